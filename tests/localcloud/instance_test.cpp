// Instances from a user's point of view: real processes, reached with the ssh of the system.
#include <algorithm>
#include <csignal>
#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include "backend/core/encoding.h"
#include "backend/core/system/files.h"
#include "backend/sshkeys/keys.h"
#include "build_paths.h"
#include "tests/localcloud/site.h"

using namespace trainyard;
using namespace trainyard::tests;
using testing::HasSubstr;
using testing::Not;

namespace {

/// Variants of instances on this computer: tier and SSH server.
struct Kind {
    const char *tier, *server;
};
std::ostream &operator<<(std::ostream &to, const Kind &kind)
{
    return to << kind.tier << " with " << kind.server;
}

class InstanceKinds : public testing::TestWithParam<Kind> {
protected:
    void SetUp() override
    {
        if (!isInstalled("ssh"))
            GTEST_SKIP() << "the system's ssh client is not installed";
        if (!isInstalled(GetParam().server))
            GTEST_SKIP() << GetParam().server << " is not installed";
        site = std::make_unique<LocalCloudFixture>(
            std::vector<std::string>{"--tier", GetParam().tier, "--ssh-server", GetParam().server});
        if (!site->cloud.alive() && site->cloud.log().find("cannot be sandboxes") != std::string::npos)
            GTEST_SKIP() << "no user namespaces here: " << site->cloud.log();
        ASSERT_TRUE(site->cloud.alive()) << site->cloud.log();
    }
    std::unique_ptr<LocalCloudFixture> site;
};

} // namespace

TEST_P(InstanceKinds, RunsCommandsAndEndsWithEveryProcessInIt)
{
    EXPECT_EQ(site->cloud.endpoint().tier, GetParam().tier);
    const auto one = site->launch({}, "runcmd:\n  - [sh, -c, 'echo first > /home/ubuntu/first']\n");
    EXPECT_TRUE(eventually([&] { return site->ssh(one.address, "cat first").out == "first\n"; }));
    const auto said = site->ssh(one.address, "pwd; env; sudo -n echo as root");
    EXPECT_EQ(said.exitStatus, 0) << said.err;
    EXPECT_THAT(said.out, HasSubstr("AWS_ENDPOINT_URL=" + site->cloud.endpoint().url()));
    EXPECT_THAT(said.out, HasSubstr("AWS_EC2_METADATA_SERVICE_ENDPOINT="));
    EXPECT_THAT(said.out, HasSubstr("CUDA_VISIBLE_DEVICES=-1\n"));
    EXPECT_THAT(said.out, HasSubstr("TRAINYARD_CPUS=1\n")); // a c5.large has one core
    EXPECT_THAT(said.out, HasSubstr("AWS_DEFAULT_REGION=us-east-1"));
    EXPECT_THAT(said.out, HasSubstr("as root"));

    const auto mark = "86" + std::to_string(::getpid()) + "." + std::to_string(one.id.size());
    EXPECT_EQ(site->ssh(one.address, "setsid nohup sleep " + mark + " >/dev/null 2>&1 < /dev/null & echo").exitStatus,
              0);
    const auto folder = site->scratch.path() / "data/instances" / one.id;
    EXPECT_TRUE(eventually([&] { return !processesNaming(mark).empty(); }));
    EXPECT_EQ(site->cloud.ec2("TerminateInstances", {{"InstanceId.1", one.id}}).status, 200);
    EXPECT_TRUE(site->cloud.waitForState(one.id, "terminated"));
    EXPECT_TRUE(processesNaming(mark).empty());
    EXPECT_FALSE(std::filesystem::exists(folder));
}

