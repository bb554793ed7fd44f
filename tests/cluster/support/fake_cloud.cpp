#include "tests/cluster/support/fake_cloud.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "backend/core/time_source.h"

namespace trainyard::cluster {

using namespace std::chrono_literals;

class FakeEc2 final : public aws::Ec2Client {
public:
    FakeEc2(FakeCloud &cloud, std::string region)
        : aws::Ec2Client(nullptr, {.region = region})
        , m_cloud(cloud)
        , m_region(std::move(region))
    {
    }

    Result<aws::Reservation> runInstances(const aws::RunInstancesRequest &r, const CallContext &context) override
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

    Result<std::vector<aws::Instance>> describeKnownInstances(const std::vector<InstanceId> &ids,
                                                              const CallContext &context) override
    {
        return describe(context.stop,
                        [&](const aws::Instance &m) { return std::ranges::find(ids, m.id) != ids.end(); });
    }
    Result<std::vector<aws::Instance>> describeInstances(const std::vector<InstanceId> &,
                                                         const std::vector<aws::Filter> &filters,
                                                         const CallContext &context) override
    {
        const auto byHolder = std::ranges::find_if(
            filters, [](const aws::Filter &filter) { return holderKind(filter.name).has_value(); });
        if (byHolder != filters.end())
            return holders(*holderKind(byHolder->name), byHolder->values.front(), context);
        return describe(context.stop, [&](const aws::Instance &m) {
            return std::ranges::all_of(filters, [&](const aws::Filter &filter) { return matches(m, filter); });
        });
    }

    Result<aws::TerminateOutcome> terminateInstances(const std::vector<InstanceId> &ids,
                                                     const CallContext &context) override
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

    Result<std::vector<aws::StateChange>> stopInstances(const std::vector<InstanceId> &ids, bool,
                                                        const CallContext &context) override
    {
        return changeState("StopInstances", ids, "stopping", "stopped", context);
    }
    Result<std::vector<aws::StateChange>> startInstances(const std::vector<InstanceId> &ids,
                                                         const CallContext &context) override
    {
        return changeState("StartInstances", ids, "pending", "running", context);
    }
    Status rebootInstances(const std::vector<InstanceId> &, const CallContext &context) override
    {
        return call("RebootInstances", context.stop, [](FakeCloud::Region &) { return Status(); });
    }
    Status setInstanceType(const InstanceId &id, const std::string &type, const CallContext &context) override
    {
        return call("ModifyInstanceAttribute", context.stop, [&](FakeCloud::Region &here) -> Status {
            const auto m = std::ranges::find(here.machines, id, &aws::Instance::id);
            if (m == here.machines.end() || m->state != "stopped")
                return fail(ErrorCode::Conflict, "ec2:ModifyInstanceAttribute", "IncorrectInstanceState: not stopped");
            m->type = type;
            return {};
        });
    }
    Result<bool> terminationProtection(const InstanceId &id, const CallContext &context) override
    {
        return call("DescribeInstanceAttribute", context.stop,
                    [&](FakeCloud::Region &) -> Result<bool> { return m_cloud.protectedIds.contains(id.value); });
    }
    Result<std::string> getConsoleScreenshot(const InstanceId &, const CallContext &context) override
    {
        return call("GetConsoleScreenshot", context.stop,
                    [&](FakeCloud::Region &) -> Result<std::string> { return std::string("\xff\xd8 a picture"); });
    }
    Result<std::vector<aws::InstanceStatus>> describeInstanceStatus(const std::vector<InstanceId> &ids,
                                                                    const CallContext &context) override
    {
        return call("DescribeInstanceStatus", context.stop, [&](FakeCloud::Region &) {
            std::vector<aws::InstanceStatus> all;
            for (const InstanceId &id : ids)
                all.push_back({id, "running", "ok", "ok"});
            return Result<std::vector<aws::InstanceStatus>>(std::move(all));
        });
    }

    Status setTerminationProtection(const InstanceId &id, bool on, const CallContext &context) override
    {
        return call("ModifyInstanceAttribute", context.stop, [&](FakeCloud::Region &) -> Status {
            if (on)
                m_cloud.protectedIds.insert(id.value);
            else
                m_cloud.protectedIds.erase(id.value);
            return {};
        });
    }
    Status createTags(const std::vector<std::string> &ids, const TagMap &tags, const CallContext &context) override
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
    Result<aws::ConsoleOutput> getConsoleOutput(const InstanceId &, const CallContext &context) override
    {
        return call("GetConsoleOutput", context.stop, [&](FakeCloud::Region &) -> Result<aws::ConsoleOutput> {
            return aws::ConsoleOutput{m_cloud.console, {}};
        });
    }

