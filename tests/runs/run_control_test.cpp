#include "backend/runs/run_control.h"

#include <thread>

#include <gmock/gmock.h>
#include <sys/stat.h>

#include "backend/protocol/job/job_spec.h"
#include "backend/runs/layout.h"
#include "tests/runs/fake_node.h"

using namespace trainyard;
using namespace trainyard::runs;
using namespace std::chrono_literals;
using testing::HasSubstr;

namespace {

class RunControlTest : public testing::Test {
protected:
    void SetUp() override
    {
        if (!FakeNode::available())
            GTEST_SKIP() << "no sshd with sftp-server, or no python3 for the stand-in of the runtime";
        m_head = FakeNode::start("head");
        for (const char *name : {"worker-1", "worker-2"})
            m_workers.push_back(FakeNode::start(name));
        ASSERT_TRUE(m_head && m_workers[0] && m_workers[1]);
        m_options.environment["AWS_SECRET_ACCESS_KEY"] = Secret("hush");
    }
    RunControl control() const { return RunControl(m_run, m_head->node(), m_options); }
    std::vector<ssh::Host> workers() const { return {m_workers[0]->node(), m_workers[1]->node()}; }
    static protocol::JobSpec job()
    {
        protocol::JobSpec spec;
        spec.data = "file:///data";
        spec.serversOn = protocol::ServersOn::Head;
        return spec;
    }
    static Deadline soon() { return Deadline::after(60s); }
    int alive()
    {
        const auto status = control().status(workers(), {soon(), {}});
        EXPECT_TRUE(status) << status.error().detail;
        int count = 0;
        for (const ProcessStatus &process : status->processes)
            count += process.alive;
        return count;
    }

    const RunId m_run = newRunId();
    RunControl::Options m_options;
    std::unique_ptr<FakeNode> m_head;
    std::vector<std::unique_ptr<FakeNode>> m_workers;
};

} // namespace

TEST_F(RunControlTest, StartsSchedulerServersAndWorkers)
{
    protocol::JobSpec spec = job();
    spec.servers = 2;
    std::mutex mutex;
    std::vector<std::string> done;
    m_options.sink = [&](const StepEvent &event) {
        const std::lock_guard lock(mutex);
        if (event.state == StepState::Done)
            done.push_back(event.host + " " + event.step);
    };
    const auto started = control().start(spec, workers(), {soon(), {}});
    ASSERT_TRUE(started) << started.error().detail;
    EXPECT_EQ(alive(), 5);
    EXPECT_THAT(done, testing::IsSupersetOf({"head scheduler", "head server", "worker-1 worker", "worker-2 prepare"}));
    const auto read = protocol::jobSpecFromJson(m_head->read(m_head->run(m_run) / "job.json"));
    ASSERT_TRUE(read) << read.error().detail;
    EXPECT_EQ(read->run, m_run);
    EXPECT_EQ(read->workers, 2);
    EXPECT_THAT(m_workers[0]->read(m_workers[0]->run(m_run) / "worker.pid"),
                HasSubstr("\"scheduler\": \"127.0.0.1:9091\""));

    const std::string secret = m_head->read(m_head->run(m_run) / "secret");
    EXPECT_EQ(secret.size(), 32u);
    for (const FakeNode *node : {m_head.get(), m_workers[0].get(), m_workers[1].get()}) {
        EXPECT_EQ(node->read(node->run(m_run) / "secret"), secret);
        EXPECT_EQ(node->read(node->run(m_run) / "env"), "AWS_SECRET_ACCESS_KEY=hush\n");
        for (const char *file : {"secret", "env"}) {
            struct stat status = {};
            ASSERT_EQ(::stat((node->run(m_run) / file).c_str(), &status), 0);
            EXPECT_EQ(status.st_mode & 07777u, 0600u) << file;
        }
    }
    const auto stopped = control().stop(workers(), true, {soon(), {}});
    EXPECT_TRUE(stopped) << stopped.error().detail;
    EXPECT_EQ(alive(), 0);
    EXPECT_FALSE(control().status(workers(), {soon(), {}})->running);
    EXPECT_TRUE(control().stop(workers(), true, {soon(), {}})) << "nothing running is an answer";
}

