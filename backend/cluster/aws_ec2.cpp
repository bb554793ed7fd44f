#include <algorithm>

#include "backend/aws/ec2_client.h"
#include "backend/cluster/aws_ec2_internal.h"

namespace trainyard::cluster {
namespace {

Machine fromAws(aws::Instance i)
{
    Machine m;
    m.id = i.id;
    m.state = std::move(i.state);
    m.stateReason = std::move(i.stateReason);
    m.type = std::move(i.type);
    m.publicAddress = std::move(i.publicIp);
    m.privateAddress = std::move(i.privateIp);
    m.zone = std::move(i.zone);
    m.keyName = std::move(i.keyName);
    m.imageId = std::move(i.imageId);
    m.clientToken = std::move(i.clientToken);
    m.launched = i.launched;
    m.tags = std::move(i.tags);
    return m;
}

aws::Filter tagFilter(const std::string &key, const std::string &value)
{
    if (value.empty())
        return {"tag-key", {key}};
    return {"tag:" + key, {value}};
}

class AwsEc2 final : public Ec2 {
public:
    explicit AwsEc2(std::shared_ptr<aws::Ec2Client> client)
        : m_client(std::move(client))
        , m_region(m_client->config().region)
    {
    }

    const std::string &region() const override { return m_region; }

    Result<std::vector<Machine>> runMachines(const MachineRequest &request, const Deadline &deadline,
                                             std::stop_token stop) override
    {
        auto reply = m_client->runInstances(toAws(request), deadline, stop);
        if (!reply)
            return fail(reply.error());
        return convert(std::move(reply->instances));
    }

    Result<std::vector<Machine>> machines(const std::vector<InstanceId> &ids, const Deadline &deadline,
                                          std::stop_token stop) override
    {
        if (ids.empty())
            return std::vector<Machine>();
        // A filter, not the ids themselves: one that EC2 does not know (yet, or any more) would fail the whole call.
        std::vector<Machine> all;
        constexpr std::size_t most = 200; // values that one filter takes
        for (std::size_t from = 0; from < ids.size(); from += most) {
            aws::Filter filter{"instance-id", {}};
            for (std::size_t i = from; i < std::min(from + most, ids.size()); ++i)
                filter.values.push_back(ids[i].value);
            auto some = describe(filter, deadline, stop);
            if (!some)
                return some;
            all.insert(all.end(), std::make_move_iterator(some->begin()), std::make_move_iterator(some->end()));
        }
        return all;
    }

    Result<std::vector<Machine>> machinesByToken(const std::string &token, const Deadline &deadline,
                                                 std::stop_token stop) override
    {
        return describe({"client-token", {token}}, deadline, stop);
    }

    Result<std::vector<Machine>> machinesByTag(const std::string &key, const std::string &value,
                                               const Deadline &deadline, std::stop_token stop) override
    {
        return describe(tagFilter(key, value), deadline, stop);
    }

    Status terminate(const std::vector<InstanceId> &ids, const Deadline &deadline, std::stop_token stop) override
    {
        if (ids.empty())
            return {};
        if (const auto done = m_client->terminateInstances(ids, deadline, stop); !done)
            return fail(done.error());
        return {};
    }

    Result<KeyPairInfo> importKeyPair(const std::string &name, const std::string &publicLine, const TagMap &tags,
                                      const Deadline &deadline, std::stop_token stop) override
    {
        auto pair = m_client->importKeyPair(name, publicLine, tags, deadline, stop);
        if (!pair)
            return fail(pair.error());
        return KeyPairInfo{pair->id, pair->name, pair->fingerprint, pair->tags};
    }

    Result<std::vector<KeyPairInfo>> keyPairsByTag(const std::string &key, const std::string &value,
                                                   const Deadline &deadline, std::stop_token stop) override
    {
        auto pairs = m_client->describeKeyPairs({}, {tagFilter(key, value)}, deadline, stop);
        if (!pairs)
            return fail(pairs.error());
        std::vector<KeyPairInfo> all;
        for (auto &p : *pairs)
            all.push_back({p.id, p.name, p.fingerprint, p.tags});
        return all;
    }

    Status deleteKeyPair(const std::string &name, const Deadline &deadline, std::stop_token stop) override
    {
        return m_client->deleteKeyPair(name, deadline, stop);
    }

    Result<GroupInfo> createGroup(const std::string &name, const std::string &description, const TagMap &tags,
                                  const Deadline &deadline, std::stop_token stop) override
    {
        auto id = m_client->createSecurityGroup(name, description, {}, tags, deadline, stop);
        if (!id)
            return fail(id.error());
        return GroupInfo{*id, name, tags};
    }

