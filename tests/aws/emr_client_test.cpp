// C1 to C26: requests and replies of EMR.
#include <atomic>

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "backend/aws/services/emr/emr_client.h"
#include "tests/aws/every_call.h"
#include "tests/aws/fixtures.h"
#include "tests/support/http_server.h"

using namespace trainyard;
using namespace trainyard::aws;
using namespace trainyard::aws::test;
using nlohmann::json;
using support::httpResponse;
using support::HttpServer;
using support::ReceivedRequest;
using testing::ElementsAre;

namespace {

json emrBody(const ReceivedRequest &request)
{
    return json::parse(request.body, nullptr, false);
}

support::RawResponse emrError(const std::string &type, const std::string &message)
{
    return httpResponse(400, json{{"__type", type}, {"Message", message}}.dump());
}

} // namespace

TEST(EmrClient, SendsEveryMemberOfAJobFlow) // C1 to C16, C24, C26
{
    HttpServer server(
        [](const ReceivedRequest &) { return httpResponse(200, R"({"JobFlowId":"j-1","ClusterArn":"arn:1"})"); });
    EmrClient emr(newHttp(), configFor(server.url()));
    const auto made = emr.runJobFlow(completeJobFlow(), {soon(), {}});
    ASSERT_TRUE(made) << made.error().detail;
    EXPECT_EQ(made->id + " " + made->arn, "j-1 arn:1");
    const auto sent = server.received().at(0);
    EXPECT_EQ(sent.header("x-amz-target"), "ElasticMapReduce.RunJobFlow");
    EXPECT_EQ(emrBody(sent), json::parse(R"({
        "Name": "demo", "ReleaseLabel": "emr-7.5.0", "LogUri": "s3://logs/", "ServiceRole": "EMR_DefaultRole",
        "JobFlowRole": "EMR_EC2_DefaultRole", "CustomAmiId": "ami-1", "EbsRootVolumeSize": 60,
        "VisibleToAllUsers": true, "StepConcurrencyLevel": 2, "AutoTerminationPolicy": {"IdleTimeout": 3600},
        "Applications": [{"Name": "Hadoop"}, {"Name": "Spark"}],
        "Tags": [{"Key": "k", "Value": "v"}, {"Key": "l", "Value": "w"}],
        "Instances": {
            "InstanceGroups": [
                {"Name": "head", "InstanceRole": "MASTER", "InstanceType": "m5.xlarge", "InstanceCount": 1,
                 "Market": "ON_DEMAND"},
                {"Name": "workers", "InstanceRole": "CORE", "InstanceType": "g5.xlarge", "InstanceCount": 2,
                 "Market": "SPOT", "BidPrice": "0.5", "EbsConfiguration": {"EbsBlockDeviceConfigs": [
                    {"VolumeSpecification": {"VolumeType": "gp3", "SizeInGB": 100}, "VolumesPerInstance": 1}]}},
                {"Name": "extra", "InstanceRole": "TASK", "InstanceType": "g5.xlarge", "InstanceCount": 1,
                 "Market": "SPOT"}],
            "Ec2KeyName": "key", "Ec2SubnetId": "subnet-1", "KeepJobFlowAliveWhenNoSteps": true,
            "TerminationProtected": true, "EmrManagedMasterSecurityGroup": "sg-1",
            "EmrManagedSlaveSecurityGroup": "sg-2", "ServiceAccessSecurityGroup": "sg-3",
            "AdditionalMasterSecurityGroups": ["sg-4", "sg-5"], "AdditionalSlaveSecurityGroups": ["sg-4", "sg-5"]},
        "BootstrapActions": [
            {"Name": "efs", "ScriptBootstrapAction": {"Path": "s3://scripts/emr_efs_bootstrap.sh",
                                                      "Args": ["fs-1", "us-east-1"]}},
            {"Name": "none", "ScriptBootstrapAction": {"Path": "s3://scripts/none.sh"}}],
        "Steps": [{"Name": "train", "ActionOnFailure": "CONTINUE", "HadoopJarStep": {
            "Jar": "command-runner.jar", "Args": ["bash", "-c", "echo 'a, b'"]}}]})"));
}

