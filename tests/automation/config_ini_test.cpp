#include <algorithm>
#include <filesystem>

#include <gmock/gmock.h>

#include "backend/automation/config_ini.h"
#include "build_paths.h"

using namespace trainyard;
using namespace trainyard::automation;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsSupersetOf;
using testing::Not;

namespace {

/// The file of the original, with the keys of AWS's documentation.
const std::string kOriginal = R"([summary]
# where the key is
your_key_path = ~/.ssh/id_rsa
your_key_name = id_rsa
access_key = AKIAIOSFODNN7EXAMPLE
secret_key = wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY
git_link = https://github.com/example/AWS-Automation.git
runtime_application = cpu-example
[aws]
)"
                              "TOTAL_INSTANCE = 2   \n" // white space at the end
                              R"(SUBNET_ID = subnet-0123
INSTANCE_TYPE = p3.2xlarge
REGION = us-west-2
SECURITY_GROUP_ID = sg-0123
VPC_ID = vpc-0123
)";

std::string replaced(std::string text, const std::string &from, const std::string &to)
{
    const auto at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

std::string detailOf(const std::string &text)
{
    const auto config = configIni(text, "config.ini");
    return config ? std::string("accepted") : config.error().detail;
}

std::vector<std::vector<std::string>> commands(const std::string &text, const ConfigRequest &request)
{
    const auto config = configIni(text, "config.ini");
    EXPECT_TRUE(config) << config.error().detail;
    const auto all = commandsOf(*config, request);
    EXPECT_TRUE(all) << all.error().detail;
    return all.value_or(std::vector<std::vector<std::string>>());
}

std::string valueOf(const std::string &text, const std::string &key)
{
    const auto file = IniFile::parse(text, "x.ini");
    if (!file)
        return "error: " + file.error().detail;
    const auto value = file->value("a", key);
    return !value ? "error: " + value.error().detail : value->value_or("(none)");
}

} // namespace

TEST(IniFiles, FollowTheRulesOfConfigparser)
{
    EXPECT_EQ(valueOf("[a]\nKey = value ; not a comment\n", "KEY"), "value ; not a comment");
    EXPECT_EQ(valueOf("[a]\n  # comment\n; comment\nkey: x=y  \n", "key"), "x=y");
    EXPECT_EQ(valueOf("[a]\nkey = one\n   two\n\tthree\nother = 1\n", "key"), "one\ntwo\nthree");
    EXPECT_EQ(valueOf("[DEFAULT]\nhome = /h\n[a]\nkey = %(HOME)s/x 100%%\n", "key"), "/h/x 100%");
    EXPECT_EQ(valueOf("[a]\nkey =\n", "key"), "");
    EXPECT_EQ(valueOf("[b]\nkey = 1\n[a]\n", "key"), "(none)");
    EXPECT_EQ(valueOf("\xef\xbb\xbf[a]\r\nkey = x\r\n", "key"), "x");
}

TEST(IniFiles, NameTheLineOfAnError)
{
    EXPECT_THAT(valueOf("key = 1\n", "key"), HasSubstr("line 1: a line stands before the first section"));
    EXPECT_THAT(valueOf("[a]\nkey = 1\nKEY = 2\n", "key"), HasSubstr("line 3: \"key\" is in its section twice"));
    EXPECT_THAT(valueOf("[a]\n[b]\n[a]\n", "key"), HasSubstr("line 3: the section [a] is here twice"));
    EXPECT_THAT(valueOf("[a]\n\nnonsense\n", "key"), HasSubstr("line 3: it is neither"));
    EXPECT_THAT(valueOf("[a]\nkey = 50%\n", "key"), HasSubstr("line 2: key: a single % stands in it"));
    EXPECT_THAT(valueOf("[a]\nkey = %(none)s\n", "key"), HasSubstr("%(none)s refers to nothing"));
    EXPECT_THAT(valueOf("[a]\nkey = %(key)s\n", "key"), HasSubstr("in a circle"));
    // References that double at each step.
    std::string many = "[a]\nk0 = x\n";
    for (int i = 1; i <= 9; ++i) {
        many += "k" + std::to_string(i) + " = ";
        for (int n = 0; n < 40; ++n)
            many += "%(k" + std::to_string(i - 1) + ")s";
        many += "\n";
    }
    EXPECT_THAT(valueOf(many, "k9"), HasSubstr("too many"));
    EXPECT_THAT(valueOf(std::string("[a]\nkey = \0\n", 12), "key"), HasSubstr("zero byte"));
}

TEST(ConfigIni, IsReadAsItIs)
{
    const auto config = configIni(kOriginal, "config.ini");
    ASSERT_TRUE(config) << config.error().detail;
    EXPECT_EQ(config->keyPath, "~/.ssh/id_rsa");
    EXPECT_EQ(config->keyName, "id_rsa");
    EXPECT_EQ(config->accessKey, "AKIAIOSFODNN7EXAMPLE");
    EXPECT_EQ(config->secretKey.reveal(), "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY");
    EXPECT_EQ(config->machines, 2);
    EXPECT_EQ(config->instanceType, "p3.2xlarge");
    EXPECT_EQ(config->vpc, "vpc-0123");
    EXPECT_EQ(config->clusterName(), "cpu-example");
    EXPECT_TRUE(config->hasKeys());
}

