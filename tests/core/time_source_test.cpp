#include "backend/core/time/time_source.h"

#include <gtest/gtest.h>

#include "backend/core/time/deadline.h"

namespace trainyard {
namespace {

using namespace std::chrono_literals;

/// A wait returns immediately and advances the clock to its end.
class JumpingTime final : public TimeSource {
public:
    JumpingTime() { install(this); }
    ~JumpingTime() override { install(nullptr); }
    TimePoint now() const override { return m_now; }
    Timestamp wallNow() const override
    {
        return Timestamp(std::chrono::duration_cast<std::chrono::milliseconds>(m_now.time_since_epoch()));
    }
    void waitUntil(TimePoint until, std::stop_token stop) override
    {
        if (!stop.stop_requested())
            m_now = std::max(m_now, until);
    }

private:
    TimePoint m_now{};
};

TEST(TimeSource, MovesDeadlinesAndPausesTogether)
{
    JumpingTime time;
    const Deadline deadline = Deadline::after(10min);
    EXPECT_TRUE(pause(9min, {deadline, {}}));
    EXPECT_FALSE(deadline.expired());
    EXPECT_EQ(deadline.remaining(), 1min);
    EXPECT_EQ(wallNow(), Timestamp(9min));
    const auto late = pause(9min, {deadline, {}});
    ASSERT_FALSE(late);
    EXPECT_EQ(late.error().code, ErrorCode::Timeout);
    EXPECT_EQ(wallNow(), Timestamp(10min)) << "a pause ends with its deadline";
}

TEST(TimeSource, EndsAPauseWhenStopIsRequested)
{
    JumpingTime time;
    std::stop_source stop;
    stop.request_stop();
    const auto cancelled = pause(1h, {Deadline::never(), stop.get_token()});
    ASSERT_FALSE(cancelled);
    EXPECT_EQ(cancelled.error().code, ErrorCode::Cancelled);
    EXPECT_EQ(wallNow(), Timestamp(0ms));
}

TEST(TimeSource, IsTheSystemsClockByDefault)
{
    const auto before = std::chrono::steady_clock::now();
    const auto now = Deadline::Clock::now();
    EXPECT_GE(now, before);
    EXPECT_LE(now, std::chrono::steady_clock::now());
}

} // namespace
} // namespace trainyard
