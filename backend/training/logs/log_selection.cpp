#include "backend/training/logs/log_selection.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <string_view>

namespace trainyard::training {

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

std::optional<Timestamp> timeOfLine(std::string_view line)
{
    constexpr std::string_view kForm = "0000-00-00 00:00:00";
    if (line.starts_with('['))
        line.remove_prefix(1);
    if (line.size() < kForm.size() || line[4] != '-' || line[7] != '-' || (line[10] != ' ' && line[10] != 'T'))
        return {};
    std::string time(line.substr(0, kForm.size()));
    time[10] = 'T';
    line.remove_prefix(kForm.size());
    if (line.starts_with(',') || line.starts_with('.')) {
        const std::size_t end = std::min(line.find_first_not_of("0123456789", 1), line.size());
        time += "." + std::string(line.substr(1, std::min<std::size_t>(end - 1, 9)));
        line.remove_prefix(end);
    }
    if (!line.empty() && line.front() != ' ' && line.front() != 'Z' && line.front() != ']' && line.front() != '\t')
        return {}; // another zone, or no time
    const auto at = fromIso8601(time);
    return at ? std::optional(*at) : std::nullopt;
}

std::string withoutTime(std::string_view line)
{
    if (!timeOfLine(line))
        return std::string(line);
    constexpr std::size_t kSeparator = 10; // or one more, behind a bracket
    const std::size_t time = line.find_first_of(" T", kSeparator), words = line.find(' ', time + 1);
    return words == std::string_view::npos ? std::string() : std::string(line.substr(words + 1));
}

Result<LogFilter> LogFilter::parse(const std::string &node, const std::string &role, std::optional<int> rank)
{
    LogFilter filter{node, role, rank};
    if (const auto named = numberBehind(role, "rank "); named && !rank) {
        filter.role.clear();
        filter.rank = named;
        return filter;
    }
    for (const std::string_view known : {"", "scheduler", "server", "worker", "launcher"}) {
        if (role == known || (!known.empty() && numberBehind(role, std::string(known) + "-")))
            return filter;
    }
    return fail(ErrorCode::InvalidArgument, "--role",
                "\"" + role + "\" is none of scheduler, server, worker, launcher, server-N, worker-N and \"rank N\"");
}

bool LogFilter::selects(const CopiedLog &log, std::optional<int> rankOfLog) const
{
    if ((!node.empty() && node != log.node) || (rank && rank != rankOfLog))
        return false;
    if (role.empty() || hasRole(log, role))
        return true;
    if (const auto server = numberBehind(role, "server-"))
        return hasRole(log, "server") && indexOf(log) == *server;
    for (const std::string_view single : {"scheduler", "launcher"}) {
        if (const auto number = numberBehind(role, std::string(single) + "-"))
            return log.role == single && *number == 0;
    }
    // The machines of workers have their names; workers on the head are numbered.
    return hasRole(log, "worker") && (log.node == role || (log.node == "head" && log.role == role));
}

} // namespace trainyard::training
