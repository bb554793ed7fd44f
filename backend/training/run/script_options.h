#pragma once

#include <vector>

#include "backend/core/result.h"
#include "backend/core/time/deadline.h"
#include "backend/jobs/help_options.h"
#include "backend/protocol/job/job_spec.h"

namespace trainyard::training {

/// Reads the options of the script of a job: runs it with --help on this computer, in the folder of the code, for at most
/// 20 seconds. Never contacts a cluster.
/// \error InvalidArgument (the command names no script), LocalCommandFailed (with its last line), NotFound (its help lists
///     no options), Timeout, Cancelled
Result<std::vector<jobs::ScriptOption>> scriptOptions(const protocol::JobSpec &, const CallContext &);

} // namespace trainyard::training
