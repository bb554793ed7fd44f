// The start of a task on nodes whose runtime is a stand-in: which process is started where, and what is sent.
#include <fstream>

#include <gmock/gmock.h>

#include "backend/core/encoding.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/runs/layout.h"
#include "backend/runs/run_control.h"
#include "tests/runs/fake_node.h"

using namespace trainyard;
using namespace trainyard::runs;
using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
namespace fs = std::filesystem;

namespace {

protocol::JobSpec commandJob(const std::string &nodes = "workers")
{
    protocol::JobSpec job;
    job.type = protocol::JobType::Command;
    job.task.command = "true";
    job.task.nodes = nodes;
    return job;
}

std::vector<std::string> rolesIn(const protocol::JobSpec &job, const std::vector<std::string> &machines)
{
    std::vector<ssh::Host> hosts;
    for (const std::string &name : machines)
        hosts.push_back({.name = name});
    std::vector<std::string> list;
    for (const RunRole &role : rolesOf(job, {.name = "head"}, hosts))
        list.push_back(role.node.name + " " + role.label);
    return list;
}

class TaskControl : public testing::Test {
protected:
    void SetUp() override
    {
        if (!FakeNode::available())
            GTEST_SKIP() << "no sshd with sftp-server, or no python3 for the stand-in of the runtime";
        m_head = FakeNode::start("head");
        for (const char *name : {"worker-1", "worker-2"})
            m_workers.push_back(FakeNode::start(name));
        ASSERT_TRUE(m_head && m_workers[0] && m_workers[1]);
        m_options.environment = {{"AWS_REGION", Secret("us-east-1")}, {"TOKEN", Secret("hush-hush")}};
    }
    void TearDown() override
    {
        if (m_head)
            (void)control().stop(workers(), false, {soon(), {}});
    }
    RunControl control() const { return RunControl(m_run, m_head->node(), m_options); }
    std::vector<ssh::Host> workers() const { return {m_workers[0]->node(), m_workers[1]->node()}; }
    static Deadline soon() { return Deadline::after(60s); }
    /// A job with code, whose archive is in the options.
    protocol::JobSpec jobWithCode()
    {
        const fs::path folder = m_head->server().folder() / "my-code";
        fs::create_directories(folder);
        std::ofstream(folder / "train.py") << "print(1)\n";
        m_options.codeArchive = m_head->server().folder() / "my-code.tar.gz";
        const auto packed =
            runProcess({{"tar", "-czf", m_options.codeArchive.string(), "-C", folder.string(), "train.py"}, {}, "", ""},
                       {soon(), {}});
        EXPECT_TRUE(packed && packed->exitStatus == 0);
        auto job = commandJob();
        job.task.codeHash = sha256Hex(readFile(m_options.codeArchive).value_or(""));
        job.task.secrets = {"TOKEN"};
        return job;
    }
    static fs::path codeOn(const FakeNode &node, const protocol::JobSpec &job)
    {
        return node.home() / "code" / job.task.codeHash;
    }
    bool has(const FakeNode &node, const std::string &file) const { return fs::exists(node.run(m_run) / file); }

    const RunId m_run = newRunId();
    RunControl::Options m_options;
    std::unique_ptr<FakeNode> m_head;
    std::vector<std::unique_ptr<FakeNode>> m_workers;
};

} // namespace

TEST(TaskLayout, NamesTheProcessesOfEachMachine)
{
    EXPECT_THAT(rolesIn(commandJob(), {"worker-1", "worker-2"}),
                ElementsAre("head scheduler", "worker-1 worker", "worker-2 worker"));
    EXPECT_THAT(rolesIn(commandJob("all"), {"worker-1"}),
                ElementsAre("head scheduler", "head worker", "worker-1 worker"));
    EXPECT_THAT(rolesIn(commandJob("head"), {"worker-1"}), ElementsAre("head scheduler", "head worker"));
    EXPECT_THAT(rolesIn(commandJob("1"), {"worker-1", "worker-2"}), ElementsAre("head scheduler", "worker-1 worker"));
    EXPECT_THAT(rolesIn(commandJob(), {}), ElementsAre("head scheduler", "head worker")) << "it does it all";
    auto job = commandJob();
    job.task.processes = 2;
    EXPECT_THAT(rolesIn(job, {"worker-1"}), ElementsAre("head scheduler", "worker-1 worker", "worker-1 worker-1"));
    job = commandJob("1");
    job.task.elastic = true;
    EXPECT_THAT(rolesIn(job, {"worker-1", "worker-2"}),
                ElementsAre("head scheduler", "worker-1 worker", "worker-2 worker"))
        << "one that came later";
    job = commandJob();
    job.task.launcher = protocol::Launcher::Mpi;
    EXPECT_THAT(rolesIn(job, {"worker-1"}), ElementsAre("head scheduler", "head launcher", "worker-1 worker"));
}

