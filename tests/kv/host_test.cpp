#include <filesystem>
#include <set>

#include "backend/core/system/files.h"
#include "backend/core/text.h"
#include "kv_fixture.h"

/// Programs in C on a real scheduler and servers.
namespace trainyard::testing {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

/// The numbers behind "index EPOCH " in an output.
std::multiset<int> indicesIn(const std::string &out, int epoch)
{
    std::multiset<int> found;
    const std::string prefix = "index " + std::to_string(epoch) + " ";
    for (const std::string_view line : split(out, '\n')) {
        if (line.starts_with(prefix))
            found.insert(std::stoi(std::string(line.substr(prefix.size()))));
    }
    return found;
}

class KvHostTest : public ::testing::Test {
protected:
    /// Runs one program as all workers, and expects that all end well.
    static std::vector<std::string> outputsOf(ProgramRun &run, const std::string &mode)
    {
        run.startServers();
        for (int worker = 0; worker < run.job.workers; ++worker)
            run.start({program(), mode}, {}, worker);
        const Status outcome = run.waitAll();
        EXPECT_TRUE(outcome) << outcome.error().detail;
        std::vector<std::string> outputs;
        for (const auto &running : run.programs) {
            EXPECT_EQ(running->program.get().exitStatus, 0) << running->out();
            EXPECT_TRUE(running->result.get()) << running->out();
            outputs.push_back(running->out());
        }
        return outputs;
    }
};

TEST_F(KvHostTest, SumsAreExactAndEachSampleIsUsedOnce)
{
    ProgramRun run(programJob(2, 2));
    const auto outputs = outputsOf(run, "sums");
    for (int epoch = 0; epoch < 2; ++epoch) {
        std::multiset<int> all = indicesIn(outputs[0], epoch);
        all.merge(indicesIn(outputs[1], epoch));
        ASSERT_EQ(all.size(), 96u) << "epoch " << epoch;
        EXPECT_EQ(std::set<int>(all.begin(), all.end()).size(), 96u) << "epoch " << epoch;
        EXPECT_EQ(*all.begin(), 0);
        EXPECT_EQ(*all.rbegin(), 95);
    }
    EXPECT_THAT(outputs[0] + outputs[1], AllOf(HasSubstr("done as 0 of 2"), HasSubstr("done as 1 of 2")));
    // Its values are records of the ranks, and their mean one of the run.
    EXPECT_FALSE(run.records("loss", 0).empty());
    EXPECT_FALSE(run.records("loss", 1).empty());
    EXPECT_EQ(run.records("loss", -1).size(), 2u) << "one for each epoch";
    EXPECT_EQ(run.records(protocol::metric::kSpeed, -1).size(), 2u);
    EXPECT_TRUE(run.records(protocol::metric::kTrainAccuracy).empty()) << "only the program could know it";
}

TEST_F(KvHostTest, SumsAreExactWithoutSharedMemory)
{
    auto job = programJob(2, 2);
    job.sharedMemory = false;
    job.wire = protocol::WireMode::Aead;
    ProgramRun run(job);
    outputsOf(run, "sums");
}

TEST_F(KvHostTest, OneWorkerNeedsNoOther)
{
    ProgramRun run(programJob(1));
    EXPECT_EQ(indicesIn(outputsOf(run, "sums").front(), 0).size(), 96u);
}

TEST_F(KvHostTest, WorkersExchangeBytesAndWaitForOneAnother)
{
    ProgramRun run(programJob(2, 2));
    for (const std::string &out : outputsOf(run, "blobs"))
        EXPECT_EQ(out, "done\n");
}

TEST_F(KvHostTest, BarriersOfOneWorkerPass)
{
    ProgramRun run(programJob(1));
    EXPECT_EQ(outputsOf(run, "blobs").front(), "done\n");
}

TEST_F(KvHostTest, TheJobsOptimizerStepsFromTheWeightsOfTheFirst)
{
    for (const char *mode : {"optimizer", "push"}) {
        auto job = programJob(2, 2);
        job.task.options["kv.optimizer"] = "job";
        job.momentum = 0;
        job.weightDecay = 0;
        job.learningRate = 0.5;
        ProgramRun run(job);
        for (const std::string &out : outputsOf(run, mode))
            EXPECT_EQ(out, "weight 9.500\nweight 9.000\nweight 8.500\nweight 8.000\n") << mode;
        EXPECT_FALSE(run.records(protocol::metric::kLearningRate).empty());
    }
}

TEST_F(KvHostTest, WrongCallsAreErrorsAndDoNotWait)
{
    ProgramRun run(programJob(1));
    EXPECT_EQ(outputsOf(run, "forget").front(),
              "no step has begun: call ty_kv_next() before each step\n"
              "step 0 is not done: call ty_kv_allreduce() or ty_kv_pushpull() in each step, also in those without "
              "samples\n"
              "the store has no optimizer: start the job with --kv-optimizer job, or call ty_kv_allreduce()\n"
              "arrays are declared before ty_kv_start()\n");
}

TEST_F(KvHostTest, ASecondThreadGetsAnError)
{
    ProgramRun run(programJob(2));
    run.startServers();
    const auto mark = run.folder.path / "mark";
    run.start({program(), "threads"}, {{"MARK", mark.string()}});
    ASSERT_TRUE(eventually([&] { return std::filesystem::exists(mark); }));
    run.start({program(), "early"});
    run.waitAll();
    EXPECT_EQ(run.programs[0]->out(), "two threads use the store at the same time: call it from one thread\n");
}

TEST_F(KvHostTest, AForkedProcessGetsAnError)
{
    ProgramRun run(programJob(1));
    run.startServers();
    run.start({program(), "fork"});
    EXPECT_FALSE(run.waitAll()) << "it has not joined the run";
    EXPECT_THAT(run.programs[0]->out(), HasSubstr("a forked process cannot use the store of its parent"));
}

TEST_F(KvHostTest, ProgramsThatEndBeforeTheLastEpochEndTheRun)
{
    ProgramRun run(programJob(2));
    outputsOf(run, "early");
    EXPECT_EQ(run.records(protocol::metric::kMemberLeft).size(), 2u);
    EXPECT_TRUE(run.records(protocol::metric::kMemberDied).empty());
    ASSERT_EQ(run.records(protocol::metric::kRunFinished).size(), 1u);
}

TEST_F(KvHostTest, AProgramThatNeverJoinsFailsTheRunAtOnce)
{
    ProgramRun run(programJob(2));
    run.startServers();
    run.start({program(), "idle"});
    const Status outcome = run.waitAll();
    ASSERT_FALSE(outcome);
    EXPECT_THAT(outcome.error().detail, HasSubstr("without joining the run"));
    EXPECT_FALSE(run.programs[0]->result.get());
}

TEST_F(KvHostTest, AProgramThatFailsIsTheCauseOfTheRunsEnd)
{
    ProgramRun run(programJob(2));
    run.startServers();
    run.start({program(), "fail"}, {}, 0);
    run.start({program(), "steps"}, {}, 1);
    const Status outcome = run.waitAll();
    ASSERT_FALSE(outcome);
    EXPECT_THAT(outcome.error().source, HasSubstr("worker 0"));
    EXPECT_THAT(outcome.error().detail, HasSubstr("ended with status 3"));
    EXPECT_EQ(run.programs[0]->result.get().error().code, ErrorCode::LocalCommandFailed);
    EXPECT_FALSE(run.programs[1]->result.get());
}

TEST_F(KvHostTest, AJobMayGoOnWithoutAProgramThatFails)
{
    auto job = programJob(2);
    job.task.onFailure = protocol::TaskFailure::Shrink;
    ProgramRun run(job);
    run.startServers();
    run.start({program(), "fail"}, {}, 0);
    run.start({program(), "early"}, {}, 1);
    run.waitAll();
    EXPECT_EQ(run.records(protocol::metric::kMemberDied, 0).size(), 1u);
    EXPECT_TRUE(run.programs[1]->result.get());
}

TEST_F(KvHostTest, OtherArraysAreNamed)
{
    if (!pythonHas("numpy"))
        GTEST_SKIP() << "needs numpy of /usr/bin/python3";
    ProgramRun run(programJob(2));
    run.startServers();
    const std::string code = "import os, trainyard\nkv = trainyard.open()\nkv.declare('a', int(os.environ['SIZE']))\n"
                             "kv.start(96)\nfor epoch in kv.epochs():\n for i in kv.batches():\n  kv.all_reduce()\n";
    run.start({kPython, "-c", code}, {{"SIZE", "100"}}, 0);
    run.start({kPython, "-c", code}, {{"SIZE", "200"}}, 1);
    const Status outcome = run.waitAll();
    ASSERT_FALSE(outcome);
    EXPECT_THAT(outcome.error().detail, HasSubstr("declare the same arrays, in the same order, on all workers"));
}

TEST_F(KvHostTest, AStopAsksTheProgramToSave)
{
    if (!pythonHas("numpy"))
        GTEST_SKIP() << "needs numpy of /usr/bin/python3";
    auto job = programJob(1);
    job.epochs = 100'000;
    ProgramRun run(job);
    run.startServers();
    run.start({kPython, script("kv_numpy.py")}, {{"SAVE", "1"}});
    ASSERT_TRUE(eventually([&] { return !run.records("train-loss", -1).empty(); }));
    run.scheduler.leave.request_stop();
    const Status outcome = run.waitAll();
    ASSERT_FALSE(outcome);
    EXPECT_EQ(outcome.error().code, ErrorCode::Cancelled);
    const std::string saved = (run.folder.path / "saved.npy").string();
    EXPECT_TRUE(std::filesystem::exists(saved));
    ASSERT_EQ(run.records(protocol::metric::kCheckpoint).size(), 1u);
    EXPECT_EQ(run.records(protocol::metric::kCheckpoint)[0].note, saved);
    EXPECT_EQ(run.programs[0]->program.get().exitStatus, 0) << run.programs[0]->program.get().err;
    EXPECT_TRUE(run.programs[0]->result.get());
    EXPECT_THAT(run.records(protocol::metric::kRunFinished)[0].note, Not(HasSubstr("no checkpoint")));
}

} // namespace
} // namespace trainyard::testing
