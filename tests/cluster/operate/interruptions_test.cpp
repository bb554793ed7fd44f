// Spot machines that EC2 takes back, and the On-Demand machines that may replace them.
#include <gmock/gmock.h>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/cloud/records/lost_machines.h"
#include "backend/cluster/launch/launch.h"
#include "backend/cluster/operate/interruptions.h"
#include "backend/cluster/operate/reconcile.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/cluster/plan/catalog/instance_facts.h"
#include "backend/core/time/time_source.h"
#include "tests/cluster/support/fake_cloud.h"

namespace trainyard::cluster {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr const char *kTakenBack = "Server.SpotInstanceTermination: Spot instance termination";

class InterruptionsTest : public testing::Test {
protected:
    void SetUp() override
    {
        m_context = m_setting.context();
        m_context.account = "123456789012";
        LaunchPlan plan = m_setting.plan();
        plan.spot = true;
        const auto id = launch(m_context, plan, kMachinesOnly, {}, {});
        ASSERT_TRUE(id) << id.error().detail;
        m_id = *id;
    }
    CallContext soon() const { return {Deadline::after(std::chrono::seconds(10)), {}}; }
    std::vector<std::string> interrupted() const
    {
        std::vector<std::string> nodes;
        for (const auto &e : take(m_context.ledger->events(m_id, {}, 0, 0))) {
            if (e.kind == kInterruptionEvent)
                nodes.push_back(e.subject);
        }
        return nodes;
    }
    std::vector<std::string> openMachines() const
    {
        std::vector<std::string> names;
        for (const auto &r : take(m_context.ledger->resources(m_id))) {
            if (r.kind == "instance")
                names.push_back(r.name);
        }
        std::ranges::sort(names);
        return names;
    }

