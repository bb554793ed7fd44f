#pragma once

#include <string>

#include "backend/cli/context.h"

namespace trainyard::cli {

/// Seconds to think again before what --yes has answered beforehand; Ctrl-C is the way out. Only where somebody can see
/// them, on a terminal: a script does not wait.
/// what    "Ending everything": it is told as "Ending everything in 9 s."
/// errors  Cancelled
Status countDown(const Context &, const std::string &what);

} // namespace trainyard::cli
