// A run that was lost with its head: what is left of it, and what the user decides.
#include "backend/cluster/operate/reconcile.h"
#include "backend/core/try.h"
#include "backend/ledger/ledger.h"
#include "backend/services/runs/live_runs.h"
#include "backend/training/recovery/replace_head.h"

namespace trainyard::services {

namespace {

using Continuation = HeadLossReport::Continuation;

/// The row of a run that a new head may continue: the newest one of its cluster.
Result<ledger::Run> lostRun(const cluster::CloudContext &cloud, const RunId &id)
{
    TY_ASSIGN(const auto row, cloud.ledger->run(id));
    if (!row)
        return fail(ErrorCode::NotFound, "run " + id.value, "there is no run with that ID in the ledger");
    TY_ASSIGN(const auto runs, cloud.ledger->runs(row->cluster));
    if (!training::isLostWithHead(*row) || runs.empty() || runs.front().id != id)
        return fail(ErrorCode::Conflict, "run " + id.value, "it does not wait for a new head node");
    return *row;
}

void add(const training::RecoveryPlan &plan, HeadLossReport &report)
{
    using training::Recovery;
    report.stepsLost = plan.stepsLost;
    report.reason = plan.reason;
    switch (plan.action) {
    case Recovery::Resume:
        report.continuation = Continuation::Resume;
        report.epoch = plan.from.epochs;
        report.step = plan.from.step;
        return;
    case Recovery::BeginAgain:
        report.continuation = Continuation::BeginAgain;
        return;
    case Recovery::Finished:
        report.continuation = Continuation::Finished;
        return;
    case Recovery::None:
    case Recovery::Wait:
    case Recovery::StartScheduler: // only with the old head
        report.continuation = Continuation::NotPossible;
        return;
    }
}

Result<HeadLossReport> examine(const cluster::CloudContext &cloud, const RunId &id, std::stop_token stop)
{
    using namespace std::chrono_literals;
    TY_ASSIGN(const auto run, lostRun(cloud, id));
    TY_ASSIGN(const auto gone, cluster::stateIfGone(cloud, run.cluster, "head", {Deadline::after(30s), stop}));
    const training::NewHead head = training::newHeadOf(cloud, run.cluster);
    HeadLossReport report;
    report.headState = gone.value_or("");
    report.instanceType = head.type;
    report.costsMoney = head.costsMoney;
    report.usdPerHour = head.usdPerHour;
    bool planned = false;
    training::FollowOptions options;
    options.confirm = [&](const training::RecoveryPlan &plan) {
        planned = true;
        add(plan, report);
        return false; // nothing is launched
    };
    const auto found = training::replaceHead(cloud, run.cluster, options, stop);
    if (stop.stop_requested())
        return fail(ErrorCode::Cancelled, "run " + id.value, "no longer wanted");
    if (planned)
        return report;
    if (found) {
        add(found->plan, report); // it is finished
        return report;
    }
    if (found.error().code != ErrorCode::PeerLost)
        return fail(found.error());
    report.continuation = Continuation::NotPossible;
    report.reason = Sentence::verbatim(found.error().detail);
    return report;
}

} // namespace

QFuture<Result<HeadLossReport>> LiveRunService::headLoss(const RunId &run, std::stop_token stop)
{
    return m_tasks.run([this, run, caller = std::move(stop)](std::stop_token ending) -> Result<HeadLossReport> {
        std::stop_source either;
        const std::stop_callback onEnding(ending, [&] { either.request_stop(); });
        const std::stop_callback onCaller(caller, [&] { either.request_stop(); });
        if (either.stop_requested())
            return fail(ErrorCode::Cancelled, "run " + run.value, "no longer wanted");
        TY_ASSIGN(const auto cloud,
                  m_source.open(true, {Deadline::after(std::chrono::seconds(60)), either.get_token()}));
        return examine(cloud, run, either.get_token());
    });
}

OperationId LiveRunService::replaceHead(const RunId &run, const HeadLossReport &shown)
{
    const auto work = [this, run, shown](const auto &cloud, const ProgressSink &sink, std::stop_token stop) -> Status {
        TY_ASSIGN(const auto row, lostRun(cloud, run));
        bool changed = false;
        training::FollowOptions options;
        options.progress = sink;
        options.note = [this, run](const std::string &words) {
            postTo(this, [this, run, words] { m_logs.appendMessage(run, words); });
        };
        options.confirm = [&](const training::RecoveryPlan &plan) {
            HeadLossReport now;
            add(plan, now);
            changed = !shown.covers(now);
            return !changed;
        };
        const auto replaced = training::replaceHead(cloud, row.cluster, options, stop);
        if (changed)
            return fail(ErrorCode::Conflict, "run " + run.value,
                        "more of it is lost than was shown: look at it again; nothing was launched");
        if (!replaced)
            return fail(replaced.error());
        return {};
    };
    return m_operations.start("Replacing the head of " + titleOf(run), m_source.operation(work));
}

OperationId LiveRunService::endLostRun(const RunId &run)
{
    const auto work = [run](const auto &cloud, const ProgressSink &, std::stop_token) {
        return training::endLostRun(cloud, run);
    };
    return m_operations.start("Ending " + titleOf(run), m_source.operation(work), true);
}

} // namespace trainyard::services
