#include "backend/services/clusters/live_managed.h"

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/emr/emr_launch.h"
#include "backend/cluster/launch/launch.h"
#include "backend/cluster/stack/elastic/elastic_workers.h"
#include "backend/cluster/stack/plan/stack_placement.h"
#include "backend/cluster/stack/prepare/prepare_data.h"
#include "backend/core/try.h"

namespace trainyard::services {

using namespace std::chrono_literals;

namespace {

constexpr auto kLookUpTime = 2min;
constexpr auto kScriptTime = 1min;

/// Machines that run are kept after a failure, so that Retry continues with them.
cluster::LaunchOptions launchOptions()
{
    return {.retain = cluster::RetainOnFailure::Running};
}

/// Writes the script, and runs it on the machines: they have booted without it.
Status prepareData(const cluster::CloudContext &cloud, const ClusterId &id, const std::string &script,
                   const ProgressSink &sink, const std::stop_token &stop)
{
    TY_ASSIGN(const auto stack, cluster::elasticStackOf(cloud, id, {Deadline::after(kScriptTime), stop}));
    TY_ASSIGN(const auto nodes, cluster::hosts(cloud, id));
    return prepareNodes(stack, nodes, script, sink, stop);
}

} // namespace

LiveManagedClusterService::LiveManagedClusterService(Tasks &tasks, CloudSource &source, Operations &operations,
                                                     ClusterService &clusters, QObject *parent)
    : ManagedClusterService(parent)
    , m_tasks(tasks)
    , m_source(source)
    , m_operations(operations)
    , m_clusters(clusters)
    , m_dataPreparation(source, operations)
    , m_emrSteps(tasks, source, operations)
{
    connect(&m_emrSteps, &EmrStepService::changed, this, [this] { m_clusters.refresh(); });
}

/// \param launch  launch(cloud, sink, stop, id) -> Result<ClusterId>; sets the id before it reports the step "intent"
template <class Launch>
OperationId LiveManagedClusterService::launch(std::string title, Launch launch)
{
    // Id of the cluster that a failed attempt retained: Retry continues with it.
    const auto id = std::make_shared<ClusterId>();
    const auto work = [this, launch = std::move(launch), id](const auto &cloud, const ProgressSink &sink,
                                                             std::stop_token stop) {
        const ProgressSink watched = [&](const StepEvent &e) {
            sink(e);
            if (e.step == "intent" && e.state == StepState::Done) // this thread has just written the id
                postTo(this, [this, known = *id] {
                    emit launching(known);
                    m_clusters.refresh();
                });
        };
        return launch(cloud, watched, std::move(stop), id.get());
    };
    return m_operations.start(std::move(title), m_source.operation(work), true);
}

OperationId LiveManagedClusterService::createStack(const cluster::StackPlan &plan, const std::string &script)
{
    return launch("Creating the stack " + plan.name,
                  [plan, script](const auto &cloud, const ProgressSink &sink, std::stop_token stop,
                                 ClusterId *id) -> Result<ClusterId> {
                      TY_ASSIGN(const ClusterId made,
                                cluster::launchStack(cloud, plan, launchOptions(), sink, stop, id));
                      if (!script.empty() && !plan.prepareScript.empty())
                          TY_TRY(prepareData(cloud, made, script, sink, stop));
                      return made;
                  });
}

OperationId LiveManagedClusterService::createEmr(const cluster::EmrPlan &plan)
{
    return launch("Creating the EMR cluster " + plan.name,
                  [plan](const auto &cloud, const ProgressSink &sink, std::stop_token stop, ClusterId *id) {
                      return cluster::launchEmr(cloud, plan, launchOptions(), sink, std::move(stop), id);
                  });
}

OperationId LiveManagedClusterService::attachStack(const cluster::AttachOptions &options)
{
    const auto work = [this, options](const auto &cloud, const ProgressSink &sink,
                                      std::stop_token stop) -> Result<ClusterId> {
        TY_ASSIGN(const ClusterId id, cluster::attachStack(cloud, options, sink, std::move(stop)));
        postTo(this, [this, id] {
            emit launching(id);
            m_clusters.refresh();
        });
        return id;
    };
    return m_operations.start("Attaching the stack " + options.stack, m_source.operation(work), true);
}

QFuture<Result<std::vector<cluster::AttachableStack>>> LiveManagedClusterService::stacks(const std::string &region)
{
    return m_tasks.run(m_source.query(true, kLookUpTime, [region](const auto &cloud, const auto &context) {
        return cluster::allStacks(cloud, region, context);
    }));
}

QFuture<Result<cluster::AttachPreview>> LiveManagedClusterService::attachPreview(const cluster::AttachOptions &options)
{
    return m_tasks.run(m_source.query(true, kLookUpTime, [options](const auto &cloud, const auto &context) {
        return cluster::previewAttach(cloud, options, context);
    }));
}

QFuture<Result<cluster::NetworkUse>> LiveManagedClusterService::networkUse(const std::string &region)
{
    return m_tasks.run(m_source.query(true, kLookUpTime, [region](const auto &cloud, const auto &context) {
        return cluster::networkUse(cloud, region, context);
    }));
}

QFuture<Result<std::vector<cluster::FileSystemChoice>>>
LiveManagedClusterService::fileSystems(const std::string &region)
{
    return m_tasks.run(m_source.query(true, kLookUpTime, [region](const auto &cloud, const auto &context) {
        return cluster::fileSystemChoices(cloud, region, context);
    }));
}

QFuture<Result<std::vector<std::string>>> LiveManagedClusterService::emrReleases(const std::string &region)
{
    return m_tasks.run(m_source.query(true, kLookUpTime, [region](const auto &cloud, const auto &context) {
        return cluster::emrReleases(cloud, region, context);
    }));
}

QFuture<Result<cluster::EmrOffer>> LiveManagedClusterService::emrOffer(const std::string &region,
                                                                       const std::string &release)
{
    return m_tasks.run(m_source.query(true, kLookUpTime, [region, release](const auto &cloud, const auto &context) {
        return cluster::emrOffer(cloud, region, release, context);
    }));
}

QFuture<Result<cluster::EmrFindings>> LiveManagedClusterService::emrFindings(const cluster::EmrPlan &plan)
{
    return m_tasks.run(m_source.query(
        true, kLookUpTime, [plan](const auto &cloud, const auto &context) -> Result<cluster::EmrFindings> {
            TY_ASSIGN(const auto facts, cluster::readEmrFacts(cloud, plan, context));
            return cluster::EmrFindings{cluster::emrRefusals(plan, facts), cluster::emrWarnings(plan, facts)};
        }));
}

QFuture<Result<std::vector<Sentence>>> LiveManagedClusterService::stackWarnings(const cluster::StackPlan &plan)
{
    return m_tasks.run(m_source.query(true, kLookUpTime,
                                      [plan](const auto &cloud, const auto &context) -> Result<std::vector<Sentence>> {
                                          TY_ASSIGN(const auto sites, cluster::readSites(cloud, plan, context));
                                          return cluster::siteWarnings(plan, sites);
                                      }));
}

QFuture<Result<std::vector<cluster::ChecklistLine>>>
LiveManagedClusterService::checklist(const cluster::ChecklistRequest &request)
{
    return m_tasks.run(m_source.query(
        true, kLookUpTime,
        [request](const auto &cloud, const auto &context) -> Result<std::vector<cluster::ChecklistLine>> {
            TY_ASSIGN(const auto facts, cluster::readChecklistFacts(cloud, request, context));
            return cluster::planningChecklist(facts);
        }));
}

QFuture<Status> LiveManagedClusterService::checkScript(const std::string &text)
{
    return m_tasks.run([text](std::stop_token stop) {
        return cluster::checkPrepareScript(text, {Deadline::after(kScriptTime), std::move(stop)});
    });
}

QFuture<Result<ManagedState>> LiveManagedClusterService::state(const ClusterId &id)
{
    return m_tasks.run(m_source.query(false, kLookUpTime, [id](const auto &cloud, const auto &context) {
        return cluster::managedState(cloud, id, context);
    }));
}

} // namespace trainyard::services
