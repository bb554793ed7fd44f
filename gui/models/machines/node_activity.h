#pragma once

#include <cstddef>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "backend/ledger/system_samples.h"
#include "backend/protocol/metric_record.h"

namespace trainyard::gui {

/// What one machine does: its last measurements, oldest first, and its process in the active run.
struct NodeActivity {
    std::vector<double> processor, memory, gpu; ///< percent; of several GPUs their mean
    std::vector<double> network;                ///< MB per second, both directions together
    int rank = -1;                              ///< of its worker; -1: it has none
    int epoch = -1;                             ///< that its worker is in, from 0; -1: unknown
    std::string died;                           ///< why its worker died, and did not return; empty: it lives
    bool operator==(const NodeActivity &) const = default;
};

/// The activities of the machines of a cluster, from samples and records, each of which is appended once.
class NodeActivities {
public:
    static constexpr std::size_t kMostPoints = 60; ///< of a curve: five minutes

    void append(std::span<const ledger::StoredSample> samples);
    void append(std::span<const protocol::MetricRecord> records);
    void forgetRun(); ///< it has ended
    /// \param node  "worker-1"
    const NodeActivity &of(const std::string &node) const;

private:
    std::map<std::string, NodeActivity> m_nodes;
    std::map<int, std::string> m_hosts; ///< by rank
};

} // namespace trainyard::gui
