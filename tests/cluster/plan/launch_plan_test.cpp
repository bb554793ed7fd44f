#include "backend/cluster/account/permissions/plan_calls.h"
#include "backend/cluster/plan/launch_plan.h"

#include <algorithm>
#include <cmath>

#include <fmt/ranges.h>
#include <gmock/gmock.h>

#include "backend/cluster/plan/catalog/catalog.h"

namespace trainyard::cluster {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

LaunchPlan goodPlan()
{
    LaunchPlan plan;
    plan.name = "digits-demo";
    return plan;
}

std::vector<Problem> problemsOf(const LaunchPlan &plan)
{
    return plan.problems(*Catalog::bundled());
}

TEST(LaunchPlan, TheDefaultsAreLaunchableOnceThereIsAName)
{
    EXPECT_THAT(problemsOf(goodPlan()), IsEmpty());
    EXPECT_THAT(problemsOf(LaunchPlan()), ElementsAre(Problem{&LaunchPlan::name, Reason::Empty, ""}));
}

TEST(LaunchPlan, NamesItsFieldsInProblems)
{
    for (const auto &[field, name] :
         std::initializer_list<std::pair<Field, const char *>>{{&LaunchPlan::name, "name"},
                                                               {&LaunchPlan::instanceType, "instance-type"},
                                                               {&LaunchPlan::minWorkers, "least-workers"},
                                                               {&LaunchPlan::deadline, "deadline"},
                                                               {&LaunchPlan::rootGiB, "root-size"},
                                                               {&LaunchPlan::maxPriceUsd, "max-price"},
                                                               {&LaunchPlan::launchTemplate, "launch-template"},
                                                               {&LaunchPlan::idle, "idle"},
                                                               {&LaunchPlan::budget, "budget"},
                                                               {&LaunchPlan::buckets, "bucket"},
                                                               {&LaunchPlan::s3Access, "s3-access"},
                                                               {&LaunchPlan::user, "user"}})
        EXPECT_EQ(toString(field), name);
}

struct BadPlan {
    const char *what;
    void (*spoil)(LaunchPlan &);
    Problem problem;
};
void PrintTo(const BadPlan &bad, std::ostream *out)
{
    *out << bad.what;
}

class BadPlans : public testing::TestWithParam<BadPlan> {};

TEST_P(BadPlans, NamesTheFieldAndTheReason)
{
    LaunchPlan plan = goodPlan();
    GetParam().spoil(plan);
    const auto found = problemsOf(plan);
    EXPECT_THAT(found, ElementsAre(GetParam().problem));
    for (const Problem &p : found)
        EXPECT_TRUE(describe(p).ends_with('.')) << describe(p);
    EXPECT_EQ(asStatus(found).error().code, ErrorCode::InvalidArgument);
}

INSTANTIATE_TEST_SUITE_P(
    Plans, BadPlans,
    testing::Values(
        BadPlan{"no workers", [](LaunchPlan &p) { p.workers = 0; }, {&LaunchPlan::workers, Reason::TooSmall, "1"}},
        BadPlan{"negative workers", [](LaunchPlan &p) { p.workers = -3; }, {&LaunchPlan::workers, Reason::TooSmall, "1"}},
        BadPlan{"too many workers", [](LaunchPlan &p) { p.workers = 101; }, {&LaunchPlan::workers, Reason::TooLarge, "100"}},
        BadPlan{"impossible type",
                [](LaunchPlan &p) { p.instanceType = "c5.enormous"; },
                {&LaunchPlan::instanceType, Reason::Unknown, "c5.enormous"}},
        BadPlan{"no type", [](LaunchPlan &p) { p.instanceType.clear(); }, {&LaunchPlan::instanceType, Reason::Empty, ""}},
        BadPlan{"impossible head", [](LaunchPlan &p) { p.headType = "x"; }, {&LaunchPlan::headType, Reason::Unknown, "x"}},
        BadPlan{"type for another processor",
                [](LaunchPlan &p) { p.instanceType = "c7g.large"; },
                {&LaunchPlan::instanceType, Reason::Mismatch, "image"}},
        BadPlan{
            "upper case name", [](LaunchPlan &p) { p.name = "Digits"; }, {&LaunchPlan::name, Reason::Malformed, "Digits"}},
        BadPlan{"bad bucket",
                [](LaunchPlan &p) {
                    p.buckets = {"good-one", "Bad_One"};
                },
                {&LaunchPlan::buckets, Reason::Malformed, "Bad_One"}},
        BadPlan{"too many buckets",
                [](LaunchPlan &p) { p.buckets.assign(21, "a-bucket"); },
                {&LaunchPlan::buckets, Reason::TooLarge, "20 buckets"}},
        BadPlan{"no bucket to make", [](LaunchPlan &p) { p.makeBuckets = true; }, {&LaunchPlan::buckets, Reason::Empty, ""}},
        BadPlan{"path as name", [](LaunchPlan &p) { p.name = "../x"; }, {&LaunchPlan::name, Reason::Malformed, "../x"}},
        BadPlan{"long name",
                [](LaunchPlan &p) { p.name = std::string(41, 'a'); },
                {&LaunchPlan::name, Reason::Malformed, std::string(41, 'a')}},
        BadPlan{
            "unknown region", [](LaunchPlan &p) { p.region = "moon-1"; }, {&LaunchPlan::region, Reason::Unknown, "moon-1"}},
        BadPlan{"unknown image",
                [](LaunchPlan &p) { p.image = "windows-95"; },
                {&LaunchPlan::image, Reason::Unknown, "windows-95"}},
        BadPlan{"short deadline",
                [](LaunchPlan &p) { p.deadline = std::chrono::minutes(9); },
                {&LaunchPlan::deadline, Reason::TooSmall, "10 minutes"}},
        BadPlan{"endless deadline",
                [](LaunchPlan &p) { p.deadline = std::chrono::hours(24 * 31); },
                {&LaunchPlan::deadline, Reason::TooLarge, "30 days"}},
        BadPlan{"small disk", [](LaunchPlan &p) { p.rootGiB = 4; }, {&LaunchPlan::rootGiB, Reason::TooSmall, "8 GiB"}},
        BadPlan{"disk below the image's",
                [](LaunchPlan &p) {
                    p.image = "deep-learning-ubuntu-24.04";
                    p.rootGiB = 30;
                },
                {&LaunchPlan::rootGiB, Reason::TooSmall, "75 GiB"}},
        BadPlan{"open to all",
                [](LaunchPlan &p) { p.sshFrom = "0.0.0.0/0"; },
                {&LaunchPlan::sshFrom, Reason::TooOpen, "0.0.0.0/0"}},
        BadPlan{"open to sixteen million",
                [](LaunchPlan &p) { p.sshFrom = "16.0.0.0/8"; },
                {&LaunchPlan::sshFrom, Reason::TooOpen, "16.0.0.0/8"}},
        BadPlan{"a login that a shell would run",
                [](LaunchPlan &p) { p.user = "x;touch ${HOME}/pw3;#"; },
                {&LaunchPlan::user, Reason::Malformed, "x;touch ${HOME}/pw3;#"}},
        BadPlan{"a login that is an option of ssh",
                [](LaunchPlan &p) { p.user = "-oProxyCommand=id"; },
                {&LaunchPlan::user, Reason::Malformed, "-oProxyCommand=id"}},
        BadPlan{"a budget of nan", [](LaunchPlan &p) { p.budget.usd = NAN; }, {&LaunchPlan::budget, Reason::TooSmall, "0"}},
        BadPlan{"a budget of inf",
                [](LaunchPlan &p) {
                    p.budget = {INFINITY, BudgetAction::Terminate};
                },
                {&LaunchPlan::budget, Reason::TooLarge, "1000000000 USD"}},
        BadPlan{"a spot price of nan",
                [](LaunchPlan &p) {
                    p.spot = true;
                    p.maxPriceUsd = NAN;
                },
                {&LaunchPlan::maxPriceUsd, Reason::TooSmall, "0"}},
        BadPlan{"every port open without a word",
                [](LaunchPlan &p) { p.allTcpFromAnywhere = true; },
                {&LaunchPlan::sshFrom, Reason::TooOpen, ""}},
        BadPlan{"every port open in a group of one's own",
                [](LaunchPlan &p) {
                    p.allTcpFromAnywhere = p.acceptExposure = true;
                    p.securityGroup = "sg-0123456789abcdef0";
                },
                {&LaunchPlan::securityGroup, Reason::Mismatch, "all-tcp"}},
        BadPlan{"hibernation of spot machines",
                [](LaunchPlan &p) { p.hibernation = p.spot = true; },
                {&LaunchPlan::hibernation, Reason::Mismatch, "spot"}},
        BadPlan{"exposure that is not enough",
                [](LaunchPlan &p) {
                    p.acceptExposure = true;
                    p.sshFrom = "0.0.0.0/x";
                },
                {&LaunchPlan::sshFrom, Reason::Malformed, "0.0.0.0/x"}},
        BadPlan{"too wide a range of one's own",
                [](LaunchPlan &p) { p.sshFrom = "/16"; },
                {&LaunchPlan::sshFrom, Reason::Malformed, "/16"}},
        BadPlan{"a group by its name",
                [](LaunchPlan &p) { p.securityGroup = "default"; },
                {&LaunchPlan::securityGroup, Reason::Malformed, "default"}},
        BadPlan{"nothing to repair",
                [](LaunchPlan &p) { p.repairGroup = true; },
                {&LaunchPlan::securityGroup, Reason::Empty, ""}},
        BadPlan{
            "a key pair without its file", [](LaunchPlan &p) { p.keyName = "mine"; }, {&LaunchPlan::keyFile, Reason::Empty, ""}},
        BadPlan{"a key file without its path",
                [](LaunchPlan &p) { p.keyFile = "key.pem"; },
                {&LaunchPlan::keyFile, Reason::Malformed, "key.pem"}},
        BadPlan{"address without bits",
                [](LaunchPlan &p) { p.sshFrom = "1.2.3.4"; },
                {&LaunchPlan::sshFrom, Reason::Malformed, "1.2.3.4"}},
        BadPlan{"address out of range",
                [](LaunchPlan &p) { p.sshFrom = "1.2.3.256/32"; },
                {&LaunchPlan::sshFrom, Reason::Malformed, "1.2.3.256/32"}},
        BadPlan{"price without spot",
                [](LaunchPlan &p) { p.maxPriceUsd = 0.1; },
                {&LaunchPlan::maxPriceUsd, Reason::Mismatch, "spot"}},
        BadPlan{"zone elsewhere",
                [](LaunchPlan &p) { p.zones = {"eu-west-1a"}; },
                {&LaunchPlan::zones, Reason::Mismatch, "region"}},
        BadPlan{
            "reserved tag", [](LaunchPlan &p) { p.tags["aws:x"] = "y"; }, {&LaunchPlan::tags, Reason::Malformed, "aws:x"}},
        BadPlan{"our tag",
                [](LaunchPlan &p) { p.tags["trainyard:cluster"] = "y"; },
                {&LaunchPlan::tags, Reason::Malformed, "trainyard:cluster"}}));

TEST(LaunchPlan, ListsMachinesVolumesAddressesGroupAndKey)
{
    const auto all = goodPlan().resources(*Catalog::bundled());
    EXPECT_EQ(all.size(), 3u * 3 + 2);
    double sum = 0;
    for (const auto &r : all)
        sum += r.usdPerHour.value();
    EXPECT_DOUBLE_EQ(sum, goodPlan().usdPerHour(*Catalog::bundled()));
    // 3 c5.xlarge, 3 public IPv4 addresses, 90 GiB gp3 at 0.08 USD per GiB and month
    EXPECT_NEAR(sum, 3 * 0.17 + 3 * 0.005 + 90 * 0.08 / 730, 1e-9);
    EXPECT_EQ(goodPlan().usdPerHour(*Catalog::bundled()->free()), 0);
}

TEST(LaunchPlan, NamesTheReplacementOfAnOldImage) // B2, B3, B4
{
    const auto catalog = Catalog::bundled();
    LaunchPlan plan = goodPlan();
    plan.buckets = {"a-bucket"};
    EXPECT_THAT(plan.notes(*catalog), testing::IsEmpty());
    plan.image = "ami-12fd8178";
    EXPECT_THAT(plan.problems(*catalog), testing::IsEmpty());
    const auto notes = plan.notes(*catalog);
    ASSERT_EQ(notes.size(), 1u);
    EXPECT_TRUE(notes[0].field == Field(&LaunchPlan::image));
    EXPECT_EQ(
        notes[0].sentence.english(),
        "\"ami-12fd8178\" is the image with MXNet's build packages (2016) in us-east-1; it is not offered any more. "
        "ubuntu-22.04 takes its place; you may also choose ubuntu-24.04 or deep-learning-ubuntu-22.04.");
    EXPECT_THAT(awsCliCommands(plan, *catalog).back(),
                HasSubstr("resolve:ssm:/aws/service/canonical/ubuntu/server/22.04/"));
    plan.image = "resolve:ssm:/aws/service/my/image";
    EXPECT_THAT(plan.problems(*catalog), testing::IsEmpty());
    EXPECT_THAT(awsCliCommands(plan, *catalog).back(), HasSubstr("--image-id resolve:ssm:/aws/service/my/image "));
}

TEST(LaunchPlan, ShowsTheRoleAndItsPolicyBeforeTheyAreMade) // A2, A4, A12, A14
{
    const auto catalog = Catalog::bundled();
    LaunchPlan plan = goodPlan();
    plan.buckets = {"results", "data-sets"};
    plan.makeBuckets = true;
    ASSERT_THAT(problemsOf(plan), IsEmpty());
    const auto resources = plan.resources(*catalog);
    EXPECT_THAT(
        resources,
        testing::Contains(testing::AllOf(
            testing::Field(&PlannedResource::kind, "role"),
            testing::Field(&PlannedResource::detail,
                           testing::Property(&Sentence::english, HasSubstr("results, data-sets, and no more"))))));
    EXPECT_EQ(std::ranges::count(resources, "bucket", &PlannedResource::kind), 2);
    std::string lines;
    for (const auto &line : awsCliCommands(plan, *catalog))
        lines += line + "\n";
    EXPECT_THAT(lines, HasSubstr("aws s3api put-public-access-block --bucket results "));
    EXPECT_THAT(lines, HasSubstr("aws iam create-role --role-name trainyard-digits-demo --path /trainyard/"));
    EXPECT_THAT(lines, HasSubstr("\"arn:aws:s3:::results/*\""));
    EXPECT_THAT(lines, HasSubstr("--iam-instance-profile Name=trainyard-digits-demo"));
    for (const NodeAccess other : {NodeAccess::KeyFile, NodeAccess::Bashrc}) {
        plan.s3Access = other;
        EXPECT_FALSE(plan.needsRole());
        EXPECT_EQ(std::ranges::count(plan.resources(*catalog), "role", &PlannedResource::kind), 0);
        EXPECT_EQ(plan, LaunchPlan::fromJson(plan.toJson()).value_or(LaunchPlan()));
    }
    EXPECT_THAT(plan.notes(*catalog).front().sentence.english(), HasSubstr("~/.bashrc"));
    plan.buckets.clear();
    EXPECT_THAT(plan.notes(*catalog).front().sentence.english(), HasSubstr("Without a bucket"));
    EXPECT_THAT(LaunchPlan::fromJson(R"({"s3Access": "somehow"})").error().detail,
                HasSubstr("role, role-or-keys, key-file or bashrc is needed"));
}

TEST(LaunchPlan, ReportsAnImageThatDoesNotFitTheGpus) // B2, B4
{
    const auto catalog = Catalog::bundled();
    const auto said = [&](const char *type, const char *image) {
        LaunchPlan plan = goodPlan();
        plan.buckets = {"a-bucket"};
        plan.instanceType = type;
        plan.image = image;
        const auto notes = plan.notes(*catalog);
        return notes.empty() ? std::string() : notes.front().sentence.english();
    };
    EXPECT_EQ(said("g4dn.xlarge", "ubuntu-24.04"),
              "g4dn.xlarge has GPUs, and ubuntu-24.04 brings no driver for them: choose deep-learning-ubuntu-24.04.");
    EXPECT_EQ(
        said("c5.xlarge", "deep-learning-ubuntu-22.04"),
        "c5.xlarge has no GPU, so the driver in deep-learning-ubuntu-22.04 is of no use: ubuntu-22.04 is smaller.");
    EXPECT_EQ(
        said("p3.2xlarge", "deep-learning-ubuntu-22.04"),
        "The open driver in deep-learning-ubuntu-22.04 does not support the GPUs of p3.2xlarge: it begins with g4dn.");
    EXPECT_EQ(said("g5.xlarge", "deep-learning-ubuntu-24.04"), "");
}

TEST(LaunchPlan, TheDiskIsAsLargeAsTheImageNeedsByDefault) // B15
{
    const auto catalog = Catalog::bundled();
    LaunchPlan plan = goodPlan();
    EXPECT_EQ(plan.rootGiBOn(*catalog), 30);
    plan.image = "deep-learning-ubuntu-24.04";
    EXPECT_EQ(plan.rootGiBOn(*catalog), 100);
    EXPECT_THAT(plan.problems(*catalog), testing::IsEmpty());
    plan.rootGiB = 80;
    EXPECT_EQ(plan.rootGiBOn(*catalog), 80);
}

TEST(LaunchPlan, SpotCostsAtMostItsMaximumPrice)
{
    LaunchPlan plan = goodPlan();
    plan.spot = true;
    plan.maxPriceUsd = 0.05;
    EXPECT_LT(plan.usdPerHour(*Catalog::bundled()), goodPlan().usdPerHour(*Catalog::bundled()));
}

TEST(LaunchPlan, ShowsTheCallsAsLinesForTheOfficialCommandLine)
{
    const auto lines = awsCliCommands(goodPlan(), *Catalog::bundled());
    ASSERT_EQ(lines.size(), 4u + 3);
    EXPECT_THAT(lines.front(), HasSubstr(" ec2 import-key-pair "));
    EXPECT_THAT(lines.back(), HasSubstr(" ec2 run-instances "));
    EXPECT_THAT(lines.back(), HasSubstr("c5.xlarge"));
    EXPECT_THAT(lines.back(), HasSubstr("worker-2"));
    for (const auto &line : lines)
        EXPECT_THAT(line, testing::Not(HasSubstr("0.0.0.0/0")));
}

TEST(LaunchPlan, ComesBackFromItsFile)
{
    LaunchPlan plan = goodPlan();
    plan.region = "eu-central-1";
    plan.headType = "m5.large";
    plan.workers = 7;
    plan.deadline = std::chrono::minutes(95);
    plan.spot = true;
    plan.maxPriceUsd = 0.25;
    plan.zones = {"eu-central-1b", "eu-central-1a"};
    plan.sshFrom = "203.0.113.7/32";
    plan.tags = {{"team", "vision \"A\""}};
    const auto back = LaunchPlan::fromJson(plan.toJson());
    ASSERT_TRUE(back) << back.error().detail;
    EXPECT_EQ(*back, plan);
}

TEST(LaunchPlan, TakesAShortFileAndRefusesAWrongOne)
{
    const auto plan = LaunchPlan::fromJson(R"({"name": "demo", "workers": 3})");
    ASSERT_TRUE(plan);
    EXPECT_EQ(plan->workers, 3);
    EXPECT_EQ(plan->instanceType, "c5.xlarge");
    const std::pair<const char *, const char *> wrong[] = {
        {"", "not a JSON object"},
        {"[1]", "not a JSON object"},
        {R"({"wrokers": 3})", "wrokers"},
        {R"({"workers": "3"})", "workers"},
        {R"({"workers": 2.5})", "workers"},
        {R"({"workers": 1e30})", "workers"},
        {R"({"workers": true})", "workers"},
        {R"({"zones": "a"})", "zones"},
        {R"({"launchTemplate": "lt-1\nrm"})", "launchTemplate"},
        {R"({"zones": ["us-east-1\u007f"]})", "zones"},
        {R"({"tags": {"a": "b\u0000"}})", "tags"},
        {R"({"deadlineMinutes": -1})", "deadlineMinutes"},
        {R"({"trainyardPlan": 2})", "newer"},
    };
    for (const auto &[text, word] : wrong) {
        const auto parsed = LaunchPlan::fromJson(text);
        ASSERT_FALSE(parsed) << text;
        EXPECT_EQ(parsed.error().code, ErrorCode::InvalidArgument);
        EXPECT_THAT(parsed.error().detail, HasSubstr(word));
    }
}

TEST(LaunchPlan, OfAMillionWorkersTakesNoMemoryBeforeItIsRefused)
{
    const auto plan = LaunchPlan::fromJson(R"({"name": "demo", "workers": 1000000})");
    ASSERT_TRUE(plan);
    const auto catalog = Catalog::bundled();
    EXPECT_FALSE(plan->problems(*catalog).empty());
    EXPECT_LT(plan->resources(*catalog).size(), 1000u);
    EXPECT_LT(awsCliCommands(*plan, *catalog).size(), 1000u);
}

TEST(LaunchPlan, RequestsAddressesPortsAndHibernationOnlyWhenConfigured) // B9, B11, K31
{
    const auto catalog = Catalog::bundled();
    LaunchPlan plan;
    plan.name = "demo";
    const auto lines = [&] { return fmt::format("{}", fmt::join(awsCliCommands(plan, *catalog), "\n")); };
    for (const char *word : {"AssociatePublicIpAddress", "65535", "hibernation"})
        EXPECT_THAT(lines(), testing::Not(testing::HasSubstr(word)));
    const int usual = plan.rootGiBOn(*catalog);
    plan.publicAddress = plan.allTcpFromAnywhere = plan.acceptExposure = plan.hibernation = true;
    EXPECT_THAT(plan.problems(*catalog), testing::IsEmpty());
    EXPECT_EQ(LaunchPlan::fromJson(plan.toJson()), plan);
    for (const char *word : {"AssociatePublicIpAddress\":true", "65535", "0.0.0.0/0", "Configured=true"})
        EXPECT_THAT(lines(), testing::HasSubstr(word));
    EXPECT_EQ(plan.memoryGiBOnDisk(*catalog), 8) << "of a c5.xlarge";
    EXPECT_EQ(plan.rootGiBOn(*catalog), usual + 8);
    EXPECT_THAT(plan.resources(*catalog).front().detail.english(), testing::HasSubstr("may hibernate"));
}

} // namespace
} // namespace trainyard::cluster
