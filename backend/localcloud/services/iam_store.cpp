#include "backend/localcloud/services/iam_store.h"

#include <algorithm>
#include <cctype>

#include <nlohmann/json.hpp>

#include "backend/core/encoding.h"
#include "backend/core/time/clock.h"
#include "backend/core/try.h"
#include "backend/localcloud/ec2/catalog/ec2_catalog.h"
#include "backend/localcloud/ec2/ec2_model.h"
#include "backend/localcloud/store.h"

namespace trainyard::localcloud {
namespace {

using Json = nlohmann::json;

constexpr std::size_t kLongestName = 64, kLongestProfileName = 128;
constexpr double kUnknownToEc2 = 5000; // ms after a profile gets its role
const std::string kPrefix = "arn:aws:iam::" + std::string(kAccount) + ":";

bool isPath(const std::string &path)
{
    return path.size() <= 512 && path.starts_with('/') && path.ends_with('/');
}

/// Tags.member.1.Key, ...
std::map<std::string, std::string> readTags(const Parameters &parameters)
{
    std::map<std::string, std::string> tags;
    for (const auto &tag : parameters.structures("Tags.member"))
        tags[tag.text("Key")] = tag.text("Value");
    return tags;
}

std::string nameOf(const std::string &arn)
{
    return arn.substr(arn.rfind('/') + 1);
}

XmlContent attachedPolicies(const std::vector<std::string> &arns)
{
    return [arns](XmlWriter &xml) {
        xml.element("AttachedPolicies", [&] {
            for (const auto &arn : arns)
                xml.element("member", [&] { xml.text("PolicyName", nameOf(arn)).text("PolicyArn", arn); });
        });
        xml.boolean("IsTruncated", false);
    };
}

} // namespace

bool IamStore::isName(const std::string &name, std::size_t longest)
{
    return !name.empty() && name.size() <= longest && std::ranges::all_of(name, [](unsigned char c) {
        return std::isalnum(c) || std::string_view("+=,.@_-").find(char(c)) != std::string_view::npos;
    });
}

Result<std::unique_ptr<IamStore>> IamStore::open(Store &store, double speed)
{
    using Texts = std::map<std::string, std::string>;
    std::unique_ptr<IamStore> out(new IamStore(store, speed));
    const auto roles = store.all("iam-role"), profiles = store.all("iam-profile");
    if (!roles || !profiles)
        return fail(roles ? profiles.error() : roles.error());
    TY_ASSIGN(const auto policies, store.all("iam-policy"));
    for (const auto &[arn, body] : policies)
        out->m_policies[arn] = body;
    for (const auto &[name, body] : *roles) {
        const auto kept = Json::parse(body, nullptr, false);
        if (!kept.is_object())
            return fail(ErrorCode::CorruptData, "localcloud:state", "a role is damaged");
        out->m_roles[name] = {kept.value("trust", ""),
                              kept.value("path", "/"),
                              kept.value("policies", std::vector<std::string>()),
                              kept.value("inside", Texts()),
                              kept.value("tags", Texts()),
                              kept.value("created", std::int64_t(0)),
                              kept.value("boundary", "")};
    }
    for (const auto &[name, body] : *profiles) {
        const auto kept = Json::parse(body, nullptr, false);
        if (!kept.is_object())
            return fail(ErrorCode::CorruptData, "localcloud:state", "an instance profile is damaged");
        out->m_profiles[name] = {kept.value("role", ""), kept.value("created", std::int64_t(0)),
                                 kept.value("changed", std::int64_t(0))};
    }
    return out;
}

IamStore::Reply IamStore::saveRole(const std::string &name, const Role *role)
{
    const auto kept = role ? m_store.put("iam-role", name,
                                         Json{{"trust", role->trust},
                                              {"path", role->path},
                                              {"policies", role->policies},
                                              {"inside", role->inside},
                                              {"tags", role->tags},
                                              {"created", role->created},
                                              {"boundary", role->boundary}}
                                             .dump())
                           : m_store.remove("iam-role", name);
    if (!kept)
        return refuse("ServiceFailure", kept.error().detail, 500);
    if (role)
        m_roles[name] = *role;
    else
        m_roles.erase(name);
    return kNoContent;
}

IamStore::Reply IamStore::saveProfileRecord(const std::string &name, const Profile *profile)
{
    const auto kept =
        profile
            ? m_store.put(
                  "iam-profile", name,
                  Json{{"role", profile->role}, {"created", profile->created}, {"changed", profile->changed}}.dump())
            : m_store.remove("iam-profile", name);
    if (!kept)
        return refuse("ServiceFailure", kept.error().detail, 500);
    if (profile)
        m_profiles[name] = *profile;
    else
        m_profiles.erase(name);
    return kNoContent;
}

void IamStore::write(XmlWriter &xml, const std::string &name, const Role &role)
{
    xml.text("Path", role.path).text("RoleName", name).text("RoleId", "AROA" + name);
    xml.text("Arn", kPrefix + "role" + role.path + name).text("CreateDate", millisToIso(role.created));
    xml.text("AssumeRolePolicyDocument", percentEncode(role.trust));
    if (!role.boundary.empty())
        xml.element("PermissionsBoundary", [&] {
            xml.text("PermissionsBoundaryType", "Policy").text("PermissionsBoundaryArn", role.boundary);
        });
    xml.element("Tags", [&] {
        for (const auto &tag : role.tags)
            xml.element("member", [&] { xml.text("Key", tag.first).text("Value", tag.second); });
    });
}

std::string IamStore::ec2VisibleRole(const std::string &profile)
{
    const std::lock_guard guard(m_mutex);
    const auto found = m_profiles.find(profile);
    const bool fresh =
        found != m_profiles.end() && double(nowMillis() - found->second.changed) * m_speed < kUnknownToEc2;
    return found == m_profiles.end() || fresh ? std::string() : found->second.role;
}

const IamStore::Action IamStore::kActions[] = {
    {"CreateRole", &IamStore::createRole, "RoleName"},
    {"GetRole", &IamStore::getRole, "RoleName"},
    {"DeleteRole", &IamStore::deleteRole, "RoleName"},
    {"ListRoles", &IamStore::listRoles, nullptr},
    {"ListAttachedRolePolicies", &IamStore::listAttachedPolicies, "RoleName"},
    {"ListRolePolicies", &IamStore::listInlinePolicies, "RoleName"},
    {"PutRolePolicy", &IamStore::putInlinePolicy, "RoleName"},
    {"DeleteRolePolicy", &IamStore::deleteInlinePolicy, "RoleName"},
    {"AttachRolePolicy", &IamStore::attachPolicy, "RoleName"},
    {"DetachRolePolicy", &IamStore::detachPolicy, "RoleName"},
    {"CreatePolicy", &IamStore::createPolicy, nullptr},
    {"GetPolicy", &IamStore::getPolicy, nullptr},
    {"DeletePolicy", &IamStore::deletePolicy, nullptr},
    {"ListAttachedUserPolicies", &IamStore::policiesOfUser, nullptr},
    {"ListAttachedGroupPolicies", &IamStore::policiesOfGroup, nullptr},
    {"ListGroupsForUser", &IamStore::groupsOfUser, nullptr},
    {"CreateInstanceProfile", &IamStore::createProfile, "InstanceProfileName"},
    {"GetInstanceProfile", &IamStore::getProfile, "InstanceProfileName"},
    {"DeleteInstanceProfile", &IamStore::deleteProfile, "InstanceProfileName"},
    {"AddRoleToInstanceProfile", &IamStore::addRole, "InstanceProfileName"},
    {"RemoveRoleFromInstanceProfile", &IamStore::removeRole, "InstanceProfileName"}};

bool IamStore::supports(const std::string &operation)
{
    return std::ranges::find(kActions, operation, &Action::name) != std::end(kActions);
}

ServiceResult<XmlContent> IamStore::handle(const std::string &operation, const Parameters &parameters)
{
    TY_TRY(parameters.allowOnly(
        "RoleName InstanceProfileName UserName GroupName PolicyArn AssumeRolePolicyDocument Description Path "
        "PathPrefix PolicyName PolicyDocument PermissionsBoundary VersionId Marker MaxItems Tags.member.N.Key "
        "Tags.member.N.Value"));
    const auto &action = *std::ranges::find(kActions, operation, &Action::name);
    const std::lock_guard guard(m_mutex);
    if (!action.subject)
        return (this->*action.run)(parameters, {});
    TY_ASSIGN(const auto name, parameters.required(action.subject));
    if (!isName(name, std::string_view(action.subject) == "RoleName" ? kLongestName : kLongestProfileName))
        return refuse("ValidationError", "The specified value for the name is invalid.");
    return (this->*action.run)(parameters, name);
}

tl::unexpected<ServiceError> IamStore::unknown(const std::string &kind, const std::string &name)
{
    return refuse("NoSuchEntity", "The " + kind + " with name " + name + " cannot be found.", 404);
}

ServiceResult<IamStore::Role> IamStore::knownRole(const std::string &name) const
{
    const auto found = m_roles.find(name);
    return found == m_roles.end() ? ServiceResult<Role>(unknown("role", name)) : found->second;
}

ServiceResult<IamStore::Profile> IamStore::knownProfile(const std::string &name) const
{
    const auto found = m_profiles.find(name);
    return found == m_profiles.end() ? ServiceResult<Profile>(unknown("instance profile", name)) : found->second;
}

IamStore::Reply IamStore::createRole(const Parameters &parameters, const std::string &name)
{
    if (m_roles.contains(name))
        return refuse("EntityAlreadyExists", "Role with name " + name + " already exists.", 409);
    const Role role{.trust = parameters.text("AssumeRolePolicyDocument"),
                    .path = parameters.text("Path", "/"),
                    .tags = readTags(parameters),
                    .created = nowMillis(),
                    .boundary = parameters.text("PermissionsBoundary")};
    if (!role.boundary.empty() && !isPolicy(role.boundary))
        return refuse("NoSuchEntity", "Policy " + role.boundary + " does not exist or is not attachable.", 404);
    if (!isPath(role.path))
        return refuse("ValidationError", "The specified value for path is invalid.");
    if (!Json::parse(role.trust, nullptr, false).is_object())
        return refuse("MalformedPolicyDocument", "This policy contains invalid Json");
    TY_TRY(saveRole(name, &role));
    return getRole(parameters, name);
}

IamStore::Reply IamStore::getRole(const Parameters &, const std::string &name)
{
    TY_ASSIGN(const auto role, knownRole(name));
    return [name, role](XmlWriter &xml) { xml.element("Role", [&] { write(xml, name, role); }); };
}

IamStore::Reply IamStore::deleteRole(const Parameters &, const std::string &name)
{
    TY_ASSIGN(const auto role, knownRole(name));
    const bool inProfile = std::ranges::any_of(m_profiles, [&](const auto &p) { return p.second.role == name; });
    if (!role.policies.empty() || !role.inside.empty() || inProfile)
        return refuse("DeleteConflict",
                      "Cannot delete entity, must detach all policies and remove it from instance profiles first.",
                      409);
    return saveRole(name, nullptr);
}

IamStore::Reply IamStore::listRoles(const Parameters &parameters, const std::string &)
{
    return [roles = m_roles, path = parameters.text("PathPrefix", "/")](XmlWriter &xml) {
        xml.element("Roles", [&] {
            for (const auto &role : roles) {
                if (role.second.path.starts_with(path))
                    xml.element("member", [&] { write(xml, role.first, role.second); });
            }
        });
        xml.boolean("IsTruncated", false);
    };
}

IamStore::Reply IamStore::listAttachedPolicies(const Parameters &, const std::string &name)
{
    TY_ASSIGN(const auto role, knownRole(name));
    return attachedPolicies(role.policies);
}

IamStore::Reply IamStore::listInlinePolicies(const Parameters &, const std::string &name)
{
    TY_ASSIGN(const auto role, knownRole(name));
    return [role](XmlWriter &xml) {
        xml.element("PolicyNames", [&] {
            for (const auto &[policy, document] : role.inside)
                xml.text("member", policy);
        });
        xml.boolean("IsTruncated", false);
    };
}

/// The owner's user has AdministratorAccess and is in no group.
IamStore::Reply IamStore::policiesOfUser(const Parameters &, const std::string &)
{
    return attachedPolicies({"arn:aws:iam::aws:policy/AdministratorAccess"});
}

IamStore::Reply IamStore::policiesOfGroup(const Parameters &, const std::string &)
{
    return attachedPolicies({});
}

IamStore::Reply IamStore::groupsOfUser(const Parameters &, const std::string &)
{
    return [](XmlWriter &xml) { xml.element("Groups", [] {}).boolean("IsTruncated", false); };
}

IamStore::Reply IamStore::putInlinePolicy(const Parameters &parameters, const std::string &name)
{
    TY_ASSIGN(auto role, knownRole(name));
    const auto policy = parameters.text("PolicyName"), document = parameters.text("PolicyDocument");
    if (!isName(policy, kLongestProfileName))
        return refuse("ValidationError", "The specified value for policyName is invalid.");
    if (!Json::parse(document, nullptr, false).is_object())
        return refuse("MalformedPolicyDocument", "This policy contains invalid Json");
    role.inside[policy] = document;
    return saveRole(name, &role);
}

IamStore::Reply IamStore::deleteInlinePolicy(const Parameters &parameters, const std::string &name)
{
    TY_ASSIGN(auto role, knownRole(name));
    const auto policy = parameters.text("PolicyName");
    if (role.inside.erase(policy) == 0)
        return refuse("NoSuchEntity", "The role policy with name " + policy + " cannot be found.", 404);
    return saveRole(name, &role);
}

} // namespace trainyard::localcloud
