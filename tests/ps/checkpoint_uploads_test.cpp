#include "backend/runtime/worker/checkpoint_uploads.h"

#include <atomic>
#include <future>
#include <mutex>
#include <vector>

#include <gmock/gmock.h>

#include "backend/core/async/poll.h"
#include "backend/core/try.h"

/// The order of uploads, and which of them are interrupted.
namespace trainyard::worker {
namespace {

using ::testing::ElementsAre;

/// An upload that lasts until the test lets it end, or until it is interrupted.
struct Line {
    std::mutex mutex;
    std::vector<std::string> begun, sent;
    std::promise<void> release;
    std::shared_future<void> released = release.get_future().share();

    CheckpointUploads::Send blocked(const std::string &name)
    {
        return [this, name](std::stop_token stop) -> Result<std::string> {
            begin(name);
            while (released.wait_for(std::chrono::milliseconds(1)) != std::future_status::ready) {
                if (stop.stop_requested())
                    return fail(ErrorCode::Cancelled, name, "stopped");
            }
            return name;
        };
    }
    CheckpointUploads::Send fast(const std::string &name)
    {
        return [this, name](std::stop_token) -> Result<std::string> {
            begin(name);
            return name;
        };
    }
    CheckpointUploads::Report report()
    {
        return [this](const Result<std::string> &address) {
            const std::lock_guard lock(mutex);
            sent.push_back(address ? *address : address.error().detail);
        };
    }
    void waitForBegin(std::size_t count) { waitFor(begun, count); }
    void waitForSent(std::size_t count) { waitFor(sent, count); }

private:
    void waitFor(const std::vector<std::string> &list, std::size_t count)
    {
        EXPECT_TRUE(pollUntil(Backoff(std::chrono::milliseconds(1)), {Deadline::after(std::chrono::seconds(60)), {}},
                              [&]() -> Result<bool> {
                                  const std::lock_guard lock(mutex);
                                  return list.size() >= count;
                              }));
    }
    void begin(const std::string &name)
    {
        const std::lock_guard lock(mutex);
        begun.push_back(name);
    }
};

TEST(CheckpointUploadsTest, TheNewestIsNext)
{
    Line line;
    CheckpointUploads uploads{std::stop_token()};
    uploads.add(line.blocked("1"), line.report());
    line.waitForBegin(1);
    uploads.add(line.fast("2"), line.report());
    uploads.add(line.fast("3"), line.report());
    line.release.set_value();
    uploads.finish();
    EXPECT_THAT(line.sent, ElementsAre("1", "3", "2"));
}

TEST(CheckpointUploadsTest, OneThatCannotWaitInterruptsAnOlderOneWhichBeginsAgain)
{
    Line line;
    CheckpointUploads uploads{std::stop_token()};
    uploads.add(line.blocked("1"), line.report());
    line.waitForBegin(1);
    uploads.hurry(); // it is the newest
    uploads.add(line.fast("2"), line.report());
    uploads.hurry();
    line.waitForBegin(3);
    line.release.set_value();
    uploads.finish();
    EXPECT_THAT(line.begun, ElementsAre("1", "2", "1"));
    EXPECT_THAT(line.sent, ElementsAre("2", "1"));
}

TEST(CheckpointUploadsTest, AStopEndsTheOneThatIsUnderWayAndSaysNothingOfIt)
{
    Line line;
    std::stop_source stop;
    CheckpointUploads uploads(stop.get_token());
    uploads.add(line.blocked("1"), line.report());
    line.waitForBegin(1);
    stop.request_stop();
    uploads.finish();
    EXPECT_TRUE(line.sent.empty());
}

TEST(CheckpointUploadsTest, OneThatFailsIsTriedAgainUntilTheBucketIsThere)
{
    Line line;
    std::atomic<bool> there = false;
    const auto toBucket = [&](const std::string &name) -> CheckpointUploads::Send {
        return [&line, &there, name](std::stop_token stop) -> Result<std::string> {
            TY_ASSIGN(const auto sent, line.fast(name)(stop));
            return there ? Result<std::string>(sent) : fail(ErrorCode::PermissionDenied, name, name + " is refused");
        };
    };
    CheckpointUploads uploads(std::stop_token(), std::chrono::milliseconds(1));
    uploads.add(toBucket("1"), line.report());
    line.waitForBegin(3);
    there = true;
    uploads.finish();
    EXPECT_THAT(line.sent, ElementsAre("1 is refused", "1")) << "not each failure";
}

TEST(CheckpointUploadsTest, TheEndTriesOnceMoreAndWaitsNoLonger)
{
    Line line;
    const auto refused = [&line](std::stop_token stop) -> Result<std::string> {
        TY_TRY(line.fast("1")(stop));
        return fail(ErrorCode::PermissionDenied, "1", "refused");
    };
    CheckpointUploads uploads(std::stop_token(), CheckpointUploads::kLongestPause);
    uploads.add(refused, line.report());
    line.waitForSent(1);
    uploads.finish();
    EXPECT_THAT(line.begun, ElementsAre("1", "1"));
    EXPECT_THAT(line.sent, ElementsAre("refused"));
}

TEST(CheckpointUploadsTest, TheSuccessOfAnotherOneEndsThePause)
{
    Line line;
    std::atomic<int> tries = 0;
    const auto later = [&](std::stop_token) -> Result<std::string> {
        if (++tries == 1)
            return fail(ErrorCode::Unreachable, "1", "no network");
        return std::string("1");
    };
    CheckpointUploads uploads(std::stop_token(), CheckpointUploads::kLongestPause);
    uploads.add(later, line.report());
    line.waitForSent(1);
    uploads.add(line.fast("2"), line.report());
    line.waitForSent(3);
    EXPECT_THAT(line.sent, ElementsAre("no network", "2", "1"));
}

TEST(CheckpointUploadsTest, TheEndWaitsForTheOneThatIsUnderWayOnly)
{
    Line line;
    {
        CheckpointUploads uploads{std::stop_token()};
        uploads.add(line.blocked("1"), line.report());
        line.waitForBegin(1);
        uploads.add(line.fast("2"), line.report());
        const std::jthread later([&line] { line.release.set_value(); });
    }
    EXPECT_EQ(line.sent.front(), "1");
}

} // namespace
} // namespace trainyard::worker
