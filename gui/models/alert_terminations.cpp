#include "gui/models/alert_terminations.h"

#include <algorithm>

namespace trainyard::gui {

using services::ClusterDetails;
using services::RunSnapshot;

bool AlertTerminations::require(const RunSnapshot &run, const AlertRule &rule,
                                const std::vector<ClusterDetails> &clusters, bool isListed)
{
    const auto cluster = std::ranges::find(clusters, run.cluster, &ClusterDetails::id);
    const bool isElsewhere = !isListed || (cluster != clusters.end() && cluster->elsewhere);
    m_pending[run.cluster] = {{run.id, rule}, {}, isElsewhere};
    return !isElsewhere;
}

void AlertTerminations::began(const ClusterId &cluster, const OperationId &operation)
{
    if (const auto at = m_pending.find(cluster); at != m_pending.end())
        at->second.operation = operation;
}

void AlertTerminations::ended(const OperationId &operation, bool isSettled)
{
    const auto at = std::ranges::find_if(m_pending, [&](const auto &one) { return one.second.operation == operation; });
    if (at == m_pending.end())
        return;
    if (isSettled)
        m_pending.erase(at);
    else
        at->second.operation = {}; // due again when it was shown elsewhere and is not any more
}

std::map<ClusterId, AlertTerminations::Termination> AlertTerminations::due(const std::vector<ClusterDetails> &clusters,
                                                                           const std::vector<RunSnapshot> &runs,
                                                                           const std::vector<AlertRule> &rules)
{
    std::erase_if(m_pending, [&](const auto &one) {
        const auto &[id, pending] = one;
        const bool isRequired = std::ranges::find(rules, pending.what.rule) != rules.end();
        const bool hasOtherRun = std::ranges::any_of(runs, [&one](const RunSnapshot &run) {
            return run.cluster == one.first && run.id != one.second.what.run && !isOver(run.state);
        });
        const auto cluster = std::ranges::find(clusters, id, &ClusterDetails::id);
        return pending.operation.empty() &&
               (!isRequired || hasOtherRun || (cluster != clusters.end() && !cluster->alive()));
    });
    std::map<ClusterId, Termination> now;
    for (auto &[id, pending] : m_pending) {
        const auto cluster = std::ranges::find(clusters, id, &ClusterDetails::id);
        // Clusters and runs are listed independently: after a change of the profile, another run may not be listed yet.
        const bool runsAreListed = std::ranges::find(runs, pending.what.run, &RunSnapshot::id) != runs.end();
        if (!pending.operation.empty() || cluster == clusters.end() || !runsAreListed)
            continue;
        if (pending.wasElsewhere && !cluster->elsewhere)
            now.emplace(id, pending.what);
        pending.wasElsewhere = cluster->elsewhere;
    }
    return now;
}

} // namespace trainyard::gui
