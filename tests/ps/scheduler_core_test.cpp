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
    std::optional<Status> outcome;

    void send(PeerId id, const ControlMessage &m) override { sent.emplace_back(id, m); }
    void drop(PeerId id) override { dropped.push_back(id); }
    void record(const MetricRecord &r) override { records.push_back(r); }
    void hostLog(bool added, const std::string &address) override { hosts.push_back((added ? "+" : "-") + address); }
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
        core.emplace(job, 1, out, now);
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
    void done(PeerId id)
    {
        core->onMessage(id, EpochDone{core->epoch(), (core->epoch() + 1) * 10, {1, 9, 10}, {}, 1}, now);
    }
    void startTwo()
    {
        begin();
        hello(10, "worker");
        hello(11, "worker");
        ready(10);
        ready(11);
        ack({1, 10, 11});
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
    EXPECT_EQ(view->batch, 24);
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
    done(10);
    EXPECT_FALSE(out.last<View>(12));
    done(11);
    EXPECT_TRUE(out.last<View>(12)->fresh);
    EXPECT_FALSE(out.last<View>(10)->fresh);
    EXPECT_EQ(out.last<View>(10)->batch, 16);
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
    done(10);
    done(11);
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
    done(10); // and it gets its chance at the next one
    done(11);
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
    done(10);
    done(11);
    EXPECT_EQ(out.last<End>(10)->code, "");
    EXPECT_FALSE(out.last<End>(10)->run);
    ack({1, 11, 12});
    EXPECT_THAT(ranks(), ElementsAre(1, 2));
    EXPECT_EQ(out.named(metric::kMemberLeft).size(), 1u);
    EXPECT_EQ(out.named(metric::kWorkers).back().value, 2);
}

TEST_F(CoreTest, TakesADeadMemberOutAtOnceAndTellsServers)
{
    startTwo();
    core->onClosed(11, {ErrorCode::Disconnected, "worker 1", "closed the connection"}, now);
    EXPECT_EQ(out.last<MemberLost>(1)->rank, 1);
    EXPECT_EQ(out.last<MemberLost>(10)->workers, 1);
    const auto died = out.named(metric::kMemberDied);
    ASSERT_EQ(died.size(), 1u);
    EXPECT_EQ(died[0].rank, 1);
    EXPECT_THAT(
        died[0].note,
        HasSubstr("host-11: closed the connection; what it had not done of its 480 samples of epoch 0 is left out"));
    done(10);
    ack({1, 10});
    EXPECT_EQ(core->epoch(), 1);
    EXPECT_EQ(out.last<View>(10)->batch, 48);
}

TEST_F(CoreTest, ADeathThatWasTheLastMissingReportIsABoundary)
{
    startTwo();
    done(10);
    core->onClosed(11, {ErrorCode::Disconnected, "worker 1", "gone"}, now);
    EXPECT_EQ(core->epoch(), 1);
}

TEST_F(CoreTest, AMemberThatDiesInTheMiddleOfAProposalIsLeftOutOfIt)
{
    startTwo();
    done(10);
    done(11);
    ack({1, 10});
    core->onClosed(11, {ErrorCode::Disconnected, "worker 1", "gone"}, now);
    ack({1, 10});
    EXPECT_EQ(out.last<Go>(10)->view, core->view());
    EXPECT_THAT(ranks(), ElementsAre(0));
}

TEST_F(CoreTest, SilenceMeansDeath)
{
    startTwo();
    now += milliseconds(2900);
    core->onHeard(1, now);
    core->onHeard(10, now);
    core->onTick(now);
    EXPECT_THAT(ranks(), ElementsAre(0, 1));
    core->onTick(now += milliseconds(200));
    EXPECT_THAT(ranks(), ElementsAre(0));
    EXPECT_THAT(out.named(metric::kMemberDied)[0].note, HasSubstr("silent for 3.1 s"));
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

TEST_F(CoreTest, AWorkerThatAServerLostIsOutSoonWithoutAWord)
{
    startTwo();
    core->onMessage(1, Lost{0, false, "closed the connection"}, now);
    core->onTick(now += milliseconds(300));
    EXPECT_THAT(ranks(), ElementsAre(1));
}

TEST_F(CoreTest, TwoDeathsInOneStepHaveDifferentKeys)
{
    job.workers = 3;
    begin();
    for (const PeerId id : {10, 11, 12}) {
        hello(id, "worker");
        ready(id);
    }
    ack({1, 10, 11, 12});
    core->onClosed(11, {ErrorCode::Disconnected, "", "gone"}, now);
    core->onClosed(12, {ErrorCode::Disconnected, "", "gone"}, now);
    const auto workers = out.named(metric::kWorkers);
    ASSERT_EQ(workers.size(), 3u);
    EXPECT_LT(workers[0].step, workers[1].step);
    EXPECT_LT(workers[1].step, workers[2].step);
}

TEST_F(CoreTest, BelowTheMinimumTheRunEndsWithASentence)
{
    job.minWorkers = 2;
    startTwo();
    core->onClosed(11, {ErrorCode::Disconnected, "", "gone"}, now);
    ASSERT_TRUE(out.outcome);
    EXPECT_EQ(out.outcome->error().code, ErrorCode::PeerLost);
    EXPECT_THAT(out.named(metric::kRunFinished)[0].note, HasSubstr("only 1 of at least 2 workers are left"));
    EXPECT_EQ(out.last<End>(10)->code, "PeerLost");
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
    EXPECT_FALSE(out.outcome);
}

TEST_F(CoreTest, RanksAreNeverUsedTwice)
{
    startTwo();
    core->onClosed(11, {ErrorCode::Disconnected, "", "gone"}, now);
    hello(12, "worker", 1);
    EXPECT_EQ(out.last<Accepted>(12)->rank, 2);
}

TEST_F(CoreTest, FinishesAfterTheLastEpoch)
{
    job.epochs = 1;
    core.emplace(job, 1, out, now);
    hello(1, "server");
    core->onMessage(1, Ready{100, 0}, now);
    hello(10, "worker");
    hello(11, "worker");
    ready(10);
    ready(11);
    ack({1, 10, 11});
    done(10);
    done(11);
    ASSERT_TRUE(out.outcome);
    EXPECT_TRUE(*out.outcome);
    EXPECT_EQ(out.last<End>(11)->code, "");
    EXPECT_TRUE(out.last<End>(11)->run);
    core->onClosed(11, {ErrorCode::Disconnected, "", "closed"}, now);
    EXPECT_TRUE(out.named(metric::kMemberDied).empty());
}

} // namespace
} // namespace trainyard::ps
