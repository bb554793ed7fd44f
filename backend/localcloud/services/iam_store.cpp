#include "backend/localcloud/services/iam_store.h"

#include <algorithm>
#include <cctype>
#include <set>

#include <nlohmann/json.hpp>

#include "backend/core/clock.h"
#include "backend/core/encoding.h"
#include "backend/core/try.h"
#include "backend/localcloud/ec2/ec2_catalog.h"
#include "backend/localcloud/ec2/ec2_model.h"
#include "backend/localcloud/store.h"
#include "backend/localcloud/xml_writer.h"

namespace trainyard::localcloud {
namespace {

using Json = nlohmann::json;

constexpr std::size_t kLongestName = 64, kLongestProfileName = 128, kMostPolicies = 10;
constexpr double kUnknownToEc2 = 5000; // ms after a profile gets its role
const std::string kPrefix = "arn:aws:iam::" + std::string(kAccount) + ":";

bool isName(const std::string &name, std::size_t longest)
{
    return !name.empty() && name.size() <= longest && std::ranges::all_of(name, [](unsigned char c) {
        return std::isalnum(c) || std::string_view("+=,.@_-").find(char(c)) != std::string_view::npos;
    });
}

bool isPath(const std::string &path)
{
    return path.size() <= 512 && path.starts_with('/') && path.ends_with('/');
}

/// Tags.member.1.Key, ...
std::map<std::string, std::string> readTags(const Parameters &parameters)
{
    std::map<std::string, std::string> tags;
    for (int n = 1;; ++n) {
        const auto tag = "Tags.member." + std::to_string(n);
        if (!parameters.has(tag + ".Key"))
            return tags;
        tags[parameters.text(tag + ".Key")] = parameters.text(tag + ".Value");
    }
}

std::string nameOf(const std::string &arn)
{
    return arn.substr(arn.rfind('/') + 1);
}

tl::unexpected<ServiceError> unknown(const std::string &kind, const std::string &name)
{
    return refuse("NoSuchEntity", "The " + kind + " with name " + name + " cannot be found.", 404);
}

std::int64_t now()
{
    return toMillis(SystemClock::instance().now());
}

void writeProfile(XmlWriter &xml, const std::string &name, const std::string &role, std::int64_t created,
                  const std::function<void(XmlWriter &)> &writeRole)
{
    xml.element("InstanceProfile", [&] {
        xml.text("Path", "/").text("InstanceProfileName", name).text("InstanceProfileId", "AIPA" + name);
        xml.text("Arn", kPrefix + "instance-profile/" + name).text("CreateDate", millisToIso(created));
        xml.element("Roles", [&] {
            if (!role.empty())
                xml.element("member", [&] { writeRole(xml); });
        });
    });
}

} // namespace

Result<std::unique_ptr<IamStore>> IamStore::open(Store &store, double speed)
{
    using Texts = std::map<std::string, std::string>;
    std::unique_ptr<IamStore> book(new IamStore(store, speed));
    const auto roles = store.all("iam-role"), profiles = store.all("iam-profile");
    if (!roles || !profiles)
        return fail(roles ? profiles.error() : roles.error());
    for (const auto &[name, body] : *roles) {
        const auto kept = Json::parse(body, nullptr, false);
        if (!kept.is_object())
            return fail(ErrorCode::CorruptData, "localcloud:state", "a role is damaged");
        book->m_roles[name] = {kept.value("trust", ""),
                               kept.value("path", "/"),
                               kept.value("policies", std::vector<std::string>()),
                               kept.value("inside", Texts()),
                               kept.value("tags", Texts()),
                               kept.value("created", std::int64_t(0))};
    }
    for (const auto &[name, body] : *profiles) {
        const auto kept = Json::parse(body, nullptr, false);
        if (!kept.is_object())
            return fail(ErrorCode::CorruptData, "localcloud:state", "an instance profile is damaged");
        book->m_profiles[name] = {kept.value("role", ""), kept.value("created", std::int64_t(0)),
                                  kept.value("changed", std::int64_t(0))};
    }
    return book;
}

bool IamStore::supports(const std::string &operation)
{
    static const std::set<std::string> known{"GetRole",
                                             "ListRoles",
                                             "PutRolePolicy",
                                             "DeleteRolePolicy",
                                             "ListRolePolicies",
                                             "CreateRole",
                                             "DeleteRole",
                                             "AttachRolePolicy",
                                             "DetachRolePolicy",
                                             "ListAttachedRolePolicies",
                                             "ListAttachedUserPolicies",
                                             "ListAttachedGroupPolicies",
                                             "ListGroupsForUser",
                                             "GetInstanceProfile",
                                             "CreateInstanceProfile",
                                             "DeleteInstanceProfile",
                                             "AddRoleToInstanceProfile",
                                             "RemoveRoleFromInstanceProfile"};
    return known.contains(operation);
}

ServiceResult<void> IamStore::saveRole(const std::string &name, const Role *role)
{
    const auto kept = role ? m_store.put("iam-role", name,
                                         Json{{"trust", role->trust},
                                              {"path", role->path},
                                              {"policies", role->policies},
                                              {"inside", role->inside},
                                              {"tags", role->tags},
                                              {"created", role->created}}
                                             .dump())
                           : m_store.remove("iam-role", name);
    if (!kept)
        return refuse("ServiceFailure", kept.error().detail, 500);
    if (role)
        m_roles[name] = *role;
    else
        m_roles.erase(name);
    return {};
}

ServiceResult<void> IamStore::saveProfileRecord(const std::string &name, const Profile *profile)
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
    return {};
}

