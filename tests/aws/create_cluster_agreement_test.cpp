// L11, C1 to C16: the official command line and our client send the same requests to EMR, member by member.
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "backend/aws/services/emr/emr_client.h"
#include "backend/cluster/emr/plan/emr_request.h"
#include "backend/core/system/process.h"
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

namespace {

/// Records requests to EMR; each one creates a cluster.
class EmrRecorder : public testing::Test {
protected:
    void SetUp() override
    {
        if (!findProgram("aws"))
            GTEST_SKIP() << "the AWS CLI (Debian: awscli) is needed";
    }

    /// What the official command line sends for these arguments.
    json sentByCli(std::vector<std::string> arguments)
    {
        arguments.insert(arguments.begin(), {"aws", "--endpoint-url", m_server.url(), "--region", "us-east-1"});
        std::vector<std::string> environment{"AWS_ACCESS_KEY_ID=a", "AWS_SECRET_ACCESS_KEY=b",
                                             "AWS_PAGER=", "AWS_CONFIG_FILE=" + m_folder.path().string() + "/none"};
        for (const char *name : {"PATH", "HOME"})
            environment.push_back(std::string(name) + "=" + processEnvironment()(name));
        const auto outcome =
            runProcess({arguments, environment, {}, {}}, {Deadline::after(std::chrono::seconds(60)), {}});
        EXPECT_TRUE(outcome && outcome->exitStatus == 0) << (outcome ? outcome->err : outcome.error().detail);
        return last();
    }

    json sentByUs(const RunJobFlowRequest &request)
    {
        EmrClient emr(newHttp(), configFor(m_server.url()));
        const auto made = emr.runJobFlow(request, {soon(), {}});
        EXPECT_TRUE(made) << made.error().detail;
        return last();
    }

private:
    /// Without empty lists: the command line sends them where it has nothing to send.
    json last() const
    {
        const auto received = m_server.received();
        if (received.empty())
            return {};
        auto body = json::parse(received.back().body, nullptr, false);
        for (auto member = body.begin(); member != body.end();)
            member = member->is_array() && member->empty() ? body.erase(member) : std::next(member);
        return body;
    }

    TemporaryFolder m_folder;
    HttpServer m_server{[](const ReceivedRequest &) {
        return httpResponse(200, R"({"JobFlowId":"j-1","ClusterArn":"arn:1"})",
                            "Content-Type: application/x-amz-json-1.1\r\n");
    }};
};

} // namespace

TEST_F(EmrRecorder, TheDocumentedCommandIsOurRequest)
{
    RunJobFlowRequest request;
    request.name = "demo";
    request.releaseLabel = "emr-5.8.0";
    request.groups = {{"MASTER", "MASTER", "g2.2xlarge", 1}, {"CORE", "CORE", "g2.2xlarge", 2}};
    request.instanceProfile = "EMR_EC2_DefaultRole";
    request.keyName = "my-key";
    request.masterGroup = "sg-1";
    request.slaveGroup = "sg-2";
    request.additionalMasterGroups = request.additionalSlaveGroups = {"sg-3"};
    request.serviceRole = "EMR_DefaultRole";
    request.customImage = "ami-1";
    request.bootstrapActions = {
        {"Bootstrap action", "s3://aws-dl-emr-bootstrap/emr_efs_bootstrap.sh", {"fs-1", "us-east-1"}}};
    request.logUri = "s3://your-logging-bucket";
    const auto documented = sentByCli(
        {"emr",
         "create-cluster",
         "--release-label",
         "emr-5.8.0",
         "--instance-type",
         "g2.2xlarge",
         "--instance-count",
         "3",
         "--ec2-attributes",
         "InstanceProfile=EMR_EC2_DefaultRole,KeyName=my-key,EmrManagedMasterSecurityGroup=sg-1,"
         "EmrManagedSlaveSecurityGroup=sg-2,AdditionalMasterSecurityGroups=sg-3,AdditionalSlaveSecurityGroups=sg-3",
         "--service-role",
         "EMR_DefaultRole",
         "--custom-ami-id",
         "ami-1",
         "--bootstrap-actions",
         "Path=s3://aws-dl-emr-bootstrap/emr_efs_bootstrap.sh,Args=fs-1,us-east-1",
         "--log-uri",
         "s3://your-logging-bucket",
         "--name",
         "demo"});
    EXPECT_EQ(sentByUs(request), documented);
    EXPECT_EQ(sentByCli(emr::runJobFlow(request).call().commandLine), documented);
}

