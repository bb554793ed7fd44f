#pragma once

namespace trainyard {

/// For programs that hold keys: disables core dumps of this process and its children, and prevents other processes of
/// the same user from reading its memory. TRAINYARD_ALLOW_DUMPS=1 leaves both enabled, for debuggers. Call first in
/// main(). Not for trainyard-runtime: the programs of users would inherit the limit.
void keepMemoryPrivate();

/// For programs that hold keys and start those of users, such as trainyard-runtime: disables core dumps of this process
/// and its forks, also those that the kernel pipes to a program. Other processes of the user can still read its memory:
/// the agent recognizes processes by their environment, workers map memory of their server through /proc, and the
/// programs of the run have the same keys. TRAINYARD_ALLOW_DUMPS=1 leaves core dumps enabled. Call first in main().
void disableCoreDumps();

/// Undoes disableCoreDumps(), between fork and exec: the program gets the limit that this one was started with.
/// Async-signal-safe.
/// \return whether there was something to undo
bool restoreCoreDumps() noexcept;

} // namespace trainyard
