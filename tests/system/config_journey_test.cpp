#include <fstream>

#include <gmock/gmock.h>

#include "tests/system/local_journey.h"

using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::Not;

namespace {

/// A user of the original automation: its config.ini, a key, and the endpoint of a local cloud as the account.
struct Automation {
    explicit Automation(const LocalHome &cloud)
    {
        const auto endpoint = parsed(cloud.endpointFile().value_or("{}"));
        id = endpoint.at("accessKeyId");
        secret = endpoint.at("secretAccessKey");
        url = "http://127.0.0.1:" + std::to_string(endpoint.at("port").get<int>());
        home.variables["AWS_ENDPOINT_URL"] = url;
    }

    trainyard::ProcessOutcome config(std::vector<std::string> words, std::chrono::seconds limit = 180s) const
    {
        words.insert(words.begin(), {"config", "config.ini"});
        return home.run(words, limit);
    }
    std::string file(const std::string &name) const { return trainyard::readFile(home.folder() / name).value_or(""); }

    /// Generates the key, and imports its public part as the account's key pair, as the original expects it.
    std::string makeKey() const
    {
        std::filesystem::create_directories(home.folder() / ".ssh");
        const std::string key = (home.folder() / ".ssh/id_rsa").string();
        const auto made = trainyard::runProcess({{"ssh-keygen", "-q", "-t", "rsa", "-b", "3072", "-N", "", "-f", key}},
                                                {trainyard::Deadline::after(60s), {}});
        if (!made || made->exitStatus != 0)
            return "ssh-keygen made no key";
        trainyard::ProcessSpec aws = home.spec({});
        aws.argv = {"aws",
                    "ec2",
                    "import-key-pair",
                    "--key-name",
                    "id_rsa",
                    "--public-key-material",
                    "fileb://" + key + ".pub",
                    "--endpoint-url",
                    url,
                    "--region",
                    "us-east-1"};
        aws.environment->push_back("AWS_ACCESS_KEY_ID=" + id);
        aws.environment->push_back("AWS_SECRET_ACCESS_KEY=" + secret);
        const auto imported = trainyard::runProcess(aws, {trainyard::Deadline::after(60s), {}});
        return imported && imported->exitStatus == 0 ? "" : "aws imported no key: " + (imported ? imported->err : "");
    }

    /// The files of the home that contain a text.
    std::vector<std::string> filesWith(const std::string &text) const
    {
        std::vector<std::string> found;
        for (const auto &entry : std::filesystem::recursive_directory_iterator(home.folder())) {
            if (entry.is_regular_file() &&
                trainyard::readFile(entry.path()).value_or("").find(text) != std::string::npos)
                found.push_back(std::filesystem::relative(entry.path(), home.folder()).string());
        }
        return found;
    }

    Home home;
    std::string id, secret, url;
};

} // namespace

