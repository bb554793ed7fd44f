#include "backend/services/clusters/live_teardown.h"

#include <algorithm>
#include <memory>

#include "backend/cluster/account/account_guard.h"
#include "backend/cluster/operate/retained_data.h"
#include "backend/cluster/teardown/teardown.h"
#include "backend/core/async/guarded.h"
#include "backend/core/try.h"
#include "backend/training/checkpoints/checkpoint_copies.h"
#include "backend/training/checkpoints/final_save.h"
#include "backend/training/logs/log_copies.h"

namespace trainyard::services {

using namespace std::chrono_literals;

namespace {

std::string titleOf(const cluster::TeardownScope &scope)
{
    return scope.wholeAccount       ? "Terminating everything in the account"
           : scope.clusters.empty() ? "Terminating everything"
                                    : "Terminating a cluster";
}

training::MachineScope machinesOf(const cluster::TeardownScope &scope)
{
    return {{scope.clusters.begin(), scope.clusters.end()}};
}

/// \error those of the copies, with the way to do without them
Status saveModels(const cluster::CloudContext &cloud, const cluster::TeardownScope &scope, const ProgressSink &sink,
                  std::stop_token stop)
{
    const Status saved = training::saveBeforeTermination(cloud, machinesOf(scope), scope.models, sink, stop);
    if (saved || saved.error().code == ErrorCode::Cancelled)
        return saved;
    if (scope.models == cluster::UnsavedModels::TryTo || scope.models == cluster::UnsavedModels::CopySaved)
        return {}; // the step has reported it
    return fail(saved.error().code, saved.error().source,
                saved.error().detail + "; nothing was terminated, since models that exist on the machines only were "
                                       "not copied to this computer: terminate without copying them to lose them");
}

} // namespace

LiveTeardownService::LiveTeardownService(Tasks &tasks, CloudSource &source, Operations &operations, QObject *parent)
    : TeardownService(parent)
    , m_tasks(tasks)
    , m_source(source)
    , m_operations(operations)
{
}

QFuture<Result<TeardownPreview>> LiveTeardownService::preview(const cluster::TeardownScope &scope)
{
    return m_tasks.run([this, scope](std::stop_token stop) -> Result<TeardownPreview> {
        TY_ASSIGN(const auto cloud, m_source.openProfile(scope.profile, true, {Deadline::after(60s), stop}));
        TY_ASSIGN(auto found, cluster::Teardown(cloud).targets(scope, {Deadline::after(2min), stop}));
        TeardownPreview preview{std::move(found), cluster::retainedData(cloud, {Deadline::after(20s), stop})};
        if (preview.found.machines() > 0) {
            TY_ASSIGN(const auto unsaved,
                      training::unsavedCheckpoints(cloud, machinesOf(scope), {Deadline::after(1min), stop}));
            preview.modelBytes = unsaved.bytes();
            TY_ASSIGN(const auto saves,
                      training::finalSaves(cloud, machinesOf(scope), scope.models, {Deadline::after(20s), stop}));
            for (const training::FinalSave &save : saves)
                preview.saveTime = std::max(preview.saveTime, save.limit);
        }
        return preview;
    });
}

OperationId LiveTeardownService::run(const cluster::TeardownScope &scope, const std::string &accountName)
{
    const auto id = std::make_shared<OperationId>(); // read and written by the GUI thread only
    const auto work = [this, id, scope, accountName](std::stop_token stop,
                                                     const ProgressSink &sink) -> Result<cluster::Receipt> {
        TY_ASSIGN(const auto cloud, m_source.openProfile(scope.profile, true, {Deadline::after(60s), stop}));
        cluster::TeardownScope confirmed = scope;
        if (scope.wholeAccount) {
            TY_ASSIGN(confirmed.account, cluster::guardAccount(cloud, accountName, {Deadline::after(60s), stop}));
        }
        const ProgressSink both = [&](const StepEvent &event) {
            sink(event);
            if (!event.subjectState.empty() || event.step == training::kFinalSaveStep ||
                event.step == training::kSaveModelsStep)
                postTo(this, [this, id, event] { emit stepped(*id, event); });
        };
        training::saveActiveLogs(cloud, machinesOf(scope).clusters, sink, stop);
        if (scope.models != cluster::UnsavedModels::Lose) {
            TY_TRY(saveModels(cloud, scope, both, stop));
        }
        return cluster::Teardown(cloud).run(confirmed, both, stop);
    };
    const auto reported = [this, id, work](std::stop_token stop, const ProgressSink &sink) -> Status {
        // An exception is an end, too: a budget's termination is repeated after it.
        const auto receipt = guarded("termination", [&] { return work(stop, sink); });
        postTo(this, [this, id, receipt] { emit finished(*id, receipt); });
        return receipt ? receipt->asStatus() : fail(receipt.error());
    };
    *id = m_operations.start(titleOf(scope), reported, true);
    return *id;
}

} // namespace trainyard::services
