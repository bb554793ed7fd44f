// C1, L11: EMR clusters from the command line, on a local cloud of records.
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "tests/cli/at_local_cloud.h"

using nlohmann::json;
using testing::HasSubstr;

namespace {

using EmrCommands = AtLocalCloud;

} // namespace

TEST_F(EmrCommands, ShowThePlanWithEmrsPriceAndTheOfficialCommand)
{
    const auto shown = asked({"emr", "create", "--dry-run", "--name", "emr-demo", "--log-uri", "S3://emr-demo-logs/emr",
                              "--workers", "2", "--task-nodes", "1"});
    EXPECT_EQ(shown.value("launchable", false), true);
    EXPECT_EQ(shown["plan"].value("name", ""), "emr-demo");
    EXPECT_EQ(shown["plan"].value("taskNodes", 0), 1);
    EXPECT_THAT(shown["aws"].dump(), HasSubstr("aws --region us-east-1 emr create-cluster"));
    EXPECT_THAT(shown["aws"].dump(), HasSubstr("trainyard_deadline.sh"));
    EXPECT_FALSE(shown["resources"].empty());
    EXPECT_TRUE(asked({"clusters"})["clusters"].empty()) << "nothing was created";
}

TEST_F(EmrCommands, RefuseAPlanWithoutLogs)
{
    const auto outcome = ctl({"emr", "create", "--name", "emr-demo"});
    EXPECT_EQ(outcome.exitStatus, 2);
    EXPECT_THAT(outcome.err, HasSubstr("A folder for the logs is needed"));
}

TEST_F(EmrCommands, NameWhatCrossesRegionsBeforeTheRequest) // E28, also of a stack
{
    const auto made = ctl({"--region", "eu-west-1", "data", "mkbucket", "far-away-logs"});
    ASSERT_EQ(made.exitStatus, 0) << made.err;
    const auto refused = ctl({"emr", "create", "--name", "far", "--log-uri", "s3://far-away-logs/emr", "--workers", "1",
                              "--no-provision", "--yes"});
    EXPECT_NE(refused.exitStatus, 0) << "there are no roles";
    EXPECT_THAT(refused.err, HasSubstr("Note: The bucket far-away-logs is in eu-west-1"));
    const auto stack = ctl({"stack", "create", "--name", "far", "--data-bucket", "far-away-logs", "--zone",
                            "us-east-1c", "--acknowledge-iam", "--no-provision", "--yes"});
    EXPECT_NE(stack.exitStatus, 0) << "the zone does not offer machines with GPUs";
    EXPECT_THAT(stack.err, HasSubstr("Note: The bucket far-away-logs is in eu-west-1"));
    EXPECT_TRUE(asked({"clusters"})["clusters"].empty());
}

TEST_F(EmrCommands, CreateListScaleAndTerminate)
{
    const auto made = asked({"emr", "create", "--name", "emr-demo", "--log-uri", "s3://emr-demo-logs/emr", "--workers",
                             "1", "--make-roles", "--no-provision", "--yes"});
    EXPECT_EQ(made.value("name", ""), "emr-demo");
    EXPECT_EQ(made["nodes"].size(), 2u);
    const auto stopped = ctl({"stop", "emr-demo", "--yes"});
    EXPECT_NE(stopped.exitStatus, 0);
    EXPECT_THAT(stopped.err, HasSubstr("nodes of EMR can be neither stopped nor changed"));

    const auto added = asked({"emr", "add-step", "emr-demo", "--step-name", "hello", "--", "echo", "hello"});
    const auto step = added.value("step", "");
    EXPECT_TRUE(step.starts_with("s-")) << added;
    const auto steps = asked({"emr", "steps", "emr-demo"});
    ASSERT_EQ(steps["steps"].size(), 1u);
    EXPECT_EQ(steps["steps"][0].value("id", ""), step);
    EXPECT_EQ(steps["steps"][0]["arguments"], json::array({"echo", "hello"}));
    EXPECT_NE(ctl({"emr", "steps", "no-such-cluster"}).exitStatus, 0);
    const auto warned = ctl({"emr", "add-step", "emr-demo", "--on-failure", "TERMINATE_CLUSTER", "--", "true"});
    EXPECT_EQ(warned.exitStatus, 0) << warned.err;
    EXPECT_THAT(warned.err, HasSubstr("EMR terminates the cluster"));
    const auto unknown = ctl({"emr", "cancel-step", "emr-demo", "s-NOSUCHSTEP", "--yes"});
    EXPECT_NE(unknown.exitStatus, 0);
    EXPECT_THAT(unknown.err, HasSubstr("The step does not exist"));
    EXPECT_TRUE(asked({"emr", "step-output", "emr-demo", step})["logs"].is_array());

    const auto core = asked({"emr", "add-core", "emr-demo", "--no-provision", "--yes"});
    EXPECT_EQ(core["added"], json::array({"worker-2"}));
    const auto locked = ctl({"remove", "emr-demo", "worker-2", "--yes"});
    EXPECT_NE(locked.exitStatus, 0);
    EXPECT_THAT(locked.err, HasSubstr("HDFS"));

    const auto ended = ctl({"terminate", "emr-demo", "--yes"});
    EXPECT_EQ(ended.exitStatus, 0) << ended.err;
    EXPECT_EQ(asked({"clusters"})["machines_alive"], 0);
}

TEST_F(EmrCommands, ListReleasesAndApplications)
{
    const auto releases = asked({"emr", "releases"})["releases"];
    ASSERT_FALSE(releases.empty());
    const auto newest = releases[0].value("release", "");
    EXPECT_TRUE(newest.starts_with("emr-7.")) << newest;
    EXPECT_EQ(releases[0].value("support", ""), "Amazon Linux updates");
    EXPECT_EQ(releases.back().value("support", ""), "superseded by emr-5.7.1") << releases.back(); // C2
    EXPECT_THAT(asked({"emr", "releases", newest})["applications"].dump(), HasSubstr("Hadoop"));
    EXPECT_NE(ctl({"emr", "releases", "emr-99.0.0"}).exitStatus, 0);
}
