// The working folder, the code and the setup of a task on a machine.
#include <cstdlib>
#include <fstream>
#include <future>

#include <gmock/gmock.h>

#include "backend/core/encoding.h"
#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "backend/runtime/tasks/task_environment.h"
#include "backend/runtime/tasks/tasks.h"
#include "tests/support/temporary_folder.h"

namespace trainyard::tasks {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;

class TaskSetup : public ::testing::Test {
protected:
    TaskSetup()
        : before(environment("HOME"))
    {
        ::setenv("HOME", home.path.c_str(), 1);
        ::setenv("TRAINYARD_HOME", (home.path / ".trainyard").c_str(), 1);
        run.path = home.path / ".trainyard" / "runs" / "r-1";
        fs::create_directories(run.path);
        run.job.run = RunId("r-1");
        run.job.type = protocol::JobType::Command;
        run.job.task.command = "true";
        run.job.task.setupSeconds = 60;
        write(run.path / "env", "PIP_TOKEN=secret-of-the-index\n");
    }
    ~TaskSetup() override
    {
        ::setenv("HOME", before.c_str(), 1);
        ::unsetenv("TRAINYARD_HOME");
    }
    static void write(const fs::path &path, const std::string &text)
    {
        fs::create_directories(path.parent_path());
        std::ofstream(path) << text;
    }
    /// Packs a folder with one script as the code of the run.
    void pack(const std::string &script)
    {
        const fs::path code = home.path / "mine";
        write(code / "train.sh", script);
        write(code / "lib" / "data.txt", "data");
        const fs::path packed = run.path / "code.tar.gz";
        const auto done = runProcess({{"tar", "-czf", packed.string(), "-C", code.string(), "."}},
                                     {Deadline::after(std::chrono::seconds(60)), {}});
        ASSERT_TRUE(done && done->exitStatus == 0);
        run.job.task.codeHash = sha256Hex(readFile(packed).value_or(""));
    }
    std::string workFolder() const
    {
        const auto folder = setUp(run, {});
        return folder ? folder->string() : folder.error().detail;
    }
    std::string read(const fs::path &path) const { return readFile(path).value_or("no file"); }
    fs::path store() const { return home.path / ".trainyard" / "code"; }

    TemporaryFolder home;
    std::string before;
    launch::RunFolder run{{}, {}, ps::JobSecret(std::array<std::byte, 32>())};
};

TEST_F(TaskSetup, WithoutCodeItIsTheHomeOrTheNamedFolder)
{
    EXPECT_EQ(workFolder(), home.path.string());
    fs::create_directories(home.path / "proj");
    run.job.task.folder = "~/proj";
    EXPECT_EQ(workFolder(), (home.path / "proj").string());
    run.job.task.folder = (home.path / "proj").string();
    EXPECT_EQ(workFolder(), (home.path / "proj").string());
    run.job.task.folder = "/no/such/folder";
    const auto missing = setUp(run, {});
    ASSERT_FALSE(missing);
    EXPECT_EQ(missing.error().code, ErrorCode::NotFound);
    EXPECT_EQ(missing.error().source, "/no/such/folder");
}

TEST_F(TaskSetup, TheCodeIsCopiedAndARestartKeepsTheCopy)
{
    pack("echo hello\n");
    const auto folder = setUp(run, {});
    ASSERT_TRUE(folder) << folder.error().detail;
    EXPECT_EQ(folder->string(), (run.path / "code").string());
    EXPECT_EQ(read(*folder / "train.sh"), "echo hello\n");
    EXPECT_EQ(read(store() / run.job.task.codeHash / "lib" / "data.txt"), "data");
    write(*folder / "checkpoint", "of the script");
    fs::remove(run.path / "code.tar.gz");
    ASSERT_TRUE(setUp(run, {}));
    EXPECT_EQ(read(*folder / "checkpoint"), "of the script");
    EXPECT_FALSE(fs::exists(store() / run.job.task.codeHash / "checkpoint")) << "the original stays as it was sent";
    run.job.task.folder = "lib";
    EXPECT_EQ(workFolder(), (run.path / "code" / "lib").string());
}

TEST_F(TaskSetup, ADamagedArchiveIsRefused)
{
    pack("echo hello\n");
    std::ofstream(run.path / "code.tar.gz", std::ios::app) << "more";
    const auto refused = setUp(run, {});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::ChecksumMismatch);
    run.job.task.codeHash = std::string(64, 'a');
    fs::remove(run.path / "code.tar.gz");
    const auto missing = setUp(run, {});
    ASSERT_FALSE(missing);
    EXPECT_THAT(missing.error().detail, HasSubstr("is not on this machine"));
}

