#include "backend/cluster/account/permissions/policy.h"

#include "backend/cluster/account/permissions/node_role.h"
#include "backend/cluster/account/permissions/policy_json_internal.h"
#include "backend/cluster/account/permissions/roles.h"

namespace trainyard::cluster {

using namespace policy_json;

std::string nodeBoundaryArn(std::string_view account, std::string_view region)
{
    return "arn:" + partitionOf(region) + ":iam::" + std::string(account) + ":policy" + std::string(kRolePath) +
           std::string(kNodeBoundary);
}

std::string nodeBoundary(std::string_view region)
{
    PolicyJson boundary = PolicyJson::parse(bucketPolicy({"trainyard-*"}, region));
    const std::string arn = "arn:" + partitionOf(region) + ":";
    const std::string instances = arn + "ec2:*:*:instance/*";
    // What the nodes of a stack do, by the policies of its roles: find each other, report their set-up, and end elastic
    // workers.
    PolicyJson &statements = boundary["Statement"];
    statements.push_back(allow("SeeNodesOfStacks",
                               {"autoscaling:DescribeAutoScalingGroups", "autoscaling:DescribeAutoScalingInstances",
                                "autoscaling:DescribeScalingActivities", "ec2:DescribeInstances"},
                               "*"));
    statements.push_back(
        with(allow("SignalOnlyOurStacks", {"cloudformation:DescribeStackResource", "cloudformation:SignalResource"},
                   arn + "cloudformation:*:*:stack/*"),
             tagged()));
    const PolicyJson ofStack{{"aws:ResourceTag/trainyard:stack", "false"}};
    statements.push_back(
        with(allow("MarkElasticWorkers", {"ec2:CreateTags"}, instances),
             {{"Null", ofStack}, {"ForAllValues:StringEquals", {{"aws:TagKeys", {"elastic_worker_status"}}}}}));
    statements.push_back(
        with(allow("EndElasticWorkers", {"ec2:TerminateInstances"}, instances),
             {{"Null", ofStack}, {"StringEquals", {{"aws:ResourceTag/elastic_worker_status", "REMOVED"}}}}));
    return boundary.dump(2) + "\n";
}

namespace {

/// EFS makes, changes and deletes the network interfaces of mount targets with the permissions of the user (API reference
/// of CreateMountTarget, DeleteMountTarget and ModifyMountTargetSecurityGroups). The user's own calls are not allowed. The
/// policy for managed services, which allows those calls of EFS, has no room for this.
PolicyJson mountTargetStatement()
{
    return with(
        allow("InterfacesOfMountTargets",
              {"ec2:CreateNetworkInterface", "ec2:DeleteNetworkInterface", "ec2:ModifyNetworkInterfaceAttribute"}, "*"),
        {{"Bool", {{"aws:ViaAWSService", "true"}}}});
}

} // namespace

std::string leastPrivilegePolicy(std::string_view region)
{
    const std::string arn = "arn:" + partitionOf(region) + ":";
    PolicyJson statements = PolicyJson::array();
    statements.push_back(allow("Look",
                               {"autoscaling:DescribeAutoScalingGroups",
                                "cloudformation:DescribeStacks",
                                "ec2:DescribeAddresses",
                                "ec2:DescribeAvailabilityZones",
                                "ec2:DescribeCapacityReservations",
                                "ec2:DescribeImages",
                                "ec2:DescribeInstanceAttribute",
                                "ec2:DescribeInstanceStatus",
                                "ec2:DescribeInstanceTypeOfferings",
                                "ec2:DescribeInstanceTypes",
                                "ec2:DescribeInstances",
                                "ec2:DescribeKeyPairs",
                                "ec2:DescribeLaunchTemplateVersions",
                                "ec2:DescribeLaunchTemplates",
                                "ec2:DescribeNatGateways",
                                "ec2:DescribeNetworkInterfaces",
                                "ec2:DescribePlacementGroups",
                                "ec2:DescribeRegions",
                                "ec2:DescribeRouteTables",
                                "ec2:DescribeSecurityGroups",
                                "ec2:DescribeSpotInstanceRequests",
                                "ec2:DescribeSpotPriceHistory",
                                "ec2:DescribeSubnets",
                                "ec2:DescribeVolumes",
                                "ec2:DescribeVpcs",
                                "ec2:GetConsoleOutput",
                                "ec2:GetConsoleScreenshot",
                                "ec2:GetSpotPlacementScores",
                                "elasticfilesystem:DescribeFileSystems",
                                "elasticmapreduce:DescribeCluster",
                                "elasticmapreduce:ListClusters",
                                "iam:ListAccountAliases",
                                "iam:ListAttachedGroupPolicies",
                                "iam:ListAttachedUserPolicies",
                                "iam:ListGroupsForUser",
                                "iam:ListRoles",
                                "pricing:GetProducts",
                                "s3:ListAllMyBuckets",
                                "servicequotas:GetAWSDefaultServiceQuota",
                                "servicequotas:GetServiceQuota",
                                "servicequotas:ListRequestedServiceQuotaChangeHistoryByQuota",
                                "servicequotas:ListServiceQuotas",
                                "sts:DecodeAuthorizationMessage"},
                               "*"));
    statements.push_back(mountTargetStatement());
    statements.push_back(allow("ImagesOfToday", {"ssm:GetParameter", "ssm:GetParameters", "ssm:GetParametersByPath"},
                               arn + "ssm:*::parameter/aws/service/*"));
    statements.push_back(allow("Make",
                               {"ec2:CreateKeyPair", "ec2:CreatePlacementGroup", "ec2:CreateSecurityGroup",
                                "ec2:ImportKeyPair", "ec2:RunInstances", "servicequotas:RequestServiceQuotaIncrease"},
                               "*"));
    // Our tag marks what belongs to us. It may be set on resources that are being created and on those that carry it
    // already.
    statements.push_back(with(allow("TagWhatIsMade", {"ec2:CreateTags"}, "*"),
                              {{"StringEquals",
                                {{"ec2:CreateAction",
                                  {"CreateImage", "CreateKeyPair", "CreatePlacementGroup", "CreateSecurityGroup",
                                   "ImportKeyPair", "RunInstances"}}}}}));
    PolicyJson retag = tagged();
    retag["ForAllValues:StringLike"] = {{"aws:TagKeys", {"trainyard:*", "Name"}}};
    statements.push_back(with(allow("TagOnlyOurs", {"ec2:CreateTags"}, "*"), std::move(retag)));
    statements.push_back(with(allow("ChangeAndEndOnlyOurs",
                                    {"autoscaling:DeleteAutoScalingGroup",
                                     "autoscaling:UpdateAutoScalingGroup",
                                     "cloudformation:DeleteStack",
                                     "cloudformation:UpdateTerminationProtection",
                                     "ec2:AuthorizeSecurityGroupEgress",
                                     "ec2:AuthorizeSecurityGroupIngress",
                                     "ec2:CancelSpotInstanceRequests",
                                     "ec2:DeleteKeyPair",
                                     "ec2:DeleteLaunchTemplate",
                                     "ec2:DeleteNatGateway",
                                     "ec2:DeletePlacementGroup",
                                     "ec2:DeleteSecurityGroup",
                                     "ec2:DeleteSnapshot",
                                     "ec2:DeleteVolume",
                                     "ec2:DeregisterImage",
                                     "ec2:RebootInstances",
                                     "ec2:ReleaseAddress",
                                     "ec2:RevokeSecurityGroupIngress",
                                     "ec2:StartInstances",
                                     "ec2:StopInstances",
                                     "ec2:TerminateInstances",
                                     "elasticmapreduce:SetTerminationProtection",
                                     "elasticmapreduce:TerminateJobFlows"},
                                    "*"),
                              tagged()));
    // An image contains what is on a machine's disk.
    statements.push_back(with(allow("ImagesOfOurs", {"ec2:CreateImage"}, arn + "ec2:*:*:instance/*"), tagged()));
    statements.push_back(allow("MakeImages", {"ec2:CreateImage"}, {arn + "ec2:*::image/*", arn + "ec2:*::snapshot/*"}));
    // Not the user data: its contents run as root, with the machine's role.
    PolicyJson attributes = tagged();
    attributes["StringEquals"] = {{"ec2:Attribute", {"DisableApiTermination", "InstanceType"}}};
    statements.push_back(with(allow("ResizeOnlyOurs", {"ec2:ModifyInstanceAttribute"}, "*"), std::move(attributes)));
    // The machines' own role, which reaches the plan's buckets. Its policies are effective only within the permissions
    // boundary, which this policy cannot change.
    const std::string role = arn + "iam::*:role" + std::string(kRolePath) + "*";
    const std::string profile = arn + "iam::*:instance-profile" + std::string(kRolePath) + "*";
    statements.push_back(with(allow("RolesWithinTheBoundary", {"iam:CreateRole", "iam:PutRolePolicy"}, role),
                              {{"StringLike", {{"iam:PermissionsBoundary", nodeBoundaryArn("*", region)}}}}));
    statements.push_back(
        allow("RolesOfMachines",
              {"iam:AddRoleToInstanceProfile", "iam:CreateInstanceProfile", "iam:DeleteInstanceProfile",
               "iam:DeleteRole", "iam:DeleteRolePolicy", "iam:GetInstanceProfile", "iam:GetRole", "iam:GetRolePolicy",
               "iam:ListAttachedRolePolicies", "iam:ListRolePolicies", "iam:RemoveRoleFromInstanceProfile",
               "iam:TagInstanceProfile", "iam:TagRole"},
              {role, profile}));
    statements.push_back(allow("SeeTheBoundary", {"iam:GetPolicy"}, nodeBoundaryArn("*", region)));
    statements.push_back(with(
        allow("PassThemToEc2", {"iam:PassRole"}, role),
        {{"StringEquals",
          {{"iam:PassedToService", region.starts_with("cn-") ? PolicyJson{"ec2.amazonaws.com.cn", "ec2.amazonaws.com"}
                                                             : PolicyJson("ec2.amazonaws.com")}}}}));
    // Without a role: session keys, which have fewer permissions than the caller.
    statements.push_back(allow("SessionKeys", {"sts:GetFederationToken"}, arn + "sts::*:federated-user/trainyard-*"));
    // For buckets named "trainyard-*"; replace the name for another bucket.
    statements.push_back(allow("Data",
                               {"s3:AbortMultipartUpload",
                                "s3:CreateBucket",
                                "s3:DeleteBucket",
                                "s3:DeleteObject",
                                "s3:DeleteObjectVersion",
                                "s3:GetBucketAcl",
                                "s3:GetBucketLocation",
                                "s3:GetBucketPolicyStatus",
                                "s3:GetBucketPublicAccessBlock",
                                "s3:GetObject",
                                "s3:ListBucket",
                                "s3:ListBucketMultipartUploads",
                                "s3:ListBucketVersions",
                                "s3:ListMultipartUploadParts",
                                "s3:GetLifecycleConfiguration",
                                "s3:PutBucketPublicAccessBlock",
                                "s3:PutBucketTagging",
                                "s3:PutEncryptionConfiguration",
                                "s3:PutLifecycleConfiguration",
                                "s3:PutObject"},
                               {arn + "s3:::trainyard-*", arn + "s3:::trainyard-*/*"}));
    return document(std::move(statements)).dump(2) + "\n";
}

} // namespace trainyard::cluster
