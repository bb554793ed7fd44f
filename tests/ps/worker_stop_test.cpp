#include <atomic>
#include <mutex>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <spdlog/spdlog.h>

#include "backend/runtime/ps/shared_slices.h"
#include "backend/runtime/ps/transport/loop.h"
#include "backend/runtime/ps/update_rule.h"
#include "backend/runtime/ps/worker/control_link.h"
#include "job_fixture.h"

/// A worker that is stopped while its peers are silent or keep breaking its connections.
namespace trainyard::testing {
namespace {

using namespace protocol; // NOLINT: messages

/// A scheduler or server whose answers the test writes. An error closes the connection.
class FakePeer final : ps::LoopHandler {
public:
    using Answer = std::function<Status(ps::Connection &, const FrameHeader &, const ControlMessage *)>;

    FakePeer(ps::Acceptor self, Answer answer, const ps::Endpoint &at = {"127.0.0.1", 0})
        : m_answer(std::move(answer))
        , m_loop(*this, testSecret(), std::chrono::milliseconds(20))
    {
        spdlog::set_level(spdlog::level::err); // connections break all the time
        auto listener = ps::listenOn(at.host, at.port).value();
        endpoint = listener.bound;
        m_loop.listen(std::move(listener), self);
        m_thread = std::thread([this] { (void)m_loop.run(); });
    }
    ~FakePeer() override
    {
        m_loop.stop();
        m_thread.join();
    }
    ps::Endpoint endpoint;
    std::atomic<int> opened = 0;

private:
    Result<std::span<std::byte>> bufferFor(ps::Connection &c, const FrameHeader &) override
    {
        return fail(ErrorCode::CorruptData, c.peer(), "data");
    }
    Status onFrame(ps::Connection &c, const FrameHeader &header, std::span<const std::byte> payload) override
    {
        const auto message = controlFromJson({reinterpret_cast<const char *>(payload.data()), payload.size()});
        const Status status = m_answer(c, header, message ? &*message : nullptr);
        if (status)
            m_loop.flush(c);
        return status;
    }
    void onOpened(ps::Connection &) override { ++opened; }
    void onClosed(ps::Connection &, const Error &) override {}
    void onTick() override {}

