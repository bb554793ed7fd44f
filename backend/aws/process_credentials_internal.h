#pragma once

#include "backend/aws/cached_credentials_internal.h"

namespace trainyard::aws {

/// The words of a command line as the official tools split it: quotes and backslashes as in a shell, nothing expanded.
/// errors  InvalidArgument (an open quote, nothing at all)
Result<std::vector<std::string>> splitWords(std::string_view);

/// `credential_process` of a profile: a program that prints {"Version": 1, "AccessKeyId", ...}.
std::shared_ptr<CredentialsProvider> processCredentials(std::string profile, std::string command, const WallClock &);

} // namespace trainyard::aws
