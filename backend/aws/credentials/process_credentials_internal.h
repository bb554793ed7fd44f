#pragma once

#include "backend/aws/credentials/cached_credentials_internal.h"

namespace trainyard::aws {

/// Splits a command line as the official tools do: quotes and backslashes as in a shell, no expansion.
/// \error InvalidArgument (an unclosed quote, an empty line)
Result<std::vector<std::string>> splitWords(std::string_view);

/// `credential_process` of a profile: runs a program that prints {"Version": 1, "AccessKeyId", ...}.
std::shared_ptr<CredentialsProvider> processCredentials(std::string profile, std::string command, const WallClock &);

} // namespace trainyard::aws
