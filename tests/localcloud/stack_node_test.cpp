// Nodes of stacks in real sandboxes: the script of our template signals to CloudFormation with the keys of its role, and
// private nodes are behind their head.
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "backend/core/encoding.h"
#include "backend/core/system/files.h"
#include "backend/ssh/session.h"
#include "build_paths.h"
#include "tests/localcloud/cloud_process.h"
#include "tests/localcloud/site.h"

using namespace trainyard;
using namespace trainyard::tests;
using testing::HasSubstr;
using Json = nlohmann::json;

namespace {

/// A group of one machine that runs the functions of the node script and then these lines.
std::string templateThatRuns(const std::string &image, const std::string &lines)
{
    std::string script = "#!/bin/bash\nSTACK=dt\nREGION=us-east-1\nURL_SUFFIX=amazonaws.com\nSIGNAL_RESOURCE=Group\n";
    const auto own = Json::parse(readFile(TRAINYARD_SOURCE_DIR "/resources/templates/trainyard-stack.json").value());
    for (const auto &line : own.at("Mappings").at("NodeSetup").at("Script").at("Lines")) {
        if (line == "fail() {")
            break;
        script += line.get<std::string>() + "\n";
    }
    const Json trust{{"Version", "2012-10-17"}, {"Statement", Json::array()}};
    return Json{
        {"Resources",
         {{"Role", {{"Type", "AWS::IAM::Role"}, {"Properties", {{"AssumeRolePolicyDocument", trust}}}}},
          {"Profile",
           {{"Type", "AWS::IAM::InstanceProfile"}, {"Properties", {{"Roles", Json::array({Json{{"Ref", "Role"}}})}}}}},
          {"Launch",
           {{"Type", "AWS::EC2::LaunchTemplate"},
            {"Properties",
             {{"LaunchTemplateData",
               {{"ImageId", image},
                {"InstanceType", "c5.large"},
                {"IamInstanceProfile", {{"Arn", {{"Fn::GetAtt", Json::array({"Profile", "Arn"})}}}}},
                {"MetadataOptions", {{"HttpTokens", "required"}}},
                {"UserData", {{"Fn::Base64", script + lines + "\n"}}}}}}}}},
          {"Group",
           {{"Type", "AWS::AutoScaling::AutoScalingGroup"},
            {"CreationPolicy", {{"ResourceSignal", {{"Count", 1}, {"Timeout", "PT2M"}}}}},
            {"Properties",
             {{"MinSize", "1"},
              {"MaxSize", "1"},
              {"AvailabilityZones", Json::array({"us-east-1a"})},
              {"LaunchTemplate",
               {{"LaunchTemplateId", {{"Ref", "Launch"}}},
                {"Version", {{"Fn::GetAtt", Json::array({"Launch", "LatestVersionNumber"})}}}}}}}}}}}}
        .dump();
}

class StackNode : public testing::Test {
protected:
    void SetUp() override
    {
        if (!std::filesystem::exists("/usr/bin/python3"))
            GTEST_SKIP() << "python3 is not installed in /usr/bin, which is what instances see";
        ASSERT_TRUE(m_cloud.alive()) << m_cloud.log();
    }
    HttpResponse stacks(const std::string &action, CloudProcess::Parameters parameters)
    {
        parameters.insert(parameters.end(), {{"Action", action}, {"Version", "2010-05-15"}, {"StackName", "dt"}});
        return m_cloud.form("cloudformation", std::move(parameters));
    }
    std::string runs(const std::string &lines)
    {
        const auto made = stacks("CreateStack", {{"TemplateBody", templateThatRuns(m_cloud.image(), lines)},
                                                 {"OnFailure", "DO_NOTHING"},
                                                 {"Capabilities.member.1", "CAPABILITY_IAM"}});
        EXPECT_EQ(made.status, 200) << made.body;
        std::string state;
        eventually([&] {
            state = element(stacks("DescribeStacks", {}).body, "StackStatus");
            return state != "CREATE_IN_PROGRESS";
        });
        return state;
    }

    ScratchFolder m_folder;
    CloudProcess m_cloud{m_folder.path() / "data"};
};

} // namespace

