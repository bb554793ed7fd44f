#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "backend/localcloud/ec2_model.h"
#include "backend/localcloud/http_message.h"

namespace trainyard::localcloud {

/// The form of an EC2 or query request. Names are as on the wire; lists are NAME.1, NAME.2, ...
class Parameters {
public:
    /// errors MalformedQueryString; InvalidParameterValue when there are more than 4096 pairs
    static ServiceResult<Parameters> parse(std::string_view form);
    Parameters() = default;
    explicit Parameters(std::map<std::string, std::string> values)
        : m_values(std::move(values))
    {
    }

    bool has(const std::string &name) const { return m_values.contains(name); }
    std::string text(const std::string &name, const std::string &otherwise = {}) const;
    ServiceResult<std::string> required(const std::string &name) const;
    ServiceResult<std::optional<std::int64_t>> number(const std::string &name) const;
    ServiceResult<bool> boolean(const std::string &name, bool otherwise = false) const;
    std::vector<std::string> list(const std::string &name) const;      ///< NAME.1, NAME.2, in the order of the numbers
    std::vector<Parameters> structures(const std::string &name) const; ///< NAME.1.*, with the prefix taken off
    Parameters structure(const std::string &name) const;               ///< NAME.*
    const std::map<std::string, std::string> &all() const { return m_values; }
    /// With `defaults` for every member (the part of a name before its first dot) that is not given here at all.
    Parameters over(const std::map<std::string, std::string> &defaults) const;

    /// errors UnknownParameter, for the first name that is not among `allowed`. There, numbers are written N.
    ServiceResult<void> allowOnly(const std::set<std::string, std::less<>> &allowed) const;

private:
    std::map<std::string, std::string> m_values;
};

/// NAME of a filter, and the values that a thing has for it. A filter that is not listed is refused.
template <class T>
using FilterTable = std::map<std::string, std::function<std::vector<std::string>(const T &)>, std::less<>>;

struct Filter {
    std::string name;
    std::vector<std::string> values; ///< '*' and '?' match as at AWS
};
ServiceResult<std::vector<Filter>> readFilters(const Parameters &);
/// Glob over a whole text; linear in its length.
bool matchesPattern(std::string_view pattern, std::string_view text);
bool matchesAny(const Filter &, const std::vector<std::string> &values);
/// tag:KEY, tag-key and tag-value; empty when the filter is none of these.
std::optional<bool> matchesTagFilter(const Filter &, const Tags &);

/// errors InvalidParameterValue "The filter 'x' is invalid"
template <class T>
ServiceResult<bool> passes(const std::vector<Filter> &filters, const FilterTable<T> &table, const T &item,
                           const Tags &tags)
{
    for (const auto &filter : filters) {
        if (const auto byTag = matchesTagFilter(filter, tags)) {
            if (!*byTag)
                return false;
            continue;
        }
        const auto found = table.find(filter.name);
        if (found == table.end())
            return refuse("InvalidParameterValue", "The filter '" + filter.name + "' is invalid");
        if (!matchesAny(filter, found->second(item)))
            return false;
    }
    return true;
}
/// As above, but for a list that may be empty: an unknown filter is refused all the same.
template <class T>
ServiceResult<void> checkFilters(const std::vector<Filter> &filters, const FilterTable<T> &table)
{
    for (const auto &filter : filters) {
        if (!matchesTagFilter(filter, {}) && !table.contains(filter.name))
            return refuse("InvalidParameterValue", "The filter '" + filter.name + "' is invalid");
    }
    return {};
}

/// A page of `count` things: [from, to), and the token of the next one (empty at the end).
struct Page {
    std::size_t from = 0, to = 0;
    std::string next;
};
/// errors InvalidParameterValue (NextToken), InvalidMaxResults
ServiceResult<Page> readPage(const Parameters &, std::size_t count, std::int64_t smallest, std::int64_t largest);

/// TagSpecification.N for one resource type, checked. Types that are not in `possible` are refused.
ServiceResult<Tags> readTagSpecifications(const Parameters &, const std::string &resourceType,
                                          const std::set<std::string> &possible);
/// errors InvalidParameterValue (reserved prefixes, lengths), TagLimitExceeded
ServiceResult<void> checkTags(const Tags &);

} // namespace trainyard::localcloud
