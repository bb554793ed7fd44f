#pragma once

#include <map>
#include <span>
#include <string>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/launch/forwarded_credentials.h"
#include "backend/core/async/progress.h"
#include "backend/core/sentence.h"
#include "backend/ledger/rows.h"
#include "backend/protocol/metric_record.h"
#include "backend/runs/run_control.h"
#include "backend/training/run/cluster_run.h"

namespace trainyard::training {

/// Adds an event about a run, the subject. Best effort: a full disk costs the event.
void addRunEvent(ledger::Ledger &, const ledger::Run &, const Sentence &text, bool failed = false,
                 const char *kind = "run");
/// Records the end of a run in the ledger: run and event.
void record(ledger::Ledger &, const ledger::Run &, const RunEnd &);
/// Marks a cluster on which a run has ended as ready again.
void releaseCluster(const cluster::CloudContext &, const ClusterId &);
/// Also marks its cluster as ready again.
void finishRun(const cluster::CloudContext &, const ledger::Run &, const RunEnd &);

/// Beginning of the detail of a run that failed with its head.
inline constexpr const char *kLostWithHead = "it was lost with its head node";

/// Name of the lease of the program that continues a run after the loss of its head.
std::string recoveryLease(const RunId &);
/// Whether the cluster belongs to another profile or endpoint: what this program learns is not about its machines, and
/// no follower may conclude from it that a run has ended.
bool isOfOtherCloud(const cluster::CloudContext &, const ClusterId &);

/// Whether a run is of a program of the user: its checkpoints, and how it continues, are known to that program only.
bool isTask(const ledger::Run &);
/// Whether machines may join a run.
/// \error as of runs::checkGrows
Status checkGrows(const ledger::Run &);
/// Lets up to `most` workers of a stack join its active run whose machines are there, since their prepare-data script
/// failed when they were added: it runs again.
/// \return the names of those that joined; empty for other clusters, without an active run, and if that takes no more
/// \error joinError(): also RemoteCommandFailed (the script failed again: the machine stays)
Result<std::vector<std::string>> joinKeptWorkersOf(const cluster::CloudContext &, const ClusterId &, int most,
                                                   const ProgressSink &, const std::stop_token &);

/// Removes several workers as the public shrinkCluster() does, at one boundary of the run: all are requested to leave
/// before one is waited for. The machine of each is terminated as soon as it has left, one at a time.
/// \error Cancelled if that ended one of the waits, else the first one: the detail names those that failed, each with its
///     reason, and those that are removed nevertheless
Status shrinkCluster(const cluster::CloudContext &, const ClusterId &, const std::vector<std::string> &nodes,
                     const ProgressSink &, std::stop_token);

std::vector<ssh::Host> withoutHead(std::vector<ssh::Host> nodes);

/// Ends the processes of a run whose start failed. Where a machine does not respond, the ledger keeps the run, for
/// endCutOffStart(). Blocks for 20 seconds at most.
/// \param nodes  all of the cluster
void noteCutOffStart(const cluster::CloudContext &, const ledger::Run &, const std::vector<ssh::Host> &nodes);
/// Ends the processes of the run that noteCutOffStart() kept for the cluster: beside another run they would train, too.
/// Step "stop". Nothing to do without such a run.
/// \error a retryable one (a machine does not respond), Cancelled, those of the ledger
Status endCutOffStart(const cluster::CloudContext &, const ClusterId &, const std::vector<ssh::Host> &nodes,
                      const ProgressSink &, std::stop_token);

/// Whether workers of the cluster are Spot machines, by its plan.
bool usesSpot(const cluster::CloudContext &, const ClusterId &);

/// Fits a job to its cluster: the workers of each machine, their number, and how long the run waits for replacements.
/// \param nodes  all of the cluster
/// \error InvalidArgument (the job's GPUs), those of the ledger, of a task those of fitTask()
Status fitToCluster(const cluster::CloudContext &, const ClusterId &, const std::vector<ssh::Host> &nodes,
                    protocol::JobSpec &);

/// Ledger setting that holds the user's consent to keys for a run.
std::string consentKey(const RunId &);
/// The environment of a run's processes, with the credentials that were agreed to.
/// \error InvalidArgument (the profile has the keys of another account by now, which has no access to the buckets), those
///     of cluster::forwardedCredentials
Result<cluster::ForwardedCredentials> keysOf(const cluster::CloudContext &, const ledger::Run &, const CallContext &);
/// Whether the machines of a run get keys of this program's account, by the ledger; not so where the user has named some.
bool sendsKeys(const cluster::CloudContext &, const ledger::Run &);

/// The control of a run whose processes get the credentials that were agreed to.
/// \param secrets  of a task that is being started
/// \error those of cluster::forwardedCredentials
Result<runs::RunControl> control(const cluster::CloudContext &, const ledger::Run &, const ssh::Host &head,
                                 const ProgressSink &, std::stop_token, const std::filesystem::path &resumeFile = {},
                                 std::map<std::string, Secret> secrets = {});

/// From the node's clock, whose value is arbitrary.
Timestamp timeOf(const protocol::MetricRecord &);

/// Records in the timelines of the machines which workers the scheduler has admitted, and in the events of the cluster
/// which have died: each once, with any number of readers of the records. Those of a cluster or a machine that is being terminated on
/// request are left out.
void noteMembers(const cluster::CloudContext &, const ledger::Run &, std::span<const protocol::MetricRecord>);

/// A node whose worker is no member of the run, and the reason.
struct FailedJoin {
    std::string node;
    Error error; ///< NeverJoined (its process ended, or the scheduler dropped it), NotFound (the cluster has no such
                 ///< machine), Conflict (no logins), Cancelled, those of runs::RunControl::addWorker and watchWorker
    bool hasNoData =
        false; ///< its prepare-data script failed, or did not end: no worker was started, its machine stays
};
struct JoinResult {
    std::vector<std::string> joined; ///< also the nodes that wait when the run ends
    std::vector<FailedJoin> failed;
};
/// The error of a result in which some failed: each with its reason, then one sentence that names those that joined and
/// the machines that stay, with what to do about these.
/// \return Cancelled if one was; Conflict for Busy, which means that nothing was launched; else the code of the first
Error joinError(const RunId &, const JoinResult &);
/// An error of other machines, with those that have joined before.
Error withJoined(Error, const std::vector<std::string> &joined);

/// Before machines join a run whose program logs in to them, such as horovodrun: they get the key mesh, and the others learn
/// their names and host keys. Those that the head cannot log in to, or that cannot log in to the head, are moved from
/// `joining` to `failed` (Conflict).
/// \error those of makeKeyMesh() and of the ledger
Status ensureLogins(const cluster::CloudContext &, const ledger::Run &, const ssh::Host &head,
                    std::vector<ssh::Host> &joining, std::vector<FailedJoin> &failed, const ProgressSink &,
                    std::stop_token);

/// Whether the prepare-data scripts of a stack's machines have ended before they join.
enum class JoinData {
    Awaited, ///< by joinRun() (scale/data_wait)
    Ready,   ///< as the caller knows
};
/// Starts workers on these nodes during the run, and waits until the scheduler has admitted each of them, as long as
/// its process works towards it. Each node is handled by itself: a failure or a stop request changes nothing for the
/// members. Each of the nodes is in the result once.
/// \error those of nodesOf(), control(), ensureLogins() and cluster::elasticStackOf(): no worker was started
Result<JoinResult> joinRun(const cluster::CloudContext &, const ledger::Run &, const std::vector<std::string> &nodes,
                           const ProgressSink &, std::stop_token, JoinData = JoinData::Awaited);

/// Terminates the machine of a worker that did not join. Waits while another program changes the cluster, for 15
/// minutes or until a stop request, after which there is one more attempt. The removal is recorded first, so that a
/// machine that remains is reported later (cluster/operate/removals.h).
/// \error Busy (another program still changes the cluster), those of cluster::removeWorker
Status removeOutsider(const cluster::CloudContext &, const ClusterId &, const std::string &node, const ProgressSink &,
                      std::stop_token);

/// The same. Machines that did not join leave the run and are terminated, also after a stop request. Those without data
/// stay: their script can be corrected and run again.
/// \error joinError()
Status joinOrRemove(const cluster::CloudContext &, const ledger::Run &, const std::vector<std::string> &nodes,
                    const ProgressSink &, std::stop_token);

} // namespace trainyard::training
