#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <map>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <sys/wait.h>
#include <unistd.h>

#include "backend/core/ids.h"
#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "build_paths.h"
#include "tests/ps/job_fixture.h"

/// A run with users' programs as processes of trainyard-runtime, as a machine has them.
namespace trainyard::testing {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr const char *kPython = "/usr/bin/python3";

class KvRolesTest : public ::testing::Test {
protected:
    protocol::JobSpec job;
    TemporaryFolder folder;
    std::string address;
    std::vector<pid_t> running;

    void SetUp() override
    {
        const auto numpy =
            runProcess({{kPython, "-c", "import numpy"}, {}, "", ""}, {Deadline::after(std::chrono::seconds(60)), {}});
        if (!numpy || numpy->exitStatus != 0)
            GTEST_SKIP() << "needs numpy of " << kPython;
        job = smallJob(2);
        job.type = protocol::JobType::KvStore;
        job.data.clear();
        job.task.command = fmt::format("exec {} {}/tests/data/scripts/kv_numpy.py", kPython, TRAINYARD_SOURCE_DIR);
        job.task.folder = folder.path.string();
        job.task.environment = {"FOLDER=" + folder.path.string(), "PYTHONDONTWRITEBYTECODE=1"};
        job.epochs = 40;
        job.batchSize = 96;
        job.boundary = protocol::Boundary::Batch;
    }
    void TearDown() override
    {
        for (const pid_t pid : running) {
            ::kill(pid, SIGKILL);
            ::waitpid(pid, nullptr, 0);
        }
    }

    std::filesystem::path logOf(const std::string &name) const { return folder.path / (name + ".out"); }
    std::string log(const std::string &name) const { return readFile(logOf(name)).value_or(""); }

