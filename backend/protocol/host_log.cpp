#include "backend/protocol/host_log.h"

#include <algorithm>
#include <cctype>

#include <fmt/format.h>

#include "backend/core/numbers.h"
#include "backend/core/text.h"

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

constexpr std::size_t kLongestHost = 255, kLongestEvent = 512;

/// Why a line, given as its words, is not one host; empty: it is, or it is blank.
std::string_view fault(const std::vector<std::string_view> &parts)
{
    const auto isPart = [](unsigned char c) {
        return std::isalnum(c) || c == '.' || c == '-' || c == '_' || c == ':' || c == '[' || c == ']';
    };
    if (parts.empty())
        return {};
    if (parts.size() > 1)
        return "has several words";
    if (parts[0].size() > kLongestHost)
        return "is longer than 255 characters";
    return std::ranges::all_of(parts[0], isPart) ? std::string_view() : "has a character that no address has";
}

/// Calls `found` with each line that is not blank: its number, its words, and its fault.
template <class Found>
void eachLine(std::string_view text, Found found)
{
    int number = 0;
    std::size_t hosts = 0;
    for (std::string_view line; takeLine(text, line);) {
        ++number;
        const auto parts = words(line.substr(0, line.find('#')));
        if (parts.empty())
            continue;
        std::string_view why = fault(parts);
        if (why.empty() && ++hosts > kMaxHosts)
            why = "is beyond the limit of 8,192 hosts";
        if (!found(number, line, parts, why))
            return;
    }
}

/// The unit follows from the size; times that do not fit into nanoseconds become the latest one that does.
std::chrono::nanoseconds timeFrom(std::int64_t value)
{
    using namespace std::chrono;
    constexpr std::int64_t kLatest = 9'000'000'000; // seconds
    if (value >= 100'000'000'000'000'000)
        return nanoseconds(value);
    if (value >= 100'000'000'000'000)
        return microseconds(std::min(value, kLatest * 1'000'000));
    if (value >= 100'000'000'000)
        return milliseconds(std::min(value, kLatest * 1'000));
    return seconds(std::min(value, kLatest));
}

} // namespace

std::string toLine(const HostEvent &event)
{
    return fmt::format("{} {} {} {}", event.sequence, event.added ? "ADDED" : "REMOVED", event.address,
                       event.at.count());
}

std::optional<HostEvent> hostEventFromLine(std::string_view line)
{
    if (line.size() > kLongestEvent)
        return std::nullopt;
    const auto parts = words(line);
    if (parts.size() != 4)
        return std::nullopt;
    const bool isDocumented = parts[2] == "ADDED" || parts[2] == "REMOVED";
    const std::string_view change = parts[isDocumented ? 2 : 1], address = parts[isDocumented ? 1 : 2];
    const auto sequence = parseInteger(parts[0]), time = parseInteger(parts[3]);
    if ((change != "ADDED" && change != "REMOVED") || !fault({address}).empty() || !sequence || *sequence < 0 ||
        !time || *time < 0)
        return std::nullopt;
    return HostEvent{*sequence, change == "ADDED", std::string(address), timeFrom(*time)};
}

std::vector<HostEvent> hostEventsFromText(std::string_view text)
{
    std::vector<HostEvent> events;
    for (std::string_view line; takeLine(text, line);) {
        if (auto event = hostEventFromLine(line))
            events.push_back(std::move(*event));
    }
    return events;
}

Result<std::vector<std::string>> hostsFromText(std::string_view text)
{
    std::vector<std::string> hosts;
    std::string problem;
    eachLine(text, [&](int number, std::string_view, const auto &parts, std::string_view why) {
        if (why.empty())
            hosts.emplace_back(parts[0]);
        else
            problem = fmt::format("line {} is not one host: it {}", number, why);
        return problem.empty();
    });
    if (!problem.empty())
        return fail(ErrorCode::CorruptData, "host_worker", problem);
    return hosts;
}

std::vector<HostProblem> hostProblems(std::string_view text)
{
    std::vector<HostProblem> problems;
    eachLine(text, [&](int number, std::string_view line, const auto &, std::string_view why) {
        if (!why.empty())
            problems.push_back({number, std::string(line), std::string(why)});
        return true;
    });
    return problems;
}

} // namespace trainyard::protocol
