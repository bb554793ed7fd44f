#pragma once

#include <map>
#include <mutex>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "backend/cluster/cloud_context.h"
#include "backend/cluster/inventory_internal.h"
#include "backend/cluster/teardown.h"

namespace trainyard::cluster {

/// What a look at ledger and tags found: the list for people, and what the ledger may close at once.
struct Discovery {
    TargetList list;
    std::vector<Target> terminated;         ///< open in the ledger, ended at the cloud
    std::vector<ledger::Resource> reopened; ///< closed in the ledger, alive at the cloud: they are among the targets
    std::vector<ledger::Intent> unanswered; ///< requests for machines that may have made one that is not shown yet
    std::set<ClusterId> clusters;           ///< of the ledger; all ids come from it
    int regionsRead = 0;
};

/// What a receipt quotes of an error: who said it, and what.
inline std::string errorText(const Error &e)
{
    return e.source.empty() ? e.detail : e.source + ": " + e.detail;
}

struct RegionResources {
    std::string region;
    std::vector<Machine> machines;
    std::vector<Ec2Resource> resources;
    std::vector<InstanceController> controllers;
    std::optional<Error> error;
};

/// What to ask a region for.
struct RegionQuery {
    std::vector<InstanceId> machines; ///< that the ledger knows there, whatever their tags
    std::vector<std::string> tokens;  ///< of its unanswered intents
    bool placementGroups = false;     ///< it knows of one there: they cost nothing, and not every endpoint has them
    bool wholeAccount = false;
};
RegionResources describeRegion(const CloudContext &, const std::string &region, const RegionQuery &, const Deadline &,
                               std::stop_token);
void sortByEnd(std::vector<Target> &); ///< into the order in which they can end

/// Targets from the ledger's open entries, its unanswered intents, and the tags of every region in scope.
Result<Discovery> findTargets(const CloudContext &, const TeardownScope &, const Deadline &, std::stop_token);

/// Ends targets and keeps one line about each. One object for one teardown. end() and closeTerminated() are called by
/// one thread, the rest by any.
class TerminationRunner {
public:
    TerminationRunner(const CloudContext &cloud, bool liftProtection, const ProgressSink &sink, std::stop_token stop)
        : m_cloud(cloud)
        , m_liftProtection(liftProtection)
        , m_sink(sink)
        , m_stop(std::move(stop))
        , m_begun(Deadline::Clock::now())
    {
    }

    /// Cancel spot requests, terminate machines and wait for the cloud's word, and remove what they held: regions side
    /// by side. A machine that appears for an unanswered request meanwhile is ended with them.
    void end(const std::vector<Target> &targets, const std::vector<ledger::Intent> &unanswered = {});
    /// In the ledger as open, at the cloud ended: close it, and say so.
    void closeTerminated(const std::vector<Target> &terminated);
    const std::vector<ReceiptLine> &lines() const { return m_lines; }
    /// May the machine of a request that nobody answered still appear?
    bool awaitsRequests() const { return Deadline::Clock::now() < m_begun + m_cloud.polling.consistency; }

    // For the parts of a region's end.
    const CloudContext &cloud() const { return m_cloud; }
    std::stop_token stop() const { return m_stop; }
    Deadline::Clock::time_point begun() const { return m_begun; }
    Deadline callDeadline() const { return Deadline::after(std::chrono::minutes(2)); }
    bool liftsProtection() const { return m_liftProtection; }
    /// With consent, and once: who protects it again means it.
    bool mayLift(const Target &);
    bool isRemaining(const Target &) const;
    bool hasRemainingMachine(const ClusterId &) const;
    /// Is the machine the cluster's own, by its id or its client token in the ledger?
    bool isOf(const ClusterId &, const Machine &) const;
    void record(const Target &, Outcome, const std::string &message, bool isProtected = false);
    void report(const char *step, const char *title, const Target &, StepState, const std::string &message) const;

private:
    /// EMR clusters, groups and stacks, and the machines that end with them.
    void terminateControllers(const std::string &region, const std::vector<Target> &targets, bool stacks);
    void terminateController(ControllerApi &, ControllerKind, const Target &);
    void endRegion(const std::string &region, const std::vector<Target> &targets,
                   const std::vector<ledger::Intent> &unanswered);
    void cancelSpotRequests(Ec2 &, const std::vector<Target> &targets);
    bool staysWithController(const Target &);
    void endRole(const Target &);

    const CloudContext &m_cloud;
    const bool m_liftProtection;
    const ProgressSink &m_sink;
    std::stop_token m_stop;
    const Deadline::Clock::time_point m_begun;
    mutable std::mutex m_mutex; ///< guards what follows; regions are ended side by side
    std::set<std::string> m_lifted;
    std::vector<ReceiptLine> m_lines; ///< one per kind, id and region: a later word replaces the earlier
};

/// Ask the heads of clusters in scope that train to stop their runs, side by side with the end; five seconds at most.
/// The thread stops and ends with the value.
std::jthread requestCheckpoint(const CloudContext &, const TeardownScope &);

/// What the machines' own tags name as their keepers; all of the region for the whole account.
/// errors  those of the services that are asked
Result<std::vector<InstanceController>> findControllers(const CloudContext &, const std::string &region,
                                                        const std::vector<Machine> &, bool wholeAccount,
                                                        const Deadline &, std::stop_token);

/// Are these roles of the ledger still there?
void findRoles(const CloudContext &, std::vector<Target *> known, const Deadline &, std::stop_token);
/// All roles of machines in the account that Trainyard made, with their tags.
Result<std::vector<std::pair<Target, TagMap>>> otherRoles(const CloudContext &, const Deadline &, std::stop_token);

/// End, sweep again after the pause until nothing is found (three times at most), close what is closed, fill the
/// receipt.
/// errors  only when not even the first look was possible: nothing was touched
Status endScope(const CloudContext &, const TeardownScope &, const ProgressSink &, std::stop_token, Receipt &);

Status writeReceipt(const CloudContext &, Receipt &);

} // namespace trainyard::cluster
