#pragma once

#include <chrono>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "backend/cluster/budget.h"
#include "backend/cluster/cloud_context.h"
#include "backend/cluster/cluster_state.h"
#include "backend/core/clock.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/ssh/target.h"

namespace trainyard::cluster {

/// Names of the tags on everything we make.
namespace tag {
inline constexpr const char *kCluster = "trainyard:cluster"; ///< ClusterId
inline constexpr const char *kClusterName = "trainyard:name";
inline constexpr const char *kOwner = "trainyard:owner";     ///< who launched it
inline constexpr const char *kLedger = "trainyard:ledger";   ///< Ledger::id()
inline constexpr const char *kRole = "trainyard:role";       ///< "head", "worker"
inline constexpr const char *kNode = "trainyard:node";       ///< "head", "worker-1"
inline constexpr const char *kExpires = "trainyard:expires"; ///< ISO 8601
inline constexpr const char *kName = "Name";
inline constexpr const char *kSshPort = "localcloud:ssh-port"; ///< set by the local cloud; absent means 22
} // namespace tag

/// One machine as the ledger and AWS see it together.
struct NodeSnapshot {
    InstanceId id;
    std::string name;  ///< "head", "worker-1"
    std::string role;  ///< "head", "worker"
    std::string state; ///< AWS's own word
    std::string type, zone, publicAddress, privateAddress;
    int sshPort = 22;
    Timestamp launched{};
    bool inLedger = false, inCloud = false;
    bool locked = false; ///< cannot be removed alone: the head
    std::string probe;   ///< what it truly has: driver, CUDA, frameworks; empty before it was looked at
    bool operator==(const NodeSnapshot &) const = default;
};

struct ClusterSnapshot {
    ClusterId id;
    std::string name, region, instanceType, zone, owner;
    ClusterState state = ClusterState::Planned;
    std::string detail;              ///< why it needs attention
    bool ours = true;                ///< launched from this ledger or adopted; others are shown and cannot be changed
    bool sameOwner = true;           ///< of another owner: shown with the name, and in no total of ours
    std::string ledger;              ///< by its tags; of one that is not ours
    std::vector<NodeSnapshot> nodes; ///< head first, then workers by number; terminated ones left out
    Timestamp created{};
    std::optional<Timestamp> expires;
    std::chrono::minutes idle{0}; ///< its machines end themselves after so long without use; 0: they may idle
    Budget budget;
    int rootGiB = 30;                     ///< of each machine
    double usdPerHour = 0;                ///< of the machines alive
    double usdSoFar = 0;                  ///< from the lifetimes of all its machines
    std::vector<std::string> differences; ///< between ledger and AWS, one sentence each; empty is well
    int workers() const;
    bool operator==(const ClusterSnapshot &) const = default;
};

struct ClusterList {
    std::vector<ClusterSnapshot> clusters; ///< newest first; open ones, and whatever runs at AWS with our tags
    std::vector<std::string> regionsRead;
    std::vector<std::pair<std::string, Error>>
        regionsNotRead;        ///< "not checked", never "clean": shown from the ledger alone
    int machinesAlive() const; ///< of this owner's clusters
    double usdPerHour() const;
};

struct ReconcileOptions {
    bool allRegions = false;    ///< every enabled one, not only the current and those that the ledger names
    bool includeClosed = false; ///< also clusters that ended
};

/// The ledger and the tagged instances of AWS, laid side by side; what the ledger has open and the tags do not show is
/// asked for by its id. A machine that this ledger asked for and does not have is taken into it (so that it can be
/// ended), and named as a difference. What only carries tags like ours is shown and stays as it is: see adopt.h.
Result<ClusterList> reconcile(const CloudContext &, const ReconcileOptions &, const Deadline &, std::stop_token);

/// The ledger's lease of who changes the cluster: launches, scales or terminates it.
std::string clusterLeaseName(const ClusterId &);

/// One cluster by name or id; one that is not ours only where none of ours is called so.
/// errors  NotFound, InvalidArgument (several of that name: give the id)
Result<ClusterSnapshot> status(const CloudContext &, const std::string &nameOrId, const Deadline &, std::stop_token);
/// The id of the open cluster of that name (or id), from the ledger alone.
/// errors  as status
Result<ClusterId> findCluster(const CloudContext &, const std::string &nameOrId);

/// A machine to log in to.
struct Host {
    std::string name; ///< "head", "worker-1"
    std::string role; ///< "head", "worker"
    InstanceId instance;
    std::string privateAddress; ///< what its processes bind, and the other nodes connect to
    ssh::Target target;
    std::vector<std::string> otherUsers; ///< to try when the target's is refused; empty when somebody chose one
};

/// The machines of a cluster that have an address, head first; from the ledger alone.
/// errors  NotFound
Result<std::vector<Host>> hosts(const CloudContext &, const ClusterId &);

/// One of them, by its name. errors  NotFound: also while it has no address
Result<Host> host(const CloudContext &, const ClusterId &, const std::string &node);

/// The run control of a cluster tells what it is doing: Training while a job runs, Ready afterwards.
Status setState(const CloudContext &, const ClusterId &, ClusterState, const std::string &detail = {});

} // namespace trainyard::cluster
