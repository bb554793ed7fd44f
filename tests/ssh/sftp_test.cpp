#include "backend/ssh/sftp/sftp.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <unistd.h>

#include "backend/core/encoding.h"
#include "backend/core/system/files.h"
#include "tests/support/ssh_server.h"

using namespace trainyard;
using namespace trainyard::ssh;
using namespace trainyard::support;
using namespace std::chrono_literals;
using testing::HasSubstr;

namespace {

std::string pattern(std::size_t size)
{
    std::string text(size, '\0');
    std::uint32_t x = 1;
    for (char &c : text)
        c = char((x = x * 1664525u + 1013904223u) >> 24);
    return text;
}

mode_t modeOf(const std::filesystem::path &file)
{
    struct stat status = {};
    return ::stat(file.c_str(), &status) == 0 ? status.st_mode & 07777u : mode_t(-1);
}

class SftpTest : public testing::Test {
protected:
    void SetUp() override
    {
        if (!SshServer::available())
            GTEST_SKIP() << "no sshd with sftp-server here";
        m_server = SshServer::start();
        ASSERT_TRUE(m_server);
        auto session = SshSession::open(m_server->target(), {soon(), {}});
        ASSERT_TRUE(session) << session.error().detail;
        m_session = std::make_unique<SshSession>(std::move(*session));
    }
    Sftp sftp()
    {
        auto opened = Sftp::open(*m_session, {soon(), {}});
        EXPECT_TRUE(opened) << opened.error().detail;
        return std::move(*opened);
    }
    static Deadline soon() { return Deadline::after(60s); }
    std::filesystem::path local(const std::string &text)
    {
        const auto file = m_server->folder() / "local";
        EXPECT_TRUE(writeFileAtomically(file, text));
        return file;
    }

    std::unique_ptr<SshServer> m_server;
    std::unique_ptr<SshSession> m_session;
};

} // namespace

TEST_F(SftpTest, UploadsTwentyMegabytesWithChecksumModeAndProgress)
{
    const std::string content = pattern(20'000'123);
    auto files = sftp();
    std::uint64_t last = 0;
    int calls = 0;
    const auto progress = [&](std::uint64_t done, std::uint64_t total) {
        EXPECT_GE(done, last);
        EXPECT_EQ(total, content.size());
        last = done;
        ++calls;
    };
    const auto sent = files.upload(local(content), "bundle.tar.gz", 0640, progress, {soon(), {}});
    ASSERT_TRUE(sent) << sent.error().detail;
    EXPECT_EQ(sent->bytes, content.size());
    EXPECT_EQ(sent->sha256, sha256Hex(content));
    EXPECT_EQ(last, content.size());
    EXPECT_GT(calls, 10);
    EXPECT_EQ(modeOf(m_server->home() / "bundle.tar.gz"), 0640u);
    EXPECT_EQ(sha256Hex(readFile(m_server->home() / "bundle.tar.gz").value()), sent->sha256);
    EXPECT_FALSE(std::filesystem::exists(m_server->home() / "bundle.tar.gz.part"));
}

TEST_F(SftpTest, ASecretHasItsModeFromTheFirstByte)
{
    auto files = sftp();
    // The secret must not inherit the mode of existing files.
    ASSERT_TRUE(writeFileAtomically(m_server->home() / "secret.part", "old", 0644));
    ASSERT_TRUE(writeFileAtomically(m_server->home() / "secret", "old", 0644));
    const std::string secret("\x00\x01zwei\xff", 7);
    ASSERT_TRUE(files.put(secret, "secret", 0600, {soon(), {}}));
    EXPECT_EQ(modeOf(m_server->home() / "secret"), 0600u);
    EXPECT_EQ(files.get("secret", 100, {soon(), {}}).value(), secret);
    EXPECT_EQ(files.get("secret", 3, {soon(), {}}).error().code, ErrorCode::InvalidArgument);
    ASSERT_TRUE(files.put("", "empty", 0644, {soon(), {}}));
    EXPECT_EQ(files.get("empty", 3, {soon(), {}}).value(), "");
}

