#include "backend/localcloud/services/quota_store.h"

#include <algorithm>
#include <cmath>

#include <nlohmann/json.hpp>

#include "backend/core/try.h"
#include "backend/localcloud/ec2/ec2_model.h"
#include "backend/localcloud/services/controller_wire.h"
#include "backend/localcloud/store.h"

namespace trainyard::localcloud {
namespace {

using Json = nlohmann::json;

constexpr double kGrantMillis = 30'000;

struct Known {
    const char *code, *name;
    double usual; ///< of a new account; as at AWS, 0 for accelerator families
    const char *service = "ec2";
    bool isFixed = false; ///< the local cloud cannot raise it
};
constexpr Known kKnown[] = {
    {"L-1216C47A", "Running On-Demand Standard (A, C, D, H, I, M, R, T, Z) instances", 1152},
    {"L-34B43A08", "All Standard (A, C, D, H, I, M, R, T, Z) Spot Instance Requests", 1152},
    {"L-DB2E81BA", "Running On-Demand G and VT instances", 0},
    {"L-3819A6DF", "All G and VT Spot Instance Requests", 0},
    {"L-417A185B", "Running On-Demand P instances", 0},
    {"L-7212CCBC", "All P4, P3 and P2 Spot Instance Requests", 0},
    {"L-C4BD4855", "All P5 Spot Instance Requests", 0},
    {"L-1945791B", "Running On-Demand Inf instances", 0},
    {"L-B5D1601B", "All Inf Spot Instance Requests", 0},
    {"L-2C3B7624", "Running On-Demand Trn instances", 0},
    {"L-6B0D517C", "All Trn Spot Instance Requests", 0},
    {"L-7295265B", "Running On-Demand X instances", 0},
    {"L-E3A00192", "All X Spot Instance Requests", 0},
    {"L-74FC7D96", "Running On-Demand F instances", 0},
    {"L-88CF9481", "All F Spot Instance Requests", 0},
    {"L-0263D0A3", "EC2-VPC Elastic IPs", 5, "ec2", true},
    {"L-F678F1CE", "VPCs per Region", 5, "vpc", true},
};

const Known *knownQuota(const std::string &code)
{
    const auto *found = std::ranges::find_if(kKnown, [&](const Known &quota) { return code == quota.code; });
    return found == std::end(kKnown) ? nullptr : found;
}

Json described(const Known &quota, double value)
{
    const bool isEc2 = std::string_view(quota.service) == "ec2";
    return {{"ServiceCode", quota.service},
            {"ServiceName",
             isEc2 ? "Amazon Elastic Compute Cloud (Amazon EC2)" : "Amazon Virtual Private Cloud (Amazon VPC)"},
            {"QuotaCode", quota.code},
            {"QuotaName", quota.name},
            {"Value", value},
            {"Unit", "None"},
            {"Adjustable", !quota.isFixed},
            {"GlobalQuota", false}};
}

} // namespace

Result<std::unique_ptr<QuotaStore>> QuotaStore::open(Store &store, double speed)
{
    std::unique_ptr<QuotaStore> out(new QuotaStore(store, speed));
    TY_ASSIGN(const auto records, store.all("quota-request"));
    for (const auto &record : records) {
        const auto kept = Json::parse(record.body, nullptr, false);
        if (!kept.is_object())
            return fail(ErrorCode::CorruptData, "localcloud:state", "a quota request is damaged");
        out->m_requests.push_back({record.id, kept.value("region", ""), kept.value("code", ""),
                                   kept.value("desired", 0.0), kept.value("created", std::int64_t(0))});
    }
    std::ranges::stable_sort(out->m_requests, {}, &Request::created);
    return out;
}

bool QuotaStore::isGranted(const Request &request) const
{
    return double(nowMillis() - request.created) >= kGrantMillis / m_speed;
}

double QuotaStore::valueOf(const std::string &region, const std::string &code, double usual) const
{
    for (const auto &request : m_requests) {
        if (request.region == region && request.code == code && isGranted(request))
            usual = request.desired;
    }
    return usual;
}

Json QuotaStore::asJson(const Request &request) const
{
    return {{"Id", request.id},
            {"ServiceCode", knownQuota(request.code) ? knownQuota(request.code)->service : "ec2"},
            {"QuotaCode", request.code},
            {"DesiredValue", request.desired},
            {"Status", isGranted(request) ? "APPROVED" : "PENDING"},
            {"Created", double(request.created) / 1000},
            {"Unit", "None"}};
}

ServiceResult<Json> QuotaStore::increase(const std::string &code, const Json &body, const std::string &region)
{
    if (knownQuota(code)->isFixed)
        return refuse("IllegalArgumentException", "The quota is not adjustable in the local cloud");
    if (!body.contains("DesiredValue") || !body["DesiredValue"].is_number())
        return refuse("IllegalArgumentException", "DesiredValue must be a number");
    const auto desired = body["DesiredValue"].get<double>();
    if (!std::isfinite(desired) || desired > 1e10 || desired <= valueOf(region, code, knownQuota(code)->usual))
        return refuse("IllegalArgumentException",
                      "You must provide a quota value greater than the current quota value");
    const bool isOpen = std::ranges::any_of(m_requests, [&](const Request &request) {
        return request.region == region && request.code == code && !isGranted(request);
    });
    if (isOpen)
        return refuse("ResourceAlreadyExistsException",
                      "Only one open service quota increase request is allowed per quota");
    Request request{newResourceId("q-"), region, code, desired, nowMillis()};
    const Json kept{{"region", region}, {"code", code}, {"desired", desired}, {"created", request.created}};
    if (!m_store.put("quota-request", request.id, kept.dump()))
        return refuse("ServiceException", "the local cloud could not write its state", 500);
    m_requests.push_back(std::move(request));
    return Json{{"RequestedQuota", asJson(m_requests.back())}};
}

ServiceResult<Json> QuotaStore::list(const std::string &, const Json &body, const std::string &region)
{
    Json all = Json::array();
    for (const auto &quota : kKnown) {
        if (controller::textOf(body, "ServiceCode") == quota.service)
            all.push_back(described(quota, valueOf(region, quota.code, quota.usual)));
    }
    return Json{{"Quotas", all}};
}

ServiceResult<Json> QuotaStore::get(const std::string &code, const Json &, const std::string &region)
{
    const auto *quota = knownQuota(code);
    return Json{{"Quota", described(*quota, valueOf(region, code, quota->usual))}};
}

ServiceResult<Json> QuotaStore::getDefault(const std::string &code, const Json &, const std::string &)
{
    const auto *quota = knownQuota(code);
    return Json{{"Quota", described(*quota, quota->usual)}};
}

ServiceResult<Json> QuotaStore::history(const std::string &code, const Json &, const std::string &region)
{
    Json all = Json::array();
    for (const auto &request : m_requests) {
        if (request.region == region && request.code == code)
            all.push_back(asJson(request));
    }
    return Json{{"RequestedQuotas", all}};
}

const QuotaStore::Action QuotaStore::kActions[] = {
    {"ListServiceQuotas", &QuotaStore::list, false},
    {"GetServiceQuota", &QuotaStore::get},
    {"GetAWSDefaultServiceQuota", &QuotaStore::getDefault},
    {"RequestServiceQuotaIncrease", &QuotaStore::increase},
    {"ListRequestedServiceQuotaChangeHistoryByQuota", &QuotaStore::history}};

ServiceResult<Json> QuotaStore::handle(const std::string &operation, const Json &body, const std::string &region)
{
    const auto service = controller::textOf(body, "ServiceCode");
    if (std::ranges::find(kKnown, service, &Known::service) == std::end(kKnown))
        return refuse("NoSuchResourceException", "The local cloud has quotas of the services ec2 and vpc only.", 404);
    const auto *action = std::ranges::find(kActions, operation, &Action::name);
    if (action == std::end(kActions))
        return refuse("UnknownOperationException", "The local cloud does not implement service quotas " + operation);
    const auto code = controller::textOf(body, "QuotaCode");
    if (action->ofOneQuota && (!knownQuota(code) || service != knownQuota(code)->service))
        return refuse("NoSuchResourceException", "The request failed because the specified quota does not exist.", 404);
    const std::lock_guard guard(m_mutex);
    return (this->*action->run)(code, body, region);
}

} // namespace trainyard::localcloud
