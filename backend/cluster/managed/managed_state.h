#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "backend/aws/services/emr/emr_types.h"
#include "backend/aws/services/stacks/auto_scaling_client.h"
#include "backend/aws/services/stacks/cloudformation_client.h"
#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/cloud/records/origin.h"
#include "backend/cluster/stack/stack_nodes.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/core/sentence.h"
#include "backend/core/time/clock.h"
#include "backend/core/time/deadline.h"
#include "backend/ledger/rows.h"

namespace trainyard::cluster {

/// A resource of a stack, an activity of one of its groups, or a group or instance of an EMR cluster, as its service
/// reports it.
struct ManagedResource {
    std::string name, type, id;
    std::string status, reason;        ///< in the service's words
    std::chrono::milliseconds took{0}; ///< of its last operation, until its end or until now
    bool failed = false;
    int running = -1, requested = 0; ///< nodes of an instance group; -1: it is none
    bool operator==(const ManagedResource &) const = default;
};

/// A creation that goes on.
struct ManagedWait {
    Timestamp until{};
    bool isLimit = false; ///< CloudFormation ends it then; otherwise it has ended by then as a rule
    bool operator==(const ManagedWait &) const = default;
};

/// What the service that started a cluster's machines reports about it. A plain value.
struct ManagedState {
    Origin origin = Origin::Instances;
    std::string id;                          ///< of the stack or of the EMR cluster
    std::string status, reason;              ///< in the service's words: "CREATE_IN_PROGRESS"
    Sentence alarm;                          ///< what contradicts each other and needs a look; empty: nothing
    Sentence hint;                           ///< what failed first and what to do, or what it waits for; empty: nothing
    std::vector<ManagedResource> resources;  ///< failed ones first, then those in progress
    std::vector<ManagedResource> activities; ///< of a stack's Auto Scaling groups, newest first
    std::vector<std::pair<std::string, std::string>> outputs; ///< name and value
    std::optional<StackWorkers> workers;                      ///< base workers of a stack; unset: not known
    std::optional<ManagedWait> wait;                          ///< unset: it waits for nothing, or the end is unknown
    bool operator==(const ManagedState &) const = default;
};

/// \param events  of the stack, oldest first
/// \param activities  of its Auto Scaling groups
ManagedState describeStackState(const aws::Stack &, const std::vector<aws::StackEvent> &events,
                                std::vector<aws::ScalingActivity> activities, Timestamp now);
ManagedState describeEmrState(const aws::EmrCluster &, const std::vector<aws::EmrInstanceGroup> &,
                              const std::vector<aws::EmrInstance> &, Timestamp now);

/// The number of base workers among the machines of a stack that are set up.
/// \param rows  of the cluster, without closed ones
int joinedWorkers(const std::vector<ledger::Resource> &rows);

/// What NAT gateways mean for the bill; empty when they cost nothing.
/// \param usdPerHour  of one
Sentence gatewayHint(int gateways, double usdPerHour);

/// Reads the stack or the EMR cluster of a cluster. Changes nothing.
/// \error NotFound (its machines were started one by one, its request is not confirmed yet, or AWS no longer knows it),
///     those of the clients
Result<ManagedState> managedState(const CloudContext &, const ClusterId &, const CallContext &);

} // namespace trainyard::cluster
