#include <atomic>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <set>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backend/core/time/deadline.h"
#include "backend/data/cifar.h"
#include "backend/data/idx.h"
#include "backend/runtime/input/jitter.h"
#include "backend/runtime/input/training_data.h"
#include "tests/support/temporary_folder.h"

using namespace trainyard;
using namespace trainyard::input;
using testing::ElementsAre;
using testing::HasSubstr;

namespace {

/// 2x2 images whose first two pixels encode their index.
data::ImageSet numbered(std::size_t n)
{
    data::ImageSet set{{2, 2, 1}, 10, {}, {}};
    for (std::size_t i = 0; i < n; ++i) {
        set.pixels.insert(set.pixels.end(), {std::uint8_t(i), std::uint8_t(i / 256), 0, 255});
        set.labels.push_back(std::int32_t(i % 10));
    }
    return set;
}

Augmenter plain(data::ImageShape shape)
{
    return {{}, shape, Layout::ChannelsLast, true};
}

/// \return the augmented image, with the layout of the augmenter
std::vector<float> applied(const Augmenter &augmenter, const data::PixelView &view, std::uint64_t seed)
{
    std::vector<std::uint8_t> scratch;
    std::vector<float> out(augmenter.shape().size());
    const auto done = augmenter.apply(view, seed, scratch, out.data());
    EXPECT_TRUE(done) << (done ? "" : done.error().detail);
    return out;
}

class Broken final : public data::Dataset {
public:
    std::int64_t size() const override { return 100; }
    data::ImageShape shape() const override { return {2, 2, 1}; }
    int classes() const override { return 10; }
    Result<data::Sample> sample(std::int64_t i, data::ReadScratch &, std::stop_token) const override
    {
        if (i == 37)
            return fail(ErrorCode::CredentialsExpired, "s3://b/x.rec", "ExpiredToken");
        return data::Sample{{m_pixels, shape()}, i == 61 ? 10 : 1};
    }
    std::string location(std::int64_t i) const override { return "picture " + std::to_string(i); }

private:
    const std::uint8_t m_pixels[4] = {};
};

} // namespace

TEST(Augmenter, NormalisesEachChannelInEitherLayout)
{
    protocol::InputSpec spec;
    spec.mean = {10, 20, 30};
    spec.deviation = {1, 2, 4};
    spec.scale = 0.5;
    const std::uint8_t pixels[] = {11, 24, 38, 10, 20, 30};
    const data::PixelView view{pixels, {1, 2, 3}};
    EXPECT_THAT(applied({spec, {1, 2, 3}, Layout::ChannelsLast, true}, view, 1), ElementsAre(0.5F, 1, 1, 0, 0, 0));
    EXPECT_THAT(applied({spec, {1, 2, 3}, Layout::ChannelsFirst, true}, view, 1), ElementsAre(0.5F, 0, 1, 0, 1, 0));
    EXPECT_FLOAT_EQ(applied(plain({1, 2, 3}), view, 1)[1], 24.0F / 255);
}

TEST(Augmenter, TakesTheMiddleForValidationAndPadsForTraining)
{
    protocol::InputSpec spec;
    spec.pad = 2;
    spec.fill = 99;
    spec.scale = 1;
    std::vector<std::uint8_t> pixels(16);
    for (std::size_t i = 0; i < 16; ++i)
        pixels[i] = std::uint8_t(i);
    const data::PixelView view{pixels.data(), {4, 4, 1}};
    EXPECT_THAT(applied({spec, {2, 2, 1}, Layout::ChannelsLast, false}, view, 1), ElementsAre(5, 6, 9, 10));
    EXPECT_THAT(applied({spec, {2, 2, 1}, Layout::ChannelsLast, true}, view, 1), ElementsAre(5, 6, 9, 10))
        << "no crop at random";
    const auto whole = applied({spec, {8, 8, 1}, Layout::ChannelsLast, true}, view, 1);
    EXPECT_EQ(whole[0], 99);
    EXPECT_EQ(whole[2 * 8 + 1], 99);
    EXPECT_EQ(whole[2 * 8 + 2], 0);
    EXPECT_EQ(whole[5 * 8 + 5], 15);
    EXPECT_EQ(whole[5 * 8 + 6], 99);
    EXPECT_EQ(applied({spec, {8, 8, 1}, Layout::ChannelsLast, false}, view, 1), whole)
        << "too small: padded all the same";
}

