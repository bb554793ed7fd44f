// Responses and errors of EC2, verbatim, as our client reads them.
#include "backend/aws/ec2/ec2_client.h"

#include "backend/core/encoding.h"
#include "tests/aws/fixtures.h"
#include "tests/support/http_server.h"

using namespace trainyard;
using namespace trainyard::aws;
using namespace trainyard::aws::test;
using support::httpResponse;
using support::HttpServer;
using support::RawResponse;
using support::ReceivedRequest;

namespace {

const std::string kInstance =
    "<item><instanceId>i-0a1</instanceId><imageId>ami-1</imageId><instanceState><code>16</code><name>running</name></"
    "instanceState>"
    "<unheardOf><deep/></unheardOf><keyName>key</keyName><instanceType>c5.xlarge</"
    "instanceType><launchTime>2026-11-21T09:36:46.000Z</launchTime>"
    "<placement><availabilityZone>us-east-1b</availabilityZone></placement><privateIpAddress>10.0.0.7</"
    "privateIpAddress><ipAddress>54.1.2.3</ipAddress>"
    "<groupSet><item><groupId>sg-1</groupId><groupName>g</groupName></item></groupSet><stateReason><code>c</"
    "code><message>why</message></stateReason>"
    "<tagSet><item><key>Name</key><value>head &amp; tail</value></item></tagSet><clientToken>t</clientToken></item>";

std::string instances(const std::string &items, const std::string &next = {})
{
    return "<DescribeInstancesResponse><requestId>r</requestId><reservationSet><item><reservationId>r-1</"
           "reservationId><instancesSet>" +
           items + "</instancesSet></item></reservationSet>" +
           (next.empty() ? "" : "<nextToken>" + next + "</nextToken>") + "</DescribeInstancesResponse>";
}

std::string error(const std::string &code, const std::string &message)
{
    return "<Response><Errors><Error><Code>" + code + "</Code><Message>" + message +
           "</Message></Error></Errors></Response>";
}

/// The form parameters of a request.
std::map<std::string, std::string> form(const ReceivedRequest &r)
{
    std::map<std::string, std::string> out;
    for (std::size_t at = 0; at < r.body.size();) {
        const auto end = std::min(r.body.find('&', at), r.body.size());
        const auto pair = r.body.substr(at, end - at);
        at = end + 1;
        const auto equals = pair.find('=');
        out[percentDecode(pair.substr(0, equals)).value()] = percentDecode(pair.substr(equals + 1)).value();
    }
    return out;
}

struct Ec2 {
    explicit Ec2(HttpServer::Handler handler)
        : server(std::move(handler))
        , client(newHttp(), configFor(server.url()))
    {
    }
    HttpServer server;
    Ec2Client client;
};

} // namespace

TEST(DescribeInstances, ReadsWhatItKnowsAndSkipsTheRest)
{
    Ec2 ec2([](const ReceivedRequest &) { return httpResponse(200, instances(kInstance)); });
    const auto list = ec2.client.describeInstances({}, {{"tag:a b", {"x,y"}}}, {soon(), {}});
    ASSERT_TRUE(list) << list.error().detail;
    ASSERT_EQ(list->size(), 1u);
    const auto &i = list->front();
    EXPECT_EQ(i.id.value, "i-0a1");
    EXPECT_EQ(i.state, "running");
    EXPECT_EQ(i.zone, "us-east-1b");
    EXPECT_EQ(i.privateIp, "10.0.0.7");
    EXPECT_EQ(i.publicIp, "54.1.2.3");
    EXPECT_EQ(i.tag("Name"), "head & tail");
    EXPECT_EQ(i.groupIds, std::vector<std::string>{"sg-1"});
    EXPECT_EQ(i.stateReason, "c: why") << "the code says what to do (D6)";
    EXPECT_EQ(toIso8601(i.launched), "2026-11-21T09:36:46.000Z");
    const auto sent = form(ec2.server.received().at(0));
    EXPECT_EQ(sent.at("Action"), "DescribeInstances");
    EXPECT_EQ(sent.at("Version"), "2016-11-15");
    EXPECT_EQ(sent.at("Filter.1.Name"), "tag:a b");
    EXPECT_EQ(sent.at("Filter.1.Value.1"), "x,y");
    EXPECT_EQ(sent.at("MaxResults"), "1000");
    EXPECT_EQ(ec2.server.received().at(0).header("content-type"), "application/x-www-form-urlencoded; charset=utf-8");
}

