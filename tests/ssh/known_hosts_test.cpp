#include "backend/ssh/known_hosts.h"

#include <algorithm>
#include <thread>

#include <gtest/gtest.h>
#include <stdlib.h>
#include <sys/stat.h>

#include "backend/core/system/file_lock.h"
#include "backend/core/system/files.h"
#include "backend/core/time/time_source.h"

using namespace trainyard;
using namespace trainyard::ssh;

namespace {

std::filesystem::path temporaryFolder()
{
    char name[] = "/tmp/trainyard-keys-XXXXXX";
    return ::mkdtemp(name);
}

/// A clock that has no waiting: each wait ends at once, at the time for which it waits.
class ClockWithoutWaiting final : public TimeSource {
public:
    ClockWithoutWaiting() { install(this); }
    ~ClockWithoutWaiting() override { install(nullptr); }
    TimePoint now() const override { return m_now; }
    Timestamp wallNow() const override { return {}; }
    void waitUntil(TimePoint until, std::stop_token) override { m_now = std::max(m_now, until); }

private:
    TimePoint m_now{std::chrono::hours(1)};
};

} // namespace

TEST(KnownHosts, WritesPort22WithoutBrackets)
{
    EXPECT_EQ(knownHostsLine("10.0.0.1", 22, "ssh-ed25519 AAAA me@here"), "10.0.0.1 ssh-ed25519 AAAA");
    EXPECT_EQ(knownHostsLine("10.0.0.1", 2222, "ssh-ed25519 AAAA", "mark"), "[10.0.0.1]:2222 ssh-ed25519 AAAA mark");
}

TEST(KnownHosts, ReadsEntriesAndSkipsTheRest)
{
    const auto entries = parseKnownHosts("# comment\n\nhalf line\n@revoked a ssh-ed25519 AAAA\n"
                                         "a,[b]:2222 ssh-ed25519 AAAA my mark\nc ssh-rsa !!!!\n");
    ASSERT_EQ(entries.size(), 1u);
    EXPECT_EQ(entries[0].hosts, "a,[b]:2222");
    EXPECT_EQ(entries[0].type, "ssh-ed25519");
    EXPECT_EQ(entries[0].comment, "my mark");
}

TEST(KnownHosts, ReplacesOneHostAndKeepsTheOthers)
{
    const auto folder = temporaryFolder();
    const auto file = folder / "known_hosts";
    ASSERT_TRUE(writeFileAtomically(file, "a ssh-ed25519 AAAA\n[b]:2222 ssh-ed25519 BBBB\n[b]:2222 ssh-rsa CCCC\n"));
    ASSERT_TRUE(replaceKnownHost(file, "b", 2222, {knownHostsLine("b", 2222, "ssh-ed25519 DDDD")}));
    EXPECT_EQ(readFile(file).value(), "a ssh-ed25519 AAAA\n[b]:2222 ssh-ed25519 DDDD\n");
    struct stat status = {};
    ASSERT_EQ(::stat(file.c_str(), &status), 0);
    EXPECT_EQ(status.st_mode & 0777u, 0600u);
    EXPECT_EQ(knownKeys(file, "b", 2222)->size(), 1u);
    EXPECT_TRUE(knownKeys(file, "b", 22)->empty());
    EXPECT_TRUE(knownKeys(folder / "none", "b", 22)->empty());
    std::filesystem::remove_all(folder);
}

TEST(KnownHosts, NoLineIsLostBetweenThreads)
{
    const auto folder = temporaryFolder();
    const auto file = folder / "known_hosts";
    {
        std::vector<std::jthread> threads;
        for (int i = 0; i < 16; ++i) {
            threads.emplace_back([&, i] {
                const std::string host = "h" + std::to_string(i);
                EXPECT_TRUE(replaceKnownHost(file, host, 22, {knownHostsLine(host, 22, "ssh-ed25519 AAAA")}));
            });
        }
    }
    EXPECT_EQ(parseKnownHosts(readFile(file).value()).size(), 16u);
    std::filesystem::remove_all(folder);
}

TEST(KnownHosts, AProgramThatDoesNotContinueIsNotWaitedForWithoutLimit)
{
    const auto folder = temporaryFolder();
    const auto file = folder / "known_hosts";
    {
        const auto held = lockFile(file.string() + ".lock", {Deadline::after(std::chrono::seconds(5)), {}});
        ASSERT_TRUE(held) << held.error().detail;
        const ClockWithoutWaiting clock;
        const auto changed = replaceKnownHost(file, "a", 22, {"a ssh-ed25519 AAAA"});
        ASSERT_FALSE(changed);
        EXPECT_EQ(changed.error().code, ErrorCode::Timeout);
    }
    EXPECT_TRUE(replaceKnownHost(file, "a", 22, {"a ssh-ed25519 AAAA"}));
    EXPECT_EQ(replaceKnownHost(folder / "none" / "known_hosts", "a", 22, {}).error().code, ErrorCode::NotFound);
    std::filesystem::remove_all(folder);
}
