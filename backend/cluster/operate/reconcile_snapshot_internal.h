#pragma once

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "backend/aws/ec2/ec2_types.h"
#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/cloud/records/clusters.h"
#include "backend/ledger/rows.h"

/// How reconcile() derives the snapshot of one cluster from its row and from what AWS has reported.
namespace trainyard::cluster {

/// What AWS and the ledger have reported about all machines.
struct ObservedMachines {
    std::set<std::string> regionsRead;
    std::map<InstanceId, aws::Instance> all;
    std::map<ClusterId, std::vector<std::pair<NodeSnapshot, aws::Instance>>> alive; ///< of each cluster of the ledger
    std::map<ClusterId, std::vector<Sentence>> differences;                         ///< between the ledger and AWS
    std::map<ClusterId, std::vector<aws::Instance>> unjoined; ///< unjoinedMachines() of the clusters that have any
    std::set<std::string> leases;                             ///< of programs that are alive
};

/// Appends a machine that AWS has reported.
void addMachine(ClusterSnapshot &, const NodeSnapshot &, const aws::Instance &);

/// Derives what is known of one cluster. Closes the rows of machines that no longer exist.
ClusterSnapshot snapshotOf(const CloudContext &, const ObservedMachines &, const ledger::Cluster &);

/// A cluster in another account than the one that answers, from the ledger alone: its machines count as running.
ClusterSnapshot snapshotElsewhere(const CloudContext &, const ledger::Cluster &);

} // namespace trainyard::cluster
