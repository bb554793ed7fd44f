#include "backend/ssh/jump_errors_internal.h"

#include <algorithm>
#include <initializer_list>

#include "backend/core/service_code.h"

namespace trainyard::ssh {

namespace {

bool hasAny(std::string_view text, std::initializer_list<std::string_view> parts)
{
    return std::ranges::any_of(parts, [&](std::string_view part) { return text.find(part) != text.npos; });
}

} // namespace

Error ofJumpHost(const Target &target, const Error &error)
{
    const std::string code = serviceCode(error);
    const std::string words = code.empty() ? error.detail : error.detail.substr(error.detail.find(':') + 1);
    const auto begin = words.find_first_not_of(' ');
    return {error.code, target.source(),
            (code.empty() ? "" : code + ": ") + "the jump host " + target.jump->shownName() + ": " +
                (begin == std::string::npos ? "" : words.substr(begin))};
}

Error forwardFailure(const Target &target, std::string_view words)
{
    const std::string jump = target.jump ? target.jump->shownName() : "the jump host";
    if (hasAny(words, {"error (1)", "rohibited"})) // SSH_OPEN_ADMINISTRATIVELY_PROHIBITED
        return {ErrorCode::Unsupported, target.source(),
                jump + " does not forward connections to " + target.host + ":" + std::to_string(target.port) + " (" +
                    std::string(words) + "); set \"AllowTcpForwarding yes\" in its /etc/ssh/sshd_config"};
    const bool timedOut = hasAny(words, {"timed out", "imeout"});
    const char *code = timedOut                                                          ? "ConnectTimeout"
                       : hasAny(words, {"refused"})                                      ? "ConnectionRefused"
                       : hasAny(words, {"unknown host", "not known", "name resolution"}) ? "NameNotFound"
                                                                                         : "NoRoute";
    return {timedOut ? ErrorCode::Timeout : ErrorCode::Unreachable, target.source(),
            std::string(code) + ": " + jump + " cannot connect to " + target.host + ":" + std::to_string(target.port) +
                ": " + std::string(words)};
}

} // namespace trainyard::ssh
