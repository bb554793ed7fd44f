// C26: what can be added as a step, and what is shown of the steps that EMR reports.

#include "backend/cluster/emr/emr_steps.h"

#include <gmock/gmock.h>

#include "tests/support/sentences.h"

namespace trainyard::cluster {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

TEST(EmrStepPlan, NamesWhatIsWrong)
{
    EmrStepPlan plan{.name = "train", .command = {"spark-submit", "s3://bucket/train.py"}};
    EXPECT_THAT(plan.problems(), IsEmpty());
    EXPECT_TRUE(plan.warning().empty());
    plan.command.emplace_back(EmrStepPlan::kMostCommandBytes, 'x');
    EXPECT_THAT(textsOf(plan.problems()), ElementsAre(HasSubstr("put it into a script in S3")));
    plan.command = {};
    EXPECT_THAT(textsOf(plan.problems()), ElementsAre(HasSubstr("needs a command")));
    plan.command = {std::string("echo\0", 5)};
    EXPECT_THAT(textsOf(plan.problems()), ElementsAre(HasSubstr("null byte")));
    plan = {.name = "line\nbreak", .onFailure = "SHOUT", .command = {"true"}};
    EXPECT_THAT(textsOf(plan.problems()), ElementsAre(HasSubstr("printable"), HasSubstr("CANCEL_AND_WAIT")));
    plan.name.clear();
    EXPECT_THAT(textsOf(plan.problems()), ElementsAre(HasSubstr("name of the step"), HasSubstr("CANCEL_AND_WAIT")));
}

TEST(EmrStepPlan, WarnsOfTheEndOfTheClusterAndOfSecrets)
{
    EmrStepPlan plan{.onFailure = "TERMINATE_CLUSTER", .command = {"true"}};
    EXPECT_THAT(plan.warning().english(), HasSubstr("EMR terminates the cluster"));
    plan = {.command = {"train", "--password=Tr0ub4dor&3"}};
    EXPECT_THAT(plan.warning().english(), HasSubstr("secret"));
}

TEST(EmrStepId, IsLettersAndDigits) // it becomes a part of S3 keys
{
    EXPECT_TRUE(isEmrStepId("s-1ABCDEF234567"));
    for (const char *wrong : {"", "s-", "j-1ABC", "s-1/../../x", "s-1 A", "s-abc", "s-1\n"})
        EXPECT_FALSE(isEmrStepId(wrong)) << wrong;
}

struct EmrStepLists : testing::Test {
    aws::EmrCluster cluster;
    aws::EmrStep step;
    EmrStepLists()
    {
        cluster.id = "j-1";
        cluster.state = "WAITING";
        cluster.releaseLabel = "emr-7.5.0";
        cluster.logUri = "s3://logs/emr";
        step.id = "s-1AB";
        step.name = "train";
        step.state = "RUNNING";
        step.jar = "command-runner.jar";
        step.arguments = {"bash", "-c", "echo 'a b'"};
    }
    EmrStepList shown() const { return describeSteps({"j-1", "us-east-1", {}}, cluster, {step}); }
};

TEST_F(EmrStepLists, ShowACommandAsAShellReadsIt)
{
    const EmrStepList list = shown();
    EXPECT_TRUE(list.canAdd);
    EXPECT_TRUE(list.hint.empty());
    ASSERT_EQ(list.steps.size(), 1u);
    EXPECT_EQ(list.steps[0].command, R"(bash -c 'echo '\''a b'\''')");
    EXPECT_EQ(list.steps[0].arguments, step.arguments);
    EXPECT_TRUE(list.steps[0].canCancel);
    EXPECT_FALSE(list.steps[0].failed);
}

TEST_F(EmrStepLists, KnowWhichStepsCanBeCancelled)
{
    cluster.releaseLabel = "emr-5.27.0";
    EXPECT_FALSE(shown().steps[0].canCancel) << "only waiting ones before emr-5.28.0";
    step.state = "PENDING";
    EXPECT_TRUE(shown().steps[0].canCancel);
    step.state = "COMPLETED";
    EXPECT_FALSE(shown().steps[0].canCancel);
    step.state = "PENDING";
    cluster.state = "TERMINATING";
    EXPECT_FALSE(shown().steps[0].canCancel);
    EXPECT_FALSE(shown().canAdd);
    EXPECT_THAT(shown().hint.english(), HasSubstr("runs no more steps"));
}

TEST_F(EmrStepLists, MaskWhatOthersHaveWritten)
{
    step.name = "x\x1b[31m";
    step.id = "s-1/../..";
    step.arguments = {"--password=Tr0ub4dor&3"};
    step.state = "FAILED";
    step.failureReason = "Unknown Error.";
    step.failureMessage = "exit code 1\nwith a second line";
    const EmrStepInfo info = shown().steps[0];
    EXPECT_EQ(info.name.find('\x1b'), std::string::npos);
    EXPECT_EQ(info.id, "") << "no step of EMR has such an ID";
    EXPECT_THAT(info.command, Not(HasSubstr("Tr0ub4dor")));
    EXPECT_THAT(info.arguments, ElementsAre(Not(HasSubstr("Tr0ub4dor"))));
    EXPECT_TRUE(info.failed);
    EXPECT_THAT(info.failure, HasSubstr("Unknown Error. exit code 1"));
}

TEST_F(EmrStepLists, NameAClusterWithoutLogs)
{
    cluster.logUri.clear();
    EXPECT_THAT(shown().hint.english(), HasSubstr("no folder for logs"));
}

TEST(MaskedText, HasEveryLineOfALongLog)
{
    FailureLog log;
    for (int i = 0; i < 20000; ++i)
        log.text += "line " + std::to_string(i) + "\n";
    log.text += "password=Tr0ub4dor&3";
    const std::string masked = maskedText(log);
    EXPECT_THAT(masked, HasSubstr("line 19999\n"));
    EXPECT_THAT(masked, Not(HasSubstr("Tr0ub4dor")));
}

} // namespace
} // namespace trainyard::cluster
