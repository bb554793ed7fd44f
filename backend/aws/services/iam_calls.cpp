// IAM 2010-05-08: roles, instance profiles and attached policies.
#include "backend/aws/services/account_calls_internal.h"

namespace trainyard::aws::iam {

namespace {

QueryCall iamCall(const char *operation, const char *cliName)
{
    return {"iam", operation, "2010-05-08", cliName};
}

QueryCall onRole(const char *operation, const char *cliName, const std::string &role)
{
    auto call = iamCall(operation, cliName);
    call.set("RoleName", "--role-name", role);
    return call;
}

QueryCall onProfile(const char *operation, const char *cliName, const std::string &profile)
{
    auto call = iamCall(operation, cliName);
    call.set("InstanceProfileName", "--instance-profile-name", profile);
    return call;
}

/// Tags.member.1.Key, ...
QueryCall &withTags(QueryCall &call, const Tags &tags)
{
    if (tags.empty())
        return call;
    call.cliArguments({"--tags"});
    int n = 0;
    for (const auto &[key, value] : tags) {
        const auto tag = "Tags.member." + std::to_string(++n);
        call.wire(tag + ".Key", key).wire(tag + ".Value", value).cliArguments({cliTags({{key, value}})});
    }
    return call;
}

} // namespace

QueryCall listAccountAliases()
{
    return iamCall("ListAccountAliases", "list-account-aliases");
}

QueryCall getRole(const std::string &role)
{
    return onRole("GetRole", "get-role", role);
}

QueryCall listRoles(const std::string &path)
{
    auto call = iamCall("ListRoles", "list-roles");
    return call.set("PathPrefix", "--path-prefix", path);
}

QueryCall createRole(const std::string &role, const std::string &trust, const Tags &tags, const std::string &path,
                     const std::string &boundary)
{
    auto call = onRole("CreateRole", "create-role", role);
    call.set("Path", "--path", path).set("AssumeRolePolicyDocument", "--assume-role-policy-document", trust);
    call.set("PermissionsBoundary", "--permissions-boundary", boundary);
    return withTags(call, tags);
}

QueryCall getPolicy(const std::string &arn)
{
    auto call = iamCall("GetPolicy", "get-policy");
    return call.set("PolicyArn", "--policy-arn", arn);
}

QueryCall deleteRole(const std::string &role)
{
    return onRole("DeleteRole", "delete-role", role);
}

QueryCall attachRolePolicy(const std::string &role, const std::string &arn)
{
    auto call = onRole("AttachRolePolicy", "attach-role-policy", role);
    return call.set("PolicyArn", "--policy-arn", arn);
}

QueryCall detachRolePolicy(const std::string &role, const std::string &arn)
{
    auto call = onRole("DetachRolePolicy", "detach-role-policy", role);
    return call.set("PolicyArn", "--policy-arn", arn);
}

QueryCall putRolePolicy(const std::string &role, const std::string &name, const std::string &document)
{
    auto call = onRole("PutRolePolicy", "put-role-policy", role);
    return call.set("PolicyName", "--policy-name", name).set("PolicyDocument", "--policy-document", document);
}

QueryCall deleteRolePolicy(const std::string &role, const std::string &name)
{
    auto call = onRole("DeleteRolePolicy", "delete-role-policy", role);
    return call.set("PolicyName", "--policy-name", name);
}

QueryCall listRolePolicies(const std::string &role)
{
    return onRole("ListRolePolicies", "list-role-policies", role);
}

QueryCall listAttachedPolicies(PolicyHolder holder, const std::string &name)
{
    switch (holder) {
    case PolicyHolder::User: {
        auto call = iamCall("ListAttachedUserPolicies", "list-attached-user-policies");
        return call.set("UserName", "--user-name", name);
    }
    case PolicyHolder::Group: {
        auto call = iamCall("ListAttachedGroupPolicies", "list-attached-group-policies");
        return call.set("GroupName", "--group-name", name);
    }
    case PolicyHolder::Role:
        break;
    }
    return onRole("ListAttachedRolePolicies", "list-attached-role-policies", name);
}

QueryCall listGroupsForUser(const std::string &user)
{
    auto call = iamCall("ListGroupsForUser", "list-groups-for-user");
    return call.set("UserName", "--user-name", user);
}

QueryCall getInstanceProfile(const std::string &profile)
{
    return onProfile("GetInstanceProfile", "get-instance-profile", profile);
}

QueryCall createInstanceProfile(const std::string &profile, const Tags &tags, const std::string &path)
{
    auto call = onProfile("CreateInstanceProfile", "create-instance-profile", profile);
    call.set("Path", "--path", path);
    return withTags(call, tags);
}

QueryCall deleteInstanceProfile(const std::string &profile)
{
    return onProfile("DeleteInstanceProfile", "delete-instance-profile", profile);
}

QueryCall addRoleToInstanceProfile(const std::string &profile, const std::string &role)
{
    auto call = onProfile("AddRoleToInstanceProfile", "add-role-to-instance-profile", profile);
    return call.set("RoleName", "--role-name", role);
}

QueryCall removeRoleFromInstanceProfile(const std::string &profile, const std::string &role)
{
    auto call = onProfile("RemoveRoleFromInstanceProfile", "remove-role-from-instance-profile", profile);
    return call.set("RoleName", "--role-name", role);
}

} // namespace trainyard::aws::iam
