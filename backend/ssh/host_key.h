#pragma once

#include <string>

#include "backend/core/result.h"
#include "backend/core/time/deadline.h"
#include "backend/ssh/target.h"

namespace trainyard::ssh {

/// The key that a host shows to its clients: "ssh-ed25519 AAAA...". Nothing proves that it is the host's own, so
/// that only the user may decide to trust it. Does not log in, and needs no key file; a jump host is authenticated as
/// for SshSession::open().
/// \error those of SshSession::open() before the check of the host key
Result<std::string> offeredHostKey(const Target &, const CallContext &);

} // namespace trainyard::ssh
