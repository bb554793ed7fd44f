#pragma once

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "backend/aws/ec2/ec2_calls_internal.h"
#include "backend/aws/services/account_calls_internal.h"
#include "backend/aws/services/efs_calls_internal.h"
#include "backend/aws/services/emr/emr_calls_internal.h"
#include "backend/aws/services/stacks/auto_scaling_calls_internal.h"
#include "backend/aws/services/stacks/cloudformation_calls_internal.h"

namespace trainyard::aws::test {

/// Every call of EC2, Auto Scaling and CloudFormation, with all parameters that it can have.
inline std::vector<QueryCall> everyQueryCall()
{
    const std::vector<Filter> filters{{"n", {"v", "w"}}};
    const std::vector<InstanceId> ids{InstanceId("i-1"), InstanceId("i-2")};
    const Tags tags{{"k", "v"}, {"l", "w"}};
    RunInstancesRequest run{
        .imageId = "a", .instanceType = "t", .keyName = "k", .securityGroupIds = {"s"}, .subnetId = "n", .zone = "z"};
    run.userData = "u";
    run.clientToken = "c";
    run.rootDeviceName = "/dev/xvda";
    run.rootVolumeGiB = 9;
    run.instanceProfile = "p";
    run.spot = true;
    run.maxPriceUsd = 0.1;
    run.placementGroup = "g";
    run.launchTemplate = "lt-1";
    run.launchTemplateVersion = "1";
    run.tags = tags;
    run.dryRun = true;
    auto withInterface = run;
    withInterface.publicIp = true;
    withInterface.hibernate = true; // K31
    withInterface.launchTemplate = "name";
    withInterface.instanceProfile = "arn:x";
    withInterface.efa = true; // B24
    auto reserved = run;      // B23
    reserved.spot = false;
    reserved.capacityReservation = "cr-1";
    reserved.capacityBlock = true;
    const IngressRule v4{"tcp", 1, 2, "1.2.3.4/32", "", "d"}, v6{"tcp", 1, 2, "::/0", "", "d"},
        group{"-1", -1, -1, "", "sg", "d"};
    const CreateGroupRequest scaled{"g", "lt-1", "2", 1, 4, 2, {"s", "t"}, tags};
    const CreateStackRequest stack{"s", "{}", {{"p", ""}}, {"c"}, tags, OnFailure::Keep, std::chrono::minutes(60),
                                   "t", true};
    return {ec2::runInstances(run),
            ec2::runInstances(withInterface),
            ec2::runInstances(reserved),
            ec2::describeInstances(ids, filters),
            ec2::terminateInstances(ids),
            ec2::describeInstanceStatus(ids),
            ec2::getConsoleOutput(ids[0], true),
            ec2::createTags({"a", "b"}, tags),
            ec2::importKeyPair("n", "p", tags),
            ec2::describeKeyPairs({"a"}, filters),
            ec2::deleteKeyPair("n"),
            ec2::createSecurityGroup("n", "d", "v", tags),
            ec2::authorizeIngress("g", v4),
            ec2::authorizeIngress("g", v6),
            ec2::authorizeIngress("g", group),
            ec2::authorizeEgress("g", group),
            ec2::revokeIngress("g", v4),
            ec2::describeSecurityGroups({"g"}, filters),
            ec2::deleteSecurityGroup("g"),
            ec2::describeImages({"a"}, {"o"}, filters),
            ec2::describeInstanceTypes({"t"}, filters),
            ec2::describeInstanceTypeOfferings(true, filters),
            ec2::describeSpotPrices({}, {"t"}), // B7
            ec2::describeRegions(),
            ec2::describeAvailabilityZones(),
            ec2::describeVpcs(filters),
            ec2::describeSubnets(filters),
            ec2::describeVolumes(filters),
            ec2::setTerminationProtection(ids[0], false),
            ec2::stopInstances(ids, true),
            ec2::describeTerminationProtection(ids[0]),
            ec2::setInstanceType(ids[0], "t"),
            ec2::getConsoleScreenshot(ids[0]),
            ec2::createImage({ids[0], "n", "d", false, tags}), // F31
            ec2::deregisterImage("ami-1"),
            ec2::deleteSnapshot("snap-1"),
            autoscaling::describeGroups({"g"}),
            autoscaling::emptyGroup("g"),
            autoscaling::deleteGroup("g"),
            autoscaling::describeInstances(ids), // C25, D16, H3
            autoscaling::describeActivities("g", 20),
            autoscaling::createGroup(scaled),
            autoscaling::resizeGroup("g", {1, 4, 2}),
            autoscaling::setDesiredCapacity("g", 2),
            autoscaling::terminateInstance(ids[0], true),
            autoscaling::detachInstances("g", ids, false),
            autoscaling::protectInstances("g", ids, true),
            autoscaling::suspendProcesses("g", {"ReplaceUnhealthy"}),
            autoscaling::resumeProcesses("g", {"ReplaceUnhealthy"}),
            autoscaling::tagGroup("g", tags),
            autoscaling::describeScheduledActions("g"),
            autoscaling::putScheduledAction({"g", "a", Timestamp(), {0, 0, 0}, ""}),
            autoscaling::deleteScheduledAction("g", "a"),
            cloudformation::validateTemplate("{}"), // D1
            cloudformation::createStack(stack),
            cloudformation::updateParameters("s", {{"p", "v"}}, {"q"}, {"c"}, "t"),
            cloudformation::describeStacks("s"),
            cloudformation::listStacks({"CREATE_COMPLETE"}),
            cloudformation::describeEvents("s"),
            cloudformation::listResources("s"),
            cloudformation::describeResourcesOf("i-1"),
            cloudformation::getTemplate("s"),
            cloudformation::deleteStack("s", {"r"}),
            cloudformation::setProtection("s", false),
            ec2::startInstances(ids),
            ec2::rebootInstances(ids),
            ec2::deleteVolume("v"),
            ec2::describeAddresses(filters),
            ec2::releaseAddress("a"),
            ec2::describeNatGateways(filters), // K15
            ec2::deleteNatGateway("nat-1"),
            ec2::describeLaunchTemplates(filters),
            ec2::describeLaunchTemplateVersions("lt-1", ""),
            ec2::describeLaunchTemplateVersions("n", "2"),
            ec2::listLaunchTemplateVersions("lt-1"), // B25
            ec2::deleteLaunchTemplate("lt-1"),
            ec2::describeCapacityReservations(filters),
            ec2::createPlacementGroup("n", tags),
            ec2::describePlacementGroups(filters),
            ec2::deletePlacementGroup("n"),
            ec2::describeSpotRequests(filters),
            ec2::cancelSpotRequests({"sir-1"}),
            ec2::describeRouteTables(filters),
            ec2::spotPlacementScores({"t"}, 3, "r")};
}

/// A request with every member that a cluster can have.
inline RunJobFlowRequest completeJobFlow()
{
    RunJobFlowRequest request;
    request.name = "demo";
    request.releaseLabel = "emr-7.5.0";
    request.logUri = "s3://logs/";
    request.applications = {"Hadoop", "Spark"};
    request.serviceRole = "EMR_DefaultRole";
    request.instanceProfile = "EMR_EC2_DefaultRole";
    request.customImage = "ami-1";
    request.rootVolumeGiB = 60;
    request.groups = {{"head", "MASTER", "m5.xlarge", 1, false, "", 0},
                      {"workers", "CORE", "g5.xlarge", 2, true, "0.5", 100},
                      {"extra", "TASK", "g5.xlarge", 1, true, "", 0}};
    request.keyName = "key";
    request.subnetId = "subnet-1";
    request.masterGroup = "sg-1";
    request.slaveGroup = "sg-2";
    request.serviceGroup = "sg-3";
    request.additionalMasterGroups = request.additionalSlaveGroups = {"sg-4", "sg-5"};
    request.keepAlive = true;
    request.protect = true;
    request.bootstrapActions = {{"efs", "s3://scripts/emr_efs_bootstrap.sh", {"fs-1", "us-east-1"}},
                                {"none", "s3://scripts/none.sh", {}}};
    request.steps = {{"train", "CONTINUE", "command-runner.jar", {"bash", "-c", "echo 'a, b'"}}};
    request.idleTimeout = std::chrono::hours(1);
    request.stepConcurrency = 2;
    request.tags = {{"k", "v"}, {"l", "w"}};
    return request;
}

/// Every call of EMR, with all members that it can have.
inline std::vector<JsonCall> everyEmrCall()
{
    const auto run = completeJobFlow();
    return {emr::runJobFlow(run),
            emr::listClusters({"WAITING"}, Timestamp(std::chrono::seconds(1'700'000'000)), "m"),
            emr::describeCluster("j"),
            emr::listInstanceGroups("j", "m"),
            emr::listInstances("j", "CORE", "m"),
            emr::listBootstrapActions("j", "m"),
            emr::addSteps("j", run.steps),
            emr::listSteps("j", "m"),
            emr::describeStep("j", "s"),
            emr::cancelSteps("j", {"s"}, true),
            emr::modifyInstanceGroups("j", {{"ig", 3, {InstanceId("i-1")}}}),
            emr::addInstanceGroups("j", run.groups),
            emr::setProtection({"j"}, false),
            emr::terminateClusters({"j"}),
            emr::getIdleTimeout("j"),
            emr::addTags("j", run.tags),
            emr::removeTags("j", {"k"}),
            emr::listReleaseLabels(),
            emr::describeReleaseLabel("emr-7.5.0"),
            emr::listInstanceTypes("emr-7.5.0", "m"),
            emr::getBlockPublicAccess()};
}

/// Every request of EFS, with all members that it can have.
inline std::vector<ApiRequest> everyEfsRequest()
{
    const Tags tags{{"k", "v"}};
    return {efs::createFileSystem({"t", "n", true, "elastic", "us-east-1a", tags}),
            efs::describeFileSystems("fs-1", "t", "m"),
            efs::deleteFileSystem("fs-1"),
            efs::tagResource("fs-1", tags),
            efs::createMountTarget("fs-1", "subnet-1", {"sg-1", "sg-2"}),
            efs::describeMountTargets("fs-1", "m"),
            efs::deleteMountTarget("fsmt-1"),
            efs::describeMountTargetGroups("fsmt-1"),
            efs::modifyMountTargetGroups("fsmt-1", {"sg-1"})};
}

/// Service and operation of every request that our clients can send.
inline std::set<std::pair<std::string, std::string>> everyOperation()
{
    std::set<std::pair<std::string, std::string>> all;
    const auto add = [&](const Call &call) { all.emplace(call.service, call.operation); };
    for (const auto &call : everyQueryCall())
        add(call.call());
    for (const auto &call : everyEmrCall())
        add(call.call());
    for (const auto &request : everyEfsRequest())
        add(request.call);
    const Secret secret("secret");
    const AssumeRoleRequest role{"r", "s", "x", std::chrono::seconds(900)};
    for (const auto &call : {sts::getCallerIdentity(),
                             sts::assumeRole(role),
                             sts::assumeRoleWithWebIdentity(role, secret),
                             sts::decodeAuthorizationMessage("m"),
                             sts::getSessionToken("d", secret),
                             sts::getFederationToken("n", "{}", std::chrono::seconds(900)),
                             iam::listAccountAliases(),
                             iam::getRole("r"),
                             iam::createRole("r", "{}", {}, "/p/"),
                             iam::deleteRole("r"),
                             iam::putRolePolicy("r", "n", "{}"),
                             iam::deleteRolePolicy("r", "n"),
                             iam::attachRolePolicy("r", "a"),
                             iam::detachRolePolicy("r", "a"),
                             iam::getInstanceProfile("p"),
                             iam::createInstanceProfile("p", {}, "/p/"),
                             iam::deleteInstanceProfile("p"),
                             iam::addRoleToInstanceProfile("p", "r"),
                             iam::removeRoleFromInstanceProfile("p", "r"),
                             iam::getPolicy("a"),
                             iam::listAttachedPolicies(PolicyHolder::User, "u"),
                             iam::listAttachedPolicies(PolicyHolder::Group, "g"),
                             iam::listAttachedPolicies(PolicyHolder::Role, "r"),
                             iam::listGroupsForUser("u"),
                             iam::listRoles("/p/"),
                             iam::listRolePolicies("r")})
        add(call.call());
    for (const auto &call : {ssm::getParameter("/p"), pricing::getProducts("t", "r"),
                             quotas::getServiceQuota("ec2", "L"), quotas::getDefaultQuota("ec2", "L"),
                             quotas::requestIncrease("ec2", "L", 1), quotas::listRequests("ec2", "L")})
        add(call.call());
    add(sso::getRoleCredentials("1", "r", secret).call);
    add(sso::createToken("c", secret, secret).call);
    for (const auto *operation : {"ListBuckets",
                                  "CreateBucket",
                                  "HeadBucket",
                                  "GetBucketPolicyStatus",
                                  "GetPublicAccessBlock",
                                  "PutPublicAccessBlock",
                                  "PutBucketEncryption",
                                  "PutBucketTagging",
                                  "DeleteBucket",
                                  "PutObject",
                                  "GetObject",
                                  "HeadObject",
                                  "ListObjectsV2",
                                  "DeleteObject",
                                  "CreateMultipartUpload",
                                  "UploadPart",
                                  "CompleteMultipartUpload",
                                  "AbortMultipartUpload",
                                  "GetBucketAcl",
                                  "GetBucketLifecycleConfiguration",
                                  "PutBucketLifecycleConfiguration",
                                  "ListObjectVersions",
                                  "ListMultipartUploads",
                                  "DeleteObjects"})
        all.emplace("s3", operation);
    return all;
}

} // namespace trainyard::aws::test
