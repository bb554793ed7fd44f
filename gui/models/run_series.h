#pragma once

#include <map>
#include <memory>
#include <string>
#include <tuple>
#include <vector>

#include "backend/services/snapshots.h"
#include "gui/models/series_buffer.h"

namespace trainyard::gui {

/// The curves of one run, built from its metric points. x is in seconds since the run's first record; a duplicate point
/// (after a reconnect) is stored once, and of several with the same key the latest (by view and t) counts, as in the
/// ledger. GUI thread.
class RunSeries {
public:
    /// Sets the origin of x, in seconds since 1970. The first point sets it unless it is set before.
    void setOrigin(double unixSeconds);
    double origin() const { return m_origin; }

    void append(const std::vector<services::MetricPoint> &points);
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
    std::vector<services::RankSnapshot> ranks() const;
    /// Changes of the run and its membership, newest last.
    struct Change {
        double x;
        std::string host, kind, note; ///< kind: the record's name
        int rank;                     ///< -1: the complete run
        double value;
    };
    const std::vector<Change> &changes() const { return m_changes; }

    int epochsDone() const { return m_epochs; }
    double lastX() const { return m_lastX; }
    bool finished() const { return m_finished; }
    const std::vector<services::MetricPoint> &points() const { return m_points; } ///< all points, for export

private:
    void addPoint(const services::MetricPoint &);

    using Key = std::tuple<int, int, std::string, std::int64_t>; // attempt, rank, name, step
    void rebuild();
    std::map<Key, std::size_t> m_seen; ///< index in m_points
    std::vector<services::MetricPoint> m_points;
    std::map<int, std::unique_ptr<SeriesBuffer>> m_rankSpeed;
    std::map<int, services::RankSnapshot> m_ranks;
    std::vector<Change> m_changes;
    double m_origin = -1, m_lastX = 0, m_lastWorkers = 0;
    int m_epochs = 0;
    bool m_finished = false;
};

} // namespace trainyard::gui
