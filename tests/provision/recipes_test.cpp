#include "backend/provision/recipes.h"

#include <algorithm>
#include <set>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backend/core/async/poll.h"
#include "backend/core/encoding.h"
#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "backend/ssh/session.h"
#include "tests/provision/recipes_on_a_machine.h"
#include "tests/support/ssh_server.h"
#include "tests/support/temporary_folder.h"

using namespace trainyard;
using namespace trainyard::provision;
using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

TEST(Recipes, HaveDistinctNamesAndCompleteForms)
{
    std::set<std::string> names;
    for (const RecipeInfo &info : recipes()) {
        EXPECT_TRUE(names.insert(info.name).second) << info.name;
        EXPECT_FALSE(info.title.empty() || info.summary.empty()) << info.name;
        std::set<std::string> arguments;
        for (const RecipeArgument &argument : info.arguments) {
            EXPECT_TRUE(arguments.insert(argument.name).second) << info.name << " " << argument.name;
            EXPECT_FALSE(argument.title.empty()) << info.name << " " << argument.name;
            if (argument.kind == RecipeArgument::Kind::Choice) {
                EXPECT_THAT(argument.choices, testing::Contains(argument.byDefault)) << info.name;
            }
        }
    }
    for (const char *name : {"mxnet-build-deps", "mxnet-source", "docker", "docker-pull", "aws-cli", "pip", "packages",
                             "launch-script", "commands"})
        EXPECT_TRUE(names.contains(name)) << name;
}

TEST(Recipes, NameTheArgumentThatIsWrong)
{
    const auto problem = [](const std::string &recipe, const RecipeArguments &arguments) {
        const auto done = completed(recipe, arguments);
        return done ? std::string() : done.error().source + ": " + done.error().detail;
    };
    EXPECT_THAT(problem("nothing", {}), HasSubstr("there are mxnet-build-deps"));
    EXPECT_THAT(problem("packages", {}), HasSubstr("recipe packages packages: Packages: it is required"));
    EXPECT_THAT(problem("packages", {{"packages", "git"}, {"force", "1"}}), HasSubstr("no argument of that name"));
    EXPECT_THAT(problem("packages", {{"packages", "git\n--allow-downgrades"}}),
                HasSubstr("is not the name of a package"));
    EXPECT_THAT(problem("packages", {{"packages", "git; rm -rf /"}}), HasSubstr("is not the name of a package"));
    EXPECT_THAT(problem("docker", {{"gpus", "yes"}}), HasSubstr("it is 1 or 0"));
    EXPECT_THAT(problem("docker", {{"program", "lxc"}}), HasSubstr("one of docker, podman"));
    EXPECT_THAT(problem("mxnet-source", {{"jobs", "9999"}}), HasSubstr("a number from 0 to 512"));
    EXPECT_THAT(problem("mxnet-source", {{"flags", "USE_X=1\nlower=2"}}), HasSubstr("lower=2"));
    EXPECT_THAT(problem("mxnet-source", {{"repository", "--upload-pack=x"}}), HasSubstr("do not begin with a dash"));
    EXPECT_THAT(problem("docker-pull", {{"images", "$(id)"}}), HasSubstr("is not the name of an image"));
    EXPECT_THAT(problem("pip", {}), HasSubstr("name packages"));
    EXPECT_THAT(problem("pip", {{"packages", "--extra-index-url http://x"}}), HasSubstr("is an option of pip"));
    EXPECT_EQ(problem("pip", {{"packages", "numpy\ntorch==2.4.0"}}), "");
}

