#include "backend/runtime/launch/drop_in/drop_in_options.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace trainyard::launch {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;
using Launcher = DropInOptions::Launcher;

Result<std::optional<DropInOptions>> parsed(const std::vector<std::string> &words,
                                            const std::map<std::string, std::string> &environment = {})
{
    return parseDropIn(words, [&](const char *name) {
        const auto at = environment.find(name);
        return at == environment.end() ? std::string() : at->second;
    });
}

DropInOptions good(const std::vector<std::string> &words, const std::map<std::string, std::string> &environment = {})
{
    const auto options = parsed(words, environment);
    EXPECT_TRUE(options && *options) << (options ? "no drop-in" : options.error().detail);
    return options ? options->value_or(DropInOptions()) : DropInOptions();
}

std::string problem(const std::vector<std::string> &words)
{
    const auto options = parsed(words);
    EXPECT_FALSE(options) << words.front();
    return options ? "" : options.error().source + ": " + options.error().detail;
}

TEST(DropInOptions, OfAllVersionsAreKnown)
{
    // as in 2015
    const auto old = good(
        {"-n", "2", "-H", "hosts", "--sync-dir", "/tmp/mxnet", "python", "train_mnist.py", "--kv-store", "dist_sync"});
    EXPECT_EQ(old.workers, 2);
    EXPECT_EQ(old.servers, 2) << "as many as workers";
    EXPECT_EQ(old.hostsFile, "hosts");
    EXPECT_EQ(old.syncFolder, "/tmp/mxnet");
    EXPECT_EQ(old.launcher, Launcher::Ssh);
    EXPECT_EQ(old.command, "python train_mnist.py --kv-store dist_sync") << "options behind the command are its own";
    // 2016 to 2020
    const auto later = good({"--num-workers=4", "-s1", "--hostfile", "h", "--sync-dst-dir=/d", "--launcher", "ssh",
                             "--env-server", "A:1", "--env-worker=A:2", "--env", "B:x:y", "--p3", "python", "x.py"});
    EXPECT_EQ(later.workers, 4);
    EXPECT_EQ(later.servers, 1);
    EXPECT_EQ(later.serversOwn.at("A"), "1");
    EXPECT_EQ(later.workersOwn.at("A"), "2");
    EXPECT_EQ(later.variables.at("B"), "x:y");
    EXPECT_EQ(later.variables.at("DMLC_PS_VAN_TYPE"), "p3");
    EXPECT_EQ(later.variables.at("DMLC_PS_WATER_MARK"), "10");
    // Dynamic Training
    const auto dynamic = good({"-n", "2", "-H", "w", "--elastic-training-enabled", "True", "python", "x.py"});
    EXPECT_TRUE(dynamic.elastic);
    for (const char *off : {"False", "false", "0", "no", "OFF", ""}) // H1: the fork took each of them as true
        EXPECT_FALSE(good({"-n", "2", "-H", "w", "--elastic-training-enabled", off, "python", "x.py"}).elastic) << off;
    EXPECT_TRUE(good({"-n", "2", "-H", "w", "--elastic-training-enabled=1", "python", "x.py"}).elastic);
    const auto added = good({"-n", "1", "--host", "10.0.0.9", "--port", "2222", "--launch-worker", "True", "--env",
                             "NEW_WORKER:1", "--env", "DMLC_NUM_WORKER:3", "python", "x.py"});
    EXPECT_EQ(added.newWorker, "10.0.0.9");
    EXPECT_EQ(added.newWorkerPort, 2222);
    EXPECT_EQ(added.variables.at("DMLC_NUM_WORKER"), "3");
    // Abbreviations, as argparse takes them.
    EXPECT_EQ(good({"--num-w", "3", "--launche", "local", "true"}).workers, 3);
    EXPECT_EQ(good({"-n", "1", "--cluster", "local", "true"}).launcher, Launcher::Local);
    EXPECT_EQ(good({"-n", "1", "true"}, {{"DMLC_SUBMIT_CLUSTER", "local"}}).launcher, Launcher::Local);
}

