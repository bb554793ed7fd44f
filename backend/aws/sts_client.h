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

/// STS 2011-06-15, always at the regional host. Thread-safe.
class StsClient {
public:
    StsClient(std::shared_ptr<net::HttpClient>, ClientConfig);
    ~StsClient();

    /// Needs no permission: the first thing to ask of an account.
    /// errors  CredentialsMissing, CredentialsRejected, CredentialsExpired, and those of the connection
    Result<CallerIdentity> getCallerIdentity(const Deadline &, std::stop_token);

private:
    std::unique_ptr<ServiceApi> m_api;
};

} // namespace trainyard::aws
