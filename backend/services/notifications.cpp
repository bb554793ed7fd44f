#include "backend/services/notifications.h"

#include <algorithm>

#include "backend/cluster/operate/interruptions.h"

namespace trainyard::services {

namespace {

Notice noticeOf(const RunSnapshot &run)
{
    const NoticeKind outcome = run.state == RunState::Finished ? NoticeKind::RunFinished
                               : run.state != RunState::Failed ? NoticeKind::RunStopped
                               : run.lostWithHead              ? NoticeKind::HeadLost
                                                               : NoticeKind::RunFailed;
    // The note of a task quotes output of its program, which stays on this computer.
    const std::string reason = run.state == RunState::Failed && !run.task ? run.note : std::string();
    return notify::endOf(outcome, run.model + " on " + run.clusterName, reason, run.clusterName, run.id);
}

} // namespace

std::vector<Notice> RunNotices::of(const std::vector<RunSnapshot> &runs)
{
    std::vector<Notice> notices;
    for (const RunSnapshot &run : runs) {
        if (!isOver(run.state))
            m_active.insert(run.id);
        else if (m_active.erase(run.id) > 0 && m_seen)
            notices.push_back(noticeOf(run));
    }
    m_seen = true;
    return notices;
}

std::vector<Notice> SpotNotices::of(const std::vector<ClusterDetails> &clusters)
{
    std::vector<Notice> notices;
    for (const ClusterDetails &cluster : clusters) {
        const bool isNew = !m_last.contains(cluster.id);
        std::int64_t &last = m_last[cluster.id];
        const std::int64_t before = last;
        for (const ledger::Event &event : cluster.events) {
            last = std::max(last, event.sequence);
            if (isNew || event.sequence <= before || event.kind != cluster::kInterruptionEvent)
                continue;
            notices.push_back(
                {NoticeKind::SpotNotice,
                 "EC2 takes back " + notify::oneLine(event.subject) + " of " + notify::oneLine(cluster.name),
                 "The replacement, if there is one, is shown in the operations panel.", cluster.name, event.run});
        }
    }
    return notices;
}

} // namespace trainyard::services
