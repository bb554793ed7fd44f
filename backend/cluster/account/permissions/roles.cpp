#include "backend/cluster/account/permissions/roles.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "backend/aws/services/iam_client.h"
#include "backend/cluster/cloud/cloud_context.h"
#include "backend/core/try.h"

namespace trainyard::cluster {

namespace {

std::map<std::string, std::string> tagsOf(const RoleSpec &spec)
{
    auto tags = spec.tags;
    tags.emplace("application", "trainyard");
    return tags;
}

/// "arn:aws:iam::aws:policy/service-role/X": "service-role/X".
std::string nameOf(const std::string &arn)
{
    constexpr std::string_view kMark = ":policy/";
    const auto at = arn.find(kMark);
    return at == std::string::npos ? arn : arn.substr(at + kMark.size());
}

Result<RoleState> stateOf(const CloudContext &cloud, const RoleSpec &spec, const CallContext &context)
{
    RoleState state{spec, false, false, false, spec.policies, {}};
    TY_ASSIGN(const auto role, cloud.iam->role(spec.name, context));
    state.exists = role.has_value();
    if (state.exists) {
        TY_ASSIGN(const auto attached, cloud.iam->attachedPolicies(aws::PolicyHolder::Role, spec.name, context));
        for (const auto &arn : attached) {
            if (std::erase(state.missing, nameOf(arn)) == 0)
                state.others.push_back(nameOf(arn));
        }
    }
    if (state.exists && !spec.inlinePolicy.empty()) {
        TY_ASSIGN(const auto inside, cloud.iam->rolePolicies(spec.name, context));
        state.hasInlinePolicy = std::ranges::find(inside, spec.name) != inside.end();
    }
    if (spec.instanceProfile) {
        TY_ASSIGN(const auto profile, cloud.iam->instanceProfile(spec.name, context));
        state.hasProfile = profile && std::ranges::find(profile->roles, spec.name) != profile->roles.end();
    }
    return state;
}

Status make(const CloudContext &cloud, const RoleState &state, const CallContext &context)
{
    const auto &spec = state.spec;
    auto done = state.exists
                    ? Status()
                    : cloud.iam->createRole(spec.name, spec.trust(), tagsOf(spec), spec.path, spec.boundary, context);
    for (const auto &policy : state.missing) {
        if (done)
            done = cloud.iam->attachRolePolicy(spec.name, policyArn(policy, cloud.region), context);
    }
    if (done && !spec.inlinePolicy.empty() && !state.hasInlinePolicy)
        done = cloud.iam->putRolePolicy(spec.name, spec.name, spec.inlinePolicy, context);
    if (!spec.instanceProfile || state.hasProfile)
        return done;
    if (done)
        done = cloud.iam->createInstanceProfile(spec.name, tagsOf(spec), spec.path, context);
    return done ? cloud.iam->addRoleToInstanceProfile(spec.name, spec.name, context) : done;
}

} // namespace

std::string RoleSpec::trust() const
{
    return nlohmann::ordered_json{
        {"Version", "2012-10-17"},
        {"Statement", {{{"Effect", "Allow"}, {"Principal", {{"Service", principal}}}, {"Action", "sts:AssumeRole"}}}}}
        .dump();
}

std::vector<RoleSpec> emrDefaultRoles(std::string_view region)
{
    return {{"EMR_EC2_DefaultRole",
             servicePrincipal("ec2", region),
             {"service-role/AmazonElasticMapReduceforEC2Role"},
             true},
            {"EMR_DefaultRole",
             servicePrincipal("elasticmapreduce", region),
             {"service-role/AmazonElasticMapReduceRole"},
             false}};
}

std::string servicePrincipal(std::string_view service, std::string_view region)
{
    return std::string(service) + (region.starts_with("cn-") ? ".amazonaws.com.cn" : ".amazonaws.com");
}

std::string partitionOf(std::string_view region)
{
    return region.starts_with("cn-")       ? "aws-cn"
           : region.starts_with("us-gov-") ? "aws-us-gov"
           : region.starts_with("eusc-")   ? "aws-eusc"
                                           : "aws";
}

std::string policyArn(std::string_view name, std::string_view region)
{
    return "arn:" + partitionOf(region) + ":iam::aws:policy/" + std::string(name);
}

Result<std::vector<RoleState>> roleStates(const CloudContext &cloud, const std::vector<RoleSpec> &specs,
                                          const CallContext &context)
{
    std::vector<RoleState> states;
    for (const auto &spec : specs) {
        TY_ASSIGN(auto state, stateOf(cloud, spec, context));
        states.push_back(std::move(state));
    }
    return states;
}

Result<std::vector<RoleState>> ensureRoles(const CloudContext &cloud, const std::vector<RoleSpec> &specs,
                                           const CallContext &context)
{
    TY_ASSIGN(const auto before, roleStates(cloud, specs, context));
    for (const auto &state : before) {
        if (state.complete())
            continue;
        TY_TRY(make(cloud, state, context));
    }
    return roleStates(cloud, specs, context);
}

Status removeRole(const CloudContext &cloud, const std::string &name, const CallContext &context)
{
    // IAM requires this order: the profile releases the role, the role its policies, then both can be deleted.
    auto &iam = *cloud.iam;
    Status done = iam.removeRoleFromInstanceProfile(name, name, context);
    if (done)
        done = iam.deleteInstanceProfile(name, context);
    if (!done)
        return done;
    const auto attached = iam.attachedPolicies(aws::PolicyHolder::Role, name, context);
    const auto inside = iam.rolePolicies(name, context);
    for (const auto *asked : {&attached, &inside}) {
        if (!*asked && asked->error().code != ErrorCode::NotFound)
            return fail(asked->error());
    }
    for (const auto &arn : attached ? *attached : std::vector<std::string>()) {
        if (done)
            done = iam.detachRolePolicy(name, arn, context);
    }
    for (const auto &policy : inside ? *inside : std::vector<std::string>()) {
        if (done)
            done = iam.deleteRolePolicy(name, policy, context);
    }
    return done ? iam.deleteRole(name, context) : done;
}

Status setRolePolicy(const CloudContext &cloud, const std::string &role, std::string_view policy, bool attached,
                     const CallContext &context)
{
    const auto arn = policyArn(policy, cloud.region);
    if (!attached)
        return cloud.iam->detachRolePolicy(role, arn, context);
    return cloud.iam->attachRolePolicy(role, arn, context);
}

std::vector<std::string> commandLines(const RoleState &state, std::string_view region)
{
    std::vector<std::string> lines;
    const auto &spec = state.spec;
    const std::string path = spec.path.empty() ? "" : " --path " + spec.path;
    if (!state.exists)
        lines.push_back("aws iam create-role --role-name " + spec.name + path + " --assume-role-policy-document '" +
                        spec.trust() + "'");
    for (const auto &policy : state.missing)
        lines.push_back("aws iam attach-role-policy --role-name " + spec.name + " --policy-arn " +
                        policyArn(policy, region));
    if (!spec.inlinePolicy.empty() && !state.hasInlinePolicy)
        lines.push_back("aws iam put-role-policy --role-name " + spec.name + " --policy-name " + spec.name +
                        " --policy-document '" + spec.inlinePolicy + "'");
    if (spec.instanceProfile && !state.hasProfile) {
        lines.push_back("aws iam create-instance-profile --instance-profile-name " + spec.name + path);
        lines.push_back("aws iam add-role-to-instance-profile --instance-profile-name " + spec.name + " --role-name " +
                        spec.name);
    }
    return lines;
}

} // namespace trainyard::cluster
