// The start of a task on a cluster: what is asked, sent, stored and refused before a machine is used or paid for.
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>
#include <sys/stat.h>

#include "backend/core/encoding.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/training/records/metric_report.h"
#include "backend/training/run/cluster_run_internal.h"
#include "backend/training/run/code_pack.h"
#include "backend/training/run/resume_points.h"
#include "backend/training/run/start_preview.h"
#include "backend/training/run/task_start_internal.h"
#include "backend/training/scale/autoscale.h"
#include "tests/training/run_fixture.h"

namespace trainyard::training {
namespace {

using protocol::JobSpec;
using protocol::JobType;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

constexpr const char *kValue = "tok-9c41d07be2";

JobSpec startedCommand(const std::string &line)
{
    JobSpec job;
    job.type = JobType::Command;
    job.task.command = line;
    return job;
}

TEST(LauncherLogins, TheOneThatFailsIsNamedWithTheCommand)
{
    cluster::MeshTest test;
    test.nodes = {"head", "worker-1"};
    test.problems = {{"", ""}, {"", ""}};
    EXPECT_EQ(loginProblem(test, "demo"), "");
    test.problems[0][1] = "Permission denied (publickey)";
    EXPECT_EQ(loginProblem(test, "demo"), "head cannot log in to worker-1: Permission denied (publickey); try it again "
                                          "with: trainyardctl mesh demo");
    test.problems = {{"", ""}};
    test.problems[0].pop_back();
    EXPECT_THAT(loginProblem(test, "my demo"), HasSubstr("head cannot log in to worker-1: it was not tested"));
    EXPECT_THAT(loginProblem(test, "my demo"), HasSubstr("trainyardctl mesh 'my demo'"));
}

TEST(LauncherLogins, OnlyMachinesOfTheJobAreAsked)
{
    const auto node = [](const std::string &name) { return ssh::Host{.name = name, .target = {}}; };
    const std::vector<ssh::Host> nodes{node("head"), node("worker-1"), node("worker-2")};
    JobSpec job = startedCommand("mpirun ./train");
    job.task.nodes = "1";
    EXPECT_THAT(nodesWithLogins(job, nodes), ElementsAre("head", "worker-1"))
        << "worker-2, which may not respond, is no reason to refuse the start";
    job.task.nodes = "head";
    EXPECT_THAT(nodesWithLogins(job, nodes), ElementsAre("head"));
    EXPECT_THAT(nodesWithLogins(JobSpec(), nodes), ElementsAre("head", "worker-1", "worker-2"));
}

TEST(RunName, OfATaskIsTheBeginningOfItsCommand)
{
    EXPECT_EQ(runNameOf(JobSpec()), "mlp");
    EXPECT_EQ(runNameOf(startedCommand("python train.py\nsecond line")), "command python train.py");
    const std::string name = runNameOf(startedCommand("echo " + std::string(100, 'x')));
    EXPECT_EQ(name.size(), 64u);
    std::string umlauts = "echo ";
    for (int i = 0; i < 60; ++i)
        umlauts += "\xc3\xa4";
    EXPECT_EQ(runNameOf(startedCommand(umlauts)).size(), 63u) << "no half character";
}

TEST(RunBuckets, AMentionInACommandNeedsNoKeys)
{
    auto job = startedCommand("aws s3 cp --no-sign-request s3://public-data/x .");
    job.run = RunId("r-1");
    job.data = "s3://mine/set";
    const std::string text = protocol::toJson(job);
    using cluster::CredentialForwarding;
    EXPECT_THAT(bucketsOf(text, CredentialForwarding::No), ElementsAre("mine"));
    EXPECT_THAT(bucketsOf(text, CredentialForwarding::Limited), ElementsAre("mine", "public-data"))
        << "the user has agreed to keys for what the job names";
    JobSpec trainer;
    trainer.run = RunId("r-1");
    trainer.data = "s3://mine/set";
    trainer.input.validation = "s3://other/set";
    EXPECT_THAT(bucketsOf(protocol::toJson(trainer), CredentialForwarding::No), ElementsAre("mine", "other"));
}

TEST(TaskSecrets, EachNeedsAValue)
{
    auto job = startedCommand("true");
    job.task.secrets = {"TOKEN"};
    EXPECT_EQ(secretsOf(job, {}).error().code, ErrorCode::InvalidArgument);
    EXPECT_THAT(secretsOf(job, {{"TOKEN", Secret()}}).error().detail, HasSubstr("TOKEN has no value"));
    const auto found = secretsOf(job, {{"TOKEN", Secret(kValue)}, {"OTHER", Secret("x")}});
    ASSERT_TRUE(found);
    EXPECT_THAT(*found, SizeIs(1)) << "nothing that the job does not name";
}

TEST(TaskExits, TheLastEndOfEachProcessCounts)
{
    const RunId run("r-1");
    const auto ended = [&](std::string_view name, int rank, double status, const std::string &note) {
        auto record = ledger::makeMetric(run, rank, 0, std::string(name), status);
        record.note = note;
        return record;
    };
    using namespace protocol::metric;
    const std::vector records{
        ended(kTaskEnded, 0, 1, "worker-1 worker: ended with status 1: KeyError"),
        ended(kRestarted, -1, 1, ""),
        ended(kTaskEnded, 0, 143, "worker-1 worker: ended by SIGTERM"),
        ended(kTaskEnded, 1, 3, "worker-2 worker-1: ended with status 3: ValueError: a: b"),
        ended(kRootCause, 1, 3, "worker-2 worker-1: ended with status 3: ValueError: a: b"),
    };
    const auto exits = exitsOf(records);
    ASSERT_THAT(exits, SizeIs(2));
    EXPECT_EQ(exits[0].node, "worker-1");
    EXPECT_EQ(exits[0].status, 143);
    EXPECT_FALSE(exits[0].rootCause);
    EXPECT_EQ(exits[1].node, "worker-2");
    EXPECT_EQ(exits[1].label, "worker-1");
    EXPECT_EQ(exits[1].sentence, "ended with status 3: ValueError: a: b");
    EXPECT_TRUE(exits[1].rootCause);
    EXPECT_THAT(exitsOf(std::vector{ended(kTaskEnded, 0, 1e9, "no colon")}), SizeIs(1)) << "a hostile record";
    EXPECT_THAT(exitsOf({}), IsEmpty());
}

TEST(Benchmark, IsTooSmallIfTheExchangeIsNotHidden)
{
    const auto records = [](double share, int ranks, int windows) {
        std::vector<protocol::MetricRecord> list;
        for (int i = 0; i < windows; ++i)
            list.push_back(
                ledger::makeMetric(RunId("r-1"), i % ranks, i, std::string(protocol::metric::kHiddenShare), share));
        return list;
    };
    EXPECT_THAT(benchmarkWarning(records(0.2, 2, 20)).english(), HasSubstr("only 20 % of the exchange"));
    EXPECT_TRUE(benchmarkWarning(records(0.9, 2, 20)).empty());
    EXPECT_TRUE(benchmarkWarning(records(0.2, 1, 20)).empty()) << "alone it exchanges nothing";
    EXPECT_TRUE(benchmarkWarning(records(0.2, 2, 9)).empty()) << "too little is known";
    EXPECT_TRUE(benchmarkWarning({}).empty());
}

TEST(GpusOfMachines, AreThoseOfTheTypesThatWereLaunched)
{
    const ledger::TemporaryFolder folder;
    auto ledger = ledger::Ledger::open(folder.path());
    ASSERT_TRUE(ledger) << ledger.error().detail;
    const auto catalog = cluster::Catalog::bundled();
    cluster::LaunchPlan plan;
    plan.instanceType = "g4dn.12xlarge"; // 4 GPUs
    auto row = ledger::makeCluster("c-1", "demo");
    row.plan = plan.toJson();
    ASSERT_TRUE(ledger->saveCluster(row));
    const auto gpus = [&] { return gpusOfMachines(*ledger, *catalog, row.id).value_or(-1); };
    const auto becomes = [&](const std::string &node, const std::string &type, const std::string &reported = {}) {
        auto machine = ledger::makeInstance("i-" + node, row.id.value, node);
        machine.facts = {{cluster::fact::kType, type}, {cluster::fact::kRole, node == "head" ? "head" : "worker"}};
        if (!reported.empty())
            machine.facts[cluster::fact::kGpus] = reported;
        EXPECT_TRUE(ledger->saveResource(machine));
        return gpus();
    };
    EXPECT_EQ(gpus(), 4) << "before the launch";
    EXPECT_EQ(becomes("head", "c5.xlarge"), 4) << "it trains nothing";
    EXPECT_EQ(becomes("worker-1", "g4dn.xlarge"), 1) << "there was no capacity for the plan's type";
    EXPECT_EQ(becomes("worker-2", "g4dn.12xlarge"), 1) << "each gets as many workers as the smallest has GPUs";
    EXPECT_EQ(becomes("worker-1", "g4dn.12xlarge"), 4) << "resized";
    EXPECT_EQ(becomes("worker-1", "p99.48xlarge", "3"), 3) << "a type that the catalog does not know";
    for (const char *node : {"head", "worker-1", "worker-2"})
        ASSERT_TRUE(ledger->closeResource("instance", std::string("i-") + node, "local", "us-east-1", "terminated",
                                          row.created));
    ASSERT_TRUE(ledger->closeCluster(row.id, "terminated", row.created));
    EXPECT_EQ(gpus(), 3) << "of the machines that the cluster had";
}

class StartDuringAnImage : public RunOnFakeNode {};

TEST_F(StartDuringAnImage, IsRefusedWithOneSentence)
{
    const auto start = [&] { return startRun(m_cloud, m_cluster, startedCommand("true"), StartOptions(), {}, {}); };
    for (const char *purpose : {"bake demo", "reboot demo", "resize worker-1 of demo"}) {
        const auto lease = m_cloud.ledger->lease(cluster::clusterLeaseName(m_cluster), purpose);
        ASSERT_TRUE(lease);
        const auto refused = start();
        ASSERT_FALSE(refused) << purpose;
        EXPECT_EQ(refused.error().code, ErrorCode::Busy) << purpose;
        EXPECT_THAT(refused.error().detail, HasSubstr("start the run when process")) << purpose;
    }
    EXPECT_TRUE(m_cloud.ledger->runs()->empty());
    const auto lease = m_cloud.ledger->lease(cluster::clusterLeaseName(m_cluster), "add workers to demo");
    ASSERT_TRUE(lease);
    EXPECT_TRUE(cluster::refuseDuringRestart(*m_cloud.ledger, m_cluster)) << "new machines disturb no run";
}

class TaskStart : public RunOnFakeNode {
protected:
    void SetUp() override
    {
        RunOnFakeNode::SetUp();
        if (IsSkipped() || HasFatalFailure())
            return;
        std::filesystem::create_directories(code());
        ASSERT_TRUE(writeFileAtomically(code() / "train.py", "print('hello')\n"));
        ASSERT_TRUE(m_cloud.ledger->setClusterState(m_cluster, "ready"));
    }
    std::filesystem::path code() const { return m_state.path() / "my-code"; }
    JobSpec jobWithCode() const
    {
        auto job = startedCommand("python3 train.py");
        job.run = m_run;
        job.task.code = code().string();
        job.task.secrets = {"TOKEN"};
        return job;
    }
    void TearDown() override
    {
        if (m_head)
            (void)stopRun(m_cloud, m_run, StopMode::AtOnce, {}, {});
    }
};

TEST_F(TaskStart, SendsCodeAndSecretAndStoresOnlyTheCodesDigest)
{
    StartOptions options;
    options.secrets = {{"TOKEN", Secret(kValue)}};
    std::vector<std::string> steps;
    std::mutex mutex;
    const auto sink = [&](const StepEvent &event) {
        const std::lock_guard lock(mutex);
        if (event.state == StepState::Done)
            steps.push_back(event.step);
    };
    const auto started = startRun(m_cloud, m_cluster, jobWithCode(), options, sink, {});
    ASSERT_TRUE(started) << started.error().source << ": " << started.error().detail;
    EXPECT_THAT(steps, testing::IsSupersetOf({"pack", "prepare", "scheduler", "worker"}));
    const auto row = *m_cloud.ledger->run(m_run);
    ASSERT_TRUE(row);
    EXPECT_EQ(row->name, "command python3 train.py");
    EXPECT_THAT(row->job, Not(HasSubstr(kValue)));
    const auto job = protocol::jobSpecFromJson(row->job);
    ASSERT_TRUE(job) << job.error().detail;
    EXPECT_EQ(job->task.codeHash.size(), 64u);
    EXPECT_EQ(job->workers, 1);
    EXPECT_EQ(m_head->read(m_head->home() / "code" / job->task.codeHash / "train.py"), "print('hello')\n");
    EXPECT_TRUE(std::filesystem::exists(m_head->run(m_run) / "code.tar.gz"));
    EXPECT_TRUE(std::filesystem::exists(m_cloud.runFolder(m_run) / "code.tar.gz"));
    EXPECT_THAT(m_head->read(m_head->run(m_run) / "env"), HasSubstr(std::string("TOKEN=") + kValue + "\n"));
    EXPECT_THAT(m_head->read(m_head->run(m_run) / "job.json"), Not(HasSubstr(kValue)));
    struct stat status = {};
    ASSERT_EQ(::stat((m_head->run(m_run) / "env").c_str(), &status), 0);
    EXPECT_EQ(status.st_mode & 07777u, 0600u);
}

TEST_F(TaskStart, RunsOfOneCodeShareTheSpaceOfItsArchive)
{
    auto first = jobWithCode(), second = jobWithCode();
    second.run = newRunId();
    ASSERT_TRUE(packTask(m_cloud, first, {}, {}));
    ASSERT_TRUE(packTask(m_cloud, second, {}, {}));
    EXPECT_EQ(first.task.codeHash, second.task.codeHash);
    const auto one = packedTask(m_cloud, first.run), two = packedTask(m_cloud, second.run);
    EXPECT_TRUE(std::filesystem::equivalent(one, two));
    ASSERT_TRUE(writeFileAtomically(code() / "train.py", "print('other')\n"));
    ASSERT_TRUE(packTask(m_cloud, second, {}, {}));
    EXPECT_FALSE(std::filesystem::equivalent(one, packedTask(m_cloud, second.run)));
    EXPECT_EQ(first.task.codeHash, sha256Hex(m_head->read(one))) << "the other archive is unchanged";
}

TEST_F(TaskStart, RefusesBeforeAnythingIsSent)
{
    EXPECT_EQ(startRun(m_cloud, m_cluster, jobWithCode(), StartOptions(), {}, {}).error().code,
              ErrorCode::InvalidArgument)
        << "no value of its secret";
    auto job = jobWithCode();
    job.task.secrets.clear();
    job.task.code = (m_state.path() / "none").string();
    EXPECT_FALSE(startRun(m_cloud, m_cluster, job, StartOptions(), {}, {}));
    job = jobWithCode();
    job.task.secrets.clear();
    job.task.command.clear();
    EXPECT_EQ(startRun(m_cloud, m_cluster, job, StartOptions(), {}, {}).error().code, ErrorCode::InvalidArgument);
    EXPECT_FALSE(std::filesystem::exists(m_head->run(m_run)));
    EXPECT_THAT(*m_cloud.ledger->runs(m_cluster), IsEmpty());
}

TEST_F(TaskStart, TheGuardsOfARunningTask)
{
    auto job = jobWithCode();
    job.task.secrets.clear();
    ASSERT_TRUE(startRun(m_cloud, m_cluster, job, StartOptions(), {}, {}));
    const auto second = startRun(m_cloud, m_cluster, startedCommand("true"), StartOptions(), {}, {});
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error().code, ErrorCode::Busy);

