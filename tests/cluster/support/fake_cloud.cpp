// Machines of the fake cloud.
#include "tests/cluster/support/fake_ec2.h"

namespace trainyard::cluster {

FakeEc2::FakeEc2(FakeCloud &cloud, std::string region)
    : aws::Ec2Client(nullptr, {.region = region})
    , m_cloud(cloud)
    , m_region(std::move(region))
{
}

Result<aws::Reservation> FakeEc2::runInstances(const aws::RunInstancesRequest &r, const CallContext &context)
{
    return call("RunInstances", context.stop, [&](FakeCloud::Region &here) -> Result<aws::Reservation> {
        if (m_cloud.honoursTokens) {
            aws::Reservation same;
            for (const aws::Instance &m : here.machines) {
                if (m.clientToken == r.clientToken)
                    same.instances.push_back(m);
            }
            if (!same.instances.empty())
                return same;
        }
        if (m_cloud.refuses) {
            if (const auto error = m_cloud.refuses(r))
                return fail(*error);
        }
        const bool hasKey = here.keys.contains(r.keyName) || m_cloud.fingerprints.contains(r.keyName);
        const std::string group = r.securityGroupIds.empty() ? std::string() : r.securityGroupIds.front();
        if (!here.groups.contains(group) || !hasKey)
            return fail(ErrorCode::NotFound, "ec2:RunInstances", "InvalidGroup.NotFound: no such group or key");
        aws::Reservation made;
        for (int n = 0; n < r.maxCount; ++n) {
            aws::Instance m;
            const std::string number = std::to_string(m_cloud.m_next++);
            m.id = InstanceId("i-" + std::string(17 - number.size(), '0') + number);
            m.state = "pending";
            m.type = r.instanceType;
            m.zone = r.zone.empty() ? m_region + "a" : r.zone;
            m.keyName = r.keyName;
            m.imageId = r.imageId;
            m.clientToken = r.clientToken;
            m.launched = wallNow();
            m.groupIds = r.securityGroupIds;
            m.placementGroup = r.placementGroup;
            m.tags = r.tags;
            if (m_cloud.timing)
                makeTimed(here, m);
            here.requests[m.id.value] = r;
            here.userData[m.id.value] = r.userData;
            here.groupOf[m.id.value] = group;
            here.machines.push_back(m);
            made.instances.push_back(m);
        }
        return made;
    });
}

Result<std::vector<aws::Instance>> FakeEc2::describeKnownInstances(const std::vector<InstanceId> &ids,
                                                                   const CallContext &context)
{
    return describe(context.stop, [&](const aws::Instance &m) { return std::ranges::find(ids, m.id) != ids.end(); });
}

Result<std::vector<aws::Instance>> FakeEc2::describeInstances(const std::vector<InstanceId> &,
                                                              const std::vector<aws::Filter> &filters,
                                                              const CallContext &context)
{
    const auto byHolder =
        std::ranges::find_if(filters, [](const aws::Filter &filter) { return holderKind(filter.name).has_value(); });
    if (byHolder != filters.end())
        return holders(*holderKind(byHolder->name), byHolder->values.front(), context);
    return describe(context.stop, [&](const aws::Instance &m) {
        return std::ranges::all_of(filters, [&](const aws::Filter &filter) { return matches(m, filter); });
    });
}

Result<aws::TerminateOutcome> FakeEc2::terminateInstances(const std::vector<InstanceId> &ids,
                                                          const CallContext &context)
{
    return call("TerminateInstances", context.stop, [&](FakeCloud::Region &here) -> Result<aws::TerminateOutcome> {
        for (const InstanceId &id : ids) {
            if (m_cloud.protectedIds.contains(id.value))
                return fail(ErrorCode::Conflict, "ec2:TerminateInstances",
                            "OperationNotPermitted: " + id.value + " is protected");
        }
        aws::TerminateOutcome outcome{{}, ids};
        const bool lost = m_cloud.ignoresTerminations > 0 && m_cloud.ignoresTerminations-- > 0;
        for (aws::Instance &m : here.machines) {
            if (std::ranges::find(ids, m.id) == ids.end() || !m_cloud.knows(here, m.id.value))
                continue;
            std::erase(outcome.unknown, m.id);
            if (m.isTerminating() || lost)
                continue;
            m.state = "shutting-down";
            m_cloud.m_looks[m.id.value] = 0;
            here.changed[m.id.value] = wallNow();
        }
        return outcome;
    });
}

Result<std::vector<aws::StateChange>> FakeEc2::stopInstances(const std::vector<InstanceId> &ids, bool,
                                                             const CallContext &context)
{
    return changeState("StopInstances", ids, "stopping", "stopped", context);
}

Result<std::vector<aws::StateChange>> FakeEc2::startInstances(const std::vector<InstanceId> &ids,
                                                              const CallContext &context)
{
    return changeState("StartInstances", ids, "pending", "running", context);
}

Status FakeEc2::rebootInstances(const std::vector<InstanceId> &, const CallContext &context)
{
    return call("RebootInstances", context.stop, [](FakeCloud::Region &) { return Status(); });
}

Status FakeEc2::setInstanceType(const InstanceId &id, const std::string &type, const CallContext &context)
{
    return call("ModifyInstanceAttribute", context.stop, [&](FakeCloud::Region &here) -> Status {
        const auto m = std::ranges::find(here.machines, id, &aws::Instance::id);
        if (m == here.machines.end() || m->state != "stopped")
            return fail(ErrorCode::Conflict, "ec2:ModifyInstanceAttribute", "IncorrectInstanceState: not stopped");
        m->type = type;
        return {};
    });
}

Result<bool> FakeEc2::terminationProtection(const InstanceId &id, const CallContext &context)
{
    return call("DescribeInstanceAttribute", context.stop,
                [&](FakeCloud::Region &) -> Result<bool> { return m_cloud.protectedIds.contains(id.value); });
}

Result<std::string> FakeEc2::getConsoleScreenshot(const InstanceId &, const CallContext &context)
{
    return call("GetConsoleScreenshot", context.stop,
                [&](FakeCloud::Region &) -> Result<std::string> { return std::string("\xff\xd8 a picture"); });
}

Result<std::vector<aws::InstanceStatus>> FakeEc2::describeInstanceStatus(const std::vector<InstanceId> &ids,
                                                                         const CallContext &context)
{
    return call("DescribeInstanceStatus", context.stop, [&](FakeCloud::Region &) {
        std::vector<aws::InstanceStatus> all;
        for (const InstanceId &id : ids)
            all.push_back({id, "running", "ok", "ok"});
        return Result<std::vector<aws::InstanceStatus>>(std::move(all));
    });
}

Status FakeEc2::setTerminationProtection(const InstanceId &id, bool on, const CallContext &context)
{
    return call("ModifyInstanceAttribute", context.stop, [&](FakeCloud::Region &) -> Status {
        if (on)
            m_cloud.protectedIds.insert(id.value);
        else
            m_cloud.protectedIds.erase(id.value);
        return {};
    });
}

Status FakeEc2::createTags(const std::vector<std::string> &ids, const TagMap &tags, const CallContext &context)
{
    return call("CreateTags", context.stop, [&](FakeCloud::Region &here) -> Status {
        for (aws::Instance &m : here.machines) {
            if (std::ranges::find(ids, m.id.value) != ids.end()) {
                for (const auto &[key, value] : tags)
                    m.tags[key] = value;
            }
        }
        return {};
    });
}

Result<aws::ConsoleOutput> FakeEc2::getConsoleOutput(const InstanceId &, const CallContext &context)
{
    return call("GetConsoleOutput", context.stop, [&](FakeCloud::Region &) -> Result<aws::ConsoleOutput> {
        return aws::ConsoleOutput{m_cloud.console, {}};
    });
}

bool FakeEc2::anyTag(const TagMap &tags, const aws::Filter &filter)
{
    return filter.name == "tag-key"          ? has(tags, filter.values.front(), {})
           : filter.name.starts_with("tag:") ? has(tags, filter.name.substr(4), filter.values.front())
                                             : true;
}

bool FakeEc2::matches(const aws::Instance &m, const aws::Filter &filter) const
{
    const auto isOne = [&](const std::string &value) {
        return std::ranges::find(filter.values, value) != filter.values.end();
    };
    if (filter.name == "client-token")
        return isOne(m.clientToken);
    if (filter.name == "instance-state-name")
        return isOne(m.state);
    return !m_cloud.hidesFromTagFilters && anyTag(m.tags, filter);
}

Result<std::vector<aws::Instance>> FakeEc2::holders(ResourceKind kind, const std::string &id,
                                                    const CallContext &context)
{
    return call("DescribeInstances of a holder", context.stop, [&](FakeCloud::Region &here) {
        std::vector<aws::Instance> found;
        for (const aws::Instance &m : here.machines) {
            if (m_cloud.knows(here, m.id.value) && holds(here, m, kind, id))
                found.push_back(m);
        }
        return Result<std::vector<aws::Instance>>(std::move(found));
    });
}

Result<std::vector<aws::StateChange>> FakeEc2::changeState(const std::string &operation,
                                                           const std::vector<InstanceId> &ids, const std::string &first,
                                                           const std::string &last, const CallContext &context)
{
    return call(operation, context.stop, [&](FakeCloud::Region &here) {
        std::vector<aws::StateChange> changes;
        for (aws::Instance &m : here.machines) {
            if (std::ranges::find(ids, m.id) == ids.end())
                continue;
            if (last == "running")
                m.launched = wallNow();
            changes.push_back({m.id, m.state, m_cloud.timing ? first : last});
            m.state = changes.back().current;
            if (m_cloud.timing)
                here.changed[m.id.value] = wallNow();
        }
        return Result<std::vector<aws::StateChange>>(std::move(changes));
    });
}

bool FakeEc2::has(const TagMap &tags, const std::string &key, const std::string &value)
{
    const auto at = tags.find(key);
    return at != tags.end() && (value.empty() || at->second == value);
}

bool FakeEc2::released(const FakeCloud &cloud, FakeCloud::Region &here, const aws::Instance &m)
{
    return m.isTerminated() && (!cloud.timing || wallNow() >= here.changed[m.id.value] + cloud.timing->release);
}

bool FakeEc2::holds(FakeCloud::Region &here, const aws::Instance &m, ResourceKind kind, const std::string &id) const
{
    const bool uses = kind == ResourceKind::SecurityGroup ? here.groupOf[m.id.value] == id
                      : kind == ResourceKind::Volume      ? here.attachedTo[id] == m.id.value
                                                          : false;
    return uses && !released(m_cloud, here, m);
}

void FakeEc2::makeTimed(FakeCloud::Region &here, const aws::Instance &m) const
{
    here.made[m.id.value] = here.changed[m.id.value] = wallNow();
    if (!m_cloud.timing->volumes)
        return;
    const std::string id = "vol-" + m.id.value.substr(2);
    here.others.push_back({ResourceKind::Volume, id, "", "in-use", 30, m.tags});
    here.attachedTo[id] = m.id.value;
    here.made[id] = wallNow();
}

std::shared_ptr<aws::Ec2Client> FakeCloud::of(const std::string &region)
{
    {
        const std::lock_guard lock(m_mutex);
        m_regions[region];
    }
    return std::make_shared<FakeEc2>(*this, region);
}

} // namespace trainyard::cluster
