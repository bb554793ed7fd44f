#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "backend/core/result.h"

namespace trainyard::localcloud {

/// What the local cloud does with an instance's user data: cloud-init's `#cloud-config` in the modules
/// ssh_keys, ssh_deletekeys, ssh_authorized_keys, write_files, runcmd (and bootcmd), or a script that begins with `#!`.
struct UserData {
    std::optional<std::string> hostKeyPrivate; ///< ed25519, OpenSSH format
    std::optional<std::string> hostKeyPublic;
    std::vector<std::string> authorizedKeys;
    std::string firstBootScript;                                ///< for /bin/sh, empty when there is nothing to run
    std::vector<std::pair<std::string, std::string>> everyBoot; ///< name and text of scripts that every boot runs
    std::vector<std::string> notes;                             ///< for the console: what was not understood, and why
};

/// `text` is decoded user data (not base64). What cannot be used becomes a note, as cloud-init does; it never fails.
UserData readUserData(std::string_view text);

} // namespace trainyard::localcloud
