#pragma once

#include <memory>
#include <stop_token>
#include <string>

#include "backend/aws/wire/client_config.h"
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
    std::string device = {};         ///< MFA device of the code: serial number or ARN; empty: none is sent
    Secret code = {};
    /// JSON: the session's permissions are those that both the role and this policy grant; empty: all of the role's.
    std::string policy = {};
};

/// STS 2011-06-15, always on the regional host. Thread-safe.
class StsClient {
public:
    StsClient(std::shared_ptr<net::HttpClient>, ClientConfig);
    ~StsClient();

    /// Needs no permission, so it is the first call to an account.
    /// \error CredentialsMissing, CredentialsRejected, CredentialsExpired, and those of the connection
    Result<CallerIdentity> getCallerIdentity(const CallContext &);
    /// \error PermissionDenied (the role does not trust the caller), InvalidArgument (duration, names)
    Result<Credentials> assumeRole(const AssumeRoleRequest &, const CallContext &);
    /// The same, authenticated by a token instead of a signature: the client's own credentials are not used.
    /// \error InvalidArgument (the token is not accepted), CredentialsExpired (the token has expired)
    Result<Credentials> assumeRoleWithWebIdentity(const AssumeRoleRequest &, const Secret &token, const CallContext &);
    /// A session of the client's own keys, which must be those of a user, authenticated by a one-time code.
    /// \error PermissionDenied (the code is not accepted, or the keys have no such device)
    Result<Credentials> getSessionToken(const std::string &device, const Secret &code, const CallContext &);
    /// Keys whose permissions are those that both the caller's keys and the policy grant. The caller's keys must be
    /// those of a user.
    /// \param name  2 to 32 of A-Z a-z 0-9 = , . @ _ -
    /// \param policy  JSON, at most 2048 characters
    /// \param life  900 s to 36 h; for the root user at most 1 h
    /// \error PermissionDenied (sts:GetFederationToken, or the caller's keys belong to a session), InvalidArgument
    Result<Credentials> getFederationToken(const std::string &name, const std::string &policy,
                                           std::chrono::seconds life, const CallContext &);
    /// Decodes an "Encoded authorization failure message": JSON that names action, resource and policies.
    /// \error PermissionDenied (sts:DecodeAuthorizationMessage)
    Result<std::string> decodeAuthorizationMessage(const std::string &encoded, const CallContext &);

private:
    std::unique_ptr<ServiceApi> m_api;
};

} // namespace trainyard::aws
