#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "backend/core/result.h"
#include "backend/localcloud/user_data.h"

namespace trainyard::localcloud {

/// How an instance is kept apart from this computer.
enum class Tier {
    Sandbox, ///< bubblewrap: own files, process list, host name; the network is shared
    Process, ///< user namespaces do not work here: own folder and SSH server only, processes ended by a supervisor
};
enum class SshServer { OpenSsh, Dropbear };

/// What this computer offers, found once at the start.
struct HostCapabilities {
    Tier tier = Tier::Sandbox;
    SshServer server = SshServer::OpenSsh;
    std::string tierReason; ///< why it is not Sandbox, in one sentence; empty otherwise
    std::string bwrap;      ///< paths
    std::string sshd;
    std::string sftpServer;          ///< for dropbear
    bool perSourcePenalties = false; ///< sshd knows the option (9.8 and newer): all our clients share one address
    std::string name() const { return tier == Tier::Sandbox ? "sandbox" : "process"; }
    std::string serverName() const { return server == SshServer::OpenSsh ? "sshd" : "dropbear"; }
};

struct RequestedIsolation {
    std::string tier;   ///< "sandbox", "process", or empty for the best that works
    std::string server; ///< "sshd", "dropbear", or empty
};

/// Probe with one trial run of bubblewrap.
/// errors  NotFound (no SSH server at all), Unsupported (the wish cannot be met)
Result<HostCapabilities> probeHost(const RequestedIsolation &);

/// One instance as its processes see it.
struct SandboxSpec {
    std::filesystem::path folder; ///< of this instance, absolute; home, etc and control live below
    std::string hostName;         ///< "ip-127-77-3-4"
    std::string address;          ///< 127.x.y.z, its own
    std::uint16_t port = 0;       ///< of its SSH server
    std::string user = "ubuntu";
    std::vector<std::string> authorizedKeys;
    UserData userData;
    bool firstBoot = true;
    std::map<std::string, std::string> environment; ///< in every session: endpoints, region
    std::uint64_t diskBytes = 0; ///< 0: no limit but the disk's; else the home is a memory disk of that size (faults)
};

/// Lay out the folder: /etc, home, keys, the boot script, the shims. Repeatable: a second boot keeps what changed.
/// return  the public line of the host key
Result<std::string> prepareSandbox(const HostCapabilities &, const SandboxSpec &);

/// The command line that runs the instance; it ends with the process that forked it.
std::vector<std::string> sandboxCommand(const HostCapabilities &, const SandboxSpec &);

/// The environment of that command, "NAME=value".
std::vector<std::string> sandboxEnvironment(const HostCapabilities &, const SandboxSpec &);

/// Names for the addresses of all instances, in /etc/hosts of this one.
Status writeHosts(const std::filesystem::path &folder, const std::string &ownName,
                  const std::vector<std::pair<std::string, std::string>> &addressAndName);

/// Reads what `shutdown` in the instance asked for; None when nothing is due.
enum class PowerRequest { None, PowerOff, Reboot };
PowerRequest duePowerRequest(const std::filesystem::path &folder, std::int64_t unixSeconds);

/// True when a socket listens there (read from /proc/net/tcp: no connection that the server would log).
bool isListening(const std::string &address, std::uint16_t port);

/// "0403024D:08AE", as /proc/net/tcp writes an address.
std::string procAddress(const std::string &address, std::uint16_t port);

/// A free address in 127.64.0.0 to 127.126.255.255, inside first..last (host order), where `port` can be bound.
Result<std::string> findFreeAddress(std::uint32_t first, std::uint32_t last, std::uint16_t port,
                                    const std::vector<std::string> &taken);

} // namespace trainyard::localcloud