TEST(Augmenter, DrawsEveryCropAndMirrorFromTheSeedAlone)
{
    protocol::InputSpec spec;
    spec.pad = 1;
    spec.randomCrop = spec.randomMirror = true;
    spec.scale = 1;
    const std::uint8_t pixels[] = {1, 2, 3, 4};
    const data::PixelView view{pixels, {2, 2, 1}};
    spec.fill = 0;
    const Augmenter augmenter(spec, {2, 2, 1}, Layout::ChannelsLast, true);
    std::set<std::vector<float>> seen;
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        const auto one = applied(augmenter, view, seed);
        EXPECT_EQ(applied(augmenter, view, seed), one);
        seen.insert(one);
    }
    EXPECT_EQ(seen.size(), 18U) << "nine places, each also mirrored";
    EXPECT_TRUE(seen.contains({2, 1, 4, 3}));
    EXPECT_TRUE(seen.contains({0, 0, 0, 1}));
}

TEST(Augmenter, JittersColoursWithinTheirLimits)
{
    protocol::InputSpec spec;
    spec.maxHue = 90;
    spec.maxSaturation = spec.maxLightness = 20;
    spec.scale = 1;
    const Augmenter augmenter(spec, {1, 3, 3}, Layout::ChannelsLast, true);
    const std::uint8_t pixels[] = {200, 40, 40, 0, 0, 0, 128, 128, 128};
    const data::PixelView view{pixels, {1, 3, 3}};
    std::set<std::vector<float>> seen;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const auto out = applied(augmenter, view, seed);
        seen.insert(out);
        EXPECT_EQ(out[6], out[7]) << "grey stays grey";
        EXPECT_EQ(out[7], out[8]);
        EXPECT_NEAR(out[6], 128, 21);
        for (const float value : out)
            EXPECT_TRUE(value >= 0 && value <= 255);
    }
    EXPECT_GT(seen.size(), 45U);
    // Without a requested change the color stays the same.
    spec.maxHue = spec.maxLightness = 0;
    spec.maxSaturation = 1;
    const auto same = applied({spec, {1, 3, 3}, Layout::ChannelsLast, true}, view, 3);
    EXPECT_NEAR(same[0], 200, 1);
    EXPECT_NEAR(same[1], 40, 1);
    EXPECT_NEAR(same[2], 40, 1);
}

TEST(Jitter, TurnsTheWheelOfColoursForAnyNumberOfPixels)
{
    std::vector<std::uint8_t> colours;
    for (int i = 0; i < 3 * 37; ++i) // 37 pixels: not a multiple of the vector width
        colours.push_back(std::uint8_t(i * 89 % 256));
    for (const float degrees : {0.0F, 360.0F, -360.0F}) {
        auto same = colours;
        jitter(37, degrees, 0, 0, same.data());
        for (std::size_t i = 0; i < colours.size(); ++i)
            EXPECT_NEAR(same[i], colours[i], 1) << degrees << " degrees, value " << i;
    }
    std::uint8_t primaries[] = {255, 0, 0, 0, 200, 0, 40, 40, 240};
    jitter(3, 120, 0, 0, primaries);
    EXPECT_THAT(primaries, ElementsAre(0, 255, 0, 0, 0, 200, 240, 40, 40));
    jitter(3, -120, 0, 0, primaries);
    EXPECT_THAT(primaries, ElementsAre(255, 0, 0, 0, 200, 0, 40, 40, 240));
    jitter(1, 0, 1, 0, primaries);
    EXPECT_EQ(primaries[1], 255) << "as light as can be";
    jitter(1, 0, 0, -1, primaries + 6);
    EXPECT_THAT(std::vector(primaries + 6, primaries + 9), ElementsAre(140, 140, 140)) << "no saturation is grey";
}

