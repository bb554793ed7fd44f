#pragma once

#include <map>
#include <string>
#include <vector>

#include "backend/core/result.h"
#include "backend/jobs/job_type.h"

namespace CLI {
class App;
}

namespace trainyard::jobs {

/// The options of all types on a command line: "--nnodes 1:3", "--docker-image IMAGE". Options that are not given leave
/// the job unchanged: a job file that was read before the parse supplies them. Must outlive the command.
class TypeOptions {
public:
    void addTo(CLI::App &command);
    /// To call after the parse, when the job has its type.
    /// \error InvalidArgument (an option of another type, or a value that is not allowed)
    Status finish(JobSpec &) const;

    /// The arguments of a job's own options that are not the default, unquoted: {"--nnodes=1:3"}.
    static std::vector<std::string> argumentsOf(const JobSpec &);

private:
    const CLI::App *m_command = nullptr;
    std::map<std::string, std::string> m_given; ///< by option
    std::map<std::string, bool> m_flags;
};

} // namespace trainyard::jobs
