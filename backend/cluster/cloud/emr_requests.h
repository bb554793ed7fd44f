#pragma once

#include <optional>
#include <string>

#include "backend/aws/services/emr_client.h"
#include "backend/core/clock.h"
#include "backend/core/deadline.h"
#include "backend/core/result.h"

namespace trainyard::cluster {

/// Tag of an EMR cluster with the token of its request. RunJobFlow has no client token, so that the tag is the only
/// evidence of which request created a cluster.
inline constexpr const char *kEmrRequestTag = "trainyard:request";

/// A request for an EMR cluster, as recorded in the ledger before it is sent.
struct EmrRequestRecord {
    std::string token;
    Timestamp recorded{};
};

/// The cluster that a request with this token created; empty when EMR lists none. Anyone who may tag EMR clusters can
/// copy the tag: of several with the same name, the first one to be created counts.
/// \param name  of the cluster
Result<std::optional<std::string>> findRequestedEmrCluster(aws::EmrClient &, const std::string &name,
                                                           const EmrRequestRecord &, const CallContext &);

} // namespace trainyard::cluster
