#include <algorithm>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/cluster/cloud/aws_ec2_internal.h"
#include "backend/cluster/cloud/clusters.h"
#include "backend/core/try.h"

namespace trainyard::cluster {
namespace {

constexpr const char *kOurRule = "SSH from the computer that launched this"; ///< identifies our rules

aws::Filter tagFilter(const std::string &key, const std::string &value)
{
    if (value.empty())
        return {"tag-key", {key}};
    return {"tag:" + key, {value}};
}

/// Whether the endpoint does not implement the filter. AWS answers InvalidParameterValue; emulators answer
/// InvalidAction, FilterNotImplementedError or NotImplemented.
bool refusesFilter(const Error &e)
{
    return e.code == ErrorCode::InvalidArgument || e.code == ErrorCode::Unsupported ||
           e.detail.find("InvalidAction") != std::string::npos || e.detail.find("NotImplemented") != std::string::npos;
}

class AwsEc2 final : public Ec2 {
public:
    explicit AwsEc2(std::shared_ptr<aws::Ec2Client> client)
        : m_client(std::move(client))
        , m_region(m_client->config().region)
    {
    }

    const std::string &region() const override { return m_region; }

    Result<std::vector<aws::Instance>> runMachines(const aws::RunInstancesRequest &request,
                                                   const CallContext &context) override
    {
        TY_ASSIGN(auto reply, m_client->runInstances(request, context));
        return std::move(reply.instances);
    }

    Result<std::vector<aws::Instance>> machines(const std::vector<InstanceId> &ids, const CallContext &context) override
    {
        return m_client->describeKnownInstances(ids, context);
    }

    Result<std::vector<aws::Instance>> machinesByTokens(const std::vector<std::string> &tokens,
                                                        const CallContext &context) override
    {
        std::vector<aws::Instance> all;
        constexpr std::size_t most = 200; // values per filter
        for (std::size_t from = 0; from < tokens.size(); from += most) {
            const auto first = tokens.begin() + std::ptrdiff_t(from);
            const aws::Filter filter{"client-token",
                                     {first, first + std::ptrdiff_t(std::min(most, tokens.size() - from))}};
            auto some = describe(filter, context);
            if (!some && refusesFilter(some.error()))
                return machinesWithTokens(tokens, context);
            if (!some)
                return some;
            all.insert(all.end(), std::make_move_iterator(some->begin()), std::make_move_iterator(some->end()));
        }
        return all;
    }

    Result<std::vector<aws::Instance>> machinesByTag(const std::string &key, const std::string &value,
                                                     const CallContext &context) override
    {
        return describe(tagFilter(key, value), context);
    }

    Result<std::vector<aws::Instance>> allMachines(const CallContext &context) override
    {
        return describe({"instance-state-name", {"pending", "running", "shutting-down", "stopping", "stopped"}},
                        context);
    }

    Result<std::vector<InstanceId>> terminate(const std::vector<InstanceId> &ids, const CallContext &context) override
    {
        if (ids.empty())
            return std::vector<InstanceId>();
        TY_ASSIGN(auto done, m_client->terminateInstances(ids, context));
        return std::move(done.unknown);
    }

    Result<std::vector<aws::Instance>> holders(ResourceKind kind, const std::string &id,
                                               const CallContext &context) override
    {
        const char *filter = kind == ResourceKind::SecurityGroup    ? "instance.group-id"
                             : kind == ResourceKind::Volume         ? "block-device-mapping.volume-id"
                             : kind == ResourceKind::PlacementGroup ? "placement-group-name"
                                                                    : nullptr;
        if (!filter)
            return std::vector<aws::Instance>();
        auto found = describe({filter, {id}}, context);
        if (found)
            std::erase_if(*found, [](const aws::Instance &m) { return m.isTerminated(); });
        return found;
    }

    Status changePower(PowerAction action, const std::vector<InstanceId> &ids, const CallContext &context) override
    {
        if (ids.empty())
            return {};
        if (action == PowerAction::Reboot)
            return m_client->rebootInstances(ids, context);
        const auto done = action == PowerAction::Start
                              ? m_client->startInstances(ids, context)
                              : m_client->stopInstances(ids, action == PowerAction::Hibernate, context);
        return done ? Status() : fail(done.error());
    }

    Status setType(const InstanceId &id, const std::string &type, const CallContext &context) override
    {
        return m_client->setInstanceType(id, type, context);
    }

