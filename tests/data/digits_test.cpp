#include "backend/data/digits.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <set>
#include <span>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backend/core/encoding.h"
#include "backend/core/system/files.h"
#include "backend/data/cifar.h"
#include "backend/data/idx.h"

using namespace trainyard;
using namespace trainyard::data;

namespace {

Result<ImageSet> rendered(std::size_t count, std::uint64_t stream, const DigitsOptions &options)
{
    return renderFirstDigits(count, count, stream, options, {});
}

class Digits : public testing::Test {
protected:
    void SetUp() override
    {
        if (const auto any = rendered(1, 0, {}); !any)
            GTEST_SKIP() << any.error().detail;
        std::filesystem::remove_all(folder);
    }
    void TearDown() override { std::filesystem::remove_all(folder); }

    const std::filesystem::path folder =
        std::filesystem::path(testing::TempDir()) /
        (std::string("digits_") + testing::UnitTest::GetInstance()->current_test_info()->name());
};

} // namespace

TEST_F(Digits, TheSameSeedGivesTheSameBitsOnAnyNumberOfThreads)
{
    const auto one = rendered(700, 0, {.seed = 5, .threads = 1});
    const auto three = rendered(700, 0, {.seed = 5, .threads = 3});
    const auto other = rendered(700, 0, {.seed = 6});
    const auto validation = rendered(700, 1, {.seed = 5});
    ASSERT_TRUE(one && three && other && validation);
    EXPECT_EQ(one->pixels, three->pixels);
    EXPECT_EQ(one->labels, three->labels);
    EXPECT_NE(one->pixels, other->pixels);
    EXPECT_NE(one->pixels, validation->pixels);
}

TEST_F(Digits, TheFirstOnesAreThoseOfTheWholeSetWithTheirNoise)
{
    const DigitsOptions noisy{.noise = 0.4, .seed = 5};
    const auto all = rendered(300, 1, noisy);
    const auto first = renderFirstDigits(12, 300, 1, noisy, {});
    const auto clean = renderFirstDigits(12, 300, 1, {.seed = 5}, {});
    ASSERT_TRUE(all && first && clean);
    ASSERT_EQ(first->size(), 12u);
    EXPECT_TRUE(std::ranges::equal(first->labels, std::span(all->labels).first(12)));
    EXPECT_TRUE(std::ranges::equal(first->pixels, std::span(all->pixels).first(first->pixels.size())));
    std::size_t changed = 0;
    for (std::size_t i = 0; i < first->pixels.size(); ++i)
        changed += first->pixels[i] != clean->pixels[i] ? 1 : 0;
    EXPECT_NEAR(double(changed) / double(first->pixels.size()), 0.4, 0.03);
    EXPECT_EQ(renderFirstDigits(12, 5, 1, noisy, {})->size(), 5u) << "no more than there are";
}

TEST_F(Digits, OnlyTheCallerReportsProgress) // so that a slow terminal keeps no renderer waiting
{
    const auto caller = std::this_thread::get_id();
    std::size_t last = 0;
    const auto progress = [&](std::size_t done, std::size_t total) {
        EXPECT_EQ(std::this_thread::get_id(), caller);
        EXPECT_GE(done, last);
        EXPECT_EQ(total, 4000u);
        last = done;
    };
    ASSERT_TRUE(makeDigits(folder, {.train = 3600, .validation = 400, .threads = 4}, progress, {}));
    EXPECT_EQ(last, 4000u);
}

TEST_F(Digits, NoValidationDigitIsATrainingDigit)
{
    const auto train = rendered(2000, 0, {.seed = 1}), validation = rendered(500, 1, {.seed = 1});
    ASSERT_TRUE(train && validation);
    std::set<std::vector<std::uint8_t>> seen;
    for (std::size_t i = 0; i < train->size(); ++i)
        seen.emplace(train->image(i).begin(), train->image(i).end());
    EXPECT_EQ(seen.size(), train->size());
    for (std::size_t i = 0; i < validation->size(); ++i)
        EXPECT_FALSE(seen.contains({validation->image(i).begin(), validation->image(i).end()}));
}

