#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "backend/core/result.h"

namespace trainyard::localcloud {

/// The supported user data of an instance: cloud-init's `#cloud-config` with the modules ssh_keys, ssh_deletekeys,
/// ssh_authorized_keys, write_files, runcmd and bootcmd, or a script that begins with `#!`.
struct UserData {
    std::optional<std::string> hostKeyPrivate; ///< ed25519, OpenSSH format
    std::optional<std::string> hostKeyPublic;
    std::vector<std::string> authorizedKeys;
    std::string firstBootScript; ///< for /bin/sh; empty when there is nothing to run
    /// Files below /var/lib/cloud/scripts/per-boot/: name and text; they run at every boot.
    std::vector<std::pair<std::string, std::string>> everyBoot;
    std::vector<std::string> notes; ///< for the console: unsupported parts and the reasons
};

/// Parses user data. An unusable part becomes a note, as in cloud-init; the function never fails.
/// \param text  decoded user data (not base64)
UserData readUserData(std::string_view text);

} // namespace trainyard::localcloud
