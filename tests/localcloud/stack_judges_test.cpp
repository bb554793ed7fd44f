// The template before judges that are not part of Trainyard: moto, cfn-lint, bash, shellcheck, and the AWS command line
// against the local cloud.
#include <cstdlib>

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "build_paths.h"
#include "tests/localcloud/cloud_process.h"

using namespace trainyard;
using namespace trainyard::tests;
using testing::HasSubstr;
using Json = nlohmann::json;

namespace {

const std::string kTemplate = TRAINYARD_SOURCE_DIR "/resources/templates/trainyard-stack.json";

ProcessOutcome run(std::vector<std::string> argv)
{
    const auto outcome = runProcess({.argv = std::move(argv)}, {Deadline::after(std::chrono::minutes(5)), {}});
    return outcome ? *outcome : ProcessOutcome{127, {}, outcome.error().detail};
}

/// The script that sets a node up.
std::string nodeScript()
{
    std::string out;
    const auto document = Json::parse(readFile(kTemplate).value());
    for (const auto &line : document.at("Mappings").at("NodeSetup").at("Script").at("Lines"))
        out += line.get<std::string>() + "\n";
    return out;
}

/// The AWS command line against a local cloud, with the keys of that cloud.
ProcessOutcome aws(const CloudProcess &cloud, std::vector<std::string> words)
{
    const auto &at = cloud.endpoint();
    words.insert(words.begin(), {"env", "AWS_ACCESS_KEY_ID=" + at.accessKeyId,
                                 "AWS_SECRET_ACCESS_KEY=" + at.secretAccessKey, "AWS_DEFAULT_REGION=" + at.region,
                                 "AWS_EC2_METADATA_DISABLED=true", "AWS_PAGER=", "aws", "--endpoint-url", at.url()});
    return run(std::move(words));
}

std::string trimmed(std::string text)
{
    while (!text.empty() && (text.back() == '\n' || text.back() == ' '))
        text.pop_back();
    return text;
}

} // namespace

TEST(StackJudges, CfnLintHasNoWarning)
{
    if (!findProgram("cfn-lint"))
        GTEST_SKIP() << "cfn-lint is not installed (pip install cfn-lint)";
    const auto result = run({"cfn-lint", kTemplate});
    EXPECT_EQ(result.exitStatus, 0) << result.out << result.err;
    EXPECT_EQ(trimmed(result.out), "");
}

TEST(StackJudges, MotoCreatesTheTemplate)
{
    if (!findProgram("python3"))
        GTEST_SKIP() << "python3 is not installed";
    const std::string script = TRAINYARD_SOURCE_DIR "/tests/localcloud/stack_judges.py";
    const std::vector<std::vector<std::string>> cases = {
        {},
        {"WorkerNetwork=public", "EnableElasticTraining=false", "EFSFileSystemId=fs-0123456789abcdef0",
         "ExistingMountTarget=true", "ImageType=AmazonLinux", "DataBucketName=training-data"}};
    for (const auto &parameters : cases) {
        std::vector<std::string> argv = {"python3", script, kTemplate};
        argv.insert(argv.end(), parameters.begin(), parameters.end());
        const auto result = run(argv);
        if (result.exitStatus == 77)
            GTEST_SKIP() << "moto is not installed (pip install 'moto[server]'): " << result.out;
        ASSERT_EQ(result.exitStatus, 0) << result.err;
        const auto made = Json::parse(result.out);
        EXPECT_EQ(made.at("state"), "CREATE_COMPLETE");
        EXPECT_EQ(made.at("roles"), Json({"Master", "Worker"}));
        EXPECT_TRUE(made.at("outputs").contains("MasterAutoScalingGroup"));
        EXPECT_EQ(made.at("outputs").contains("ElasticWorkerLaunchTemplate"), parameters.empty());
    }
}

TEST(StackJudges, TheScriptOfTheNodesIsSoundBash)
{
    ScratchFolder folder;
    const auto file = (folder.path() / "node.sh").string();
    ASSERT_TRUE(writeFileAtomically(file, "#!/bin/bash\n" + nodeScript()));
    const auto read = run({"bash", "-n", file});
    EXPECT_EQ(read.exitStatus, 0) << read.err;
    if (!findProgram("shellcheck"))
        GTEST_SKIP() << "shellcheck is not installed";
    // Its variables come before it, from the parameters of the stack.
    const auto result = run({"shellcheck", "-s", "bash", "-e", "SC2154,SC2153", file});
    EXPECT_EQ(result.exitStatus, 0) << result.out;
}