TEST_F(Digits, AreWhiteOnBlackCentredAndBalanced)
{
    const auto set = rendered(1000, 0, {});
    ASSERT_TRUE(set);
    std::array<int, 10> counts{};
    for (std::size_t i = 0; i < set->size(); ++i) {
        ++counts[std::size_t(set->labels[i])];
        double sum = 0, x = 0, y = 0, border = 0;
        const auto image = set->image(i);
        for (std::size_t p = 0; p < image.size(); ++p) {
            if (image[p] < 64)
                continue; // noise
            sum += image[p];
            x += image[p] * double(p % 28);
            y += image[p] * double(p / 28);
            border += p % 28 == 0 || p % 28 == 27 || p / 28 == 0 || p / 28 == 27;
        }
        ASSERT_GT(sum, 255 * 10) << i;      // the digit is visible
        ASSERT_LT(sum, 255 * 784 / 2) << i; // most of the image is black
        EXPECT_NEAR(x / sum, 13.5, 3.5) << i;
        EXPECT_NEAR(y / sum, 13.5, 3.5) << i;
        EXPECT_LT(border, 14) << i;
    }
    EXPECT_THAT(counts, testing::Each(100));
}

TEST_F(Digits, WritesTheFourFilesAndReportsProgress)
{
    std::size_t last = 0, calls = 0;
    const auto report = makeDigits(folder, {.train = 600, .validation = 300, .threads = 1},
                                   [&](std::size_t done, std::size_t total) {
                                       EXPECT_EQ(total, 900U);
                                       EXPECT_GT(done, last);
                                       last = done;
                                       ++calls;
                                   },
                                   {});
    ASSERT_TRUE(report) << report.error().detail;
    EXPECT_EQ(last, 900U);
    EXPECT_GE(calls, 4U);
    EXPECT_GE(report->fonts, 1U);
    ASSERT_EQ(report->files.size(), 4U);
    std::uint64_t bytes = 0;
    for (const auto &file : report->files)
        bytes += std::filesystem::file_size(file);
    EXPECT_EQ(report->bytes, bytes);
    const auto images = [&](std::string_view name) {
        return parseIdx(readFile(folder / name, kMaxIdxBytes).value_or(""), std::string(name)).value();
    };
    EXPECT_EQ(images(kMnistNames[0]).bytes, rendered(600, 0, {})->pixels);
    EXPECT_EQ(images(kMnistNames[2]).dims, (std::vector<std::uint32_t>{300, 28, 28}));
}

TEST_F(Digits, ComeInColourAsCifar)
{
    const auto report = makeDigits(folder, {.train = 300, .validation = 100, .colour = true, .seed = 2}, {}, {});
    ASSERT_TRUE(report) << report.error().detail;
    ASSERT_EQ(report->files.size(), 7U);
    EXPECT_EQ(report->files[0].filename(), "data_batch_1.bin");
    EXPECT_EQ(report->files[6].filename(), "batches.meta.txt");
    ImageSet read;
    for (std::size_t f = 0; f < 5; ++f)
        ASSERT_TRUE(appendCifar(read, *readFile(report->files[f]), "x", Cifar::Ten));
    const auto direct = rendered(300, 0, {.colour = true, .seed = 2, .threads = 3});
    ASSERT_TRUE(direct);
    EXPECT_EQ(read.pixels, direct->pixels);
    EXPECT_EQ(read.labels, direct->labels);
    // Backgrounds vary: the corner pixels cover the color cube.
    for (std::size_t c = 0; c < 3; ++c) {
        int low = 255, high = 0;
        for (std::size_t i = 0; i < read.size(); ++i) {
            low = std::min<int>(low, read.image(i)[c]);
            high = std::max<int>(high, read.image(i)[c]);
        }
        EXPECT_LT(low, 30);
        EXPECT_GT(high, 225);
    }
}

TEST_F(Digits, StopsOnRequest)
{
    std::stop_source stop;
    const auto made = makeDigits(
        folder, {.train = 100'000, .threads = 2}, [&](std::size_t, std::size_t) { stop.request_stop(); },
        stop.get_token());
    ASSERT_FALSE(made);
    EXPECT_EQ(made.error().code, ErrorCode::Cancelled);
}

TEST(DigitsWithoutFonts, ExplainWhatToDo)
{
    const auto set = rendered(10, 0, {.fontFolders = {"/nonexistent/fonts"}});
    ASSERT_FALSE(set);
    EXPECT_EQ(set.error().code, ErrorCode::NotFound);
    EXPECT_THAT(set.error().detail,
                testing::AllOf(testing::HasSubstr("/nonexistent/fonts"), testing::HasSubstr("fonts-dejavu-core")));
    EXPECT_EQ(makeDigits("/tmp/never", {.train = 0}, {}, {}).error().code, ErrorCode::InvalidArgument);
}
