#include "backend/aws/services/ssm_client.h"

#include "backend/aws/services/account_calls_internal.h"
#include "backend/aws/wire/paginator_internal.h"
#include "backend/core/try.h"

namespace trainyard::aws {

namespace {

constexpr std::size_t kNamesACall = 10;

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

Result<std::map<std::string, Parameter>> SsmClient::getParameters(const std::vector<std::string> &names,
                                                                  const CallContext &context)
{
    std::map<std::string, Parameter> out;
    for (std::size_t from = 0; from < names.size(); from += kNamesACall) {
        const auto until = names.begin() + std::ptrdiff_t(std::min(names.size(), from + kNamesACall));
        const std::vector<std::string> some(names.begin() + std::ptrdiff_t(from), until);
        TY_ASSIGN(const auto answer, sendRequest(*m_api, ssm::getParameters(some).request(), context));
        for (const auto &json : json11::list(answer, "Parameters")) {
            auto parameter = parameterOf(json);
            out[parameter.name] = std::move(parameter);
        }
    }
    return out;
}

Result<std::vector<Parameter>> SsmClient::getParametersByPath(const std::string &path, const CallContext &context)
{
    std::vector<Parameter> out;
    const auto pages = paginate("ssm:GetParametersByPath", [&](const std::string &token) -> Result<std::string> {
        TY_ASSIGN(const auto answer, sendRequest(*m_api, ssm::getParametersByPath(path).request(token), context));
        for (const auto &json : json11::list(answer, "Parameters"))
            out.push_back(parameterOf(json));
        return json11::text(answer, "NextToken");
    });
    if (!pages)
        return fail(pages.error());
    return out;
}

} // namespace trainyard::aws
