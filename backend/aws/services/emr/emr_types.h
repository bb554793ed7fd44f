#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "backend/aws/ec2/ec2_types.h"
#include "backend/core/time/clock.h"

namespace trainyard::aws {

/// When a cluster, instance or step was requested, was ready (or started), and ended.
struct EmrTimeline {
    Timestamp created{};
    std::optional<Timestamp> ready, ended;
};

struct EmrApplication {
    std::string name, version; ///< version: empty in requests
    bool operator==(const EmrApplication &) const = default;
};

struct EmrCluster {
    std::string id, name, state; ///< "STARTING", "WAITING", "TERMINATING", ...
    bool isProtected = false;
    Tags tags;
    Timestamp created{};
    EmrTimeline timeline;
    std::string reasonCode, reason; ///< why it is in this state: "BOOTSTRAP_FAILURE", "On the master instance ..."
    std::string releaseLabel, customImage, logUri;
    std::string masterDns; ///< empty until the master runs
    std::string keyName, subnetId, zone, instanceProfile, serviceRole;
    std::string masterGroup, slaveGroup, serviceGroup; ///< ids of the managed security groups
    std::vector<std::string> additionalMasterGroups, additionalSlaveGroups;
    std::vector<EmrApplication> applications;
    int rootVolumeGiB = 0;      ///< 0: the release's default
    bool usesFleets = false;    ///< instance fleets instead of instance groups
    bool endsWithSteps = false; ///< terminates after the last step
    int normalizedHours = 0;    ///< as billed: hours weighted with the size of the instances
    bool gone() const { return state == "TERMINATED" || state == "TERMINATED_WITH_ERRORS"; }
    bool isUp() const { return state == "RUNNING" || state == "WAITING"; }
    bool failed() const { return state == "TERMINATED_WITH_ERRORS"; }
};

/// An entry of the list of clusters, which has no tags.
struct EmrClusterSummary {
    std::string id, name, state, reasonCode, reason;
    EmrTimeline timeline;
};

/// What RunJobFlow and AddInstanceGroups create.
struct EmrGroupRequest {
    std::string name, role, type; ///< role: "MASTER", "CORE", "TASK"
    int count = 1;
    bool spot = false;
    std::string maxPriceUsd; ///< per hour, Spot only: "0.123"; empty: up to On-Demand
    int volumeGiB = 0;       ///< gp3 beside the root volume; 0: the default of the instance type
    bool operator==(const EmrGroupRequest &) const = default;
};

struct EmrBootstrapAction {
    std::string name, path; ///< path: "s3://bucket/key", or a file on the image
    std::vector<std::string> arguments;
    bool operator==(const EmrBootstrapAction &) const = default;
};

struct EmrStepRequest {
    std::string name;
    std::string onFailure = "CONTINUE";     ///< "CONTINUE", "CANCEL_AND_WAIT", "TERMINATE_CLUSTER"
    std::string jar = "command-runner.jar"; ///< runs the arguments as a command on the master
    std::vector<std::string> arguments;     ///< together at most 10,240 characters
    bool operator==(const EmrStepRequest &) const = default;
};

struct RunJobFlowRequest {
    std::string name, releaseLabel, logUri;
    std::vector<std::string> applications; ///< "Hadoop", "Spark", ...
    std::string serviceRole, instanceProfile;
    std::string customImage; ///< "ami-..."; empty: the release's own
    int rootVolumeGiB = 0;   ///< 0: the release's default
    std::vector<EmrGroupRequest> groups;
    std::string keyName, subnetId;
    std::string masterGroup, slaveGroup, serviceGroup; ///< ids of the managed security groups; empty: EMR creates them
    std::vector<std::string> additionalMasterGroups, additionalSlaveGroups;
    bool keepAlive = true; ///< stays up without steps
    bool protect = false;  ///< termination protection
    std::vector<EmrBootstrapAction> bootstrapActions;
    std::vector<EmrStepRequest> steps;
    std::chrono::seconds idleTimeout{0}; ///< terminates itself after it: 60 s to 7 days; 0: never
    int stepConcurrency = 1;
    Tags tags;
    bool operator==(const RunJobFlowRequest &) const = default;
};

struct RunJobFlowReply {
    std::string id, arn;
};

struct EmrInstanceGroup {
    std::string id, name, role, type; ///< role: "MASTER", "CORE", "TASK"
    std::string state, reasonCode, reason;
    int requested = 0, running = 0;
    bool spot = false;
};

struct EmrInstance {
    std::string id; ///< EMR's own: "ci-..."
    InstanceId instance;
    std::string groupId, type;
    std::string state; ///< AWAITING_FULFILLMENT, PROVISIONING, BOOTSTRAPPING, RUNNING, TERMINATED
    std::string reasonCode, reason;
    std::string publicIp, publicDns, privateIp, privateDns;
    bool spot = false;
    EmrTimeline timeline;
};

struct EmrStep {
    std::string id, name, state; ///< PENDING, RUNNING, COMPLETED, CANCELLED, FAILED, INTERRUPTED, CANCEL_PENDING
    std::string onFailure, jar;
    std::vector<std::string> arguments;
    std::string failureReason, failureMessage, failureLog; ///< failureLog: "s3://..."
    EmrTimeline timeline;                                  ///< ready: when it started
    bool ended() const
    {
        return state == "COMPLETED" || state == "CANCELLED" || state == "FAILED" || state == "INTERRUPTED";
    }
};

struct EmrStepCancellation {
    std::string stepId, reason;
    bool submitted = false;
};

/// A new size of an instance group.
struct EmrGroupResize {
    std::string groupId;
    std::optional<int> count;
    std::vector<InstanceId> terminate; ///< these instances instead of ones that EMR chooses
};

struct EmrInstanceType {
    std::string name, family, architecture; ///< architecture: "X86_64", "ARM64"
    int vcpus = 0;
    double memoryGiB = 0;
};

/// Ports that security groups of EMR clusters may open to the whole Internet.
struct EmrBlockPublicAccess {
    struct PortRange {
        int first = 0, last = 0;
        bool operator==(const PortRange &) const = default;
    };
    bool enabled = true;
    std::vector<PortRange> permitted;
    /// Whether EMR refuses a cluster whose groups open this port to the whole Internet.
    bool blocks(int port) const
    {
        if (!enabled)
            return false;
        for (const PortRange &range : permitted) {
            if (port >= range.first && port <= range.last)
                return false;
        }
        return true;
    }
};

} // namespace trainyard::aws