TEST_P(InstanceKinds, TakesANewHostKeyWhileSessionsLiveOn)
{
    const auto one = site->launch();
    const auto fresh = sshkeys::generateEd25519("").value();
    const auto upload =
        site->ssh(one.address, "umask 077; echo " + base64Encode(asBytes(fresh.privateText.reveal())) +
                                   " | base64 -d > new.key; echo '" + fresh.publicLine + "' > new.pub; echo done");
    ASSERT_EQ(upload.out, "done\n") << upload.err;
    // This session starts before the reload and must outlive it: it prints only once the file `go` exists.
    const auto output = site->scratch.path() / "old-session";
    const auto session = spawnDetached(
        {.argv = site->sshCommand(one.address, "until [ -f go ]; do sleep 0.05; done; echo survived")}, output);
    ASSERT_TRUE(session);
    const auto replaced =
        site->ssh(one.address, "sudo /usr/bin/env sh -c 'install -m 600 new.key /etc/ssh/ssh_host_ed25519_key && "
                               "install -m 644 new.pub /etc/ssh/ssh_host_ed25519_key.pub && (systemctl reload ssh || "
                               "systemctl reload sshd || service ssh reload || pkill -HUP -x sshd)'");
    EXPECT_EQ(replaced.exitStatus, 0) << replaced.err;
    EXPECT_EQ(site->ssh(one.address, "true").exitStatus, 255); // the host key has changed
    site->trustHostKey(one.address, fresh.publicLine);
    EXPECT_EQ(site->ssh(one.address, "touch go; echo in").out, "in\n");
    EXPECT_TRUE(eventually([&] { return readFile(output).value_or("").find("survived") != std::string::npos; }));
}

INSTANTIATE_TEST_SUITE_P(Kinds, InstanceKinds,
                         testing::Values(Kind{"sandbox", "sshd"}, Kind{"sandbox", "dropbear"}, Kind{"process", "sshd"},
                                         Kind{"process", "dropbear"}));

TEST(Instance, ThreeAreReachableAndKnowEachOther)
{
    LocalCloudFixture site;
    ASSERT_TRUE(site.cloud.alive()) << site.cloud.log();
    if (site.cloud.endpoint().tier != "sandbox")
        GTEST_SKIP() << "only a sandbox has an /etc/hosts of its own";
    const auto one = site.launch({{"MinCount", "3"}, {"MaxCount", "3"}});
    const auto addresses = elements(site.cloud.ec2("DescribeInstances").body, "privateIpAddress");
    ASSERT_EQ(addresses.size(), 3u);
    EXPECT_TRUE(eventually([&] {
        const auto hosts = site.ssh(one.address, "cat /etc/hosts").out;
        return std::all_of(addresses.begin(), addresses.end(),
                           [&](const auto &a) { return hosts.find(a + " ") != std::string::npos; });
    }));
}

TEST(Instance, ShowsItsHostKeyAfterTheScriptsOfItsBoot) // as cloud-init does
{
    LocalCloudFixture site;
    ASSERT_TRUE(site.cloud.alive()) << site.cloud.log();
    const auto one = site.launch({}, "runcmd:\n  - [echo, the script of the user]\n");
    std::string console;
    EXPECT_TRUE(eventually([&] {
        const auto text = base64Decode(
            element(site.cloud.ec2("GetConsoleOutput", {{"InstanceId", one.id}, {"Latest", "true"}}).body, "output"));
        if (text)
            console.assign(reinterpret_cast<const char *>(text->data()), text->size());
        return console.find("END SSH HOST KEY KEYS") != std::string::npos;
    })) << console;
    EXPECT_THAT(console,
                testing::AllOf(HasSubstr("BEGIN SSH HOST KEY FINGERPRINTS"), HasSubstr(site.hostKey.publicLine)));
    EXPECT_LT(console.find("the script of the user"), console.find("BEGIN SSH HOST KEY KEYS")) << console;
}