TEST(TaskLayout, ShrinksToTheNumberThatTheUserNames)
{
    const std::vector<ssh::Host> hosts{{.name = "worker-1"}, {.name = "worker-2"}, {.name = "worker-3"}};
    auto job = commandJob();
    EXPECT_EQ(layOut(job, {.name = "head"}, hosts).job.minWorkers, 3) << "a static job needs all";
    job.task.onFailure = protocol::TaskFailure::Shrink;
    EXPECT_EQ(layOut(job, {.name = "head"}, hosts).job.minWorkers, 1);
    job.minWorkers = 2;
    EXPECT_EQ(layOut(job, {.name = "head"}, hosts).job.minWorkers, 2);
    EXPECT_EQ(layOut(job, {.name = "head"}, hosts).job.workers, 3);
}

TEST(TaskLayout, DecidesWhetherMachinesMayJoin)
{
    EXPECT_TRUE(checkGrows(protocol::JobSpec())) << "the bundled trainer";
    auto job = commandJob();
    job.run = RunId("r-1");
    EXPECT_EQ(checkGrows(job).error().code, ErrorCode::Conflict);
    EXPECT_THAT(checkGrows(job).error().detail, HasSubstr("--elastic"));
    job.task.elastic = true;
    EXPECT_TRUE(checkGrows(job));
    job.task.launcher = protocol::Launcher::Slurm;
    EXPECT_THAT(checkGrows(job).error().detail, HasSubstr("slurm"));
    protocol::JobSpec trainer;
    trainer.task.launcher = protocol::Launcher::Mpi;
    EXPECT_EQ(checkGrows(trainer).error().code, ErrorCode::Conflict);
}

TEST_F(TaskControl, StartsCoordinatorAndRunnersAndSendsTheCodeOnce)
{
    const auto job = jobWithCode();
    const auto started = control().start(job, workers(), {soon(), {}});
    ASSERT_TRUE(started) << started.error().detail;
    EXPECT_TRUE(has(*m_head, "scheduler.pid"));
    EXPECT_FALSE(has(*m_head, "worker.pid"));
    for (int i = 0; i < 2; ++i) {
        const FakeNode &node = *m_workers[std::size_t(i)];
        EXPECT_THAT(node.read(node.run(m_run) / "worker.pid"), HasSubstr("\"rank\": " + std::to_string(i)));
        EXPECT_EQ(node.read(codeOn(node, job) / "train.py"), "print(1)\n");
        EXPECT_THAT(node.read(node.run(m_run) / "machines.json"), HasSubstr("worker-2"));
    }
    EXPECT_FALSE(fs::exists(codeOn(*m_head, job))) << "no process there uses it";
    EXPECT_TRUE(has(*m_head, "code.tar.gz"));
    const auto read = protocol::jobSpecFromJson(m_head->read(m_head->run(m_run) / "job.json"));
    ASSERT_TRUE(read) << read.error().detail;
    EXPECT_EQ(read->workers, 2);
    EXPECT_EQ(read->servers, 0);
    EXPECT_TRUE(control().stop(workers(), false, {soon(), {}}));

    // The next run with the same code needs no archive on this computer.
    fs::remove(m_options.codeArchive);
    m_options.codeArchive.clear();
    RunControl second(newRunId(), m_head->node(), m_options);
    const auto again = second.start(job, workers(), {soon(), {}});
    EXPECT_TRUE(again) << again.error().detail;
    EXPECT_TRUE(second.stop(workers(), false, {soon(), {}}));
}

