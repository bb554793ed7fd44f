#include "backend/localcloud/ec2/ec2_parameters.h"

#include <algorithm>
#include <charconv>

#include "backend/core/encoding.h"
#include "backend/core/try.h"

namespace trainyard::localcloud {
namespace {

constexpr std::size_t kMaxPairs = 4096;

std::optional<std::int64_t> toNumber(std::string_view text)
{
    std::int64_t value = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || read.ec != std::errc() || read.ptr != text.data() + text.size())
        return std::nullopt;
    return value;
}

/// "Filter.3.Value.1" becomes "Filter.N.Value.N".
std::string normalised(std::string_view name)
{
    std::string out;
    for (std::size_t at = 0; at <= name.size();) {
        const auto end = std::min(name.find('.', at), name.size());
        const auto part = name.substr(at, end - at);
        out.append(at == 0 ? "" : ".").append(toNumber(part) ? std::string_view("N") : part);
        at = end + 1;
    }
    return out;
}

} // namespace

ServiceResult<Parameters> Parameters::parse(std::string_view form)
{
    Parameters out;
    for (std::size_t at = 0; at < form.size();) {
        const auto end = std::min(form.find('&', at), form.size());
        const auto pair = form.substr(at, end - at);
        at = end + 1;
        if (pair.empty())
            continue;
        const auto equals = std::min(pair.find('='), pair.size());
        const auto name = percentDecode(pair.substr(0, equals), true);
        const auto value = percentDecode(equals < pair.size() ? pair.substr(equals + 1) : std::string_view(), true);
        if (!name || !value || name->empty() || name->size() > 256)
            return refuse("MalformedQueryString", "The query string contains a syntax error.");
        if (out.m_values.size() >= kMaxPairs)
            return refuse("InvalidParameterValue", "The request has more than 4096 parameters.");
        out.m_values[*name] = *value;
    }
    return out;
}

std::string Parameters::text(const std::string &name, const std::string &otherwise) const
{
    const auto found = m_values.find(name);
    return found == m_values.end() ? otherwise : found->second;
}

ServiceResult<std::string> Parameters::required(const std::string &name) const
{
    const auto found = m_values.find(name);
    if (found == m_values.end() || found->second.empty())
        return refuse("MissingParameter", "The request must contain the parameter " + name);
    return found->second;
}

ServiceResult<std::optional<std::int64_t>> Parameters::number(const std::string &name) const
{
    const auto found = m_values.find(name);
    if (found == m_values.end())
        return std::optional<std::int64_t>();
    const auto value = toNumber(found->second);
    if (!value)
        return refuse("InvalidParameterValue",
                      "Invalid value '" + found->second + "' for " + name + ". It must be a number.");
    return value;
}

ServiceResult<bool> Parameters::boolean(const std::string &name, bool otherwise) const
{
    const auto value = text(name);
    if (value.empty())
        return otherwise;
    if (value == "true" || value == "True")
        return true;
    if (value == "false" || value == "False")
        return false;
    return refuse("InvalidParameterValue", "Invalid value '" + value + "' for " + name + ". It must be true or false.");
}

std::vector<std::string> Parameters::list(const std::string &name) const
{
    std::map<std::int64_t, std::string> numbered;
    const auto prefix = name + ".";
    for (auto it = m_values.lower_bound(prefix); it != m_values.end() && it->first.starts_with(prefix); ++it) {
        if (const auto index = toNumber(std::string_view(it->first).substr(prefix.size())))
            numbered[*index] = it->second;
    }
    std::vector<std::string> out;
    for (auto &[index, value] : numbered)
        out.push_back(std::move(value));
    return out;
}

std::vector<Parameters> Parameters::structures(const std::string &name) const
{
    std::map<std::int64_t, Parameters> numbered;
    const auto prefix = name + ".";
    for (auto it = m_values.lower_bound(prefix); it != m_values.end() && it->first.starts_with(prefix); ++it) {
        const auto rest = std::string_view(it->first).substr(prefix.size());
        const auto dot = rest.find('.');
        const auto index = toNumber(rest.substr(0, dot));
        if (index && dot != std::string_view::npos)
            numbered[*index].m_values[std::string(rest.substr(dot + 1))] = it->second;
    }
    std::vector<Parameters> out;
    for (auto &[index, value] : numbered)
        out.push_back(std::move(value));
    return out;
}

Parameters Parameters::structure(const std::string &name) const
{
    Parameters out;
    const auto prefix = name + ".";
    for (auto it = m_values.lower_bound(prefix); it != m_values.end() && it->first.starts_with(prefix); ++it)
        out.m_values[it->first.substr(prefix.size())] = it->second;
    return out;
}

Parameters Parameters::over(const std::map<std::string, std::string> &defaults) const
{
    std::set<std::string, std::less<>> given;
    for (const auto &[name, value] : m_values)
        given.insert(name.substr(0, name.find('.')));
    Parameters out = *this;
    for (const auto &[name, value] : defaults) {
        if (!given.contains(name.substr(0, name.find('.'))))
            out.m_values[name] = value;
    }
    return out;
}

