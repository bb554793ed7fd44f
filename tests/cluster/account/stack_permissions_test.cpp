// A user of the policies that Trainyard prints creates the stack of the bundled template, whose nodes then do their work.
#include <gmock/gmock.h>

#include "backend/cluster/account/permissions/policy.h"
#include "backend/cluster/stack/plan/stack_request.h"
#include "tests/cluster/support/policy_simulator.h"

namespace trainyard::cluster {
namespace {

using StackJson = nlohmann::json;

constexpr const char *kOwnStack = "arn:aws:cloudformation:us-east-1:123456789012:stack/demo/1";
constexpr const char *kOwnWorker = "arn:aws:ec2:us-east-1:123456789012:instance/i-1";

StackJson resourcesOfTemplate()
{
    return StackJson::parse(stackTemplate()).at("Resources");
}

bool mayCreateStacks(const PolicyRequest &request)
{
    return PolicySimulator(leastPrivilegePolicy("us-east-1")).allows(request) ||
           PolicySimulator(managedServicesPolicy("us-east-1")).allows(request);
}

/// What CloudFormation calls to create a resource of this type, by AWS's schemas of resource types.
const std::map<std::string, std::vector<std::string>> &callsOfTypes()
{
    static const std::vector<std::string> ofRoles{"iam:CreateRole", "iam:PutRolePolicy", "iam:TagRole", "iam:GetRole",
                                                  "iam:GetRolePolicy"};
    static const std::map<std::string, std::vector<std::string>> calls{
        {"AWS::AutoScaling::AutoScalingGroup",
         {"autoscaling:CreateAutoScalingGroup", "autoscaling:CreateOrUpdateTags", "ec2:RunInstances"}},
        {"AWS::AutoScaling::ScheduledAction", {"autoscaling:PutScheduledUpdateGroupAction"}},
        {"AWS::EC2::EIP", {"ec2:AllocateAddress", "ec2:CreateTags"}},
        {"AWS::EC2::InternetGateway", {"ec2:CreateInternetGateway", "ec2:CreateTags"}},
        {"AWS::EC2::LaunchTemplate", {"ec2:CreateLaunchTemplate", "ec2:CreateTags"}},
        {"AWS::EC2::NatGateway", {"ec2:CreateNatGateway", "ec2:CreateTags"}},
        {"AWS::EC2::Route", {"ec2:CreateRoute"}},
        {"AWS::EC2::RouteTable", {"ec2:CreateRouteTable", "ec2:CreateTags"}},
        {"AWS::EC2::SecurityGroup", {"ec2:CreateSecurityGroup", "ec2:CreateTags", "ec2:AuthorizeSecurityGroupIngress"}},
        {"AWS::EC2::SecurityGroupIngress", {"ec2:AuthorizeSecurityGroupIngress"}},
        {"AWS::EC2::Subnet", {"ec2:CreateSubnet", "ec2:CreateTags", "ec2:ModifySubnetAttribute"}},
        {"AWS::EC2::SubnetRouteTableAssociation", {"ec2:AssociateRouteTable"}},
        {"AWS::EC2::VPC", {"ec2:CreateVpc", "ec2:CreateTags", "ec2:ModifyVpcAttribute"}},
        {"AWS::EC2::VPCEndpoint", {"ec2:CreateVpcEndpoint"}},
        {"AWS::EC2::VPCGatewayAttachment", {"ec2:AttachInternetGateway"}},
        {"AWS::EFS::FileSystem", {"elasticfilesystem:CreateFileSystem", "elasticfilesystem:TagResource"}},
        {"AWS::EFS::MountTarget", {"elasticfilesystem:CreateMountTarget"}},
        {"AWS::IAM::InstanceProfile",
         {"iam:CreateInstanceProfile", "iam:AddRoleToInstanceProfile", "iam:GetInstanceProfile"}},
        {"AWS::IAM::Policy", {"iam:PutRolePolicy", "iam:GetRolePolicy"}},
        {"AWS::IAM::Role", ofRoles},
    };
    return calls;
}

/// A call of CloudFormation for the user, with the tags of the stack.
PolicyRequest asInStack(const std::string &action, const std::string &path)
{
    PolicyRequest request{action,
                          "*",
                          {{"aws:CalledVia", {"cloudformation.amazonaws.com"}},
                           {"aws:RequestTag/trainyard:cluster", {"c-0123456789abcdef"}},
                           {"aws:ResourceTag/trainyard:cluster", {"c-0123456789abcdef"}},
                           {"aws:TagKeys", {"trainyard:cluster"}},
                           {"elasticfilesystem:CreateAction", {"CreateFileSystem"}},
                           {"iam:PermissionsBoundary", {nodeBoundaryArn("123456789012", "us-east-1")}},
                           {"iam:PassedToService", {"ec2.amazonaws.com"}}}};
    if (action.starts_with("iam:"))
        request.resource = std::string("arn:aws:iam::123456789012:") +
                           (action.find("InstanceProfile") == std::string::npos ? "role" : "instance-profile") + path +
                           "demo-InstanceRole-1A2B3C";
    return request;
}

} // namespace

TEST(Policy, AllowsAllThatTheBundledTemplateMakesWithinTheBoundary)
{
    const StackJson resources = resourcesOfTemplate();
    const StackJson boundary = StackJson::parse(R"({"Fn::If": ["MakesBoundary", {"Ref": "InstanceBoundary"},
                                                               {"Ref": "PermissionsBoundaryArn"}]})");
    for (const auto &[name, resource] : resources.items()) {
        SCOPED_TRACE(name);
        const std::string type = resource.at("Type");
        if (resource.value("Condition", "") == "MakesBoundary")
            continue; // not with PermissionsBoundaryArn
        const auto calls = callsOfTypes().find(type);
        ASSERT_NE(calls, callsOfTypes().end()) << type;
        const StackJson properties = resource.value("Properties", StackJson::object());
        // The policies of a role are put on one of the template's roles.
        const std::string path = type == "AWS::IAM::Policy" ? "/trainyard/" : properties.value("Path", "/");
        for (const std::string &action : calls->second)
            EXPECT_TRUE(mayCreateStacks(asInStack(action, path))) << action;
        if (type == "AWS::IAM::Role") {
            EXPECT_TRUE(mayCreateStacks(asInStack("iam:PassRole", path)));
            EXPECT_EQ(properties.at("PermissionsBoundary"), boundary);
        }
    }
}