TEST(Augmenter, ReportsWhatDoesNotFit)
{
    const std::uint8_t pixels[12] = {};
    std::vector<std::uint8_t> scratch;
    float out[64];
    EXPECT_THAT(plain({4, 4, 1}).apply({pixels, {2, 2, 1}}, 0, scratch, out).error().detail,
                HasSubstr("2x2 is smaller than the 4x4"));
    EXPECT_THAT(plain({2, 2, 1}).apply({pixels, {2, 2, 3}}, 0, scratch, out).error().detail, HasSubstr("3 channels"));
}

TEST(BatchFeed, GivesThePlansBatchesInOrderOnAnyNumberOfThreads)
{
    const auto images = numbered(1000);
    const auto set = data::makeDataset(images, "x");
    for (const auto &[threads, ahead] : {std::pair(1, 1), std::pair(1, 4), std::pair(3, 2), std::pair(4, 1000)}) {
        const ShardPlan plan({1000, 5}, 3, 16);
        const ShardSamples mine(plan, 1);
        BatchFeed feed(*set, plain({2, 2, 1}), plan, 1, {.threads = threads, .ahead = ahead});
        for (std::int64_t b = 0; b < plan.batches(); ++b) {
            const auto batch = feed.next({});
            ASSERT_TRUE(batch && *batch);
            const auto samples = mine.batch(b);
            ASSERT_EQ((*batch)->samples(), std::int64_t(samples.size()));
            for (std::size_t i = 0; i < samples.size(); ++i) {
                const auto index = std::size_t(samples[i]);
                EXPECT_EQ((*batch)->labels[i], images.labels[index]);
                EXPECT_FLOAT_EQ((*batch)->images[i * 4], float(index % 256) / 255);
                EXPECT_FLOAT_EQ((*batch)->images[i * 4 + 3], 1.0F);
            }
        }
        EXPECT_EQ(feed.next({}), nullptr);
        EXPECT_EQ(feed.next({}), nullptr);
    }
}

TEST(BatchFeed, ChangesASampleIdenticallyInEveryThread)
{
    const auto set = data::makeDataset(numbered(64), "x");
    protocol::InputSpec spec;
    spec.pad = 1;
    spec.randomCrop = spec.randomMirror = true;
    const Augmenter augmenter(spec, {2, 2, 1}, Layout::ChannelsLast, true);
    const auto pictures = [&](int members, int threads, std::int64_t epoch) {
        std::map<std::vector<float>, int> seen; // counts only: the order depends on the members
        for (int member = 0; member < members; ++member) {
            BatchFeed feed(*set, augmenter, ShardPlan({64, 9, epoch}, members, 8), member, {.threads = threads});
            for (;;) {
                const auto batch = feed.next({});
                if (!batch || !*batch)
                    break;
                for (std::size_t i = 0; i < (*batch)->labels.size(); ++i)
                    ++seen[{(*batch)->images.begin() + std::ptrdiff_t(i * 4),
                            (*batch)->images.begin() + std::ptrdiff_t(i * 4 + 4)}];
            }
        }
        return seen;
    };
    EXPECT_EQ(pictures(1, 1, 0), pictures(4, 3, 0));
    EXPECT_NE(pictures(1, 1, 0), pictures(1, 1, 1));
}

