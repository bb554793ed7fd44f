#pragma once

#include <memory>
#include <stop_token>
#include <string>

#include "backend/aws/wire/client_config.h"
#include "backend/net/http_client.h"

namespace trainyard::aws {

class ServiceApi;

struct Parameter {
    std::string name, value;
    std::int64_t version = 0;
};

/// SSM 2014-11-06, limited to public parameters: nothing is decrypted. Thread-safe.
class SsmClient {
public:
    SsmClient(std::shared_ptr<net::HttpClient>, ClientConfig);
    ~SsmClient();

    /// \error NotFound (not published in this region), PermissionDenied
    Result<Parameter> getParameter(const std::string &name, const CallContext &);

private:
    std::unique_ptr<ServiceApi> m_api;
};

} // namespace trainyard::aws
