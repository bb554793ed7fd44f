#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "backend/aws/ec2/ec2_types.h"
#include "backend/aws/wire/client_config.h"
#include "backend/core/result.h"
#include "backend/core/time/clock.h"
#include "backend/core/time/deadline.h"
#include "backend/net/http_client.h"

namespace trainyard::aws {

class ServiceApi;

/// An instance of an Auto Scaling group.
struct GroupInstance {
    InstanceId id;
    std::string group;          ///< name of the group
    std::string lifecycleState; ///< "Pending", "InService", "Terminating:Wait", "Detached", ...
    std::string health;         ///< "Healthy", "Unhealthy"
    std::string type, zone;
    std::string launchTemplate, launchTemplateVersion; ///< id and number; empty for a launch configuration
    bool isProtected = false;                          ///< from scale-in
    bool inService() const { return lifecycleState == "InService"; }
};

struct ScalingGroup {
    std::string name, status; ///< status: "Delete in progress", else empty
    std::string stack;        ///< id of the stack that created the group, from its tags; else empty
    int machines = 0;
    Tags tags;
    Timestamp created{};
    int minSize = 0, maxSize = 0, desired = 0;
    std::vector<GroupInstance> instances;
    std::vector<std::string> subnets;
    std::string launchTemplate, launchTemplateVersion; ///< id, and a number or "$Latest"; empty: a launch configuration
    std::vector<std::string> suspended;                ///< processes: "ReplaceUnhealthy", "Launch", ...
    int inService() const
    {
        int count = 0;
        for (const GroupInstance &instance : instances)
            count += instance.inService();
        return count;
    }
};

/// One attempt of a group to start or end instances. A failed one explains why a group stays too small.
struct ScalingActivity {
    std::string id, group;
    std::string status;      ///< "InProgress", "Successful", "Failed", "Cancelled", "WaitingForSpotInstanceId", ...
    std::string message;     ///< reason of a failure: "We currently do not have sufficient g5.xlarge capacity in ..."
    std::string description; ///< "Launching a new EC2 instance.  Status Reason: ..."
    std::string cause;
    int progress = 0; ///< percent
    Timestamp started{};
    std::optional<Timestamp> ended;
    bool failed() const { return status == "Failed" || status == "Cancelled"; }
};

struct CreateGroupRequest {
    std::string name;
    std::string launchTemplate;        ///< "lt-..."
    std::string launchTemplateVersion; ///< a number, "$Latest" or "$Default"; empty: "$Default"
    int minSize = 0, maxSize = 0;
    std::optional<int> desired; ///< empty: minSize
    std::vector<std::string> subnets;
    Tags tags; ///< of the group and of the instances that it starts
};

/// Sizes to change; those without a value stay.
struct GroupSize {
    std::optional<int> minSize, maxSize, desired;
};

/// A change of a group's sizes that Auto Scaling makes at a time by itself.
struct ScheduledAction {
    std::string group, name;
    Timestamp at{};
    GroupSize size;
    std::string recurrence; ///< a cron expression; empty: once
    /// Whether it ends all machines of its group for good.
    bool endsGroup() const { return recurrence.empty() && size.maxSize == 0 && size.desired.value_or(0) == 0; }
};

/// Auto Scaling 2011-01-01. An instance that a group started can only be ended for good through the group.
/// Thread-safe.
/// \error in every call: PermissionDenied, those of the credentials, Throttled and ServiceFailure after the last try
class AutoScalingClient {
public:
    AutoScalingClient(std::shared_ptr<net::HttpClient>, ClientConfig);
    ~AutoScalingClient();
    /// Reads all pages. Unknown groups are absent from the result.
    /// \param names  empty means all groups
    Result<std::vector<ScalingGroup>> describeGroups(const std::vector<std::string> &names, const CallContext &);
    /// The instances of groups, in any group. Reads all pages; instances outside groups are absent from the result.
    /// \param ids  at most 50; empty means all
    Result<std::vector<GroupInstance>> describeInstances(const std::vector<InstanceId> &ids, const CallContext &);
    /// The newest activities of a group, newest first.
    /// \param atMost  number of activities, at most 1000
    Result<std::vector<ScalingActivity>> describeActivities(const std::string &group, int atMost, const CallContext &);

    /// \error AlreadyExists, InvalidArgument
    Status createGroup(const CreateGroupRequest &, const CallContext &);
    /// \error InvalidArgument (desired outside of minimum and maximum), NotFound, Conflict (a scaling activity is in
    ///     progress)
    Status resizeGroup(const std::string &name, const GroupSize &, const CallContext &);
    /// Does not wait for the cooldown period.
    /// \error InvalidArgument (above the maximum or below the minimum), NotFound, Conflict
    Status setDesiredCapacity(const std::string &name, int desired, const CallContext &);
    /// Ends an instance of a group. Use instead of EC2's TerminateInstances, after which the group starts another one.
    /// \param shrink  also reduces the desired capacity, so that the instance is not replaced
    /// \error NotFound (in no group), InvalidArgument (the group would become smaller than its minimum)
    Result<ScalingActivity> terminateInstance(const InstanceId &, bool shrink, const CallContext &);
    /// Removes instances from their group without ending them.
    /// \param ids  at most 20
    Result<std::vector<ScalingActivity>> detachInstances(const std::string &name, const std::vector<InstanceId> &ids,
                                                         bool shrink, const CallContext &);
    /// Protects instances from scale-in, or removes that protection.
    /// \param ids  at most 50
    Status protectInstances(const std::string &name, const std::vector<InstanceId> &ids, bool protect,
                            const CallContext &);
    /// \param processes  "ReplaceUnhealthy", "Launch", ...; empty: all
    Status suspendProcesses(const std::string &name, const std::vector<std::string> &processes, const CallContext &);
    Status resumeProcesses(const std::string &name, const std::vector<std::string> &processes, const CallContext &);
    /// The actions of a group that have not been executed. Reads all pages.
    Result<std::vector<ScheduledAction>> describeScheduledActions(const std::string &group, const CallContext &);
    /// Creates or replaces an action: its name is unique in the group.
    /// \error InvalidArgument (the time is past), NotFound (group)
    Status putScheduledAction(const ScheduledAction &, const CallContext &);
    /// An unknown action is a success.
    Status deleteScheduledAction(const std::string &group, const std::string &name, const CallContext &);
    /// Adds tags to a group, also for the instances that it starts from now on.
    Status tagGroup(const std::string &name, const Tags &, const CallContext &);

    /// Sets the capacity to 0: the group terminates its instances and starts no new ones. An unknown group is a
    /// success.
    Status emptyGroup(const std::string &name, const CallContext &);
    /// Deletes the group with its instances. An unknown group is a success.
    /// \error Conflict (a scaling activity is in progress)
    Status deleteGroup(const std::string &name, const CallContext &);

private:
    std::unique_ptr<ServiceApi> m_api;
};

} // namespace trainyard::aws
