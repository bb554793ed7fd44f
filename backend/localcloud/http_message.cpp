#include "backend/localcloud/http_message.h"

#include "backend/signing/canonical.h"

namespace trainyard::localcloud {

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

} // namespace trainyard::localcloud
