// Groups, keys, volumes and other resources of the fake cloud, and what its account offers.
#include "tests/cluster/support/fake_ec2.h"

#include <gtest/gtest.h>

#include "backend/cluster/storage/file_system_plan.h"
#include "backend/sshkeys/keys.h"

namespace trainyard::cluster {

Result<std::vector<aws::SpotRequest>> FakeEc2::describeSpotRequests(const std::vector<aws::Filter> &filters,
                                                                    const CallContext &context)
{
    return listed<aws::SpotRequest>(ResourceKind::SpotRequest, filters, context, [](const Ec2Resource &r) {
        return aws::SpotRequest{r.id, r.state, {}, {}, r.attachedTo, r.tags};
    });
}

Result<std::vector<aws::Volume>> FakeEc2::describeVolumes(const std::vector<aws::Filter> &filters,
                                                          const CallContext &context)
{
    return listed<aws::Volume>(ResourceKind::Volume, filters, context, [](const Ec2Resource &r) {
        return aws::Volume{r.id, r.state, {}, {}, r.attachedTo, r.sizeGiB, false, r.tags};
    });
}

Result<std::vector<aws::NatGateway>> FakeEc2::describeNatGateways(const std::vector<aws::Filter> &filters,
                                                                  const CallContext &context)
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

Result<std::vector<aws::Address>> FakeEc2::describeAddresses(const std::vector<aws::Filter> &filters,
                                                             const CallContext &context)
{
    return listed<aws::Address>(ResourceKind::Address, filters, context, [](const Ec2Resource &r) {
        return aws::Address{r.id, r.name, r.state == "in-use" ? "eni-1" : "", r.tags};
    });
}

Result<std::vector<aws::LaunchTemplate>> FakeEc2::describeLaunchTemplates(const std::vector<aws::Filter> &filters,
                                                                          const CallContext &context)
{
    return listed<aws::LaunchTemplate>(ResourceKind::LaunchTemplate, filters, context, [](const Ec2Resource &r) {
        return aws::LaunchTemplate{r.id, r.name, 1, 1, r.tags};
    });
}

Result<std::vector<aws::PlacementGroup>> FakeEc2::describePlacementGroups(const std::vector<aws::Filter> &filters,
                                                                          const CallContext &context)
{
    return listed<aws::PlacementGroup>(ResourceKind::PlacementGroup, filters, context, [](const Ec2Resource &r) {
        return aws::PlacementGroup{r.id, r.name, r.state, "cluster", r.tags};
    });
}

Result<std::vector<aws::SecurityGroup>> FakeEc2::describeSecurityGroups(const std::vector<std::string> &ids,
                                                                        const std::vector<aws::Filter> &filters,
                                                                        const CallContext &context)
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
            if (byName == filters.end() || group.name != byName->values.front())
                continue;
            found.push_back(groupOf(group));
            found.back().vpcId = vpcOf(here, id);
            found.back().ingress = rulesOf(here, id);
        }
        return Result<std::vector<aws::SecurityGroup>>(std::move(found));
    });
}

Result<std::vector<aws::KeyPair>> FakeEc2::describeKeyPairs(const std::vector<std::string> &names,
                                                            const std::vector<aws::Filter> &filters,
                                                            const CallContext &context)
{
    if (names.empty())
        return listed<aws::KeyPair>(ResourceKind::KeyPair, filters, context, [](const Ec2Resource &r) {
            return aws::KeyPair{r.id, r.id, {}, "ed25519", r.tags};
        });
    return call("DescribeKeyPairs", context.stop, [&](FakeCloud::Region &here) -> Result<std::vector<aws::KeyPair>> {
        const std::string &name = names.front();
        const auto found = m_cloud.fingerprints.find(name);
        const auto imported = here.keys.contains(name) ? here.importedAs.find(name) : here.importedAs.end();
        if (found == m_cloud.fingerprints.end() && imported == here.importedAs.end())
            return fail(ErrorCode::NotFound, "ec2:DescribeKeyPairs", "InvalidKeyPair.NotFound");
        const auto &print = found == m_cloud.fingerprints.end() ? imported->second : found->second;
        return std::vector{aws::KeyPair{name, name, print, "ed25519", {}}};
    });
}

