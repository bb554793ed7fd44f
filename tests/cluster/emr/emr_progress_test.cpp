// C17, C23, M3, M4, M5: the nodes of an EMR cluster, and why a start failed or takes long.
#include "backend/cluster/emr/emr_progress.h"

#include <gmock/gmock.h>

#include "backend/cluster/cloud/records/origin.h"

namespace trainyard::cluster {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using namespace std::chrono_literals;

const std::vector<aws::EmrInstanceGroup> kGroups{
    {.id = "ig-t", .role = "TASK", .type = "c5.xlarge", .requested = 1, .running = 1, .spot = true},
    {.id = "ig-c", .role = "CORE", .type = "m5.xlarge", .requested = 2, .running = 2},
    {.id = "ig-m", .role = "MASTER", .type = "m5.xlarge", .requested = 1, .running = 1}};

aws::EmrInstance instanceIn(const std::string &group, const std::string &id, const std::string &ip, int created,
                            const std::string &state = "RUNNING")
{
    aws::EmrInstance one;
    one.instance = InstanceId(id);
    one.groupId = group;
    one.privateIp = ip;
    one.state = state;
    one.timeline.created = Timestamp(std::chrono::seconds(created));
    return one;
}

TEST(EmrNodes, AreTheHeadTheCoreNodesAndTheTaskNodes)
{
    const auto nodes = emrNodes(
        kGroups, {instanceIn("ig-t", "i-t", "10.0.0.9", 1), instanceIn("ig-c", "i-2", "10.0.0.3", 5),
                  instanceIn("ig-c", "i-1", "10.0.0.4", 2), instanceIn("ig-c", "i-0", "10.0.0.5", 1, "TERMINATED"),
                  instanceIn("ig-m", "i-m", "10.0.0.2", 7), instanceIn("ig-c", "", "", 8, "AWAITING_FULFILLMENT")});
    std::vector<std::string> shown;
    for (const EmrNode &node : nodes)
        shown.push_back(node.node + " " + node.instance.value + " " + node.type + (node.spot ? " Spot" : "") +
                        (node.locked() ? " locked" : ""));
    EXPECT_THAT(shown, ElementsAre("head i-m m5.xlarge locked", "worker-1 i-1 m5.xlarge", "worker-2 i-2 m5.xlarge",
                                   "worker-3 i-t c5.xlarge Spot"));
    EXPECT_THAT(emrNodes({}, {instanceIn("ig-c", "i-1", "10.0.0.4", 2)}), IsEmpty());
}

TEST(EmrNodes, AreAllThereWhenEachGroupIsComplete) // C17
{
    EXPECT_TRUE(allRunning(kGroups));
    auto resizing = kGroups;
    resizing[1].requested = 3;
    EXPECT_FALSE(allRunning(resizing));
    EXPECT_FALSE(allRunning({})) << "before EMR lists its groups";
}

TEST(EmrNodes, AreComparedWithYarn) // C23
{
    const auto nodes = emrNodes(
        kGroups, {instanceIn("ig-m", "i-m", "10.0.0.2", 1), instanceIn("ig-c", "i-1", "10.0.0.3", 2),
                  instanceIn("ig-c", "i-2", "10.0.0.4", 3), instanceIn("ig-c", "i-3", "10.0.0.5", 4, "BOOTSTRAPPING")});
    EXPECT_TRUE(compareNodeLists({"10.0.0.4", "10.0.0.3"}, nodes).empty()) << "the master runs no node of YARN";
    const auto different = compareNodeLists({"10.0.0.3", "10.0.7.7"}, nodes);
    EXPECT_THAT(different.notInYarn, ElementsAre("10.0.0.4"));
    EXPECT_THAT(different.notInEmr, ElementsAre("10.0.7.7"));
    EXPECT_TRUE(compareNodeLists({"10.0.0.3", "10.0.0.4", "10.0.0.2"}, nodes).empty()) << "nor is it a stranger";
    EXPECT_EQ(describe(different), "10.0.0.4 run for EMR and are no nodes of YARN. 10.0.7.7 are nodes of YARN that EMR "
                                   "does not list.");
    EXPECT_EQ(describe(NodeListDifference{}), "");
}

TEST(EmrNodes, ThatDifferAreAWarningUntilTheyAgree) // C23
{
    ledger::Resource row;
    row.kind = kEmrKind;
    row.id = "j-1";
    EXPECT_TRUE(yarnAlarm({}, "j-1").empty());
    EXPECT_TRUE(yarnAlarm({row}, "j-1").empty());
    row.facts[kYarnDifferenceFact] = "10.0.0.4 run for EMR and are no nodes of YARN.";
    EXPECT_THAT(yarnAlarm({row}, "j-1").english(), HasSubstr("list different nodes: 10.0.0.4 run"));
    EXPECT_TRUE(yarnAlarm({row}, "j-2").empty()) << "of the request before";
    row.facts[kYarnDifferenceFact] = "";
    EXPECT_TRUE(yarnAlarm({row}, "j-1").empty());
}

aws::EmrCluster failedWith(const std::string &code, const std::string &message)
{
    aws::EmrCluster cluster;
    cluster.id = "j-1";
    cluster.state = "TERMINATED_WITH_ERRORS";
    cluster.reasonCode = code;
    cluster.reason = message;
    cluster.logUri = "s3n://logs/emr/";
    return cluster;
}

TEST(EmrFailure, NamesTheLogOfTheBootstrapAction) // M4
{
    const auto failure = explainFailure(
        failedWith("BOOTSTRAP_FAILURE",
                   "On the master instance (i-0a1b2c3d), bootstrap action 2 returned a non-zero return code"));
    EXPECT_EQ(failure.sentence.english(),
              "EMR ended the cluster (BOOTSTRAP_FAILURE): On the master instance (i-0a1b2c3d), bootstrap "
              "action 2 returned a non-zero return code. Read the end of the script's stderr.");
    EXPECT_THAT(failure.logs, ElementsAre("s3://logs/emr/j-1/node/i-0a1b2c3d/bootstrap-actions/2/stderr.gz",
                                          "s3://logs/emr/j-1/node/i-0a1b2c3d/bootstrap-actions/2/stdout.gz",
                                          "s3://logs/emr/j-1/node/i-0a1b2c3d/bootstrap-actions/2/controller.gz",
                                          "s3://logs/emr/j-1/node/i-0a1b2c3d/provision-node/"));
}

TEST(EmrFailure, OfSeveralNodesNamesTheLogOfTheFirst) // M4
{
    const auto failure = explainFailure(failedWith(
        "BOOTSTRAP_FAILURE", "On 3 slave instances (including i-0a1b2c3d and i-0a1b2c3e), bootstrap action 1 "
                             "returned a non-zero return code"));
    ASSERT_FALSE(failure.logs.empty());
    EXPECT_EQ(failure.logs.front(), "s3://logs/emr/j-1/node/i-0a1b2c3d/bootstrap-actions/1/stderr.gz");
    EXPECT_THAT(explainFailure(failedWith("INSTANCE_FAILURE", "On 2 instances (hi-fi, i-xyz), it failed")).logs,
                ElementsAre("s3://logs/emr/j-1/node/"));
}

TEST(EmrFailure, NamesTheFolderWhereTheMessageDoesNotNameTheNode) // M5
{
    EXPECT_THAT(explainFailure(failedWith("INSTANCE_FAILURE", "The master failed")).logs,
                ElementsAre("s3://logs/emr/j-1/node/"));
    EXPECT_THAT(explainFailure(failedWith("STEP_FAILURE", "Shut down as step failed")).logs,
                ElementsAre("s3://logs/emr/j-1/steps/"));
    auto custom = failedWith("INSTANCE_FAILURE", "m");
    custom.customImage = "ami-1";
    EXPECT_THAT(explainFailure(custom).sentence.english(), HasSubstr("custom image may not fit"));
    auto without = failedWith("VALIDATION_ERROR", "");
    without.logUri.clear();
    EXPECT_EQ(explainFailure(without).sentence.english(),
              "EMR ended the cluster (VALIDATION_ERROR). Check roles, subnet, security "
              "groups and quotas; nothing was started. The cluster has no folder for "
              "logs.");
    EXPECT_THAT(explainFailure(without).logs, IsEmpty());
}

TEST(EmrFailure, ShowsAMessageAsOneLineWithoutSecrets)
{
    const auto failure = explainFailure(failedWith("X", "script failed\n\x1b[31m%1 --password=Tr0ub4dor&3"));
    const std::string text = failure.sentence.english();
    EXPECT_EQ(text.find_first_of("\n\x1b"), std::string::npos) << text;
    EXPECT_THAT(text,
                testing::AllOf(HasSubstr("script failed"), HasSubstr("%1"), testing::Not(HasSubstr("Tr0ub4dor"))));
}

TEST(EmrFailure, TakesNoPathFromAMessage)
{
    for (const char *message :
         {"(i-../../x), bootstrap action 1 failed", "(i-0a, bootstrap action 1", "(i-), bootstrap action 1",
          "(i-0a), bootstrap action 99999999999999999999", "(i-0a), bootstrap action x"}) {
        for (const std::string &log : explainFailure(failedWith("BOOTSTRAP_FAILURE", message)).logs) {
            EXPECT_EQ(log.find(".."), std::string::npos) << log;
            EXPECT_EQ(log.find("bootstrap-actions"), std::string::npos) << log;
        }
    }
    EXPECT_LT(explainFailure(failedWith("X", std::string(100'000, 'y'))).sentence.english().size(), 1'000u);
}

TEST(EmrFailure, OfRolesIsTheirRefusal) // C14
{
    aws::EmrCluster cluster;
    cluster.reasonCode = "VALIDATION_ERROR";
    cluster.reason = "EMR service role arn:aws:iam::1:role/EMR_DefaultRole is invalid";
    EXPECT_TRUE(refusedRoles(cluster));
    cluster.reason = "The VPC/subnet configuration was invalid";
    EXPECT_FALSE(refusedRoles(cluster));
    cluster.reason = "On the master instance (i-1), the service role script failed";
    cluster.reasonCode = "BOOTSTRAP_FAILURE";
    EXPECT_FALSE(refusedRoles(cluster));
}

TEST(EmrStart, IsSlowAfterTwentyMinutes) // M3
{
    aws::EmrCluster cluster;
    cluster.state = "STARTING";
    cluster.created = Timestamp(1h * 1000);
    EXPECT_TRUE(slowStartHint(cluster, cluster.created + 19min).empty());
    EXPECT_THAT(slowStartHint(cluster, cluster.created + 20min).english(), HasSubstr("STARTING for 20 min"));
    cluster.rootVolumeGiB = 32;
    cluster.applications = {{"Hadoop", ""}, {"Hue", ""}};
    EXPECT_THAT(slowStartHint(cluster, cluster.created + 30min).english(),
                testing::AllOf(HasSubstr("32 GiB: more than 50"), HasSubstr("Hue is known")));
    cluster.state = "BOOTSTRAPPING";
    EXPECT_THAT(slowStartHint(cluster, cluster.created + 30min).english(), HasSubstr("mount target"));
    cluster.state = "WAITING";
    EXPECT_TRUE(slowStartHint(cluster, cluster.created + 30min).empty());
}

} // namespace
} // namespace trainyard::cluster
