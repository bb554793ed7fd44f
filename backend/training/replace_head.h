#pragma once

#include <optional>
#include <string>

#include "backend/training/cluster_run.h"
#include "backend/training/head_loss.h"

namespace trainyard::training {

struct HeadReplacement {
    std::optional<RunId> run; ///< that continues; empty: the cluster had none
    RecoveryPlan plan;        ///< of the run
};

/// The machine that would replace the head of a cluster: "a head node (m5.large, $0.0960 per hour)".
std::string describeNewHead(const cluster::CloudContext &, const ClusterId &);

/// Launches a machine in place of a head that is gone, as AWS reports it, and continues the run that was lost with it.
/// \param options  `confirm` receives the plan before anything is launched, also without a run, and also where the
///     machine costs nothing; `launch`, `progress`
///     and `note` are used as by followRun()
/// \error InvalidArgument (the head exists), Cancelled (not confirmed), PeerLost (the run does not continue), those of
///     cluster::replaceHead
Result<HeadReplacement> replaceHead(const cluster::CloudContext &, const ClusterId &, const FollowOptions &options,
                                    std::stop_token);

} // namespace trainyard::training
