#include "backend/training/follow/run_records_internal.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/plan/membership.h"
#include "backend/cluster/plan/milestones.h"
#include "backend/cluster/plan/resource_tags.h"
#include "backend/core/async/guarded.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/runs/feed.h"
#include "backend/training/run/cluster_run.h"
#include "backend/training/run/cluster_run_internal.h"

namespace trainyard::training {

namespace metric = protocol::metric;
using cluster::CloudContext;

Timestamp timeOf(const protocol::MetricRecord &m)
{
    const double seconds = std::isfinite(m.t) ? std::clamp(m.t, 0.0, 4e9) : 0;
    return Timestamp(std::chrono::milliseconds(std::int64_t(seconds * 1000)));
}

namespace {

constexpr std::size_t kLongestHost = 100, kLongestCause = 300; ///< bytes in an event

/// Records how long each stage took of a machine that was requested during the run.
void noteStages(const CloudContext &cloud, const ledger::Run &run, const std::string &node)
{
    const auto events = cloud.ledger->events(run.cluster, {}, 0, 0);
    const auto all = events ? cluster::timelines(*events) : std::vector<cluster::NodeTimeline>();
    const auto line = std::ranges::find(all, node, &cluster::NodeTimeline::node);
    if (line == all.end() || line->reached.empty() || line->reached.front().at < run.created)
        return;
    const std::string stages = cluster::describeStages(*line);
    if (stages.empty())
        return;
    ledger::Event event;
    event.at = SystemClock::instance().now();
    event.cluster = run.cluster;
    event.run = run.id;
    event.kind = "join";
    event.subject = node;
    event.text = say("%1 joined the run: %2", node, stages).english();
    (void)cloud.ledger->addEvent(event);
}

/// Records the death of a worker, unless that is recorded already.
void noteDeath(const CloudContext &cloud, const ledger::Run &run, const protocol::MetricRecord &record)
{
    const auto row = cloud.ledger->cluster(run.cluster);
    const auto known = cloud.ledger->events(run.cluster, {}, 0, 0);
    if (!known || !row || !*row || (*row)->closed || cluster::isEnding(**row))
        return;
    const auto colon = record.note.find(": "); // "host: cause"
    ledger::Event event;
    event.at = std::max(timeOf(record), run.created); // the same for all readers: it identifies the death
    event.cluster = run.cluster;
    event.run = run.id;
    event.kind = cluster::kWorkerDiedEvent;
    event.subject = cluster::printable(record.note.substr(0, colon), kLongestHost);
    event.text = colon == std::string::npos ? say("%1 died", event.subject).english()
                                            : say("%1 died: %2", event.subject,
                                                  cluster::printable(record.note.substr(colon + 2), kLongestCause))
                                                  .english();
    event.failed = true;
    const bool wasRemoved = std::ranges::any_of(*known, [&](const ledger::Event &e) {
        return e.subject == event.subject && e.kind == cluster::kRemovedAtOnceEvent;
    });
    if (!wasRemoved)
        (void)cloud.ledger->addEventOnce(event, true);
}

std::optional<int> mostMembersOf(const ledger::Run &run)
{
    const auto job = protocol::jobSpecFromJson(run.job);
    return job && job->spares > 0 ? std::optional(job->maxWorkers) : std::nullopt;
}

} // namespace

void noteMembers(const CloudContext &cloud, const ledger::Run &run, std::span<const protocol::MetricRecord> records)
{
    for (const protocol::MetricRecord &record : records) {
        if (record.name == metric::kMemberDied && !record.note.empty())
            noteDeath(cloud, run, record);
        if (record.name != metric::kMemberJoined || record.note.empty() || record.note == "head")
            continue;
        ledger::Event event;
        event.at = std::clamp(timeOf(record), run.created, std::max(run.created, SystemClock::instance().now()));
        event.cluster = run.cluster;
        event.run = run.id;
        event.kind = cluster::kMilestoneEvent;
        event.subject = record.note;
        event.text = toString(cluster::Milestone::Joined);
        if (cloud.ledger->addEventOnce(event, false).value_or(false)) // a run has several followers
            noteStages(cloud, run, record.note);
    }
}

RunRecords::RunRecords(const CloudContext &cloud, const ledger::Run &run, const ssh::Host &head, std::stop_token stop)
    : m_cloud(cloud)
    , m_run(run)
    , m_mostMembers(mostMembersOf(run))
{
    if (const auto job = protocol::jobSpecFromJson(run.job)) {
        m_boundary = job->boundary;
        if (!job->usesParameterServer())
            m_stopSeconds = job->stopSeconds;
    }
    FollowOptions look;
    look.untilQuiet = true;
    (void)followRun(cloud, run.id, look, std::move(stop)); // without a connection what is stored has to do
    refresh();
    m_reader = std::jthread([this, head](std::stop_token end) {
        (void)guarded("run records", [&] { // another reader of the same run stores the same rows
            (void)runs::MetricsFeed(head, m_run.id, *m_cloud.ledger, {}, {}).follow(std::move(end));
        });
    });
}

RunRecords::~RunRecords() = default;

void RunRecords::refresh()
{
    const auto fresh = m_cloud.ledger->metrics(m_run.id, m_read);
    if (!fresh)
        return; // the next call reads them
    m_read = fresh->last;
    for (const protocol::MetricRecord &record : fresh->records)
        take(record);
    noteMembers(m_cloud, m_run, fresh->records);
    const auto row = m_cloud.ledger->run(m_run.id);
    m_over = m_over || (row && *row && isOver(**row));
}

void RunRecords::take(const protocol::MetricRecord &record)
{
    m_epoch = std::max(m_epoch, record.epoch);
    if (record.name == metric::kSchedulerBack) // from its journal, with the members that it had
        m_attempt = std::max(m_attempt, record.attempt);
    if (record.name == metric::kMemberJoined) {
        if (record.attempt > std::exchange(m_attempt, std::max(m_attempt, record.attempt)))
            m_members.clear(); // all processes have started again
        m_members[record.rank] = record.note;
        m_dropped.erase(record.note);
    } else if (record.name == metric::kMemberLeft || record.name == metric::kMemberDied) {
        m_members.erase(record.rank);
    } else if (record.name == metric::kNeverJoined && record.rank >= 0) {
        const auto colon = record.note.find(": "); // "host: cause"
        m_dropped[record.note.substr(0, colon)] = colon == std::string::npos ? "" : record.note.substr(colon + 2);
    } else if (record.name == metric::kRunFinished) {
        m_over = true;
    }
}

bool RunRecords::isMember(const std::string &host) const
{
    return std::ranges::any_of(m_members, [&](const auto &member) { return member.second == host; });
}

std::optional<std::string> RunRecords::dropped(const std::string &host) const
{
    const auto at = m_dropped.find(host);
    return at == m_dropped.end() ? std::nullopt : std::optional(at->second);
}

Sentence RunRecords::joining() const
{
    return m_stopSeconds ? say("prepares its machine; joins when it is ready")
                         : say("loads its data; joins %1", nextBoundary());
}

Sentence RunRecords::leaving() const
{
    return m_stopSeconds ? say("leaves when its process has ended, after %1 s at most", *m_stopSeconds)
                         : say("leaves %1", nextBoundary());
}

Sentence RunRecords::nextBoundary() const
{
    if (m_boundary == protocol::Boundary::Batch)
        return say("between two batches");
    if (m_boundary == protocol::Boundary::Epoch)
        return say("at the end of epoch %1", m_epoch + 1);
    // Only the scheduler knows how long the first epoch lasts, and a worker that loads its data may need several.
    return say("between two batches, or at the end of the epoch if it ends within %1 s",
               protocol::kNearEpochEnd.count());
}

} // namespace trainyard::training
