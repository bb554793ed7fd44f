// B7, B23 to B25: the instance types, reservations and templates of a region, and their use in a launch plan.
#include "backend/cluster/account/instance_catalog.h"
#include "backend/cluster/account/permissions/plan_calls.h"

#include <gmock/gmock.h>

#include "backend/cluster/account/reservations.h"
#include "backend/cluster/account/templates.h"
#include "backend/cluster/plan/probe_mismatches.h"
#include "tests/cluster/support/fake_cloud.h"

namespace trainyard::cluster {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

AvailableType described(const std::string &name, int vcpus, const std::string &architecture = "x86_64")
{
    AvailableType offer;
    offer.type.name = name;
    offer.type.vcpus = vcpus;
    offer.type.architecture = architecture;
    offer.type.family = quotaFamilyOf(name)->name;
    return offer;
}

QuotaLine quota(const std::string &family, bool spot, double allowed, int used)
{
    QuotaLine line;
    line.family = family;
    line.spot = spot;
    line.allowed = allowed;
    line.used = used;
    return line;
}

TEST(AvailableTypes, LayTypesPricesZonesAndQuotasSideBySide) // B7
{
    AvailabilityData facts;
    facts.types = {described("c5.4xlarge", 16),         described("g4dn.xlarge", 4), described("c5.xlarge", 4),
                   described("c7g.xlarge", 4, "arm64"), described("c9.xlarge", 4),   described("p3.2xlarge", 8)};
    facts.offerings = {{"c5.xlarge", "us-east-1b"},
                       {"c5.xlarge", "us-east-1a"},
                       {"c5.4xlarge", "us-east-1a"},
                       {"c9.xlarge", "us-east-1c"},
                       {"g4dn.xlarge", "us-east-1d"}};
    facts.spotPrices = {
        {"c5.xlarge", "us-east-1a", 0.09}, {"c5.xlarge", "us-east-1b", 0.07}, {"c5.xlarge", "us-east-1c", 0.08}};
    facts.quotas = {quota("standard", false, 34, 10), quota("standard", true, 8, 8), quota("G", false, 0, 0)};
    const auto offers = mergeAvailableTypes(*Catalog::bundled(), "us-east-1", facts);
    ASSERT_THAT(offers, SizeIs(4)) << "not what runs on other processors, and not what no zone has";
    EXPECT_EQ(offers[0].type.name, "c5.xlarge") << "by family, then by size";
    EXPECT_EQ(offers[1].type.name, "c5.4xlarge");
    EXPECT_THAT(offers[0].zones, ElementsAre("us-east-1a", "us-east-1b"));
    EXPECT_DOUBLE_EQ(offers[0].usdPerHour.value(), 0.17);
    EXPECT_DOUBLE_EQ(offers[0].spotUsdPerHour.value(), 0.07) << "of the cheapest zone";
    EXPECT_EQ(offers[0].remaining, 6);
    EXPECT_EQ(offers[0].remainingSpot, 0);
    EXPECT_EQ(offers[1].remaining, 1);
    EXPECT_FALSE(offers[1].spotUsdPerHour);
    EXPECT_FALSE(offers[2].usdPerHour) << "the table of prices does not have it";
    EXPECT_EQ(offers[3].remaining, 0);
    EXPECT_FALSE(offers[3].remainingSpot) << "not known is not none";
}

TEST(AvailableTypes, WithoutZonesAndPricesTheTypesAreShownAllTheSame) // B7
{
    AvailabilityData facts;
    facts.types = {described("c5.xlarge", 4)};
    const auto paid = mergeAvailableTypes(*Catalog::bundled(), "eu-west-1", facts);
    ASSERT_THAT(paid, SizeIs(1));
    EXPECT_TRUE(paid[0].estimate);
    EXPECT_THAT(paid[0].zones, IsEmpty());
    facts.spotPrices = {{"c5.xlarge", "eu-west-1a", 0.07}};
    const auto free = mergeAvailableTypes(*Catalog::bundled()->free(), "eu-west-1", facts);
    EXPECT_EQ(free[0].usdPerHour, 0);
    EXPECT_EQ(free[0].spotUsdPerHour, 0);
}

TEST(AvailableTypes, ATypeOfTheRegionCanBePlannedThoughItsPriceIsNotKnown) // B7
{
    LaunchPlan plan;
    plan.buckets = {"a-bucket"};
    plan.name = "demo";
    plan.instanceType = "c9.xlarge";
    EXPECT_THAT(plan.problems(*Catalog::bundled()), SizeIs(1));
    const auto catalog = Catalog::bundled()->with({described("c9.xlarge", 4).type});
    EXPECT_THAT(plan.problems(*catalog), IsEmpty());
    EXPECT_THAT(plan.resources(*catalog).front().detail.english(), HasSubstr("(price unknown)"));
    EXPECT_FALSE(catalog->price("c9.xlarge", "us-east-1"));
    ASSERT_THAT(plan.notes(*catalog), SizeIs(1));
    EXPECT_THAT(plan.notes(*catalog)[0].sentence.english(),
                HasSubstr("The price of c9.xlarge in us-east-1 is unknown"));
    EXPECT_THAT(plan.notes(*catalog->free()), IsEmpty());
    EXPECT_DOUBLE_EQ(catalog->price("c5.xlarge", "us-east-1")->usdPerHour, 0.17);
}

TEST(LaunchPlan, MachinesWithGpusStandCloseTogetherByDefault) // B24
{
    const auto catalog = Catalog::bundled();
    LaunchPlan plan;
    plan.name = "demo";
    EXPECT_FALSE(plan.usesPlacementGroup(*catalog)) << "no GPUs";
    plan.instanceType = "g4dn.12xlarge";
    EXPECT_TRUE(plan.usesPlacementGroup(*catalog));
    EXPECT_TRUE(plan.usesEfa("g4dn.12xlarge", *catalog));
    EXPECT_FALSE(plan.usesEfa("g4dn.xlarge", *catalog)) << "it has no such adapter";
    EXPECT_THAT(awsCliCommands(plan, *catalog).back(),
                AllOf(HasSubstr("\"InterfaceType\":\"efa\""), HasSubstr("GroupName=trainyard-demo")));
    EXPECT_THAT(plan.resources(*catalog).front().detail.english(), HasSubstr("EFA"));
    plan.placementGroup = false;
    EXPECT_FALSE(plan.usesEfa("g4dn.12xlarge", *catalog)) << "without the group it is of no use";
    plan.placementGroup.reset();
    plan.headType = "c5.xlarge";
    plan.workers = 1;
    EXPECT_FALSE(plan.usesPlacementGroup(*catalog)) << "one machine with GPUs";
    plan.instanceType = "c5.xlarge";
    plan.efa = true;
    EXPECT_THAT(plan.problems(*catalog), ElementsAre(Problem{&LaunchPlan::efa, Reason::Mismatch, "instance-type"}));
}

TEST(LaunchPlan, KeepsExplicitChoicesAndDefaults) // B23, B24
{
    LaunchPlan plan;
    plan.name = "demo";
    plan.reservation = "cr-0a1b";
    EXPECT_EQ(*LaunchPlan::fromJson(plan.toJson()), plan);
    plan.placementGroup = false;
    plan.efa = true;
    EXPECT_EQ(*LaunchPlan::fromJson(plan.toJson()), plan);
    EXPECT_FALSE(LaunchPlan::fromJson(R"({"efa": "yes"})"));
    plan.efa.reset();
    plan.spot = true;
    EXPECT_THAT(plan.problems(*Catalog::bundled()),
                ElementsAre(Problem{&LaunchPlan::reservation, Reason::Mismatch, "spot"}));
}

aws::LaunchTemplateVersion version()
{
    aws::LaunchTemplateVersion v;
    v.number = 3;
    v.isDefault = true;
    v.imageId = "ami-0123456789abcdef0";
    v.instanceType = "m5.xlarge";
    v.zone = "us-east-1b";
    v.rootVolumeGiB = 80;
    v.spot = true;
    v.maxPriceUsd = 0.11;
    v.keyName = "mine";
    v.hasUserData = true;
    return v;
}

TEST(Template, FillsWhatThePlanLeavesOpen) // B25
{
    LaunchPlan plan;
    plan.name = "demo";
    plan.launchTemplate = "lt-1";
    const auto filled = filledFrom(plan, version());
    EXPECT_EQ(filled.image, "ami-0123456789abcdef0");
    EXPECT_EQ(filled.instanceType, "m5.xlarge");
    EXPECT_THAT(filled.zones, ElementsAre("us-east-1b"));
    EXPECT_EQ(filled.rootGiB, 80);
    EXPECT_TRUE(filled.spot);
    EXPECT_DOUBLE_EQ(filled.maxPriceUsd, 0.11);
    EXPECT_EQ(filled.name, "demo");
    EXPECT_THAT(filled.problems(*Catalog::bundled()), IsEmpty());
    EXPECT_EQ(describeUnused(version()).english(),
              "Not used of version 3: its key pair, its user data, because the cluster has its own.");
    plan.instanceType = "c5.2xlarge";
    plan.zones = {"us-east-1a"};
    plan.rootGiB = 40;
    const auto own = filledFrom(plan, version());
    EXPECT_EQ(own.instanceType, "c5.2xlarge");
    EXPECT_THAT(own.zones, ElementsAre("us-east-1a"));
    EXPECT_EQ(own.rootGiB, 40);
    EXPECT_EQ(filledFrom(LaunchPlan(), aws::LaunchTemplateVersion()), LaunchPlan());
    LaunchPlan changed = filled; // the user edits the plan, then chooses another template
    changed.rootGiB = 200;
    const auto open = withoutTemplate(changed, version());
    EXPECT_EQ(open.instanceType, LaunchPlan().instanceType);
    EXPECT_FALSE(open.spot);
    EXPECT_EQ(open.rootGiB, 200);
}

TEST(Template, AVersionIsMeantByNumberOrByName) // B25
{
    auto newest = version();
    newest.number = 4;
    newest.isDefault = false;
    const std::vector versions{newest, version()};
    EXPECT_EQ(versionOf(versions, "")->number, 3);
    EXPECT_EQ(versionOf(versions, "$Default")->number, 3);
    EXPECT_EQ(versionOf(versions, "$Latest")->number, 4);
    EXPECT_EQ(versionOf(versions, "4")->number, 4);
    EXPECT_FALSE(versionOf(versions, "5"));
    EXPECT_FALSE(versionOf({}, "$Latest"));
}

TEST(LaunchPlan, KnowsWhoLogsIn) // B6
{
    const auto catalog = Catalog::bundled();
    LaunchPlan plan;
    EXPECT_EQ(plan.logins(*catalog).front(), "ubuntu");
    plan.image = "amazon-linux-2023";
    const auto logins = plan.logins(*catalog);
    EXPECT_EQ(logins.front(), "ec2-user");
    EXPECT_THAT(logins, testing::Contains("hadoop"));
    EXPECT_EQ(std::ranges::count(logins, "ec2-user"), 1);
    plan.image = "ami-0123456789abcdef0";
    EXPECT_EQ(plan.logins(*catalog), kDefaultLogins);
    plan.user = "me";
    EXPECT_THAT(plan.logins(*catalog), ElementsAre("me"));
}

TEST(ProbeMismatches, OfTypeAndImageAreHeldAgainstWhatIsThere) // B5
{
    const auto catalog = Catalog::bundled();
    const Image *gpuImage = catalog->image("deep-learning-ubuntu-24.04"), *plain = catalog->image("ubuntu-24.04");
    const InstanceType *four = catalog->type("g4dn.12xlarge");
    provision::Probe probe;
    EXPECT_THAT(probeMismatches(probe, plain, catalog->type("c5.xlarge")), IsEmpty());
    EXPECT_THAT(probeMismatches(probe, gpuImage, four),
                ElementsAre(HasSubstr("promises a driver, and no GPU answers")));
    EXPECT_THAT(probeMismatches(probe, plain, four), ElementsAre(HasSubstr("g4dn.12xlarge has 4 GPUs, and no driver")));
    probe.gpus.resize(3);
    EXPECT_THAT(probeMismatches(probe, gpuImage, four), ElementsAre(HasSubstr("has 4 GPUs, and 3 answer")));
    probe.gpus.resize(4);
    EXPECT_THAT(probeMismatches(probe, gpuImage, four), IsEmpty());
    EXPECT_THAT(probeMismatches(probe, nullptr, nullptr), IsEmpty());
}

class ReservationTest : public testing::Test { // B23
protected:
    ReservationTest()
    {
        m_cloud.reserved = {{"cr-1", "c5.xlarge", "us-east-1b", "active", 4, 3, false},
                            {"cr-2", "m5.xlarge", "us-east-1a", "active", 1, 1, true},
                            {"cr-3", "c5.xlarge", "us-east-1b", "cancelled", 4, 0, false}};
        m_plan.reservation = "cr-1";
        m_plan.headType = "m5.xlarge";
    }
    Result<ClusterId> launched() { return launch(m_setting.context(), m_plan, kMachinesOnly, {}, {}); }
    std::vector<aws::RunInstancesRequest> requests() const
    {
        std::vector<aws::RunInstancesRequest> all;
        for (const auto &[id, request] : m_cloud.region("us-east-1").requests)
            all.push_back(request);
        return all;
    }

