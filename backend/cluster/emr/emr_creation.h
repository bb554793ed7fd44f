#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "backend/aws/services/emr_client.h"
#include "backend/core/async/poll.h"
#include "backend/core/clock.h"

namespace trainyard::cluster {

/// Tag of an EMR cluster with the token of its request. RunJobFlow has no client token, so that the tag is the only
/// evidence of which request created a cluster.
inline constexpr const char *kEmrRequestTag = "trainyard:request";

/// A request for an EMR cluster, as recorded in the ledger before it is sent.
struct EmrRequestRecord {
    std::string token;
    Timestamp recorded{};
};

/// The cluster that a request with this token created; empty when EMR lists none.
/// \param name  of the cluster
Result<std::optional<std::string>> findRequestedEmrCluster(aws::EmrClient &, const std::string &name,
                                                           const EmrRequestRecord &, const CallContext &);

/// Requests an EMR cluster at most once per call, and never again while an earlier request may have created it.
/// \param request  gets the tag with the token
/// \param mayExist  another process may have sent the request: look for its result first
/// \param consistency  how long a new cluster may be missing in the list of clusters
/// \return the cluster's id
/// \error those of the client; after a lost reply and `consistency`, the error of the request, with what was looked for
Result<std::string> ensureEmrCluster(aws::EmrClient &, aws::RunJobFlowRequest request, const EmrRequestRecord &,
                                     bool mayExist, std::chrono::milliseconds consistency, Backoff,
                                     const CallContext &);

/// A cluster and its instance groups.
struct EmrSnapshot {
    aws::EmrCluster cluster;
    std::vector<aws::EmrInstanceGroup> groups;
};

/// Waits until the cluster is up and its groups are complete, or until it has ended, which is no error here.
/// \param report  called after every poll
/// \error NotFound; Timeout and Cancelled by the context; the last of five failed polls in a row, or a session error
Result<EmrSnapshot> waitForEmrCluster(aws::EmrClient &, const std::string &id, Backoff, const CallContext &,
                                      const std::function<void(const EmrSnapshot &)> &report);

} // namespace trainyard::cluster
