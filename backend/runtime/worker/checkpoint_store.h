#pragma once

#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <stop_token>
#include <string>

#include "backend/protocol/checkpoint_name.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/runtime/nn/checkpoint.h"
#include "backend/storage/storage.h"

namespace trainyard::worker {

/// The id of each run of launch/drop_in/dmlc: it does not identify the writer of a file.
inline constexpr const char *kUnnamedRun = "dmlc";

/// Whether the checkpoints of a job go to a bucket.
bool savesToS3(const protocol::JobSpec &);

/// Where the checkpoints of a job go: a folder of this machine, and then the bucket that the job names. Copies share
/// what they know; one thread at a time saves, and another one uploads.
class CheckpointStore {
public:
    /// \param folder  on this machine, unless the job names another one
    CheckpointStore(const protocol::JobSpec &, std::filesystem::path folder, storage::StorageConfig);

    /// Writes a checkpoint to this machine, and removes those of this run that the job does not keep.
    /// \return its path
    /// \error those of nn::saveCheckpoint
    Result<std::string> save(const nn::Checkpoint &, const protocol::CheckpointName &, const protocol::KeptEpochs &,
                             std::stop_token) const;
    /// Sends it to the bucket, and removes there what the job does not keep of this run.
    /// \return its address in the bucket; empty if a newer one has replaced it on this machine
    /// \error those of the storage, after which the file is on this machine only
    Result<std::string> upload(const protocol::CheckpointName &, std::stop_token) const;

private:
    void pruneMachine(const protocol::CheckpointName &added) const;
    void removeFromMachine(const protocol::CheckpointName &, const CallContext &) const;
    void removeUploaded(const protocol::CheckpointName &) const;
    void pruneBucket(const protocol::CheckpointName &added, std::stop_token) const;
    bool isOwn(const std::string &uri, const CallContext &) const;
    Status removeOwn(const std::string &uri, const CallContext &) const;

    std::string m_run;
    int m_keep;
    std::filesystem::path m_folder;
    std::string m_uri; ///< s3://, without a slash at the end; empty: no bucket
    storage::StorageConfig m_storage;
    struct Files {
        std::mutex mutex;
        protocol::KeptEpochs kept;                         ///< the latest
        std::optional<protocol::CheckpointName> uploading; ///< not removed meanwhile
        /// Those of this run. Unset: the folder has not been read. That of the bucket is used by the uploads only.
        std::optional<std::set<protocol::CheckpointName>> onMachine, inBucket;
    };
    std::shared_ptr<Files> m_files; ///< on this machine
};

/// The job with its checkpoint to resume from as a file of this machine: one that the client has put into the run's
/// folder, or one at s3://, which is downloaded there once, whichever roles need it.
/// \error those of the storage; NotFound (no checkpoint at that address)
Result<protocol::JobSpec> withLocalResume(const protocol::JobSpec &, const std::filesystem::path &runFolder,
                                          std::stop_token);

} // namespace trainyard::worker
