#pragma once

#include <map>
#include <mutex>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/cloud/records/requested_stack.h"
#include "backend/cluster/teardown/teardown.h"
#include "backend/core/async/steps.h"

namespace trainyard::cluster {

/// Result of searching the ledger and the tags: the list for the user, and what the ledger may close at once.
struct Discovery {
    TargetList list;
    std::vector<Target> terminated;         ///< open in the ledger, terminated at the cloud
    std::vector<ledger::Resource> reopened; ///< closed in the ledger, alive at the cloud; also in `list.targets`
    std::vector<ledger::Intent> unanswered; ///< requests that may have created a machine which is not visible yet
    std::vector<RequestedStack> stacks;     ///< that exist for requests without a known result; also in `list.targets`
    std::set<ClusterId> clusters;           ///< of the ledger; all ids are taken from it
    std::set<std::string> foreign;          ///< ids that no evidence makes ours, and that are in scope with the account
    int regionsRead = 0;
};

/// Whether nothing of a cluster is left when nothing of it is found: the account that answers is its account, or has
/// shown resources of it. For a cluster of an earlier version, whose account is not recorded, the user must have named it.
bool believesEmpty(const CloudContext &, const ledger::Cluster &, bool shown, bool named);

/// An error as quoted in a receipt: source and message.
inline Sentence errorText(const Error &e)
{
    return Sentence::verbatim(e.source.empty() ? e.detail : e.source + ": " + e.detail);
}

struct RegionResources {
    std::string region;
    std::vector<aws::Instance> machines;
    std::vector<Ec2Resource> resources;
    std::vector<InstanceController> controllers;
    std::optional<Error> error;
};

/// What to query in a region.
struct RegionQuery {
    std::vector<InstanceId> machines;                                ///< known to the ledger, regardless of their tags
    std::vector<std::string> tokens;                                 ///< of its unanswered intents
    std::vector<std::pair<ControllerKind, std::string>> controllers; ///< known to the ledger: kind and id
    std::vector<std::string> launchTemplates;                        ///< of stacks: their machines carry no tag of ours
    bool placementGroups = false; ///< it knows one there: they are free, and not every endpoint implements them
    bool wholeAccount = false;
};
RegionResources describeRegion(const CloudContext &, const std::string &region, const RegionQuery &,
                               const CallContext &);
void sortByEnd(std::vector<Target> &);                                   ///< into the order of termination
std::optional<double> listPriceOf(const CloudContext &, const Target &); ///< USD per hour; empty: unknown
std::string reasonOf(const Target &);                                    ///< why it is in the list

/// Targets from the open entries of the ledger, its unanswered intents, and the tags in every region in scope.
Result<Discovery> findTargets(const CloudContext &, const TeardownScope &, const CallContext &);

/// Why a stack could not be deleted.
struct StackBlockers {
    std::string text;                 ///< its resources that remain, with the reasons and the machines that use them
    std::vector<aws::Instance> users; ///< of its security groups and subnets
    std::vector<std::string> groups;  ///< its security groups that remain
    std::string vpc;                  ///< its VPC, if that remains
};
/// Reads the events of a stack whose deletion has failed. What cannot be read is left out.
StackBlockers stackBlockers(const CloudContext &, const std::string &region, const std::string &stack,
                            const CallContext &);

/// What can end a target that remains.
enum class Remedy {
    Repetition,
    Consent, ///< to lift its protection
    User,    ///< see ReceiptLine::needsUser
};

/// Terminates targets and keeps one receipt line for each. One object per teardown. end(), leaveUnrecorded() and
/// closeTerminated() are called by one thread, the other members by any.
class TerminationRunner {
public:
    /// \param named  the user has named the clusters: see believesEmpty()
    TerminationRunner(const CloudContext &cloud, bool liftProtection, bool named, const ProgressSink &sink,
                      std::stop_token stop)
        : m_cloud(cloud)
        , m_liftProtection(liftProtection)
        , m_named(named)
        , m_sink(sink)
        , m_stop(std::move(stop))
        , m_begun(Deadline::Clock::now())
    {
    }

    /// Cancels spot requests, terminates machines, waits until the cloud confirms it, and removes what they held;
    /// regions run concurrently. A machine that appears meanwhile for an unanswered request is terminated as well.
    void end(const std::vector<Target> &targets, const std::vector<ledger::Intent> &unanswered = {});
    /// What remains of these ids is not recorded: a later termination of the cluster that a tag of theirs names would end
    /// it without a question.
    void leaveUnrecorded(const std::set<std::string> &foreign) { m_foreign.insert(foreign.begin(), foreign.end()); }
    /// Closes and reports resources that are open in the ledger and terminated at the cloud.
    void closeTerminated(const std::vector<Target> &terminated);
    const std::vector<ReceiptLine> &lines() const { return m_lines; }
    /// Whether the machine of an unanswered request may still appear.
    bool awaitsRequests() const { return Deadline::Clock::now() < m_begun + m_cloud.polling.consistency; }