TEST(Instance, ShutsDownWhenConfigured)
{
    LocalCloudFixture site;
    ASSERT_TRUE(site.cloud.alive()) << site.cloud.log();
    if (site.cloud.endpoint().tier != "sandbox")
        GTEST_SKIP() << "only a sandbox has a /run of its own to look into";
    const auto gone =
        site.launch({{"InstanceInitiatedShutdownBehavior", "terminate"}}, "runcmd:\n  - [shutdown, -h, \"+480\"]\n");
    EXPECT_TRUE(eventually(
        [&] { return site.ssh(gone.address, "cat /run/localcloud/control/shutdown").out.starts_with("poweroff "); }));
    site.ssh(gone.address, "sudo shutdown -h now");
    EXPECT_TRUE(site.cloud.waitForState(gone.id, "terminated"));
    EXPECT_THAT(site.cloud.ec2("DescribeInstances", {{"InstanceId.1", gone.id}}).body,
                HasSubstr("Client.InstanceInitiatedShutdown"));

    const auto stopped = site.launch();
    site.ssh(stopped.address, "echo kept > file; sudo poweroff"); // may end the session without an exit status
    EXPECT_TRUE(site.cloud.waitForState(stopped.id, "stopped"));
    site.cloud.ec2("StartInstances", {{"InstanceId.1", stopped.id}});
    EXPECT_TRUE(site.cloud.waitForState(stopped.id, "running"));
    EXPECT_EQ(site.ssh(stopped.address, "cat file").out, "kept\n");
    site.cloud.ec2("RebootInstances", {{"InstanceId.1", stopped.id}});
    EXPECT_TRUE(
        eventually([&] { return site.ssh(stopped.address, "cat file; cat /tmp/before 2>/dev/null").out == "kept\n"; }));
}

TEST(Instance, DiesWithTheLocalCloudAndTheRecordsListWhat)
{
    LocalCloudFixture site;
    ASSERT_TRUE(site.cloud.alive()) << site.cloud.log();
    const auto ends = site.launch({{"InstanceInitiatedShutdownBehavior", "terminate"}});
    const auto stays = site.launch();
    const auto owner = site.cloud.endpoint().accessKeyId;
    ASSERT_EQ(site.cloud.s3("PUT", "/kept-bucket").status, 200);
    ASSERT_EQ(site.cloud.s3("PUT", "/kept-bucket/key", "value").status, 200);
    EXPECT_EQ(site.ssh(stays.address, "(setsid sleep 97531 >/dev/null 2>&1 &) ; echo").exitStatus, 0);
    site.cloud.signalAndWait(SIGKILL);
    EXPECT_TRUE(eventually([&] { return processesNaming(site.scratch.path().string() + "/data/instances").empty(); }));
    EXPECT_TRUE(eventually([&] { return processesNaming("97531").empty(); }));

    CloudProcess again(site.scratch.path() / "data");
    EXPECT_EQ(again.endpoint().accessKeyId, owner);
    EXPECT_EQ(again.stateOf(ends.id), "terminated");
    EXPECT_EQ(again.stateOf(stays.id), "stopped");
    EXPECT_EQ(again.s3("GET", "/kept-bucket/key").body, "value");
}

TEST(Instance, MetadataAnswersOnlyWhoKnowsTheEndpoint)
{
    LocalCloudFixture site;
    ASSERT_TRUE(site.cloud.alive()) << site.cloud.log();
    // EC2 recognizes a new instance profile only some seconds after IAM.
    const CloudProcess::Parameters parameters{{"MetadataOptions.HttpTokens", "required"},
                                              {"IamInstanceProfile.Name", "trainer"}};
    const auto iam = [&](const char *action, CloudProcess::Parameters more) {
        more.insert(more.begin(), {{"Action", action}, {"Version", "2010-05-08"}});
        EXPECT_EQ(site.cloud.form("iam", more).status, 200) << action;
    };
    iam("CreateRole", {{"RoleName", "trainer"}, {"AssumeRolePolicyDocument", "{}"}});
    iam("CreateInstanceProfile", {{"InstanceProfileName", "trainer"}});
    const auto dryRun = [&] {
        CloudProcess::Parameters asked{{"ImageId", site.cloud.image()},
                                       {"InstanceType", "c5.large"},
                                       {"MinCount", "1"},
                                       {"MaxCount", "1"},
                                       {"DryRun", "true"}};
        asked.insert(asked.end(), parameters.begin(), parameters.end());
        return site.cloud.ec2("RunInstances", asked).body;
    };
    EXPECT_THAT(dryRun(), HasSubstr("Invalid IAM Instance Profile name"));
    iam("AddRoleToInstanceProfile", {{"InstanceProfileName", "trainer"}, {"RoleName", "trainer"}});
    ASSERT_TRUE(eventually([&] { return dryRun().find("DryRunOperation") != std::string::npos; })) << dryRun();
    const auto one = site.launch(parameters);
    auto url = site.ssh(one.address, "printf %s $AWS_EC2_METADATA_SERVICE_ENDPOINT").out;
    const auto path = url.substr(url.find("/-metadata/"));
    EXPECT_EQ(site.cloud.plain("GET", path + "/latest/meta-data/instance-id").status, 401);
    EXPECT_EQ(site.cloud.plain("GET", "/-metadata/guess/latest/meta-data/instance-id").status, 404);
    const auto token =
        site.cloud.plain("PUT", path + "/latest/api/token", {{"X-aws-ec2-metadata-token-ttl-seconds", "60"}});
    ASSERT_EQ(token.status, 200);
    const auto ask = [&](const std::string &what) {
        return site.cloud.plain("GET", path + "/latest/" + what, {{"X-aws-ec2-metadata-token", token.body}});
    };
    EXPECT_EQ(ask("meta-data/instance-id").body, one.id);
    EXPECT_EQ(ask("meta-data/local-ipv4").body, one.address);
    EXPECT_EQ(ask("meta-data/iam/security-credentials/").body, "trainer");
    EXPECT_THAT(ask("meta-data/iam/security-credentials/trainer").body, HasSubstr("ASIA"));
    EXPECT_EQ(ask("meta-data/spot/instance-action").status, 404);
    // The secret path of the metadata endpoint is in the environment, and in no command line.
    EXPECT_TRUE(processesNaming(path).empty());
}

