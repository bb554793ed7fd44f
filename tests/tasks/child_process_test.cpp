#include "backend/runtime/tasks/child_process.h"

#include <csignal>
#include <cstdio>
#include <fstream>
#include <map>

#include <fcntl.h>
#include <gmock/gmock.h>
#include <unistd.h>

#include "backend/core/system/fd.h"
#include "backend/core/system/files.h"
#include "backend/core/system/private_memory.h"
#include "backend/core/system/process.h"
#include "tests/support/core_limit.h"
#include "tests/support/temporary_folder.h"

namespace trainyard::tasks {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;
using ::testing::HasSubstr;

/// Standard output of this process goes into a file while the object lives.
class CapturedOutput {
public:
    explicit CapturedOutput(const std::filesystem::path &file)
        : m_file(file)
        , m_before(::dup(STDOUT_FILENO))
    {
        std::fflush(stdout);
        const Fd to(::open(file.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600));
        ::dup2(to.get(), STDOUT_FILENO);
    }
    ~CapturedOutput() { restore(); }
    std::string text()
    {
        restore();
        return readFile(m_file).value_or("no file");
    }

private:
    void restore()
    {
        std::fflush(stdout);
        if (m_before)
            ::dup2(m_before.get(), STDOUT_FILENO);
        m_before.close();
    }
    std::filesystem::path m_file;
    Fd m_before;
};

class ChildProcess : public ::testing::Test {
protected:
    ChildOptions shell(const std::string &script) const
    {
        ChildOptions options;
        options.plan.argv = {"/bin/sh", "-c", script};
        options.plan.parsesOutput = false;
        options.environment = {{"PATH", "/usr/bin:/bin"}};
        options.folder = folder.path.string();
        return options;
    }
    Result<ChildEnd> run(const ChildOptions &options, const ChildHooks &hooks = {})
    {
        CapturedOutput captured(folder.path / "captured");
        auto end = runChild(options, hooks, gentle.get_token(), hard.get_token());
        output = captured.text();
        return end;
    }
    std::string read(const std::string &name) const { return readFile(folder.path / name).value_or(""); }
    /// Whether the process whose number is in a file has ended, at once or soon.
    bool endsSoon(const std::string &name) const
    {
        const pid_t pid = pid_t(std::atoi(read(name).c_str()));
        const Deadline limit = Deadline::after(seconds(20));
        while (pid > 0 && identify(pid)) {
            if (!pause(milliseconds(10), {limit, {}}))
                return false;
        }
        return pid > 0;
    }

