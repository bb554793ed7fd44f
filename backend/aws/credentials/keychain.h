#pragma once

#include <stop_token>
#include <string>
#include <string_view>

#include "backend/aws/credentials/credentials.h"

namespace trainyard::aws {

/// The desktop's keychain. The program `trainyard-keychain` accesses it, so that this library links no desktop library
/// and the official tools get the keys in the same way (`credential_process`). The program is the one that
/// $TRAINYARD_KEYCHAIN names, else the one beside this program, else the one in PATH. Keys travel over its standard
/// input and output.

/// The `credential_process` line of a profile whose keys are in the keychain.
std::string keychainCommand(const std::string &profile);
/// True for a line that keychainCommand() made.
bool isKeychainCommand(std::string_view command);

/// Stores the keys of a profile and reads them back to verify them.
/// \error Unsupported (no keychain runs here, or the program is missing), LocalCommandFailed (with the keychain's own
///     message), Timeout (the keychain was not unlocked), Cancelled
Status storeInKeychain(const std::string &profile, const Credentials &, const CallContext &);
/// A profile without keys in the keychain is a success.
/// \error as for storeInKeychain()
Status removeFromKeychain(const std::string &profile, const CallContext &);

} // namespace trainyard::aws
