#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <sys/types.h>

#include "backend/core/deadline.h"
#include "backend/core/result.h"

namespace trainyard {

/// A local program to start. Never put a secret into argv: use input, or a 0600 file.
struct ProcessSpec {
    std::vector<std::string> argv;                       ///< argv[0] is looked up in PATH
    std::optional<std::vector<std::string>> environment; ///< "NAME=value"; unset means ours
    std::string workingFolder;                           ///< empty means ours
    std::string input;                                   ///< given to its standard input, then closed
};

struct ProcessOutcome {
    int exitStatus = 0; ///< 128 + N when signal N ended it, as a shell says it
    std::string out, err;
};

/// Run a program to its end. Its output is kept up to maxOutput bytes each. Processes that it leaves behind are not waited
/// for, also where they keep its output open; a program that closes its output early is waited for.
/// errors  LocalCommandFailed (cannot be started), Timeout, Cancelled (the child is killed first)
Result<ProcessOutcome> runProcess(const ProcessSpec &, const Deadline &, std::stop_token,
                                  std::size_t maxOutput = 1u << 20);

/// A process of this machine that cannot be mistaken for a later one with the same number.
struct ProcessIdentity {
    pid_t pid = 0;
    std::uint64_t startTime = 0; ///< clock ticks since boot: field 22 of /proc/PID/stat
    bool operator==(const ProcessIdentity &) const = default;
};

/// Empty when there is no such process (a zombie counts as none).
std::optional<ProcessIdentity> identify(pid_t);
bool isAlive(const ProcessIdentity &);
ProcessIdentity selfIdentity();

/// Start a program in a session of its own that outlives us; both outputs are appended to logFile (0600).
/// The child is not ours to wait for (double fork). `input` is written to its standard input, then closed.
Result<ProcessIdentity> spawnDetached(const ProcessSpec &, const std::string &logFile);

/// Where a program is: an absolute path, or the first match in PATH plus /usr/sbin and /sbin.
std::optional<std::string> findProgram(const std::string &name);

/// One of our own programs: the one that the variable names, else the one beside this program, else in PATH.
std::optional<std::string> findOwnProgram(const std::string &name, const char *variable);

} // namespace trainyard
