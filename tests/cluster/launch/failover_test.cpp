// Order of the requests when AWS has no capacity, and requests that are never repeated.

#include <condition_variable>

#include <gmock/gmock.h>

#include "backend/cluster/account/quotas.h"
#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/launch/schedule/auto_termination.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "tests/cluster/support/fake_cloud.h"

namespace trainyard::cluster {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

const Error kFull{ErrorCode::NoCapacity, "ec2:RunInstances",
                  "InsufficientInstanceCapacity: We currently do not have sufficient capacity (request id r-1)"};
const Error kQuota{ErrorCode::QuotaExceeded, "ec2:RunInstances",
                   "VcpuLimitExceeded: You have requested more vCPU capacity than your current vCPU limit of 32"};

class FailoverTest : public testing::Test {
protected:
    FailoverTest()
    {
        m_plan.otherTypes = {"m5.xlarge"};
        // One node at a time: the calls follow the order of the plan.
        m_options.width = 1;
    }
    Result<ClusterId> launched()
    {
        const auto keep = [this](const StepEvent &event) {
            const std::lock_guard lock(m_mutex);
            m_steps.push_back(event);
        };
        return launch(m_setting.context(), m_plan, m_options, keep, {});
    }
    /// Refuses requests for which `isFull` returns true, and records type and zone of all requests in order.
    template <class F>
    void refuseWhere(F isFull)
    {
        m_cloud.refuses = [this, isFull](const aws::RunInstancesRequest &r) -> std::optional<Error> {
            m_asked.push_back(r.instanceType + " " + r.zone);
            m_tokens.insert(r.clientToken);
            return isFull(r) ? std::optional(kFull) : std::nullopt;
        };
    }

