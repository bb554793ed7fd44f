// The calls of the EC2 client that launch and teardown use, with responses as endpoints send them.

#include <gmock/gmock.h>

#include "backend/cluster/cloud/ec2.h"
#include "tests/aws/fixtures.h"
#include "tests/support/http_server.h"

namespace trainyard::cluster {
namespace {

using support::httpResponse;
using support::ReceivedRequest;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::SizeIs;

std::string refusal(const std::string &code, const std::string &message)
{
    return "<Response><Errors><Error><Code>" + code + "</Code><Message>" + message +
           "</Message></Error></Errors></Response>";
}

std::string described(const std::vector<std::pair<std::string, std::string>> &idsAndTokens)
{
    std::string items;
    for (const auto &[id, token] : idsAndTokens)
        items += "<item><instanceId>" + id + "</instanceId><clientToken>" + token +
                 "</clientToken><instanceState><name>running</name></instanceState></item>";
    return "<DescribeInstancesResponse><requestId>r</requestId><reservationSet><item><reservationId>r-1</"
           "reservationId><instancesSet>" +
           items + "</instancesSet></item></reservationSet></DescribeInstancesResponse>";
}

aws::Ec2Client ec2At(const support::HttpServer &server)
{
    return {aws::test::newHttp(), aws::test::configFor(server.url())};
}

TEST(ClusterEc2, TokensAreFoundInTheListingWhereTheirFilterIsMissing) // D11
{
    support::HttpServer server([](const ReceivedRequest &request) {
        if (request.body.find("client-token") != std::string::npos)
            return httpResponse(400, refusal("InvalidAction", "The filter 'client-token' for DescribeInstances"));
        return httpResponse(200, described({{"i-1", "ty-1"}, {"i-2", "ty-2"}, {"i-3", ""}}));
    });
    auto ec2 = ec2At(server);
    const auto found = machinesByTokens(ec2, {"ty-2", "ty-9"}, {aws::test::soon(), {}});
    ASSERT_TRUE(found) << found.error().detail;
    ASSERT_THAT(*found, SizeIs(1));
    EXPECT_EQ(found->front().id.value, "i-2");
    EXPECT_THAT(server.received().back().body, HasSubstr("trainyard%3Acluster"));
}

TEST(ClusterEc2, AnUnknownIdHidesNoOtherMachineAndIsReportedByTermination) // D1
{
    support::HttpServer server([](const ReceivedRequest &request) {
        if (request.body.find("i-0bad") != std::string::npos)
            return httpResponse(
                400, refusal("InvalidInstanceID.NotFound", "The instance IDs 'i-0bad, i-0bad2' do not exist"));
        if (request.body.find("Action=TerminateInstances") != std::string::npos)
            return httpResponse(200, "<TerminateInstancesResponse><instancesSet/></TerminateInstancesResponse>");
        return httpResponse(200, described({{"i-0c", ""}}));
    });
    auto ec2 = ec2At(server);
    const std::vector<InstanceId> ids{InstanceId("i-0bad"), InstanceId("i-0c"), InstanceId("i-0bad2")};
    const auto machines = ec2.describeKnownInstances(ids, {aws::test::soon(), {}});
    ASSERT_TRUE(machines) << machines.error().detail;
    ASSERT_THAT(*machines, SizeIs(1));
    EXPECT_EQ(machines->front().id.value, "i-0c");
    EXPECT_THAT(server.received().back().body, HasSubstr("InstanceId.1=i-0c")) << "by id, not by a filter";

    const auto ended = ec2.terminateInstances(ids, {aws::test::soon(), {}});
    ASSERT_TRUE(ended) << ended.error().detail;
    EXPECT_THAT(ended->unknown, ElementsAre(InstanceId("i-0bad"), InstanceId("i-0bad2")));
}

/// EC2 with the group of a cluster named "fs-demo", and the group of a file system's mount targets that admits it.
class GroupsOfFileSystems final : public aws::Ec2Client {
public:
    GroupsOfFileSystems()
        : aws::Ec2Client(nullptr, {})
    {
        aws::IngressRule nfs;
        nfs.fromPort = nfs.toPort = 2049;
        nfs.sourceGroupId = "sg-cluster";
        groups = {{"sg-cluster", "trainyard-fs-demo-0123ab", "", "vpc-1", {}, {{tag::kCluster, "c-0123456789abcdef"}}},
                  {"sg-nfs", "trainyard-fs-0123", "", "vpc-1", {nfs}, {{tag::kCluster, kSharedTag}}}};
    }
    Result<std::vector<aws::SecurityGroup>> describeSecurityGroups(const std::vector<std::string> &,
                                                                   const std::vector<aws::Filter> &,
                                                                   const CallContext &) override
    {
        return groups;
    }
    Status revokeIngress(const std::string &id, const std::vector<aws::IngressRule> &, const CallContext &) override
    {
        revoked.push_back(id);
        groups[1].ingress.clear();
        return {};
    }
    Status deleteSecurityGroup(const std::string &, const CallContext &) override
    {
        return groups[1].ingress.empty() ? Status() : fail(ErrorCode::Conflict, "ec2", "DependencyViolation");
    }
    std::vector<aws::SecurityGroup> groups;
    std::vector<std::string> revoked;
};

TEST(ClusterEc2, AFileSystemsGroupStaysAndKeepsNoClustersGroup) // E13
{
    GroupsOfFileSystems ec2;
    const CallContext soon{aws::test::soon(), {}};
    const auto listed = describeResources(ec2, ResourceKind::SecurityGroup, tag::kCluster, {}, soon);
    ASSERT_TRUE(listed) << listed.error().detail;
    ASSERT_THAT(*listed, SizeIs(1)) << "no teardown ends what belongs to a file system";
    EXPECT_EQ(listed->front().id, "sg-cluster") << "whatever the name of the cluster";
    EXPECT_TRUE(removeResources(ec2, ResourceKind::SecurityGroup, {"sg-cluster"}, soon));
    EXPECT_THAT(ec2.revoked, ElementsAre("sg-nfs"));
}

} // namespace
} // namespace trainyard::cluster
