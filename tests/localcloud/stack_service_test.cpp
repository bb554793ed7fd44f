// Stacks, networks and groups from a client's point of view: signed requests to a local cloud. Instances are records.
#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/localcloud/cloud_process.h"

using namespace trainyard;
using namespace trainyard::tests;
using testing::HasSubstr;
using testing::StartsWith;

namespace {

class StackService : public testing::Test {
protected:
    /// Replaces the faults of the local cloud.
    void write(const std::string &faults)
    {
        std::ofstream(m_folder.path() / "faults.json") << "{\"faults\": [" << faults << "]}";
    }
    HttpResponse stacks(const std::string &action, CloudProcess::Parameters parameters)
    {
        parameters.insert(parameters.end(), {{"Action", action}, {"Version", "2010-05-15"}});
        return m_cloud.form("cloudformation", std::move(parameters));
    }
    HttpResponse scaling(const std::string &action, CloudProcess::Parameters parameters)
    {
        parameters.insert(parameters.end(), {{"Action", action}, {"Version", "2011-01-01"}});
        return m_cloud.form("autoscaling", std::move(parameters));
    }
    std::string created(CloudProcess::Parameters parameters, const std::string &action, const char *id)
    {
        const auto reply = m_cloud.ec2(action, std::move(parameters));
        EXPECT_EQ(reply.status, 200) << reply.body;
        return element(reply.body, id);
    }
    static std::string code(const HttpResponse &reply) { return element(reply.body, "Code"); }

    ScratchFolder m_folder;
    CloudProcess m_cloud{m_folder.path() / "data",
                         {"--records-only", "--speed", "200", "--fault", faultFile(m_folder)}};

private:
    static std::string faultFile(const ScratchFolder &folder)
    {
        const auto file = (folder.path() / "faults.json").string();
        std::ofstream(file) << R"({"faults": []})";
        return file;
    }
};

} // namespace

TEST_F(StackService, ANetworkOfItsOwn)
{
    ASSERT_TRUE(m_cloud.alive()) << m_cloud.log();
    const auto vpc = created({{"CidrBlock", "10.0.0.0/16"}}, "CreateVpc", "vpcId");
    const auto subnet = created({{"VpcId", vpc}, {"CidrBlock", "10.0.1.0/24"}}, "CreateSubnet", "subnetId");
    EXPECT_EQ(code(m_cloud.ec2("CreateSubnet", {{"VpcId", vpc}, {"CidrBlock", "10.0.1.128/25"}})),
              "InvalidSubnet.Conflict");
    EXPECT_EQ(code(m_cloud.ec2("CreateSubnet", {{"VpcId", vpc}, {"CidrBlock", "10.1.0.0/24"}})), "InvalidSubnet.Range");
    EXPECT_EQ(code(m_cloud.ec2("CreateSubnet", {{"VpcId", vpc}, {"CidrBlock", "10.0.2.0/xx"}})),
              "InvalidParameterValue");

    const auto group = created({{"GroupName", "default-like"}, {"GroupDescription", "d"}, {"VpcId", vpc}},
                               "CreateSecurityGroup", "groupId");
    const auto id = created({{"ImageId", m_cloud.image()},
                             {"MinCount", "1"},
                             {"MaxCount", "1"},
                             {"SubnetId", subnet},
                             {"SecurityGroupId.1", group}},
                            "RunInstances", "instanceId");
    ASSERT_TRUE(m_cloud.waitForState(id, "running"));
    const auto reply = m_cloud.ec2("DescribeInstances", {{"InstanceId.1", id}}).body;
    EXPECT_EQ(element(reply, "vpcId"), vpc);
    EXPECT_THAT(element(reply, "privateIpAddress"), StartsWith("127.112.")) << "a loopback address of the subnet";
    EXPECT_EQ(element(reply, "ipAddress"), "") << "the subnet assigns no public addresses";
    EXPECT_EQ(code(m_cloud.ec2(
                  "RunInstances",
                  {{"ImageId", m_cloud.image()}, {"MinCount", "1"}, {"MaxCount", "1"}, {"SecurityGroupId.1", group}})),
              "InvalidParameter")
        << "a group of another network";

    const auto gateway = created({}, "CreateInternetGateway", "internetGatewayId");
    EXPECT_EQ(m_cloud.ec2("AttachInternetGateway", {{"InternetGatewayId", gateway}, {"VpcId", vpc}}).status, 200);
    const auto table = created({{"VpcId", vpc}}, "CreateRouteTable", "routeTableId");
    EXPECT_EQ(m_cloud
                  .ec2("CreateRoute",
                       {{"RouteTableId", table}, {"DestinationCidrBlock", "0.0.0.0/0"}, {"GatewayId", gateway}})
                  .status,
              200);
    EXPECT_EQ(
        code(m_cloud.ec2("CreateRoute",
                         {{"RouteTableId", table}, {"DestinationCidrBlock", "0.0.0.0/0"}, {"GatewayId", gateway}})),
        "RouteAlreadyExists");
    const auto association =
        created({{"RouteTableId", table}, {"SubnetId", subnet}}, "AssociateRouteTable", "associationId");
    EXPECT_THAT(
        m_cloud.ec2("DescribeRouteTables", {{"Filter.1.Name", "association.subnet-id"}, {"Filter.1.Value.1", subnet}})
            .body,
        HasSubstr("<gatewayId>" + gateway + "</gatewayId>"));

    for (const auto &action : {"DeleteVpc", "DeleteSubnet"})
        EXPECT_EQ(code(m_cloud.ec2(action, {{std::string(action).substr(6) + "Id", action[6] == 'V' ? vpc : subnet}})),
                  "DependencyViolation");
    m_cloud.ec2("TerminateInstances", {{"InstanceId.1", id}});
    ASSERT_TRUE(m_cloud.waitForState(id, "terminated"));
    EXPECT_EQ(m_cloud.ec2("DisassociateRouteTable", {{"AssociationId", association}}).status, 200);
    EXPECT_EQ(m_cloud.ec2("DeleteRouteTable", {{"RouteTableId", table}}).status, 200);
    EXPECT_EQ(m_cloud.ec2("DetachInternetGateway", {{"InternetGatewayId", gateway}, {"VpcId", vpc}}).status, 200);
    EXPECT_EQ(m_cloud.ec2("DeleteInternetGateway", {{"InternetGatewayId", gateway}}).status, 200);
    EXPECT_EQ(m_cloud.ec2("DeleteSubnet", {{"SubnetId", subnet}}).status, 200);
    EXPECT_EQ(m_cloud.ec2("DeleteSecurityGroup", {{"GroupId", group}}).status, 200);
    EXPECT_EQ(m_cloud.ec2("DeleteVpc", {{"VpcId", vpc}}).status, 200);
    EXPECT_EQ(elements(m_cloud.ec2("DescribeVpcs").body, "vpcId").size(), 1u) << "the default one";
}

