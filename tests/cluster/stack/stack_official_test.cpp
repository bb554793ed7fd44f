// Stacks that were not made by Trainyard, on the real local cloud.

#include <cstdlib>

#include <gmock/gmock.h>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/cluster/managed/managed.h"
#include "backend/cluster/stack/plan/stack_limits.h"
#include "backend/cluster/stack/plan/stack_request.h"
#include "backend/core/async/poll.h"
#include "backend/sshkeys/keys.h"
#include "tests/cluster/stack/stack_cluster_fixture.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

/// A stack of the official command line, as a colleague makes one.
TEST_F(StackClusterTest, AttachesAStackOfTheOfficialCommandLine)
{
    const auto aws = findProgram("aws");
    if (!aws)
        GTEST_SKIP() << "the AWS command line (aws) is not installed";
    const auto cloud = open();
    const auto key = sshkeys::generateEd25519("theirs");
    ASSERT_TRUE(key);
    const auto keyFile = m_home.path() / "theirs.pem";
    ASSERT_TRUE(writeFileAtomically(keyFile, key->privateText.reveal(), 0600));
    ASSERT_TRUE(cloud.ec2()->importKeyPair("theirs", key->publicLine, {}, soon()));
    const auto templateFile = m_home.path() / "template.json";
    ASSERT_TRUE(writeFileAtomically(templateFile, std::string(stackTemplate()), 0644));
    const auto variables = cloud.nodeEnvironment(soon());
    ASSERT_TRUE(variables) << variables.error().detail;
    ProcessSpec spec;
    spec.argv = {*aws,
                 "--endpoint-url",
                 cloud.endpointUrl,
                 "cloudformation",
                 "create-stack",
                 "--stack-name",
                 "Colleague-Stack",
                 "--template-body",
                 "file://" + templateFile.string(),
                 "--capabilities",
                 "CAPABILITY_IAM",
                 "--parameters",
                 "ParameterKey=KeyName,ParameterValue=theirs",
                 "ParameterKey=SSHLocation,ParameterValue=127.0.0.1/32",
                 "ParameterKey=InstanceType,ParameterValue=c5.large",
                 "ParameterKey=WorkerNetwork,ParameterValue=public"};
    std::vector<std::string> environment{"HOME=" + m_home.path().string(), "AWS_EC2_METADATA_DISABLED=true",
                                         "AWS_PAGER="};
    for (const char *name : {"PATH", "PYENV_VERSION", "PYENV_ROOT"}) {
        if (const char *value = std::getenv(name))
            environment.push_back(std::string(name) + "=" + value);
    }
    for (const auto &[name, value] : *variables)
        environment.push_back(name + "=" + value.reveal());
    spec.environment = std::move(environment);
    const auto made = runProcess(spec, {Deadline::after(90s), {}});
    ASSERT_TRUE(made) << made.error().detail;
    ASSERT_EQ(made->exitStatus, 0) << made->err;

    AttachOptions options;
    options.stack = "Colleague-Stack";
    options.keyFile = keyFile;
    options.name = "colleague";
    options.launch = kNoSsh;
    const auto stacks = cloud.stacksOf(cloud.region);
    ASSERT_TRUE(pollUntil(Backoff(20ms), soon(), [&]() -> Result<bool> {
        const auto stack = stacks->describeStack(options.stack, soon());
        return stack && *stack && (*stack)->status == "CREATE_COMPLETE";
    }));
    const auto listedStacks = allStacks(cloud, cloud.region, soon());
    ASSERT_TRUE(listedStacks) << listedStacks.error().detail;
    ASSERT_THAT(*listedStacks, SizeIs(1));
    EXPECT_TRUE((*listedStacks)[0].attachable()) << (*listedStacks)[0].reason.english();
    const auto preview = previewAttach(cloud, options, soon());
    ASSERT_TRUE(preview) << preview.error().detail;
    EXPECT_THAT(preview->nodes, SizeIs(2));
    EXPECT_THAT(preview->consent().english(), HasSubstr("deletes the stack Colleague-Stack"));

    const auto id = attachStack(cloud, options, {}, {});
    ASSERT_TRUE(id) << id.error().detail;
    const auto attached = status(cloud, "colleague", soon());
    ASSERT_TRUE(attached) << attached.error().detail;
    EXPECT_THAT(attached->nodes, SizeIs(2));
    EXPECT_EQ((*cloud.ledger->cluster(*id))->adoptedFrom, "");
    const auto again = attachStack(cloud, options, {}, {});
    ASSERT_FALSE(again);
    EXPECT_EQ(again.error().code, ErrorCode::Conflict);
    EXPECT_THAT(again.error().detail, HasSubstr("the cluster colleague"));
    const auto resumed = resumeCluster(cloud, *id, kNoSsh, {}, {});
    EXPECT_TRUE(resumed) << resumed.error().detail;
    EXPECT_THAT(stacksAt(cloud), SizeIs(1));

    const auto receipt = Teardown(cloud).run({}, {}, {});
    ASSERT_TRUE(receipt) << receipt.error().detail;
    EXPECT_TRUE(receipt->clean()) << receipt->toText();
    EXPECT_THAT(stacksAt(cloud), IsEmpty());
    const auto machines = allMachines(*cloud.ec2(), soon());
    ASSERT_TRUE(machines) << machines.error().detail;
    EXPECT_THAT(*machines, IsEmpty());
}

} // namespace
} // namespace trainyard::cluster
