#include <algorithm>
#include <cmath>

#include "scheduler_core_fixture.h"

/// Runs of users' programs (KvStore).
namespace trainyard::ps {
namespace {

class ProgramsTest : public CoreTest {
protected:
    ProgramsTest()
    {
        job.type = JobType::KvStore;
        job.data.clear();
        job.task.command = "train";
    }
    void beginWaiting()
    {
        job.epochs = 3;
        job.heartbeatMisses = 3;
        core.emplace(job, RunStart{}, out, out, now);
        join(1, "server");
        join(10, "worker");
        join(11, "worker");
    }
    void size(PeerId id, std::int64_t floats) { core->onMessage(id, ArenaSize{floats}, now); }
    void startPrograms()
    {
        beginWaiting();
        size(10, 100);
        core->onMessage(1, Ready{100, 0}, now);
        size(11, 100);
        ready(10);
        ready(11);
        ack({1, 10, 11});
    }
    void values(PeerId id, std::int64_t number, std::vector<TaskValue> list)
    {
        core->onMessage(id, TaskValues{number, std::move(list)}, now);
    }
    static TaskValue value(const std::string &name, double number, int epoch = 0, std::int64_t step = 0)
    {
        TaskValue made;
        made.name = name;
        made.value = number;
        made.epoch = epoch;
        made.step = step;
        return made;
    }
    /// Lets time pass while all peers send heartbeats.
    void pass(seconds time)
    {
        for (const auto end = now + time; now < end;) {
            now += milliseconds(500);
            for (PeerId id = 1; id < 30; ++id)
                core->onFrameReceived(id, now);
            core->onTick(now);
        }
    }
};

TEST_F(ProgramsTest, ServersGetTheSizeFromTheFirstWorker)
{
    beginWaiting();
    EXPECT_TRUE(out.last<JoinAccepted>(1));
    EXPECT_FALSE(out.last<ArenaSize>(1)) << "no program has started";
    EXPECT_FALSE(out.last<JoinAccepted>(10)) << "the servers have no slices yet";
    size(10, 100);
    ASSERT_TRUE(out.last<ArenaSize>(1));
    EXPECT_EQ(out.last<ArenaSize>(1)->parameters, 100);
    core->onMessage(1, Ready{100, 0}, now);
    EXPECT_TRUE(out.last<JoinAccepted>(10));
    EXPECT_TRUE(out.last<JoinAccepted>(11));
}

TEST_F(ProgramsTest, AServerThatComesLaterGetsTheSizeAtOnce)
{
    job.servers = 2;
    beginWaiting();
    size(10, 100);
    join(2, "server");
    ASSERT_TRUE(out.last<ArenaSize>(2));
    EXPECT_EQ(out.last<ArenaSize>(2)->parameters, 100);
}

TEST_F(ProgramsTest, AnotherSizeEndsTheRunWithASentence)
{
    beginWaiting();
    size(10, 100);
    size(11, 200);
    ASSERT_TRUE(out.outcome);
    ASSERT_FALSE(*out.outcome);
    EXPECT_EQ(out.outcome->error().code, ErrorCode::ProtocolMismatch);
    EXPECT_THAT(out.outcome->error().detail, HasSubstr("its arrays have 200 floats instead of 100"));
}

TEST_F(ProgramsTest, ASizeWithoutSenseEndsTheRun)
{
    beginWaiting();
    size(10, 0);
    ASSERT_TRUE(out.outcome);
    EXPECT_FALSE(*out.outcome);
    EXPECT_FALSE(out.last<ArenaSize>(1));
}

TEST_F(ProgramsTest, ATrainerHasNoSuchSize)
{
    job.type = JobType::Trainer;
    startTwo();
    size(10, 100);
    EXPECT_FALSE(out.last<ArenaSize>(1));
    EXPECT_FALSE(out.outcome);
}

TEST_F(ProgramsTest, AProgramMayLoadForLongerThanTheStart)
{
    job.startSeconds = 30;
    job.candidateSeconds = 3600;
    beginWaiting();
    pass(seconds(300));
    EXPECT_FALSE(out.outcome) << "both workers are there, and load";
}

TEST_F(ProgramsTest, TheSetupOfTheMachinesHasItsTime)
{
    job.startSeconds = 30;
    job.task.setup = "pip install it";
    job.task.setupSeconds = 600;
    core.emplace(job, RunStart{}, out, out, now);
    join(1, "server");
    pass(seconds(620));
    EXPECT_FALSE(out.outcome) << "no worker has joined, but its machine may be set up";
    pass(seconds(20));
    ASSERT_TRUE(out.outcome);
    EXPECT_EQ(out.outcome->error().code, ErrorCode::NeverJoined);
}

TEST_F(ProgramsTest, ValuesAreRecordsOfTheirRankAndMeansOfTheRun)
{
    startPrograms();
    values(10, 1, {value("loss", 1, 0, 3), value("loss", 3, 0, 4)});
    values(11, 1, {value("loss", 5, 0, 4), value("accuracy", std::nan(""), 0, 4)});
    EXPECT_EQ(out.last<TaskValuesStored>(10)->number, 1);
    EXPECT_EQ(out.last<TaskValuesStored>(11)->number, 1);
    const auto losses = out.named("loss");
    ASSERT_EQ(losses.size(), 3u);
    EXPECT_EQ(losses[1].rank, 0);
    EXPECT_EQ(losses[1].step, 4);
    EXPECT_EQ(losses[2].rank, 1);
    finishEpoch({10, 11});
    ASSERT_EQ(out.named("loss").size(), 4u);
    EXPECT_EQ(out.named("loss").back().rank, -1);
    EXPECT_EQ(out.named("loss").back().epoch, 0);
    EXPECT_DOUBLE_EQ(out.named("loss").back().value, 4) << "the mean of the last ones of each rank";
    EXPECT_EQ(out.named("accuracy").size(), 1u) << "a mean of nothing is not recorded";
    EXPECT_TRUE(out.named(metric::kTrainAccuracy).empty());
    EXPECT_EQ(out.named(metric::kEpochSeconds).size(), 1u);
}

TEST_F(ProgramsTest, ValuesThatAreSentAgainCountOnce)
{
    startPrograms();
    values(10, 1, {value("loss", 1)});
    values(10, 1, {value("loss", 1)});
    values(10, 2, {value("loss", 2)});
    EXPECT_EQ(out.named("loss").size(), 2u);
    EXPECT_NE(out.named("loss")[0].step, out.named("loss")[1].step) << "one key would replace the first";
}

TEST_F(ProgramsTest, AProgramCannotRecordEventsOrNonsense)
{
    startPrograms();
    const auto before = out.records.size();
    values(10, 1,
           {value("run-finished", 1), value("member-died", 1), value("checkpoint", 1), value("speed", 1),
            value("a/b", 1), value("..\\x", 1), value("", 1), value(std::string(65, 'x'), 1), value("two words", 1),
            value("loss", 1, -1), value("loss", 1, 2'000'000'000)});
    EXPECT_EQ(out.records.size(), before);
    EXPECT_FALSE(core->over());
}

TEST_F(ProgramsTest, TooManyNamesAreDropped)
{
    startPrograms();
    for (int i = 0; i < 100; ++i)
        values(10, i + 1, {value("v" + std::to_string(i), 1)});
    int recorded = 0;
    for (const auto &record : out.records)
        recorded += record.name.starts_with("v");
    EXPECT_EQ(recorded, 64);
    EXPECT_EQ(
        std::ranges::count_if(out.lines, [](const auto &line) { return line.find("kinds of values") != line.npos; }), 1)
        << "said once";
}

TEST_F(ProgramsTest, AFailedProgramEndsTheRunUnlessTheOthersGoOn)
{
    for (const auto on : {TaskFailure::End, TaskFailure::Shrink}) {
        out = {};
        job.task.onFailure = on;
        startPrograms();
        core->onMessage(10, Failed{std::string(toString(ErrorCode::LocalCommandFailed)), "program", "status 1"}, now);
        EXPECT_EQ(out.outcome.has_value(), on == TaskFailure::End);
        EXPECT_EQ(out.named(metric::kMemberDied).size(), on == TaskFailure::End ? 0u : 1u);
    }
}

TEST_F(ProgramsTest, AKilledProgramIsALostWorker)
{
    startPrograms();
    core->onMessage(10, Failed{std::string(toString(ErrorCode::PeerLost)), "program", "signal 9"}, now);
    EXPECT_FALSE(out.outcome);
    EXPECT_EQ(out.named(metric::kMemberDied).size(), 1u);
}

TEST_F(ProgramsTest, TheRunIsFinishedWhenAllProgramsHaveEnded)
{
    job.boundary = Boundary::Batch;
    startPrograms();
    core->onMessage(10, Leave{-1, ""}, now);
    core->onMessage(11, Leave{-1, ""}, now);
    pausedAt(10, 5);
    pausedAt(11, 5);
    part(10, 5);
    part(11, 5);
    ASSERT_TRUE(out.outcome);
    EXPECT_TRUE(*out.outcome);
    EXPECT_EQ(out.named(metric::kMemberLeft).size(), 2u);
}

TEST_F(ProgramsTest, AMachineThatWillBeTakenAwayDoesNotEndTheEpochTwice) // D7
{
    startPrograms();
    part(10);
    part(11);
    now += seconds(600); // of what the programs do at the end of an epoch
    validated(10);
    validated(11);
    ack({1, 10, 11});
    part(10);
    part(11);
    now += seconds(60);
    core->onMessage(11, Leave{-1, "", true}, now);
    EXPECT_FALSE(out.last<End>(11));
    const auto ends = std::ranges::count_if(out.sent, [](const auto &one) {
        const auto *end = std::get_if<Validate>(&one.second);
        return end && one.first == 10 && end->epoch == 1;
    });
    EXPECT_EQ(ends, 1);
    validated(10);
    validated(11);
    EXPECT_EQ(core->epoch(), 2);
    EXPECT_TRUE(out.last<End>(11));
}

TEST_F(ProgramsTest, MachinesThatAreTakenAwayPauseTheRun)
{
    startPrograms();
    for (const PeerId id : {10, 11})
        core->onMessage(id, Leave{-1, "", true}, now);
    pausedAt(10, 5);
    pausedAt(11, 5);
    part(10, 5);
    part(11, 5);
    EXPECT_FALSE(out.outcome) << "others may come";
}

} // namespace
} // namespace trainyard::ps