    FakeSetting m_setting;
    FakeCloud &m_cloud = m_setting.cloud;
    ledger::Ledger &m_ledger = *m_setting.m_context.ledger;
    LaunchPlan m_plan = m_setting.plan("demo", 1);
    LaunchOptions m_options = kMachinesOnly;
    std::vector<std::string> m_asked;
    std::set<std::string> m_tokens;
    std::mutex m_mutex;
    std::vector<StepEvent> m_steps;
};

TEST_F(FailoverTest, TriesAnyZoneThenEachZoneThenTheNextType)
{
    refuseWhere([](const aws::RunInstancesRequest &r) { return r.instanceType == "c5.xlarge"; });
    const auto id = launched();
    ASSERT_TRUE(id) << id.error().detail;
    EXPECT_THAT(std::vector(m_asked.begin(), m_asked.begin() + 5),
                ElementsAre("c5.xlarge ", "c5.xlarge us-east-1a", "c5.xlarge us-east-1b", "c5.xlarge us-east-1c",
                            "m5.xlarge "));
    EXPECT_EQ(m_tokens.size(), m_asked.size()) << "another request needs another token";
    std::vector<std::string> attempts;
    for (const auto &event : take(m_ledger.events(*id))) {
        EXPECT_EQ(event.failed, event.kind == "attempt") << event.text;
        if (event.kind == "attempt" && event.subject == "head")
            attempts.push_back(event.text);
    }
    ASSERT_THAT(attempts, SizeIs(4));
    EXPECT_EQ(attempts[1], "c5.xlarge in us-east-1a: " + kFull.detail);
    EXPECT_EQ(m_cloud.alive(), 2);
}

TEST_F(FailoverTest, TheBudgetFollowsThePricesOfTheTypesThatWereLaunched)
{
    const Catalog &catalog = *m_setting.context().catalog;
    m_plan.budget = {2 * m_plan.usdPerHour(catalog), BudgetAction::Terminate};
    m_plan.otherTypes = {"m5.4xlarge"};
    refuseWhere([](const aws::RunInstancesRequest &r) { return r.instanceType == "c5.xlarge"; });
    const auto id = launched();
    ASSERT_TRUE(id) << id.error().detail;
    const auto row = *take(m_ledger.cluster(*id));
    ASSERT_TRUE(row.expires);
    EXPECT_LT(*row.expires, m_plan.expires(catalog, row.created) - std::chrono::minutes(30))
        << "the machines cost more than planned, and the budget is spent earlier";
    EXPECT_FALSE(m_ledger.setting("outdated-deadlines:" + id->value)->value_or("").empty())
        << "the machines started with the later deadline, and get this one when they can be reached";

    // The tags, which other computers and the console show, get it even from machines that do not run now.
    for (ledger::Resource machine : take(m_ledger.resources(*id))) {
        if (machine.kind != "instance")
            continue;
        machine.state = "stopped";
        ASSERT_TRUE(m_ledger.saveResource(machine));
    }
    const Status repeated = repeatDeadline(m_setting.context(), *id, {}, {});
    ASSERT_TRUE(repeated) << repeated.error().detail;
    for (const aws::Instance &machine : m_cloud.region("us-east-1").machines)
        EXPECT_EQ(machine.tags.at(tag::kExpires), toIso8601(*row.expires)) << machine.id.value;
}

TEST_F(FailoverTest, AResumeKeepsADeadlineThatWasMoved)
{
    m_plan.otherTypes = {"m5.4xlarge"};
    refuseWhere([](const aws::RunInstancesRequest &r) { return r.instanceType == "c5.xlarge"; });
    const auto id = launched();
    ASSERT_TRUE(id) << id.error().detail;
    const Timestamp later = *take(m_ledger.cluster(*id))->expires + std::chrono::hours(24);
    ASSERT_TRUE(m_ledger.setClusterExpires(*id, later));
    ASSERT_TRUE(m_ledger.setClusterState(*id, "needs attention"));
    const auto resumed = resumeLaunch(m_setting.context(), *id, m_options, {}, {});
    ASSERT_TRUE(resumed) << resumed.error().detail;
    EXPECT_EQ(take(m_ledger.cluster(*id))->expires, later) << "no budget bounds it";
}

TEST_F(FailoverTest, AResumeCountsWhatWasSpentAndNotTheAgeOfTheCluster)
{
    m_plan.budget = {2 * m_plan.usdPerHour(*m_setting.context().catalog), BudgetAction::Terminate};
    m_plan.otherTypes = {"m5.4xlarge"};
    refuseWhere([](const aws::RunInstancesRequest &r) { return r.instanceType == "c5.xlarge"; });
    const auto id = launched();
    ASSERT_TRUE(id) << id.error().detail;
    auto row = *take(m_ledger.cluster(*id));
    row.created -= std::chrono::hours(10); // stopped since then: its machines have cost nothing yet
    row.state = "needs attention";
    ASSERT_TRUE(m_ledger.saveCluster(row));
    ASSERT_TRUE(resumeLaunch(m_setting.context(), *id, m_options, {}, {}));
    EXPECT_GT(*take(m_ledger.cluster(*id))->expires, row.created + std::chrono::hours(10));
}

TEST(LaunchPlan, TheFallbacksOfAHeadAreOfItsKind)
{
    const auto catalog = *Catalog::bundled();
    LaunchPlan plan;
    plan.headType = "c5.xlarge";
    plan.instanceType = "p3.2xlarge";
    plan.otherTypes = {"g4dn.xlarge", "m5.4xlarge"};
    EXPECT_THAT(plan.typesFor("head", &catalog), ElementsAre("c5.xlarge", "m5.4xlarge")) << "a head needs no GPU";
    EXPECT_THAT(plan.typesFor("worker", &catalog), ElementsAre("p3.2xlarge", "g4dn.xlarge", "m5.4xlarge"));
    plan.headType.clear();
    EXPECT_THAT(plan.typesFor("head", &catalog), ElementsAre("p3.2xlarge", "g4dn.xlarge"));
}

TEST_F(FailoverTest, AResumeDoesNotLaunchWorkersThatWereRemoved)
{
    m_plan.workers = 2;
    const auto id = launched();
    ASSERT_TRUE(id) << id.error().detail;
    ASSERT_TRUE(removeWorker(m_setting.context(), *id, "worker-1", {}, {}));
    EXPECT_EQ(m_cloud.alive(), 2);
    ASSERT_TRUE(m_ledger.setClusterState(*id, "needs attention"));
    const auto resumed = resumeLaunch(m_setting.context(), *id, m_options, {}, {});
    ASSERT_TRUE(resumed) << resumed.error().detail;
    EXPECT_EQ(m_cloud.alive(), 2) << "the user has removed it";
    EXPECT_EQ(hosts(m_setting.context(), *id)->size(), 2u);
}

TEST_F(FailoverTest, TheThirdZoneIsUsedWhenTwoAreFull)
{
    m_plan.zones = {"us-east-1c", "us-east-1a", "us-east-1b"};
    refuseWhere([](const aws::RunInstancesRequest &r) { return r.zone != "us-east-1b"; });
    ASSERT_TRUE(launched());
    for (const aws::Instance &m : m_cloud.region("us-east-1").machines)
        EXPECT_EQ(m.zone, "us-east-1b");
    EXPECT_THAT(m_asked, SizeIs(6));
    // Progress events report each refusal and the final placement.
    std::set<std::string> refused;
    for (const StepEvent &event : m_steps) {
        if (event.step.starts_with("attempt ") && event.host == "worker-1")
            refused.insert(event.message.english());
    }
    EXPECT_THAT(refused,
                ElementsAre("c5.xlarge in us-east-1a: " + kFull.detail, "c5.xlarge in us-east-1c: " + kFull.detail));
    EXPECT_TRUE(std::ranges::any_of(m_steps, [](const StepEvent &event) {
        return event.step == "run-instances" && event.message.english().ends_with(" in us-east-1b");
    }));
}

TEST_F(FailoverTest, AWholeRegionWithoutRoomGoesToTheNextAndLeavesNothingBehind)
{
    m_plan.otherRegions = {"eu-west-1"};
    m_cloud.before = [](const std::string &operation, const std::string &region) -> std::optional<Error> {
        return operation == "RunInstances" && region == "us-east-1" ? std::optional(kFull) : std::nullopt;
    };
    const auto id = launched();
    ASSERT_TRUE(id) << id.error().detail;
    EXPECT_EQ((*m_ledger.cluster(*id))->region, "eu-west-1");
    EXPECT_THAT(*m_ledger.clusters(true), SizeIs(1));
    EXPECT_THAT(m_cloud.region("us-east-1").groups, IsEmpty());
    EXPECT_THAT(m_cloud.region("us-east-1").keys, IsEmpty());
    EXPECT_THAT(m_cloud.region("eu-west-1").machines, SizeIs(2));
}

TEST_F(FailoverTest, TheLastRefusalListsWhatWasTried)
{
    refuseWhere([](const aws::RunInstancesRequest &) { return true; });
    const auto id = launched();
    ASSERT_FALSE(id);
    EXPECT_EQ(id.error().code, ErrorCode::NoCapacity);
    EXPECT_THAT(id.error().detail, HasSubstr("InsufficientInstanceCapacity"));
    EXPECT_THAT(id.error().detail, HasSubstr("tried c5.xlarge anywhere in us-east-1, c5.xlarge in us-east-1a"));
    EXPECT_THAT(id.error().detail, HasSubstr("m5.xlarge in us-east-1c"));
    EXPECT_EQ(m_cloud.alive(), 0);
}

TEST_F(FailoverTest, AQuotaIsNotRequestedAgainAndItsLineIsNamed)
{
    m_plan.zones = {"us-east-1a", "us-east-1b"};
    m_cloud.refuses = [&](const aws::RunInstancesRequest &r) -> std::optional<Error> {
        m_asked.push_back(r.zone);
        return kQuota;
    };
    const auto id = launched();
    ASSERT_FALSE(id);
    EXPECT_THAT(m_asked, SizeIs(1));
    EXPECT_EQ(id.error().code, ErrorCode::QuotaExceeded);
    EXPECT_THAT(id.error().detail, HasSubstr("VcpuLimitExceeded"));
    EXPECT_THAT(id.error().detail, HasSubstr("L-1216C47A (standard vCPUs, On-Demand) in us-east-1"));
    EXPECT_EQ(quotaNamedIn(id.error()), (QuotaPlace{"us-east-1", "L-1216C47A"})) << "the page opens at its line";
    EXPECT_FALSE(quotaNamedIn(kQuota)) << "AWS's words alone name none";
    EXPECT_FALSE(quotaNamedIn({ErrorCode::QuotaExceeded, "", "the quota is L-0 (x) in us-east-1: ask"}));
    EXPECT_EQ(m_cloud.alive(), 0);
}

TEST_F(FailoverTest, APartIsEnoughWhereThePlanAllowsIt)
{
    m_plan.workers = 5;
    m_plan.minWorkers = 2;
    m_plan.otherTypes.clear();
    m_cloud.refuses = [](const aws::RunInstancesRequest &r) -> std::optional<Error> {
        const auto node = r.tags.at(tag::kNode);
        return node == "worker-2" || node == "worker-4" ? std::optional(kQuota) : std::nullopt;
    };
    const auto id = launched();
    ASSERT_TRUE(id) << id.error().detail;
    EXPECT_EQ(m_cloud.alive(), 4);
    EXPECT_THAT(*hosts(m_setting.context(), *id), SizeIs(4));
    bool said = false;
    for (const auto &event : take(m_ledger.events(*id)))
        said = said ||
               event.text.starts_with("the launch continues with 4 of 6 machines; the others were refused: VcpuLimit");
    EXPECT_TRUE(said);

    m_plan.name = "more";
    m_plan.minWorkers = 4;
    EXPECT_EQ(launched().error().code, ErrorCode::QuotaExceeded) << "three are not four";
    EXPECT_EQ(m_cloud.alive(), 4) << "those of before";
}

TEST_F(FailoverTest, TheHeadIsNeverDispensable)
{
    m_plan.minWorkers = 1;
    m_cloud.refuses = [](const aws::RunInstancesRequest &r) {
        return r.tags.at(tag::kNode) == "head" ? std::optional(kQuota) : std::nullopt;
    };
    EXPECT_EQ(launched().error().code, ErrorCode::QuotaExceeded);
    EXPECT_EQ(m_cloud.alive(), 0);
}

TEST_F(FailoverTest, TheHeadIsRequestedBeforeAnyWorkerWhereAPartIsEnough) // D4
{
    m_plan = m_setting.plan("demo", 4);
    m_plan.minWorkers = 2;
    m_options.width = 16;
    int left = 3;
    m_cloud.refuses = [&](const aws::RunInstancesRequest &) {
        return left-- > 0 ? std::nullopt : std::optional(kFull);
    };
    // The head's request is delayed: workers that are requested in parallel would overtake it.
    std::condition_variable changed;
    bool worker = false;
    const auto watch = [&](const StepEvent &event) {
        if (event.step != "run-instances" || event.state != StepState::Started)
            return;
        std::unique_lock lock(m_mutex);
        if (event.host == "head") {
            changed.wait_for(lock, std::chrono::milliseconds(300), [&] { return worker; });
            EXPECT_FALSE(worker) << "a worker was asked for before the head was there";
        } else {
            worker = true;
            changed.notify_all();
        }
    };
    const auto id = launch(m_setting.context(), m_plan, m_options, watch, {});
    ASSERT_TRUE(id) << id.error().detail;
    EXPECT_EQ(m_cloud.alive(), 3);
    EXPECT_THAT(*hosts(m_setting.context(), *id), SizeIs(3));
}

TEST_F(FailoverTest, ThePlanShowsItsOrder)
{
    m_plan.zones = {"us-east-1b", "us-east-1a"};
    m_plan.otherRegions = {"eu-west-1"};
    std::vector<std::string> order;
    for (const Placement &p : m_plan.order())
        order.push_back(describe(p));
    EXPECT_THAT(order, ElementsAre("c5.xlarge in us-east-1b", "c5.xlarge in us-east-1a", "m5.xlarge in us-east-1b",
                                   "m5.xlarge in us-east-1a", "c5.xlarge anywhere in eu-west-1",
                                   "m5.xlarge anywhere in eu-west-1"));
}

TEST_F(FailoverTest, ARootVolumeBelowTheSnapshotIsFoundBeforeAnythingIsWritten)
{
    m_cloud.image.rootVolumeGiB = 75;
    m_plan.rootGiB = 30;
    const auto id = launched();
    ASSERT_FALSE(id);
    EXPECT_EQ(id.error().code, ErrorCode::InvalidArgument);
    EXPECT_THAT(id.error().detail, HasSubstr("30 GiB is smaller than the image ami-0123456789, whose snapshot has 75"));
    EXPECT_THAT(*m_ledger.clusters(), IsEmpty());
    EXPECT_EQ(m_cloud.calls("ImportKeyPair"), 0);
    m_plan.rootGiB = 75;
    EXPECT_TRUE(launched());
    m_plan.name = "other";
    m_plan.rootGiB = 0; // the size that the image needs
    EXPECT_TRUE(launched());
    for (const auto &[instance, request] : m_cloud.region("us-east-1").requests)
        EXPECT_EQ(request.rootVolumeGiB, 75);
}

TEST_F(FailoverTest, AMissingBundleIsFoundBeforeAnyRequest)
{
    m_options.provision = true;
    m_options.bundle = m_setting.folder.path() / "no-bundle.tar.gz";
    const auto id = launched();
    ASSERT_FALSE(id);
    EXPECT_THAT(id.error().source + id.error().detail, HasSubstr("no-bundle.tar.gz"));
    EXPECT_EQ(m_cloud.calls("DescribeInstances"), 0);
    EXPECT_THAT(*m_ledger.clusters(), IsEmpty());
}

TEST_F(FailoverTest, EveryMachineMatchesThePlan)
{
    m_plan.image.clear();
    m_plan.launchTemplate = "lt-0a";
    m_plan.templateVersion = "3";
    m_plan.placementGroup = true;
    m_plan.spot = true;
    m_plan.maxPriceUsd = 0.07;
    m_cloud.image.rootDeviceName = "/dev/xvda";
    const auto id = launched();
    ASSERT_TRUE(id) << id.error().detail;
    const auto region = m_cloud.region("us-east-1");
    ASSERT_THAT(region.requests, SizeIs(2));
    for (const auto &[machine, r] : region.requests) {
        EXPECT_EQ(r.launchTemplate, "lt-0a");
        EXPECT_EQ(r.launchTemplateVersion, "3");
        EXPECT_EQ(r.imageId, "ami-00000000000000aaa") << "the template's own";
        EXPECT_EQ(r.rootDeviceName, "/dev/xvda") << "the image's own, or it would be a second disk";
        EXPECT_EQ(r.maxPriceUsd, 0.07);
        ASSERT_THAT(region.others, SizeIs(1));
        EXPECT_EQ(r.placementGroup, region.others[0].name);
    }
}

} // namespace
} // namespace trainyard::cluster
