#pragma once

#include <optional>
#include <string>
#include <vector>

#include "backend/core/result.h"
#include "backend/jobs/type_options.h"
#include "backend/protocol/job/job_options.h"

namespace CLI {
class App;
}

namespace trainyard::cli {

/// The options of a job on the command line: of the bundled trainer, of tasks and of all their types, a job file, and
/// the command after "--". Must outlive the command.
class JobArguments {
public:
    void addTo(CLI::App &command);
    /// To call after the parse. Reads the job file and checks what needs no cluster.
    /// \return a job; of the trainer perhaps without data
    /// \error InvalidArgument, and those of reading files
    Result<protocol::JobSpec> take();

private:
    void chooseElastic();

    protocol::JobSpec m_job;
    protocol::JobOptions m_options;
    jobs::TypeOptions m_types;
    std::vector<std::string> m_command;
    std::optional<protocol::JobType> m_type;
    std::optional<bool> m_elastic; ///< whether machines may come and go
    Status m_read;                 ///< of the job file
};

/// A job as a file for --job: without the run id: each start has its own.
std::string jobFileOf(const protocol::JobSpec &);

} // namespace trainyard::cli
