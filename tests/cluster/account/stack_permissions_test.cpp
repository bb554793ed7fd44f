// A user of the policies that Trainyard prints creates and deletes the stack of the bundled template, whose nodes do their
// work; networks of others stay as they are.
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

/// What CloudFormation calls to create and to delete a resource of this type, by AWS's schemas of resource types.
const std::map<std::string, std::vector<std::string>> &callsOfTypes()
{
    static const std::vector<std::string> ofRoles{"iam:CreateRole", "iam:PutRolePolicy", "iam:TagRole",
                                                  "iam:GetRole",    "iam:GetRolePolicy", "iam:DeleteRolePolicy",
                                                  "iam:DeleteRole"};
    static const std::map<std::string, std::vector<std::string>> calls{
        {"AWS::AutoScaling::AutoScalingGroup",
         {"autoscaling:CreateAutoScalingGroup", "autoscaling:CreateOrUpdateTags", "ec2:RunInstances",
          "autoscaling:UpdateAutoScalingGroup", "autoscaling:DeleteAutoScalingGroup"}},
        {"AWS::AutoScaling::ScheduledAction",
         {"autoscaling:PutScheduledUpdateGroupAction", "autoscaling:DeleteScheduledAction"}},
        {"AWS::EC2::EIP", {"ec2:AllocateAddress", "ec2:ReleaseAddress"}},
        {"AWS::EC2::InternetGateway", {"ec2:CreateInternetGateway", "ec2:DeleteInternetGateway"}},
        {"AWS::EC2::LaunchTemplate", {"ec2:CreateLaunchTemplate", "ec2:DeleteLaunchTemplate"}},
        {"AWS::EC2::NatGateway", {"ec2:CreateNatGateway", "ec2:DeleteNatGateway"}},
        {"AWS::EC2::Route", {"ec2:CreateRoute", "ec2:DeleteRoute"}},
        {"AWS::EC2::RouteTable", {"ec2:CreateRouteTable", "ec2:DeleteRouteTable"}},
        {"AWS::EC2::SecurityGroup",
         {"ec2:CreateSecurityGroup", "ec2:AuthorizeSecurityGroupIngress", "ec2:DeleteSecurityGroup"}},
        {"AWS::EC2::SecurityGroupIngress", {"ec2:AuthorizeSecurityGroupIngress", "ec2:RevokeSecurityGroupIngress"}},
        {"AWS::EC2::Subnet", {"ec2:CreateSubnet", "ec2:ModifySubnetAttribute", "ec2:DeleteSubnet"}},
        {"AWS::EC2::SubnetRouteTableAssociation", {"ec2:AssociateRouteTable", "ec2:DisassociateRouteTable"}},
        {"AWS::EC2::VPC", {"ec2:CreateVpc", "ec2:ModifyVpcAttribute", "ec2:DeleteVpc"}},
        {"AWS::EC2::VPCEndpoint", {"ec2:CreateVpcEndpoint", "ec2:DeleteVpcEndpoints"}},
        {"AWS::EC2::VPCGatewayAttachment", {"ec2:AttachInternetGateway", "ec2:DetachInternetGateway"}},
        {"AWS::EFS::FileSystem",
         {"elasticfilesystem:CreateFileSystem", "elasticfilesystem:TagResource", "elasticfilesystem:DeleteFileSystem"}},
        {"AWS::EFS::MountTarget",
         {"elasticfilesystem:CreateMountTarget", "ec2:CreateNetworkInterface", "ec2:DescribeNetworkInterfaces",
          "elasticfilesystem:DeleteMountTarget", "ec2:DeleteNetworkInterface"}},
        {"AWS::IAM::InstanceProfile",
         {"iam:CreateInstanceProfile", "iam:AddRoleToInstanceProfile", "iam:GetInstanceProfile",
          "iam:RemoveRoleFromInstanceProfile", "iam:DeleteInstanceProfile"}},
        {"AWS::IAM::Policy", {"iam:PutRolePolicy", "iam:GetRolePolicy", "iam:DeleteRolePolicy"}},
        {"AWS::IAM::Role", ofRoles},
    };
    return calls;
}

