#pragma once

#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "backend/protocol/metric_record.h"
#include "gui/models/series_buffer.h"

namespace trainyard::gui {

/// One worker (rank >= 0) of a run.
struct RankSnapshot {
    int rank = 0;
    std::string host;
    bool member = true; ///< in the current membership view
    std::string state;  ///< "training", "left", "died"; of an ended run "finished", "stopped", "gone"
    double samplesPerSecond = 0;
    std::int64_t samples = 0;
    bool operator==(const RankSnapshot &) const = default;
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

    /// Samples per second of each rank that has reported.
    const std::map<int, std::unique_ptr<SeriesBuffer>> &rankSpeed() const { return m_rankSpeed; }
    /// The current and former members, by rank.
    std::vector<RankSnapshot> ranks() const;
    /// Changes of the run and its membership, newest last.
    struct Change {
        double x;
        std::string host; ///< of the rank
        protocol::MetricRecord record;
    };
    const std::vector<Change> &changes() const { return m_changes; }

    int epochsDone() const { return m_epochs; }
    double lastX() const { return m_lastX; }
    /// The time of x = 0, in seconds since 1970; negative before the first record.
    double origin() const { return m_origin; }

private:
    void add(const protocol::MetricRecord &, double x);
    void addRankSpeed(const protocol::MetricRecord &, double x);
    void addMembership(const protocol::MetricRecord &, double x, SeriesBuffer &marks);

    std::map<int, std::unique_ptr<SeriesBuffer>> m_rankSpeed;
    std::map<int, RankSnapshot> m_ranks;
    std::vector<Change> m_changes;
    double m_origin = -1; ///< of x, in seconds since 1970; negative before the first record
    double m_lastX = 0, m_lastWorkers = 0;
    int m_epochs = 0;
};

} // namespace trainyard::gui
