#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "backend/checks/job_findings.h"
#include "backend/core/result.h"
#include "backend/core/time/deadline.h"
#include "backend/storage/storage.h"

namespace trainyard::checks {

/// The result of checking a job against its data.
struct JobCheck {
    std::vector<JobFinding> findings; ///< problems first
    std::optional<Error> dataError;   ///< the data is missing, empty or damaged: training would fail with this error
    bool operator==(const JobCheck &) const = default;

    bool passed() const; ///< no problem; there may be warnings
    /// The sentences of one severity, separated by spaces.
    Sentence text(Severity) const;
    /// \error dataError; InvalidArgument (the sentences of the problems, with their options)
    Status status() const;
};

inline constexpr std::chrono::seconds kCheckTime{20}; ///< for all data of a job

/// Checks a job against the beginning of its data. What cannot be read, for reasons other than the data itself, is a
/// warning. Blocks for at most kCheckTime.
/// \param storage  reads job.data and job.input.validation
JobCheck checkJob(const protocol::JobSpec &, const storage::StorageConfig &storage, const CallContext &);

/// A warning that the data was not read.
JobFinding notChecked(const std::string &data, const Sentence &why);

} // namespace trainyard::checks