TEST_F(RunControlTest, ServersOnTheWorkersMachinesLeaveWithThem)
{
    protocol::JobSpec spec = job();
    spec.serversOn = protocol::ServersOn::Workers;
    ASSERT_TRUE(control().start(spec, workers(), {soon(), {}}));
    EXPECT_EQ(alive(), 6) << "scheduler and spare server on the head, a server and a worker on each other machine";
    const auto read = protocol::jobSpecFromJson(m_head->read(m_head->run(m_run) / "job.json"));
    ASSERT_TRUE(read) << read.error().detail;
    EXPECT_EQ(read->serversOn, protocol::ServersOn::Workers);
    EXPECT_EQ(read->servers, 2);
    for (int i = 0; i < 2; ++i) {
        const FakeNode &node = *m_workers[std::size_t(i)];
        EXPECT_THAT(node.read(node.run(m_run) / "server.pid"), HasSubstr("\"rank\": " + std::to_string(i)));
    }
    EXPECT_THAT(m_head->read(m_head->run(m_run) / "server.pid"), HasSubstr("\"rank\": -1"));

    // Its machine is free for termination when the server has left, too.
    std::vector<std::string> reports;
    m_options.sink = [&](const StepEvent &event) {
        if (event.step != "leave")
            return;
        reports.push_back(event.message.english());
        if (reports.size() == 2)
            m_workers[0]->kill(m_workers[0]->run(m_run) / "worker.pid");
        if (event.message.english() == "hands over its part of the weights")
            m_workers[0]->kill(m_workers[0]->run(m_run) / "server.pid");
    };
    const auto removed =
        control().removeWorker(m_workers[0]->node(), {soon(), {}}, [] { return say("leaves at the end of epoch 3"); });
    EXPECT_TRUE(removed) << removed.error().detail;
    EXPECT_THAT(reports, testing::Contains("hands over its part of the weights"));
    EXPECT_EQ(alive(), 4);

    // A machine that joins has a server, too.
    const auto added = control().addWorker(m_workers[0]->node(), {soon(), {}});
    EXPECT_TRUE(added) << added.error().detail;
    EXPECT_EQ(alive(), 6);
    EXPECT_THAT(m_workers[0]->read(m_workers[0]->run(m_run) / "server.pid"), HasSubstr("\"rank\": -1"));
    ASSERT_TRUE(control().stop(workers(), false, {soon(), {}}));
    EXPECT_EQ(alive(), 0);
}

TEST(Layout, DecidesWhereServersAre)
{
    using protocol::ServersOn;
    const auto decided = [](std::size_t machines, auto change) {
        protocol::JobSpec spec;
        change(spec);
        decideServers(spec, machines);
        protocol::JobSpec again = spec;
        decideServers(again, machines);
        EXPECT_EQ(again, spec) << "decided once";
        return std::pair(spec.serversOn, spec.servers);
    };
    const auto on = [](ServersOn where, int servers) {
        return [=](protocol::JobSpec &spec) { spec.serversOn = where, spec.servers = servers; };
    };
    EXPECT_EQ(decided(0, on(ServersOn::Workers, 2)), std::pair(ServersOn::Head, 2)) << "the head does it all";
    EXPECT_EQ(decided(1, on(ServersOn::Auto, 1)), std::pair(ServersOn::Head, 1));
    EXPECT_EQ(decided(2, on(ServersOn::Auto, 1)), std::pair(ServersOn::Head, 1));
    EXPECT_EQ(decided(2, on(ServersOn::Workers, 1)), std::pair(ServersOn::Workers, 2));
    EXPECT_EQ(decided(8, on(ServersOn::Workers, 4)), std::pair(ServersOn::Workers, 4)) << "an explicit number counts";
    EXPECT_EQ(decided(8, on(ServersOn::Head, 4)), std::pair(ServersOn::Head, 4));
    EXPECT_EQ(decided(1, on(ServersOn::Workers, 1)), std::pair(ServersOn::Workers, 1));
    EXPECT_EQ(decided(4096, on(ServersOn::Workers, 1)), std::pair(ServersOn::Workers, 1024));
    EXPECT_EQ(decided(2, [](protocol::JobSpec &spec) { spec.kvStore = "local", spec.servers = 0; }),
              std::pair(ServersOn::Head, 0));
    EXPECT_EQ(serversOfMachine(5, 0, 2), (std::vector{0, 2, 4}));
    EXPECT_EQ(serversOfMachine(5, 1, 2), (std::vector{1, 3}));
    EXPECT_TRUE(serversOfMachine(2, 2, 3).empty());
}

