#pragma once

#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/aws/wire/client_config.h"
#include "backend/net/http_client.h"

namespace trainyard::aws {

class ServiceApi;
class QueryCall;

/// What a managed policy can be attached to.
enum class PolicyHolder { User, Group, Role };

struct IamRole {
    std::string name, arn;
    std::string trust; ///< JSON: who may assume the role
    std::map<std::string, std::string> tags;
};

struct InstanceProfile {
    std::string name, arn;
    std::vector<std::string> roles; ///< one at most
};

/// IAM 2010-05-08: the account's alias, roles with their policies, instance profiles. Thread-safe. Creating what exists
/// and deleting what does not exist are successes. A new role or profile may be unknown to other services for some
/// seconds.
/// \error in every call: PermissionDenied, InvalidArgument, QuotaExceeded, Conflict, and those of credentials and
///     connection
class IamClient {
public:
    IamClient(std::shared_ptr<net::HttpClient>, ClientConfig);
    ~IamClient();

    /// The account's alias (there is one at most); empty when it has none.
    Result<std::string> accountAlias(const CallContext &);

    /// \return empty when there is no role of that name
    Result<std::optional<IamRole>> role(const std::string &name, const CallContext &);
    /// Names of the roles below a path, "/trainyard/".
    Result<std::vector<std::string>> roles(const std::string &path, const CallContext &);
    /// \param trust  JSON: who may assume the role
    /// \param path  "/trainyard/"; empty means "/"
    /// \param boundary  ARN of the managed policy that limits the role's permissions; empty: none
    /// \error NotFound (no such boundary policy)
    Status createRole(const std::string &name, const std::string &trust, const std::map<std::string, std::string> &tags,
                      const std::string &path, const std::string &boundary, const CallContext &);
    /// \return true when there is a managed policy with that ARN
    Result<bool> hasPolicy(const std::string &arn, const CallContext &);
    Status deleteRole(const std::string &name, const CallContext &);
    Status attachRolePolicy(const std::string &role, const std::string &policyArn, const CallContext &);
    Status detachRolePolicy(const std::string &role, const std::string &policyArn, const CallContext &);

    /// Writes an inline policy of the role; an existing one is replaced.
    /// \param document  JSON
    Status putRolePolicy(const std::string &role, const std::string &name, const std::string &document,
                         const CallContext &);
    Status deleteRolePolicy(const std::string &role, const std::string &name, const CallContext &);
    /// Names of the inline policies of the role.
    /// \error NotFound (no such role)
    Result<std::vector<std::string>> rolePolicies(const std::string &role, const CallContext &);

    /// ARNs of the attached managed policies.
    /// \error NotFound (no such user, group or role)
    Result<std::vector<std::string>> attachedPolicies(PolicyHolder, const std::string &name, const CallContext &);
    Result<std::vector<std::string>> groupsOf(const std::string &user, const CallContext &);

    /// \return empty when there is no profile of that name
    Result<std::optional<InstanceProfile>> instanceProfile(const std::string &name, const CallContext &);
    Status createInstanceProfile(const std::string &name, const std::map<std::string, std::string> &tags,
                                 const std::string &path, const CallContext &);
    Status deleteInstanceProfile(const std::string &name, const CallContext &);
    Status addRoleToInstanceProfile(const std::string &profile, const std::string &role, const CallContext &);
    Status removeRoleFromInstanceProfile(const std::string &profile, const std::string &role, const CallContext &);

private:
    Status change(const QueryCall &, ErrorCode metAlready, const CallContext &);
    /// \param member  null: the elements are the names themselves
    Result<std::vector<std::string>> names(const QueryCall &, const char *set, const char *member, const CallContext &);

    std::unique_ptr<ServiceApi> m_api;
};

} // namespace trainyard::aws
