#pragma once

#include <memory>
#include <stop_token>
#include <string>

#include "backend/aws/client_config.h"
#include "backend/net/http_client.h"

namespace trainyard::aws {

class ServiceApi;

/// IAM 2010-05-08, as far as an account is named by it. Thread-safe.
class IamClient {
public:
    IamClient(std::shared_ptr<net::HttpClient>, ClientConfig);
    ~IamClient();

    /// The account's alias, of which there is one at most; empty when it has none. errors PermissionDenied
    Result<std::string> accountAlias(const Deadline &, std::stop_token);

private:
    std::unique_ptr<ServiceApi> m_api;
};

} // namespace trainyard::aws
