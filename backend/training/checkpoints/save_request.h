#pragma once

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/core/time/deadline.h"

namespace trainyard::training {

/// Requests a checkpoint of an active run: it is saved after the current step, and training goes on. Returns when the
/// request is on the head; the record of the checkpoint follows within seconds, and the next one replaces it unless it
/// is that of an epoch.
/// \error NotFound (no such run, or no machine), Conflict (it is over, or its program saves by itself), those of SSH
Status requestSave(const cluster::CloudContext &, const RunId &, const CallContext &);

} // namespace trainyard::training