    Result<std::vector<aws::SpotRequest>> describeSpotRequests(const std::vector<aws::Filter> &filters,
                                                               const CallContext &context) override
    {
        return listed<aws::SpotRequest>(ResourceKind::SpotRequest, filters, context, [](const Ec2Resource &r) {
            return aws::SpotRequest{r.id, r.state, {}, {}, r.attachedTo, r.tags};
        });
    }
    Result<std::vector<aws::Volume>> describeVolumes(const std::vector<aws::Filter> &filters,
                                                     const CallContext &context) override
    {
        return listed<aws::Volume>(ResourceKind::Volume, filters, context, [](const Ec2Resource &r) {
            return aws::Volume{r.id, r.state, {}, {}, r.attachedTo, r.sizeGiB, false, r.tags};
        });
    }
    Result<std::vector<aws::NatGateway>> describeNatGateways(const std::vector<aws::Filter> &filters,
                                                             const CallContext &context) override
    {
        const auto make = [](const Ec2Resource &r) { return aws::NatGateway{r.id, r.state, {}, {}, r.tags}; };
        const auto byId = std::ranges::find(filters, "nat-gateway-id", &aws::Filter::name);
        if (byId == filters.end())
            return listed<aws::NatGateway>(ResourceKind::NatGateway, filters, context, make);
        const std::string id = byId->values.front();
        return call("DescribeNatGateways", context.stop, [&](FakeCloud::Region &here) {
            const auto gateway = std::ranges::find(here.others, id, &Ec2Resource::id);
            std::vector<aws::NatGateway> found;
            if (gateway == here.others.end())
                return Result<std::vector<aws::NatGateway>>(found);
            if (gateway->state == "deleting" && ++m_cloud.m_looks[id] >= m_cloud.asksUntilGatewayGone)
                here.others.erase(gateway);
            else
                found.push_back(make(*gateway));
            return Result<std::vector<aws::NatGateway>>(std::move(found));
        });
    }
    Result<std::vector<aws::Address>> describeAddresses(const std::vector<aws::Filter> &filters,
                                                        const CallContext &context) override
    {
        return listed<aws::Address>(ResourceKind::Address, filters, context, [](const Ec2Resource &r) {
            return aws::Address{r.id, r.name, r.state == "in-use" ? "eni-1" : "", r.tags};
        });
    }
    Result<std::vector<aws::LaunchTemplate>> describeLaunchTemplates(const std::vector<aws::Filter> &filters,
                                                                     const CallContext &context) override
    {
        return listed<aws::LaunchTemplate>(ResourceKind::LaunchTemplate, filters, context, [](const Ec2Resource &r) {
            return aws::LaunchTemplate{r.id, r.name, 1, 1, r.tags};
        });
    }
    Result<std::vector<aws::PlacementGroup>> describePlacementGroups(const std::vector<aws::Filter> &filters,
                                                                     const CallContext &context) override
    {
        return listed<aws::PlacementGroup>(ResourceKind::PlacementGroup, filters, context, [](const Ec2Resource &r) {
            return aws::PlacementGroup{r.id, r.name, r.state, "cluster", r.tags};
        });
    }
    Result<std::vector<aws::SecurityGroup>> describeSecurityGroups(const std::vector<std::string> &ids,
                                                                   const std::vector<aws::Filter> &filters,
                                                                   const CallContext &context) override
    {
        const auto byName = std::ranges::find(filters, "group-name", &aws::Filter::name);
        if (ids.empty() && byName == filters.end())
            return listed<aws::SecurityGroup>(ResourceKind::SecurityGroup, filters, context, groupOf);
        return call("DescribeSecurityGroups", context.stop, [&](FakeCloud::Region &here) {
            std::vector<aws::SecurityGroup> found;
            for (const std::string &id : ids) { // of each group only its rules for SSH
                found.push_back({.id = id});
                for (const std::string &cidr : here.sshFrom[id])
                    found.back().ingress.push_back(sshRule(cidr));
            }
            for (const auto &[id, group] : here.groups) {
                if (byName != filters.end() && group.name == byName->values.front())
                    found.push_back(groupOf(group));
            }
            return Result<std::vector<aws::SecurityGroup>>(std::move(found));
        });
    }
    /// By name: preexisting key pairs, with their fingerprints.
    Result<std::vector<aws::KeyPair>> describeKeyPairs(const std::vector<std::string> &names,
                                                       const std::vector<aws::Filter> &filters,
                                                       const CallContext &context) override
    {
        if (names.empty())
            return listed<aws::KeyPair>(ResourceKind::KeyPair, filters, context, [](const Ec2Resource &r) {
                return aws::KeyPair{r.id, r.id, {}, "ed25519", r.tags};
            });
        return call("DescribeKeyPairs", context.stop, [&](FakeCloud::Region &) -> Result<std::vector<aws::KeyPair>> {
            const auto found = m_cloud.fingerprints.find(names.front());
            if (found == m_cloud.fingerprints.end())
                return fail(ErrorCode::NotFound, "ec2:DescribeKeyPairs", "InvalidKeyPair.NotFound");
            return std::vector{aws::KeyPair{found->first, found->first, found->second, "ed25519", {}}};
        });
    }

