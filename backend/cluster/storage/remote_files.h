#pragma once

#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/storage/remote_place.h"
#include "backend/core/time/deadline.h"
#include "backend/ssh/session.h"
#include "backend/ssh/sftp/sftp.h"
#include "backend/storage/transfers/file_batch.h"

// The files of a cluster's machines over SFTP: listed for a browser, and transferred with their folders.
namespace trainyard::cluster {

/// An SFTP connection to a machine. One thread at a time may use it.
class RemoteMachine {
public:
    /// \error NotFound (cluster or machine), and those of ssh::SshSession::open() and ssh::Sftp::open()
    static Result<RemoteMachine> open(const CloudContext &, const ClusterId &, const std::string &node,
                                      const CallContext &);
    static Result<RemoteMachine> open(const ssh::Target &, const CallContext &);
    ssh::Sftp &sftp() { return *m_sftp; }
    bool connected() const { return m_session->connected(); }

private:
    RemoteMachine() = default;
    std::unique_ptr<ssh::SshSession> m_session; ///< outlives m_sftp, which is destroyed first
    std::unique_ptr<ssh::Sftp> m_sftp;
};

/// The rows of a folder from what the machine reports: folders first, then by name, at most RemoteListing::kMostShown.
RemoteListing remoteListing(const RemotePlace &, std::vector<ssh::RemoteEntry>);
/// Lists a folder. What a link leads to is looked up for the first links only.
/// \error NotFound, Conflict (it is no folder), PermissionDenied, InvalidArgument (more than 200,000 entries)
Result<RemoteListing> listRemote(ssh::Sftp &, const RemotePlace &folder, const CallContext &);
/// Removes a file. A missing one is not an error.
/// \error Conflict (it is a folder), PermissionDenied
Status removeRemote(ssh::Sftp &, const RemotePlace &, const CallContext &);

/// One file of a transfer.
struct RemoteTransfer {
    std::string local;
    RemotePlace remote;
    std::uint64_t bytes = 0;
    std::int64_t modified = 0; ///< of the source, seconds since 1970
    mode_t mode = 0;           ///< of the source
    bool operator==(const RemoteTransfer &) const = default;
};
struct RemoteTransferPlan {
    bool isUpload = false;
    std::vector<RemoteTransfer> files;
    std::vector<std::string> skipped; ///< "~/set/a?b: its name has characters that cannot be shown"
};
/// The download of files and folders of one machine, each to its own name in a folder of this computer. Links to files
/// are followed, links to folders are skipped, and so are empty folders.
/// \error InvalidArgument (several machines; two sources of one name; over 200,000 files), NotFound (also: no files)
Result<RemoteTransferPlan> planRemoteDownloads(ssh::Sftp &, const std::vector<RemotePlace> &from,
                                               const std::string &localFolder, const CallContext &);
/// The upload of files and folders of this computer, each to its own name in a folder of a machine.
/// \error InvalidArgument (two sources of one name), NotFound (also: no files), those of reading
Result<RemoteTransferPlan> planRemoteUploads(const std::vector<std::string> &from, const RemotePlace &folder);

/// Which files of a transfer are complete, so that a repetition after a pause sends the others only. Thread-safe.
class CompletedTransfers {
public:
    bool has(const RemoteTransfer &) const;
    void add(const RemoteTransfer &);

private:
    static std::string keyOf(const RemoteTransfer &);
    mutable std::mutex m_mutex;
    std::set<std::string> m_keys;
};

/// Transfers the files over a few connections in parallel. A file appears under its name when it is complete. A failed
/// file does not stop the others, unless all would fail.
/// \param target  of the machine; each connection logs in to it
/// \error the first failure
Status transferRemote(const ssh::Target &target, const RemoteTransferPlan &, CompletedTransfers &,
                      const storage::BatchSink &, const CallContext &);

/// What the queue of transfers does for a line: plans, transfers, and reports files that were skipped as a failure.
/// \param from, to  as of services::TransferLine; exactly one side names a machine
Status transferRemote(const CloudContext &, const std::vector<std::string> &from, const std::string &to,
                      CompletedTransfers &, const storage::BatchSink &, const CallContext &);

} // namespace trainyard::cluster
