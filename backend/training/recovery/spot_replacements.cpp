#include "backend/training/recovery/spot_replacements_internal.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "backend/cluster/cloud/records/lost_machines.h"
#include "backend/cluster/managed/managed.h"
#include "backend/cluster/operate/interruptions.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/cluster/plan/membership.h"
#include "backend/core/async/guarded.h"
#include "backend/core/time/time_source.h"
#include "backend/protocol/metric_record.h"
#include "backend/runs/layout.h"
#include "backend/training/records/stored_records.h"
#include "backend/training/run/cluster_run_internal.h"

namespace trainyard::training {

using namespace std::chrono_literals;
using cluster::CloudContext;
using cluster::SpotReplacement;
namespace metric = protocol::metric;

namespace {

constexpr auto kLook = 500ms, kDecision = 1000ms;
constexpr auto kLeaseAgain = 5s;
constexpr auto kBusyAgain = 10s;
constexpr auto kTerminateAgain = 1min;         ///< after a failure
constexpr auto kSuspicion = 5min;              ///< after a sign that a machine is going
constexpr auto kQuery = 60s, kQueryOften = 5s; ///< between queries of the machines' states
constexpr auto kLocalQuery = 5s, kLocalOften = 1s;
constexpr std::size_t kLongestReason = 600; ///< of AWS, in an event

std::string workersText(int workers)
{
    return fmt::format("{} worker{}", workers, workers == 1 ? "" : "s");
}

/// "worker-2, worker-3".
std::string lostNames(const std::vector<SpotLoss> &losses)
{
    std::vector<std::string> names;
    for (const SpotLoss &loss : losses)
        names.push_back(loss.node);
    return fmt::format("{}", fmt::join(names, ", "));
}

bool isScarce(const Error &error)
{
    return error.code == ErrorCode::NoCapacity || error.code == ErrorCode::QuotaExceeded;
}

bool isReported(const std::string &kind)
{
    return kind == cluster::kInterruptionEvent || kind == cluster::kReplacementEvent || kind == kPaidFailureEvent ||
           kind == kGivenUpEvent || kind == kFewerWorkersEvent;
}

} // namespace

SpotReplacements::SpotReplacements(const CloudContext &cloud, const ledger::Run &run, const FollowOptions &options)
    : m_cloud(cloud)
    , m_run(run)
    , m_options(options)
    , m_job(protocol::jobSpecFromJson(run.job).value_or(protocol::JobSpec()))
{
    if (const auto before = m_cloud.ledger->events(m_run.cluster, {}, 0, 0); before && !before->empty())
        m_reported = before->back().sequence;
    m_thread = std::jthread([this](std::stop_token stop) { (void)guarded("spot", [&] { work(stop); }); });
}

SpotReplacements::~SpotReplacements() = default;

void SpotReplacements::work(std::stop_token stop)
{
    while (pause(kLook, {Deadline::never(), stop})) {
        if (!m_lease && m_nextLease.expired()) {
            m_nextLease = Deadline::after(kLeaseAgain);
            if (auto lease = m_cloud.ledger->lease("spot:" + m_run.cluster.value, "replace Spot machines"))
                m_lease = std::move(*lease);
        }
        if (m_lease) {
            readRecords();
            closeGone(stop);
        }
        reportEvents();
        if (m_lease && m_mayLack)
            act(stop);
    }
    reportEvents();
}

/// Also those of the follower that acts in another program.
void SpotReplacements::reportEvents()
{
    const auto fresh = m_cloud.ledger->events(m_run.cluster, {}, m_reported, 0);
    if (!fresh || fresh->empty())
        return;
    m_reported = fresh->back().sequence;
    m_mayLack = true; // any event may begin or settle a loss
    for (const ledger::Event &e : *fresh) {
        if (m_options.note && isReported(e.kind))
            m_options.note(e.text);
    }
}

void SpotReplacements::readRecords()
{
    (void)readStored(*m_cloud.ledger, m_run.id, m_read,
                     [this](std::span<const protocol::MetricRecord> records) { take(records); });
}

void SpotReplacements::take(std::span<const protocol::MetricRecord> records)
{
    m_throughput.take(records);
    m_headPause.take(records);
    const auto machines = m_cloud.ledger->resources(m_run.cluster);
    const auto isOurs = [&](const std::string &node) { // the name comes from a machine
        return cluster::isWorkerName(node) && machines &&
               std::ranges::find(*machines, node, &ledger::Resource::name) != machines->end();
    };
    for (const protocol::MetricRecord &record : records) {
        if (record.name == metric::kPreempted && isOurs(record.note))
            cluster::recordInterruption(m_cloud, m_run.cluster, m_run.id, record.note,
                                        std::clamp(timeOf(record), m_run.created, std::max(m_run.created, wallNow())));
        if (record.name == metric::kPreempted || record.name == metric::kMemberDied)
            m_suspicious = Deadline::after(kSuspicion);
    }
}

/// Closes the rows of machines that are gone, and records those that went without a notice.
void SpotReplacements::closeGone(std::stop_token stop)
{
    // A program that adds or removes machines records them itself.
    if (!m_nextQuery.expired() || cluster::isWorkedOn(*m_cloud.ledger, m_run.cluster))
        return;
    const bool often = !m_suspicious.expired(), local = m_cloud.catalog->costsNothing();
    m_nextQuery = Deadline::after(local ? (often ? kLocalOften : kLocalQuery) : (often ? kQueryOften : kQuery));
    (void)cluster::closeGoneWorkers(m_cloud, m_run.cluster, {Deadline::after(20s), std::move(stop)});
}

void SpotReplacements::act(std::stop_token stop)
{
    if (!m_notBefore.expired())
        return;
    m_notBefore = Deadline::after(kDecision);
    auto known = spotFacts(m_cloud, m_run, m_job, m_throughput, {Deadline::after(20s), stop});
    if (!known)
        return; // the next call tries again
    m_mayLack = !known->history.open.empty() || !known->stranded.empty();
    if (!runs::checkGrows(m_job)) // a machine that cannot join would only cost money
        known->policy = SpotReplacement::No;
    known->reachable = reachable();
    known->cancelled = m_cancelled;
    const SpotDecision decision = decide(*known);
    switch (decision.step) {
    case SpotStep::None:
        break;
    case SpotStep::Join:
        return join(*known, decision.node, stop);
    case SpotStep::Terminate:
        return terminate(decision.node, stop);
    case SpotStep::Replace:
        return replace(*known, decision.count, stop);
    case SpotStep::Wait:
    case SpotStep::GoOn:
        return goOn(*known, decision);
    case SpotStep::GiveUp:
        return giveUp(*known, decision);
    case SpotStep::Stop:
        return stopRun(*known, decision, stop);
    }
}

Status SpotReplacements::carryOut(const std::string &title, const FollowOptions::Action &action, std::stop_token stop)
{
    return m_options.operation ? m_options.operation(title, action, stop) : action({}, stop);
}

void SpotReplacements::record(const char *kind, const std::string &subject, const std::string &text, bool failed)
{
    ledger::Event event;
    event.at = wallNow();
    event.cluster = m_run.cluster;
    event.run = m_run.id;
    event.kind = kind;
    event.subject = subject;
    event.text = text;
    event.failed = failed;
    (void)m_cloud.ledger->addEvent(event);
}

std::set<std::string> SpotReplacements::machinesSoFar() const
{
    std::set<std::string> ids;
    const auto all = m_cloud.ledger->resources(m_run.cluster, false);
    for (const ledger::Resource &r : all ? *all : std::vector<ledger::Resource>()) {
        if (r.isInstance() && cluster::isWorkerName(r.name))
            ids.insert(r.id);
    }
    return ids;
}

void SpotReplacements::replace(const SpotFacts &facts, int count, std::stop_token stop)
{
    auto losses = lossesToReplace(facts);
    losses.resize(std::min(losses.size(), std::size_t(count)));
    std::vector<std::string> made;
    const auto grow = [&](const ProgressSink &sink, std::stop_token cancel) -> Status {
        cluster::LaunchOptions options;
        options.onDemand = facts.policy == SpotReplacement::OnDemand;
        options.replacement = true;
        auto names = growCluster(m_cloud, m_run.cluster, count, options, sink, cancel);
        if (!names && count > 1 && isScarce(names.error()) && !cancel.stop_requested()) {
            count = 1; // there may be room for a part of them
            names = growCluster(m_cloud, m_run.cluster, count, options, sink, cancel);
        }
        if (!names)
            return fail(names.error());
        made = std::move(*names);
        return {};
    };
    const auto before = machinesSoFar();
    const Status done = carryOut("Replacing " + lostNames(losses), grow, stop);
    if (!done) {
        readRecords(); // the run may have paused for its head meanwhile
        const bool launched =
            std::ranges::any_of(machinesSoFar(), [&](const auto &id) { return !before.contains(id); });
        return recordOutcome(facts, losses, outcomeOf(done, launched, reachable(), stop.stop_requested()),
                             done.error());
    }
    m_fewerWhy.clear();
    for (std::size_t i = 0; i < losses.size() && i < made.size(); ++i)
        recordReplaced(losses[i], made[i]);
}

void SpotReplacements::join(const SpotFacts &facts, const std::string &node, std::stop_token stop)
{
    auto losses = facts.history.covered; // its own is the first of them, unless the user has chosen a size since
    losses.resize(std::min<std::size_t>(losses.size(), 1));
    const auto enter = [&](const ProgressSink &sink, std::stop_token cancel) {
        return joinOrRemove(m_cloud, m_run, {node}, sink, std::move(cancel));
    };
    const Status done = carryOut("Joining " + node, enter, stop);
    m_notBefore = Deadline::after(kBusyAgain);
    if (!done) {
        readRecords(); // as after replace()
        return recordOutcome(facts, losses, outcomeOf(done, true, reachable(), stop.stop_requested()), done.error());
    }
    m_fewerWhy.clear();
    if (!losses.empty())
        recordReplaced(losses.front(), node);
}

void SpotReplacements::terminate(const std::string &node, std::stop_token stop)
{
    const auto end = [&](const ProgressSink &sink, std::stop_token cancel) {
        return cluster::removeWorkerFrom(m_cloud, m_run.cluster, node, sink, std::move(cancel));
    };
    const Status done = carryOut("Terminating " + node, end, std::move(stop));
    if (!done) {
        m_notBefore = Deadline::after(done.error().code == ErrorCode::Busy ? kBusyAgain : kTerminateAgain);
        return;
    }
    record(kFewerWorkersEvent, m_run.id.value,
           node + " was launched as a replacement and did not join the run: its machine has been terminated");
}

void SpotReplacements::recordReplaced(const SpotLoss &loss, const std::string &by)
{
    record(
        cluster::kReplacementEvent, loss.node,
        fmt::format("{} was interrupted by EC2 at {}{}", loss.node, toLocalTime(loss.at, wallNow()), replacedBy(by)));
    (void)cluster::dismissLost(*m_cloud.ledger, m_run.cluster, loss.node); // also where it was not recorded as lost
}

void SpotReplacements::recordOutcome(const SpotFacts &facts, const std::vector<SpotLoss> &losses, SpotOutcome outcome,
                                     const Error &error)
{
    switch (outcome) {
    case SpotOutcome::Done:
    case SpotOutcome::Ended:
        break;
    case SpotOutcome::Cancelled:
        return recordCancelled(facts, losses);
    case SpotOutcome::Busy:
        m_notBefore = Deadline::after(kBusyAgain);
        break;
    case SpotOutcome::Failed:
        return recordFailure(facts, losses, false, error);
    case SpotOutcome::PaidFailure:
        return recordFailure(facts, losses, true, error);
    }
}

void SpotReplacements::recordCancelled(const SpotFacts &facts, const std::vector<SpotLoss> &losses)
{
    for (const SpotLoss &loss : losses)
        m_cancelled.insert(loss.node);
    if (losses.empty())
        return;
    record(
        kFewerWorkersEvent, m_run.id.value,
        fmt::format("the replacement of {} was cancelled: the run continues with {}, and the next program that follows "
                    "it tries again; to do without a replacement, use: {}",
                    lostNames(losses), workersText(facts.workers), scaleCommand(facts.workers)));
}

std::string SpotReplacements::scaleCommand(int workers) const
{
    const auto row = m_cloud.ledger->cluster(m_run.cluster);
    return fmt::format("trainyardctl scale {} --workers {}", row && *row ? (*row)->name : m_run.cluster.value,
                       std::max(workers, 1));
}

void SpotReplacements::recordFailure(const SpotFacts &facts, const std::vector<SpotLoss> &losses, bool paid,
                                     const Error &error)
{
    if (losses.empty())
        return; // the failed removal or join is an event of its own
    m_fewerWhy.clear();
    auto attempts = facts.history.attempts;
    attempts.push_back({wallNow(), true});
    const char *kind = facts.policy == SpotReplacement::OnDemand ? "On-Demand" : "Spot";
    const std::string node = losses.front().node;
    const std::string what = isScarce(error) ? fmt::format("no {} capacity to replace {}", kind, node)
                                             : fmt::format("{} could not be replaced", node);
    std::string text = fmt::format("{} ({}: {})", what, error.source, error.detail.substr(0, kLongestReason));
    if (!paid || facts.history.paidFailures + 1 < kMostPaidFailures)
        text += fmt::format(": the run continues with {}; next attempt at {}", workersText(facts.workers),
                            toLocalTime(nextSpotAttempt(attempts), wallNow()));
    record(paid ? kPaidFailureEvent : cluster::kReplacementEvent, node, text, true);
}

void SpotReplacements::giveUp(const SpotFacts &facts, const SpotDecision &decision)
{
    const auto losses = lossesToReplace(facts);
    const int wanted = facts.workers + int(losses.size());
    for (const SpotLoss &loss : losses)
        record(kGivenUpEvent, loss.node,
               fmt::format("the replacement of {} is not tried again: {}; the run continues with {}; when the cause is "
                           "removed, add workers with: {}",
                           loss.node, decision.reason, workersText(facts.workers), scaleCommand(wanted)),
               true);
}

void SpotReplacements::goOn(const SpotFacts &facts, const SpotDecision &decision)
{
    const auto &attempts = facts.history.attempts;
    if (decision.reason.empty() || (decision.step == SpotStep::Wait && !attempts.empty() && attempts.back().failed))
        return; // reported otherwise
    std::string text = fmt::format("the run continues with {}, without a replacement for {}: {}",
                                   workersText(facts.workers), lostNames(lossesToReplace(facts)), decision.reason);
    if (decision.step == SpotStep::Wait)
        text += "; next attempt at " + toLocalTime(decision.next, facts.now);
    if (m_fewerWhy.empty()) { // an earlier follower may have recorded it
        const auto events = m_cloud.ledger->events(m_run.cluster, m_run.id, 0, 0);
        for (const ledger::Event &e : events ? *events : std::vector<ledger::Event>()) {
            if (e.kind == kFewerWorkersEvent)
                m_fewerWhy = e.text;
        }
    }
    if (std::exchange(m_fewerWhy, text) != text)
        record(kFewerWorkersEvent, m_run.id.value, text);
}

void SpotReplacements::stopRun(const SpotFacts &facts, const SpotDecision &decision, std::stop_token stop)
{
    record(kFewerWorkersEvent, m_run.id.value,
           fmt::format("the run is stopped with a checkpoint: {} of at least {} are left, and {}", facts.workers,
                       workersText(facts.leastWorkers), decision.reason));
    const auto end = [&](const ProgressSink &sink, std::stop_token cancel) -> Status {
        const auto ended = training::stopRun(m_cloud, m_run.id, StopMode::SaveCheckpoint, sink, cancel);
        return ended ? Status() : fail(ended.error());
    };
    if (!carryOut("Stopping the run " + m_run.id.value, end, stop))
        m_notBefore = Deadline::after(1min);
}

} // namespace trainyard::training
