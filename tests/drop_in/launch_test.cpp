#include <algorithm>
#include <csignal>
#include <filesystem>

#include <fmt/format.h>

#include "backend/runtime/launch/drop_in/drop_in_machine.h"
#include "tests/runtime/runtime_fixture.h"
#include "tests/support/core_limit.h"
#include "tests/support/ssh_server.h"

/// The drop-in launch with commands of a user, on two real sshd of this machine, by its own ssh.
namespace trainyard::testing {
namespace {

using namespace std::chrono_literals;
using ::testing::ContainsRegex;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::MatchesRegex;
using ::testing::Not;

/// Processes of this machine whose environment contains a text.
std::vector<std::string> processesWith(const std::string &text)
{
    std::vector<std::string> found;
    for (const auto &entry : std::filesystem::directory_iterator("/proc")) {
        const std::string name = entry.path().filename().string();
        if (name.find_first_not_of("0123456789") == std::string::npos &&
            readFile(entry.path() / "environ").value_or("").find(text) != std::string::npos)
            found.push_back(name + " " + readFile(entry.path() / "comm").value_or(""));
    }
    return found;
}

class DropInTest : public ::testing::Test {
protected:
    void SetUp() override
    {
        if (!support::SshServer::available() || !findProgram("ssh"))
            GTEST_SKIP() << "sshd or ssh is missing";
        std::string keys, known, hosts;
        for (const char *address : {"127.0.0.1", "127.0.0.2"}) {
            m_servers.push_back(support::SshServer::start({.name = "node", .address = address}));
            ASSERT_TRUE(m_servers.back());
            const ssh::Target &target = m_servers.back()->target();
            keys += " -i " + target.keyFile.string();
            known += (known.empty() ? "" : " ") + target.knownHostsFile.string();
            hosts += fmt::format("{}:{}\n", address, target.port);
        }
        // The user's ssh with the keys of these servers, which would otherwise be in ~/.ssh.
        ASSERT_TRUE(writeFileAtomically(folder.path / "ssh",
                                        fmt::format("#!/bin/sh\nexec {} -o IdentitiesOnly=yes -l {}{} -o "
                                                    "'UserKnownHostsFile={}' \"$@\"\n",
                                                    *findProgram("ssh"), m_servers[0]->target().user, keys, known),
                                        0755));
        std::filesystem::create_directory(here);
        ASSERT_TRUE(writeFileAtomically(here / "hosts", hosts));
    }

    ProcessSpec specOf(std::vector<std::string> words) const
    {
        words.insert(words.begin(), {kRuntime, "launch"});
        words.insert(words.end() - 1, {"--env", "MARK:" + mark});
        return {.argv = std::move(words),
                .environment = {{"PATH=" + folder.path.string() + ":/usr/bin:/bin", "HOME=" + folder.path.string(),
                                 "TOKEN=very secret value"}},
                .workingFolder = here.string()};
    }
    /// \param words  of the launch; the last one is the command
    ProcessOutcome launch(std::vector<std::string> words) const
    {
        const auto outcome = runProcess(specOf(std::move(words)), {Deadline::after(100s), {}});
        EXPECT_TRUE(outcome) << outcome.error().detail;
        return outcome.value_or(ProcessOutcome{-1, "", ""});
    }

