#pragma once

#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "backend/core/system/fd.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/protocol/metric_record.h"
#include "backend/ssh/session.h"
#include "backend/ssh/sftp/sftp.h"
#include "backend/training/checkpoints/checkpoints.h"

namespace trainyard::training {

inline constexpr std::chrono::seconds kConnectTime{4}; ///< to a machine that may be gone

/// A machine with an open SFTP connection. One thread at a time.
class NodeFiles {
public:
    /// \error those of SSH and SFTP
    static Result<std::unique_ptr<NodeFiles>> open(const ssh::Host &, const CallContext &);
    const std::string &name() const { return m_name; }
    ssh::Sftp &sftp() { return *m_sftp; }

private:
    std::string m_name;
    std::optional<ssh::SshSession> m_session;
    std::optional<ssh::Sftp> m_sftp; ///< after the session: it is destroyed first
};

/// The right of one thread, in all programs, to change a run's checkpoints on this computer.
class CheckpointLock {
public:
    /// Waits for it. Creates the folder.
    /// \error Timeout, Cancelled, those of the disk
    static Result<CheckpointLock> take(const cluster::CloudContext &, const RunId &, const CallContext &);

private:
    explicit CheckpointLock(Fd file)
        : m_file(std::move(file))
    {
    }
    Fd m_file; ///< locked until it is closed
};

/// The run's folder in a bucket, without a slash at the end; empty without one.
std::string bucketFolder(const ledger::Run &);
/// Folder of a run's checkpoints on its machines.
std::string nodeFolder(const ledger::Run &);
/// Whether that folder belongs to the run alone, so that old checkpoints in it may be removed.
bool ownsNodeFolder(const ledger::Run &);

/// The names of the checkpoints in the run's folder on a machine; other files are skipped. A missing folder is empty.
Result<std::vector<protocol::CheckpointName>> namesOn(NodeFiles &, const ledger::Run &, const CallContext &);
/// \error also NotFound (it belongs to another run)
Result<CheckpointHeader> headerOn(NodeFiles &, const ledger::Run &, const protocol::CheckpointName &,
                                  const CallContext &);
/// Reads the header of an object of a bucket.
/// \error those of the storage and of readCheckpointHeader
Result<CheckpointHeader> headerAt(const cluster::CloudContext &, const std::string &uri, const CallContext &);
/// Downloads a checkpoint to a local file, checked and renamed into place.
/// \error as copyCheckpoint
Status fetchFrom(NodeFiles &, const ledger::Run &, const CheckpointHeader &, const std::filesystem::path &to,
                 const CopyProgress &, const CallContext &);

/// As fetchFrom, into the run's folder on this computer, under its CheckpointLock. Continues what an earlier call with
/// the same checkpoint has left.
Status continueFrom(NodeFiles &, const ledger::Run &, const CheckpointHeader &, const std::filesystem::path &to,
                    const CopyProgress &, const CallContext &);
/// Removes what interrupted calls of continueFrom have left in a folder.
void removeParts(const std::filesystem::path &folder, const std::vector<protocol::CheckpointName> &kept);

/// Names and headers of the checkpoints on this computer.
std::map<protocol::CheckpointName, CheckpointHeader> checkpointsHere(const cluster::CloudContext &, const RunId &);

/// Measures of the epochs that a run has finished, by their number.
struct EpochScores {
    std::map<int, double> accuracy, loss;
    void add(const protocol::MetricRecord &);
};

/// The checkpoints that are worth keeping: the last `most` (0: all), and the best by that measure. Within an epoch only
/// the newest of all is.
std::vector<protocol::CheckpointName> keptOf(std::vector<protocol::CheckpointName> all, const EpochScores &,
                                             std::size_t most, protocol::KeepBest by = protocol::KeepBest::Accuracy);
/// How many checkpoints a run keeps.
struct Retention {
    std::size_t most = 0; ///< of the last; 0: all
    protocol::KeepBest by = protocol::KeepBest::Accuracy;
};
Retention retentionOf(const ledger::Run &);

/// As listCheckpoints, with machines that are open already, and without those that it would have to open.
/// \param wanted  which ones to look at, from the names of all; empty: all
Result<CheckpointList> searchCheckpoints(
    const cluster::CloudContext &, const ledger::Run &, const std::vector<NodeFiles *> &,
    const std::function<std::vector<protocol::CheckpointName>(std::vector<protocol::CheckpointName>)> &wanted,
    const CallContext &);

} // namespace trainyard::training
