#include <algorithm>
#include <csignal>
#include <cstdio>

#include <sys/wait.h>
#include <unistd.h>

#include "backend/core/async/poll.h"
#include "backend/core/text.h"
#include "backend/runtime/agent/file_tailer.h"
#include "backend/runtime/launch/log_upload.h"
#include "backend/runtime/launch/role_log.h"
#include "backend/runtime/launch/run_secrets.h"
#include "runtime_fixture.h"

/// The way of a role's output into its log, with real processes.
namespace trainyard::launch {
namespace {

using agent::FileTailer;
using ::testing::ElementsAre;
using testing::TemporaryFolder;

class RoleLogTest : public ::testing::Test {
protected:
    /// Starts a watcher with a role that runs `body`.
    /// \return the watcher, whose exit status is that of the role
    template <class Body>
    pid_t start(Body body)
    {
        const pid_t watcher = ::fork();
        if (watcher != 0)
            return watcher;
        ::signal(SIGPIPE, SIG_IGN);
        auto log = RoleLog::open(folder.path, "worker");
        if (!log || !(*log)->redirectOutput())
            ::_exit(100);
        const pid_t role = ::fork();
        if (role == 0) {
            (*log)->closeReader();
            const int status = body();
            std::fflush(nullptr);
            ::_exit(status);
        }
        (*log)->start();
        int status = -1;
        ::waitpid(role, &status, 0);
        (*log)->finish();
        ::_exit(WIFEXITED(status) ? WEXITSTATUS(status) : 101);
    }
    static int statusOf(pid_t process)
    {
        int status = -1;
        ::waitpid(process, &status, 0);
        return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    }
    std::string log() const { return readFile(path).value_or(""); }