TEST(DescribeInstances, FollowsPagesAlsoThroughAnEmptyOne)
{
    Ec2 ec2([](const ReceivedRequest &r) {
        const auto sent = form(r);
        const auto token = sent.contains("NextToken") ? sent.at("NextToken") : "";
        return httpResponse(200, token.empty()   ? instances(kInstance, "a=")
                                 : token == "a=" ? instances("", "b")
                                                 : instances(kInstance));
    });
    EXPECT_EQ(ec2.client.describeInstances({}, {}, {soon(), {}})->size(), 2u);
    EXPECT_EQ(ec2.server.received().size(), 3u);
    EXPECT_EQ(ec2.client.describeInstances({InstanceId("i-1")}, {}, {soon(), {}})->size(), 2u);
    EXPECT_FALSE(form(ec2.server.received().at(3)).contains("MaxResults")) << "not together with ids";
}

TEST(RunInstances, SendsTheWireNames)
{
    Ec2 ec2([](const ReceivedRequest &) {
        return httpResponse(200, "<RunInstancesResponse><reservationId>r-1</reservationId><instancesSet>" + kInstance +
                                     "</instancesSet></RunInstancesResponse>");
    });
    RunInstancesRequest r{.imageId = "ami-1",
                          .instanceType = "c5.xlarge",
                          .minCount = 2,
                          .maxCount = 3,
                          .keyName = "key",
                          .securityGroupIds = {"sg-1", "sg-2"}};
    r.userData = "#!/bin/sh\n";
    r.clientToken = "t";
    r.tags = {{"Name", "n"}};
    r.rootDeviceName = "/dev/xvda";
    r.rootVolumeGiB = 30;
    const auto reservation = ec2.client.runInstances(r, {soon(), {}});
    ASSERT_TRUE(reservation) << reservation.error().detail;
    EXPECT_EQ(reservation->instances.size(), 1u);
    const auto sent = form(ec2.server.received().at(0));
    const std::map<std::string, std::string> wanted{{"Action", "RunInstances"},
                                                    {"Version", "2016-11-15"},
                                                    {"ImageId", "ami-1"},
                                                    {"InstanceType", "c5.xlarge"},
                                                    {"MinCount", "2"},
                                                    {"MaxCount", "3"},
                                                    {"KeyName", "key"},
                                                    {"SecurityGroupId.1", "sg-1"},
                                                    {"SecurityGroupId.2", "sg-2"},
                                                    {"UserData", "IyEvYmluL3NoCg=="},
                                                    {"InstanceInitiatedShutdownBehavior", "terminate"},
                                                    {"MetadataOptions.HttpTokens", "required"},
                                                    {"MetadataOptions.HttpPutResponseHopLimit", "1"},
                                                    {"BlockDeviceMapping.1.DeviceName", "/dev/xvda"},
                                                    {"BlockDeviceMapping.1.Ebs.VolumeSize", "30"},
                                                    {"BlockDeviceMapping.1.Ebs.VolumeType", "gp3"},
                                                    {"BlockDeviceMapping.1.Ebs.Encrypted", "true"},
                                                    {"BlockDeviceMapping.1.Ebs.DeleteOnTermination", "true"},
                                                    {"TagSpecification.1.ResourceType", "instance"},
                                                    {"TagSpecification.1.Tag.1.Key", "Name"},
                                                    {"TagSpecification.1.Tag.1.Value", "n"},
                                                    {"TagSpecification.2.ResourceType", "volume"},
                                                    {"TagSpecification.2.Tag.1.Key", "Name"},
                                                    {"TagSpecification.2.Tag.1.Value", "n"},
                                                    {"TagSpecification.3.ResourceType", "network-interface"},
                                                    {"TagSpecification.3.Tag.1.Key", "Name"},
                                                    {"TagSpecification.3.Tag.1.Value", "n"},
                                                    {"ClientToken", "t"}};
    EXPECT_EQ(sent, wanted);
}

