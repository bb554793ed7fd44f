#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/result.h"
#include "backend/core/secret.h"

namespace trainyard::ssh {

/// An ed25519 key pair.
struct KeyPair {
    Secret privateText;      ///< OpenSSH form, "-----BEGIN OPENSSH PRIVATE KEY-----", newline at the end
    std::string publicLine;  ///< "ssh-ed25519 AAAA... comment", no newline
    std::string fingerprint; ///< "SHA256:..." as ssh-keygen -l prints it
};

/// A new key from the system's generator.
/// errors  Internal
Result<KeyPair> generateKeyPair(const std::string &comment);

/// The fingerprint of a public line ("ssh-ed25519 AAAA... comment").
/// errors  InvalidArgument
Result<std::string> fingerprint(std::string_view publicLine);

/// A line for known_hosts without a newline: "host ssh-ed25519 AAAA" for port 22, else "[host]:port ssh-ed25519 AAAA".
/// comment   kept behind the key, for our own marks
std::string knownHostsLine(const std::string &host, int port, std::string_view publicLine,
                           std::string_view comment = {});

struct KnownHost {
    std::string hosts; ///< the pattern as written: "[10.0.0.1]:2222"
    std::string type;  ///< "ssh-ed25519"
    std::string key;   ///< base64
    std::string comment;
};

/// All entries; comments, empty lines and lines we cannot read are skipped.
std::vector<KnownHost> parseKnownHosts(std::string_view text);
/// The entries for one host and port. A file that is not there has none.
/// errors  IoFailure, PermissionDenied
Result<std::vector<KnownHost>> knownKeys(const std::filesystem::path &file, const std::string &host, int port);

/// Make these lines the only ones for a host; other hosts' lines stay. Atomic, 0600, and safe between threads and
/// programs (a lock file beside it). No lines: forget the host.
Status replaceKnownHost(const std::filesystem::path &file, const std::string &host, int port,
                        const std::vector<std::string> &lines);

} // namespace trainyard::ssh
