#include "runtime_fixture.h"

namespace trainyard::testing {
namespace {

using ::testing::HasSubstr;

/// Runs the unpacked bundle through a symbolic link with an empty environment.
TEST(Bundle, RunsFromAnyFolderWithAnEmptyEnvironment)
{
    TemporaryFolder folder;
    const auto run = [&](std::vector<std::string> argv, std::vector<std::string> environment = {}) {
        const auto outcome = runProcess({argv, environment, "/", ""}, {Deadline::after(std::chrono::seconds(100)), {}});
        return outcome.value_or(ProcessOutcome{-1, "", outcome ? "" : outcome.error().detail});
    };
    ASSERT_EQ(run({"/bin/tar", "-xzf", TRAINYARD_BUNDLE, "-C", folder.path.string()}).exitStatus, 0);
    const auto moved = folder.path / "a folder with blanks";
    std::filesystem::rename(folder.path / "trainyard-runtime", moved);
    const auto link = folder.path / "link";
    std::filesystem::create_symlink(moved / "trainyard-runtime", link);
    EXPECT_THAT(run({link.string(), "--version"}).out, HasSubstr("trainyard-runtime 0."));
    // libgomp reports what it has read: its threads shall not spin for milliseconds.
    EXPECT_THAT(run({link.string(), "--version"}, {"OMP_DISPLAY_ENV=verbose"}).err,
                HasSubstr("GOMP_SPINCOUNT = '1000'"));
    writeSquares(folder.path / "data", 600, 100);
    const auto trained = run({link.string(), "launch", "-n", "1", "--data", (folder.path / "data").string(),
                              "--num-epochs", "2", "--run-folder", (folder.path / "run").string()});
    EXPECT_EQ(trained.exitStatus, 0) << trained.out << trained.err;
    EXPECT_THAT(trained.out, HasSubstr("the run is finished"));
}

/// The module is for the Python of the machine, and needs nothing of the bundle's libraries, nor of this build.
TEST(Bundle, HasTheModuleForProgramsOfTheUser)
{
    constexpr const char *kPython = "/usr/bin/python3";
    if (!std::filesystem::exists(kPython))
        GTEST_SKIP() << "needs " << kPython;
    TemporaryFolder folder;
    const auto run = [&](std::vector<std::string> argv, std::vector<std::string> environment = {}) {
        const auto outcome = runProcess({argv, environment, "/", ""}, {Deadline::after(std::chrono::seconds(100)), {}});
        return outcome.value_or(ProcessOutcome{-1, "", outcome ? "" : outcome.error().detail});
    };
    ASSERT_EQ(run({"/bin/tar", "-xzf", TRAINYARD_BUNDLE, "-C", folder.path.string()}).exitStatus, 0);
    const auto python = folder.path / "trainyard-runtime" / "python";
    const auto outcome =
        run({kPython, "-B", "-c",
             "import trainyard\ntry:\n trainyard.open()\nexcept trainyard.Error as e:\n print(trainyard.__file__, e)"},
            {"PYTHONPATH=" + python.string()});
    EXPECT_EQ(outcome.exitStatus, 0) << outcome.err;
    EXPECT_THAT(outcome.out, HasSubstr((python / "trainyard" / "__init__.py").string()));
    EXPECT_THAT(outcome.out, HasSubstr("TRAINYARD_KV is not set"));
    EXPECT_TRUE(std::filesystem::exists(python / "trainyard" / "trainyard_kv.h")) << "for programs in C";
    const std::string library = readFile(python / "trainyard" / "libtrainyard_kv.so").value_or("");
    ASSERT_FALSE(library.empty());
    EXPECT_EQ(library.find(TRAINYARD_BIN_DIR), std::string::npos) << "the folder of the build";
}

TEST(Bundle, ItsChecksumIsBesideIt)
{
    const std::string sum = readFile(TRAINYARD_BUNDLE ".sha256").value();
    EXPECT_EQ(sum.substr(0, 64), sha256Hex(readFile(TRAINYARD_BUNDLE, 1u << 30).value()));
    EXPECT_THAT(sum, HasSubstr("  trainyard-runtime.tar.gz"));
}

/// The agent of a bundle starts processes through the wrapper: in a bundle, its own executable is the loader.
TEST(Bundle, ItsAgentStartsRoles)
{
    TemporaryFolder folder;
    ASSERT_EQ(runProcess({{"tar", "-xzf", TRAINYARD_BUNDLE, "-C", folder.path.string()}, {}, "", ""},
                         {Deadline::after(std::chrono::seconds(60)), {}})
                  ->exitStatus,
              0);
    const auto home = folder.path / "home", runFolder = home / "runs" / "r-b";
    protocol::JobSpec job = smallJob(1);
    job.run = RunId("r-b");
    std::filesystem::create_directories(runFolder);
    ASSERT_TRUE(writeFileAtomically(runFolder / "job.json", toJson(job)));
    ASSERT_TRUE(writeFileAtomically(runFolder / "secret", std::string(32, 's'), 0600));
    const std::string start =
        R"({"id":1,"do":"start","run":"r-b","role":"scheduler","args":{"bind":"127.0.0.1","host":"head"}})";
    const std::string stop = R"({"id":2,"do":"stop","run":"r-b"})";
    const auto outcome =
        runProcess({{(folder.path / "trainyard-runtime" / "trainyard-runtime").string(), "agent", "--stdio"},
                    std::vector<std::string>{"TRAINYARD_HOME=" + home.string()},
                    "",
                    start + "\n" + stop + "\n"},
                   {Deadline::after(std::chrono::seconds(60)), {}});
    ASSERT_TRUE(outcome) << outcome.error().detail;
    EXPECT_THAT(outcome->out, HasSubstr(R"("address":"127.0.0.1:)"));
    EXPECT_THAT(outcome->out, HasSubstr(R"("stopped":1)"));
}

} // namespace
} // namespace trainyard::testing
