#include "backend/wording/help.h"

#include <array>

#include "backend/core/service_code.h"

namespace trainyard::wording {

std::string_view command(Help help) noexcept
{
    // In the order of the remedies. The detail of an error with LogIn contains the command with its profile.
    constexpr std::array<std::string_view, 11> kCommands = {"",
                                                            "",
                                                            "trainyardctl plan",
                                                            "trainyardctl account --quotas",
                                                            "",
                                                            "trainyardctl account --add NAME",
                                                            "trainyardctl account --permissions",
                                                            "timedatectl set-ntp true",
                                                            "trainyardctl terminate --all",
                                                            "trainyardctl status NAME",
                                                            "trainyardctl plan"};
    return kCommands[std::size_t(help)];
}

std::string decodeCommand(const Error &error)
{
    const auto encoded = encodedMessage(error);
    return encoded.empty() ? std::string()
                           : "aws sts decode-authorization-message --encoded-message " + std::string(encoded);
}

} // namespace trainyard::wording
