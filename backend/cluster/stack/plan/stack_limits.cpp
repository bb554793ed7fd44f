#include "backend/cluster/stack/plan/stack_limits.h"

#include "backend/aws/ec2/ec2_client.h"
#include "backend/aws/services/quotas_client.h"
#include "backend/cluster/cloud/cloud_context.h"
#include "backend/core/try.h"

namespace trainyard::cluster {
namespace {

constexpr const char *kVpcsPerRegion = "L-F678F1CE";    // of the service "vpc"
constexpr const char *kElasticAddresses = "L-0263D0A3"; // of the service "ec2"

/// \error a session error only; any other one leaves the quota unknown
Result<std::optional<int>> quotaOf(aws::QuotasClient &quotas, const char *service, const char *code,
                                   const CallContext &context)
{
    const auto quota = quotas.quota(service, code, context);
    if (!quota && isSessionError(quota.error()))
        return fail(quota.error());
    if (!quota || !(quota->value >= 0 && quota->value < 1e6))
        return std::optional<int>();
    return std::optional(int(quota->value));
}

} // namespace

Result<NetworkUse> networkUse(const CloudContext &cloud, const std::string &region, const CallContext &context)
{
    const auto ec2 = cloud.ec2Of(region);
    const auto quotas = cloud.quotasOf(region);
    TY_ASSIGN(const auto vpcs, ec2->describeVpcs({}, context));
    TY_ASSIGN(const auto addresses, ec2->describeAddresses({}, context));
    NetworkUse use;
    use.vpcs = int(vpcs.size());
    use.addresses = int(addresses.size());
    TY_ASSIGN(use.vpcQuota, quotaOf(*quotas, "vpc", kVpcsPerRegion, context));
    TY_ASSIGN(use.addressQuota, quotaOf(*quotas, "ec2", kElasticAddresses, context));
    return use;
}

std::vector<StackProblem> quotaProblems(const StackPlan &plan, const NetworkUse &use)
{
    std::vector<StackProblem> found;
    if (plan.makesVpc() && use.vpcQuota && use.vpcs >= *use.vpcQuota)
        found.push_back({&StackPlan::vpc, Reason::TooLarge, std::to_string(*use.vpcQuota)});
    if (plan.makesNatGateway() && use.addressQuota && use.addresses >= *use.addressQuota)
        found.push_back({&StackPlan::network, Reason::TooLarge, std::to_string(*use.addressQuota)});
    return found;
}

} // namespace trainyard::cluster