TEST_F(StackService, FaultsReachWhatTheServicesDoByThemselves)
{
    ASSERT_TRUE(m_cloud.alive()) << m_cloud.log();
    m_cloud.ec2("CreateLaunchTemplate", {{"LaunchTemplateName", "w"}, {"LaunchTemplateData.ImageId", m_cloud.image()}});
    write(R"({"operation": "autoscaling:RunInstances", "code": "InsufficientInstanceCapacity",
              "message": "We have no capacity.", "count": 1},
             {"operation": "cloudformation:CreateVpc", "code": "VpcLimitExceeded",
              "message": "The maximum number of VPCs has been reached.", "status": 400})");
    const auto made = scaling("CreateAutoScalingGroup", {{"AutoScalingGroupName", "g"},
                                                         {"MinSize", "1"},
                                                         {"MaxSize", "1"},
                                                         {"AvailabilityZones.member.1", "us-east-1a"},
                                                         {"LaunchTemplate.LaunchTemplateName", "w"}});
    ASSERT_EQ(made.status, 200) << made.body;
    const auto activities = [&] { return scaling("DescribeScalingActivities", {{"AutoScalingGroupName", "g"}}).body; };
    EXPECT_THAT(activities(), HasSubstr("We have no capacity."));
    EXPECT_TRUE(eventually([&] { return element(activities(), "StatusCode") == "Successful"; }))
        << "the fault was for one launch: " << activities();

    const auto stack =
        stacks("CreateStack", {{"StackName", "s"}, {"TemplateBody", R"({"Resources": {"Net": {"Type": "AWS::EC2::VPC",
                                                  "Properties": {"CidrBlock": "10.0.0.0/16"}}}})"}});
    ASSERT_EQ(stack.status, 200) << stack.body;
    const auto events = [&] { return stacks("DescribeStackEvents", {{"StackName", "s"}}).body; };
    EXPECT_TRUE(eventually([&] { return events().find("ROLLBACK_COMPLETE") != std::string::npos; })) << events();
    EXPECT_THAT(events(), HasSubstr("The maximum number of VPCs has been reached."));
    EXPECT_EQ(m_cloud.ec2("CreateVpc", {{"CidrBlock", "10.0.0.0/16"}}).status, 200)
        << "a call of a client is another operation";
}

TEST_F(StackService, ErrorsHaveAwssNames)
{
    ASSERT_TRUE(m_cloud.alive()) << m_cloud.log();
    EXPECT_EQ(code(stacks("DescribeStacks", {{"StackName", "none"}})), "ValidationError");
    EXPECT_EQ(stacks("DeleteStack", {{"StackName", "none"}}).status, 200) << "as at AWS, a success";
    EXPECT_EQ(code(stacks("CreateChangeSet", {{"StackName", "none"}})), "UnknownOperation");
    EXPECT_EQ(code(stacks("CreateStack", {{"StackName", "s"}, {"TemplateBody", "{}"}})), "ValidationError");
    EXPECT_EQ(code(stacks("CreateStack", {{"StackName", "s"}, {"TemplateBody", "{}"}, {"RoleARN", "x"}})),
              "UnknownParameter")
        << "nothing is ignored silently";
    EXPECT_EQ(code(scaling("SetDesiredCapacity", {{"AutoScalingGroupName", "none"}, {"DesiredCapacity", "1"}})),
              "ValidationError");
    for (int i = 1; i < 5; ++i)
        EXPECT_EQ(m_cloud.ec2("CreateVpc", {{"CidrBlock", "10.0.0.0/16"}}).status, 200);
    EXPECT_EQ(code(m_cloud.ec2("CreateVpc", {{"CidrBlock", "10.0.0.0/16"}})), "VpcLimitExceeded");
}
