#pragma once

#include <string>
#include <vector>

#include "backend/services/snapshots.h"
#include "gui/models/charts/run_series.h"

namespace trainyard::gui {

/// A worker of a run that has died and did not return: its machine runs and has nothing to do, or no longer exists.
struct DeadWorker {
    int rank = 0;
    std::string node, type; ///< "worker-2", "c5.xlarge"
    std::string reason;     ///< of the machine, where that is lost
    bool lost = false;      ///< the machine no longer exists
    bool operator==(const DeadWorker &) const = default;
};

/// The dead workers of a run whose machines can be replaced, by rank. None where they are of no use: the run does not
/// train, or its cluster is not ours.
std::vector<DeadWorker> deadWorkers(const services::RunSnapshot &run, const std::vector<RankSnapshot> &ranks,
                                    const services::ClusterDetails &cluster);

} // namespace trainyard::gui
