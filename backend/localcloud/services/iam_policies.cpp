// Managed policies: AWS's own, which all exist, and those that are created.
#include <algorithm>

#include <nlohmann/json.hpp>

#include "backend/core/try.h"
#include "backend/localcloud/ec2/catalog/ec2_catalog.h"
#include "backend/localcloud/ec2/ec2_model.h"
#include "backend/localcloud/services/iam_store.h"
#include "backend/localcloud/store.h"

namespace trainyard::localcloud {
namespace {

using Json = nlohmann::json;

constexpr std::size_t kMostAttached = 10, kLongestPolicyName = 128;
const std::string kPolicyArns = "arn:aws:iam::" + std::string(kAccount) + ":policy/";

} // namespace

bool IamStore::isPolicy(const std::string &arn) const
{
    return arn.starts_with("arn:aws:iam::aws:policy/") || m_policies.contains(arn);
}

/// The managed policy that Attach and Detach name.
ServiceResult<std::string> IamStore::managedPolicy(const Parameters &parameters) const
{
    const auto arn = parameters.text("PolicyArn");
    if (isPolicy(arn))
        return arn;
    return refuse("NoSuchEntity", "Policy " + arn + " does not exist or is not attachable.", 404);
}

IamStore::Reply IamStore::createPolicy(const Parameters &parameters, const std::string &)
{
    const auto name = parameters.text("PolicyName"), document = parameters.text("PolicyDocument");
    if (!isName(name, kLongestPolicyName))
        return refuse("ValidationError", "The specified value for policyName is invalid.");
    if (!Json::parse(document, nullptr, false).is_object())
        return refuse("MalformedPolicyDocument", "This policy contains invalid Json");
    const auto arn = kPolicyArns + name;
    if (m_policies.contains(arn))
        return refuse("EntityAlreadyExists", "A policy called " + name + " already exists.", 409);
    if (const auto kept = m_store.put("iam-policy", arn, document); !kept)
        return refuse("ServiceFailure", kept.error().detail, 500);
    m_policies[arn] = document;
    auto named = parameters.all();
    named["PolicyArn"] = arn;
    return getPolicy(Parameters(std::move(named)), {});
}

IamStore::Reply IamStore::getPolicy(const Parameters &parameters, const std::string &)
{
    TY_ASSIGN(const auto arn, managedPolicy(parameters));
    return [arn](XmlWriter &xml) {
        xml.element("Policy", [&] {
            xml.text("PolicyName", arn.substr(arn.rfind('/') + 1)).text("Arn", arn).text("DefaultVersionId", "v1");
            xml.boolean("IsAttachable", true);
        });
    };
}

IamStore::Reply IamStore::deletePolicy(const Parameters &parameters, const std::string &)
{
    TY_ASSIGN(const auto arn, managedPolicy(parameters));
    if (!m_policies.contains(arn))
        return refuse("AccessDenied", "AWS's own policies cannot be deleted.", 403);
    const bool used = std::ranges::any_of(m_roles, [&](const auto &pair) {
        const Role &role = pair.second;
        return role.boundary == arn || std::ranges::find(role.policies, arn) != role.policies.end();
    });
    if (used)
        return refuse("DeleteConflict", "Cannot delete a policy attached to entities.", 409);
    if (const auto kept = m_store.remove("iam-policy", arn); !kept)
        return refuse("ServiceFailure", kept.error().detail, 500);
    m_policies.erase(arn);
    return kNoContent;
}

IamStore::Reply IamStore::attachPolicy(const Parameters &parameters, const std::string &name)
{
    TY_ASSIGN(auto role, knownRole(name));
    TY_ASSIGN(const auto arn, managedPolicy(parameters));
    if (std::ranges::find(role.policies, arn) == role.policies.end()) {
        if (role.policies.size() >= kMostAttached)
            return refuse("LimitExceeded", "Cannot exceed quota for PoliciesPerRole: 10", 409);
        role.policies.push_back(arn);
    }
    return saveRole(name, &role);
}

IamStore::Reply IamStore::detachPolicy(const Parameters &parameters, const std::string &name)
{
    TY_ASSIGN(auto role, knownRole(name));
    TY_ASSIGN(const auto arn, managedPolicy(parameters));
    if (std::erase(role.policies, arn) == 0)
        return refuse("NoSuchEntity", "Policy " + arn + " was not found.", 404);
    return saveRole(name, &role);
}

} // namespace trainyard::localcloud
