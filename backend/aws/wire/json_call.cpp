#include "backend/aws/wire/json_call_internal.h"

#include <limits>

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

JsonCall &JsonCall::cliArguments(const std::vector<std::string> &more)
{
    m_call.commandLine.insert(m_call.commandLine.end(), more.begin(), more.end());
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

std::vector<std::string> texts(const nlohmann::json &object, const char *name)
{
    std::vector<std::string> out;
    for (const auto &item : list(object, name)) {
        if (item.is_string())
            out.push_back(item.get<std::string>());
    }
    return out;
}

int count(const nlohmann::json &object, const char *name)
{
    const double value = number(object, name);
    return value > 0 && value <= std::numeric_limits<int>::max() ? int(value) : 0;
}

std::optional<Timestamp> time(const nlohmann::json &object, const char *name)
{
    const double seconds = number(object, name);
    if (!(seconds > 0 && seconds < 1e11))
        return std::nullopt;
    return Timestamp(std::chrono::milliseconds(std::int64_t(seconds * 1000)));
}

Tags tags(const nlohmann::json &object, const char *name)
{
    Tags out;
    for (const auto &tag : list(object, name))
        out.emplace(text(tag, "Key"), text(tag, "Value"));
    return out;
}

nlohmann::json tagList(const Tags &tags)
{
    auto out = nlohmann::json::array();
    for (const auto &[key, value] : tags)
        out.push_back({{"Key", key}, {"Value", value}});
    return out;
}

} // namespace json11

} // namespace trainyard::aws