TEST_F(TaskControl, CodeThatArrivesChangedStartsNothing)
{
    auto job = jobWithCode();
    job.task.codeHash = sha256Hex("other code");
    const auto started = control().start(job, workers(), {soon(), {}});
    ASSERT_FALSE(started);
    EXPECT_EQ(started.error().code, ErrorCode::ChecksumMismatch) << started.error().detail;
    EXPECT_FALSE(has(*m_workers[0], "worker.pid"));
    EXPECT_FALSE(fs::exists(codeOn(*m_workers[0], job)));
    job.task.codeHash = "../../x";
    EXPECT_EQ(control().start(job, workers(), {soon(), {}}).error().code, ErrorCode::InvalidArgument);
}

TEST_F(TaskControl, AMachineThatJoinsGetsCodeAndSecretsFromTheHead)
{
    auto job = jobWithCode();
    job.task.elastic = true;
    ASSERT_TRUE(control().start(job, {m_workers[0]->node()}, {soon(), {}}));
    fs::remove(m_options.codeArchive);
    RunControl::Options other; // of another program, which has keys of its own and no secret
    other.environment = {{"AWS_REGION", Secret("eu-west-1")}};
    RunControl attached(m_run, m_head->node(), other);
    const auto added = attached.addWorker(m_workers[1]->node(), {soon(), {}});
    ASSERT_TRUE(added) << added.error().detail;
    const FakeNode &node = *m_workers[1];
    EXPECT_EQ(node.read(node.run(m_run) / "env"), "AWS_REGION=eu-west-1\nTOKEN=hush-hush\n");
    EXPECT_EQ(node.read(codeOn(node, job) / "train.py"), "print(1)\n");
    EXPECT_THAT(node.read(node.run(m_run) / "worker.pid"), HasSubstr("\"rank\": -1"));
}

TEST_F(TaskControl, NoMachineJoinsAStaticTask)
{
    m_options.environment.erase("TOKEN");
    ASSERT_TRUE(control().start(commandJob(), {m_workers[0]->node()}, {soon(), {}}));
    const auto added = control().addWorker(m_workers[1]->node(), {soon(), {}});
    ASSERT_FALSE(added);
    EXPECT_EQ(added.error().code, ErrorCode::Conflict);
    EXPECT_FALSE(has(*m_workers[1], "job.json"));
}

TEST_F(TaskControl, ALauncherOnTheHeadStartsTheWorkers)
{
    auto job = commandJob();
    job.task.launcher = protocol::Launcher::Mpi;
    const auto started = control().start(job, workers(), {soon(), {}});
    ASSERT_TRUE(started) << started.error().detail;
    EXPECT_TRUE(has(*m_head, "launcher.pid"));
    EXPECT_TRUE(has(*m_workers[0], "secret")) << "its machines are prepared";
    EXPECT_FALSE(has(*m_workers[0], "worker.pid"));
    EXPECT_TRUE(control().stop(workers(), false, {soon(), {}}));

    protocol::JobSpec trainer;
    trainer.data = "file:///data";
    trainer.task.launcher = protocol::Launcher::Mpi;
    RunControl second(newRunId(), m_head->node(), m_options);
    const auto trained = second.start(trainer, workers(), {soon(), {}});
    ASSERT_TRUE(trained) << trained.error().detail;
    const fs::path run = m_head->run(second.run());
    EXPECT_TRUE(fs::exists(run / "launcher.pid"));
    EXPECT_TRUE(fs::exists(run / "server.pid"));
    EXPECT_FALSE(fs::exists(m_workers[0]->run(second.run()) / "worker.pid"));
    EXPECT_TRUE(second.stop(workers(), false, {soon(), {}}));
}

TEST_F(TaskControl, ARunnerThatEndsWithoutARecordEndsTheStart)
{
    std::ofstream(m_workers[1]->home() / "fail-worker");
    const auto started = control().start(commandJob(), workers(), {soon(), {}});
    ASSERT_FALSE(started);
    EXPECT_EQ(started.error().code, ErrorCode::NeverJoined);
    EXPECT_THAT(started.error().detail, HasSubstr("boom: cannot work"));
}

TEST_F(TaskControl, AProgramThatFailsAtOnceHasRun)
{
    // As the coordinator writes it when the user's program has ended before the start returned.
    fs::create_directories(m_head->run(m_run));
    std::ofstream(m_head->run(m_run) / "metrics.jsonl") << "{\"name\":\"task-ended\",\"value\":3}\n";
    std::ofstream(m_workers[1]->home() / "fail-worker");
    const auto started = control().start(commandJob(), workers(), {soon(), {}});
    EXPECT_TRUE(started) << started.error().detail;
}
