#pragma once

#include <string>

#include "backend/cli/context.h"
#include "backend/core/result.h"

namespace trainyard::cli {

/// Shows what the machines of a run or of an open cluster measured: the last samples as a table; all of them as JSON or
/// CSV. Reads what the agents have stored since the last reader, as far as they respond.
/// \param subject  a run (its ID, the beginning of it, latest), or else the name or ID of a cluster
/// \error NotFound, InvalidArgument (several match), those of the ledger
Result<int> showSystemMetrics(Context &, const std::string &subject, bool csv);

} // namespace trainyard::cli
