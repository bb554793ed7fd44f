#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <utility>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/core/async/progress.h"
#include "backend/core/result.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/training/checkpoints/checkpoint_file.h"

namespace trainyard::training {

/// The checkpoint from which a run on a cluster resumes.
struct ResumeSource {
    std::string origin;         ///< for users: "epoch 7 of run r-0123", a path, an address
    std::string uri;            ///< in a bucket: the roles download it
    std::filesystem::path file; ///< on this computer: it is sent to the machines; empty with a uri
    CheckpointHeader header;
};

/// The run and the epochs in "RUN@EPOCH"; without a number, the text as it is.
std::pair<std::string, std::optional<int>> splitResume(const std::string &wanted);

/// Finds a checkpoint by what a user names: a file or folder of this computer, an object or prefix at s3://, a run of
/// the ledger ("latest": the latest one). Of a folder, a prefix and a run it is the newest one; RUN@EPOCH names the one
/// after so many epochs. A checkpoint that
/// exists on machines only is copied to this computer: step "fetch-model".
/// \error NotFound, CorruptData, ChecksumMismatch, those of the places
Result<ResumeSource> findResume(const cluster::CloudContext &, const std::string &wanted, const ProgressSink &,
                                const CallContext &);

/// Checks that the job trains the model of the checkpoint, and more epochs.
/// \error InvalidArgument, in one sentence
Status checkResume(const ResumeSource &, const protocol::JobSpec &);

} // namespace trainyard::training
