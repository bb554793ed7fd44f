#pragma once

#include "backend/protocol/job_spec.h"
#include "backend/runtime/nn/optimizer.h"

namespace trainyard::ps {

/// How gradients change an arena in a job: on its servers, or on its worker when there are none.
/// rules  which elements decay or are averaged; derived from the model
inline nn::Optimizer optimizerOf(const protocol::JobSpec &job, const nn::ParameterRules &rules)
{
    nn::OptimizerOptions options;
    options.kind = nn::optimizerNamed(job.optimizer).value_or(nn::OptimizerKind::Sgd); // checked with the job
    options.momentum = float(job.momentum);
    options.weightDecay = float(job.weightDecay);
    return nn::Optimizer(options, rules);
}

} // namespace trainyard::ps
