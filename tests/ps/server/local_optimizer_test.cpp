#include <cstring>
#include <map>

#include "backend/runtime/ps/worker/local_optimizer.h"
#include "tests/ps/process_fixture.h"

/// Workers that apply the optimizer (OptimizerPlacement::Workers) reach the same weights as servers would.
namespace trainyard::testing {
namespace {

using namespace protocol; // NOLINT: names of records
using ::testing::HasSubstr;

/// Runs a job with threads of this process.
/// \return the weights of all its workers
std::vector<std::vector<float>> learnt(JobSpec spec, OptimizerPlacement optimizerPlacement)
{
    spec.optimizerPlacement = optimizerPlacement;
    LocalJob job(spec);
    job.startAll();
    const Status outcome = job.wait();
    EXPECT_TRUE(outcome) << outcome.error().detail;
    std::vector<std::vector<float>> all;
    for (const auto &worker : job.workers)
        all.emplace_back(worker->learner->parameters().begin(), worker->learner->parameters().end());
    return all;
}

struct OptimizerCase {
    OptimizerKind optimizer = OptimizerKind::Sgd;
    double learningRate = 0.01;
    int workers = 3, servers = 1;
    bool sharedMemory = true;
};

class LocalOptimizerOf : public ::testing::TestWithParam<OptimizerCase> {};

TEST_P(LocalOptimizerOf, AJobAreThoseOfItsServersBitForBit)
{
    JobSpec spec = smallJob(GetParam().workers, GetParam().servers);
    spec.optimizer = GetParam().optimizer;
    spec.learningRate = GetParam().learningRate;
    spec.sharedMemory = GetParam().sharedMemory;
    spec.schedule = Schedule::Kind::Cosine;
    spec.warmupEpochs = 0.5;
    spec.deterministic = true;
    const auto byServers = learnt(spec, OptimizerPlacement::Servers),
               byWorkers = learnt(spec, OptimizerPlacement::Workers);
    for (const auto &weights : byWorkers)
        EXPECT_TRUE(weights == byServers[0]);
    EXPECT_NE(byServers[0][0], 0.01F) << "where it began";
}

INSTANTIATE_TEST_SUITE_P(
    Ways, LocalOptimizerOf,
    ::testing::Values(OptimizerCase{}, OptimizerCase{.sharedMemory = false},
                      OptimizerCase{.optimizer = OptimizerKind::Nag, .servers = 2},
                      OptimizerCase{.optimizer = OptimizerKind::Adam, .learningRate = 0.002, .servers = 2},
                      OptimizerCase{.optimizer = OptimizerKind::Adam, .learningRate = 0.002, .sharedMemory = false},
                      OptimizerCase{.workers = 1}, OptimizerCase{.workers = 1, .sharedMemory = false}));

TEST(LocalOptimizer, OfRoundedSumsAreTheSameOnAllWorkers)
{
    JobSpec spec = smallJob(2);
    spec.compression = Compression::BFloat16;
    spec.sharedMemory = false;
    const auto byWorkers = learnt(spec, OptimizerPlacement::Workers),
               byServers = learnt(spec, OptimizerPlacement::Servers);
    EXPECT_TRUE(byWorkers[0] == byWorkers[1]);
    for (std::size_t i = 0; i < byServers[0].size(); ++i)
        ASSERT_NEAR(byWorkers[0][i], byServers[0][i], 0.01) << i;
}

TEST(LocalOptimizer, GoOnFromWhatWasRemembered)
{
    const ps::SliceMap map(100, 64, 2); // 16 floats each
    const nn::Optimizer optimizer({.kind = nn::OptimizerKind::Adam});
    ps::LocalOptimizer one(JobSpec{}, map, optimizer), two(JobSpec{}, map, optimizer);
    one.beginView({0, 0, 0.1, {1, 1, 0, 0}});
    two.beginView({0, 0, 0.1, {1, 1, 0, 0}});
    std::vector<float> a(16, 1.0F), gradient(16, 0.5F);
    one.step(3, a, gradient, 0, 4);
    one.step(3, a, gradient, 1, 4);
    one.step(3, a, gradient, 2, 0); // no worker had a sample
    std::vector<std::uint32_t> updates(map.slices());
    updates[3] = 2;
    two.set(one.state(), updates);
    EXPECT_EQ(one.state().updates, 2u);
    std::vector<float> b = a;
    one.step(3, a, gradient, 2, 4);
    two.step(3, b, gradient, 2, 4);
    EXPECT_EQ(a, b);
    EXPECT_EQ(two.state().arrays, one.state().arrays);
}

class LocalOptimizerProcesses : public Processes, public ::testing::WithParamInterface<OptimizerKind> {
protected:
    /// \return the weights of a worker process that ended successfully
    std::vector<float> weightsOf(pid_t pid)
    {
        const std::string file = readFile(folder.path / ("weights-" + std::to_string(pid))).value_or("");
        std::vector<float> weights(FakeLearner::kParameters);
        EXPECT_EQ(file.size(), weights.size() * sizeof(float));
        std::memcpy(weights.data(), file.data(), std::min(file.size(), weights.size() * sizeof(float)));
        return weights;
    }
};

TEST_P(LocalOptimizerProcesses, LoseNothingWhenAWorkerJoinsAndAServerDies)
{
    job.servers = 2;
    job.epochs = 5;
    job.optimizer = GetParam();
    job.learningRate = job.optimizer == OptimizerKind::Adam ? 0.002 : 0.01;
    const auto expected = learnt(job, OptimizerPlacement::Servers)[0];
    job.optimizerPlacement = OptimizerPlacement::Workers;
    startScheduler();
    const pid_t first = start({"server", address}), second = start({"server", address}); // server1.log, server2.log
    const pid_t early = start({"worker", address}), gate = start({"worker", address, "1", "2"});
    ASSERT_TRUE(eventually([&] { return std::filesystem::exists(folder.path / "reached"); }));
    for (const char *name : {"server1", "server2"})
        ASSERT_TRUE(eventually([&] { return log(name).find("has a complete replica") != std::string::npos; }));
    const pid_t late = start({"worker", address});
    ASSERT_TRUE(
        eventually([&] { return log("scheduler0").find("worker 2 (survivor) is ready") != std::string::npos; }));
    ::kill(second, SIGKILL); // during a step: one worker has sent its gradients
    ASSERT_TRUE(eventually([&] { return !records(metric::kServerDied).empty(); }));
    ASSERT_TRUE(writeFileAtomically(folder.path / "go", ""));
    for (const pid_t pid : {scheduler, early, gate, late, first})
        EXPECT_EQ(wait(pid), 0);
    EXPECT_EQ(records(metric::kMemberJoined).size(), 3u);
    EXPECT_EQ(records(metric::kRunFinished).at(0).value, 0);
    EXPECT_EQ(weightsOf(early), weightsOf(gate));
    EXPECT_EQ(weightsOf(early), weightsOf(late));
    // A step has the same samples for any number of members, added in a different order.
    const auto weights = weightsOf(early);
    const double near = job.optimizer == OptimizerKind::Adam ? 1e-3 : 1e-4; // Adam divides by values that may be small
    for (std::size_t i = 0; i < weights.size(); ++i)
        ASSERT_NEAR(weights[i], expected[i], near) << i;
}

INSTANTIATE_TEST_SUITE_P(Optimizers, LocalOptimizerProcesses,
                         ::testing::Values(OptimizerKind::Sgd, OptimizerKind::Adam));

} // namespace
} // namespace trainyard::testing
