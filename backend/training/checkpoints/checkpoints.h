#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/launch/forwarded_credentials.h"
#include "backend/core/enum_names.h"
#include "backend/core/result.h"
#include "backend/ledger/rows.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/training/checkpoints/checkpoint_file.h"

namespace trainyard::training {

/// One checkpoint of a run, and all places where it is.
struct Checkpoint {
    CheckpointHeader header;
    std::filesystem::path here;     ///< on this computer; empty: it is not
    std::string uri;                ///< in a bucket; empty: it is not
    std::vector<std::string> nodes; ///< machines that have it
    std::optional<double> accuracy; ///< of the validation after its last epoch, 0 to 1; none for one within an epoch
    std::optional<double> loss;
    bool onMachinesOnly() const { return here.empty() && uri.empty(); }
};

/// What the best checkpoint is chosen by.
enum class BestBy { Accuracy, Loss };
constexpr auto namesOf(BestBy)
{
    return std::to_array<std::string_view>({"accuracy", "loss"});
}
using trainyard::toString;

struct CheckpointList {
    std::vector<Checkpoint> checkpoints;                ///< in the order of training
    std::vector<std::pair<std::string, Error>> notRead; ///< "worker-2", "s3://...": places that could not be read

    /// \return null without one
    const Checkpoint *last() const;
    const Checkpoint *best(BestBy) const;
    /// The one that was made when so many epochs were finished.
    const Checkpoint *ofEpoch(int epochs) const;
};

/// Local folder of a run's checkpoints: runs/ID/checkpoints.
std::filesystem::path checkpointFolder(const cluster::CloudContext &, const RunId &);

/// Where a new run saves its checkpoints: s3://BUCKET/trainyard/RUN in the first bucket of the cluster's plan, if the
/// machines reach it without further consent; otherwise empty.
std::string bucketFolderFor(const cluster::CloudContext &, const ClusterId &, const protocol::JobSpec &,
                            cluster::CredentialForwarding);

/// What a run lacks while no program follows it, in a sentence for users; empty for a run of a user's program.
std::string withoutFollower(const ledger::Run &);

/// Lists the checkpoints of a run on this computer, in its bucket and on the machines of its cluster. A machine that
/// does not answer within a few seconds is listed in notRead.
/// \error those of the ledger; Cancelled
Result<CheckpointList> listCheckpoints(const cluster::CloudContext &, const ledger::Run &, const CallContext &);

/// Bytes so far and in total.
using CopyProgress = std::function<void(std::uint64_t done, std::uint64_t total)>;

/// Copies a checkpoint to a local file: from this computer, the bucket or a machine, in this order. The file is renamed
/// into place after its size and SHA-256 were checked.
/// \error ChecksumMismatch, DiskFull, NotFound (it has been replaced), those of the place
Status copyCheckpoint(const cluster::CloudContext &, const ledger::Run &, const Checkpoint &,
                      const std::filesystem::path &to, const CopyProgress &, const CallContext &);

/// Which checkpoint is meant: the last one by default.
struct CheckpointChoice {
    bool best = false;
    BestBy by = BestBy::Accuracy;
    std::optional<int> epochs; ///< finished
};
/// \error NotFound, in one sentence
Result<Checkpoint> chooseCheckpoint(const CheckpointList &, const ledger::Run &, const CheckpointChoice &);

} // namespace trainyard::training
