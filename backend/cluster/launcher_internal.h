#pragma once

#include <atomic>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "backend/cluster/cloud_context.h"
#include "backend/cluster/clusters.h"
#include "backend/cluster/images.h"
#include "backend/cluster/launch.h"
#include "backend/cluster/launch_plan.h"
#include "backend/cluster/milestones.h"
#include "backend/core/progress.h"
#include "backend/ledger/ledger.h"

namespace trainyard::provision {
struct HostResult;
}

namespace trainyard::cluster {

/// Holds the lease "cluster:ID" and turns "somebody asked for it" and the caller's own stop into one stop token.
class ClusterLease {
public:
    ClusterLease(ledger::Lease lease, std::stop_token caller);
    ~ClusterLease();
    ClusterLease(const ClusterLease &) = delete;
    ClusterLease &operator=(const ClusterLease &) = delete;
    std::stop_token stop() const { return m_stop.get_token(); }
    /// A teardown asked: it ends what we started, so we must not.
    bool isRevoked() const { return m_taken; }

private:
    ledger::Lease m_lease;
    std::stop_source m_stop;
    std::atomic<bool> m_taken{false};
    std::stop_callback<std::function<void()>> m_callerStops;
    std::jthread m_watch; ///< last: it uses the others
};

/// A ClientToken: 64 ASCII characters at most.
inline std::string newToken()
{
    return newIdText("ty-") + newIdText("");
}
/// No machine of this type to be had in this zone now: another place may have one. The same call again would not.
bool isCapacityError(const Error &) noexcept;
/// Why a machine is "terminated" that was asked for a moment ago, by the reason's code: the same kinds of errors as
/// those of the refusals that come at once.
Error startFailure(const Machine &);

std::string teardownLeaseName(const CloudContext &); ///< of "Terminate all"

/// The runtime that is deployed to the machines.
struct Bundle {
    std::filesystem::path file;
    std::string sha256;
};
/// What the options name, or what lies beside the program. Asked before anything is spent, and again when it is needed.
/// errors  NotFound, PermissionDenied, IoFailure
Result<Bundle> bundleFor(const LaunchOptions &);

/// One machine on its way from a name to an address.
struct PlannedNode {
    std::string name, role;
    std::string type, zone; ///< those that are asked for now; zone empty: AWS chooses
    std::string token;      ///< of its intent
    std::string userData;
    std::string hostKeyLine; ///< one-time public host key
    std::optional<Machine> machine;
    bool fresh = false; ///< made in this program: what known_hosts says about its address is old
};

/// The steps that launch, resume and add-workers are made of. One thread drives it; its parts use several.
class Launcher {
public:
    Launcher(const CloudContext &cloud, ledger::Cluster row, LaunchPlan plan, const LaunchOptions &options,
             const ProgressSink &sink, std::stop_token stop);

    PlannedNode newNode(const std::string &name, const std::string &role, const std::string &type);
    Result<PlannedNode> nodeOf(const ledger::Intent &);
    /// Boot texts into the cluster's folder, then intents into the ledger, synced.
    Status writeIntents(const std::vector<PlannedNode *> &nodes, bool withResources);

    Status checkEndpoint(); ///< harmless calls: does anybody answer, are we let in, is there such an image?
    Status ensureKeyFiles();
    Status ensureResources(); ///< image, key pair and security group, side by side
    /// least  that many of them are enough when the others are refused for want of capacity or quota: those leave
    /// `nodes`
    ///        and are told. The head is never dispensable.
    Status ensureMachines(std::vector<PlannedNode> &nodes, std::size_t least);
    Status ensureMachines(std::vector<PlannedNode> &nodes) { return ensureMachines(nodes, nodes.size()); }
    /// least  as above, for machines that end while they start
    Status waitRunning(std::vector<PlannedNode> &nodes, std::size_t least);
    Status waitRunning(std::vector<PlannedNode> &nodes) { return waitRunning(nodes, nodes.size()); }
    Status provision(const std::vector<std::string> &nodes); ///< empty: all
    void recordMilestone(const std::string &node, Milestone) const;
    Status setState(ClusterState, const std::string &detail = {});

