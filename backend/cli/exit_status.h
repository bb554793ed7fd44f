#pragma once

namespace trainyard::cli {

/// Exit statuses of trainyardctl, for all of its commands. wording::exitStatus maps errors to them.
enum ExitStatus {
    Done = 0,
    Failed = 1,
    WrongUsage = 2,
    LeftRunning = 3,   ///< finished, but something is left running
    Interrupted = 130, ///< SIGINT or SIGTERM: stopped in a known state
};

} // namespace trainyard::cli
