#include "process_fixture.h"

/// Servers on the machines of the workers, with real servers, workers and connections: machines that leave and die.
namespace trainyard::testing {
namespace {

using namespace protocol; // NOLINT: names of records
using ::testing::HasSubstr;

JobSpec machinesJob(int machines)
{
    JobSpec job = smallJob(machines, machines);
    job.serversOn = ServersOn::Workers;
    job.boundary = Boundary::Batch;
    return job;
}

std::string machine(int number)
{
    return "machine-" + std::to_string(number);
}

/// A job with the server and the worker of each machine, and a spare server.
class Machines {
public:
    explicit Machines(JobSpec spec)
        : job(std::move(spec))
    {
        for (int i = 0; i < job.job.servers; ++i)
            job.addServer(machine(i), i);
        job.addServer("head");
        for (int i = 0; i < job.job.workers; ++i)
            job.addWorker(std::make_shared<FakeLearner>(), -1, machine(i));
    }
    bool trains(int epochs)
    {
        const auto count = [&] { return job.records(metric::kValidationAccuracy, -1).size(); };
        const std::size_t wanted = count() + std::size_t(epochs);
        return eventually([&] { return count() >= wanted; });
    }
    Status leave(int number)
    {
        return ps::requestLeave(job.endpoint, "127.0.0.1", testSecret(), -1, machine(number),
                                {Deadline::after(std::chrono::seconds(20)), {}});
    }
    /// Whether all processes of a machine have ended without an error.
    bool hasLeft(int number)
    {
        const auto &server = *job.servers[std::size_t(number)], &worker = *job.workers[std::size_t(number)];
        return eventually([&] { return server.done() && worker.done(); }) && server.result.get() && worker.result.get();
    }

    LocalJob job;
};

class MachineWays : public ::testing::TestWithParam<std::tuple<bool, bool>> {};

TEST_P(MachineWays, MachinesThatLeaveOneByOneTakeNoWeightsWithThem)
{
    JobSpec spec = machinesJob(3);
    spec.epochs = 100'000;
    std::tie(spec.serverReplicas, spec.sharedMemory) = GetParam();
    Machines machines(spec);
    ASSERT_TRUE(machines.trains(1));
    for (const int number : {1, 0}) {
        const Status asked = machines.leave(number);
        ASSERT_TRUE(asked) << asked.error().detail;
        EXPECT_TRUE(machines.hasLeft(number)) << number;
        EXPECT_TRUE(machines.trains(2));
    }
    EXPECT_EQ(machines.job.records(metric::kServerLeft).size(), 2u);
    EXPECT_TRUE(machines.job.records(metric::kServerDied).empty());
    EXPECT_TRUE(machines.job.records(metric::kMemberDied).empty());
    for (const MetricRecord &record : machines.job.records(metric::kTrainAccuracy, -1))
        EXPECT_EQ(record.samples, 960) << "each sample counts once in each epoch";
    EXPECT_GT(machines.job.lastValidation(), 0.97);
    machines.job.scheduler.stop.request_stop();
    EXPECT_EQ(machines.job.wait().error().code, ErrorCode::Cancelled);
}

INSTANTIATE_TEST_SUITE_P(Ways, MachineWays, ::testing::Combine(::testing::Bool(), ::testing::Bool()));

TEST_F(Processes, SigkillOfAWholeMachineTheRunCompletes)
{
    job = machinesJob(2);
    startScheduler();
    const pid_t spare = start({"server", address});
    const pid_t survivingServer = start({"server", address, machine(0), "0"});
    server = start({"server", address, machine(1), "1"});
    survivor = start({"worker", address, "-1", "-1", machine(0)});
    victim = start({"worker", address, "1", "2", machine(1)});
    ASSERT_TRUE(eventually([&] { return std::filesystem::exists(folder.path / "reached"); }));
    ::kill(server, SIGKILL);
    ::kill(victim, SIGKILL);
    EXPECT_EQ(wait(scheduler), 0) << log("scheduler0");
    EXPECT_EQ(wait(survivor), 0);
    EXPECT_EQ(wait(survivingServer), 0);
    EXPECT_EQ(wait(spare), 0);
    ASSERT_EQ(records(metric::kServerDied).size(), 1u);
    EXPECT_THAT(records(metric::kServerDied)[0].note, HasSubstr(machine(1) + ": "));
    ASSERT_EQ(records(metric::kMemberDied).size(), 1u);
    EXPECT_THAT(records(metric::kMemberDied)[0].note, HasSubstr("what it had not done of epoch 1 goes to the others"));
    EXPECT_EQ(records(metric::kRunFinished)[0].value, 0);
    EXPECT_GT(records(metric::kValidationAccuracy).back().value, 0.97);
    EXPECT_EQ(records(metric::kTrainAccuracy).back().samples, 960);
    EXPECT_THAT(log("scheduler0"), HasSubstr("server 1 (head) takes the place of a lost one"));
}

} // namespace
} // namespace trainyard::testing
