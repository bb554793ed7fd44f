#include "backend/launchers/hosts_file.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include <fmt/format.h>

#include "backend/core/text.h"
#include "backend/core/try.h"

namespace trainyard::launchers {

namespace {

constexpr std::size_t kMostHosts = 4096;

std::optional<int> numberIn(std::string_view text, int low, int high)
{
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool good = error == std::errc() && end == text.data() + text.size() && number >= low && number <= high;
    return good ? std::optional(number) : std::nullopt;
}

/// Whether ssh takes it as a host, and never as an option.
bool isHost(std::string_view host)
{
    return !host.empty() && host.size() <= 253 && host.front() != '-' && std::ranges::all_of(host, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' || c == '-' ||
               c == '_' || c == ':';
    });
}

/// \return why it is no host, or empty
std::string parseHost(std::string_view word, HostLine &line)
{
    std::string_view port;
    if (word.starts_with('[')) {
        const auto end = word.find(']');
        if (end == std::string_view::npos)
            return "has no closing bracket";
        line.host = word.substr(1, end - 1);
        port = word.substr(end + 1);
        if (!port.empty() && port.front() != ':')
            return "has more than a port behind its bracket";
        port.remove_prefix(std::min<std::size_t>(port.size(), 1));
    } else if (std::ranges::count(word, ':') == 1) {
        line.host = word.substr(0, word.find(':'));
        port = word.substr(word.find(':') + 1);
        if (port.empty())
            return "has no port behind the colon";
    } else {
        line.host = word;
    }
    if (!isHost(line.host))
        return "names no host";
    if (port.empty())
        return {};
    const auto number = numberIn(port, 1, 65'535);
    line.port = number.value_or(22);
    return number ? "" : "has a port that is not in 1 to 65535";
}

} // namespace

Result<std::vector<HostLine>> parseHostsFile(std::string_view text)
{
    std::vector<HostLine> hosts;
    std::string_view raw;
    for (int number = 1; takeLine(text, raw); ++number) {
        std::string_view rest = trimmed(raw.substr(0, raw.find('#')));
        if (rest.empty())
            continue;
        HostLine line;
        std::string problem;
        if (const auto at = rest.find("slots="); at != std::string_view::npos) {
            const std::string_view count = rest.substr(at + 6);
            const auto slots = numberIn(count.substr(0, count.find_first_of(" \t")), 1, 4096);
            problem = slots ? "" : "has slots that are not in 1 to 4096";
            line.slots = slots.value_or(1);
            rest = trimmed(rest.substr(0, at));
        }
        if (const std::string other = parseHost(rest, line); problem.empty())
            problem = other;
        if (problem.empty() && hosts.size() == kMostHosts)
            problem = fmt::format("is more than the {} hosts that there can be", kMostHosts);
        if (!problem.empty())
            return fail(ErrorCode::InvalidArgument, "hosts file",
                        fmt::format("line {}, \"{}\", {}", number, raw.substr(0, 80), problem));
        hosts.push_back(std::move(line));
    }
    if (hosts.empty())
        return fail(ErrorCode::InvalidArgument, "hosts file", "names no host");
    return hosts;
}

std::string hostsFile(const std::vector<HostLine> &hosts)
{
    std::string text;
    for (const HostLine &line : hosts) {
        const auto colons = std::ranges::count(line.host, ':');
        const bool bracket = colons == 1 || (colons > 0 && line.port != 22);
        text += bracket ? "[" + line.host + "]" : line.host;
        text += line.port == 22 ? "\n" : fmt::format(":{}\n", line.port);
    }
    return text;
}

std::string slotsFile(const std::vector<HostLine> &hosts, int slots)
{
    std::string text;
    for (const HostLine &line : hosts)
        text += fmt::format("{} slots={}\n", line.host, slots);
    return text;
}

void putLast(std::vector<HostLine> &hosts, const std::string &head)
{
    std::stable_partition(hosts.begin(), hosts.end(), [&](const HostLine &line) { return line.host != head; });
}

} // namespace trainyard::launchers
