#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/aws/wire/client_config.h"
#include "backend/net/http_client.h"

namespace trainyard::aws {

class ServiceApi;

struct ServiceQuota {
    std::string code, name, unit; ///< "L-1216C47A", "Running On-Demand Standard ... instances", "None"
    double value = 0;
    bool adjustable = false;
};

struct QuotaRequest {
    std::string id, code;
    std::string status; ///< PENDING, CASE_OPENED, APPROVED, DENIED, CASE_CLOSED, NOT_APPROVED, INVALID_REQUEST
    double desired = 0;
    Timestamp created{};
    bool isOpen() const { return status == "PENDING" || status == "CASE_OPENED"; }
};

/// Service Quotas 2019-06-24. Thread-safe.
class QuotasClient {
public:
    QuotasClient(std::shared_ptr<net::HttpClient>, ClientConfig);
    ~QuotasClient();

    /// The value that applies to this account, else AWS's default.
    /// \error NotFound (no such quota), PermissionDenied
    Result<ServiceQuota> quota(const std::string &service, const std::string &code, const CallContext &);
    /// Not retried when the reply is lost: check requests() first.
    /// \error AlreadyExists (a request is open), InvalidArgument (not above the present value), PermissionDenied
    Result<QuotaRequest> requestIncrease(const std::string &service, const std::string &code, double value,
                                         const CallContext &);
    /// Newest first.
    Result<std::vector<QuotaRequest>> requests(const std::string &service, const std::string &code,
                                               const CallContext &);

private:
    std::unique_ptr<ServiceApi> m_api;
};

} // namespace trainyard::aws