TEST(DropInOptions, LeaveTheBundledLaunchAlone)
{
    for (const std::vector<std::string> &words :
         std::vector<std::vector<std::string>>{{},
                                               {"--help"},
                                               {"-n", "2"},
                                               {"-n", "2", "--data", "/d", "--lr", "0.1"},
                                               {"-n"},
                                               {"--data", "/d", "-n", "2"},
                                               {"-n", "2", "--bind", "127.0.0.1", "word"},
                                               {"-n", "2", "--p3=1", "word"},
                                               {"-n", "2", "--en", "A:1", "x"}}) {
        const auto options = parsed(words);
        ASSERT_TRUE(options) << options.error().detail;
        EXPECT_FALSE(*options);
    }
}

TEST(DropInOptions, TakeOneWordAsALineAndSeveralAsWords)
{
    const auto command = [](std::vector<std::string> words) {
        words.insert(words.begin(), {"-n", "1", "--launcher", "local"});
        return good(words).command;
    };
    EXPECT_EQ(command({"source activate env && python x.py"}), "source activate env && python x.py");
    EXPECT_EQ(command({"python", "x.py", "--name", "it's", "", "a b", "$(reboot)"}),
              "python x.py --name 'it'\\''s' '' 'a b' '$(reboot)'");
    EXPECT_EQ(command({"--", "-weird"}), "-weird");
}

TEST(DropInOptions, PassOnWhatTheSshLauncherPassesOn)
{
    const auto options =
        good({"-n", "1", "--launcher", "local", "--env", "MINE", "--env", "ABSENT", "true"},
             {{"OMP_NUM_THREADS", "4"}, {"AWS_SECRET_ACCESS_KEY", "s"}, {"MINE", "m"}, {"OTHER", "o"}});
    std::vector<std::string> names;
    for (const auto &[name, value] : options.variables)
        names.push_back(name + "=" + value);
    EXPECT_THAT(names, UnorderedElementsAre("OMP_NUM_THREADS=4", "AWS_SECRET_ACCESS_KEY=s", "MINE=m"));
    EXPECT_THAT(good({"-n", "1", "--launcher", "local", "true"}).variables, IsEmpty());
}

TEST(DropInOptions, NameWhatIsWrong)
{
    EXPECT_THAT(problem({"-s", "1", "true"}), HasSubstr("-n: is missing"));
    EXPECT_THAT(problem({"-n", "0", "true"}), HasSubstr("-n: \"0\" is not in 1 to 4096"));
    EXPECT_THAT(problem({"-n", "2x", "true"}), HasSubstr("\"2x\""));
    EXPECT_THAT(problem({"-n", "2", "true"}), HasSubstr("give -H FILE, or --launcher local"));
    EXPECT_THAT(problem({"-n", "2", "-H", "h", "--launcher", "local", "true"}), HasSubstr("takes no hosts file"));
    EXPECT_THAT(problem({"-n", "2", "--launcher", "mesos", "true"}), HasSubstr("\"mesos\" is none of ssh"));
    EXPECT_THAT(problem({"-n", "2", "--launcher", "yarn", "true"}), HasSubstr("trainyardctl run --launcher yarn"));
    EXPECT_THAT(problem({"-n", "2", "-s", "0", "-H", "h", "true"}), HasSubstr("tracker of Rabit"));
    EXPECT_THAT(problem({"-n", "2", "-H", "h", "--env", "1A:2", "true"}), HasSubstr("--env: "));
    EXPECT_THAT(problem({"-n", "2", "-H", "h", "--env", "A:a\nb", "true"}), HasSubstr("--env: "));
    EXPECT_THAT(problem({"-n", "1", "--elastic-training-enabled", "Flase", "true"}), HasSubstr("neither True nor"));
    EXPECT_THAT(problem({"-n", "1", "--launch-worker", "True", "true"}), HasSubstr("--host: is missing"));
    EXPECT_THAT(problem({"-n", "1", "--launch-worker", "True", "--host", "-oProxyCommand=x", "true"}),
                HasSubstr("--host"));
    EXPECT_THAT(problem({"-n", "1", "-H", "h", "--on-failure", "wait", "true"}), HasSubstr("none of end, shrink"));
    EXPECT_THAT(problem({"-n", "1", "--launcher", "local", "--sync-dst-dir", "/d", "true"}),
                HasSubstr("only the ssh launcher copies"));
}

} // namespace
} // namespace trainyard::launch
