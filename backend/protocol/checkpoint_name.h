#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace trainyard::protocol {

/// Name of the checkpoint that a run resumes from, in the run's folder of a node: put there by the client, or
/// downloaded by the first role that needs it.
inline constexpr const char *kResumeFile = "resume.safetensors";

/// The file name of a checkpoint says which one it is, in the same way on nodes, on this computer and in buckets.
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

/// Whether checkpoints are written to, or read from, this address of S3.
inline bool isS3(std::string_view address)
{
    return address.starts_with("s3://");
}

} // namespace trainyard::protocol
