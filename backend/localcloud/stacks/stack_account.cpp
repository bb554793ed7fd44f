// Resources of stacks: roles, policies and file systems.
#include <algorithm>

#include "backend/core/encoding.h"
#include "backend/core/try.h"
#include "backend/localcloud/ec2/catalog/ec2_catalog.h"
#include "backend/localcloud/services/iam_store.h"
#include "backend/localcloud/stacks/stack_resources.h"

namespace trainyard::localcloud {
namespace {

using Json = nlohmann::json;
using WireValues = std::map<std::string, std::string>;

std::string memberText(const Json &object, const char *name)
{
    return object.is_object() && object.contains(name) ? scalar(object[name]) : std::string();
}

/// Calls an action of IAM for each role of the resource, for all of them also after a failure.
/// \return the first failure
ServiceResult<void> forRoles(const ResourceCall &call, const char *action, WireValues values)
{
    ServiceResult<void> first;
    for (const auto &role : call.properties.value("Roles", Json::array())) {
        values["RoleName"] = scalar(role);
        auto reply = call.iam(action, values);
        if (!reply && first)
            first = tl::unexpected(std::move(reply).error());
    }
    return first;
}

ServiceResult<void> createRoleResource(ResourceCall &call)
{
    const auto given = call.text("RoleName"), role = given.empty() ? call.newName() : given;
    WireValues values{{"RoleName", role},
                      {"AssumeRolePolicyDocument", call.properties.value("AssumeRolePolicyDocument", Json()).dump()}};
    for (const char *name : {"Path", "Description", "PermissionsBoundary"}) {
        if (auto value = call.text(name); !value.empty())
            values[name] = std::move(value);
    }
    int n = 0;
    for (const auto &[key, value] : call.tags()) {
        values["Tags.member." + std::to_string(++n) + ".Key"] = key;
        values["Tags.member." + std::to_string(n) + ".Value"] = value;
    }
    TY_ASSIGN(const auto reply, call.iam("CreateRole", values));
    call.physicalId = role;
    call.attributes = {{"Arn", reply.text("Arn")}, {"RoleId", reply.text("RoleId")}};
    for (const auto &policy : call.properties.value("Policies", Json::array()))
        TY_TRY(call.iam("PutRolePolicy", {{"RoleName", role},
                                          {"PolicyName", memberText(policy, "PolicyName")},
                                          {"PolicyDocument", policy.value("PolicyDocument", Json()).dump()}}));
    for (const auto &arn : call.properties.value("ManagedPolicyArns", Json::array()))
        TY_TRY(call.iam("AttachRolePolicy", {{"RoleName", role}, {"PolicyArn", scalar(arn)}}));
    return {};
}

ServiceResult<void> deleteRoleResource(ResourceCall &call)
{
    for (const auto &policy : call.properties.value("Policies", Json::array()))
        (void)call.iam("DeleteRolePolicy",
                       {{"RoleName", call.physicalId}, {"PolicyName", memberText(policy, "PolicyName")}});
    for (const auto &arn : call.properties.value("ManagedPolicyArns", Json::array()))
        (void)call.iam("DetachRolePolicy", {{"RoleName", call.physicalId}, {"PolicyArn", scalar(arn)}});
    return withoutReply(call.iam("DeleteRole", {{"RoleName", call.physicalId}}));
}

ServiceResult<void> createProfileResource(ResourceCall &call)
{
    const auto given = call.text("InstanceProfileName"), name = given.empty() ? call.newName() : given;
    WireValues values{{"InstanceProfileName", name}};
    if (auto path = call.text("Path"); !path.empty())
        values["Path"] = std::move(path);
    TY_ASSIGN(const auto reply, call.iam("CreateInstanceProfile", values));
    call.physicalId = name;
    call.attributes["Arn"] = reply.text("Arn");
    return forRoles(call, "AddRoleToInstanceProfile", {{"InstanceProfileName", name}});
}

/// As at AWS, CloudFormation waits until EC2 knows the profile.
Progress profileReady(ResourceCall &call)
{
    const bool empty = call.properties.value("Roles", Json::array()).empty();
    return empty || !call.services.iam.ec2VisibleRole(call.physicalId).empty() ? Settled::Yes : Settled::No;
}

ServiceResult<void> deleteProfileResource(ResourceCall &call)
{
    (void)forRoles(call, "RemoveRoleFromInstanceProfile", {{"InstanceProfileName", call.physicalId}});
    return withoutReply(call.iam("DeleteInstanceProfile", {{"InstanceProfileName", call.physicalId}}));
}

ServiceResult<void> createManagedPolicyResource(ResourceCall &call)
{
    const auto given = call.text("ManagedPolicyName"), name = given.empty() ? call.newName() : given;
    TY_ASSIGN(const auto reply,
              call.iam("CreatePolicy", {{"PolicyName", name},
                                        {"PolicyDocument", call.properties.value("PolicyDocument", Json()).dump()}}));
    call.physicalId = call.attributes["PolicyArn"] = reply.text("Arn");
    return {};
}

ServiceResult<void> deleteManagedPolicyResource(ResourceCall &call)
{
    return withoutReply(call.iam("DeletePolicy", {{"PolicyArn", call.physicalId}}));
}

ServiceResult<void> putPolicyResource(ResourceCall &call)
{
    TY_TRY(forRoles(call, "PutRolePolicy",
                    {{"PolicyName", call.text("PolicyName")},
                     {"PolicyDocument", call.properties.value("PolicyDocument", Json()).dump()}}));
    call.physicalId = call.newName();
    return {};
}

ServiceResult<void> deletePolicyResource(ResourceCall &call)
{
    (void)forRoles(call, "DeleteRolePolicy", {{"PolicyName", call.text("PolicyName")}});
    return {};
}

ServiceResult<void> createFileSystemResource(ResourceCall &call)
{
    Json body{{"CreationToken", call.newName()}, {"Tags", Json::array()}};
    for (const char *name : {"PerformanceMode", "ThroughputMode"}) {
        if (auto value = call.text(name); !value.empty())
            body[name] = std::move(value);
    }
    body["Encrypted"] = call.text("Encrypted") == "true";
    for (const auto &[key, value] : call.tags("FileSystemTags"))
        body["Tags"].push_back({{"Key", key}, {"Value", value}});
    TY_ASSIGN(const auto made, call.files("POST", "/file-systems", body));
    call.physicalId = call.attributes["FileSystemId"] = memberText(made, "FileSystemId");
    call.attributes["Arn"] = memberText(made, "FileSystemArn");
    return {};
}

/// The state of the one item in a list of EFS; empty: there is none.
ServiceResult<std::string> lifeOf(ResourceCall &call, const std::string &path, const char *list)
{
    const auto reply = call.files("GET", path, Json::object());
    if (!reply && reply.error().code.ends_with("NotFound"))
        return std::string();
    TY_TRY(reply);
    const auto items = reply->value(list, Json::array());
    return items.empty() ? std::string() : memberText(items[0], "LifeCycleState");
}

Progress lifeIsAvailable(const ServiceResult<std::string> &life, const std::string &id)
{
    TY_TRY(life);
    if (*life == "error" || life->empty())
        return refuse("NotStabilized", id + " did not stabilize: its state is '" + *life + "'.");
    return *life == "available" ? Settled::Yes : Settled::No;
}

Progress lifeIsGone(const ServiceResult<std::string> &life)
{
    TY_TRY(life);
    return life->empty() || *life == "deleted" ? Settled::Yes : Settled::No;
}

ServiceResult<std::string> fileSystemLife(ResourceCall &call)
{
    return lifeOf(call, "/file-systems?FileSystemId=" + call.physicalId, "FileSystems");
}

Progress fileSystemReady(ResourceCall &call)
{
    return lifeIsAvailable(fileSystemLife(call), call.physicalId);
}

ServiceResult<void> deleteFileSystemResource(ResourceCall &call)
{
    TY_TRY(call.files("DELETE", "/file-systems/" + call.physicalId, Json::object()));
    return {};
}

Progress fileSystemGone(ResourceCall &call)
{
    return lifeIsGone(fileSystemLife(call));
}

ServiceResult<void> createMountTargetResource(ResourceCall &call)
{
    const Json body{{"FileSystemId", call.text("FileSystemId")},
                    {"SubnetId", call.text("SubnetId")},
                    {"SecurityGroups", call.properties.value("SecurityGroups", Json::array())}};
    TY_ASSIGN(const auto made, call.files("POST", "/mount-targets", body));
    call.physicalId = call.attributes["Id"] = memberText(made, "MountTargetId");
    call.attributes["IpAddress"] = memberText(made, "IpAddress");
    return {};
}

ServiceResult<std::string> mountTargetLife(ResourceCall &call)
{
    return lifeOf(call, "/mount-targets?MountTargetId=" + call.physicalId, "MountTargets");
}

Progress mountTargetReady(ResourceCall &call)
{
    return lifeIsAvailable(mountTargetLife(call), call.physicalId);
}

ServiceResult<void> deleteMountTargetResource(ResourceCall &call)
{
    TY_TRY(call.files("DELETE", "/mount-targets/" + call.physicalId, Json::object()));
    return {};
}

Progress mountTargetGone(ResourceCall &call)
{
    return lifeIsGone(mountTargetLife(call));
}

} // namespace

std::span<const ResourceType> accountResources()
{
    static const ResourceType types[] = {
        {"AWS::IAM::Role",
         "RoleName Path Description AssumeRolePolicyDocument PermissionsBoundary Policies ManagedPolicyArns Tags",
         createRoleResource, nullptr, deleteRoleResource},
        {"AWS::IAM::InstanceProfile", "InstanceProfileName Path Roles", createProfileResource, profileReady,
         deleteProfileResource},
        {"AWS::IAM::ManagedPolicy", "ManagedPolicyName Description PolicyDocument", createManagedPolicyResource,
         nullptr, deleteManagedPolicyResource},
        {"AWS::IAM::Policy", "PolicyName PolicyDocument Roles", putPolicyResource, nullptr, deletePolicyResource},
        {"AWS::EFS::FileSystem", "Encrypted PerformanceMode ThroughputMode FileSystemTags", createFileSystemResource,
         fileSystemReady, deleteFileSystemResource, fileSystemGone},
        {"AWS::EFS::MountTarget", "FileSystemId SubnetId SecurityGroups", createMountTargetResource, mountTargetReady,
         deleteMountTargetResource, mountTargetGone},
    };
    return types;
}

} // namespace trainyard::localcloud
