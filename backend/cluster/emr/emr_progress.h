#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "backend/aws/services/emr/emr_types.h"
#include "backend/core/sentence.h"
#include "backend/core/time/clock.h"
#include "backend/ledger/rows.h"

namespace trainyard::cluster {

/// A start that takes longer deserves a look at the settings, according to the walkthrough.
inline constexpr std::chrono::minutes kSlowEmrStart{20};

/// An instance of an EMR cluster as a node of a cluster.
struct EmrNode {
    std::string node; ///< "head", "worker-1", ...
    std::string role; ///< "MASTER", "CORE", "TASK"
    InstanceId instance;
    std::string groupId, state, type, privateIp, publicIp; ///< state: of EMR, "RUNNING"
    bool spot = false;
    /// The master ends the cluster, and core nodes hold HDFS: EMR decides which of them a smaller group loses.
    bool locked() const { return role == "MASTER"; }
    bool operator==(const EmrNode &) const = default;
};

/// The instances that have not ended: the head first, then core and task nodes in the order in which they were created.
std::vector<EmrNode> emrNodes(const std::vector<aws::EmrInstanceGroup> &, const std::vector<aws::EmrInstance> &);

/// Whether every group has as many running instances as were requested.
bool allRunning(const std::vector<aws::EmrInstanceGroup> &);
/// Whether EMR starts no more nodes of a group that lacks some.
bool hasGivenUp(const std::vector<aws::EmrInstanceGroup> &);

/// Differences between the node list of YARN and that of EMR. The master is no node of YARN.
struct NodeListDifference {
    std::vector<std::string> notInYarn; ///< private addresses of running nodes
    std::vector<std::string> notInEmr;
    bool empty() const { return notInYarn.empty() && notInEmr.empty(); }
    bool operator==(const NodeListDifference &) const = default;
};
/// Fact of an EMR cluster in the ledger: how the lists differed when they were last compared; empty: not at all.
inline constexpr const char *kYarnDifferenceFact = "yarn-difference";
/// "10.0.0.4, 10.0.0.5 run for EMR and are no nodes of YARN.", a sentence for each direction; empty: no difference.
std::string describe(const NodeListDifference &);
/// The recorded difference of an EMR cluster as a warning; empty: there is none.
/// \param rows  of the cluster
Sentence yarnAlarm(const std::vector<ledger::Resource> &rows, const std::string &emrId);

/// \param yarn  private addresses of YARN's running nodes
NodeListDifference compareNodeLists(const std::vector<std::string> &yarn, const std::vector<EmrNode> &);

/// Folder of a cluster's logs, "s3://bucket/prefix/j-..."; empty without a folder for logs.
std::string emrLogFolder(const aws::EmrCluster &);

/// Why a cluster failed, and where to look.
struct EmrFailure {
    Sentence sentence;             ///< EMR's code and message, and what to do
    std::vector<std::string> logs; ///< objects of S3, the most likely one first; EMR writes them some minutes late
    bool operator==(const EmrFailure &) const = default;
};
EmrFailure explainFailure(const aws::EmrCluster &);
/// Whether EMR ended the cluster because it did not accept one of its roles, as it does with new ones.
bool refusedRoles(const aws::EmrCluster &);

/// What to check while a cluster takes long to start; empty as long as it does not.
Sentence slowStartHint(const aws::EmrCluster &, Timestamp now);

} // namespace trainyard::cluster
