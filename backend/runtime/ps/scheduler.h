#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/protocol/epoch_partition.h"
#include "backend/protocol/job_spec.h"
#include "backend/runtime/ps/handshake.h"

namespace trainyard::ps {

struct Listener;

struct SchedulerOptions {
    protocol::JobSpec job;
    JobSecret secret;
    std::string bind;                ///< this node's own address
    int port = 0;                    ///< 0: the first free one from 9091 to 9998
    std::filesystem::path runFolder; ///< metrics.jsonl, host_worker, host_worker_log and scheduler.address go here
    std::function<void(const Endpoint &)> onListening; ///< may be empty
    int epoch = 0;                                     ///< of the checkpoint that the servers begin with,
    std::int64_t step = 0;                             ///< its step, and
    std::vector<protocol::Range> remaining;            ///< what that epoch has left; none: all of it
    std::shared_ptr<const Listener> listener;          ///< of who starts us again (schedulerListener); none: make one
};

/// Listen where an earlier attempt of this run did, because the others come back to it; else on `port`, or with 0 on
/// the first free one. Who starts a scheduler again holds this meanwhile, so that no other program gets its port.
/// errors  as listenOn
Result<Listener> schedulerListener(const std::filesystem::path &runFolder, const RunId &, const std::string &bind,
                                   int port);

/// Run the scheduler until the run is over; when an earlier attempt in this folder died, go on from its journal.
/// Blocking, one thread; the stop token ends the run with Cancelled. errors  why the run failed; Conflict (port),
/// IoFailure and DiskFull (run folder)
Status runScheduler(const SchedulerOptions &, std::stop_token);

/// Ask a scheduler to let a worker go at the next boundary; for people and agents, not for workers.
/// rank    -1: the worker on `host`
/// errors  NotFound (no such worker), Conflict (too few would remain), Unreachable, WrongSecret, Timeout
Status requestLeave(const Endpoint &scheduler, const std::string &bind, const JobSecret &, int rank,
                    const std::string &host, const Deadline &, std::stop_token);

} // namespace trainyard::ps
