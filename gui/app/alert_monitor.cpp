#include "gui/app/alert_monitor.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include <QTimer>

#include "gui/models/notices/alert_rules.h"

namespace trainyard::gui {

using alerts::AlertRule;
using namespace services;

AlertMonitor::AlertMonitor(RunService &runs, Timestamp start, QObject *parent)
    : QObject(parent)
    , m_runs(runs)
    , m_start(std::chrono::duration<double>(start.time_since_epoch()).count())
{
    connect(&m_runs, &RunService::metricsStored, this, [this](const RunId &run, std::int64_t last) {
        Watched &watched = watchedOf(run);
        watched.stored = std::max(watched.stored, last);
        if (!m_rules.empty() && watched.read.sequence() < watched.stored)
            readMore(run);
    });
    connect(&m_runs, &RunService::changed, this, &AlertMonitor::note);
    note(m_runs.runs());
    auto *clock = new QTimer(this);
    connect(clock, &QTimer::timeout, this, [this] { pass(SystemClock::instance().now()); });
    clock->start(std::chrono::seconds(10));
}

AlertMonitor::Watched &AlertMonitor::watchedOf(const RunId &run)
{
    const auto known = m_watched.find(run);
    return known != m_watched.end()
               ? known->second
               : m_watched.emplace(run, Watched{.watch = alerts::AlertWatch(m_start)}).first->second;
}

/// Only the runs of the selected profile are listed, but the readers of the others may still bring records.
void AlertMonitor::note(const std::vector<RunSnapshot> &runs)
{
    for (const RunSnapshot &run : runs) {
        if (isOver(run.state))
            m_active.erase(run.id);
        else
            m_active.insert_or_assign(run.id, run);
    }
    for (const Fulfilled &one : std::exchange(m_held, {})) {
        if (std::ranges::find(m_rules, one.rule) != m_rules.end())
            judge(one);
    }
}

/// What a rule does to a run that is being stopped is decided when the stop has ended the run, or has failed.
void AlertMonitor::judge(const Fulfilled &one)
{
    const auto known = run(one.run);
    if (known && alerts::awaitsStop(one.rule, factsOf(*known)))
        m_held.push_back(one);
    else
        emit fulfilled(one.run, one.rule, one.value, one.at);
}

std::optional<RunSnapshot> AlertMonitor::run(const RunId &id) const
{
    const std::vector<RunSnapshot> runs = m_runs.runs();
    if (const auto listed = std::ranges::find(runs, id, &RunSnapshot::id); listed != runs.end())
        return *listed;
    const auto seen = m_active.find(id);
    return seen == m_active.end() ? std::nullopt : std::optional(seen->second);
}

void AlertMonitor::pass(Timestamp now)
{
    const std::vector<AlertRule> rules = m_rules; // a receiver may change them
    const std::vector<RunSnapshot> runs = m_runs.runs();
    for (const RunSnapshot &run : runs) {
        if (rules.empty() || isOver(run.state))
            continue;
        Watched &watched = watchedOf(run.id);
        const bool unread = watched.read.sequence() < watched.stored; // they may show progress
        const bool counts = shouldProgress(factsOf(run), watched.watch.hasMeasured()) && !unread;
        const std::vector<std::size_t> matches = watched.watch.pass(rules, now, counts);
        if (unread)
            readMore(run.id);
        const double at = watched.watch.newest();
        for (const std::size_t rule : matches)
            judge({.run = run.id, .rule = rules[rule], .at = at});
    }
}

void AlertMonitor::setRules(const std::vector<AlertRule> &rules)
{
    if (m_rules.empty()) { // nothing was read: what was measured meanwhile must not stop a run now
        for (auto &[run, watched] : m_watched)
            watched.read.skipTo(watched.stored);
    }
    m_rules = rules;
    for (auto &[run, watched] : m_watched)
        watched.watch.restart();
}

void AlertMonitor::readMore(const RunId &run)
{
    Watched &now = watchedOf(run);
    if (std::exchange(now.reading, true))
        return;
    const RecordPosition read = now.read;
    m_runs.metrics(run, read.sequence(), read.most()).then(this, [this, run](const Result<ledger::MetricRows> &rows) {
        Watched &watched = watchedOf(run);
        watched.reading = false;
        if (!rows)
            return; // the next signal reads again
        if (!watched.read.take(*rows)) {
            watched.watch.readAgain();
            return readMore(run);
        }
        const std::vector<AlertRule> rules = m_rules; // a receiver may change them
        for (const protocol::MetricRecord &record : rows->records) {
            for (const std::size_t rule : watched.watch.add(rules, record))
                judge({.run = run, .rule = rules[rule], .value = watched.watch.measured(), .at = record.t});
        }
        if (watched.read.hasMore())
            readMore(run);
    });
}

} // namespace trainyard::gui
