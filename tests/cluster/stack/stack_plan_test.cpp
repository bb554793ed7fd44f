// D2 to D24: the plan of a dynamic training stack.
#include <algorithm>
#include <fstream>
#include <regex>

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/cluster/stack/plan/stack_limits.h"
#include "backend/cluster/stack/plan/stack_plan.h"
#include "build_paths.h"

namespace trainyard::cluster {
namespace {

using nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

StackPlan goodStack()
{
    StackPlan plan;
    plan.name = "dt-demo";
    plan.acknowledgeIam = true;
    return plan;
}

std::vector<StackProblem> problemsIn(const StackPlan &plan)
{
    return plan.problems(*Catalog::bundled());
}

/// The parameters of the template in resources/.
json templateParameters()
{
    std::ifstream file(TRAINYARD_SOURCE_DIR "/resources/templates/trainyard-stack.json");
    const json parsed = json::parse(file, nullptr, false);
    return parsed.is_object() ? parsed.value("Parameters", json()) : json();
}

TEST(StackPlan, TheDefaultsNeedANameAndConsentOnly)
{
    EXPECT_THAT(problemsIn(goodStack()), IsEmpty());
    EXPECT_THAT(problemsIn(StackPlan()), ElementsAre(StackProblem{&StackPlan::name, Reason::Empty, ""},
                                                     StackProblem{&StackPlan::acknowledgeIam, Reason::Empty, ""}));
}

struct BadStack {
    const char *what;
    void (*spoil)(StackPlan &);
    StackProblem problem;
};
void PrintTo(const BadStack &bad, std::ostream *out)
{
    *out << bad.what;
}

class BadStacks : public testing::TestWithParam<BadStack> {};

TEST_P(BadStacks, NamesTheFieldAndTheReason)
{
    StackPlan plan = goodStack();
    GetParam().spoil(plan);
    const auto found = problemsIn(plan);
    EXPECT_THAT(found, ElementsAre(GetParam().problem));
    for (const StackProblem &problem : found) {
        EXPECT_TRUE(describe(problem).ends_with('.')) << describe(problem);
        EXPECT_FALSE(toString(problem.field).empty());
    }
    EXPECT_EQ(asStatus(found).error().code, ErrorCode::InvalidArgument);
}

INSTANTIATE_TEST_SUITE_P(Stacks, BadStacks,
                         testing::Values(BadStack{"upper case",
                                                  [](StackPlan &p) { p.name = "DT"; },
                                                  {&StackPlan::name, Reason::Malformed, "DT"}},
                                         BadStack{"a name like a group's ID",
                                                  [](StackPlan &p) { p.name = "sg-demo"; },
                                                  {&StackPlan::name, Reason::Malformed, "sg-demo"}},
                                         BadStack{"unknown region",
                                                  [](StackPlan &p) { p.region = "moon-1"; },
                                                  {&StackPlan::region, Reason::Unknown, "moon-1"}},
                                         BadStack{"unknown type",
                                                  [](StackPlan &p) { p.instanceType = "g5.enormous"; },
                                                  {&StackPlan::instanceType, Reason::Unknown, "g5.enormous"}},
                                         BadStack{"type for another processor",
                                                  [](StackPlan &p) { p.instanceType = "c7g.large"; },
                                                  {&StackPlan::instanceType, Reason::Mismatch, "image"}},
                                         BadStack{"more than the template allows",
                                                  [](StackPlan &p) { p.workers = 65; },
                                                  {&StackPlan::workers, Reason::TooLarge, "64"}},
                                         BadStack{"zero workers are no success",
                                                  [](StackPlan &p) { p.minWorkers = 0; },
                                                  {&StackPlan::minWorkers, Reason::TooSmall, "1"}},
                                         BadStack{"more at least than at most",
                                                  [](StackPlan &p) { p.minWorkers = 3; },
                                                  {&StackPlan::minWorkers, Reason::TooLarge, "1"}},
                                         BadStack{"image by name",
                                                  [](StackPlan &p) { p.imageId = "ubuntu-22.04"; },
                                                  {&StackPlan::imageId, Reason::Malformed, "ubuntu-22.04"}},
                                         BadStack{"disk below the image's",
                                                  [](StackPlan &p) { p.rootGiB = 50; },
                                                  {&StackPlan::rootGiB, Reason::TooSmall, "75 GiB"}},
                                         BadStack{"disk below every image's",
                                                  [](StackPlan &p) { p.rootGiB = 7; },
                                                  {&StackPlan::rootGiB, Reason::TooSmall, "8 GiB"}},
                                         BadStack{"SSH from everywhere",
                                                  [](StackPlan &p) { p.sshFrom = "0.0.0.0/0"; },
                                                  {&StackPlan::sshFrom, Reason::TooOpen, "0.0.0.0/0"}},
                                         BadStack{"SSH from a name",
                                                  [](StackPlan &p) { p.sshFrom = "home"; },
                                                  {&StackPlan::sshFrom, Reason::Malformed, "home"}},
                                         BadStack{"key pair without its key",
                                                  [](StackPlan &p) { p.keyName = "k"; },
                                                  {&StackPlan::keyFile, Reason::Empty, ""}},
                                         BadStack{"file system by name",
                                                  [](StackPlan &p) { p.fileSystem = "shared"; },
                                                  {&StackPlan::fileSystem, Reason::Malformed, "shared"}},
                                         BadStack{"mount target of no file system",
                                                  [](StackPlan &p) { p.existingMountTarget = true; },
                                                  {&StackPlan::existingMountTarget, Reason::Mismatch, "file-system"}},
                                         BadStack{"mount point that a shell would split",
                                                  [](StackPlan &p) { p.mountPoint = "my volume"; },
                                                  {&StackPlan::mountPoint, Reason::Malformed, "my volume"}},
                                         BadStack{"mount point that leads elsewhere",
                                                  [](StackPlan &p) { p.mountPoint = "a/../etc"; },
                                                  {&StackPlan::mountPoint, Reason::Malformed, "a/../etc"}},
                                         BadStack{"no mount point",
                                                  [](StackPlan &p) { p.mountPoint = ""; },
                                                  {&StackPlan::mountPoint, Reason::Empty, ""}},
                                         BadStack{"script with a command",
                                                  [](StackPlan &p) { p.prepareScript = "/x.py; rm -r /"; },
                                                  {&StackPlan::prepareScript, Reason::Malformed, "/x.py; rm -r /"}},
                                         BadStack{"relative script",
                                                  [](StackPlan &p) { p.prepareScript = "prepare.py"; },
                                                  {&StackPlan::prepareScript, Reason::Malformed, "prepare.py"}},
                                         BadStack{"endless script",
                                                  [](StackPlan &p) { p.prepareTimeout = std::chrono::hours(25); },
                                                  {&StackPlan::prepareTimeout, Reason::TooLarge, "24 hours"}},
                                         BadStack{"zone of another region",
                                                  [](StackPlan &p) { p.zone = "eu-west-1a"; },
                                                  {&StackPlan::zone, Reason::Mismatch, "region"}},
                                         BadStack{"bad boundary",
                                                  [](StackPlan &p) { p.boundary = "boundary"; },
                                                  {&StackPlan::boundary, Reason::Malformed, "boundary"}},
                                         BadStack{"bad bucket",
                                                  [](StackPlan &p) { p.dataBucket = "My_Data"; },
                                                  {&StackPlan::dataBucket, Reason::Malformed, "My_Data"}},
                                         BadStack{"tag of AWS",
                                                  [](StackPlan &p) {
                                                      p.tags = {{"aws:x", "y"}};
                                                  },
                                                  {&StackPlan::tags, Reason::Malformed, "aws:x"}}),
                         [](const auto &param) {
                             std::string name = param.param.what;
                             std::ranges::replace_if(
                                 name, [](unsigned char c) { return !std::isalnum(c); }, '_');
                             return name;
                         });

TEST(StackPlan, AnExistingVpcNeedsBothSubnets) // D22
{
    auto plan = goodStack();
    plan.vpc = "vpc-0123456789abcdef0";
    EXPECT_THAT(problemsIn(plan), ElementsAre(StackProblem{&StackPlan::masterSubnet, Reason::Empty, ""},
                                              StackProblem{&StackPlan::workerSubnet, Reason::Empty, ""}));
    plan.masterSubnet = "subnet-0123456789abcdef0";
    plan.workerSubnet = "subnet-0123456789abcdef1";
    EXPECT_THAT(problemsIn(plan), IsEmpty());
    EXPECT_FALSE(plan.makesVpc() || plan.makesNatGateway());
    EXPECT_TRUE(goodStack().makesVpc() && goodStack().makesNatGateway());
}

TEST(StackPlan, ABudgetLastsTenMinutes)
{
    auto plan = goodStack();
    plan.budget = {0.0001, BudgetAction::Terminate};
    const auto found = problemsIn(plan);
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(found.front().field, StackField(&StackPlan::budget));
    EXPECT_EQ(found.front().reason, Reason::TooSmall);
    EXPECT_THAT(describe(found.front()), HasSubstr("the price of ten minutes"));
    plan.budget.action = BudgetAction::Warn;
    EXPECT_THAT(problemsIn(plan), IsEmpty()) << "a warning has no deadline";
}

TEST(StackPlan, SeesAFullQuotaBeforeAnythingIsCreated) // D22, M10
{
    auto plan = goodStack();
    EXPECT_THAT(quotaProblems(plan, {.vpcs = 4, .addresses = 4, .vpcQuota = 5, .addressQuota = 5}), IsEmpty());
    const auto full = quotaProblems(plan, {.vpcs = 5, .addresses = 5, .vpcQuota = 5, .addressQuota = 5});
    EXPECT_THAT(full, ElementsAre(StackProblem{&StackPlan::vpc, Reason::TooLarge, "5"},
                                  StackProblem{&StackPlan::network, Reason::TooLarge, "5"}));
    EXPECT_THAT(describe(full[0]), HasSubstr("as many VPCs as the quota allows (5)"));
    EXPECT_THAT(describe(full[1]), HasSubstr("--worker-network public"));
    EXPECT_THAT(quotaProblems(plan, {.vpcs = 50, .addresses = 50}), IsEmpty()) << "an unknown quota forbids nothing";
    plan.network = WorkerNetwork::Public;
    EXPECT_EQ(quotaProblems(plan, {.vpcs = 5, .addresses = 5, .vpcQuota = 6, .addressQuota = 5}).size(), 0u);
    plan.vpc = "vpc-0123456789abcdef0";
    EXPECT_THAT(quotaProblems(plan, {.vpcs = 5, .addresses = 5, .vpcQuota = 5, .addressQuota = 5}), IsEmpty());
}

TEST(StackPlan, AcceptsFileSystemsOfBothLengths) // D3
{
    auto plan = goodStack();
    for (const char *id : {"fs-01234567", "fs-0123456789abcdef0"}) {
        plan.fileSystem = id;
        EXPECT_THAT(problemsIn(plan), IsEmpty()) << id;
    }
}

TEST(StackPlan, HasTheParametersOfTheTemplateAndNoOthers) // D3 to D11
{
    const json parameters = templateParameters();
    ASSERT_TRUE(parameters.is_object()) << "resources/templates/trainyard-stack.json";
    auto plan = goodStack();
    plan.zone = "us-east-1a";
    const auto given = plan.parameters("203.0.113.7/32");
    std::vector<std::string> names, ofTemplate;
    for (const auto &[name, value] : given)
        names.push_back(name);
    for (const auto &[name, value] : parameters.items())
        ofTemplate.push_back(name);
    std::ranges::sort(ofTemplate);
    EXPECT_EQ(names, ofTemplate);
    for (const auto &[name, value] : given) {
        const json &rule = parameters[name];
        if (rule.contains("AllowedPattern")) {
            EXPECT_TRUE(std::regex_match(value, std::regex(rule["AllowedPattern"].get<std::string>())))
                << name << " = " << value;
        }
        if (rule.contains("AllowedValues")) {
            EXPECT_THAT(rule["AllowedValues"].get<std::vector<std::string>>(), testing::Contains(value)) << name;
        }
    }
    EXPECT_EQ(parameters["WorkerCount"]["MaxValue"], StackPlan::kMaxWorkers);
    EXPECT_EQ(parameters["PrepareDataTimeout"]["MaxValue"], 86'400);
    EXPECT_EQ(parameters["RootVolumeSize"]["MaxValue"], 16'384);
    for (const WorkerNetwork network : {WorkerNetwork::PrivateNat, WorkerNetwork::Private, WorkerNetwork::Public})
        EXPECT_THAT(parameters["WorkerNetwork"]["AllowedValues"].get<std::vector<std::string>>(),
                    testing::Contains(toString(network)));
}

TEST(StackPlan, GivesEachParameterItsValue) // D3 to D11, D17, D20
{
    auto plan = goodStack();
    plan.instanceType = "g4dn.xlarge";
    plan.workers = 4;
    plan.minWorkers = 2;
    plan.imageType = StackImage::AmazonLinux;
    plan.imageId = "ami-0123456789abcdef0";
    plan.rootGiB = 120;
    plan.fileSystem = "fs-0123456789abcdef0";
    plan.mountPoint = "efs";
    plan.existingMountTarget = true;
    plan.prepareScript = "/efs/prepare.py";
    plan.prepareTimeout = std::chrono::seconds(90);
    plan.dataBucket = "trainyard-data";
    plan.elastic = false;
    plan.network = WorkerNetwork::Public;
    plan.zone = "us-east-1b";
    plan.vpc = "vpc-0123456789abcdef0";
    plan.masterSubnet = "subnet-0123456789abcdef0";
    plan.workerSubnet = "subnet-0123456789abcdef1";
    plan.nodeGroup = "sg-0123456789abcdef0";
    plan.boundary = "arn:aws:iam::123456789012:policy/b";
    EXPECT_EQ(plan.parameters("203.0.113.0/24"),
              (std::map<std::string, std::string>{{"AvailabilityZone", "us-east-1b"},
                                                  {"DataBucketName", "trainyard-data"},
                                                  {"EFSFileSystemId", "fs-0123456789abcdef0"},
                                                  {"EFSMountPoint", "efs"},
                                                  {"EnableElasticTraining", "false"},
                                                  {"ExistingMountTarget", "true"},
                                                  {"ImageId", "ami-0123456789abcdef0"},
                                                  {"ImageType", "AmazonLinux"},
                                                  {"InstanceType", "g4dn.xlarge"},
                                                  {"KeyName", "trainyard-dt-demo"},
                                                  {"MasterMountTarget", "false"},
                                                  {"MasterSubnetId", "subnet-0123456789abcdef0"},
                                                  {"MinimumWorkers", "2"},
                                                  {"NodeSecurityGroupId", "sg-0123456789abcdef0"},
                                                  {"PermissionsBoundaryArn", "arn:aws:iam::123456789012:policy/b"},
                                                  {"PrepareDataScriptPath", "/efs/prepare.py"},
                                                  {"PrepareDataTimeout", "90"},
                                                  {"RootDeviceName", ""},
                                                  {"RootVolumeSize", "120"},
                                                  {"SSHLocation", "203.0.113.0/24"},
                                                  {"TerminateAt", ""},
                                                  {"VpcId", "vpc-0123456789abcdef0"},
                                                  {"WorkerCount", "4"},
                                                  {"WorkerNetwork", "public"},
                                                  {"WorkerSubnetId", "subnet-0123456789abcdef1"}}));
}

TEST(StackPlan, IsTheLaunchPlanOfItsMachines)
{
    auto plan = goodStack();
    plan.workers = 3;
    plan.imageType = StackImage::AmazonLinux;
    plan.keyFile = "/home/me/key";
    plan.deadline = std::chrono::hours(2);
    plan.budget = {5, BudgetAction::Terminate};
    const LaunchPlan machines = plan.launchPlan();
    EXPECT_EQ(machines.name, "dt-demo");
    EXPECT_EQ(machines.machines(), 4);
    EXPECT_EQ(machines.typeOfHead(), "g5.xlarge");
    EXPECT_EQ(machines.user, "ec2-user");
    EXPECT_EQ(machines.keyFile, "/home/me/key");
    EXPECT_EQ(machines.deadline, std::chrono::hours(2));
    EXPECT_EQ(machines.budget, plan.budget);
    EXPECT_THAT(machines.problems(*Catalog::bundled()), IsEmpty()) << "it can be stored and shown like any other";
}

TEST(StackPlan, CountsOnePublicAddressAndTheGateway) // D20, K26
{
    const auto catalog = Catalog::bundled();
    auto plan = goodStack();
    plan.workers = 3;
    const HourlyCost behindGateway = plan.price(*catalog);
    EXPECT_DOUBLE_EQ(behindGateway.addresses, 2 * catalog->publicAddressUsdPerHour()) << "the master and the gateway";
    EXPECT_DOUBLE_EQ(behindGateway.nat, catalog->natGatewayUsdPerHour("us-east-1"));
    EXPECT_DOUBLE_EQ(behindGateway.onDemand, 4 * catalog->price("g5.xlarge", "us-east-1")->usdPerHour);
    EXPECT_DOUBLE_EQ(behindGateway.volumes, 4 * 100 * catalog->volumeUsdPerGiBHour("us-east-1"));
    plan.network = WorkerNetwork::Public;
    EXPECT_DOUBLE_EQ(plan.price(*catalog).addresses, 4 * catalog->publicAddressUsdPerHour());
    EXPECT_DOUBLE_EQ(plan.price(*catalog).nat, 0);
    plan.network = WorkerNetwork::Private;
    EXPECT_DOUBLE_EQ(plan.price(*catalog).addresses, catalog->publicAddressUsdPerHour());
    for (const WorkerNetwork network : {WorkerNetwork::PrivateNat, WorkerNetwork::Private, WorkerNetwork::Public}) {
        plan.network = network;
        double listed = 0;
        for (const PlannedResource &resource : plan.resources(*catalog))
            listed += resource.usdPerHour.value_or(0);
        EXPECT_NEAR(listed, plan.price(*catalog).total(), 1e-9) << toString(network);
    }
    EXPECT_DOUBLE_EQ(plan.price(*catalog->free()).total(), 0);
}

TEST(StackPlan, WarnsOfWhatCostsOrFailsLater) // D14, D17, D22
{
    const auto sentences = [](const StackPlan &plan) {
        std::string all;
        for (const StackNote &note : plan.notes(*Catalog::bundled()))
            all += note.sentence.english() + "\n";
        return all;
    };
    auto plan = goodStack();
    EXPECT_THAT(sentences(plan), HasSubstr("allows five"));
    EXPECT_THAT(sentences(plan), HasSubstr("NAT gateway costs"));
    plan.workers = 4;
    plan.minWorkers = 2;
    EXPECT_THAT(sentences(plan), HasSubstr("complete with 2 of 4 workers"));
    plan.prepareScript = "/root/prepare.py";
    EXPECT_THAT(sentences(plan), HasSubstr("not on the shared file system (/myEFSvolume/)"));
    plan.keepOnFailure = false;
    EXPECT_THAT(sentences(plan), HasSubstr("deletes its machines and their logs"));
    plan.network = WorkerNetwork::Private;
    EXPECT_THAT(sentences(plan), HasSubstr("NFS client"));
}

TEST(StackPlan, IsStoredCompletely)
{
    auto plan = goodStack();
    plan.minWorkers = plan.workers = 2;
    plan.prepareTimeout = std::chrono::seconds(77);
    plan.network = WorkerNetwork::Private;
    plan.imageType = StackImage::AmazonLinux;
    plan.keepOnFailure = false;
    plan.timeout = std::chrono::minutes(0);
    plan.tags = {{"team", "vision"}};
    plan.budget = {12.5, BudgetAction::StopRun};
    const auto read = StackPlan::fromJson(plan.toJson());
    ASSERT_TRUE(read) << read.error().detail;
    EXPECT_EQ(*read, plan);
    EXPECT_THAT(StackPlan::fromJson(R"({"naame": "x"})").error().detail, HasSubstr("naame"));
    EXPECT_THAT(StackPlan::fromJson(R"({"workerNetwork": "open"})").error().detail, HasSubstr("private-nat"));
    EXPECT_THAT(StackPlan::fromJson(R"({"prepareSeconds": 1.5})").error().detail, HasSubstr("prepareSeconds"));
}

} // namespace
} // namespace trainyard::cluster