TEST(EmrClient, NeverRepeatsARequestWithoutAToken) // K19
{
    std::atomic<int> received = 0;
    HttpServer server([&](const ReceivedRequest &) {
        ++received;
        return support::RawResponse{{}, true};
    });
    EmrClient emr(newHttp(), configFor(server.url()));
    EXPECT_EQ(emr.runJobFlow(completeJobFlow(), {soon(), {}}).error().code, ErrorCode::Disconnected);
    EXPECT_EQ(received, 1);
    EXPECT_EQ(emr.addSteps("j-1", {{.name = "s"}}, {soon(), {}}).error().code, ErrorCode::Disconnected);
    EXPECT_EQ(received, 2);
    EXPECT_EQ(
        emr.addInstanceGroups("j-1", {{.name = "t", .role = "TASK", .type = "m5.xlarge"}}, {soon(), {}}).error().code,
        ErrorCode::Disconnected);
    EXPECT_EQ(received, 3);
    EXPECT_FALSE(emr.describeCluster("j-1", {soon(), {}}));
    EXPECT_GT(received, 4) << "reading is repeated";
}

TEST(EmrClient, ReadsTheStateOfACluster) // C17, M4
{
    HttpServer server([](const ReceivedRequest &) {
        return httpResponse(200, R"({"Cluster":{"Id":"j-1","Name":"demo","Status":{"State":"TERMINATED_WITH_ERRORS",
            "StateChangeReason":{"Code":"BOOTSTRAP_FAILURE","Message":"bootstrap action 1 failed"},
            "Timeline":{"CreationDateTime":1.7E9,"EndDateTime":1.7000006E9}},
            "Ec2InstanceAttributes":{"Ec2KeyName":"key","Ec2SubnetId":"subnet-1","Ec2AvailabilityZone":"us-east-1a",
            "IamInstanceProfile":"EMR_EC2_DefaultRole","EmrManagedMasterSecurityGroup":"sg-1",
            "EmrManagedSlaveSecurityGroup":"sg-2","AdditionalMasterSecurityGroups":["sg-4"]},
            "LogUri":"s3n://logs/","ReleaseLabel":"emr-7.5.0","EbsRootVolumeSize":60,"AutoTerminate":false,
            "TerminationProtected":true,"Applications":[{"Name":"Hadoop","Version":"3.4.0"}],
            "MasterPublicDnsName":"ec2-1.compute.amazonaws.com","Tags":[{"Key":"k","Value":"v"}],
            "InstanceCollectionType":"INSTANCE_GROUP"}})");
    });
    EmrClient emr(newHttp(), configFor(server.url()));
    const auto found = emr.describeCluster("j-1", {soon(), {}});
    ASSERT_TRUE(found) << found.error().detail;
    EXPECT_TRUE(found->gone() && found->failed() && found->isProtected);
    EXPECT_FALSE(found->isUp() || found->usesFleets || found->endsWithSteps);
    EXPECT_EQ(found->reasonCode + ": " + found->reason, "BOOTSTRAP_FAILURE: bootstrap action 1 failed");
    EXPECT_EQ(found->masterDns + " " + found->subnetId + " " + found->zone,
              "ec2-1.compute.amazonaws.com subnet-1 us-east-1a");
    EXPECT_EQ(found->rootVolumeGiB, 60);
    EXPECT_THAT(found->applications, ElementsAre(EmrApplication{"Hadoop", "3.4.0"}));
    EXPECT_THAT(found->additionalMasterGroups, ElementsAre("sg-4"));
    EXPECT_EQ(found->tags, (Tags{{"k", "v"}}));
    ASSERT_TRUE(found->timeline.ended);
    EXPECT_EQ(*found->timeline.ended - found->timeline.created, std::chrono::seconds(600));
    EXPECT_FALSE(found->timeline.ready);
}