TEST(Layout, NamesTheServersOfEachMachine)
{
    protocol::JobSpec spec;
    spec.workers = 2;
    spec.servers = 3;
    spec.serversOn = protocol::ServersOn::Workers;
    const auto names = [&](std::vector<std::string> machines) {
        std::vector<ssh::Host> hosts;
        for (const std::string &name : machines)
            hosts.push_back({.name = name});
        std::vector<std::string> list;
        for (const RunRole &role : rolesOf(spec, {.name = "head"}, hosts))
            list.push_back(role.node.name + " " + role.label);
        return list;
    };
    EXPECT_THAT(names({"worker-1", "worker-2", "worker-3"}),
                testing::ElementsAre("head scheduler", "head server", "worker-1 server", "worker-1 server-1",
                                     "worker-1 worker", "worker-2 server", "worker-2 worker", "worker-3 server",
                                     "worker-3 worker"));
    spec.serversOn = protocol::ServersOn::Auto; // as an older version stored it
    EXPECT_THAT(names({"worker-1"}), testing::ElementsAre("head scheduler", "head server", "head server-1",
                                                          "head server-2", "worker-1 worker"));
}

TEST_F(RunControlTest, WithoutWorkerNodesTheHeadDoesItAll)
{
    protocol::JobSpec spec = job();
    spec.workers = 2;
    ASSERT_TRUE(control().start(spec, {}, {soon(), {}}));
    EXPECT_EQ(alive(), 4);
    ASSERT_TRUE(control().stop({}, false, {soon(), {}}));
    EXPECT_EQ(alive(), 0);
}

TEST_F(RunControlTest, StartsAndRemovesSeveralWorkersOfAMachine)
{
    protocol::JobSpec spec = job();
    spec.workersPerMachine = 2;                           // of machines with two GPUs
    spec.minWorkers = spec.maxWorkers = spec.workers = 2; // H1: a fixed number, and the second machine came later
    ASSERT_TRUE(control().start(spec, workers(), {soon(), {}}));
    EXPECT_EQ(alive(), 4);
    const auto read = protocol::jobSpecFromJson(m_head->read(m_head->run(m_run) / "job.json"));
    ASSERT_TRUE(read) << read.error().detail;
    EXPECT_EQ(read->workers, 2);
    RunControl attached(m_run, m_head->node(), {});
    ASSERT_TRUE(attached.addWorker(m_workers[1]->node(), {soon(), {}}));
    EXPECT_EQ(alive(), 6);
    for (const auto &node : m_workers) {
        for (const char *name : {"worker.pid", "worker-1.pid"}) {
            const std::string process = node->read(node->run(m_run) / name);
            EXPECT_THAT(process, HasSubstr("\"localWorkers\": 2"));
            EXPECT_THAT(process, HasSubstr("\"localServers\": 0"));
        }
    }
    EXPECT_THAT(rolesOf(*read, m_head->node(), workers()), testing::SizeIs(6));

    std::jthread leaver([&](std::stop_token stop) { // acts for scheduler and workers
        const auto requests = m_head->run(m_run) / "leave-requests";
        while (m_head->read(requests) != "worker-2\nworker-2\n" && !stop.stop_requested())
            std::this_thread::yield();
        m_workers[1]->kill(m_workers[1]->run(m_run) / "worker.pid");
        m_workers[1]->kill(m_workers[1]->run(m_run) / "worker-1.pid");
    });
    const auto removed = attached.removeWorker(m_workers[1]->node(), {soon(), {}});
    EXPECT_TRUE(removed) << removed.error().detail;
    leaver.request_stop();
    leaver.join();
    EXPECT_EQ(alive(), 4);
    ASSERT_TRUE(control().stop(workers(), false, {soon(), {}}));
}

TEST_F(RunControlTest, AWorkerThatEndsAtOnceEndsTheStart)
{
    std::ofstream(m_workers[1]->home() / "fail-worker");
    const auto started = control().start(job(), workers(), {soon(), {}});
    ASSERT_FALSE(started);
    EXPECT_EQ(started.error().code, ErrorCode::NeverJoined);
    EXPECT_EQ(started.error().source, "ssh:worker-2");
    EXPECT_THAT(started.error().detail, HasSubstr("with status 3: boom: cannot work"));
    EXPECT_EQ(alive(), 0);
}

