#pragma once

#include <chrono>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "backend/cluster/plan/spot_replacement.h"
#include "backend/core/result.h"
#include "backend/core/time/clock.h"
#include "backend/ledger/rows.h"

namespace trainyard::training {

// What follows when EC2 takes back the Spot machine of a worker. Plain objects without clock or network: spot_replacements
// supplies the facts and carries out the decision.

/// Kind of the ledger events about attempts that failed after their machine was launched, and paid for. Settles nothing.
inline constexpr const char *kPaidFailureEvent = "replacement-failure";
/// Kind of the ledger events that record that a machine (subject) is not replaced any more after kMostPaidFailures.
/// Settles the loss.
inline constexpr const char *kGivenUpEvent = "replacement-given-up";
/// Kind of the ledger events that record a number of workers that the user or autoscaling has chosen. Settles the
/// earlier losses: that number is what is wanted from then on.
inline constexpr const char *kSizeEvent = "size";
/// Kind of the ledger events with the reason why a run continues with fewer workers. Settles nothing.
inline constexpr const char *kFewerWorkersEvent = "fewer-workers";

/// The end of the text of an event about a successful replacement: "; worker-4 replaces it".
std::string replacedBy(const std::string &node);

/// A worker's machine that EC2 has taken back, or is about to.
struct SpotLoss {
    std::string node;
    Timestamp at{};
    bool operator==(const SpotLoss &) const = default;
};
struct SpotAttempt {
    Timestamp at{};
    bool failed = false;
    bool operator==(const SpotAttempt &) const = default;
};

/// The losses of a run, from the ledger, so that any program can continue what another one has begun.
struct SpotHistory {
    std::vector<SpotLoss> open;        ///< neither replaced nor settled otherwise, oldest first
    std::vector<SpotLoss> covered;     ///< a machine was added for each of them, but is not recorded as replacement yet
    std::vector<SpotAttempt> attempts; ///< by time; one for each new machine, and one for each failure
    int paidFailures = 0;              ///< kPaidFailureEvent since the last success or choice of a size
    std::string lastPaidFailure;       ///< text of the last one

    /// \param since  losses before it are of another run
    static SpotHistory of(std::span<const ledger::Event> ofOneCluster, Timestamp since);
};

/// A machine that was launched as a replacement, and that did not join: the program that launched it has ended, or could
/// not terminate it after a failure.
struct StrandedMachine {
    std::string node;
    bool added = false; ///< it is set up, and needs only to join
    bool operator==(const StrandedMachine &) const = default;
};
/// For the only program that replaces machines of the run at present, while it replaces none.
/// \param open   the machines of the cluster that exist
/// \param since  what was requested before is of another run
std::vector<StrandedMachine> strandedMachines(std::span<const ledger::Event> ofOneCluster,
                                              std::span<const ledger::Intent>, std::span<const ledger::Resource> open,
                                              Timestamp since);

/// A budget that a replacement must respect.
struct SpotBudget {
    std::string name; ///< "the budget of the cluster"
    double usd = 0;   ///< 0: none
    double spent = 0;
    double usdPerHour = 0;               ///< of the machines that exist
    bool acts = false;                   ///< it stops runs or terminates
    bool priced = true;                  ///< all prices in usdPerHour are known
    std::optional<Timestamp> until = {}; ///< the end of its period: midnight for the budget of a day
};

struct SpotFacts {
    cluster::SpotReplacement policy = cluster::SpotReplacement::Yes;
    SpotHistory history;
    std::vector<StrandedMachine> stranded;
    std::set<std::string> cancelled; ///< losses whose replacement was cancelled in this follower: for the next one
    int workers = 0;                 ///< machines of workers without the lost and the stranded ones
    int plannedWorkers = 1;          ///< of the cluster's plan
    int leastWorkers = 1;            ///< with fewer the run pauses
    int mostWorkers = 4096;
    bool ending = false;   ///< run or cluster is being ended
    bool reachable = true; ///< the head responds, and its scheduler runs: only then a worker can join
    Timestamp now{};
    std::optional<Timestamp> deadline; ///< when the machines terminate themselves
    std::optional<double> secondsLeft; ///< of the run with the workers that it has; empty: unknown
    double startSeconds = 90;          ///< from the request for a machine to its first step
    std::optional<double> usdPerHour;  ///< of a replacement; empty: unknown
    std::vector<SpotBudget> budgets;
};

enum class SpotStep {
    None,      ///< nothing is lost, or the run is being ended
    Join,      ///< let the stranded machine `node` join
    Terminate, ///< terminate the stranded machine `node`
    Replace,   ///< request `count` machines now
    Wait,      ///< the run goes on with fewer workers until `next`
    GoOn,      ///< the run goes on with fewer workers, as long as the reason holds
    GiveUp,    ///< the run goes on with fewer workers: the losses are settled without a replacement
    Stop,      ///< fewer than its least workers are left, and no replacement is allowed: stop it with a checkpoint
};

struct SpotDecision {
    SpotStep step = SpotStep::None;
    int count = 0;
    Timestamp next{};   ///< of Wait
    std::string reason; ///< a sentence without its period; empty: there is nothing to report
    std::string node = {};
    bool operator==(const SpotDecision &) const = default;
};

/// No machine is requested for the last minutes before the deadline.
inline constexpr std::chrono::minutes kSpotLeastUse{10};
/// The pause after the first failed attempt; doubled by each further one.
inline constexpr std::chrono::minutes kSpotFirstPause{1}, kSpotLongestPause{15};
/// Machines that replace others within an hour: as many as the plan has workers, and at least this many.
inline constexpr int kSpotLeastPerHour = 4;
/// After so many paid failures in a row, no machine is requested any more until the user chooses a size.
inline constexpr int kMostPaidFailures = 3;

SpotDecision decide(const SpotFacts &);
/// The open losses without those that were cancelled in this follower.
std::vector<SpotLoss> lossesToReplace(const SpotFacts &);

/// How an attempt has ended.
enum class SpotOutcome {
    Done,
    Ended,       ///< the follower ends: the loss stays open for the next one
    Cancelled,   ///< by the user, or with the window: the same, but this follower does not try again
    Busy,        ///< another program changes the cluster: nothing was requested
    Failed,      ///< without cost, or for a reason that passes
    PaidFailure, ///< after a machine was launched
};
/// \param launched   the attempt has launched a machine
/// \param reachable  the head responds; otherwise the network of this computer may be the reason
/// \param ending     the follower ends
SpotOutcome outcomeOf(const Status &, bool launched, bool reachable, bool ending);

/// When the next attempt is due; the time zero without a failure since the last success.
Timestamp nextSpotAttempt(std::span<const SpotAttempt>);

} // namespace trainyard::training
