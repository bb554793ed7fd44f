#include "tests/cluster/support/fake_cloud.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "backend/core/time_source.h"

namespace trainyard::cluster {

using namespace std::chrono_literals;

class FakeEc2 final : public Ec2 {
public:
    FakeEc2(FakeCloud &cloud, std::string region)
        : m_cloud(cloud)
        , m_region(std::move(region))
    {
    }

    const std::string &region() const override { return m_region; }

    Result<std::vector<aws::Instance>> runMachines(const aws::RunInstancesRequest &r,
                                                   const CallContext &context) override
    {
        return call("RunInstances", context.stop, [&](FakeCloud::Region &here) -> Result<std::vector<aws::Instance>> {
            if (m_cloud.honoursTokens) {
                std::vector<aws::Instance> same;
                for (const aws::Instance &m : here.machines) {
                    if (m.clientToken == r.clientToken)
                        same.push_back(m);
                }
                if (!same.empty())
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
            std::vector<aws::Instance> made;
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
                m.placementGroup = r.placementGroup;
                m.tags = r.tags;
                if (m_cloud.timing)
                    makeTimed(here, m);
                here.requests[m.id.value] = r;
                here.userData[m.id.value] = r.userData;
                here.groupOf[m.id.value] = group;
                here.machines.push_back(m);
                made.push_back(m);
            }
            return made;
        });
    }

    Result<std::vector<aws::Instance>> machines(const std::vector<InstanceId> &ids, const CallContext &context) override
    {
        return describe(context.stop,
                        [&](const aws::Instance &m) { return std::ranges::find(ids, m.id) != ids.end(); });
    }
    Result<std::vector<aws::Instance>> machinesByTokens(const std::vector<std::string> &tokens,
                                                        const CallContext &context) override
    {
        return describe(context.stop, [&](const aws::Instance &m) {
            return std::ranges::find(tokens, m.clientToken) != tokens.end();
        });
    }
    Result<std::vector<aws::Instance>> holders(ResourceKind kind, const std::string &id,
                                               const CallContext &context) override
    {
        return call("DescribeInstances of a holder", context.stop, [&](FakeCloud::Region &here) {
            std::vector<aws::Instance> found;
            for (const aws::Instance &m : here.machines) {
                if (!m.isTerminated() && m_cloud.knows(here, m.id.value) && holds(here, m, kind, id))
                    found.push_back(m);
            }
            return Result<std::vector<aws::Instance>>(std::move(found));
        });
    }
    Result<std::vector<aws::Instance>> machinesByTag(const std::string &key, const std::string &value,
                                                     const CallContext &context) override
    {
        return describe(context.stop, [&](const aws::Instance &m) {
            return !m_cloud.hidesFromTagFilters && has(m.tags, key, value);
        });
    }

    Result<std::vector<aws::Instance>> allMachines(const CallContext &context) override
    {
        return describe(context.stop, [&](const aws::Instance &m) { return !m.isTerminated(); });
    }

    Result<std::vector<InstanceId>> terminate(const std::vector<InstanceId> &ids, const CallContext &context) override
    {
        return call("TerminateInstances", context.stop,
                    [&](FakeCloud::Region &here) -> Result<std::vector<InstanceId>> {
                        for (const InstanceId &id : ids) {
                            if (m_cloud.protectedIds.contains(id.value))
                                return fail(ErrorCode::Conflict, "ec2:TerminateInstances",
                                            "OperationNotPermitted: " + id.value + " is protected");
                        }
                        auto unknown = ids;
                        const bool lost = m_cloud.ignoresTerminations > 0 && m_cloud.ignoresTerminations-- > 0;
                        for (aws::Instance &m : here.machines) {
                            if (std::ranges::find(ids, m.id) == ids.end() || !m_cloud.knows(here, m.id.value))
                                continue;
                            std::erase(unknown, m.id);
                            if (m.isTerminating() || lost)
                                continue;
                            m.state = "shutting-down";
                            m_cloud.m_looks[m.id.value] = 0;
                            here.changed[m.id.value] = wallNow();
                        }
                        return unknown;
                    });
    }

