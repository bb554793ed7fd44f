#pragma once

#include <chrono>
#include <functional>
#include <string>
#include <vector>

#include "backend/aws/services/emr/emr_client.h"
#include "backend/cluster/cloud/records/emr_requests.h"
#include "backend/core/async/poll.h"

namespace trainyard::cluster {

/// Requests an EMR cluster at most once per call, and never again while an earlier request may have created it.
/// \param request  gets the tag with the token
/// \param mayExist  another process may have sent the request: look for its result first
/// \param consistency  how long a new cluster may be missing in the list of clusters
/// \return the cluster's id
/// \error those of the client; after a lost reply and `consistency`, the error of the request, with what was looked for
Result<std::string> ensureEmrCluster(aws::EmrClient &, aws::RunJobFlowRequest request, const EmrRequestRecord &,
                                     bool mayExist, std::chrono::milliseconds consistency, Backoff,
                                     const CallContext &);

/// Whether EMR may have refused the request because it does not know yet what was created a moment ago.
/// \param hasNewRoles  its roles were created for it: "not authorized" may mean them, too
bool isNotKnownYet(const Error &, bool hasNewRoles);

/// A cluster and its instance groups.
struct EmrSnapshot {
    aws::EmrCluster cluster;
    std::vector<aws::EmrInstanceGroup> groups;
};

/// How long a cluster that is up may lack nodes before it is examined: EMR waits for Spot machines without limit.
inline constexpr std::chrono::minutes kLongestEmrFill{20};

/// Waits until the cluster is up and its groups are complete, or until it has ended, which is no error here. Nor is a
/// cluster that is up and lacks nodes: one of its groups has given up (ARRESTED, SUSPENDED), or `patience` has passed.
/// \param report  called after every poll
/// \error NotFound; Timeout and Cancelled by the context; the last of five failed polls in a row, or a session error
Result<EmrSnapshot> waitForEmrCluster(aws::EmrClient &, const std::string &id, Backoff, const CallContext &,
                                      const std::function<void(const EmrSnapshot &)> &report,
                                      std::chrono::milliseconds patience = kLongestEmrFill);

} // namespace trainyard::cluster
