#include "backend/core/system/process.h"

#include <csignal>
#include <cstdlib>
#include <thread>

#include <gmock/gmock.h>
#include <unistd.h>

#include "backend/core/system/files.h"
#include "backend/core/system/private_memory.h"
#include "tests/support/core_limit.h"

using namespace trainyard;
using namespace std::chrono_literals;

TEST(Process, KeepsBothOutputsAndTheStatus)
{
    const auto outcome =
        runProcess({{"sh", "-c", "cat; echo bad >&2; exit 3"}, {}, {}, "hello"}, {Deadline::after(10s), {}});
    ASSERT_TRUE(outcome) << outcome.error().detail;
    EXPECT_EQ(outcome->out, "hello");
    EXPECT_EQ(outcome->err, "bad\n");
    EXPECT_EQ(outcome->exitStatus, 3);
    EXPECT_EQ(runProcess({{"sh", "-c", "kill -9 $$"}}, {Deadline::after(10s), {}})->exitStatus, 128 + SIGKILL);
}

TEST(Process, LargeInputAndOutputDoNotBlockEachOther)
{
    const std::string input(3'000'000, 'x');
    const auto outcome = runProcess({{"cat"}, {}, {}, input}, {Deadline::after(30s), {}}, 4u << 20);
    ASSERT_TRUE(outcome);
    EXPECT_EQ(outcome->out.size(), input.size());
}

TEST(Process, EndsAtTheDeadlineAndOnStop)
{
    EXPECT_EQ(runProcess({{"sleep", "60"}}, {Deadline::after(100ms), {}}).error().code, ErrorCode::Timeout);
    std::stop_source stop;
    stop.request_stop();
    EXPECT_EQ(runProcess({{"sleep", "60"}}, {Deadline::after(10s), stop.get_token()}).error().code,
              ErrorCode::Cancelled);
}

TEST(Process, EndsAtTheDeadlineAlsoWhenTheOutputIsClosed) // like a hook that starts with exec >>log 2>&1
{
    const ProcessSpec silent{{"sh", "-c", "exec >/dev/null 2>&1; sleep 30"}};
    const auto late = runProcess(silent, {Deadline::after(200ms), {}});
    ASSERT_FALSE(late);
    EXPECT_EQ(late.error().code, ErrorCode::Timeout);
    std::stop_source stop;
    std::jthread later([&] {
        std::this_thread::sleep_for(50ms);
        stop.request_stop();
    });
    const auto stopped = runProcess(silent, {Deadline::after(20s), stop.get_token()});
    ASSERT_FALSE(stopped);
    EXPECT_EQ(stopped.error().code, ErrorCode::Cancelled);
}

TEST(Process, DoesNotWaitForWhatAProgramLeavesBehind) // a login's browser keeps the output open
{
    const auto outcome = runProcess({{"sh", "-c", "sleep 5 & echo done; exit 3"}}, {Deadline::after(3s), {}});
    ASSERT_TRUE(outcome) << outcome.error().detail;
    EXPECT_EQ(outcome->out, "done\n");
    EXPECT_EQ(outcome->exitStatus, 3);
    const auto talkative = runProcess({{"sh", "-c", "(timeout 5 yes &) ; echo done"}}, {Deadline::after(3s), {}});
    ASSERT_TRUE(talkative) << talkative.error().detail;
    EXPECT_EQ(talkative->exitStatus, 0);
}

TEST(Process, AProgramMayDumpCoreThoughThisOneMayNot) // S16.5
{
    const CoreLimit limit;
    if (!limit)
        GTEST_SKIP() << "this machine allows no core dumps";
    disableCoreDumps();
    const std::string here = readFile("/proc/self/limits").value_or("");
    const auto outcome = runProcess({{"cat", "/proc/self/limits"}}, {Deadline::after(10s), {}});
    const std::string behind = readFile("/proc/self/limits").value_or("");
    EXPECT_TRUE(restoreCoreDumps());
    EXPECT_FALSE(restoreCoreDumps());
    EXPECT_THAT(here, testing::ContainsRegex("Max core file size +1 "));
    EXPECT_EQ(behind, here);
    ASSERT_TRUE(outcome) << outcome.error().detail;
    EXPECT_THAT(outcome->out, testing::ContainsRegex(limit.line()));
    EXPECT_THAT(readFile("/proc/self/limits").value_or(""), testing::ContainsRegex(limit.line()));
}

TEST(Process, NamesAProgramThatIsNotThere)
{
    const auto outcome = runProcess({{"no-such-program-here"}}, {Deadline::after(1s), {}});
    EXPECT_EQ(outcome.error().code, ErrorCode::LocalCommandFailed);
    EXPECT_EQ(outcome.error().source, "no-such-program-here");
}

TEST(Process, ADetachedChildHasItsOwnSessionAndIdentity)
{
    char name[] = "/tmp/trainyard-spawn-XXXXXX";
    const std::string folder = ::mkdtemp(name);
    const auto child =
        spawnDetached({{"sh", "-c", "read line; echo got $line; exec sleep 60"}, {}, {}, "word\n"}, folder + "/log");
    ASSERT_TRUE(child) << child.error().detail;
    EXPECT_TRUE(isAlive(*child));
    EXPECT_EQ(::getsid(child->pid) != ::getsid(0), true);
    const Deadline deadline = Deadline::after(10s);
    while (readFile(folder + "/log").value_or("") != "got word\n" && !deadline.expired())
        ASSERT_TRUE(pause(5ms, {deadline, {}}));
    EXPECT_EQ(readFile(folder + "/log").value(), "got word\n");
    ProcessIdentity other = *child;
    other.startTime += 1;
    EXPECT_FALSE(isAlive(other));
    ::kill(child->pid, SIGKILL);
    while (isAlive(*child) && !deadline.expired())
        ASSERT_TRUE(pause(5ms, {deadline, {}}));
    EXPECT_FALSE(isAlive(*child));
    std::filesystem::remove_all(folder);
}
