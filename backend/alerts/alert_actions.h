#pragma once

#include <functional>
#include <map>
#include <vector>

#include "backend/alerts/alert_rule.h"
#include "backend/core/ids.h"
#include "backend/protocol/run_state.h"

namespace trainyard::alerts {

/// What the decisions about rules require of a run.
struct RunFacts {
    RunId id;
    ClusterId cluster;
    protocol::RunState state = protocol::RunState::Starting;
    bool isTask = false; ///< a program of the user
    bool isStopping = false;
    bool isUnreachable = false;    ///< for this computer
    bool isElastic = true;         ///< machines can join and leave
    bool isOfOtherProfile = false; ///< than the selected one: nothing is done to its machines now
    bool isClusterClosed = false;
    bool hasOtherRun = false; ///< is active on its cluster
};

/// The same of a cluster.
struct ClusterFacts {
    ClusterId id;
    bool isElsewhere = false; ///< in another account than the one that answers
    bool isAlive = true;
};

/// What a rule that is fulfilled does now: it only notifies of a run that is over or stops already.
/// \param run  null: it is not known any more
AlertRule::Action actionNow(const AlertRule &rule, const RunFacts *run);

/// Whether it is decided later what a rule does that is fulfilled now: when the stop in progress has ended the run, or has
/// failed.
bool awaitsStop(const AlertRule &rule, const RunFacts &run);

/// Whether the time in which this run measures nothing counts: it trains, this computer can reach it, and it is not a
/// program of the user that may never measure anything.
bool shouldProgress(const RunFacts &run, bool hasMeasured);

/// Whether a rule can add a worker: not if those of the run are fixed, or another profile is selected.
bool canAddWorker(const RunFacts &run);

/// What is done because of a rule.
struct AlertDecision {
    AlertRule::Action action = AlertRule::Notify;
    bool waits = false;     ///< the cluster is terminated when its account answers: AlertActions::due()
    bool isRefused = false; ///< no worker is added: !canAddWorker()
    bool operator==(const AlertDecision &) const = default;
};

/// Decides what rules do, and remembers what they have started. A termination whose cluster is in another account than
/// the one that answers, or whose run is of another profile, is not lost: it is due when that of the cluster answers, as
/// a budget's is. A plain object.
class AlertActions {
public:
    struct Termination {
        RunId run;
        AlertRule rule;
        bool operator==(const Termination &) const = default;
    };
    using IsRunning = std::function<bool(const OperationId &)>;

    /// A rule is fulfilled. It starts nothing that another rule has started, for this run or for another run of its
    /// cluster, and that is in progress.
    /// \param run        null: it is not known any more
    /// \param isRunning  whether this operation is in progress
    AlertDecision decide(const AlertRule &rule, const RunFacts *run, const std::vector<ClusterFacts> &clusters,
                         const IsRunning &isRunning);
    void stopBegan(const RunId &run, const OperationId &operation);
    void terminationBegan(const ClusterId &cluster, const OperationId &operation);
    /// \param isSettled  the account of the cluster has answered, or it has failed, which the user can repeat
    void ended(const OperationId &operation, bool isSettled);
    /// Returns what is terminated now, each once. Forgets what ended otherwise, what no rule requires any more, and
    /// clusters that the user has given another run.
    std::map<ClusterId, Termination> due(const std::vector<ClusterFacts> &clusters, const std::vector<RunFacts> &runs,
                                         const std::vector<AlertRule> &rules);

private:
    struct Pending {
        Termination what;
        OperationId operation; ///< in progress; empty: it waits
        bool wasElsewhere = false;
    };
    std::map<RunId, OperationId> m_stops;            ///< the latest of each run
    std::map<ClusterId, OperationId> m_terminations; ///< the latest of each cluster
    std::map<ClusterId, Pending> m_pending;
};

} // namespace trainyard::alerts
