#pragma once

#include "backend/core/time/deadline.h"
#include "backend/training/run/code_pack.h"

namespace trainyard::training {

/// The folder as an absolute path; "~/" is the user's home.
std::filesystem::path absoluteCodeFolder(const std::filesystem::path &);

/// \error Cancelled, Timeout
inline Status checkStop(const CallContext &context, const std::filesystem::path &folder)
{
    if (context.stop.stop_requested())
        return fail(ErrorCode::Cancelled, folder.string(), "stopped while the code was read");
    if (context.deadline.expired())
        return fail(ErrorCode::Timeout, folder.string(), "reading the code takes too long");
    return {};
}

} // namespace trainyard::training
