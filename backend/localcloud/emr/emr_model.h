#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "backend/core/enum_names.h"
#include "backend/localcloud/ec2/ec2_model.h"

/// The records of EMR. All times are milliseconds since 1970; 0: not yet.
namespace trainyard::localcloud {

enum class EmrState { Starting, Bootstrapping, Running, Waiting, Terminating, Terminated, TerminatedWithErrors };
constexpr auto namesOf(EmrState)
{
    return std::to_array<std::string_view>(
        {"STARTING", "BOOTSTRAPPING", "RUNNING", "WAITING", "TERMINATING", "TERMINATED", "TERMINATED_WITH_ERRORS"});
}
using trainyard::toString;

enum class EmrRole { Master, Core, Task };
constexpr auto namesOf(EmrRole)
{
    return std::to_array<std::string_view>({"MASTER", "CORE", "TASK"});
}

enum class EmrMarket { OnDemand, Spot };
constexpr auto namesOf(EmrMarket)
{
    return std::to_array<std::string_view>({"ON_DEMAND", "SPOT"});
}

enum class EmrGroupState { Provisioning, Bootstrapping, Running, Resizing, Suspended, Terminating, Terminated };
constexpr auto namesOf(EmrGroupState)
{
    return std::to_array<std::string_view>(
        {"PROVISIONING", "BOOTSTRAPPING", "RUNNING", "RESIZING", "SUSPENDED", "TERMINATING", "TERMINATED"});
}

enum class EmrNodeState { AwaitingFulfillment, Provisioning, Bootstrapping, Running, Terminated };
constexpr auto namesOf(EmrNodeState)
{
    return std::to_array<std::string_view>(
        {"AWAITING_FULFILLMENT", "PROVISIONING", "BOOTSTRAPPING", "RUNNING", "TERMINATED"});
}

enum class EmrStepState { Pending, CancelPending, Running, Completed, Cancelled, Failed, Interrupted };
constexpr auto namesOf(EmrStepState)
{
    return std::to_array<std::string_view>(
        {"PENDING", "CANCEL_PENDING", "RUNNING", "COMPLETED", "CANCELLED", "FAILED", "INTERRUPTED"});
}

enum class EmrOnFailure { TerminateCluster, TerminateJobFlow, CancelAndWait, Continue };
constexpr auto namesOf(EmrOnFailure)
{
    return std::to_array<std::string_view>({"TERMINATE_CLUSTER", "TERMINATE_JOB_FLOW", "CANCEL_AND_WAIT", "CONTINUE"});
}

/// Why something is in its state: an official code and a sentence.
struct EmrReason {
    std::string code, message;
    bool operator==(const EmrReason &) const = default;
};

struct EmrTimes {
    std::int64_t created = 0, ready = 0, ended = 0;
    bool operator==(const EmrTimes &) const = default;
};

struct EmrBootstrapAction {
    std::string name, path; ///< path: "s3://bucket/key" or "file:/..." on the node
    std::vector<std::string> args;
    bool operator==(const EmrBootstrapAction &) const = default;
};

struct EmrGroup {
    std::string id, name, type, bid; ///< bid: maximum price of a Spot instance, "" = the On-Demand price
    EmrRole role = EmrRole::Core;
    EmrMarket market = EmrMarket::OnDemand;
    std::int64_t requested = 0;
    std::vector<std::int64_t> volumesGib; ///< further EBS volumes of every instance
    EmrGroupState state = EmrGroupState::Provisioning;
    EmrReason reason;
    EmrTimes times;
    bool operator==(const EmrGroup &) const = default;
};

struct EmrNode {
    std::string id, instance, group; ///< "ci-...", "i-...", "ig-..."
    EmrNodeState state = EmrNodeState::AwaitingFulfillment;
    EmrReason reason;
    EmrTimes times;
    std::size_t actions = 0;        ///< bootstrap actions that have ended
    bool acting = false;            ///< the next bootstrap action runs
    std::int64_t actionStarted = 0; ///< of the one that runs
    std::int64_t provisionEnds = 0; ///< when the applications are installed
    bool alive() const { return state != EmrNodeState::Terminated; }
};

struct EmrStep {
    std::string id, name, jar, mainClass;
    std::vector<std::string> args;
    std::map<std::string, std::string> properties;
    EmrOnFailure onFailure = EmrOnFailure::TerminateCluster;
    EmrStepState state = EmrStepState::Pending;
    std::string failureReason, failureMessage;
    EmrTimes times;              ///< ready: when it started
    std::int64_t logsCopied = 0; ///< of a running step
    bool open() const
    {
        return state == EmrStepState::Pending || state == EmrStepState::Running || state == EmrStepState::CancelPending;
    }
    bool runs() const { return state == EmrStepState::Running || state == EmrStepState::CancelPending; }
};

struct EmrCluster {
    std::string id, region, name, releaseLabel, logUri, serviceRole, profile, autoScalingRole, customAmi, keyName;
    std::vector<std::string> applications;
    std::string subnet; ///< the first of those requested
    std::vector<std::string> subnets;
    std::string zone; ///< requested; "": any
    std::string masterGroup, slaveGroup, accessGroup;
    std::vector<std::string> moreMasterGroups, moreSlaveGroups;
    std::int64_t rootGib = 0;     ///< 0: the default of the release
    std::int64_t idleSeconds = 0; ///< of the auto-termination policy; 0: none
    std::int64_t concurrency = 1; ///< of steps
    bool keepAlive = false, isProtected = false, visible = true;
    std::string configurations;    ///< JSON, returned as it came
    std::string scaleDownBehavior; ///< returned as it came
    Tags tags;
    std::vector<EmrBootstrapAction> actions;
    std::vector<EmrGroup> groups; ///< the first one is the master's
    std::vector<EmrNode> nodes;   ///< also those that have ended
    std::vector<EmrStep> steps;   ///< in order of submission
    EmrState state = EmrState::Starting;
    EmrReason reason;
    EmrTimes times;
    std::int64_t idleSince = 0;
    bool failed = false; ///< it ends with errors

    bool over() const { return state == EmrState::Terminated || state == EmrState::TerminatedWithErrors; }
    bool ending() const { return state == EmrState::Terminating || over(); }
    EmrGroup *group(const std::string &groupId);
    const EmrGroup *group(const std::string &groupId) const { return const_cast<EmrCluster *>(this)->group(groupId); }
    EmrRole roleOf(const EmrNode &) const;
    /// The master's node; null before its launch, and after its end.
    EmrNode *master();
    const EmrNode *master() const { return const_cast<EmrCluster *>(this)->master(); }
    std::int64_t running(const EmrGroup &) const; ///< number of nodes that run
    std::int64_t alive(const EmrGroup &) const;   ///< number of nodes that have not ended
};

void to_json(nlohmann::json &, const EmrCluster &);
void from_json(const nlohmann::json &, EmrCluster &);

/// An id in EMR's format: the prefix and 13 capital letters and digits.
std::string newEmrId(const std::string &prefix);

} // namespace trainyard::localcloud