TEST_F(RunControlTest, CancelStopsWhatWasStarted)
{
    std::stop_source stop;
    m_options.sink = [&](const StepEvent &event) {
        if (event.step == "server" && event.state == StepState::Done)
            stop.request_stop();
    };
    const auto started = control().start(job(), workers(), {soon(), stop.get_token()});
    ASSERT_FALSE(started);
    EXPECT_EQ(started.error().code, ErrorCode::Cancelled);
    EXPECT_EQ(alive(), 0);
}

TEST_F(RunControlTest, ReportsWhatIsMissingOrWrong)
{
    std::filesystem::remove(m_workers[0]->home() / "bundle" / "trainyard-runtime");
    EXPECT_EQ(control().start(job(), workers(), {soon(), {}}).error().code, ErrorCode::NotFound);
    m_options.environment["BAD"] = Secret("a\nLD_PRELOAD=x");
    EXPECT_EQ(control().start(job(), workers(), {soon(), {}}).error().code, ErrorCode::InvalidArgument);
    m_options.environment.clear();
    protocol::JobSpec spec = job();
    spec.epochs = 0;
    EXPECT_EQ(control().start(spec, workers(), {soon(), {}}).error().code, ErrorCode::InvalidArgument);
}

TEST_F(RunControlTest, AnotherProgramAddsAndRemovesAWorker)
{
    const std::vector<ssh::Host> one = {m_workers[0]->node()};
    ASSERT_TRUE(control().start(job(), one, {soon(), {}}));
    RunControl attached(m_run, m_head->node(), {});
    const auto added = attached.addWorker(m_workers[1]->node(), {soon(), {}});
    ASSERT_TRUE(added) << added.error().detail;
    EXPECT_EQ(m_workers[1]->read(m_workers[1]->run(m_run) / "secret"), m_head->read(m_head->run(m_run) / "secret"));
    EXPECT_EQ(m_workers[1]->read(m_workers[1]->run(m_run) / "env"), "AWS_SECRET_ACCESS_KEY=hush\n");
    EXPECT_EQ(alive(), 4);

    std::jthread leaver([&](std::stop_token stop) { // acts for scheduler and worker
        const auto requests = m_head->run(m_run) / "leave-requests";
        while (m_head->read(requests).empty() && !stop.stop_requested())
            std::this_thread::yield();
        EXPECT_EQ(m_head->read(requests), "worker-2\n");
        m_workers[1]->kill(m_workers[1]->run(m_run) / "worker.pid");
    });
    const auto removed = attached.removeWorker(m_workers[1]->node(), {soon(), {}});
    EXPECT_TRUE(removed) << removed.error().detail;
    leaver.request_stop();
    leaver.join();
    EXPECT_EQ(alive(), 3);
    EXPECT_EQ(attached.removeWorker(m_workers[1]->node(), {soon(), {}}).error().code, ErrorCode::NotFound);
    EXPECT_EQ(RunControl(newRunId(), m_head->node(), {}).addWorker(m_workers[1]->node(), {soon(), {}}).error().code,
              ErrorCode::NotFound);
    ASSERT_TRUE(control().stop(workers(), false, {soon(), {}}));
}

TEST_F(RunControlTest, AWorkerIsWaitedForAsLongAsItWorks)
{
    ASSERT_TRUE(control().start(job(), workers(), {soon(), {}}));
    std::vector<std::string> reports;
    m_options.sink = [&](const StepEvent &event) {
        if (event.step != "leave")
            return;
        reports.push_back(event.host + " " + std::string(toString(event.state)) + " " + event.message.english());
        if (reports.size() == 4) // the scheduler lets it go at the end of the epoch
            m_workers[0]->kill(m_workers[0]->run(m_run) / "worker.pid");
    };
    const auto removed = control().removeWorker(m_workers[0]->node(), {Deadline::never(), {}},
                                                [] { return say("leaves at the end of epoch 3"); });
    EXPECT_TRUE(removed) << removed.error().detail;
    ASSERT_GE(reports.size(), 5u);
    EXPECT_EQ(reports[0], "worker-1 started ");
    EXPECT_EQ(reports[1], "worker-1 progressing leaves at the end of epoch 3");
    EXPECT_EQ(reports.back(), "worker-1 done ");
    ASSERT_TRUE(control().stop(workers(), false, {soon(), {}}));
}

