#include "backend/runtime/ps/scheduler_core.h"

#include <gmock/gmock.h>

#include "job_fixture.h"

namespace trainyard::ps {
namespace {

using namespace protocol; // NOLINT: messages and names of records
using std::chrono::milliseconds;
using std::chrono::seconds;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

class FakeOutbox final : public SchedulerOutbox {
public:
    std::vector<std::pair<PeerId, ControlMessage>> sent;
    std::vector<PeerId> dropped;
    std::vector<MetricRecord> records;
    std::vector<std::string> hosts;
    std::vector<RunState> states;
    std::optional<Status> outcome;

    void send(PeerId id, const ControlMessage &m) override { sent.emplace_back(id, m); }
    void drop(PeerId id) override { dropped.push_back(id); }
    void record(const MetricRecord &r) override { records.push_back(r); }
    void hostLog(bool added, const std::string &address) override { hosts.push_back((added ? "+" : "-") + address); }
    void journal(const RunState &state) override { states.push_back(state); }
    void log(const std::string &) override {}
    void finished(const Status &status) override { outcome = status; }

    template <class Message>
    std::optional<Message> last(PeerId id) const
    {
        for (auto at = sent.rbegin(); at != sent.rend(); ++at) {
            if (at->first == id && std::holds_alternative<Message>(at->second))
                return std::get<Message>(at->second);
        }
        return std::nullopt;
    }
    std::vector<MetricRecord> named(std::string_view name) const
    {
        auto list = records;
        std::erase_if(list, [&](const auto &r) { return r.name != name; });
        return list;
    }
};

/// Peers: server 1, workers 10, 11, 12, ...
class CoreTest : public ::testing::Test {
protected:
    JobSpec job = trainyard::testing::smallJob(2);
    FakeOutbox out;
    SchedulerCore::Clock::time_point now = SchedulerCore::Clock::now();
    std::optional<SchedulerCore> core;