    FakeSetting m_setting;
    CloudContext m_context;
    ClusterId m_id;
};

TEST_F(InterruptionsTest, MachinesThatEc2TookBackAreClosedAndRecordedOnce)
{
    m_setting.cloud.endByItself("us-east-1", "worker-1", kTakenBack);
    m_setting.cloud.endByItself("us-east-1", "worker-2"); // its deadline, or a user
    auto unknown = m_context;
    unknown.account.clear();
    ASSERT_TRUE(closeGoneWorkers(unknown, m_id, soon()));
    EXPECT_THAT(openMachines(), ElementsAre("head", "worker-1", "worker-2")) << "without an account AWS is not asked";
    ASSERT_TRUE(closeGoneWorkers(m_context, m_id, soon()));
    ASSERT_TRUE(closeGoneWorkers(m_context, m_id, soon()));
    EXPECT_THAT(openMachines(), ElementsAre("head"));
    EXPECT_THAT(interrupted(), ElementsAre("worker-1"));
}

TEST_F(InterruptionsTest, TheNoticeIsRecordedBeforeTheTermination)
{
    recordInterruption(m_context, m_id, RunId("r-1"), "worker-2", wallNow());
    EXPECT_THAT(interrupted(), ElementsAre("worker-2"));
    EXPECT_THAT(openMachines(), ElementsAre("head", "worker-1", "worker-2")) << "it still runs";
    m_setting.cloud.endByItself("us-east-1", "worker-2", kTakenBack);
    ASSERT_TRUE(reconcile(m_context, {}, soon()));
    EXPECT_THAT(openMachines(), ElementsAre("head", "worker-1"));
    EXPECT_THAT(interrupted(), ElementsAre("worker-2"));
}

TEST_F(InterruptionsTest, AReplacedMachineIsNotLostWhenItEnds)
{
    for (const char *node : {"worker-1", "worker-2"}) {
        recordInterruption(m_context, m_id, RunId("r-1"), node, wallNow());
        ledger::Event attempt;
        attempt.cluster = m_id;
        attempt.kind = kReplacementEvent;
        attempt.subject = node;
        attempt.failed = attempt.subject == "worker-1"; // no capacity
        ASSERT_TRUE(m_context.ledger->addEvent(attempt));
        m_setting.cloud.endByItself("us-east-1", node, kTakenBack);
    }
    ASSERT_TRUE(closeGoneWorkers(m_context, m_id, soon()));
    std::vector<std::string> lost;
    for (const NodeSnapshot &node : take(lostMachines(*m_context.ledger, m_id)))
        lost.push_back(node.name);
    EXPECT_THAT(lost, ElementsAre("worker-1"));
}

TEST_F(InterruptionsTest, AnErrorOfAwsChangesNothing)
{
    m_setting.cloud.endByItself("us-east-1", "worker-1", kTakenBack);
    m_setting.cloud.before = [](const std::string &, const std::string &) {
        return Error{ErrorCode::Unreachable, "ec2", "no route"};
    };
    EXPECT_FALSE(closeGoneWorkers(m_context, m_id, soon()));
    EXPECT_THAT(openMachines(), ElementsAre("head", "worker-1", "worker-2"));
    EXPECT_THAT(interrupted(), IsEmpty());
}

TEST_F(InterruptionsTest, AnOnDemandMachineOfASpotClusterCostsItsOwnPrice)
{
    std::vector<bool> spot;
    m_setting.cloud.refuses = [&](const aws::RunInstancesRequest &request) {
        spot.push_back(request.spot);
        return std::nullopt;
    };
    LaunchOptions options = kMachinesOnly;
    options.onDemand = true;
    const auto before = take(status(m_context, m_id.value, soon())).usdPerHour;
    ASSERT_TRUE(addWorkers(m_context, m_id, 1, options, {}, {}));
    EXPECT_THAT(spot, ElementsAre(false));
    ASSERT_TRUE(addWorkers(m_context, m_id, 1, kMachinesOnly, {}, {}));
    EXPECT_THAT(spot, ElementsAre(false, true));
    const auto now = take(status(m_context, m_id.value, soon()));
    const LaunchPlan demand = m_setting.plan();
    const auto &type = demand.instanceType;
    LaunchPlan cheap = demand;
    cheap.spot = true;
    EXPECT_NEAR(now.usdPerHour - before,
                machineCost(*m_context.catalog, demand, type, "us-east-1").total() +
                    machineCost(*m_context.catalog, cheap, type, "us-east-1").total(),
                1e-9);
    int marked = 0;
    for (const auto &node : now.nodes)
        marked += node.onDemand;
    EXPECT_EQ(marked, 1);
    const auto row = **m_context.ledger->cluster(m_id);
    const auto lived = take(billingIntervalsOf(*m_context.ledger, *m_context.catalog, row, wallNow()));
    for (const auto &interval : lived)
        EXPECT_EQ(interval.rate.onDemand > 0, interval.node == "worker-3") << interval.node;
}

TEST_F(InterruptionsTest, AReplacementWhoseRequestHadNoReplyIsFoundByItsMarkAndRemoved)
{
    ASSERT_TRUE(addWorkers(m_context, m_id, 1, kMachinesOnly, {}, {}));
    LaunchOptions options = kMachinesOnly;
    options.replacement = true;
    options.retain = RetainOnFailure::All; // like a program that dies, nothing is rolled back
    m_setting.cloud.after = [](const std::string &operation, const std::string &) -> std::optional<Error> {
        if (operation == "RunInstances")
            return Error{ErrorCode::Cancelled, "ec2:RunInstances", "the program died"};
        return std::nullopt;
    };
    ASSERT_FALSE(addWorkers(m_context, m_id, 1, options, {}, {}));
    m_setting.cloud.after = {};
    ASSERT_EQ(m_setting.cloud.alive(), 5);
    EXPECT_THAT(openMachines(), ElementsAre("head", "worker-1", "worker-2", "worker-3")) << "the ledger lacks it";
    std::vector<std::string> marked;
    for (const ledger::Intent &intent : take(m_context.ledger->intents(m_id))) {
        if (isReplacement(intent))
            marked.push_back(intent.node);
    }
    EXPECT_THAT(marked, ElementsAre("worker-4"));

    const auto removed = removeWorker(m_context, m_id, "worker-4", {}, {});
    ASSERT_TRUE(removed) << removed.error().detail;
    EXPECT_EQ(m_setting.cloud.alive(), 4);
    EXPECT_THAT(openMachines(), ElementsAre("head", "worker-1", "worker-2", "worker-3"));
    EXPECT_EQ(removeWorker(m_context, m_id, "worker-4", {}, {}).error().code, ErrorCode::NotFound)
        << "its request is closed";
    EXPECT_EQ(removeWorker(m_context, m_id, "head", {}, {}).error().code, ErrorCode::InvalidArgument);
}

} // namespace
} // namespace trainyard::cluster
