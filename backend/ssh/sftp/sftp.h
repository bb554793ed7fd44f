#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include <sys/types.h>

#include "backend/core/result.h"
#include "backend/core/secret.h"
#include "backend/core/time/deadline.h"
#include "backend/ssh/session.h"

namespace trainyard::ssh {

/// Bytes transferred and total bytes; called in the caller's thread, about every 256 KiB.
using TransferProgress = std::function<void(std::uint64_t done, std::uint64_t total)>;

struct TransferResult {
    std::uint64_t bytes = 0;
    std::string sha256; ///< of the bytes sent, hexadecimal
};

struct RemoteFile {
    std::uint64_t size = 0;
    mode_t mode = 0; ///< permissions and type, as in stat(2)
    bool isFolder = false;
    std::int64_t modified = 0; ///< seconds since 1970; 0: the server does not report it
};

/// An entry of a folder on the server. The name is the server's word: to be validated before it becomes a path here.
struct RemoteEntry {
    std::string name;
    RemoteFile file;
};

/// SFTP version 3 (draft-ietf-secsh-filexfer-02), implemented here: 64 requests of 32 KiB in flight reach full speed at
/// 50 ms round trip, where libssh's calls wait for each reply. The thread rule of its session applies, and the session
/// must outlive it. Paths are the server's; a path without a leading '/' is relative to the home folder. After Timeout,
/// Cancelled or Disconnected the object can no longer be used.
/// \error of any call: NotFound, PermissionDenied, DiskFull, IoFailure (with the server's message), Timeout, Cancelled,
///     Disconnected, MalformedReply, Unsupported (no SFTP there)
class Sftp {
public:
    static Result<Sftp> open(SshSession &, const CallContext &);
    Sftp(Sftp &&) noexcept;
    Sftp &operator=(Sftp &&) noexcept;
    ~Sftp();

    /// Uploads a local file: written beside the target as "REMOTE.part" with the final mode, then renamed over it. An
    /// interrupted upload leaves the old target and a part that the next upload replaces.
    Result<TransferResult> upload(const std::filesystem::path &local, const std::string &remote, mode_t mode,
                                  const TransferProgress &, const CallContext &);
    /// As upload, for a small text. The file is never more accessible than `mode`: 0600 for secrets.
    Status put(std::string_view content, const std::string &remote, mode_t mode, const CallContext &);
    /// Returns the contents of a small file.
    /// \error InvalidArgument (larger than maxBytes)
    Result<std::string> get(const std::string &remote, std::size_t maxBytes, const CallContext &);

    /// Downloads a file: the content of one moment, even when it is replaced meanwhile. A failure leaves no local file.
    /// \param local  created, 0600, or overwritten: the caller renames it into place after its checks
    /// \return bytes
    /// \error CorruptData (it became shorter), those of the local disk
    Result<std::uint64_t> download(const std::string &remote, const std::filesystem::path &local,
                                   const TransferProgress &, const CallContext &);
    /// As download, but continues behind what the local file has already, and leaves what has arrived when it fails. The
    /// caller checks the whole: the file may have been replaced between two calls.
    /// \param local  what an earlier call has left; created, 0600, if it is missing
    /// \return bytes of the whole file
    /// \error also CorruptData (the file is shorter than what is here)
    Result<std::uint64_t> downloadRest(const std::string &remote, const std::filesystem::path &local,
                                       const TransferProgress &, const CallContext &);
    /// Returns up to `bytes` bytes from `offset`; fewer only at the end of the file.
    Result<std::string> readAt(const std::string &remote, std::uint64_t offset, std::size_t bytes, const CallContext &);
    /// Lists a folder, without "." and "..", in the server's order.
    /// \error also InvalidArgument (more than `most` entries)
    Result<std::vector<RemoteEntry>> list(const std::string &remote, std::size_t most, const CallContext &);
    /// Removes a file. A missing one is not an error.
    Status remove(const std::string &remote, const CallContext &);

    /// Returns nothing when the file does not exist.
    Result<std::optional<RemoteFile>> stat(const std::string &remote, const CallContext &);
    /// Creates a folder and its parents. An existing folder is not an error.
    Status ensureFolder(const std::string &remote, mode_t mode, const CallContext &);

    class Engine; ///< internal to this library

private:
    explicit Sftp(std::unique_ptr<Engine>);
    std::unique_ptr<Engine> m_engine;
};

} // namespace trainyard::ssh
