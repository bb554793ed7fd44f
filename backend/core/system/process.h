#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <sys/types.h>

#include "backend/core/result.h"
#include "backend/core/time/deadline.h"

namespace trainyard {

/// A local program to start. Never put a secret into argv: use `input` or a 0600 file.
struct ProcessSpec {
    std::vector<std::string> argv;                       ///< argv[0] as findProgram resolves it
    std::optional<std::vector<std::string>> environment; ///< "NAME=value"; unset: inherited
    std::string workingFolder;                           ///< empty: inherited
    std::string input;                                   ///< written to its standard input, which is then closed
};

struct ProcessOutcome {
    int exitStatus = 0; ///< 128 + N when signal N ended it, as shells report it
    std::string out, err;
};

/// Runs a program to its end and returns the first maxOutput bytes of each output. Does not wait for processes that the
/// program leaves behind, even if they hold its outputs open; waits for a program that closes its outputs early.
/// \error LocalCommandFailed (cannot be started), Timeout, Cancelled (the last two kill the child first)
Result<ProcessOutcome> runProcess(const ProcessSpec &, const CallContext &, std::size_t maxOutput = 1u << 20);

/// Identifies a process of this machine. A later process with the same number has another identity.
struct ProcessIdentity {
    pid_t pid = 0;
    std::uint64_t startTime = 0; ///< clock ticks since boot
    bool operator==(const ProcessIdentity &) const = default;
};

/// Empty when no such process exists; a zombie does not count.
std::optional<ProcessIdentity> identify(pid_t);
bool isAlive(const ProcessIdentity &);
ProcessIdentity selfIdentity();

/// Starts a program in a new session, where it outlives the caller. Both outputs are appended to logFile (0600).
/// The process is no child of the caller (double fork). `input` is written to its standard input, which is then closed.
Result<ProcessIdentity> spawnDetached(const ProcessSpec &, const std::string &logFile);

/// Returns the path of a program: `name` itself if it contains a slash, else the first match in PATH, /usr/local/bin,
/// /usr/bin, /bin, /usr/sbin and /sbin.
std::optional<std::string> findProgram(const std::string &name);

/// Returns the path of a program of Trainyard: the value of the environment variable, else the program of that name
/// beside this one, else as findProgram.
std::optional<std::string> findOwnProgram(const std::string &name, const char *variable);

} // namespace trainyard