    Status changePower(PowerAction action, const std::vector<InstanceId> &ids, const CallContext &context) override
    {
        const char *operations[] = {"StopInstances", "StopInstances", "StartInstances", "RebootInstances"};
        return call(operations[int(action)], context.stop, [&](FakeCloud::Region &here) -> Status {
            for (aws::Instance &m : here.machines) {
                if (std::ranges::find(ids, m.id) == ids.end() || action == PowerAction::Reboot)
                    continue;
                m.state = action == PowerAction::Start ? "running" : "stopped";
                if (action == PowerAction::Start)
                    m.launched = wallNow();
                if (m_cloud.timing) {
                    m.state = action == PowerAction::Start ? "pending" : "stopping";
                    here.changed[m.id.value] = wallNow();
                }
            }
            return {};
        });
    }
    Status setType(const InstanceId &id, const std::string &type, const CallContext &context) override
    {
        return call("ModifyInstanceAttribute", context.stop, [&](FakeCloud::Region &here) -> Status {
            const auto m = std::ranges::find(here.machines, id, &aws::Instance::id);
            if (m == here.machines.end() || m->state != "stopped")
                return fail(ErrorCode::Conflict, "ec2:ModifyInstanceAttribute", "IncorrectInstanceState: not stopped");
            m->type = type;
            return {};
        });
    }
    Result<bool> isProtected(const InstanceId &id, const CallContext &context) override
    {
        return call("DescribeInstanceAttribute", context.stop,
                    [&](FakeCloud::Region &) -> Result<bool> { return m_cloud.protectedIds.contains(id.value); });
    }
    Result<std::string> screenshot(const InstanceId &, const CallContext &context) override
    {
        return call("GetConsoleScreenshot", context.stop,
                    [&](FakeCloud::Region &) -> Result<std::string> { return std::string("\xff\xd8 a picture"); });
    }
    Result<std::vector<InstanceId>> healthy(const std::vector<InstanceId> &ids, const CallContext &context) override
    {
        return call("DescribeInstanceStatus", context.stop,
                    [&](FakeCloud::Region &) -> Result<std::vector<InstanceId>> { return ids; });
    }

    Status liftProtection(const InstanceId &id, const CallContext &context) override
    {
        return call("ModifyInstanceAttribute", context.stop, [&](FakeCloud::Region &) -> Status {
            m_cloud.protectedIds.erase(id.value);
            return {};
        });
    }
    Status tag(const std::vector<std::string> &ids, const TagMap &tags, const CallContext &context) override
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
    Result<std::string> consoleOutput(const InstanceId &, const CallContext &context) override
    {
        return call("GetConsoleOutput", context.stop, [](FakeCloud::Region &) -> Result<std::string> {
            return std::string("Linux version 6.8\nReached target Multi-User\n\n");
        });
    }

