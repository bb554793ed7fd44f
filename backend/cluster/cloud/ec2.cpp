#include "backend/cluster/cloud/ec2.h"

#include <algorithm>

#include "backend/core/try.h"

namespace trainyard::cluster {
namespace {

constexpr const char *kOurRule = "SSH from the computer that launched this"; ///< identifies our rules

/// Whether the endpoint does not implement the filter. AWS answers InvalidParameterValue; emulators answer
/// InvalidAction, FilterNotImplementedError or NotImplemented.
bool refusesFilter(const Error &e)
{
    return e.code == ErrorCode::InvalidArgument || e.code == ErrorCode::Unsupported ||
           e.detail.find("InvalidAction") != std::string::npos || e.detail.find("NotImplemented") != std::string::npos;
}

/// For endpoints without the filter "client-token": their listing contains the token.
Result<std::vector<aws::Instance>> machinesWithTokens(aws::Ec2Client &ec2, const std::vector<std::string> &tokens,
                                                      const CallContext &context)
{
    auto listed = machinesByTag(ec2, tag::kCluster, {}, context);
    if (listed)
        std::erase_if(*listed,
                      [&](const aws::Instance &m) { return std::ranges::find(tokens, m.clientToken) == tokens.end(); });
    return listed;
}

} // namespace

aws::Filter tagFilter(const std::string &key, const std::string &value)
{
    if (value.empty())
        return {"tag-key", {key}};
    return {"tag:" + key, {value}};
}

Result<std::vector<aws::Instance>> machinesByTokens(aws::Ec2Client &ec2, const std::vector<std::string> &tokens,
                                                    const CallContext &context)
{
    std::vector<aws::Instance> all;
    constexpr std::size_t most = 200; // values per filter
    for (std::size_t from = 0; from < tokens.size(); from += most) {
        const auto first = tokens.begin() + std::ptrdiff_t(from);
        const aws::Filter filter{"client-token", {first, first + std::ptrdiff_t(std::min(most, tokens.size() - from))}};
        auto some = ec2.describeInstances({}, {filter}, context);
        if (!some && refusesFilter(some.error()))
            return machinesWithTokens(ec2, tokens, context);
        if (!some)
            return some;
        all.insert(all.end(), std::make_move_iterator(some->begin()), std::make_move_iterator(some->end()));
    }
    return all;
}

Result<std::vector<aws::Instance>> machinesByTag(aws::Ec2Client &ec2, const std::string &key, const std::string &value,
                                                 const CallContext &context)
{
    return ec2.describeInstances({}, {tagFilter(key, value)}, context);
}

Result<std::vector<aws::Instance>> allMachines(aws::Ec2Client &ec2, const CallContext &context)
{
    return ec2.describeInstances(
        {}, {{"instance-state-name", {"pending", "running", "shutting-down", "stopping", "stopped"}}}, context);
}

Result<std::vector<aws::Instance>> holdersOf(aws::Ec2Client &ec2, ResourceKind kind, const std::string &id,
                                             const CallContext &context)
{
    const char *filter = kind == ResourceKind::SecurityGroup    ? "instance.group-id"
                         : kind == ResourceKind::Volume         ? "block-device-mapping.volume-id"
                         : kind == ResourceKind::PlacementGroup ? "placement-group-name"
                                                                : nullptr;
    if (!filter)
        return std::vector<aws::Instance>();
    auto found = ec2.describeInstances({}, {{filter, {id}}}, context);
    if (found)
        std::erase_if(*found, [](const aws::Instance &m) { return m.isTerminated(); });
    return found;
}

Status changePower(aws::Ec2Client &ec2, PowerAction action, const std::vector<InstanceId> &ids,
                   const CallContext &context)
{
    if (ids.empty())
        return {};
    if (action == PowerAction::Reboot)
        return ec2.rebootInstances(ids, context);
    const auto done = action == PowerAction::Start ? ec2.startInstances(ids, context)
                                                   : ec2.stopInstances(ids, action == PowerAction::Hibernate, context);
    return done ? Status() : fail(done.error());
}

Result<std::vector<InstanceId>> passedStatusChecks(aws::Ec2Client &ec2, const std::vector<InstanceId> &ids,
                                                   const CallContext &context)
{
    TY_ASSIGN(const auto all, ec2.describeInstanceStatus(ids, context));
    std::vector<InstanceId> well;
    for (const aws::InstanceStatus &s : all) {
        if (s.instanceStatus == "ok" && s.systemStatus == "ok")
            well.push_back(s.id);
    }
    return well;
}

Result<std::string> keyFingerprint(aws::Ec2Client &ec2, const std::string &name, const CallContext &context)
{
    TY_ASSIGN(const auto keys, ec2.describeKeyPairs({name}, {}, context));
    if (keys.empty())
        return fail(ErrorCode::NotFound, "ec2:DescribeKeyPairs",
                    "there is no key pair " + name + " in " + ec2.config().region);
    return keys.front().fingerprint;
}

Result<std::string> vpcOf(aws::Ec2Client &ec2, const std::string &subnet, const CallContext &context)
{
    TY_ASSIGN(const auto found, ec2.describeSubnets({{"subnet-id", {subnet}}}, context));
    if (found.empty())
        return fail(ErrorCode::NotFound, "ec2:DescribeSubnets",
                    "there is no subnet " + subnet + " in " + ec2.config().region);
    return found.front().vpcId;
}

Result<std::string> defaultVpc(aws::Ec2Client &ec2, const CallContext &context)
{
    TY_ASSIGN(const auto all, ec2.describeVpcs({}, context));
    const auto usual = std::ranges::find_if(all, &aws::Vpc::isDefault);
    if (usual == all.end())
        return fail(ErrorCode::NotFound, "ec2:DescribeVpcs", ec2.config().region + " has no default VPC");
    return usual->id;
}

aws::IngressRule sshRule(const std::string &cidr)
{
    return {"tcp", 22, 22, cidr, {}, kOurRule};
}

Result<std::vector<std::string>> sshAllowed(aws::Ec2Client &ec2, const std::string &groupId, const CallContext &context)
{
    TY_ASSIGN(const auto groups, ec2.describeSecurityGroups({groupId}, {}, context));
    std::vector<std::string> ranges;
    for (const auto &group : groups) {
        for (const auto &rule : group.ingress) {
            if (rule.description == kOurRule && !rule.cidr.empty())
                ranges.push_back(rule.cidr);
        }
    }
    return ranges;
}

aws::IngressRule allTcpRule()
{
    return {"tcp", 0, 65535, "0.0.0.0/0", {}, {}};
}

aws::IngressRule memberRule(const std::string &groupId)
{
    return {"-1", -1, -1, {}, groupId, {}};
}

Result<aws::Image> newestImage(aws::Ec2Client &ec2, const std::vector<std::string> &owners,
                               const std::string &namePattern, const std::string &architecture,
                               const CallContext &context)
{
    const std::vector<aws::Filter> filters{
        {"name", {namePattern}}, {"architecture", {architecture}}, {"state", {"available"}}};
    TY_ASSIGN(const auto images, ec2.describeImages({}, owners, filters, context));
    const auto newest = std::ranges::max_element(images, {}, &aws::Image::created); // ISO 8601 sorts as text
    if (newest == images.end())
        return fail(ErrorCode::NotFound, "ec2:DescribeImages",
                    "no image \"" + namePattern + "\" in " + ec2.config().region);
    return *newest;
}

Result<aws::Image> imageById(aws::Ec2Client &ec2, const std::string &id, const CallContext &context)
{
    TY_ASSIGN(const auto images, ec2.describeImages({id}, {}, {}, context));
    if (images.empty())
        return fail(ErrorCode::NotFound, "ec2:DescribeImages",
                    "there is no image " + id + " in " + ec2.config().region);
    if (const std::string &state = images.front().state; !state.empty() && state != "available")
        return fail(ErrorCode::Conflict, "ec2:DescribeImages", "the image " + id + " is " + state);
    return images.front();
}

Result<std::string> imageOfTemplate(aws::Ec2Client &ec2, const std::string &idOrName, const std::string &version,
                                    const CallContext &context)
{
    TY_ASSIGN(const auto found, ec2.describeLaunchTemplateVersion(idOrName, version, context));
    if (!found.imageId.starts_with("ami-"))
        return fail(ErrorCode::NotFound, "ec2:DescribeLaunchTemplateVersions",
                    "the launch template " + idOrName + " names no image: choose one in the plan");
    return found.imageId;
}

Result<std::vector<std::string>> zonesOffering(aws::Ec2Client &ec2, const std::string &type, const CallContext &context)
{
    TY_ASSIGN(const auto offers, ec2.describeInstanceTypeOfferings(true, {{"instance-type", {type}}}, context));
    std::vector<std::string> zones;
    for (const auto &offer : offers)
        zones.push_back(offer.location);
    std::ranges::sort(zones);
    return zones;
}

Result<std::vector<std::string>> enabledRegions(aws::Ec2Client &ec2, const CallContext &context)
{
    TY_ASSIGN(auto regions, ec2.describeRegions(context));
    std::vector<std::string> names;
    for (const auto &r : regions) {
        if (r.optIn != "not-opted-in")
            names.push_back(r.name);
    }
    return names;
}

} // namespace trainyard::cluster