// What a creation sends for a plan with the values of the walkthrough is its command, and the members that we add.
TEST_F(EmrRecorder, TheRequestOfAPlanIsTheDocumentedCommandWithOurAdditions)
{
    cluster::EmrPlan plan;
    plan.name = "demo";
    plan.masterType = "g4dn.xlarge";
    plan.workers = 2;
    plan.customImage = "ami-0123456789abcdef0";
    plan.keyName = "my-key";
    plan.keyFile = "/home/me/my-key.pem";
    plan.subnet = "subnet-0123456789abcdef0";
    plan.masterGroup = "sg-0123456789abcdef1";
    plan.slaveGroup = "sg-0123456789abcdef2";
    plan.additionalMasterGroups = plan.additionalSlaveGroups = {"sg-0123456789abcdef3"};
    plan.fileSystem = "fs-0123456789abcdef0";
    plan.scriptsUri = "s3://my-scripts";
    plan.logUri = "S3://your-logging-bucket";
    plan.emrIdle = std::chrono::minutes(0);
    auto ours = sentByUs(cluster::jobFlowRequest(plan, {.releaseLabel = "emr-5.8.0",
                                                        .ours = {{"trainyard:cluster", "c-0123456789abcdef"}},
                                                        .deadline = Timestamp(std::chrono::seconds(1'800'000'000))}));
    const auto documented = sentByCli(
        {"emr",
         "create-cluster",
         "--release-label",
         "emr-5.8.0",
         "--instance-type",
         "g4dn.xlarge",
         "--instance-count",
         "3",
         "--ec2-attributes",
         "InstanceProfile=EMR_EC2_DefaultRole,KeyName=my-key,SubnetId=subnet-0123456789abcdef0,"
         "EmrManagedMasterSecurityGroup=sg-0123456789abcdef1,EmrManagedSlaveSecurityGroup=sg-0123456789abcdef2,"
         "AdditionalMasterSecurityGroups=sg-0123456789abcdef3,AdditionalSlaveSecurityGroups=sg-0123456789abcdef3",
         "--service-role",
         "EMR_DefaultRole",
         "--custom-ami-id",
         "ami-0123456789abcdef0",
         "--bootstrap-actions",
         "Name=Mount the file system,Path=s3://my-scripts/emr_efs_bootstrap.sh,Args=fs-0123456789abcdef0,us-east-1",
         "--log-uri",
         "s3://your-logging-bucket",
         "--name",
         "demo"});
    // Ours: the size of the root volume that the document demands in its text, Hadoop, the tags, and the deadline.
    EXPECT_EQ(ours.value("EbsRootVolumeSize", 0), 60);
    EXPECT_EQ(ours["Applications"], json::parse(R"([{"Name":"Hadoop"}])"));
    EXPECT_EQ(ours["Tags"], json::parse(R"([{"Key":"for-use-with-amazon-emr-managed-policies","Value":"true"},
                                            {"Key":"trainyard:cluster","Value":"c-0123456789abcdef"}])"));
    ASSERT_EQ(ours["BootstrapActions"].size(), 2u);
    EXPECT_EQ(ours["BootstrapActions"][0]["ScriptBootstrapAction"],
              json::parse(R"({"Path":"s3://my-scripts/trainyard_deadline.sh","Args":["1800000000"]})"));
    for (const char *added : {"EbsRootVolumeSize", "Applications", "Tags"})
        ours.erase(added);
    ours["BootstrapActions"].erase(0);
    EXPECT_EQ(ours, documented);
}

TEST_F(EmrRecorder, TheCommandLineThatWeShowIsOurRequest)
{
    const auto request = completeJobFlow();
    EXPECT_EQ(sentByCli(emr::runJobFlow(request).call().commandLine), sentByUs(request));
}
