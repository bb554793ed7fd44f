#include "gui/app/late_run_monitor.h"

#include <algorithm>
#include <chrono>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include <QTimer>

namespace trainyard::gui {

using namespace services;

LateRunMonitor::LateRunMonitor(RunService &runs, ClusterService &clusters, QObject *parent)
    : QObject(parent)
    , m_runs(runs)
    , m_clusters(clusters)
{
    connect(&m_runs, &RunService::metricsStored, this, [this](const RunId &run, std::int64_t last) {
        if (const auto known = m_watched.find(run); known != m_watched.end())
            known->second.stored = std::max(known->second.stored, last);
    });
    connect(&m_runs, &RunService::changed, this, &LateRunMonitor::look);
    connect(&m_clusters, &ClusterService::changed, this, &LateRunMonitor::look);
    auto *clock = new QTimer(this);
    connect(clock, &QTimer::timeout, this, &LateRunMonitor::pass);
    clock->start(std::chrono::seconds(15));
    look();
}

/// Judges the runs that are known, since a deadline may have moved, and begins to read others.
void LateRunMonitor::look()
{
    std::vector<RunSnapshot> runs = m_runs.runs();
    std::erase_if(runs, [](const RunSnapshot &run) { return isOver(run.state) || run.epochs <= 0; });
    std::vector<ClusterDetails> clusters; // with their events: large, and not needed while nothing trains
    if (!runs.empty())
        clusters = m_clusters.clusters();
    const Timestamp now = SystemClock::instance().now();
    std::set<RunId> active;
    for (const RunSnapshot &run : runs) {
        if (!deadlineOf(clusters, run.cluster, now))
            continue;
        active.insert(run.id);
        const auto [watched, isNew] = m_watched.try_emplace(run.id);
        if (isNew)
            readMore(run.id);
        else
            judge(run, watched->second, clusters);
    }
    std::erase_if(m_watched, [&active](const auto &one) { return !active.contains(one.first); });
}

void LateRunMonitor::pass()
{
    std::vector<RunId> unread;
    for (const auto &[run, watched] : m_watched) {
        if (watched.read.sequence() < watched.stored)
            unread.push_back(run);
    }
    for (const RunId &run : unread)
        readMore(run);
}

void LateRunMonitor::judge(const RunSnapshot &run, const Watched &watched, const std::vector<ClusterDetails> &clusters)
{
    if (watched.reading)
        return; // the pace is that of the records that were read so far
    const auto found = lateRun(run, watched.course, clusters, SystemClock::instance().now());
    if (found)
        emit late(run, found->deadline, found->hours);
}

void LateRunMonitor::readMore(const RunId &id)
{
    const auto known = m_watched.find(id);
    if (known == m_watched.end() || std::exchange(known->second.reading, true))
        return;
    const RecordPosition read = known->second.read;
    m_runs.metrics(id, read.sequence(), read.most())
        .then(this, [this, id, since = read.sequence()](const Result<ledger::MetricRows> &rows) {
            const auto at = m_watched.find(id);
            if (at == m_watched.end() || !at->second.reading || at->second.read.sequence() != since)
                return; // it has ended, or was seen again
            Watched &watched = at->second;
            watched.reading = false;
            if (!rows)
                return; // the next pass reads again
            if (watched.read.take(*rows))
                watched.course.add(rows->records);
            else
                watched.course = RunCourse();
            if (watched.read.hasMore())
                return readMore(id);
            const std::vector<RunSnapshot> runs = m_runs.runs();
            if (const auto run = std::ranges::find(runs, id, &RunSnapshot::id); run != runs.end())
                judge(*run, watched, m_clusters.clusters());
        });
}

} // namespace trainyard::gui
