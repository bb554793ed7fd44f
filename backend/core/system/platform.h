#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include <sys/types.h>

/// What is specific to Linux in the programs on a user's computer; elsewhere they use POSIX and Qt. The room ssh, the local
/// cloud and the runtime have calls of Linux of their own, and scripts for machines read /proc there.
namespace trainyard::platform {

/// \return the path of the running program, without links; empty: unknown
std::filesystem::path programPath();

/// Clock ticks from the boot to the start of a process. Empty: no such process, or it has ended.
std::optional<std::uint64_t> startTime(pid_t);

struct Process {
    pid_t pid = 0;
    std::string command;     ///< words of its command line, with blanks between them
    std::string environment; ///< as it was at the start of the process; empty if it belongs to another user
    std::string mounts;      ///< file systems that it sees; empty if it belongs to another user
};
/// Processes of this computer, without kernel threads.
std::vector<Process> processes();

struct Listener {
    std::string address; ///< IPv4, "127.64.0.3"
    unsigned port = 0;
};
/// TCP sockets of this computer that accept connections at an IPv4 address.
std::vector<Listener> listeners();

/// Other processes of the user cannot read the memory of this one, and a crash does not write it to a file.
void refuseDumps();

/// \return the user at the other end of a local socket; empty: unknown
std::optional<uid_t> peerUser(int socket);

} // namespace trainyard::platform
