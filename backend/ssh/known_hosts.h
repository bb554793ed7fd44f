#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/result.h"

namespace trainyard::ssh {

/// Returns a line for known_hosts without a newline: "host ssh-ed25519 AAAA" for port 22, else
/// "[host]:port ssh-ed25519 AAAA".
/// \param comment  appended to the line, for Trainyard's own marks
std::string knownHostsLine(const std::string &host, int port, std::string_view publicLine,
                           std::string_view comment = {});

struct KnownHost {
    std::string hosts; ///< the pattern as written: "[10.0.0.1]:2222"
    std::string type;  ///< "ssh-ed25519"
    std::string key;   ///< base64
    std::string comment;
};

/// Returns all entries; skips comments, empty lines, markers (@revoked, ...) and lines that cannot be parsed.
std::vector<KnownHost> parseKnownHosts(std::string_view text);
/// Returns the entries for one host and port. A missing file has none.
/// \error IoFailure, PermissionDenied
Result<std::vector<KnownHost>> knownKeys(const std::filesystem::path &file, const std::string &host, int port);

/// Replaces all lines of a host; the lines of other hosts stay. Writes atomically with mode 0600. Safe between threads
/// and programs (a lock file beside it, which is waited for at most 30 s).
/// \param lines  empty to remove the host
Status replaceKnownHost(const std::filesystem::path &file, const std::string &host, int port,
                        const std::vector<std::string> &lines);

} // namespace trainyard::ssh
