#include "backend/aws/services/quotas_client.h"

#include <algorithm>
#include <functional>

#include "backend/aws/services/account_calls_internal.h"
#include "backend/aws/wire/paginator_internal.h"
#include "backend/core/try.h"

namespace trainyard::aws {

namespace {

ServiceQuota quotaOf(const nlohmann::json &json)
{
    return {json11::text(json, "QuotaCode"), json11::text(json, "QuotaName"), json11::text(json, "Unit"),
            json11::number(json, "Value"), json11::flag(json, "Adjustable")};
}

QuotaRequest requestOf(const nlohmann::json &json)
{
    return {json11::text(json, "Id"), json11::text(json, "QuotaCode"), json11::text(json, "Status"),
            json11::number(json, "DesiredValue"), json11::time(json, "Created").value_or(Timestamp{})};
}

} // namespace

QuotasClient::QuotasClient(std::shared_ptr<net::HttpClient> http, ClientConfig config)
    : m_api(std::make_unique<ServiceApi>(std::move(http), std::move(config), "servicequotas", Protocol::Json))
{
}

QuotasClient::~QuotasClient() = default;

Result<ServiceQuota> QuotasClient::quota(const std::string &service, const std::string &code,
                                         const CallContext &context)
{
    auto answer = sendRequest(*m_api, quotas::getServiceQuota(service, code).request(), context);
    if (!answer && answer.error().code == ErrorCode::NotFound)
        answer = sendRequest(*m_api, quotas::getDefaultQuota(service, code).request(), context);
    if (!answer)
        return fail(answer.error());
    const auto &json = json11::object(*answer, "Quota");
    if (!json.contains("Value") || !json["Value"].is_number())
        return fail(ErrorCode::MalformedReply, "service-quotas", "the answer has no value for " + code);
    return quotaOf(json);
}

Result<QuotaRequest> QuotasClient::requestIncrease(const std::string &service, const std::string &code, double value,
                                                   const CallContext &context)
{
    auto request = quotas::requestIncrease(service, code, value).request();
    request.repeatable = false;
    TY_ASSIGN(const auto answer, sendRequest(*m_api, request, context));
    return requestOf(json11::object(answer, "RequestedQuota"));
}

Result<std::vector<QuotaRequest>> QuotasClient::requests(const std::string &service, const std::string &code,
                                                         const CallContext &context)
{
    std::vector<QuotaRequest> out;
    const auto pages = paginate("service-quotas:ListRequests", [&](const std::string &token) -> Result<std::string> {
        TY_ASSIGN(const auto answer, sendRequest(*m_api, quotas::listRequests(service, code).request(token), context));
        for (const auto &json : json11::list(answer, "RequestedQuotas"))
            out.push_back(requestOf(json));
        return json11::text(answer, "NextToken");
    });
    if (!pages)
        return fail(pages.error());
    std::ranges::stable_sort(out, std::greater(), &QuotaRequest::created);
    return out;
}

} // namespace trainyard::aws
