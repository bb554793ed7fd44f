#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "backend/aws/services/emr/emr_client.h"
#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/cloud/records/requested_stack.h"
#include "backend/core/result.h"
#include "backend/core/time/clock.h"
#include "backend/core/time/deadline.h"

namespace trainyard::cluster {

/// Tag of an EMR cluster with the token of its request. RunJobFlow has no client token, so that the tag is the only
/// evidence of which request created a cluster.
inline constexpr const char *kEmrRequestTag = "trainyard:request";
/// With the value "true" on what EMR's managed policies of version 2 allow its service role to use.
inline constexpr const char *kEmrPolicyTag = "for-use-with-amazon-emr-managed-policies";

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

/// The EMR cluster of a request as a ledger row.
ledger::Resource emrResource(const ledger::Intent &, const std::string &emrId, const std::string &name);

/// As requestedStacks(), for open intents of kEmrKind.
std::vector<RequestedStack> requestedEmrClusters(const CloudContext &, const std::vector<ledger::Intent> &intents,
                                                 std::vector<std::pair<std::string, Error>> &errors,
                                                 const CallContext &);

/// requestedStacks() and requestedEmrClusters().
std::vector<RequestedStack> requestedControllers(const CloudContext &, const std::vector<ledger::Intent> &intents,
                                                 std::vector<std::pair<std::string, Error>> &errors,
                                                 const CallContext &);

/// The highest number of a worker, "worker-3", among machines; 0: there is none.
int lastWorkerNumber(const std::vector<ledger::Resource> &machines);

/// The row of a machine that an EMR cluster of ours has started, with the next free name.
/// \param known  the machines of the cluster, also closed ones
ledger::Resource emrMachine(const CloudContext &, const aws::Instance &, const ClusterId &, const std::string &region,
                            const std::vector<ledger::Resource> &known);

} // namespace trainyard::cluster