    // For the implementation of a region's termination.
    const CloudContext &cloud() const { return m_cloud; }
    std::stop_token stop() const { return m_stop; }
    Deadline::Clock::time_point begun() const { return m_begun; }
    Deadline callDeadline() const { return Deadline::after(std::chrono::minutes(2)); }
    bool liftsProtection() const { return m_liftProtection; }
    /// Only with consent, and once per target: protection that is set again is intentional.
    bool mayLift(const Target &);
    bool isRemaining(const Target &) const;
    bool hasRemainingMachine(const ClusterId &) const;
    /// Whether the machine belongs to the cluster, by its id or its client token in the ledger.
    bool isOf(const ClusterId &, const aws::Instance &) const;
    /// Why a resource that the cloud does not find may exist nevertheless; empty: it does not (believesEmpty()).
    Sentence doubt(const Target &) const;
    /// What can end a machine that is not found: without a recorded account, every attempt has the same doubt().
    Remedy remedyOfAbsent(const Target &) const;
    /// The step of a target, by its kind.
    StepReporter stepOf(const Target &) const;
    /// Records a target that the cloud does not find any more; while there is a doubt, as remaining.
    void recordAbsent(StepReporter &, const Target &, const Sentence &message);
    /// Records what became of a target: in the ledger, in the receipt, and as the end of its step.
    void record(StepReporter &, const Target &, Outcome, const Sentence &message, Remedy remedy = Remedy::Repetition);
    void record(const Target &t, Outcome outcome, const Sentence &message, Remedy remedy = Remedy::Repetition)
    {
        auto step = stepOf(t);
        record(step, t, outcome, message, remedy);
    }

private:
    /// EMR clusters and Auto Scaling groups, or stacks, with the machines that they terminate.
    void terminateControllers(const std::string &region, const std::vector<Target> &targets, bool stacks);
    void terminateController(ControllerApi &, ControllerKind, const Target &);
    Status deleteController(ControllerApi &, ControllerKind, const Target &, bool &refused);
    /// Terminates the cluster's machines that prevent the deletion of its stack.
    /// \return whether there were any, so that the deletion is worth repeating
    bool endBlockers(const Target &stack, const StackBlockers &);
    void releaseGroups(const Target &stack);
    void endRegion(const std::string &region, const std::vector<Target> &targets,
                   const std::vector<ledger::Intent> &unanswered);
    void cancelSpotRequests(aws::Ec2Client &, const std::vector<Target> &targets);
    bool staysWithController(const Target &);
    void endRole(const Target &);
    void closeSsh(const Target &);

    const CloudContext &m_cloud;
    const bool m_liftProtection;
    const bool m_named;
    const ProgressSink &m_sink;
    std::stop_token m_stop;
    const Deadline::Clock::time_point m_begun;
    std::set<std::string> m_foreign; ///< changed between two calls of end() only
    mutable std::mutex m_mutex;      ///< guards the members below; regions run concurrently
    std::set<std::string> m_lifted;
    std::vector<ReceiptLine> m_lines; ///< one per kind, id and region: a later result replaces an earlier one
};

/// Requests from the heads of training clusters in scope to stop their runs with a checkpoint, concurrently with the
/// termination, which does not wait for it. Destroying the thread stops and joins it.
std::jthread requestCheckpoint(const CloudContext &, const TeardownScope &);

/// The controllers that the ledger knows and those named by the tags of the region's machines and resources, or all of
/// the region for the whole account.
/// \error those of the services that are queried
Result<std::vector<InstanceController>> findControllers(const CloudContext &, const RegionResources &,
                                                        const RegionQuery &, const CallContext &);

/// Sets Target::inCloud of roles in the ledger by whether they still exist.
void findRoles(const CloudContext &, std::vector<Target *> known, const CallContext &);
/// All roles in the account that Trainyard created for machines, with their tags.
Result<std::vector<std::pair<Target, TagMap>>> otherRoles(const CloudContext &, const CallContext &);

/// Terminates the scope, searches again after the pause until nothing is found (at most three times), closes the
/// clusters without remaining resources, and fills the receipt.
/// \error only when the first search fails, or Conflict (not the confirmed account): then nothing was terminated
Status endScope(const CloudContext &, const TeardownScope &, const ProgressSink &, std::stop_token, Receipt &);

Status writeReceipt(const CloudContext &, Receipt &);

} // namespace trainyard::cluster
