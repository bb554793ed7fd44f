// The queue of transfers: what runs next, what a pause and a cancel do, and what the next start of the program finds.
#include <gmock/gmock.h>

#include "backend/services/transfers/transfer_queue.h"

using namespace trainyard;
using namespace trainyard::services;
using namespace std::chrono_literals;
using enum TransferStatus;

namespace {

const auto kNow = TransferQueue::Clock::time_point{} + 1000s;

TransferStatus statusOf(const TransferQueue &queue, const std::string &id)
{
    const auto *line = queue.find(id);
    return line ? line->status : Done;
}

Status broken()
{
    return fail(ErrorCode::Disconnected, "s3", "cut");
}

} // namespace

TEST(TransferQueue, OneRunsAtATimeAndOnlyThoseOfTheAccount)
{
    TransferQueue queue;
    const auto other = queue.add({"/a"}, "s3://b/", "prod"), first = queue.add({"/b"}, "s3://b/", "local"),
               second = queue.add({"/c"}, "s3://b/", "local");
    EXPECT_EQ(queue.takeNext("local", kNow)->id, first);
    EXPECT_FALSE(queue.takeNext("local", kNow));
    queue.progressed(first, {500, 1000, 0, 1, "/b"}, kNow + 2s);
    EXPECT_DOUBLE_EQ(queue.find(first)->bytesPerSecond, 250);
    queue.ended(first, {});
    EXPECT_EQ(statusOf(queue, first), Done);
    EXPECT_EQ(queue.takeNext("local", kNow)->id, second);
    EXPECT_EQ(statusOf(queue, other), Waiting);
}

TEST(TransferQueue, PauseAndCancelDecideHowARunEnds)
{
    TransferQueue queue;
    const auto a = queue.add({"/a"}, "s3://b/", "local"), b = queue.add({"/b"}, "s3://b/", "local");
    queue.takeNext("local", kNow);
    EXPECT_TRUE(queue.pause(a)) << "its run must be stopped";
    EXPECT_FALSE(queue.pause(b)) << "it only waited";
    EXPECT_EQ(statusOf(queue, b), Paused);
    EXPECT_EQ(statusOf(queue, a), Running) << "until its run has ended";
    queue.ended(a, fail(ErrorCode::Cancelled, "s3", "stopped"));
    EXPECT_EQ(statusOf(queue, a), Paused);
    EXPECT_FALSE(queue.takeNext("local", kNow));
    queue.resume(a);
    EXPECT_EQ(queue.takeNext("local", kNow)->id, a);
    EXPECT_TRUE(queue.cancel(a));
    queue.ended(a, fail(ErrorCode::Cancelled, "s3", "stopped"));
    EXPECT_EQ(statusOf(queue, a), Cancelled);
    queue.resume(a);
    queue.takeNext("local", kNow);
    queue.ended(a, broken());
    EXPECT_EQ(statusOf(queue, a), Failed);
    EXPECT_EQ(queue.find(a)->error->detail, "cut");
    EXPECT_FALSE(queue.pause(a)) << "a failed one has nothing to pause";
    queue.resume(a);
    EXPECT_FALSE(queue.takeNext("local", kNow)->error);
    queue.pause(a);
    queue.ended(a, {});
    EXPECT_EQ(statusOf(queue, a), Done) << "the pause came too late";
}

TEST(TransferQueue, LinesToAndFromMachinesKeepTheirAddresses) // E17
{
    TransferQueue queue;
    queue.add({"/a"}, "sftp://c-1/head/efs", "local");
    queue.add({"sftp://c-1/worker-1/~/log"}, "/folder/", "local");
    queue.add({"/a"}, "s3://b/", "local");
    const auto lines = TransferQueue::fromJson(queue.toJson()).lines();
    ASSERT_EQ(lines.size(), 3u);
    EXPECT_TRUE(lines[0].isUpload() && lines[0].isOfMachine());
    EXPECT_TRUE(!lines[1].isUpload() && lines[1].isOfMachine());
    EXPECT_TRUE(lines[2].isUpload() && !lines[2].isOfMachine());
}

TEST(TransferQueue, WhatHasNotEndedIsPausedAfterARestart)
{
    TransferQueue queue;
    const auto done = queue.add({"/a"}, "s3://b/", "local"),
               running = queue.add({"/b \"x\"", "/c"}, "s3://b/", "local"),
               waiting = queue.add({"s3://b/k"}, "/folder/", "prod");
    queue.takeNext("local", kNow);
    queue.ended(done, {});
    queue.takeNext("local", kNow);
    auto next = TransferQueue::fromJson(queue.toJson());
    ASSERT_EQ(next.lines().size(), 2u);
    EXPECT_EQ(next.lines()[0].id, running);
    EXPECT_EQ(next.lines()[0].from, (std::vector<std::string>{"/b \"x\"", "/c"}));
    EXPECT_EQ(next.lines()[0].status, Paused) << "nothing is transferred unasked";
    EXPECT_EQ(next.lines()[1].profile, "prod");
    EXPECT_FALSE(next.lines()[1].isUpload());
    EXPECT_FALSE(next.takeNext("local", kNow));
    next.remove(waiting);
    EXPECT_EQ(next.lines().size(), 1u);
    for (const char *damaged : {"", "{", "[7, {\"id\": 3}]", "[{\"id\": \"t\", \"from\": [1], \"to\": \"/\"}]"})
        EXPECT_TRUE(TransferQueue::fromJson(damaged).lines().empty()) << damaged;
}