    void begin()
    {
        job.epochs = 10;
        job.heartbeatMisses = 3;
        core.emplace(job, RunStart{}, out, now);
        hello(1, "server");
        core->onMessage(1, Ready{100, 0}, now);
    }
    void hello(PeerId id, const std::string &role, int wish = -1)
    {
        core->onMessage(id, Hello{role, "host-" + std::to_string(id), "10.0.0." + std::to_string(id), wish}, now);
    }
    void ready(PeerId id) { core->onMessage(id, Ready{100, 960}, now); }
    void ack(std::initializer_list<PeerId> ids)
    {
        for (const PeerId id : ids)
            core->onMessage(id, ViewAck{core->view()}, now);
    }
    /// The deal is done up to this step of its 20 (960 samples in batches of 48).
    void part(PeerId id, int steps = 20)
    {
        const auto view = *out.last<View>(id);
        core->onMessage(id, PartDone{view.view, view.step + steps, {1, 9, 10}, 1}, now);
    }
    void validated(PeerId id)
    {
        if (const auto what = out.last<Validate>(id))
            core->onMessage(id, EpochDone{what->epoch, what->parts, what->index, {}}, now);
    }
    /// All of them finish the epoch.
    void finishEpoch(std::initializer_list<PeerId> ids)
    {
        for (const PeerId id : ids)
            part(id);
        for (const PeerId id : ids)
            validated(id);
    }
    void close(PeerId id, const std::string &how = "gone")
    {
        core->onClosed(id, {ErrorCode::Disconnected, "", how}, now);
        now += milliseconds(260);
        for (PeerId other = 1; other < 30; ++other)
            core->onHeard(other, now);
        core->onTick(now);
    }
    void counted(int rank, std::int64_t step) { core->onMessage(1, Counted{rank, step}, now); }
    void held(PeerId id, std::int64_t step) { core->onMessage(id, Held{out.last<Hold>(id)->view, step}, now); }
    void startTwo()
    {
        begin();
        hello(10, "worker");
        hello(11, "worker");
        ready(10);
        ready(11);
        ack({1, 10, 11});
    }
    void startThree()
    {
        job.workers = 3;
        begin();
        for (const PeerId id : {10, 11, 12}) {
            hello(id, "worker");
            ready(id);
        }
        ack({1, 10, 11, 12});
    }
    /// Servers 1 and 2, each with the second copy of the other.
    void startWithTwoServers()
    {
        job.servers = 2;
        job.heartbeatMisses = 3;
        core.emplace(job, RunStart{}, out, now);
        for (const PeerId id : {1, 2}) {
            hello(id, "server");
            core->onMessage(id, Ready{100, 0}, now);
        }
        for (const PeerId id : {10, 11}) {
            hello(id, "worker");
            ready(id);
        }
        ack({1, 2, 10, 11});
    }
    std::vector<int> ranks() const
    {
        std::vector<int> list;
        for (const auto &m : core->members())
            list.push_back(m.rank);
        return list;
    }
};

TEST_F(CoreTest, WaitsForAllAndForEveryAcknowledgement)
{
    begin();
    hello(10, "worker", 1);
    hello(11, "worker", 0);
    ready(10);
    EXPECT_FALSE(out.last<View>(10));
    ready(11);
    const auto view = out.last<View>(10);
    ASSERT_TRUE(view);
    EXPECT_EQ(view->index, 1);
    EXPECT_EQ(view->deal, (Deal{{{0, 960}}, 2, 48, true}));
    EXPECT_TRUE(view->fresh);
    EXPECT_EQ(out.last<View>(1)->members.size(), 2u);
    ack({10, 11});
    EXPECT_FALSE(out.last<Go>(10)) << "a server may still hold the old view";
    ack({1});
    EXPECT_TRUE(out.last<Go>(10));
    EXPECT_TRUE(out.last<Go>(11));
}

TEST_F(CoreTest, AdmitsAReadyCandidateAtTheBoundaryAndNotBefore)
{
    startTwo();
    hello(12, "worker");
    EXPECT_TRUE(out.last<Accepted>(12)->running);
    EXPECT_EQ(out.last<Accepted>(12)->rank, 2);
    ready(12);
    EXPECT_FALSE(out.last<View>(12));
    part(10);
    EXPECT_FALSE(out.last<View>(12));
    part(11);
    EXPECT_EQ(out.last<Validate>(11)->index, 1);
    validated(10);
    EXPECT_FALSE(out.last<View>(12));
    validated(11);
    EXPECT_TRUE(out.last<View>(12)->fresh);
    EXPECT_FALSE(out.last<View>(10)->fresh);
    EXPECT_EQ(out.last<View>(10)->deal.batch(), 16);
    ack({1, 10, 11, 12});
    EXPECT_THAT(ranks(), ElementsAre(0, 1, 2));
    EXPECT_EQ(out.named(metric::kMemberJoined).back().rank, 2);
    EXPECT_THAT(out.hosts, ElementsAre("+10.0.0.10", "+10.0.0.11", "+10.0.0.12"));
}

TEST_F(CoreTest, GoesOnWithoutACandidateThatDoesNotAcknowledge)
{
    startTwo();
    hello(12, "worker");
    ready(12);
    finishEpoch({10, 11});
    ack({1, 10, 11});
    const int first = core->view();
    core->onTick(now += milliseconds(100));
    EXPECT_EQ(core->view(), first);
    core->onTick(now += milliseconds(150));
    EXPECT_EQ(core->view(), first + 1);
    ack({1, 10, 11});
    EXPECT_EQ(out.last<Go>(10)->view, first + 1);
    EXPECT_THAT(ranks(), ElementsAre(0, 1));
    EXPECT_FALSE(out.last<Go>(12));
    finishEpoch({10, 11}); // and it gets its chance at the next one
    ack({1, 10, 11, 12});
    EXPECT_THAT(ranks(), ElementsAre(0, 1, 2));
}

TEST_F(CoreTest, SwapsAWorkerInOneBoundary)
{
    startTwo();
    hello(12, "worker");
    ready(12);
    core->onMessage(99, Leave{0, ""}, now);
    EXPECT_EQ(out.last<Answer>(99)->code, "");
    finishEpoch({10, 11});
    EXPECT_EQ(out.last<End>(10)->code, "");
    EXPECT_FALSE(out.last<End>(10)->run);
    ack({1, 11, 12});
    EXPECT_THAT(ranks(), ElementsAre(1, 2));
    EXPECT_EQ(out.named(metric::kMemberLeft).size(), 1u);
    EXPECT_EQ(out.named(metric::kWorkers).back().value, 2);
}

TEST_F(CoreTest, WhatADeadMemberHadNotDoneIsDealtToTheOthers)
{
    startTwo();
    close(11, "closed the connection");
    EXPECT_EQ(out.last<MemberLost>(1)->rank, 1);
    EXPECT_EQ(out.last<MemberLost>(10)->workers, 1);
    const auto died = out.named(metric::kMemberDied);
    ASSERT_EQ(died.size(), 1u);
    EXPECT_EQ(died[0].rank, 1);
    EXPECT_THAT(died[0].note, HasSubstr("host-11: closed the connection; what it had not done of epoch 0"));
    ASSERT_TRUE(out.last<Hold>(10));
    held(10, 7);
    EXPECT_EQ(out.last<Cut>(10)->step, 7);
    part(10, 7);
    EXPECT_EQ(out.last<View>(10)->view, 1) << "the server has not said yet how far the dead one came";
    counted(1, 6);
    // Its block of step 6 is [6 * 48 + 24, 7 * 48).
    EXPECT_EQ(out.last<View>(10)->deal, (Deal{{{312, 960}}, 1, 48, true}));
    EXPECT_EQ(out.last<View>(10)->step, 7);
    EXPECT_EQ(out.last<View>(10)->epoch, 0);
    ack({1, 10});
    EXPECT_EQ(core->epoch(), 0);
    core->onMessage(10, PartDone{core->view(), 21, {1, 9, 10}, 1}, now);
    validated(10);
    EXPECT_EQ(core->epoch(), 1);
    EXPECT_EQ(out.named(metric::kTrainAccuracy).back().samples, 20) << "of both deals";
}

TEST_F(CoreTest, ADeathAfterItsReportIsABoundary)
{
    startTwo();
    part(11);
    close(11);
    EXPECT_FALSE(out.last<Hold>(10)) << "nothing of it is left to do";
    part(10);
    validated(10);
    EXPECT_EQ(core->epoch(), 1);
}

TEST_F(CoreTest, ADeathWhileTheOthersHoldDoesNotHoldThem)
{
    startThree();
    close(12);
    held(10, 5);
    EXPECT_FALSE(out.last<Cut>(10));
    close(11);
    EXPECT_EQ(out.last<Cut>(10)->step, 5);
    part(10, 5);
    counted(2, 4);
    EXPECT_EQ(out.last<View>(10)->view, 1);
    counted(1, 5);
    EXPECT_EQ(out.last<View>(10)->deal, (Deal{{{4 * 48 + 32, 960}}, 1, 48, true}));
}

TEST_F(CoreTest, ADeathInValidationGivesItsPartToTheOthers)
{
    startTwo();
    part(10);
    part(11);
    validated(10);
    close(11);
    EXPECT_EQ(core->epoch(), 0);
    EXPECT_EQ(out.last<Validate>(10)->parts, 1);
    validated(10);
    EXPECT_EQ(core->epoch(), 1);
}

TEST_F(CoreTest, AMemberThatDiesInTheMiddleOfAProposalIsLeftOutOfIt)
{
    startTwo();
    finishEpoch({10, 11});
    ack({1, 10});
    close(11);
    ack({1, 10});
    EXPECT_EQ(out.last<Go>(10)->view, core->view());
    EXPECT_THAT(ranks(), ElementsAre(0));
}

TEST_F(CoreTest, ABrokenConnectionMayComeBack)
{
    startTwo();
    core->onClosed(11, {ErrorCode::Disconnected, "", "cut"}, now);
    core->onMessage(12, Hello{"worker", "host-11", "10.0.0.11", 1, true, 1, 1}, now += milliseconds(100));
    core->onTick(now += milliseconds(300));
    EXPECT_THAT(ranks(), ElementsAre(0, 1));
    EXPECT_TRUE(out.named(metric::kMemberDied).empty());
    part(10);
    core->onMessage(12, PartDone{1, 20, {}, 1}, now);
    EXPECT_EQ(out.last<Validate>(12)->index, 1);
    // Later it is too late.
    close(12);
    core->onMessage(13, Hello{"worker", "host-11", "10.0.0.11", 1, true, 1, 1}, now);
    EXPECT_EQ(out.last<End>(13)->code, "PeerLost");
    EXPECT_FALSE(out.last<End>(13)->run);
}

TEST_F(CoreTest, ACutIsSaidAgainToOneWhoseConnectionBroke)
{
    job.boundary = "batch";
    startTwo();
    core->onClosed(11, {ErrorCode::Disconnected, "", "cut"}, now);
    core->onMessage(99, Leave{0, ""}, now);
    held(10, 3);
    core->onMessage(12, Hello{"worker", "host-11", "10.0.0.11", 1, true, 1, 1}, now);
    ASSERT_TRUE(out.last<Hold>(12));
    held(12, 4);
    EXPECT_EQ(out.last<Cut>(10)->step, 4);
    EXPECT_EQ(out.last<Cut>(12)->step, 4);
}

TEST_F(CoreTest, AtABatchBoundaryASwapHappensInTheMiddleOfTheEpoch)
{
    job.boundary = "batch";
    startTwo();
    hello(12, "worker");
    ready(12);
    ASSERT_TRUE(out.last<Hold>(11));
    core->onMessage(99, Leave{0, ""}, now);
    held(10, 8);
    held(11, 9);
    part(10, 9);
    part(11, 9);
    ack({1, 11, 12});
    EXPECT_THAT(ranks(), ElementsAre(1, 2));
    EXPECT_EQ(core->epoch(), 0);
    EXPECT_EQ(out.last<View>(12)->deal, (Deal{{{432, 960}}, 2, 48, true}));
    EXPECT_EQ(out.last<View>(12)->step, 9);
    EXPECT_FALSE(out.last<Cut>(12)) << "nobody waits any more";
}

TEST_F(CoreTest, AMachineThatWillBeTakenAwayLeavesAtOnceWhateverTheBoundary)
{
    startTwo();
    core->onMessage(11, Leave{-1, "", true}, now);
    held(10, 2);
    held(11, 2);
    part(10, 2);
    part(11, 2);
    EXPECT_EQ(out.last<End>(11)->code, "");
    ack({1, 10});
    EXPECT_EQ(out.last<View>(10)->deal, (Deal{{{96, 960}}, 1, 48, true}));
}

TEST_F(CoreTest, AsynchronousTheFastTakeOverFromTheSlow)
{
    job.kvStore = "dist_async";
    startTwo();
    EXPECT_EQ(out.last<View>(10)->deal, (Deal{{{0, 960}}, 2, 48, false}));
    part(10);
    EXPECT_EQ(out.last<Cut>(11)->step, 0);
    part(11, 10);
    EXPECT_EQ(out.last<View>(10)->deal, (Deal{{{720, 960}}, 2, 48, false}));
}

TEST_F(CoreTest, TellsEachViewItsTimeAndTheRateOfItsSize)
{
    job.globalBatch = false;
    job.batchSize = 24;
    job.rampSteps = 10;
    startTwo();
    EXPECT_EQ(out.last<View>(1)->rate, (RatePlan{0, 0, 0.05, {1, 1, 0, 0}})) << "the size that the rate is for";
    hello(12, "worker");
    ready(12);
    finishEpoch({10, 11});
    const RatePlan three{20, 1, 0.075, {1, 1.5, 20, 10}};
    EXPECT_EQ(out.last<View>(1)->rate, three);
    EXPECT_EQ(out.last<View>(12)->rate, three);
    ack({1, 10, 11, 12});
    EXPECT_EQ(out.states.back().rate, three);
    EXPECT_EQ(out.named(metric::kGlobalBatch).back().value, 72);
    EXPECT_EQ(out.named(metric::kLearningRate).back().value, job.learningRate);
    core->onMessage(10, Progress{1, 24, 0, 3, {}, 1, 0, 0}, now);
    EXPECT_DOUBLE_EQ(out.named(metric::kLearningRate).back().value, 1.2 * job.learningRate);
    core->onMessage(11, Progress{1, 24, 0, 3, {}, 1, 0, 0}, now);
    EXPECT_EQ(out.named(metric::kLearningRate).size(), 3u) << "once for each view, and when it moved";
    close(12); // the deal is cut after 4 of its steps
    counted(2, 24);
    for (const PeerId id : {10, 11}) {
        held(id, 24);
        core->onMessage(id, PartDone{out.last<View>(id)->view, 24, {}, 1}, now);
    }
    const RatePlan two = out.last<View>(10)->rate;
    EXPECT_EQ(two.step, 24);
    EXPECT_DOUBLE_EQ(two.epoch, 1.3);
    EXPECT_EQ(two.ramp, (RateRamp{1.2, 1, 24, 10})) << "from where it was";
}

TEST_F(CoreTest, AGlobalBatchKeepsItsRateWhateverTheSize)
{
    startThree();
    finishEpoch({10, 11, 12});
    close(12);
    ack({1, 10, 11});
    EXPECT_EQ(out.last<View>(1)->rate, (RatePlan{20, 1, 0.05, {1, 1, 0, 0}}));
}

TEST_F(CoreTest, SilenceMeansDeath)
{
    startTwo();
    for (int i = 0; i < 29; ++i) {
        core->onHeard(1, now += milliseconds(100));
        core->onHeard(10, now);
        core->onTick(now);
    }
    EXPECT_THAT(ranks(), ElementsAre(0, 1));
    core->onTick(now += milliseconds(200));
    EXPECT_THAT(ranks(), ElementsAre(0));
    EXPECT_THAT(out.named(metric::kMemberDied)[0].note, HasSubstr("silent for 3.1 s"));
    EXPECT_TRUE(out.last<Hold>(10));
    EXPECT_THAT(out.dropped, ::testing::Contains(11u));
}

TEST_F(CoreTest, AServersWordOnABrokenConnectionCounts)
{
    startTwo();
    core->onMessage(1, Lost{0, true, "sent no gradient for step 7 in 300 s"}, now);
    EXPECT_THAT(ranks(), ElementsAre(1));
    EXPECT_THAT(out.last<End>(10)->detail, HasSubstr("no gradient for step 7"));
    core->onMessage(1, Lost{0, true, "again"}, now);
    EXPECT_EQ(out.named(metric::kMemberDied).size(), 1u);
}

TEST_F(CoreTest, AWorkersOwnWordIsWaitedForWhenAServerLostIt)
{
    startTwo();
    core->onMessage(1, Lost{0, false, "closed the connection"}, now);
    core->onTick(now += milliseconds(100));
    EXPECT_THAT(ranks(), ElementsAre(0, 1));
    core->onMessage(10, Failed{"Diverged", "worker", "the loss became nan"}, now);
    ASSERT_TRUE(out.outcome);
    EXPECT_EQ(out.outcome->error().code, ErrorCode::Diverged);
}

TEST_F(CoreTest, AWorkerThatAServerLostMayComeBackToIt)
{
    startTwo();
    core->onMessage(1, Lost{0, false, "closed the connection"}, now);
    core->onTick(now += milliseconds(300));
    EXPECT_THAT(ranks(), ElementsAre(0, 1)) << "it was the line";
    core->onMessage(1, Lost{0, false, "closed the connection"}, now);
    core->onClosed(10, {ErrorCode::Disconnected, "", "gone"}, now += milliseconds(10));
    EXPECT_THAT(ranks(), ElementsAre(1)) << "both at once: it is dead";
    core->onClosed(11, {ErrorCode::Disconnected, "", "gone"}, now += milliseconds(10));
    core->onMessage(1, Lost{1, false, "closed the connection"}, now += milliseconds(10));
    EXPECT_THAT(ranks(), ElementsAre());
}

TEST_F(CoreTest, TwoDeathsInOneStepHaveDifferentKeys)
{
    startThree();
    close(11);
    close(12);
    const auto workers = out.named(metric::kWorkers);
    ASSERT_EQ(workers.size(), 3u);
    EXPECT_LT(workers[0].step, workers[1].step);
    EXPECT_LT(workers[1].step, workers[2].step);
}

TEST_F(CoreTest, ASchedulerThatWasStoppedForAWhileBlamesNobody)
{
    startTwo();
    core->onTick(now);
    core->onTick(now += seconds(20));
    EXPECT_THAT(ranks(), ElementsAre(0, 1));
}

TEST_F(CoreTest, BelowTheMinimumTheRunPausesUntilSomebodyComes)
{
    job.minWorkers = 2;
    startTwo();
    close(11);
    held(10, 1);
    part(10, 1);
    counted(1, 1);
    EXPECT_TRUE(core->paused());
    EXPECT_FALSE(out.outcome);
    EXPECT_THAT(out.named(metric::kPaused).at(0).note, HasSubstr("only 1 of at least 2 workers are left"));
    hello(12, "worker");
    ready(12);
    EXPECT_FALSE(core->paused());
    EXPECT_EQ(out.named(metric::kResumed).at(0).value, 2);
    EXPECT_EQ(out.last<View>(12)->deal, (Deal{{{48, 960}}, 2, 48, true}));
}

TEST_F(CoreTest, APauseEndsWithASentence)
{
    job.minWorkers = 2;
    job.pauseSeconds = 2;
    startTwo();
    close(11);
    held(10, 1);
    part(10, 1);
    counted(1, 1);
    for (int i = 0; i < 30; ++i) {
        core->onHeard(1, now += milliseconds(100));
        core->onHeard(10, now);
        core->onTick(now);
    }
    ASSERT_TRUE(out.outcome);
    EXPECT_EQ(out.outcome->error().code, ErrorCode::PeerLost);
    EXPECT_THAT(out.named(metric::kRunFinished)[0].note,
                HasSubstr("only 1 of at least 2 workers are left after a pause of 2 s"));
    EXPECT_EQ(out.last<End>(10)->code, "PeerLost");
    EXPECT_TRUE(out.states.back().over);
}

TEST_F(CoreTest, ASpareStepsInForADeadMember)
{
    job.maxWorkers = 2;
    job.spares = 1;
    startTwo();
    hello(12, "worker");
    ready(12);
    hello(13, "worker");
    EXPECT_EQ(out.last<End>(13)->code, "Conflict");
    EXPECT_FALSE(out.last<View>(12));
    close(11);
    held(10, 1);
    part(10, 1);
    counted(1, 0);
    ack({1, 10, 12});
    EXPECT_THAT(ranks(), ElementsAre(0, 2));
}

TEST_F(CoreTest, AFlappingHostIsKeptOutForAWhile)
{
    job.hostDeaths = 2;
    job.cooldownSeconds = 60;
    startTwo();
    for (const PeerId id : {20, 21}) {
        core->onMessage(id, Hello{"worker", "flappy", "10.0.0.9", -1}, now);
        ready(id);
        finishEpoch({10, 11});
        ack({1, 10, 11, id});
        close(id);
        counted(id == 20 ? 2 : 3, 0);
        for (const PeerId other : {10, 11}) {
            held(other, out.last<View>(other)->step);
            part(other, 0);
        }
        ack({1, 10, 11});
    }
    core->onMessage(22, Hello{"worker", "flappy", "10.0.0.9", -1}, now);
    EXPECT_EQ(out.last<End>(22)->code, "Conflict");
    EXPECT_THAT(out.last<End>(22)->detail, HasSubstr("2 workers died on flappy within 60 s; it may come back in"));
    EXPECT_EQ(out.named(metric::kCoolingDown).at(0).note, "flappy");
    now += seconds(60);
    core->onMessage(23, Hello{"worker", "flappy", "10.0.0.9", -1}, now);
    EXPECT_TRUE(out.last<Accepted>(23));
}

TEST_F(CoreTest, ASchedulerThatIsStartedAnewGoesOnFromItsJournal)
{
    startTwo();
    finishEpoch({10, 11});
    ack({1, 10, 11});
    RunState before = out.states.back();
    EXPECT_EQ(before.epoch, 1);
    before.rate.ramp = {0.5, 1, 10, 20};
    out = FakeOutbox();
    core.emplace(job, RunStart{2, "", before, 0, 0, {}}, out, now);
    EXPECT_EQ(core->epoch(), 1);
    core->onMessage(1, Hello{"server", "host-1", "10.0.0.1", 0, true, 0, 0}, now);
    core->onMessage(10, Hello{"worker", "host-10", "10.0.0.10", 0, true, 2, 2}, now);
    EXPECT_FALSE(out.last<Hold>(10)) << "one is not back yet";
    core->onMessage(11, Hello{"worker", "host-11", "10.0.0.11", 1, true, 1, 2}, now);
    EXPECT_EQ(out.last<Go>(11)->view, 2) << "the one before had died before it said so";
    EXPECT_EQ(out.named(metric::kSchedulerBack).at(0).attempt, 2);
    held(10, 24);
    held(11, 24);
    for (const PeerId id : {10, 11})
        core->onMessage(id, PartDone{2, 24, {}, 1}, now);
    EXPECT_EQ(out.last<View>(10)->deal, (Deal{{{192, 960}}, 2, 48, true})) << "none lost, none doubled";
    EXPECT_EQ(out.last<View>(1)->rate, (RatePlan{24, 1.2, 0.05, {0.5, 1, 10, 20}}));
    core->onMessage(1, PlacementAck{out.last<Placement>(1)->version, ""}, now);
    ack({1, 10, 11});
    EXPECT_EQ(out.last<Go>(11)->view, 3);
    EXPECT_TRUE(out.named(metric::kMemberDied).empty());
}

TEST_F(CoreTest, WhomAnEarlierSchedulerTookOutDoesNotComeBackAsWhoItWas)
{
    startTwo();
    const RunState before = out.states.back();
    out = FakeOutbox();
    core.emplace(job, RunStart{2, "", before, 0, 0, {}}, out, now);
    core->onMessage(10, Hello{"worker", "host-10", "10.0.0.10", 0, true, 1, 1}, now);
    core->onMessage(11, Hello{"worker", "host-11", "10.0.0.11", 1, true, 1, 1}, now);
    core->onMessage(1, Hello{"server", "host-1", "10.0.0.1", 0, true, 0, 0}, now);
    counted(1, 3);
    EXPECT_EQ(out.last<End>(11)->code, "PeerLost");
    EXPECT_FALSE(out.last<End>(11)->run);
    EXPECT_EQ(out.last<MemberLost>(1)->rank, 1);
    held(10, 3);
    core->onMessage(10, PartDone{1, 3, {}, 1}, now);
    counted(1, 3);
    EXPECT_EQ(out.last<View>(10)->deal, (Deal{{{144, 960}}, 1, 48, true}));
}

TEST_F(CoreTest, WhoDoesNotComeBackToANewSchedulerIsTakenOut)
{
    startTwo();
    const RunState before = out.states.back();
    out = FakeOutbox();
    core.emplace(job, RunStart{2, "", before, 0, 0, {}}, out, now);
    core->onMessage(10, Hello{"worker", "host-10", "10.0.0.10", 0, true, 1, 1}, now);
    core->onMessage(1, Hello{"server", "host-1", "10.0.0.1", 0, true, 0, 0}, now);
    for (int i = 0; i < 31; ++i) {
        core->onHeard(1, now += milliseconds(100));
        core->onHeard(10, now);
        core->onTick(now);
    }
    EXPECT_THAT(out.named(metric::kMemberDied).at(0).note, HasSubstr("did not come back"));
    held(10, 3);
    core->onMessage(10, PartDone{1, 3, {}, 1}, now);
    counted(1, 3);
    EXPECT_EQ(out.last<View>(10)->deal, (Deal{{{144, 960}}, 1, 48, true}));
}

TEST_F(CoreTest, TheCopyOfADeadServerIsPromotedBeforeWorkersHearOfIt)
{
    startWithTwoServers();
    EXPECT_THAT(out.last<Placement>(2)->backup, ElementsAre(1, 0));
    core->onMessage(1, CopyState{0, 1, true}, now);
    core->onMessage(2, CopyState{1, 0, true}, now);
    close(1);
    EXPECT_EQ(out.named(metric::kServerDied).at(0).rank, 0);
    ASSERT_THAT(out.last<Placement>(2)->primary, ElementsAre(1, 1));
    EXPECT_FALSE(out.last<Placement>(10));
    core->onMessage(2, PlacementAck{2, ""}, now);
    EXPECT_THAT(out.last<Placement>(10)->primary, ElementsAre(1, 1));
    EXPECT_EQ(out.states.back().placement, *out.last<Placement>(10));
    EXPECT_EQ(out.states.back().members.size(), 2u);
    // The run goes on to its next epoch without the dead one.
    finishEpoch({10, 11});
    ack({2, 10, 11});
    EXPECT_EQ(core->epoch(), 1);
    EXPECT_EQ(out.last<Go>(10)->view, core->view());
    // Another one in its place gets copies, and at a boundary its part.
    hello(3, "server");
    EXPECT_EQ(out.last<Accepted>(3)->rank, 0);
    core->onMessage(3, Ready{100, 0}, now);
    EXPECT_THAT(out.last<Placement>(3)->backup, ElementsAre(0, 0));
    core->onMessage(2, CopyState{0, 0, true}, now);
    finishEpoch({10, 11});
    EXPECT_THAT(out.last<Placement>(3)->primary, ElementsAre(0, 1));
    ack({2, 3, 10, 11});
    const int before = out.last<Go>(10)->view;
    core->onMessage(3, PlacementAck{out.last<Placement>(3)->version, ""}, now);
    EXPECT_GT(out.last<Go>(10)->view, before) << "everybody waits until it has taken over";
}

TEST_F(CoreTest, AServerThatDiedWithTheSchedulerIsReplacedByItsCopyToo)
{
    startWithTwoServers();
    const RunState before = out.states.back();
    out = FakeOutbox();
    core.emplace(job, RunStart{2, "", before, 0, 0, {}}, out, now);
    core->onMessage(2, Hello{"server", "host-2", "10.0.0.2", 1, true, 0, 0}, now);
    for (int rank = 0; rank < 2; ++rank)
        core->onMessage(PeerId(10 + rank), Hello{"worker", "", "", rank, true, 1, 1}, now);
    core->onMessage(2, PlacementAck{out.last<Placement>(2)->version, ""}, now);
    EXPECT_FALSE(out.last<Placement>(10));
    for (int i = 0; i < 31; ++i) {
        now += milliseconds(100);
        for (const PeerId id : {2, 10, 11})
            core->onHeard(id, now);
        core->onTick(now);
    }
    ASSERT_FALSE(out.outcome);
    EXPECT_THAT(out.last<Placement>(2)->primary, ElementsAre(1, 1));
    core->onMessage(2, PlacementAck{out.last<Placement>(2)->version, ""}, now);
    EXPECT_THAT(out.last<Placement>(10)->primary, ElementsAre(1, 1));
}

TEST_F(CoreTest, APrimaryWhoseCopyEndedIsToldToGoOnAlone)
{
    startWithTwoServers();
    core->onMessage(1, CopyState{0, 1, true}, now);
    core->onMessage(1, CopyState{0, 1, false}, now);
    EXPECT_THAT(out.last<Placement>(1)->backup, ElementsAre(-1, 0));
    finishEpoch({10, 11});
    EXPECT_THAT(out.last<Placement>(1)->backup, ElementsAre(1, 0)) << "at a boundary it is made again";
}

TEST_F(CoreTest, ACopyWhoseLineBrokeIsMadeAgainAfterAHeartbeat)
{
    startWithTwoServers();
    core->onMessage(1, CopyState{0, 1, true}, now);
    core->onMessage(1, CopyState{0, 1, false}, now);
    core->onTick(now += milliseconds(900));
    EXPECT_THAT(out.last<Placement>(1)->backup, ElementsAre(-1, 0));
    core->onTick(now += milliseconds(200));
    EXPECT_THAT(out.last<Placement>(1)->backup, ElementsAre(1, 0));
    core->onMessage(1, CopyState{0, 1, false}, now); // it did not work
    EXPECT_THAT(out.last<Placement>(1)->backup, ElementsAre(-1, 0));
    core->onTick(now += milliseconds(500));
    EXPECT_THAT(out.last<Placement>(1)->backup, ElementsAre(-1, 0)) << "not again and again";
}

TEST_F(CoreTest, OfAWorkerAndAServerThatDieTogetherTheHeirCounts)
{
    startWithTwoServers();
    core->onMessage(1, CopyState{0, 1, true}, now);
    core->onMessage(2, CopyState{1, 0, true}, now);
    core->onMessage(1, Lost{0, false, "closed the connection"}, now);
    core->onClosed(10, {ErrorCode::Disconnected, "", "gone"}, now);
    core->onMessage(2, Counted{0, 5}, now); // of its own part alone
    close(1);
    ASSERT_TRUE(out.last<Placement>(2));
    ASSERT_TRUE(std::holds_alternative<MemberLost>(out.sent.back().second)) << "after the placement";
    EXPECT_EQ(out.sent.back().first, 2u);
    core->onMessage(2, PlacementAck{out.last<Placement>(2)->version, ""}, now);
    core->onMessage(2, Counted{0, 4}, now);
    held(11, 6);
    part(11, 6);
    EXPECT_EQ(out.last<View>(11)->deal.ranges.front().begin, 4 * 48 + 0) << "its part of step 4 is dealt again";
}

TEST_F(CoreTest, AServerWithoutASecondCopyEndsTheRun)
{
    startTwo();
    close(1);
    ASSERT_TRUE(out.outcome);
    EXPECT_EQ(out.outcome->error().code, ErrorCode::PeerLost);
    EXPECT_THAT(out.outcome->error().detail, HasSubstr("the server is gone"));
}

TEST_F(CoreTest, ACheckpointInTheMiddleOfAnEpochIsGoneOnFrom)
{
    job.epochs = 10;
    core.emplace(job, RunStart{1, "", {}, 4, 87, {{336, 960}}}, out, now);
    hello(1, "server");
    core->onMessage(1, Ready{100, 0}, now);
    hello(10, "worker");
    hello(11, "worker");
    ready(10);
    ready(11);
    EXPECT_EQ(out.last<View>(10)->deal, (Deal{{{336, 960}}, 2, 48, true}));
    EXPECT_EQ(out.last<View>(10)->epoch, 4);
    EXPECT_EQ(out.last<View>(10)->step, 87);
}

TEST_F(CoreTest, NamesTheRankThatEverybodyWaitsFor)
{
    startTwo();
    core->onMessage(1, Awaited{1, 7, 10.2}, now);
    EXPECT_EQ(out.named(metric::kAwaited).at(0).rank, 1);
    EXPECT_EQ(out.named(metric::kAwaited).at(0).note,
              "everybody waits for worker 1 (host-11): no gradient of it for step 7 in 10 s");
}

TEST_F(CoreTest, ARunThatSomebodyStopsHasNotFailed)
{
    startTwo();
    core->stop({ErrorCode::Cancelled, "scheduler", "stop was requested"});
    EXPECT_EQ(protocol::runState(out.named(metric::kRunFinished).at(0).value), "stopped");
    EXPECT_EQ(out.last<End>(10)->code, "Cancelled");
}

TEST_F(CoreTest, DropsACandidateAtItsDeadline)
{
    startTwo();
    hello(12, "worker");
    now += seconds(51);
    for (const PeerId id : {1, 10, 11, 12})
        core->onHeard(id, now);
    core->onTick(now);
    EXPECT_EQ(out.last<End>(12)->code, "NeverJoined");
    EXPECT_THAT(out.named(metric::kNeverJoined)[0].note, HasSubstr("host-12: not ready within 50 s"));
    EXPECT_FALSE(out.outcome);
}

TEST_F(CoreTest, RefusesAModelOfAnotherSize)
{
    startTwo();
    hello(12, "worker");
    core->onMessage(12, Ready{101, 960}, now);
    EXPECT_THAT(out.named(metric::kNeverJoined)[0].note, HasSubstr("101 parameters instead of 100"));
    hello(13, "worker");
    core->onMessage(13, Ready{100, 961}, now);
    EXPECT_THAT(out.named(metric::kNeverJoined)[1].note, HasSubstr("its data has 961 samples instead of 960"));
    EXPECT_FALSE(out.outcome);
}

TEST_F(CoreTest, RanksAreNeverUsedTwice)
{
    startTwo();
    close(11);
    hello(12, "worker", 1);
    EXPECT_EQ(out.last<Accepted>(12)->rank, 2);
}

TEST_F(CoreTest, TakesOutWhoSendsNumbersThatMakeNoSense)
{
    startTwo();
    core->onMessage(11, Progress{0, 1, 0, 9, {1, 11, 10}, 1e3}, now); // more are right than there are
    EXPECT_EQ(out.last<End>(11)->code, "PeerLost");
    EXPECT_THAT(out.named(metric::kMemberDied).at(0).note, HasSubstr("numbers that make no sense"));
    core->onMessage(10, Progress{0, std::int64_t(1) << 50, 0, 9, {1, 9, 10}, 1e3}, now);
    held(10, 3);
    counted(1, 3);
    core->onMessage(10, PartDone{1, 3, {1, 9, 10}, 1}, now);
    EXPECT_EQ(out.last<View>(10)->step, 20) << "no report moves the step beyond the deal";
}

TEST_F(CoreTest, NobodyComesBackWithARankThatCannotBe)
{
    begin();
    core->onMessage(20, Hello{"server", "h", "a", 1, true}, now);
    core->onMessage(21, Hello{"worker", "h", "a", 1 << 30, true}, now);
    core->onMessage(22, Hello{"worker", "h", "a", -1, true}, now);
    EXPECT_THAT(out.dropped, ElementsAre(20, 21, 22));
}

TEST_F(CoreTest, WhoWasTakenOutBeforeItsFirstGoDoesNotComeBackAsACandidate)
{
    startThree();
    close(12);
    core->onMessage(22, Hello{"worker", "host-12", "10.0.0.12", 2, true, 0, 1}, now);
    EXPECT_EQ(out.last<End>(22)->code, "PeerLost");
    for (const PeerId id : {10, 11})
        held(id, 5);
    counted(2, 0);
    for (const PeerId id : {10, 11})
        part(id, 5);
    EXPECT_GT(out.last<View>(10)->view, 1) << "the dead one's samples were counted, and dealt again";
}

TEST_F(CoreTest, FinishesAfterTheLastEpoch)
{
    job.epochs = 1;
    core.emplace(job, RunStart{}, out, now);
    hello(1, "server");
    core->onMessage(1, Ready{100, 0}, now);
    hello(10, "worker");
    hello(11, "worker");
    ready(10);
    ready(11);
    ack({1, 10, 11});
    finishEpoch({10, 11});
    ASSERT_TRUE(out.outcome);
    EXPECT_TRUE(*out.outcome);
    EXPECT_EQ(out.last<End>(11)->code, "");
    EXPECT_TRUE(out.last<End>(11)->run);
    core->onClosed(11, {ErrorCode::Disconnected, "", "closed"}, now);
    EXPECT_TRUE(out.named(metric::kMemberDied).empty());
}

} // namespace
} // namespace trainyard::ps