/// The types of resources that EC2 checks for a call, by AWS's service authorization reference.
struct CheckedTypes {
    std::vector<std::string> used; ///< exist already
    std::string made = "";         ///< what the call creates
};

/// Of the calls for the network of a stack. Not of those for security groups: a stack may use the VPC of others.
const std::map<std::string, CheckedTypes> &networkCalls()
{
    static const std::map<std::string, CheckedTypes> calls{
        {"ec2:AllocateAddress", {{}, "elastic-ip"}},
        {"ec2:AssociateRouteTable", {{"route-table", "subnet"}}},
        {"ec2:AttachInternetGateway", {{"internet-gateway", "vpc"}}},
        {"ec2:CreateInternetGateway", {{}, "internet-gateway"}},
        {"ec2:CreateLaunchTemplate", {{}, "launch-template"}},
        {"ec2:CreateNatGateway", {{"elastic-ip", "subnet"}, "natgateway"}},
        {"ec2:CreateRoute", {{"route-table"}}},
        {"ec2:CreateRouteTable", {{"vpc"}, "route-table"}},
        {"ec2:CreateSubnet", {{"vpc"}, "subnet"}},
        {"ec2:CreateVpc", {{}, "vpc"}},
        {"ec2:CreateVpcEndpoint", {{"route-table", "vpc"}, "vpc-endpoint"}},
        {"ec2:DeleteInternetGateway", {{"internet-gateway"}}},
        {"ec2:DeleteLaunchTemplate", {{"launch-template"}}},
        {"ec2:DeleteNatGateway", {{"natgateway"}}},
        {"ec2:DeleteRoute", {{"route-table"}}},
        {"ec2:DeleteRouteTable", {{"route-table"}}},
        {"ec2:DeleteSubnet", {{"subnet"}}},
        {"ec2:DeleteVpc", {{"vpc"}}},
        {"ec2:DeleteVpcEndpoints", {{"vpc-endpoint"}}},
        {"ec2:DetachInternetGateway", {{"internet-gateway", "vpc"}}},
        {"ec2:DisassociateRouteTable", {{"route-table", "subnet"}}},
        {"ec2:ModifySubnetAttribute", {{"subnet"}}},
        {"ec2:ModifyVpcAttribute", {{"vpc"}}},
        {"ec2:ReleaseAddress", {{"elastic-ip"}}},
    };
    return calls;
}

/// CloudFormation does not reliably give the tags of a stack to these.
bool mayLackStackTags(const std::string &type)
{
    return type == "launch-template" || type == "vpc-endpoint";
}

PolicyRequest networkRequest(const std::string &action, const std::string &type)
{
    return {action,
            "arn:aws:ec2:us-east-1:123456789012:" + type + "/id-0123456789abcdef0",
            {{"aws:CalledVia", {"cloudformation.amazonaws.com"}}}};
}

/// The same, of a request that sets the tags of the stack.
PolicyRequest taggingRequest(const std::string &action, const std::string &type)
{
    PolicyRequest request = networkRequest(action, type);
    request.context["aws:RequestTag/trainyard:cluster"] = {"c-0123456789abcdef"};
    request.context["aws:TagKeys"] = {"trainyard:cluster", "Name"};
    return request;
}

/// What IAM is asked for a call of CloudFormation for the network of its stack.
std::vector<PolicyRequest> networkRequests(const std::string &action)
{
    const CheckedTypes &types = networkCalls().at(action);
    std::vector<PolicyRequest> requests;
    for (const std::string &type : types.used) {
        requests.push_back(networkRequest(action, type));
        if (!mayLackStackTags(type))
            requests.back().context["aws:ResourceTag/trainyard:cluster"] = {"c-0123456789abcdef"};
    }
    if (mayLackStackTags(types.made)) {
        requests.push_back(networkRequest(action, types.made));
    } else if (!types.made.empty()) {
        requests.push_back(taggingRequest(action, types.made));
        requests.push_back(taggingRequest("ec2:CreateTags", types.made));
        requests.back().context["ec2:CreateAction"] = {action.substr(action.find(':') + 1)};
    }
    return requests;
}