Status FakeEc2::cancelSpotRequests(const std::vector<std::string> &ids, const CallContext &context)
{
    return remove(ResourceKind::SpotRequest, ids, context);
}

Status FakeEc2::deleteVolume(const std::string &id, const CallContext &context)
{
    return remove(ResourceKind::Volume, {id}, context);
}

Status FakeEc2::deleteNatGateway(const std::string &id, const CallContext &context)
{
    return remove(ResourceKind::NatGateway, {id}, context);
}

Status FakeEc2::releaseAddress(const std::string &id, const CallContext &context)
{
    return remove(ResourceKind::Address, {id}, context);
}

Status FakeEc2::deleteLaunchTemplate(const std::string &id, const CallContext &context)
{
    return remove(ResourceKind::LaunchTemplate, {id}, context);
}

Status FakeEc2::deletePlacementGroup(const std::string &name, const CallContext &context)
{
    return remove(ResourceKind::PlacementGroup, {name}, context);
}

Status FakeEc2::deleteSecurityGroup(const std::string &id, const CallContext &context)
{
    return remove(ResourceKind::SecurityGroup, {id}, context);
}

Status FakeEc2::deleteKeyPair(const std::string &name, const CallContext &context)
{
    return remove(ResourceKind::KeyPair, {name}, context);
}

Result<aws::KeyPair> FakeEc2::importKeyPair(const std::string &name, const std::string &line, const TagMap &tags,
                                            const CallContext &context)
{
    return call("ImportKeyPair", context.stop, [&](FakeCloud::Region &here) -> Result<aws::KeyPair> {
        if (here.keys.contains(name))
            return fail(ErrorCode::AlreadyExists, "ec2:ImportKeyPair", "InvalidKeyPair.Duplicate");
        EXPECT_TRUE(line.starts_with("ssh-ed25519 "));
        const auto key = sshkeys::readPublicKey(line);
        if (!key)
            return fail(ErrorCode::InvalidArgument, "ec2:ImportKeyPair", "InvalidKey.Format");
        here.keys[name] = {ResourceKind::KeyPair, name, name, "available", 0, tags};
        here.importedAs[name] = key->importedFingerprint;
        return aws::KeyPair{name, name, key->importedFingerprint, {}, tags};
    });
}

Status FakeEc2::createPlacementGroup(const std::string &name, const TagMap &tags, const CallContext &context)
{
    return call("CreatePlacementGroup", context.stop, [&](FakeCloud::Region &here) -> Status {
        if (std::ranges::any_of(here.others, [&](const Ec2Resource &r) {
                return r.kind == ResourceKind::PlacementGroup && r.name == name;
            }))
            return fail(ErrorCode::AlreadyExists, "ec2:CreatePlacementGroup", "InvalidPlacementGroup.Duplicate");
        here.others.push_back({ResourceKind::PlacementGroup, name, name, "available", 0, tags});
        return {};
    });
}

Result<std::vector<aws::Subnet>> FakeEc2::describeSubnets(const std::vector<aws::Filter> &filters,
                                                          const CallContext &context)
{
    return call("DescribeSubnets", context.stop, [&](FakeCloud::Region &) -> Result<std::vector<aws::Subnet>> {
        const std::string id = filters.front().values.front();
        return std::vector{aws::Subnet{.id = id, .vpcId = "vpc-of-" + id}};
    });
}

Result<std::vector<aws::Vpc>> FakeEc2::describeVpcs(const std::vector<aws::Filter> &, const CallContext &context)
{
    return call("DescribeVpcs", context.stop, [](FakeCloud::Region &) -> Result<std::vector<aws::Vpc>> {
        return std::vector{aws::Vpc{kDefaultVpc, {}, "available", true}};
    });
}

