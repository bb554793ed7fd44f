// What a budget does where some of its clusters are in another account (S2), and while nothing can be recorded (D2).

#include <sys/resource.h>

#include <csignal>

#include <gmock/gmock.h>

#include "backend/cluster/operate/budget_decision_internal.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/cluster/teardown/receipt.h"
#include "tests/ledger/temporary_ledger.h"

namespace trainyard::cluster {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

constexpr auto kHere = ClusterPlace::Here, kElsewhere = ClusterPlace::Elsewhere, kUnknown = ClusterPlace::Unknown;

std::vector<ledger::Cluster> clustersNamed(std::initializer_list<const char *> names)
{
    std::vector<ledger::Cluster> rows;
    for (const char *name : names)
        rows.push_back(ledger::makeCluster(std::string("c-") + name, name));
    return rows;
}

/// The spent budget of a cluster, or of the day.
BudgetAlarm spentBudget(const std::string &cluster, BudgetAction action = BudgetAction::Terminate)
{
    return {ClusterId(cluster), cluster.empty() ? "2026-11-22" : "a", {}, 10, {10, action}};
}

std::optional<DueBudget> due(const std::string &cluster, const ReportedBudget &before = {})
{
    return dueBudget(spentBudget(cluster), before, {}, clustersNamed({"a", "b", "c"}));
}

std::vector<std::string> idsOf(const std::vector<ledger::Cluster> &rows)
{
    std::vector<std::string> ids;
    for (const ledger::Cluster &row : rows)
        ids.push_back(row.id.value);
    return ids;
}

TEST(BudgetDecision, ANewThresholdIsDueForAllItsClusters)
{
    EXPECT_THAT(idsOf(due("")->clusters), ElementsAre("c-a", "c-b", "c-c"));
    EXPECT_THAT(idsOf(due("c-b")->clusters), ElementsAre("c-b"));
    EXPECT_FALSE(due("c-b", {100})) << "it is reported once";
    const auto warning = dueBudget(spentBudget("", BudgetAction::Warn), {}, {}, clustersNamed({"a"}));
    ASSERT_TRUE(warning);
    EXPECT_THAT(warning->clusters, IsEmpty()) << "nothing is terminated";
}

TEST(BudgetDecision, ATerminationIsRepeatedForMachinesThatItCanEnd) // D1
{
    const auto leaves = [](const char *kind, bool isProtected, bool isClaimed) {
        ReceiptLine line;
        line.target.kind = kind;
        line.outcome = Outcome::Remaining;
        line.isProtected = isProtected;
        line.isClaimed = isClaimed;
        Receipt receipt;
        receipt.lines = {line};
        return receipt;
    };
    EXPECT_EQ(terminationStatus(leaves("instance", false, false)).error().code, ErrorCode::StillRunning);
    EXPECT_TRUE(terminationStatus(leaves("instance", true, false))) << "it takes consent";
    EXPECT_TRUE(terminationStatus(leaves("instance", false, true))) << "it takes consent";
    Receipt lasting = leaves("instance", false, false);
    lasting.lines[0].needsUser = true;
    EXPECT_TRUE(terminationStatus(lasting)) << "it would be repeated for ever";
    EXPECT_TRUE(terminationStatus(leaves("security-group", false, false))) << "it costs nothing";
    Receipt interrupted = leaves("instance", false, false);
    interrupted.interrupted = true;
    EXPECT_EQ(terminationStatus(interrupted).error().code, ErrorCode::Cancelled);
    interrupted.lines.clear();
    EXPECT_EQ(terminationStatus(interrupted).error().code, ErrorCode::Cancelled) << "it may not have searched yet";
    Receipt elsewhere;
    elsewhere.clustersNotChecked = {{"a", {ErrorCode::InvalidArgument, "cluster a", "it is in another account"}}};
    EXPECT_TRUE(terminationStatus(elsewhere)) << "BudgetWatch returns it when its account answers";
}

TEST(BudgetDecision, WhatWasMissedIsDueAlone)
{
    const auto missed = due("", {100, {ClusterId("c-b")}});
    ASSERT_TRUE(missed);
    EXPECT_FALSE(missed->isNew);
    EXPECT_THAT(idsOf(missed->clusters), ElementsAre("c-b"));
}

TEST(BudgetDecision, AClusterElsewhereIsNamedAndMissed)
{
    const std::vector<ClusterPlace> places{kHere, kElsewhere, kHere};
    const auto report = budgetReport(*due(""), places);
    ASSERT_TRUE(report);
    ASSERT_THAT(report->alarms, SizeIs(1));
    EXPECT_TRUE(report->alarms[0].measures.terminate);
    EXPECT_TRUE(report->alarms[0].cluster.empty()) << "everything of the profile";
    EXPECT_THAT(report->alarms[0].elsewhere, ElementsAre("b"));
    EXPECT_FALSE(report->alarms[0].isTried);
    EXPECT_THAT(report->alarms[0].covered, ElementsAre(ClusterId("c-a"), ClusterId("c-c")));
    EXPECT_EQ(report->reported, (ReportedBudget{100, {ClusterId("c-b")}}));
    const std::vector<ClusterPlace> none(3, kElsewhere);
    EXPECT_FALSE(budgetReport(*due(""), none)->alarms[0].measures.terminate);
}

TEST(BudgetDecision, AnUnknownAccountIsTriedAtANewThresholdOnly)
{
    const std::vector<ClusterPlace> unknown(3, kUnknown), one{kUnknown};
    const auto tried = budgetReport(*due(""), unknown);
    ASSERT_TRUE(tried);
    EXPECT_TRUE(tried->alarms[0].measures.terminate && tried->alarms[0].isTried);
    EXPECT_THAT(tried->reported.missed, SizeIs(3)) << "due again when their account answers";
    EXPECT_FALSE(budgetReport(*due("", {100, {ClusterId("c-b")}}), one));
}

TEST(BudgetDecision, WhatWasMissedOfTheDayIsTerminatedByItsIds)
{
    const std::vector<ClusterPlace> places{kHere, kElsewhere, kHere};
    const auto report = budgetReport(*due("", {100, {ClusterId("c-a"), ClusterId("c-b"), ClusterId("c-c")}}), places);
    ASSERT_TRUE(report);
    ASSERT_THAT(report->alarms, SizeIs(2));
    EXPECT_EQ(report->alarms[0].cluster, ClusterId("c-a"));
    EXPECT_THAT(report->alarms[0].elsewhere, ElementsAre("b"));
    EXPECT_EQ(report->alarms[1].cluster, ClusterId("c-c"));
    EXPECT_THAT(report->alarms[1].covered, ElementsAre(ClusterId("c-c")));
    EXPECT_THAT(report->alarms[1].elsewhere, IsEmpty()) << "named once";
    EXPECT_EQ(report->reported, (ReportedBudget{100, {ClusterId("c-b")}}));
}

/// While it exists, every write to a file fails, as on a full disk.
class FullDisk {
public:
    FullDisk()
    {
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        rlimit none = m_before;
        none.rlim_cur = 0;
        ::setrlimit(RLIMIT_FSIZE, &none);
    }
    ~FullDisk()
    {
        ::setrlimit(RLIMIT_FSIZE, &m_before);
        ::signal(SIGXFSZ, m_handler);
    }
    FullDisk(const FullDisk &) = delete;
    FullDisk &operator=(const FullDisk &) = delete;

private:
    sighandler_t m_handler = ::signal(SIGXFSZ, SIG_IGN);
    rlimit m_before{};
};

/// A cluster at AWS whose budget is spent.
class BudgetOnAFullDisk : public testing::Test {
protected:
    static inline const Timestamp kNoonUtc = *fromIso8601("2026-11-22T12:00:00Z");