TEST_F(TaskSetup, TheSetupRunsOnceForEachCodeAndItsResultsAreInEachRun)
{
    pack("echo hello\n");
    run.job.task.setup = "echo run >> " + (home.path / "count").string() + "; echo $PIP_TOKEN > made";
    ASSERT_TRUE(setUp(run, {}));
    EXPECT_EQ(read(run.path / "code" / "made"), "secret-of-the-index\n");
    run.path = home.path / ".trainyard" / "runs" / "r-2";
    fs::create_directories(run.path);
    ASSERT_TRUE(setUp(run, {})) << "the code is in the store";
    EXPECT_EQ(read(run.path / "code" / "made"), "secret-of-the-index\n");
    EXPECT_EQ(read(home.path / "count"), "run\n");
    run.job.task.setup += " # changed";
    run.path = home.path / ".trainyard" / "runs" / "r-3";
    fs::create_directories(run.path);
    ASSERT_TRUE(setUp(run, {}));
    EXPECT_EQ(read(home.path / "count"), "run\nrun\n");
}

TEST_F(TaskSetup, EachFolderOfAMachineIsSetUp)
{
    run.job.task.setup = "pwd >> " + (home.path / "count").string();
    for (const char *folder : {"first", "second", "first"}) {
        fs::create_directories(home.path / folder);
        run.job.task.folder = std::string("~/") + folder;
        ASSERT_TRUE(setUp(run, {}));
    }
    EXPECT_EQ(read(home.path / "count"),
              (home.path / "first").string() + "\n" + (home.path / "second").string() + "\n");
}

TEST_F(TaskSetup, EachFolderOfTheCodeIsSetUp)
{
    pack("echo hello\n");
    run.job.task.setup = "touch made";
    ASSERT_TRUE(setUp(run, {}));
    run.path = home.path / ".trainyard" / "runs" / "r-2";
    fs::create_directories(run.path);
    run.job.task.folder = "lib";
    ASSERT_TRUE(setUp(run, {}));
    EXPECT_EQ(read(run.path / "code" / "lib" / "made"), "");
}

TEST_F(TaskSetup, TwoRunnersOfAMachineRunItOnce)
{
    run.job.task.setup = "echo run >> " + (home.path / "count").string() + "; sleep 0.3";
    auto other = std::async(std::launch::async, [this] { return setUp(run, {}); });
    const auto mine = setUp(run, {});
    const auto its = other.get();
    ASSERT_TRUE(mine && its);
    EXPECT_EQ(read(home.path / "count"), "run\n");
}

TEST_F(TaskSetup, AFailureNamesItsLastLinesAndIsTriedAgain)
{
    run.job.task.setup = "echo 'no such package: torhc' >&2; exit 9";
    for (int attempt = 0; attempt < 2; ++attempt) {
        const auto failed = setUp(run, {});
        ASSERT_FALSE(failed);
        EXPECT_EQ(failed.error().code, ErrorCode::LocalCommandFailed);
        EXPECT_THAT(failed.error().detail, HasSubstr("status 9: no such package: torhc"));
    }
}

TEST_F(TaskSetup, ASetupThatHangsEndsAtItsLimitOrByAStop)
{
    run.job.task.setup = "sleep 600";
    run.job.task.setupSeconds = 1;
    const auto late = setUp(run, {});
    ASSERT_FALSE(late);
    EXPECT_EQ(late.error().code, ErrorCode::Timeout);
    EXPECT_THAT(late.error().detail, HasSubstr("--setup-seconds"));
    run.job.task.setupSeconds = 600;
    std::stop_source stop;
    stop.request_stop();
    const auto stopped = setUp(run, stop.get_token());
    ASSERT_FALSE(stopped);
    EXPECT_EQ(stopped.error().code, ErrorCode::Cancelled);
}

TEST_F(TaskSetup, TheEnvironmentHasTheSecretsLastAndNothingOfTheRuntime)
{
    ::setenv("GOMP_SPINCOUNT", "1000", 1);
    run.job.task.environment = {"A=job", "PIP_TOKEN=job", "PLAIN:as launch.py writes it"};
    const auto all = taskEnvironment(run, {{"A", "type"}, {"B", "type"}, {"C", "type"}}, {{"B", "plan"}});
    ::unsetenv("GOMP_SPINCOUNT");
    ASSERT_TRUE(all) << all.error().detail;
    EXPECT_EQ(all->at("A"), "job");
    EXPECT_EQ(all->at("B"), "plan");
    EXPECT_EQ(all->at("C"), "type");
    EXPECT_EQ(all->at("PLAIN"), "as launch.py writes it");
    EXPECT_EQ(all->at("PIP_TOKEN"), "secret-of-the-index");
    EXPECT_FALSE(all->contains("GOMP_SPINCOUNT"));
    EXPECT_TRUE(all->contains("HOME"));
}

} // namespace
} // namespace trainyard::tasks
