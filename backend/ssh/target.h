#pragma once

#include <filesystem>
#include <string>

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

} // namespace trainyard::ssh