    TemporaryFolder folder;
    std::filesystem::path here = folder.path / "job";
    std::string mark = "mark-" + hexEncode(randomBytes(8)); ///< in the environment of all processes
    std::vector<std::unique_ptr<support::SshServer>> m_servers;
};

TEST_F(DropInTest, RunsTheUsersLineOnTheHosts)
{
    const auto outcome = launch({"-n", "2", "-s", "2", "-H", "hosts", "--env", "TOKEN", "--env-worker", "NAME:it's",
                                 "echo \"<$DMLC_ROLE $DMLC_NODE_HOST $DMLC_NUM_WORKER $NAME>\"; pwd; "
                                 "printf %s \"$TOKEN\" | grep -lf - /proc/[0-9]*/cmdline; true"});
    EXPECT_EQ(outcome.exitStatus, 0) << outcome.err;
    for (const char *line : {"<scheduler  2 >", "<server 127.0.0.1 2 >", "<server 127.0.0.2 2 >",
                             "<worker 127.0.0.1 2 it's>", "<worker 127.0.0.2 2 it's>"})
        EXPECT_THAT(outcome.out, HasSubstr(line));
    EXPECT_THAT(outcome.out, HasSubstr(here.string() + "\n")) << "the same folder as here";
    EXPECT_THAT(outcome.out, Not(HasSubstr("cmdline"))) << "a value is in a command line";
    EXPECT_THAT(outcome.err, ContainsRegex("[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2},[0-9]{3} INFO "
                                           "Launching server node at ip: 127[.]0[.]0[.]1\n"));
    EXPECT_THAT(outcome.err, HasSubstr(" INFO Launching worker node at ip: 127.0.0.2\n"));
    EXPECT_THAT(outcome.err, ContainsRegex("127[.]0[.]0[.]2 +worker-1 +0\n"));
}

/// A worker that ends with 3, while all others would stay.
const std::string kOneFails = "if [ $DMLC_ROLE = worker ] && [ $DMLC_NODE_HOST = 127.0.0.2 ]; then exit 3; fi; ";

TEST_F(DropInTest, AWorkerThatDiesIsNamedAndEndsTheLaunch)
{
    const auto outcome = launch({"-n", "2", "-s", "2", "-H", "hosts", kOneFails + "sleep 600"});
    EXPECT_EQ(outcome.exitStatus, 3) << outcome.err;
    EXPECT_THAT(outcome.err, HasSubstr("ERROR worker-1 on 127.0.0.2 ended with status 3: all others are ended"));
    EXPECT_THAT(outcome.err, ContainsRegex("127[.]0[.]0[.]1 +worker-0 +ended by the launcher\n"));
    EXPECT_THAT(processesWith(mark), IsEmpty());
}

TEST_F(DropInTest, WithShrinkTheOthersGoOn)
{
    const auto outcome =
        launch({"-n", "2", "-s", "2", "-H", "hosts", "--on-failure", "shrink", kOneFails + "sleep 1; echo done"});
    EXPECT_EQ(outcome.exitStatus, 0) << outcome.err;
    EXPECT_THAT(outcome.err, HasSubstr("WARNING worker-1 on 127.0.0.2 ended with status 3"));
    EXPECT_EQ(std::count(outcome.out.begin(), outcome.out.end(), 'd'), 4) << "scheduler, servers, the other worker";
}

TEST_F(DropInTest, AnInterruptLeavesNothing)
{
    const std::string log = (folder.path / "launch.log").string();
    const auto started =
        spawnDetached(specOf({"-n", "2", "-s", "2", "-H", "hosts",
                              "touch ready-$DMLC_ROLE-$DMLC_NODE_HOST; trap '' TERM; while :; do sleep 1; done"}),
                      log);
    ASSERT_TRUE(started) << started.error().detail;
    const auto ready = [&] {
        std::size_t files = 0;
        for (const auto &entry : std::filesystem::directory_iterator(here))
            files += entry.path().filename().string().starts_with("ready-") ? 1 : 0;
        return files == 5;
    };
    ASSERT_TRUE(eventually(ready)) << readFile(log).value_or("");
    EXPECT_THAT(processesWith(mark), Not(IsEmpty()));
    ::kill(started->pid, SIGINT);
    ASSERT_TRUE(eventually([&] { return !isAlive(*started); })) << readFile(log).value_or("");
    EXPECT_THAT(readFile(log).value_or(""), HasSubstr(" INFO Stop launcher\n"));
    EXPECT_THAT(processesWith(mark), IsEmpty()) << "also not those that ignore SIGTERM";
}

TEST_F(DropInTest, CopiesTheCurrentFolder)
{
    ASSERT_TRUE(writeFileAtomically(here / "data.txt", "content\n"));
    const std::string target = (folder.path / "copy of it").string();
    const auto outcome = launch({"-n", "1", "-s", "1", "-H", "hosts", "--sync-dst-dir", target, "cat data.txt; pwd"});
    EXPECT_EQ(outcome.exitStatus, 0) << outcome.err;
    EXPECT_THAT(outcome.err, HasSubstr(fmt::format(" INFO rsync {}/ -> 127.0.0.1:{}\n", here.string(), target)));
    EXPECT_THAT(outcome.out, HasSubstr(target + "\n"));
    EXPECT_THAT(outcome.out, HasSubstr("content\n"));
    EXPECT_TRUE(std::filesystem::exists(target + "/hosts"));
}

TEST_F(DropInTest, AHostThatDoesNotAnswerIsNamed)
{
    ASSERT_TRUE(writeFileAtomically(here / "hosts", "127.0.0.1:1\n"));
    const auto outcome = launch({"-n", "1", "-s", "1", "-H", "hosts", "sleep 600"});
    EXPECT_EQ(outcome.exitStatus, 255);
    EXPECT_THAT(outcome.err, ContainsRegex("on 127[.]0[.]0[.]1 ended with status 255 .ssh did not reach it"));
    EXPECT_THAT(processesWith(mark), IsEmpty());
}

TEST_F(DropInTest, TheUsersLineHasItsLimitOfCoreDumps)
{
    const CoreLimit limit;
    if (!limit)
        GTEST_SKIP() << "this machine allows no core dumps";
    auto spec = specOf({"-n", "1", "-s", "1", "--launcher", "local", "grep '^Max core' /proc/self/limits"});
    for (const char *sanitizer : {"ASAN_OPTIONS", "TSAN_OPTIONS"}) // which else sets a limit
        spec.environment->push_back(std::string(sanitizer) + "=disable_coredump=0");
    const auto outcome = runProcess(spec, {Deadline::after(100s), {}});
    ASSERT_TRUE(outcome) << outcome.error().detail;
    EXPECT_EQ(outcome->exitStatus, 0) << outcome->err;
    EXPECT_THAT(outcome->out, ContainsRegex(limit.line()));
    EXPECT_THAT(outcome->out, Not(ContainsRegex("Max core file size +1 ")));
}

TEST_F(DropInTest, LaunchesTheBundledTrainerAsMxnetsScript)
{
    writeSquares(folder.path / "data", 1200, 300);
    for (const std::vector<std::string> &way :
         std::vector<std::vector<std::string>>{{"--launcher", "local"}, {"-H", "hosts"}}) {
        std::vector<std::string> words{"-n", "2", "-s", "1"};
        words.insert(words.end(), way.begin(), way.end());
        words.push_back(fmt::format("CUDA_VISIBLE_DEVICES=-1 exec {} train --data {} --network mlp --num-epochs 1 "
                                    "--batch-size 60 --run-folder {}",
                                    kRuntime, (folder.path / "data").string(), (folder.path / way[0]).string()));
        const auto outcome = launch(words);
        EXPECT_EQ(outcome.exitStatus, 0) << outcome.err;
        EXPECT_THAT(outcome.err + outcome.out, HasSubstr("Epoch[0] Validation-accuracy="));
    }
}

TEST(DropInMpi, GivesMpirunNumbersNamesAndHosts) // G4: with a stand-in of mpirun that keeps what it gets
{
    const TemporaryFolder folder;
    const auto here = folder.path / "job";
    std::filesystem::create_directory(here);
    ASSERT_TRUE(writeFileAtomically(here / "hosts", "127.0.0.1\n"));
    ASSERT_TRUE(writeFileAtomically(folder.path / "ssh", "#!/bin/sh\n", 0755)); // what is left there
    ASSERT_TRUE(writeFileAtomically(folder.path / "mpirun",
                                    "#!/bin/sh\nprintf '%s\\n' \"$@\" > \"$HOME/$DMLC_ROLE\"\n"
                                    "echo \"$DMLC_ROLE by $DMLC_JOB_CLUSTER: $TOKEN, $NAME, $DMLC_NODE_HOST.\"\n",
                                    0755));
    const auto outcome =
        runProcess({.argv = {kRuntime, "launch", "-n", "3", "-s", "2", "--launcher", "mpi", "-H", "hosts", "--env",
                             "TOKEN", "--env-worker", "NAME:it's", "exec true \"$DMLC_ROLE\""},
                    .environment = {{"PATH=" + folder.path.string() + ":/usr/bin:/bin", "HOME=" + folder.path.string(),
                                     "TOKEN=very secret value"}},
                    .workingFolder = here.string()},
                   {Deadline::after(100s), {}});
    ASSERT_TRUE(outcome) << outcome.error().detail;
    EXPECT_EQ(outcome->exitStatus, 0) << outcome->err;
    const auto expected = [&](const char *number, const char *own) {
        return fmt::format("-n\n{}\n-x\nDMLC_JOB_CLUSTER\n-x\nDMLC_NUM_SERVER\n-x\nDMLC_NUM_WORKER\n-x\n"
                           "DMLC_PS_ROOT_PORT\n-x\nDMLC_PS_ROOT_URI\n-x\nDMLC_ROLE\n{}-x\nTOKEN\n-x\n"
                           "TRAINYARD_LAUNCH\n--hostfile\n{}/hosts\n/bin/sh\n-c\nexec true \"$DMLC_ROLE\"\n",
                           number, own, here.string());
    };
    EXPECT_EQ(readFile(folder.path / "server").value_or(""), expected("2", ""));
    EXPECT_EQ(readFile(folder.path / "worker").value_or(""), expected("3", "-x\nNAME\n"));
    EXPECT_THAT(outcome->out, HasSubstr("server by mpi: very secret value, , .\n"));
    EXPECT_THAT(outcome->out, HasSubstr("worker by mpi: very secret value, it's, .\n"));
}

TEST(DropInHelp, NamesTheLaunchersAndWhyYarnIsNone) // G4
{
    const auto outcome = runProcess({{kRuntime, "launch", "--help"}, {}, "", ""}, {Deadline::after(100s), {}});
    ASSERT_TRUE(outcome) << outcome.error().detail;
    EXPECT_EQ(outcome->exitStatus, 0);
    EXPECT_THAT(outcome->out, HasSubstr("--launcher is ssh, local, mpi, sge or slurm"));
    EXPECT_THAT(outcome->out, HasSubstr("Not yarn, whose containers have"));
}

/// The launchers of queues, with a stand-in of qsub or srun that keeps what it gets.
class DropInQueue : public ::testing::Test, public ::testing::WithParamInterface<const char *> {
protected:
    void SetUp() override
    {
        if (const auto own = launch::addressTowardsHost("10.255.255.255"); !own)
            GTEST_SKIP() << "this machine has no route for the address of the scheduler: " << own.error().detail;
        std::filesystem::create_directory(here);
    }
    bool isSge() const { return std::string(GetParam()) == "sge"; }
    /// \param rest  lines of the stand-in; $script is what it runs
    ProcessOutcome launch(const std::string &rest) const
    {
        const std::string kept = "#!/bin/sh\nfor script; do :; done\ncp \"$script\" \"$HOME/script\"\n"
                                 "env > \"$HOME/environment\"\nprintf '%s ' \"$@\" > \"$HOME/words\"\n";
        EXPECT_TRUE(writeFileAtomically(folder.path / (isSge() ? "qsub" : "srun"), kept + rest, 0755));
        const std::string command = "echo \"$DMLC_ROLE $MINE_TOKEN $AWS_SESSION_TOKEN $HUB_TOKEN\"";
        const auto outcome = runProcess(
            {.argv = {kRuntime, "launch", "-n", "1", "-s", "1", "--launcher", GetParam(), "--env", "MINE_TOKEN",
                      "--env-worker", "HUB_TOKEN:secret-of-the-worker", command},
             .environment = {{"PATH=" + folder.path.string() + ":/usr/bin:/bin", "HOME=" + folder.path.string(),
                              "MINE_TOKEN=secret-of-mine", "AWS_SESSION_TOKEN=secret-of-aws"}},
             .workingFolder = here.string()},
            {Deadline::after(100s), {}});
        EXPECT_TRUE(outcome) << outcome.error().detail;
        return outcome.value_or(ProcessOutcome{-1, "", ""});
    }

