#include "backend/protocol/host_log.h"
#include "backend/core/text.h"

#include <algorithm>
#include <cctype>

#include <fmt/format.h>

namespace trainyard::protocol {

namespace {

constexpr std::size_t kMaxHosts = 8192;

std::vector<std::string_view> words(std::string_view line)
{
    std::vector<std::string_view> list;
    for (std::size_t at = 0; (at = line.find_first_not_of(" \t\r", at)) != std::string_view::npos;) {
        const std::size_t end = std::min(line.find_first_of(" \t\r", at), line.size());
        list.push_back(line.substr(at, end - at));
        at = end;
    }
    return list;
}

bool isHost(std::string_view text)
{
    return !text.empty() && text.size() <= 255 && std::ranges::all_of(text, [](unsigned char c) {
        return std::isalnum(c) || c == '.' || c == '-' || c == '_' || c == ':' || c == '[' || c == ']';
    });
}

} // namespace

std::string toLine(const HostEvent &event)
{
    return fmt::format("{} {} {} {}", event.sequence, event.added ? "ADDED" : "REMOVED", event.address,
                       event.at.count());
}

Result<std::vector<std::string>> hostsFromText(std::string_view text)
{
    std::vector<std::string> hosts;
    for (std::string_view line; takeLine(text, line);) {
        const auto parts = words(line.substr(0, line.find('#')));
        if (parts.empty())
            continue;
        if (parts.size() > 1 || !isHost(parts[0]) || hosts.size() == kMaxHosts)
            return fail(ErrorCode::CorruptData, "host_worker",
                        fmt::format("\"{}\" is not one host", line.substr(0, 64)));
        hosts.emplace_back(parts[0]);
    }
    return hosts;
}

} // namespace trainyard::protocol