TEST(ConfigIni, NamesWhatIsWrongWithoutSecrets)
{
    EXPECT_THAT(detailOf(replaced(kOriginal, "TOTAL_INSTANCE = 2", "TOTAL_INSTANCE = two")),
                HasSubstr("line 10: TOTAL_INSTANCE of [aws]: a whole number from 1 to 100 is needed"));
    EXPECT_THAT(detailOf(replaced(kOriginal, "REGION = us-west-2\n", "")), HasSubstr("REGION of [aws]: it is missing"));
    EXPECT_THAT(detailOf(replaced(kOriginal, "[aws]", "[azure]")), HasSubstr("the section [aws] is missing"));
    const std::string half = detailOf(replaced(kOriginal, "access_key = AKIAIOSFODNN7EXAMPLE", "access_key ="));
    EXPECT_THAT(half, HasSubstr("belong together"));
    EXPECT_THAT(half, Not(HasSubstr("wJalr")));
    const std::string percent = detailOf(replaced(kOriginal, "wJalrX", "wJ%alrX"));
    EXPECT_THAT(percent, HasSubstr("line 6"));
    EXPECT_THAT(percent, Not(HasSubstr("alrX")));
    EXPECT_THAT(detailOf(replaced(kOriginal, "us-west-2", "us-west-2\n  --yes")), HasSubstr("more than one line"));
}

TEST(ConfigIni, NamesItsClusterAfterTheApplication)
{
    ConfigIni config;
    config.runtimeApplication = "GPU_example (v2)";
    EXPECT_EQ(config.clusterName(), "gpu-example-v2");
    config.runtimeApplication = "2nd";
    EXPECT_EQ(config.clusterName(), "app-2nd");
    config.cluster = "mine";
    EXPECT_EQ(config.clusterName(), "mine");
}

TEST(ConfigIni, LosesItsKeysAndNothingElse)
{
    const auto without = withoutKeys(kOriginal, "work");
    ASSERT_TRUE(without);
    EXPECT_EQ(*without, replaced(replaced(kOriginal, "access_key = AKIAIOSFODNN7EXAMPLE\n", "profile = work\n"),
                                 "secret_key = wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY\n", ""));
    const auto read = configIni(*without, "config.ini");
    ASSERT_TRUE(read) << read.error().detail;
    EXPECT_EQ(read->profile, "work");
    EXPECT_FALSE(read->hasKeys());
    EXPECT_EQ(withoutKeys(*without, "other").value_or(""), replaced(*without, "profile = work", "profile = other"));
    // In any spelling, over several lines, as of a file of Windows.
    const auto odd = withoutKeys("[summary]\r\nACCESS_KEY: AK\r\nSecret_Key = one\r\n  two\r\nx = 1\r\n", "p");
    EXPECT_EQ(odd.value_or(""), "[summary]\r\nprofile = p\r\nx = 1\r\n");
}

TEST(ConfigVerbs, AreCommandsOfOurs)
{
    EXPECT_THAT(commands(kOriginal, {.verb = ConfigVerb::Launch, .words = {"--budget=5"}}),
                ElementsAre(ElementsAre("launch", "--name=cpu-example", "--workers=2", "--instance-type=p3.2xlarge",
                                        "--head-type=t3.small", "--public-address", "--key-file=~/.ssh/id_rsa",
                                        "--key-name=id_rsa", "--image=deep-learning-ubuntu-22.04",
                                        "--subnet=subnet-0123", "--security-group=sg-0123", "--budget=5")));
    EXPECT_THAT(commands(kOriginal, {.verb = ConfigVerb::Status}), ElementsAre(ElementsAre("status", "cpu-example")));
    EXPECT_THAT(commands(kOriginal, {.verb = ConfigVerb::Terminate}),
                ElementsAre(ElementsAre("terminate", "cpu-example")));
    EXPECT_THAT(commands(kOriginal, {.verb = ConfigVerb::Run, .command = "python3 train.py"}),
                ElementsAre(ElementsAre("run", "cpu-example", "--type=command", "--nodes=1",
                                        "--folder=~/AWS-Automation", "--follow", "--", "python3 train.py")));
    EXPECT_THAT(commands(kOriginal, {.verb = ConfigVerb::Run, .distributed = true, .command = "x"}).front(),
                Contains("--nodes=workers"));
    const auto install = commands(kOriginal, {.verb = ConfigVerb::InstallDeps, .words = {"docker"}});
    ASSERT_EQ(install.size(), 2U);
    EXPECT_THAT(install[0], ElementsAre("install-deps", "cpu-example", "docker"));
    EXPECT_THAT(install[1].back(),
                HasSubstr("clone --depth 1 -- https://github.com/example/AWS-Automation.git AWS-Automation"));
    for (const auto verb : {ConfigVerb::Launch, ConfigVerb::InstallDeps, ConfigVerb::Run, ConfigVerb::Terminate}) {
        for (const auto &words : commands(kOriginal, {.verb = verb, .command = "x"})) {
            for (const std::string &word : words)
                EXPECT_THAT(word, Not(HasSubstr("wJalr")));
        }
    }
}

