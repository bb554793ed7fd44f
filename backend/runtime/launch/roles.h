#pragma once

#include <chrono>
#include <filesystem>
#include <memory>
#include <string>

#include "backend/core/result.h"
#include "backend/protocol/node_layout.h"

namespace trainyard::ps {
struct Listener;
}

namespace trainyard::launch {

struct RoleOptions {
    protocol::Role role = protocol::Role::Worker;
    std::filesystem::path runFolder;
    std::string bind;      ///< this node's own address
    std::string scheduler; ///< "host:port"; empty for the scheduler
    std::string host;      ///< how people call this node
    int rank = -1;         ///< wish
    int port = 0;          ///< scheduler: 0 is the first free one from 9091; server: 0 is any
    bool monitorInterruptions =
        false; ///< worker: leave when the metadata service says that the machine will be taken away
    std::shared_ptr<const ps::Listener> listener; ///< scheduler: its port, held by who starts it again
    std::string announce; ///< server: "host:port" where the others reach it, through a port mapping; empty: as bound
};

/// The port of the scheduler of this folder's run, for RoleOptions::listener; null when there is none to be had, which
/// the scheduler will explain.
std::shared_ptr<const ps::Listener> schedulerPort(const RoleOptions &);

/// Be one role until its run is over, in this process. SIGTERM and SIGINT stop a scheduler or server; a worker leaves
/// at the next boundary on the first and ends on the second. Call it before any thread was started. errors  those of
/// the role; NotFound and others of the run folder
Status runRole(const RoleOptions &);

/// The same in a child, watched by this process, which writes LABEL.pid when it starts and LABEL.exit when it ends. A
/// scheduler that a signal ended is started again, at most JobSpec::schedulerRestarts times, unless this process was
/// told to stop by SIGTERM. Returns the exit status of the role (128 + N when signal N ended it).
int superviseRole(const RoleOptions &, const std::string &label);

/// Before a dead scheduler is started again: grows from 50 ms to 2 s.
std::chrono::milliseconds restartPause(int restarts);

/// 0, or 1 after one sentence on standard error; 130 for Cancelled.
int exitStatus(const Status &);

} // namespace trainyard::launch
