#pragma once

#include <chrono>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/plan/cluster_state.h"
#include "backend/cluster/plan/costs/budget.h"
#include "backend/cluster/plan/costs/cost.h"
#include "backend/cluster/plan/instance_state.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/core/sentence.h"
#include "backend/core/time/clock.h"
#include "backend/ssh/target.h"

namespace trainyard::cluster {

/// One machine, combined from the ledger and AWS.
struct NodeSnapshot {
    InstanceId id;
    std::string name;  ///< "head", "worker-1"
    std::string role;  ///< "head", "worker"
    std::string state; ///< as AWS reports it
    std::string type, zone, publicAddress, privateAddress;
    int sshPort = 22;
    Timestamp launched{};
    bool inLedger = false, inCloud = false;
    bool locked = false;                  ///< cannot be removed alone: the head
    std::optional<double> spotUsdPerHour; ///< of a Spot machine, as recorded at its launch
    bool onDemand = false;                ///< an On-Demand machine of a cluster of Spot machines
    std::string probe;                    ///< what it actually has: driver, CUDA, frameworks; empty before the probe
    std::string sshCommand;               ///< command line that logs in; empty where this ledger cannot
    std::string lost;                     ///< why it no longer exists, of a lost machine: see lost_machines.h
    bool isHead() const { return role == "head"; }
    bool isRunning() const { return isInState(state, InstanceState::Running); }
    /// For SSH; that of a node behind its head (jump_host.h) is for the head.
    const std::string &address() const { return publicAddress.empty() ? privateAddress : publicAddress; }
    bool operator==(const NodeSnapshot &) const = default;
};

struct ClusterSnapshot {
    ClusterId id;
    std::string name, profile, region, instanceType, zone, owner;
    ClusterState state = ClusterState::Planned;
    std::string detail;              ///< why it needs attention
    bool ours = true;                ///< launched from this ledger or adopted; other clusters are shown read-only
    bool sameOwner = true;           ///< false: of another owner; shown with the name and excluded from totals
    std::string ledger;              ///< ledger named by its tags, for clusters that are not ours
    bool elsewhere = false;          ///< ours, in another account than the one that answers: shown as last known
    std::vector<NodeSnapshot> nodes; ///< head first, then workers by number; terminated ones omitted
    std::vector<NodeSnapshot> lost;  ///< those that ended, and not by us, until the user has replaced or dismissed them
    Timestamp created{};
    std::optional<Timestamp> expires, closed; ///< deadline of its machines; time when all resources were gone
    std::chrono::minutes idle{0};             ///< machines terminate themselves after this time without use; 0: never
    Budget budget;
    int rootGiB = 30;      ///< of each machine; 0: the size that the image needs
    double usdPerHour = 0; ///< of the machines that exist
    double usdSoFar = 0;   ///< over the life of all its machines, until asOf
    SumBound perHourBound = SumBound::Exact, soFarBound = SumBound::Exact; ///< of these two sums
    Usd hourly() const { return {usdPerHour, perHourBound}; }
    Usd soFar() const { return {usdSoFar, soFarBound}; }
    Timestamp asOf{};                  ///< zero where the cost does not grow: equal snapshots stay equal
    std::vector<Sentence> differences; ///< between ledger and AWS; empty when they agree
    int formerWorkers = 0;             ///< the most that it had at once, else those of the plan: without machines
    int workers() const;               ///< that exist
    int machinesAlive() const;         ///< nodes that AWS does not report as terminated; 0 for another owner's
    bool alive() const { return state != ClusterState::Terminated && state != ClusterState::Planned; }
    bool operator==(const ClusterSnapshot &) const = default;
};

/// A cluster from the ledger alone: open where the cloud cannot be read, or closed. Without nodes.
/// \param catalog  of its endpoint
ClusterSnapshot snapshotFrom(ledger::Ledger &, const ledger::Cluster &, const Catalog &);

struct ClusterList {
    std::vector<ClusterSnapshot> clusters; ///< newest first: open ones, and all machines at AWS with our tags
    std::vector<std::string> regionsRead;
    std::vector<std::pair<std::string, Error>> regionsNotRead; ///< not checked, therefore shown from the ledger alone
    int machinesAlive() const;                                 ///< of this owner's clusters
    Usd hourly() const;
    double usdPerHour() const { return hourly().usd; }
};

/// Name of the ledger lease held by a process that changes the cluster.
std::string clusterLeaseName(const ClusterId &);
/// Whether a living process holds that lease.
bool isWorkedOn(ledger::Ledger &, const ClusterId &);
/// Refuses a run while another program stops, starts or restarts machines of the cluster, as for an image of one.
/// \error Busy, with one sentence
Status refuseDuringRestart(ledger::Ledger &, const ClusterId &);
/// Whether it is being terminated, or was: its machines are then expected not to respond.
bool isEnding(const ledger::Cluster &);
/// Whether it has this profile and endpoint, and is not known to be in another account (cluster_account.h).
bool sameCloud(const CloudContext &, const ledger::Cluster &);
/// Name of the lease of "Terminate all".
std::string teardownLeaseName(const CloudContext &);

/// The id of the open cluster with that name or id, from the ledger alone.
/// \error NotFound, InvalidArgument (several clusters have that name: give the id; it is in another account)
Result<ClusterId> findCluster(const CloudContext &, const std::string &nameOrId);

using ssh::Host;

/// The machines of a cluster that have an address, head first; from the ledger alone. Those behind the head have it as
/// jump host (jump_host.h).
/// \error NotFound
Result<std::vector<Host>> hosts(const CloudContext &, const ClusterId &);

/// One machine by its name.
/// \error NotFound, also while it has no address
Result<Host> host(const CloudContext &, const ClusterId &, const std::string &node);

/// Recorded by the run control of a cluster: Training while a job runs, Ready afterwards.
Status setState(const CloudContext &, const ClusterId &, ClusterState, const std::string &detail = {});

} // namespace trainyard::cluster
