#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "backend/core/ids.h"
#include "backend/core/result.h"

namespace trainyard::protocol {

/// Names of records. Readers accept and store other names of up to 64 bytes, too.
namespace metric {
inline constexpr std::string_view kTrainAccuracy = "train-accuracy";           ///< 0 to 1, per epoch
inline constexpr std::string_view kTrainLoss = "train-loss";                   ///< mean per sample, per epoch
inline constexpr std::string_view kValidationAccuracy = "validation-accuracy"; ///< 0 to 1, per epoch
inline constexpr std::string_view kValidationLoss = "validation-loss";
inline constexpr std::string_view kSpeed = "speed"; ///< samples/s: of a rank per window, of the job (rank -1) per epoch
inline constexpr std::string_view kBatchLoss = "batch-loss"; ///< mean per sample of a rank's window, at its last step
/// Classes that the model predicts now for the first validation samples (JobSpec::displaySamples). note: "7,2,1";
/// value: their number.
inline constexpr std::string_view kSamplePredictions = "sample-predictions";
inline constexpr std::string_view kBytesPerStep = "bytes-per-step"; ///< of a rank, to and from servers, per window
inline constexpr std::string_view kHiddenShare = "hidden-share";    ///< overlapped share of its communication, 0 to 1
inline constexpr std::string_view kWaitShare = "wait-share"; ///< of a rank's window: time waiting for weights, 0 to 1
inline constexpr std::string_view kEpochSeconds = "epoch-seconds";
inline constexpr std::string_view kWorkers = "workers";            ///< members of a view, at each view
inline constexpr std::string_view kGlobalBatch = "global-batch";   ///< samples of a step, at each view
inline constexpr std::string_view kLearningRate = "learning-rate"; ///< from this step on; at each view and each change
inline constexpr std::string_view kMemberJoined = "member-joined"; ///< rank: of the member; note: host; value: workers
inline constexpr std::string_view kMemberLeft = "member-left";
inline constexpr std::string_view kMemberDied = "member-died";   ///< note: "host: cause"
inline constexpr std::string_view kNeverJoined = "never-joined"; ///< a candidate was dropped; note: "host: cause"
inline constexpr std::string_view kServerDied = "server-died";   ///< rank: of the server; note: "host: cause"
inline constexpr std::string_view kServerLeft = "server-left"; ///< its machine leaves; rank: of the server; note: host
/// EC2 will take back the Spot machine of a worker, which leaves. rank: of the worker; note: host.
inline constexpr std::string_view kPreempted = "preempted";
inline constexpr std::string_view kWorkerWanted = "worker-wanted"; ///< a line was added to host_worker; note: address
inline constexpr std::string_view kStraggler = "awaited"; ///< all members wait for this rank's gradient; value: seconds
/// The source of a worker's data fails for a while, and the worker waits from then on; note: "host: cause".
inline constexpr std::string_view kDataAwaited = "data-awaited";
inline constexpr std::string_view kDataBack = "data-back"; ///< it has its data; value: seconds of the wait; note: host
/// The disk of the head takes records again; value: seconds for which it did not; note: what was lost, else empty.
inline constexpr std::string_view kDiskFull = "disk-full";
inline constexpr std::string_view kPaused = "paused";   ///< too few workers; value: their number; note: the reason
inline constexpr std::string_view kResumed = "resumed"; ///< value: workers
inline constexpr std::string_view kCoolingDown =
    "cooling-down"; ///< a flapping host is excluded; value: seconds; note: host
inline constexpr std::string_view kDeathsForgotten =
    "deaths-forgotten"; ///< a user lets a host join again; value: deaths; note: host
inline constexpr std::string_view kSchedulerBack = "scheduler-back"; ///< a new attempt resumed; value: seconds it took
inline constexpr std::string_view kCheckpoint = "checkpoint";        ///< note: path; value: epochs, -1: failed
/// A process of a task has ended. value: its status, 128 + N for signal N; note: "host label: sentence".
inline constexpr std::string_view kTaskEnded = "task-ended";
/// The process whose failure ended the run. rank, value and note as of kTaskEnded.
inline constexpr std::string_view kRootCause = "root-cause";
inline constexpr std::string_view kRestarted = "restarted";      ///< all processes of a task; value: restarts so far
inline constexpr std::string_view kSetUp = "set-up";             ///< of a task; value: seconds; note: host
inline constexpr std::string_view kRunFinished = "run-finished"; ///< value: RunOutcome; note: the reason
} // namespace metric

/// Converts a record's value, which comes from a node, to a number of workers; 0 for an invalid one.
int workersIn(double value) noexcept;

/// One measured value or event. Its key is (run, attempt, rank, name, step).
struct MetricRecord {
    RunId run;
    int attempt = 1;          ///< number of the scheduler's start, from 1
    int view = 0;             ///< version of the membership, 0 before the first
    int rank = -1;            ///< -1: the job
    int epoch = 0;            ///< from 0
    std::int64_t step = 0;    ///< global step (gradient syncs of all members since the start)
    std::int64_t samples = 0; ///< number of samples that the value covers
    double t = 0;             ///< Unix seconds
    std::string name;
    double value = 0; ///< NaN is written as null
    std::string note; ///< at most 1,024 bytes

    bool operator==(const MetricRecord &) const = default;
};

/// One JSON object on one line, without the newline.
std::string toLine(const MetricRecord &);

/// Parses one line of at most 8 KiB. Ignores unknown fields: a newer runtime may add some.
/// \error CorruptData (the detail names the field)
Result<MetricRecord> metricFromLine(std::string_view line);

/// Whether a record is a value that training or a program has measured, not an event or a fact of the membership.
bool isMeasurement(const MetricRecord &);

/// How many epochs of the job are complete once this record is known; 0 for one without that information. The only place
/// that decides when an epoch counts as done.
int completedEpochs(const MetricRecord &) noexcept;

} // namespace trainyard::protocol
