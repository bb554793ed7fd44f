// What the check of a job knows without reading data: the cluster, and earlier runs on it.
#include "backend/training/run/job_check.h"

#include <gmock/gmock.h>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/aws/s3/s3_client.h"
#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/cloud/records/origin.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/cluster/plan/catalog/instance_facts.h"
#include "backend/cluster/plan/launch_plan.h"
#include "tests/ledger/temporary_ledger.h"
#include "tests/support/http_server.h"

namespace trainyard::training {
namespace {

using checks::JobFinding;
using checks::Severity;
using protocol::JobSpec;
using testing::HasSubstr;
using testing::IsEmpty;

/// EC2 with one security group.
class GroupOfTheUser final : public aws::Ec2Client {
public:
    explicit GroupOfTheUser(aws::SecurityGroup group)
        : Ec2Client(nullptr, {})
        , m_group(std::move(group))
    {
    }
    Result<std::vector<aws::SecurityGroup>> describeSecurityGroups(const std::vector<std::string> &,
                                                                   const std::vector<aws::Filter> &,
                                                                   const CallContext &) override
    {
        ++queries;
        return std::vector<aws::SecurityGroup>{m_group};
    }
    int queries = 0;

private:
    const aws::SecurityGroup m_group;
};

class JobCheckTest : public testing::Test {
protected:
    void SetUp() override
    {
        m_cloud.profile = m_cloud.endpointId = "local";
        m_cloud.stateFolder = m_state.path();
        m_cloud.catalog = std::make_shared<cluster::Catalog>(*cluster::Catalog::bundled());
        auto opened = ledger::Ledger::open(m_state.path());
        ASSERT_TRUE(opened) << opened.error().detail;
        m_cloud.ledger = std::make_shared<ledger::Ledger>(std::move(*opened));
        ASSERT_TRUE(m_cloud.ledger->saveCluster(ledger::makeCluster(m_cluster.value, "demo")));
        m_job.model = "lenet";
        m_job.data = "file:///data/digits";
    }
    void addMachine(const std::string &name) const
    {
        auto machine = ledger::makeInstance("i-" + name, m_cluster.value, name);
        machine.state = "running";
        machine.facts[cluster::fact::kRole] = name == "head" ? "head" : "worker";
        machine.facts[cluster::fact::kPublic] = machine.facts[cluster::fact::kPrivate] = "127.0.0.1";
        ASSERT_TRUE(m_cloud.ledger->saveResource(machine));
    }
    /// Adds a run of m_job to the ledger.
    void addRun(protocol::RunState state, bool withRecords) const
    {
        ledger::Run run;
        run.id = newRunId();
        run.cluster = m_cluster;
        run.state = state;
        JobSpec job = m_job;
        job.run = run.id;
        run.job = protocol::toJson(job);
        ASSERT_TRUE(m_cloud.ledger->saveRun(run));
        if (withRecords) {
            const std::vector records{ledger::makeMetric(run.id, 0, 1, "speed", 100)};
            ASSERT_TRUE(m_cloud.ledger->appendMetrics(run.id, records));
        }
    }
    checks::JobCheck check() const { return checkJob(m_cloud, m_cluster, m_job, {Deadline::never(), {}}); }

