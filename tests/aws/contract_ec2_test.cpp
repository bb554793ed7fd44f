// The lifecycle of a small cluster through our client, against moto (independent of this project) and our local cloud.
#include <algorithm>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/aws/services/sts_client.h"
#include "backend/core/encoding.h"
#include "tests/aws/endpoint_under_test.h"

using namespace trainyard;
using namespace trainyard::aws;
using namespace trainyard::aws::test;

namespace {

const std::string kPublicKey =
    "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIKlNrVvLS5xsMxJGqzV0YkqHcDpxXvNDdrX7zGpQbGqA somebody";

class Ec2Contract : public ContractTest {
protected:
    Deadline deadline() const { return m_deadline; }

    /// Fails the test with the error message of the service.
    template <class T>
    T must(const Result<T> &result)
    {
        if (!result)
            throw std::runtime_error(result.error().source + ": " + result.error().detail);
        return *result;
    }
    void must(const Status &status)
    {
        if (!status)
            throw std::runtime_error(status.error().source + ": " + status.error().detail);
    }

    RunInstancesRequest request(Ec2Client &ec2, const std::string &key, const std::string &group)
    {
        const auto images = must(ec2.describeImages({}, {"amazon"}, {{"architecture", {"x86_64"}}}, {deadline(), {}}));
        if (images.empty())
            throw std::runtime_error("no image");
        RunInstancesRequest r{.imageId = images.front().id,
                              .instanceType = "c5.xlarge",
                              .minCount = 2,
                              .maxCount = 2,
                              .keyName = key,
                              .securityGroupIds = {group}};
        r.clientToken = hexEncode(randomBytes(16));
        r.tags = {{"Name", "head \"one\" & only"}, {"trainyard:cluster", "c-0123456789abcdef"}};
        return r;
    }

    /// Polls until all instances are known and in this state.
    std::vector<Instance> inState(Ec2Client &ec2, const std::vector<InstanceId> &ids, const std::string &state)
    {
        for (;;) {
            auto now = must(ec2.describeKnownInstances(ids, {deadline(), {}}));
            if (now.size() == ids.size() && hasState(now, state))
                return now;
            must(pause(std::chrono::milliseconds(50), {deadline(), {}}));
        }
    }

    static bool hasState(const std::vector<Instance> &all, const std::string &state)
    {
        return std::all_of(all.begin(), all.end(), [&](const Instance &i) { return i.state == state; });
    }

private:
    Deadline m_deadline = Deadline::after(std::chrono::minutes(2));
};

} // namespace

TEST_P(Ec2Contract, ALifeFromKeyToTermination)
{
    Ec2Client ec2(m_http, m_endpoint->config());
    const auto key =
        must(ec2.importKeyPair("contract-key", kPublicKey, {{"trainyard:cluster", "c-1"}}, {deadline(), {}}));
    EXPECT_EQ(key.name, "contract-key");
    EXPECT_FALSE(key.fingerprint.empty());
    EXPECT_EQ(ec2.importKeyPair("contract-key", kPublicKey, {}, {deadline(), {}}).error().code,
              ErrorCode::AlreadyExists);

    const auto group =
        must(ec2.createSecurityGroup("contract-group", "a test", "", {{"trainyard:cluster", "c-1"}}, {deadline(), {}}));
    const IngressRule ssh{"tcp", 22, 22, "198.51.100.7/32", "", "ssh"}, inside{"-1", -1, -1, "", group, ""};
    must(ec2.authorizeIngress(group, {ssh, inside}, {deadline(), {}}));
    must(ec2.authorizeIngress(group, {ssh}, {deadline(), {}}));
    const auto rules = must(ec2.describeSecurityGroups({group}, {}, {deadline(), {}})).at(0).ingress;
    EXPECT_NE(std::find(rules.begin(), rules.end(), ssh), rules.end());

    const auto wanted = request(ec2, "contract-key", group);
    const auto reservation = must(ec2.runInstances(wanted, {deadline(), {}}));
    ASSERT_EQ(reservation.instances.size(), 2u);
    std::vector<InstanceId> ids;
    for (const auto &i : reservation.instances)
        ids.push_back(i.id);
    if (m_endpoint->honoursClientTokens) {
        const auto again = must(ec2.runInstances(wanted, {deadline(), {}}));
        EXPECT_EQ(again.id, reservation.id) << "the same token starts nothing new";
        auto other = wanted;
        other.maxCount = other.minCount = 1;
        EXPECT_EQ(serviceCode(ec2.runInstances(other, {deadline(), {}}).error()), "IdempotentParameterMismatch");
    }

    const auto running = inState(ec2, ids, "running");
    ASSERT_EQ(running.size(), 2u);
    for (const auto &i : running) {
        EXPECT_EQ(i.tag("Name"), "head \"one\" & only");
        EXPECT_EQ(i.type, "c5.xlarge");
        EXPECT_EQ(i.keyName, "contract-key");
        EXPECT_EQ(i.groupIds, std::vector<std::string>{group});
        EXPECT_FALSE(i.privateIp.empty());
        EXPECT_GT(i.launched, SystemClock::instance().now() - std::chrono::minutes(5));
    }

    must(ec2.createTags({ids[0].value}, {{"role", "worker"}}, {deadline(), {}}));
    const auto found = must(ec2.describeInstances(
        {}, {{"tag:role", {"worker"}}, {"instance-state-name", {"pending", "running"}}}, {deadline(), {}}));
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(found[0].id, ids[0]);
    EXPECT_EQ(must(ec2.describeInstanceStatus(ids, {deadline(), {}})).size(), 2u);

    auto toEnd = ids;
    toEnd.emplace_back("i-0000000000000dead");
    const auto outcome = must(ec2.terminateInstances(toEnd, {deadline(), {}}));
    EXPECT_EQ(outcome.changes.size(), 2u);
    EXPECT_EQ(outcome.unknown, std::vector{InstanceId("i-0000000000000dead")});
    inState(ec2, ids, "terminated");
    EXPECT_TRUE(
        hasState(must(ec2.describeInstances({}, {{"tag:trainyard:cluster", {"c-0123456789abcdef"}}}, {deadline(), {}})),
                 "terminated"));

    must(ec2.deleteSecurityGroup(group, {deadline(), {}}));
    must(ec2.deleteSecurityGroup(group, {deadline(), {}}));
    must(ec2.deleteKeyPair("contract-key", {deadline(), {}}));
    must(ec2.deleteKeyPair("contract-key", {deadline(), {}}));
    EXPECT_EQ(ec2.describeKeyPairs({"contract-key"}, {}, {deadline(), {}}).error().code, ErrorCode::NotFound);
}

