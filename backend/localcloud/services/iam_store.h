#pragma once

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "backend/localcloud/ec2/ec2_parameters.h"

namespace trainyard::localcloud {

class Store;
class XmlWriter;

/// IAM's roles and instance profiles as records, as far as a setup wizard creates and queries them. No permission is
/// enforced. The owner's user has AdministratorAccess. Thread-safe.
class IamStore {
public:
    /// \param speed  divides the delay after which EC2 knows a new profile
    static Result<std::unique_ptr<IamStore>> open(Store &, double speed);
    /// The role of an instance profile as EC2 sees it: empty for some seconds after a change, and for a profile without
    /// a role.
    std::string ec2VisibleRole(const std::string &profile);

    /// True for the operations that handle() implements.
    static bool supports(const std::string &operation);
    /// \return writer of the content of <OperationResult>
    /// \error NoSuchEntity, EntityAlreadyExists, DeleteConflict, LimitExceeded, MalformedPolicyDocument,
    ///     ValidationError
    ServiceResult<std::function<void(XmlWriter &)>> handle(const std::string &operation, const Parameters &);

private:
    struct Role {
        std::string trust, path = "/";
        std::vector<std::string> policies;         ///< ARNs
        std::map<std::string, std::string> inside; ///< inline policies: name to document
        std::map<std::string, std::string> tags;
        std::int64_t created = 0; ///< ms since 1970
    };
    struct Profile {
        std::string role; ///< empty: none
        std::int64_t created = 0;
        std::int64_t changed = 0; ///< ms since 1970: when it got its role
    };
    using Writer = std::function<void(XmlWriter &)>;

    IamStore(Store &store, double speed)
        : m_store(store)
        , m_speed(speed)
    {
    }
    ServiceResult<Writer> onRole(const std::string &operation, const Parameters &, const std::string &name);
    ServiceResult<Writer> onProfile(const std::string &operation, const Parameters &, const std::string &name);
    ServiceResult<Writer> policiesOf(const std::string &operation) const;
    ServiceResult<Writer> changePolicies(const std::string &operation, const Parameters &, const std::string &name);
    Writer listRoles(const std::string &path) const;
    ServiceResult<void> saveRole(const std::string &name, const Role *role);
    ServiceResult<void> saveProfileRecord(const std::string &name, const Profile *profile);
    static void write(XmlWriter &, const std::string &name, const Role &);

    Store &m_store;
    const double m_speed;
    std::mutex m_mutex;
    std::map<std::string, Role> m_roles;
    std::map<std::string, Profile> m_profiles;
};

} // namespace trainyard::localcloud
