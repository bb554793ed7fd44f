#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "backend/core/ids.h"
#include "backend/core/result.h"

namespace trainyard::protocol {

/// Names of records. Any other name of the same alphabet is allowed and is kept.
namespace metric {
inline constexpr std::string_view kTrainAccuracy = "train-accuracy";           ///< 0 to 1, per epoch
inline constexpr std::string_view kTrainLoss = "train-loss";                   ///< mean per sample, per epoch
inline constexpr std::string_view kValidationAccuracy = "validation-accuracy"; ///< 0 to 1, per epoch
inline constexpr std::string_view kValidationLoss = "validation-loss";
inline constexpr std::string_view kSpeed = "speed"; ///< samples/s: of a rank per window, of the job (rank -1) per epoch
inline constexpr std::string_view kBytesPerStep = "bytes-per-step"; ///< of a rank, to and from servers, per window
inline constexpr std::string_view kHiddenShare = "hidden-share";    ///< of a rank's communication, 0 to 1, per window
inline constexpr std::string_view kEpochSeconds = "epoch-seconds";
inline constexpr std::string_view kWorkers = "workers";            ///< members of a view, at each view
inline constexpr std::string_view kGlobalBatch = "global-batch";   ///< samples of a step, at each view
inline constexpr std::string_view kLearningRate = "learning-rate"; ///< from this step on; at each view, and as it moves
inline constexpr std::string_view kMemberJoined = "member-joined"; ///< rank: who; note: host; value: workers now
inline constexpr std::string_view kMemberLeft = "member-left";
inline constexpr std::string_view kMemberDied = "member-died";     ///< note: "host: cause"
inline constexpr std::string_view kNeverJoined = "never-joined";   ///< a candidate was dropped; note: "host: cause"
inline constexpr std::string_view kServerDied = "server-died";     ///< rank: of the server; note: "host: cause"
inline constexpr std::string_view kWorkerWanted = "worker-wanted"; ///< a line was added to host_worker; note: address
inline constexpr std::string_view kStraggler = "awaited"; ///< everybody waits for this rank's gradient; value: seconds
inline constexpr std::string_view kPaused = "paused";     ///< too few workers: value: how many; note: why
inline constexpr std::string_view kResumed = "resumed";   ///< value: workers
inline constexpr std::string_view kCoolingDown =
    "cooling-down"; ///< a flapping host is kept out; value: seconds; note: host
inline constexpr std::string_view kSchedulerBack = "scheduler-back"; ///< a new attempt went on; value: seconds it took
inline constexpr std::string_view kCheckpoint = "checkpoint";        ///< note: path; value: epoch
inline constexpr std::string_view kRunFinished = "run-finished";     ///< value: RunOutcome; note: the reason
} // namespace metric

/// A number of workers from a record's value, which a node wrote: 0 for what is none.
int workersIn(double value) noexcept;

/// How a run ended, as the value of its last record.
enum class RunOutcome { Finished = 0, Failed = 1, Stopped = 2 };
/// The state of the run in the ledger's word: "finished", "failed", or "stopped" when somebody asked for its end.
/// Any value that is none of an outcome is a failure.
std::string_view runState(double outcome) noexcept;

/// One measured value or event. Its key is (run, attempt, rank, name, step).
struct MetricRecord {
    RunId run;
    int attempt = 1;          ///< start of the scheduler, from 1
    int view = 0;             ///< version of the membership, 0 before the first
    int rank = -1;            ///< -1: the whole job
    int epoch = 0;            ///< from 0
    std::int64_t step = 0;    ///< global step (synchronous exchanges since the start)
    std::int64_t samples = 0; ///< that the value was taken over
    double t = 0;             ///< Unix seconds
    std::string name;
    double value = 0; ///< NaN travels as null
    std::string note; ///< at most 1,024 bytes

    bool operator==(const MetricRecord &) const = default;
};

/// One JSON object on one line, without the newline.
std::string toLine(const MetricRecord &);

/// Reads one line of at most 8 KiB; fields it does not know are ignored (a newer runtime may add some).
/// errors  CorruptData (detail names the field)
Result<MetricRecord> metricFromLine(std::string_view line);

} // namespace trainyard::protocol