TEST_F(SftpTest, MakesFoldersAndFindsFiles)
{
    auto files = sftp();
    ASSERT_TRUE(files.ensureFolder("a/b/c", 0755, {soon(), {}}));
    ASSERT_TRUE(files.ensureFolder("a/b/c", 0755, {soon(), {}}));
    ASSERT_TRUE(files.ensureFolder((m_server->home() / "x/y").string(), 0755, {soon(), {}}));
    ASSERT_TRUE(files.put("1", "a/b/c/file", 0600, {soon(), {}}));
    const auto there = files.stat("a/b/c/file", {soon(), {}});
    ASSERT_TRUE(there && *there);
    EXPECT_EQ((*there)->size, 1u);
    EXPECT_FALSE((*there)->isFolder);
    EXPECT_TRUE((*files.stat("a/b", {soon(), {}}))->isFolder);
    ASSERT_TRUE(files.put("2", "a/b/c/file", 0600, {soon(), {}}));
    EXPECT_EQ(files.get("a/b/c/file", 9, {soon(), {}}).value(), "2");
    EXPECT_FALSE(*files.stat("a/b/c/other", {soon(), {}}));
}

TEST_F(SftpTest, NamesWhatIsNotThereOrInTheWay)
{
    auto files = sftp();
    EXPECT_EQ(files.put("x", "no/such/folder/f", 0600, {soon(), {}}).error().code, ErrorCode::NotFound);
    EXPECT_EQ(files.get("nothing", 9, {soon(), {}}).error().code, ErrorCode::NotFound);
    EXPECT_EQ(files.upload("/no/such/file", "f", 0600, {}, {soon(), {}}).error().code, ErrorCode::NotFound);
    ASSERT_TRUE(files.put("x", "file", 0600, {soon(), {}}));
    EXPECT_FALSE(files.ensureFolder("file/below", 0755, {soon(), {}}));
    EXPECT_TRUE(files.put("still usable", "file", 0600, {soon(), {}}));
}

