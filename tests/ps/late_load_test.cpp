#include "backend/runtime/worker/late_load.h"

#include <chrono>
#include <stop_token>

#include <gtest/gtest.h>

#include "fake_learner.h"

/// How a worker that comes to a run loads its data.
namespace trainyard::testing {
namespace {

using namespace std::chrono_literals;

/// A learner whose source fails until `good`.
class LateLoad : public ::testing::Test {
protected:
    LateLoad()
    {
        learner.onLoad = [this]() -> Status {
            if (++tries >= good)
                return {};
            return fail(code, "s3://b/x.rec", "failed");
        };
    }
    ErrorCode code = ErrorCode::Unreachable;
    int tries = 0, good = 1000;
    FakeLearner learner;
    std::stop_source stop;
};

TEST_F(LateLoad, WaitsForHalfAnHourAtMost) // D2
{
    protocol::JobSpec job;
    EXPECT_EQ(worker::loadPatience(job), 30min);
    job.candidateSeconds = 60;
    EXPECT_EQ(worker::loadPatience(job), 1min);
    const Status done = worker::loadLate(learner, {Deadline::after(0s), {}}, [](const Error &) { return true; });
    ASSERT_FALSE(done);
    EXPECT_EQ(done.error().code, ErrorCode::Unreachable);
    EXPECT_EQ(tries, 1);
}

TEST_F(LateLoad, IsRepeatedAfterErrorsThatMayPass)
{
    good = 2;
    EXPECT_TRUE(worker::loadLate(learner, {Deadline::after(60s), {}}, [](const Error &) { return true; }));
    EXPECT_EQ(tries, 2);
    tries = 0;
    code = ErrorCode::CredentialsExpired;
    EXPECT_FALSE(worker::loadLate(learner, {Deadline::after(60s), {}}, [](const Error &) { return true; }));
    EXPECT_EQ(tries, 1);
    tries = 0;
    learner.passes = [](const Error &error) { return error.code == ErrorCode::CredentialsExpired; }; // they are renewed
    EXPECT_TRUE(worker::loadLate(learner, {Deadline::after(60s), {}}, [](const Error &) { return true; }));
    EXPECT_EQ(tries, 2);
}

TEST_F(LateLoad, EndsWithTheRun)
{
    const Status done = worker::loadLate(learner, {Deadline::after(60s), {}}, [](const Error &) { return false; });
    ASSERT_FALSE(done);
    EXPECT_EQ(done.error().code, ErrorCode::Unreachable);
    EXPECT_EQ(tries, 1);
}

TEST_F(LateLoad, AStopIsNoFailure)
{
    const auto waits = [this](const Error &) {
        stop.request_stop();
        return true;
    };
    const Status done = worker::loadLate(learner, {Deadline::after(60s), stop.get_token()}, waits);
    ASSERT_FALSE(done);
    EXPECT_EQ(done.error().code, ErrorCode::Cancelled);
}

} // namespace
} // namespace trainyard::testing
