#pragma once

#include <string>
#include <string_view>
#include <utility>

#include <tl/expected.hpp>

namespace trainyard {

/// What went wrong, as far as a decision depends on it. `backend/wording` has one sentence for each.
enum class ErrorCode {
    Internal,            ///< a bug of ours
    InvalidArgument,     ///< the user's input: option, field, plan
    NotFound,            ///< the thing named does not exist
    AlreadyExists,       ///< the name is taken
    Unsupported,         ///< the other side cannot do this
    Timeout,             ///< a deadline passed
    Cancelled,           ///< the user, or a stop token, asked to stop
    Unreachable,         ///< no connection: refused, no route, unknown name
    Disconnected,        ///< a connection broke in the middle
    TlsFailed,           ///< certificate or TLS handshake
    MalformedReply,      ///< HTML, nothing, or bytes we cannot read, from the network
    Throttled,           ///< asked to slow down
    ServiceFailure,      ///< the service had an internal problem (5xx)
    CredentialsMissing,  ///< no credentials found
    CredentialsRejected, ///< key unknown, or the signature does not match
    CredentialsExpired,  ///< the session token ended
    PermissionDenied,    ///< known, but not allowed
    ClockSkew,           ///< our clock and theirs are too far apart
    NoCapacity,          ///< no machine of that type free there now
    QuotaExceeded,       ///< the account's limit
    Conflict,            ///< wrong state, or something still depends on it
    PreconditionFailed,  ///< it changed meanwhile
    SshRefused,          ///< the host answers, but not as an SSH server
    SshAuthFailed,       ///< the SSH server does not accept our key
    HostKeyMismatch,     ///< another host key than the one known beforehand
    RemoteCommandFailed, ///< a remote command ended with a status other than 0
    LocalCommandFailed,  ///< a local program could not be started or ended badly
    DiskFull,            ///< no space left, here or there
    IoFailure,           ///< reading or writing a file failed
    CorruptData,         ///< a file or record is truncated or damaged
    ChecksumMismatch,    ///< bytes arrived that are not the ones sent
    WrongSecret,         ///< the job's secret was not proven
    ProtocolMismatch,    ///< another version on the other side
    PeerLost,            ///< a process of the job died or went silent
    NeverJoined,         ///< a worker was started and never said hello
    LedgerTooNew,        ///< written by a newer Trainyard
    Busy,                ///< another program holds the operation
    StillRunning,        ///< finished, but something is left running
    Diverged,            ///< training produced NaN or infinity
};

/// The code's name, for logs, JSON and the journal ("HostKeyMismatch").
std::string_view toString(ErrorCode code) noexcept;

/// An error with its type and origin, kept while it crosses threads and rooms.
struct Error {
    ErrorCode code = ErrorCode::Internal;
    std::string source; ///< who said so: "ec2:RunInstances", "ssh:worker-2", a file name
    std::string detail; ///< their words, in English, for the log and the Details box

    /// True where the same request may succeed when sent again without a change.
    bool retryable() const noexcept;

    bool operator==(const Error &) const = default;
};

/// A T or an Error, never neither.
template <class T>
using Result = tl::expected<T, Error>;
using Status = Result<void>;

inline tl::unexpected<Error> fail(ErrorCode code, std::string source, std::string detail)
{
    return tl::unexpected<Error>(Error{code, std::move(source), std::move(detail)});
}
inline tl::unexpected<Error> fail(Error error)
{
    return tl::unexpected<Error>(std::move(error));
}

/// The error of a failed system call, by errno: DiskFull, NotFound, PermissionDenied, ... or IoFailure.
Error systemError(int errorNumber, std::string source, std::string_view doing);

} // namespace trainyard
