#pragma once

#include <string>

#include "backend/cli/context.h"

namespace trainyard::cli {

/// Counts down ten seconds before an action that --yes has confirmed in advance; Ctrl-C cancels it. Only on a terminal,
/// where a user can see it: a script does not wait.
/// \param what  "Ending everything", for "Ending everything in 9 s. Ctrl-C stops it."
/// \error Cancelled
Status countDown(const Context &, const std::string &what);

} // namespace trainyard::cli
