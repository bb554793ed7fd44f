#include "backend/services/clusters/live_emr_steps.h"

#include "backend/cluster/emr/emr_resize.h"
#include "backend/core/async/steps.h"
#include "backend/core/secret_mask.h"
#include "backend/core/try.h"

namespace trainyard::services {

using namespace std::chrono_literals;

namespace {

constexpr auto kStepListTime = 1min, kStepChangeTime = 2min, kStepLogTime = 3min;

} // namespace

LiveEmrStepService::LiveEmrStepService(Tasks &tasks, CloudSource &source, Operations &operations, QObject *parent)
    : EmrStepService(parent)
    , m_tasks(tasks)
    , m_source(source)
    , m_operations(operations)
{
}

void LiveEmrStepService::announce(const ClusterId &id)
{
    postTo(this, [this, id] { emit changed(id); });
}

QFuture<Result<cluster::EmrStepList>> LiveEmrStepService::list(const ClusterId &id)
{
    return m_tasks.run(m_source.query(false, kStepListTime,
                                      [id](const auto &cloud, const auto &context) -> Result<cluster::EmrStepList> {
                                          TY_ASSIGN(const auto reference, cluster::emrReferenceOf(cloud, id));
                                          return cluster::emrSteps(cloud, reference, context);
                                      }));
}

OperationId LiveEmrStepService::add(const ClusterId &id, const cluster::EmrStepPlan &plan)
{
    const auto work = [this, id, plan](const auto &cloud, const ProgressSink &sink, std::stop_token stop) -> Status {
        StepReporter report(sink, {.step = "emr-step", .title = "Adding the step", .host = plan.name});
        report.begin();
        const auto added = [&]() -> Result<std::string> {
            TY_ASSIGN(const auto reference, cluster::emrReferenceOf(cloud, id));
            return cluster::addEmrStep(cloud, reference, plan, {Deadline::after(kStepChangeTime), stop});
        }();
        if (!added)
            return report.failed(added.error());
        report.done(*added);
        announce(id);
        return {};
    };
    return m_operations.start("Adding the step " + plan.name, m_source.operation(work)); // a cancelled one may exist
}

QFuture<Status> LiveEmrStepService::cancel(const ClusterId &id, const std::string &stepId, bool kill)
{
    return m_tasks.run(m_source.query(false, kStepChangeTime,
                                      [this, id, stepId, kill](const auto &cloud, const auto &context) -> Status {
                                          TY_ASSIGN(const auto reference, cluster::emrReferenceOf(cloud, id));
                                          TY_TRY(cluster::cancelEmrSteps(cloud, reference, {stepId}, kill, context));
                                          announce(id);
                                          return {};
                                      }));
}

QFuture<Result<std::vector<cluster::FailureLog>>> LiveEmrStepService::logs(const ClusterId &id,
                                                                           const std::string &stepId)
{
    return m_tasks.run(m_source.query(
        false, kStepLogTime,
        [id, stepId](const auto &cloud, const auto &context) -> Result<std::vector<cluster::FailureLog>> {
            TY_ASSIGN(const auto reference, cluster::emrReferenceOf(cloud, id));
            TY_ASSIGN(auto logs, cluster::emrStepLogs(cloud, reference, stepId, context));
            for (cluster::FailureLog &log : logs) {
                log.text = cluster::maskedText(log);
                log.line.text = maskSecrets(log.line.text);
            }
            return logs;
        }));
}

OperationId LiveEmrStepService::addCoreNodes(const ClusterId &id, int count)
{
    const auto work = [this, id, count](const auto &cloud, const ProgressSink &sink, std::stop_token stop) -> Status {
        const auto added = cluster::addEmrCoreNodes(cloud, id, count, {}, sink, std::move(stop));
        announce(id); // also after a failure: core nodes that run stay
        return added ? Status() : fail(added.error());
    };
    return m_operations.start("Adding core nodes", m_source.operation(work));
}

} // namespace trainyard::services