ServiceResult<void> Parameters::allowOnly(std::string_view allowed) const
{
    std::set<std::string_view> known{"Action", "Version"};
    for (std::size_t at = 0; at < allowed.size();) {
        const auto end = std::min(allowed.find(' ', at), allowed.size());
        known.insert(allowed.substr(at, end - at));
        at = end + 1;
    }
    for (const auto &[name, value] : m_values) {
        if (!known.contains(normalised(name)))
            return refuse("UnknownParameter", "The parameter " + name + " is not recognized");
    }
    return {};
}

ServiceResult<std::vector<Filter>> readFilters(const Parameters &parameters)
{
    std::vector<Filter> out;
    for (const auto &one : parameters.structures("Filter")) {
        TY_ASSIGN(const auto name, one.required("Name"));
        out.push_back({name, one.list("Value")});
        if (out.back().values.empty())
            return refuse("InvalidParameterValue", "The filter '" + name + "' has no values");
        if (out.back().values.size() > 200)
            return refuse("FilterLimitExceeded",
                          "The maximum number of filter values specified on a single call is 200");
    }
    return out;
}

bool matchesPattern(std::string_view pattern, std::string_view text)
{
    std::size_t p = 0, t = 0, star = std::string_view::npos, mark = 0;
    while (t < text.size()) {
        if (p < pattern.size() && pattern[p] == '*') {
            star = p++;
            mark = t;
        } else if (p < pattern.size() && (pattern[p] == '?' || pattern[p] == text[t])) {
            ++p;
            ++t;
        } else if (star != std::string_view::npos) {
            p = star + 1;
            t = ++mark;
        } else {
            return false;
        }
    }
    while (p < pattern.size() && pattern[p] == '*')
        ++p;
    return p == pattern.size();
}

bool matchesAny(const Filter &filter, const std::vector<std::string> &values)
{
    return std::any_of(values.begin(), values.end(), [&](const std::string &value) {
        return std::any_of(filter.values.begin(), filter.values.end(),
                           [&](const std::string &pattern) { return matchesPattern(pattern, value); });
    });
}

std::optional<bool> matchesTagFilter(const Filter &filter, const Tags &tags)
{
    if (filter.name.starts_with("tag:")) {
        const auto found = tags.find(filter.name.substr(4));
        return found != tags.end() && matchesAny(filter, {found->second});
    }
    std::vector<std::string> all;
    if (filter.name == "tag-key") {
        for (const auto &[key, value] : tags)
            all.push_back(key);
    } else if (filter.name == "tag-value") {
        for (const auto &[key, value] : tags)
            all.push_back(value);
    } else {
        return std::nullopt;
    }
    return matchesAny(filter, all);
}

ServiceResult<Page> readPage(const Parameters &parameters, std::size_t count, std::int64_t smallest,
                             std::int64_t largest)
{
    Page page{0, count, {}};
    if (const auto token = parameters.text("NextToken"); !token.empty()) {
        const auto decoded = base64Decode(token);
        const std::string text =
            decoded ? std::string(reinterpret_cast<const char *>(decoded->data()), decoded->size()) : "";
        const auto at = text.starts_with("page:") ? toNumber(std::string_view(text).substr(5)) : std::nullopt;
        if (!at || *at < 0)
            return refuse("InvalidNextToken", "The token '" + token + "' is invalid");
        page.from = std::min(std::size_t(*at), count);
    }
    TY_ASSIGN(const auto limit, parameters.number("MaxResults"));
    if (limit) {
        if (*limit < smallest || *limit > largest)
            return refuse("InvalidParameterValue",
                          "Value ( " + std::to_string(*limit) +
                              " ) for parameter maxResults is invalid. Expecting a value between " +
                              std::to_string(smallest) + " and " + std::to_string(largest) + ".");
        page.to = std::min(count, page.from + std::size_t(*limit));
    }
    if (page.to < count)
        page.next = base64Encode(asBytes("page:" + std::to_string(page.to)));
    return page;
}

ServiceResult<void> checkTags(const Tags &tags)
{
    for (const auto &[key, value] : tags) {
        if (key.empty() || key.size() > 128)
            return refuse("InvalidParameterValue", "Tag keys must have 1 to 128 characters");
        if (value.size() > 256)
            return refuse("InvalidParameterValue", "Tag value exceeds the maximum length of 256 characters");
        for (const char *reserved : {"aws:", "localcloud:"}) {
            if (key.starts_with(reserved))
                return refuse("InvalidParameterValue",
                              "Tag keys starting with '" + std::string(reserved) + "' are reserved for internal use");
        }
    }
    if (tags.size() > 50)
        return refuse("TagLimitExceeded", "The maximum number of Tags for a resource has been reached");
    return {};
}

ServiceResult<Tags> readTagSpecifications(const Parameters &parameters, const std::string &resourceType,
                                          const std::set<std::string> &possible)
{
    Tags out;
    for (const auto &one : parameters.structures("TagSpecification")) {
        const auto type = one.text("ResourceType");
        if (!possible.contains(type))
            return refuse("InvalidParameterValue",
                          "'" + type + "' is not a valid taggable resource type for this operation.");
        Tags these;
        for (const auto &tag : one.structures("Tag")) {
            if (!these.emplace(tag.text("Key"), tag.text("Value")).second)
                return refuse("InvalidParameterValue", "Duplicate tag key '" + tag.text("Key") + "' specified.");
        }
        TY_TRY(checkTags(these));
        if (type == resourceType)
            out.insert(these.begin(), these.end());
    }
    return out;
}

} // namespace trainyard::localcloud
