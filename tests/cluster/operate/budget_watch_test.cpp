// What a spent budget ends (K25): the decision, and the commands to the programs.

#include <optional>
#include <thread>

#include <gmock/gmock.h>

#include "backend/cluster/operate/budget_watch.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/cluster/plan/launch_plan.h"
#include "tests/ledger/temporary_ledger.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;
using protocol::RunState;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;
using testing::UnorderedElementsAre;

const Timestamp kLunch = *fromIso8601("2026-11-22T12:00:00Z");
const ClusterId kOurs("c-a"), kOther("c-b"), kForeign("c-c");

ledger::Run runOn(const ClusterId &cluster, const std::string &id, protocol::RunState state)
{
    ledger::Run run;
    run.id = RunId(id);
    run.cluster = cluster;
    run.state = state;
    run.created = kLunch - 1h;
    return run;
}

/// An active run on each cluster, a starting and a finished one on the first.
const std::vector<ledger::Run> kRuns{runOn(kOurs, "r-1", RunState::Running), runOn(kOurs, "r-2", RunState::Starting),
                                     runOn(kOurs, "r-3", RunState::Finished), runOn(kOther, "r-4", RunState::Running),
                                     runOn(kForeign, "r-5", RunState::Running)};
/// Of the profile: without kForeign.
const std::vector<ledger::Cluster> kClusters{ledger::makeCluster("c-a", "a"), ledger::makeCluster("c-b", "b")};

BudgetAlarm alarmOf(const ClusterId &cluster, BudgetAction action, int percent = 100)
{
    return {cluster, "a", {percent, percent == 100}, 10, {10, action}};
}

TEST(BudgetMeasures, AreEmptyBelowTheBudgetAndForAWarning)
{
    for (const BudgetAction action : {BudgetAction::Warn, BudgetAction::StopRun, BudgetAction::Terminate})
        EXPECT_EQ(measures(alarmOf(kOurs, action, 80), kRuns, kClusters), BudgetMeasures{}) << toString(action);
    EXPECT_EQ(measures(alarmOf(kOurs, BudgetAction::Warn), kRuns, kClusters), BudgetMeasures{});
}

TEST(BudgetMeasures, StopTheActiveRunsOfTheClusterOrOfTheProfile)
{
    EXPECT_THAT(measures(alarmOf(kOurs, BudgetAction::StopRun), kRuns, kClusters).stop,
                ElementsAre(RunId("r-1"), RunId("r-2")));
    const auto daily = measures(alarmOf({}, BudgetAction::StopRun), kRuns, kClusters);
    EXPECT_THAT(daily.stop, ElementsAre(RunId("r-1"), RunId("r-2"), RunId("r-4"))) << "r-5 belongs to another profile";
    EXPECT_FALSE(daily.terminate);
}

TEST(BudgetMeasures, TerminateWithoutStoppingRunsFirst) // the teardown lets them save a checkpoint
{
    const auto due = measures(alarmOf(kOurs, BudgetAction::Terminate), kRuns, kClusters);
    EXPECT_TRUE(due.terminate);
    EXPECT_THAT(due.stop, IsEmpty());
}

TEST(BudgetMeasures, AreCarriedOutByTheMeansOfTheProgram)
{
    std::vector<std::string> done;
    const BudgetEffects effects{[&](const RunId &run) -> Status {
                                    done.push_back("stop " + run.value);
                                    return run.value == "r-1" ? fail(ErrorCode::Unreachable, "head", "") : Status();
                                },
                                [&](const ClusterId &id) {
                                    done.push_back("terminate " + id.value);
                                    return Status();
                                }};
    for (const ClusterId &cluster : {kOurs, ClusterId()}) {
        for (const BudgetAction action : {BudgetAction::Warn, BudgetAction::StopRun, BudgetAction::Terminate}) {
            auto alarm = alarmOf(cluster, action);
            alarm.measures = measures(alarm, kRuns, kClusters);
            EXPECT_EQ(enforce(alarm, effects).has_value(), action != BudgetAction::StopRun) << "r-1 failed";
        }
    }
    EXPECT_THAT(done,
                ElementsAre("stop r-1", "stop r-2", "terminate c-a", "stop r-1", "stop r-2", "stop r-4", "terminate "));
}

