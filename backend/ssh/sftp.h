#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

#include <sys/types.h>

#include "backend/core/deadline.h"
#include "backend/core/result.h"
#include "backend/core/secret.h"
#include "backend/ssh/session.h"

namespace trainyard::ssh {

/// Bytes done of all bytes; called in the caller's thread, about every 256 KiB.
using TransferProgress = std::function<void(std::uint64_t done, std::uint64_t total)>;

struct TransferResult {
    std::uint64_t bytes = 0;
    std::string sha256; ///< of the bytes sent or received, hexadecimal
};

struct RemoteFile {
    std::uint64_t size = 0;
    mode_t mode = 0; ///< permissions and type, as in stat(2)
    bool isFolder = false;
};

/// SFTP version 3 (draft-ietf-secsh-filexfer-02) with our own frames, 64 requests of 32 KiB in flight: full speed at
/// 50 ms round trip, where libssh's own calls wait for each answer. Same thread rule as its session, which must
/// outlive it. Paths are the server's; a path without a leading '/' is relative to the home folder.
/// errors  of any call: NotFound, PermissionDenied, DiskFull, IoFailure (the server's words), Timeout, Cancelled,
///         Disconnected, MalformedReply, Unsupported (no SFTP there). After Timeout, Cancelled or Disconnected the
///         object is of no more use.
class Sftp {
public:
    static Result<Sftp> open(SshSession &, const Deadline &, std::stop_token);
    Sftp(Sftp &&) noexcept;
    Sftp &operator=(Sftp &&) noexcept;
    ~Sftp();

    /// Send a local file: written beside the target as "REMOTE.part" with the final mode, then renamed over it. A break
    /// leaves the old target, and a part that the next upload overwrites.
    Result<TransferResult> upload(const std::filesystem::path &local, const std::string &remote, mode_t mode,
                                  const TransferProgress &, const Deadline &, std::stop_token);
    /// The same for a small text. The file has its mode from the first byte: 0600 for secrets.
    Status put(std::string_view content, const std::string &remote, mode_t mode, const Deadline &, std::stop_token);
    /// Receive into a local file, written beside it and renamed.
    Result<TransferResult> download(const std::string &remote, const std::filesystem::path &local, mode_t mode,
                                    const TransferProgress &, const Deadline &, std::stop_token);
    /// A whole small file.
    /// errors  InvalidArgument (larger than maxBytes)
    Result<std::string> get(const std::string &remote, std::size_t maxBytes, const Deadline &, std::stop_token);

    /// Nothing when there is no such file.
    Result<std::optional<RemoteFile>> stat(const std::string &remote, const Deadline &, std::stop_token);
    /// With its parents; an existing folder is an answer.
    Status ensureFolder(const std::string &remote, mode_t mode, const Deadline &, std::stop_token);
    /// A file that is not there is an answer.
    Status remove(const std::string &remote, const Deadline &, std::stop_token);
    Status rename(const std::string &from, const std::string &to, const Deadline &, std::stop_token);
    /// Bytes that this user may still write on the file system of a path; nothing when the server cannot tell.
    Result<std::optional<std::uint64_t>> freeBytes(const std::string &remote, const Deadline &, std::stop_token);

    class Engine; ///< private to the room

private:
    explicit Sftp(std::unique_ptr<Engine>);
    Result<TransferResult> receive(const std::string &remote, const std::filesystem::path &local, mode_t mode,
                                   const TransferProgress &, const Deadline &, std::stop_token);
    std::unique_ptr<Engine> m_engine;
};

} // namespace trainyard::ssh
