#include "backend/cli/commands/runs/alert_guard.h"

#include <chrono>
#include <string>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "backend/alerts/alert_claim.h"
#include "backend/cli/cloud.h"
#include "backend/cli/commands/runs/measures.h"
#include "backend/core/async/guarded.h"
#include "backend/core/system/files.h"
#include "backend/core/time/clock.h"
#include "backend/core/time/deadline.h"
#include "backend/core/try.h"
#include "backend/jobs/job_type.h"
#include "backend/ledger/ledger.h"
#include "backend/notify/webhook.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/wording/messages.h"

namespace trainyard::cli {

using alerts::AlertRule;

namespace {

constexpr auto kBetweenPasses = std::chrono::seconds(10); // of the window, too

double secondsNow()
{
    return std::chrono::duration<double>(SystemClock::instance().now().time_since_epoch()).count();
}

/// What follows from a rule that is fulfilled; empty: nothing.
/// \param adds  this program adds the worker
std::string consequence(AlertRule::Action action, const alerts::RunFacts &run, bool adds)
{
    switch (action) {
    case AlertRule::StopRun:
        return "The rule stops the run.";
    case AlertRule::TerminateCluster:
        return "The rule terminates the cluster.";
    case AlertRule::AddWorker:
        if (!alerts::canAddWorker(run))
            return "No worker is added: those of this run are fixed.";
        return adds ? "The rule adds a worker." : "";
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
    , m_alerts(secondsNow())
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
        const auto run = facts();
        if (!run)
            continue;
        const Timestamp now = SystemClock::instance().now();
        const bool passes = pass.expired();
        if (passes) {
            pass = Deadline::after(kBetweenPasses);
            readRules();
        }
        const auto due = [&] {
            const std::lock_guard lock(m_mutex);
            if (passes)
                m_alerts.pass(now, *run);
            return m_alerts.next(now, *run);
        }();
        if (due)
            carryOut(*due, *run);
    }
}

void AlertGuard::readRules()
{
    auto rules = alerts::readRules(stateFolder(m_context.globals.stateDir));
    const std::lock_guard lock(m_mutex);
    m_alerts.setRules(std::move(rules).value_or(std::vector<AlertRule>()));
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
    const std::lock_guard lock(m_mutex);
    facts.isUnreachable = m_isUnreachable;
    return facts;
}

void AlertGuard::carryOut(const alerts::RunAlerts::Due &due, const alerts::RunFacts &run)
{
    const auto folder = stateFolder(m_context.globals.stateDir);
    const bool isAddition = due.action == AlertRule::AddWorker;
    const bool adds = isAddition && alerts::canAddWorker(run) && alerts::claimWorker(folder, m_run, due.rule);
    const std::string condition = alerts::describe(due.rule);
    const std::string then = consequence(due.action, run, adds);
    const bool hasValue = due.rule.comparison != AlertRule::NoProgress;
    const std::string now = hasValue ? fmt::format(" (now {:.6g})", due.value) : std::string();
    report(fmt::format("Alert rule: {}{}.{}{}", condition, now, then.empty() ? "" : " ", then));
    if (!due.isRetry) {
        const auto cluster = m_cloud.ledger->cluster(run.cluster);
        const std::string name = cluster && *cluster ? (*cluster)->name : run.cluster.value;
        const notify::Notice notice{notify::NoticeKind::Alert, notify::oneLine(condition), then, name, m_run};
        if (const Status sent = notify::report(folder, notice, m_context.stop); !sent)
            report("The notification was not sent: " + sent.error().detail);
    }
    const Status done = enforce(isAddition && !adds ? AlertRule::Notify : due.action, run);
    if (done)
        return;
    if (isAddition) // a second attempt could launch a second machine
        return report("The worker was not added: " + wording::message(done.error()));
    report("The rule was not carried out, which is tried again: " + wording::message(done.error()));
    const std::lock_guard lock(m_mutex);
    m_alerts.failed(due, SystemClock::instance().now());
}

Status AlertGuard::enforce(AlertRule::Action action, const alerts::RunFacts &run) const
{
    if (action == AlertRule::Notify)
        return {};
    TY_ASSIGN(const auto cloud, openCloud(m_context)); // m_cloud may be the ledger alone
    if (action == AlertRule::StopRun)
        return stopByMeasure(m_context, cloud, run.id);
    if (action == AlertRule::AddWorker)
        return growByMeasure(m_context, cloud, run.cluster);
    const auto row = m_cloud.ledger->cluster(run.cluster);
    const std::string name = row && *row ? (*row)->name : run.cluster.value;
    TY_ASSIGN(const auto receipt, terminateByMeasure(m_context, cloud, {run.cluster}, name));
    if (!receipt.clustersNotChecked.empty()) // another account answers
        return fail(receipt.clustersNotChecked.front().second);
    return {};
}

void AlertGuard::report(const std::string &text) const
{
    m_context.printMessage("trainyardctl: " + text);
}

} // namespace trainyard::cli
