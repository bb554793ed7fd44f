#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/result.h"
#include "backend/protocol/job/job_spec.h"

namespace trainyard::protocol {

/// One option of a job, for forms: they can offer a field without knowing the struct. Lists of numbers are joined by
/// commas, lists of texts (Lines) by line feeds.
struct JobField {
    enum class Kind { Flag, Integer, Real, Text, Choice, Numbers, Lines };

    std::string name;   ///< in job.json: "epochs", "input.validation"
    std::string option; ///< "--epochs": the first long name
    std::string help;   ///< as on the command line, in English
    Kind kind = Kind::Text;
    double low = 0, high = 0;         ///< of numbers; high is the length of a text
    std::vector<std::string> choices; ///< of Choice, in the order of the enumeration
    /// The value: "true", "0.5", "dist_sync", "10,15".
    std::function<std::string(const JobSpec &)> text;
    /// Sets the value; the job stays unchanged on failure.
    /// \error InvalidArgument (another type, or beyond the limits); the detail begins with the name
    std::function<Status(JobSpec &, std::string_view)> set;
};

/// All fields of the trainer that the command line offers, in the order of its help.
std::vector<JobField> jobFields();
/// The same of a task ("task.setup"), which all types share. Those of one type: backend/jobs.
std::vector<JobField> taskFields();

} // namespace trainyard::protocol