    TemporaryFolder folder;
    std::filesystem::path path = folder.path / "log" / "worker.log";
};

int printLines(int count)
{
    for (int i = 0; i < count; ++i)
        std::printf("line %d of a program that has much to report about its work\n", i);
    return 0;
}

TEST_F(RoleLogTest, AChattyRoleIsFollowedOverSegmentsWithoutAGap)
{
    constexpr int kLines = 600'000; // about 40 MB: two rotations
    const pid_t watcher = start([] { return printLines(kLines); });
    FileTailer tail(path, 0, 0, FileTailer::Kind::RotatingLog);
    int next = 0;
    bool ended = false;
    const Deadline limit = Deadline::after(std::chrono::minutes(4));
    for (int quiet = 0; quiet < 5 && !limit.expired();) {
        const auto chunk = tail.read();
        ASSERT_TRUE(chunk) << chunk.error().detail;
        std::string_view rest = chunk->data, line;
        while (takeLine(rest, line))
            ASSERT_EQ(line, "line " + std::to_string(next++) + " of a program that has much to report about its work");
        if (chunk->data.empty() && !ended) {
            int status = -1;
            ended = ::waitpid(watcher, &status, WNOHANG) == watcher;
            (void)pause(std::chrono::milliseconds(2), {limit, {}});
        }
        quiet = ended && chunk->data.empty() ? quiet + 1 : 0;
    }
    EXPECT_EQ(next, kLines);
    EXPECT_EQ(closedSegments(path).size(), 2u);
    for (const LogSegment &segment : closedSegments(path))
        EXPECT_LE(std::filesystem::file_size(segment.path), RotationLimits{}.segmentBytes);
}

TEST_F(RoleLogTest, SecretsOfTheRunDoNotReachTheDisk)
{
    ASSERT_TRUE(writeFileAtomically(folder.path / "secret", std::string(32, 's'), 0600));
    ASSERT_TRUE(
        writeFileAtomically(folder.path / "env", "AWS_REGION=us-east-1\nMY_API_KEY=plain-looking-words\n", 0600));
    const pid_t watcher = start([] {
        std::printf("in us-east-1 with plain-looking-words and %s\n", std::string(64, 's').c_str());
        std::printf("hex %s, password=hunter2", hexEncode(asBytes(std::string(32, 's'))).c_str());
        return 7;
    });
    EXPECT_EQ(statusOf(watcher), 7);
    EXPECT_EQ(log(), "in us-east-1 with *** and ******\nhex ***, password=***\n");
}

/// Session keys are replaced while a run lasts (S8): the role reads the new ones in the same file.
TEST_F(RoleLogTest, KeysThatReplaceThoseOfTheRunDoNotReachTheDiskEither)
{
    const auto env = folder.path / "env";
    const auto keys = [&](const char *value) {
        return writeFileAtomically(env, std::string("AWS_SECRET_ACCESS_KEY=") + value + "\n", 0600).has_value();
    };
    ASSERT_TRUE(keys("words-of-the-start"));
    const pid_t watcher = start([&] {
        std::printf("words-of-the-start\nhalf a line with ");
        std::fflush(stdout);
        const bool replaced = keys("words-that-came-later");
        std::printf("words-that-came-later\nwords-of-the-start, again\n");
        return replaced ? 0 : 1;
    });
    EXPECT_EQ(statusOf(watcher), 0);
    EXPECT_EQ(log(), "***\nhalf a line with ***\n***, again\n");
}

TEST(RunSecrets, KeepsWhatProcessesMayStillHave)
{
    const TemporaryFolder folder;
    const auto write = [&](const std::string &key) {
        ASSERT_TRUE(writeFileAtomically(folder.path / "env", "AWS_REGION=eu-west-1\nMY_KEY=" + key + "\n", 0600));
    };
    const auto knows = [](const RunSecrets &secrets, const std::string &value) {
        return std::ranges::count(secrets.values(), value) == 1;
    };
    write("of-the-start");
    RunSecrets secrets(folder.path);
    EXPECT_FALSE(secrets.update());
    write("second");
    EXPECT_TRUE(secrets.update());
    EXPECT_FALSE(secrets.update()) << "not read again";
    write("of-the-start");
    EXPECT_FALSE(secrets.update()) << "known";
    std::filesystem::remove(folder.path / "env");
    EXPECT_FALSE(secrets.update());
    EXPECT_TRUE(knows(secrets, "of-the-start"));
    EXPECT_TRUE(knows(secrets, "second"));
    EXPECT_FALSE(knows(secrets, "eu-west-1"));

    const std::size_t before = secrets.values().size();
    std::string many = "later-0"; // as of a run of weeks, with keys that last an hour
    for (std::size_t i = 1; i < RunSecrets::kMostLater; ++i)
        many += "\nMY_KEY=later-" + std::to_string(i);
    write(many);
    EXPECT_TRUE(secrets.update());
    EXPECT_EQ(secrets.values().size(), before - 1 + RunSecrets::kMostLater);
    EXPECT_TRUE(knows(secrets, "of-the-start"));
    EXPECT_FALSE(knows(secrets, "second"));
    EXPECT_TRUE(knows(secrets, "later-0"));
}

TEST_F(RoleLogTest, AFullDiskDoesNotStopTheRole)
{
    if (::access("/dev/full", W_OK) != 0)
        GTEST_SKIP() << "/dev/full is missing";
    std::filesystem::create_directories(path.parent_path());
    std::filesystem::create_symlink("/dev/full", path);
    EXPECT_EQ(statusOf(start([] { return printLines(100'000); })), 0); // far more than the pipe holds
}

TEST_F(RoleLogTest, ARoleOutlivesItsWatcher)
{
    int done[2];
    ASSERT_EQ(::pipe(done), 0);
    const pid_t watcher = start([&] {
        std::printf("begin\n");
        std::fflush(stdout);
        while (!std::filesystem::exists(folder.path / "killed"))
            (void)pause(std::chrono::milliseconds(5), {Deadline::after(std::chrono::minutes(1)), {}});
        (void)printLines(100'000);
        return ::write(done[1], "x", 1) == 1 ? 0 : 1;
    });
    EXPECT_TRUE(testing::eventually([&] { return log() == "begin\n"; }, std::chrono::seconds(60)));
    ::kill(watcher, SIGKILL);
    (void)statusOf(watcher);
    ASSERT_TRUE(writeFileAtomically(folder.path / "killed", ""));
    ::close(done[1]);
    char byte = 0;
    EXPECT_EQ(::read(done[0], &byte, 1), 1); // it neither waited nor died
    ::close(done[0]);
}

TEST(UploadPlan, SendsClosedSegmentsOnceAndThePresentOneWhenItHasGrown)
{
    using Segment = UploadPlan::Segment;
    const auto numbers = [](const std::vector<Segment> &some) {
        std::vector<std::uint64_t> all;
        for (const Segment &segment : some)
            all.push_back(segment.number);
        return all;
    };
    UploadPlan plan;
    EXPECT_THAT(numbers(plan.due({{1, 0}})), ElementsAre());
    EXPECT_THAT(numbers(plan.due({{1, 100}, {2, 50}})), ElementsAre(1, 2));
    plan.sent({1, 100});
    EXPECT_THAT(numbers(plan.due({{1, 100}, {2, 50}})), ElementsAre(2));
    plan.sent({2, 50});
    EXPECT_THAT(numbers(plan.due({{1, 100}, {2, 50}})), ElementsAre());
    EXPECT_THAT(numbers(plan.due({{2, 100}, {3, 10}})), ElementsAre(2, 3)); // it was closed after it had grown
}

} // namespace
} // namespace trainyard::launch
