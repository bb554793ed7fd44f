#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "backend/core/result.h"
#include "backend/protocol/job/job_enums.h"

namespace trainyard::protocol {

/// What a job of another type than the bundled trainer runs, and by which launcher the processes of any job come to the
/// machines. A type may have options of its own (`options`), which backend/jobs declares and checks.
struct TaskSpec {
    static constexpr std::size_t kLongestCommand = 16 * 1024;
    static constexpr std::size_t kMostLines = 128; ///< of each list
    static constexpr std::size_t kLongestLine = 4096;

    /// A line for the shell of the machines, without the launcher of its framework.
    std::string command;
    std::string setup;    ///< a line for the shell, once for each machine and code, before the command
    std::string code;     ///< folder of this computer that is sent to the machines; empty: none
    std::string codeHash; ///< SHA-256 of the packed code, set by the program that starts the run
    std::string folder;   ///< absolute, below "~/", or relative to the code; empty: the code, else the home
    std::vector<std::string> excludes;    ///< patterns of files that are not sent, beside the usual ones
    std::vector<std::string> environment; ///< NAME=value; not secret: stored with the run
    std::vector<std::string> secrets;     ///< names of variables whose values are sent apart, and masked in logs
    std::string nodes = "workers";        ///< workers, head, all, or a number of machines
    int processes = 0;                    ///< of each machine; 0: what the type chooses; up to 64
    bool elastic = false; ///< machines may come and go between minWorkers and maxWorkers, as far as the type can
    TaskFailure onFailure = TaskFailure::End;
    int restarts = 0;                           ///< of all processes, with TaskFailure::Restart; up to 1000
    int setupSeconds = 1800;                    ///< longest time of `setup`; 1 to 86,400
    std::string logFormats = "auto";            ///< names of backend/jobs/logs, joined by commas; auto: all; none
    std::vector<std::string> patterns;          ///< of metrics in log lines (jobs/logs/log_format.h)
    std::map<std::string, std::string> options; ///< of the type: "torch.nnodes", "docker.image"
    Launcher launcher = Launcher::Ssh;
    std::vector<std::string> launcherOptions; ///< further words for its command: "-q", "all.q"
    /// Longest time of its job in the queue of sge, slurm or yarn, which is no part of startSeconds; 0: without limit, so
    /// that only deadline, idle limit and budget of the cluster end it; up to 30 days.
    int queueSeconds = 0;

    bool operator==(const TaskSpec &) const = default;
};

/// Whether a text is the name of an environment variable: letters, digits and underscores, no digit first, up to 256.
bool isVariableName(std::string_view);

/// Splits "NAME=value", or "NAME:value" as launch.py writes it.
/// \error InvalidArgument (no name, a zero byte or a line feed in it)
Result<std::pair<std::string, std::string>> variableOf(std::string_view);

} // namespace trainyard::protocol
