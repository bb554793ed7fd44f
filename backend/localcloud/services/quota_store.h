#pragma once

#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "backend/core/clock.h"
#include "backend/core/result.h"
#include "backend/localcloud/http/http_message.h"

namespace trainyard::localcloud {

class Store;

/// Service Quotas for EC2's vCPUs. An increase is granted 30 s (divided by the speed) after its request; requests and
/// grants survive a restart. Thread-safe.
class QuotaStore {
public:
    static Result<std::unique_ptr<QuotaStore>> open(Store &, double speed);

    /// An operation of the service, by its name without the target's prefix.
    ServiceResult<nlohmann::json> handle(const std::string &operation, const nlohmann::json &body,
                                         const std::string &region);
    /// vCPUs that a quota currently allows in a region; empty for an unknown code.
    std::optional<double> allowed(const std::string &region, const std::string &code);

private:
    struct Request {
        std::string id, region, code;
        double desired = 0;
        std::int64_t created = 0; ///< milliseconds
    };
    QuotaStore(Store &store, double speed)
        : m_store(store)
        , m_speed(speed)
    {
    }
    bool isGranted(const Request &) const;
    double valueOf(const std::string &region, const std::string &code, double usual) const;
    nlohmann::json asJson(const Request &) const;
    ServiceResult<nlohmann::json> increase(const std::string &code, const nlohmann::json &body,
                                           const std::string &region);

    Store &m_store;
    const double m_speed;
    std::mutex m_mutex;
    std::vector<Request> m_requests; ///< in order of creation
};

} // namespace trainyard::localcloud
