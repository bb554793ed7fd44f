#pragma once

#include <optional>
#include <string>
#include <vector>

#include "backend/core/sentence.h"
#include "backend/data/sets/data_facts.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/protocol/job/model_input.h"

namespace trainyard::checks {

enum class Severity {
    Problem, ///< training would fail
    Warning, ///< it works, but hardly as intended, or it was not checked
};

/// One result of a check, with the field of the job that it concerns.
struct JobFinding {
    FieldOf<protocol::JobSpec> field; ///< JobSpec::input for each of its fields
    std::string option;               ///< of the command line: "--num-classes"
    Sentence sentence;                ///< what, where, and what to do
    Severity severity = Severity::Problem;
    bool operator==(const JobFinding &) const = default;
};

/// The data of a job.
struct JobData {
    data::DataFacts training;
    std::optional<data::DataFacts> validation; ///< unset: there is none, or it was not read
    bool validationRead = true;                ///< whether it is known if there is any
};

/// Checks a job against its model and data: size and channels of the pictures, classes and labels, samples and batch
/// size, and augmentation that has no effect. Does no I/O.
/// \return problems first
std::vector<JobFinding> findingsOf(const protocol::JobSpec &, const protocol::ModelInput &, const JobData &);

} // namespace trainyard::checks
