#pragma once

#include <atomic>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "backend/cluster/account/images.h"
#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/launch/launch.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/cluster/plan/milestones.h"
#include "backend/core/async/steps.h"
#include "backend/ledger/ledger.h"

namespace trainyard::provision {
struct HostResult;
struct StandardOptions;
} // namespace trainyard::provision

namespace trainyard::cluster {

/// Holds the lease "cluster:ID" and combines a stop request of another process with the caller's stop token.
class ClusterLease {
public:
    ClusterLease(ledger::Lease lease, std::stop_token caller);
    ~ClusterLease();
    ClusterLease(const ClusterLease &) = delete;
    ClusterLease &operator=(const ClusterLease &) = delete;
    std::stop_token stop() const { return m_stop.get_token(); }
    /// A teardown has requested the lease. It terminates what the launch has started, so that no rollback is needed.
    bool isRevoked() const { return m_taken; }

private:
    ledger::Lease m_lease;
    std::stop_source m_stop;
    std::atomic<bool> m_taken{false};
    std::stop_callback<std::function<void()>> m_callerStops;
    std::jthread m_watch; ///< last: it uses the other members
};

/// A ClientToken: at most 64 ASCII characters.
inline std::string newToken()
{
    return newIdText("ty-") + newIdText("");
}
/// The type is not available in this zone at present. Another placement may succeed; the same call would not.
bool isCapacityError(const Error &) noexcept;
/// Why a recently requested machine is terminated, from the code of its state reason. Uses the error codes of the
/// refusals that RunInstances returns directly.
Error startFailure(const aws::Instance &);

/// The runtime that is deployed to the machines.
struct Bundle {
    std::filesystem::path file;
    std::string sha256;
};
/// The bundle named by the options, or the one beside the program. Checked before any cost arises, and again on use.
/// \error NotFound, PermissionDenied, IoFailure
Result<Bundle> bundleFor(const LaunchOptions &);

/// State of one machine from its name to its address.
struct PlannedNode {
    std::string name, role;
    std::string type, zone; ///< of the current request; zone empty: AWS chooses
    std::string token;      ///< of its intent
    std::string userData;
    std::string hostKeyLine; ///< one-time public host key
    std::optional<aws::Instance> machine;
    bool fresh = false; ///< created by this process: known_hosts entries for its address are obsolete
    bool isHead() const { return role == "head"; }
};

/// The steps of launch, resume and add-workers. One thread calls it; some steps use several threads internally.
///
/// Intents come first: the cluster is saved, then the tokens and requests of all machines are synced to the ledger in
/// one transaction, before the first call. Each machine has a call and a token of its own, and a one-time SSH host key
/// in its user data. The user data stays in `clusters/ID/boot/` (0600) until the machine runs, because a repeated call
/// must be identical. After a lost reply the token is looked up before the same call is repeated, so that no machine is
/// created twice. A security group or key pair that the user chose gets no intent and no ledger entry, and is therefore
/// never deleted.
class Launcher {
public:
    Launcher(const CloudContext &cloud, ledger::Cluster row, LaunchPlan plan, const LaunchOptions &options,
             const ProgressSink &sink, std::stop_token stop);

    PlannedNode newNode(const std::string &name, const std::string &role, const std::string &type);
    Result<PlannedNode> nodeOf(const ledger::Intent &);
    /// Writes the user data into the cluster's folder, then the intents into the ledger, synced.
    Status writeIntents(const std::vector<PlannedNode *> &nodes, bool withResources);

    /// Requests machines from a launch template that has all they need: network, image, user data. The host keys of such
    /// machines are unknown until their consoles show them.
    /// \param base  token and node tags are added for each machine
    void useTemplate(aws::RunInstancesRequest base) { m_base = std::move(base); }

    Status checkEndpoint(); ///< read-only: endpoint, credentials, reservation, image and key are valid
    Status checkKey();      ///< the key file belongs to the key pair of the plan
    Status ensureKeyFiles();
    Status ensureKeyPair();   ///< imports the public key, unless the plan names a key pair
    Status ensureResources(); ///< by the plan: reservation, image, key pair, groups, buckets, role; concurrent
    /// \param least  this many are sufficient when the others are refused for lack of capacity or quota. Those are
    ///     removed from `nodes` and reported. The head is always required
    Status ensureMachines(std::vector<PlannedNode> &nodes, std::size_t least);
    Status ensureMachines(std::vector<PlannedNode> &nodes) { return ensureMachines(nodes, nodes.size()); }
    /// \param least  as above, for machines that terminate while they start
    Status waitRunning(std::vector<PlannedNode> &nodes, std::size_t least);
    Status waitRunning(std::vector<PlannedNode> &nodes) { return waitRunning(nodes, nodes.size()); }
    Status provision(const std::vector<std::string> &nodes); ///< empty: all
    void recordMilestone(const std::string &node, Milestone) const;
    Status setState(ClusterState, const std::string &detail = {});
    /// Bounds the deadline by the budget at the prices of the machines that run, if other types were launched than
    /// planned. The machines do not know it yet: repeatDeadline() sends it.
    /// \return whether other types were launched
    Result<bool> followPrices(const std::vector<PlannedNode> &nodes);
    TagMap commonTags() const; ///< of everything that belongs to the cluster
    ledger::Intent intent(const std::string &token, const std::string &kind, const std::string &node,
                          const std::string &request) const;

