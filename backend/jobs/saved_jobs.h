#pragma once

#include <span>
#include <string_view>

#include "backend/core/result.h"
#include "backend/jobs/job_type.h"

/// Jobs that come with the program: the examples of the frameworks, ready to be changed and started (resources/jobs).
namespace trainyard::jobs {

struct SavedJob {
    std::string_view name;  ///< "cifar10-dist", as for --job
    std::string_view title; ///< "CIFAR-10 on several machines"
    std::string_view json;  ///< a job file without a run
};
/// All of them, by name.
std::span<const SavedJob> savedJobs();

/// Parses a job file without requiring a run, which is only known when the job is started.
/// \param run  of the job, where the file has none
/// \error InvalidArgument (the field is named), ProtocolMismatch
Result<JobSpec> jobOfFile(std::string_view json, const RunId &run);
/// One of savedJobs().
/// \error NotFound (the detail lists the names)
Result<JobSpec> savedJob(std::string_view name, const RunId &run);

} // namespace trainyard::jobs