TEST(RunInstances, SendsSpotPlacementAndTemplate)
{
    Ec2 ec2([](const ReceivedRequest &) {
        return httpResponse(200, "<RunInstancesResponse><instancesSet/></RunInstancesResponse>");
    });
    RunInstancesRequest r{.instanceType = "c5.xlarge"};
    r.spot = true;
    r.maxPriceUsd = 0.0825;
    r.zone = "us-east-1b";
    r.placementGroup = "near";
    r.launchTemplate = "lt-0a";
    r.launchTemplateVersion = "$Latest";
    r.tags = {{"Name", "n"}};
    ASSERT_TRUE(ec2.client.runInstances(r, {soon(), {}}));
    r.launchTemplate = "workers";
    r.maxPriceUsd = 0;
    ASSERT_TRUE(ec2.client.runInstances(r, {soon(), {}}));
    const auto sent = form(ec2.server.received().at(0)), second = form(ec2.server.received().at(1));
    EXPECT_FALSE(sent.contains("ImageId")) << "the template's";
    EXPECT_EQ(sent.at("InstanceMarketOptions.MarketType"), "spot");
    EXPECT_EQ(sent.at("InstanceMarketOptions.SpotOptions.MaxPrice"), "0.0825");
    EXPECT_EQ(sent.at("InstanceMarketOptions.SpotOptions.SpotInstanceType"), "one-time");
    EXPECT_EQ(sent.at("Placement.AvailabilityZone"), "us-east-1b");
    EXPECT_EQ(sent.at("Placement.GroupName"), "near");
    EXPECT_EQ(sent.at("LaunchTemplate.LaunchTemplateId"), "lt-0a");
    EXPECT_EQ(sent.at("LaunchTemplate.Version"), "$Latest");
    EXPECT_EQ(sent.at("TagSpecification.4.ResourceType"), "spot-instances-request");
    EXPECT_EQ(second.at("LaunchTemplate.LaunchTemplateName"), "workers");
    EXPECT_FALSE(second.contains("InstanceMarketOptions.SpotOptions.MaxPrice")) << "up to on demand";
}

TEST(Resources, AreReadFromTheirXml)
{
    const std::string tags = "<tagSet><item><key>k</key><value>v</value></item></tagSet>";
    Ec2 ec2([&](const ReceivedRequest &r) {
        const auto action = form(r).at("Action");
        const auto set = [&](const std::string &name, const std::string &item) {
            return httpResponse(200, "<" + action + "Response><" + name + "><item>" + item + tags + "</item></" + name +
                                         "></" + action + "Response>");
        };
        if (action == "DescribeVolumes")
            return set("volumeSet", "<volumeId>vol-1</volumeId><size>40</size><status>in-use</status><attachmentSet>"
                                    "<item><instanceId>i-1</instanceId><deleteOnTermination>true</deleteOnTermination>"
                                    "</item></attachmentSet>");
        if (action == "DescribeAddresses")
            return set("addressesSet", "<allocationId>eipalloc-1</allocationId><publicIp>203.0.113.9</publicIp>"
                                       "<networkInterfaceId>eni-1</networkInterfaceId>");
        if (action == "DescribeNatGateways")
            return set("natGatewaySet", "<natGatewayId>nat-1</natGatewayId><subnetId>subnet-1</subnetId>"
                                        "<state>deleting</state>");
        if (action == "DescribePlacementGroups")
            return set("placementGroupSet", "<groupName>near</groupName><state>available</state>");
        if (action == "DescribeSpotInstanceRequests")
            return set("spotInstanceRequestSet",
                       "<spotInstanceRequestId>sir-1</spotInstanceRequestId><state>open</state><status><code>"
                       "capacity-not-available</code><message>m</message></status>");
        if (action == "DescribeLaunchTemplates")
            return set("launchTemplates", "<launchTemplateId>lt-1</launchTemplateId><launchTemplateName>w"
                                          "</launchTemplateName><latestVersionNumber>3</latestVersionNumber>");
        return set("launchTemplateVersionSet",
                   "<versionNumber>3</versionNumber><launchTemplateData><imageId>ami-1</imageId><blockDeviceMappingSet>"
                   "<item><ebs><volumeSize>60</volumeSize></ebs></item></blockDeviceMappingSet></launchTemplateData>");
    });
    const auto volume = ec2.client.describeVolumes({}, {soon(), {}})->at(0);
    EXPECT_EQ(volume.attachedTo, "i-1");
    EXPECT_TRUE(volume.deletedWithInstance);
    EXPECT_EQ(volume.tags.at("k"), "v");
    EXPECT_EQ(ec2.client.describeAddresses({}, {soon(), {}})->at(0).attachedTo, "eni-1");
    EXPECT_EQ(ec2.client.describeNatGateways({}, {soon(), {}})->at(0).state, "deleting");
    EXPECT_EQ(ec2.client.describePlacementGroups({}, {soon(), {}})->at(0).name, "near");
    EXPECT_EQ(ec2.client.describeSpotRequests({}, {soon(), {}})->at(0).status, "capacity-not-available");
    EXPECT_EQ(ec2.client.describeLaunchTemplates({}, {soon(), {}})->at(0).latestVersion, 3);
    const auto version = ec2.client.describeLaunchTemplateVersion("w", "3", {soon(), {}});
    ASSERT_TRUE(version);
    EXPECT_EQ(version->imageId, "ami-1");
    EXPECT_EQ(version->rootVolumeGiB, 60);
}