    Result<std::optional<GroupInfo>> groupByName(const std::string &name, const Deadline &deadline,
                                                 std::stop_token stop) override
    {
        auto groups = describeGroups({"group-name", {name}}, deadline, stop);
        if (!groups)
            return fail(groups.error());
        if (groups->empty())
            return std::nullopt;
        return groups->front();
    }

    Result<std::vector<GroupInfo>> groupsByTag(const std::string &key, const std::string &value,
                                               const Deadline &deadline, std::stop_token stop) override
    {
        return describeGroups(tagFilter(key, value), deadline, stop);
    }

    Status allowSsh(const std::string &groupId, const std::string &cidr, const Deadline &deadline,
                    std::stop_token stop) override
    {
        return m_client->authorizeIngress(
            groupId, {{"tcp", 22, 22, cidr, {}, "SSH from the computer that launched this"}}, deadline, stop);
    }

    Status allowInside(const std::string &groupId, const Deadline &deadline, std::stop_token stop) override
    {
        return m_client->authorizeIngress(groupId, {{"-1", -1, -1, {}, groupId, {}}}, deadline, stop);
    }

    Status deleteGroup(const std::string &groupId, const Deadline &deadline, std::stop_token stop) override
    {
        return m_client->deleteSecurityGroup(groupId, deadline, stop);
    }

    Result<std::string> newestImage(const std::string &owner, const std::string &namePattern,
                                    const std::string &architecture, const Deadline &deadline,
                                    std::stop_token stop) override
    {
        const std::vector<aws::Filter> filters{
            {"name", {namePattern}}, {"architecture", {architecture}}, {"state", {"available"}}};
        auto images = m_client->describeImages({}, {owner}, filters, deadline, stop);
        if (!images)
            return fail(images.error());
        const auto newest = std::ranges::max_element(*images, {}, &aws::Image::created); // ISO 8601 sorts as text
        if (newest == images->end())
            return fail(ErrorCode::NotFound, "ec2:DescribeImages", "no image \"" + namePattern + "\" in " + m_region);
        return newest->id;
    }

    Result<std::vector<std::string>> enabledRegions(const Deadline &deadline, std::stop_token stop) override
    {
        auto regions = m_client->describeRegions(deadline, stop);
        if (!regions)
            return fail(regions.error());
        std::vector<std::string> names;
        for (const auto &r : *regions) {
            if (r.optIn != "not-opted-in")
                names.push_back(r.name);
        }
        return names;
    }

private:
    static std::vector<Machine> convert(std::vector<aws::Instance> instances)
    {
        std::vector<Machine> machines;
        machines.reserve(instances.size());
        for (auto &i : instances)
            machines.push_back(fromAws(std::move(i)));
        return machines;
    }

    Result<std::vector<Machine>> describe(const aws::Filter &filter, const Deadline &deadline, std::stop_token stop)
    {
        auto instances = m_client->describeInstances({}, {filter}, deadline, stop);
        if (!instances)
            return fail(instances.error());
        return convert(std::move(*instances));
    }

    Result<std::vector<GroupInfo>> describeGroups(const aws::Filter &filter, const Deadline &deadline,
                                                  std::stop_token stop)
    {
        auto groups = m_client->describeSecurityGroups({}, {filter}, deadline, stop);
        if (!groups)
            return fail(groups.error());
        std::vector<GroupInfo> all;
        for (auto &g : *groups)
            all.push_back({g.id, g.name, g.tags});
        return all;
    }

    std::shared_ptr<aws::Ec2Client> m_client;
    std::string m_region;
};

} // namespace

aws::RunInstancesRequest toAws(const MachineRequest &request)
{
    aws::RunInstancesRequest r;
    r.imageId = request.imageId;
    r.instanceType = request.type;
    r.minCount = r.maxCount = request.count;
    r.keyName = request.keyName;
    if (!request.groupId.empty())
        r.securityGroupIds = {request.groupId};
    r.subnetId = request.subnet;
    r.zone = request.zone;
    r.userData = request.userData;
    r.clientToken = request.token;
    r.terminateOnShutdown = true;
    r.requireMetadataTokens = true;
    r.rootDeviceName = request.rootDevice;
    r.rootVolumeGiB = request.rootGiB;
    r.spot = request.spot;
    r.tags = request.tags;
    return r;
}

std::shared_ptr<Ec2> makeAwsEc2(std::shared_ptr<aws::Ec2Client> client)
{
    return std::make_shared<AwsEc2>(std::move(client));
}

} // namespace trainyard::cluster