    FakeSetting m_setting;
    FakeCloud &m_cloud = m_setting.cloud;
    LaunchPlan m_plan = m_setting.plan("demo", 2);
};

TEST_F(ReservationTest, MachinesOfItsTypeComeOutOfItInItsZone)
{
    ASSERT_TRUE(launched());
    for (const auto &r : requests()) {
        const bool worker = r.instanceType == "c5.xlarge";
        EXPECT_EQ(r.capacityReservation, worker ? "cr-1" : "");
        EXPECT_EQ(r.zone, worker ? "us-east-1b" : "");
    }
    const auto offers = capacityReservations(m_setting.context(), "us-east-1", {Deadline::never(), {}});
    ASSERT_TRUE(offers);
    ASSERT_THAT(*offers, SizeIs(2)) << "not the cancelled one";
    EXPECT_EQ(describe(offers->front()).english(), "cr-1: 3 of 4 c5.xlarge free in us-east-1b");
}

TEST_F(ReservationTest, ACapacityBlockIsAMarketOfItsOwn)
{
    m_cloud.reserved = {{"cr-b", "c5.xlarge", "us-east-1b", "active", 4, 4, true, "2026-11-22T11:30:00.000Z",
                         "2026-11-24T11:30:00.000Z"},
                        {"cr-s", "c5.xlarge", "us-east-1b", "scheduled", 4, 0, true, "2026-12-01T11:30:00.000Z",
                         "2026-12-02T11:30:00.000Z"}};
    m_plan.reservation = "cr-s";
    const auto early = launched();
    ASSERT_FALSE(early);
    EXPECT_THAT(early.error().detail, HasSubstr("capacity block, scheduled from 2026-12-01T11:30 until"));
    m_plan.reservation = "cr-b";
    ASSERT_TRUE(launched());
    for (const auto &r : requests())
        EXPECT_EQ(r.capacityBlock, r.instanceType == "c5.xlarge") << "the head is on demand";
    const auto offers = capacityReservations(m_setting.context(), "us-east-1", {Deadline::never(), {}});
    EXPECT_EQ(describe(offers->front()).english(),
              "cr-b: 4 of 4 c5.xlarge free in us-east-1b, capacity block until 2026-11-24T11:30");
}

TEST_F(ReservationTest, WhatDoesNotFitIsFoundBeforeAnythingIsMade)
{
    for (const auto &[id, words] :
         std::map<std::string, std::string>{{"cr-9", "there is no capacity reservation cr-9 in us-east-1"},
                                            {"cr-3", "in us-east-1b, cancelled"},
                                            {"cr-2", "cr-2 is for m5.xlarge, and the plan requests c5.xlarge"}}) {
        m_plan.reservation = id;
        const auto made = launched();
        ASSERT_FALSE(made);
        EXPECT_THAT(made.error().detail, HasSubstr(words));
    }
    EXPECT_EQ(m_cloud.calls("ImportKeyPair"), 0);
}

TEST_F(ReservationTest, WhenItIsFullNoOtherZoneIsTriedWithoutConsent)
{
    std::vector<std::string> zones;
    m_cloud.refuses = [&](const aws::RunInstancesRequest &r) -> std::optional<Error> {
        if (r.capacityReservation.empty())
            return std::nullopt;
        zones.push_back(r.zone);
        return Error{ErrorCode::NoCapacity, "ec2:RunInstances", "ReservationCapacityExceeded"};
    };
    m_plan.workers = 1;
    const auto made = launched();
    ASSERT_FALSE(made);
    EXPECT_EQ(made.error().code, ErrorCode::NoCapacity);
    EXPECT_THAT(zones, ElementsAre("us-east-1b"));
}

} // namespace
} // namespace trainyard::cluster
