#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/storage/file_systems.h"
#include "backend/core/async/progress.h"
#include "backend/core/ids.h"
#include "backend/core/time/deadline.h"
#include "backend/provision/recipe.h"

namespace trainyard::cluster {

/// What a node needs to mount a file system. A plain value.
struct NodeMount {
    std::string fileSystem; ///< "fs-0123"
    std::string dnsName;    ///< tried first
    std::string address;    ///< of the mount target of the node's zone; tried when the name does not resolve
    std::string folder = "/efs";
    bool persist = true;
    std::chrono::seconds patience{180}; ///< attempts are repeated for so long, with back-off
};
/// The step "mount-efs" of a recipe: idempotent, retried with back-off, first by name, then by address.
/// \param mounts  by name of the host; hosts without an entry are skipped
provision::Step mountStep(std::map<std::string, NodeMount> mounts);

struct MountOptions {
    std::string folder = "/efs";
    std::vector<std::string> nodes; ///< empty: all machines of the cluster
    bool persist = true;
    std::chrono::seconds patience{180};
};

/// Mounts a file system on machines of a cluster. Before the first connection, each machine is checked to have an
/// available mount target in its zone, and the security groups of the machines are admitted to it. Repeatable: a
/// machine that has it mounted stays as it is. Machines that join later need another call.
/// \return one result per machine
/// \error InvalidArgument (folder), NotFound (cluster, node, file system; zones without a mount target), and those of
///     EFS and EC2; failures of single machines are in their results
Result<std::vector<provision::HostResult>> mountFileSystem(const CloudContext &, const ClusterId &,
                                                           const std::string &nameOrId, const MountOptions &,
                                                           const ProgressSink &, const CallContext &);

/// Names of the open clusters that have mounted a file system, from the events of this ledger: after its deletion their
/// processes would wait for it without limit (kNfsOptions).
std::vector<std::string> clustersThatMounted(const CloudContext &, const std::string &fileSystem);

/// The machines of a cluster, as far as a mount depends on them.
/// \error NotFound (cluster), those of EC2
Result<std::vector<MountingNode>> mountingNodes(const CloudContext &, const ClusterId &, const CallContext &);

} // namespace trainyard::cluster
