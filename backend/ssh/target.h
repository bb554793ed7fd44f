#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "backend/core/ids.h"
#include "backend/core/time/clock.h"

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
    /// The host that connects to this one, where it cannot be reached directly; with its own login, key and host key.
    std::shared_ptr<const Target> jump;

    const std::string &shownName() const { return name.empty() ? host : name; }
    /// "ssh:worker-2" or "ssh:worker-2 through head", the source of this target's errors.
    std::string source() const { return "ssh:" + shownName() + (jump ? " through " + jump->shownName() : ""); }
};

/// Whether both lead to the same address and port through the same jump hosts.
bool isSamePlace(const Target &, const Target &);

/// The target with another login user. Its jump host gets that user, too, if both had the same one: they have the same
/// image then, which determines the user.
Target withUser(Target, const std::string &user);

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
    Timestamp launched{}; ///< its first start, by AWS's clock; not set: unknown
    bool isHead() const { return role == "head"; }
};

} // namespace trainyard::ssh
