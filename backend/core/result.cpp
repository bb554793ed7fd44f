#include "backend/core/result.h"

#include <cerrno>
#include <system_error>

namespace trainyard {

std::string_view toString(ErrorCode code) noexcept
{
    switch (code) {
    case ErrorCode::Internal:
        return "Internal";
    case ErrorCode::InvalidArgument:
        return "InvalidArgument";
    case ErrorCode::NotFound:
        return "NotFound";
    case ErrorCode::AlreadyExists:
        return "AlreadyExists";
    case ErrorCode::Unsupported:
        return "Unsupported";
    case ErrorCode::Timeout:
        return "Timeout";
    case ErrorCode::Cancelled:
        return "Cancelled";
    case ErrorCode::Unreachable:
        return "Unreachable";
    case ErrorCode::Disconnected:
        return "Disconnected";
    case ErrorCode::TlsFailed:
        return "TlsFailed";
    case ErrorCode::MalformedReply:
        return "MalformedReply";
    case ErrorCode::Throttled:
        return "Throttled";
    case ErrorCode::ServiceFailure:
        return "ServiceFailure";
    case ErrorCode::CredentialsMissing:
        return "CredentialsMissing";
    case ErrorCode::CredentialsRejected:
        return "CredentialsRejected";
    case ErrorCode::CredentialsExpired:
        return "CredentialsExpired";
    case ErrorCode::PermissionDenied:
        return "PermissionDenied";
    case ErrorCode::ClockSkew:
        return "ClockSkew";
    case ErrorCode::NoCapacity:
        return "NoCapacity";
    case ErrorCode::QuotaExceeded:
        return "QuotaExceeded";
    case ErrorCode::Conflict:
        return "Conflict";
    case ErrorCode::PreconditionFailed:
        return "PreconditionFailed";
    case ErrorCode::SshRefused:
        return "SshRefused";
    case ErrorCode::SshAuthFailed:
        return "SshAuthFailed";
    case ErrorCode::HostKeyMismatch:
        return "HostKeyMismatch";
    case ErrorCode::RemoteCommandFailed:
        return "RemoteCommandFailed";
    case ErrorCode::LocalCommandFailed:
        return "LocalCommandFailed";
    case ErrorCode::DiskFull:
        return "DiskFull";
    case ErrorCode::IoFailure:
        return "IoFailure";
    case ErrorCode::CorruptData:
        return "CorruptData";
    case ErrorCode::ChecksumMismatch:
        return "ChecksumMismatch";
    case ErrorCode::WrongSecret:
        return "WrongSecret";
    case ErrorCode::ProtocolMismatch:
        return "ProtocolMismatch";
    case ErrorCode::PeerLost:
        return "PeerLost";
    case ErrorCode::NeverJoined:
        return "NeverJoined";
    case ErrorCode::LedgerTooNew:
        return "LedgerTooNew";
    case ErrorCode::Busy:
        return "Busy";
    case ErrorCode::StillRunning:
        return "StillRunning";
    case ErrorCode::Diverged:
        return "Diverged";
    }
    return "Internal";
}

bool Error::retryable() const noexcept
{
    switch (code) {
    case ErrorCode::Timeout:
    case ErrorCode::Unreachable:
    case ErrorCode::Disconnected:
    case ErrorCode::Throttled:
    case ErrorCode::ServiceFailure:
    case ErrorCode::ClockSkew:
        return true;
    default:
        return false;
    }
}

Error systemError(int errorNumber, std::string source, std::string_view doing)
{
    ErrorCode code = ErrorCode::IoFailure;
    switch (errorNumber) {
    case ENOSPC:
    case EDQUOT:
        code = ErrorCode::DiskFull;
        break;
    case ENOENT:
    case ENOTDIR:
        code = ErrorCode::NotFound;
        break;
    case EEXIST:
        code = ErrorCode::AlreadyExists;
        break;
    case EACCES:
    case EPERM:
    case EROFS:
        code = ErrorCode::PermissionDenied;
        break;
    case ECONNREFUSED:
    case EHOSTUNREACH:
    case ENETUNREACH:
        code = ErrorCode::Unreachable;
        break;
    case ECONNRESET:
    case EPIPE:
        code = ErrorCode::Disconnected;
        break;
    case ETIMEDOUT:
        code = ErrorCode::Timeout;
        break;
    default:
        break;
    }
    return Error{code, std::move(source), std::string(doing) + ": " + std::generic_category().message(errorNumber)};
}

} // namespace trainyard
