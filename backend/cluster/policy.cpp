#include "backend/cluster/policy.h"

#include <nlohmann/json.hpp>

#include "backend/cluster/node_role.h"
#include "backend/cluster/roles.h"

namespace trainyard::cluster {

std::string leastPrivilegePolicy(std::string_view region)
{
    using Json = nlohmann::ordered_json;
    const std::string arn = "arn:" + partitionOf(region) + ":";
    const auto allow = [](const char *id, std::initializer_list<const char *> actions, Json resource) {
        Json statement{{"Sid", id}, {"Effect", "Allow"}, {"Action", Json::array()}};
        for (const auto *action : actions)
            statement["Action"].push_back(action);
        statement["Resource"] = std::move(resource);
        return statement;
    };
    Json statements = Json::array();
    statements.push_back(allow("Look",
                               {"ec2:DescribeAddresses",
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
                                "iam:ListAccountAliases",
                                "servicequotas:GetAWSDefaultServiceQuota",
                                "servicequotas:GetServiceQuota",
                                "servicequotas:ListRequestedServiceQuotaChangeHistoryByQuota",
                                "s3:ListAllMyBuckets"},
                               "*"));
    statements.push_back(allow("ImagesOfToday", {"ssm:GetParameter", "ssm:GetParameters", "ssm:GetParametersByPath"},
                               arn + "ssm:*::parameter/aws/service/*"));
    statements.push_back(
        allow("Make",
              {"ec2:AuthorizeSecurityGroupEgress", "ec2:AuthorizeSecurityGroupIngress", "ec2:CreateKeyPair",
               "ec2:CreateLaunchTemplate", "ec2:CreatePlacementGroup", "ec2:CreateSecurityGroup", "ec2:CreateTags",
               "ec2:ImportKeyPair", "ec2:RunInstances", "servicequotas:RequestServiceQuotaIncrease"},
              "*"));
    auto ours =
        allow("EndOnlyOurs",
              {"ec2:CancelSpotInstanceRequests", "ec2:DeleteKeyPair", "ec2:DeleteLaunchTemplate",
               "ec2:DeleteNatGateway", "ec2:DeletePlacementGroup", "ec2:DeleteSecurityGroup", "ec2:DeleteTags",
               "ec2:DeleteVolume", "ec2:ModifyInstanceAttribute", "ec2:RebootInstances", "ec2:ReleaseAddress",
               "ec2:RevokeSecurityGroupIngress", "ec2:StartInstances", "ec2:StopInstances", "ec2:TerminateInstances"},
              "*");
    ours["Condition"] = {{"Null", {{"aws:ResourceTag/trainyard:cluster", "false"}}}};
    statements.push_back(std::move(ours));
    // The machines' own role, which lets them reach the plan's buckets; without this, keys travel to them in a file.
    Json roles = Json::array();
    for (const char *kind : {"role", "instance-profile"})
        roles.push_back(arn + "iam::*:" + kind + std::string(kRolePath) + "*");
    statements.push_back(
        allow("RolesOfMachines",
              {"iam:AddRoleToInstanceProfile", "iam:CreateInstanceProfile", "iam:CreateRole",
               "iam:DeleteInstanceProfile", "iam:DeleteRole", "iam:DeleteRolePolicy", "iam:GetInstanceProfile",
               "iam:GetRole", "iam:ListAttachedRolePolicies", "iam:ListRolePolicies", "iam:PutRolePolicy",
               "iam:RemoveRoleFromInstanceProfile", "iam:TagInstanceProfile", "iam:TagRole"},
              roles));
    auto pass = allow("PassThemToEc2", {"iam:PassRole"}, arn + "iam::*:role" + std::string(kRolePath) + "*");
    pass["Condition"] = {{"StringEquals", {{"iam:PassedToService", "ec2.amazonaws.com"}}}};
    statements.push_back(std::move(pass));
    // Names of the data room's own buckets; for another bucket its name takes the place of "trainyard-*".
    statements.push_back(allow(
        "Data",
        {"s3:AbortMultipartUpload", "s3:CreateBucket", "s3:DeleteBucket", "s3:DeleteObject", "s3:GetBucketLocation",
         "s3:GetObject", "s3:ListBucket", "s3:ListBucketMultipartUploads", "s3:ListMultipartUploadParts",
         "s3:PutBucketPublicAccessBlock", "s3:PutBucketTagging", "s3:PutEncryptionConfiguration", "s3:PutObject"},
        {arn + "s3:::trainyard-*", arn + "s3:::trainyard-*/*"}));
    return Json{{"Version", "2012-10-17"}, {"Statement", statements}}.dump(2) + "\n";
}

} // namespace trainyard::cluster
