#pragma once

#include <string_view>

#include "backend/core/result.h"
#include "backend/ssh/target.h"

namespace trainyard::ssh {

/// The error of a jump host as that of a target behind it, which names both.
Error ofJumpHost(const Target &, const Error &);

/// The error of a connection that the jump host did not open.
/// \param words  of libssh: "Channel opening failure: channel 43 error (2) Connection refused"
/// \return Unreachable (ConnectionRefused, NameNotFound, NoRoute), Timeout (ConnectTimeout), Unsupported (it does not
///     forward connections)
Error forwardFailure(const Target &, std::string_view words);

} // namespace trainyard::ssh