// Every script passes the parser of a POSIX shell, also with hostile arguments.
TEST(Recipes, AreScriptsThatAShellReads)
{
    const std::string hostile = "a'b\"c$(touch /tmp/trainyard-hostile)`id`\\ ;&|é";
    for (const RecipeInfo &info : recipes()) {
        RecipeArguments arguments;
        for (const RecipeArgument &argument : info.arguments) {
            if (argument.required && argument.byDefault.empty())
                arguments[argument.name] = argument.name == "folder" ? "/x" : "x";
        }
        if (info.name == "pip")
            arguments["packages"] = hostile;
        const auto steps = scriptsOf(info.name, arguments);
        ASSERT_TRUE(steps) << info.name << ": " << steps.error().detail;
        for (const ScriptStep &step : *steps) {
            for (const std::string &script : {step.check, step.script}) {
                ProcessSpec spec;
                spec.argv = {"/bin/sh", "-n"};
                spec.input = script;
                const auto parsed = runProcess(spec, {RecipesOnAMachine::limit(), {}});
                ASSERT_TRUE(parsed);
                EXPECT_EQ(parsed->exitStatus, 0) << info.name << " " << step.name << ": " << parsed->err;
            }
        }
    }
    EXPECT_FALSE(std::filesystem::exists("/tmp/trainyard-hostile"));
}

TEST_F(RecipesOnAMachine, InstallPackagesOnceWithoutAQuestion) // F16, recorded by a stand-in of apt
{
    const auto first = runRecipe("packages", {{"packages", "git\nbuild-essential"}});
    ASSERT_TRUE(first.status) << detailOf(first);
    EXPECT_THAT(file("record"), HasSubstr("update\n"));
    EXPECT_THAT(file("record"), HasSubstr("-y -q --no-install-recommends install git build-essential\n"));
    const auto before = file("record");
    const auto second = runRecipe("packages", {{"packages", "git\nbuild-essential"}});
    ASSERT_TRUE(second.status) << detailOf(second);
    EXPECT_EQ(file("record"), before) << "a repetition asks apt for nothing";
    EXPECT_THAT(messages(), testing::Contains("exists already"));
}

TEST_F(RecipesOnAMachine, ReportTheWordsOfAFailureAndGoOnAfterIt) // F27, recorded by a stand-in of apt
{
    ASSERT_TRUE(writeFileAtomically(m_server->home() / "broken", ""));
    const auto failed = runRecipe("packages", {{"packages", "git"}});
    ASSERT_FALSE(failed.status);
    EXPECT_EQ(failed.failedStep, "packages/packages");
    EXPECT_EQ(failed.status.error().code, ErrorCode::RemoteCommandFailed);
    EXPECT_THAT(failed.status.error().detail, HasSubstr("ended with status 100: "));
    EXPECT_THAT(failed.status.error().detail, HasSubstr("Unable to locate package"));
    EXPECT_THAT(failed.status.error().detail, HasSubstr("~/.trainyard/recipes/packages.log on worker-1"));
    EXPECT_THAT(file(".trainyard/recipes/packages.log"), HasSubstr("Unable to locate package"));
    std::filesystem::remove(m_server->home() / "broken");
    EXPECT_TRUE(runRecipe("packages", {{"packages", "git"}}).status);
}

TEST_F(RecipesOnAMachine, NoticeAnInstallerThatDoesNothing)
{
    m_server->addCommand("apt-get", "exit 0\n");
    const auto result = runRecipe("packages", {{"packages", "git"}});
    ASSERT_FALSE(result.status);
    EXPECT_THAT(result.status.error().detail, HasSubstr("what it installs is not there"));
}