    Result<std::vector<Ec2Resource>> resources(ResourceKind kind, const std::string &key, const std::string &value,
                                               const CallContext &context) override
    {
        return call("Describe " + std::string(toString(kind)), context.stop,
                    [&](FakeCloud::Region &here) -> Result<std::vector<Ec2Resource>> {
                        std::vector<Ec2Resource> found;
                        const auto add = [&](const Ec2Resource &resource) {
                            if (resource.kind == kind && (key.empty() || has(resource.tags, key, value)) &&
                                m_cloud.knows(here, resource.id)) {
                                found.push_back(resource);
                                if (const auto at = here.attachedTo.find(resource.id); at != here.attachedTo.end())
                                    found.back().attachedTo = at->second;
                            }
                        };
                        for (const auto &[id, resource] : here.groups)
                            add(resource);
                        for (const auto &[id, resource] : here.keys)
                            add(resource);
                        std::ranges::for_each(here.others, add);
                        return found;
                    });
    }
    Status remove(ResourceKind kind, const std::vector<std::string> &ids, const CallContext &context) override
    {
        return call("Remove " + std::string(toString(kind)), context.stop, [&](FakeCloud::Region &here) -> Status {
            for (const std::string &id : ids) {
                m_cloud.m_removed.push_back(std::string(toString(kind)) + " " + id);
                if (std::ranges::any_of(here.machines,
                                        [&](const aws::Instance &m) { return holds(here, m, kind, id); }))
                    return kind == ResourceKind::SecurityGroup
                               ? fail(ErrorCode::Conflict, "ec2:DeleteSecurityGroup", "DependencyViolation")
                               : fail(ErrorCode::Conflict, "ec2:DeleteVolume", "VolumeInUse");
                const auto isThere = [&](ResourceKind other) {
                    return std::ranges::any_of(here.others, [&](const Ec2Resource &t) { return t.kind == other; });
                };
                if (kind == ResourceKind::NatGateway && isThere(kind) &&
                    ++m_cloud.m_looks[id] <= m_cloud.asksUntilGatewayGone)
                    return fail(ErrorCode::Conflict, "ec2:DeleteNatGateway", id + " is being deleted");
                if (kind == ResourceKind::Address && isThere(ResourceKind::NatGateway))
                    return fail(ErrorCode::Conflict, "ec2:ReleaseAddress", "InvalidIPAddress.InUse");
                if (kind == ResourceKind::SecurityGroup)
                    here.groups.erase(id);
                if (kind == ResourceKind::KeyPair)
                    here.keys.erase(id);
                std::erase_if(here.others, [&](const Ec2Resource &t) { return t.kind == kind && t.id == id; });
            }
            return {};
        });
    }