    Result<bool> isProtected(const InstanceId &id, const CallContext &context) override
    {
        return m_client->terminationProtection(id, context);
    }

    Status liftProtection(const InstanceId &id, const CallContext &context) override
    {
        return m_client->setTerminationProtection(id, false, context);
    }

    Status tag(const std::vector<std::string> &ids, const TagMap &tags, const CallContext &context) override
    {
        return ids.empty() ? Status() : m_client->createTags(ids, tags, context);
    }

    Result<std::string> consoleOutput(const InstanceId &id, const CallContext &context) override
    {
        TY_ASSIGN(auto output, m_client->getConsoleOutput(id, context));
        return std::move(output.text);
    }

    Result<std::string> screenshot(const InstanceId &id, const CallContext &context) override
    {
        return m_client->getConsoleScreenshot(id, context);
    }

    Result<std::vector<InstanceId>> healthy(const std::vector<InstanceId> &ids, const CallContext &context) override
    {
        TY_ASSIGN(const auto all, m_client->describeInstanceStatus(ids, context));
        std::vector<InstanceId> well;
        for (const aws::InstanceStatus &s : all) {
            if (s.instanceStatus == "ok" && s.systemStatus == "ok")
                well.push_back(s.id);
        }
        return well;
    }

    Result<std::vector<Ec2Resource>> resources(ResourceKind kind, const std::string &key, const std::string &value,
                                               const CallContext &context) override
    {
        const auto filters = key.empty() ? std::vector<aws::Filter>() : std::vector{tagFilter(key, value)};
        return listAwsResources(*m_client, kind, filters, context);
    }

    Status remove(ResourceKind kind, const std::vector<std::string> &ids, const CallContext &context) override
    {
        return removeAwsResources(*m_client, kind, ids, context);
    }

    Status importKeyPair(const std::string &name, const std::string &publicLine, const TagMap &tags,
                         const CallContext &context) override
    {
        const auto pair = m_client->importKeyPair(name, publicLine, tags, context);
        return pair ? Status() : fail(pair.error());
    }

    Status createPlacementGroup(const std::string &name, const TagMap &tags, const CallContext &context) override
    {
        return m_client->createPlacementGroup(name, tags, context);
    }

    Result<std::string> keyFingerprint(const std::string &name, const CallContext &context) override
    {
        TY_ASSIGN(const auto keys, m_client->describeKeyPairs({name}, {}, context));
        if (keys.empty())
            return fail(ErrorCode::NotFound, "ec2:DescribeKeyPairs",
                        "there is no key pair " + name + " in " + m_region);
        return keys.front().fingerprint;
    }

    Result<std::string> createGroup(const std::string &name, const std::string &description, const std::string &vpc,
                                    const TagMap &tags, const CallContext &context) override
    {
        return m_client->createSecurityGroup(name, description, vpc, tags, context);
    }

    Result<std::string> vpcOf(const std::string &subnet, const CallContext &context) override
    {
        TY_ASSIGN(const auto found, m_client->describeSubnets({{"subnet-id", {subnet}}}, context));
        if (found.empty())
            return fail(ErrorCode::NotFound, "ec2:DescribeSubnets", "there is no subnet " + subnet + " in " + m_region);
        return found.front().vpcId;
    }

    Result<std::string> groupByName(const std::string &name, const CallContext &context) override
    {
        TY_ASSIGN(const auto groups, m_client->describeSecurityGroups({}, {{"group-name", {name}}}, context));
        return groups.empty() ? std::string() : groups.front().id;
    }

    Status allowSsh(const std::string &groupId, const std::string &cidr, const CallContext &context) override
    {
        return m_client->authorizeIngress(groupId, {{"tcp", 22, 22, cidr, {}, kOurRule}}, context);
    }

    Result<std::vector<std::string>> sshAllowed(const std::string &groupId, const CallContext &context) override
    {
        TY_ASSIGN(const auto groups, m_client->describeSecurityGroups({groupId}, {}, context));
        std::vector<std::string> ranges;
        for (const auto &group : groups) {
            for (const auto &rule : group.ingress) {
                if (rule.description == kOurRule && !rule.cidr.empty())
                    ranges.push_back(rule.cidr);
            }
        }
        return ranges;
    }

    Status revokeSsh(const std::string &groupId, const std::string &cidr, const CallContext &context) override
    {
        return m_client->revokeIngress(groupId, {{"tcp", 22, 22, cidr, {}, kOurRule}}, context);
    }

