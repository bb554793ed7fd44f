#pragma once

#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "backend/core/result.h"
#include "backend/core/time/clock.h"
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

    // The actions. The caller holds the mutex.
    using Json = nlohmann::json;
    struct Action {
        std::string_view name;
        ServiceResult<Json> (QuotaStore::*run)(const std::string &code, const Json &body, const std::string &region);
        bool ofOneQuota = true; ///< QuotaCode must name a known one
    };
    static const Action kActions[];
    ServiceResult<Json> list(const std::string &code, const Json &body, const std::string &region);
    ServiceResult<Json> get(const std::string &code, const Json &body, const std::string &region);
    ServiceResult<Json> getDefault(const std::string &code, const Json &body, const std::string &region);
    ServiceResult<Json> increase(const std::string &code, const Json &body, const std::string &region);
    ServiceResult<Json> history(const std::string &code, const Json &body, const std::string &region);

    Store &m_store;
    const double m_speed;
    std::mutex m_mutex;
    std::vector<Request> m_requests; ///< in order of creation
};

} // namespace trainyard::localcloud