TEST_F(SftpTest, CancelAtTheLastByteKeepsTheOldFile)
{
    std::stop_source stop;
    auto files = sftp();
    ASSERT_TRUE(files.put("old", "target", 0600, {soon(), {}}));
    const auto progress = [&](std::uint64_t done, std::uint64_t total) {
        if (done == total)
            stop.request_stop();
    };
    const auto sent = files.upload(local(pattern(100'000)), "target", 0600, progress, {soon(), stop.get_token()});
    ASSERT_FALSE(sent);
    EXPECT_EQ(sent.error().code, ErrorCode::Cancelled);
    EXPECT_TRUE(readFile(m_server->home() / "target").value() == "old");
}

TEST_F(SftpTest, CancelInTheMiddleKeepsTheOldFile)
{
    const std::string content = pattern(20'000'000);
    std::stop_source stop;
    {
        auto files = sftp();
        ASSERT_TRUE(files.put("old", "target", 0600, {soon(), {}}));
        const auto progress = [&](std::uint64_t done, std::uint64_t) {
            if (done > 1'000'000)
                stop.request_stop();
        };
        const auto sent = files.upload(local(content), "target", 0600, progress, {soon(), stop.get_token()});
        ASSERT_FALSE(sent);
        EXPECT_EQ(sent.error().code, ErrorCode::Cancelled);
    }
    EXPECT_TRUE(readFile(m_server->home() / "target").value() == "old"); // EXPECT_EQ would print 20 MB
    auto again = sftp();                                                 // a leftover .part file is no obstacle
    const auto sent = again.upload(local(content), "target", 0600, {}, {soon(), {}});
    ASSERT_TRUE(sent) << sent.error().detail;
    EXPECT_EQ(sha256Hex(readFile(m_server->home() / "target").value()), sent->sha256);
}

TEST_F(SftpTest, ABrokenConnectionEndsAnUpload)
{
    auto files = sftp();
    const auto progress = [&](std::uint64_t done, std::uint64_t) {
        if (done > 1'000'000)
            m_server->dropConnections();
    };
    const auto sent = files.upload(local(pattern(20'000'000)), "target", 0600, progress, {soon(), {}});
    ASSERT_FALSE(sent);
    EXPECT_EQ(sent.error().code, ErrorCode::Disconnected);
}

TEST_F(SftpTest, ReportsAFullRemoteDisk)
{
    const auto small = m_server->home() / "small";
    std::filesystem::create_directory(small);
    if (::geteuid() != 0 || ::mount("tmpfs", small.c_str(), "tmpfs", 0, "size=1m") != 0)
        GTEST_SKIP() << "only root may mount a small tmpfs";
    auto files = sftp();
    const auto sent = files.upload(local(pattern(3'000'000)), "small/big", 0600, {}, {soon(), {}});
    EXPECT_TRUE(!sent && sent.error().code == ErrorCode::DiskFull) << (sent ? "it fitted" : sent.error().detail);
    // The partial file was removed: a smaller file fits.
    const auto fits = files.put(pattern(500'000), "small/fits", 0600, {soon(), {}});
    EXPECT_TRUE(fits) << fits.error().detail;
    ::umount2(small.c_str(), MNT_DETACH);
}

TEST_F(SftpTest, DownloadsTheFileThatWasOpenedAlsoWhenItIsReplacedMeanwhile)
{
    const std::string content = pattern(20'000'123);
    const auto remote = m_server->home() / "model";
    ASSERT_TRUE(writeFileAtomically(remote, content));
    auto files = sftp();
    const auto to = m_server->folder() / "download";
    std::uint64_t last = 0;
    const auto progress = [&](std::uint64_t done, std::uint64_t total) {
        EXPECT_EQ(total, content.size());
        if (std::exchange(last, done) == 0) {
            EXPECT_TRUE(writeFileAtomically(remote, "another one, much shorter"));
        }
    };
    const auto bytes = files.download("model", to, progress, {soon(), {}});
    ASSERT_TRUE(bytes) << bytes.error().detail;
    EXPECT_EQ(*bytes, content.size());
    EXPECT_EQ(last, content.size());
    EXPECT_TRUE(readFile(to).value() == content); // EXPECT_EQ would print 20 MB
    EXPECT_EQ(modeOf(to), 0600u);
    EXPECT_EQ(files.readAt("model", 8, 3, {soon(), {}}).value(), "one");
    EXPECT_EQ(files.readAt("model", 20, 1000, {soon(), {}}).value(), "orter");
    EXPECT_EQ(files.readAt("model", 1000, 5, {soon(), {}}).value(), "");
}

TEST_F(SftpTest, AFailedDownloadLeavesNoFile)
{
    const auto to = m_server->folder() / "download";
    {
        auto files = sftp();
        EXPECT_EQ(files.download("nothing", to, {}, {soon(), {}}).error().code, ErrorCode::NotFound);
        EXPECT_FALSE(std::filesystem::exists(to));
        ASSERT_TRUE(writeFileAtomically(m_server->home() / "model", pattern(20'000'000)));
        EXPECT_EQ(files.download("model", "/no/such/folder/f", {}, {soon(), {}}).error().code, ErrorCode::NotFound);
        EXPECT_TRUE(files.download("model", to, {}, {soon(), {}})) << "still usable";
        std::stop_source stop;
        const auto progress = [&](std::uint64_t, std::uint64_t) { stop.request_stop(); };
        EXPECT_EQ(files.download("model", to, progress, {soon(), stop.get_token()}).error().code, ErrorCode::Cancelled);
        EXPECT_FALSE(std::filesystem::exists(to));
    }
    const auto small = m_server->folder() / "small";
    std::filesystem::create_directory(small);
    if (::geteuid() != 0 || ::mount("tmpfs", small.c_str(), "tmpfs", 0, "size=1m") != 0)
        GTEST_SKIP() << "only root may mount a small tmpfs";
    auto files = sftp();
    const auto got = files.download("model", small / "model", {}, {soon(), {}});
    EXPECT_TRUE(!got && got.error().code == ErrorCode::DiskFull) << (got ? "it fitted" : got.error().detail);
    EXPECT_TRUE(files.put("still usable", "file", 0600, {soon(), {}}));
    ::umount2(small.c_str(), MNT_DETACH);
}

TEST_F(SftpTest, AnInterruptedDownloadContinuesWhereItEnded)
{
    const std::string content = pattern(20'000'123);
    const auto remote = m_server->home() / "model";
    ASSERT_TRUE(writeFileAtomically(remote, content));
    const auto to = m_server->folder() / "download";
    {
        auto files = sftp();
        std::stop_source stop;
        const auto progress = [&](std::uint64_t done, std::uint64_t) {
            if (done > 5'000'000)
                stop.request_stop();
        };
        EXPECT_EQ(files.downloadRest("model", to, progress, {soon(), stop.get_token()}).error().code,
                  ErrorCode::Cancelled);
    }
    const auto part = std::filesystem::file_size(to);
    EXPECT_GT(part, 2'000'000u) << "without the pieces behind a gap";
    EXPECT_LT(part, content.size());
    EXPECT_TRUE(readFile(to).value() == content.substr(0, part));
    auto files = sftp();
    std::uint64_t first = 0;
    const auto progress = [&](std::uint64_t done, std::uint64_t total) {
        first = first == 0 ? done : first;
        EXPECT_EQ(total, content.size());
    };
    const auto bytes = files.downloadRest("model", to, progress, {soon(), {}});
    ASSERT_TRUE(bytes) << bytes.error().detail;
    EXPECT_EQ(*bytes, content.size());
    EXPECT_GT(first, part) << "nothing is sent twice";
    EXPECT_TRUE(readFile(to).value() == content);
    EXPECT_EQ(files.downloadRest("model", to, {}, {soon(), {}}).value(), content.size()) << "it is complete";
    ASSERT_TRUE(writeFileAtomically(remote, "shorter"));
    EXPECT_EQ(files.downloadRest("model", to, {}, {soon(), {}}).error().code, ErrorCode::CorruptData);
    EXPECT_FALSE(std::filesystem::exists(to)) << "the next one begins again";
}

TEST_F(SftpTest, ListsAndRemoves)
{
    auto files = sftp();
    ASSERT_TRUE(files.ensureFolder("a/below", 0755, {soon(), {}}));
    for (int i = 0; i < 300; ++i) // more than one reply
        ASSERT_TRUE(writeFileAtomically(m_server->home() / "a" / ("file-" + std::to_string(i)), std::string(i, 'x')));
    const auto listed = files.list("a", 1000, {soon(), {}});
    ASSERT_TRUE(listed) << listed.error().detail;
    ASSERT_EQ(listed->size(), 301u);
    for (const RemoteEntry &entry : *listed) {
        EXPECT_EQ(entry.file.isFolder, entry.name == "below");
        if (!entry.file.isFolder) {
            EXPECT_EQ("file-" + std::to_string(entry.file.size), entry.name);
        }
    }
    EXPECT_EQ(files.list("a", 100, {soon(), {}}).error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(files.list("b", 100, {soon(), {}}).error().code, ErrorCode::NotFound);
    ASSERT_TRUE(files.remove("a/file-7", {soon(), {}}));
    ASSERT_TRUE(files.remove("a/file-7", {soon(), {}}));
    EXPECT_FALSE(files.remove("a/below", {soon(), {}})) << "a folder";
    EXPECT_EQ(files.list("a", 1000, {soon(), {}})->size(), 300u);
}
