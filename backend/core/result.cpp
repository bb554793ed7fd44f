#include "backend/core/result.h"

#include <algorithm>
#include <cerrno>
#include <system_error>

namespace trainyard {
namespace {

constexpr std::pair<int, ErrorCode> kSystemErrors[] = {
    {ENOSPC, ErrorCode::DiskFull},          {EDQUOT, ErrorCode::DiskFull},
    {ENOENT, ErrorCode::NotFound},          {ENOTDIR, ErrorCode::NotFound},
    {EEXIST, ErrorCode::AlreadyExists},     {EACCES, ErrorCode::PermissionDenied},
    {EPERM, ErrorCode::PermissionDenied},   {EROFS, ErrorCode::PermissionDenied},
    {ECONNREFUSED, ErrorCode::Unreachable}, {EHOSTUNREACH, ErrorCode::Unreachable},
    {ENETUNREACH, ErrorCode::Unreachable},  {ECONNRESET, ErrorCode::Disconnected},
    {EPIPE, ErrorCode::Disconnected},       {ETIMEDOUT, ErrorCode::Timeout}};

} // namespace

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
    const auto *const known = std::ranges::find(kSystemErrors, errorNumber, &std::pair<int, ErrorCode>::first);
    return Error{known == std::end(kSystemErrors) ? ErrorCode::IoFailure : known->second, std::move(source),
                 std::string(doing) + ": " + std::generic_category().message(errorNumber)};
}

} // namespace trainyard