// L5, L6: with a file of the original, without a line of ours.
TEST(ConfigVerbs, OfTheExamplesInstallDockerAndRunTheirImages)
{
    const auto install = commands(kOriginal, {.verb = ConfigVerb::InstallDeps});
    ASSERT_EQ(install.size(), 2U);
    EXPECT_THAT(install[0], ElementsAre("install-deps", "cpu-example", "docker", "docker-pull",
                                        "--set=docker-pull.images=starlyxxx/dask-decision-tree-example",
                                        "--set=docker.gpus=1", "--node=worker-1", "--node=worker-2")); // p3.2xlarge
    EXPECT_THAT(install[1].back(), HasSubstr("AWS-Automation"));
    EXPECT_THAT(
        commands(kOriginal, {.verb = ConfigVerb::Run, .words = {"--yes"}}),
        ElementsAre(ElementsAre("run", "cpu-example", "--job=docker-cpu-single", "--nodes=1", "--follow", "--yes")));
    const std::string gpu = replaced(kOriginal, "cpu-example", "gpu-example");
    EXPECT_THAT(commands(gpu, {.verb = ConfigVerb::InstallDeps}).front(),
                Contains("--set=docker-pull.images=starlyxxx/horovod-pytorch-cuda10.1-cudnn7"));
    const auto all = commands(gpu, {.verb = ConfigVerb::Run, .distributed = true}).front();
    EXPECT_THAT(all, IsSupersetOf({"--job=docker-gpu-multi", "--nodes=workers"}));
    for (const char *job : {"docker-cpu-single", "docker-cpu-multi", "docker-gpu-single", "docker-gpu-multi"})
        EXPECT_TRUE(std::filesystem::exists(TRAINYARD_SOURCE_DIR "/resources/jobs/" + std::string(job) + ".json"));
    // A line of the file or of the request is what shall run.
    const std::string own = replaced(kOriginal, "[aws]", "setup_command = make\nrun_command = ./go\n[aws]");
    for (const auto verb : {ConfigVerb::InstallDeps, ConfigVerb::Run})
        EXPECT_THAT(commands(own, {.verb = verb}).front(), Not(Contains(HasSubstr("docker"))));
}

TEST(ConfigVerbs, RefuseWhatTheyCannotCarryOut)
{
    const auto config = configIni(kOriginal, "config.ini");
    ASSERT_TRUE(config);
    ConfigIni own = *config;
    own.runtimeApplication = "my-application";
    const auto nothing = commandsOf(own, {.verb = ConfigVerb::Run});
    ASSERT_FALSE(nothing);
    EXPECT_THAT(nothing.error().detail, HasSubstr("run_command"));
    for (const char *link : {"https://user:token@github.com/a/b", "--upload-pack=x", "https://x/a b", "file:///etc"}) {
        ConfigIni other = *config;
        other.gitLink = link;
        EXPECT_FALSE(commandsOf(other, {.verb = ConfigVerb::InstallDeps})) << link;
    }
    ConfigIni empty = own;
    empty.gitLink.clear();
    EXPECT_FALSE(commandsOf(empty, {.verb = ConfigVerb::InstallDeps}));
}

TEST(ConfigVerbs, HaveTheNamesOfTheOriginal)
{
    EXPECT_EQ(configVerb("LaunchInstances()"), ConfigVerb::Launch);
    EXPECT_EQ(configVerb(" InstallDeps() "), ConfigVerb::InstallDeps);
    EXPECT_EQ(configVerb("RunSingleVMComputing()"), ConfigVerb::Run);
    EXPECT_EQ(configVerb("CheckStatus()"), ConfigVerb::Status);
    EXPECT_EQ(configVerb("TerminateAll()"), ConfigVerb::Terminate);
    EXPECT_EQ(configVerb("terminate"), ConfigVerb::Terminate);
    EXPECT_EQ(configVerb("Terminate(all)"), std::nullopt);
}

TEST(PublicIps, AreWrittenAndRead)
{
    EXPECT_EQ(publicIpText({"1.2.3.4", "5.6.7.8"}), "1.2.3.4\n5.6.7.8");
    EXPECT_THAT(*publicIps("1.2.3.4\n5.6.7.8"), ElementsAre("1.2.3.4", "5.6.7.8"));
    EXPECT_TRUE(publicIps("")->empty());
    for (const char *wrong : {"1.2.3", "1.2.3.256", "1.2.3.-4", "host", "1.2.3.4 ubuntu"})
        EXPECT_FALSE(publicIps(wrong)) << wrong;
}
