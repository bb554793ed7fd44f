#include <csignal>
#include <filesystem>
#include <fstream>
#include <future>
#include <thread>

#include "agent_process.h"
#include "backend/protocol/agent.h"
#include "backend/protocol/node_layout.h"
#include "backend/protocol/version.h"
#include "backend/runtime/agent/processes.h"
#include "runtime_fixture.h"
#include "tests/support/temporary_folder.h"

namespace trainyard::testing {
namespace {

using namespace protocol; // NOLINT: commands and replies
using ::testing::HasSubstr;

class AgentTest : public ::testing::Test {
protected:
    ~AgentTest() override { AgentProcess(home.path).ask(AgentStop{run, {}, {}, false}); }

    void prepare(JobSpec job)
    {
        job.run = run;
        job.model = "mlp";
        job.data = "file://" + (home.path / "data").string();
        writeSquares(home.path / "data", 600, 100);
        const NodeLayout layout{home.path.string()};
        std::filesystem::create_directories(layout.run(run));
        ASSERT_TRUE(writeFileAtomically(layout.job(run), toJson(job)));
        ASSERT_TRUE(writeFileAtomically(layout.secret(run), std::string(32, 's'), 0600));
    }
    void startJob(AgentProcess &agent, int workers)
    {
        const auto scheduler = agent.ask(AgentStart{run, Role::Scheduler, 0, "127.0.0.1", "", "head", -1});
        ASSERT_TRUE(scheduler) << scheduler.error().detail;
        ASSERT_THAT(scheduler->address, HasSubstr("127.0.0.1:"));
        address = scheduler->address;
        EXPECT_TRUE(agent.ask(AgentStart{run, Role::Server, 0, "127.0.0.1", address, "head", -1}));
        for (int i = 0; i < workers; ++i)
            EXPECT_TRUE(agent.ask(
                AgentStart{run, Role::Worker, i, "127.0.0.1", address, "worker-" + std::to_string(i + 1), i}));
    }
    static bool alive(const Result<AgentRoles> &reply) { return std::ranges::any_of(reply->roles, &RoleStatus::alive); }

