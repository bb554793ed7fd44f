#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "backend/core/enum_names.h"
#include "backend/core/result.h"
#include "backend/localcloud/instances/user_data.h"

namespace trainyard::localcloud {

/// How an instance is isolated from this computer.
enum class Tier {
    Sandbox, ///< bubblewrap: own files, process list and host name; the network is shared
    Process, ///< without user namespaces: own folder and SSH server only; a supervisor ends the processes
};
constexpr auto namesOf(Tier)
{
    return std::to_array<std::string_view>({"sandbox", "process"});
}
using trainyard::toString;

enum class SshServer { OpenSsh, Dropbear };
constexpr auto namesOf(SshServer)
{
    return std::to_array<std::string_view>({"sshd", "dropbear"});
}

/// Capabilities of this computer, probed once at the start.
struct HostCapabilities {
    Tier tier = Tier::Sandbox;
    SshServer server = SshServer::OpenSsh;
    std::string tierReason; ///< why it is not Sandbox, as one sentence; else empty
    std::string bwrap;      ///< path
    std::string sshd;
    std::string sftpServer;          ///< path, for dropbear
    bool perSourcePenalties = false; ///< sshd has the option (9.8 and newer): all clients here share one address
};

/// Empty: the best available.
struct RequestedIsolation {
    std::optional<Tier> tier;
    std::optional<SshServer> server;
};

/// Probes the computer, with one trial run of bubblewrap.
/// \error NotFound (no SSH server), Unsupported (the requested isolation is not available)
Result<HostCapabilities> probeHost(const RequestedIsolation &);

/// Where a sandbox sees SandboxSpec::sharedFolder.
inline constexpr const char *kSharedInSandbox = "/run/localcloud/shared";

/// Description of one instance for its processes.
struct SandboxSpec {
    std::filesystem::path folder; ///< folder of this instance, absolute; contains home, etc, boot, control and run
    std::string hostName;         ///< "ip-127-77-3-4"
    std::string address;          ///< 127.x.y.z, its own
    std::uint16_t port = 0;       ///< of its SSH server
    std::string user = "ubuntu";
    std::vector<std::string> authorizedKeys;
    UserData userData;
    bool firstBoot = true;
    std::map<std::string, std::string> environment; ///< of every session: endpoints, region
    /// Further programs in PATH: name and text for /bin/sh, which finds the settings of the instance in LC_ variables.
    std::vector<std::pair<std::string, std::string>> programs;
    std::filesystem::path image; ///< of an image that was made from an instance: its home at the first boot; else empty
    std::vector<std::string> folders;   ///< further folders, absolute; only where an instance has its own file system
    std::filesystem::path sharedFolder; ///< of all instances of the region, at LC_SHARED; must exist; empty: none
    bool ownNetwork = false;     ///< in a created network: its SSH connections to others come from its own address
    bool isPrivate = false;      ///< and it accepts SSH connections from instances only
    std::uint64_t diskBytes = 0; ///< 0: no limit; else the home is a memory disk of that size (faults)
};

/// Prepares the folder: /etc, home, keys, the boot script, the shims. Repeatable: a second boot preserves changes.
/// \return the public line of the host key
Result<std::string> prepareSandbox(const HostCapabilities &, const SandboxSpec &);

/// The command line that runs the instance. The instance ends with the process that forked it.
std::vector<std::string> sandboxCommand(const HostCapabilities &, const SandboxSpec &);

/// The environment of that command, "NAME=value".
std::vector<std::string> sandboxEnvironment(const HostCapabilities &, const SandboxSpec &);

/// Writes the names and addresses of all instances to this instance's /etc/hosts.
Status writeHosts(const std::filesystem::path &folder, const std::string &ownName,
                  const std::vector<std::pair<std::string, std::string>> &addressAndName);

/// The request of `shutdown` in the instance; None when nothing is due.
enum class PowerRequest { None, PowerOff, Reboot };
constexpr auto namesOf(PowerRequest)
{
    return std::to_array<std::string_view>({"none", "poweroff", "reboot"});
}
PowerRequest duePowerRequest(const std::filesystem::path &folder, std::int64_t unixSeconds);

/// True when a socket listens there. Reads /proc/net/tcp, because the server would log a connection.
bool isListening(const std::string &address, std::uint16_t port);

/// Format of an address in /proc/net/tcp: "0403024D:08AE".
std::string procAddress(const std::string &address, std::uint16_t port);

/// A free address in first..last (host order) at which `port` can be bound; addresses that end with .0 or .255 are not
/// used.
Result<std::string> findFreeAddress(std::uint32_t first, std::uint32_t last, std::uint16_t port,
                                    const std::vector<std::string> &taken);

} // namespace trainyard::localcloud
