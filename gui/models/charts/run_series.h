#pragma once

#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "backend/protocol/metric_record.h"
#include "backend/training/records/metric_report.h"
#include "gui/models/charts/rank_band.h"
#include "gui/models/charts/run_clock.h"
#include "gui/models/charts/series_buffer.h"

namespace trainyard::gui {

/// One worker (rank >= 0) of a run.
struct RankSnapshot {
    int rank = 0;
    std::string host;
    bool member = true;      ///< in the current membership view
    std::string state;       ///< "training", "left", "died"; of an ended run "finished", "stopped", "gone"
    std::string reason = {}; ///< why it died
    double samplesPerSecond = 0;
    std::int64_t samples = 0;
    bool operator==(const RankSnapshot &) const = default;
};

/// The end of one process of a task.
struct ProcessEnd {
    std::string host, label; ///< machine; "worker", "server-1"
    std::string words;       ///< how it ended: "ended with status 1: ValueError: ..."
    int rank = -1;           ///< of a worker
    int status = 0;          ///< 128 + N for signal N
    int attempt = 1;         ///< of the run
    double x = 0;
    bool rootCause = false; ///< the run ended because of it
    bool operator==(const ProcessEnd &) const = default;
};
/// From a record task-ended or root-cause, whose note is "host label: words".
ProcessEnd processEndOf(const protocol::MetricRecord &, double x);

/// A metric by rank.
struct RankCurves {
    std::map<int, std::unique_ptr<SeriesBuffer>> ranks; ///< of those that have reported it
    RankBand band;                                      ///< over all of them
};

/// A metric without a chart of its own.
struct OtherMetric {
    SeriesBuffer job;  ///< of the job
    RankCurves byRank; ///< curves of the first few ranks that report it; the band is over all of them
};

/// The curves of one run, built from its records, each of which is appended once. x is in seconds since the run's first
/// record. GUI thread.
class RunSeries {
public:
    void append(std::span<const protocol::MetricRecord> records);
    void clear();

    SeriesBuffer trainAccuracy, validationAccuracy; ///< 0 to 1, per epoch
    SeriesBuffer trainLoss, validationLoss;         ///< mean per sample
    SeriesBuffer speed;                             ///< samples per second of the complete job
    SeriesBuffer workers;                           ///< members, a step at each membership view
    SeriesBuffer globalBatch;                       ///< samples of a step, likewise
    SeriesBuffer learningRate;                      ///< as applied
    SeriesBuffer joined, left, died;                ///< y: members afterwards
    /// A server died, too few workers, all workers wait for one, the scheduler is back; y: members.
    SeriesBuffer interrupted;

    RankCurves accuracyByRank, lossByRank; ///< of the training, per epoch
    RankCurves speedByRank;                ///< samples per second
    RankCurves waitByRank;                 ///< share of the time in which a rank waits for weights, 0 to 1
    SeriesBuffer bestAccuracy, bestLoss;   ///< one point each: the best value of the validation so far, and when

    /// Samples per second of each rank that has reported.
    const std::map<int, std::unique_ptr<SeriesBuffer>> &rankSpeed() const { return speedByRank.ranks; }
    /// The current and former members, by rank.
    std::vector<RankSnapshot> ranks() const;
    /// Changes of the run and its membership, newest last.
    struct Change {
        double x;
        std::string host; ///< of the rank
        protocol::MetricRecord record;
    };
    const std::vector<Change> &changes() const { return m_changes; }

    /// Ends of the processes of a task, in their order.
    const std::vector<ProcessEnd> &ends() const { return m_ends; }
    /// Metrics without a chart of their own, by name. An entry stays where it is until clear().
    const std::map<std::string, std::unique_ptr<OtherMetric>> &others() const { return m_others; }
    static constexpr std::size_t kMostOthers = 1000;        ///< names; further ones are not shown
    static constexpr std::size_t kMostRankPoints = 500'000; ///< points of single ranks, without those of windows
    static constexpr std::size_t kMostRanksOfOther = 16;

    /// One row for each epoch of the complete job.
    const training::EpochTable &epochs() const { return m_epochTable; }
    const RunClock &clock() const { return m_clock; }
    void setUsdPerHour(double usd) { m_clock.setUsdPerHour(usd); } ///< the mean price, of the axis in dollars
    int epochsDone() const { return m_epochs; }
    double lastX() const { return m_lastX; }
    /// The time of x = 0, in seconds since 1970; negative before the first record.
    double origin() const { return m_origin; }

private:
    void add(const protocol::MetricRecord &, double x);
    void addRank(const protocol::MetricRecord &, double x, RankCurves &curves);
    void addOther(const protocol::MetricRecord &, double x);
    OtherMetric &otherOf(const std::string &name);
    void addEnd(const protocol::MetricRecord &, double x);
    void addMembership(const protocol::MetricRecord &, double x, SeriesBuffer &marks);

    std::map<int, RankSnapshot> m_ranks;
    std::vector<Change> m_changes;
    std::vector<ProcessEnd> m_ends;
    std::map<std::string, std::unique_ptr<OtherMetric>> m_others;
    std::size_t m_rankPoints = 0; ///< see kMostRankPoints
    double m_origin = -1;         ///< of x, in seconds since 1970; negative before the first record
    RunClock m_clock;
    training::EpochTable m_epochTable;
    double m_lastX = 0, m_lastWorkers = 0;
    int m_epochs = 0;
};

} // namespace trainyard::gui