TEST(Policy, TheBoundaryLeavesTheNodesOfAStackTheirWork)
{
    const PolicySimulator boundary(nodeBoundary("us-east-1"));
    const std::map<std::string, std::vector<std::string>> ofOurStack{
        {"aws:ResourceTag/trainyard:cluster", {"c-0123456789abcdef"}}};
    const std::map<std::string, std::vector<std::string>> removed{
        {"aws:ResourceTag/trainyard:stack", {"demo"}}, {"aws:ResourceTag/elastic_worker_status", {"REMOVED"}}};
    const std::map<std::string, std::vector<std::string>> marking{{"aws:ResourceTag/trainyard:stack", {"demo"}},
                                                                  {"aws:TagKeys", {"elastic_worker_status"}}};
    for (const char *action : {"ec2:DescribeInstances", "autoscaling:DescribeAutoScalingGroups",
                               "autoscaling:DescribeAutoScalingInstances", "autoscaling:DescribeScalingActivities"})
        EXPECT_TRUE(boundary.allows({action, "*"})) << action;
    for (const char *action : {"cloudformation:DescribeStackResource", "cloudformation:SignalResource"}) {
        EXPECT_TRUE(boundary.allows({action, kOwnStack, ofOurStack})) << action;
        EXPECT_FALSE(boundary.allows({action, kOwnStack})) << action << " of a stack of others";
    }
    EXPECT_TRUE(boundary.allows({"ec2:CreateTags", kOwnWorker, marking}));
    EXPECT_TRUE(boundary.allows({"ec2:TerminateInstances", kOwnWorker, removed}));
    auto another = marking;
    another["aws:TagKeys"] = {"trainyard:cluster"};
    EXPECT_FALSE(boundary.allows({"ec2:CreateTags", kOwnWorker, another}));
    EXPECT_FALSE(boundary.allows({"ec2:TerminateInstances", kOwnWorker, marking}));
    EXPECT_FALSE(boundary.allows({"ec2:TerminateInstances", kOwnWorker}));

    // Every permission of the template's own boundary, but for reading any bucket, has its place in ours.
    const StackJson own = resourcesOfTemplate().at("InstanceBoundary").at("Properties").at("PolicyDocument");
    for (const std::string action : own.at("Statement").at(0).at("Action")) {
        const std::string text = nodeBoundary("us-east-1");
        const std::string stem = action.substr(0, action.find('*'));
        EXPECT_THAT(text, testing::HasSubstr('"' + stem)) << action;
    }
}

} // namespace trainyard::cluster
