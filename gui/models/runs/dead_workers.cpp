#include "gui/models/runs/dead_workers.h"

#include <algorithm>

namespace trainyard::gui {

using namespace services;

std::vector<DeadWorker> deadWorkers(const RunSnapshot &run, const std::vector<RankSnapshot> &ranks,
                                    const ClusterDetails &cluster)
{
    std::vector<DeadWorker> dead;
    if (run.state != RunState::Running || run.stopping || !cluster.ours || cluster.elsewhere)
        return dead;
    for (const RankSnapshot &rank : ranks) {
        if (rank.state != "died")
            continue;
        const bool isBack = std::ranges::any_of(
            ranks, [&rank](const RankSnapshot &other) { return other.member && other.host == rank.host; });
        if (isBack)
            continue;
        const auto node = std::ranges::find(cluster.nodes, rank.host, &cluster::NodeSnapshot::name);
        const auto gone = std::ranges::find(cluster.lost, rank.host, &cluster::NodeSnapshot::name);
        if (node != cluster.nodes.end() && node->isRunning() && !node->locked)
            dead.push_back({rank.rank, node->name, node->type, rank.reason, false});
        else if (node == cluster.nodes.end() && gone != cluster.lost.end() && !gone->locked)
            dead.push_back({rank.rank, gone->name, gone->type, gone->lost, true});
    }
    return dead;
}

} // namespace trainyard::gui
