#pragma once

#include <optional>
#include <string>

#include "backend/training/recovery/head_loss.h"
#include "backend/training/run/cluster_run.h"

namespace trainyard::training {

struct HeadReplacement {
    std::optional<RunId> run; ///< that continues; empty: the cluster had none
    RecoveryPlan plan;        ///< of the run
};

/// Whether a run failed because it was lost with its head, so that a new head may continue it.
bool isLostWithHead(const ledger::Run &);

/// The machine that would replace the head of a cluster.
struct NewHead {
    std::string type;                 ///< empty: unknown
    bool costsMoney = true;           ///< at this endpoint
    std::optional<double> usdPerHour; ///< empty: unknown
};
NewHead newHeadOf(const cluster::CloudContext &, const ClusterId &);
/// The same in words: "a head node (m5.large, $0.0960 per hour)".
std::string describeNewHead(const cluster::CloudContext &, const ClusterId &);

/// Launches a machine in place of a head that is gone, as AWS reports it, and continues the run that was lost with it.
/// \param options  `confirm` receives the plan before anything is launched, also without a run, and also where the
///     machine costs nothing; `launch`, `progress`
///     and `note` are used as by followRun()
/// \error InvalidArgument (the head exists), Cancelled (not confirmed), PeerLost (the run does not continue), those of
///     cluster::replaceHead
Result<HeadReplacement> replaceHead(const cluster::CloudContext &, const ClusterId &, const FollowOptions &options,
                                    std::stop_token);

/// Ends a run that was lost with its head for good: its processes, as far as their machines respond, and its row, which
/// becomes Stopped. The machines stay.
/// \error NotFound, Conflict (it was not lost with its head, or continues), Busy (another program continues it)
Status endLostRun(const cluster::CloudContext &, const RunId &);

} // namespace trainyard::training