TEST_F(RecipesOnAMachine, KeepSecretsOutOfCommandsFilesAndMessages)
{
    const std::string value = "token-0123456789abcdef";
    const auto result = runRecipe("commands",
                                  {{"lines", "[ \"$PIP_TOKEN\" = token-0123456789abcdef ] || exit 3\n"
                                             "tr '\\0' ' ' < /proc/$$/cmdline > ~/cmdline\necho \"it is $PIP_TOKEN\""}},
                                  {{"PIP_TOKEN", Secret(value)}});
    ASSERT_TRUE(result.status) << detailOf(result);
    EXPECT_THAT(file("cmdline"), Not(HasSubstr(value)));
    for (const std::string &message : messages())
        EXPECT_THAT(message, Not(HasSubstr(value)));
    EXPECT_THAT(messages(), testing::Contains("it is ***"));
    EXPECT_FALSE(std::filesystem::exists(m_server->home() / ".trainyard/recipes/running"));
    EXPECT_EQ(recipeOf("commands", {{"lines", "x"}}, {{"A B", Secret("x")}}).error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(recipeOf("commands", {{"lines", "x"}}, {{"A", Secret("x\ny")}}).error().code, ErrorCode::InvalidArgument);
}

TEST_F(RecipesOnAMachine, EndTheScriptWhenTheyAreStopped)
{
    std::stop_source stop;
    std::jthread stopper([&] {
        const CallContext patience{limit(), {}};
        (void)pollUntil(Backoff(10ms), patience, [&]() -> Result<bool> { return !file("pid").empty(); });
        stop.request_stop();
    });
    const auto result = runRecipe("commands", {{"lines", "echo $$ > ~/pid\nexec sleep 300"}}, {}, stop.get_token());
    ASSERT_FALSE(result.status);
    EXPECT_EQ(result.status.error().code, ErrorCode::Cancelled);
    const auto pid = file("pid");
    ASSERT_FALSE(pid.empty());
    const auto folder = std::filesystem::path("/proc") / pid.substr(0, pid.find('\n'));
    const auto gone = pollUntil(Backoff(10ms), {limit(), {}}, [&]() -> Result<bool> {
        // A process that nothing has waited for is still listed, without a command line.
        return readFile(folder / "cmdline").value_or("").empty();
    });
    EXPECT_TRUE(gone) << "the script still runs";
}

TEST_F(RecipesOnAMachine, SurviveABrokenConnection)
{
    bool isDropped = false;
    std::jthread breaker([&] {
        const CallContext patience{limit(), {}};
        (void)pollUntil(Backoff(10ms), patience, [&]() -> Result<bool> { return file("begun") == "1\n"; });
        m_server->dropConnections();
        isDropped = true;
    });
    const auto result =
        runRecipe("commands", {{"lines", "[ -e ~/begun ] && exit 0\necho 1 > ~/begun\nexec sleep 300"}});
    breaker.join();
    EXPECT_TRUE(isDropped);
    EXPECT_TRUE(result.status) << detailOf(result);
    EXPECT_THAT(messages(), testing::Contains(HasSubstr("connecting again")));
}

TEST_F(RecipesOnAMachine, InstallARealWheelWithPip) // F21
{
    const std::string python = "/usr/bin/python3";
    ProcessSpec pipVersion;
    pipVersion.argv = {python, "-m", "pip", "--version"};
    const auto hasPip = runProcess(pipVersion, {limit(), {}});
    if (!hasPip || hasPip->exitStatus != 0)
        GTEST_SKIP() << "no pip here";
    const std::string wheel = (m_server->home() / "tiny_tool-1.2.3-py3-none-any.whl").string();
    ProcessSpec make;
    make.argv = {python, "-c", R"py(
import sys, zipfile
with zipfile.ZipFile(sys.argv[1], "w") as z:
    z.writestr("tiny_tool.py", "answer = 42\n")
    z.writestr("tiny_tool-1.2.3.dist-info/METADATA", "Metadata-Version: 2.1\nName: tiny-tool\nVersion: 1.2.3\n")
    z.writestr("tiny_tool-1.2.3.dist-info/WHEEL", "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
    z.writestr("tiny_tool-1.2.3.dist-info/RECORD", "")
)py",
                 wheel};
    const auto made = runProcess(make, {limit(), {}});
    ASSERT_TRUE(made && made->exitStatus == 0);
    // As the walkthrough writes it: -e is dropped.
    const RecipeArguments arguments = {{"packages", "-e ~/tiny_tool-1.2.3-py3-none-any.whl"}, {"python", python}};
    const auto first = runRecipe("pip", arguments);
    ASSERT_TRUE(first.status) << detailOf(first);
    EXPECT_THAT(messages(), Not(testing::Contains("exists already")));
    const auto second = runRecipe("pip", arguments);
    ASSERT_TRUE(second.status) << detailOf(second);
    EXPECT_THAT(messages(), testing::Contains("exists already"));
    const auto removed = runRecipe("pip", {{"remove", "tiny-tool"}, {"python", python}});
    EXPECT_TRUE(removed.status) << detailOf(removed);
    const auto absent =
        runRecipe("pip", {{"packages", "tiny-tool==1.2.4"}, {"python", python}}, {{"PIP_NO_INDEX", Secret("1")}});
    ASSERT_FALSE(absent.status);
    EXPECT_THAT(absent.status.error().detail, HasSubstr("tiny-tool==1.2.4"));
}

TEST_F(RecipesOnAMachine, FindLaunchPyInTheInstalledPackage) // F23
{
    const auto package = m_server->home() / "site" / "mxnet";
    ASSERT_TRUE(ensureFolder(package / "tools" / "dmlc_tracker"));
    ASSERT_TRUE(writeFileAtomically(package / "__init__.py", "raise SystemExit('must not be imported')\n"));
    ASSERT_TRUE(writeFileAtomically(package / "tools" / "launch.py", "print('launch')\n"));
    ASSERT_TRUE(writeFileAtomically(package / "tools" / "dmlc_tracker" / "ssh.py", "pass\n"));
    m_server->addCommand("python-of-test", "export PYTHONPATH=~/site; exec /usr/bin/python3 \"$@\"\n");
    const RecipeArguments arguments = {{"folder", "~/shared"}, {"python", "python-of-test"}};
    const auto first = runRecipe("launch-script", arguments);
    ASSERT_TRUE(first.status) << detailOf(first);
    EXPECT_EQ(file("shared/launch.py"), "print('launch')\n");
    EXPECT_EQ(file("shared/dmlc_tracker/ssh.py"), "pass\n");
    EXPECT_TRUE(runRecipe("launch-script", arguments).status);
    EXPECT_THAT(messages(), testing::Contains("exists already"));
    const auto absent = runRecipe("launch-script", {{"package", "mxnet_of_nobody"}, {"python", "python-of-test"}});
    ASSERT_FALSE(absent.status);
    EXPECT_THAT(absent.status.error().detail, HasSubstr("has no package mxnet_of_nobody"));
}

TEST_F(RecipesOnAMachine, SetUpDocker) // F24, recorded by stand-ins of docker, systemctl and usermod
{
    m_server->addCommand("systemctl", "echo \"systemctl $*\" >> ~/record\ntouch ~/docker-runs\n");
    m_server->addCommand("usermod", "echo \"usermod $*\" >> ~/record\ntouch ~/in-group\n");
    m_server->addCommand("getent", "exit 0\n");
    m_server->addCommand("id", "case $1 in -nG) if [ -e ~/in-group ]; then echo root docker; else echo root; fi ;; "
                               "*) exec /usr/bin/id \"$@\" ;; esac\n");
    m_server->addCommand("docker", "case $1 in info) [ -e ~/docker-runs ] ;; pull) echo \"docker $*\" >> ~/record; "
                                   "touch ~/pulled ;; image) [ -e ~/pulled ] ;; *) exit 5 ;; esac\n");
    const auto result = runRecipe("docker", {});
    ASSERT_TRUE(result.status) << detailOf(result);
    EXPECT_THAT(file("record"), HasSubstr("systemctl enable --now docker\n"));
    EXPECT_THAT(file("record"), HasSubstr("usermod -aG docker "));
    EXPECT_THAT(file("record"), Not(HasSubstr("chmod")));
    const auto pulled = runRecipe("docker-pull", {{"images", "starlyxxx/horovod-pytorch-cuda10.1-cudnn7"}}); // F25
    ASSERT_TRUE(pulled.status) << detailOf(pulled);
    EXPECT_THAT(file("record"), HasSubstr("docker pull starlyxxx/horovod-pytorch-cuda10.1-cudnn7\n"));
}

namespace {

/// A repository that is built as MXNet is, with the tag v1.
constexpr const char *kMakeMxnetOrigin =
    "set -e; mkdir -p ~/origin/make ~/origin/python/mxnet; cd ~/origin; echo 'USE_CUDA = 0' > make/config.mk; "
    "touch python/mxnet/__init__.py; printf 'include config.mk\\nall:\\n\\tmkdir -p lib\\n\\techo "
    "cuda=$(USE_CUDA) kv=$(USE_DIST_KVSTORE) x=$(USE_X) > lib/libmxnet.so\\n\\techo built >> $(HOME)/builds\\n' > "
    "Makefile; git init -q; git -c user.name=t -c user.email=t@t add -A; "
    "git -c user.name=t -c user.email=t@t commit -qm one; git tag v1; mkdir ~/cache";

/// A stand-in of the AWS command line, whose buckets are folders.
constexpr const char *kAwsOfAFolder = R"sh([ "$1 $2 $3" = "s3 cp --quiet" ] || exit 5
place() { case $1 in s3://*) echo "$HOME/bucket/${1#s3://*/}" ;; *) echo "$1" ;; esac; }
from=$(place "$4"); to=$(place "$5")
[ -e "$from" ] || { echo 'fatal error: An error occurred (404) when calling the HeadObject operation' >&2; exit 1; }
mkdir -p "$(dirname "$to")" && cp "$from" "$to"
)sh";

RecipeArguments mxnetArguments(const std::filesystem::path &home, const std::string &folder, const std::string &cache)
{
    return {{"repository", (home / "origin").string()},
            {"ref", "v1"},
            {"folder", "~/" + folder},
            {"use-cuda", "1"},
            {"flags", "USE_X=7"},
            {"cache", cache},
            {"python", "/usr/bin/python3"}};
}

} // namespace

TEST_F(RecipesOnAMachine, BuildMxnetFromSourceOnceForAllMachines) // F19, F20: a real git and make, a stand-in of MXNet
{
    if (!findProgram("git") || !findProgram("make"))
        GTEST_SKIP() << "no git or make here";
    auto session = ssh::SshSession::open(m_server->target(), {limit(), {}});
    ASSERT_TRUE(session);
    const auto prepared = session->mustExec(kMakeMxnetOrigin, {}, {limit(), {}});
    ASSERT_TRUE(prepared) << prepared.error().detail;
    const auto argumentsFor = [this](const std::string &folder) {
        return mxnetArguments(m_server->home(), folder, (m_server->home() / "cache").string());
    };
    const auto first = runRecipe("mxnet-source", argumentsFor("one"));
    ASSERT_TRUE(first.status) << detailOf(first);
    EXPECT_EQ(file("one/lib/libmxnet.so"), "cuda=1 kv=1 x=7\n");
    EXPECT_EQ(file("builds"), "built\n");
    // A machine that shares the cache gets the artefact.
    const auto second = runRecipe("mxnet-source", argumentsFor("two"));
    ASSERT_TRUE(second.status) << detailOf(second);
    EXPECT_EQ(file("two/lib/libmxnet.so"), "cuda=1 kv=1 x=7\n");
    EXPECT_EQ(file("builds"), "built\n");
    auto other = argumentsFor("one");
    other["use-cuda"] = "0";
    const auto third = runRecipe("mxnet-source", other);
    ASSERT_TRUE(third.status) << detailOf(third);
    EXPECT_EQ(file("one/lib/libmxnet.so"), "cuda=0 kv=1 x=7\n");
    EXPECT_EQ(file("builds"), "built\nbuilt\n");
    auto wrong = argumentsFor("one");
    wrong["ref"] = "v9";
    const auto missing = runRecipe("mxnet-source", wrong);
    ASSERT_FALSE(missing.status);
    EXPECT_THAT(missing.status.error().detail, HasSubstr("no commit, tag or branch v9"));
}

TEST_F(RecipesOnAMachine, BuildMxnetOnceForABucket) // F19: stand-ins of MXNet and of the AWS command line
{
    if (!findProgram("git") || !findProgram("make"))
        GTEST_SKIP() << "no git or make here";
    m_server->addCommand("aws", kAwsOfAFolder);
    auto session = ssh::SshSession::open(m_server->target(), {limit(), {}});
    ASSERT_TRUE(session);
    const auto prepared = session->mustExec(kMakeMxnetOrigin, {}, {limit(), {}});
    ASSERT_TRUE(prepared) << prepared.error().detail;
    const auto build = [this](const std::string &folder, const std::string &cuda) {
        auto arguments = mxnetArguments(m_server->home(), folder, "s3://my-bucket/builds/");
        arguments["use-cuda"] = cuda;
        return runRecipe("mxnet-source", arguments);
    };
    const auto first = build("one", "1");
    ASSERT_TRUE(first.status) << detailOf(first);
    const auto second = build("two", "1");
    ASSERT_TRUE(second.status) << detailOf(second);
    EXPECT_EQ(file("two/lib/libmxnet.so"), "cuda=1 kv=1 x=7\n");
    EXPECT_EQ(file("builds"), "built\n");
    // What arrives incomplete never counts as built: it is built again, and replaced.
    ASSERT_TRUE(build("three", "0").status);
    const auto cut = session->mustExec(
        "for f in ~/bucket/builds/*; do head -c 30 \"$f\" > ~/cut; mv ~/cut \"$f\"; done", {}, {limit(), {}});
    ASSERT_TRUE(cut) << cut.error().detail;
    const auto again = build("one", "0");
    ASSERT_TRUE(again.status) << detailOf(again);
    EXPECT_EQ(file("one/lib/libmxnet.so"), "cuda=0 kv=1 x=7\n");
    EXPECT_EQ(file("builds"), "built\nbuilt\nbuilt\n");
    const auto fourth = build("four", "0");
    ASSERT_TRUE(fourth.status) << detailOf(fourth);
    EXPECT_EQ(file("four/lib/libmxnet.so"), "cuda=0 kv=1 x=7\n");
    EXPECT_EQ(file("builds"), "built\nbuilt\nbuilt\n") << "from the bucket";
}

TEST_F(RecipesOnAMachine, HandOnWhatWasBuiltBeforeThereWasACache) // F19
{
    if (!findProgram("git") || !findProgram("make"))
        GTEST_SKIP() << "no git or make here";
    m_server->addCommand("aws", kAwsOfAFolder);
    auto session = ssh::SshSession::open(m_server->target(), {limit(), {}});
    ASSERT_TRUE(session);
    const auto prepared = session->mustExec(kMakeMxnetOrigin, {}, {limit(), {}});
    ASSERT_TRUE(prepared) << prepared.error().detail;
    const auto build = [this](const std::string &folder, const std::string &cache) {
        return runRecipe("mxnet-source", mxnetArguments(m_server->home(), folder, cache));
    };
    const auto alone = build("one", "");
    ASSERT_TRUE(alone.status) << detailOf(alone);
    for (const std::string &cache : {std::string("s3://my-bucket/builds"), (m_server->home() / "cache").string()}) {
        const auto published = build("one", cache);
        ASSERT_TRUE(published.status) << detailOf(published);
        const std::string other = cache.starts_with("s3") ? "two" : "three";
        const auto taken = build(other, cache);
        ASSERT_TRUE(taken.status) << detailOf(taken);
        EXPECT_EQ(file(other + "/lib/libmxnet.so"), "cuda=1 kv=1 x=7\n");
        EXPECT_EQ(file("builds"), "built\n") << cache;
    }
    // A file of the shared folder that a machine without power has left.
    const auto cut = session->mustExec("for f in ~/cache/*.gz; do head -c 30 \"$f\" > ~/cut; mv ~/cut \"$f\"; done", {},
                                       {limit(), {}});
    ASSERT_TRUE(cut) << cut.error().detail;
    for (const char *folder : {"four", "five"}) {
        const auto built = build(folder, (m_server->home() / "cache").string());
        ASSERT_TRUE(built.status) << detailOf(built);
        EXPECT_EQ(file("builds"), "built\nbuilt\n");
    }
}
