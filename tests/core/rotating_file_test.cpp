#include <sys/wait.h>
#include <unistd.h>

#include <gmock/gmock.h>

#include "backend/core/system/files.h"
#include "backend/core/system/rotating_file.h"
#include "backend/core/text.h"

using namespace trainyard;
using testing::ElementsAre;

namespace {

constexpr RotationLimits kSmall{100, 3};

std::vector<std::uint64_t> numbers(const std::filesystem::path &path)
{
    std::vector<std::uint64_t> all;
    for (const LogSegment &segment : closedSegments(path))
        all.push_back(segment.number);
    return all;
}

std::string all(const std::filesystem::path &path)
{
    std::string text;
    for (const LogSegment &segment : closedSegments(path))
        text += *readFile(segment.path);
    return text + readFile(path).value_or("");
}

} // namespace

class RotatingFileTest : public testing::Test {
protected:
    void SetUp() override
    {
        char name[] = "/tmp/trainyard-rotate-XXXXXX";
        m_folder = ::mkdtemp(name);
        m_path = m_folder / "worker.log";
    }
    void TearDown() override { std::filesystem::remove_all(m_folder); }

    std::filesystem::path m_folder, m_path;
};

TEST_F(RotatingFileTest, ClosesFullSegmentsAndKeepsTheLatest)
{
    auto file = RotatingFile::open(m_path, kSmall);
    ASSERT_TRUE(file);
    const std::string line(39, 'x');
    for (int i = 0; i < 4; ++i)
        ASSERT_TRUE(file->append(line + "\n"));
    EXPECT_THAT(numbers(m_path), ElementsAre(1)); // two lines each
    EXPECT_EQ(file->size(), 80u);
    for (int i = 0; i < 6; ++i)
        ASSERT_TRUE(file->append(line + "\n"));
    EXPECT_THAT(numbers(m_path), ElementsAre(3, 4)); // and the present one
    EXPECT_EQ(file->number(), 5u);

    auto again = RotatingFile::open(m_path, kSmall); // continues, also in its numbers
    ASSERT_TRUE(again);
    EXPECT_EQ(again->number(), 5u);
    EXPECT_EQ(again->size(), 80u);
    ASSERT_TRUE(again->append(std::string(300, 'y') + "\n")); // longer than a segment: in one of its own
    EXPECT_THAT(numbers(m_path), ElementsAre(4, 5));
    EXPECT_EQ(readFile(m_path)->size(), 301u);
}

TEST_F(RotatingFileTest, OtherFilesAreNoSegments)
{
    for (const char *name :
         {"worker.log.x", "worker.log.01", "worker.log.2.gz", "worker.log.", "worker.log.0", "a.log.3"})
        ASSERT_TRUE(writeFileAtomically(m_folder / name, "x"));
    ASSERT_TRUE(writeFileAtomically(m_path.string() + ".7", "x"));
    EXPECT_THAT(numbers(m_path), ElementsAre(7));
}

TEST_F(RotatingFileTest, TheEndOfALogIsReadOverItsSegments)
{
    auto file = RotatingFile::open(m_path, {20, 3});
    ASSERT_TRUE(file);
    for (const char *line : {"first line\n", "second line\n", "third\n", "4\n"})
        ASSERT_TRUE(file->append(line));
    EXPECT_EQ(closedSegments(m_path).size(), 1u);
    EXPECT_EQ(endOfLog(m_path, 1000), "first line\nsecond line\nthird\n4\n");
    EXPECT_EQ(endOfLog(m_path, 25), "second line\nthird\n4\n");
    EXPECT_EQ(endOfLog(m_path, 10), "third\n4\n");
    EXPECT_EQ(endOfLog(m_path, 2), "4\n");
    EXPECT_EQ(endOfLog(m_folder / "none", 10), "");
}

TEST_F(RotatingFileTest, AFullDiskLosesLinesButNoParts)
{
    if (::access("/dev/full", W_OK) != 0)
        GTEST_SKIP() << "/dev/full is missing";
    std::filesystem::create_symlink("/dev/full", m_path);
    auto file = RotatingFile::open(m_path, kSmall);
    ASSERT_TRUE(file);
    const auto written = file->append("line\n");
    ASSERT_FALSE(written);
    EXPECT_EQ(written.error().code, ErrorCode::DiskFull);
    EXPECT_EQ(file->size(), 0u);
}

TEST_F(RotatingFileTest, SeveralProgramsShareALog)
{
    constexpr int kPrograms = 4, kLines = 500;
    std::vector<pid_t> children;
    for (int who = 0; who < kPrograms; ++who) {
        const pid_t child = ::fork();
        if (child == 0) {
            bool good = true;
            for (int i = 0; i < kLines; ++i) {
                const std::string line = std::to_string(who) + " " + std::to_string(i) + "\n";
                good = good && appendToSharedLog(m_path, line, {1000, 1000});
            }
            ::_exit(good ? 0 : 1);
        }
        children.push_back(child);
    }
    for (const pid_t child : children) {
        int status = -1;
        ::waitpid(child, &status, 0);
        EXPECT_EQ(status, 0);
    }
    // Every line of each program once, in its order, and no segment above its limit.
    std::vector<int> next(kPrograms, 0);
    const std::string text = all(m_path);
    std::string_view rest = text, line;
    while (takeLine(rest, line)) {
        const auto parts = split(line, ' ');
        ASSERT_EQ(parts.size(), 2u) << line;
        EXPECT_EQ(std::stoi(std::string(parts[1])), next.at(std::stoul(std::string(parts[0])))++);
    }
    EXPECT_THAT(next, testing::Each(kLines));
    EXPECT_GT(closedSegments(m_path).size(), 5u);
    for (const LogSegment &segment : closedSegments(m_path))
        EXPECT_LE(std::filesystem::file_size(segment.path), 1000u);
}
