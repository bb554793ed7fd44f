#pragma once

#include <charconv>
#include <string>
#include <string_view>
#include <vector>

#include <pugixml.hpp>

#include "backend/aws/wire/errors_internal.h"
#include "backend/core/time/clock.h"

namespace trainyard::aws::xml {

inline std::string text(const pugi::xml_node &parent, const char *name)
{
    return parent.child_value(name);
}

/// 0 for an absent or unreadable number: an absent optional member is not an error.
template <class Number = int>
Number number(const pugi::xml_node &parent, const char *name)
{
    const std::string_view digits = parent.child_value(name);
    Number out{};
    std::from_chars(digits.data(), digits.data() + digits.size(), out);
    return out;
}

inline bool flag(const pugi::xml_node &parent, const char *name)
{
    return std::string_view(parent.child_value(name)) == "true";
}

/// The epoch for an absent or unreadable time.
inline Timestamp time(const pugi::xml_node &parent, const char *name)
{
    return fromIso8601(parent.child_value(name)).value_or(Timestamp{});
}

/// Applies `parse` to every child `member` of `set` ("item" in EC2, "member" in the query protocol).
template <class F>
auto each(const pugi::xml_node &set, const char *member, F parse)
{
    std::vector<std::invoke_result_t<F, const pugi::xml_node &>> out;
    for (const auto &node : set.children(member))
        out.push_back(parse(node));
    return out;
}

/// Parses the document of a success.
/// \param rootPart  text that the name of the root element must contain ("Response")
/// \error MalformedReply (HTML, an empty body, another document)
inline Result<pugi::xml_document> parse(const std::string &body, std::string_view rootPart, const std::string &source)
{
    pugi::xml_document document;
    const auto parsed = document.load_buffer(body.data(), body.size());
    if (!parsed || std::string_view(document.document_element().name()).find(rootPart) == std::string_view::npos)
        return fail(ErrorCode::MalformedReply, source,
                    "the endpoint answered " + excerpt(body) + " instead of the service's XML");
    return document;
}

} // namespace trainyard::aws::xml
