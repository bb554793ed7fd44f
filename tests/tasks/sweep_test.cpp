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

TEST_F(Sweep, ContainersOfARunThatIsActiveAreNotLeft) // G15
{
    const auto tools = home.path / "tools", removed = home.path / "removed";
    std::filesystem::create_directories(tools);
    // A container engine with one container of the run, which notes what it has to remove.
    const std::string engine =
        "#!/bin/sh\ncase $1 in\nps) echo '0123456789ab trainyard-r-task-worker' ;;\nrm) echo \"$3\" >> '" +
        removed.string() + "' ;;\nesac\n";
    ASSERT_TRUE(writeFileAtomically(tools / "docker", engine, 0700));
    ASSERT_TRUE(writeFileAtomically(tools / "podman", "#!/bin/sh\nexit 125\n", 0700));
    const std::string path = environment("PATH");
    ::setenv("PATH", (tools.string() + ":" + path).c_str(), 1);
    job.task.command = "exec sleep 600";
    start();
    protocol::JobSpec containers = job; // for the sweep alone: its processes are those of a command
    containers.type = protocol::JobType::Docker;
    containers.task.options["docker.image"] = "image";
    ASSERT_TRUE(writeFileAtomically(folder(1) / "job.json", toJson(containers)));
    const auto active = managers[1]->sweep({run, true});
    EXPECT_THAT(active.lingering, IsEmpty());
    EXPECT_EQ(active.ended, 0);
    EXPECT_FALSE(std::filesystem::exists(removed)) << "its container was removed while the run is active";
    for (const ProcessIdentity &process : {roleOf(1, Role::Worker).watcher, roleOf(1, Role::Worker).process})
        ::kill(process.pid, SIGKILL);
    ASSERT_TRUE(eventually([&] { return !isAlive(roleOf(1, Role::Worker).process); }));
    const auto left = managers[1]->sweep({run, true});
    ::setenv("PATH", path.c_str(), 1);
    ASSERT_FALSE(left.lingering.empty());
    EXPECT_THAT(left.lingering.back().command, HasSubstr("docker container 0123456789ab"));
    EXPECT_EQ(readFile(removed).value_or(""), "0123456789ab\n");
}

} // namespace
} // namespace trainyard::testing
