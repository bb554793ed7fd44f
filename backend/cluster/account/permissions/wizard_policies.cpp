// The AWS managed policies that a wizard needs, and which of them the caller has.
#include <algorithm>
#include <map>

#include "backend/aws/services/iam_client.h"
#include "backend/cluster/account/permissions/roles.h"
#include "backend/cluster/cloud/cloud_context.h"
#include "backend/core/try.h"

namespace trainyard::cluster {

namespace {

struct Successor {
    std::string_view old, today;
};
/// Deprecated by AWS: the old policies can no longer be attached.
constexpr Successor kSuccessors[] = {
    {"AmazonElasticMapReduceFullAccess", "AmazonEMRFullAccessPolicy_v2"},
    {"AmazonElasticMapReduceReadOnlyAccess", "AmazonEMRReadOnlyAccessPolicy_v2"},
    {"service-role/AmazonElasticMapReduceRole", "service-role/AmazonEMRServicePolicy_v2"},
};

std::vector<std::string> wanted(Wizard wizard)
{
    switch (wizard) {
    case Wizard::Ec2:
        return {"AmazonEC2FullAccess"};
    case Wizard::Emr:
        return {"AmazonEMRFullAccessPolicy_v2", "AmazonEC2FullAccess", "AmazonS3ReadOnlyAccess"};
    case Wizard::Stack:
        return {"AWSCloudFormationFullAccess", "AmazonEC2FullAccess", "AutoScalingFullAccess", "IAMFullAccess",
                "AmazonElasticFileSystemFullAccess"};
    case Wizard::Efs:
        return {"AmazonElasticFileSystemFullAccess"};
    case Wizard::Data:
        break;
    }
    return {"AmazonS3ReadOnlyAccess"};
}

/// Policies that include the given one.
std::vector<std::string> widerThan(const std::string &policy)
{
    std::vector<std::string> wider{"AdministratorAccess"};
    if (policy != "IAMFullAccess")
        wider.push_back("PowerUserAccess");
    if (policy == "AmazonS3ReadOnlyAccess")
        wider.push_back("AmazonS3FullAccess");
    return wider;
}

/// Role or user, and its name, from "arn:aws:sts::1:assumed-role/NAME/session" or "arn:aws:iam::1:user/path/NAME".
std::pair<aws::PolicyHolder, std::string> holderOf(const std::string &arn)
{
    const auto words = arn.substr(arn.rfind(':') + 1);
    const auto first = words.find('/');
    if (first == std::string::npos)
        return {aws::PolicyHolder::User, {}}; // the root user: no policy restricts it
    const auto rest = words.substr(first + 1);
    if (words.starts_with("assumed-role/"))
        return {aws::PolicyHolder::Role, rest.substr(0, rest.find('/'))};
    return {words.starts_with("role/") ? aws::PolicyHolder::Role : aws::PolicyHolder::User,
            rest.substr(rest.rfind('/') + 1)};
}

using Has = std::map<std::string, std::string>; ///< name of a policy to its holder

Status add(const CloudContext &cloud, aws::PolicyHolder holder, const std::string &name, const std::string &who,
           Has &has, const CallContext &context)
{
    TY_ASSIGN(const auto arns, cloud.iam->attachedPolicies(holder, name, context));
    for (const auto &arn : arns)
        has.emplace(arn.substr(arn.find(":policy/") + 8), who + " " + name);
    return {};
}

Result<Has> policiesOf(const CloudContext &cloud, const std::string &callerArn, const CallContext &context)
{
    Has has;
    const auto [holder, name] = holderOf(callerArn);
    if (name.empty()) {
        has.emplace("AdministratorAccess", "the root user");
        return has;
    }
    if (holder == aws::PolicyHolder::Role) {
        TY_TRY(add(cloud, holder, name, "role", has, context));
        return has;
    }
    TY_TRY(add(cloud, holder, name, "user", has, context));
    TY_ASSIGN(const auto groups, cloud.iam->groupsOf(name, context));
    for (const auto &group : groups) {
        TY_TRY(add(cloud, aws::PolicyHolder::Group, group, "group", has, context));
    }
    return has;
}

PolicyLine lineOf(const std::string &policy, const Result<Has> &has)
{
    PolicyLine line{policy, {}, PolicyAttachment::Unknown, {}};
    const auto old = std::ranges::find(kSuccessors, policy, &Successor::today);
    if (old != std::end(kSuccessors))
        line.replaces = old->old;
    if (!has) {
        line.by = has.error().detail;
        return line;
    }
    auto enough = widerThan(policy);
    enough.insert(enough.begin(), policy);
    for (const auto &one : enough) {
        if (const auto at = has->find(one); at != has->end()) {
            line.attachment = PolicyAttachment::Attached;
            line.by = at->second + (one == policy ? "" : " (" + one + ")");
            return line;
        }
    }
    const auto at = has->find(line.replaces);
    line.attachment = at == has->end() ? PolicyAttachment::Missing : PolicyAttachment::Obsolete;
    line.by = at == has->end() ? std::string() : at->second;
    return line;
}

} // namespace

Result<std::vector<PolicyLine>> policiesFor(const CloudContext &cloud, Wizard wizard, const CallContext &context)
{
    TY_ASSIGN(const auto who, identify(cloud, context));
    const auto has = policiesOf(cloud, who.arn, context);
    const bool isDenied =
        !has && (has.error().code == ErrorCode::PermissionDenied || has.error().code == ErrorCode::NotFound ||
                 has.error().code == ErrorCode::Unsupported);
    if (!has && !isDenied)
        return fail(has.error());
    std::vector<PolicyLine> lines;
    for (const auto &policy : wanted(wizard))
        lines.push_back(lineOf(policy, has));
    return lines;
}

} // namespace trainyard::cluster