TEST(BudgetWatch, AnAlarmWhoseMeasuresFailedIsRepeated)
{
    ledger::TemporaryFolder folder;
    auto ledger = ledger::Ledger::open(folder.path());
    ASSERT_TRUE(ledger);
    auto row = ledger::makeCluster("c-a", "a");
    row.endpoint = ""; // AWS: costs money
    auto head = ledger::makeInstance("i-a", "c-a", "head");
    head.created = kLunch - 2h;
    ASSERT_TRUE(ledger->saveCluster(row));
    ASSERT_TRUE(ledger->saveResource(head));
    ASSERT_TRUE(setDayBudget(*ledger, "local", {0.01, BudgetAction::Terminate}));
    const auto lived = profileBilling(*ledger, *Catalog::bundled(), "local", kLunch);
    ASSERT_TRUE(lived);
    BudgetWatch watch;
    const auto alarms = [&] { return watch.alarms(*ledger, "local", "", *lived, kLunch).value(); };
    const auto first = alarms();
    ASSERT_THAT(first, SizeIs(1));
    EXPECT_TRUE(first.front().measures.terminate);
    EXPECT_THAT(alarms(), IsEmpty());
    ASSERT_TRUE(watch.repeat(*ledger, "local", first.front()));
    EXPECT_THAT(alarms(), SizeIs(1));
    EXPECT_THAT(alarms(), IsEmpty());

    auto since = ledger::makeCluster("c-b", "b"); // launched on purpose
    since.endpoint = "";
    ASSERT_TRUE(ledger->saveCluster(since));
    for (const auto &left : {std::set<ClusterId>{kOurs}, std::set<ClusterId>()}) { // also when it is unknown
        ASSERT_TRUE(watch.repeat(*ledger, "local", first.front(), left));
        const auto again = alarms();
        ASSERT_THAT(again, SizeIs(1));
        EXPECT_EQ(again.front().cluster, kOurs) << "what the termination has left";
        EXPECT_EQ(again.front().clusterName, "a");
        EXPECT_THAT(alarms(), IsEmpty());
    }
}

/// Two clusters of one profile, in two accounts, whose budgets are spent.
class BudgetOfAccounts : public testing::Test {
protected:
    static constexpr const char *kOne = "111111111111";
    static constexpr const char *kTwo = "222222222222";

    BudgetOfAccounts()
    {
        save("c-a", kOne);
        save("c-b", kTwo);
    }
    void save(const std::string &id, const std::string &account)
    {
        auto row = ledger::makeCluster(id, id);
        row.endpoint = ""; // AWS: costs money
        row.account = account;
        LaunchPlan plan;
        plan.name = id;
        plan.budget = id == "c-a" ? m_budget : Budget();
        row.plan = plan.toJson();
        auto head = ledger::makeInstance("i-" + id, id, "head");
        head.created = kLunch - 2h;
        EXPECT_TRUE(m_ledger.saveCluster(row));
        EXPECT_TRUE(m_ledger.saveResource(head));
    }
    /// While this account answers.
    std::vector<BudgetAlarm> alarms(const std::optional<std::string> &account, Timestamp now = kLunch)
    {
        const auto lived = profileBilling(m_ledger, *Catalog::bundled(), "local", kLunch);
        const auto found = m_watch.alarms(m_ledger, "local", "", *lived, now, [&](const std::stop_token &) {
            ++m_queries;
            return account;
        });
        EXPECT_TRUE(found);
        return found.value_or(std::vector<BudgetAlarm>());
    }

    const Budget m_budget{0.01, BudgetAction::Terminate};
    ledger::TemporaryFolder m_folder;
    ledger::Ledger m_ledger = ledger::Ledger::open(m_folder.path()).value();
    BudgetWatch m_watch;
    int m_queries = 0;
};