    Status cancelSpotRequests(const std::vector<std::string> &ids, const CallContext &context) override
    {
        return remove(ResourceKind::SpotRequest, ids, context);
    }
    Status deleteVolume(const std::string &id, const CallContext &context) override
    {
        return remove(ResourceKind::Volume, {id}, context);
    }
    Status deleteNatGateway(const std::string &id, const CallContext &context) override
    {
        return remove(ResourceKind::NatGateway, {id}, context);
    }
    Status releaseAddress(const std::string &id, const CallContext &context) override
    {
        return remove(ResourceKind::Address, {id}, context);
    }
    Status deleteLaunchTemplate(const std::string &id, const CallContext &context) override
    {
        return remove(ResourceKind::LaunchTemplate, {id}, context);
    }
    Status deletePlacementGroup(const std::string &name, const CallContext &context) override
    {
        return remove(ResourceKind::PlacementGroup, {name}, context);
    }
    Status deleteSecurityGroup(const std::string &id, const CallContext &context) override
    {
        return remove(ResourceKind::SecurityGroup, {id}, context);
    }
    Status deleteKeyPair(const std::string &name, const CallContext &context) override
    {
        return remove(ResourceKind::KeyPair, {name}, context);
    }

    Result<aws::KeyPair> importKeyPair(const std::string &name, const std::string &line, const TagMap &tags,
                                       const CallContext &context) override
    {
        return call("ImportKeyPair", context.stop, [&](FakeCloud::Region &here) -> Result<aws::KeyPair> {
            if (here.keys.contains(name))
                return fail(ErrorCode::AlreadyExists, "ec2:ImportKeyPair", "InvalidKeyPair.Duplicate");
            EXPECT_TRUE(line.starts_with("ssh-ed25519 "));
            here.keys[name] = {ResourceKind::KeyPair, name, name, "available", 0, tags};
            return aws::KeyPair{name, name, {}, {}, tags};
        });
    }
    Status createPlacementGroup(const std::string &name, const TagMap &tags, const CallContext &context) override
    {
        return call("CreatePlacementGroup", context.stop, [&](FakeCloud::Region &here) -> Status {
            here.others.push_back({ResourceKind::PlacementGroup, name, name, "available", 0, tags});
            return {};
        });
    }
    Result<std::vector<aws::Subnet>> describeSubnets(const std::vector<aws::Filter> &filters,
                                                     const CallContext &context) override
    {
        return call("DescribeSubnets", context.stop, [&](FakeCloud::Region &) -> Result<std::vector<aws::Subnet>> {
            const std::string id = filters.front().values.front();
            return std::vector{aws::Subnet{.id = id, .vpcId = "vpc-of-" + id}};
        });
    }
    Result<std::string> createSecurityGroup(const std::string &name, const std::string &, const std::string &vpc,
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
    Status authorizeIngress(const std::string &id, const std::vector<aws::IngressRule> &rules,
                            const CallContext &context) override
    {
        return call("AuthorizeSecurityGroupIngress", context.stop, [&](FakeCloud::Region &here) -> Status {
            for (const aws::IngressRule &rule : rules) {
                if (rule == allTcpRule())
                    here.openToEverybody.insert(id);
                else if (rule == memberRule(id))
                    here.openInside.insert(id);
                else if (rule == sshRule(rule.cidr))
                    here.sshFrom[id].push_back(rule.cidr);
                else
                    return fail(ErrorCode::InvalidArgument, "ec2:AuthorizeSecurityGroupIngress", "unexpected rule");
            }
            return {};
        });
    }
    Status authorizeEgress(const std::string &id, const std::vector<aws::IngressRule> &rules,
                           const CallContext &context) override
    {
        return call("AuthorizeSecurityGroupEgress", context.stop, [&](FakeCloud::Region &here) -> Status {
            if (rules != std::vector{memberRule(id)})
                return fail(ErrorCode::InvalidArgument, "ec2:AuthorizeSecurityGroupEgress", "unexpected rule");
            here.openOutInside.insert(id);
            return {};
        });
    }
    Status revokeIngress(const std::string &id, const std::vector<aws::IngressRule> &rules,
                         const CallContext &context) override
    {
        return call("RevokeSecurityGroupIngress", context.stop, [&](FakeCloud::Region &here) -> Status {
            for (const aws::IngressRule &rule : rules)
                std::erase(here.sshFrom[id], rule.cidr);
            return {};
        });
    }
    Result<std::vector<aws::CapacityReservation>> describeCapacityReservations(const std::vector<aws::Filter> &,
                                                                               const CallContext &context) override
    {
        return call(
            "DescribeCapacityReservations", context.stop,
            [&](FakeCloud::Region &) -> Result<std::vector<aws::CapacityReservation>> { return m_cloud.reserved; });
    }
    Result<std::vector<aws::Image>> describeImages(const std::vector<std::string> &ids,
                                                   const std::vector<std::string> &, const std::vector<aws::Filter> &,
                                                   const CallContext &context) override
    {
        return call("DescribeImages", context.stop, [&](FakeCloud::Region &) -> Result<std::vector<aws::Image>> {
            auto image = m_cloud.image;
            for (const std::string &id : ids) {
                if (m_cloud.imagesGone.contains(id))
                    return fail(ErrorCode::NotFound, "ec2:DescribeImages", "InvalidAMIID.NotFound: " + id);
                image.id = id;
            }
            return std::vector{image};
        });
    }
    Result<aws::LaunchTemplateVersion> describeLaunchTemplateVersion(const std::string &, const std::string &,
                                                                     const CallContext &context) override
    {
        return call("DescribeLaunchTemplateVersions", context.stop, [](FakeCloud::Region &) {
            aws::LaunchTemplateVersion version;
            version.imageId = "ami-00000000000000aaa";
            return Result<aws::LaunchTemplateVersion>(std::move(version));
        });
    }
    Result<std::vector<aws::InstanceTypeOffering>>
    describeInstanceTypeOfferings(bool, const std::vector<aws::Filter> &filters, const CallContext &context) override
    {
        return call("DescribeInstanceTypeOfferings", context.stop, [&](FakeCloud::Region &) {
            std::vector<aws::InstanceTypeOffering> offers;
            for (const char *zone : {"a", "b", "c"})
                offers.push_back({filters.front().values.front(), m_region + zone});
            return Result<std::vector<aws::InstanceTypeOffering>>(std::move(offers));
        });
    }
    Result<std::vector<aws::Region>> describeRegions(const CallContext &context) override
    {
        return call("DescribeRegions", context.stop, [&](FakeCloud::Region &) {
            std::vector<aws::Region> regions;
            for (const auto &[name, region] : m_cloud.m_regions)
                regions.push_back({name, {}, "opt-in-not-required"});
            return Result<std::vector<aws::Region>>(std::move(regions));
        });
    }
    /// It describes no types beyond the catalog.
    Result<std::vector<aws::InstanceType>> describeInstanceTypes(const std::vector<std::string> &,
                                                                 const std::vector<aws::Filter> &,
                                                                 const CallContext &) override
    {
        return std::vector<aws::InstanceType>();
    }
    Result<std::vector<aws::SpotPrice>> describeSpotPrices(Timestamp, const std::vector<std::string> &,
                                                           const CallContext &) override
    {
        return m_cloud.spotPrices;
    }

private:
    static aws::SecurityGroup groupOf(const Ec2Resource &r) { return {.id = r.id, .name = r.name, .tags = r.tags}; }
    static std::optional<ResourceKind> holderKind(std::string_view filter)
    {
        if (filter == "instance.group-id")
            return ResourceKind::SecurityGroup;
        if (filter == "block-device-mapping.volume-id")
            return ResourceKind::Volume;
        return filter == "placement-group-name" ? std::optional(ResourceKind::PlacementGroup) : std::nullopt;
    }
    static bool anyTag(const TagMap &tags, const aws::Filter &filter)
    {
        return filter.name == "tag-key"          ? has(tags, filter.values.front(), {})
               : filter.name.starts_with("tag:") ? has(tags, filter.name.substr(4), filter.values.front())
                                                 : true;
    }
    bool matches(const aws::Instance &m, const aws::Filter &filter) const
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
    Result<std::vector<aws::Instance>> holders(ResourceKind kind, const std::string &id, const CallContext &context)
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
    /// \param filters  only those of tags count: the fake lists a resource in any state
    template <class T, class F>
    Result<std::vector<T>> listed(ResourceKind kind, const std::vector<aws::Filter> &filters,
                                  const CallContext &context, F make)
    {
        return call("Describe " + std::string(toString(kind)), context.stop, [&](FakeCloud::Region &here) {
            std::vector<T> found;
            const auto add = [&](Ec2Resource resource) {
                const bool wanted = std::ranges::all_of(
                    filters, [&](const aws::Filter &filter) { return anyTag(resource.tags, filter); });
                if (resource.kind != kind || !wanted || !m_cloud.knows(here, resource.id))
                    return;
                if (const auto at = here.attachedTo.find(resource.id); at != here.attachedTo.end())
                    resource.attachedTo = at->second;
                found.push_back(make(resource));
            };
            for (const auto &[id, resource] : here.groups)
                add(resource);
            for (const auto &[id, resource] : here.keys)
                add(resource);
            std::ranges::for_each(here.others, add);
            return Result<std::vector<T>>(std::move(found));
        });
    }
    Status remove(ResourceKind kind, const std::vector<std::string> &ids, const CallContext &context)
    {
        return call("Remove " + std::string(toString(kind)), context.stop, [&](FakeCloud::Region &here) -> Status {
            for (const std::string &id : ids) {
                m_cloud.m_removed.push_back(std::string(toString(kind)) + " " + id);
                if (std::ranges::any_of(here.machines,
                                        [&](const aws::Instance &m) { return holds(here, m, kind, id); }))
                    return kind == ResourceKind::SecurityGroup
                               ? fail(ErrorCode::Conflict, "ec2:DeleteSecurityGroup", "DependencyViolation")
                               : fail(ErrorCode::Conflict, "ec2:DeleteVolume", "VolumeInUse");
                if (kind == ResourceKind::Address && std::ranges::any_of(here.others, [](const Ec2Resource &t) {
                        return t.kind == ResourceKind::NatGateway;
                    }))
                    return fail(ErrorCode::Conflict, "ec2:ReleaseAddress", "InvalidIPAddress.InUse");
                if (kind == ResourceKind::SecurityGroup)
                    here.groups.erase(id);
                if (kind == ResourceKind::KeyPair)
                    here.keys.erase(id);
                if (kind == ResourceKind::NatGateway) { // describeNatGateways() lists it until it is deleted
                    for (Ec2Resource &t : here.others) {
                        if (t.kind == kind && t.id == id)
                            t.state = "deleting";
                    }
                    continue;
                }
                std::erase_if(here.others, [&](const Ec2Resource &t) { return t.kind == kind && t.id == id; });
            }
            return {};
        });
    }
    Result<std::vector<aws::StateChange>> changeState(const std::string &operation, const std::vector<InstanceId> &ids,
                                                      const std::string &first, const std::string &last,
                                                      const CallContext &context)
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

std::shared_ptr<aws::Ec2Client> FakeCloud::of(const std::string &region)
{
    {
        const std::lock_guard lock(m_mutex);
        m_regions[region];
    }
    return std::make_shared<FakeEc2>(*this, region);
}

} // namespace trainyard::cluster
