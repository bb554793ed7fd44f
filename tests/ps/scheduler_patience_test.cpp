// Who is waited for, and how long, by the scheduler alone.
#include "scheduler_core_fixture.h"

namespace trainyard::ps {
namespace {

class PatienceTest : public CoreTest {
protected:
    /// Lets time pass while these peers send heartbeats.
    void pass(seconds duration, std::initializer_list<PeerId> alive)
    {
        for (auto passed = seconds(0); passed < duration; ++passed) {
            now += seconds(1);
            for (const PeerId id : alive)
                core->onFrameReceived(id, now);
            core->onTick(now);
        }
    }
};

TEST_F(PatienceTest, AStartWaitsForAWorkerThatLoadsItsData)
{
    job.candidateSeconds = 3600;
    begin();
    join(10, "worker");
    join(11, "worker");
    ready(10);
    pass(seconds(1800), {1, 10, 11}); // startSeconds is 50
    EXPECT_FALSE(out.last<View>(10));
    ready(11);
    ack({1, 10, 11});
    EXPECT_EQ(out.named(metric::kMemberJoined).size(), 2u);
    EXPECT_TRUE(out.named(metric::kNeverJoined).empty());
}

TEST_F(PatienceTest, AStartDoesNotWaitForAWorkerThatIsSilentWhileItLoads)
{
    job.candidateSeconds = 3600;
    begin();
    join(10, "worker");
    join(11, "worker");
    ready(10);
    pass(seconds(20), {1, 10});
    EXPECT_THAT(out.named(metric::kNeverJoined).at(0).note, HasSubstr("silent for"));
    pass(seconds(31), {1, 10});
    ASSERT_TRUE(out.last<View>(10)) << "it starts without the other one";
    EXPECT_EQ(out.last<View>(10)->members.size(), 1u);
}

TEST_F(PatienceTest, LoadingHasAnEndToo)
{
    job.candidateSeconds = 100;
    begin();
    join(10, "worker");
    join(11, "worker");
    ready(10);
    pass(seconds(99), {1, 10, 11});
    EXPECT_FALSE(out.last<View>(10));
    pass(seconds(3), {1, 10, 11});
    EXPECT_TRUE(out.last<View>(10));
}

TEST_F(PatienceTest, ByDefaultACandidateMayLoadForHours)
{
    job.candidateSeconds = JobSpec().candidateSeconds;
    startTwo();
    join(12, "worker");
    pass(seconds(4 * 3600), {1, 10, 11, 12});
    EXPECT_TRUE(out.named(metric::kNeverJoined).empty());
    ready(12);
    finishEpoch({10, 11});
    ack({1, 10, 11, 12});
    EXPECT_EQ(out.named(metric::kMemberJoined).size(), 3u);
}

} // namespace
} // namespace trainyard::ps
