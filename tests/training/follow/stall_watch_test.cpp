// A copy that is too slow ends, so that the machines end (D1).
#include "backend/training/follow/stall_watch.h"

#include <future>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace trainyard::training {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;

/// Waits until the token is stopped.
void awaitStop(const std::stop_token &token)
{
    std::promise<void> stopped;
    const std::stop_callback call(token, [&] { stopped.set_value(); });
    stopped.get_future().wait();
}

Status cancelled()
{
    return fail(ErrorCode::Cancelled, "ssh:head", "stopped");
}

TEST(StallWatch, EndsACopyThatIsTooSlow)
{
    StallWatch slow({}, 20ms, 1000);
    slow.copied(999, 5000);
    awaitStop(slow.token());
    const Status done = slow.explain(cancelled());
    ASSERT_FALSE(done);
    EXPECT_EQ(done.error().code, ErrorCode::Timeout);
    EXPECT_EQ(done.error().source, "ssh:head");
    EXPECT_THAT(done.error().detail, HasSubstr("arrived in 0 s"));
    EXPECT_EQ(slow.explain(fail(ErrorCode::DiskFull, "x", "")).error().code, ErrorCode::DiskFull);
    EXPECT_TRUE(slow.explain({}));
}

TEST(StallWatch, LeavesACopyAloneOnceAllBytesAreThere)
{
    StallWatch complete({}, 20ms, 1000);
    complete.copied(5000, 5000);
    StallWatch later({}, 40ms, 1000);
    awaitStop(later.token());
    EXPECT_FALSE(complete.token().stop_requested());
}

TEST(StallWatch, PassesTheStopOfItsCallerOn)
{
    std::stop_source outer;
    StallWatch watch(outer.get_token(), 1h, 1000);
    EXPECT_FALSE(watch.token().stop_requested());
    outer.request_stop();
    EXPECT_TRUE(watch.token().stop_requested());
    EXPECT_EQ(watch.explain(cancelled()).error().code, ErrorCode::Cancelled);
}

} // namespace
} // namespace trainyard::training