    pid_t start(const std::string &name, std::vector<std::string> words,
                const std::map<std::string, std::string> &variables = {})
    {
        words.insert(words.begin(), TRAINYARD_BIN_DIR "/trainyard-runtime");
        words.insert(words.end(), {"--run-folder", folder.path.string(), "--bind", "127.0.0.1", "--host", name});
        std::vector<char *> argv;
        for (std::string &word : words)
            argv.push_back(word.data());
        argv.push_back(nullptr);
        const std::string out = logOf(name);
        const pid_t pid = ::fork();
        if (pid == 0) {
            for (const auto &[variable, value] : variables)
                ::setenv(variable.c_str(), value.c_str(), 1);
            ::setenv("HOME", folder.path.c_str(), 1);
            if (std::freopen(out.c_str(), "a", stdout) && std::freopen(out.c_str(), "a", stderr))
                ::execv(argv[0], argv.data());
            ::_exit(127);
        }
        running.push_back(pid);
        return pid;
    }
    pid_t startWorker(int index, const std::map<std::string, std::string> &variables = {})
    {
        return start(fmt::format("worker-{}", index + 1),
                     {"worker", "--scheduler", address, "--local-index", std::to_string(index), "--local-workers", "3"},
                     variables);
    }
    pid_t startHead()
    {
        EXPECT_TRUE(writeFileAtomically(folder.path / "job.json", protocol::toJson(job)));
        EXPECT_TRUE(writeFileAtomically(folder.path / "secret", newIdText("") + newIdText(""), 0600));
        const pid_t scheduler = start("scheduler", {"scheduler"});
        EXPECT_TRUE(eventually([&] { return std::filesystem::exists(folder.path / "scheduler.address"); }));
        address = readFile(folder.path / "scheduler.address").value_or("?");
        address.pop_back();
        start("server", {"server", "--scheduler", address});
        return scheduler;
    }
    /// \return the exit status; -1: it still runs after a minute
    int wait(pid_t pid)
    {
        int status = 0;
        if (!eventually([&] { return ::waitpid(pid, &status, WNOHANG) == pid; }))
            return -1;
        std::erase(running, pid);
        return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    }
    std::vector<protocol::MetricRecord> records(std::string_view name)
    {
        auto list = readRecords(folder.path / "metrics.jsonl");
        std::erase_if(list, [&](const auto &r) { return r.name != name; });
        return list;
    }
    bool reached(const char *file) const { return std::filesystem::exists(folder.path / file); }
    /// The program of a worker, by the line that its host logs.
    pid_t programOf(const std::string &name) const
    {
        const std::string text = log(name), words = "the program runs as process ";
        const auto at = text.find(words);
        return at == std::string::npos ? 0 : pid_t(std::atoi(text.c_str() + at + words.size()));
    }
};

TEST_F(KvRolesTest, OneWorkerJoinsAndAnotherIsKilled)
{
    const pid_t scheduler = startHead();
    const pid_t first = startWorker(0, {{"GATE", "50"}});
    const pid_t killed = startWorker(1);
    ASSERT_TRUE(eventually([&] { return reached("reached"); })) << log("worker-1") << log("worker-2");
    const pid_t joiner = startWorker(2);
    ASSERT_TRUE(eventually([&] { return log("scheduler").find("worker 2 (worker-3) is ready") != std::string::npos; }))
        << log("scheduler") << log("worker-3");
    const auto program = identify(programOf("worker-2"));
    ASSERT_TRUE(program) << log("worker-2");
    ::kill(killed, SIGKILL);
    EXPECT_EQ(wait(killed), 137);
    EXPECT_TRUE(eventually([&] { return !isAlive(*program); })) << "its program ends with it";
    ASSERT_TRUE(writeFileAtomically(folder.path / "go", ""));

    EXPECT_EQ(wait(scheduler), 0) << log("scheduler");
    EXPECT_EQ(wait(first), 0) << log("worker-1");
    EXPECT_EQ(wait(joiner), 0) << log("worker-3");
    EXPECT_EQ(records(protocol::metric::kMemberJoined).size(), 3u);
    EXPECT_EQ(records(protocol::metric::kMemberDied).size(), 1u);
    const auto last = log("worker-1").substr(log("worker-1").rfind("epoch 39 loss"));
    EXPECT_THAT(log("worker-3"), HasSubstr(last.substr(0, last.find('\n')))) << "both have the same weights";
    auto losses = records("train-loss");
    std::erase_if(losses, [](const auto &r) { return r.rank != -1; });
    ASSERT_EQ(losses.size(), 40u);
    EXPECT_LT(losses.back().value, 0.01 * losses.front().value);
}

TEST_F(KvRolesTest, AWorkerThatIsAskedToLeaveDoesSoBetweenTwoSteps)
{
    const pid_t scheduler = startHead();
    const pid_t first = startWorker(0, {{"GATE", "50"}});
    const pid_t leaving = startWorker(1);
    ASSERT_TRUE(eventually([&] { return reached("reached"); })) << log("worker-1") << log("worker-2");
    ::kill(leaving, SIGTERM);
    ASSERT_TRUE(writeFileAtomically(folder.path / "go", ""));
    EXPECT_EQ(wait(leaving), 0) << log("worker-2");
    EXPECT_EQ(wait(scheduler), 0) << log("scheduler");
    EXPECT_EQ(wait(first), 0) << log("worker-1");
    EXPECT_EQ(records(protocol::metric::kMemberLeft).size(), 1u);
    EXPECT_TRUE(records(protocol::metric::kMemberDied).empty());
}

TEST_F(KvRolesTest, AStopOfTheRunLetsTheProgramsSave)
{
    job.epochs = 100'000;
    job.task.environment.push_back("SAVE=1");
    const pid_t scheduler = startHead();
    const pid_t first = startWorker(0), second = startWorker(1);
    ASSERT_TRUE(eventually([&] { return !records("train-loss").empty(); })) << log("worker-1");
    ::kill(scheduler, SIGTERM);
    EXPECT_EQ(wait(scheduler), 130) << log("scheduler");
    EXPECT_EQ(wait(first), 0) << log("worker-1");
    EXPECT_EQ(wait(second), 0) << log("worker-2");
    EXPECT_TRUE(reached("saved.npy"));
    ASSERT_EQ(records(protocol::metric::kCheckpoint).size(), 1u);
    EXPECT_THAT(records(protocol::metric::kCheckpoint)[0].note, HasSubstr("saved.npy"));
}

TEST_F(KvRolesTest, AProgramThatCannotRunIsTheCauseOfTheEnd)
{
    job.task.command = "echo starts; no-such-program --with arguments";
    const pid_t scheduler = startHead();
    const pid_t first = startWorker(0), second = startWorker(1);
    EXPECT_EQ(wait(scheduler), 1);
    EXPECT_NE(wait(first), 0);
    EXPECT_NE(wait(second), 0);
    ASSERT_EQ(records(protocol::metric::kRunFinished).size(), 1u);
    EXPECT_THAT(records(protocol::metric::kRunFinished)[0].note,
                AllOf(HasSubstr("worker"), HasSubstr("status 127"), HasSubstr("no-such-program")));
    EXPECT_THAT(log("worker-1") + log("worker-2"), AllOf(HasSubstr("starts"), Not(HasSubstr("Traceback"))));
}

} // namespace
} // namespace trainyard::testing
