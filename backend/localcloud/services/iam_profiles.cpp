// Instance profiles.
#include "backend/core/try.h"
#include "backend/localcloud/ec2/catalog/ec2_catalog.h"
#include "backend/localcloud/ec2/ec2_model.h"
#include "backend/localcloud/services/iam_store.h"

namespace trainyard::localcloud {
namespace {

const std::string kProfileArns = "arn:aws:iam::" + std::string(kAccount) + ":instance-profile/";

void writeProfile(XmlWriter &xml, const std::string &name, const std::string &role, std::int64_t created,
                  const XmlContent &writeRole)
{
    xml.element("InstanceProfile", [&] {
        xml.text("Path", "/").text("InstanceProfileName", name).text("InstanceProfileId", "AIPA" + name);
        xml.text("Arn", kProfileArns + name).text("CreateDate", millisToIso(created));
        xml.element("Roles", [&] {
            if (!role.empty())
                xml.element("member", [&] { writeRole(xml); });
        });
    });
}

} // namespace

IamStore::Reply IamStore::createProfile(const Parameters &parameters, const std::string &name)
{
    if (m_profiles.contains(name))
        return refuse("EntityAlreadyExists", "Instance Profile " + name + " already exists.", 409);
    const Profile profile{{}, nowMillis(), nowMillis()};
    TY_TRY(saveProfileRecord(name, &profile));
    return getProfile(parameters, name);
}

IamStore::Reply IamStore::getProfile(const Parameters &, const std::string &name)
{
    TY_ASSIGN(const auto profile, knownProfile(name));
    return [name, profile, role = knownRole(profile.role).value_or(Role())](XmlWriter &xml) {
        writeProfile(xml, name, profile.role, profile.created,
                     [&](XmlWriter &inside) { write(inside, profile.role, role); });
    };
}

IamStore::Reply IamStore::deleteProfile(const Parameters &, const std::string &name)
{
    TY_ASSIGN(const auto profile, knownProfile(name));
    if (!profile.role.empty())
        return refuse("DeleteConflict", "Cannot delete entity, must remove roles from instance profile first.", 409);
    return saveProfileRecord(name, nullptr);
}

IamStore::Reply IamStore::addRole(const Parameters &parameters, const std::string &name)
{
    TY_ASSIGN(auto profile, knownProfile(name));
    const auto role = parameters.text("RoleName");
    TY_TRY(knownRole(role));
    if (!profile.role.empty())
        return refuse("LimitExceeded", "Cannot exceed quota for InstanceSessionsPerInstanceProfile: 1", 409);
    profile.role = role;
    profile.changed = nowMillis();
    return saveProfileRecord(name, &profile);
}

IamStore::Reply IamStore::removeRole(const Parameters &parameters, const std::string &name)
{
    TY_ASSIGN(auto profile, knownProfile(name));
    const auto role = parameters.text("RoleName");
    TY_TRY(knownRole(role));
    if (profile.role != role)
        return unknown("role", role);
    profile.role.clear();
    return saveProfileRecord(name, &profile);
}

} // namespace trainyard::localcloud
