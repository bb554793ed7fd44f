// What a recovery reports to the user, and records.

#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/plan/membership.h"
#include "backend/core/time/time_source.h"
#include "backend/ledger/ledger.h"
#include "backend/training/recovery/head_recovery_internal.h"
#include "backend/training/run/cluster_run_internal.h"

namespace trainyard::training {

/// What happened, and when the last step was recorded, by the node's clock.
std::string HeadRecovery::lossText(bool machineGone) const
{
    const Timestamp last(std::chrono::duration_cast<Timestamp::duration>(std::chrono::duration<double>(m_lastStepAt)));
    return (machineGone || m_newHeadUnnamed ? "head node lost"
            : !m_lostWeights.empty()        ? m_lostWeights
                                            : "the scheduler died on the head node") +
           (m_lastStepAt > 0 ? " after " + toLocalTime(last, wallNow()) : std::string());
}

/// Into the ledger: an event, and the detail of the run.
/// \return false: another program has ended the run meanwhile, and nothing is recorded
bool HeadRecovery::record(bool machineGone)
{
    if (isEnding())
        return false;
    std::string text = lossText(machineGone) + "; " + describe(m_plan);
    if (!m_silentNodes.empty() && m_plan.action != Recovery::StartScheduler) {
        const bool one = m_silentNodes.size() == 1;
        text += fmt::format("; without {}, which {} not respond", fmt::join(m_silentNodes, ", "), one ? "does" : "do");
        if (checkGrows(m_run))
            text += one ? ": it joins when it responds again, while a program follows the run"
                        : ": they join when they respond again, while a program follows the run";
    }
    // Before the state of the run: a stop that is recorded after it marks the cluster as ready again.
    (void)cluster::setState(m_cloud, m_run.cluster, cluster::ClusterState::Training);
    if (!m_cloud.ledger->continueRun(m_run.id, text).value_or(true)) {
        releaseCluster(m_cloud, m_run.cluster);
        return false;
    }
    addRunEvent(*m_cloud.ledger, m_run, say("run %1: %2", m_run.id.value, text), false,
                std::exchange(m_newHeadUnnamed, false) ? cluster::kHeadReplacedEvent : "run");
    note(text);
    return true;
}

void HeadRecovery::note(const std::string &text) const
{
    if (m_options.note)
        m_options.note(text);
}

/// The reason of a run that does not continue unless the user agrees.
std::string HeadRecovery::refusal(const std::string &why) const
{
    if (!m_plan.newHead && m_plan.unknownLoss)
        return why + "; its programs would have to start again from what they have saved themselves";
    if (!m_plan.newHead)
        return why + "; it has no checkpoint, and beginning again would lose all its steps" +
               describeMissingBucket(m_plan);
    return fmt::format("{}; trainyardctl replace-head launches another one, and {}", why, describe(m_plan));
}

} // namespace trainyard::training
