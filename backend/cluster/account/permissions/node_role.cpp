#include "backend/cluster/account/permissions/node_role.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "backend/aws/services/iam_client.h"
#include "backend/aws/services/sts_client.h"
#include "backend/cluster/account/permissions/policy.h"
#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/plan/launch_plan.h"

namespace trainyard::cluster {

std::string bucketPolicy(const std::vector<std::string> &buckets, std::string_view region)
{
    using Json = nlohmann::ordered_json;
    Json whole = Json::array(), inside = Json::array();
    for (const std::string &bucket : buckets) {
        const std::string arn = "arn:" + partitionOf(region) + ":s3:::" + bucket;
        whole.push_back(arn);
        inside.push_back(arn + "/*");
    }
    const Json list{{"Effect", "Allow"},
                    {"Action", {"s3:GetBucketLocation", "s3:ListBucket", "s3:ListBucketMultipartUploads"}},
                    {"Resource", whole}};
    const Json use{
        {"Effect", "Allow"},
        {"Action",
         {"s3:AbortMultipartUpload", "s3:DeleteObject", "s3:GetObject", "s3:ListMultipartUploadParts", "s3:PutObject"}},
        {"Resource", inside}};
    return Json{{"Version", "2012-10-17"}, {"Statement", Json::array({list, use})}}.dump();
}

RoleSpec nodeRole(const std::string &name, const std::vector<std::string> &buckets, std::string_view region,
                  const std::map<std::string, std::string> &tags)
{
    RoleSpec spec;
    spec.name = name;
    spec.principal = servicePrincipal("ec2", region);
    spec.instanceProfile = true;
    spec.inlinePolicy = bucketPolicy(buckets, region);
    spec.path = kRolePath;
    spec.tags = tags;
    return spec;
}

std::string roleBoundary(const CloudContext &cloud, const CallContext &context)
{
    const auto account = cloud.account.empty() && cloud.sts
                             ? cloud.sts->getCallerIdentity(context).map([](const auto &who) { return who.account; })
                             : Result<std::string>(cloud.account);
    if (!account || account->empty())
        return {};
    const std::string arn = nodeBoundaryArn(*account, cloud.region);
    return cloud.iam->hasPolicy(arn, context).value_or(false) ? arn : std::string();
}

bool isRoleDenied(const Error &error) noexcept
{
    switch (error.code) {
    case ErrorCode::PermissionDenied:
    case ErrorCode::Unsupported: // an endpoint without IAM
    case ErrorCode::QuotaExceeded:
        return true;
    default:
        return false;
    }
}

bool isNodeKey(std::string_view variable) noexcept
{
    return variable == "AWS_ACCESS_KEY_ID" || variable == "AWS_SECRET_ACCESS_KEY" || variable == "AWS_SESSION_TOKEN";
}

std::set<std::string> bucketsIn(std::string_view text)
{
    constexpr std::string_view kScheme = "s3://";
    std::set<std::string> found;
    for (auto at = text.find(kScheme); at != std::string_view::npos; at = text.find(kScheme, at)) {
        at += kScheme.size();
        const auto end = std::min(text.find_first_of("/;\"' \\", at), text.size());
        if (end > at)
            found.emplace(text.substr(at, end - at));
    }
    return found;
}

bool roleReaches(const CloudContext &cloud, const ClusterId &id, const std::set<std::string> &buckets)
{
    const auto row = cloud.ledger->cluster(id);
    const auto resources = cloud.ledger->resources(id);
    if (!row || !*row || !resources ||
        std::ranges::find(*resources, kRoleKind, &ledger::Resource::kind) == resources->end())
        return false;
    const auto plan = LaunchPlan::fromJson((*row)->plan);
    return plan && std::ranges::all_of(buckets, [&](const std::string &bucket) {
               return std::ranges::find(plan->buckets, bucket) != plan->buckets.end();
           });
}

} // namespace trainyard::cluster
