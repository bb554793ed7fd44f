#include "backend/runtime/nn/safetensors.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace trainyard;
using namespace trainyard::nn;
using testing::HasSubstr;

namespace {

std::string fileWith(const std::string &header, std::size_t data)
{
    const std::uint64_t length = header.size();
    return std::string(reinterpret_cast<const char *>(&length), sizeof length) + header + std::string(data, '\1');
}

std::string refusal(const std::string &header, std::size_t data)
{
    const auto file = parseSafetensors(fileWith(header, data), "weights");
    EXPECT_FALSE(file) << header;
    return file ? "" : file.error().detail;
}

} // namespace

TEST(SafetensorsFile, IsReadAsItWasWritten)
{
    const std::vector<float> one{1, 2, 3, 4, 5, 6}, two{7};
    const std::string bytes =
        safetensorsBytes({{"format", "pt"}}, std::vector<SafetensorsTensor>{{"z", {2, 3}, one}, {"a", {}, two}});
    const auto file = parseSafetensors(bytes, "weights");
    ASSERT_TRUE(file) << file.error().detail;
    EXPECT_EQ(file->metadata, (std::map<std::string, std::string>{{"format", "pt"}}));
    ASSERT_EQ(file->entries.size(), 2U);
    EXPECT_EQ(file->entries[0].name, "z") << "in the order of the data";
    EXPECT_EQ(file->entries[0].shape, (std::vector<std::int64_t>{2, 3}));
    EXPECT_EQ(file->entries[1].shape, (std::vector<std::int64_t>{}));
    EXPECT_EQ(file->entries[1].elements, 1U);
    EXPECT_EQ(file->bytesOf(file->entries[0]).size(), 24U);
    EXPECT_EQ((bytes.size() - 28) % 8, 0U) << "the floats are aligned";
}

TEST(SafetensorsFile, ManyEmptyTensorsAreReadInOneGo) // S15: used to take more than a minute
{
    std::string header = "{";
    for (int i = 0; i < 99'999; ++i)
        header +=
            (i ? "," : "") + ("\"t" + std::to_string(i)) + R"(":{"dtype":"F32","shape":[0],"data_offsets":[0,0]})";
    const auto file = parseSafetensors(fileWith(header + "}", 0), "weights");
    ASSERT_TRUE(file) << file.error().detail;
    EXPECT_EQ(file->entries.size(), 99'999U);
}

TEST(SafetensorsFile, IsRefusedWithTheTensorAndTheField)
{
    const std::string a = R"("a":{"dtype":"F32","shape":[1],"data_offsets":[0,4]})";
    ASSERT_TRUE(parseSafetensors(fileWith("{" + a + "}  ", 4), "weights")) << "padding is allowed";
    ASSERT_TRUE(parseSafetensors(fileWith(R"({"e":{"dtype":"I64","shape":[0,7],"data_offsets":[0,0]}})", 0), "w"));
    EXPECT_THAT(refusal("{" + a, 4), HasSubstr("no JSON object"));
    EXPECT_THAT(refusal("[" + std::string(1000, '[') + "]", 4), HasSubstr("no JSON object"));
    EXPECT_THAT(refusal("{" + a + R"(,"b":{"dtype":"F32","shape":[1],"data_offsets":[0,4]}})", 4),
                HasSubstr("tensor b: data_offsets: it begins at byte 0, the one before ends at 4"));
    EXPECT_THAT(refusal("{" + a + R"(,"b":{"dtype":"F32","shape":[1],"data_offsets":[8,12]}})", 12),
                HasSubstr("tensor b: data_offsets: it begins at byte 8"));
    EXPECT_THAT(refusal("{" + a + "}", 5), HasSubstr("1 bytes behind the last tensor"));
    EXPECT_THAT(refusal("{" + a + "}", 3), HasSubstr("tensor a: truncated: it ends at byte 4 of the data, 3 are"));
    EXPECT_THAT(refusal(R"({"a":{"dtype":"F31","shape":[1],"data_offsets":[0,4]}})", 4), HasSubstr("dtype: F31"));
    EXPECT_THAT(refusal(R"({"a":{"dtype":"F32","shape":[-1],"data_offsets":[0,4]}})", 4), HasSubstr("tensor a: shape"));
    EXPECT_THAT(refusal(R"({"a":{"dtype":"F32","shape":[1.5],"data_offsets":[0,4]}})", 4), HasSubstr("shape"));
    EXPECT_THAT(refusal(R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[4,0]}})", 4), HasSubstr("data_offsets"));
    EXPECT_THAT(refusal(R"({"a":{"dtype":"F32","shape":[1]}})", 4), HasSubstr("tensor a: data_offsets: is missing"));
    EXPECT_THAT(refusal(R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4],"x":1}})", 4),
                HasSubstr("tensor a: x"));
    EXPECT_THAT(refusal(R"({"a":{"dtype":"F32","shape":[1099511627776,1099511627776],"data_offsets":[0,4]}})", 4),
                HasSubstr("its shape is impossible"));
    EXPECT_THAT(refusal(R"({"a":7})", 4), HasSubstr("tensor a"));
    EXPECT_THAT(refusal(R"({"__metadata__":{"a":7}})", 0), HasSubstr("__metadata__: is not an object of texts"));
    EXPECT_THAT(parseSafetensors("", "w").error().detail, HasSubstr("found 0 bytes"));
    EXPECT_THAT(parseSafetensors(std::string(16, '\xff'), "w").error().detail, HasSubstr("impossible"));
}