    Status importKeyPair(const std::string &name, const std::string &line, const TagMap &tags,
                         const CallContext &context) override
    {
        return call("ImportKeyPair", context.stop, [&](FakeCloud::Region &here) -> Status {
            if (here.keys.contains(name))
                return fail(ErrorCode::AlreadyExists, "ec2:ImportKeyPair", "InvalidKeyPair.Duplicate");
            EXPECT_TRUE(line.starts_with("ssh-ed25519 "));
            here.keys[name] = {ResourceKind::KeyPair, name, name, "available", 0, tags};
            return {};
        });
    }
    Status createPlacementGroup(const std::string &name, const TagMap &tags, const CallContext &context) override
    {
        return call("CreatePlacementGroup", context.stop, [&](FakeCloud::Region &here) -> Status {
            here.others.push_back({ResourceKind::PlacementGroup, name, name, "available", 0, tags});
            return {};
        });
    }
    Result<std::string> keyFingerprint(const std::string &name, const CallContext &context) override
    {
        return call("DescribeKeyPairs", context.stop, [&](FakeCloud::Region &) -> Result<std::string> {
            const auto found = m_cloud.fingerprints.find(name);
            if (found == m_cloud.fingerprints.end())
                return fail(ErrorCode::NotFound, "ec2:DescribeKeyPairs", "InvalidKeyPair.NotFound");
            return found->second;
        });
    }
    Result<std::string> vpcOf(const std::string &subnet, const CallContext &context) override
    {
        return call("DescribeSubnets", context.stop,
                    [&](FakeCloud::Region &) -> Result<std::string> { return "vpc-of-" + subnet; });
    }
    Result<std::vector<std::string>> sshAllowed(const std::string &id, const CallContext &context) override
    {
        return call("DescribeSecurityGroups", context.stop,
                    [&](FakeCloud::Region &here) -> Result<std::vector<std::string>> { return here.sshFrom[id]; });
    }
    Status revokeSsh(const std::string &id, const std::string &cidr, const CallContext &context) override
    {
        return call("RevokeSecurityGroupIngress", context.stop, [&](FakeCloud::Region &here) -> Status {
            std::erase(here.sshFrom[id], cidr);
            return {};
        });
    }
    Result<std::string> createGroup(const std::string &name, const std::string &, const std::string &vpc,
                                    const TagMap &tags, const CallContext &context) override
    {
        return call("CreateSecurityGroup", context.stop, [&](FakeCloud::Region &here) -> Result<std::string> {
            here.vpcOfGroup[name] = vpc;
            for (const auto &[id, group] : here.groups) {
                if (group.name == name)
                    return fail(ErrorCode::AlreadyExists, "ec2:CreateSecurityGroup", "InvalidGroup.Duplicate");
            }
            const std::string id = "sg-" + std::to_string(m_cloud.m_next++);
            here.groups[id] = {ResourceKind::SecurityGroup, id, name, "available", 0, tags};
            return id;
        });
    }
    Result<std::string> groupByName(const std::string &name, const CallContext &context) override
    {
        return call("DescribeSecurityGroups", context.stop, [&](FakeCloud::Region &here) -> Result<std::string> {
            for (const auto &[id, group] : here.groups) {
                if (group.name == name)
                    return id;
            }
            return std::string();
        });
    }
    Status allowSsh(const std::string &id, const std::string &cidr, const CallContext &context) override
    {
        return call("AuthorizeSecurityGroupIngress", context.stop, [&](FakeCloud::Region &here) -> Status {
            here.sshFrom[id].push_back(cidr);
            return {};
        });
    }
    Status allowAllTcp(const std::string &id, const CallContext &context) override
    {
        return call("AuthorizeSecurityGroupIngress", context.stop, [&](FakeCloud::Region &here) -> Status {
            here.openToEverybody.insert(id);
            return {};
        });
    }
    Status allowSelfReferencing(const std::string &id, const CallContext &context) override
    {
        return call("AuthorizeSecurityGroupIngress", context.stop, [&](FakeCloud::Region &here) -> Status {
            here.openInside.insert(id);
            return {};
        });
    }
    Status allowSelfReferencingEgress(const std::string &id, const CallContext &context) override
    {
        return call("AuthorizeSecurityGroupEgress", context.stop, [&](FakeCloud::Region &here) -> Status {
            here.openOutInside.insert(id);
            return {};
        });
    }
    Result<std::vector<aws::CapacityReservation>> reservations(const CallContext &context) override
    {
        return call(
            "DescribeCapacityReservations", context.stop,
            [&](FakeCloud::Region &) -> Result<std::vector<aws::CapacityReservation>> { return m_cloud.reserved; });
    }
    Result<aws::Image> newestImage(const std::vector<std::string> &, const std::string &, const std::string &,
                                   const CallContext &context) override
    {
        return call("DescribeImages", context.stop,
                    [&](FakeCloud::Region &) -> Result<aws::Image> { return m_cloud.image; });
    }
    Result<aws::Image> imageById(const std::string &id, const CallContext &context) override
    {
        return call("DescribeImages", context.stop, [&](FakeCloud::Region &) -> Result<aws::Image> {
            if (m_cloud.imagesGone.contains(id))
                return fail(ErrorCode::NotFound, "ec2:DescribeImages", "InvalidAMIID.NotFound: " + id);
            auto image = m_cloud.image;
            image.id = id;
            return image;
        });
    }
    Result<std::string> imageOfTemplate(const std::string &, const std::string &, const CallContext &context) override
    {
        return call("DescribeLaunchTemplateVersions", context.stop,
                    [](FakeCloud::Region &) -> Result<std::string> { return std::string("ami-00000000000000aaa"); });
    }
    Result<std::vector<std::string>> zonesOffering(const std::string &, const CallContext &context) override
    {
        return call("DescribeInstanceTypeOfferings", context.stop,
                    [&](FakeCloud::Region &) -> Result<std::vector<std::string>> {
                        return std::vector<std::string>{m_region + "a", m_region + "b", m_region + "c"};
                    });
    }
    Result<std::vector<std::string>> enabledRegions(const CallContext &context) override
    {
        return call("DescribeRegions", context.stop, [&](FakeCloud::Region &) -> Result<std::vector<std::string>> {
            std::vector<std::string> names;
            for (const auto &[name, region] : m_cloud.m_regions)
                names.push_back(name);
            return names;
        });
    }

private:
    static bool has(const TagMap &tags, const std::string &key, const std::string &value)
    {
        const auto at = tags.find(key);
        return at != tags.end() && (value.empty() || at->second == value);
    }