Result<std::string> FakeEc2::createSecurityGroup(const std::string &name, const std::string &, const std::string &vpc,
                                                 const TagMap &tags, const CallContext &context)
{
    return call("CreateSecurityGroup", context.stop, [&](FakeCloud::Region &here) -> Result<std::string> {
        for (const auto &[id, group] : here.groups) {
            if (group.name == name && vpcOf(here, id) == (vpc.empty() ? kDefaultVpc : vpc))
                return fail(ErrorCode::AlreadyExists, "ec2:CreateSecurityGroup", "InvalidGroup.Duplicate");
        }
        const std::string id = "sg-" + std::to_string(m_cloud.m_next++);
        here.groups[id] = {ResourceKind::SecurityGroup, id, name, "available", 0, tags};
        here.vpcOfGroup[id] = vpc;
        return id;
    });
}

Status FakeEc2::authorizeIngress(const std::string &id, const std::vector<aws::IngressRule> &rules,
                                 const CallContext &context)
{
    return call("AuthorizeSecurityGroupIngress", context.stop, [&](FakeCloud::Region &here) -> Status {
        for (const aws::IngressRule &rule : rules) {
            if (rule == allTcpRule())
                here.openToEverybody.insert(id);
            else if (rule == memberRule(id))
                here.openInside.insert(id);
            else if (rule == sshRule(rule.cidr))
                here.sshFrom[id].push_back(rule.cidr);
            else if (rule != nfsRule(rule.sourceGroupId))
                return fail(ErrorCode::InvalidArgument, "ec2:AuthorizeSecurityGroupIngress", "unexpected rule");
        }
        return {};
    });
}

Status FakeEc2::authorizeEgress(const std::string &id, const std::vector<aws::IngressRule> &rules,
                                const CallContext &context)
{
    return call("AuthorizeSecurityGroupEgress", context.stop, [&](FakeCloud::Region &here) -> Status {
        if (rules != std::vector{memberRule(id)})
            return fail(ErrorCode::InvalidArgument, "ec2:AuthorizeSecurityGroupEgress", "unexpected rule");
        here.openOutInside.insert(id);
        return {};
    });
}

Status FakeEc2::revokeIngress(const std::string &id, const std::vector<aws::IngressRule> &rules,
                              const CallContext &context)
{
    return call("RevokeSecurityGroupIngress", context.stop, [&](FakeCloud::Region &here) -> Status {
        for (const aws::IngressRule &rule : rules)
            std::erase(here.sshFrom[id], rule.cidr);
        return {};
    });
}

Result<std::vector<aws::CapacityReservation>> FakeEc2::describeCapacityReservations(const std::vector<aws::Filter> &,
                                                                                    const CallContext &context)
{
    return call("DescribeCapacityReservations", context.stop,
                [&](FakeCloud::Region &) -> Result<std::vector<aws::CapacityReservation>> { return m_cloud.reserved; });
}

Result<std::vector<aws::Image>> FakeEc2::describeImages(const std::vector<std::string> &ids,
                                                        const std::vector<std::string> &owners,
                                                        const std::vector<aws::Filter> &, const CallContext &context)
{
    return call("DescribeImages", context.stop, [&](FakeCloud::Region &) -> Result<std::vector<aws::Image>> {
        if (owners == std::vector<std::string>{"self"})
            return m_cloud.ownImages;
        auto image = m_cloud.image;
        for (const std::string &id : ids) {
            if (m_cloud.imagesGone.contains(id))
                return fail(ErrorCode::NotFound, "ec2:DescribeImages", "InvalidAMIID.NotFound: " + id);
            image.id = id;
        }
        return std::vector{image};
    });
}

Status FakeEc2::deregisterImage(const std::string &id, const CallContext &context)
{
    return call("DeregisterImage", context.stop, [&](FakeCloud::Region &) -> Status {
        m_cloud.m_removed.push_back("image " + id);
        std::erase_if(m_cloud.ownImages, [&](const aws::Image &image) { return image.id == id; });
        return {};
    });
}

