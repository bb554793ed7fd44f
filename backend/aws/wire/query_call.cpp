#include "backend/aws/wire/query_call_internal.h"

#include <nlohmann/json.hpp>

#include "backend/core/encoding.h"

namespace trainyard::aws {

namespace {

/// False for characters at which the command line's short form splits.
bool fitsShortForm(const std::string &text)
{
    return !text.empty() && text.find_first_of(",=[]{}\"' \t\n") == std::string::npos;
}

std::string cliFilter(const Filter &filter)
{
    bool isShort = fitsShortForm(filter.name) && !filter.values.empty();
    for (const auto &value : filter.values)
        isShort = isShort && fitsShortForm(value);
    if (!isShort)
        return nlohmann::ordered_json{{"Name", filter.name}, {"Values", filter.values}}.dump(
            -1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
    std::string out = "Name=" + filter.name + ",Values=";
    for (std::size_t i = 0; i < filter.values.size(); ++i)
        out.append(i ? "," : "").append(filter.values[i]);
    return out;
}

bool fitsShortForm(const Tags &tags)
{
    for (const auto &[key, value] : tags) {
        if (!fitsShortForm(key) || !fitsShortForm(value))
            return false;
    }
    return true;
}

nlohmann::ordered_json tagsJson(const Tags &tags)
{
    auto list = nlohmann::ordered_json::array();
    for (const auto &[key, value] : tags)
        list.push_back({{"Key", key}, {"Value", value}});
    return list;
}

std::string cliTagSpecification(const std::string &type, const Tags &tags)
{
    if (!fitsShortForm(tags))
        return nlohmann::ordered_json{{"ResourceType", type}, {"Tags", tagsJson(tags)}}.dump(
            -1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
    std::string list;
    for (const auto &[key, value] : tags)
        list.append(list.empty() ? "" : ",").append("{Key=" + key + ",Value=" + value + "}");
    return "ResourceType=" + type + ",Tags=[" + list + "]";
}

} // namespace

std::string cliTags(const Tags &tags)
{
    return tagsJson(tags).dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

QueryCall::QueryCall(std::string service, std::string operation, std::string version, const std::string &cliName)
    : m_version(std::move(version))
{
    m_call.commandLine = {service, cliName};
    m_call.service = std::move(service);
    m_call.operation = std::move(operation);
}

QueryCall &QueryCall::wire(const std::string &name, const std::string &value)
{
    return value.empty() ? *this : wireAlways(name, value);
}

QueryCall &QueryCall::wireAlways(const std::string &name, const std::string &value)
{
    m_parameters.emplace_back(name, value);
    m_call.parameters.emplace_back(name, value);
    return *this;
}

QueryCall &QueryCall::flag(const std::string &name, const std::string &option, bool value)
{
    cliArguments({value ? "--" + option : "--no-" + option});
    return wire(name, value ? "true" : "false");
}

QueryCall &QueryCall::set(const std::string &name, const std::string &option, const std::string &value)
{
    if (!value.empty())
        cliArguments({option, value});
    return wire(name, value);
}

QueryCall &QueryCall::hidden(const std::string &name, const std::string &value, const std::string &option,
                             const std::string &shown)
{
    if (!value.empty()) {
        m_parameters.emplace_back(name, value);
        m_call.parameters.emplace_back(name, "(hidden)");
        cliArguments({option, shown});
    }
    return *this;
}

QueryCall &QueryCall::list(const std::string &name, const std::string &option, const std::vector<std::string> &values)
{
    if (values.empty())
        return *this;
    if (!option.empty()) {
        cliArguments({option});
        cliArguments(values);
    }
    for (std::size_t i = 0; i < values.size(); ++i)
        wire(name + "." + std::to_string(i + 1), values[i]);
    return *this;
}

QueryCall &QueryCall::filters(const std::vector<Filter> &filters, const char *option)
{
    if (!filters.empty())
        cliArguments({option});
    for (std::size_t i = 0; i < filters.size(); ++i) {
        const auto prefix = "Filter." + std::to_string(i + 1);
        wire(prefix + ".Name", filters[i].name);
        for (std::size_t v = 0; v < filters[i].values.size(); ++v) {
            // Sent even when empty: `tag:x` = "" is a valid filter.
            wireAlways(prefix + ".Value." + std::to_string(v + 1), filters[i].values[v]);
        }
        cliArguments({cliFilter(filters[i])});
    }
    return *this;
}

QueryCall &QueryCall::tagSpecifications(const std::vector<std::string> &resourceTypes, const Tags &tags)
{
    if (tags.empty())
        return *this;
    cliArguments({"--tag-specifications"});
    for (std::size_t i = 0; i < resourceTypes.size(); ++i) {
        const auto prefix = "TagSpecification." + std::to_string(i + 1);
        wire(prefix + ".ResourceType", resourceTypes[i]);
        int n = 0;
        for (const auto &[key, value] : tags) {
            const auto tag = prefix + ".Tag." + std::to_string(++n);
            wire(tag + ".Key", key);
            wireAlways(tag + ".Value", value);
        }
        cliArguments({cliTagSpecification(resourceTypes[i], tags)});
    }
    return *this;
}

QueryCall &QueryCall::cliArguments(const std::vector<std::string> &more)
{
    m_call.commandLine.insert(m_call.commandLine.end(), more.begin(), more.end());
    return *this;
}

ApiRequest QueryCall::request(const std::vector<std::pair<std::string, std::string>> &extra) const
{
    ApiRequest out;
    out.call = m_call;
    out.headers.emplace_back("Content-Type", "application/x-www-form-urlencoded; charset=utf-8");
    out.body = "Action=" + m_call.operation + "&Version=" + m_version;
    const auto append = [&](const auto &pair) {
        out.body.append("&").append(percentEncode(pair.first)).append("=").append(percentEncode(pair.second));
    };
    for (const auto &pair : m_parameters)
        append(pair);
    for (const auto &pair : extra) {
        append(pair);
        out.call.parameters.push_back(pair);
    }
    return out;
}

} // namespace trainyard::aws
