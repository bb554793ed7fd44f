#pragma once

#include <functional>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/launch/forwarded_credentials.h"
#include "backend/cluster/launch/launch.h"
#include "backend/core/async/progress.h"
#include "backend/core/result.h"
#include "backend/core/time/deadline.h"
#include "backend/ledger/rows.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/runs/run_control.h"
#include "backend/training/logs/log_store.h"

namespace trainyard::training {

// Runs a job on a cluster: connects cluster, run control, metric feed and ledger. The command line, the GUI and the
// tour use the same functions. They keep no state between calls, so that any program can attach to a run started by
// another. All of them block.

/// Returns the head, first, and the workers of a cluster.
/// \error NotFound (the head has no address)
Result<std::vector<ssh::Host>> nodesOf(const cluster::CloudContext &, const ClusterId &);

/// Finds a run by its id, a unique prefix of it, or the name that the user has given it; "latest" is the latest one.
/// \error NotFound, InvalidArgument (several match)
Result<ledger::Run> findRun(const cluster::CloudContext &, const std::string &idOrPrefix);
/// Returns the active run of a cluster, from the ledger.
/// \error NotFound
Result<ledger::Run> activeRun(const cluster::CloudContext &, const ClusterId &);

/// Whether startRun() calls checkJob(), or the caller has.
enum class DataCheck { Run, Done };

struct StartOptions {
    cluster::CredentialForwarding keys = cluster::CredentialForwarding::No;
    DataCheck check = DataCheck::Run;
    std::map<std::string, Secret> secrets = {}; ///< values of TaskSpec::secrets, by name; not stored on this computer
    ledger::RunLabels labels = {};              ///< name, notes and tags of the run; its id is set
};

/// Starts a job on all workers of the cluster. Generates job.run when it is empty and sets job.workers to the number of
/// workers. The run is in the ledger before any process starts; on failure or Cancel its processes are stopped and it
/// is marked as failed or stopped. Checkpoints go to the bucket of the cluster's plan, if it has one that its machines
/// reach anyway, unless the job names a folder. job.resume is what findResume() understands.
/// Before any machine is contacted, the job is checked against its data (checkJob()): step "check". Data in files of the
/// machines must be the same on all workers (data_on_machines.h); of a TensorFlow task, a difference is only reported:
/// step "data".
/// \param keys  whether the user's credentials may be sent to machines whose role cannot access the job's buckets;
///     stored with the run
/// \error Busy (the cluster has an active run, or one that cannot be reached now and may be active; an image is made of a
///     machine, or machines are stopped or restarted), InvalidArgument
///     (the job, also one that does not fit its data; or credentials have to be sent without consent; or the checkpoint
///     is of another model), ChecksumMismatch (the machines have different data), those of reading the data's files, of findResume, cluster::forwardedCredentials and
///     runs::RunControl::start
Result<RunId> startRun(const cluster::CloudContext &, const ClusterId &, protocol::JobSpec job, const ProgressSink &,
                       std::stop_token, cluster::CredentialForwarding keys = cluster::CredentialForwarding::No,
                       DataCheck check = DataCheck::Run);
/// Values of a job's secrets in the environment of this program, by name; those that are missing are left out.
std::map<std::string, Secret> secretsOfEnvironment(const protocol::JobSpec &);

/// The same. The code of a task is packed first (code_pack.h): step "pack"; the archive stays in the state folder.
/// \error also InvalidArgument (no value for one of TaskSpec::secrets), those of packCode()
Result<RunId> startRun(const cluster::CloudContext &, const ClusterId &, protocol::JobSpec job, const StartOptions &,
                       const ProgressSink &, std::stop_token);

struct RunEnd {
    protocol::RunState state = protocol::RunState::Running; ///< Running: the run continues
    std::string note;                                       ///< the run's own final message, or kEndedWithCluster
    std::optional<Timestamp> at = {};                       ///< the time, unless it is the present

