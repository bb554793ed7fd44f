// C1 to C16, C24: the plan of an EMR cluster, and the request that it becomes.
#include <algorithm>

#include <gmock/gmock.h>

#include "backend/cluster/emr/plan/emr_plan.h"
#include "backend/cluster/emr/plan/emr_release.h"
#include "backend/cluster/emr/plan/emr_request.h"
#include "backend/cluster/plan/catalog/catalog.h"

namespace trainyard::cluster {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

EmrPlan goodEmr()
{
    EmrPlan plan;
    plan.name = "emr-demo";
    plan.releaseLabel = "emr-7.5.0";
    plan.logUri = "s3://trainyard-logs/emr";
    return plan;
}

std::vector<EmrProblem> problemsIn(const EmrPlan &plan)
{
    return plan.problems(*Catalog::bundled());
}

TEST(EmrPlan, TheDefaultsNeedANameAndAFolderForLogsOnly)
{
    EXPECT_THAT(problemsIn(goodEmr()), IsEmpty());
    EXPECT_THAT(problemsIn(EmrPlan()), ElementsAre(EmrProblem{&EmrPlan::name, Reason::Empty, ""},
                                                   EmrProblem{&EmrPlan::logUri, Reason::Empty, ""}));
}

struct BadEmr {
    const char *what;
    void (*spoil)(EmrPlan &);
    EmrProblem problem;
    const char *sentencePart;
};
void PrintTo(const BadEmr &bad, std::ostream *out)
{
    *out << bad.what;
}

class BadEmrPlans : public testing::TestWithParam<BadEmr> {};

TEST_P(BadEmrPlans, NamesTheFieldTheReasonAndWhatToDo)
{
    EmrPlan plan = goodEmr();
    GetParam().spoil(plan);
    const auto found = problemsIn(plan);
    ASSERT_THAT(found, ElementsAre(GetParam().problem));
    EXPECT_TRUE(describe(found.front()).ends_with('.')) << describe(found.front());
    EXPECT_THAT(describe(found.front()), HasSubstr(GetParam().sentencePart));
    EXPECT_FALSE(toString(found.front().field).empty());
    EXPECT_EQ(asStatus(found).error().code, ErrorCode::InvalidArgument);
}

INSTANTIATE_TEST_SUITE_P(
    Plans, BadEmrPlans,
    testing::Values(
        BadEmr{"upper case", [](EmrPlan &p) { p.name = "EMR"; }, {&EmrPlan::name, Reason::Malformed, "EMR"}, "a-z"},
        BadEmr{"release without a version",
               [](EmrPlan &p) { p.releaseLabel = "emr-latest"; },
               {&EmrPlan::releaseLabel, Reason::Malformed, "emr-latest"},
               "emr-7.5.0"},
        BadEmr{"no Hadoop",
               [](EmrPlan &p) { p.applications = {"Spark"}; },
               {&EmrPlan::applications, Reason::Empty, "Hadoop"},
               "list of nodes"},
        BadEmr{"application with an option",
               [](EmrPlan &p) {
                   p.applications = {"Hadoop", "Spark=3"};
               },
               {&EmrPlan::applications, Reason::Malformed, "Spark=3"},
               "Spark=3"},
        BadEmr{"Hue on a custom image",
               [](EmrPlan &p) {
                   p.applications = {"Hadoop", "Hue"};
                   p.customImage = "ami-0123456789abcdef0";
               },
               {&EmrPlan::applications, Reason::Mismatch, "custom-image"},
               "neither Hue nor Zeppelin"},
        BadEmr{"custom image for an old release",
               [](EmrPlan &p) {
                   p.releaseLabel = "emr-5.6.0";
                   p.emrIdle = {};
                   p.customImage = "ami-0123456789abcdef0";
               },
               {&EmrPlan::customImage, Reason::Mismatch, "release-label"},
               "emr-5.7.0"},
        BadEmr{"idle limit for an old release",
               [](EmrPlan &p) { p.releaseLabel = "emr-5.8.0"; },
               {&EmrPlan::emrIdle, Reason::Mismatch, "release-label"},
               "emr-5.30.0"},
        BadEmr{"idle limit of emr-6.0.0",
               [](EmrPlan &p) { p.releaseLabel = "emr-6.0.0"; },
               {&EmrPlan::emrIdle, Reason::Mismatch, "release-label"},
               "emr-6.1.0"},
        BadEmr{"idle limit that does not know of a training",
               [](EmrPlan &p) { p.releaseLabel = "emr-6.3.1"; },
               {&EmrPlan::emrIdle, Reason::Mismatch, "training"},
               "--idle-minutes"},
        BadEmr{"small disk",
               [](EmrPlan &p) { p.rootGiB = 50; },
               {&EmrPlan::rootGiB, Reason::TooSmall, "51 GiB"},
               "may fail to start"},
        BadEmr{"unknown type",
               [](EmrPlan &p) { p.masterType = "m5.huge"; },
               {&EmrPlan::masterType, Reason::Unknown, "m5.huge"},
               "m5.huge"},
        BadEmr{"type for another processor",
               [](EmrPlan &p) { p.coreType = "c7g.large"; },
               {&EmrPlan::coreType, Reason::Mismatch, "runtime"},
               "x86_64"},
        BadEmr{"task nodes without core nodes",
               [](EmrPlan &p) {
                   p.workers = 0;
                   p.taskNodes = 1;
               },
               {&EmrPlan::taskNodes, Reason::Mismatch, "workers"},
               "workers"},
        BadEmr{"Spot without task nodes",
               [](EmrPlan &p) { p.spot = true; },
               {&EmrPlan::spot, Reason::Mismatch, "task-nodes"},
               "task-nodes"},
        BadEmr{"one managed group",
               [](EmrPlan &p) {
                   p.masterGroup = "sg-0123456789abcdef0";
                   p.subnet = "subnet-0123456789abcdef0";
               },
               {&EmrPlan::slaveGroup, Reason::Empty, ""},
               "both managed security groups"},
        BadEmr{"managed groups without a subnet",
               [](EmrPlan &p) { p.masterGroup = p.slaveGroup = "sg-0123456789abcdef0"; },
               {&EmrPlan::subnet, Reason::Empty, ""},
               "one VPC"},
        BadEmr{"file system without a subnet",
               [](EmrPlan &p) { p.fileSystem = "fs-0123456789abcdef0"; },
               {&EmrPlan::subnet, Reason::Empty, "file-system"},
               "mount targets"},
        BadEmr{"group by name",
               [](EmrPlan &p) { p.additionalSlaveGroups = {"efs"}; },
               {&EmrPlan::additionalSlaveGroups, Reason::Malformed, "efs"},
               "efs"},
        BadEmr{"six groups",
               [](EmrPlan &p) { p.additionalMasterGroups.assign(6, "sg-0123456789abcdef0"); },
               {&EmrPlan::additionalMasterGroups, Reason::TooLarge, "5 groups"},
               "5 groups"},
        BadEmr{"log folder that is none",
               [](EmrPlan &p) { p.logUri = "https://logs"; },
               {&EmrPlan::logUri, Reason::Malformed, "https://logs"},
               "s3://"},
        BadEmr{"role with a path",
               [](EmrPlan &p) { p.serviceRole = "roles/emr"; },
               {&EmrPlan::serviceRole, Reason::Malformed, "roles/emr"},
               "roles/emr"},
        BadEmr{"other roles are not made",
               [](EmrPlan &p) {
                   p.serviceRole = "Mine";
                   p.makeRoles = true;
               },
               {&EmrPlan::makeRoles, Reason::Mismatch, "service-role"},
               "service-role"},
        BadEmr{"policy without a file system",
               [](EmrPlan &p) { p.attachEfsPolicy = true; },
               {&EmrPlan::attachEfsPolicy, Reason::Mismatch, "file-system"},
               "file-system"},
        BadEmr{"SSH from everywhere",
               [](EmrPlan &p) { p.sshFrom = "0.0.0.0/0"; },
               {&EmrPlan::sshFrom, Reason::TooOpen, "0.0.0.0/0"},
               "anyone on the Internet"},
        BadEmr{"key pair without its key",
               [](EmrPlan &p) { p.keyName = "k"; },
               {&EmrPlan::keyFile, Reason::Empty, ""},
               "--key-file"},
        BadEmr{"endless idle limit",
               [](EmrPlan &p) { p.emrIdle = std::chrono::hours(24 * 8); },
               {&EmrPlan::emrIdle, Reason::TooLarge, "7 days"},
               "7 days"}),
    [](const auto &param) {
        std::string name = param.param.what;
        std::ranges::replace_if(
            name, [](unsigned char c) { return !std::isalnum(c); }, '_');
        return name;
    });

TEST(EmrPlan, WritesTheSchemeOfLogsInOneWay) // C15
{
    EXPECT_EQ(normalizedS3Uri("S3://your-logging-bucket"), "s3://your-logging-bucket");
    EXPECT_EQ(normalizedS3Uri("s3n://logs/a/b/"), "s3://logs/a/b/");
    for (const char *wrong :
         {"", "logs", "s3:/logs", "s3://", "s3://Up/x", "s3://logs/a b", "file://logs", "s3://a/b\nc"})
        EXPECT_EQ(normalizedS3Uri(wrong), "") << wrong;
    EmrPlan plan = goodEmr();
    EXPECT_EQ(plan.scriptsFolder(), "s3://trainyard-logs/emr/trainyard-scripts");
    plan.scriptsUri = "S3://scripts/x/";
    EXPECT_EQ(plan.scriptsFolder(), "s3://scripts/x");
}

TEST(EmrPlan, ComparesReleases) // C2
{
    EXPECT_EQ(parseEmrRelease("emr-7.10.0"), (EmrRelease{7, 10, 0}));
    EXPECT_GT(*parseEmrRelease("emr-7.10.0"), *parseEmrRelease("emr-7.9.1"));
    for (const char *wrong :
         {"", "emr-", "emr-7", "emr-7.5", "emr-7.5.", "emr-7.5.0x", "emr-7.5.0.1", "7.5.0", "emr--1.0.0"})
        EXPECT_FALSE(parseEmrRelease(wrong)) << wrong;
    EXPECT_TRUE((EmrRelease{5, 30, 0}.hasIdleTimeout()));
    EXPECT_FALSE((EmrRelease{6, 0, 0}.hasIdleTimeout()));
}

TEST(EmrPlan, AddsEmrsOwnPrice) // K26
{
    const auto catalog = Catalog::bundled();
    EmrPlan plan = goodEmr();
    plan.masterType = "c5.xlarge";
    plan.workers = 2;
    const double each = catalog->price("c5.xlarge", "us-east-1")->usdPerHour;
    const EmrPrice price = plan.price(*catalog);
    EXPECT_DOUBLE_EQ(price.machines.onDemand, 3 * each);
    EXPECT_DOUBLE_EQ(price.surchargeUsd, 0.25 * 3 * each);
    EXPECT_DOUBLE_EQ(price.machines.volumes, 3 * 60 * catalog->volumeUsdPerGiBHour("us-east-1"));
    plan.taskNodes = 1;
    plan.spot = true;
    plan.maxPriceUsd = 0.01;
    EXPECT_DOUBLE_EQ(plan.price(*catalog).machines.onDemand, 3 * each) << "only the task node is a Spot machine";
    EXPECT_DOUBLE_EQ(plan.price(*catalog).machines.spot, 0.01);
    EXPECT_DOUBLE_EQ(plan.price(*catalog).surchargeUsd, 4 * 0.25 * each) << "EMR's price has no Spot market";
    double listed = 0;
    for (const PlannedResource &resource : plan.resources(*catalog))
        listed += resource.usdPerHour.value_or(0);
    EXPECT_NEAR(listed, plan.price(*catalog).total(), 1e-9);
    EXPECT_DOUBLE_EQ(plan.price(*catalog->free()).total(), 0);
}

TEST(EmrPlan, IsTheLaunchPlanOfItsMachines)
{
    EmrPlan plan = goodEmr();
    plan.coreType = "c5.xlarge";
    plan.taskNodes = 1;
    const LaunchPlan machines = plan.launchPlan();
    EXPECT_EQ(machines.user, "hadoop");
    EXPECT_EQ(machines.typeOfHead(), "m5.xlarge");
    EXPECT_EQ(machines.instanceType, "c5.xlarge");
    EXPECT_EQ(machines.machines(), plan.machines());
    EXPECT_EQ(machines.rootGiB, 60);
}

TEST(EmrPlan, IsStoredCompletely)
{
    EmrPlan plan = goodEmr();
    plan.applications = {"Hadoop", "Spark"};
    plan.additionalMasterGroups = {"sg-0123456789abcdef0"};
    plan.spot = plan.protect = plan.makeRoles = true;
    plan.taskNodes = 2;
    plan.maxPriceUsd = 0.5;
    plan.emrIdle = std::chrono::minutes(0);
    plan.tags = {{"team", "vision"}};
    const auto read = EmrPlan::fromJson(plan.toJson());
    ASSERT_TRUE(read) << read.error().detail;
    EXPECT_EQ(*read, plan);
    EXPECT_THAT(EmrPlan::fromJson(R"({"releaselabel": "x"})").error().detail, HasSubstr("releaselabel"));
}

TEST(EmrPlan, WarnsWithTheWordsOfTheWalkthrough) // C3, C8, A10
{
    const auto fields = [](const EmrPlan &plan) {
        std::vector<std::string> out;
        for (const EmrNote &note : plan.notes(*Catalog::bundled()))
            out.emplace_back(toString(note.field));
        return out;
    };
    EmrPlan plan = goodEmr();
    EXPECT_THAT(fields(plan), IsEmpty());
    plan.releaseLabel = "emr-5.8.0";
    plan.applications = {"Hadoop", "Zeppelin"};
    EXPECT_THAT(fields(plan), ElementsAre("applications"));
    plan.releaseLabel = "emr-5.9.0";
    EXPECT_THAT(fields(plan), IsEmpty());
    plan.fileSystem = "fs-0123456789abcdef0";
    EXPECT_THAT(fields(plan), ElementsAre("attach-efs-policy", "additional-master-groups"));
    plan.customImage = "ami-0123456789abcdef0";
    EXPECT_THAT(fields(plan), Contains("custom-image"));
    EmrPlan large = goodEmr();
    large.rootGiB = 101;
    EXPECT_THAT(fields(large), ElementsAre("root-size"));
    EXPECT_THAT(problemsIn(large), IsEmpty()) << "EMR decides";
}

TEST(EmrRequest, IsTheDocumentedCommandMemberByMember) // C1 to C16, L11
{
    EmrPlan plan = goodEmr();
    plan.releaseLabel = "emr-5.8.0";
    plan.masterType = "g4dn.xlarge";
    plan.workers = 2;
    plan.keyName = "my-key";
    plan.keyFile = "/home/me/my-key.pem";
    plan.subnet = "subnet-0123456789abcdef0";
    plan.masterGroup = "sg-0123456789abcdef1";
    plan.slaveGroup = "sg-0123456789abcdef2";
    plan.additionalMasterGroups = plan.additionalSlaveGroups = {"sg-0123456789abcdef3"};
    plan.customImage = "ami-0123456789abcdef0";
    plan.fileSystem = "fs-0123456789abcdef0";
    plan.scriptsUri = "s3://aws-dl-emr-bootstrap";
    plan.logUri = "S3://your-logging-bucket";
    plan.emrIdle = std::chrono::minutes(0);
    plan.tags = {{"team", "vision"}};
    ASSERT_THAT(problemsIn(plan), IsEmpty());

    aws::RunJobFlowRequest expected;
    expected.name = "emr-demo";
    expected.releaseLabel = "emr-5.8.0";
    expected.logUri = "s3://your-logging-bucket";
    expected.applications = {"Hadoop"};
    expected.serviceRole = "EMR_DefaultRole";
    expected.instanceProfile = "EMR_EC2_DefaultRole";
    expected.customImage = "ami-0123456789abcdef0";
    expected.rootVolumeGiB = 60;
    expected.groups = {{"MASTER", "MASTER", "g4dn.xlarge", 1}, {"CORE", "CORE", "g4dn.xlarge", 2}};
    expected.keyName = "my-key";
    expected.subnetId = "subnet-0123456789abcdef0";
    expected.masterGroup = "sg-0123456789abcdef1";
    expected.slaveGroup = "sg-0123456789abcdef2";
    expected.additionalMasterGroups = expected.additionalSlaveGroups = {"sg-0123456789abcdef3"};
    expected.keepAlive = true;
    expected.bootstrapActions = {{"Mount the file system",
                                  "s3://aws-dl-emr-bootstrap/emr_efs_bootstrap.sh",
                                  {"fs-0123456789abcdef0", "us-east-1"}}};
    expected.tags = {{"for-use-with-amazon-emr-managed-policies", "true"}, {"team", "vision"}, {tag::kCluster, "c-1"}};
    EXPECT_EQ(jobFlowRequest(plan, {.releaseLabel = "emr-5.8.0", .ours = {{tag::kCluster, "c-1"}}}), expected);
}

TEST(EmrRequest, HasTaskNodesLimitsAndFurtherActions) // C24, C25
{
    EmrPlan plan = goodEmr();
    plan.taskNodes = 3;
    plan.taskType = "c5.xlarge";
    plan.spot = true;
    plan.maxPriceUsd = 0.125;
    plan.protect = true;
    const aws::EmrBootstrapAction runtime{"Runtime", "s3://b/runtime.sh", {}};
    const auto request = jobFlowRequest(plan, {.releaseLabel = "emr-7.5.0", .ours = {}, .bootstrapActions = {runtime}});
    EXPECT_THAT(request.groups, ElementsAre(aws::EmrGroupRequest{"MASTER", "MASTER", "m5.xlarge", 1},
                                            aws::EmrGroupRequest{"CORE", "CORE", "m5.xlarge", 2},
                                            aws::EmrGroupRequest{"TASK", "TASK", "c5.xlarge", 3, true, "0.125"}));
    EXPECT_THAT(request.bootstrapActions, ElementsAre(runtime));
    EXPECT_TRUE(request.protect);
    EXPECT_EQ(request.idleTimeout, std::chrono::minutes(60));
    EXPECT_EQ(request.keyName, "trainyard-emr-demo");
    EXPECT_EQ(request.rootVolumeGiB, 60);
}

TEST(EmrRequest, IsShownAsAnOfficialCommand) // L11, L13
{
    const auto lines = awsCliCommands(goodEmr());
    ASSERT_EQ(lines.size(), 2u);
    EXPECT_THAT(lines[0], HasSubstr("aws --region us-east-1 ec2 import-key-pair"));
    EXPECT_THAT(lines[1], HasSubstr("aws --region us-east-1 emr create-cluster"));
    EXPECT_THAT(lines[1], HasSubstr("--instance-type m5.xlarge --instance-count 3"));
    EXPECT_THAT(lines[1], HasSubstr("--release-label emr-7.5.0"));
    EXPECT_THAT(lines[1], HasSubstr("s3://trainyard-logs/emr/trainyard-scripts/trainyard_deadline.sh"));
    EXPECT_THAT(lines[1], HasSubstr("SECONDS_SINCE_1970"));
}

} // namespace
} // namespace trainyard::cluster