TEST(StackJudges, TheAwsCommandLineCreatesWatchesAndDeletesTheStack)
{
    if (!findProgram("aws"))
        GTEST_SKIP() << "the AWS command line (aws) is not installed";
    ScratchFolder folder;
    CloudProcess cloud(folder.path() / "data", {"--records-only", "--speed", "200"});
    ASSERT_TRUE(cloud.alive()) << cloud.log();
    ASSERT_EQ(cloud.ec2("CreateKeyPair", {{"KeyName", "k"}, {"KeyType", "ed25519"}}).status, 200);
    const auto body = "file://" + kTemplate;

    const auto valid = aws(cloud, {"cloudformation", "validate-template", "--template-body", body});
    ASSERT_EQ(valid.exitStatus, 0) << valid.err;
    EXPECT_EQ(Json::parse(valid.out).at("Capabilities"), Json::array({"CAPABILITY_IAM"}));

    const std::vector<std::string> create = {"cloudformation",
                                             "create-stack",
                                             "--stack-name",
                                             "dt",
                                             "--template-body",
                                             body,
                                             "--parameters",
                                             "ParameterKey=KeyName,ParameterValue=k",
                                             "ParameterKey=SSHLocation,ParameterValue=203.0.113.7/32",
                                             "ParameterKey=InstanceType,ParameterValue=c5.large",
                                             "ParameterKey=WorkerCount,ParameterValue=2",
                                             "ParameterKey=EFSFileSystemId,ParameterValue=fs-0123456789abcdef0",
                                             "ParameterKey=ExistingMountTarget,ParameterValue=true"};
    EXPECT_THAT(aws(cloud, create).err, HasSubstr("InsufficientCapabilitiesException"));
    auto acknowledged = create;
    acknowledged.insert(acknowledged.end(), {"--capabilities", "CAPABILITY_IAM"});
    const auto started = aws(cloud, acknowledged);
    ASSERT_EQ(started.exitStatus, 0) << started.err;
    // The command line looks every 30 seconds only: it finds the end at its first look.
    const auto inProgress = [&] {
        return cloud
                   .form("cloudformation",
                         {{"Action", "DescribeStacks"}, {"Version", "2010-05-15"}, {"StackName", "dt"}})
                   .body.find("_IN_PROGRESS") != std::string::npos;
    };
    EXPECT_TRUE(eventually([&] { return !inProgress(); }));
    const auto waited = aws(cloud, {"cloudformation", "wait", "stack-create-complete", "--stack-name", "dt"});
    ASSERT_EQ(waited.exitStatus, 0)
        << waited.err << aws(cloud, {"cloudformation", "describe-stack-events", "--stack-name", "dt"}).out;

    const auto output = [&](const std::string &key) {
        return trimmed(aws(cloud, {"cloudformation", "describe-stacks", "--stack-name", "dt", "--query",
                                   "Stacks[0].Outputs[?OutputKey=='" + key + "'].OutputValue", "--output", "text"})
                           .out);
    };
    const auto group = Json::parse(aws(cloud, {"autoscaling", "describe-auto-scaling-groups",
                                               "--auto-scaling-group-names", output("WorkerAutoScalingGroup")})
                                       .out)
                           .at("AutoScalingGroups")
                           .at(0);
    EXPECT_EQ(group.at("DesiredCapacity"), 2);
    EXPECT_EQ(group.at("Instances").size(), 2u);
    const auto activities = Json::parse(aws(cloud, {"autoscaling", "describe-scaling-activities",
                                                    "--auto-scaling-group-name", output("WorkerAutoScalingGroup")})
                                            .out)
                                .at("Activities");
    EXPECT_EQ(activities.size(), 2u);

    // Two workers from the launch template, as the document does it in the console.
    const auto added = aws(cloud, {"ec2", "run-instances", "--count", "2", "--launch-template",
                                   "LaunchTemplateId=" + output("ElasticWorkerLaunchTemplate"), "--query",
                                   "Instances[].InstanceId", "--output", "text"});
    ASSERT_EQ(added.exitStatus, 0) << added.err;
    const auto ids = trimmed(added.out), first = ids.substr(0, ids.find('\t')), second = ids.substr(ids.find('\t') + 1);
    const auto elastic = [&] {
        return trimmed(
            aws(cloud, {"ec2", "describe-instances", "--filters", "Name=tag-key,Values=dt-aws-dl-cfn-elastic-worker",
                        "--query", "length(Reservations[].Instances[])", "--output", "text"})
                .out);
    };
    EXPECT_EQ(elastic(), "2");
    EXPECT_EQ(aws(cloud, {"ec2", "delete-tags", "--resources", first, "--tags", "Key=dt-aws-dl-cfn-elastic-worker"})
                  .exitStatus,
              0);
    EXPECT_EQ(elastic(), "1") << "the tag is the wish to be in the cluster";

    EXPECT_EQ(aws(cloud, {"ec2", "terminate-instances", "--instance-ids", first, second}).exitStatus, 0);
    EXPECT_EQ(aws(cloud, {"cloudformation", "delete-stack", "--stack-name", "dt"}).exitStatus, 0);
    EXPECT_TRUE(eventually([&] { return !inProgress(); }));
    const auto gone = aws(cloud, {"cloudformation", "wait", "stack-delete-complete", "--stack-name", "dt"});
    EXPECT_EQ(gone.exitStatus, 0) << gone.err;
    EXPECT_EQ(trimmed(aws(cloud, {"ec2", "describe-vpcs", "--query", "length(Vpcs)", "--output", "text"}).out), "1");
}
