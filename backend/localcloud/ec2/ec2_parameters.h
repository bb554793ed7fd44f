#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "backend/localcloud/ec2/ec2_model.h"
#include "backend/localcloud/http/http_message.h"

namespace trainyard::localcloud {

/// Parameters of an EC2 or query request, with their wire names; lists are NAME.1, NAME.2, ...
class Parameters {
public:
    /// \error MalformedQueryString; InvalidParameterValue when there are more than 4096 pairs
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
    std::vector<std::string> list(const std::string &name) const;      ///< NAME.1, NAME.2, in numerical order
    std::vector<Parameters> structures(const std::string &name) const; ///< NAME.1.*, without the prefix
    Parameters structure(const std::string &name) const;               ///< NAME.*
    const std::map<std::string, std::string> &all() const { return m_values; }
    /// Returns the parameters completed by `defaults` for every member (the part of a name before its first dot) that
    /// is absent here.
    Parameters over(const std::map<std::string, std::string> &defaults) const;

    /// \param allowed  names with N in place of numbers, separated by blanks
    /// \error UnknownParameter, for the first name that is not allowed
    ServiceResult<void> allowOnly(std::string_view allowed) const;

private:
    std::map<std::string, std::string> m_values;
};

/// Maps the NAME of a filter to the values of a resource for it. A filter that is not listed is rejected.
template <class T>
using FilterTable = std::map<std::string, std::function<std::vector<std::string>(const T &)>, std::less<>>;

struct Filter {
    std::string name;
    std::vector<std::string> values; ///< '*' and '?' are wildcards, as at AWS
};
ServiceResult<std::vector<Filter>> readFilters(const Parameters &);
/// Matches a glob pattern against the complete text; takes at most pattern length times text length steps.
bool matchesPattern(std::string_view pattern, std::string_view text);
bool matchesAny(const Filter &, const std::vector<std::string> &values);
/// Handles tag:KEY, tag-key and tag-value; empty for any other filter.
std::optional<bool> matchesTagFilter(const Filter &, const Tags &);

/// True when an item passes all filters.
/// \error InvalidParameterValue "The filter 'x' is invalid"
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
/// Rejects unknown filters even when the list of items is empty.
/// \error as passes()
template <class T>
ServiceResult<void> checkFilters(const std::vector<Filter> &filters, const FilterTable<T> &table)
{
    for (const auto &filter : filters) {
        if (!matchesTagFilter(filter, {}) && !table.contains(filter.name))
            return refuse("InvalidParameterValue", "The filter '" + filter.name + "' is invalid");
    }
    return {};
}

/// A page of `count` items: [from, to), and the token of the next page (empty at the end).
struct Page {
    std::size_t from = 0, to = 0;
    std::string next;
};
/// \error InvalidNextToken, InvalidParameterValue (MaxResults)
ServiceResult<Page> readPage(const Parameters &, std::size_t count, std::int64_t smallest, std::int64_t largest);

/// Reads and checks TagSpecification.N for one resource type.
/// \param possible  all other types are rejected
ServiceResult<Tags> readTagSpecifications(const Parameters &, const std::string &resourceType,
                                          const std::set<std::string> &possible);
/// \error InvalidParameterValue (reserved prefixes, lengths), TagLimitExceeded
ServiceResult<void> checkTags(const Tags &);

} // namespace trainyard::localcloud
