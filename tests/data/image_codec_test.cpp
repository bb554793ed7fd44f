#include "backend/data/image_codec.h"

#include <cmath>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backend/data/image_resize.h"

using namespace trainyard;
using namespace trainyard::data;
using testing::HasSubstr;

namespace {

Picture slope(ImageShape shape)
{
    Picture picture{shape, {}};
    for (int y = 0; y < shape.height; ++y)
        for (int x = 0; x < shape.width; ++x)
            for (int c = 0; c < shape.channels; ++c)
                picture.pixels.push_back(std::uint8_t((x * 3 + y * 2 + c * 60) % 256));
    return picture;
}

double meanDifference(const std::uint8_t *a, const std::uint8_t *b, std::size_t n)
{
    double sum = 0;
    for (std::size_t i = 0; i < n; ++i)
        sum += std::abs(double(a[i]) - double(b[i]));
    return sum / double(n);
}

} // namespace

TEST(ImageCodec, PngIsLossless)
{
    ImageDecoder decoder;
    for (const int channels : {1, 3}) {
        const Picture picture = slope({17, 40, channels});
        const auto packed = encodePng(picture.view());
        ASSERT_TRUE(packed) << packed.error().detail;
        EXPECT_EQ(payloadKind(*packed), PayloadKind::Png);
        const auto back = decoder.decode(*packed, 0, {}, "x");
        ASSERT_TRUE(back) << back.error().detail;
        EXPECT_EQ(back->shape, picture.shape);
        EXPECT_EQ(std::vector(back->pixels, back->pixels + picture.pixels.size()), picture.pixels);
    }
}

TEST(ImageCodec, JpegIsClose)
{
    ImageDecoder decoder;
    for (const int channels : {1, 3}) {
        const Picture picture = slope({32, 32, channels});
        const auto packed = encodeJpeg(picture.view(), 95);
        ASSERT_TRUE(packed) << packed.error().detail;
        EXPECT_EQ(payloadKind(*packed), PayloadKind::Jpeg);
        const auto back = decoder.decode(*packed, 0, {}, "x");
        ASSERT_TRUE(back) << back.error().detail;
        EXPECT_EQ(back->shape, picture.shape);
        EXPECT_LT(meanDifference(back->pixels, picture.pixels.data(), picture.pixels.size()), 4);
        const auto coarse = encodeJpeg(picture.view(), 20);
        ASSERT_TRUE(coarse);
        EXPECT_LT(coarse->size(), packed->size());
        for (const int wanted : {1, 3})
            EXPECT_EQ(decoder.decode(*packed, wanted, {}, "x")->shape, (ImageShape{32, 32, wanted}));
    }
}

TEST(ImageCodec, RawPixelsAreRecognisedByTheirSize)
{
    ImageDecoder decoder;
    const std::string square(32 * 32 * 3, 'x'), digit(28 * 28, 'y'), odd(100 * 7, 'z');
    EXPECT_EQ(decoder.decode(square, 0, {}, "x")->shape, (ImageShape{32, 32, 3}));
    EXPECT_EQ(decoder.decode(digit, 0, {}, "x")->shape, (ImageShape{28, 28, 1}));
    EXPECT_EQ(decoder.decode(odd, 0, {7, 100, 1}, "x")->pixels, reinterpret_cast<const std::uint8_t *>(odd.data()));
    EXPECT_THAT(decoder.decode(odd, 0, {}, "x").error().detail, HasSubstr("say its shape"));
    EXPECT_THAT(decoder.decode(odd, 0, {8, 100, 1}, "x").error().detail, HasSubstr("expected 800 raw bytes"));
    EXPECT_EQ(decoder.decode(digit, 3, {}, "x").error().code, ErrorCode::Unsupported);
    EXPECT_EQ(decoder.decode("", 0, {}, "x").error().code, ErrorCode::CorruptData);
}

TEST(ImageCodec, RefusesDamageAndCanGoOn)
{
    ImageDecoder decoder;
    const Picture picture = slope({64, 64, 3});
    const std::string jpeg = *encodeJpeg(picture.view(), 90), png = *encodePng(picture.view());
    for (const std::string &good : {jpeg, png}) {
        for (const std::size_t length : {std::size_t(9), good.size() / 2, good.size() - 20}) {
            const auto cut = decoder.decode(good.substr(0, length), 0, {}, "x.rec");
            ASSERT_FALSE(cut) << length;
            EXPECT_EQ(cut.error().code, ErrorCode::CorruptData);
            EXPECT_EQ(cut.error().source, "x.rec");
        }
        EXPECT_TRUE(decoder.decode(good, 0, {}, "x.rec"));
    }
    std::string huge = png;
    huge[16] = 0x40; // first byte of the width; libpng rejects it before our own check
    EXPECT_FALSE(decoder.decode(huge, 0, {}, "x"));
}

TEST(ImageCodec, RefusesWhatItCannotEncode)
{
    const Picture picture = slope({4, 4, 3});
    EXPECT_EQ(encodeJpeg(picture.view(), 0).error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(encodeJpeg({picture.pixels.data(), {4, 4, 2}}, 90).error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(encodePng({nullptr, {4, 4, 1}}).error().code, ErrorCode::InvalidArgument);
}

TEST(ImageResize, ScalesTheShorterSide)
{
    const Picture picture = slope({20, 40, 3});
    EXPECT_EQ(resizeShorterSide(picture.view(), 20).pixels, picture.pixels);
    EXPECT_EQ(resizeShorterSide(picture.view(), 10).shape, (ImageShape{10, 20, 3}));
    EXPECT_EQ(resizeShorterSide(picture.view(), 50).shape, (ImageShape{50, 100, 3}));
    // A uniform image stays uniform; halving preserves the mean.
    const Picture flat{{6, 6, 1}, std::vector<std::uint8_t>(36, 77)};
    EXPECT_THAT(resizeShorterSide(flat.view(), 4).pixels, testing::Each(77));
    EXPECT_THAT(resizeShorterSide(flat.view(), 13).pixels, testing::Each(77));
    const Picture grey = slope({40, 40, 1}), half = resizeShorterSide(grey.view(), 20);
    EXPECT_NEAR(half.pixels[10 * 20 + 10], grey.pixels[20 * 40 + 20], 4);
}
