#include "backend/runtime/ps/worker/gradient_sync.h"

#include <algorithm>
#include <chrono>
#include <functional>

#include <gmock/gmock.h>
#include <sys/eventfd.h>
#include <sys/socket.h>

#include "backend/core/time/time_source.h"

namespace trainyard::ps {
namespace {

using protocol::WeightsHeader;
using ::testing::Each;

/// The gradient sync of a worker over one connection, whose other end is controlled by the test.
class GradientSyncTest : public ::testing::Test, public GradientSync::Owner {
protected:
    static constexpr std::size_t kParameters = 32; // two slices of 16
    static constexpr std::uint64_t kRound = 5;
    SliceMap map{kParameters, 64, 1};
    std::vector<float> gradient = std::vector<float>(kParameters, 1.0F),
                       weights = std::vector<float>(kParameters, 9.0F);
    std::shared_ptr<SharedSlices> theirs =
        SharedSlices::make(2 * map.slices(), map.largest()).value(); ///< memory of the server
    std::unique_ptr<Connection> server;
    Fd wake{::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)};
    std::function<bool()> waits; ///< whether a member waits for its data

    int wakeFd() const override { return wake.get(); }
    Status onWake() override { return {}; }
    Status onLost(int, const Error &error) override { return fail(error); }
    Result<GradientSync::Step> nextStep(const protocol::BatchMetrics &metrics) override
    {
        return GradientSync::Step{gradient, weights, kRound, std::uint32_t(metrics.samples), 1};
    }
    Error explain(const Error &error) override { return error; }
    bool memberWaits() const override { return waits && waits(); }

    /// \return a gradient sync that is connected to a server on this host, in a step whose gradients are all final
    std::unique_ptr<GradientSync> begin(decltype(GradientSync::Options::step) step = {})
    {
        auto gradientSync = std::make_unique<GradientSync>(GradientSync::Options{.map = map,
                                                                                 .codec = {},
                                                                                 .timeout = std::chrono::seconds(60),
                                                                                 .longest = std::chrono::seconds(500),
                                                                                 .step = std::move(step)},
                                                           *this);
        int ends[2] = {-1, -1};
        EXPECT_EQ(::socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0, ends), 0);
        server = std::make_unique<Connection>(Fd(ends[0]), "the worker");
        auto line = std::make_unique<Connection>(Fd(ends[1]), "server 0");
        line->authenticated = server->authenticated = true;
        gradientSync->connect(0, {std::move(line), SharedSlices::make(1, gradientFloats(kParameters)).value(), theirs});
        EXPECT_TRUE(gradientSync->begin({gradient, weights, kRound, 1, 1}, false));
        gradientSync->gradientsFinal(0, kParameters);
        return gradientSync;
    }
    /// Writes weights or a sum to a place in the server's memory, and announces it for a slice.
    void answer(std::uint32_t slice, std::uint32_t place, float value, std::uint32_t samples = 0)
    {
        write(place, value, kRound);
        server->send(WeightsHeader{slice, kRound, place, samples, protocol::kInSharedMemory}, {});
        EXPECT_TRUE(server->writeSome());
    }
    void write(std::uint32_t place, float value, std::uint64_t round) const
    {
        theirs->beginWriting(place);
        std::ranges::fill(std::span(theirs->place(place), map.largest()), value);
        theirs->endWriting(place, round);
    }
};

TEST_F(GradientSyncTest, TakesWeightsFromSharedMemory)
{
    const auto gradientSync = begin();
    answer(1, 3, 2.0F);
    answer(0, 0, 2.0F);
    EXPECT_TRUE(gradientSync->finish());
    EXPECT_THAT(weights, Each(2.0F));
}

TEST_F(GradientSyncTest, WhoStoodStillWhileOthersWentOnTakesNoMixedWeights)
{
    for (const bool reduceOnly : {false, true}) {
        const auto gradientSync =
            begin(reduceOnly ? [](auto, auto, auto, auto, auto) {} : decltype(GradientSync::Options::step)());
        answer(0, 0, 2.0F);
        answer(1, 3, 2.0F);
        write(3, 4.0F, kRound + 2); // frozen after the announcement, while the remaining members continued
        const Status status = gradientSync->finish();
        ASSERT_FALSE(status);
        EXPECT_EQ(status.error().code, ErrorCode::PeerLost);
        EXPECT_EQ(status.error().detail, "went on without this worker while that stood still");
    }
}

/// A clock that the test moves.
class HandClock final : public TimeSource {
public:
    HandClock() { install(this); }
    ~HandClock() override { install(nullptr); }
    HandClock(const HandClock &) = delete;
    HandClock &operator=(const HandClock &) = delete;
    TimePoint now() const override { return at; }
    Timestamp wallNow() const override { return {}; }
    void waitUntil(TimePoint until, std::stop_token) override { at = std::max(at, until); }
    TimePoint at{std::chrono::hours(1)};
};

TEST_F(GradientSyncTest, WaitsAsLongAsAMemberWaitsForItsData)
{
    HandClock clock;
    int looked = 0;
    const auto finish = [&](bool waiting, int answeredAt) {
        looked = 0;
        waits = [&, waiting, answeredAt] {
            clock.at += std::chrono::seconds(50);
            if (++looked == answeredAt) {
                answer(0, 0, 2.0F);
                answer(1, 3, 2.0F);
            }
            return waiting;
        };
        return begin()->finish();
    };
    const Status hung = finish(false, 4);
    EXPECT_EQ(hung.error().code, ErrorCode::Timeout) << "no one waits: the server is hung";
    EXPECT_EQ(hung.error().detail, "did not answer step 5 in 60 s");
    EXPECT_EQ(looked, 2);
    EXPECT_TRUE(finish(true, 4)) << "after 200 s";
    const Status forEver = finish(true, -1);
    EXPECT_EQ(forEver.error().code, ErrorCode::Timeout) << "not for ever";
    EXPECT_EQ(forEver.error().detail, "did not answer step 5 in 500 s") << "the limit that has expired";
    EXPECT_EQ(looked, 10);
}

TEST_F(GradientSyncTest, GivesSumsToWhoStepsByItself)
{
    std::vector<std::uint32_t> samples(map.slices());
    const auto gradientSync = begin([&](std::uint32_t slice, std::span<float> w, std::span<const float> sum,
                                        std::uint64_t round, std::uint32_t count) {
        EXPECT_EQ(round, kRound);
        samples[slice] = count;
        for (std::size_t i = 0; i < w.size(); ++i)
            w[i] -= sum[i] / float(count);
    });
    answer(0, 1, 8.0F, 4);
    const std::vector<float> sum(map.size(1), 6.0F); // sent over the connection
    server->send(WeightsHeader{.slice = 1, .round = kRound, .samples = 3}, std::as_bytes(std::span(sum)));
    EXPECT_TRUE(server->writeSome());
    EXPECT_TRUE(gradientSync->finish());
    EXPECT_THAT(weights, Each(7.0F));
    EXPECT_THAT(samples, ::testing::ElementsAre(4, 3));
    EXPECT_THAT(gradient, Each(1.0F));
}

} // namespace
} // namespace trainyard::ps
