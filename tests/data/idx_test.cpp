#include "backend/data/idx.h"

#include <filesystem>
#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <zlib.h>

#include "backend/core/system/files.h"
#include "tests/support/sanitizers.h"
#include "tests/support/temporary_folder.h"

using namespace trainyard;
using namespace trainyard::data;
using testing::HasSubstr;

namespace {

const IdxArray kImages{{2, 2, 3}, {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 255}};

std::string gzip(const std::string &plain)
{
    z_stream z{};
    EXPECT_EQ(deflateInit2(&z, 6, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY), Z_OK);
    std::string out(plain.size() + 1000, '\0');
    z.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(plain.data()));
    z.avail_in = uInt(plain.size());
    z.next_out = reinterpret_cast<Bytef *>(out.data());
    z.avail_out = uInt(out.size());
    EXPECT_EQ(deflate(&z, Z_FINISH), Z_STREAM_END);
    out.resize(z.total_out);
    deflateEnd(&z);
    return out;
}

/// A gzip bomb: `size` zeros after a header, compressed to about a thousandth.
std::string bomb(const std::string &header, std::size_t size)
{
    return gzip(header + std::string(size, '\0'));
}

/// Runs parseIdx() in a child process whose address space may grow by at most `memory` bytes.
/// \return "read", or the detail of the error
std::string saidWith(std::size_t memory, const std::string &content)
{
    int pipe[2];
    if (::pipe(pipe) != 0)
        return "no pipe";
    const pid_t child = ::fork();
    if (child == 0) {
        std::ifstream pages("/proc/self/statm");
        std::size_t now = 0;
        pages >> now;
        const rlimit limit{now * 4096 + memory, now * 4096 + memory};
        ::setrlimit(RLIMIT_AS, &limit);
        const auto array = parseIdx(content, "bomb");
        const std::string text = array ? "read" : array.error().detail;
        (void)!::write(pipe[1], text.data(), text.size());
        ::_exit(0);
    }
    ::close(pipe[1]);
    std::string text(1000, '\0');
    const auto count = ::read(pipe[0], text.data(), text.size());
    ::close(pipe[0]);
    int status = 0;
    ::waitpid(child, &status, 0);
    text.resize(std::size_t(std::max<ssize_t>(count, 0)));
    return WIFEXITED(status) ? text : "killed by " + std::to_string(WTERMSIG(status));
}

} // namespace

TEST(Idx, NoMoreIsUnpackedThanTheHeaderPromises) // S15
{
#if defined(TRAINYARD_THREAD_SANITIZER) || defined(TRAINYARD_ADDRESS_SANITIZER)
    GTEST_SKIP() << "a sanitizer ends the program where memory is refused";
#endif
    const std::string small("\0\0\x08\x01\0\0\0\x0a", 8); // ten bytes
    const std::string large("\0\0\x08\x01\x40\0\0\0", 8); // a GiB
    EXPECT_THAT(saidWith(32u << 20, bomb(small, 128u << 20)), HasSubstr("too long"));
    EXPECT_THAT(saidWith(32u << 20, bomb(large, 128u << 20)), HasSubstr("does not fit into the memory"));
    EXPECT_THAT(saidWith(32u << 20, bomb("", 128u << 20)), HasSubstr("does not fit into the memory"));
}

TEST(Idx, SurvivesTheRoundTripPlainAndPacked)
{
    const std::string bytes = idxBytes(kImages);
    EXPECT_EQ(bytes.substr(0, 8), std::string("\0\0\x08\x03\0\0\0\x02", 8));
    EXPECT_EQ(*parseIdx(bytes, "x"), kImages);
    EXPECT_EQ(*parseIdx(gzip(bytes), "x"), kImages);
    EXPECT_EQ(*parseIdx(gzip(bytes.substr(0, 10)) + gzip(bytes.substr(10)), "x"), kImages);
}

TEST(Idx, ReportsWhatWasExpectedAndFound)
{
    const std::string bytes = idxBytes(kImages);
    const auto refused = [](const std::string &content) {
        const auto array = parseIdx(content, "train-images");
        EXPECT_FALSE(array);
        EXPECT_EQ(array.error().source, "train-images");
        return array ? Error{} : array.error();
    };
    EXPECT_EQ(refused("").code, ErrorCode::CorruptData);
    EXPECT_THAT(refused("\x89PNG....").detail, HasSubstr("found 89 50 4e 47"));
    EXPECT_THAT(refused(bytes.substr(0, 9)).detail, HasSubstr("header of 16 bytes"));
    EXPECT_THAT(refused(bytes.substr(0, bytes.size() - 1)).detail,
                HasSubstr("truncated: expected 2 x 2 x 3 = 12 bytes behind the header, found 11"));
    EXPECT_THAT(refused(bytes + "x").detail, HasSubstr("too long"));
    EXPECT_EQ(refused(std::string("\0\0\x0d\x01\0\0\0\0", 8)).code, ErrorCode::Unsupported);
    EXPECT_EQ(refused(std::string("\0\0\x08\x09\0\0\0\0", 8)).code, ErrorCode::CorruptData);
    const std::string packed = gzip(bytes);
    EXPECT_THAT(refused(packed.substr(0, packed.size() - 9)).detail, HasSubstr("gzip"));
    std::string damaged = packed;
    damaged[packed.size() / 2] = char(damaged[packed.size() / 2] ^ 0x5a);
    EXPECT_EQ(refused(damaged).code, ErrorCode::CorruptData);
}

TEST(Idx, RefusesASizeBeforeItTakesTheMemory)
{
    const std::string huge("\0\0\x08\x03\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff", 16);
    EXPECT_EQ(parseIdx(huge, "x").error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(parseIdx(idxBytes(kImages), "x", 11).error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(parseIdx(gzip(std::string(100000, '\0')), "x", 1000).error().code, ErrorCode::InvalidArgument);
}

TEST(Idx, RefusesSetsThatDoNotFitTogether)
{
    EXPECT_THAT(toImageSet(kImages, "i", {{3}, {1, 2, 3}}, "l").error().detail, HasSubstr("expected 2 labels"));
    EXPECT_THAT(toImageSet(kImages, "i", kImages, "l").error().detail, HasSubstr("1 dimension"));
    EXPECT_THAT(toImageSet({{2}, {1, 2}}, "i", {{2}, {1, 2}}, "l").error().detail, HasSubstr("3 dimensions"));
    EXPECT_THAT(toImageSet(kImages, "i", {{2}, {1, 10}}, "l").error().detail, HasSubstr("found 10 at position 1"));
    const auto set = toImageSet(kImages, "i", {{2}, {1, 9}}, "l");
    ASSERT_TRUE(set);
    EXPECT_EQ(set->image(1)[5], 255);
}

TEST(Idx, WritesFilesOfWholeArraysOnly)
{
    const TemporaryFolder folder;
    ASSERT_TRUE(writeIdx(folder.path / "images", kImages));
    EXPECT_EQ(readFile(folder.path / "images").value_or(""), idxBytes(kImages));
    EXPECT_EQ(writeIdx(folder.path / "x", {{3}, {1}}).error().code, ErrorCode::InvalidArgument);
}
