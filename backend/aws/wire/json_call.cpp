#include "backend/aws/wire/json_call_internal.h"
#include "backend/core/try.h"

namespace trainyard::aws {

namespace {

std::string wordOf(const nlohmann::json &value)
{
    return value.is_string() ? value.get<std::string>() : value.dump();
}

} // namespace

JsonCall::JsonCall(std::string service, std::string operation, const std::string &target, const std::string &cliName)
    : m_target(target + "." + operation)
{
    m_call.commandLine = {service, cliName};
    m_call.service = std::move(service);
    m_call.operation = std::move(operation);
}

JsonCall &JsonCall::wire(const std::string &name, const nlohmann::json &value)
{
    if (value.is_null() || (value.is_string() && value.get_ref<const std::string &>().empty()) ||
        (value.is_array() && value.empty()))
        return *this;
    m_body[name] = value;
    m_call.parameters.emplace_back(name, wordOf(value));
    return *this;
}

JsonCall &JsonCall::set(const std::string &name, const std::string &option, const nlohmann::json &value)
{
    wire(name, value);
    if (!m_body.contains(name))
        return *this;
    auto &line = m_call.commandLine;
    line.push_back(option);
    if (value.is_array()) {
        for (const auto &item : value)
            line.push_back(wordOf(item));
    } else if (!value.is_boolean()) {
        line.push_back(wordOf(value));
    }
    return *this;
}

ApiRequest JsonCall::request(const std::string &token) const
{
    ApiRequest out;
    out.call = m_call;
    auto body = m_body;
    if (!token.empty()) {
        body["NextToken"] = token;
        out.call.parameters.emplace_back("NextToken", token);
    }
    out.headers = {{"Content-Type", "application/x-amz-json-1.1"}, {"X-Amz-Target", m_target}};
    out.body = body.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
    return out;
}

Result<nlohmann::json> sendRequest(ServiceApi &api, const ApiRequest &request, const CallContext &context)
{
    TY_ASSIGN(const auto reply, api.call(request, context));
    auto document = nlohmann::json::parse(reply.body, nullptr, false);
    if (!document.is_object())
        return fail(ErrorCode::MalformedReply, request.call.service + ":" + request.call.operation,
                    "the endpoint answered " + excerpt(reply.body) + " instead of the service's JSON");
    return document;
}

namespace json11 {

std::string text(const nlohmann::json &object, const char *name)
{
    const auto it = object.is_object() ? object.find(name) : object.end();
    return it != object.end() && it->is_string() ? it->get<std::string>() : std::string();
}

double number(const nlohmann::json &object, const char *name, double otherwise)
{
    const auto it = object.is_object() ? object.find(name) : object.end();
    return it != object.end() && it->is_number() ? it->get<double>() : otherwise;
}

bool flag(const nlohmann::json &object, const char *name)
{
    const auto it = object.is_object() ? object.find(name) : object.end();
    return it != object.end() && it->is_boolean() && it->get<bool>();
}

const nlohmann::json &list(const nlohmann::json &object, const char *name)
{
    static const auto kNone = nlohmann::json::array();
    const auto it = object.is_object() ? object.find(name) : object.end();
    return it != object.end() && it->is_array() ? *it : kNone;
}

const nlohmann::json &object(const nlohmann::json &parent, const char *name)
{
    static const auto kNone = nlohmann::json::object();
    const auto it = parent.is_object() ? parent.find(name) : parent.end();
    return it != parent.end() && it->is_object() ? *it : kNone;
}

} // namespace json11

} // namespace trainyard::aws
