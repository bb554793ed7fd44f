#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>

#include <tl/expected.hpp>

#include "backend/core/enum_names.h"

namespace trainyard {

/// The kinds of failure that decisions depend on. `backend/wording` has one sentence for each.
enum class ErrorCode {
    Internal,            ///< a bug in Trainyard
    InvalidArgument,     ///< the user's input: option, field, plan
    NotFound,            ///< no resource of that name
    AlreadyExists,       ///< the name is taken
    Unsupported,         ///< the other side does not implement it
    Timeout,             ///< a deadline passed
    Cancelled,           ///< the user or a stop token requested it
    Unreachable,         ///< no connection: refused, no route, unknown name
    Disconnected,        ///< a connection broke in the middle
    TlsFailed,           ///< certificate or TLS handshake
    MalformedReply,      ///< HTML, nothing or unreadable bytes from the network
    Throttled,           ///< the service limits the request rate
    ServiceFailure,      ///< the service had an internal problem (5xx)
    CredentialsMissing,  ///< no credentials found
    CredentialsRejected, ///< key unknown, or the signature does not match
    CredentialsExpired,  ///< the session token has expired
    PermissionDenied,    ///< authenticated, but not allowed
    ClockSkew,           ///< the clocks of the two sides differ too much
    NoCapacity,          ///< no machine of that type is available there now
    QuotaExceeded,       ///< a limit of the account
    Conflict,            ///< wrong state, or another resource still depends on it
    PreconditionFailed,  ///< the resource changed meanwhile
    SshRefused,          ///< the host answers, but not as an SSH server
    SshAuthFailed,       ///< the SSH server does not accept the key
    HostKeyMismatch,     ///< the host key is not the one known beforehand
    RemoteCommandFailed, ///< a remote command ended with a status other than 0
    LocalCommandFailed,  ///< a local program could not be started or failed
    DiskFull,            ///< no space left on a local or remote disk
    IoFailure,           ///< reading or writing a file failed
    CorruptData,         ///< a file or record is truncated or damaged
    ChecksumMismatch,    ///< the received bytes differ from the sent ones
    WrongSecret,         ///< a peer did not prove the job's secret
    ProtocolMismatch,    ///< the other side has another version
    PeerLost,            ///< a process of the job died or fell silent
    NeverJoined,         ///< a worker was started and never joined
    LedgerTooNew,        ///< the ledger was written by a newer Trainyard
    Busy,                ///< another program holds the operation
    StillRunning,        ///< the action ended, but a resource is still running
    Diverged,            ///< training produced NaN or infinity
};

/// For logs, JSON and the journal.
constexpr auto namesOf(ErrorCode)
{
    return std::to_array<std::string_view>({"Internal",
                                            "InvalidArgument",
                                            "NotFound",
                                            "AlreadyExists",
                                            "Unsupported",
                                            "Timeout",
                                            "Cancelled",
                                            "Unreachable",
                                            "Disconnected",
                                            "TlsFailed",
                                            "MalformedReply",
                                            "Throttled",
                                            "ServiceFailure",
                                            "CredentialsMissing",
                                            "CredentialsRejected",
                                            "CredentialsExpired",
                                            "PermissionDenied",
                                            "ClockSkew",
                                            "NoCapacity",
                                            "QuotaExceeded",
                                            "Conflict",
                                            "PreconditionFailed",
                                            "SshRefused",
                                            "SshAuthFailed",
                                            "HostKeyMismatch",
                                            "RemoteCommandFailed",
                                            "LocalCommandFailed",
                                            "DiskFull",
                                            "IoFailure",
                                            "CorruptData",
                                            "ChecksumMismatch",
                                            "WrongSecret",
                                            "ProtocolMismatch",
                                            "PeerLost",
                                            "NeverJoined",
                                            "LedgerTooNew",
                                            "Busy",
                                            "StillRunning",
                                            "Diverged"});
}
static_assert(namesOf(ErrorCode()).size() == std::size_t(ErrorCode::Diverged) + 1);

/// An error with its type and origin, passed unchanged across threads and libraries.
struct Error {
    ErrorCode code = ErrorCode::Internal;
    std::string source; ///< origin: "ec2:RunInstances", "ssh:worker-2", a file name
    std::string detail; ///< the original message, in English, for the log and the Details box

    /// Whether the same request may succeed when it is sent again unchanged.
    bool retryable() const noexcept;

    bool operator==(const Error &) const = default;
};

/// Either a T or an Error.
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

/// Converts the errno of a failed system call: DiskFull, NotFound, PermissionDenied, ... or IoFailure.
/// \param doing  the attempted action, the beginning of the error's detail: "opening the file"
Error systemError(int errorNumber, std::string source, std::string_view doing);

} // namespace trainyard
