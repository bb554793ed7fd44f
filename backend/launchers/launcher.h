#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/result.h"
#include "backend/jobs/job_type.h"

/// How the workers of a run come to the machines by another program than our agents: commands and files, no sockets and
/// no processes. runtime/tasks/launcher_role runs them on the head.
namespace trainyard::launchers {

struct LaunchRequest {
    protocol::JobSpec job;
    std::vector<jobs::Machine> machines; ///< with workers
    std::string runFolder;               ///< absolute, the same path on every machine
    std::string runtime;                 ///< trainyard-runtime there
    std::string scheduler;               ///< "host:port"
    int sshPort = 22;
    std::string sshKey; ///< of the mesh (cluster/recipes/key_mesh.h); empty: the agent, or none
    std::string knownHosts;
    bool loopback = false; ///< all machines are on this computer (local cloud)
};

/// What a launcher runs on the head. Commands contain no variable of the job: every process reads them on its machine
/// (`trainyard-runtime join --run-folder FOLDER --scheduler HOST:PORT`).
struct LaunchPlan {
    std::map<std::string, std::string> files; ///< by name below the run folder: "hosts", "submit.sh"
    std::vector<std::string> start;           ///< stays until all workers have ended (mpirun, srun), or submits
    bool submits = false;                     ///< `start` returns at once, and prints the job's id
    std::vector<std::string> state, cancel;   ///< of a submitted job; "{id}" stands for its id
    std::vector<std::string> logs;            ///< prints the logs of a submitted job; empty: they are in the run folder
};

/// The state of a submitted job, as words of its queue.
enum class QueueState { Waiting, Running, Ended, Failed, Unknown };

class Launcher {
public:
    virtual ~Launcher() = default;
    virtual protocol::Launcher id() const = 0;
    virtual std::string_view program() const = 0; ///< "mpirun": must be on the head
    virtual Result<LaunchPlan> plan(const LaunchRequest &) const = 0;
    /// The id in the output of `start`.
    virtual std::optional<std::string> idIn(std::string_view output) const;
    virtual QueueState stateIn(std::string_view output) const;
};

/// \return null for Ssh, which our agents are
const Launcher *launcherOf(protocol::Launcher);

} // namespace trainyard::launchers
