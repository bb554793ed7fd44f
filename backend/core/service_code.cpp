#include "backend/core/service_code.h"

#include <algorithm>

namespace trainyard {

std::string serviceCode(const Error &error)
{
    const auto colon = error.detail.find(':');
    const auto code = std::string_view(error.detail).substr(0, colon);
    const bool isCode = colon != std::string::npos && !code.empty() && std::ranges::all_of(code, [](char c) {
                            return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ||
                                   c == '.' || c == '-' || c == '_';
                        });
    return isCode ? std::string(code) : std::string();
}

std::string_view encodedMessage(const Error &error) noexcept
{
    constexpr std::size_t longest = 32 * 1024;
    const auto at = error.detail.find(kEncodedMessage);
    if (at == std::string::npos)
        return {};
    auto encoded = std::string_view(error.detail).substr(at + kEncodedMessage.size());
    encoded = encoded.substr(0, encoded.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
                                                          "0123456789+/=_-"));
    return encoded.size() <= longest ? encoded : std::string_view();
}

} // namespace trainyard