TEST_F(StackNode, SignalsItsSuccessWithTheKeysOfItsRole)
{
    EXPECT_EQ(runs("try 30 1 signal SUCCESS"), "CREATE_COMPLETE")
        << stacks("DescribeStackEvents", {}).body << m_cloud.log();
}

TEST_F(StackNode, SignalsItsFailure)
{
    EXPECT_EQ(runs("try 30 1 signal FAILURE"), "CREATE_FAILED") << m_cloud.log();
    EXPECT_THAT(stacks("DescribeStackEvents", {}).body, HasSubstr("Received 1 FAILURE signal(s)"));
}

TEST(PrivateSubnets, AreReachedThroughTheirHeadOnly) // D24
{
    LocalCloudFixture site;
    ASSERT_TRUE(site.cloud.alive()) << site.cloud.log();
    if (site.cloud.endpoint().tier != "sandbox" || site.cloud.endpoint().sshServer != "sshd")
        GTEST_SKIP() << "it takes OpenSSH in a sandbox: " << site.cloud.endpoint().tierReason;
    const auto vpc = element(site.cloud.ec2("CreateVpc", {{"CidrBlock", "10.0.0.0/16"}}).body, "vpcId");
    const auto subnet = [&](const std::string &cidr, const std::string &isPublic) {
        const auto id = element(site.cloud.ec2("CreateSubnet", {{"VpcId", vpc}, {"CidrBlock", cidr}}).body, "subnetId");
        site.cloud.ec2("ModifySubnetAttribute", {{"SubnetId", id}, {"MapPublicIpOnLaunch.Value", isPublic}});
        return id;
    };
    const auto worker = site.launch({{"SubnetId", subnet("10.0.1.0/24", "false")}});
    const auto head = site.launch({{"SubnetId", subnet("10.0.0.0/24", "true")}}); // its host key is trusted now

    EXPECT_EQ(site.ssh(head.address, "hostname").exitStatus, 0);
    auto jump = site.sshCommand(head.address, "");
    jump.pop_back(); // the command
    jump.insert(jump.end() - 1, {"-W", worker.address + ":2222"});
    const auto banner = runProcess({.argv = jump}, {Deadline::after(std::chrono::seconds(60)), {}});
    ASSERT_TRUE(banner) << banner.error().detail;
    EXPECT_THAT(banner->out, testing::StartsWith("SSH-2.0-")) << "the head reaches it: " << banner->err;

    ssh::Target through;
    through.name = "head";
    through.host = head.address;
    through.port = 2222;
    through.keyFile = site.scratch.path() / "key";
    through.pinnedHostKey = site.hostKey.publicLine;
    ssh::Target target = through;
    target.name = "worker-1";
    target.host = worker.address;
    const CallContext context{Deadline::after(std::chrono::seconds(60)), {}};
    EXPECT_FALSE(ssh::SshSession::open(target, context));
    target.jump = std::make_shared<const ssh::Target>(through);
    auto session = ssh::SshSession::open(target, context);
    ASSERT_TRUE(session) << session.error().source << ": " << session.error().detail;
    const auto client = session->mustExec("echo $SSH_CONNECTION", {}, context);
    ASSERT_TRUE(client) << client.error().detail;
    EXPECT_THAT(*client, testing::StartsWith(head.address + " ")) << "it sees the head";

    site.trustHostKey(worker.address, site.hostKey.publicLine);
    const auto direct = site.ssh(worker.address, "hostname");
    EXPECT_EQ(direct.exitStatus, 255) << direct.out; // OpenSSH 10 does not report that the connection was closed
    EXPECT_THAT(direct.err, testing::Not(HasSubstr("denied"))) << "this computer does not reach it";
}

