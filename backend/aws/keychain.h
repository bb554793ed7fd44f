#pragma once

#include <stop_token>
#include <string>
#include <string_view>

#include "backend/aws/credentials.h"

namespace trainyard::aws {

/// The desktop's keychain, asked by the program `trainyard-keychain`, which is found beside this one, in
/// $TRAINYARD_KEYCHAIN or in PATH: so the official tools get the keys in the same way (`credential_process`), and
/// nothing here links a desktop's libraries. Keys travel over its standard input and output.

/// The line for `credential_process` of a profile whose keys the keychain has.
std::string keychainCommand(const std::string &profile);
/// Is this such a line?
bool isKeychainCommand(std::string_view command);

/// Keep the keys of a profile, and read them back.
/// errors  Unsupported (no keychain runs here, or the program is missing), LocalCommandFailed (the keychain's own
/// words),
///         Timeout (nobody unlocked it), Cancelled
Status storeInKeychain(const std::string &profile, const Credentials &, const Deadline &, std::stop_token);
/// errors  the same; a profile that has nothing there is an answer
Status removeFromKeychain(const std::string &profile, const Deadline &, std::stop_token);

} // namespace trainyard::aws
