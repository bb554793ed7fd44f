#include "backend/localcloud/http/http_message.h"

#include <algorithm>
#include <charconv>

#include "backend/signing/canonical.h"

namespace trainyard::localcloud {

void HttpRequest::readTarget(std::string_view target)
{
    const auto mark = target.find('?');
    wirePath = target.substr(0, mark);
    path = percentDecode(wirePath).value_or(std::string("/"));
    query = {};
    if (mark != std::string_view::npos)
        query = signing::decodeQuery(target.substr(mark + 1)).value_or(signing::Query());
}

std::string HttpRequest::header(std::string_view name) const
{
    return signing::findHeader(headers, name).value_or("");
}

bool HttpRequest::hasQuery(std::string_view name) const
{
    for (const auto &[key, value] : query) {
        if (key == name)
            return true;
    }
    return false;
}

std::string HttpRequest::queryValue(std::string_view name) const
{
    for (const auto &[key, value] : query) {
        if (key == name)
            return value.value_or("");
    }
    return {};
}

std::optional<std::string> readWholeBody(const HttpRequest &request, std::size_t limit)
{
    std::string body;
    if (!request.hasBody)
        return body;
    bool tooLarge = false;
    const bool whole = request.readBody([&](std::span<const std::byte> piece) {
        if (body.size() + piece.size() > limit) {
            tooLarge = true;
            body.clear();
            return false;
        }
        body.append(reinterpret_cast<const char *>(piece.data()), piece.size());
        return true;
    });
    if (!whole || tooLarge)
        return std::nullopt;
    return body;
}

RangeKind readRange(const std::string &header, std::uint64_t size, Span &out)
{
    constexpr std::string_view kUnit = "bytes=";
    if (!header.starts_with(kUnit) || header.find(',') != std::string::npos)
        return RangeKind::None;
    const auto text = std::string_view(header).substr(kUnit.size());
    const auto dash = text.find('-');
    if (dash == std::string_view::npos)
        return RangeKind::None;
    const auto number = [](std::string_view digits, std::uint64_t &value) {
        const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), value);
        return !digits.empty() && read.ec == std::errc() && read.ptr == digits.data() + digits.size();
    };
    std::uint64_t first = 0, last = 0;
    const auto before = text.substr(0, dash), after = text.substr(dash + 1);
    if (before.empty()) {
        if (!number(after, last))
            return RangeKind::None;
        if (last == 0 || size == 0)
            return RangeKind::Unsatisfiable;
        out = {size - std::min(size, last), std::min(size, last)};
        return RangeKind::Part;
    }
    if (!number(before, first) || (!after.empty() && (!number(after, last) || last < first)))
        return RangeKind::None;
    if (first >= size)
        return RangeKind::Unsatisfiable;
    const auto end = after.empty() ? size - 1 : std::min(last, size - 1);
    out = {first, end - first + 1};
    return RangeKind::Part;
}

} // namespace trainyard::localcloud
