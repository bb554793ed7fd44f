// E19: files of HDFS as data. The program `hdfs` is a stand-in: a shell script over a folder, with the output of
// Hadoop 3.
#include "backend/storage/hdfs_storage.h"

#include <atomic>
#include <cstdlib>
#include <fstream>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backend/core/system/files.h"
#include "backend/storage/sources.h"
#include "tests/support/temporary_folder.h"

namespace trainyard::storage {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

/// `hdfs dfs -ls [-R] ADDRESS` and `hdfs dfs -get -f ADDRESS FILE`; each call is a line of calls.log.
constexpr const char *kStandIn = R"SH(#!/bin/sh
root=$(dirname "$0")/root
echo "$*" >> "$(dirname "$0")/calls.log"
entry() {
    if [ -d "$root$1" ]; then echo "drwxr-xr-x   - hadoop hdfsadmingroup          0 2026-01-02 03:04 $1"
    else echo "-rw-r--r--   1 hadoop hdfsadmingroup $(stat -c %s "$root$1") $(cat "$(dirname "$0")/time") $1"; fi
}
shift
case "$1" in
-ls)
    [ "$2" = -R ] && shift
    path=/$(echo "$2" | sed 's,^hdfs://[^/]*/,,;s,/$,,')
    [ -e "$root$path" ] || { echo "SLF4J: a warning" >&2; echo "ls: \`$2': No such file or directory" >&2; exit 1; }
    if [ -d "$root$path" ]; then
        echo "Found 3 items"
        (cd "$root" && find ".$path" -mindepth 1 -maxdepth "$([ -f "$(dirname "$0")/deep" ] && echo 9 || echo 1)") |
            sed 's,^\./*,/,' | while read -r one; do entry "$one"; done
    else entry "$path"; fi ;;
-get)
    path=/$(echo "$3" | sed 's,^hdfs://[^/]*/,,')
    cp "$root$path" "$4" ;;
esac
)SH";

class Hdfs : public ::testing::Test {
protected:
    Hdfs()
    {
        namespace fs = std::filesystem;
        fs::create_directories(m_folder.path / "root/set/below");
        write("root/set/a.rec", "1234");
        write("root/set/b.rec", "12345678");
        write("root/set/.hidden", "1");
        write("root/set/_SUCCESS", "");
        write("root/set/below/c.rec", "1");
        write("time", "2026-01-02 03:04");
        write("hdfs", kStandIn);
        fs::permissions(m_folder.path / "hdfs", fs::perms::owner_all);
        m_path = environment("PATH");
        ::setenv("PATH", (m_folder.path.string() + ":" + m_path).c_str(), 1);
        ::setenv("TRAINYARD_HDFS_CACHE", (m_folder.path / "cache").c_str(), 1);
    }
    ~Hdfs() override
    {
        ::setenv("PATH", m_path.c_str(), 1);
        ::unsetenv("TRAINYARD_HDFS_CACHE");
    }
    void write(const std::string &name, const std::string &content) const
    {
        std::ofstream(m_folder.path / name) << content;
    }
    static CallContext soon() { return {Deadline::after(std::chrono::seconds(60)), {}}; }
    std::vector<std::string> names(const std::string &path) const
    {
        const auto entries = expandSources(path, {}, soon());
        if (!entries)
            return {std::string(toString(entries.error().code))};
        std::vector<std::string> out;
        for (const Entry &entry : *entries)
            out.push_back(entry.uri.substr(entry.uri.rfind('/') + 1));
        return out;
    }
    std::size_t copies() const
    {
        const std::string log = readFile(m_folder.path / "calls.log").value_or("");
        std::size_t count = 0;
        for (std::size_t at = log.find("-get"); at != std::string::npos; at = log.find("-get", at + 1))
            ++count;
        return count;
    }

    TemporaryFolder m_folder;
    std::string m_path;
};

TEST_F(Hdfs, FilesFoldersAndPatternsAreData)
{
    EXPECT_THAT(names("hdfs:///set/a.rec"), ElementsAre("a.rec"));
    EXPECT_THAT(names("hdfs:///set"), ElementsAre("a.rec", "b.rec"));
    EXPECT_THAT(names("hdfs:///set/"), ElementsAre("a.rec", "b.rec"));
    EXPECT_THAT(names("hdfs:///set/*.rec"), ElementsAre("a.rec", "b.rec"));
    EXPECT_THAT(names("hdfs:///set/[b].rec"), ElementsAre("b.rec"));
    EXPECT_THAT(names("hdfs:///set/b.rec;hdfs:///set/below"), ElementsAre("b.rec", "c.rec"));
    EXPECT_THAT(names("hdfs:///set/none"), ElementsAre("NotFound"));
    EXPECT_THAT(names("hdfs:///set/*.txt"), ElementsAre("NotFound"));
    EXPECT_THAT(names("hdfs:///*/a.rec"), ElementsAre("InvalidArgument"));
    EXPECT_EQ(copies(), 0u) << "a list needs no content";
    const auto entries = expandSources("hdfs://master:8020/set", {}, soon());
    ASSERT_TRUE(entries) << entries.error().detail;
    EXPECT_EQ(entries->front().uri, "hdfs://master:8020/set/a.rec");
    EXPECT_EQ(entries->front().size, 4u);
}

