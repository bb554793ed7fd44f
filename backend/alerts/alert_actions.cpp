#include "backend/alerts/alert_actions.h"

#include <algorithm>

namespace trainyard::alerts {

AlertRule::Action actionNow(const AlertRule &rule, const RunFacts *run)
{
    return run && !protocol::isOver(run->state) && !run->isStopping ? rule.action : AlertRule::Notify;
}

bool awaitsStop(const AlertRule &rule, const RunFacts &run)
{
    return rule.action != AlertRule::Notify && run.isStopping && !protocol::isOver(run.state);
}

bool shouldProgress(const RunFacts &run, bool hasMeasured)
{
    return (hasMeasured || !run.isTask) && run.state == protocol::RunState::Running && !run.isStopping &&
           !run.isUnreachable;
}

bool canAddWorker(const RunFacts &run)
{
    return run.isElastic && !run.isOfOtherProfile;
}

AlertDecision AlertActions::decide(const AlertRule &rule, const RunFacts *run,
                                   const std::vector<ClusterFacts> &clusters, const IsRunning &isRunning)
{
    AlertDecision decision{.action = actionNow(rule, run)};
    if (decision.action == AlertRule::Notify)
        return decision;
    const auto stop = m_stops.find(run->id);
    const auto termination = m_terminations.find(run->cluster);
    if ((termination != m_terminations.end() && isRunning(termination->second)) ||
        (decision.action == AlertRule::StopRun && stop != m_stops.end() && isRunning(stop->second)))
        return {};
    decision.isRefused = decision.action == AlertRule::AddWorker && !canAddWorker(*run);
    if (decision.action != AlertRule::TerminateCluster)
        return decision;
    const auto cluster = std::ranges::find(clusters, run->cluster, &ClusterFacts::id);
    decision.waits = run->isOfOtherProfile || (cluster != clusters.end() && cluster->isElsewhere);
    m_pending[run->cluster] = {{run->id, rule}, {}, decision.waits};
    return decision;
}

void AlertActions::stopBegan(const RunId &run, const OperationId &operation)
{
    m_stops[run] = operation;
}

void AlertActions::terminationBegan(const ClusterId &cluster, const OperationId &operation)
{
    m_terminations[cluster] = operation;
    if (const auto at = m_pending.find(cluster); at != m_pending.end())
        at->second.operation = operation;
}

void AlertActions::ended(const OperationId &operation, bool isSettled)
{
    const auto at = std::ranges::find_if(m_pending, [&](const auto &one) { return one.second.operation == operation; });
    if (at == m_pending.end())
        return;
    if (isSettled)
        m_pending.erase(at);
    else
        at->second.operation = {}; // due again when it was shown elsewhere and is not any more
}

std::map<ClusterId, AlertActions::Termination> AlertActions::due(const std::vector<ClusterFacts> &clusters,
                                                                 const std::vector<RunFacts> &runs,
                                                                 const std::vector<AlertRule> &rules)
{
    std::erase_if(m_pending, [&](const auto &one) {
        const auto &[id, pending] = one;
        const bool isRequired = std::ranges::find(rules, pending.what.rule) != rules.end();
        const bool hasOtherRun = std::ranges::any_of(runs, [&one](const RunFacts &run) {
            return run.cluster == one.first && run.id != one.second.what.run && !protocol::isOver(run.state);
        });
        const auto cluster = std::ranges::find(clusters, id, &ClusterFacts::id);
        return pending.operation.empty() &&
               (!isRequired || hasOtherRun || (cluster != clusters.end() && !cluster->isAlive));
    });
    std::map<ClusterId, Termination> now;
    for (auto &[id, pending] : m_pending) {
        const auto cluster = std::ranges::find(clusters, id, &ClusterFacts::id);
        // Clusters and runs are listed independently: after a change of the profile, another run may not be listed yet.
        const bool runsAreListed = std::ranges::find(runs, pending.what.run, &RunFacts::id) != runs.end();
        if (!pending.operation.empty() || cluster == clusters.end() || !runsAreListed)
            continue;
        if (pending.wasElsewhere && !cluster->isElsewhere)
            now.emplace(id, pending.what);
        pending.wasElsewhere = cluster->isElsewhere;
    }
    return now;
}

} // namespace trainyard::alerts
