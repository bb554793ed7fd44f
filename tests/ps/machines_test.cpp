#include <algorithm>

#include "backend/runtime/ps/slice_map.h"
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

std::string addressOf(int number)
{
    return "127.0.0." + std::to_string(2 + number);
}

/// A job with the server and the worker of each machine, and a spare server.
class Machines {
public:
    explicit Machines(JobSpec spec)
        : job(std::move(spec))
    {
        for (int i = 0; i < job.job.servers; ++i)
            job.addServer(machine(i), i, addressOf(i));
        job.addServer("head");
        for (int i = 0; i < job.job.workers; ++i)
            job.addWorker(std::make_shared<FakeLearner>(), -1, machine(i), addressOf(i));
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

/// Bytes that the workers of two machines send and receive in a step, over connections. Their sum: which of them has
/// rank 0, and so which part of the weights is its own, depends on their arrival.
double bytesPerStep(bool sharedMemory)
{
    JobSpec spec = machinesJob(2);
    spec.sharedMemory = sharedMemory;
    Machines machines(spec);
    EXPECT_TRUE(machines.job.wait());
    double bytes = 0;
    for (const int rank : {0, 1}) {
        const auto windows = machines.job.records(metric::kBytesPerStep, rank);
        EXPECT_FALSE(windows.empty()) << rank;
        const auto waits = machines.job.records(metric::kWaitShare, rank); // I15
        EXPECT_FALSE(waits.empty()) << rank;
        for (const auto &wait : waits)
            EXPECT_TRUE(wait.value >= 0 && wait.value <= 1) << wait.value;
        bytes += windows.empty() ? 0 : windows.back().value;
    }
    return bytes;
}

TEST(Machines, AMachinesOwnPartOfTheWeightsDoesNotUseConnections)
{
    constexpr double kFrame = 64; // at most, of a header in each direction
    const JobSpec spec = machinesJob(2);
    const ps::SliceMap map = ps::sliceMapOf(spec, FakeLearner::kParameters);
    ASSERT_EQ(map.shards(), 2) << "a shard for each machine";
    double first = 0, all = 0; // per worker
    for (std::uint32_t slice = 0; slice < map.slices(); ++slice) {
        const double bytes = 2 * sizeof(float) * double(map.size(slice)); // gradient there, weights back
        all += bytes;
        first += map.shardOf(slice) == 0 ? bytes : 0;
    }
    EXPECT_NEAR(first, all / 2, all / 50);
    // Of each part, one of the two workers exchanges it in memory.
    const double frames = 2 * 2 * kFrame * map.slices(), shared = bytesPerStep(true), unshared = bytesPerStep(false);
    EXPECT_GE(shared, all);
    EXPECT_LT(shared, all + frames);
    EXPECT_GE(unshared, 2 * all);
    EXPECT_LT(unshared, 2 * all + frames);
}

TEST(SliceMap, EachMachineHasTheSameShareOfTheArena)
{
    for (const std::size_t parameters : {109'386, 431'080, 272'544, 758'624, 1'730'784, 23'513'168}) {
        for (const int machines : {2, 3, 5, 8, 16, 64}) {
            JobSpec job = smallJob(machines, machines);
            job.sliceBytes = JobSpec().sliceBytes;
            job.serversOn = ServersOn::Workers;
            const ps::SliceMap map = ps::sliceMapOf(job, parameters);
            const ps::ShardLayout layout = ps::shardLayoutOf(job, parameters);
            std::vector<std::size_t> parts(std::size_t(machines), 0);
            std::size_t together = 0;
            for (std::uint32_t slice = 0; slice < map.slices(); ++slice) {
                parts[std::size_t(layout.partOf(map.shardOf(slice)))] += map.size(slice);
                together += map.size(slice);
                EXPECT_LE(map.size(slice) * sizeof(float), std::size_t(job.sliceBytes));
            }
            EXPECT_EQ(together, parameters) << "a large tensor spans several slices";
            const double share = double(parameters) / machines;
            EXPECT_LT(double(*std::ranges::max_element(parts)), 1.04 * share) << parameters << " on " << machines;
        }
    }
}

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
