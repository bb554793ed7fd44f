#include "backend/net/http_message.h"

#include <strings.h>

namespace trainyard::net {

std::string HttpReply::header(std::string_view name) const
{
    for (const auto &[key, value] : headers) {
        if (key.size() == name.size() && strncasecmp(key.data(), name.data(), key.size()) == 0)
            return value;
    }
    return {};
}

} // namespace trainyard::net
