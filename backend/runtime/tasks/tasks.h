#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

#include "backend/core/result.h"
#include "backend/jobs/job_type.h"
#include "backend/protocol/node_layout.h"
#include "backend/runtime/launch/run_folder.h"
#include "backend/runtime/ps/transport/handshake.h"

namespace trainyard::ps {
struct Listener;
}

/// The roles of a run whose type is neither the trainer nor KvStore: what launch/roles.cpp calls in place of the roles of
/// the parameter server.
namespace trainyard::tasks {

struct CoordinatorState; // coordinator_core.h

/// In the folder of a run on the head, from the start of all processes until the run is over.
inline constexpr const char *kCoordinatorFile = "coordinator.json";
/// The state of a coordinator that was killed; unset if the run has not begun, is over, or is another one.
std::optional<CoordinatorState> lastCoordinatorState(const std::filesystem::path &runFolder, const RunId &);

/// Listens where an earlier coordinator of this run did, because the runners reconnect to it; otherwise as
/// ps::schedulerListener().
/// \error as listenOn
Result<ps::Listener> coordinatorListener(const std::filesystem::path &runFolder, const RunId &, const std::string &bind,
                                         int port);

struct CoordinatorOptions {
    std::string bind;
    int port = 0; ///< 0: as of a scheduler
    std::shared_ptr<const ps::Listener> listener;
};
/// Role::Scheduler.
/// \error why the run failed; Cancelled
Status runCoordinator(const launch::RunFolder &, const CoordinatorOptions &, std::stop_token gentle,
                      std::stop_token hard, std::stop_token preempted);

struct RunnerOptions {
    protocol::Role role = protocol::Role::Worker; ///< or Server
    int index = 0;                                ///< on this machine
    ps::Endpoint scheduler;
    std::string bind, host;
    int rank = -1;
};
/// Role::Worker and Role::Server: setup, join, the process, until the run is over.
/// \error that of the process (LocalCommandFailed with its last line), PeerLost, Cancelled
Status runTask(const launch::RunFolder &, const RunnerOptions &, std::stop_token gentle, std::stop_token hard,
               std::stop_token preempted);

/// Role::Launcher: runs the program of the job's launcher on the head, and follows a job that it submits.
Status runLauncher(const launch::RunFolder &, const RunnerOptions &, std::stop_token gentle, std::stop_token hard);

/// Prepares the machine for a task, once: working folder, code, `setup` (its output goes to standard output).
/// \return the working folder, absolute
/// \error LocalCommandFailed (status and last lines), Timeout, NotFound, DiskFull, Cancelled
Result<std::filesystem::path> setUp(const launch::RunFolder &, std::stop_token);

} // namespace trainyard::tasks
