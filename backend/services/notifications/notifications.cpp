#include "backend/services/notifications/notifications.h"

#include <algorithm>
#include <chrono>
#include <string>
#include <utility>

#include "backend/cluster/operate/interruptions.h"
#include "backend/cluster/plan/membership.h"

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

std::vector<ledger::Event> UnseenEvents::of(const ClusterDetails &cluster, std::string_view kind)
{
    const bool isNew = !m_last.contains(cluster.id);
    std::int64_t &last = m_last[cluster.id];
    const std::int64_t before = last;
    std::vector<ledger::Event> unseen;
    for (const ledger::Event &event : cluster.events) {
        last = std::max(last, event.sequence);
        if (!isNew && event.sequence > before && event.kind == kind)
            unseen.push_back(event);
    }
    return unseen;
}

std::vector<Notice> SpotNotices::of(const std::vector<ClusterDetails> &clusters)
{
    std::vector<Notice> notices;
    for (const ClusterDetails &cluster : clusters) {
        const std::vector<ledger::Event> unseen = m_events.of(cluster, cluster::kInterruptionEvent);
        for (const ledger::Event &event : unseen) {
            notices.push_back(
                {NoticeKind::SpotNotice,
                 "EC2 takes back " + notify::oneLine(event.subject) + " of " + notify::oneLine(cluster.name),
                 "The replacement, if there is one, is shown in the operations panel.", cluster.name, event.run});
        }
    }
    return notices;
}

std::vector<Notice> WorkerNotices::of(const std::vector<ClusterDetails> &clusters, const std::vector<RunSnapshot> &runs)
{
    std::vector<Notice> notices;
    for (const ClusterDetails &cluster : clusters) {
        const std::vector<ledger::Event> unseen = m_events.of(cluster, cluster::kWorkerDiedEvent);
        for (const ledger::Event &event : unseen) {
            const auto run = std::ranges::find(runs, event.run, &RunSnapshot::id);
            const std::string what = run == runs.end() ? "a run" : run->model;
            // The reason of a task, and of a run that is not known, may quote output of a program.
            const bool isPrivate = run == runs.end() || run->task;
            notices.push_back({NoticeKind::WorkerDied,
                               notify::oneLine(event.subject + " of " + what + " on " + cluster.name) + " has died",
                               isPrivate ? "The reason is in the events of the cluster." : notify::oneLine(event.text),
                               cluster.name, event.run});
        }
    }
    return notices;
}

std::vector<Notice> HeadNotices::of(const std::vector<ClusterDetails> &clusters, const std::vector<RunSnapshot> &runs)
{
    std::vector<Notice> notices;
    for (const ClusterDetails &cluster : clusters) {
        const std::vector<ledger::Event> unseen = m_events.of(cluster, cluster::kHeadReplacedEvent);
        for (const ledger::Event &event : unseen) {
            const auto run = std::ranges::find(runs, event.run, &RunSnapshot::id);
            const std::string &what = run == runs.end() ? event.run.value : run->model;
            notices.push_back({NoticeKind::HeadLost,
                               notify::oneLine(what + " on " + cluster.name) + " lost its head node and continues",
                               "What was lost is in the events of the cluster.", cluster.name, event.run});
        }
    }
    return notices;
}

std::vector<Notice> DeadlineNotices::of(const std::vector<ClusterDetails> &clusters, Timestamp now,
                                        const std::vector<RunSnapshot> &runs)
{
    std::vector<Notice> notices;
    for (const ClusterDetails &cluster : clusters) {
        const bool isAlive = cluster.ours && cluster.sameOwner && cluster.alive() &&
                             cluster.state != ClusterState::Stopping && cluster.state != ClusterState::Stopped;
        if (!isAlive || !cluster.expires || *cluster.expires <= now || *cluster.expires - now > kBefore)
            continue;
        const auto [reported, isFirst] = m_reported.try_emplace(cluster.id, *cluster.expires);
        if (!isFirst && std::exchange(reported->second, *cluster.expires) == *cluster.expires)
            continue;
        const auto run = std::ranges::find_if(
            runs, [&](const RunSnapshot &r) { return r.cluster == cluster.id && !isOver(r.state); });
        const bool isUsed = run != runs.end();
        const std::string advice = "Move the deadline to keep its machines longer.";
        const auto minutes = std::chrono::ceil<std::chrono::minutes>(*cluster.expires - now).count();
        notices.push_back({NoticeKind::Deadline,
                           notify::oneLine(cluster.name) + " is terminated at its deadline, in " +
                               std::to_string(minutes) + (minutes == 1 ? " minute" : " minutes"),
                           isUsed ? notify::oneLine(run->model) + " still runs on it. " + advice : advice, cluster.name,
                           isUsed ? run->id : RunId()});
    }
    return notices;
}

std::optional<Notice> LateRunNotices::of(const RunSnapshot &run, Timestamp deadline, int hours)
{
    const auto [reported, isFirst] = m_reported.try_emplace(run.id, deadline);
    if (!isFirst && std::exchange(reported->second, deadline) == deadline)
        return std::nullopt;
    Notice notice;
    notice.kind = NoticeKind::Deadline;
    notice.title = notify::oneLine(run.model + " on " + run.clusterName) +
                   " would not finish before its cluster terminates itself";
    notice.text = hours > 0
                      ? "Move the deadline by " + std::to_string(hours) + " h: the page of the run has a button for it."
                      : "The page of the run says why its deadline cannot move so far.";
    notice.occasion = "late " + toIso8601(deadline); // posted once, also when the program is started again
    notice.cluster = run.clusterName;
    notice.run = run.id;
    return notice;
}

} // namespace trainyard::services
