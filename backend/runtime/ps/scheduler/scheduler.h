#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/protocol/epoch_partition.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/runtime/ps/transport/handshake.h"

namespace trainyard::ps {

struct Listener;

struct SchedulerOptions {
    protocol::JobSpec job;
    JobSecret secret;
    std::string bind;                ///< this node's own address
    int port = 0;                    ///< 0: the first free one from 9091 to 9998
    std::filesystem::path runFolder; ///< for metrics.jsonl, host_worker, host_worker_log, scheduler.address
    std::function<void(const Endpoint &)> onListening; ///< may be empty
    int epoch = 0;                                     ///< of the checkpoint with which the servers start
    std::int64_t step = 0;                             ///< of that checkpoint
    std::vector<protocol::Range> remaining;            ///< remaining samples of that epoch; empty: all of them
    std::shared_ptr<const Listener> listener;          ///< from the process that restarts the scheduler; null: open one
    /// Joins this scheduler to save a checkpoint of the servers' weights when no worker is left (JoinOptions::saver), in
    /// a thread of its own; may be empty.
    std::function<Status(const Endpoint &scheduler, std::stop_token)> save = {};
};

/// Listens on the port of an earlier attempt of this run, because the peers reconnect to it; otherwise on `port`, or,
/// if that is 0, on the first free one. The process that restarts a scheduler keeps the result open, so that no other
/// program takes the port.
/// \error as listenOn
Result<Listener> schedulerListener(const std::filesystem::path &runFolder, const RunId &, const std::string &bind,
                                   int port);

/// Runs the scheduler until the run is over. If an earlier attempt in this folder died, continues from its journal.
/// Blocking, one thread. The run that a token ends has the result Cancelled.
/// \param stop       ends the run after a checkpoint (SchedulerCore::stop)
/// \param now        ends it at once
/// \param preempted  as `stop`, but the run is not over: the machine will be taken away (SchedulerCore::preempt)
/// \error why the run failed; Conflict (port), IoFailure and DiskFull (run folder)
Status runScheduler(const SchedulerOptions &, std::stop_token stop, std::stop_token now = {},
                    std::stop_token preempted = {});

/// Requests that a worker leaves at the next boundary. For operators and agents; a worker uses ControlLink::leave.
/// \param rank  -1: the worker on `host`
/// \error NotFound (no such worker), Conflict (too few workers would remain), Unreachable, WrongSecret, Timeout
Status requestLeave(const Endpoint &scheduler, const std::string &bind, const JobSecret &, int rank,
                    const std::string &host, const CallContext &);

} // namespace trainyard::ps