/// A source that cannot be reached until someone says that it can.
class Unreachable final : public data::Dataset {
public:
    mutable std::atomic<bool> reachable = false;
    std::int64_t size() const override { return 8; }
    data::ImageShape shape() const override { return {2, 2, 1}; }
    int classes() const override { return 10; }
    Result<data::Sample> sample(std::int64_t, data::ReadScratch &, std::stop_token) const override
    {
        if (!reachable)
            return fail(ErrorCode::Unreachable, "s3://b/x.rec", "no route to host");
        return data::Sample{{m_pixels, shape()}, 1};
    }
    std::string location(std::int64_t) const override { return "s3://b/x.rec"; }

private:
    const std::uint8_t m_pixels[4] = {};
};

TEST(BatchFeed, WaitsForASourceThatFailsForAWhile)
{
    const Unreachable set{};
    int told = 0, ended = 0;
    FeedOptions options;
    options.patience = std::chrono::seconds(60);
    options.onWait = [&](const Error *error) {
        if (error) {
            ++told;
            EXPECT_EQ(error->code, ErrorCode::Unreachable);
            set.reachable = true;
        } else {
            ++ended;
        }
        return true;
    };
    BatchFeed feed(set, plain({2, 2, 1}), ShardPlan({8, 5}, 1, 4), 0, options);
    const auto batch = feed.next({});
    ASSERT_TRUE(batch) << batch.error().detail;
    EXPECT_EQ((*batch)->samples(), 4);
    EXPECT_GE(told, 1);
    EXPECT_EQ(ended, 1);
    EXPECT_TRUE(feed.next({}));
}

TEST(BatchFeed, AWaitCanBeEnded)
{
    const Unreachable set{};
    FeedOptions options;
    options.patience = std::chrono::seconds(60);
    options.onWait = [](const Error *) { return false; };
    BatchFeed feed(set, plain({2, 2, 1}), ShardPlan({8, 5}, 1, 4), 0, options);
    EXPECT_EQ(feed.next({}).error().code, ErrorCode::Cancelled);
}

TEST(BatchFeed, DoesNotWaitForWhatDoesNotPass)
{
    const Unreachable set{};
    FeedOptions options;
    options.patience = std::chrono::seconds(60);
    options.mayPass = [](const Error &) { return false; };
    BatchFeed feed(set, plain({2, 2, 1}), ShardPlan({8, 5}, 1, 4), 0, options);
    EXPECT_EQ(feed.next({}).error().code, ErrorCode::Unreachable);
    BatchFeed impatient(set, plain({2, 2, 1}), ShardPlan({8, 5}, 1, 4), 0);
    EXPECT_EQ(impatient.next({}).error().code, ErrorCode::Unreachable);
}

TEST(BatchFeed, MayBeAbandonedAtAnyMoment)
{
    const auto set = data::makeDataset(numbered(500), "x");
    for (int taken = 0; taken < 20; ++taken) {
        BatchFeed feed(*set, plain({2, 2, 1}), ShardPlan({500, 5}, 1, 10), 0, {.threads = 1 + taken % 3, .ahead = 2});
        for (int i = 0; i < taken; ++i)
            ASSERT_TRUE(feed.next({}));
    }
    BatchFeed empty(*set, plain({2, 2, 1}), ShardPlan({0, 5}, 1, 10), 0);
    EXPECT_EQ(empty.next({}), nullptr);
}

TEST(BatchFeed, ReportsAnErrorWithItsBatch)
{
    const Broken set;
    const ShardPlan plan({100, 1, 0, false}, 1, 10);
    BatchFeed feed(set, plain({2, 2, 1}), plan, 0, {.classes = 10, .threads = 2});
    for (int b = 0; b < 10; ++b) {
        const auto batch = feed.next({});
        EXPECT_EQ(bool(batch), b != 3 && b != 6);
        if (b == 3) {
            EXPECT_EQ(batch.error().code, ErrorCode::CredentialsExpired);
        }
        if (b == 6) {
            EXPECT_EQ(batch.error().source, "picture 61");
            EXPECT_THAT(batch.error().detail, HasSubstr("expected a class from 0 to 9, found 10"));
        }
    }
}

