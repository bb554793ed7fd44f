#pragma once

namespace trainyard::cli {

/// What trainyardctl tells its caller, in all of its commands. An error has the one that wording::exitStatus says.
enum ExitStatus {
    Done = 0,
    Failed = 1,
    WrongUsage = 2,
    LeftRunning = 3,   ///< finished, but something is left running
    Interrupted = 130, ///< SIGINT or SIGTERM: stopped in a known state
};

} // namespace trainyard::cli
