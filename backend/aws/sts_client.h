#pragma once

#include <memory>
#include <stop_token>
#include <string>

#include "backend/aws/client_config.h"
#include "backend/net/http_client.h"

namespace trainyard::aws {

class ServiceApi;

struct CallerIdentity {
    std::string account; ///< twelve digits
    std::string arn;
    std::string userId;
};

struct AssumeRoleRequest {
    std::string roleArn;
    std::string sessionName;         ///< 2 to 64 of A-Z a-z 0-9 = , . @ _ -
    std::string externalId;          ///< empty: none
    std::chrono::seconds duration{}; ///< 900 to 43200; 0 means the service's own hour
    std::string device = {};         ///< of a one-time code: its serial number or ARN; empty: none is sent
    Secret code = {};
    std::string policy =
        {}; ///< JSON: the session may do only what both the role and this allow; empty: what the role may
};

/// STS 2011-06-15, always at the regional host. Thread-safe.
class StsClient {
public:
    StsClient(std::shared_ptr<net::HttpClient>, ClientConfig);
    ~StsClient();

    /// Needs no permission: the first thing to ask of an account.
    /// errors  CredentialsMissing, CredentialsRejected, CredentialsExpired, and those of the connection
    Result<CallerIdentity> getCallerIdentity(const Deadline &, std::stop_token);
    /// errors  PermissionDenied (the role does not trust us), InvalidArgument (duration, names)
    Result<Credentials> assumeRole(const AssumeRoleRequest &, const Deadline &, std::stop_token);
    /// The same, proven by a token instead of a signature: the client's own credentials are not used.
    /// errors  InvalidArgument (the token is not accepted), CredentialsExpired (it has ended)
    Result<Credentials> assumeRoleWithWebIdentity(const AssumeRoleRequest &, const Secret &token, const Deadline &,
                                                  std::stop_token);
    /// A session of these very keys, which have to be a user's, proven by a one-time code.
    /// errors  PermissionDenied (the code is not accepted, or the keys have no such device)
    Result<Credentials> getSessionToken(const std::string &device, const Secret &code, const Deadline &,
                                        std::stop_token);
    /// Keys that may do only what both the caller's own and the policy allow; the caller's have to be a user's.
    /// name    2 to 32 of A-Z a-z 0-9 = , . @ _ -
    /// policy  JSON, at most 2048 characters
    /// life    900 s to 36 h, for the root user 1 h
    /// errors  PermissionDenied (sts:GetFederationToken, or the caller's keys are a session's), InvalidArgument
    Result<Credentials> getFederationToken(const std::string &name, const std::string &policy,
                                           std::chrono::seconds life, const Deadline &, std::stop_token);
    /// The text behind "Encoded authorization failure message": JSON that names action, resource and policies.
    /// errors  PermissionDenied (sts:DecodeAuthorizationMessage)
    Result<std::string> decodeAuthorizationMessage(const std::string &encoded, const Deadline &, std::stop_token);

private:
    std::unique_ptr<ServiceApi> m_api;
};

} // namespace trainyard::aws
