#include "backend/runtime/ps/slice_codec.h"

#include <cmath>
#include <limits>

#include <gmock/gmock.h>

namespace trainyard::ps {
namespace {

using protocol::Encoding;
using ::testing::ElementsAre;

std::vector<float> throughBFloat16(const std::vector<float> &in)
{
    std::vector<std::byte> wire(encodedBytes(Encoding::BFloat16, in.size()));
    toBFloat16(in, wire);
    std::vector<float> out(in.size());
    fromBFloat16(wire, out);
    return out;
}

TEST(SliceCodec, BFloat16RoundsToNearestEvenAndKeepsWhatIsSpecial)
{
    const float infinity = std::numeric_limits<float>::infinity();
    EXPECT_THAT(throughBFloat16({0.0F, 1.0F, -2.5F, infinity, -infinity}),
                ElementsAre(0.0F, 1.0F, -2.5F, infinity, -infinity));
    EXPECT_EQ(throughBFloat16({1.0F + 0x1p-8F})[0], 1.0F);             // a tie goes to even
    EXPECT_EQ(throughBFloat16({1.0F + 0x1.8p-7F})[0], 1.0F + 0x1p-6F); // a tie goes to even
    EXPECT_EQ(throughBFloat16({1.0F + 0x1.2p-8F})[0], 1.0F + 0x1p-7F);
    EXPECT_TRUE(std::isnan(throughBFloat16({std::bit_cast<float>(0x7fff'ffffu)})[0]));
    EXPECT_TRUE(std::isnan(throughBFloat16({std::bit_cast<float>(0x7f80'0001u)})[0]));
}

TEST(SliceCodec, TwoBitSendsLaterWhatItLeftOut)
{
    const std::vector<float> gradient{0.3F, -0.3F, 0.6F, 0.0F, -5.0F};
    std::vector<float> residual(gradient.size()), out(gradient.size()), sum(gradient.size());
    std::vector<std::byte> wire(encodedBytes(Encoding::TwoBit, gradient.size()));
    EXPECT_EQ(wire.size(), 4u);
    for (int step = 0; step < 10; ++step) {
        toTwoBit(gradient, residual, 0.5F, wire);
        ASSERT_TRUE(decode(Encoding::TwoBit, 0.5F, wire, out));
        for (std::size_t i = 0; i < out.size(); ++i)
            sum[i] += out[i];
        if (step == 0) {
            EXPECT_THAT(out, ElementsAre(0.0F, 0.0F, 0.5F, 0.0F, -0.5F));
        }
    }
    EXPECT_THAT(sum, ElementsAre(3.0F, -3.0F, 5.0F, 0.0F, -5.0F));
    for (std::size_t i = 0; i < out.size(); ++i)
        EXPECT_NEAR(sum[i] + residual[i], 10 * gradient[i], 1e-4F); // no error accumulates
}

TEST(SliceCodec, SizesAndUnknownEncodings)
{
    EXPECT_EQ(encodedBytes(Encoding::Float32, 17), 68u);
    EXPECT_EQ(encodedBytes(Encoding::BFloat16, 17), 34u);
    EXPECT_EQ(encodedBytes(Encoding::TwoBit, 17), 8u);
    std::vector<float> out(1);
    EXPECT_EQ(decode(Encoding(9), 0.5F, {}, out).error().code, ErrorCode::CorruptData);
}

} // namespace
} // namespace trainyard::ps
