#include <filesystem>

#include <gtest/gtest.h>

#include <unistd.h>

#include "backend/core/encoding.h"
#include "backend/core/system/files.h"
#include "backend/storage/remove_many.h"
#include "backend/storage/storage.h"

using namespace trainyard;
using namespace trainyard::storage;

namespace {

class FileStorage : public testing::Test {
protected:
    FileStorage()
    {
        std::string pattern = (std::filesystem::temp_directory_path() / "trainyard-storage-XXXXXX").string();
        m_folder = ::mkdtemp(pattern.data());
    }
    ~FileStorage() override { std::filesystem::remove_all(m_folder); }

    std::string at(const std::string &name) const { return "file://" + (m_folder / name).string(); }
    static Deadline soon() { return Deadline::after(std::chrono::seconds(30)); }

    std::filesystem::path m_folder;
    StorageConfig m_config{.partSize = 1000};
};

} // namespace

TEST_F(FileStorage, WritesReadsListsAndRemoves)
{
    std::string content(12'345, 'x');
    for (std::size_t i = 0; i < content.size(); ++i)
        content[i] = char(i * 7);
    std::uint64_t told = 0;
    m_config.progress = [&](std::uint64_t done, std::uint64_t total) {
        told = std::max(told, done);
        EXPECT_EQ(total, 12'345u);
    };
    const auto written = writeAll(at("a/b/one"), content, m_config, {soon(), {}});
    ASSERT_TRUE(written) << written.error().detail;
    EXPECT_EQ(written->sha256, sha256Hex(content));
    EXPECT_EQ(told, content.size());
    ASSERT_TRUE(writeAll(at("a/two"), "", StorageConfig{}, {soon(), {}}));

    const auto reader = open(at("a/b/one"), m_config, {soon(), {}});
    ASSERT_TRUE(reader);
    EXPECT_EQ((*reader)->size(), content.size());
    EXPECT_EQ((*reader)->readAll(1 << 20, {soon(), {}}), Result<std::string>(content));
    EXPECT_EQ((*reader)->readAll(100, {soon(), {}}).error().code, ErrorCode::InvalidArgument);
    std::byte tail[100];
    EXPECT_EQ((*reader)->readAt(12'300, tail, {soon(), {}}), Result<std::size_t>(45));
    EXPECT_EQ((*reader)->readAt(99'999, tail, {soon(), {}}), Result<std::size_t>(0));

    const auto entries = list(at("a"), m_config, {soon(), {}});
    ASSERT_TRUE(entries);
    ASSERT_EQ(entries->size(), 2u) << "nothing half-written stays beside them";
    EXPECT_EQ((*entries)[0].uri, at("a/b/one"));
    EXPECT_EQ((*entries)[0].size, content.size());
    ASSERT_TRUE(remove(at("a/b/one"), m_config, {soon(), {}}));
    ASSERT_TRUE(remove(at("a/b/one"), m_config, {soon(), {}}));
    EXPECT_EQ(open(at("a/b/one"), m_config, {soon(), {}}).error().code, ErrorCode::NotFound);
}

TEST_F(FileStorage, ManyAreRemovedAtOnceUntilOneFails)
{
    std::vector<std::string> uris;
    for (int i = 0; i < 100; ++i) {
        uris.push_back(at("many/" + std::to_string(i)));
        ASSERT_TRUE(writeAll(uris.back(), "x", m_config, {soon(), {}}));
    }
    std::stop_source stopped;
    stopped.request_stop();
    EXPECT_EQ(removeMany(uris, m_config, {soon(), stopped.get_token()}).error().code, ErrorCode::Cancelled);
    EXPECT_EQ(list(at("many"), m_config, {soon(), {}}).value().size(), 100u);
    std::vector<std::string> bad(1, "ftp://elsewhere");
    bad.insert(bad.end(), 1000, uris.front());
    EXPECT_EQ(removeMany(bad, m_config, {soon(), {}}).error().code, ErrorCode::InvalidArgument);
    EXPECT_TRUE(removeMany(std::vector<std::string>(uris.begin() + 1, uris.end()), m_config, {soon(), {}}));
    EXPECT_LE(list(at("many"), m_config, {soon(), {}}).value().size(), 1u);
}

TEST_F(FileStorage, ReportsWhatIsWrong)
{
    EXPECT_EQ(open(at(""), m_config, {soon(), {}}).error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(open("s3://b/k", m_config, {soon(), {}}).error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(list(at("nobody"), m_config, {soon(), {}}).error().code, ErrorCode::NotFound);
    EXPECT_EQ(writeAll("/dev/null/x", "x", m_config, {soon(), {}}).error().code, ErrorCode::IoFailure);
    EXPECT_EQ(storage::writeFile(at("x"), (m_folder / "nobody").string(), m_config, {soon(), {}}).error().code,
              ErrorCode::NotFound);
}

TEST_F(FileStorage, AStoppedWriteLeavesTheOldFile)
{
    ASSERT_TRUE(writeAll(at("one"), "old", m_config, {soon(), {}}));
    std::stop_source stop;
    m_config.progress = [&](std::uint64_t, std::uint64_t) { stop.request_stop(); };
    const auto written = writeAll(at("one"), std::string(5000, 'n'), m_config, {soon(), stop.get_token()});
    EXPECT_EQ(written.error().code, ErrorCode::Cancelled);
    EXPECT_EQ(readFile(m_folder / "one").value(), "old");
    EXPECT_EQ(list(at(""), m_config, {soon(), {}})->size(), 1u);
}
