#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "backend/protocol/control/control_task.h"
#include "backend/protocol/metric_record.h"

namespace trainyard::tasks {

/// A service or driver of a task runs. value: port of its web page on its machine, 0: it has none; note: "host label: title".
inline constexpr std::string_view kServiceRecord = "service";
/// Nothing was recognised in the output of the first minute. note: what to do.
inline constexpr std::string_view kNoMetricsRecord = "no-metrics";

/// Whether a value may be recorded under this name: up to 64 of A-Z a-z 0-9 . _ -, and none of the names by which a
/// coordinator records events, which decide what other programs do.
bool isValueName(std::string_view);

/// The values that the processes of a task report, thinned, and those of the job (rank -1) that follow from them: the sum
/// of speeds, the mean of all others. A plain object without a clock.
///
/// Of each series (rank and name) at most ten values a second are kept, after 10,000 values one a second, after 100,000
/// one in ten seconds; the first one of an epoch always, within a limit of its own. Of each rank at most 64 names.
///
/// A value of the job is written when all ranks that report the name have reported it since the last one, when the next
/// epoch begins, and after kPatience. A rank that is later joins the mean of its epoch and step, which is written again.
class TaskMetrics {
public:
    static constexpr std::size_t kMostNames = 64;
    static constexpr double kPatience = 5;      ///< seconds that a value of the job waits for further ranks
    static constexpr double kSpeedSeconds = 10; ///< an older speed no longer counts
    using Records = std::vector<protocol::MetricRecord>;

    /// \param rank    of the sender; -1: the value is the job's own
    /// \param now     Unix seconds
    /// \param living  ranks that may report
    /// \return records without run, attempt and view
    Records add(int rank, const protocol::TaskValue &, double now, const std::set<int> &living);
    Records onTick(double now);
    /// What is waiting.
    Records finish(double now);
    void forget(int rank); ///< it has left, or begins again; a value that waits still counts
    std::uint64_t dropped() const { return m_dropped; }
    bool any() const { return m_any; }

private:
    struct Budget {
        double tokens = 0, at = 0;
        bool take(double now, double perSecond, double most);
    };
    struct Series {
        std::uint64_t kept = 0;
        int epoch = -1;
        Budget values{10, 0}, epochs{20, 0};
    };
    struct Latest {
        double value = 0, t = 0;
        std::int64_t samples = 0;
        bool fresh = false;
        bool left = false;    ///< its rank has ended: it counts once more
        bool counted = false; ///< in the last value of the job
    };
    /// What ranks that have ended since contributed to the last value of the job.
    struct Ended {
        double total = 0;
        int count = 0;
        std::int64_t samples = 0;
        void add(const Latest &);
    };
    struct JobSeries {
        int epoch = -1;
        std::int64_t step = 0;
        double first = 0;              ///< time of the first value of all
        std::optional<double> waiting; ///< since when values are fresh
        std::size_t fresh = 0;         ///< of how many ranks
        std::map<int, Latest> ranks;
        int writtenEpoch = -1; ///< of the last value of the job; a value of the same epoch and step replaces it
        std::int64_t writtenStep = 0;
        Ended ended;
    };
    bool keep(int rank, const protocol::TaskValue &, double now);
    void toJob(Records &, int rank, const protocol::TaskValue &, double now, const std::set<int> &living);
    static void emit(Records &, const std::string &name, JobSeries &, double now);

    std::map<int, std::map<std::string, Series>> m_series;
    std::map<std::string, JobSeries> m_job;
    std::uint64_t m_dropped = 0;
    bool m_any = false;
};

} // namespace trainyard::tasks
