#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/core/async/progress.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/ssh/target.h"

/// Logins between the machines of a cluster without a password, as mpirun, horovodrun and containers need them. The
/// machines get a key pair of their own; the key of this computer never leaves it.
namespace trainyard::cluster {

struct MeshTest {
    std::vector<std::string> nodes;
    std::vector<std::vector<std::string>> problems; ///< [from][to], empty: good
    bool allGood() const;
    bool operator==(const MeshTest &) const = default;
};

struct MeshOptions {
    std::vector<std::string> nodes; ///< empty: all machines that have an address
    bool newKey = false;            ///< replaces the key pair, and removes the former one from the machines
    bool legacyKey = false;         ///< also as ~/.ssh/id_rsa, where there is none, for tools that take no other
    /// Of the nodes those that log in to each other afterwards; empty: all. Logins to the others are not tested.
    std::vector<std::string> tested;
};

/// Gives the machines a common key pair (Ed25519, generated here, sent over standard input), adds it to their
/// authorized_keys, writes the host keys that this computer knows into their known_hosts, and lets the names of the
/// machines be used as host names of ssh. Repeatable, also for machines that join later. Then tests the mesh. One call at
/// a time changes the machines of a cluster: each later one knows all that the earlier ones knew.
/// \error InvalidArgument, NotFound (cluster, node), Conflict (no machine), Busy (another call does not end); the failure
///     of a machine is in its row
Result<MeshTest> makeKeyMesh(const CloudContext &, const ClusterId &, const MeshOptions &, const ProgressSink &,
                             std::stop_token);

/// Logs in from each machine to each machine, itself included, with the key of the mesh.
/// \error as makeKeyMesh
Result<MeshTest> testKeyMesh(const CloudContext &, const ClusterId &, const std::vector<std::string> &nodes,
                             const ProgressSink &, std::stop_token);

/// Removes key pair, known hosts and configuration from the machines.
/// \error as makeKeyMesh, and the first failure of a machine
Status removeKeyMesh(const CloudContext &, const ClusterId &, const std::vector<std::string> &nodes,
                     const ProgressSink &, std::stop_token);

} // namespace trainyard::cluster
