#include "backend/cli/log_view.h"

#include <charconv>
#include <iterator>

#include "backend/core/text.h"
#include "backend/core/try.h"
#include "backend/protocol/node_layout.h"

namespace trainyard::cli {

using training::CopiedLog;

namespace {

/// The number behind a prefix: "worker-12" has 12 behind "worker-".
std::optional<int> numberBehind(std::string_view text, std::string_view prefix)
{
    int number = 0;
    if (!text.starts_with(prefix))
        return {};
    text.remove_prefix(prefix.size());
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() && number >= 0 ? std::optional(number)
                                                                                   : std::nullopt;
}

bool hasRole(const CopiedLog &log, std::string_view role)
{
    return log.role == role || numberBehind(log.role, std::string(role) + "-").has_value();
}

int indexOf(const CopiedLog &log)
{
    const auto dash = log.role.find('-');
    return dash == std::string::npos ? 0 : numberBehind(log.role, log.role.substr(0, dash + 1)).value_or(0);
}

} // namespace

void WorkerRanks::add(std::span<const protocol::MetricRecord> records)
{
    for (const protocol::MetricRecord &record : records) {
        if (record.name == protocol::metric::kMemberJoined && record.rank >= 0)
            m_ranks[record.note].insert(record.rank);
    }
}

std::optional<int> WorkerRanks::rankOf(const CopiedLog &log) const
{
    const auto ranks = m_ranks.find(log.node);
    if (!hasRole(log, "worker") || ranks == m_ranks.end() || std::size_t(indexOf(log)) >= ranks->second.size())
        return {};
    return *std::next(ranks->second.begin(), indexOf(log));
}

std::string nameOf(const CopiedLog &log, std::optional<int> rank)
{
    const std::string name = log.role == "worker" && log.node != "head" ? log.node : log.node + " " + log.role;
    return rank ? "rank " + std::to_string(*rank) + " " + name : name;
}

Result<LogFilter> LogFilter::parse(const std::string &node, const std::string &role, std::optional<int> rank)
{
    LogFilter filter{node, role, rank};
    if (const auto named = numberBehind(role, "rank "); named && !rank) {
        filter.role.clear();
        filter.rank = named;
        return filter;
    }
    for (const std::string_view known : {"", "scheduler", "server", "worker"}) {
        if (role == known || (!known.empty() && numberBehind(role, std::string(known) + "-")))
            return filter;
    }
    return fail(ErrorCode::InvalidArgument, "--role",
                "\"" + role + "\" is none of scheduler, server, worker, server-N, worker-N and \"rank N\"");
}

bool LogFilter::selects(const CopiedLog &log, std::optional<int> rankOfLog) const
{
    if ((!node.empty() && node != log.node) || (rank && rank != rankOfLog))
        return false;
    if (role.empty() || hasRole(log, role))
        return true;
    if (const auto server = numberBehind(role, "server-"))
        return hasRole(log, "server") && indexOf(log) == *server;
    if (const auto scheduler = numberBehind(role, "scheduler-"))
        return log.role == "scheduler" && *scheduler == 0;
    // The machines of workers have their names; workers on the head are numbered.
    return hasRole(log, "worker") && (log.node == role || (log.node == "head" && log.role == role));
}

Result<Timestamp> sinceTime(const std::string &text, Timestamp now)
{
    std::int64_t number = 0;
    const char *end = text.data() + text.size();
    const auto [unit, error] = std::from_chars(text.data(), end, number);
    if (error == std::errc() && unit + 1 == end && number >= 0 && number < 100'000'000) {
        const int seconds = *unit == 's' ? 1 : *unit == 'm' ? 60 : *unit == 'h' ? 3600 : *unit == 'd' ? 86400 : 0;
        if (seconds > 0)
            return now - std::chrono::seconds(number * seconds);
    }
    std::string time = text;
    if (time.size() > 10 && time[10] == ' ')
        time[10] = 'T';
    const auto at = fromIso8601(time);
    if (!at)
        return fail(ErrorCode::InvalidArgument, "--since",
                    "\"" + text + "\" is neither a duration (90s, 10m, 2h, 1d) nor a time (2026-11-27T03:00:00)");
    return *at;
}

std::optional<Timestamp> timeOfLine(std::string_view line)
{
    constexpr std::size_t kLength = 23; // "2026-11-27 03:00:00,000"
    if (line.size() < kLength || line[4] != '-' || line[7] != '-' || line[10] != ' ' || line[19] != ',')
        return {};
    std::string time(line.substr(0, kLength));
    time[10] = 'T';
    time[19] = '.';
    const auto at = fromIso8601(time);
    return at ? std::optional(*at) : std::nullopt;
}

void LogTail::add(std::string_view line)
{
    m_last = timeOfLine(line).value_or(m_last);
    if (m_most == 0 || (m_since && m_last < *m_since))
        return;
    m_lines.push_back({m_last, std::string(line)});
    if (m_lines.size() > m_most)
        m_lines.pop_front();
}

} // namespace trainyard::cli
