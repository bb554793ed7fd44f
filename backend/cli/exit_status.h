#pragma once

#include "backend/core/result.h"

namespace trainyard::cli {

/// What trainyardctl tells its caller, in all of its commands.
enum ExitStatus {
    Done = 0,
    Failed = 1,
    WrongUsage = 2,
    LeftRunning = 3,   ///< finished, but something is left running
    Interrupted = 130, ///< SIGINT or SIGTERM: stopped in a known state
};

/// The status that an error ends a command with.
inline ExitStatus statusOf(const Error &error)
{
    switch (error.code) {
    case ErrorCode::InvalidArgument:
        return WrongUsage;
    case ErrorCode::Cancelled:
        return Interrupted;
    case ErrorCode::StillRunning:
        return LeftRunning;
    default:
        return Failed;
    }
}

} // namespace trainyard::cli