    const auto grown = growCluster(m_cloud, m_cluster, 1, {}, {}, {});
    ASSERT_FALSE(grown);
    EXPECT_EQ(grown.error().code, ErrorCode::Conflict) << grown.error().detail;
    EXPECT_THAT(grown.error().detail, HasSubstr("--elastic"));
    const AutoscaleOptions options;
    EXPECT_EQ(autoscale(m_cloud, m_run, options, {}).error().code, ErrorCode::Unsupported);
    const auto row = *m_cloud.ledger->run(m_run);
    EXPECT_TRUE(isTask(*row));
    EXPECT_FALSE(checkGrows(*row));
    const auto points = resumePoints(m_cloud.ledger, m_cloud.stateFolder, m_cloud.profile);
    ASSERT_TRUE(points);
    EXPECT_THAT(*points, IsEmpty());
}

TEST_F(TaskStart, ARunOfANewerVersionIsNoTrainer)
{
    JobSpec trainer;
    trainer.run = m_run;
    trainer.data = "s3://bucket/digits";
    ledger::Run run;
    run.job = protocol::toJson(trainer);
    EXPECT_FALSE(isTask(run));
    EXPECT_TRUE(checkGrows(run));
    auto value = nlohmann::json::parse(run.job);
    value["version"] = 99;
    run.job = value.dump();
    EXPECT_TRUE(isTask(run)) << "its roles must not be started again as those of the trainer";
    EXPECT_FALSE(checkGrows(run));
    run.job = "{}";
    EXPECT_FALSE(isTask(run)) << "damaged, as before";
}

TEST_F(TaskStart, ThePreviewStartsNothing)
{
    const auto preview = describeStart(m_cloud, m_cluster, jobWithCode(), {Deadline::never(), {}});
    ASSERT_TRUE(preview) << preview.error().detail;
    EXPECT_THAT(preview->processes, HasSubstr("python3 train.py"));
    EXPECT_THAT(preview->processes, HasSubstr("head"));
    ASSERT_TRUE(preview->code);
    EXPECT_THAT(preview->code->files, SizeIs(1));
    EXPECT_FALSE(std::filesystem::exists(m_head->run(m_run)));
}

} // namespace
} // namespace trainyard::training
