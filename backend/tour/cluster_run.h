#pragma once

#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/cluster/cloud_context.h"
#include "backend/cluster/clusters.h"
#include "backend/cluster/forwarded_credentials.h"
#include "backend/cluster/launch.h"
#include "backend/core/deadline.h"
#include "backend/core/progress.h"
#include "backend/core/result.h"
#include "backend/ledger/rows.h"
#include "backend/protocol/job_spec.h"
#include "backend/protocol/metric_record.h"
#include "backend/runs/node.h"
#include "backend/runs/run_control.h"

namespace trainyard::tour {

// A job on a cluster: what ties cluster, run control, metric feed and ledger together. The command line, the window and
// the tour use the same functions. Nothing lives between the calls, so that any program can attach to a run that
// another one started. All of them block.

/// Head and workers of a cluster as run control wants them. The head is first.
/// errors  NotFound (no machine has an address)
Result<std::vector<runs::Node>> nodesOf(const cluster::CloudContext &, const ClusterId &);

/// The run of that id, or by its unique beginning, or the latest one for "latest".
/// errors  NotFound, InvalidArgument (several)
Result<ledger::Run> findRun(const cluster::CloudContext &, const std::string &idOrPrefix);
/// The run that a cluster works on now, from the ledger.
/// errors  NotFound
Result<ledger::Run> activeRun(const cluster::CloudContext &, const ClusterId &);

/// Start a job on all workers of the cluster. job.run is made when empty; job.workers is set to the workers there
/// are. The run is in the ledger before anything starts; on failure or Cancel its processes are stopped and it is
/// marked as failed.
/// keys    may keys of the user's travel to the machines, where no role reaches the job's buckets? Kept with the run
/// errors  Busy (the cluster works on another run), InvalidArgument (the job; keys would have to travel, and nobody
///         agreed), those of cluster::forwardedCredentials and runs::RunControl::start
Result<RunId> startRun(const cluster::CloudContext &, const ClusterId &, protocol::JobSpec job, const ProgressSink &,
                       std::stop_token, cluster::CredentialForwarding keys = cluster::CredentialForwarding::No);

struct RunEnd {
    std::string state;                ///< "finished", "failed" or "stopped"; empty: it goes on, we stopped looking
    std::string note;                 ///< the run's own last word, or kEndedWithCluster
    std::optional<Timestamp> at = {}; ///< when, where that was not just now

    bool over() const { return !state.empty(); }
    bool ok() const { return state == "finished"; }
};

/// What the ledger says of a run ("stopped") whose machines were terminated while it ran: no failure of the run.
inline constexpr const char *kEndedWithCluster = "its cluster was terminated";

/// Into the ledger: a run that was active when its cluster was closed ended then, unless it had said how it ended.
/// return  how it ended
RunEnd closeRunWithCluster(ledger::Ledger &, const ledger::Run &, const ledger::Cluster &closed);

struct FollowOptions {
    std::function<void(std::span<const protocol::MetricRecord>)> records; ///< in order, after they were stored
    std::function<void(const std::string &)> note; ///< "waiting for the head: ...", for people; may be empty
    bool untilQuiet = false;                       ///< catch up and return, instead of waiting for the run's end
    std::chrono::seconds patience{90}; ///< the head may be silent, or its scheduler gone, so long before PeerLost
};

/// Take over the metrics of a run until it ends, and then its logs into runs/ID/. Marks run and cluster in the ledger
/// when it ended. Stopping leaves the run alive. A run that ended long ago is an answer: nothing is asked of the
/// network.
/// errors  PeerLost (the scheduler is gone without a last word), those of runs::MetricsFeed
Result<RunEnd> followRun(const cluster::CloudContext &, const RunId &, const FollowOptions &, std::stop_token);

/// Start `count` more machines and, where a run is active, let them join it.
/// return  their names; on failure or Cancel the new machines are terminated, the others stay
Result<std::vector<std::string>> growCluster(const cluster::CloudContext &, const ClusterId &, int count,
                                             const cluster::LaunchOptions &, const ProgressSink &, std::stop_token);
/// Let a worker leave the active run, then terminate its machine.
Status shrinkCluster(const cluster::CloudContext &, const ClusterId &, const std::string &node, const ProgressSink &,
                     std::stop_token);

/// What a change of size did, by the names of machines.
struct ResizeResult {
    std::vector<std::string> added, removed;
};
/// Grow or shrink a cluster to so many workers; those that came last leave first, one after the other. What was done
/// before a failure stays done.
/// workers   at least 1
Result<ResizeResult> resizeCluster(const cluster::CloudContext &, const ClusterId &, int workers, const ProgressSink &,
                                   std::stop_token);
/// Who leaves when a cluster shrinks to `workers`, in that order; none when it has no more.
/// errors  as nodesOf
Result<std::vector<std::string>> workersToRemove(const cluster::CloudContext &, const ClusterId &, int workers);

/// End a run's processes; the machines stay. graceful: a checkpoint first.
Status stopRun(const cluster::CloudContext &, const RunId &, bool graceful, std::stop_token);

protocol::MetricRecord toRecord(const ledger::Metric &);

} // namespace trainyard::tour