TEST_F(Hdfs, AFileIsCopiedOnceAndReadInRanges)
{
    const auto file = open("hdfs:///set/b.rec", {}, soon());
    ASSERT_TRUE(file) << file.error().detail;
    EXPECT_EQ((*file)->size(), 8u);
    std::string some(3, '\0');
    EXPECT_EQ((*file)->readAt(2, std::as_writable_bytes(std::span(some)), soon()), std::size_t(3));
    EXPECT_EQ(some, "345");
    EXPECT_EQ(open("hdfs:///set/b.rec", {}, soon()).value()->readAll(100, soon()), "12345678");
    EXPECT_EQ(copies(), 1u);
    write("time", "2026-01-02 03:05"); // of another content of the same size
    write("root/set/b.rec", "abcdefgh");
    EXPECT_EQ(open("hdfs:///set/b.rec", {}, soon()).value()->readAll(100, soon()), "abcdefgh");
    EXPECT_EQ(copies(), 2u);
    const auto folder = open("hdfs:///set", {}, soon());
    ASSERT_FALSE(folder);
    EXPECT_EQ(folder.error().code, ErrorCode::InvalidArgument);
    const auto none = open("hdfs:///set/none", {}, soon());
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().code, ErrorCode::NotFound);
    EXPECT_THAT(none.error().detail, HasSubstr("No such file or directory"));
}

TEST_F(Hdfs, OneOfTheWorkersOfAMachineCopies)
{
    std::vector<std::jthread> workers;
    std::atomic<int> read{0};
    for (int worker = 0; worker < 4; ++worker)
        workers.emplace_back([&] {
            const auto file = open("hdfs:///set/b.rec", {}, soon());
            read += file && (*file)->readAll(100, soon()) == "12345678";
        });
    workers.clear();
    EXPECT_EQ(read, 4);
    EXPECT_EQ(copies(), 1u);
}

TEST_F(Hdfs, NothingIsWrittenOrRemovedThere)
{
    EXPECT_EQ(writeAll("hdfs:///set/new", "x", {}, soon()).error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(remove("hdfs:///set/a.rec", {}, soon()).error().code, ErrorCode::InvalidArgument);
    EXPECT_TRUE(std::filesystem::exists(m_folder.path / "root/set/a.rec"));
}

TEST(HdfsAddress, IsCheckedBeforeHadoopSeesIt)
{
    for (const char *good : {"hdfs:///a", "hdfs://ip-10-0-0-7.ec2.internal:8020/a b/ü.rec", "hdfs:///"})
        EXPECT_EQ(hdfsProblem(good), "") << good;
    for (const char *bad : {"hdfs://", "hdfs://master", "hdfs://mas ter/a", "hdfs://$(x)/a", "hdfs:///a\nb",
                            "hdfs:///a*", "hdfs:///{a,b}", "hdfs:///a\\b"})
        EXPECT_NE(hdfsProblem(bad), "") << bad;
}

TEST(HdfsListing, LeavesOutFoldersAndWhatIsNoEntry)
{
    const auto files = parseHdfsListing("Found 4 items\n"
                                        "drwxr-xr-x   - hadoop hdfs          0 2026-01-02 03:04 /set/below\n"
                                        "-rw-r--r--   1 hadoop hdfs       1234 2026-01-02 03:04 /set/a b.rec\n"
                                        "-rw-r--r--   1 hadoop hdfs        12x 2026-01-02 03:04 /set/c.rec\n"
                                        "-rw-r--r--   1 hadoop hdfs          5 2026-01-02 03:04 /set/[d].rec\n"
                                        "-rw-r--r--   1 hadoop\n",
                                        "hdfs://master/set");
    ASSERT_EQ(files.size(), 1u);
    EXPECT_EQ(files.front(), (HdfsFile{"hdfs://master/set/a b.rec", 1234, "2026-01-02 03:04"}));
}

TEST(HdfsWithoutHadoop, IsExplained)
{
    const std::string path = environment("PATH");
    if (std::filesystem::exists("/usr/bin/hdfs") || std::filesystem::exists("/usr/local/bin/hdfs"))
        GTEST_SKIP() << "Hadoop is installed";
    ::setenv("PATH", "/nowhere", 1);
    const auto opened = open("hdfs:///a", {}, {Deadline::after(std::chrono::seconds(60)), {}});
    ::setenv("PATH", path.c_str(), 1);
    ASSERT_FALSE(opened);
    EXPECT_EQ(opened.error().code, ErrorCode::Unsupported);
    EXPECT_THAT(opened.error().detail, HasSubstr("EMR"));
}

} // namespace
} // namespace trainyard::storage
