#pragma once

#include <functional>
#include <memory>

#include "backend/aws/credentials.h"

namespace trainyard::aws {

/// Told, from any thread, that calls wait for a login (why), and that they go on (empty). Once for each change.
using LoginCallback = std::function<void(const std::optional<Error> &why)>;

/// Credentials that a call waits for: where the session has ended, get() asks again every second, as long as its
/// deadline allows, until somebody has logged in with any tool. Then what was waiting goes on by itself.
/// errors  those of `inner`; CredentialsExpired when the deadline comes first
std::shared_ptr<CredentialsProvider> loginWaitingCredentials(std::shared_ptr<CredentialsProvider> inner, LoginCallback);

} // namespace trainyard::aws
