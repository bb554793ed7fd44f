#pragma once

#include <filesystem>
#include <string>

namespace trainyard::ssh {

/// Where a node is, who we are there, and by which host key we know it. A plain value.
struct Target {
    std::string host; ///< address or name, without a port
    int port = 22;
    std::string user = "ubuntu";
    std::filesystem::path keyFile;        ///< private key, OpenSSH or PEM, mode 0600 or less, without a passphrase
    std::filesystem::path knownHostsFile; ///< of the cluster, never the user's; strict: what is not in it is refused
    std::string name;                     ///< for people and errors: "worker-2"; host when empty
    std::string pinnedHostKey;            ///< "ssh-ed25519 AAAA...": the only key accepted; the file is not read then

    /// "ssh:worker-2", the source of this target's errors.
    std::string source() const { return "ssh:" + (name.empty() ? host : name); }
};

} // namespace trainyard::ssh
