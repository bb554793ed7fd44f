#include "backend/protocol/host_log.h"

#include <algorithm>
#include <cctype>
#include <charconv>

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

bool number(std::string_view text, std::int64_t &out)
{
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), out);
    return problem == std::errc() && end == text.data() + text.size() && out >= 0;
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

Result<HostEvent> hostEventFromLine(std::string_view line)
{
    auto parts = words(line.substr(0, std::min<std::size_t>(line.size(), 1024)));
    const auto isVerb = [](std::string_view word) { return word == "ADDED" || word == "REMOVED"; };
    HostEvent event;
    std::int64_t time = 0;
    if (parts.size() == 4 && isVerb(parts[2]))
        std::swap(parts[1], parts[2]);
    if (parts.size() != 4 || !isVerb(parts[1]) || !number(parts[0], event.sequence) || !isHost(parts[2]) ||
        !number(parts[3], time))
        return fail(ErrorCode::CorruptData, "host_worker_log",
                    "a line is neither \"SEQ ADDED|REMOVED ADDRESS TIME\" nor \"SEQ ADDRESS ADDED|REMOVED TIME\"");
    event.added = parts[1] == "ADDED";
    event.address = parts[2];
    // Limit each unit to times that fit nanoseconds.
    if (time >= 100'000'000'000'000'000)
        event.at = std::chrono::nanoseconds(time);
    else if (time >= 100'000'000'000'000)
        event.at = std::chrono::microseconds(std::min<std::int64_t>(time, 9'000'000'000'000'000));
    else if (time >= 100'000'000'000)
        event.at = std::chrono::milliseconds(std::min<std::int64_t>(time, 9'000'000'000'000));
    else
        event.at = std::chrono::seconds(std::min<std::int64_t>(time, 9'000'000'000));
    return event;
}

Result<std::vector<std::string>> hostsFromText(std::string_view text)
{
    std::vector<std::string> hosts;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
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