    TemporaryFolder folder;
    std::stop_source gentle, hard;
    std::string output;
};

TEST_F(ChildProcess, ReportsStatusAndLastLines)
{
    auto options = shell("echo out; echo $NAME >&2; pwd; exit 3");
    options.environment["NAME"] = "value";
    std::int64_t pid = 0;
    const auto end = run(options, {[&](std::int64_t started) { pid = started; }, {}, {}});
    ASSERT_TRUE(end) << end.error().detail;
    EXPECT_EQ(end->status, 3);
    EXPECT_FALSE(end->asked);
    EXPECT_THAT(end->words, HasSubstr("value\n" + folder.path.string()));
    EXPECT_THAT(output, HasSubstr("out\nvalue\n"));
    EXPECT_GT(pid, 0);
}

TEST_F(ChildProcess, HasASessionOfItsOwnAndNoInput)
{
    const auto end = run(shell("cat; ps -o pid=,pgid=,sid= -p $$; kill -9 $$"));
    ASSERT_TRUE(end);
    EXPECT_EQ(end->status, 137);
    int pid = 0, group = 0, session = 0;
    ASSERT_EQ(std::sscanf(output.c_str(), "%d %d %d", &pid, &group, &session), 3) << output;
    EXPECT_EQ(group, pid);
    EXPECT_EQ(session, pid);
}

TEST_F(ChildProcess, MayDumpCoreThoughTheRunnerMayNot)
{
    const CoreLimit limit;
    if (!limit)
        GTEST_SKIP() << "this machine allows no core dumps";
    disableCoreDumps();
    const auto end = run(shell("cat /proc/self/limits"));
    EXPECT_TRUE(restoreCoreDumps());
    ASSERT_TRUE(end) << end.error().detail;
    EXPECT_THAT(output, ::testing::ContainsRegex(limit.line()));
}

TEST_F(ChildProcess, NamesWhatIsMissing)
{
    auto options = shell("exit 0");
    options.plan.argv = {"no-such-program-of-mine"};
    auto end = run(options);
    ASSERT_FALSE(end);
    EXPECT_EQ(end.error().code, ErrorCode::NotFound);
    EXPECT_THAT(end.error().detail, HasSubstr("--setup"));
    options = shell("exit 0");
    options.folder = (folder.path / "missing").string();
    end = run(options);
    ASSERT_FALSE(end);
    EXPECT_EQ(end.error().code, ErrorCode::NotFound);
    EXPECT_THAT(end.error().detail, HasSubstr("working folder"));
    std::ofstream(folder.path / "text") << "no interpreter";
    std::filesystem::permissions(folder.path / "text", std::filesystem::perms::owner_all);
    options = shell("");
    options.plan.argv = {"./text"};
    end = run(options);
    ASSERT_FALSE(end);
    EXPECT_EQ(end.error().code, ErrorCode::LocalCommandFailed);
    EXPECT_THAT(end.error().detail, HasSubstr("#!/bin/sh"));
}

TEST_F(ChildProcess, AStopIsASigtermThatAScriptCanUse)
{
    const auto options = shell("trap 'echo saved; exit 0' TERM; echo ready; while :; do sleep 0.05; done");
    bool asked = false;
    const auto end = run(options, {{}, {}, [&] {
                                       if (!asked && readFile(folder.path / "captured").value_or("") == "ready\n")
                                           asked = gentle.request_stop();
                                   }});
    ASSERT_TRUE(end);
    EXPECT_EQ(end->status, 0);
    EXPECT_TRUE(end->asked);
    // A shell may name the signal that ended its child.
    EXPECT_TRUE(output == "ready\nsaved\n" || output == "ready\nTerminated\nsaved\n") << output;
}

TEST_F(ChildProcess, WhoIgnoresSigtermIsKilledWithItsChildren)
{
    auto options = shell(
        "trap '' TERM; sh -c \"trap '' TERM; exec sleep 600\" & echo $! > grandchild; while :; do sleep 0.05; done");
    options.stopTime = seconds(1);
    const auto end = run(options, {{}, {}, [&] {
                                       if (!read("grandchild").empty())
                                           gentle.request_stop();
                                   }});
    ASSERT_TRUE(end);
    EXPECT_EQ(end->status, 137);
    EXPECT_TRUE(end->asked);
    EXPECT_TRUE(endsSoon("grandchild"));
}

TEST_F(ChildProcess, WhatAProgramLeavesInItsGroupEndsWithIt)
{
    const auto end = run(shell("sleep 600 & echo $! > left; exit 0"));
    ASSERT_TRUE(end);
    EXPECT_EQ(end->status, 0);
    EXPECT_FALSE(end->asked);
    EXPECT_TRUE(endsSoon("left"));
}

TEST_F(ChildProcess, AHardStopKillsAtOnce)
{
    const auto options = shell("trap '' TERM; echo ready; while :; do sleep 0.05; done");
    const auto end = run(options, {{}, {}, [&] {
                                       if (!readFile(folder.path / "captured").value_or("").empty())
                                           hard.request_stop();
                                   }});
    ASSERT_TRUE(end);
    EXPECT_EQ(end->status, 137);
    EXPECT_TRUE(end->asked);
}

TEST_F(ChildProcess, AProgramThatClosesItsOutputIsWaitedFor)
{
    int looks = 0;
    const auto end = run(shell("exec >&- 2>&-; sleep 0.6; exit 5"), {{}, {}, [&] { ++looks; }});
    ASSERT_TRUE(end);
    EXPECT_EQ(end->status, 5);
    EXPECT_GE(looks, 2) << "others are served meanwhile";
}

TEST_F(ChildProcess, ADaemonThatKeepsTheOutputOpenIsNotWaitedFor)
{
    const auto end = run(shell("setsid sleep 600 & echo $! > daemon; exit 0"));
    ASSERT_TRUE(end);
    EXPECT_EQ(end->status, 0);
    ::kill(pid_t(std::atoi(read("daemon").c_str())), SIGKILL);
    EXPECT_TRUE(endsSoon("daemon"));
}

TEST_F(ChildProcess, MuchOutputWithoutALineFeedNeedsNoMemory)
{
    const auto end = run(shell("head -c 100000000 /dev/zero | tr '\\0' x; echo; echo done"));
    ASSERT_TRUE(end);
    EXPECT_EQ(end->status, 0);
    EXPECT_LT(output.size(), 100'000u);
    EXPECT_TRUE(output.ends_with("done\n"));
}

TEST_F(ChildProcess, ValuesAreTakenFromTheOutputAndFromTheFile)
{
    auto options =
        shell("echo '{\"epoch\": 1, \"loss\": 0.25}'; echo '{\"name\":\"reward\",\"value\":7}' >> \"$FILE\"");
    options.plan.parsesOutput = true;
    options.logFormats = "auto";
    options.valuesFile = (folder.path / "values.jsonl").string();
    options.environment["FILE"] = options.valuesFile;
    std::vector<protocol::TaskValue> values;
    const auto end = run(
        options, {{},
                  [&](std::vector<protocol::TaskValue> more) { values.insert(values.end(), more.begin(), more.end()); },
                  {}});
    ASSERT_TRUE(end) << end.error().detail;
    std::map<std::string, double> byName;
    for (const auto &value : values)
        byName[value.name] = value.value;
    EXPECT_EQ(byName["reward"], 7);
    EXPECT_EQ(byName.size(), 2u) << "the loss, under its canonical name";
}

TEST_F(ChildProcess, TheCleanUpRunsWhateverTheEndWas)
{
    auto options = shell("exit 1");
    options.plan.cleanUp = {"/bin/sh", "-c", "echo $NAME > " + (folder.path / "cleaned").string()};
    options.environment["NAME"] = "value";
    ASSERT_TRUE(run(options));
    EXPECT_EQ(read("cleaned"), "value\n");
}

TEST_F(ChildProcess, TheCleanUpIsFoundInThePathOfTheJob) // as a docker that is not in that of the runtime
{
    ASSERT_TRUE(writeFileAtomically(folder.path / "only-here",
                                    "#!/bin/sh\necho removed > '" + (folder.path / "cleaned").string() + "'\n", 0755));
    auto options = shell("exit 1");
    options.plan.cleanUp = {"only-here"};
    options.environment["PATH"] = folder.path.string() + ":/usr/bin:/bin";
    ASSERT_TRUE(run(options));
    EXPECT_EQ(read("cleaned"), "removed\n");
}

} // namespace
} // namespace trainyard::tasks