    const ledger::Cluster &row() const { return m_row; }
    const LaunchPlan &plan() const { return m_plan; }
    const std::string &imageDescription() const { return m_imageDescription; } ///< once the endpoint was asked
    std::filesystem::path folder() const { return m_cloud.clusterFolder(m_row.id); }
    void report(const char *step, const std::string &title, const std::string &host, StepState,
                const std::string &message = {}, double fraction = -1) const;

private:
    Deadline callDeadline() const { return Deadline::after(std::chrono::minutes(2)); }
    TagMap commonTags() const;
    ledger::Intent intent(const std::string &token, const std::string &kind, const std::string &node,
                          const std::string &request) const;
    std::filesystem::path bootFile(const std::string &token) const { return folder() / "boot" / (token + ".yaml"); }
    Status ensureImage();
    Status ensureReservation(); ///< that the plan names: is it there, and for what?
    Status recordResource(std::string_view kind, const std::string &id); ///< into the ledger
    Status checkImage(const FoundImage &);
    Status ensureKeyPair();
    Status ensurePlacementGroup();
    Status checkKey();
    Status makeGroup();
    Status ensureGroup();
    Status ensureBuckets();
    Status ensureRole(); ///< or, where IAM refuses it and the plan agrees, none: keys travel in a file then
    Result<bool> hasReusableRole() const;
    /// errors  PermissionDenied (the plan has not agreed to keys of the user's instead)
    Status launchWithoutRole(const Error &why);
    Result<std::map<std::string, Secret>> exportedKeys() const;
    Status ensureMachine(PlannedNode &node);
    Status renewToken(PlannedNode &node, ledger::IntentState old, const std::string &why);
    Placement here(const PlannedNode &node) const { return {m_row.region, node.type, node.zone}; }
    std::optional<Placement> nextPlacement(const PlannedNode &node); ///< after a refusal for want of capacity
    std::vector<std::string> zonesFor(const std::string &type);
    void recordRefusal(const PlannedNode &node, const Error &); ///< in AWS's own words
    Error explained(Error, const PlannedNode &node) const;      ///< with what was tried, or the quota that is too small
    Result<bool> adopt(PlannedNode &node);                      ///< is there a machine of its token already?
    ledger::Resource resourceOf(const PlannedNode &node) const; ///< its machine as the ledger keeps it
    Status recordResult(PlannedNode &node, const Machine &);
    Status recordRunning(PlannedNode &node);
    Result<bool> replaceEnded(PlannedNode &node, const Machine &ended, bool dispensable);
    void recordFacts(const std::vector<Host> &, const provision::HostResult &);
    void pollStatusChecks(std::vector<Host> waiting, const std::stop_token &) const;
    std::string saveConsoleOutput(const std::vector<Host> &, const std::string &node);
    MachineRequest request(const PlannedNode &node) const;

    const CloudContext &m_cloud;
    ledger::Cluster m_row;
    LaunchPlan m_plan;
    const LaunchOptions &m_options;
    const ProgressSink &m_sink;
    std::stop_token m_stop;
    std::shared_ptr<Ec2> m_ec2;
    std::string m_imageId, m_rootDevice, m_groupId;
    std::string m_firstImage;       ///< of the first call for a machine that is resumed
    std::string m_imageDescription; ///< which it is and how it was found
    int m_rootGiB = 0;
    std::atomic<bool> m_withRole{false}; ///< the machines have the profile that is called as their other things
    std::optional<CapacityReservation> m_reservation;
    mutable std::mutex m_mutex; ///< guards what follows: machines are asked for side by side
    std::map<std::string, std::vector<std::string>> m_zonesOffering; ///< by type
    std::vector<std::string> m_refusals;
};

} // namespace trainyard::cluster