// With the keys of another account nothing can be terminated: the budget is enforced when its account answers (S2).
TEST_F(BudgetOfAccounts, AClusterElsewhereIsTerminatedWhenItsAccountAnswers)
{
    const auto told = alarms(kTwo);
    ASSERT_THAT(told, SizeIs(1));
    EXPECT_EQ(told.front().measures, BudgetMeasures{});
    EXPECT_THAT(told.front().elsewhere, ElementsAre("c-a"));
    EXPECT_THAT(alarms(kTwo), IsEmpty()) << "it is reported once";
    EXPECT_THAT(alarms(""), IsEmpty()) << "it is unknown which account answers";
    const auto due = alarms(kOne);
    ASSERT_THAT(due, SizeIs(1));
    EXPECT_EQ(due.front().cluster, kOurs);
    EXPECT_TRUE(due.front().news.act);
    EXPECT_EQ(due.front().measures, (BudgetMeasures{{}, true}));
    EXPECT_THAT(due.front().elsewhere, IsEmpty());
    EXPECT_THAT(alarms(kOne), IsEmpty()) << "measures are taken once";
    EXPECT_THAT(alarms(kTwo), IsEmpty());
}

TEST_F(BudgetOfAccounts, TheDayTerminatesInEachAccount)
{
    ASSERT_TRUE(m_ledger.closeCluster(kOurs, "terminated", kLunch));
    save("c-c", kOne); // without a budget of its own
    ASSERT_TRUE(setDayBudget(m_ledger, "local", m_budget));
    const auto first = alarms(kTwo);
    ASSERT_THAT(first, SizeIs(1));
    EXPECT_EQ(first.front().measures, (BudgetMeasures{{}, true})) << "c-b";
    EXPECT_THAT(first.front().elsewhere, ElementsAre("c-c"));
    EXPECT_THAT(alarms(kTwo), IsEmpty());
    const auto second = alarms(kOne);
    ASSERT_THAT(second, SizeIs(1));
    EXPECT_EQ(second.front().cluster, kForeign) << "not what was launched since";
    EXPECT_EQ(second.front().clusterName, "c-c");
    EXPECT_EQ(second.front().name, "2026-11-22");
    EXPECT_TRUE(second.front().measures.terminate);
    EXPECT_THAT(second.front().elsewhere, IsEmpty());
    EXPECT_THAT(alarms(kOne), IsEmpty());
    save("c-d", kTwo); // launched on purpose
    ASSERT_TRUE(m_watch.repeat(m_ledger, "local", second.front()));
    const auto third = alarms(kOne);
    ASSERT_THAT(third, SizeIs(1));
    EXPECT_EQ(third.front().cluster, kForeign);
    EXPECT_THAT(alarms(kOne), IsEmpty());
    EXPECT_THAT(alarms(kTwo), IsEmpty());
}

TEST_F(BudgetOfAccounts, TheDayIsRepeatedForEachClusterThatWasElsewhere)
{
    ASSERT_TRUE(m_ledger.closeCluster(kOurs, "terminated", kLunch));
    save("c-c", kOne);
    save("c-d", kOne);
    ASSERT_TRUE(setDayBudget(m_ledger, "local", m_budget));
    EXPECT_THAT(alarms(kTwo), SizeIs(1));
    std::vector<std::string> ended;
    for (const BudgetAlarm &alarm : alarms(kOne))
        ended.push_back(alarm.cluster.value);
    EXPECT_THAT(ended, UnorderedElementsAre("c-c", "c-d"));
}

// Both read what is recorded and add their own cluster.
TEST_F(BudgetOfAccounts, TwoTerminationsOfADayMayFailAtTheSameTime)
{
    ASSERT_TRUE(m_ledger.closeCluster(kOurs, "terminated", kLunch));
    save("c-c", kTwo);
    ASSERT_TRUE(setDayBudget(m_ledger, "local", m_budget));
    const auto first = alarms(kTwo);
    ASSERT_THAT(first, SizeIs(1));
    EXPECT_THAT(first.front().covered, UnorderedElementsAre(kOther, kForeign));
    ASSERT_TRUE(m_watch.repeat(m_ledger, "local", first.front()));
    for (int round = 0; round < 20; ++round) {
        const auto both = alarms(kTwo);
        ASSERT_THAT(both, SizeIs(2)) << "round " << round;
        std::vector<std::jthread> failing;
        for (const BudgetAlarm &alarm : both)
            failing.emplace_back([this, &alarm] { EXPECT_TRUE(m_watch.repeat(m_ledger, "local", alarm)); });
    }
}

