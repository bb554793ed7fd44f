#pragma once

#include <array>
#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "backend/cluster/stack/stack_nodes.h"
#include "backend/core/enum_names.h"
#include "backend/core/time/clock.h"
#include "backend/protocol/host_log.h"

namespace trainyard::cluster {

/// Key of the tag that shows how far an elastic worker is.
inline constexpr const char *kElasticStatusTag = "elastic_worker_status";

/// Values of that tag, as Dynamic Training with Apache MXNet writes them.
enum class ElasticStatus { None, AddQueued, Added, RemovalQueued, Removed };
constexpr auto namesOf(ElasticStatus)
{
    return std::to_array<std::string_view>({"", "ADD_QUEUED", "ADDED", "REMOVAL_QUEUED", "REMOVED"});
}
using trainyard::toString;

/// What the prepare-data script of a machine has left in the shared folder.
struct Preparation {
    bool marker = false;       ///< prepare_data_success_ADDRESS or prepare_data_success: its data is ready
    std::optional<int> status; ///< exit status of the script, once it has ended
    bool operator==(const Preparation &) const = default;
};

/// What this program does with a node at present.
enum class ElasticTask {
    None,
    Entering,    ///< is set up and joins the run
    Leaving,     ///< leaves the run
    Left,        ///< has left it at our request, or had no worker in it
    Terminating, ///< its machine is terminated
};
struct ElasticWork {
    ElasticTask task = ElasticTask::None;
    int failures = 0;      ///< attempts in a row
    Timestamp notBefore{}; ///< next attempt
    bool operator==(const ElasticWork &) const = default;
};

/// What was reported of a machine in each poll since a time.
struct ElasticReport {
    std::string reason;
    Timestamp since{};
    bool operator==(const ElasticReport &) const = default;
};

/// One machine of a stack whose run is followed.
struct ElasticNode {
    StackNode machine;             ///< `node`: its name in the ledger; empty while it is not recorded
    std::string vpc, subnet;       ///< of EC2
    Timestamp launched{};          ///< its last start
    Timestamp firstLaunched{};     ///< not set: unknown
    bool fromTemplate = true;      ///< false: only the tag, which anyone can set, makes it an elastic worker
    bool ours = false;             ///< a program of this ledger requested it, and lets it join
    bool member = false;           ///< of the run, by its records
    std::optional<Timestamp> left; ///< when it left the run, unless it joined again
    bool died = false;             ///< it ended without leaving, and did not join again
    bool wantedByFile = false;     ///< a line was added to host_worker for it since
    bool leavesElsewhere = false;  ///< another program removes it
    Preparation data;
    ElasticWork work;
    double usdPerHour = 0;               ///< of the machine; 0: it costs nothing, or its price is unknown
    std::optional<ElasticReport> report; ///< the last one, as long as it is repeated
};

struct ElasticFacts {
    Timestamp now{};
    Timestamp began{}; ///< of the run
    StackParts parts;
    std::vector<ElasticNode> nodes;
    std::vector<protocol::HostEvent> log;            ///< host_worker_log of this run
    std::vector<protocol::HostProblem> fileProblems; ///< of host_worker
    std::vector<std::string> unknownAddresses;       ///< in host_worker, of no machine of the stack
    bool headResponds = true;
    bool busy = false;                           ///< another program changes the cluster
    std::chrono::seconds startLimit{15 * 60};    ///< until a machine runs
    std::chrono::seconds preparationLimit{3600}; ///< until its data is ready, after its start
    std::chrono::minutes uselessLimit{30};       ///< a machine that does not get on for this long is terminated
    int mostWorkers = 64;
};

enum class ElasticStep {
    Leave,     ///< status REMOVAL_QUEUED; leaves the run at its next boundary
    Terminate, ///< status REMOVED; its machine is terminated
    Queue,     ///< status ADD_QUEUED
    Enter,     ///< is recorded, set up, and joins the run at its next boundary
    Admitted,  ///< status ADDED
    Refuse,    ///< a request that is not carried out
    Report,    ///< a machine that does not get on; Terminate with a reason follows
};
constexpr auto namesOf(ElasticStep)
{
    return std::to_array<std::string_view>({"leave", "terminate", "queue", "enter", "admitted", "refuse", "report"});
}

struct ElasticAction {
    ElasticStep step = ElasticStep::Report;
    InstanceId instance; ///< empty: it concerns no machine
    std::string node;    ///< its name in the ledger; may be empty
    std::string reason;  ///< of Refuse, Report, and Terminate after a Report: without text from tags and files
    bool operator==(const ElasticAction &) const = default;
};

/// Decides what follows from tags, files and the records of a run. Removals come first. Called again after each poll;
/// a Refuse or Report is repeated as long as its cause lasts.
///
/// An elastic worker is wanted while it has its stack's tag. It is admitted when its data is ready, and counts when the
/// scheduler has admitted it: one that does not get so far delays no other. It is removed when its tag is gone, when its
/// line was removed from host_worker, or when another program began to, by its status. One that does not get on
/// (its script or its set-up fails, its worker has died, the run is full) is reported with its price, and terminated when
/// that lasts for uselessLimit. A machine that a program of this ledger has launched, and that was never in the run, is
/// only reported. The master and the base workers are locked: no tag, no file and no failure ends their machines.
std::vector<ElasticAction> elasticActions(const ElasticFacts &);

/// Since when each report is repeated in every poll. A plain object.
class ElasticReports {
public:
    /// The actions of one poll.
    void take(const std::vector<ElasticAction> &, const ElasticFacts &);
    std::optional<ElasticReport> of(const InstanceId &) const;

private:
    std::map<InstanceId, ElasticReport> m_reports;
};

/// After how many failed attempts in a row a machine is not set up again.
inline constexpr int kMostElasticAttempts = 3;
/// The pause after a failed attempt.
std::chrono::seconds elasticPause(int failures);

} // namespace trainyard::cluster