    TemporaryFolder home;
    RunId run{"r-agent"};
    std::string address;
};

TEST_F(AgentTest, AnswersAndNamesWhatIsWrong)
{
    AgentProcess agent(home.path);
    const auto hello = agent.ask(AgentHandshake{});
    EXPECT_EQ(hello->version, kProtocolVersion);
    EXPECT_EQ(hello->home, home.path.string());
    EXPECT_GT(agent.ask(AgentDisk{})->totalBytes, 0u);
    agent.sendLine("not json");
    EXPECT_EQ(agent.next().answer.error().code, ErrorCode::InvalidArgument);
    agent.sendLine(R"({"id":7,"do":"status","run":"../.."})");
    const auto bad = agent.next();
    EXPECT_EQ(bad.id, 7);
    EXPECT_THAT(bad.answer.error().detail, HasSubstr("run:"));
    agent.sendLine(std::string(kMaxAgentLine + 10, 'x'));
    EXPECT_THAT(agent.next().answer.error().detail, HasSubstr("longer than 1 MiB"));
    EXPECT_EQ(agent.ask(AgentStart{run, Role::Scheduler, 0, "127.0.0.1", "", "", -1}).error().code,
              ErrorCode::NotFound);
    EXPECT_TRUE(agent.ask(AgentStatus{run})->roles.empty());
    EXPECT_EQ(agent.ask(AgentStop{run})->stopped, 0);
    EXPECT_EQ(agent.hangUp(), 0);
}

TEST_F(AgentTest, RolesOutliveTheConnectionAndTheirEndIsKnownLater)
{
    JobSpec job = smallJob(2);
    job.epochs = 2;
    prepare(job);
    {
        AgentProcess agent(home.path);
        startJob(agent, 2);
        agent.hangUp(SIGKILL);
    }
    AgentProcess agent(home.path);
    Result<AgentRoles> status;
    ASSERT_TRUE(eventually([&] { return !alive(status = agent.ask(AgentStatus{run})); }));
    ASSERT_EQ(status->roles.size(), 4u);
    ASSERT_TRUE(eventually([&] {
        status = agent.ask(AgentStatus{run});
        return std::ranges::all_of(status->roles, [](const auto &r) { return r.exitStatus.has_value(); });
    }));
    for (const RoleStatus &role : status->roles)
        EXPECT_EQ(role.exitStatus, 0) << toString(role.role) << role.lastLines;
    EXPECT_THAT(status->roles[0].lastLines, HasSubstr("the run is finished"));
}

TEST_F(AgentTest, TheCommandOfItsWorkersIsInTheEnvironmentOfEachRole) // H12
{
    prepare(smallJob(1));
    ::setenv("TRAINING_CMD", "of another run", 1); // of the shell that started the agent
    AgentProcess agent(home.path);
    ::unsetenv("TRAINING_CMD");
    const auto scheduler = agent.ask(AgentStart{run, Role::Scheduler, 0, "127.0.0.1", "", "head", -1});
    ASSERT_TRUE(scheduler) << scheduler.error().detail;
    std::ifstream file("/proc/" + std::to_string(scheduler->pid) + "/environ", std::ios::binary);
    const std::string variables{std::istreambuf_iterator<char>(file), {}};
    EXPECT_THAT(variables,
                HasSubstr(std::string(1, '\0') +
                          "TRAINING_CMD=~/.trainyard/bundle/trainyard-runtime train --model mlp --data file://" +
                          (home.path / "data").string()));
    EXPECT_THAT(variables, ::testing::Not(HasSubstr("of another run")));
}

TEST_F(AgentTest, TheKeysOfARunGoWithIt) // S8
{
    JobSpec job = smallJob(1);
    job.epochs = 2;
    prepare(job);
    const auto keys = NodeLayout{home.path.string()}.environment(run);
    const auto putKeys = [&] { ASSERT_TRUE(writeFileAtomically(keys, "AWS_SECRET_ACCESS_KEY=hush\n", 0600)); };
    putKeys();
    AgentProcess agent(home.path);
    startJob(agent, 1);
    EXPECT_TRUE(eventually([&] { return !std::filesystem::exists(keys); })) << "it finished";
    EXPECT_FALSE(alive(agent.ask(AgentStatus{run}))) << "and not before";

    job.epochs = 100000;
    prepare(job);
    putKeys();
    startJob(agent, 1);
    EXPECT_TRUE(std::filesystem::exists(keys)) << "it needs them";
    agent.ask(AgentStop{run});
    EXPECT_FALSE(std::filesystem::exists(keys)) << "it was stopped";

    putKeys(); // prepared, but never started
    EXPECT_EQ(agent.ask(AgentStop{run})->stopped, 0);
    EXPECT_FALSE(std::filesystem::exists(keys));
}

TEST_F(AgentTest, ARoleThatCannotStartReportsTheReason)
{
    prepare(smallJob(1));
    AgentProcess agent(home.path);
    const auto reply = agent.ask(AgentStart{run, Role::Scheduler, 0, "0.0.0.0", "", "head", -1});
    ASSERT_FALSE(reply);
    EXPECT_EQ(reply.error().code, ErrorCode::LocalCommandFailed);
    EXPECT_THAT(reply.error().detail, HasSubstr("means every address"));
}

TEST_F(AgentTest, AProgramThatIsDoneBeforeItIsSeenAliveWasStarted)
{
    JobSpec job = smallJob(1);
    job.type = JobType::Command;
    job.task.command = "true";
    job.servers = 0;
    prepare(job);
    AgentProcess agent(home.path);
    const auto coordinator = agent.ask(AgentStart{run, Role::Scheduler, 0, "127.0.0.1", "", "head", -1});
    ASSERT_TRUE(coordinator) << coordinator.error().detail;
    agent.send(1, AgentStart{run, Role::Worker, 0, "127.0.0.1", coordinator->address, "worker-1", 0});
    const auto file = [&](const char *ending) {
        return std::filesystem::path(NodeLayout{home.path.string()}.run(run)) / (label(Role::Worker, 0) + ending);
    };
    const Deadline end = Deadline::after(std::chrono::seconds(60));
    while (!std::filesystem::exists(file(".pid")) && !end.expired())
        std::this_thread::yield();
    agent.sendSignal(SIGSTOP); // the agent sees the process when it has ended only
    while (!std::filesystem::exists(file(".exit")) && !end.expired())
        std::this_thread::yield();
    agent.sendSignal(SIGCONT);
    const auto reply = agent.next();
    ASSERT_TRUE(reply.answer) << reply.answer.error().detail;
    EXPECT_EQ(readFile(file(".exit")).value(), "0\n");
}

TEST_F(AgentTest, StopEndsThisRunAndNothingElse)
{
    JobSpec job = smallJob(1);
    job.epochs = 100000;
    prepare(job);
    AgentProcess agent(home.path);
    startJob(agent, 1);
    // A PID file that names a foreign process: PID and start time match, but it does not belong to this run.
    const auto self = selfIdentity();
    ASSERT_TRUE(writeFileAtomically(NodeLayout{home.path.string()}.pid(run, "worker-7"),
                                    R"({"pid":)" + std::to_string(self.pid) + R"(,"startTime":)" +
                                        std::to_string(self.startTime) + "}"));
    // A second start of a running process returns its PID.
    const auto before = agent.ask(AgentStatus{run});
    EXPECT_EQ(agent.ask(AgentStart{run, Role::Server, 0, "127.0.0.1", address, "head", -1})->pid, before->roles[1].pid);
    EXPECT_EQ(agent.ask(AgentStop{run})->stopped, 3);
    const auto after = agent.ask(AgentStatus{run});
    ASSERT_EQ(after->roles.size(), 4u);
    for (int i = 0; i < 3; ++i)
        EXPECT_FALSE(after->roles[std::size_t(i)].alive);
    EXPECT_EQ(after->roles[0].exitStatus, 130) << after->roles[0].lastLines;
    EXPECT_THAT(readFile(NodeLayout{home.path.string()}.metrics(run)).value(), HasSubstr("stop was requested"));
}

TEST_F(AgentTest, AStopSavesACheckpointUnlessItIsAtOnce)
{
    JobSpec job = smallJob(1);
    job.epochs = 100000;
    job.savePeriod = 0;
    prepare(job);
    const std::filesystem::path folder = NodeLayout{home.path.string()}.run(run);
    AgentProcess agent(home.path);
    const auto train = [&](std::size_t records) {
        startJob(agent, 1);
        ASSERT_TRUE(eventually([&] { return named(folder, metric::kSpeed).size() > records; }));
    };
    train(0);
    EXPECT_EQ(agent.ask(AgentStop{run})->stopped, 3);
    const auto end = named(folder, metric::kRunFinished);
    ASSERT_EQ(end.size(), 1u);
    EXPECT_THAT(end[0].note, HasSubstr("stop was requested; checkpoint saved at step"));
    const auto saved = named(folder, metric::kCheckpoint);
    ASSERT_EQ(saved.size(), 1u);
    EXPECT_TRUE(std::filesystem::exists(saved[0].note)) << saved[0].note;

    train(named(folder, metric::kSpeed).size());
    agent.ask(AgentStop{run, {}, {}, false});
    EXPECT_FALSE(alive(agent.ask(AgentStatus{run})));
    EXPECT_EQ(named(folder, metric::kRunFinished).size(), 1u);
    EXPECT_EQ(named(folder, metric::kCheckpoint).size(), 1u);
}

TEST_F(AgentTest, AWorkersMachineLetsTheRunEndByItself)
{
    JobSpec job = smallJob(1);
    job.epochs = 100000;
    job.savePeriod = 0;
    prepare(job);
    AgentProcess agent(home.path);
    startJob(agent, 1);
    const std::filesystem::path folder = NodeLayout{home.path.string()}.run(run);
    ASSERT_TRUE(eventually([&] { return !named(folder, metric::kSpeed).empty(); }));
    // The machine of the worker: the same processes, without the scheduler and the server.
    TemporaryFolder machine;
    const std::filesystem::path there = NodeLayout{machine.path.string()}.run(run);
    std::filesystem::create_directories(there);
    for (const char *file : {"job.json", "worker.pid"})
        std::filesystem::copy_file(folder / file, there / file);
    std::thread stop([&] { agent::ProcessManager(machine.path).stopWithCluster(run, Deadline::never()); });
    EXPECT_EQ(agent.ask(AgentStop{run, Role::Scheduler, {}, true})->stopped, 1);
    stop.join();
    EXPECT_THAT(named(folder, metric::kRunFinished).at(0).note, HasSubstr("checkpoint saved at step"));
    EXPECT_THAT(named(folder, metric::kMemberLeft), ::testing::IsEmpty());
    EXPECT_THAT(named(folder, metric::kMemberDied), ::testing::IsEmpty());
}

TEST_F(AgentTest, LetsAWorkerGoAtTheBoundary)
{
    JobSpec job = smallJob(2);
    job.epochs = 100000;
    prepare(job);
    AgentProcess agent(home.path);
    startJob(agent, 2);
    const std::string metrics = NodeLayout{home.path.string()}.metrics(run);
    ASSERT_TRUE(eventually([&] { return readFile(metrics).value_or("").find("\"workers\"") != std::string::npos; }));
    const auto reply = agent.ask(AgentLeave{run, -1, "worker-2"});
    EXPECT_TRUE(reply) << reply.error().detail;
    EXPECT_EQ(agent.ask(AgentLeave{run, -1, "worker-9"}).error().code, ErrorCode::NotFound);
    ASSERT_TRUE(eventually([&] {
        const auto roles = agent.ask(AgentStatus{run})->roles;
        return !roles.back().alive && roles.back().exitStatus == 0;
    }));
    EXPECT_THAT(readFile(metrics).value(), HasSubstr("member-left"));
}

TEST_F(AgentTest, FollowsAcrossReconnectsWithoutLossOrDuplicate)
{
    constexpr int kLines = 4000;
    const std::filesystem::path file = NodeLayout{home.path.string()}.metrics(run);
    std::filesystem::create_directories(file.parent_path());
    std::thread writer([&] {
        std::ofstream out(file, std::ios::app);
        for (int i = 0; i < kLines; ++i) {
            const std::string line = "{\"line\":" + std::to_string(i) + "}\n";
            out << line.substr(0, line.size() / 2) << std::flush << line.substr(line.size() / 2) << std::flush;
        }
    });
    std::string all;
    std::uint64_t inode = 0, offset = 0;
    for (int connection = 0; !all.ends_with("{\"line\":" + std::to_string(kLines - 1) + "}\n"); ++connection) {
        AgentProcess agent(home.path);
        agent.send(5, AgentFollow{run, "metrics", inode, offset});
        agent.send(6, AgentFollow{run, "log:worker", 0, 0}); // simultaneously, for a missing file
        for (int pieces = 0;
             pieces < 1 + connection && !all.ends_with("{\"line\":" + std::to_string(kLines - 1) + "}\n"); ++pieces) {
            const AgentReply reply = agent.next();
            ASSERT_EQ(reply.id, 5);
            ASSERT_TRUE(reply.answer);
            const auto &chunk = std::get<AgentChunk>(*reply.answer);
            ASSERT_FALSE(chunk.data.empty());
            all += chunk.data; // clients store data and cursor together
            inode = chunk.inode;
            offset = chunk.offset;
        }
        agent.hangUp(connection % 2 ? SIGKILL : 0);
    }
    writer.join();
    std::string expected;
    for (int i = 0; i < kLines; ++i)
        expected += "{\"line\":" + std::to_string(i) + "}\n";
    EXPECT_EQ(all, expected);
}

TEST_F(AgentTest, UnfollowEndsAFollow)
{
    const std::filesystem::path file = NodeLayout{home.path.string()}.metrics(run);
    std::filesystem::create_directories(file.parent_path());
    AgentProcess agent(home.path);
    agent.send(5, AgentFollow{run, "metrics", 0, 0});
    agent.send(6, AgentUnfollow{5});
    const auto last = agent.next();
    EXPECT_EQ(last.id, 5);
    EXPECT_TRUE(std::holds_alternative<AgentFollowEnd>(*last.answer));
    EXPECT_EQ(agent.next().id, 6);
    agent.send(7, AgentUnfollow{5});
    EXPECT_EQ(agent.next().answer.error().code, ErrorCode::NotFound);
}

TEST(ProcessManager, OnlyTheEndOfALogIsReadForAStatus)
{
    const TemporaryFolder home;
    const RunId run("r-1");
    const agent::ProcessManager processes(home.path);
    std::filesystem::create_directories(processes.runFolder(run));
    std::ofstream(processes.runFolder(run) / "worker.pid") << "{\"pid\":0}";
    const std::filesystem::path log = protocol::NodeLayout{home.path.string()}.log(run, "worker");
    std::filesystem::create_directories(log.parent_path());
    std::ofstream(log) << "only line";
    EXPECT_EQ(processes.status(run).at(0).lastLines, "only line");
    // A log of 3 GiB (sparse), which a complete read would refuse or need minutes for.
    std::filesystem::resize_file(log, 3ull << 30);
    std::ofstream(log, std::ios::app) << "\nthe last but one\nthe last\n";
    EXPECT_EQ(processes.status(run).at(0).lastLines, "the last but one\nthe last\n");
}

} // namespace
} // namespace trainyard::testing