void IamStore::write(XmlWriter &xml, const std::string &name, const Role &role)
{
    xml.text("Path", role.path).text("RoleName", name).text("RoleId", "AROA" + name);
    xml.text("Arn", kPrefix + "role" + role.path + name).text("CreateDate", millisToIso(role.created));
    xml.text("AssumeRolePolicyDocument", percentEncode(role.trust));
    xml.element("Tags", [&] {
        for (const auto &tag : role.tags)
            xml.element("member", [&] { xml.text("Key", tag.first).text("Value", tag.second); });
    });
}

std::string IamStore::ec2VisibleRole(const std::string &profile)
{
    const std::lock_guard guard(m_mutex);
    const auto found = m_profiles.find(profile);
    const bool fresh = found != m_profiles.end() && double(now() - found->second.changed) * m_speed < kUnknownToEc2;
    return found == m_profiles.end() || fresh ? std::string() : found->second.role;
}

IamStore::Writer IamStore::listRoles(const std::string &path) const
{
    return [roles = m_roles, path](XmlWriter &xml) {
        xml.element("Roles", [&] {
            for (const auto &role : roles) {
                if (role.second.path.starts_with(path))
                    xml.element("member", [&] { write(xml, role.first, role.second); });
            }
        });
        xml.boolean("IsTruncated", false);
    };
}

ServiceResult<IamStore::Writer> IamStore::handle(const std::string &operation, const Parameters &parameters)
{
    TY_TRY(parameters.allowOnly({"RoleName", "InstanceProfileName", "UserName", "GroupName", "PolicyArn",
                                 "AssumeRolePolicyDocument", "Description", "Path", "PathPrefix", "PolicyName",
                                 "PolicyDocument", "Marker", "MaxItems", "Tags.member.N.Key", "Tags.member.N.Value"}));
    const std::lock_guard guard(m_mutex);
    if (operation == "ListAttachedUserPolicies" || operation == "ListAttachedGroupPolicies" ||
        operation == "ListGroupsForUser")
        return policiesOf(operation);
    if (operation == "ListRoles")
        return listRoles(parameters.text("PathPrefix", "/"));
    const bool isProfile = operation.find("InstanceProfile") != std::string::npos;
    TY_ASSIGN(const auto name, parameters.required(isProfile ? "InstanceProfileName" : "RoleName"));
    if (!isName(name, isProfile ? kLongestProfileName : kLongestName))
        return refuse("ValidationError", "The specified value for the name is invalid.");
    return isProfile ? onProfile(operation, parameters, name) : onRole(operation, parameters, name);
}

/// The owner's user has AdministratorAccess and is in no group.
ServiceResult<IamStore::Writer> IamStore::policiesOf(const std::string &operation) const
{
    const bool isUser = operation == "ListAttachedUserPolicies";
    const std::string set = operation == "ListGroupsForUser" ? "Groups" : "AttachedPolicies";
    return Writer([isUser, set](XmlWriter &xml) {
        xml.element(set, [&] {
            if (isUser)
                xml.element("member", [&] {
                    xml.text("PolicyName", "AdministratorAccess");
                    xml.text("PolicyArn", "arn:aws:iam::aws:policy/AdministratorAccess");
                });
        });
        xml.boolean("IsTruncated", false);
    });
}

