#pragma once

#include <string>

#include "backend/core/result.h"
#include "backend/protocol/job/job_spec.h"

namespace trainyard::protocol {

/// The variable in which launch scripts of Dynamic Training with Apache MXNet
/// (awslabs/dynamic-training-with-apache-mxnet-on-aws) look for the command of a new worker.
inline constexpr const char *kTrainingCommandVariable = "TRAINING_CMD";

/// The command line of a shell that a worker of this job runs on a node, with the options of the job: its role follows
/// from the DMLC variables that such a script sets. A checkpoint that the job resumes from is left out where only the
/// folder of its run has it: a worker that joins gets its weights from the servers.
/// \error Unsupported (the job has a network of its own, which no option can hold)
Result<std::string> trainingCommand(const JobSpec &);

} // namespace trainyard::protocol