TEST_F(BudgetOfAccounts, OneWhoseTerminationFailedPausesAlone)
{
    const auto first = alarms(kOne);
    ASSERT_THAT(first, SizeIs(1));
    const auto failAt = [&](Timestamp now) {
        m_watch.pause("local", first.front(), now);
        EXPECT_TRUE(m_watch.repeat(m_ledger, "local", first.front()));
    };
    failAt(kLunch);
    ASSERT_TRUE(setDayBudget(m_ledger, "local", {0.01, BudgetAction::Warn}));
    const auto other = alarms(kOne);
    ASSERT_THAT(other, SizeIs(1));
    EXPECT_EQ(other.front().name, "2026-11-22");
    EXPECT_THAT(alarms(kOne, kLunch + 29s), IsEmpty());
    EXPECT_THAT(alarms(kOne, kLunch + 30s), SizeIs(1));
    failAt(kLunch + 30s);
    failAt(kLunch + 31s); // is the same failure
    EXPECT_THAT(alarms(kOne, kLunch + 89s), IsEmpty()) << "the pause has doubled once";
    EXPECT_THAT(alarms(kOne, kLunch + 90s), SizeIs(1));
    failAt(kLunch + 90s);
    EXPECT_THAT(alarms(kOne, kLunch - 1h), SizeIs(1)) << "the clock was set back";
}

// A termination finds machines by their ids: where only STS fails, a budget is enforced nevertheless.
TEST_F(BudgetOfAccounts, AnUnknownAccountIsTriedOnceAtTheThreshold)
{
    const auto tried = alarms("");
    ASSERT_THAT(tried, SizeIs(1));
    EXPECT_EQ(tried.front().measures, (BudgetMeasures{{}, true}));
    EXPECT_THAT(tried.front().elsewhere, IsEmpty());
    EXPECT_TRUE(tried.front().isTried);
    EXPECT_THAT(alarms(""), IsEmpty());
    EXPECT_THAT(alarms(kTwo), IsEmpty());
    const auto due = alarms(kOne); // the row is open: the attempt did not terminate it
    ASSERT_THAT(due, SizeIs(1));
    EXPECT_TRUE(due.front().measures.terminate);
    EXPECT_FALSE(due.front().isTried);
    EXPECT_THAT(alarms(kOne), IsEmpty());
}

TEST_F(BudgetOfAccounts, AQuestionThatWasGivenUpRecordsNothing)
{
    EXPECT_THAT(alarms(std::nullopt), IsEmpty());
    EXPECT_THAT(alarms(kOne), SizeIs(1));
}

// The query may take half a minute: another program is asked for the same alarm meanwhile.
TEST_F(BudgetOfAccounts, OnlyOneOfTwoProgramsEnforces)
{
    auto other = ledger::Ledger::open(m_folder.path());
    ASSERT_TRUE(other);
    const auto lived = profileBilling(m_ledger, *Catalog::bundled(), "local", kLunch);
    ASSERT_TRUE(lived);
    std::size_t inOther = 0;
    const AccountQuery one = [](const std::stop_token &) { return std::string(kOne); };
    const AccountQuery slow = [&](const std::stop_token &stop) {
        const auto found = BudgetWatch().alarms(*other, "local", "", *lived, kLunch, one);
        inOther = found ? found->size() : 0;
        return one(stop);
    };
    const auto here = m_watch.alarms(m_ledger, "local", "", *lived, kLunch, slow);
    ASSERT_TRUE(here);
    EXPECT_EQ(inOther, 1u);
    EXPECT_THAT(*here, IsEmpty());
}

