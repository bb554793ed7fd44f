#include "backend/training/follow/run_watch_internal.h"

#include "backend/cluster/operate/reconcile.h"
#include "backend/cluster/plan/cluster_state.h"
#include "backend/core/async/guarded.h"
#include "backend/core/time/time_source.h"
#include "backend/core/try.h"
#include "backend/runs/run_control.h"
#include "backend/training/run/cluster_run_internal.h"

namespace trainyard::training {

using namespace std::chrono_literals;
using cluster::CloudContext;
using Moment = RunContact::Moment;
using Step = RunContact::Step;

Result<std::optional<std::string>> schedulerEnd(const CloudContext &cloud, const ledger::Run &run,
                                                const CallContext &context)
{
    TY_ASSIGN(const auto nodes, nodesOf(cloud, run.cluster));
    runs::RunControl control(run.id, nodes.front(), {});
    TY_ASSIGN(const auto status, control.status({}, context));
    if (!status.unreachable.empty())
        return fail(ErrorCode::Unreachable, "run " + run.id.value, "the head node of its cluster does not respond");
    if (status.running)
        return std::nullopt;
    for (const runs::ProcessStatus &process : status.processes) {
        if (process.role == "scheduler")
            return "its scheduler ended without a last message: " + process.lastWords;
    }
    return "its scheduler is not running any more";
}

RunWatch::RunWatch(const CloudContext &cloud, const ledger::Run &run, const FollowOptions &options)
    : m_cloud(cloud)
    , m_run(run)
    , m_options(options)
    , m_contact(Moment::now(), options.untilQuiet)
    , m_written(!protocol::isOver(run.state))
{
}

void RunWatch::replied()
{
    locked([](RunContact &contact) { contact.replied(Moment::now()); });
}

void RunWatch::stored(double t)
{
    locked([&](RunContact &contact) { contact.stored(Moment::now(), t); });
    revive();
}

void RunWatch::state(runs::FeedState state, const Error *error)
{
    const std::lock_guard lock(m_mutex);
    if (state == runs::FeedState::Following)
        m_contact.connected(Moment::now());
    if (state == runs::FeedState::Waiting)
        m_contact.disconnected(Moment::now());
    if (error)
        m_why = *error;
}

/// Corrects a run that an earlier version recorded as failed when its head was silent.
void RunWatch::revive()
{
    if (m_written.exchange(true))
        return;
    if (!m_cloud.ledger->continueRun(m_run.id).value_or(true))
        return; // another program has stopped it meanwhile
    if (clusterIs([](const ledger::Cluster &c) {
            return cluster::parseClusterState(c.state) == cluster::ClusterState::Ready;
        }))
        (void)cluster::setState(m_cloud, m_run.cluster, cluster::ClusterState::Training);
    addRunEvent(*m_cloud.ledger, m_run,
                say("run %1 was recorded as failed while its head node was silent; it is active", m_run.id.value));
}

bool RunWatch::clusterIs(bool (*predicate)(const ledger::Cluster &)) const
{
    const auto row = m_cloud.ledger->cluster(m_run.cluster);
    return row && *row && predicate(**row);
}

bool RunWatch::isEnding() const
{
    return clusterIs(cluster::isEnding);
}

bool RunWatch::hasMoved(const std::optional<ssh::Target> &head) const
{
    const auto nodes = nodesOf(m_cloud, m_run.cluster);
    if (!nodes)
        return false;
    const ssh::Target &now = nodes->front().target;
    return !head || now.host != head->host || now.port != head->port;
}

/// Reports a change of the contact. Without the lock, under which neither the ledger nor a sink may be used.
void RunWatch::announce()
{
    Error why;
    bool connected = false;
    const auto since = locked([&](const RunContact &contact) {
        why = m_why;
        connected = contact.isConnected();
        return contact.unreachableSince();
    });
    const bool first = !m_announced;
    if ((!since && !connected) || (!first && since == *m_announced) || (since && isEnding()))
        return;
    m_announced = since;
    if (m_options.unreachable)
        m_options.unreachable(since);
    if (first && !since)
        return;
    if (!m_options.note)
        return;
    const std::string reason = why.detail.empty() ? "" : " (" + why.source + ": " + why.detail + ")";
    m_options.note(since ? "unreachable since " + toLocalTime(*since, wallNow()) + ", still trying" + reason
                         : "the head node responds again");
}

RunWatch::Outcome RunWatch::queryScheduler(std::stop_token stop)
{
    if (isOfOtherCloud(m_cloud, m_run.cluster))
        return Outcome::None;
    const auto ended = schedulerEnd(m_cloud, m_run, {Deadline::after(10s), stop});
    if (!ended)
        return Outcome::None; // unknown
    if (!*ended)
        revive();
    if (!locked([&](RunContact &contact) { return contact.schedulerRuns(!*ended); }))
        return Outcome::None;
    m_reason = **ended;
    return Outcome::SchedulerEnded;
}

RunWatch::Outcome RunWatch::queryCloud(std::stop_token stop)
{
    if (isOfOtherCloud(m_cloud, m_run.cluster))
        return Outcome::None;
    const auto gone = cluster::stateIfGone(m_cloud, m_run.cluster, "head", {Deadline::after(10s), stop});
    if (!gone || !*gone || isEnding())
        return Outcome::None;
    m_reason = std::string(kLostWithHead) + ", which is " + **gone;
    return Outcome::HeadGone;
}

RunWatch::Outcome RunWatch::watch(const std::optional<ssh::Target> &head, std::stop_token stop)
{
    Deadline look = Deadline::after(0s);
    while (pause(100ms, {Deadline::never(), stop})) {
        if (look.expired()) {
            look = Deadline::after(1s);
            if (clusterIs([](const ledger::Cluster &c) { return c.closed.has_value(); }))
                return Outcome::ClusterEnded;
            if (!locked([](const RunContact &contact) { return contact.isConnected(); }) && hasMoved(head))
                return Outcome::Reconnect;
        }
        const Step step = locked([](RunContact &contact) { return contact.next(Moment::now()); });
        announce();
        Outcome outcome = Outcome::None;
        switch (step) {
        case Step::Wait:
            break;
        case Step::Reconnect:
            return Outcome::Reconnect;
        case Step::CaughtUp:
            return Outcome::CaughtUp;
        case Step::GiveUp:
            return Outcome::Unreachable;
        case Step::QueryScheduler:
            outcome = queryScheduler(stop);
            break;
        case Step::QueryCloud:
            outcome = queryCloud(stop);
            break;
        }
        if (outcome != Outcome::None)
            return outcome;
    }
    return Outcome::None;
}

RunWatch::Turn::Turn(RunWatch &watch, std::optional<ssh::Target> head, std::stop_source &end)
    : m_watch(watch)
    , m_head(std::move(head))
    , m_thread([this, end](std::stop_token stop) mutable {
        m_outcome = guarded("run watch", [&]() -> Result<Outcome> { return m_watch.watch(m_head, stop); });
        if (m_outcome != Outcome::None)
            end.request_stop();
    })
{
}

Result<RunWatch::Outcome> RunWatch::Turn::finish()
{
    m_thread.request_stop();
    m_thread.join();
    m_watch.announce();
    return m_outcome;
}

} // namespace trainyard::training
