// What a run leaves behind on a machine.
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <optional>

#include "task_process_fixture.h"

namespace trainyard::testing {
namespace {

using namespace protocol; // NOLINT: commands and names of records
using namespace std::chrono_literals;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

class Sweep : public TaskProcesses {
protected:
    /// The process whose number a program has written.
    std::optional<ProcessIdentity> processIn(const std::string &name) const
    {
        return identify(pid_t(std::atoi(readFile(home.path / name).value_or("0").c_str())));
    }
    ProcessIdentity sleeper(std::vector<std::string> variables) const
    {
        variables.push_back("PATH=/usr/bin:/bin");
        const auto process =
            spawnDetached({{"sleep", "600"}, std::move(variables), {}, {}}, (home.path / "sleep.log").string());
        EXPECT_TRUE(process) << process.error().detail;
        return process.value_or(ProcessIdentity{});
    }
};

TEST_F(Sweep, AStopEndsWhatEscapedItsGroupAndNothingElse)
{
    job.task.command = "setsid --wait sh -c 'echo $$ > \"$OUTPUT-$RANK\"; exec sleep 600'";
    job.task.environment = {"OUTPUT=" + (home.path / "escaped").string()};
    const ProcessIdentity users = sleeper({"HOME=/"});
    const ProcessIdentity other = sleeper({"TRAINYARD_RUN=r-other"});
    const ProcessIdentity elsewhere =
        sleeper({"TRAINYARD_RUN=r-task", "TRAINYARD_RUN_FOLDER=/another/home/runs/r-task"});
    start();
    ASSERT_TRUE(eventually([&] { return processIn("escaped-0") && processIn("escaped-1"); }));
    const auto escaped = *processIn("escaped-0"), living = *processIn("escaped-1");
    EXPECT_THAT(managers[1]->sweep({run, true}).lingering, IsEmpty()) << "a descendant of a living role is no leftover";
    EXPECT_TRUE(isAlive(escaped));
    ::kill(roleOf(1, Role::Worker).process.pid, SIGKILL); // its program dies with it, the escaped one does not
    ::kill(roleOf(1, Role::Worker).watcher.pid, SIGKILL);
    ASSERT_TRUE(eventually([&] { return managers[1]->sweep({run, false}).lingering.size() == 1; }));
    const auto found = managers[1]->sweep({run, false});
    EXPECT_EQ(found.lingering[0].pid, escaped.pid);
    EXPECT_THAT(found.lingering[0].command, HasSubstr("sleep 600"));
    EXPECT_EQ(found.ended, 0);
    EXPECT_TRUE(isAlive(escaped)) << "only named";
    managers[1]->stop({run, {}, {}, true});
    EXPECT_FALSE(isAlive(escaped));
    EXPECT_TRUE(isAlive(living)) << "of the other machine";
    for (const ProcessIdentity &process : {users, other, elsewhere}) {
        EXPECT_TRUE(isAlive(process));
        ::kill(process.pid, SIGKILL);
    }
}

} // namespace
} // namespace trainyard::testing
