#pragma once

#include <functional>
#include <memory>

#include "backend/aws/credentials/credentials.h"

namespace trainyard::aws {

/// Called from any thread, once per change: with the reason when calls begin to wait for a login, and with an empty
/// value when they continue.
using LoginCallback = std::function<void(const std::optional<Error> &why)>;

/// Credentials that wait for a login. While the session is expired, get() retries every second until its deadline; the
/// user can log in with any tool, and the waiting calls then continue by themselves.
/// \error those of `inner`; CredentialsExpired when the deadline comes first
std::shared_ptr<CredentialsProvider> loginWaitingCredentials(std::shared_ptr<CredentialsProvider> inner, LoginCallback);

} // namespace trainyard::aws
