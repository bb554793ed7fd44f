#pragma once

#include <map>
#include <span>
#include <vector>

#include "backend/runs/scale_policy.h"

namespace trainyard::protocol {
struct MetricRecord;
}

namespace trainyard::runs {

/// Estimates the throughput per number of workers, and the progress, from the metric records of a run. Ignores epochs
/// in which the membership changed, and the first epoch, as warm-up, once there is another. Within later epochs that are
/// longer than kWindowSeconds, it also measures from the reports of the ranks. Not thread-safe.
class ThroughputEstimator {
public:
    static constexpr double kWindowSeconds = 600;
    void take(std::span<const protocol::MetricRecord>);

    int workers() const { return m_workers; } ///< current members; 0 before the first membership view
    int epochsDone() const { return m_epochs; }
    int measurements() const { return m_epochs + m_windows; } ///< epochs, and measured times within an epoch
    /// Per number of workers, the median of its epochs and of the measured times within epochs.
    std::vector<Throughput> throughputs() const;
    /// Samples until `epochs` epochs are complete. The progress of the current epoch is estimated from the speed of the
    /// last one. 0 before the end of the first epoch.
    /// \param now  seconds since 1970
    double remainingSamples(int epochs, double now) const;

private:
    void takeReport(const protocol::MetricRecord &);

    std::vector<Throughput> m_past; ///< one per measurement with constant membership
    bool m_warmUp = false;          ///< m_past contains the first epoch only
    int m_workers = 0, m_epochs = 0;
    int m_changes = 0; ///< of the membership, in the current epoch
    double m_samplesPerEpoch = 0;
    double m_lastSpeed = 0; ///< samples per second of the last epoch
    double m_lastEnd = 0;   ///< end of the last epoch, seconds since 1970
    struct Reports {
        double first = 0, last = 0; ///< seconds since 1970
        double samples = 0;         ///< between them
    };
    std::map<int, Reports> m_window; ///< by rank, of the present view
    double m_windowBegin = 0;        ///< seconds since 1970
    int m_windows = 0;               ///< measured ones
};

} // namespace trainyard::runs
