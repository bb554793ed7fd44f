#include "backend/aws/services/iam_client.h"

#include "backend/aws/services/account_calls_internal.h"
#include "backend/aws/wire/xml_internal.h"
#include "backend/core/encoding.h"
#include "backend/core/try.h"

namespace trainyard::aws {

namespace {

constexpr int kMostPages = 100; ///< limit for a list that never ends

pugi::xml_node resultNode(const pugi::xml_document &document, const std::string &operation)
{
    return document.document_element().child((operation + "Result").c_str());
}

/// Reads the result of the reply; empty when the resource does not exist.
template <class T, class F>
Result<std::optional<T>> found(ServiceApi &api, const QueryCall &call, F read, const CallContext &context)
{
    const auto reply = api.call(call.request(), context);
    if (!reply && reply.error().code == ErrorCode::NotFound)
        return std::optional<T>();
    if (!reply)
        return fail(reply.error());
    TY_ASSIGN(const auto document, xml::parse(reply->body, "Response", "iam:" + call.call().operation));
    return std::optional<T>(read(resultNode(document, call.call().operation)));
}

} // namespace

IamClient::IamClient(std::shared_ptr<net::HttpClient> http, ClientConfig config)
    : m_api(std::make_unique<ServiceApi>(std::move(http), std::move(config), "iam", Protocol::Query))
{
}

IamClient::~IamClient() = default;

/// Sends a change; the code `metAlready` means that the requested state already exists.
Status IamClient::change(const QueryCall &call, ErrorCode metAlready, const CallContext &context)
{
    const auto reply = m_api->call(call.request(), context);
    if (!reply && reply.error().code != metAlready)
        return fail(reply.error());
    return {};
}

Result<std::vector<std::string>> IamClient::names(const QueryCall &call, const char *set, const char *member,
                                                  const CallContext &context)
{
    std::vector<std::string> all;
    std::string marker;
    for (int page = 0; page < kMostPages; ++page) {
        TY_ASSIGN(const auto reply,
                  m_api->call(marker.empty() ? call.request() : call.request({{"Marker", marker}}), context));
        TY_ASSIGN(const auto document, xml::parse(reply.body, "Response", "iam:" + call.call().operation));
        const auto result = resultNode(document, call.call().operation);
        for (const auto &node : result.child(set).children("member"))
            all.push_back(member ? xml::text(node, member) : node.child_value());
        marker = xml::text(result, "Marker");
        if (!xml::flag(result, "IsTruncated") || marker.empty())
            break;
    }
    return all;
}

Result<std::string> IamClient::accountAlias(const CallContext &context)
{
    const auto alias = found<std::string>(
        *m_api, iam::listAccountAliases(),
        [](const pugi::xml_node &result) { return xml::text(result.child("AccountAliases"), "member"); }, context);
    return alias ? Result<std::string>(alias->value_or("")) : fail(alias.error());
}

Result<std::optional<IamRole>> IamClient::role(const std::string &name, const CallContext &context)
{
    return found<IamRole>(
        *m_api, iam::getRole(name),
        [](const pugi::xml_node &result) {
            const auto role = result.child("Role");
            IamRole read{xml::text(role, "RoleName"),
                         xml::text(role, "Arn"),
                         percentDecode(xml::text(role, "AssumeRolePolicyDocument")).value_or(""),
                         {}};
            for (const auto &tag : role.child("Tags").children("member"))
                read.tags[xml::text(tag, "Key")] = xml::text(tag, "Value");
            return read;
        },
        context);
}

Result<std::vector<std::string>> IamClient::roles(const std::string &path, const CallContext &context)
{
    return names(iam::listRoles(path), "Roles", "RoleName", context);
}

Status IamClient::createRole(const std::string &name, const std::string &trust,
                             const std::map<std::string, std::string> &tags, const std::string &path,
                             const std::string &boundary, const CallContext &context)
{
    return change(iam::createRole(name, trust, tags, path, boundary), ErrorCode::AlreadyExists, context);
}

Result<bool> IamClient::hasPolicy(const std::string &arn, const CallContext &context)
{
    const auto policy = found<std::string>(
        *m_api, iam::getPolicy(arn),
        [](const pugi::xml_node &result) { return xml::text(result.child("Policy"), "Arn"); }, context);
    return policy ? Result<bool>(policy->has_value()) : fail(policy.error());
}

Status IamClient::deleteRole(const std::string &name, const CallContext &context)
{
    return change(iam::deleteRole(name), ErrorCode::NotFound, context);
}

Status IamClient::attachRolePolicy(const std::string &role, const std::string &arn, const CallContext &context)
{
    return change(iam::attachRolePolicy(role, arn), ErrorCode::AlreadyExists, context);
}

Status IamClient::detachRolePolicy(const std::string &role, const std::string &arn, const CallContext &context)
{
    return change(iam::detachRolePolicy(role, arn), ErrorCode::NotFound, context);
}

Status IamClient::putRolePolicy(const std::string &role, const std::string &name, const std::string &document,
                                const CallContext &context)
{
    return change(iam::putRolePolicy(role, name, document), ErrorCode::AlreadyExists, context);
}

Status IamClient::deleteRolePolicy(const std::string &role, const std::string &name, const CallContext &context)
{
    return change(iam::deleteRolePolicy(role, name), ErrorCode::NotFound, context);
}

Result<std::vector<std::string>> IamClient::rolePolicies(const std::string &role, const CallContext &context)
{
    return names(iam::listRolePolicies(role), "PolicyNames", nullptr, context);
}

Result<std::vector<std::string>> IamClient::attachedPolicies(PolicyHolder holder, const std::string &name,
                                                             const CallContext &context)
{
    return names(iam::listAttachedPolicies(holder, name), "AttachedPolicies", "PolicyArn", context);
}

Result<std::vector<std::string>> IamClient::groupsOf(const std::string &user, const CallContext &context)
{
    return names(iam::listGroupsForUser(user), "Groups", "GroupName", context);
}

Result<std::optional<InstanceProfile>> IamClient::instanceProfile(const std::string &name, const CallContext &context)
{
    return found<InstanceProfile>(
        *m_api, iam::getInstanceProfile(name),
        [](const pugi::xml_node &result) {
            const auto profile = result.child("InstanceProfile");
            return InstanceProfile{xml::text(profile, "InstanceProfileName"), xml::text(profile, "Arn"),
                                   xml::each(profile.child("Roles"), "member",
                                             [](const pugi::xml_node &role) { return xml::text(role, "RoleName"); })};
        },
        context);
}

Status IamClient::createInstanceProfile(const std::string &name, const std::map<std::string, std::string> &tags,
                                        const std::string &path, const CallContext &context)
{
    return change(iam::createInstanceProfile(name, tags, path), ErrorCode::AlreadyExists, context);
}

Status IamClient::deleteInstanceProfile(const std::string &name, const CallContext &context)
{
    return change(iam::deleteInstanceProfile(name), ErrorCode::NotFound, context);
}

Status IamClient::addRoleToInstanceProfile(const std::string &profile, const std::string &role,
                                           const CallContext &context)
{
    return change(iam::addRoleToInstanceProfile(profile, role), ErrorCode::AlreadyExists, context);
}

Status IamClient::removeRoleFromInstanceProfile(const std::string &profile, const std::string &role,
                                                const CallContext &context)
{
    return change(iam::removeRoleFromInstanceProfile(profile, role), ErrorCode::NotFound, context);
}

} // namespace trainyard::aws
