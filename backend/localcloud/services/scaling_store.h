#pragma once

#include <array>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/enum_names.h"
#include "backend/localcloud/ec2/ec2_parameters.h"
#include "backend/localcloud/xml_writer.h"

namespace trainyard::localcloud {

class Ec2Service;
class Store;

/// Returns the error that a fault orders for an operation that a service carries out by itself, such as
/// "autoscaling:RunInstances" or "cloudformation:CreateVpc".
using InnerFaults = std::function<std::optional<ServiceError>(const std::string &operation)>;

enum class ActivityStatus { InProgress, Successful, Failed, Cancelled };
constexpr auto namesOf(ActivityStatus)
{
    return std::to_array<std::string_view>({"InProgress", "Successful", "Failed", "Cancelled"});
}
using trainyard::toString;

/// A launch or a termination by a group.
struct ScalingActivity {
    std::string id, instance, description, cause, message, subnet, zone;
    ActivityStatus status = ActivityStatus::InProgress;
    bool isLaunch = true;
    std::int64_t started = 0, ended = 0; ///< ended 0: in progress
};

/// A change of a group's sizes at a time. Sizes below 0 stay.
struct ScheduledAction {
    std::string name;
    std::int64_t at = 0, least = -1, most = -1, wanted = -1;
};

struct ScalingGroup {
    std::string name, region;
    std::string templateId, templateVersion; ///< version: as given: "", "$Default", "$Latest" or a number
    std::vector<std::string> subnets, zones; ///< zones: where `subnets` is empty
    std::int64_t least = 0, most = 0, wanted = 0, created = 0;
    Tags tags;
    std::set<std::string> passedOn;      ///< keys of `tags` that instances get
    std::set<std::string> suspended;     ///< processes
    std::set<std::string> protectedOnes; ///< instances that scaling in does not terminate
    std::set<std::string> known;         ///< instances that were in service or on the way, to notice losses
    bool protectsNew = false, deleting = false;
    std::int64_t nextTry = 0, failures = 0;  ///< of launches
    std::vector<ScalingActivity> activities; ///< newest last
    std::vector<ScheduledAction> scheduled;
};

/// Selects the instances that a group terminates when it shrinks, by Auto Scaling's default termination policy: each
/// time one of a zone that has the most, and of those the oldest. The oldest instance also has the oldest launch
/// template: a group keeps its template, and the versions of a template only grow.
/// \return ids, in the order of their termination
std::vector<std::string> scaleIn(std::vector<Instance> alive, std::size_t surplus);

/// Auto Scaling: groups that launch, replace and terminate instances, and the activities that report it. There is no
/// thread: advance() applies the effects of time and losses, and is called before every query. Thread-safe.
class ScalingStore {
public:
    /// \param faults  null: none
    static Result<std::unique_ptr<ScalingStore>> open(Store &, Ec2Service &, double speed, InnerFaults faults = {});

    /// Launches and terminates what the groups of the region miss or have too much, and ends activities.
    void advance(const std::string &region);
    /// \param own  tags ("aws:...") that clients may not set: of the group and its instances
    /// \return content of <OperationResult>
    /// \error ValidationError, AlreadyExists, ResourceInUse, UnknownOperation
    ServiceResult<XmlContent> query(const Parameters &, const std::string &region, const Tags &own = {});
    /// A copy of the group with its instances that have not ended.
    struct View {
        ScalingGroup group;
        std::vector<Instance> instances;
        std::int64_t inService() const;
    };
    std::optional<View> view(const std::string &region, const std::string &name);

private:
    ScalingStore(Store &store, Ec2Service &ec2, double speed, InnerFaults faults)
        : m_store(store)
        , m_ec2(ec2)
        , m_speed(speed)
        , m_faults(std::move(faults))
    {
    }
    // The caller holds the lock in all functions below.
    void advanceOne(ScalingGroup &);
    void runSchedule(ScalingGroup &);
    void noticeLosses(ScalingGroup &, const std::vector<Instance> &machines);
    void settleActivities(ScalingGroup &, const std::vector<Instance> &machines);
    void launchMissing(ScalingGroup &);
    ServiceResult<std::string> launch(const ScalingGroup &, const std::string &subnet, const std::string &zone);
    void terminate(ScalingGroup &, const std::vector<std::string> &ids, const std::string &cause);
    std::pair<std::string, std::string> placeOfNext(const ScalingGroup &, const std::vector<Instance> &alive);
    ScalingActivity &record(ScalingGroup &, ScalingActivity);
    std::vector<Instance> machinesOf(const ScalingGroup &) const;
    std::vector<Instance> aliveOf(const ScalingGroup &) const;
    std::int64_t delay(std::int64_t millis) const { return std::int64_t(double(millis) / m_speed); }
    void save(const ScalingGroup &);
    void forget(const std::string &region, const std::string &name);
    ScalingGroup *find(const std::string &region, const std::string &name);
    std::vector<ScalingGroup *> all(const std::string &region);
    ServiceResult<ScalingGroup *> named(const Parameters &, const std::string &region);
    ServiceResult<void> resize(ScalingGroup &, const Parameters &);
    ServiceResult<void> readPlaces(ScalingGroup &, const Parameters &);

    using Reply = ServiceResult<XmlContent>;
    struct Action {
        std::string_view name;
        Reply (ScalingStore::*run)(const Parameters &, const std::string &region);
        std::string_view parameters; ///< that it accepts
    };
    static const std::vector<Action> kActions;
    // scaling_groups.cpp
    Reply createGroup(const Parameters &, const std::string &region);
    Reply describeGroups(const Parameters &, const std::string &region);
    Reply updateGroup(const Parameters &, const std::string &region);
    Reply deleteGroup(const Parameters &, const std::string &region);
    Reply setDesiredCapacity(const Parameters &, const std::string &region);
    Reply createLaunchConfiguration(const Parameters &, const std::string &region);
    Reply suspend(const Parameters &, const std::string &region);
    Reply resume(const Parameters &, const std::string &region);
    Reply tag(const Parameters &, const std::string &region);
    Reply untag(const Parameters &, const std::string &region);
    // scaling_schedule.cpp
    Reply putScheduled(const Parameters &, const std::string &region);
    Reply describeScheduled(const Parameters &, const std::string &region);
    Reply deleteScheduled(const Parameters &, const std::string &region);
    // scaling_instances.cpp
    Reply describeInstances(const Parameters &, const std::string &region);
    Reply describeActivities(const Parameters &, const std::string &region);
    Reply terminateInstance(const Parameters &, const std::string &region);
    Reply detach(const Parameters &, const std::string &region);
    Reply protect(const Parameters &, const std::string &region);

    Store &m_store;
    Ec2Service &m_ec2;
    const double m_speed;
    const InnerFaults m_faults;
    Tags m_own; ///< of the query that is running
    std::mutex m_mutex;
    std::map<std::pair<std::string, std::string>, ScalingGroup> m_groups; ///< by region and name
};

} // namespace trainyard::localcloud
