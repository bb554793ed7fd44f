#pragma once

#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/aws/client_config.h"
#include "backend/net/http_client.h"

namespace trainyard::aws {

class ServiceApi;
class QueryCall;

/// What a managed policy can be attached to.
enum class PolicyHolder { User, Group, Role };

struct IamRole {
    std::string name, arn;
    std::string trust; ///< JSON: who may take it
    std::map<std::string, std::string> tags;
};

struct InstanceProfile {
    std::string name, arn;
    std::vector<std::string> roles; ///< one at most
};

/// IAM 2010-05-08: the account's name, roles with their policies, instance profiles. Thread-safe. What is there already
/// (or gone already) is an answer. A fresh role or profile may be unknown to other services for some seconds.
/// errors  PermissionDenied, InvalidArgument, QuotaExceeded, Conflict, and those of credentials and connection
class IamClient {
public:
    IamClient(std::shared_ptr<net::HttpClient>, ClientConfig);
    ~IamClient();

    /// The account's alias, of which there is one at most; empty when it has none.
    Result<std::string> accountAlias(const Deadline &, std::stop_token);

    /// Empty when there is none of that name.
    Result<std::optional<IamRole>> role(const std::string &name, const Deadline &, std::stop_token);
    /// Names of the roles below a path, "/trainyard/".
    Result<std::vector<std::string>> roles(const std::string &path, const Deadline &, std::stop_token);
    /// trust     JSON: who may take the role
    /// path      "/trainyard/"; empty: "/"
    /// boundary  ARN of the managed policy that bounds what it may allow; empty: none. errors  also NotFound (no such)
    Status createRole(const std::string &name, const std::string &trust, const std::map<std::string, std::string> &tags,
                      const std::string &path, const std::string &boundary, const Deadline &, std::stop_token);
    /// Is there a managed policy of that ARN?
    Result<bool> hasPolicy(const std::string &arn, const Deadline &, std::stop_token);
    Status deleteRole(const std::string &name, const Deadline &, std::stop_token);
    Status attachRolePolicy(const std::string &role, const std::string &policyArn, const Deadline &, std::stop_token);
    Status detachRolePolicy(const std::string &role, const std::string &policyArn, const Deadline &, std::stop_token);

    /// A policy inside the role, written anew where it is there. document  JSON
    Status putRolePolicy(const std::string &role, const std::string &name, const std::string &document,
                         const Deadline &, std::stop_token);
    Status deleteRolePolicy(const std::string &role, const std::string &name, const Deadline &, std::stop_token);
    /// Names of the policies inside the role. errors  also NotFound (no such role)
    Result<std::vector<std::string>> rolePolicies(const std::string &role, const Deadline &, std::stop_token);

    /// ARNs of the managed policies. errors  also NotFound (no such holder)
    Result<std::vector<std::string>> attachedPolicies(PolicyHolder, const std::string &name, const Deadline &,
                                                      std::stop_token);
    Result<std::vector<std::string>> groupsOf(const std::string &user, const Deadline &, std::stop_token);

    /// Empty when there is none of that name.
    Result<std::optional<InstanceProfile>> instanceProfile(const std::string &name, const Deadline &, std::stop_token);
    Status createInstanceProfile(const std::string &name, const std::map<std::string, std::string> &tags,
                                 const std::string &path, const Deadline &, std::stop_token);
    Status deleteInstanceProfile(const std::string &name, const Deadline &, std::stop_token);
    Status addRoleToInstanceProfile(const std::string &profile, const std::string &role, const Deadline &,
                                    std::stop_token);
    Status removeRoleFromInstanceProfile(const std::string &profile, const std::string &role, const Deadline &,
                                         std::stop_token);

private:
    Status change(const QueryCall &, ErrorCode metAlready, const Deadline &, std::stop_token);
    /// member  null: the elements are the names themselves
    Result<std::vector<std::string>> names(const QueryCall &, const char *set, const char *member, const Deadline &,
                                           std::stop_token);

    std::unique_ptr<ServiceApi> m_api;
};

} // namespace trainyard::aws
