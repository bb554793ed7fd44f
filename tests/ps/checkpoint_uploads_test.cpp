#include "backend/runtime/worker/checkpoint_uploads.h"

#include <atomic>
#include <future>
#include <mutex>
#include <vector>

#include <gmock/gmock.h>

#include "backend/core/async/poll.h"

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
    /// One that fails without keys.
    CheckpointUploads::Send needing(const std::atomic<bool> &keys, const std::string &name)
    {
        return [this, &keys, name](std::stop_token) -> Result<std::string> {
            begin(name);
            if (!keys)
                return fail(ErrorCode::CredentialsExpired, "s3", "no keys for " + name);
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
    void waitForBegin(std::size_t count)
    {
        EXPECT_TRUE(pollUntil(Backoff(std::chrono::milliseconds(1)), {Deadline::after(std::chrono::seconds(60)), {}},
                              [&]() -> Result<bool> {
                                  const std::lock_guard lock(mutex);
                                  return begun.size() >= count;
                              }));
    }

    std::size_t count()
    {
        const std::lock_guard lock(mutex);
        return begun.size();
    }

private:
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

TEST(CheckpointUploadsTest, OneThatFailsIsRepeatedAndReportedOnce)
{
    Line line;
    std::atomic<bool> keys = false;
    CheckpointUploads uploads(std::stop_token(), std::chrono::milliseconds(1));
    uploads.add(line.needing(keys, "1"), line.report());
    line.waitForBegin(3);
    uploads.add(line.needing(keys, "2"), line.report());
    line.waitForBegin(line.count() + 3); // the first of them may be of "1"
    keys = true;
    uploads.finish();
    EXPECT_THAT(line.sent, ElementsAre("no keys for 1", "no keys for 2", "2", "1"));
}

TEST(CheckpointUploadsTest, TheEndTriesThoseThatHaveFailedOnceMore)
{
    Line line;
    const std::atomic<bool> keys = false;
    CheckpointUploads uploads(std::stop_token(), std::chrono::hours(1));
    uploads.add(line.needing(keys, "1"), line.report());
    line.waitForBegin(1);
    uploads.add(line.needing(keys, "2"), line.report());
    line.waitForBegin(2);
    uploads.finish();
    EXPECT_THAT(line.begun, ElementsAre("1", "2", "2", "1"));
    EXPECT_THAT(line.sent, ElementsAre("no keys for 1", "no keys for 2")) << "each failure once";
}

} // namespace
} // namespace trainyard::worker