/// A call of CloudFormation for the user, with the tags of the stack, or of a service that it calls.
PolicyRequest asInStack(const std::string &action, const std::string &path)
{
    PolicyRequest request{action,
                          "*",
                          {{"aws:CalledVia", {"cloudformation.amazonaws.com"}},
                           {"aws:ViaAWSService", {"true"}},
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

TEST(Policy, AllowsAllThatTheBundledTemplateMakesAndDeletesWithinTheBoundary)
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
        for (const std::string &action : calls->second) {
            if (!networkCalls().contains(action)) {
                EXPECT_TRUE(mayCreateStacks(asInStack(action, path))) << action;
                continue;
            }
            for (const PolicyRequest &request : networkRequests(action))
                EXPECT_TRUE(mayCreateStacks(request)) << action << ": " << request.action << " on " << request.resource;
        }
        if (type == "AWS::IAM::Role") {
            EXPECT_TRUE(mayCreateStacks(asInStack("iam:PassRole", path)));
            EXPECT_EQ(properties.at("PermissionsBoundary"), boundary);
        }
    }
}

TEST(Policy, NoTemplateChangesTheNetworkOfOthers) // a stack of the user's own names their route table, say
{
    for (const auto &[action, types] : networkCalls()) {
        for (const std::string &type : types.used) {
            if (mayLackStackTags(type))
                continue; // CloudFormation deletes only what it has created
            EXPECT_FALSE(mayCreateStacks(networkRequest(action, type))) << action << " on " << type;
            EXPECT_FALSE(mayCreateStacks(taggingRequest(action, type))) << action << " with our tag on " << type;
        }
        PolicyRequest withoutStack = taggingRequest(action, types.made.empty() ? types.used.front() : types.made);
        withoutStack.context.erase("aws:CalledVia");
        EXPECT_FALSE(mayCreateStacks(withoutStack)) << action << " without CloudFormation";
    }
    // What is foreign is not tagged first.
    for (const char *type :
         {"elastic-ip", "instance", "internet-gateway", "natgateway", "route-table", "subnet", "vpc"})
        EXPECT_FALSE(mayCreateStacks(taggingRequest("ec2:CreateTags", type))) << type;
}

TEST(Policy, TheNetworkOfAStackHasItsTags)
{
    for (const char *action :
         {"AllocateAddress", "CreateInternetGateway", "CreateRouteTable", "CreateSubnet", "CreateVpc"}) {
        const std::string permission = std::string("ec2:") + action;
        EXPECT_FALSE(mayCreateStacks(networkRequest(permission, networkCalls().at(permission).made))) << action;
    }
    // CloudFormation tags a security group after its creation.
    EXPECT_TRUE(mayCreateStacks(taggingRequest("ec2:CreateTags", "security-group")));
    EXPECT_FALSE(mayCreateStacks(networkRequest("ec2:CreateTags", "security-group")));
}

TEST(Policy, OnlyEfsChangesTheInterfacesOfMountTargets)
{
    for (const char *action :
         {"ec2:CreateNetworkInterface", "ec2:DeleteNetworkInterface", "ec2:ModifyNetworkInterfaceAttribute"}) {
        PolicyRequest request{action, "arn:aws:ec2:us-east-1:123456789012:network-interface/eni-0123456789abcdef0"};
        EXPECT_FALSE(mayCreateStacks(request)) << action;
        request.context["aws:ViaAWSService"] = {"true"};
        EXPECT_TRUE(mayCreateStacks(request)) << action;
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