    static bool released(const FakeCloud &cloud, FakeCloud::Region &here, const aws::Instance &m)
    {
        return m.isTerminated() && (!cloud.timing || wallNow() >= here.changed[m.id.value] + cloud.timing->release);
    }
    /// Whether AWS refuses to remove the resource because the machine uses it.
    bool holds(FakeCloud::Region &here, const aws::Instance &m, ResourceKind kind, const std::string &id) const
    {
        const bool uses = kind == ResourceKind::SecurityGroup ? here.groupOf[m.id.value] == id
                          : kind == ResourceKind::Volume      ? here.attachedTo[id] == m.id.value
                                                              : false;
        return uses && !released(m_cloud, here, m);
    }
    void makeTimed(FakeCloud::Region &here, const aws::Instance &m) const
    {
        here.made[m.id.value] = here.changed[m.id.value] = wallNow();
        if (!m_cloud.timing->volumes)
            return;
        const std::string id = "vol-" + m.id.value.substr(2);
        here.others.push_back({ResourceKind::Volume, id, "", "in-use", 30, m.tags});
        here.attachedTo[id] = m.id.value;
        here.made[id] = wallNow();
    }

    template <class F>
    auto call(const std::string &operation, const std::stop_token &stop, F f)
        -> std::invoke_result_t<F, FakeCloud::Region &>
    {
        if (stop.stop_requested())
            return fail(ErrorCode::Cancelled, "ec2:" + operation, "stopped");
        const auto half = m_cloud.timing ? m_cloud.timing->call / 2 : std::chrono::milliseconds(0);
        if (half > std::chrono::milliseconds(0) && !pause(half, {Deadline::never(), stop}))
            return fail(ErrorCode::Cancelled, "ec2:" + operation, "stopped on its way");
        if (m_cloud.before) {
            if (auto error = m_cloud.before(operation, m_region))
                return fail(*error);
        }
        auto result = [&] {
            const std::lock_guard lock(m_cloud.m_mutex);
            ++m_cloud.m_calls[operation];
            if (m_cloud.timing)
                m_cloud.passTime(m_cloud.m_regions[m_region]);
            auto answer = f(m_cloud.m_regions[m_region]);
            if (!m_cloud.file.empty() && !operation.starts_with("Describe"))
                m_cloud.write();
            return answer;
        }();
        if (half > std::chrono::milliseconds(0) && !pause(half, {Deadline::never(), stop}))
            return fail(ErrorCode::Cancelled, "ec2:" + operation, "stopped while waiting for the answer");
        if (m_cloud.after) {
            if (auto error = m_cloud.after(operation, m_region))
                return fail(*error);
        }
        return result;
    }

    template <class F>
    Result<std::vector<aws::Instance>> describe(const std::stop_token &stop, F wanted)
    {
        return call("DescribeInstances", stop, [&](FakeCloud::Region &here) -> Result<std::vector<aws::Instance>> {
            std::vector<aws::Instance> found;
            ++m_cloud.m_questions;
            for (aws::Instance &m : here.machines) {
                if (!wanted(m) || !m_cloud.knows(here, m.id.value))
                    continue;
                if (m_cloud.timing) {
                    found.push_back(m);
                    continue;
                }
                const int looks = ++m_cloud.m_looks[m.id.value];
                const auto ends = m.state == "pending" && m_cloud.endsAtStart ? m_cloud.endsAtStart(m) : std::nullopt;
                if (ends) {
                    m.state = "terminated";
                    m.stateReason = *ends;
                } else if (m.state == "pending" && looks > m_cloud.describesUntilRunning) {
                    m.state = "running";
                    m.privateIp = "10.0.0." + std::to_string(std::stoi(m.id.value.substr(15)));
                    m.publicIp = "203.0.113." + std::to_string(std::stoi(m.id.value.substr(15)));
                } else if (m.state == "shutting-down" && looks > m_cloud.describesUntilTerminated) {
                    m.state = "terminated";
                }
                found.push_back(m);
            }
            return found;
        });
    }

    FakeCloud &m_cloud;
    std::string m_region;
};

std::shared_ptr<Ec2> FakeCloud::of(const std::string &region)
{
    {
        const std::lock_guard lock(m_mutex);
        m_regions[region];
    }
    return std::make_shared<FakeEc2>(*this, region);
}

} // namespace trainyard::cluster
