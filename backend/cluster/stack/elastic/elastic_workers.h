#pragma once

#include <chrono>
#include <map>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/launch/launch.h"
#include "backend/cluster/stack/elastic/elastic_policy.h"
#include "backend/core/async/progress.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/core/time/deadline.h"

namespace trainyard::cluster {

/// What is needed to follow the machines of a stack that is a cluster.
struct ElasticStack {
    std::string name, region;
    StackParts parts;
    std::string sharedFolder;                  ///< on its machines: "/myEFSvolume"
    std::string prepareScript;                 ///< on its machines; empty: none
    std::chrono::seconds prepareTimeout{3600}; ///< of that script
    bool operator==(const ElasticStack &) const = default;
};
/// Reads the stack of a cluster.
/// \error NotFound (no such open cluster, or its stack is gone), InvalidArgument (the cluster is no stack), those of
///     CloudFormation and the ledger
Result<ElasticStack> elasticStackOf(const CloudContext &, const ClusterId &, const CallContext &);

/// The machines of a stack, the master first, with the names that the ledger has for them. Also machines that only have
/// the tag of an elastic worker. What a run knows of them is not filled in.
/// \error those of Auto Scaling, EC2 and the ledger
Result<std::vector<ElasticNode>> elasticNodes(const CloudContext &, const ClusterId &, const ElasticStack &,
                                              const CallContext &);

/// Sets the tag elastic_worker_status at AWS and, where the machine is recorded, in the ledger.
/// \error those of CreateTags
Status setElasticStatus(const CloudContext &, const ElasticStack &, const InstanceId &, ElasticStatus,
                        const CallContext &);

/// Records a machine that others have started as a worker of the cluster, with a name that was never used before.
/// \return the name; that of an earlier call where it is recorded already
/// \error Busy (another program changes the cluster), NotFound (no such open cluster or machine), those of the ledger
Result<std::string> recordElasticWorker(const CloudContext &, const ClusterId &, const InstanceId &,
                                        const CallContext &);

/// Records the host keys of machines of a stack. Templates of others print them after the prepare-data script, and are
/// given its time.
/// \param nodes  names in the ledger; empty: all
/// \error those of recordHostKeys()
Status recordStackHostKeys(const CloudContext &, const ClusterId &, const std::vector<std::string> &nodes,
                           const ProgressSink &, const std::stop_token &);

/// Sets up the machine of such a worker: its host key, from its console, and the runtime. Safe to repeat. Does not hold
/// the lease of the cluster, so that a machine that does not respond delays no other operation; a termination ends it.
/// \error those of recordHostKeys() and of provisioning
Status setUpElasticWorker(const CloudContext &, const ClusterId &, const std::string &node, const LaunchOptions &,
                          const ProgressSink &, std::stop_token);

/// Before a worker of a cluster leaves its run so that its machine can be terminated: refuses locked ones, and sets the
/// status REMOVAL_QUEUED. Does nothing for clusters that are no stack.
/// \return whether it is an elastic worker of a stack
/// \error InvalidArgument (the master or a base worker: why it is locked)
Result<bool> beginElasticRemoval(const CloudContext &, const ClusterId &, const std::string &node, const CallContext &);
/// Sets the status of elastic workers that a program of this computer has added, or is about to terminate. Best effort:
/// a follower of the run corrects it. Does nothing for clusters that are no stack, and for other machines.
void markElastic(const CloudContext &, const ClusterId &, const std::vector<std::string> &nodes, ElasticStatus,
                 const CallContext &);

/// Name of the ledger lease of a program that removes a node from its run.
std::string leavingLeaseName(const ClusterId &, const std::string &node);

/// What a stack's worker is, for display, by node, from the ledger alone: "locked" for the master and base workers, the
/// status of elastic ones ("elastic" before they have one). Empty for other clusters.
std::map<std::string, std::string> elasticColumn(const CloudContext &, const ClusterId &);

} // namespace trainyard::cluster
