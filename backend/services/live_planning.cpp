#include "backend/services/live_planning.h"

#include <algorithm>

#include "backend/cluster/buckets.h"
#include "backend/cluster/launch_plan.h"
#include "backend/cluster/ssh_ingress.h"

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
        const auto context = m_source.open(true, deadline, stop);
        if (!context)
            return fail(context.error());
        return f(*context, deadline, stop);
    });
}

QFuture<Result<cluster::Preflight>> LivePlanningService::preflight(const cluster::LaunchPlan &plan)
{
    cancelPreflight();
    m_preflight = {};
    return runQuery<cluster::Preflight>([plan, mine = m_preflight](const cluster::CloudContext &context,
                                                                   const Deadline &deadline, std::stop_token pool) {
        auto both = mine;
        const std::stop_callback link(pool, [&both] { both.request_stop(); });
        return cluster::preflight(context, plan, deadline, both.get_token());
    });
}

QFuture<Result<cluster::NetworkChoices>> LivePlanningService::network(const std::string &region)
{
    return runQuery<cluster::NetworkChoices>(
        [region](const cluster::CloudContext &context, const Deadline &deadline, std::stop_token stop) {
            return cluster::networkChoices(context, region, deadline, stop);
        });
}

QFuture<Result<std::vector<std::string>>> LivePlanningService::buckets()
{
    return runQuery<std::vector<std::string>>(
        [](const cluster::CloudContext &context, const Deadline &deadline, std::stop_token stop) {
            return cluster::bucketNames(context, deadline, stop);
        });
}

QFuture<Result<std::string>> LivePlanningService::address()
{
    return runQuery<std::string>([](const cluster::CloudContext &context, const Deadline &deadline,
                                    std::stop_token stop) { return context.publicAddress(deadline, stop); });
}

QFuture<Result<cluster::SshIngressDrift>> LivePlanningService::sshIngressDrift()
{
    return m_tasks.run([this](std::stop_token stop) -> Result<cluster::SshIngressDrift> {
        const auto deadline = Deadline::after(kAskTime);
        const auto context = m_source.open(false, deadline, stop);
        if (!context)
            return fail(context.error());
        // Machines of the local cloud are reached over loopback, whatever the public address.
        return context->local ? cluster::SshIngressDrift() : cluster::sshIngressDrift(*context, deadline, stop);
    });
}

QFuture<Result<std::vector<cluster::QuotaLine>>>
LivePlanningService::quotas(const std::string &region, const std::vector<cluster::QuotaNeed> &needs)
{
    return runQuery<std::vector<cluster::QuotaLine>>(
        [region, needs](const cluster::CloudContext &context, const Deadline &deadline, std::stop_token stop) {
            return cluster::quotaLines(context, {region, needs, false}, deadline, stop);
        });
}

QFuture<Result<std::vector<cluster::PermissionLine>>> LivePlanningService::permissions()
{
    return runQuery<std::vector<cluster::PermissionLine>>(
        [](const cluster::CloudContext &context, const Deadline &deadline, std::stop_token stop) {
            return cluster::permissionMatrix(context, deadline, stop);
        });
}

QFuture<Result<std::vector<cluster::PolicyLine>>> LivePlanningService::policies(cluster::Wizard wizard)
{
    return runQuery<std::vector<cluster::PolicyLine>>(
        [wizard](const cluster::CloudContext &context, const Deadline &deadline, std::stop_token stop) {
            return cluster::policiesFor(context, wizard, deadline, stop);
        });
}

QFuture<Result<std::vector<cluster::RoleState>>> LivePlanningService::emrRoles(bool make)
{
    return runQuery<std::vector<cluster::RoleState>>(
        [make](const cluster::CloudContext &context, const Deadline &deadline, std::stop_token stop) {
            return make ? cluster::ensureRoles(context, cluster::emrDefaultRoles(), deadline, stop)
                        : cluster::roleStates(context, cluster::emrDefaultRoles(), deadline, stop);
        });
}

QFuture<Status> LivePlanningService::setEfsPolicy(bool attached)
{
    return runQuery<void>(
        [attached](const cluster::CloudContext &context, const Deadline &deadline, std::stop_token stop) {
            return cluster::setRolePolicy(context, cluster::emrDefaultRoles().front().name, cluster::kEfsReadPolicy,
                                          attached, deadline, stop);
        });
}

QFuture<Result<std::string>> LivePlanningService::requestQuota(const std::string &region, const std::string &code,
                                                               double vcpus)
{
    return runQuery<std::string>(
        [region, code, vcpus](const cluster::CloudContext &context, const Deadline &deadline, std::stop_token stop) {
            return cluster::requestQuota(context, region, code, vcpus, deadline, stop);
        });
}

OperationId LivePlanningService::updateSshIngress(const ClusterId &only, bool neighbours)
{
    return m_operations.start(
        "Allowing SSH from this computer",
        [this, only, neighbours](std::stop_token stop, const ProgressSink &sink) -> Status {
            const auto context = m_source.open(true, Deadline::after(kAskTime), stop);
            if (!context)
                return fail(context.error());
            const auto changes = cluster::updateSshIngress(*context, only, neighbours ? "/24" : "", sink, stop);
            if (!changes)
                return fail(changes.error());
            const auto failed = std::ranges::find_if(*changes, [](const auto &c) { return c.error.has_value(); });
            return failed == changes->end() ? Status() : Status(fail(*failed->error));
        },
        true);
}

} // namespace trainyard::services