TEST(BudgetWatch, AnAnswerIsRepeatedInsteadOfAskedForAgain)
{
    int queries = 0;
    std::optional<std::string> answer;
    const auto ask = [&](const std::stop_token &) {
        ++queries;
        return answer;
    };
    const AccountQuery seldom = atMostEvery(1h, ask);
    EXPECT_EQ(seldom({}), std::nullopt);
    answer = "";
    EXPECT_EQ(seldom({}), "");
    answer = "111111111111";
    EXPECT_EQ(seldom({}), "") << "also where the account is unknown";
    EXPECT_EQ(queries, 2) << "a question that was given up is no answer";
    const AccountQuery always = atMostEvery(0s, ask);
    EXPECT_EQ(always({}), answer);
    EXPECT_EQ(always({}), answer);
    EXPECT_EQ(queries, 4);
}

TEST_F(BudgetOfAccounts, WhatWasMissedIsForgottenWithItsCluster)
{
    EXPECT_THAT(alarms(kTwo), SizeIs(1));
    ASSERT_TRUE(m_ledger.closeCluster(kOurs, "terminated", kLunch));
    EXPECT_THAT(alarms(kOne), IsEmpty());
}

TEST_F(BudgetOfAccounts, OnlyATerminationAsksForTheAccount)
{
    ASSERT_TRUE(m_ledger.closeCluster(kOurs, "terminated", kLunch));
    ASSERT_TRUE(setDayBudget(m_ledger, "local", {0.01, BudgetAction::StopRun}));
    EXPECT_THAT(alarms(kTwo), SizeIs(1)) << "a run is stopped through its head, whatever account answers";
    EXPECT_EQ(m_queries, 0);
    ASSERT_TRUE(setDayBudget(m_ledger, "local", {0.02, BudgetAction::Terminate}));
    EXPECT_THAT(alarms(kTwo), SizeIs(1));
    EXPECT_EQ(m_queries, 1);
}

TEST(BudgetWatch, DecidesFromTheLedger)
{
    ledger::TemporaryFolder folder;
    auto opened = ledger::Ledger::open(folder.path());
    ASSERT_TRUE(opened);
    ledger::Ledger &ledger = *opened;
    const auto catalog = Catalog::bundled();
    const auto save = [&](const std::string &id, const std::string &endpoint, const Budget &budget) {
        auto row = ledger::makeCluster(id, id);
        row.endpoint = endpoint;
        LaunchPlan plan;
        plan.name = id;
        plan.budget = budget;
        row.plan = plan.toJson();
        auto head = ledger::makeInstance("i-" + id, id, "head");
        head.created = kLunch - 2h;
        EXPECT_TRUE(ledger.saveCluster(row));
        EXPECT_TRUE(ledger.saveResource(head));
    };
    save("c-a", "", {0.01, BudgetAction::StopRun});
    save("c-b", "local", {0.01, BudgetAction::Terminate}); // costs nothing
    for (const ledger::Run &run : kRuns)
        EXPECT_TRUE(ledger.saveRun(run));
    ASSERT_TRUE(setDayBudget(ledger, "local", {0.02, BudgetAction::Terminate}));

    const auto lived = profileBilling(ledger, *catalog, "local", kLunch);
    ASSERT_TRUE(lived) << lived.error().detail;
    EXPECT_GT(spentOn(*lived, kOurs), 0.02);
    EXPECT_EQ(spentOn(*lived, kOther), 0);
    BudgetWatch watch;
    const auto alarms = watch.alarms(ledger, "local", "", *lived, kLunch);
    ASSERT_TRUE(alarms) << alarms.error().detail;
    ASSERT_THAT(*alarms, SizeIs(2));
    EXPECT_EQ(alarms->at(0).cluster, kOurs);
    EXPECT_THAT(alarms->at(0).measures.stop, UnorderedElementsAre(RunId("r-1"), RunId("r-2")));
    EXPECT_EQ(alarms->at(1).name, "2026-11-22");
    EXPECT_EQ(alarms->at(1).measures, (BudgetMeasures{{}, true}));
    EXPECT_THAT(*watch.alarms(ledger, "local", "", *lived, kLunch), IsEmpty()) << "measures are taken once";
}

} // namespace
} // namespace trainyard::cluster
