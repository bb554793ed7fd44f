#pragma once

#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>

#include "backend/core/result.h"
#include "backend/core/time/clock.h"
#include "backend/protocol/metric_record.h"
#include "backend/training/logs/log_store.h"

/// How the logs of a run are distinguished and selected, as plain functions and objects.
namespace trainyard::training {

/// Ranks of workers by their machine, from the records of a run.
class WorkerRanks {
public:
    void add(std::span<const protocol::MetricRecord>);
    /// The i-th worker of a machine has the i-th rank that joined from there. Empty for other processes.
    std::optional<int> rankOf(const CopiedLog &) const;
    bool operator==(const WorkerRanks &) const = default;

private:
    std::map<std::string, std::set<int>> m_ranks;
};

/// "rank 0 worker-1", "head scheduler", "head server-1"; a worker without a known rank: "worker-1".
std::string nameOf(const CopiedLog &, std::optional<int> rank);

/// The time at the beginning of a line: "2026-11-27 03:00:00,000", as the runtime writes it, or with a point, without a
/// fraction, as ISO 8601, or in brackets. UTC.
std::optional<Timestamp> timeOfLine(std::string_view line);
/// The line without that date and time, for a place that shows the present.
std::string withoutTime(std::string_view line);

/// Selects processes of a run.
struct LogFilter {
    std::string node, role; ///< empty: all
    std::optional<int> rank;

    /// \param role  "scheduler", "server", "worker", "launcher": all of them; "server-0", "worker-1": the first server, the worker
    ///     on the machine worker-1; "rank 3": that worker; empty: all
    /// \error InvalidArgument
    static Result<LogFilter> parse(const std::string &node, const std::string &role, std::optional<int> rank);
    bool selects(const CopiedLog &, std::optional<int> rankOfLog) const;
};

} // namespace trainyard::training