TEST_F(RunControlTest, CancelledItReportsThatTheWorkerLeavesLater)
{
    ASSERT_TRUE(control().start(job(), workers(), {soon(), {}}));
    std::stop_source stop;
    const auto removed = control().removeWorker(m_workers[0]->node(), {Deadline::never(), stop.get_token()}, [&] {
        stop.request_stop();
        return say("leaves at the end of epoch 3");
    });
    ASSERT_FALSE(removed);
    EXPECT_EQ(removed.error().code, ErrorCode::Cancelled);
    EXPECT_EQ(removed.error().detail,
              "the worker on worker-1 was asked to leave and has not left yet (leaves at the end of epoch 3): it "
              "leaves later, and its machine stays");
    EXPECT_EQ(m_head->read(m_head->run(m_run) / "leave-requests"), "worker-1\n");
    EXPECT_EQ(alive(), 4);
    ASSERT_TRUE(control().stop(workers(), false, {soon(), {}}));
}

TEST_F(RunControlTest, OnlySilenceEndsTheWaitForAWorker)
{
    ASSERT_TRUE(control().start(job(), workers(), {soon(), {}}));
    m_options.silence = 2s;
    int looks = 0;
    const auto watch = [&](std::function<void()> atFirst, std::function<void()> atSecond) {
        looks = 0;
        return control().watchWorker(m_workers[0]->node(), {Deadline::never(), {}},
                                     [&](const ProcessStatus &worker) -> Result<bool> {
                                         EXPECT_TRUE(worker.alive);
                                         (++looks == 1 ? atFirst : atSecond)();
                                         return looks == 3;
                                     });
    };
    const auto nothing = [] {};
    const auto seen = watch([&] { m_workers[0]->server().dropConnections(); }, nothing);
    ASSERT_TRUE(seen) << seen.error().detail;
    EXPECT_EQ(looks, 3) << "a broken connection is replaced";
    const auto silent = watch([&] { m_workers[0]->server().stop(); }, nothing);
    ASSERT_FALSE(silent);
    EXPECT_EQ(silent.error().code, ErrorCode::Unreachable);
    EXPECT_EQ(looks, 1);
    ASSERT_TRUE(m_workers[0]->server().restart());
    ASSERT_TRUE(control().stop(workers(), false, {soon(), {}}));
}

TEST_F(RunControlTest, StatusNamesNodesThatDoNotAnswer)
{
    ASSERT_TRUE(control().start(job(), workers(), {soon(), {}}));
    m_workers[1]->server().stop();
    const auto status = control().status(workers(), {soon(), {}});
    ASSERT_TRUE(status);
    EXPECT_TRUE(status->running);
    EXPECT_THAT(status->unreachable, testing::ElementsAre("worker-2"));
    EXPECT_EQ(control().stop(workers(), false, {soon(), {}}).error().code, ErrorCode::Unreachable);
}

TEST_F(RunControlTest, EveryRoleOfTheLayoutHasItsLog)
{
    protocol::JobSpec spec = job();
    spec.servers = 2;
    ASSERT_TRUE(control().start(spec, workers(), {soon(), {}}));
    std::map<std::string, FakeNode *> nodes{
        {"head", m_head.get()}, {"worker-1", m_workers[0].get()}, {"worker-2", m_workers[1].get()}};
    std::size_t logs = 0, found = 0;
    for (const RunRole &role : rolesOf(spec, m_head->node(), workers()))
        logs += std::filesystem::exists(nodes.at(role.node.name)->run(m_run) / "log" / (role.label + ".log"));
    for (const auto &[name, node] : nodes)
        found += std::size_t(std::distance(std::filesystem::directory_iterator(node->run(m_run) / "log"), {}));
    EXPECT_EQ(logs, 5u);
    EXPECT_EQ(found, logs) << "a role that the layout does not name";
    ASSERT_TRUE(control().stop(workers(), false, {soon(), {}}));
    EXPECT_EQ(rolesOf(spec, m_head->node(), {}).size(), std::size_t(3 + spec.workers)) << "alone, the head works too";
}
