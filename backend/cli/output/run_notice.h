#pragma once

#include "backend/cli/context.h"
#include "backend/cluster/cloud/cloud_context.h"
#include "backend/training/run/cluster_run.h"

namespace trainyard::cli {

/// Reports the end of a run that was followed to the webhook, as `trainyardctl notify` has set it. A failure is a
/// message: it does not change the status of the command.
void reportEnd(Context &, const cluster::CloudContext &, const RunId &, const training::RunEnd &);

} // namespace trainyard::cli