    TemporaryFolder folder;
    std::filesystem::path here = folder.path / "job";
};

TEST_P(DropInQueue, KeepsNoSecret)
{
    // qsub gives its tasks nothing of its environment, and its own copy of the script.
    const auto outcome =
        launch(isSge() ? "for task in 1 2; do\n"
                         "    env -i HOME=\"$HOME\" SGE_TASK_ID=$task /bin/bash \"$HOME/script\"\ndone\n"
                       : "for task in 0 1; do SLURM_PROCID=$task /bin/bash \"$script\"; done\n");
    EXPECT_EQ(outcome.exitStatus, 0) << outcome.err;
    EXPECT_THAT(outcome.out, HasSubstr("worker secret-of-mine secret-of-aws secret-of-the-worker\n"));
    EXPECT_THAT(outcome.out, HasSubstr("server secret-of-mine secret-of-aws \n"));
    const std::string environment = readFile(folder.path / "environment").value_or("");
    EXPECT_THAT(environment, HasSubstr("HOME="));
    EXPECT_THAT(environment, Not(HasSubstr("secret-of-")));
    const std::string words = readFile(folder.path / "words").value_or("");
    const std::string mine = here.string() + "/.trainyard-launch-[0-9a-f]+";
    EXPECT_THAT(words, MatchesRegex(isSge() ? "-sync y -cwd -t 1-2 -S /bin/bash " + mine + "[.]sh "
                                            : "--oversubscribe --ntasks=2 --kill-on-bad-exit=0 /bin/bash " + mine +
                                                  "[.]tasks[.]sh "));
    if (isSge()) {
        const std::string script = readFile(folder.path / "script").value_or("");
        EXPECT_THAT(script, HasSubstr("exec /bin/bash "));
        EXPECT_THAT(script, Not(HasSubstr("secret-of-")));
    }
    EXPECT_TRUE(std::filesystem::is_empty(here)) << "scripts of the launch";
}

TEST_P(DropInQueue, LeavesNoScriptWhereItRefuses)
{
    const auto outcome = launch("exit 3\n");
    EXPECT_EQ(outcome.exitStatus, 3) << outcome.err;
    EXPECT_TRUE(std::filesystem::exists(folder.path / "script"));
    EXPECT_TRUE(std::filesystem::is_empty(here)) << "scripts of the launch";
}

INSTANTIATE_TEST_SUITE_P(Launchers, DropInQueue, ::testing::Values("sge", "slurm"),
                         [](const auto &launcher) { return std::string(launcher.param); });

} // namespace
} // namespace trainyard::testing
