#pragma once

#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/core/ids.h"
#include "backend/core/time/deadline.h"

namespace trainyard::cluster {

/// Before a teardown searches: waits for the EMR clusters of open requests, up to PollingPolicy::consistency, since the
/// program that sent a request may have ended a moment ago, and a new cluster may be missing in the list. Without such a
/// request, there is no call and no pause.
/// \param clusters  in scope; empty: all of this ledger
void awaitEmrRequests(const CloudContext &, const std::vector<ClusterId> &clusters, const CallContext &);

} // namespace trainyard::cluster
