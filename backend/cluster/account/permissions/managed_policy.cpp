#include "backend/cluster/account/permissions/policy.h"

#include <vector>

#include "backend/cluster/account/permissions/policy_json_internal.h"
#include "backend/cluster/account/permissions/roles.h"

namespace trainyard::cluster {

using namespace policy_json;

namespace {

/// Condition: CloudFormation sends the call on behalf of the user, as part of a stack.
PolicyJson viaCloudFormation()
{
    return {{"ForAnyValue:StringEquals", {{"aws:CalledVia", {"cloudformation.amazonaws.com"}}}}};
}

/// The same, and this condition.
PolicyJson inStack(PolicyJson condition)
{
    condition.update(viaCloudFormation());
    return condition;
}

PolicyJson lookStatement()
{
    return allow("LookAtManaged",
                 {"autoscaling:DescribeAutoScalingInstances",
                  "autoscaling:DescribeScalingActivities",
                  "autoscaling:DescribeScheduledActions",
                  "cloudformation:DescribeStackEvents",
                  "cloudformation:DescribeStackResources",
                  "cloudformation:GetTemplate",
                  "cloudformation:ListStackResources",
                  "cloudformation:ListStacks",
                  "cloudformation:ValidateTemplate",
                  "ec2:DescribeInternetGateways",
                  "ec2:DescribeVpcAttribute",
                  "ec2:DescribeVpcEndpoints",
                  "elasticfilesystem:DescribeMountTargetSecurityGroups",
                  "elasticfilesystem:DescribeMountTargets",
                  "elasticmapreduce:DescribeReleaseLabel",
                  "elasticmapreduce:DescribeStep",
                  "elasticmapreduce:GetAutoTerminationPolicy",
                  "elasticmapreduce:GetBlockPublicAccessConfiguration",
                  "elasticmapreduce:ListBootstrapActions",
                  "elasticmapreduce:ListInstanceGroups",
                  "elasticmapreduce:ListInstances",
                  "elasticmapreduce:ListReleaseLabels",
                  "elasticmapreduce:ListSteps",
                  "elasticmapreduce:ListSupportedInstanceTypes"},
                 "*");
}

/// The creation of a resource with tags also needs the service's permission to tag. Our tag decides what
/// changeStatement() allows, so each of these statements covers resources that are being created, and no others.
std::vector<PolicyJson> tagStatements(std::string_view region)
{
    PolicyJson stacks = tagging();
    stacks["StringEquals"] = {{"cloudformation:CreateAction", "CreateStack"}};
    PolicyJson fileSystems = tagging();
    fileSystems["StringEquals"] = {{"elasticfilesystem:CreateAction", "CreateFileSystem"}};
    // Auto Scaling has no condition for it. We create groups as parts of stacks only, and CloudFormation tags only the
    // groups of its stacks.
    PolicyJson groups = inStack(tagging());
    // EMR has none either: RunJobFlow needs AddTags (AWS's service authorization reference) for "cluster/*", as AWS's
    // refusals say. Whatever exists has an ID of more than one character instead of the asterisk.
    PolicyJson clusters = with(allow("TagNewEmrClusters", {"elasticmapreduce:AddTags"}, "*"), tagging());
    clusters.erase("Resource");
    clusters["NotResource"] = "arn:" + partitionOf(region) + ":elasticmapreduce:*:*:*/??*";
    return {with(allow("TagNewStacks", {"cloudformation:TagResource"}, "*"), std::move(stacks)),
            with(allow("TagNewFileSystems", {"elasticfilesystem:TagResource"}, "*"), std::move(fileSystems)),
            with(allow("TagGroupsOfStacks", {"autoscaling:CreateOrUpdateTags"}, "*"), std::move(groups)),
            std::move(clusters)};
}

PolicyJson changeStatement()
{
    return with(allow("ChangeOnlyOurManaged",
                      {"autoscaling:CreateOrUpdateTags",
                       "autoscaling:DeleteScheduledAction",
                       "autoscaling:DetachInstances",
                       "autoscaling:PutScheduledUpdateGroupAction",
                       "autoscaling:ResumeProcesses",
                       "autoscaling:SetDesiredCapacity",
                       "autoscaling:SetInstanceProtection",
                       "autoscaling:SuspendProcesses",
                       "autoscaling:TerminateInstanceInAutoScalingGroup",
                       "cloudformation:UpdateStack",
                       "elasticfilesystem:CreateMountTarget",
                       "elasticfilesystem:DeleteFileSystem",
                       "elasticfilesystem:DeleteMountTarget",
                       "elasticfilesystem:ModifyMountTargetSecurityGroups",
                       "elasticfilesystem:TagResource",
                       "elasticmapreduce:AddInstanceGroups",
                       "elasticmapreduce:AddJobFlowSteps",
                       "elasticmapreduce:AddTags",
                       "elasticmapreduce:CancelSteps",
                       "elasticmapreduce:ModifyInstanceGroups",
                       "elasticmapreduce:RemoveTags"},
                      "*"),
                tagged());
}

/// Networks are made and changed as parts of stacks only. A template of the user's own can name any network of the
/// account, so what exists needs our tag. CloudFormation sets the tags of the stack at the creation of VPCs, subnets,
/// route tables, gateways and addresses, so they are there when its next call changes or uses them: by AWS's schemas of
/// resource types, and AWS's own policy AWSApplicationMigrationNetworkMigrationMultiAccount relies on it as well. Not
/// tried at AWS.
std::vector<PolicyJson> networkStatements(std::string_view region)
{
    const auto every = [&](std::initializer_list<const char *> types) {
        PolicyJson arns = PolicyJson::array();
        for (const auto *type : types)
            arns.push_back("arn:" + partitionOf(region) + ":ec2:*:*:" + type + "/*");
        return arns;
    };
    PolicyJson atCreation = inStack(tagging());
    atCreation["Null"]["ec2:CreateAction"] = "false";
    return {
        // EC2 asks for every resource of a call, of a creation also for those that it uses: the VPC of a new subnet.
        with(allow("ChangeOnlyOurNetworks",
                   {"ec2:AssociateRouteTable", "ec2:AttachInternetGateway", "ec2:CreateNatGateway", "ec2:CreateRoute",
                    "ec2:CreateRouteTable", "ec2:CreateSubnet", "ec2:CreateTags", "ec2:CreateVpcEndpoint",
                    "ec2:DeleteInternetGateway", "ec2:DeleteRoute", "ec2:DeleteRouteTable", "ec2:DeleteSubnet",
                    "ec2:DeleteVpc", "ec2:DetachInternetGateway", "ec2:DisassociateRouteTable",
                    "ec2:ModifySubnetAttribute", "ec2:ModifyVpcAttribute"},
                   "*"),
             inStack(tagged())),
        // What is created. No action stands beside the type of a resource that it uses: each of those needs our tag.
        with(allow("MakeVpcs", {"ec2:AllocateAddress", "ec2:CreateInternetGateway", "ec2:CreateVpc"},
                   every({"elastic-ip", "internet-gateway", "vpc"})),
             inStack(tagging())),
        with(allow("MakeSubnets", {"ec2:CreateRouteTable", "ec2:CreateSubnet"}, every({"route-table", "subnet"})),
             inStack(tagging())),
        // CloudFormation may leave launch templates and endpoints without the tags of the stack, and calls these for
        // those of its stacks only. Endpoints and NAT gateways are made in our networks.
        with(allow("OtherPartsOfStacks",
                   {"ec2:CreateLaunchTemplate", "ec2:CreateLaunchTemplateVersion", "ec2:CreateNatGateway",
                    "ec2:CreateVpcEndpoint", "ec2:DeleteLaunchTemplate", "ec2:DeleteVpcEndpoints"},
                   every({"launch-template", "natgateway", "vpc-endpoint"})),
             viaCloudFormation()),
        with(allow("TagNewNetworks", {"ec2:CreateTags"}, "*"), std::move(atCreation)),
        // It tags security groups, and maybe endpoints, after their creation; none that it has not created.
        with(allow("TagGroupsAndEndpoints", {"ec2:CreateTags"}, every({"security-group", "vpc-endpoint"})),
             inStack(tagging())),
    };
}

} // namespace

std::string managedServicesPolicy(std::string_view region)
{
    const std::string roles = "arn:" + partitionOf(region) + ":iam::*:role/";
    PolicyJson statements = PolicyJson::array();
    statements.push_back(lookStatement());
    statements.push_back(with(allow("MakeManagedWithOurTag",
                                    {"autoscaling:CreateAutoScalingGroup", "cloudformation:CreateStack",
                                     "elasticfilesystem:CreateFileSystem", "elasticmapreduce:RunJobFlow"},
                                    "*"),
                              tagging()));
    for (PolicyJson &statement : tagStatements(region))
        statements.push_back(std::move(statement));
    statements.push_back(changeStatement());
    for (PolicyJson &statement : networkStatements(region))
        statements.push_back(std::move(statement));
    // RunJobFlow passes both roles, the second one to EC2: the name of the statement, as JSON has no comments, says that
    // the holder gets what they may do.
    statements.push_back(with(
        allow("PassAllThatEmrsDefaultRolesMayDo", {"iam:PassRole"},
              {roles + "EMR_DefaultRole", roles + "EMR_EC2_DefaultRole"}),
        {{"StringEquals",
          {{"iam:PassedToService",
            {servicePrincipal("elasticmapreduce", region), servicePrincipal("ec2", region), "ec2.amazonaws.com"}}}}}));
    // Roles that AWS defines; a service needs its own when an account uses it for the first time.
    statements.push_back(with(
        allow("FirstUseOfAService", {"iam:CreateServiceLinkedRole"}, roles + "aws-service-role/*"),
        {{"StringEquals",
          {{"iam:AWSServiceName",
            {"autoscaling.amazonaws.com", "elasticfilesystem.amazonaws.com", "elasticmapreduce.amazonaws.com"}}}}}));
    return document(std::move(statements)).dump(2) + "\n";
}

} // namespace trainyard::cluster