TEST(EmrClient, ReadsGroupsInstancesAndStepsPageByPage) // C9, C10, C17, C26
{
    HttpServer server([](const ReceivedRequest &r) {
        const auto target = r.header("x-amz-target");
        if (target.ends_with("ListInstanceGroups"))
            return httpResponse(200, R"({"InstanceGroups":[{"Id":"ig-1","InstanceGroupType":"CORE","Market":"SPOT",
                "InstanceType":"g5.xlarge","RequestedInstanceCount":3,"RunningInstanceCount":1,
                "Status":{"State":"RESIZING","StateChangeReason":{"Message":"m"}}}]})");
        if (target.ends_with("ListInstances"))
            return httpResponse(200, emrBody(r).value("Marker", "") == "next"
                                         ? R"({"Instances":[{"Id":"ci-2","Ec2InstanceId":"i-2"}]})"
                                         : R"({"Instances":[{"Id":"ci-1","Ec2InstanceId":"i-1","InstanceGroupId":"ig-1",
                "PublicIpAddress":"1.2.3.4","PrivateIpAddress":"10.0.0.5","Status":{"State":"RUNNING",
                "Timeline":{"ReadyDateTime":1.7E9}}}],"Marker":"next"})");
        if (target.ends_with("ListSteps"))
            return httpResponse(200, R"({"Steps":[{"Id":"s-1","Name":"train","Config":{"Jar":"command-runner.jar",
                "Args":["bash"]},"Status":{"State":"FAILED","FailureDetails":{"Reason":"Unknown Error.","Message":"m",
                "LogFile":"s3://logs/j-1/steps/s-1/stderr.gz"},"Timeline":{"StartDateTime":1.7E9}}}]})");
        return httpResponse(200, R"({"BootstrapActions":[{"Name":"efs","ScriptPath":"s3://b/s.sh","Args":["fs-1"]}]})");
    });
    EmrClient emr(newHttp(), configFor(server.url()));
    const auto groups = emr.listInstanceGroups("j-1", {soon(), {}});
    ASSERT_TRUE(groups && groups->size() == 1);
    EXPECT_EQ(groups->front().requested, 3);
    EXPECT_EQ(groups->front().running, 1);
    EXPECT_TRUE(groups->front().spot);
    const auto instances = emr.listInstances("j-1", "CORE", {soon(), {}});
    ASSERT_TRUE(instances && instances->size() == 2);
    EXPECT_EQ(instances->front().instance, InstanceId("i-1"));
    EXPECT_EQ(instances->front().publicIp + " " + instances->front().privateIp, "1.2.3.4 10.0.0.5");
    EXPECT_EQ(instances->back().instance, InstanceId("i-2"));
    EXPECT_EQ(emrBody(server.received().at(1)),
              json({{"ClusterId", "j-1"}, {"InstanceGroupTypes", json::array({"CORE"})}}));
    const auto steps = emr.listSteps("j-1", {soon(), {}});
    ASSERT_TRUE(steps && steps->size() == 1);
    EXPECT_TRUE(steps->front().ended() && steps->front().timeline.ready);
    EXPECT_EQ(steps->front().failureLog, "s3://logs/j-1/steps/s-1/stderr.gz");
    EXPECT_THAT(*emr.listBootstrapActions("j-1", {soon(), {}}),
                ElementsAre(EmrBootstrapAction{"efs", "s3://b/s.sh", {"fs-1"}}));
}

TEST(EmrClient, ResizesAndCancels) // C25, C26
{
    HttpServer server([](const ReceivedRequest &r) {
        return r.header("x-amz-target").ends_with("CancelSteps")
                   ? httpResponse(200, R"({"CancelStepsInfoList":[{"StepId":"s-1","Status":"SUBMITTED"},
                         {"StepId":"s-2","Status":"FAILED","Reason":"already ended"}]})")
                   : httpResponse(200, "");
    });
    EmrClient emr(newHttp(), configFor(server.url()));
    EXPECT_TRUE(emr.modifyInstanceGroups("j-1", {{.groupId = "ig-1", .count = 0}}, {soon(), {}}));
    EXPECT_EQ(emrBody(server.received().at(0)),
              json::parse(R"({"ClusterId":"j-1","InstanceGroups":[{"InstanceGroupId":"ig-1","InstanceCount":0}]})"));
    EXPECT_TRUE(emr.modifyInstanceGroups("j-1", {{"ig-1", std::nullopt, {InstanceId("i-1"), InstanceId("i-2")}}},
                                         {soon(), {}}));
    EXPECT_EQ(emrBody(server.received().at(1))["InstanceGroups"][0],
              json::parse(R"({"InstanceGroupId":"ig-1","EC2InstanceIdsToTerminate":["i-1","i-2"]})"));
    const auto cancelled = emr.cancelSteps("j-1", {"s-1", "s-2"}, true, {soon(), {}});
    ASSERT_TRUE(cancelled && cancelled->size() == 2);
    EXPECT_TRUE(cancelled->front().submitted);
    EXPECT_EQ(cancelled->back().reason, "already ended");
    EXPECT_EQ(emrBody(server.received().at(2))["StepCancellationOption"], "TERMINATE_PROCESS");
}

