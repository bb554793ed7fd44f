#include "backend/services/live/live_planning.h"

#include <algorithm>

#include "backend/cluster/account/buckets.h"
#include "backend/cluster/operate/ssh_ingress.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/core/try.h"

namespace trainyard::services {

using namespace std::chrono_literals;

namespace {

constexpr auto kAskTime = 2min;

} // namespace

LivePlanningService::LivePlanningService(Tasks &tasks, CloudSource &source, Operations &operations, QObject *parent)
    : PlanningService(parent)
    , m_tasks(tasks)
    , m_source(source)
    , m_operations(operations)
{
}

template <class T, class F>
QFuture<Result<T>> LivePlanningService::runQuery(F f)
{
    return m_tasks.run([this, f = std::move(f)](std::stop_token stop) -> Result<T> {
        const auto deadline = Deadline::after(kAskTime);
        TY_ASSIGN(const auto cloud, m_source.open(true, {deadline, stop}));
        return f(cloud, {deadline, stop});
    });
}

QFuture<Result<cluster::Preflight>> LivePlanningService::preflight(const cluster::LaunchPlan &plan)
{
    cancelPreflight();
    m_preflight = {};
    return runQuery<cluster::Preflight>(
        [plan, mine = m_preflight](const cluster::CloudContext &cloud, const CallContext &context) {
            auto both = mine;
            const std::stop_callback link(context.stop, [&both] { both.request_stop(); });
            return cluster::preflight(cloud, plan, {context.deadline, both.get_token()});
        });
}

QFuture<Result<cluster::NetworkChoices>> LivePlanningService::network(const std::string &region)
{
    return runQuery<cluster::NetworkChoices>([region](const cluster::CloudContext &cloud, const CallContext &context) {
        return cluster::networkChoices(cloud, region, context);
    });
}

QFuture<Result<std::vector<std::string>>> LivePlanningService::buckets()
{
    return runQuery<std::vector<std::string>>([](const cluster::CloudContext &cloud, const CallContext &context) {
        return cluster::bucketNames(cloud, context);
    });
}

QFuture<Result<std::string>> LivePlanningService::address()
{
    return runQuery<std::string>(
        [](const cluster::CloudContext &cloud, const CallContext &context) { return cloud.publicAddress(context); });
}

QFuture<Result<cluster::SshIngressDrift>> LivePlanningService::sshIngressDrift()
{
    return m_tasks.run([this](std::stop_token stop) -> Result<cluster::SshIngressDrift> {
        const auto deadline = Deadline::after(kAskTime);
        TY_ASSIGN(const auto cloud, m_source.open(false, {deadline, stop}));
        // Machines of the local cloud are reached over loopback, whatever the public address.
        return cloud.local ? cluster::SshIngressDrift() : cluster::sshIngressDrift(cloud, {deadline, stop});
    });
}

QFuture<Result<std::vector<cluster::QuotaLine>>>
LivePlanningService::quotas(const std::string &region, const std::vector<cluster::QuotaNeed> &needs)
{
    return runQuery<std::vector<cluster::QuotaLine>>(
        [region, needs](const cluster::CloudContext &cloud, const CallContext &context) {
            return cluster::quotaLines(cloud, {region, needs, false}, context);
        });
}

QFuture<Result<std::vector<cluster::PermissionLine>>> LivePlanningService::permissions()
{
    return runQuery<std::vector<cluster::PermissionLine>>(
        [](const cluster::CloudContext &cloud, const CallContext &context) {
            return cluster::permissionMatrix(cloud, context);
        });
}

QFuture<Result<std::vector<cluster::PolicyLine>>> LivePlanningService::policies(cluster::Wizard wizard)
{
    return runQuery<std::vector<cluster::PolicyLine>>(
        [wizard](const cluster::CloudContext &cloud, const CallContext &context) {
            return cluster::policiesFor(cloud, wizard, context);
        });
}

QFuture<Result<std::vector<cluster::RoleState>>> LivePlanningService::emrRoles(bool make)
{
    return runQuery<std::vector<cluster::RoleState>>(
        [make](const cluster::CloudContext &cloud, const CallContext &context) {
            return make ? cluster::ensureRoles(cloud, cluster::emrDefaultRoles(), context)
                        : cluster::roleStates(cloud, cluster::emrDefaultRoles(), context);
        });
}

QFuture<Status> LivePlanningService::setEfsPolicy(bool attached)
{
    return runQuery<void>([attached](const cluster::CloudContext &cloud, const CallContext &context) {
        return cluster::setRolePolicy(cloud, cluster::emrDefaultRoles().front().name, cluster::kEfsReadPolicy, attached,
                                      context);
    });
}

QFuture<Result<std::string>> LivePlanningService::requestQuota(const std::string &region, const std::string &code,
                                                               double vcpus)
{
    return runQuery<std::string>([region, code, vcpus](const cluster::CloudContext &cloud, const CallContext &context) {
        return cluster::requestQuota(cloud, region, code, vcpus, context);
    });
}

OperationId LivePlanningService::updateSshIngress(const ClusterId &only, bool neighbours)
{
    return m_operations.start(
        "Allowing SSH from this computer",
        [this, only, neighbours](std::stop_token stop, const ProgressSink &sink) -> Status {
            TY_ASSIGN(const auto cloud, m_source.open(true, {Deadline::after(kAskTime), stop}));
            TY_ASSIGN(const auto changes, cluster::updateSshIngress(cloud, only, neighbours ? "/24" : "", sink, stop));
            const auto failed = std::ranges::find_if(changes, [](const auto &c) { return c.error.has_value(); });
            return failed == changes.end() ? Status() : Status(fail(*failed->error));
        },
        true);
}

} // namespace trainyard::services