    Answer m_answer;
    ps::Loop m_loop;
    std::thread m_thread;
};

constexpr ps::Claim kWorkerClaim{ps::PeerRole::Worker, ps::PeerRole::Scheduler};
constexpr std::chrono::hours kForEver(1);

std::unique_ptr<ps::ControlLink> linkTo(const FakePeer &scheduler, std::stop_token stop)
{
    auto connection = ps::openAuthenticated(scheduler.endpoint, "127.0.0.1", "the scheduler", testSecret(),
                                            kWorkerClaim, {Deadline::after(kForEver), {}});
    EXPECT_TRUE(connection) << connection.error().detail;
    return std::make_unique<ps::ControlLink>(
        std::move(*connection), JoinRequest{"worker", "w", "127.0.0.1", 0},
        ps::Reconnector(scheduler.endpoint, "127.0.0.1", "the scheduler", testSecret(), kWorkerClaim), testSecret(),
        ps::ControlLink::Options{.silence = kForEver, .patience = kForEver, .stop = std::move(stop)});
}

TEST(WorkerStop, TheControlLinkMayEndWhileItReconnects)
{
    FakePeer scheduler({}, [](ps::Connection &c, const FrameHeader &, const ControlMessage *) -> Status {
        return fail(ErrorCode::CorruptData, c.peer(), "is never taken");
    });
    for (int link = 0; link < 200; ++link) {
        const int before = scheduler.opened;
        const auto control = linkTo(scheduler, {});
        ASSERT_TRUE(eventually([&] { return scheduler.opened > before + 1 + link % 3; }));
    }
}

TEST(WorkerStop, EndsTheWaitForTheCauseOfAnError)
{
    FakePeer scheduler({}, [](auto &&...) { return Status(); });
    std::stop_source stop;
    const auto control = linkTo(scheduler, stop.get_token());
    const std::jthread other([&] { stop.request_stop(); });
    EXPECT_FALSE(control->terminationWithin(kForEver).has_value());
    EXPECT_EQ(control->task().error().code, ErrorCode::Cancelled);
}

TEST(ControlLinkTask, IsPreparedWhileTheMembersAgreeOnIt)
{
    FakePeer scheduler({}, [](ps::Connection &c, const FrameHeader &, const ControlMessage *message) -> Status {
        if (message && std::holds_alternative<JoinRequest>(*message))
            c.send(View{1, 0, 0, {{0, "w"}}, 0, {{{0, 96}}, 1, 48, true}, true, {0, 0, 0.05, {1, 1, 0, 0}}, {}});
        if (message && std::holds_alternative<Leave>(*message))
            c.send(Start{1});
        return {};
    });
    const auto control = linkTo(scheduler, {});
    std::vector<int> batches;
    const auto task = control->task([&](int batch) {
        batches.push_back(batch);
        control->leave(false); // lets the partition begin
        return Status();
    });
    ASSERT_TRUE(task) << task.error().detail;
    EXPECT_TRUE(std::holds_alternative<ps::Membership>(*task));
    EXPECT_EQ(batches, std::vector<int>{48});
}

/// D22: `model ls` and the curves know of that time afterwards.
TEST(ControlLinkOutage, WhatIsReportedWhileTheSchedulerIsGoneIsReportedToTheNextOne)
{
    const auto knows = [](ps::Connection &c, const FrameHeader &, const ControlMessage *message) -> Status {
        if (message && std::holds_alternative<JoinRequest>(*message))
            c.send(DataWait{"a worker waits"}); // until the connection is lost
        return {};
    };
    auto first = std::make_unique<FakePeer>(ps::Acceptor(), knows, ps::Endpoint{ownLoopback(), 0});
    const ps::Endpoint place = first->endpoint;
    const auto control = linkTo(*first, {});
    ASSERT_TRUE(eventually([&] { return control->memberWaits(); }));
    first.reset();
    ASSERT_TRUE(eventually([&] { return !control->memberWaits(); }));
    control->progress({.epoch = 2, .step = 40});
    control->progress({.epoch = 2, .step = 41});
    control->saved({.epoch = 3, .path = "checkpoint-0003", .step = 60, .uploads = true});
    control->saved({.epoch = 2, .path = "s3://b/checkpoint-0002", .step = 40});

    std::mutex mutex;
    std::vector<std::int64_t> steps;
    std::vector<std::string> paths;
    const auto keeps = [&](ps::Connection &, const FrameHeader &, const ControlMessage *message) -> Status {
        const std::lock_guard lock(mutex);
        if (const auto *progress = message ? std::get_if<Progress>(message) : nullptr)
            steps.push_back(progress->step);
        if (const auto *saved = message ? std::get_if<CheckpointSaved>(message) : nullptr)
            paths.push_back(saved->path);
        return {};
    };
    const FakePeer next({}, keeps, place);
    EXPECT_TRUE(eventually([&] {
        const std::lock_guard lock(mutex);
        return !paths.empty() && steps.size() == 2;
    }));
    const std::lock_guard lock(mutex);
    EXPECT_EQ(steps, (std::vector<std::int64_t>{40, 41}));
    EXPECT_EQ(paths, std::vector<std::string>{"checkpoint-0003"}) << "the newest";
}

TEST(ControlLinkOutage, ACheckpointWhoseReportWasLostWithTheConnectionIsReportedAgain)
{
    std::atomic<int> reports = 0;
    FakePeer scheduler({}, [&](ps::Connection &c, const FrameHeader &, const ControlMessage *message) -> Status {
        if (message && std::holds_alternative<CheckpointSaved>(*message) && ++reports == 1)
            return fail(ErrorCode::Disconnected, c.peer(), "breaks");
        return {};
    });
    const auto control = linkTo(scheduler, {});
    control->saved({.epoch = 1, .path = "checkpoint-0001", .step = 20});
    EXPECT_TRUE(eventually([&] { return reports == 2; }));
}

TEST(WorkerStop, EndsTheWaitForAServerThatFreezesWhenItsConnectionIsReopened)
{
    constexpr std::size_t kParameters = 1000;
    JobSpec job = smallJob(1);
    job.serverThreads = 1;
    job.sharedMemory = true;
    const ps::SliceMap map = ps::sliceMapOf(job, kParameters);
    const auto memory = ps::SharedSlices::make(2 * map.slices(), map.largest()).value();
    std::stop_source stop;
    int offers = 0;
    FakePeer server({ps::PeerRole::Server, job.wire},
                    [&](ps::Connection &c, const FrameHeader &header, const ControlMessage *message) -> Status {
                        if (header.type == FrameType::Push)
                            return fail(ErrorCode::Disconnected, c.peer(), "breaks");
                        if (message && std::holds_alternative<ShareOffer>(*message)) {
                            if (offers++ == 0)
                                c.send(ShareResponse{true, memory->offer()});
                            else
                                stop.request_stop(); // and no answer
                        }
                        return {};
                    });
    FakePeer scheduler({}, [&](ps::Connection &c, const FrameHeader &, const ControlMessage *message) -> Status {
        if (message && std::holds_alternative<JoinRequest>(*message))
            c.send(JoinAccepted{0, 1, {server.endpoint.text()}, false});
        return {};
    });
    const auto kv = ps::KvWorker::join({job, testSecret(), scheduler.endpoint, "127.0.0.1", "w", 0, {}, {}},
                                       kParameters, stop.get_token());
    ASSERT_TRUE(kv) << kv.error().detail;
    std::vector<float> gradient(kParameters, 1.0F), weights(kParameters);
    EXPECT_EQ((*kv)->pushPull(gradient, 1, weights).error().code, ErrorCode::Cancelled);
    EXPECT_EQ(offers, 2);
}

} // namespace
} // namespace trainyard::testing
