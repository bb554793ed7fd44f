#pragma once

#include <span>
#include <vector>

#include "backend/runs/scale_policy.h"

namespace trainyard::protocol {
struct MetricRecord;
}

namespace trainyard::runs {

/// Reads out of a run's records, as they come, how fast it was with how many workers and how much it has done. An epoch
/// in which workers came or went belongs to no size and is left out, and so is the first of several, which warms up.
/// One thread at a time.
class ThroughputEstimator {
public:
    void take(std::span<const protocol::MetricRecord>);

    int workers() const { return m_workers; } ///< members now; 0 before the first view
    int epochsDone() const { return m_epochs; }
    /// The median of each size's epochs.
    std::vector<Throughput> throughputs() const;
    /// Samples that `epochs` epochs still want, counting what was done of the present one by the last pace. 0 before
    /// the first epoch is over. now   seconds since 1970
    double remainingSamples(int epochs, double now) const;

private:
    std::vector<Throughput> m_past; ///< one per epoch in which members stayed the same
    bool m_warmUp = false;          ///< m_past holds the first epoch alone
    int m_workers = 0, m_epochs = 0;
    int m_changes = 0; ///< of the members, in the present epoch
    double m_samplesPerEpoch = 0;
    double m_lastSpeed = 0; ///< samples per second of the last epoch
    double m_lastEnd = 0;   ///< when it ended, seconds since 1970
};

} // namespace trainyard::runs
