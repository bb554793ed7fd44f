#pragma once

#include <chrono>
#include <filesystem>
#include <map>
#include <optional>
#include <string>

#include "backend/core/secret.h"
#include "backend/provision/recipe.h"

namespace trainyard::provision {

/// What every node gets before a job may start on it.
struct StandardOptions {
    std::filesystem::path bundle;          ///< trainyard-runtime.tar.gz
    std::string bundleSha256;              ///< from bundleChecksum(); computed at first use when empty
    std::chrono::seconds sshTimeout{300};  ///< how long a machine may take to answer as an SSH server
    std::chrono::seconds refusedGrace{60}; ///< how long it may answer wrongly (no SSH, our key refused) while it boots
    std::chrono::milliseconds retryPause{1000};
    bool replaceHostKey = true; ///< the one-time key of the user data is replaced by one nobody else has seen
    std::string hostKeyFolder = "/etc/ssh";
    /// Start the watchdog that powers the machine off at its deadline, or when it has been idle so long (0: it may
    /// idle). Unset: none is started, as on machines that are not ours to end.
    std::optional<std::chrono::seconds> idleLimit;
    /// As old guides ask for it: lines `export NAME='value'` at the head of ~/.bashrc, which then is its user's alone.
    /// Values are printable, without quotes and backslashes. Empty: none.
    std::map<std::string, Secret> exports;
    std::uint64_t freeBytesNeeded = 512u << 20; ///< on the home folder's file system, apart from the bundle
};

/// wait-ssh, replace-host-key, check, upload, verify, unpack, hello, probe, exports, watch. What the probe finds is the
/// fact "probe" (see probe.h). Errors, one each:
///   Timeout, Unreachable, SshRefused, SshAuthFailed, HostKeyMismatch  wait-ssh
///   Unsupported (not x86_64, kernel older than 4.18, no tar)          check
///   DiskFull                                                          check, upload, unpack
///   ChecksumMismatch                                                  verify
///   ProtocolMismatch, RemoteCommandFailed                             hello
///   RemoteCommandFailed, InvalidArgument                              exports
///   RemoteCommandFailed                                               watch
Recipe standardRecipe(const StandardOptions &);

/// Where the bundle is: $TRAINYARD_BUNDLE, beside this program (../bundle), or in <prefix>/share/trainyard.
/// errors  NotFound
Result<std::filesystem::path> findBundle();
/// Its SHA-256, from FILE.sha256 beside it when that is newer, else computed.
/// errors  NotFound, IoFailure
Result<std::string> bundleChecksum(const std::filesystem::path &bundle);

/// The shell line that installs a host key read from standard input (private part) under folder, then makes sshd read
/// it.
std::string installHostKeyCommand(const std::string &publicLine, const std::string &folder = "/etc/ssh");

/// The folder on a node with what its watchdog and its boot script read: `deadline` (seconds since 1970), `idle`
/// (seconds).
inline constexpr const char *kLimitsFolder = "/etc/trainyard";

/// The agent's command line on a node, for ssh::SshSession::start.
inline constexpr const char *kFarewellCommand = "exec ~/.trainyard/bundle/trainyard-runtime agent --farewell";
inline constexpr const char *kAgentCommand = "exec ~/.trainyard/bundle/trainyard-runtime agent --stdio";

} // namespace trainyard::provision
