#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <string>

#include "backend/aws/client_config.h"
#include "backend/core/deadline.h"
#include "backend/core/result.h"
#include "backend/net/http_client.h"

namespace trainyard::aws {

class ServiceApi;

/// The price list service 2017-10-15; it answers in a few regions, for all of them. Thread-safe.
class PricingClient {
public:
    PricingClient(std::shared_ptr<net::HttpClient>, ClientConfig);
    ~PricingClient();

    /// USD per hour of a type on demand: Linux, shared tenancy. Empty: it is not listed in that region.
    /// errors  PermissionDenied (pricing:GetProducts), MalformedReply
    Result<std::optional<double>> onDemand(const std::string &type, const std::string &region, const Deadline &,
                                           std::stop_token);

private:
    std::unique_ptr<ServiceApi> m_api;
};

} // namespace trainyard::aws
