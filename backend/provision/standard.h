#pragma once

#include <chrono>
#include <filesystem>
#include <map>
#include <optional>
#include <string>

#include "backend/core/secret.h"
#include "backend/provision/gates.h"
#include "backend/provision/recipe.h"

namespace trainyard::provision {

/// Options of the standard recipe, which prepares a node for jobs.
struct StandardOptions {
    std::filesystem::path bundle;          ///< trainyard-runtime.tar.gz
    std::string bundleSha256;              ///< from bundleChecksum(); computed on first use when empty
    std::chrono::seconds sshTimeout{300};  ///< longest wait for an SSH server on the machine
    std::chrono::seconds refusedGrace{60}; ///< longest series of wrong answers (no SSH, key refused) during boot
    std::chrono::milliseconds retryPause{1000};
    bool replaceHostKey = true; ///< replaces the one-time key of the user data by a newly generated one
    std::string hostKeyFolder = "/etc/ssh";
    /// Starts the watchdog, which powers the machine off at its deadline or after being idle for so long (0: no idle
    /// limit). Unset: no watchdog, as on machines that Trainyard must not terminate.
    std::optional<std::chrono::seconds> idleLimit;
    /// Legacy: lines `export NAME='value'` to write at the start of ~/.bashrc, which becomes accessible to its owner
    /// only. Values are printable ASCII without spaces, single quotes and backslashes.
    std::map<std::string, Secret> exports;
    /// Readiness beyond SSH: end of cloud-init, clock, GPUs. Unset: not checked.
    std::optional<GateOptions> gates;
    std::uint64_t freeBytesNeeded = 512u << 20; ///< on the home folder's file system, apart from the bundle
};

/// Returns the standard recipe: wait-ssh, replace-host-key, gates, check, upload, verify, unpack, hello, probe, exports,
/// watch. The probe's output is the fact "probe" (see probe.h), what the gates found the fact "gates". Errors of the
/// steps:
///   wait-ssh        Timeout, Unreachable, SshRefused, SshAuthFailed, HostKeyMismatch
///   gates           Timeout, RemoteCommandFailed (cloud-init), ClockSkew, Unsupported (a broken GPU)
///   check           Unsupported (not x86_64, kernel older than 4.18, no tar, gzip or sha256sum), DiskFull
///   upload, unpack  DiskFull
///   upload, verify  ChecksumMismatch
///   hello           ProtocolMismatch, RemoteCommandFailed
///   exports         RemoteCommandFailed, InvalidArgument
///   watch           RemoteCommandFailed
Recipe standardRecipe(const StandardOptions &);

/// Returns the path of the bundle: $TRAINYARD_BUNDLE if set, else in ../bundle or ../share/trainyard, relative to the
/// folder of this program.
/// \error NotFound
Result<std::filesystem::path> findBundle();
/// Returns the bundle's SHA-256, from FILE.sha256 beside it when that is not older, else computed.
/// \error NotFound, PermissionDenied, IoFailure
Result<std::string> bundleChecksum(const std::filesystem::path &bundle);

/// Returns the shell line that installs a host key under `folder` and makes sshd read it. Standard input is the private
/// part.
std::string installHostKeyCommand(const std::string &publicLine, const std::string &folder = "/etc/ssh");

/// Folder on a node with the limits that its watchdog and its boot script read: `deadline` (seconds since 1970), `idle`
/// (seconds).
inline constexpr const char *kLimitsFolder = "/etc/trainyard";

/// Command line of the agent on a node, for ssh::SshSession::start; protocol::kAgentCommand is the other one.
inline constexpr const char *kFarewellCommand = "exec ~/.trainyard/bundle/trainyard-runtime agent --farewell";

} // namespace trainyard::provision
