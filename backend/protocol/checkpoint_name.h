#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard::protocol {

/// Name of the checkpoint that a run resumes from, in the run's folder of a node: put there by the client, or
/// downloaded by the first role that needs it.
inline constexpr const char *kResumeFile = "resume.safetensors";

/// The file name of a checkpoint identifies it, in the same way on nodes, on this computer and in buckets.
/// Ordered by training time.
struct CheckpointName {
    int epochs = 0;                        ///< finished
    std::optional<std::int64_t> step = {}; ///< of a checkpoint within the next epoch; a later one replaces it
    auto operator<=>(const CheckpointName &) const = default;
};

/// "checkpoint-000012.safetensors", "checkpoint-000012-step-000000812.safetensors".
std::string fileNameOf(const CheckpointName &);
/// \return empty for every other name, also for one with a folder
std::optional<CheckpointName> checkpointNameOf(std::string_view fileName);

/// What the savers get from the scheduler about the checkpoints at the ends of epochs.
struct KeptEpochs {
    int best = 0;  ///< epochs of the best one so far; 0: none
    int since = 0; ///< up to so many epochs they are of an earlier start of the run, whose best one is unknown
    void fields(auto &v) { v("best", best), v("since", since); }
    bool operator==(const KeptEpochs &) const = default;
};
/// The checkpoints of a run that are not kept, in the order of training. Kept are the newest `last` of those at the ends
/// of epochs (0: all) and those that KeptEpochs names; within an epoch the newest of all.
std::vector<CheckpointName> outdatedCheckpoints(std::vector<CheckpointName> all, int last, const KeptEpochs &);

/// Whether checkpoints are written to, or read from, this address of S3.
inline bool isS3(std::string_view address)
{
    return address.starts_with("s3://");
}

} // namespace trainyard::protocol
