#include "backend/aws/services/ssm_client.h"

#include "backend/aws/services/account_calls_internal.h"
#include "backend/core/try.h"

namespace trainyard::aws {

namespace {

Parameter parameterOf(const nlohmann::json &json)
{
    const double version = json11::number(json, "Version");
    return {json11::text(json, "Name"), json11::text(json, "Value"),
            version > 0 && version < 1e15 ? std::int64_t(version) : 0};
}

} // namespace

SsmClient::SsmClient(std::shared_ptr<net::HttpClient> http, ClientConfig config)
    : m_api(std::make_unique<ServiceApi>(std::move(http), std::move(config), "ssm", Protocol::Json))
{
}

SsmClient::~SsmClient() = default;

Result<Parameter> SsmClient::getParameter(const std::string &name, const CallContext &context)
{
    TY_ASSIGN(const auto answer, sendRequest(*m_api, ssm::getParameter(name).request(), context));
    auto parameter = parameterOf(json11::object(answer, "Parameter"));
    if (parameter.value.empty())
        return fail(ErrorCode::MalformedReply, "ssm:GetParameter", "the answer has no value for " + name);
    return parameter;
}

} // namespace trainyard::aws
