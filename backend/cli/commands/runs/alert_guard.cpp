#include "backend/cli/commands/runs/alert_guard.h"

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
        const auto job = protocol::jobSpecFromJson((*row)->job);
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
            readRules();
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
    if (const auto run = facts(); run && protocol::isOver(run->state))
        m_runEnded.request_stop(); // a worker that would join nothing is not launched
    carryOutDue();                 // fulfilled at the end
    m_isLastTry = true;
    {
        const std::lock_guard lock(m_mutex);
        m_alerts.retryNow();
    }
    carryOutDue();
    {
        const std::lock_guard lock(m_mutex);
        if (m_context.stop.stop_requested() || !m_alerts.hasFailed(AlertRule::TerminateCluster))
            return true;
    }
    const auto run = m_cloud.ledger->run(m_run);
    const std::string name = clusterName(run && *run ? (*run)->cluster : ClusterId());
    report("The cluster was not terminated, and its machines may be billed: trainyardctl terminate " + name);
    return false;
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
    facts.isStopping = training::stoppingOf(*m_cloud.ledger, m_run).has_value(); // by another program
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
    facts.isClusterFree = *cluster && !(*cluster)->closed && (!active || active->id == m_run);
    return facts;
}

void AlertGuard::carryOutDue()
{
    while (!m_context.stop.stop_requested()) { // an action would be cancelled
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
        return beside([this, due, run] { addWorker(due, run); });
    const std::string then = consequence(due.action);
    report(describe(due, then));
    if (!due.isRetry)
        beside([this, due, run, then] { post(due, run, then); }); // an address that does not answer delays nothing
    const Status done = enforce(due.action, run);
    if (done)
        return;
    const bool isRepeated = !m_isLastTry && !m_context.stop.stop_requested();
    report(std::string("The rule was not carried out") + (isRepeated ? ", which is tried again: " : ": ") +
           wording::message(done.error()));
    retryLater(due);
}

Status AlertGuard::enforce(AlertRule::Action action, const alerts::RunFacts &run) const
{
    if (action == AlertRule::StopRun)
        return stopByMeasure(m_context, m_cloud, run.id); // over SSH: also while a session of the account has expired
    return action == AlertRule::TerminateCluster ? terminate(run.cluster) : Status();
}

Status AlertGuard::terminate(const ClusterId &id) const
{
    TY_ASSIGN(const auto row, m_cloud.ledger->cluster(id));
    if (!row)
        return fail(ErrorCode::NotFound, "ledger", "there is no cluster " + id.value);
    TY_ASSIGN(const auto cloud, openCloudOf(m_context, *row));
    const auto receipt = terminateByMeasure(m_context, cloud, {id}, row->name);
    if (receipt)
        return receipt->asStatus();
    if (receipt.error().code != ErrorCode::Busy)
        return fail(receipt.error());
    const Deadline limit = Deadline::after(kOtherTermination); // the window may apply the same rule
    while (pause(kBetweenReadings, {limit, m_context.stop})) {
        if (const auto now = m_cloud.ledger->cluster(id); now && (!*now || (*now)->closed))
            return {};
    }
    return fail(receipt.error());
}

/// Beside the other actions. What cannot have launched a machine is tried again; a second attempt of anything else could
/// launch a second one.
void AlertGuard::addWorker(const Due &due, const alerts::RunFacts &run)
{
    const auto folder = stateFolder(m_context.globals.stateDir);
    const auto cloud = [&]() -> Result<cluster::CloudContext> {
        TY_ASSIGN(const auto row, m_cloud.ledger->cluster(run.cluster));
        if (!row)
            return fail(ErrorCode::NotFound, "ledger", "there is no cluster " + run.cluster.value);
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
    Status done;
    if (isClaimed) {
        std::stop_source either;
        const auto end = [&either] { either.request_stop(); };
        const std::stop_callback interrupted(m_context.stop, end), ended(m_runEnded.get_token(), end);
        done = growByMeasure(m_context, *cloud, m_run, either.get_token());
    } else if (!cloud) {
        done = fail(cloud.error());
    }
    const bool isLeft = m_context.stop.stop_requested() || m_runEnded.stop_requested();
    const bool isRepeated = !done && !isLeft && (!cloud || done.error().code == ErrorCode::Busy);
    if (!done)
        report(std::string("The worker was not added") + (isRepeated ? ", which is tried again: " : ": ") +
               wording::message(done.error()));
    if (isRepeated && isClaimed)
        alerts::releaseWorker(folder, m_run, due.rule);
    if (isRepeated)
        retryLater(due);
    if (!due.isRetry)
        post(due, run, then);
}

/// "Alert rule: train-loss below 0.1 (now 0.05). The rule stops the run."
std::string AlertGuard::describe(const Due &due, const std::string &then) const
{
    const bool hasValue = due.rule.comparison != AlertRule::NoProgress;
    const std::string now = hasValue ? fmt::format(" (now {:.6g})", due.value) : std::string();
    return fmt::format("Alert rule: {}{}.{}{}", alerts::describe(due.rule), now, then.empty() ? "" : " ", then);
}

std::string AlertGuard::clusterName(const ClusterId &id) const
{
    const auto row = m_cloud.ledger->cluster(id);
    return row && *row ? (*row)->name : id.value;
}

void AlertGuard::post(const Due &due, const alerts::RunFacts &run, const std::string &then) const
{
    const notify::Notice notice{notify::NoticeKind::Alert,
                                notify::oneLine(alerts::describe(due.rule)),
                                then,
                                clusterName(run.cluster),
                                m_run,
                                alerts::occasionOf(due.rule, due.at)};
    if (const Status sent = notify::report(stateFolder(m_context.globals.stateDir), notice, m_context.stop); !sent)
        report("The notification was not sent: " + sent.error().detail);
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
