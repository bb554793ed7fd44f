#pragma once

#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/launch/forwarded_credentials.h"
#include "backend/core/async/progress.h"
#include "backend/core/time/clock.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/protocol/run_state.h"

/// Jobs that run on a cluster one after the other. The queue is in the ledger; it moves on while a program of this
/// computer works at it (runQueue()), and continues where it was when none did.
namespace trainyard::training {

struct QueueEntry {
    std::string id;                 ///< "q-" + 16 hex digits
    protocol::JobSpec job;          ///< its run, if it has one, is the id that the run will get
    std::string name;               ///< for people
    int priority = 0;               ///< higher ones first; among equals the earlier one
    std::vector<std::string> after; ///< ids of entries that must have finished before
    cluster::CredentialForwarding keys = cluster::CredentialForwarding::No;
    std::string sweep;  ///< id of the sweep that it belongs to; empty: none
    int trial = -1;     ///< of the sweep
    RunId run;          ///< once it has been started
    std::string failed; ///< why it could not be started, or will not be: it stays in the list until it is removed
    std::string waits;  ///< why it could not be started yet; it is tried again
    std::string raw;    ///< as stored, of an entry that this version cannot read; `failed` has the reason
    int attempts = 0;   ///< that failed although the head responded, by errors of hasFailedTooOften()
    bool operator==(const QueueEntry &) const = default;
    bool isWaiting() const { return run.empty() && failed.empty(); }
};

inline constexpr std::size_t kMostQueued = 1000;

/// Name of the setting of the ledger with the queue of a cluster, and of the lease under which it changes.
std::string queueKey(const ClusterId &);

/// The entries as text of the ledger, and back. One that cannot be read, as of a newer version, is kept as it is.
std::string toJson(std::span<const QueueEntry>);
/// \error CorruptData
Result<std::vector<QueueEntry>> queueFromJson(std::string_view);

/// What happens next in a queue.
struct QueueStep {
    std::optional<std::size_t> start;                      ///< index of the entry to be started
    std::vector<std::pair<std::size_t, std::string>> fail; ///< entries that will not be started, with the reason
};
/// Decides it: the ready entry of the highest priority. An entry whose predecessor failed, was stopped or was removed
/// fails.
/// \param stateOf  of the runs of entries; empty: the ledger does not have it
QueueStep nextOf(std::span<const QueueEntry>,
                 const std::function<std::optional<protocol::RunState>(const RunId &)> &stateOf);

/// Whether an error of a start is about the entry itself, so that the next entry may start. Otherwise the cluster, the
/// network or the session is the reason, and every other entry would fail in the same way.
bool isFaultOfEntry(const Error &);
/// Whether an error may be about the data of the entry, or about the network: a timeout, a service that cannot be
/// understood or refuses the keys. While the head responds, the entry is tried again kMostAttempts times.
bool mayBeFaultOfEntry(const Error &);
inline constexpr int kMostAttempts = 12; ///< about 40 minutes
/// Whether the queue passes over an entry whose next attempt failed by this error, with a head that responds.
bool hasFailedTooOften(const QueueEntry &, const Error &);

/// Adds a job at the end. Its code, if any, is read when its turn comes.
/// \return the entry, with its id
/// \error InvalidArgument (the job; an unknown entry in `after`; more than 1000 entries), NotFound (cluster), Busy (other
///     programs keep changing the queue)
Result<QueueEntry> addToQueue(const cluster::CloudContext &, const ClusterId &, QueueEntry);
/// The same for several, in one step.
Result<std::vector<QueueEntry>> addToQueue(const cluster::CloudContext &, const ClusterId &, std::vector<QueueEntry>);
/// All entries, in the order in which they were added.
Result<std::vector<QueueEntry>> queueOf(const cluster::CloudContext &, const ClusterId &);
/// Removes an entry; its run, if it has one, continues.
/// \error NotFound, Busy
Status removeFromQueue(const cluster::CloudContext &, const ClusterId &, const std::string &entry);

/// Lets entries wait again that were not started, or whose run failed or was stopped. They get another run.
/// \param entries  their ids; empty: all that were not started, or whose run failed
/// \return the ids of those that wait again
/// \error NotFound, InvalidArgument (it has not failed, or this version cannot read it), Busy
Result<std::vector<std::string>> retryQueued(const cluster::CloudContext &, const ClusterId &,
                                             const std::vector<std::string> &entries);

/// Starts the entries one after the other, each as soon as no run is active on the cluster, and returns when none is
/// left to start and the last run has ended. An entry that cannot be started by its own fault (isFaultOfEntry()) is
/// marked and passed over. For any other reason the queue is paused: the entry stays first, its `waits` has the reason,
/// and it is tried again after 5 seconds, then after twice the pause before, 5 minutes at most, and fails after
/// kMostAttempts where it may be the reason itself (mayBeFaultOfEntry()). Values of
/// TaskSpec::secrets are those of this process's environment. Steps "queue" for each entry, "queue-pause", and those of
/// startRun(). A stop request ends the work at the queue, not the run.
/// \param unreachable  as of FollowOptions, of the run in progress; may be empty
/// \error Busy (another program works at this queue), Cancelled, NotFound (the cluster is terminated), those of the ledger
Status runQueue(const cluster::CloudContext &, const ClusterId &, const ProgressSink &, std::stop_token,
                const std::function<void(std::optional<Timestamp> since)> &unreachable = {});

} // namespace trainyard::training
