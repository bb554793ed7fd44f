// S5: the policy that Trainyard prints allows every call of Trainyard and no privilege escalation. The simulator of AWS
// needs an account; ours evaluates the documents by IAM's published rules.
#include <gmock/gmock.h>

#include "backend/aws/wire/dry_run.h"
#include "backend/cluster/account/permissions/node_role.h"
#include "backend/cluster/account/permissions/policy.h"
#include "backend/cluster/account/permissions/roles.h"
#include "tests/aws/every_call.h"
#include "tests/cluster/support/policy_simulator.h"

namespace trainyard::cluster {
namespace {

using Context = std::map<std::string, std::vector<std::string>>;

constexpr const char *kInstance = "arn:aws:ec2:us-east-1:123456789012:instance/i-1";
constexpr const char *kGroup = "arn:aws:ec2:us-east-1:123456789012:security-group/sg-1";
constexpr const char *kRole = "arn:aws:iam::123456789012:role/trainyard/trainyard-demo-1";
constexpr const char *kEmrCluster = "arn:aws:elasticmapreduce:us-east-1:123456789012:cluster/j-1ABCDEFGHIJKL";
constexpr const char *kFileSystem = "arn:aws:elasticfilesystem:us-east-1:123456789012:file-system/fs-01234567";
constexpr const char *kStack = "arn:aws:cloudformation:us-east-1:123456789012:stack/theirs/1";
constexpr const char *kScalingGroup =
    "arn:aws:autoscaling:us-east-1:123456789012:autoScalingGroup:1:autoScalingGroupName/theirs";
constexpr const char *kBoundary = "arn:aws:iam::123456789012:policy/trainyard/node-boundary";
const Context kOurs{{"aws:ResourceTag/trainyard:cluster", {"c-0123456789abcdef"}}};
const Context kTagging{{"aws:RequestTag/trainyard:cluster", {"c-0123456789abcdef"}},
                       {"aws:TagKeys", {"trainyard:cluster"}}};

Context ours(Context more)
{
    more.insert(kOurs.begin(), kOurs.end());
    return more;
}

/// Of a request that sets our tag.
Context tagging(Context more)
{
    more.insert(kTagging.begin(), kTagging.end());
    return more;
}

bool may(const PolicyRequest &request)
{
    return PolicySimulator(leastPrivilegePolicy("us-east-1")).allows(request);
}

/// With the policy for stacks, EMR clusters and file systems as well.
bool mayWithManaged(const PolicyRequest &request)
{
    return may(request) || PolicySimulator(managedServicesPolicy("us-east-1")).allows(request);
}

/// The permission that an operation needs. Names of S3 operations and of their permissions differ.
std::string permissionOf(const std::string &service, const std::string &operation)
{
    static const std::map<std::string, std::string> prefixes{
        {"emr", "elasticmapreduce"}, {"service-quotas", "servicequotas"}, {"efs", "elasticfilesystem"}};
    static const std::map<std::string, std::string> ofS3{
        {"ListBuckets", "ListAllMyBuckets"},
        {"HeadBucket", "ListBucket"},
        {"ListObjectsV2", "ListBucket"},
        {"HeadObject", "GetObject"},
        {"CreateMultipartUpload", "PutObject"},
        {"UploadPart", "PutObject"},
        {"CompleteMultipartUpload", "PutObject"},
        {"GetPublicAccessBlock", "GetBucketPublicAccessBlock"},
        {"PutPublicAccessBlock", "PutBucketPublicAccessBlock"},
        {"PutBucketEncryption", "PutEncryptionConfiguration"},
        {"GetBucketLifecycleConfiguration", "GetLifecycleConfiguration"},
        {"PutBucketLifecycleConfiguration", "PutLifecycleConfiguration"},
        {"ListObjectVersions", "ListBucketVersions"},
        {"ListMultipartUploads", "ListBucketMultipartUploads"},
        {"DeleteObjects", "DeleteObject"}};
    const auto prefix = prefixes.find(service);
    const auto name = service == "s3" ? ofS3.find(operation) : ofS3.end();
    return (prefix == prefixes.end() ? service : prefix->second) + ":" +
           (name == ofS3.end() ? operation : name->second);
}

/// Permissions outside the policy, with reasons.
const std::map<std::string, std::string> kLeftOut{
    {"iam:AttachRolePolicy", "roles of EMR and EFS: an administrator's, by `account --make-emr-roles`"},
    {"iam:DetachRolePolicy", "the same"},
    {"sts:AssumeRole", "a profile's own role, named there"},
    {"sts:AssumeRoleWithWebIdentity", "signed by a token"},
    {"sts:GetCallerIdentity", "needs no permission"},
    {"sts:GetSessionToken", "needs no permission"},
    {"sso:GetRoleCredentials", "proven by a token"},
    {"sso-oidc:CreateToken", "proven by a token"},
};

/// A request as Trainyard sends it: for its own resources and IAM path, with its own condition keys.
PolicyRequest asWeAsk(const std::string &permission)
{
    const std::string name = permission.substr(permission.find(':') + 1);
    PolicyRequest request{permission, "*", {}};
    if (permission.starts_with("s3:"))
        request.resource = name == "ListAllMyBuckets" ? "*" : "arn:aws:s3:::trainyard-data/key";
    else if (permission == "iam:PassRole")
        request.resource = kRole, request.context = {{"iam:PassedToService", {"ec2.amazonaws.com"}}};
    else if (permission == "iam:GetPolicy")
        request.resource = kBoundary;
    else if (permission.starts_with("iam:") && name.find("InstanceProfile") != std::string::npos)
        request.resource = "arn:aws:iam::123456789012:instance-profile/trainyard/trainyard-demo-1";
    else if (permission.starts_with("iam:") && name.find("Role") != std::string::npos && name != "ListRoles")
        request.resource = kRole, request.context = {{"iam:PermissionsBoundary", {kBoundary}}};
    else if (permission.starts_with("ssm:"))
        request.resource = "arn:aws:ssm:us-east-1::parameter/aws/service/canonical/x";
    else if (permission == "sts:GetFederationToken")
        request.resource = "arn:aws:sts::123456789012:federated-user/trainyard-r-1";
    else if (permission == "ec2:CreateTags")
        request.resource = kInstance, request.context = ours({{"aws:TagKeys", {"trainyard:expires"}}});
    else if (permission == "ec2:CreateImage")
        request.resource = kInstance, request.context = ours({});
    else if (permission == "ec2:ModifyInstanceAttribute")
        request.resource = kInstance, request.context = ours({{"ec2:Attribute", {"InstanceType"}}});
    else
        request.context = ours({{"aws:RequestTag/trainyard:cluster", {"c-0123456789abcdef"}}});
    return request;
}

} // namespace

TEST(Policy, HasEveryCallThatOurClientsCanSend)
{
    std::set<std::string> permissions{"iam:PassRole"};
    for (const auto &[service, operation] : aws::test::everyOperation())
        permissions.insert(permissionOf(service, operation));
    EXPECT_GT(permissions.size(), 90u);
    for (const auto &permission : permissions) {
        EXPECT_EQ(mayWithManaged(asWeAsk(permission)), !kLeftOut.contains(permission)) << permission;
    }
    for (const auto &question : aws::dryRunChecks({})) // the permissions matrix needs nothing beyond the policy
        EXPECT_TRUE(may(asWeAsk("ec2:" + question.operation))) << question.operation;
}

TEST(Policy, TagsWhatItMakesAndWhatHasOurTag)
{
    for (const auto *creation :
         {"RunInstances", "CreateSecurityGroup", "ImportKeyPair", "CreateKeyPair", "CreatePlacementGroup"})
        EXPECT_TRUE(may({"ec2:CreateTags", kInstance, {{"ec2:CreateAction", {creation}}, {"aws:TagKeys", {"team"}}}}))
            << creation;
    EXPECT_TRUE(may({"ec2:CreateTags", kInstance, ours({{"aws:TagKeys", {"trainyard:expires", "Name"}}})}));
}

TEST(Policy, GrantsNoAdministratorAccess)
{
    const std::string admin = "arn:aws:iam::aws:policy/AdministratorAccess";
    const std::vector<PolicyRequest> attempts{
        // (a) a role with all permissions, and a machine that uses it
        {"iam:CreateRole", kRole, {}},
        {"ec2:CreateImage", kInstance, {}}, // the disk of a foreign machine
        {"iam:CreateRole", kRole, {{"iam:PermissionsBoundary", {admin}}}},
        {"iam:CreateRole", kRole, {{"iam:PermissionsBoundary", {"arn:aws:iam::123456789012:policy/node-boundary"}}}},
        {"iam:CreateRole", "arn:aws:iam::123456789012:role/other", {{"iam:PermissionsBoundary", {kBoundary}}}},
        {"iam:PutRolePolicy", kRole, {}}, // for a role without the boundary
        {"iam:PutRolePolicy", "arn:aws:iam::123456789012:role/admin", {{"iam:PermissionsBoundary", {kBoundary}}}},
        {"iam:AttachRolePolicy", kRole, {{"iam:PermissionsBoundary", {kBoundary}}, {"iam:PolicyARN", {admin}}}},
        {"iam:AttachUserPolicy", "arn:aws:iam::123456789012:user/me", {{"iam:PolicyARN", {admin}}}},
        {"iam:PutUserPolicy", "arn:aws:iam::123456789012:user/me", {}},
        {"iam:PutRolePermissionsBoundary", kRole, {{"iam:PermissionsBoundary", {admin}}}},
        {"iam:DeleteRolePermissionsBoundary", kRole, {{"iam:PermissionsBoundary", {kBoundary}}}},
        {"iam:CreatePolicyVersion", kBoundary, {}},
        {"iam:SetDefaultPolicyVersion", kBoundary, {}},
        {"iam:DeletePolicy", kBoundary, {}},
        {"iam:CreatePolicy", kBoundary, {}},
        {"iam:UpdateAssumeRolePolicy", kRole, {}},
        {"iam:PassRole", "arn:aws:iam::123456789012:role/admin", {{"iam:PassedToService", {"ec2.amazonaws.com"}}}},
        {"iam:PassRole", kRole, {{"iam:PassedToService", {"lambda.amazonaws.com"}}}},
        {"iam:PassRole", kRole, {}},
        {"iam:AddRoleToInstanceProfile", "arn:aws:iam::123456789012:instance-profile/theirs", {}},
        {"iam:CreateUser", "arn:aws:iam::123456789012:user/x", {}},
        {"iam:CreateAccessKey", "arn:aws:iam::123456789012:user/x", {}},
        {"iam:CreateLoginProfile", "arn:aws:iam::123456789012:user/x", {}},
        {"sts:AssumeRole", "arn:aws:iam::123456789012:role/admin", {}},
        {"sts:GetFederationToken", "arn:aws:sts::123456789012:federated-user/bob", {}},
        {"ec2:AssociateIamInstanceProfile", kInstance, kOurs},
        {"ec2:ReplaceIamInstanceProfileAssociation", kInstance, kOurs},
        {"ssm:SendCommand", kInstance, kOurs},
        {"ssm:GetParameter", "arn:aws:ssm:us-east-1:123456789012:parameter/secret", {}},
        {"ec2-instance-connect:SendSSHPublicKey", kInstance, kOurs},
        // (b) our tag on a foreign resource, followed by its termination
        {"ec2:CreateTags", kInstance, {{"aws:TagKeys", {"trainyard:cluster"}}}},
        {"ec2:CreateTags", kInstance, {{"aws:TagKeys", {"trainyard:cluster"}}, {"ec2:CreateAction", {"CreateVolume"}}}},
        {"ec2:CreateTags", kInstance, ours({{"aws:TagKeys", {"trainyard:cluster", "billing"}}})},
        {"ec2:DeleteTags", kInstance, kOurs},
        {"ec2:TerminateInstances", kInstance, {}},
        {"ec2:StopInstances", kInstance, {}},
        {"ec2:DeleteVolume", "arn:aws:ec2:us-east-1:123456789012:volume/vol-1", {}},
        {"ec2:DeleteSecurityGroup", kGroup, {}},
        {"ec2:AuthorizeSecurityGroupIngress", kGroup, {}},
        {"ec2:AuthorizeSecurityGroupEgress", kGroup, {}},
        {"ec2:RevokeSecurityGroupIngress", kGroup, {}},
        {"ec2:ModifyInstanceAttribute", kInstance, {{"ec2:Attribute", {"InstanceType"}}}},
        {"ec2:ModifyInstanceAttribute", kInstance, ours({{"ec2:Attribute", {"UserData"}}})},
        {"ec2:ModifyInstanceAttribute", kInstance, ours({{"ec2:Attribute", {"GroupSet"}}})},
        {"ec2:ModifyInstanceAttribute", kInstance, kOurs},
        {"cloudformation:DeleteStack", "arn:aws:cloudformation:us-east-1:123456789012:stack/theirs/1", {}},
        {"autoscaling:UpdateAutoScalingGroup", "*", {}},
        {"elasticmapreduce:TerminateJobFlows", "*", {}},
        {"cloudformation:CreateStack", "arn:aws:cloudformation:us-east-1:123456789012:stack/theirs/*", {}},
        {"cloudformation:UpdateStack", "arn:aws:cloudformation:us-east-1:123456789012:stack/theirs/1", {}},
        {"autoscaling:TerminateInstanceInAutoScalingGroup", "*", {}},
        {"elasticmapreduce:RunJobFlow", "*", {}},
        {"elasticmapreduce:AddJobFlowSteps", "*", {}}, // code that runs with the role of a foreign cluster
        {"elasticfilesystem:DeleteFileSystem", "*", {}},
        {"elasticfilesystem:ModifyMountTargetSecurityGroups", "*", {}},
        {"ec2:DeleteVpc", "arn:aws:ec2:us-east-1:123456789012:vpc/vpc-1", {}},
        {"ec2:CreateTags", kInstance, {{"aws:CalledVia", {"athena.amazonaws.com"}}}},
        {"iam:PassRole",
         "arn:aws:iam::123456789012:role/EMR_EC2_DefaultRole",
         {{"iam:PassedToService", {"lambda.amazonaws.com"}}}},
        {"iam:CreateServiceLinkedRole",
         "arn:aws:iam::123456789012:role/aws-service-role/x",
         {{"iam:AWSServiceName", {"organizations.amazonaws.com"}}}},
        {"iam:CreateRole",
         "arn:aws:iam::123456789012:role/other",
         {{"aws:CalledVia", {"cloudformation.amazonaws.com"}}}},
        // data of other users
        {"s3:GetObject", "arn:aws:s3:::payroll/2026", {}},
        {"s3:DeleteBucket", "arn:aws:s3:::payroll", {}},
        {"s3:PutBucketPolicy", "arn:aws:s3:::trainyard-data", {}},
    };
    for (const auto &attempt : attempts)
        EXPECT_FALSE(mayWithManaged(attempt))
            << attempt.action << " on " << attempt.resource << " " << testing::PrintToString(attempt.context);
}

TEST(Policy, NothingForeignBecomesOursByATag)
{
    const std::vector<PolicyRequest> tags{
        {"elasticmapreduce:AddTags", kEmrCluster, kTagging},
        {"elasticmapreduce:AddTags", "arn:aws:elasticmapreduce:us-east-1:123456789012:studio/es-1", kTagging},
        {"elasticmapreduce:AddTags", std::string(kEmrCluster) + "/session/s", kTagging},
        {"elasticmapreduce:AddTags", kEmrCluster, tagging({{"aws:CalledVia", {"cloudformation.amazonaws.com"}}})},
        {"elasticfilesystem:TagResource", kFileSystem, kTagging},
        {"elasticfilesystem:TagResource", kFileSystem,
         tagging({{"elasticfilesystem:CreateAction", {"CreateAccessPoint"}}})},
        {"autoscaling:CreateOrUpdateTags", kScalingGroup, kTagging},
        {"autoscaling:CreateOrUpdateTags", kScalingGroup, tagging({{"aws:CalledVia", {"athena.amazonaws.com"}}})},
        {"ec2:CreateTags", kInstance, kTagging},
    };
    for (const auto *action : {"UpdateStack", "CreateChangeSet", "ExecuteChangeSet"}) // which tag an existing stack
        EXPECT_FALSE(mayWithManaged(
            {"cloudformation:TagResource", kStack, tagging({{"cloudformation:CreateAction", {action}}})}))
            << action;
    for (const auto &first : tags) {
        EXPECT_FALSE(mayWithManaged(first)) << first.action << " " << testing::PrintToString(first.context);
        auto changed = first; // what has the tag already can be tagged again
        changed.context = ours(first.context);
        EXPECT_TRUE(mayWithManaged(changed)) << first.action << " of ours";
    }
    // The second step: allowed for what has the tag, so the first one decides.
    const std::vector<PolicyRequest> acts{
        {"elasticmapreduce:AddJobFlowSteps", kEmrCluster}, // code that runs with the role of the cluster
        {"elasticmapreduce:AddInstanceGroups", kEmrCluster},
        {"elasticmapreduce:ModifyInstanceGroups", kEmrCluster},
        {"elasticmapreduce:CancelSteps", kEmrCluster},
        {"elasticmapreduce:RemoveTags", kEmrCluster},
        {"elasticmapreduce:SetTerminationProtection", kEmrCluster},
        {"elasticmapreduce:TerminateJobFlows", kEmrCluster},
        {"elasticfilesystem:CreateMountTarget", kFileSystem},
        {"elasticfilesystem:DeleteMountTarget", kFileSystem},
        {"elasticfilesystem:DeleteFileSystem", kFileSystem},
        {"autoscaling:SetDesiredCapacity", kScalingGroup},
        {"autoscaling:TerminateInstanceInAutoScalingGroup", kScalingGroup},
        {"autoscaling:UpdateAutoScalingGroup", kScalingGroup},
        {"autoscaling:DeleteAutoScalingGroup", kScalingGroup},
    };
    for (const auto &second : acts) {
        EXPECT_FALSE(mayWithManaged(second)) << second.action;
        EXPECT_FALSE(mayWithManaged({second.action, second.resource, kTagging})) << second.action;
        EXPECT_TRUE(mayWithManaged({second.action, second.resource, kOurs})) << second.action;
    }
}

/// Each creation with tags is two requests to IAM: of the creation, and of the service's permission to tag.
TEST(Policy, WhatIsMadeIsTaggedByItsCreation) // A9, A12
{
    const Context viaStack{{"aws:CalledVia", {"cloudformation.amazonaws.com"}}};
    const Context newFileSystem{{"elasticfilesystem:CreateAction", {"CreateFileSystem"}}};
    Context inStack = newFileSystem;
    inStack.insert(viaStack.begin(), viaStack.end());
    const std::vector<PolicyRequest> ofOurs{
        // the resource as in AWS's refusals: a cluster that is being created has no ID
        {"elasticmapreduce:RunJobFlow", "*", kTagging},
        {"elasticmapreduce:AddTags", "arn:aws:elasticmapreduce:us-east-1:123456789012:cluster/*", kTagging},
        {"elasticfilesystem:CreateFileSystem", "*", kTagging},
        {"elasticfilesystem:TagResource", kFileSystem, tagging(newFileSystem)},
        // parts of a stack
        {"cloudformation:CreateStack", "*", kTagging},
        {"cloudformation:TagResource", kStack, tagging({{"cloudformation:CreateAction", {"CreateStack"}}})},
        {"autoscaling:CreateAutoScalingGroup", kScalingGroup, tagging(viaStack)},
        {"autoscaling:CreateOrUpdateTags", kScalingGroup, tagging(viaStack)},
        {"elasticfilesystem:TagResource", kFileSystem, tagging(inStack)},
    };
    for (const auto &request : ofOurs) {
        EXPECT_TRUE(mayWithManaged(request)) << request.action << " " << testing::PrintToString(request.context);
        auto untagged = request;
        untagged.context.erase("aws:RequestTag/trainyard:cluster");
        EXPECT_FALSE(mayWithManaged(untagged)) << request.action << " without our tag";
    }
}

TEST(Policy, StacksAndEmrClustersAreMadeWithOurTagAndTheirNetworkByCloudFormation) // A9, A12
{
    const Context viaStack{{"aws:CalledVia", {"cloudformation.amazonaws.com"}}};
    EXPECT_TRUE(mayWithManaged({"cloudformation:CreateStack", "*", kTagging}));
    EXPECT_TRUE(mayWithManaged({"elasticmapreduce:RunJobFlow", "*", kTagging}));
    const std::string vpc = "arn:aws:ec2:us-east-1:123456789012:vpc/*";
    EXPECT_TRUE(mayWithManaged({"ec2:CreateVpc", vpc, tagging(viaStack)}));
    EXPECT_FALSE(mayWithManaged({"ec2:CreateVpc", vpc, kTagging}));
    EXPECT_FALSE(may({"cloudformation:CreateStack", "*", kTagging})) << "clusters on EC2 need none of it";
    for (const char *role : {"EMR_DefaultRole", "EMR_EC2_DefaultRole"})
        EXPECT_TRUE(mayWithManaged({"iam:PassRole",
                                    std::string("arn:aws:iam::123456789012:role/") + role,
                                    {{"iam:PassedToService", {"elasticmapreduce.amazonaws.com"}}}}));
}

TEST(Policy, TheBoundaryIsBucketsAndNodesOfStacksOnly)
{
    const PolicySimulator boundary(nodeBoundary("us-east-1"));
    for (const auto *action : {"iam:CreateUser", "ec2:RunInstances", "sts:AssumeRole", "s3:PutBucketPolicy",
                               "s3:DeleteBucket", "s3:ListAllMyBuckets"})
        EXPECT_FALSE(boundary.allows({action, "*"})) << action;
    EXPECT_FALSE(boundary.allows({"s3:GetObject", "arn:aws:s3:::payroll/2026"}));
    // The boundary covers all permissions of our own roles.
    for (const auto *action : {"s3:GetObject", "s3:PutObject", "s3:DeleteObject", "s3:AbortMultipartUpload",
                               "s3:ListMultipartUploadParts"}) {
        EXPECT_TRUE(PolicySimulator(bucketPolicy({"trainyard-data"}, "us-east-1"))
                        .allows({action, "arn:aws:s3:::trainyard-data/key"}))
            << action;
        EXPECT_TRUE(boundary.allows({action, "arn:aws:s3:::trainyard-data/key"})) << action;
    }
    EXPECT_EQ(nodeBoundaryArn("123456789012", "us-east-1"), kBoundary);
    EXPECT_EQ(nodeBoundaryArn("1", "cn-north-1"), "arn:aws-cn:iam::1:policy/trainyard/node-boundary");
}

TEST(EmrDefaultRoles, HaveThePrincipalsOfTheirPartition)
{
    const auto principals = [](std::string_view region) {
        std::vector<std::string> found;
        for (const RoleSpec &role : emrDefaultRoles(region))
            found.push_back(role.principal);
        return found;
    };
    EXPECT_EQ(principals("us-gov-west-1"),
              (std::vector<std::string>{"ec2.amazonaws.com", "elasticmapreduce.amazonaws.com"}));
    EXPECT_EQ(principals("cn-north-1"),
              (std::vector<std::string>{"ec2.amazonaws.com.cn", "elasticmapreduce.amazonaws.com.cn"}));
}

TEST(Policy, IsADocumentThatIamTakes) // A8
{
    for (const auto *region : {"us-east-1", "cn-north-1", "us-gov-east-1"}) {
        for (const auto &document :
             {leastPrivilegePolicy(region), managedServicesPolicy(region), nodeBoundary(region)}) {
            const auto blanks =
                std::count_if(document.begin(), document.end(), [](unsigned char c) { return std::isspace(c); });
            EXPECT_LT(document.size() - std::size_t(blanks), 6144u) << region << ": IAM's limit for managed policies";
            const auto policy = nlohmann::json::parse(document);
            EXPECT_EQ(policy["Version"], "2012-10-17");
            std::set<std::string> names;
            for (const auto &statement : policy["Statement"]) {
                EXPECT_EQ(statement["Effect"], "Allow");
                if (statement.contains("Sid")) {
                    EXPECT_TRUE(names.insert(statement["Sid"].get<std::string>()).second) << statement["Sid"];
                }
                for (const std::string action : statement["Action"])
                    EXPECT_EQ(action.find('*'), std::string::npos) << action;
                const bool isMain = std::string(region) == "us-east-1";
                EXPECT_TRUE(isMain || statement.dump().find("arn:aws:") == std::string::npos) << statement;
            }
        }
    }
}

TEST(PolicySimulator, DeniesWhatIsDeniedAndRefusesWhatItDoesNotKnow)
{
    const PolicySimulator some(R"({"Statement": [
        {"Effect": "Allow", "NotAction": "iam:*", "Resource": "*"},
        {"Effect": "Deny", "Action": "s3:*", "Resource": "arn:aws:s3:::payroll/*",
         "Condition": {"StringNotEquals": {"aws:username": ["root"]}}}]})");
    EXPECT_TRUE(some.allows({"ec2:RunInstances", "*"}));
    EXPECT_FALSE(some.allows({"iam:CreateUser", "*"}));
    EXPECT_FALSE(some.allows({"s3:GetObject", "arn:aws:s3:::payroll/x"})) << "no name is another name";
    EXPECT_TRUE(some.allows({"s3:GetObject", "arn:aws:s3:::payroll/x", {{"aws:username", {"root"}}}}));
    const PolicySimulator strange(R"({"Statement": [{"Effect": "Allow", "Action": "*", "Resource": "*",
                                     "Condition": {"IpAddress": {"aws:SourceIp": "192.0.2.0/24"}}}]})");
    EXPECT_THROW(strange.allows({"ec2:RunInstances", "*"}), std::invalid_argument);
    EXPECT_TRUE(policyMatches("arn:*:role/a*b?", "arn:aws:iam::1:role/axxbc"));
    EXPECT_FALSE(policyMatches("arn:*:role/a*b?", "arn:aws:iam::1:role/axxb"));
}

} // namespace trainyard::cluster
