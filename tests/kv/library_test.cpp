#include <algorithm>
#include <sstream>

#include "backend/core/system/files.h"
#include "build_paths.h"
#include "kv_fixture.h"

namespace trainyard::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;

const std::string kLibrary = TRAINYARD_BIN_DIR "/python/trainyard/libtrainyard_kv.so";

ProcessOutcome run(const std::vector<std::string> &argv,
                   const std::vector<std::string> &environment = {"PATH=/usr/bin:/bin"})
{
    const auto outcome = runProcess({argv, environment, "", ""}, {Deadline::after(std::chrono::seconds(60)), {}});
    return outcome.value_or(ProcessOutcome{-1, "", outcome ? "" : outcome.error().detail});
}

/// Numbers of "GLIBC_2.17".
std::pair<int, int> versionIn(const std::string &word)
{
    std::pair<int, int> version;
    char dot = 0;
    std::istringstream(word.substr(word.find('_') + 1)) >> version.first >> dot >> version.second;
    return version;
}

/// It is loaded into programs of systems that are older than that on which it was built.
TEST(Library, NeedsNothingButAnOldGlibc)
{
    if (!findProgram("objdump"))
        GTEST_SKIP() << "needs objdump (binutils)";
    const auto symbols = run({*findProgram("objdump"), "-T", kLibrary});
    ASSERT_EQ(symbols.exitStatus, 0) << symbols.err;
    std::vector<std::string> newer, exported;
    int known = 0;
    std::istringstream lines(symbols.out);
    for (std::string line; std::getline(lines, line);) {
        if (const auto at = line.find("GLIBC_"); at != std::string::npos) {
            ++known;
            if (versionIn(line.substr(at)) > std::pair(2, 17))
                newer.push_back(line);
        }
        if (line.find(" g ") != std::string::npos && line.find("*UND*") == std::string::npos)
            exported.push_back(line.substr(line.find_last_of(' ') + 1));
    }
    EXPECT_GT(known, 10) << "else the test reads something else";
    EXPECT_THAT(newer, IsEmpty());
    EXPECT_GT(exported.size(), 20u);
    EXPECT_TRUE(std::ranges::all_of(exported, [](const auto &name) { return name.starts_with("ty_kv_"); }))
        << symbols.out;
    const auto needed = run({*findProgram("objdump"), "-p", kLibrary});
    std::istringstream headers(needed.out);
    for (std::string word; headers >> word;) {
        if (word == "NEEDED") {
            headers >> word;
            EXPECT_THAT(word, ::testing::AnyOf("libc.so.6", HasSubstr("ld-linux")));
        }
    }
}

TEST(Library, SaysWhatIsMissing)
{
    EXPECT_EQ(run({program(), "sums"}).out, "TRAINYARD_KV is not set: start this program as a job of the type kvstore "
                                            "(trainyardctl run --type kvstore)\n");
    const auto nobody = run({program(), "sums"}, {"TRAINYARD_KV=/nonexistent"});
    EXPECT_EQ(nobody.exitStatus, 8);
    EXPECT_EQ(nobody.out, "the worker process of the run cannot be reached at TRAINYARD_KV\n");
}

/// The folder of a run may have a longer path than a socket.
TEST(Library, ConnectsInAFolderWithALongPath)
{
    ProgramRun run(programJob(1));
    run.folder.path /= std::string(120, 'x');
    run.startServers();
    run.start({program(), "sums"});
    EXPECT_TRUE(run.waitAll());
    EXPECT_EQ(run.programs[0]->program.get().exitStatus, 0) << run.programs[0]->out();
    run.folder.path = run.folder.path.parent_path();
}

TEST(Library, ASecondProcessIsRefused)
{
    ProgramRun run(programJob(1));
    run.startServers();
    run.start({program(), "second"});
    EXPECT_FALSE(run.waitAll()) << "the first one has not joined";
    EXPECT_EQ(run.programs[0]->out(), "another process of this worker uses the store already: only one can\n");
}

TEST(Library, AProcessAfterAnotherIsRefused)
{
    ProgramRun run(programJob(1));
    run.startServers();
    run.start({"/bin/sh", "-c", "\"$1\" idle; \"$1\" idle", "sh", program()});
    EXPECT_FALSE(run.waitAll());
    EXPECT_THAT(run.programs[0]->out(), ::testing::AnyOf(HasSubstr("another process of this worker uses the store"),
                                                         HasSubstr("an earlier process of this worker has used the")));
}

} // namespace
} // namespace trainyard::testing
