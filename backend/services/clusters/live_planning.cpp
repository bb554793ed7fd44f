#include "backend/services/clusters/live_planning.h"

#include <algorithm>

#include "backend/cluster/account/buckets.h"
#include "backend/cluster/operate/ssh_ingress.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/core/try.h"

namespace trainyard::services {

using namespace std::chrono_literals;

namespace {

constexpr auto kQueryTime = 2min;

} // namespace

LivePlanningService::LivePlanningService(Tasks &tasks, CloudSource &source, Operations &operations, QObject *parent)
    : PlanningService(parent)
    , m_tasks(tasks)
    , m_source(source)
    , m_operations(operations)
{
}

QFuture<Result<cluster::Preflight>> LivePlanningService::preflight(const cluster::LaunchPlan &plan)
{
    cancelPreflight();
    m_preflight = {};
    return m_tasks.run(
        m_source.query(true, kQueryTime, [plan, mine = m_preflight](const auto &cloud, const auto &context) {
            auto both = mine;
            const std::stop_callback link(context.stop, [&both] { both.request_stop(); });
            return cluster::preflight(cloud, plan, {context.deadline, both.get_token()});
        }));
}

QFuture<Result<cluster::NetworkChoices>> LivePlanningService::network(const std::string &region)
{
    return m_tasks.run(m_source.query(true, kQueryTime, [region](const auto &cloud, const auto &context) {
        return cluster::networkChoices(cloud, region, context);
    }));
}

QFuture<Result<std::vector<std::string>>> LivePlanningService::buckets()
{
    return m_tasks.run(m_source.query(
        true, kQueryTime, [](const auto &cloud, const auto &context) { return cluster::bucketNames(cloud, context); }));
}

QFuture<Result<std::string>> LivePlanningService::address()
{
    return m_tasks.run(m_source.query(
        true, kQueryTime, [](const auto &cloud, const auto &context) { return cloud.publicAddress(context); }));
}

QFuture<Result<cluster::SshIngressDrift>> LivePlanningService::sshIngressDrift()
{
    return m_tasks.run(m_source.query(
        false, kQueryTime, [](const auto &cloud, const auto &context) -> Result<cluster::SshIngressDrift> {
            if (cloud.local) // its machines are reached over loopback, whatever the public address
                return cluster::SshIngressDrift();
            return cluster::sshIngressDrift(cloud, context);
        }));
}

QFuture<Result<std::vector<cluster::QuotaLine>>>
LivePlanningService::quotas(const std::string &region, const std::vector<cluster::QuotaNeed> &needs)
{
    return m_tasks.run(m_source.query(true, kQueryTime, [region, needs](const auto &cloud, const auto &context) {
        return cluster::quotaLines(cloud, {region, needs, false}, context);
    }));
}

QFuture<Result<std::vector<cluster::PermissionLine>>> LivePlanningService::permissions()
{
    return m_tasks.run(m_source.query(true, kQueryTime, [](const auto &cloud, const auto &context) {
        return cluster::permissionMatrix(cloud, context);
    }));
}

QFuture<Result<std::vector<cluster::PolicyLine>>> LivePlanningService::policies(cluster::Wizard wizard)
{
    return m_tasks.run(m_source.query(true, kQueryTime, [wizard](const auto &cloud, const auto &context) {
        return cluster::policiesFor(cloud, wizard, context);
    }));
}

QFuture<Result<std::vector<cluster::RoleState>>> LivePlanningService::emrRoles(bool make)
{
    return m_tasks.run(m_source.query(true, kQueryTime, [make](const auto &cloud, const auto &context) {
        return make ? cluster::ensureRoles(cloud, cluster::emrDefaultRoles(cloud.region), context)
                    : cluster::roleStates(cloud, cluster::emrDefaultRoles(cloud.region), context);
    }));
}

QFuture<Status> LivePlanningService::setEfsPolicy(bool attached)
{
    return m_tasks.run(m_source.query(true, kQueryTime, [attached](const auto &cloud, const auto &context) {
        return cluster::setRolePolicy(cloud, cluster::emrDefaultRoles(cloud.region).front().name,
                                      cluster::kEfsReadPolicy, attached, context);
    }));
}

QFuture<Result<std::string>> LivePlanningService::requestQuota(const std::string &region, const std::string &code,
                                                               double vcpus)
{
    return m_tasks.run(m_source.query(true, kQueryTime, [region, code, vcpus](const auto &cloud, const auto &context) {
        return cluster::requestQuota(cloud, region, code, vcpus, context);
    }));
}

OperationId LivePlanningService::updateSshIngress(const ClusterId &only, bool neighbours)
{
    const auto work = [only, neighbours](const auto &cloud, const ProgressSink &sink, std::stop_token stop) -> Status {
        TY_ASSIGN(const auto changes, cluster::updateSshIngress(cloud, only, neighbours ? "/24" : "", sink, stop));
        const auto failed = std::ranges::find_if(changes, [](const auto &c) { return c.error.has_value(); });
        return failed == changes.end() ? Status() : Status(fail(*failed->error));
    };
    return m_operations.start("Allowing SSH from this computer", m_source.operation(work, kQueryTime), true);
}

} // namespace trainyard::services
