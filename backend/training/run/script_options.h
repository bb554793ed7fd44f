#pragma once

#include <string>
#include <vector>

#include "backend/core/result.h"
#include "backend/core/time/deadline.h"
#include "backend/jobs/help_options.h"
#include "backend/protocol/job/job_spec.h"

namespace trainyard::training {

/// Reads the options of the script of a job: runs it with --help on this computer, in the folder of the code, for at most
/// 20 seconds and withoutCredentials(). Never contacts a cluster.
/// \error InvalidArgument (the command names no script), LocalCommandFailed (with its last line), NotFound (its help lists
///     no options), Timeout, Cancelled
Result<std::vector<jobs::ScriptOption>> scriptOptions(const protocol::JobSpec &, const CallContext &);

/// An environment (NAME=value) for a program that needs no account: without the variables of AWS, secrets by their names
/// and agents with keys, and with settings by which the tools of AWS find no other keys of the user or of this machine.
std::vector<std::string> withoutCredentials(std::vector<std::string> environment);

} // namespace trainyard::training
