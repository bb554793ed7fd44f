#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/core/async/progress.h"
#include "backend/ledger/rows.h"
#include "backend/protocol/metric_record.h"
#include "backend/training/checkpoints/checkpoints.h"
#include "backend/training/checkpoints/checkpoints_internal.h"

namespace trainyard::training {

// Without a bucket, the checkpoints of a run are on its machines, and end with them. The follower of the run therefore
// copies them to this computer as they are made (CheckpointCopies), and whatever is on machines only is copied before
// these are terminated (saveCheckpoints). The job of a run has the number that is kept: by default the last three, and the
// best by validation accuracy; older ones are removed here, and on the machines if they are in the run's own folder. The
// worker that saves them removes its own on its machine and in the bucket (runtime/worker/checkpoint_store).
//
// Those within epochs are saved every ten minutes, and each costs its bytes on the user's line and what AWS charges for
// them. They are copied at kHourlyBytes at most; those at the ends of epochs and the newest of a run that has ended always.

/// What may be copied to this computer in an hour of checkpoints within epochs: 2.4 Mbit/s.
inline constexpr std::uint64_t kHourlyBytes = 1u << 30;

/// Whether a checkpoint within an epoch is copied now. With kHourlyBytes those of up to 170 MiB are copied every ten
/// minutes, and one of 4 GiB every four hours.
/// \param sinceLast  since the newest copy of the run came, also one at the end of an epoch; without one, since its start
bool isCopyDue(std::uint64_t bytes, std::chrono::milliseconds sinceLast);

/// Copies the checkpoints of a run that is followed, in a thread of its own. A failed copy is repeated after the next
/// checkpoint and at the end. Does nothing for a run that saves to a bucket.
class CheckpointCopies {
public:
    /// \param note  receives a sentence about a failed copy, or about a checkpoint that is lost with its machine, in the
    ///     thread of this object; may be empty
    CheckpointCopies(const cluster::CloudContext &, const ledger::Run &, std::function<void(const std::string &)> note);
    ~CheckpointCopies(); ///< stops a copy in progress
    CheckpointCopies(const CheckpointCopies &) = delete;
    CheckpointCopies &operator=(const CheckpointCopies &) = delete;

    /// Reports that the ledger has new records of the run. Any thread; returns at once.
    void look();
    /// Copies what is left, for a run that has ended.
    /// \return whether all of it is here
    bool finish(const CallContext &);

private:
    void work(std::stop_token);
    void readRecords();
    void take(std::span<const protocol::MetricRecord>);
    Status copyNew(bool last, std::stop_token);
    Status copyFrom(const ssh::Host &, bool last, std::stop_token);
    void report(const Error &);
    void reportLost(const std::string &machine);
    bool isEnding() const;

    const cluster::CloudContext m_cloud;
    const ledger::Run m_run;
    const bool m_toBucket; ///< nothing is copied
    const std::function<void(const std::string &)> m_note;
    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    bool m_look = true, m_last = false, m_ended = false;
    bool m_complete = true; ///< nothing is left to copy
    // Used by the thread only.
    std::int64_t m_read = 0;                                              ///< sequence of the ledger
    std::map<int, std::string> m_hosts;                                   ///< by rank
    std::set<std::string> m_waiting;                                      ///< machines with new checkpoints; "": any
    std::set<std::string> m_postponed;                                    ///< machines with one that is not due yet
    std::map<std::string, std::vector<protocol::CheckpointName>> m_names; ///< by machine
    std::map<std::string, protocol::CheckpointName> m_newest;             ///< by machine: the newest that is recorded
    std::set<protocol::CheckpointName> m_recorded;                        ///< by this run
    std::optional<Timestamp> m_tried; ///< the latest copy of one within an epoch began; it may have failed
    EpochScores m_scores;
    std::string m_reported;
    std::jthread m_thread;
};

/// Which machines: all of these clusters (empty: of every open one), or one machine of theirs.
struct MachineScope {
    std::set<ClusterId> clusters;
    std::string node{}; ///< empty: all
};

/// The clusters in scope that are open, and are in the account that answers.
/// \error those of the ledger
Result<std::vector<ledger::Cluster>> openClusters(const cluster::CloudContext &, const MachineScope &,
                                                  const CallContext &);

/// The last and the best checkpoint of each run that exist on machines only.
struct UnsavedCheckpoints {
    std::vector<std::pair<ledger::Run, Checkpoint>> checkpoints;
    std::vector<std::pair<std::string, Error>> notRead; ///< machines that do not answer
    std::uint64_t bytes() const;
};
/// \error those of the ledger; Cancelled
Result<UnsavedCheckpoints> unsavedCheckpoints(const cluster::CloudContext &, const MachineScope &, const CallContext &);

/// One sentence for the user, such as "2 checkpoints (13 MB) of r-1 are on machines only."; empty when there are none.
std::string describe(const UnsavedCheckpoints &);
Sentence unsavedText(const UnsavedCheckpoints &); ///< the same, for the window

/// How long a termination may wait for the copies.
inline constexpr std::chrono::minutes kSavingTime{10};
inline constexpr const char *kSaveModelsStep = "save-models";

/// Copies unsavedCheckpoints() to this computer before their machines are terminated. Step kSaveModelsStep. A machine
/// that does not answer delays this by a few seconds, and is no error.
/// \error Timeout (after `most`, or a machine sends less than 1 MiB in 30 s), DiskFull and others of copyCheckpoint; Cancelled
Status saveCheckpoints(const cluster::CloudContext &, const MachineScope &, const ProgressSink &, std::stop_token,
                       std::chrono::seconds most = kSavingTime);

} // namespace trainyard::training
