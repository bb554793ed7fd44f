#include <algorithm>
#include <cmath>

#include "backend/core/system/files.h"
#include "backend/core/text.h"
#include "build_paths.h"
#include "kv_fixture.h"

/// Scripts of users: one more worker joins while they train, then one is killed.
namespace trainyard::testing {
namespace {

using ::testing::HasSubstr;

std::string lastLine(const std::string &out)
{
    const auto lines = split(trimmed(out), '\n');
    return lines.empty() ? "" : std::string(lines.back());
}

class KvElasticTest : public ::testing::TestWithParam<std::pair<const char *, const char *>> {
protected:
    static protocol::JobSpec job(int workers)
    {
        auto job = programJob(workers, 2);
        job.epochs = 40;
        job.batchSize = 96; // ten steps of an epoch
        return job;
    }
    std::string module() const { return GetParam().first; }
    std::vector<std::string> argv() const { return {kPython, script(GetParam().second)}; }
};

TEST_P(KvElasticTest, TrainsOnWhileAWorkerJoinsAndAnotherIsKilled)
{
    if (!pythonHas(module()))
        GTEST_SKIP() << "needs " << module() << " of " << kPython;
    ProgramRun run(job(2));
    run.startServers();
    auto &first = run.start(argv(), {{"GATE", "50"}, {"SEED", "1"}}, 0);
    auto &killed = run.start(argv(), {{"KILL", "200"}, {"SEED", "2"}}, 1);
    ASSERT_TRUE(eventually([&] { return std::filesystem::exists(run.folder.path / "reached"); })) << killed.folder;
    auto &joiner = run.start(argv(), {{"SEED", "3"}});
    ASSERT_TRUE(eventually([&] { return joiner.host->joined(); }));
    ASSERT_TRUE(writeFileAtomically(run.folder.path / "go", ""));
    const Status outcome = run.waitAll();
    ASSERT_TRUE(outcome) << outcome.error().detail;

    EXPECT_EQ(first.program.get().exitStatus, 0) << first.program.get().err;
    EXPECT_EQ(joiner.program.get().exitStatus, 0) << joiner.program.get().err;
    EXPECT_EQ(killed.program.get().exitStatus, 137);
    ASSERT_EQ(run.records(protocol::metric::kMemberJoined, 2).size(), 1u);
    EXPECT_GE(run.records(protocol::metric::kMemberJoined, 2)[0].step, 50);
    ASSERT_EQ(run.records(protocol::metric::kMemberDied, 1).size(), 1u);
    EXPECT_THAT(run.records(protocol::metric::kMemberDied, 1)[0].note, HasSubstr("was ended by signal 9"));

    // The new worker got the state of training: both end with the same bits.
    EXPECT_THAT(lastLine(first.out()), HasSubstr("epoch 39 loss"));
    EXPECT_EQ(lastLine(joiner.out()), lastLine(first.out()));
    const auto losses = run.records("train-loss", -1);
    ASSERT_EQ(losses.size(), 40u);
    EXPECT_LT(losses.back().value, 0.1 * losses.front().value);
    for (std::size_t i = 1; i < losses.size(); ++i)
        EXPECT_LT(losses[i].value, 2 * losses[i - 1].value + 1e-2) << "epoch " << i << ": the loss goes on";
}

TEST_P(KvElasticTest, TheMembersDoNotChangeWhatIsLearnt)
{
    if (!pythonHas(module()))
        GTEST_SKIP() << "needs " << module() << " of " << kPython;
    std::vector<double> losses;
    for (const int workers : {1, 2}) {
        auto spec = job(workers);
        spec.epochs = 10;
        ProgramRun run(spec);
        run.startServers();
        for (int worker = 0; worker < workers; ++worker)
            run.start(argv(), {{"SEED", std::to_string(worker + 1)}}, worker);
        ASSERT_TRUE(run.waitAll());
        losses.push_back(run.records("train-loss", -1).back().value);
    }
    // The same samples in each step; sums in another order.
    EXPECT_NEAR(losses[0], losses[1], 1e-3 * std::abs(losses[0]) + 1e-6);
}

INSTANTIATE_TEST_SUITE_P(Scripts, KvElasticTest,
                         ::testing::Values(std::pair("numpy", "kv_numpy.py"), std::pair("torch", "kv_torch.py")),
                         [](const auto &made) { return std::string(made.param.first); });

/// The script that users begin with, with the data iterator of Dynamic Training (G37, G39).
TEST(KvTemplateTest, TrainsOnTwoWorkers)
{
    if (!pythonHas("torch"))
        GTEST_SKIP() << "needs torch of " << kPython;
    auto spec = programJob(2, 2);
    spec.epochs = 5;
    spec.batchSize = 96;
    ProgramRun run(spec);
    run.startServers();
    for (const int worker : {0, 1})
        run.start({kPython, TRAINYARD_SOURCE_DIR "/resources/scripts/train_kv.py"}, {}, worker);
    const Status outcome = run.waitAll();
    ASSERT_TRUE(outcome) << outcome.error().detail;
    for (const auto &one : run.programs)
        EXPECT_EQ(one->program.get().exitStatus, 0) << one->program.get().err;
    const auto losses = run.records("train-loss", -1);
    ASSERT_EQ(losses.size(), 5u);
    EXPECT_LT(losses.back().value, 0.5 * losses.front().value);
}

} // namespace
} // namespace trainyard::testing