    Status allowAllTcp(const std::string &groupId, const CallContext &context) override
    {
        return m_client->authorizeIngress(groupId, {allTcpRule()}, context);
    }

    Status allowSelfReferencing(const std::string &groupId, const CallContext &context) override
    {
        return m_client->authorizeIngress(groupId, {{"-1", -1, -1, {}, groupId, {}}}, context);
    }

    Status allowSelfReferencingEgress(const std::string &groupId, const CallContext &context) override
    {
        return m_client->authorizeEgress(groupId, {{"-1", -1, -1, {}, groupId, {}}}, context);
    }

    Result<std::vector<aws::CapacityReservation>> reservations(const CallContext &context) override
    {
        return m_client->describeCapacityReservations({}, context);
    }

    Result<aws::Image> newestImage(const std::vector<std::string> &owners, const std::string &namePattern,
                                   const std::string &architecture, const CallContext &context) override
    {
        const std::vector<aws::Filter> filters{
            {"name", {namePattern}}, {"architecture", {architecture}}, {"state", {"available"}}};
        TY_ASSIGN(const auto images, m_client->describeImages({}, owners, filters, context));
        const auto newest = std::ranges::max_element(images, {}, &aws::Image::created); // ISO 8601 sorts as text
        if (newest == images.end())
            return fail(ErrorCode::NotFound, "ec2:DescribeImages", "no image \"" + namePattern + "\" in " + m_region);
        return *newest;
    }

    Result<aws::Image> imageById(const std::string &id, const CallContext &context) override
    {
        TY_ASSIGN(const auto images, m_client->describeImages({id}, {}, {}, context));
        if (images.empty())
            return fail(ErrorCode::NotFound, "ec2:DescribeImages", "there is no image " + id + " in " + m_region);
        if (const std::string &state = images.front().state; !state.empty() && state != "available")
            return fail(ErrorCode::Conflict, "ec2:DescribeImages", "the image " + id + " is " + state);
        return images.front();
    }

    Result<std::string> imageOfTemplate(const std::string &idOrName, const std::string &version,
                                        const CallContext &context) override
    {
        TY_ASSIGN(const auto found, m_client->describeLaunchTemplateVersion(idOrName, version, context));
        if (!found.imageId.starts_with("ami-"))
            return fail(ErrorCode::NotFound, "ec2:DescribeLaunchTemplateVersions",
                        "the launch template " + idOrName + " names no image: choose one in the plan");
        return found.imageId;
    }

    Result<std::vector<std::string>> zonesOffering(const std::string &type, const CallContext &context) override
    {
        TY_ASSIGN(const auto offers,
                  m_client->describeInstanceTypeOfferings(true, {{"instance-type", {type}}}, context));
        std::vector<std::string> zones;
        for (const auto &offer : offers)
            zones.push_back(offer.location);
        std::ranges::sort(zones);
        return zones;
    }

    Result<std::vector<std::string>> enabledRegions(const CallContext &context) override
    {
        TY_ASSIGN(auto regions, m_client->describeRegions(context));
        std::vector<std::string> names;
        for (const auto &r : regions) {
            if (r.optIn != "not-opted-in")
                names.push_back(r.name);
        }
        return names;
    }

private:
    Result<std::vector<aws::Instance>> describe(const aws::Filter &filter, const CallContext &context)
    {
        return m_client->describeInstances({}, {filter}, context);
    }

    /// For endpoints without the filter "client-token": their listing contains the token.
    Result<std::vector<aws::Instance>> machinesWithTokens(const std::vector<std::string> &tokens,
                                                          const CallContext &context)
    {
        auto listed = describe(tagFilter(cluster::tag::kCluster, {}), context);
        if (listed)
            std::erase_if(*listed, [&](const aws::Instance &m) {
                return std::ranges::find(tokens, m.clientToken) == tokens.end();
            });
        return listed;
    }

    std::shared_ptr<aws::Ec2Client> m_client;
    std::string m_region;
};

} // namespace

aws::IngressRule allTcpRule()
{
    return {"tcp", 0, 65535, "0.0.0.0/0", {}, {}};
}

std::shared_ptr<Ec2> makeAwsEc2(std::shared_ptr<aws::Ec2Client> client)
{
    return std::make_shared<AwsEc2>(std::move(client));
}

} // namespace trainyard::cluster