ServiceResult<IamStore::Writer> IamStore::onRole(const std::string &operation, const Parameters &parameters,
                                                 const std::string &name)
{
    const auto at = m_roles.find(name);
    const bool exists = at != m_roles.end();
    if (operation == "CreateRole") {
        if (exists)
            return refuse("EntityAlreadyExists", "Role with name " + name + " already exists.", 409);
        const Role role{parameters.text("AssumeRolePolicyDocument"),
                        parameters.text("Path", "/"),
                        {},
                        {},
                        readTags(parameters),
                        now()};
        if (!isPath(role.path))
            return refuse("ValidationError", "The specified value for path is invalid.");
        if (!Json::parse(role.trust, nullptr, false).is_object())
            return refuse("MalformedPolicyDocument", "This policy contains invalid Json");
        TY_TRY(saveRole(name, &role));
        return Writer([name, role](XmlWriter &xml) { xml.element("Role", [&] { write(xml, name, role); }); });
    }
    if (!exists)
        return unknown("role", name);
    Role role = at->second;
    if (operation == "GetRole")
        return Writer([name, role](XmlWriter &xml) { xml.element("Role", [&] { write(xml, name, role); }); });
    if (operation == "ListAttachedRolePolicies") {
        return Writer([role](XmlWriter &xml) {
            xml.element("AttachedPolicies", [&] {
                for (const auto &arn : role.policies)
                    xml.element("member", [&] { xml.text("PolicyName", nameOf(arn)).text("PolicyArn", arn); });
            });
            xml.boolean("IsTruncated", false);
        });
    }
    if (operation == "ListRolePolicies") {
        return Writer([role](XmlWriter &xml) {
            xml.element("PolicyNames", [&] {
                for (const auto &[policy, document] : role.inside)
                    xml.text("member", policy);
            });
            xml.boolean("IsTruncated", false);
        });
    }
    if (operation == "DeleteRole") {
        const bool inProfile = std::ranges::any_of(m_profiles, [&](const auto &p) { return p.second.role == name; });
        if (!role.policies.empty() || !role.inside.empty() || inProfile)
            return refuse("DeleteConflict",
                          "Cannot delete entity, must detach all policies and remove it from instance "
                          "profiles first.",
                          409);
        TY_TRY(saveRole(name, nullptr));
        return Writer([](XmlWriter &) {});
    }
    return changePolicies(operation, parameters, name);
}

/// Put and Delete change inline policies, Attach and Detach managed ones.
ServiceResult<IamStore::Writer> IamStore::changePolicies(const std::string &operation, const Parameters &parameters,
                                                         const std::string &name)
{
    Role role = m_roles.at(name);
    const auto arn = parameters.text("PolicyArn"), policy = parameters.text("PolicyName");
    const auto attached = std::ranges::find(role.policies, arn);
    if (operation == "PutRolePolicy") {
        if (!isName(policy, kLongestProfileName))
            return refuse("ValidationError", "The specified value for policyName is invalid.");
        if (!Json::parse(parameters.text("PolicyDocument"), nullptr, false).is_object())
            return refuse("MalformedPolicyDocument", "This policy contains invalid Json");
        role.inside[policy] = parameters.text("PolicyDocument");
    } else if (operation == "DeleteRolePolicy") {
        if (role.inside.erase(policy) == 0)
            return refuse("NoSuchEntity", "The role policy with name " + policy + " cannot be found.", 404);
    } else if (!arn.starts_with("arn:aws:iam::aws:policy/")) {
        return refuse("NoSuchEntity", "Policy " + arn + " does not exist or is not attachable.", 404);
    } else if (operation == "DetachRolePolicy") {
        if (attached == role.policies.end())
            return refuse("NoSuchEntity", "Policy " + arn + " was not found.", 404);
        role.policies.erase(attached);
    } else if (attached == role.policies.end()) {
        if (role.policies.size() >= kMostPolicies)
            return refuse("LimitExceeded", "Cannot exceed quota for PoliciesPerRole: 10", 409);
        role.policies.push_back(arn);
    }
    TY_TRY(saveRole(name, &role));
    return Writer([](XmlWriter &) {});
}

ServiceResult<IamStore::Writer> IamStore::onProfile(const std::string &operation, const Parameters &parameters,
                                                    const std::string &name)
{
    const auto at = m_profiles.find(name);
    if (operation == "CreateInstanceProfile") {
        if (at != m_profiles.end())
            return refuse("EntityAlreadyExists", "Instance Profile " + name + " already exists.", 409);
        const Profile profile{{}, now(), now()};
        TY_TRY(saveProfileRecord(name, &profile));
        return Writer([name, profile](XmlWriter &xml) { writeProfile(xml, name, {}, profile.created, {}); });
    }
    if (at == m_profiles.end())
        return unknown("instance profile", name);
    Profile profile = at->second;
    if (operation == "GetInstanceProfile") {
        const auto role = m_roles.find(profile.role);
        const auto kept = role == m_roles.end() ? Role() : role->second;
        return Writer([name, profile, kept](XmlWriter &xml) {
            writeProfile(xml, name, profile.role, profile.created,
                         [&](XmlWriter &inside) { write(inside, profile.role, kept); });
        });
    }
    if (operation == "DeleteInstanceProfile") {
        if (!profile.role.empty())
            return refuse("DeleteConflict", "Cannot delete entity, must remove roles from instance profile first.",
                          409);
        TY_TRY(saveProfileRecord(name, nullptr));
        return Writer([](XmlWriter &) {});
    }
    const auto role = parameters.text("RoleName");
    if (!m_roles.contains(role))
        return unknown("role", role);
    if (operation == "AddRoleToInstanceProfile") {
        if (!profile.role.empty())
            return refuse("LimitExceeded", "Cannot exceed quota for InstanceSessionsPerInstanceProfile: 1", 409);
        profile.role = role;
        profile.changed = now();
    } else {
        if (profile.role != role)
            return unknown("role", role);
        profile.role.clear();
    }
    TY_TRY(saveProfileRecord(name, &profile));
    return Writer([](XmlWriter &) {});
}

} // namespace trainyard::localcloud
