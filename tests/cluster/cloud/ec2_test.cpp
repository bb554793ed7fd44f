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

} // namespace
} // namespace trainyard::cluster
