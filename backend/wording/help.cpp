#include "backend/wording/help.h"

#include "backend/core/service_code.h"

namespace trainyard::wording {

namespace {

Help helpFor(ErrorCode code) noexcept
{
    switch (code) {
    case ErrorCode::Timeout:
    case ErrorCode::Unreachable:
    case ErrorCode::Disconnected:
    case ErrorCode::Throttled:
    case ErrorCode::ServiceFailure:
    case ErrorCode::Conflict:
    case ErrorCode::PreconditionFailed:
    case ErrorCode::ChecksumMismatch:
    case ErrorCode::Busy:
        return Help::Retry;
    case ErrorCode::NoCapacity:
        return Help::OtherPlace;
    case ErrorCode::QuotaExceeded:
        return Help::Quota;
    case ErrorCode::CredentialsExpired:
        return Help::LogIn;
    case ErrorCode::CredentialsMissing:
    case ErrorCode::CredentialsRejected:
        return Help::Account;
    case ErrorCode::PermissionDenied:
        return Help::Permissions;
    case ErrorCode::ClockSkew:
    case ErrorCode::TlsFailed:
        return Help::Clock;
    case ErrorCode::StillRunning:
    case ErrorCode::HostKeyMismatch:
        return Help::Terminate;
    case ErrorCode::SshRefused:
    case ErrorCode::SshAuthFailed:
    case ErrorCode::RemoteCommandFailed:
        return Help::Machine;
    case ErrorCode::InvalidArgument:
    case ErrorCode::AlreadyExists:
    case ErrorCode::NotFound:
    case ErrorCode::Unsupported:
        return Help::Change;
    default:
        return Help::None;
    }
}

} // namespace

Help helpFor(const Error &error)
{
    if (const auto *known = serviceErrorMessage(error))
        return known->help;
    return helpFor(error.code);
}

std::string_view command(Help help) noexcept
{
    switch (help) {
    case Help::Quota:
        return "trainyardctl account --quotas";
    case Help::Account:
        return "trainyardctl account --add NAME";
    case Help::Permissions:
        return "trainyardctl account --permissions";
    case Help::Clock:
        return "timedatectl set-ntp true";
    case Help::Terminate:
        return "trainyardctl terminate --all";
    case Help::OtherPlace:
    case Help::Change:
        return "trainyardctl plan";
    case Help::Machine:
        return "trainyardctl status NAME";
    case Help::None:
    case Help::Retry:
    case Help::LogIn: // the error's detail contains the command with its profile
        break;
    }
    return {};
}

std::string decodeCommand(const Error &error)
{
    const auto encoded = encodedMessage(error);
    return encoded.empty() ? std::string()
                           : "aws sts decode-authorization-message --encoded-message " + std::string(encoded);
}

} // namespace trainyard::wording