    bool over() const { return isOver(state); }
    bool ok() const { return state == protocol::RunState::Finished; }
};

/// Note of a run (Stopped) whose machines were terminated while it ran; not a failure of the run.
inline constexpr const char *kEndedWithCluster = "its cluster was terminated";
/// Returns the stored state, EndedWithCluster, or Running where !isOver().
protocol::RunState stateOf(const ledger::Run &);
/// Whether the run is known to have ended. Not so where an earlier version recorded a failure because the head node was
/// silent: such a run is followed again.
bool isOver(const ledger::Run &);

/// Records in the ledger that a run ended when its cluster was closed, unless its own records state its end.
/// \return how it ended
RunEnd closeRunWithCluster(ledger::Ledger &, const ledger::Run &, const ledger::Cluster &closed);

struct RecoveryPlan;

struct FollowOptions {
    std::function<void(std::int64_t last)> stored; ///< the ledger has new rows of the run, up to this sequence
    std::function<void(const std::string &)> note; ///< messages for users, "unreachable since 14:02"; may be empty
    /// The head node has not responded since this time; empty: it responds, also at the beginning. A fact about this
    /// follower, which is not recorded: the run probably continues. May be empty.
    std::function<void(std::optional<Timestamp> since)> unreachable;
    bool untilQuiet = false; ///< catch up and return instead of waiting for the run's end
    /// Decides, in the follower's thread, whether a run whose head is lost continues where that costs money or all of
    /// its progress (RecoveryPlan::needsConfirmation()). Empty: it does not. What costs nothing is not asked.
    std::function<bool(const RecoveryPlan &)> confirm = {};
    bool confirmAlways = false;         ///< also what costs nothing
    cluster::LaunchOptions launch = {}; ///< of a machine in place of a lost head
    ProgressSink progress = {};         ///< steps of a recovery; may be empty
    /// Replaces the Spot machines of workers that EC2 takes back, according to the cluster's plan (spot_policy.h), and
    /// lets elastic workers of a stack join and leave by its tags (cluster/stack/elastic/elastic_policy.h). When false,
    /// another follower may do so.
    bool replaceSpot = false;
    /// An action that may take minutes.
    using Action = std::function<Status(const ProgressSink &, std::stop_token)>;
    /// Shows such an action, calls it once at most, and returns its result when it has ended, or Cancelled. Called in a
    /// thread of the follower. Empty: actions are not shown.
    std::function<Status(const std::string &title, const Action &, std::stop_token)> operation = {};
    /// Lines of the run's processes as they are copied, from these cursors on; in several threads. May be empty.
    std::function<void(const CopiedLog &, std::string_view lines)> logLines = {};
    std::map<CopiedLog, ledger::FeedCursor> logsFrom = {};
};

/// Stores the metrics of a run until it ends, and then its logs. Unless it only catches up, it also copies the logs of
/// all processes to runs/ID/logs/ as they are written (log_copies.h), the run's checkpoints to runs/ID/checkpoints/
/// (checkpoint_copies.h), and stores what its machines measure (system_samples.h). Marks run and cluster in the ledger
/// when it has ended; stopping leaves the run alive. A head node that does not respond is waited for without limit, and
/// the records continue where they were interrupted: an outage of this computer or its network is no end of a run. A
/// run whose scheduler or head has died continues (head_loss.h), unless the call only catches up; steps lost are in an
/// event, and in the run's detail. For a run that has ended already, returns its end without network requests.
/// \error PeerLost (the scheduler has ended without a final record, as a head that responds has reported, or the head is
///     gone, as AWS has reported, and the run cannot continue or may not; recorded as failed), Unreachable (untilQuiet
///     only; nothing is recorded), those of runs::MetricsFeed
Result<RunEnd> followRun(const cluster::CloudContext &, const RunId &, const FollowOptions &, std::stop_token);

/// Launches `count` more machines and adds them to the active run, if any. Machines of a stack that are there already,
/// because their prepare-data script failed when they were added, run it again and count among them.
/// \return their names
/// \error those of cluster::addWorkers: no new machine remains; NeverJoined, Cancelled and others: some did not join
///     the run and are terminated, and the error names each with its reason; those that joined stay, and those of a
///     stack whose prepare-data script failed: the next call takes them again. The error names both
Result<std::vector<std::string>> growCluster(const cluster::CloudContext &, const ClusterId &, int count,
                                             const cluster::LaunchOptions &, const ProgressSink &, std::stop_token);
/// How a worker is removed.
enum class Removal {
    AtBoundary, ///< when it has left the run; its checkpoints are copied
    AtOnce,     ///< its machine hangs: the run, if it can, continues as after the loss of a machine
};
/// The active run whose job cannot continue without this machine: Removal::AtOnce ends it. Empty: none is known.
std::optional<RunId> runThatNeeds(const cluster::CloudContext &, const ClusterId &, const std::string &node);
/// Removes a worker from the active run, then terminates its machine.
/// \error AtBoundary: Conflict (the job cannot continue without it), those of RunControl::removeWorker()
Status shrinkCluster(const cluster::CloudContext &, const ClusterId &, const std::string &node, const ProgressSink &,
                     std::stop_token, Removal how = Removal::AtBoundary);

/// Names of the machines that a change of size added and removed.
struct ResizeResult {
    std::vector<std::string> added, removed;
};
/// Grows or shrinks a cluster to so many workers; the latest ones leave, all at one boundary of the active run. A failure
/// does not undo other changes.
/// \param workers  at least 1
Result<ResizeResult> resizeCluster(const cluster::CloudContext &, const ClusterId &, int workers, const ProgressSink &,
                                   std::stop_token);
/// Lists the machines that leave when a cluster shrinks to `workers`, in order; empty when it has no more than that.
/// \error as nodesOf
Result<std::vector<std::string>> workersToRemove(const cluster::CloudContext &, const ClusterId &, int workers);

enum class StopMode {
    SaveCheckpoint, ///< within the job's stopSeconds
    AtOnce,
};
inline constexpr const char *kStopStep = "stop"; ///< begins when the request is sent to the head
/// Ends a run's processes; the machines stay. Step kStopStep.
/// \return how it ended; the note names the checkpoint
/// \error NotFound, those of runs::RunControl::stop
Result<RunEnd> stopRun(const cluster::CloudContext &, const RunId &, StopMode, const ProgressSink &, std::stop_token);

} // namespace trainyard::training
