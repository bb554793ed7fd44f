#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "backend/core/ids.h"

namespace trainyard::ssh {

/// The address of a node, the login there, and the host key that authenticates it. A plain value.
struct Target {
    std::string host; ///< address or name, without a port
    int port = 22;
    std::string user = "ubuntu";
    std::filesystem::path keyFile;        ///< private key, OpenSSH or PEM, mode 0600 or less, without a passphrase
    std::filesystem::path knownHostsFile; ///< of the cluster, never the user's; strict: unlisted keys are refused
    std::string name;                     ///< for display and errors: "worker-2"; empty: host
    std::string pinnedHostKey;            ///< "ssh-ed25519 AAAA...": the only accepted key, instead of knownHostsFile

    /// "ssh:worker-2", the source of this target's errors.
    std::string source() const { return "ssh:" + (name.empty() ? host : name); }
};

/// A machine of a cluster that can be logged in to.
struct Host {
    std::string name; ///< unique in the cluster: "head", "worker-2"
    std::string role; ///< "head", "worker"
    InstanceId instance;
    std::string privateAddress; ///< bound by its processes and used by the other nodes
    Target target;
    /// Logins to try, in this order, when the server rejects target.user: they differ between images. Empty when the
    /// plan names one.
    std::vector<std::string> otherUsers;
};

} // namespace trainyard::ssh