    const ledger::Cluster &row() const { return m_row; }
    const LaunchPlan &plan() const { return m_plan; }
    const std::string &imageDescription() const { return m_imageDescription; } ///< available after checkEndpoint()
    std::filesystem::path folder() const { return m_cloud.clusterFolder(m_row.id); }
    /// A step of the launch.
    /// \param host  the node or other resource that it concerns; empty: the cluster
    /// \param kind  of the resource
    StepReporter step(std::string name, std::string title, const std::string &host = {},
                      const char *kind = StepSubject::kNode) const;

private:
    Deadline callDeadline() const { return Deadline::after(std::chrono::minutes(2)); }
    std::filesystem::path bootFile(const std::string &token) const { return folder() / "boot" / (token + ".yaml"); }
    Status ensureImage();
    Status ensureReservation(); ///< that the plan names: it is active, and for the workers' type
    Status recordResource(std::string_view kind, const std::string &id); ///< into the ledger
    Result<TagMap> tagsOf(std::string_view kind) const; ///< commonTags() and the token of the intent of this kind
    Status checkImported(const std::string &name, const std::string &publicLine) const; ///< the key pair has our key
    Status checkImage(const FoundImage &);
    Status checkPlacementGroup(const std::string &name, const TagMap &ours) const; ///< this launch has created it
    Status ensurePlacementGroup();
    Status makeGroup();
    Result<std::string> earlierGroup(const std::string &name, const std::string &vpc) const;
    Status ensureGroup();
    Status ensureBuckets();
    Status ensureRole(); ///< or none, where IAM refuses it and the plan permits keys in a file instead
    Result<bool> hasReusableRole() const;
    StepReporter roleStep() const { return step("role", "Creating the IAM role of the machines"); }
    /// \param report  of the role, which is skipped
    /// \error PermissionDenied (the plan does not permit forwarded keys)
    Status launchWithoutRole(const Error &why, StepReporter &report);
    Result<std::map<std::string, Secret>> exportedKeys() const;
    Result<provision::StandardOptions> standardOptions() const; ///< for machines of this cluster
    Status ensureMachine(PlannedNode &node);
    Status tryNextPlacement(PlannedNode &node, const Error &, StepReporter &);
    Status renewToken(PlannedNode &node, ledger::IntentState old, const std::string &why);
    Placement here(const PlannedNode &node) const { return {m_row.region, node.type, node.zone}; }
    std::optional<Placement> nextPlacement(const PlannedNode &node); ///< after a capacity error
    std::vector<std::string> zonesFor(const std::string &type);
    void recordRefusal(const PlannedNode &node, const Error &); ///< with AWS's own message
    Error explained(Error, const PlannedNode &node) const;      ///< adds the placements tried, or the exceeded quota
    Result<bool> adopt(PlannedNode &node);                      ///< whether a machine with its token exists already
    ledger::Resource resourceOf(const PlannedNode &node) const; ///< its machine as a ledger row
    Status recordResult(PlannedNode &node, const aws::Instance &);
    Status recordRunning(PlannedNode &node, StepReporter &);
    Result<bool> replaceEnded(PlannedNode &node, const aws::Instance &ended, bool dispensable, StepReporter &);
    void recordFacts(const std::vector<Host> &, const provision::HostResult &);
    void pollStatusChecks(std::vector<Host> waiting, const std::stop_token &) const;
    std::jthread watchStatusChecks(const std::vector<Host> &) const;
    std::string saveConsoleOutput(const std::vector<Host> &, const std::string &node);
    aws::RunInstancesRequest request(const PlannedNode &node) const;

    const CloudContext &m_cloud;
    ledger::Cluster m_row;
    LaunchPlan m_plan;
    const LaunchOptions &m_options;
    const ProgressSink &m_sink;
    std::stop_token m_stop;
    std::shared_ptr<aws::Ec2Client> m_ec2;
    std::optional<aws::RunInstancesRequest> m_base; ///< of a launch template
    std::string m_imageId, m_rootDevice, m_groupId;
    std::string m_firstImage;       ///< of the first request for a machine that is resumed
    std::string m_imageDescription; ///< id, name and how it was resolved
    int m_rootGiB = 0;
    std::atomic<bool> m_withRole{false}; ///< the machines get the instance profile named resourceName()
    std::optional<aws::CapacityReservation> m_reservation;
    mutable std::mutex m_mutex; ///< guards the members below: machines are requested concurrently
    std::map<std::string, std::vector<std::string>> m_zonesOffering; ///< by type
    std::vector<std::string> m_refusals;
};

} // namespace trainyard::cluster
