#pragma once

#include "backend/aws/services/iam_client.h"
#include "backend/aws/services/sts_client.h"
#include "backend/aws/wire/json_call_internal.h"
#include "backend/aws/wire/query_call_internal.h"

/// Requests of STS, single sign-on, IAM, SSM, Service Quotas and the price list. They live in one place because a test
/// compares every name in them with the services' API models.
namespace trainyard::aws {

namespace sts {
QueryCall getCallerIdentity();
QueryCall assumeRole(const AssumeRoleRequest &);
QueryCall assumeRoleWithWebIdentity(const AssumeRoleRequest &, const Secret &token);
QueryCall getSessionToken(const std::string &device, const Secret &code);
QueryCall getFederationToken(const std::string &name, const std::string &policy, std::chrono::seconds life);
QueryCall decodeAuthorizationMessage(const std::string &encoded);
} // namespace sts

namespace sso {
/// Both requests are authenticated by the token or secret that they carry, not by a signature.
ApiRequest getRoleCredentials(const std::string &accountId, const std::string &roleName, const Secret &token);
/// Not repeatable: a refresh token may be accepted only once.
ApiRequest createToken(const std::string &clientId, const Secret &clientSecret, const Secret &refreshToken);
} // namespace sso

namespace iam {
QueryCall listAccountAliases();
QueryCall getRole(const std::string &role);
QueryCall listRoles(const std::string &path);
/// \param path  empty means "/"
/// \param boundary  ARN of the managed policy that limits the role's permissions; empty: none
QueryCall createRole(const std::string &role, const std::string &trust, const Tags &, const std::string &path = {},
                     const std::string &boundary = {});
QueryCall getPolicy(const std::string &arn);
QueryCall deleteRole(const std::string &role);
QueryCall attachRolePolicy(const std::string &role, const std::string &arn);
QueryCall detachRolePolicy(const std::string &role, const std::string &arn);
QueryCall putRolePolicy(const std::string &role, const std::string &name, const std::string &document);
QueryCall deleteRolePolicy(const std::string &role, const std::string &name);
QueryCall listRolePolicies(const std::string &role);
QueryCall listAttachedPolicies(PolicyHolder, const std::string &name);
QueryCall listGroupsForUser(const std::string &user);
QueryCall getInstanceProfile(const std::string &profile);
QueryCall createInstanceProfile(const std::string &profile, const Tags &, const std::string &path = {});
QueryCall deleteInstanceProfile(const std::string &profile);
QueryCall addRoleToInstanceProfile(const std::string &profile, const std::string &role);
QueryCall removeRoleFromInstanceProfile(const std::string &profile, const std::string &role);
} // namespace iam

namespace ssm {
JsonCall getParameter(const std::string &name);
} // namespace ssm

namespace quotas {
JsonCall getServiceQuota(const std::string &service, const std::string &quota);
JsonCall getDefaultQuota(const std::string &service, const std::string &quota);
JsonCall requestIncrease(const std::string &service, const std::string &quota, double value);
JsonCall listRequests(const std::string &service, const std::string &quota);
} // namespace quotas

namespace pricing {
/// On-Demand price of one type in one region: Linux, shared tenancy, no preinstalled software.
JsonCall getProducts(const std::string &type, const std::string &region);
} // namespace pricing

} // namespace trainyard::aws
