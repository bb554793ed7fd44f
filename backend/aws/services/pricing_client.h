#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <string>

#include "backend/aws/wire/client_config.h"
#include "backend/core/result.h"
#include "backend/core/time/deadline.h"
#include "backend/net/http_client.h"

namespace trainyard::aws {

class ServiceApi;

/// Price List service 2017-10-15. It runs in a few regions and covers all of them. Thread-safe.
class PricingClient {
public:
    PricingClient(std::shared_ptr<net::HttpClient>, ClientConfig);
    ~PricingClient();

    /// On-Demand price of a type: Linux, shared tenancy.
    /// \return USD per hour; empty when the type is not listed in that region
    /// \error PermissionDenied (pricing:GetProducts), MalformedReply
    Result<std::optional<double>> onDemand(const std::string &type, const std::string &region, const CallContext &);

private:
    std::unique_ptr<ServiceApi> m_api;
};

} // namespace trainyard::aws
