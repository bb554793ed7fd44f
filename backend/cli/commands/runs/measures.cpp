#include "backend/cli/commands/runs/measures.h"

#include <set>
#include <utility>

#include "backend/cluster/teardown/teardown.h"
#include "backend/core/try.h"
#include "backend/ledger/ledger.h"
#include "backend/training/checkpoints/final_save.h"
#include "backend/training/logs/log_copies.h"
#include "backend/training/run/cluster_run.h"
#include "backend/wording/messages.h"

namespace trainyard::cli {

namespace {

void reportMeasure(const Context &context, const std::string &text)
{
    context.printMessage("trainyardctl: " + text);
}

void ignoreStep(const StepEvent &) // the command may have its own progress view
{
}

} // namespace

Status stopByMeasure(const Context &context, const cluster::CloudContext &cloud, const RunId &run)
{
    reportMeasure(context, "The run " + run.value + " is stopped because of it; it saves a checkpoint first.");
    TY_ASSIGN(const auto end,
              training::stopRun(cloud, run, training::StopMode::SaveCheckpoint, ignoreStep, context.stop));
    reportMeasure(context, "The run " + run.value + " has ended" + (end.note.empty() ? "." : ": " + end.note + "."));
    return {};
}

Status growByMeasure(const Context &context, const cluster::CloudContext &cloud, const RunId &run, std::stop_token stop)
{
    TY_ASSIGN(const auto row, cloud.ledger->run(run));
    const ClusterId cluster = row ? row->cluster : ClusterId();
    const auto active = training::activeRun(cloud, cluster);
    if (!active || active->id != run) // the machine would be billed for nothing, or join another run
        return fail(ErrorCode::Conflict, "run " + run.value, "it is not in progress any more");
    TY_ASSIGN(const auto names, training::growCluster(cloud, cluster, 1, {}, ignoreStep, std::move(stop)));
    for (const std::string &name : names)
        reportMeasure(context, name + " was added because of it.");
    return {};
}

Result<cluster::Receipt> terminateByMeasure(const Context &context, const cluster::CloudContext &cloud,
                                            const std::vector<ClusterId> &clusters, const std::string &name)
{
    cluster::TeardownScope scope;
    scope.clusters = clusters;
    reportMeasure(context,
                  "Terminating " + (clusters.empty() ? std::string("all clusters") : name) + " because of it.");
    const std::set<ClusterId> copied(clusters.begin(), clusters.end());
    training::saveActiveLogs(cloud, copied, ignoreStep, context.stop);
    const ProgressSink failures = [&context](const StepEvent &event) {
        if (event.step == training::kFinalSaveStep && event.state == StepState::Failed)
            reportMeasure(context, event.host + " has not saved a checkpoint: " + event.message.english() + ".");
    };
    if (const auto saved =
            training::saveBeforeTermination(cloud, {copied}, cluster::UnsavedModels::TryTo, failures, context.stop);
        !saved)
        reportMeasure(context, "Not every model was copied from the machines: " + wording::message(saved.error()));
    TY_ASSIGN(auto receipt, cluster::Teardown(cloud).run(scope, ignoreStep, context.stop));
    context.printMessage(receipt.toText());
    return receipt;
}

} // namespace trainyard::cli