    ledger::TemporaryFolder m_state;
    cluster::CloudContext m_cloud;
    const ClusterId m_cluster{"c-1"};
    JobSpec m_job;
};

TEST_F(JobCheckTest, OfHdfsNeedsAnEmrCluster) // E19
{
    m_job.data = "hdfs:///user/hadoop/digits";
    EXPECT_FALSE(check().passed()) << "its machines were started one by one";
    EXPECT_EQ(check().findings.front().option, "--data");
    EXPECT_THAT(check().findings.front().sentence.english(), testing::HasSubstr("EMR"));
    std::vector<ledger::Intent> intents{ledger::makeIntent("token", m_cluster.value, "")};
    intents.front().kind = cluster::kEmrKind;
    ASSERT_TRUE(m_cloud.ledger->openIntents(intents));
    EXPECT_TRUE(check().passed());
    EXPECT_THAT(check().text(Severity::Warning).english(), testing::HasSubstr("it is on the machines of the cluster"));
}

TEST_F(JobCheckTest, NamesABucketOfAnotherRegion) // E28
{
    support::HttpServer s3{[](const support::ReceivedRequest &request) {
        const bool isThere = request.header("authorization").find("/eu-west-1/s3/") != std::string::npos;
        return support::httpResponse(isThere ? 200 : 301, "", isThere ? "" : "x-amz-bucket-region: eu-west-1\r\n");
    }};
    aws::ClientConfig config;
    config.credentials = aws::fixedCredentials({"A", Secret("s"), {}, {}});
    config.endpointUrl = s3.url();
    const auto client =
        std::make_shared<aws::S3Client>(std::make_shared<net::HttpClient>(net::HttpOptions{}), std::move(config));
    m_job.data = "s3://lab-data/digits;s3://lab-data/more";
    EXPECT_THAT(check().text(Severity::Warning).english(), testing::Not(HasSubstr("lab-data is in")))
        << "there is no S3";
    m_cloud.s3Of = [client](const std::string &) { return client; };
    const auto found = check().text(Severity::Warning).english();
    EXPECT_THAT(found, HasSubstr("The bucket lab-data is in eu-west-1, and the machines are in us-east-1"));
    EXPECT_EQ(found.find("lab-data is in"), found.rfind("lab-data is in")) << "once";
    EXPECT_THAT(found, testing::Not(HasSubstr("NAT gateway")));
    auto stack = ledger::makeInstance("stack-1", m_cluster.value, "demo");
    stack.kind = cluster::kStackKind;
    stack.facts[cluster::fact::kNatGateways] = "1";
    ASSERT_TRUE(m_cloud.ledger->saveResource(stack));
    m_job.checkpointFolder = "s3://lab-models/demo";
    const auto more = check().text(Severity::Warning).english();
    EXPECT_THAT(more, HasSubstr("and the NAT gateway for each byte"));
    EXPECT_THAT(more, HasSubstr("The bucket lab-models of the checkpoints is in eu-west-1"));
    m_job = JobSpec();
    m_job.type = protocol::JobType::Command;
    m_job.task.command = "true";
    m_job.data = "s3://lab-data/digits";
    EXPECT_THAT(check().text(Severity::Warning).english(), HasSubstr("The bucket lab-data is in eu-west-1"))
        << "of one's own program, too";
}

TEST_F(JobCheckTest, NamesWhoReachesProgramsThatAuthenticateNobody) // S9, S10
{
    aws::SecurityGroup group;
    group.id = "sg-lab";
    group.ingress = {{"-1", -1, -1, "", "sg-lab", ""},         {"tcp", 22, 22, "0.0.0.0/0", "", ""},
                     {"icmp", -1, -1, "0.0.0.0/0", "", ""},    {"tcp", 0, 65535, "10.0.0.0/8", "", ""},
                     {"tcp", 8786, 8787, "", "sg-office", ""}, {"udp", 0, 65535, "0.0.0.0/0", "", ""}};
    const auto ec2 = std::make_shared<GroupOfTheUser>(group);
    m_cloud.ec2Of = [ec2](const std::string &) { return ec2; };
    m_job = JobSpec();
    m_job.type = protocol::JobType::Pytorch;
    m_job.servers = 0;
    m_job.task.command = "train.py";
    EXPECT_THAT(check().findings, IsEmpty());
    EXPECT_EQ(ec2->queries, 0) << "the group that Trainyard creates admits its members";

    cluster::LaunchPlan plan;
    plan.name = "demo";
    plan.securityGroup = group.id;
    auto row = ledger::makeCluster(m_cluster.value, "demo");
    row.plan = plan.toJson();
    ASSERT_TRUE(m_cloud.ledger->saveCluster(row));
    const auto found = check();
    ASSERT_EQ(found.findings.size(), 1u);
    EXPECT_TRUE(found.passed()) << "a warning";
    EXPECT_THAT(found.findings.front().sentence.english(),
                HasSubstr("The security group sg-lab of the cluster also admits 10.0.0.0/8, sg-office, and "));
    EXPECT_EQ(ec2->queries, 1);
    m_job.type = protocol::JobType::Command;
    EXPECT_THAT(check().findings, IsEmpty()) << "it need not listen";
    EXPECT_EQ(ec2->queries, 1);
}

TEST_F(JobCheckTest, OfDataOnTheMachinesRestsOnAnEarlierRunThere)
{
    EXPECT_TRUE(check().passed());
    EXPECT_EQ(check().text(Severity::Warning).english(),
              "The job could not be checked against file:///data/digits: it is on the "
              "machines of the cluster, and no run there has trained with it.");
    addRun(protocol::RunState::Failed, false); // perhaps because of its data
    EXPECT_EQ(check().findings.size(), 1u);
    addRun(protocol::RunState::Failed, true); // later, for another reason
    EXPECT_THAT(check().findings, IsEmpty());
    m_job.model = "mlp";
    EXPECT_THAT(check().findings, IsEmpty()) << "it takes the same pictures";
    m_job.model = "cifar-resnet-20-28x28";
    EXPECT_EQ(check().findings.size(), 1u);
    m_job.model = "lenet";
    m_job.input.pad = 2;
    EXPECT_EQ(check().findings.size(), 1u);
    m_job.input.pad = 0;
    m_job.data = "file:///data/other";
    EXPECT_EQ(check().findings.size(), 1u);
    addRun(protocol::RunState::Finished, false); // its records may be gone
    EXPECT_THAT(check().findings, IsEmpty());
}

TEST_F(JobCheckTest, CountsTheWorkersOfTheCluster)
{
    for (const char *name : {"head", "worker-1", "worker-2"})
        addMachine(name);
    m_job.kvStore = "local";
    m_job.servers = 0;
    const auto refused = check();
    ASSERT_EQ(refused.findings.size(), 1u);
    EXPECT_EQ(refused.findings.front().field, FieldOf<JobSpec>(&JobSpec::kvStore));
    EXPECT_EQ(refused.findings.front().option, "--kv-store");
    EXPECT_THAT(refused.findings.front().sentence.english(), HasSubstr("one worker and no server, not 2 and 0"));
    EXPECT_EQ(refused.status().error().code, ErrorCode::InvalidArgument);
    m_job.kvStore = "dist_sync";
    m_job.servers = 1;
    m_job.minWorkers = 5; // more than there are: the start lowers it
    EXPECT_TRUE(check().passed());
    m_job.batchSize = 1;
    EXPECT_EQ(check().findings.front().option, "--batch-size");
}

TEST_F(JobCheckTest, WithoutAccessToS3IsAWarning)
{
    m_job.data = "s3://bucket/digits";
    const auto unread = check();
    EXPECT_TRUE(unread.passed());
    EXPECT_THAT(unread.text(Severity::Warning).english(), HasSubstr("there is no access to S3"));
}

} // namespace
} // namespace trainyard::training
