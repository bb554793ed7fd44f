#pragma once

#include <chrono>
#include <filesystem>
#include <memory>
#include <string>

#include <sys/types.h>

#include "backend/core/result.h"
#include "backend/protocol/node_layout.h"
#include "backend/runtime/launch/core_share.h"

namespace trainyard::ps {
struct Listener;
}

namespace trainyard::launch {

class RoleLog;

struct RoleOptions {
    protocol::Role role = protocol::Role::Worker;
    std::filesystem::path runFolder;
    std::string bind;                             ///< this node's own address
    std::string scheduler;                        ///< "host:port"; empty for the scheduler
    std::string host;                             ///< name of this node in messages and leave requests
    int index = 0;                                ///< among the processes of the role on this machine
    int rank = -1;                                ///< requested rank; -1: any
    int port = 0;                                 ///< scheduler: 0 is the first free one from 9091; server: 0 is any
    bool monitorInterruptions = false;            ///< after a notice a worker leaves, and a scheduler saves and ends
    std::shared_ptr<const ps::Listener> listener; ///< scheduler: its port, kept open by the process that restarts it
    LocalRoles local;                             ///< worker: the processes of the run on this machine
    std::string announce; ///< server: "host:port" where others reach it, as through a port mapping; empty: as bound
};

/// Opens the port of the scheduler of this folder's run, for RoleOptions::listener.
/// \return null on failure, which the scheduler will report when it tries the same
std::shared_ptr<const ps::Listener> schedulerPort(const RoleOptions &);

/// Runs one role in this process until its run is over. Of a run whose programs are the user's own, the scheduler is its
/// coordinator, and workers and servers are task runners (runtime/tasks). On the first SIGTERM or SIGINT a scheduler
/// ends the run after a checkpoint, a worker leaves at the next boundary, and a server ends; on the second one each ends
/// at once. Call it before any thread is started.
/// \error those of the role; NotFound and others of the run folder
Status runRole(const RoleOptions &);

/// Runs a role in a child process and watches it: writes LABEL.pid (both PIDs with their start times) when it starts
/// and LABEL.exit when it ends. A scheduler that was ended by a signal is restarted, at most JobSpec::schedulerRestarts
/// times an hour, unless this process has received SIGTERM.
/// \return exit status of the role (128 + N if signal N ended it)
int superviseRole(const RoleOptions &, const std::string &label);

/// A role in a child process. Its output goes through the log, which the caller has to write (RoleLog::writeAvailable()
/// and finish()): without a thread, so that it can fork further roles.
struct ChildRole {
    pid_t pid = -1;               ///< -1: it could not be started
    std::unique_ptr<RoleLog> log; ///< null if it cannot be written: the output then goes where the caller's goes
};
/// Forks a process that runs a role. It has a process group of its own, so that signals of a terminal reach the caller
/// only, and it ends at once when the caller dies.
ChildRole forkRole(const RoleOptions &, const std::string &label);

/// Delay before a dead scheduler is restarted: grows from 50 ms to 2 s.
std::chrono::milliseconds restartPause(int restarts);

/// Prints one sentence on standard error unless the status is success.
/// \return 0 on success, 130 for Cancelled, else 1
int exitStatus(const Status &);

} // namespace trainyard::launch