/// Storage that does not answer: each read waits until it is stopped.
class Stalled final : public data::Dataset {
public:
    std::int64_t size() const override { return 100; }
    data::ImageShape shape() const override { return {2, 2, 1}; }
    int classes() const override { return 10; }
    Result<data::Sample> sample(std::int64_t, data::ReadScratch &, std::stop_token stop) const override
    {
        return fail(pause(std::chrono::hours(1), {Deadline::never(), stop}).error());
    }
    std::string location(std::int64_t) const override { return "picture"; }
};

TEST(BatchFeed, AStopEndsTheWaitForABatch)
{
    const Stalled set;
    BatchFeed feed(set, plain({2, 2, 1}), ShardPlan({100, 1}, 1, 10), 0);
    std::stop_source stop;
    const std::jthread other([&] { stop.request_stop(); });
    EXPECT_EQ(feed.next(stop.get_token()).error().code, ErrorCode::Cancelled);
}

TEST(TrainingData, ExpiredKeysMayPassUnlessTheyAreThoseOfTheEnvironment)
{
    ::unsetenv("AWS_ACCESS_KEY_ID");
    EXPECT_TRUE(mayPass({ErrorCode::CredentialsExpired, "", ""}));
    ::setenv("AWS_ACCESS_KEY_ID", "AKIDEXAMPLE", 1);
    EXPECT_FALSE(mayPass({ErrorCode::CredentialsExpired, "", ""}));
    ::unsetenv("AWS_ACCESS_KEY_ID");
}

TEST(TrainingData, OpensWhatAJobNames)
{
    const TemporaryFolder folder;
    ASSERT_TRUE(data::writeMnist(folder.path, data::Split::Train, numbered(30)));
    ASSERT_TRUE(data::writeMnist(folder.path, data::Split::Validation, numbered(7)));
    protocol::JobSpec job;
    job.data = "file://" + folder.path.string();
    const auto opened = TrainingData::open(job, {2, 2, 1}, Layout::ChannelsLast, {}, {});
    ASSERT_TRUE(opened) << opened.error().detail;
    EXPECT_EQ((*opened)->trainingSamples(), 30);
    EXPECT_EQ((*opened)->validationSamples(), 7);
    std::int64_t seen = 0;
    for (int member = 0; member < 2; ++member) {
        const auto feed = (*opened)->validation(2, member, 2, 10);
        while (const auto batch = *feed->next({}))
            seen += batch->samples();
    }
    EXPECT_EQ(seen, 7);
    EXPECT_EQ(TrainingData::open(job, {4, 4, 1}, Layout::ChannelsLast, {}, {}).error().code,
              ErrorCode::InvalidArgument);

    std::filesystem::remove(folder.path / "t10k-images-idx3-ubyte");
    std::filesystem::remove(folder.path / "t10k-labels-idx1-ubyte");
    const auto without = TrainingData::open(job, {2, 2, 1}, Layout::ChannelsLast, {}, {});
    ASSERT_TRUE(without) << without.error().detail;
    EXPECT_EQ((*without)->validationSamples(), 0);
    job.input.validation = job.data + "/train-*";
    EXPECT_EQ((*TrainingData::open(job, {2, 2, 1}, Layout::ChannelsLast, {}, {}))->validationSamples(), 30);
    job.data = "file:///nowhere";
    EXPECT_EQ(TrainingData::open(job, {2, 2, 1}, Layout::ChannelsLast, {}, {}).error().code, ErrorCode::NotFound);
    job.data = "s3://bucket/prefix";
    EXPECT_TRUE(usesS3(job));
    EXPECT_EQ(TrainingData::open(job, {2, 2, 1}, Layout::ChannelsLast, {}, {}).error().code,
              ErrorCode::InvalidArgument);
}