TEST(Instance, HasAFullDiskWhenAFaultIsSet)
{
    ScratchFolder scratch;
    const auto faults = (scratch.path() / "faults.json").string();
    std::ofstream(faults) << R"({"faults": [], "instanceDiskBytes": 1048576})";
    LocalCloudFixture site({"--fault", faults});
    ASSERT_TRUE(site.cloud.alive()) << site.cloud.log();
    if (site.cloud.endpoint().tier != "sandbox")
        GTEST_SKIP() << "only a sandbox has a disk of its own";
    const auto one = site.launch();
    EXPECT_THAT(site.ssh(one.address, "head -c 3000000 /dev/zero > big").err, HasSubstr("No space left on device"));
}

TEST(Instance, WorksForAnOrdinaryUser)
{
    if (::getuid() != 0)
        GTEST_SKIP() << "every other test is this one already: the user is not root";
    if (!isInstalled("setpriv"))
        GTEST_SKIP() << "setpriv is not installed";
    ScratchFolder scratch;
    const auto data = scratch.path() / "data";
    std::filesystem::permissions(scratch.path(), std::filesystem::perms::all);
    // The unprivileged user can read copies of the program and its library.
    for (const char *name : {"trainyard-localcloud", "libtrainyard-localcloud-passwd.so"})
        std::filesystem::copy(std::filesystem::path(TRAINYARD_BIN_DIR) / name, scratch.path() / name);
    const auto started = spawnDetached({.argv = {"setpriv", "--reuid", "64321", "--regid", "64321", "--clear-groups",
                                                 (scratch.path() / "trainyard-localcloud").string(), "--data",
                                                 data.string(), "--speed", "20", "--idle-exit", "60"}},
                                       (scratch.path() / "log").string());
    ASSERT_TRUE(started);
    localcloud::Endpoint endpoint;
    ASSERT_TRUE(eventually([&] {
        const auto read = localcloud::readEndpoint(data);
        if (read)
            endpoint = *read;
        return read.has_value() || !isAlive(*started);
    }));
    ASSERT_TRUE(isAlive(*started)) << readFile(scratch.path() / "log").value_or("");
    EXPECT_THAT(endpoint.runsAs, HasSubstr("64321"));
    CloudProcess client(endpoint);
    const auto answer = client.ec2("RunInstances", {{"ImageId", client.image()}, {"MinCount", "1"}, {"MaxCount", "1"}});
    EXPECT_TRUE(client.waitForState(element(answer.body, "instanceId"), "running"))
        << readFile(scratch.path() / "log").value_or("");
    ::kill(started->pid, SIGTERM);
    EXPECT_TRUE(eventually([&] { return !isAlive(*started); }));
    EXPECT_TRUE(processesNaming(data.string()).empty());
}
