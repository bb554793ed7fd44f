#include "backend/cluster/account/permissions/permissions.h"

#include <functional>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/aws/s3/s3_client.h"
#include "backend/aws/services/iam_client.h"
#include "backend/aws/services/quotas_client.h"
#include "backend/aws/wire/client_config.h"
#include "backend/aws/wire/dry_run.h"
#include "backend/cluster/account/images.h"
#include "backend/cluster/account/quotas.h"
#include "backend/cluster/cloud/cloud_context.h"

namespace trainyard::cluster {
namespace {

/// Existing resources of the account for the queries, since EC2 may reject an unknown id before it checks the
/// permission.
aws::DryRunExamples examplesOf(const CloudContext &cloud, const CallContext &context)
{
    aws::DryRunExamples out;
    const auto ec2 = cloud.ec2Of(cloud.region);
    for (const auto &image : cloud.catalog->images()) {
        if (image.gpuDriver || image.architecture != "x86_64")
            continue;
        if (const auto id = imageOfParameter(cloud, cloud.region, image.ssmParameter, context)) {
            out.image = *id;
            break;
        }
    }
    if (const auto networks = ec2->describeVpcs({{"is-default", {"true"}}}, context); networks && !networks->empty())
        out.network = networks->front().id;
    // Preferably a group of ours: access to others may be denied, and should be.
    auto groups = ec2->describeSecurityGroups({}, {{"tag-key", {"trainyard:cluster"}}}, context);
    if (!groups || groups->empty())
        groups = ec2->describeSecurityGroups({}, {{"vpc-id", {out.network}}, {"group-name", {"default"}}}, context);
    if (groups && !groups->empty())
        out.group = groups->front().id;
    const auto ours = ec2->describeInstances(
        {}, {{"tag-key", {"trainyard:cluster"}}, {"instance-state-name", {"running", "stopped"}}}, context);
    if (ours && !ours->empty())
        out.instance = ours->front().id.value;
    return out;
}

PermissionLine lineOf(std::string action, std::string purpose, const Status &answer)
{
    PermissionLine line{std::move(action), std::move(purpose), Permission::Allowed, {}};
    if (answer)
        return line;
    line.permission = answer.error().code == ErrorCode::PermissionDenied ? Permission::Denied : Permission::Unknown;
    line.detail = answer.error().detail;
    return line;
}

/// An error that the next query would return as well.
bool endsTheMatrix(const Error &error)
{
    return isSessionError(error) || error.code == ErrorCode::Timeout || error.code == ErrorCode::Unreachable;
}

template <class T>
Status statusOf(const Result<T> &result)
{
    return result ? Status() : Status(fail(result.error()));
}

} // namespace

Result<std::vector<PermissionLine>> permissionMatrix(const CloudContext &cloud, const CallContext &context)
{
    std::vector<PermissionLine> lines;
    // The first query is read-only, in case the endpoint executes it instead of checking it: then no other follows.
    const auto understands = cloud.dryRun->check({"DescribeRegions", "look", {}}, context);
    if (!understands && (endsTheMatrix(understands.error()) || understands.error().code == ErrorCode::Unsupported))
        return fail(understands.error());
    lines.push_back(lineOf("ec2:DescribeRegions", "look", understands));
    for (const auto &question : aws::dryRunChecks(examplesOf(cloud, context))) {
        const auto answer = cloud.dryRun->check(question, context);
        if (!answer && endsTheMatrix(answer.error()))
            return fail(answer.error());
        lines.push_back(lineOf("ec2:" + question.operation, question.purpose, answer));
    }
    const auto &image = cloud.catalog->images().front();
    const std::vector<std::pair<std::pair<const char *, const char *>, std::function<Status()>>> reads{
        {{"ssm:GetParameter", "look"},
         [&] { return statusOf(cloud.parameterOf(cloud.region, image.ssmParameter, context)); }},
        {{"servicequotas:GetServiceQuota", "account"},
         [&] {
             const std::string code(quotaFamilies().front().onDemandCode);
             return statusOf(cloud.quotasOf(cloud.region)->quota("ec2", code, context));
         }},
        {{"iam:ListAccountAliases", "account"}, [&] { return statusOf(cloud.iam->accountAlias(context)); }},
        {{"s3:ListAllMyBuckets", "data"}, [&] { return statusOf(cloud.s3->listBuckets(context)); }},
    };
    for (const auto &[name, read] : reads) {
        const auto answer = read();
        if (!answer && endsTheMatrix(answer.error()))
            return fail(answer.error());
        lines.push_back(lineOf(name.first, name.second, answer));
    }
    return lines;
}

} // namespace trainyard::cluster