// L1, L2, L4 to L10: the walkthrough of 004, verb by verb.
TEST(ConfigJourney, EndsWithNothingLeft)
{
    SKIP_WITHOUT_PROGRAMS();
    for (const char *tool : {"ssh-keygen", "aws"}) {
        if (!trainyard::findProgram(tool))
            GTEST_SKIP() << tool << " is not installed";
    }
    LocalHome cloud;
    ASSERT_EQ(cloud.run({"account", "--identity"}).exitStatus, 0);
    const Automation user(cloud);
    ASSERT_EQ(user.makeKey(), "");
    std::ofstream(user.home.folder() / "config.ini")
        << "[summary]\n# as of the original\nyour_key_path = ~/.ssh/id_rsa\nyour_key_name = id_rsa\naccess_key = "
        << user.id << "\nsecret_key = " << user.secret
        << "\ngit_link =\nruntime_application = cpu-example\nsetup_command = echo installed > installed.txt\n"
        << "run_command = cat installed.txt && echo epoch=0 loss=0.5\n"
        << "[aws]\nTOTAL_INSTANCE = 1  \nSUBNET_ID =\nINSTANCE_TYPE = c5.large\nREGION = us-east-1\n"
        << "SECURITY_GROUP_ID =\nVPC_ID = vpc-unused\n";

    auto outcome = user.config({"LaunchInstances()"});
    EXPECT_EQ(outcome.exitStatus, 2) << "there is no terminal for the question whether the keys may move: "
                                     << outcome.err;
    EXPECT_THAT(user.file("config.ini"), HasSubstr(user.secret)) << "without consent the file stays as it is";

    outcome = user.config({"LaunchInstances()", "--yes"});
    ASSERT_EQ(outcome.exitStatus, 0) << outcome.err;
    EXPECT_THAT(user.file("config.ini"), HasSubstr("# as of the original\n"));
    EXPECT_THAT(user.file("config.ini"), HasSubstr("\nprofile = trainyard-cpu-example\n"));
    EXPECT_THAT(user.filesWith(user.secret), testing::ElementsAre(".aws/credentials"));
    EXPECT_THAT(outcome.err, HasSubstr("+ trainyardctl --profile=trainyard-cpu-example --region=us-east-1"));
    const std::string addresses = user.file("public_ip");
    EXPECT_FALSE(addresses.empty());
    EXPECT_EQ(addresses.find('\n'), std::string::npos) << "one machine of the file: " << addresses;

    outcome = user.config({"InstallDeps()", "--yes"});
    EXPECT_EQ(outcome.exitStatus, 0) << outcome.err;
    outcome = user.config({"CheckStatus()"});
    EXPECT_EQ(outcome.exitStatus, 0) << outcome.err;
    EXPECT_THAT(outcome.out, HasSubstr("worker-1"));
    outcome = user.config({"RunSingleVMComputing()", "--yes"});
    EXPECT_EQ(outcome.exitStatus, 0) << outcome.err << outcome.out;
    outcome = user.config({"run", "--yes", "--distributed", "--", "echo epoch=1 loss=0.25"});
    EXPECT_EQ(outcome.exitStatus, 0) << outcome.err << outcome.out;

    // The same by the prompt.
    trainyard::ProcessSpec shell = user.home.spec({"shell", "--config", "config.ini"});
    shell.input = "# the end\nclusters --profile trainyard-cpu-example\nTerminateAll() --yes\nexit\n";
    const auto ended = trainyard::runProcess(shell, {trainyard::Deadline::after(180s), {}});
    ASSERT_TRUE(ended) << ended.error().detail;
    EXPECT_EQ(ended->exitStatus, 0) << ended->err;
    EXPECT_FALSE(std::filesystem::exists(user.home.folder() / "public_ip")) << "these addresses belong to others now";
    const auto left = user.home.run({"clusters", "--json", "--profile", "trainyard-cpu-example"});
    EXPECT_TRUE(parsed(left.out).at("clusters").empty()) << left.out;
    EXPECT_THAT(user.filesWith(user.secret), testing::ElementsAre(".aws/credentials"));
}

// A script ends where a command fails; commands of a line have their own options.
TEST(ConfigJourney, AShellReadsAScript)
{
    const Home home;
    trainyard::ProcessSpec shell = home.spec({"shell"});
    shell.input = "trainyardctl lint 'no such file'\nlint --print-schema\n";
    auto ended = trainyard::runProcess(shell, {trainyard::Deadline::after(60s), {}});
    ASSERT_TRUE(ended);
    EXPECT_EQ(ended->exitStatus, 2) << ended->err;
    EXPECT_THAT(ended->out, Not(HasSubstr("$schema"))) << "the second line must not run";
    shell.input = "\n# nothing\nhelp\nlint --print-schema\nexit\nlint 'no such file'\n";
    ended = trainyard::runProcess(shell, {trainyard::Deadline::after(60s), {}});
    ASSERT_TRUE(ended);
    EXPECT_EQ(ended->exitStatus, 0) << ended->err;
    EXPECT_THAT(ended->out, HasSubstr("$schema"));
    shell.input = "shell\n";
    ended = trainyard::runProcess(shell, {trainyard::Deadline::after(60s), {}});
    ASSERT_TRUE(ended);
    EXPECT_THAT(ended->err, HasSubstr("this is the shell already"));
    shell.input = "launch 'unfinished\n";
    ended = trainyard::runProcess(shell, {trainyard::Deadline::after(60s), {}});
    ASSERT_TRUE(ended);
    EXPECT_THAT(ended->err, HasSubstr("has no end"));
    shell.input = "TerminateAll()\n";
    ended = trainyard::runProcess(shell, {trainyard::Deadline::after(60s), {}});
    ASSERT_TRUE(ended);
    EXPECT_THAT(ended->err, HasSubstr("--config FILE"));
}