TEST(Resources, AScreenIsDecodedOrRefused) // B20
{
    std::string answer = base64Encode(asBytes("\xff\xd8 picture"));
    Ec2 ec2([&](const ReceivedRequest &) {
        return httpResponse(200, "<GetConsoleScreenshotResponse><imageData>" + answer +
                                     "</imageData></GetConsoleScreenshotResponse>");
    });
    const InstanceId id("i-1");
    EXPECT_EQ(ec2.client.getConsoleScreenshot(id, {soon(), {}}), "\xff\xd8 picture");
    answer = "no base64 %";
    EXPECT_EQ(ec2.client.getConsoleScreenshot(id, {soon(), {}}).error().code, ErrorCode::MalformedReply);
}

TEST(Resources, AConsoleIsTheLatestWhereItsTypeHasIt)
{
    bool isNitro = true;
    Ec2 ec2([&](const ReceivedRequest &r) {
        if (form(r).contains("Latest") && !isNitro)
            return httpResponse(400, error("UnsupportedOperation",
                                           "This instance type does not support retrieving the latest console logs."));
        return httpResponse(200, "<GetConsoleOutputResponse><output>" + base64Encode(asBytes("login: ")) +
                                     "</output></GetConsoleOutputResponse>");
    });
    const auto read = [&] { return ec2.client.getConsoleOutput(InstanceId("i-1"), {soon(), {}}); };
    const auto console = read();
    ASSERT_TRUE(console) << console.error().detail;
    EXPECT_EQ(console->text, "login: ");
    ASSERT_EQ(ec2.server.received().size(), 1u);
    EXPECT_EQ(form(ec2.server.received().at(0)).at("Latest"), "true") << "else minutes old";
    isNitro = false;
    const auto old = read();
    ASSERT_TRUE(old) << old.error().detail;
    EXPECT_EQ(old->text, "login: ");
    ASSERT_EQ(ec2.server.received().size(), 3u);
    EXPECT_FALSE(form(ec2.server.received().at(2)).contains("Latest"));
}

TEST(RunInstances, ACapacityBlockIsAMarketOfItsOwn) // B23
{
    Ec2 ec2([](const ReceivedRequest &) {
        return httpResponse(200, "<RunInstancesResponse><reservationId>r-1</reservationId></RunInstancesResponse>");
    });
    RunInstancesRequest r;
    r.imageId = "ami-1";
    r.instanceType = "p5.48xlarge";
    r.clientToken = "t";
    r.capacityReservation = "cr-1";
    r.capacityBlock = true;
    ASSERT_TRUE(ec2.client.runInstances(r, {soon(), {}}));
    const auto sent = form(ec2.server.received().at(0));
    EXPECT_EQ(sent.at("InstanceMarketOptions.MarketType"), "capacity-block");
    EXPECT_EQ(sent.at("CapacityReservationSpecification.CapacityReservationTarget.CapacityReservationId"), "cr-1");
    EXPECT_FALSE(sent.contains("InstanceMarketOptions.SpotOptions.SpotInstanceType"));
}

TEST(RunInstances, ADryRunThatWouldSucceedIsASuccess)
{
    Ec2 ec2([](const ReceivedRequest &) {
        return httpResponse(412, error("DryRunOperation", "Request would have succeeded"));
    });
    RunInstancesRequest r{.imageId = "ami-1", .instanceType = "t3.micro"};
    r.dryRun = true;
    EXPECT_TRUE(ec2.client.runInstances(r, {soon(), {}}));
}

TEST(TerminateInstances, DropsUnknownIdsAndGoesOn)
{
    Ec2 ec2([](const ReceivedRequest &r) {
        if (r.body.find("i-0b") != std::string::npos)
            return httpResponse(400, error("InvalidInstanceID.NotFound", "The instance IDs 'i-0b, i-0c' do not exist"));
        return httpResponse(200, "<TerminateInstancesResponse><instancesSet><item><instanceId>i-0a</"
                                 "instanceId><currentState><name>shutting-down</name>"
                                 "</currentState><previousState><name>running</name></previousState></item></"
                                 "instancesSet></TerminateInstancesResponse>");
    });
    const auto outcome =
        ec2.client.terminateInstances({InstanceId("i-0a"), InstanceId("i-0b"), InstanceId("i-0c")}, {soon(), {}});
    ASSERT_TRUE(outcome) << outcome.error().detail;
    ASSERT_EQ(outcome->changes.size(), 1u);
    EXPECT_EQ(outcome->changes[0].previous, "running");
    EXPECT_EQ(outcome->unknown, (std::vector{InstanceId("i-0b"), InstanceId("i-0c")}));
}