TEST(EmrClient, DistinguishesUnknownFromProtected) // C24, K12
{
    std::string type = "InvalidRequestException", message = "Cluster id 'j-1' is not valid.";
    HttpServer server([&](const ReceivedRequest &) { return emrError(type, message); });
    EmrClient emr(newHttp(), configFor(server.url()));
    EXPECT_EQ(emr.describeCluster("j-1", {soon(), {}}).error().code, ErrorCode::NotFound);
    EXPECT_EQ(emr.listInstances("j-1", "", {soon(), {}}).error().code, ErrorCode::NotFound);
    EXPECT_EQ(emr.runJobFlow({}, {soon(), {}}).error().code, ErrorCode::InvalidArgument)
        << "a request for a cluster has no id that could be unknown";
    type = "ValidationException";
    message = "Could not shut down one or more job flows since they are termination protected.";
    EXPECT_EQ(emr.terminate("j-1", {soon(), {}}).error().code, ErrorCode::Conflict);
}

TEST(EmrClient, ListsReleasesNewestFirstWithTheirApplications) // C2, C4
{
    HttpServer server([](const ReceivedRequest &r) {
        if (r.header("x-amz-target").ends_with("DescribeReleaseLabel"))
            return httpResponse(200, R"({"Applications":[{"Name":"Hadoop","Version":"3.4.0"},{"Name":"Spark"}]})");
        return httpResponse(200, emrBody(r).contains("NextToken")
                                     ? R"({"ReleaseLabels":["emr-7.10.0","emr-6.15.0"]})"
                                     : R"({"ReleaseLabels":["emr-5.8.0","emr-7.9.0"],"NextToken":"t"})");
    });
    EmrClient emr(newHttp(), configFor(server.url()));
    EXPECT_THAT(*emr.listReleaseLabels({soon(), {}}),
                ElementsAre("emr-7.10.0", "emr-7.9.0", "emr-6.15.0", "emr-5.8.0"));
    EXPECT_THAT(*emr.releaseApplications("emr-7.10.0", {soon(), {}}),
                ElementsAre(EmrApplication{"Hadoop", "3.4.0"}, EmrApplication{"Spark", ""}));
    EXPECT_TRUE(isNewerRelease("emr-7.1.1", "emr-7.1.0"));
    EXPECT_FALSE(isNewerRelease("emr-7.1.0", "emr-7.1.0"));
    EXPECT_TRUE(isNewerRelease("emr-5.8.0", "latest")) << "what has no version is the oldest";
}

TEST(EmrClient, ReadsWhichPortsMayBePublic) // C13
{
    HttpServer server([](const ReceivedRequest &) {
        return httpResponse(200, R"({"BlockPublicAccessConfiguration":{"BlockPublicSecurityGroupRules":true,
            "PermittedPublicSecurityGroupRuleRanges":[{"MinRange":22},{"MinRange":8000,"MaxRange":8010}]}})");
    });
    EmrClient emr(newHttp(), configFor(server.url()));
    const auto access = emr.blockPublicAccess({soon(), {}});
    ASSERT_TRUE(access) << access.error().detail;
    EXPECT_FALSE(access->blocks(22) || access->blocks(8010));
    EXPECT_TRUE(access->blocks(23) && access->blocks(8011));
    EXPECT_FALSE((EmrBlockPublicAccess{false, {}}.blocks(23)));
}

TEST(EmrCommandLine, IsTheDocumentedCommandForOneTypeOfMachine) // L11
{
    RunJobFlowRequest request;
    request.name = "demo";
    request.releaseLabel = "emr-5.8.0";
    request.groups = {{"MASTER", "MASTER", "g4dn.xlarge", 1}, {"CORE", "CORE", "g4dn.xlarge", 3}};
    request.instanceProfile = "EMR_EC2_DefaultRole";
    request.keyName = "key";
    request.serviceRole = "EMR_DefaultRole";
    EXPECT_EQ(awsLine(emr::runJobFlow(request).call()),
              "aws emr create-cluster --name demo --release-label emr-5.8.0 --service-role EMR_DefaultRole "
              "--instance-type g4dn.xlarge --instance-count 4 --ec2-attributes "
              R"('{"InstanceProfile":"EMR_EC2_DefaultRole","KeyName":"key"}' --no-auto-terminate )"
              "--no-termination-protected");
    request.groups.pop_back();
    EXPECT_NE(awsLine(emr::runJobFlow(request).call()).find("--instance-count 1 "), std::string::npos);
    request.groups.front().volumeGiB = 10;
    EXPECT_EQ(awsLine(emr::runJobFlow(request).call()).find("--instance-count"), std::string::npos);
}