    BudgetOnAFullDisk()
    {
        auto row = ledger::makeCluster("c-a", "a");
        row.endpoint = "";
        LaunchPlan plan;
        plan.name = "a";
        plan.budget = {0.01, BudgetAction::Terminate};
        row.plan = plan.toJson();
        auto head = ledger::makeInstance("i-a", "c-a", "head");
        head.created = kNoonUtc - std::chrono::hours(2);
        EXPECT_TRUE(m_ledger.saveCluster(row));
        EXPECT_TRUE(m_ledger.saveResource(head));
    }
    static std::vector<BudgetAlarm> alarms(BudgetWatch &watch, ledger::Ledger &ledger)
    {
        const auto lived = profileBilling(ledger, *Catalog::bundled(), "local", kNoonUtc);
        const auto found = watch.alarms(ledger, "local", "", *lived, kNoonUtc);
        EXPECT_TRUE(found) << found.error().detail;
        return found.value_or(std::vector<BudgetAlarm>());
    }
    ledger::TemporaryFolder m_folder;
    ledger::Ledger m_ledger = ledger::Ledger::open(m_folder.path()).value();
    BudgetWatch m_watch;
};

TEST_F(BudgetOnAFullDisk, IsEnforcedOnceAndRecordedLater) // D2
{
    {
        const FullDisk disk;
        ASSERT_FALSE(m_ledger.setSetting("key", "value")) << "the ledger that is open cannot be written";
        const auto first = alarms(m_watch, m_ledger);
        ASSERT_THAT(first, SizeIs(1));
        EXPECT_TRUE(first[0].measures.terminate);
        EXPECT_THAT(alarms(m_watch, m_ledger), IsEmpty()) << "it is not repeated every 15 seconds";
        ASSERT_TRUE(m_watch.repeat(m_ledger, "local", first[0]));
        EXPECT_THAT(alarms(m_watch, m_ledger), SizeIs(1)) << "its measures had failed";
    }
    EXPECT_THAT(alarms(m_watch, m_ledger), IsEmpty());
    BudgetWatch another;
    EXPECT_THAT(alarms(another, m_ledger), IsEmpty()) << "it is recorded for other programs";
}

TEST_F(BudgetOnAFullDisk, WhatACopyOfTheLedgerReportedIsNotRepeated) // D2
{
    auto copy = ledger::Ledger::openCopy(m_folder.path(), {ErrorCode::DiskFull, "ledger", "no space"});
    ASSERT_TRUE(copy);
    EXPECT_THAT(alarms(m_watch, *copy), SizeIs(1));
    EXPECT_THAT(alarms(m_watch, *copy), IsEmpty());
    EXPECT_THAT(alarms(m_watch, m_ledger), IsEmpty()) << "the file can be written again";
}

} // namespace
} // namespace trainyard::cluster