TEST(TerminateInstances, GoesInChunksOfAHundred)
{
    Ec2 ec2([](const ReceivedRequest &) {
        return httpResponse(200, "<TerminateInstancesResponse><instancesSet/></TerminateInstancesResponse>");
    });
    std::vector<InstanceId> ids;
    for (int i = 0; i < 250; ++i)
        ids.emplace_back("i-" + std::to_string(i));
    ASSERT_TRUE(ec2.client.terminateInstances(ids, {soon(), {}}));
    ASSERT_EQ(ec2.server.received().size(), 3u);
    EXPECT_EQ(form(ec2.server.received()[0]).size(), 102u);
    EXPECT_EQ(form(ec2.server.received()[2]).size(), 52u);
}

TEST(SecurityGroups, RulesGoOneByOneAndAnExistingOneIsFine)
{
    Ec2 ec2([](const ReceivedRequest &r) {
        return r.body.find("Groups.1") == std::string::npos
                   ? httpResponse(400, error("InvalidPermission.Duplicate", "exists"))
                   : httpResponse(200, "<AuthorizeSecurityGroupIngressResponse/>");
    });
    const IngressRule ssh{"tcp", 22, 22, "198.51.100.7/32", "", "me"}, inside{"-1", -1, -1, "", "sg-1", ""};
    ASSERT_TRUE(ec2.client.authorizeIngress("sg-1", {ssh, inside}, {soon(), {}}));
    ASSERT_EQ(ec2.server.received().size(), 2u);
    const auto first = form(ec2.server.received()[0]);
    EXPECT_EQ(first.at("IpPermissions.1.FromPort"), "22");
    EXPECT_EQ(first.at("IpPermissions.1.IpRanges.1.CidrIp"), "198.51.100.7/32");
    const auto second = form(ec2.server.received()[1]);
    EXPECT_EQ(second.at("IpPermissions.1.Groups.1.GroupId"), "sg-1");
    EXPECT_FALSE(second.contains("IpPermissions.1.FromPort"));
}

TEST(SecurityGroups, TheirRulesAreReadOneForEachPeer)
{
    Ec2 ec2([](const ReceivedRequest &) {
        return httpResponse(
            200, "<DescribeSecurityGroupsResponse><securityGroupInfo><item><groupId>sg-1</groupId><groupName>g</"
                 "groupName><ipPermissions>"
                 "<item><ipProtocol>tcp</ipProtocol><fromPort>22</fromPort><toPort>22</"
                 "toPort><ipRanges><item><cidrIp>1.2.3.4/32</cidrIp></item>"
                 "<item><cidrIp>5.6.7.8/32</cidrIp></item></ipRanges></item><item><ipProtocol>-1</"
                 "ipProtocol><groups><item><groupId>sg-1</groupId>"
                 "</item></groups></item></ipPermissions></item></securityGroupInfo></DescribeSecurityGroupsResponse>");
    });
    const auto groups = ec2.client.describeSecurityGroups({"sg-1"}, {}, {soon(), {}}).value();
    EXPECT_EQ(groups.at(0).ingress, (std::vector<IngressRule>{{"tcp", 22, 22, "1.2.3.4/32", "", ""},
                                                              {"tcp", 22, 22, "5.6.7.8/32", "", ""},
                                                              {"-1", -1, -1, "", "sg-1", ""}}));
}

TEST(Deletions, OfThingsThatAreGoneSucceed)
{
    Ec2 ec2([](const ReceivedRequest &r) {
        return httpResponse(
            400, error(r.body.find("Group") != std::string::npos ? "InvalidGroup.NotFound" : "InvalidKeyPair.NotFound",
                       "gone"));
    });
    EXPECT_TRUE(ec2.client.deleteSecurityGroup("sg-1", {soon(), {}}));
    EXPECT_TRUE(ec2.client.deleteKeyPair("k", {soon(), {}}));
    Ec2 used([](const ReceivedRequest &) { return httpResponse(400, error("DependencyViolation", "in use")); });
    EXPECT_EQ(used.client.deleteSecurityGroup("sg-1", {soon(), {}}).error().code, ErrorCode::Conflict);
}
