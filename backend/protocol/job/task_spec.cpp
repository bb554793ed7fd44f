#include "backend/protocol/job/task_spec.h"

#include <algorithm>

#include <fmt/format.h>

namespace trainyard::protocol {

bool isVariableName(std::string_view text)
{
    const auto isLetter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; };
    return !text.empty() && text.size() <= 256 && isLetter(text.front()) &&
           std::ranges::all_of(text, [&](char c) { return isLetter(c) || (c >= '0' && c <= '9'); });
}

Result<std::pair<std::string, std::string>> variableOf(std::string_view text)
{
    const auto at = text.find_first_of("=:");
    const std::string_view name = text.substr(0, at);
    if (at == std::string_view::npos || !isVariableName(name))
        return fail(ErrorCode::InvalidArgument, "environment",
                    fmt::format("\"{}\" is not NAME=value", text.substr(0, 64)));
    const std::string_view value = text.substr(at + 1);
    if (value.find('\0') != std::string_view::npos || value.find('\n') != std::string_view::npos)
        return fail(ErrorCode::InvalidArgument, "environment",
                    fmt::format("the value of {} is more than one line", name));
    return std::pair(std::string(name), std::string(value));
}

} // namespace trainyard::protocol
