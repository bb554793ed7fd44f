#include "backend/cluster/teardown/teardown.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <atomic>
#include <map>
#include <mutex>
#include <thread>

#include <nlohmann/json.hpp>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/launch/launch.h"
#include "backend/cluster/operate/power.h"
#include "backend/core/system/files.h"
#include "tests/cluster/support/fake_cloud.h"

namespace trainyard::cluster {
namespace {

using testing::Each;
using testing::ElementsAre;
using testing::Field;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

class TeardownTest : public testing::Test {
protected:
    ClusterId launched(const std::string &name = "demo", const std::string &region = "us-east-1")
    {
        LaunchPlan plan = m_setting.plan(name);
        plan.region = region;
        const auto id = launch(m_setting.context(), plan, kMachinesOnly, {}, {});
        EXPECT_TRUE(id) << id.error().detail;
        return id ? *id : ClusterId();
    }
    Receipt ended(const TeardownScope &scope = {}, std::stop_token stop = {})
    {
        auto receipt = Teardown(m_setting.context()).run(scope, {}, stop);
        EXPECT_TRUE(receipt) << receipt.error().detail;
        return receipt ? *receipt : Receipt();
    }
    TargetList targets(const TeardownScope &scope = {})
    {
        auto list = Teardown(m_setting.context()).targets(scope, {Deadline::after(std::chrono::seconds(10)), {}});
        EXPECT_TRUE(list) << list.error().detail;
        return list ? *list : TargetList();
    }
    FakeSetting m_setting;
    FakeCloud &m_cloud = m_setting.cloud;
    ledger::Ledger &m_ledger = *m_setting.m_context.ledger;
};

TEST_F(TeardownTest, TheDryRunNamesEverythingAndChangesNothing)
{
    launched();
    const auto list = targets();
    EXPECT_EQ(list.machines(), 3);
    EXPECT_THAT(list.targets, SizeIs(5));
    EXPECT_EQ(list.targets[0].name, "head");
    EXPECT_EQ(list.targets.back().kind, "key-pair");
    EXPECT_THAT(list.targets, Each(Field(&Target::why, "in the ledger and at AWS")));
    EXPECT_GT(list.usdPerHour(), 0.5);
    EXPECT_EQ(m_cloud.alive(), 3);
    EXPECT_EQ(m_cloud.calls("TerminateInstances"), 0);
}

TEST_F(TeardownTest, EndsEverythingAndReportsTerminatedOnlyAfterTheCloud)
{
    const ClusterId id = launched();
    m_cloud.describesUntilTerminated = 5;
    std::mutex mutex;
    std::vector<std::string> early;
    std::map<std::string, std::vector<std::string>> states; // by kind
    const ProgressSink sink = [&](const StepEvent &event) {
        const std::lock_guard lock(mutex);
        if (event.subjectState == "terminated" && m_cloud.aliveIds().contains(event.subject.id))
            early.push_back(event.host);
        auto &of = states[event.subject.kind];
        if (!event.subjectState.empty() && std::ranges::find(of, event.subjectState) == of.end())
            of.push_back(event.subjectState);
    };
    const auto receipt = *Teardown(m_setting.context()).run({}, sink, {});
    EXPECT_THAT(early, IsEmpty());
    EXPECT_THAT(states["instance"], ElementsAre("running", "shutting-down", "terminated"));
    EXPECT_THAT(states["security-group"], ElementsAre("deleting", "deleted"));
    EXPECT_TRUE(receipt.clean()) << receipt.toText();
    EXPECT_TRUE(receipt.asStatus());
    EXPECT_THAT(receipt.lines, SizeIs(5));
    EXPECT_EQ(m_cloud.alive(), 0);
    EXPECT_THAT(m_cloud.region("us-east-1").groups, IsEmpty());
    EXPECT_THAT(m_cloud.region("us-east-1").keys, IsEmpty());
    EXPECT_EQ((*m_ledger.cluster(id))->state, "terminated");
    EXPECT_THAT(*m_ledger.resources({}), IsEmpty());
    EXPECT_FALSE(std::filesystem::exists(m_setting.context().clusterFolder(id) / "id_ed25519"));
}

TEST_F(TeardownTest, WritesAReceiptForPeopleAndForPrograms)
{
    launched();
    const auto receipt = ended();
    ASSERT_THAT(receipt.files, SizeIs(2));
    EXPECT_THAT(*readFile(receipt.files[0]), HasSubstr("Nothing is left running."));
    const auto document = nlohmann::json::parse(*readFile(receipt.files[1]));
    EXPECT_EQ(document.at("clean"), true);
    EXPECT_EQ(document.at("lines").size(), 5u);
}

TEST_F(TeardownTest, EndsAStoppedMachineAsOneThatRuns) // K13: it costs its disk until then
{
    const ClusterId id = launched();
    const auto stopped = changePower(m_setting.context(), id, {"worker-1"}, PowerAction::Stop, {}, {});
    ASSERT_TRUE(stopped) << stopped.error().detail;
    const auto list = targets({.clusters = {id}});
    const auto target = std::ranges::find(list.targets, "worker-1", &Target::name);
    ASSERT_NE(target, list.targets.end());
    EXPECT_EQ(target->state, "stopped");
    const auto receipt = ended({.clusters = {id}});
    EXPECT_TRUE(receipt.clean()) << receipt.toText();
    const auto line =
        std::ranges::find_if(receipt.lines, [&](const ReceiptLine &l) { return l.target.id == target->id; });
    ASSERT_NE(line, receipt.lines.end());
    EXPECT_EQ(line->outcome, Outcome::Terminated);
    EXPECT_EQ(line->target.state, "terminated");
    EXPECT_EQ(m_cloud.alive(), 0);
    EXPECT_EQ(m_cloud.stateOf(InstanceId(target->id)), "terminated");
    EXPECT_TRUE((*m_ledger.cluster(id))->closed);
}

TEST_F(TeardownTest, EndsOneClusterAndLeavesTheOther)
{
    const ClusterId one = launched("one"), two = launched("two");
    EXPECT_TRUE(ended({.clusters = {one}}).clean());
    EXPECT_EQ(m_cloud.alive(), 3);
    EXPECT_EQ(hosts(m_setting.context(), two)->size(), 3u);
    EXPECT_EQ(m_cloud.region("us-east-1").groups.size(), 1u);
}

TEST_F(TeardownTest, EndsWhatTheLedgerForgotAndWhatTheTagsHide)
{
    const ClusterId id = launched();
    for (const auto &r : take(m_ledger.resources(id)))
        ASSERT_TRUE(m_ledger.closeResource(r.kind, r.id, r.profile, r.region, "lost", SystemClock::instance().now()));
    EXPECT_TRUE(ended().clean());
    EXPECT_EQ(m_cloud.alive(), 0);

    launched("hidden");
    m_cloud.hidesFromTagFilters = true;
    EXPECT_TRUE(ended().clean());
    EXPECT_EQ(m_cloud.alive(), 0);
}

TEST_F(TeardownTest, FindsTheMachineOfAnIntentThatWasNeverAnswered)
{
    const ClusterId id = launched();
    for (const auto &intent : take(m_ledger.intents(id)))
        ASSERT_TRUE(m_ledger.recordIntentResult(intent.token, ledger::IntentState::Open));
    for (const auto &r : take(m_ledger.resources(id))) {
        if (r.kind == "instance") {
            ASSERT_TRUE(
                m_ledger.closeResource(r.kind, r.id, r.profile, r.region, "lost", SystemClock::instance().now()));
        }
    }
    m_cloud.hidesFromTagFilters = true;
    EXPECT_EQ(targets().machines(), 3);
    EXPECT_TRUE(ended().clean());
    EXPECT_EQ(m_cloud.alive(), 0);
    EXPECT_THAT(*m_ledger.intents({}), IsEmpty());
}

TEST_F(TeardownTest, TheSecondSweepCatchesAMachineThatAppearsLate)
{
    const ClusterId id = launched();
    const auto intents = take(m_ledger.intents(id));
    const auto token = std::ranges::find(intents, "instance", &ledger::Intent::kind)->token;
    std::atomic<bool> appeared{false};
    m_cloud.after = [&](const std::string &operation, const std::string &) -> std::optional<Error> {
        if (operation == "Remove key-pair" && !appeared.exchange(true)) {
            m_cloud.addForeign("us-east-1",
                               {{tag::kCluster, id.value}, {tag::kLedger, m_ledger.id()}, {tag::kNode, "worker-9"}},
                               token);
        }
        return std::nullopt;
    };
    const auto receipt = ended();
    EXPECT_TRUE(appeared);
    EXPECT_TRUE(receipt.clean()) << receipt.toText();
    EXPECT_EQ(m_cloud.alive(), 0);
    EXPECT_THAT(receipt.lines, SizeIs(6));
}

TEST_F(TeardownTest, NeverTouchesWhatIsNotOurs)
{
    launched();
    m_cloud.addForeign(
        "us-east-1",
        {{tag::kCluster, "c-00000000000000aa"}, {tag::kLedger, "l-00000000000000aa"}, {tag::kOwner, "colleague"}});
    m_cloud.addForeign("us-east-1", {{"Name", "web server"}});
    EXPECT_THAT(targets().others, SizeIs(1));
    EXPECT_TRUE(ended().clean());
    EXPECT_EQ(m_cloud.alive(), 2);
}

TEST_F(TeardownTest, NamesAProtectedMachineAndEndsTheOthers)
{
    const ClusterId id = launched();
    const std::string kept = hosts(m_setting.context(), id)->back().instance.value;
    m_cloud.protectedIds = {kept};
    m_setting.m_context.polling.groupFree = std::chrono::minutes(0);
    const auto receipt = ended();
    EXPECT_FALSE(receipt.clean());
    EXPECT_EQ(m_cloud.alive(), 1);
    const auto status = receipt.asStatus();
    ASSERT_FALSE(status);
    EXPECT_EQ(status.error().code, ErrorCode::StillRunning);
    EXPECT_THAT(status.error().detail, HasSubstr(kept));
    EXPECT_THAT(status.error().detail, HasSubstr("OperationNotPermitted"));
    EXPECT_THAT(receipt.toText(), HasSubstr("LEFT"));
    EXPECT_EQ((*m_ledger.cluster(id))->state, "needs attention");
    m_cloud.protectedIds.clear();
    EXPECT_TRUE(ended().clean());
    EXPECT_EQ(m_cloud.alive(), 0);
}

TEST_F(TeardownTest, GoesThroughSeveralRegionsAndNamesTheOneItCannotRead)
{
    launched("here", "us-east-1");
    const ClusterId there = launched("there", "eu-west-1");
    m_cloud.before = [](const std::string &, const std::string &region) -> std::optional<Error> {
        if (region == "eu-west-1")
            return Error{ErrorCode::CredentialsExpired, "ec2:DescribeInstances", "ExpiredToken"};
        return std::nullopt;
    };
    const auto receipt = ended();
    EXPECT_FALSE(receipt.clean());
    EXPECT_EQ(m_cloud.alive(), 3);
    EXPECT_THAT(receipt.asStatus().error().detail, HasSubstr("eu-west-1 could not be checked"));
    EXPECT_FALSE((*m_ledger.cluster(there))->closed);
    m_cloud.before = {};
    EXPECT_TRUE(ended().clean());
    EXPECT_EQ(m_cloud.alive(), 0);
}

TEST_F(TeardownTest, EndsRightThoughEveryThirdCallFails)
{
    launched();
    std::atomic<int> count{0};
    m_cloud.before = [&](const std::string &operation, const std::string &) -> std::optional<Error> {
        if (!operation.starts_with("Describe") && count++ % 3 != 2)
            return Error{ErrorCode::ServiceFailure, "ec2:" + operation, "HTTP 503"};
        return std::nullopt;
    };
    EXPECT_TRUE(ended().clean());
    EXPECT_EQ(m_cloud.alive(), 0);
}

TEST_F(TeardownTest, IsSafeToRepeatAndReportsWhenThereIsNothing)
{
    launched();
    EXPECT_TRUE(ended().clean());
    const auto again = ended();
    EXPECT_TRUE(again.clean());
    EXPECT_THAT(again.lines, IsEmpty());
    EXPECT_THAT(again.toText(), HasSubstr("There was nothing to terminate."));
}

TEST_F(TeardownTest, StopsALaunchInFlightAndEndsWhatItMade)
{
    m_cloud.describesUntilRunning = 1'000'000; // the launch waits for machines that never run
    std::atomic<bool> waiting{false};
    m_cloud.after = [&](const std::string &operation, const std::string &) -> std::optional<Error> {
        if (operation == "RunInstances")
            waiting = true;
        return std::nullopt;
    };
    Result<ClusterId> outcome = fail(ErrorCode::Internal, "", "");
    std::jthread launcher([&] { outcome = launch(m_setting.context(), m_setting.plan(), kMachinesOnly, {}, {}); });
    while (!waiting)
        std::this_thread::yield();
    const auto receipt = ended();
    launcher.join();
    ASSERT_FALSE(outcome);
    EXPECT_EQ(outcome.error().code, ErrorCode::Cancelled);
    EXPECT_TRUE(receipt.clean()) << receipt.toText();
    EXPECT_EQ(m_cloud.alive(), 0);
}

TEST_F(TeardownTest, NothingIsLaunchedWhileEverythingIsBeingEnded)
{
    const auto lease = m_ledger.lease("teardown:fake:fake", "terminate all");
    const auto refused = launch(m_setting.context(), m_setting.plan(), kMachinesOnly, {}, {});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::Busy);
    EXPECT_EQ(Teardown(m_setting.context()).run({}, {}, {}).error().code, ErrorCode::Busy);
}

TEST_F(TeardownTest, ACancelLeavesATruthfulReceipt)
{
    launched();
    m_cloud.describesUntilTerminated = 1'000'000;
    std::stop_source stop;
    m_cloud.after = [&](const std::string &operation, const std::string &) -> std::optional<Error> {
        if (operation == "TerminateInstances")
            stop.request_stop();
        return std::nullopt;
    };
    const auto receipt = ended({}, stop.get_token());
    EXPECT_FALSE(receipt.clean());
    EXPECT_THAT(receipt.leftovers(), SizeIs(testing::Ge(3u)));
    EXPECT_THAT(*m_ledger.clusters(true), SizeIs(1));
}

TEST_F(TeardownTest, BatchesHundredsOfMachines)
{
    ASSERT_TRUE(launch(m_setting.context(), m_setting.plan("big", 100), kMachinesOnly, {}, {}));
    EXPECT_TRUE(ended().clean());
    EXPECT_EQ(m_cloud.calls("TerminateInstances"), 2);
    EXPECT_EQ(m_cloud.alive(), 0);
}

} // namespace
} // namespace trainyard::cluster