Status FakeEc2::deleteSnapshot(const std::string &id, const CallContext &context)
{
    return call("DeleteSnapshot", context.stop, [&](FakeCloud::Region &) -> Status {
        m_cloud.m_removed.push_back("snapshot " + id);
        return {};
    });
}

Result<aws::LaunchTemplateVersion> FakeEc2::describeLaunchTemplateVersion(const std::string &, const std::string &,
                                                                          const CallContext &context)
{
    return call("DescribeLaunchTemplateVersions", context.stop, [](FakeCloud::Region &) {
        aws::LaunchTemplateVersion version;
        version.imageId = "ami-00000000000000aaa";
        return Result<aws::LaunchTemplateVersion>(std::move(version));
    });
}

Result<std::vector<aws::InstanceTypeOffering>>
FakeEc2::describeInstanceTypeOfferings(bool, const std::vector<aws::Filter> &filters, const CallContext &context)
{
    return call("DescribeInstanceTypeOfferings", context.stop, [&](FakeCloud::Region &) {
        std::vector<aws::InstanceTypeOffering> offers;
        for (const char *zone : {"a", "b", "c"})
            offers.push_back({filters.front().values.front(), m_region + zone});
        return Result<std::vector<aws::InstanceTypeOffering>>(std::move(offers));
    });
}

Result<std::vector<aws::Region>> FakeEc2::describeRegions(const CallContext &context)
{
    return call("DescribeRegions", context.stop, [&](FakeCloud::Region &) {
        std::vector<aws::Region> regions;
        for (const auto &[name, region] : m_cloud.m_regions)
            regions.push_back({name, {}, "opt-in-not-required"});
        return Result<std::vector<aws::Region>>(std::move(regions));
    });
}

Result<std::vector<aws::InstanceType>>
FakeEc2::describeInstanceTypes(const std::vector<std::string> &, const std::vector<aws::Filter> &, const CallContext &)
{
    return std::vector<aws::InstanceType>();
}

Result<std::vector<aws::SpotPrice>> FakeEc2::describeSpotPrices(Timestamp, const std::vector<std::string> &,
                                                                const CallContext &)
{
    return m_cloud.spotPrices;
}

aws::SecurityGroup FakeEc2::groupOf(const Ec2Resource &r)
{
    return {.id = r.id, .name = r.name, .tags = r.tags};
}

std::string FakeEc2::vpcOf(const FakeCloud::Region &here, const std::string &group)
{
    const auto vpc = here.vpcOfGroup.find(group);
    return vpc == here.vpcOfGroup.end() || vpc->second.empty() ? kDefaultVpc : vpc->second;
}

std::vector<aws::IngressRule> FakeEc2::rulesOf(const FakeCloud::Region &here, const std::string &group)
{
    std::vector<aws::IngressRule> rules;
    if (const auto ranges = here.sshFrom.find(group); ranges != here.sshFrom.end())
        std::ranges::transform(ranges->second, std::back_inserter(rules), sshRule);
    if (here.openInside.contains(group))
        rules.push_back(memberRule(group));
    if (here.openToEverybody.contains(group))
        rules.push_back(allTcpRule());
    return rules;
}

std::optional<ResourceKind> FakeEc2::holderKind(std::string_view filter)
{
    if (filter == "instance.group-id")
        return ResourceKind::SecurityGroup;
    if (filter == "block-device-mapping.volume-id")
        return ResourceKind::Volume;
    return filter == "placement-group-name" ? std::optional(ResourceKind::PlacementGroup) : std::nullopt;
}

Status FakeEc2::remove(ResourceKind kind, const std::vector<std::string> &ids, const CallContext &context)
{
    return call("Remove " + std::string(toString(kind)), context.stop, [&](FakeCloud::Region &here) -> Status {
        for (const std::string &id : ids) {
            m_cloud.m_removed.push_back(std::string(toString(kind)) + " " + id);
            if (std::ranges::any_of(here.machines, [&](const aws::Instance &m) { return holds(here, m, kind, id); }))
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

} // namespace trainyard::cluster
