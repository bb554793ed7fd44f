// The samples that a machine keeps for clients that come later (I14).

#include "backend/runtime/agent/sample_log.h"

#include <fstream>

#include <gmock/gmock.h>

#include "tests/support/temporary_folder.h"

namespace trainyard::agent {
namespace {

using namespace std::chrono_literals;

constexpr Timestamp kStart{1'000'000ms};

std::size_t filesIn(const std::filesystem::path &folder)
{
    return std::size_t(std::distance(std::filesystem::directory_iterator(folder), {}));
}

class SampleLogTest : public ::testing::Test {
protected:
    /// Everything after a cursor, which is moved.
    std::string rest(LogChunk &cursor) const
    {
        std::string all;
        for (int i = 0; i < 1000; ++i) {
            auto chunk = SampleLog::read(m_path, cursor.inode, cursor.offset);
            EXPECT_TRUE(chunk);
            if (!chunk)
                break;
            cursor = *chunk;
            if (chunk->data.empty())
                break;
            all += chunk->data;
        }
        return all;
    }
    TemporaryFolder m_folder;
    const std::filesystem::path m_path = m_folder.path / "samples";
};

TEST_F(SampleLogTest, GivesAReaderWhatItMissed)
{
    LogChunk cursor;
    EXPECT_EQ(rest(cursor), "");
    EXPECT_EQ(cursor.inode, 0u) << "nothing was stored yet";
    SampleLog log(m_path);
    ASSERT_TRUE(log.append("one", kStart));
    EXPECT_EQ(rest(cursor), "one\n");
    ASSERT_TRUE(log.append("two", kStart));
    ASSERT_TRUE(log.append("three", kStart));
    EXPECT_EQ(rest(cursor), "two\nthree\n");
    EXPECT_EQ(rest(cursor), "");
    LogChunk other{.data = {}, .inode = 77, .offset = 5000}; // of a machine that had the name before
    EXPECT_EQ(rest(other), "one\ntwo\nthree\n");
    LogChunk newer{.data = {}, .inode = std::uint64_t(1) << 60, .offset = 1};
    EXPECT_EQ(rest(newer), "one\ntwo\nthree\n");
}

TEST_F(SampleLogTest, KeepsTwoFilesAndReadsOnAcrossThem)
{
    SampleLog log(m_path, 100);
    LogChunk cursor;
    std::string read, written;
    for (int i = 0; i < 200; ++i) {
        const std::string line = "sample " + std::to_string(i);
        written += line + "\n";
        ASSERT_TRUE(log.append(line, kStart + (i < 100 ? 1s * i : -1h))); // the clock jumps back
        if (i % 3 == 0)
            read += rest(cursor);
        EXPECT_LE(filesIn(m_path), 2u);
    }
    read += rest(cursor);
    EXPECT_EQ(read, written) << "in order, without loss or repetition";
    LogChunk late;
    const std::string kept = rest(late);
    EXPECT_TRUE(written.ends_with(kept));
    EXPECT_GE(kept.size(), 100u);
    EXPECT_LE(kept.size(), 300u);
}

TEST_F(SampleLogTest, ContinuesAfterAWriterThatWasKilledWithinALine)
{
    ASSERT_TRUE(SampleLog(m_path).append("one", kStart));
    const auto file = std::filesystem::directory_iterator(m_path)->path();
    std::ofstream(file, std::ios::app) << "{\"half\":";
    LogChunk cursor;
    EXPECT_EQ(rest(cursor), "one\n") << "only complete lines are read";
    ASSERT_TRUE(SampleLog(m_path).append("two", kStart + 1h));
    EXPECT_EQ(filesIn(m_path), 1u);
    EXPECT_EQ(rest(cursor), "{\"half\":\ntwo\n");
}

TEST_F(SampleLogTest, IgnoresForeignFiles)
{
    std::filesystem::create_directories(m_path);
    std::ofstream(m_path / "notes.jsonl") << "foreign\n";
    std::ofstream(m_path / "12.txt") << "foreign\n";
    std::filesystem::create_symlink("/etc/passwd", m_path / "5.jsonl");
    LogChunk cursor;
    EXPECT_FALSE(SampleLog::read(m_path, 0, 0)) << "a link is not followed";
    std::filesystem::remove(m_path / "5.jsonl");
    EXPECT_EQ(rest(cursor), "");
    ASSERT_TRUE(SampleLog(m_path).append("one", kStart));
    EXPECT_EQ(rest(cursor), "one\n");
}

} // namespace
} // namespace trainyard::agent
