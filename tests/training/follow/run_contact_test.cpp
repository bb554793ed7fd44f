// What a follower concludes from silence, by the minute and by the night, without a clock.
#include <map>

#include <gtest/gtest.h>

#include "backend/training/follow/run_contact_internal.h"

namespace trainyard::training {
namespace {

using namespace std::chrono_literals;
using Step = RunContact::Step;

/// A steady and a wall clock that the test moves.
class RunContactTest : public testing::Test {
protected:
    RunContact::Moment now() const { return m_now; }
    void pass(std::chrono::milliseconds awake, std::chrono::milliseconds asleep = 0ms)
    {
        m_now.steady += awake;
        m_now.wall += awake + asleep;
    }
    /// Asks every 100 ms, as the watch does.
    /// \return how often each step came
    std::map<Step, int> watch(RunContact &contact, std::chrono::milliseconds duration)
    {
        std::map<Step, int> steps;
        for (auto passed = 0ms; passed < duration; passed += 100ms) {
            pass(100ms);
            ++steps[contact.next(now())];
        }
        return steps;
    }
    RunContact::Moment m_now{Deadline::Clock::time_point(1h), Timestamp(std::chrono::hours(500'000))};
};

TEST_F(RunContactTest, ANightWithoutAnAnswerIsReportedAndNothingElse)
{
    RunContact contact(now(), false);
    contact.connected(now());
    watch(contact, 10s);
    contact.stored(now(), 0);
    const Timestamp last = now().wall;
    contact.disconnected(now());
    auto steps = watch(contact, 4s);
    EXPECT_EQ(contact.unreachableSince(), std::nullopt) << "a short interruption";
    steps = watch(contact, 10h);
    EXPECT_EQ(contact.unreachableSince(), last);
    EXPECT_FALSE(steps.contains(Step::GiveUp));
    EXPECT_FALSE(steps.contains(Step::CaughtUp));
    EXPECT_FALSE(steps.contains(Step::Reconnect)) << "the feed itself tries again";
    EXPECT_NEAR(steps[Step::QueryCloud], 600, 2);
    EXPECT_NEAR(steps[Step::QueryScheduler], 600, 2);
    contact.connected(now());
    EXPECT_EQ(contact.unreachableSince(), std::nullopt);
    EXPECT_EQ(contact.next(now()), Step::Wait) << "what was written meanwhile is on its way";
}

TEST_F(RunContactTest, AnUnknownHeadIsUnreachableFromTheBeginning)
{
    RunContact contact(now(), false);
    const Timestamp began = now().wall;
    watch(contact, 6s);
    EXPECT_EQ(contact.unreachableSince(), began);
}

TEST_F(RunContactTest, AConnectionIsReplacedAfterASuspend)
{
    RunContact contact(now(), false);
    contact.connected(now());
    EXPECT_EQ(watch(contact, 10s)[Step::Reconnect], 0);
    contact.replied(now());
    const Timestamp last = now().wall;
    pass(100ms, 8h);
    EXPECT_EQ(contact.next(now()), Step::Reconnect);
    EXPECT_EQ(watch(contact, 6s)[Step::Reconnect], 0) << "once";
    EXPECT_EQ(contact.unreachableSince(), last) << "the evening before";
    contact.connected(now());
    m_now.wall -= 1h; // the wall clock was corrected
    EXPECT_EQ(watch(contact, 1s)[Step::Wait], 10);
}

TEST_F(RunContactTest, AQuietConnectionChecksTheScheduler)
{
    RunContact contact(now(), false);
    contact.connected(now());
    EXPECT_EQ(watch(contact, 14s)[Step::Wait], 140);
    EXPECT_EQ(watch(contact, 60s)[Step::QueryScheduler], 6);
    EXPECT_FALSE(contact.schedulerRuns(true)) << "a long epoch";
    EXPECT_FALSE(contact.schedulerRuns(false)) << "its last records may be on their way";
    EXPECT_FALSE(contact.schedulerRuns(true));
    EXPECT_FALSE(contact.schedulerRuns(false));
    EXPECT_TRUE(contact.schedulerRuns(false));
}

TEST_F(RunContactTest, RecordsContradictASuspicion)
{
    RunContact contact(now(), false);
    contact.connected(now());
    EXPECT_FALSE(contact.schedulerRuns(false));
    contact.stored(now(), 0);
    EXPECT_FALSE(contact.schedulerRuns(false));
}

TEST_F(RunContactTest, AHeadThatAnswersAQuestionIsConnectedToAtOnce)
{
    RunContact contact(now(), false);
    for (const bool runs : {true, false}) {
        watch(contact, 2min);
        EXPECT_FALSE(contact.schedulerRuns(runs));
        EXPECT_EQ(contact.next(now()), Step::Reconnect);
        EXPECT_NE(contact.next(now()), Step::Reconnect);
    }
}

TEST_F(RunContactTest, ALookEndsWhenAllIsReadOrWithoutAReply)
{
    RunContact silent(now(), true);
    EXPECT_EQ(watch(silent, 10s)[Step::GiveUp], 0);
    EXPECT_GT(watch(silent, 1s)[Step::GiveUp], 0);

    RunContact quiet(now(), true);
    quiet.connected(now());
    EXPECT_EQ(watch(quiet, 700ms)[Step::CaughtUp], 0);
    EXPECT_GT(watch(quiet, 200ms)[Step::CaughtUp], 0);

    RunContact busy(now(), true);
    busy.connected(now());
    pass(100ms);
    busy.stored(now(), std::chrono::duration<double>(now().wall.time_since_epoch()).count());
    EXPECT_EQ(busy.next(now()), Step::CaughtUp) << "a record of the present";
}

} // namespace
} // namespace trainyard::training