TEST_P(Ec2Contract, AnswersTheQuestionsOfAPlan)
{
    Ec2Client ec2(m_http, m_endpoint->config());
    StsClient sts(m_http, m_endpoint->config());
    EXPECT_EQ(must(sts.getCallerIdentity({deadline(), {}})).account.size(), 12u);

    const auto regions = must(ec2.describeRegions({deadline(), {}}));
    EXPECT_TRUE(std::any_of(regions.begin(), regions.end(), [](const Region &r) { return r.name == "us-east-1"; }));
    const auto zones = must(ec2.describeAvailabilityZones({deadline(), {}}));
    ASSERT_FALSE(zones.empty());
    EXPECT_TRUE(zones[0].name.starts_with("us-east-1")) << zones[0].name;
    const auto types = must(ec2.describeInstanceTypes({"c5.xlarge"}, {}, {deadline(), {}}));
    ASSERT_EQ(types.size(), 1u);
    EXPECT_EQ(types[0].vcpus, 4);
    EXPECT_EQ(types[0].memoryMiB, 8192);
    const auto offerings =
        must(ec2.describeInstanceTypeOfferings(true, {{"instance-type", {"c5.xlarge"}}}, {deadline(), {}}));
    EXPECT_FALSE(offerings.empty());
    const auto vpcs = must(ec2.describeVpcs({{"isDefault", {"true"}}}, {deadline(), {}}));
    ASSERT_EQ(vpcs.size(), 1u);
    const auto subnets = must(ec2.describeSubnets({{"vpc-id", {vpcs[0].id}}}, {deadline(), {}}));
    EXPECT_FALSE(subnets.empty());
    EXPECT_EQ(ec2.describeInstances({InstanceId("i-0000000000000dead")}, {}, {deadline(), {}}).error().code,
              ErrorCode::NotFound);
    EXPECT_TRUE(must(ec2.describeVolumes({{"status", {"available"}}}, {deadline(), {}})).empty());
    if (m_endpoint->checksImages) {
        RunInstancesRequest r{.imageId = "ami-0000000000000dead", .instanceType = "c5.xlarge"};
        EXPECT_EQ(ec2.runInstances(r, {deadline(), {}}).error().code, ErrorCode::NotFound);
    }
}

TEST_P(Ec2Contract, RefusesAWrongSecret)
{
    if (!m_endpoint->verifiesSignatures)
        GTEST_SKIP() << GetParam() << " does not check signatures";
    auto config = m_endpoint->config();
    config.credentials = fixedCredentials({m_endpoint->credentials.accessKeyId, Secret("wrong"), {}, {}});
    EXPECT_EQ(StsClient(m_http, config).getCallerIdentity({deadline(), {}}).error().code,
              ErrorCode::CredentialsRejected);
    EXPECT_EQ(Ec2Client(m_http, config).describeRegions({deadline(), {}}).error().code, ErrorCode::CredentialsRejected);
    config.credentials = fixedCredentials({"AKIDNOBODY", Secret("wrong"), {}, {}});
    EXPECT_EQ(StsClient(m_http, config).getCallerIdentity({deadline(), {}}).error().code,
              ErrorCode::CredentialsRejected);
}

INSTANTIATE_TEST_SUITE_P(Endpoints, Ec2Contract, testing::Values("moto", "localcloud"),
                         [](const auto &parameter) { return parameter.param; });
