#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/launch/launch.h"
#include "backend/core/async/progress.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"

/// Nodes that EMR starts by itself, in place of failed ones, or because a group was enlarged elsewhere.
namespace trainyard::cluster {

/// The nodes of a cluster that were set up, by the milestones in its events. Each event is read once.
class EmrSetUps {
public:
    /// Reads what was recorded since the last call.
    Status refresh(ledger::Ledger &, const ClusterId &);
    bool contains(const std::string &node) const { return m_nodes.contains(node); }

private:
    std::int64_t m_read = 0;       ///< sequence of the last event
    std::set<std::string> m_nodes; ///< a number of a node is not used again
};

/// The machines that run for EMR and are no node of the cluster yet, or one that an interrupted call has not set up, in
/// order. While a program changes the cluster, some of them are its own. Reads EMR and the ledger.
/// \param setUps  kept between the looks at one cluster
/// \return nothing for a cluster that ends, or whose machines EMR does not start
Result<std::vector<InstanceId>> unknownEmrNodes(const CloudContext &, const ClusterId &, EmrSetUps &setUps,
                                                const CallContext &);

/// Records such nodes and sets them up like those of addEmrWorkers(), but each for itself: one that fails keeps no other
/// one out.
/// \param nodes  names of nodes of an earlier call; gets all of them that live and all that this one takes, also when it
///     fails
/// \param taken  called with these nodes before they are set up, unless it is empty
/// \return why some of these are not set up, by name
/// \error Busy (another program changes the cluster), those of addEmrWorkers() that are not of one node
Result<std::map<std::string, Error>> takeEmrNodes(const CloudContext &, const ClusterId &, const LaunchOptions &,
                                                  std::vector<std::string> &nodes, const std::function<void()> &taken,
                                                  const ProgressSink &, std::stop_token);

} // namespace trainyard::cluster
