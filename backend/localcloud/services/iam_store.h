#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "backend/localcloud/ec2/ec2_parameters.h"
#include "backend/localcloud/xml_writer.h"

namespace trainyard::localcloud {

class Store;

/// IAM's roles and instance profiles as records, as far as a setup wizard creates and queries them. No permission is
/// enforced. The owner's user has AdministratorAccess. Thread-safe.
class IamStore {
public:
    /// \param speed  divides the delay after which EC2 knows a new profile
    static Result<std::unique_ptr<IamStore>> open(Store &, double speed);
    /// The role of an instance profile as EC2 sees it: empty for some seconds after a change, and for a profile without
    /// a role.
    std::string ec2VisibleRole(const std::string &profile);
    bool hasRole(const std::string &name)
    {
        const std::lock_guard guard(m_mutex);
        return m_roles.contains(name);
    }

    /// True for the operations that handle() implements.
    static bool supports(const std::string &operation);
    /// \return writer of the content of <OperationResult>
    /// \error NoSuchEntity, EntityAlreadyExists, DeleteConflict, LimitExceeded, MalformedPolicyDocument,
    ///     ValidationError
    ServiceResult<XmlContent> handle(const std::string &operation, const Parameters &);

private:
    struct Role {
        std::string trust, path = "/";
        std::vector<std::string> policies;         ///< ARNs
        std::map<std::string, std::string> inside; ///< inline policies: name to document
        std::map<std::string, std::string> tags;
        std::int64_t created = 0; ///< ms since 1970
        std::string boundary;     ///< ARN of the permissions boundary; empty: none
    };
    struct Profile {
        std::string role; ///< empty: none
        std::int64_t created = 0;
        std::int64_t changed = 0; ///< ms since 1970: when it got its role
    };

    IamStore(Store &store, double speed)
        : m_store(store)
        , m_speed(speed)
    {
    }
    // The actions. The caller holds the mutex.
    using Reply = ServiceResult<XmlContent>;
    struct Action {
        std::string_view name;
        Reply (IamStore::*run)(const Parameters &, const std::string &name);
        const char *subject; ///< parameter with the `name`; null: the action is about no role or profile
    };
    static const Action kActions[];
    Reply createRole(const Parameters &, const std::string &name);
    Reply getRole(const Parameters &, const std::string &name);
    Reply deleteRole(const Parameters &, const std::string &name);
    Reply listRoles(const Parameters &, const std::string &);
    Reply listAttachedPolicies(const Parameters &, const std::string &name);
    Reply listInlinePolicies(const Parameters &, const std::string &name);
    Reply putInlinePolicy(const Parameters &, const std::string &name);
    Reply deleteInlinePolicy(const Parameters &, const std::string &name);
    Reply attachPolicy(const Parameters &, const std::string &name);
    Reply detachPolicy(const Parameters &, const std::string &name);
    Reply policiesOfUser(const Parameters &, const std::string &);
    Reply policiesOfGroup(const Parameters &, const std::string &);
    Reply groupsOfUser(const Parameters &, const std::string &);
    // iam_policies.cpp
    Reply createPolicy(const Parameters &, const std::string &);
    Reply getPolicy(const Parameters &, const std::string &);
    Reply deletePolicy(const Parameters &, const std::string &);
    /// True for AWS's managed policies and those that were created.
    bool isPolicy(const std::string &arn) const;
    ServiceResult<std::string> managedPolicy(const Parameters &) const;
    // iam_profiles.cpp
    Reply createProfile(const Parameters &, const std::string &name);
    Reply getProfile(const Parameters &, const std::string &name);
    Reply deleteProfile(const Parameters &, const std::string &name);
    Reply addRole(const Parameters &, const std::string &name);
    Reply removeRole(const Parameters &, const std::string &name);

    static bool isName(const std::string &name, std::size_t longest);
    static tl::unexpected<ServiceError> unknown(const std::string &kind, const std::string &name);
    ServiceResult<Role> knownRole(const std::string &name) const;
    ServiceResult<Profile> knownProfile(const std::string &name) const;
    Reply saveRole(const std::string &name, const Role *role);                ///< null: removes it
    Reply saveProfileRecord(const std::string &name, const Profile *profile); ///< null: removes it
    static void write(XmlWriter &, const std::string &name, const Role &);

    Store &m_store;
    const double m_speed;
    std::mutex m_mutex;
    std::map<std::string, Role> m_roles;
    std::map<std::string, Profile> m_profiles;
    std::map<std::string, std::string> m_policies; ///< created ones: ARN to document
};

} // namespace trainyard::localcloud
