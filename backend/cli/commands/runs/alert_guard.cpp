#include "backend/cli/commands/runs/alert_guard.h"

#include <algorithm>
#include <chrono>
#include <string>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "backend/alerts/alert_claim.h"
#include "backend/cli/cloud.h"
#include "backend/cli/commands/runs/measures.h"
#include "backend/cli/exit_status.h"
#include "backend/cluster/cloud/records/cluster_account.h"
#include "backend/cluster/cloud/records/clusters.h"
#include "backend/core/async/guarded.h"
#include "backend/core/system/files.h"
#include "backend/core/time/clock.h"
#include "backend/core/time/deadline.h"
#include "backend/core/try.h"
#include "backend/jobs/job_type.h"
#include "backend/ledger/ledger.h"
#include "backend/notify/webhook.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/training/run/cluster_run.h"
#include "backend/training/run/stopping.h"
#include "backend/wording/messages.h"

namespace trainyard::cli {

using alerts::AlertRule;

namespace {

constexpr auto kBetweenPasses = std::chrono::seconds(10);         // of the window, too
constexpr auto kOtherTermination = std::chrono::minutes(10);      // by another program
constexpr auto kBetweenReadings = std::chrono::milliseconds(500); // of the ledger, meanwhile

/// What follows from a rule that is fulfilled; empty: nothing.
std::string consequence(AlertRule::Action action)
{
    switch (action) {
    case AlertRule::StopRun:
        return "The rule stops the run.";
    case AlertRule::TerminateCluster:
        return "The rule terminates the cluster.";
    case AlertRule::AddWorker:
        return "No worker is added: those of this run are fixed.";
    case AlertRule::Notify:
        break;
    }
    return "";
}

} // namespace

AlertGuard::AlertGuard(const Context &context, const cluster::CloudContext &cloud, const RunId &run)
    : m_context(context)
    , m_cloud(cloud)
    , m_run(run)
{
    if (const auto row = cloud.ledger->run(run); row && *row) {
        m_cluster = (*row)->cluster;
        const auto cluster = cloud.ledger->cluster(m_cluster);
        m_clusterName = cluster && *cluster ? (*cluster)->name : m_cluster.value;
        const auto job = protocol::jobSpecFromJson((*row)->job);
        m_stopTime = std::chrono::seconds(job ? job->stopSeconds : 0);
        m_isTask = !job || job->isTask();
        const jobs::JobType *type = job ? jobs::typeOf(*job) : nullptr;
        m_isElastic = job && (!m_isTask || (type && type->isElastic(*job)));
    }
    readRules();
    try {
        m_thread = std::jthread([this](std::stop_token ended) { (void)guarded("alert rules", [&] { watch(ended); }); });
    } catch (const std::system_error &) { // the limit of threads
        report("The alert rules are not applied: this computer has no thread left.");
    }
}

AlertGuard::~AlertGuard()
{
    m_thread.request_stop();
    if (m_thread.joinable())
        m_thread.join();
    m_beside.clear(); // each waits
}

void AlertGuard::takeStored(std::span<const protocol::MetricRecord> records)
{
    const std::lock_guard lock(m_mutex);
    m_alerts.addStored(records);
}

void AlertGuard::take(std::span<const protocol::MetricRecord> records)
{
    const std::lock_guard lock(m_mutex);
    m_alerts.add(records);
}

void AlertGuard::setUnreachable(bool unreachable)
{
    const std::lock_guard lock(m_mutex);
    m_isUnreachable = unreachable;
}

void AlertGuard::watch(const std::stop_token &ended)
{
    Deadline pass = Deadline::after(std::chrono::seconds(0));
    while (pause(std::chrono::seconds(1), {Deadline::never(), ended})) {
        if (m_context.stop.stop_requested()) // an action would be cancelled
            continue;
        if (pass.expired()) {
            pass = Deadline::after(kBetweenPasses);
            if (const auto run = facts()) {
                const std::lock_guard lock(m_mutex);
                m_alerts.pass(SystemClock::instance().now(), *run);
            }
        }
        carryOutDue();
    }
}

bool AlertGuard::finish()
{
    m_thread.request_stop();
    if (m_thread.joinable())
        m_thread.join();
    if (const auto run = facts(); !run || protocol::isOver(run->state))
        m_runEnded.request_stop(); // a worker that would join nothing is not launched
    carryOutDue();                 // fulfilled at the end
    m_isLastTry = true;
    std::unique_lock lock(m_mutex);
    m_alerts.retryNow();
    lock.unlock();
    carryOutDue();
    m_beside.clear(); // waits: an addition may leave a machine
    return reportLeft(facts()) && !m_isMachineLeft;
}

/// \param run  nothing: the ledger cannot be read
bool AlertGuard::reportLeft(const std::optional<alerts::RunFacts> &run)
{
    std::vector<Due> left;
    bool isTermination = false;
    {
        const std::lock_guard lock(m_mutex);
        left = m_alerts.left();
        isTermination = m_alerts.hasFailed(AlertRule::TerminateCluster);
    }
    for (const Due &due : left) {
        const bool isMissed = due.rule.action != AlertRule::Notify && !(run && protocol::isOver(run->state));
        report(describe(due, isMissed ? "The rule was not applied." : ""));
        const auto action = run ? alerts::actionNow(due.rule, &*run) : due.rule.action;
        isTermination = isTermination || action == AlertRule::TerminateCluster;
    }
    isTermination = isTermination && !(run && run->isClusterClosed);
    if (isTermination)
        report("The cluster was not terminated, and its machines may be billed: trainyardctl terminate " +
               m_clusterName);
    return !isTermination;
}

Result<int> AlertGuard::finish(const Result<int> &status)
{
    if (finish())
        return status;
    if (!status)
        m_context.failure(status.error());
    return LeftRunning;
}

void AlertGuard::readRules()
{
    const auto rules = alerts::readRules(stateFolder(m_context.globals.stateDir));
    const bool isUnknown = !rules && rules.error().code != ErrorCode::NotFound;
    if (isUnknown && !m_areUnknown)
        report("The alert rules cannot be read; those that were read before still apply: " +
               wording::message(rules.error()));
    m_areUnknown = isUnknown;
    if (isUnknown)
        return;
    const std::lock_guard lock(m_mutex);
    m_alerts.setRules(rules.value_or(std::vector<AlertRule>()));
}

std::optional<alerts::RunFacts> AlertGuard::facts() const
{
    const auto row = m_cloud.ledger->run(m_run);
    if (!row || !*row)
        return std::nullopt;
    alerts::RunFacts facts;
    facts.id = m_run;
    facts.cluster = (*row)->cluster;
    facts.state = (*row)->state;
    facts.isTask = m_isTask;
    facts.isElastic = m_isElastic;
    const auto stop = training::stoppingOf(*m_cloud.ledger, m_run); // by another program
    facts.isStopping = stop && !training::isOverdue(*stop, m_stopTime, SystemClock::instance().now());
    {
        const std::lock_guard lock(m_mutex);
        facts.isUnreachable = m_isUnreachable;
        if (!m_alerts.hasFailed(AlertRule::TerminateCluster))
            return facts;
    }
    const auto cluster = m_cloud.ledger->cluster(facts.cluster);
    const auto active = training::activeRun(m_cloud, facts.cluster);
    if (!cluster || (!active && active.error().code != ErrorCode::NotFound))
        return std::nullopt;
    facts.isClusterClosed = !*cluster || (*cluster)->closed;
    facts.hasOtherRun = active && active->id != m_run;
    return facts;
}

void AlertGuard::carryOutDue()
{
    while (!m_context.stop.stop_requested()) { // an action would be cancelled
        readRules();                           // an action may have taken minutes, in which the user removed one
        const auto run = facts();
        if (!run)
            return;
        const auto due = [&] {
            const std::lock_guard lock(m_mutex);
            return m_alerts.next(SystemClock::instance().now(), *run);
        }();
        if (!due)
            return;
        carryOut(*due, *run);
    }
}

void AlertGuard::carryOut(const Due &due, const alerts::RunFacts &run)
{
    if (due.action == AlertRule::AddWorker && alerts::canAddWorker(run))
        return beside([this, due] { addWorker(due); });
    const std::string then = consequence(due.action);
    report(describe(due, then));
    if (!due.isRetry && willPost(due, then))
        beside([this] { post(); }); // an address that does not answer delays nothing
    const Status done = enforce(due.action);
    if (done)
        return;
    const bool isRepeated = !m_isLastTry && !m_context.stop.stop_requested();
    report(std::string("The rule was not carried out") + (isRepeated ? ", which is tried again: " : ": ") +
           wording::message(done.error()));
    retryLater(due);
}

Status AlertGuard::enforce(AlertRule::Action action)
{
    if (action == AlertRule::StopRun)
        return stopByMeasure(m_context, m_cloud, m_run); // over SSH: also while a session of the account has expired
    return action == AlertRule::TerminateCluster ? terminate() : Status();
}

Status AlertGuard::terminate()
{
    TY_ASSIGN(const auto row, m_cloud.ledger->cluster(m_cluster));
    if (!row)
        return fail(ErrorCode::NotFound, "ledger", "there is no cluster " + m_cluster.value);
    TY_ASSIGN(const auto cloud, openCloudOf(m_context, *row));
    for (;;) {
        const auto receipt = terminateByMeasure(m_context, cloud, {m_cluster}, row->name);
        if (receipt)
            return receipt->asStatus();
        if (receipt.error().code != ErrorCode::Busy)
            return fail(receipt.error());
        TY_ASSIGN(const bool isDone, awaitTermination());
        if (isDone)
            return {};
    }
}

/// Another program terminates the cluster: the window may apply the same rule.
/// \return false: it has failed, or was closed
/// \error Busy (it takes too long), Cancelled
Result<bool> AlertGuard::awaitTermination()
{
    if (!m_otherEnds) { // once: the next try, or finish(), does not wait for the same again
        m_otherEnds = Deadline::after(kOtherTermination);
        report("Another program is terminating " + m_clusterName + "; waiting for it.");
    }
    while (pause(kBetweenReadings, {*m_otherEnds, m_context.stop})) {
        if (const auto now = m_cloud.ledger->cluster(m_cluster); now && (!*now || (*now)->closed))
            return true;
        const auto leases = m_cloud.ledger->leases();
        if (leases && std::ranges::none_of(*leases, [this](const ledger::LeaseInfo &one) {
                return one.alive && one.name == "teardown:" + m_cluster.value;
            }))
            return false;
    }
    return fail(m_context.stop.stop_requested() ? ErrorCode::Cancelled : ErrorCode::Busy, "cluster " + m_clusterName,
                "another program is terminating it");
}

/// Beside the other actions. What cannot have launched a machine is tried again; a second attempt of anything else could
/// launch a second one.
void AlertGuard::addWorker(const Due &due)
{
    const auto folder = stateFolder(m_context.globals.stateDir);
    const auto cloud = [&]() -> Result<cluster::CloudContext> {
        TY_ASSIGN(const auto row, m_cloud.ledger->cluster(m_cluster));
        if (!row)
            return fail(ErrorCode::NotFound, "ledger", "there is no cluster " + m_cluster.value);
        TY_ASSIGN(auto opened, openCloudOf(m_context, *row));
        if (opened.accountError)
            return fail(*opened.accountError);
        if (!cluster::sameCloud(opened, *row))
            return fail(cluster::otherCloudError(opened, *row));
        return opened;
    }();
    const bool isClaimed = cloud && alerts::claimWorker(folder, m_run, due.rule);
    const std::string then = isClaimed ? "The rule adds a worker." : "";
    report(describe(due, then));
    Status done = cloud ? Status() : Status(fail(cloud.error()));
    if (isClaimed) {
        std::stop_source either;
        const auto end = [&either] { either.request_stop(); };
        const std::stop_callback interrupted(m_context.stop, end), ended(m_runEnded.get_token(), end);
        done = growByMeasure(m_context, *cloud, m_run, either.get_token());
    }
    if (!done && done.error().code == ErrorCode::StillRunning)
        m_isMachineLeft = true;
    const bool isLeft = m_context.stop.stop_requested() || m_runEnded.stop_requested();
    const bool isRepeated = !done && !isLeft && (!cloud || done.error().code == ErrorCode::Busy);
    if (!done)
        report(std::string("The worker was not added") + (isRepeated ? ", which is tried again: " : ": ") +
               wording::message(done.error()));
    if (isRepeated && isClaimed)
        alerts::releaseWorker(folder, m_run, due.rule);
    if (isRepeated)
        retryLater(due);
    if (!due.isRetry && willPost(due, then))
        post();
}

/// "Alert rule: train-loss below 0.1 (now 0.05). The rule stops the run."
std::string AlertGuard::describe(const Due &due, const std::string &then) const
{
    const bool hasValue = due.rule.comparison != AlertRule::NoProgress;
    const std::string now = hasValue ? fmt::format(" (now {:.6g})", due.value) : std::string();
    return fmt::format("Alert rule: {}{}.{}{}", alerts::describe(due.rule), now, then.empty() ? "" : " ", then);
}

/// \return whether the caller calls post(): no thread does
bool AlertGuard::willPost(const Due &due, const std::string &then)
{
    if (!due.isPosted)
        return false;
    const notify::Notice notice{
        notify::NoticeKind::Alert,           notify::oneLine(alerts::describe(due.rule)), then, m_clusterName, m_run,
        alerts::occasionOf(due.rule, due.at)};
    const std::lock_guard lock(m_mutex);
    m_posts.push_back(notice);
    return !std::exchange(m_isPosting, true);
}

void AlertGuard::post()
{
    for (;;) {
        std::optional<notify::Notice> next;
        {
            const std::lock_guard lock(m_mutex);
            m_isPosting = !m_posts.empty();
            if (!m_isPosting)
                return;
            next = std::move(m_posts.front());
            m_posts.pop_front();
        }
        if (const Status sent = notify::report(stateFolder(m_context.globals.stateDir), *next, m_context.stop); !sent)
            report("The notification was not sent: " + sent.error().detail);
    }
}

void AlertGuard::retryLater(const Due &due)
{
    const std::lock_guard lock(m_mutex);
    m_alerts.failed(due, SystemClock::instance().now());
}

/// Without a thread, it is done at once.
void AlertGuard::beside(std::function<void()> task)
{
    std::erase_if(m_beside, [](const std::future<void> &one) {
        return one.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
    });
    const auto safely = [work = std::move(task)] { (void)guarded("alert rule", work); };
    try {
        m_beside.push_back(std::async(std::launch::async, safely));
    } catch (const std::system_error &) { // the limit of threads
        safely();
    }
}

void AlertGuard::report(const std::string &text) const
{
    m_context.printMessage("trainyardctl: " + text);
}

} // namespace trainyard::cli
