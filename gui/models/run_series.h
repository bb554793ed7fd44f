#pragma once

#include <map>
#include <memory>
#include <string>
#include <tuple>
#include <vector>

#include "backend/services/snapshots.h"
#include "gui/models/series_buffer.h"

namespace trainyard::gui {

/// The curves of one run, fed with its metric points. x is seconds since the run's first record; a point that comes
/// twice (after a reconnect) is kept once, and the later one (by view and t) of a key counts, as in the ledger. GUI
/// thread.
class RunSeries {
public:
    /// The moment x counts from, seconds since 1970. Set by the first point unless given before.
    void setOrigin(double unixSeconds);
    double origin() const { return m_origin; }

    void append(const std::vector<services::MetricPoint> &points);
    void clear();

    SeriesBuffer trainAccuracy, validationAccuracy; ///< 0 to 1, per epoch
    SeriesBuffer trainLoss, validationLoss;         ///< mean per sample
    SeriesBuffer speed;                             ///< samples per second, the whole job
    SeriesBuffer workers;                           ///< members, a step at each view
    SeriesBuffer globalBatch;                       ///< samples of a step, likewise
    SeriesBuffer learningRate;                      ///< as it is applied
    SeriesBuffer joined, left, died;                ///< y: members afterwards
    SeriesBuffer
        interrupted; ///< a server died, too few workers, everybody waits for one, another scheduler; y: members

    /// Samples per second of each rank that ever reported.
    const std::map<int, std::unique_ptr<SeriesBuffer>> &rankSpeed() const { return m_rankSpeed; }
    /// Who takes or took part, by rank.
    std::vector<services::RankSnapshot> ranks() const;
    /// What happened to the run and its members, newest last.
    struct Change {
        double x;
        std::string host, kind, note; ///< kind: the record's name
        int rank;                     ///< -1: the whole run
        double value;
    };
    const std::vector<Change> &changes() const { return m_changes; }

    int epochsDone() const { return m_epochs; }
    double lastX() const { return m_lastX; }
    bool finished() const { return m_finished; }
    const std::vector<services::MetricPoint> &points() const { return m_points; } ///< everything, for export

private:
    void addPoint(const services::MetricPoint &);

    using Key = std::tuple<int, int, std::string, std::int64_t>; // attempt, rank, name, step
    void rebuild();
    std::map<Key, std::size_t> m_seen; ///< where in m_points
    std::vector<services::MetricPoint> m_points;
    std::map<int, std::unique_ptr<SeriesBuffer>> m_rankSpeed;
    std::map<int, services::RankSnapshot> m_ranks;
    std::vector<Change> m_changes;
    double m_origin = -1, m_lastX = 0, m_lastWorkers = 0;
    int m_epochs = 0;
    bool m_finished = false;
};

} // namespace trainyard::gui