TEST(StackCluster, OurTemplateSetsItsNodesUp) // D4, D13, D24, E: the shared file system
{
    LocalCloudFixture site;
    ASSERT_TRUE(site.cloud.alive()) << site.cloud.log();
    if (!std::filesystem::exists("/usr/bin/python3") || !std::filesystem::exists("/usr/bin/curl"))
        GTEST_SKIP() << "python3 or curl is not installed in /usr/bin, which is what instances see";
    if (site.cloud.endpoint().tier != "sandbox")
        GTEST_SKIP() << "it takes instances with their own files: " << site.cloud.endpoint().tierReason;
    const auto stacks = [&](const std::string &action, CloudProcess::Parameters parameters) {
        parameters.insert(parameters.end(), {{"Action", action}, {"Version", "2010-05-15"}, {"StackName", "dt"}});
        return site.cloud.form("cloudformation", std::move(parameters)).body;
    };
    CloudProcess::Parameters create = {
        {"TemplateBody", readFile(TRAINYARD_SOURCE_DIR "/resources/templates/trainyard-stack.json").value()},
        {"OnFailure", "DO_NOTHING"},
        {"Capabilities.member.1", "CAPABILITY_IAM"}};
    const std::pair<const char *, const char *> given[] = {{"KeyName", "k"},
                                                           {"SSHLocation", "127.0.0.1/32"},
                                                           {"InstanceType", "c5.large"},
                                                           {"WorkerNetwork", "private"},
                                                           {"PrepareDataScriptPath", ""}};
    int n = 0;
    for (const auto &[key, value] : given) {
        const auto prefix = "Parameters.member." + std::to_string(++n);
        create.emplace_back(prefix + ".ParameterKey", key);
        create.emplace_back(prefix + ".ParameterValue", value);
    }
    const auto made = stacks("CreateStack", create);
    ASSERT_NE(element(made, "StackId"), "") << made;
    const auto state = [&] { return element(stacks("DescribeStacks", {}), "StackStatus"); };
    ASSERT_TRUE(eventually([&] { return state() != "CREATE_IN_PROGRESS"; })) << stacks("DescribeStackEvents", {});
    ASSERT_EQ(state(), "CREATE_COMPLETE") << stacks("DescribeStackEvents", {}) << site.cloud.log();

    const auto master = site.cloud.ec2("DescribeInstances", {{"Filter.1.Name", "tag:NodeType"},
                                                             {"Filter.1.Value.1", "Master"},
                                                             {"Filter.2.Name", "instance-state-name"},
                                                             {"Filter.2.Value.1", "running"}});
    const auto address = element(master.body, "ipAddress");
    ASSERT_NE(address, "") << master.body;
    const auto run = [&](const std::string &command) {
        auto argv = site.sshCommand(address, command);
        for (auto &word : argv) { // its host key was made at its first boot
            if (word.starts_with("StrictHostKeyChecking"))
                word = "StrictHostKeyChecking=no";
            if (word.starts_with("UserKnownHostsFile"))
                word = "UserKnownHostsFile=/dev/null";
        }
        const auto outcome = runProcess({.argv = argv}, {Deadline::after(std::chrono::seconds(60)), {}});
        return outcome ? outcome->out + outcome->err : outcome.error().detail;
    };
    EXPECT_TRUE(eventually([&] {
        const auto markers = run("ls /myEFSvolume");
        return markers.find("prepare_data_success_" + address) != std::string::npos &&
               markers.find("prepare_data_success_", markers.find("prepare_data_success_") + 1) != std::string::npos;
    })) << "the worker's marker is in the file system of both: "
        << run("ls -l /myEFSvolume; cat /var/log/trainyard-setup.log");
    const auto output = base64Decode(element(
        site.cloud.ec2("GetConsoleOutput", {{"InstanceId", element(master.body, "instanceId")}}).body, "output"));
    ASSERT_TRUE(output);
    const std::string console(reinterpret_cast<const char *>(output->data()), output->size());
    EXPECT_THAT(console, HasSubstr("END SSH HOST KEY KEYS"));
    EXPECT_LT(console.find("END SSH HOST KEY KEYS"), console.find("trainyard-setup: is set up"))
        << "the host keys are known before data is prepared, which may take an hour: " << console;
    const auto variables = run("cat /etc/profile.d/deeplearning.sh");
    EXPECT_THAT(variables, HasSubstr("export EFS_MOUNT=/myEFSvolume"));
    EXPECT_THAT(variables, HasSubstr("export ELASTIC_WORKER_TAG=dt-aws-dl-cfn-elastic-worker"));
    EXPECT_THAT(variables, HasSubstr("export WORKER_LAUNCH_TEMPLATE_ID=lt-"));
}
