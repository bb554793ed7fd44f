#include <gmock/gmock.h>

#include <SQLiteCpp/SQLiteCpp.h>

#include <atomic>
#include <chrono>
#include <fstream>
#include <string>
#include <thread>

#include <sys/stat.h>

#include "backend/core/system/files.h"
#include "tests/ledger/temporary_ledger.h"

namespace trainyard::ledger {
namespace {

using testing::ElementsAre;
using testing::Field;
using testing::IsEmpty;

class LedgerTest : public testing::Test {
protected:
    Ledger open()
    {
        auto ledger = Ledger::open(m_folder.path());
        EXPECT_TRUE(ledger) << ledger.error().detail;
        return std::move(*ledger);
    }
    TemporaryFolder m_folder;
};

TEST_F(LedgerTest, KeepsItsIdAndEverythingInItAcrossOpenings)
{
    const auto cluster = makeCluster("c-1", "demo");
    const auto intent = makeIntent("t-1", "c-1", "head");
    const auto resource = makeInstance("i-1", "c-1", "head");
    std::string id;
    {
        Ledger ledger = open();
        id = ledger.id();
        ASSERT_TRUE(ledger.saveCluster(cluster));
        ASSERT_TRUE(ledger.openIntents(std::vector{intent}));
        ASSERT_TRUE(ledger.saveResource(resource));
    }
    Ledger ledger = open();
    EXPECT_EQ(ledger.id(), id);
    EXPECT_TRUE(id.starts_with("l-"));
    EXPECT_THAT(*ledger.clusters(), ElementsAre(cluster));
    EXPECT_EQ(**ledger.cluster(ClusterId("c-1")), cluster);
    EXPECT_FALSE(*ledger.cluster(ClusterId("c-2")));
    EXPECT_THAT(*ledger.intents(ClusterId("c-1")), ElementsAre(intent));
    EXPECT_THAT(*ledger.resources(ClusterId("c-1")), ElementsAre(resource));
}

TEST_F(LedgerTest, IsReadableByItsOwnerOnly)
{
    open();
    struct stat info = {};
    ASSERT_EQ(::stat((m_folder.path() / "ledger.db").c_str(), &info), 0);
    EXPECT_EQ(info.st_mode & 0777, 0600u);
}

TEST_F(LedgerTest, RefusesAnOpenClusterOfTheSameNameAndTakesItOnceTheFirstIsClosed)
{
    Ledger ledger = open();
    ASSERT_TRUE(ledger.saveCluster(makeCluster("c-1", "demo")));
    const auto second = ledger.saveCluster(makeCluster("c-2", "demo"));
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error().code, ErrorCode::AlreadyExists);
    ASSERT_TRUE(ledger.closeCluster(ClusterId("c-1"), "terminated", SystemClock::instance().now()));
    EXPECT_TRUE(ledger.saveCluster(makeCluster("c-2", "demo")));
    EXPECT_THAT(*ledger.clusters(true), ElementsAre(Field(&Cluster::id, ClusterId("c-2"))));
    EXPECT_EQ(ledger.clusters()->size(), 2u);
}

TEST_F(LedgerTest, SettlesAnIntentTogetherWithWhatCameOfIt)
{
    Ledger ledger = open();
    ASSERT_TRUE(
        ledger.openIntents(std::vector{makeIntent("t-1", "c-1", "head"), makeIntent("t-2", "c-1", "worker-1")}));
    EXPECT_EQ(ledger.intents({})->size(), 2u);
    ASSERT_TRUE(ledger.recordIntentResource("t-1", makeInstance("i-1", "c-1", "head")));
    ASSERT_TRUE(ledger.recordIntentResult("t-2", IntentState::Rejected, "NoCapacity"));
    EXPECT_THAT(*ledger.intents({}), IsEmpty());
    const auto all = *ledger.intents(ClusterId("c-1"));
    EXPECT_EQ(all[0].state, IntentState::Succeeded);
    EXPECT_EQ(all[0].detail, "i-1");
    EXPECT_EQ(all[1].state, IntentState::Rejected);
    EXPECT_EQ(ledger.resources(ClusterId("c-1"))->size(), 1u);
}

TEST_F(LedgerTest, OpensAllIntentsOrNone)
{
    Ledger ledger = open();
    const auto doubled =
        ledger.openIntents(std::vector{makeIntent("t-1", "c-1", "head"), makeIntent("t-1", "c-1", "worker-1")});
    ASSERT_FALSE(doubled);
    EXPECT_EQ(doubled.error().code, ErrorCode::AlreadyExists);
    EXPECT_THAT(*ledger.intents({}), IsEmpty());
}

TEST_F(LedgerTest, ClosesResourcesOnceAndKeepsThem)
{
    Ledger ledger = open();
    const auto at = SystemClock::instance().now();
    ASSERT_TRUE(ledger.saveResource(makeInstance("i-1", "c-1", "head")));
    ASSERT_TRUE(ledger.closeResource("instance", "i-1", "local", "us-east-1", "terminated", at));
    ASSERT_TRUE(ledger.closeResource("instance", "i-1", "local", "us-east-1", "unknown", at + std::chrono::hours(1)));
    EXPECT_TRUE(ledger.closeResource("instance", "i-never", "local", "us-east-1", "terminated", at));
    EXPECT_THAT(*ledger.resources(ClusterId("c-1")), IsEmpty());
    const auto kept = *ledger.resources({}, false);
    ASSERT_EQ(kept.size(), 1u);
    EXPECT_EQ(kept[0].state, "terminated");
    EXPECT_EQ(kept[0].closed, at);
}

TEST_F(LedgerTest, OpensAgainWhatWasClosedTooEarly)
{
    Ledger ledger = open();
    const auto at = SystemClock::instance().now();
    ASSERT_TRUE(ledger.saveResource(makeInstance("i-1", "c-1", "head")));
    ASSERT_TRUE(ledger.closeResource("instance", "i-1", "local", "us-east-1", "unknown to AWS", at));
    ASSERT_TRUE(ledger.reopenResource("instance", "i-1", "local", "us-east-1", "running"));
    const auto row = *ledger.resource("instance", "i-1", "local", "us-east-1");
    ASSERT_TRUE(row);
    EXPECT_FALSE(row->closed);
    EXPECT_EQ(row->state, "running");
    EXPECT_TRUE(ledger.reopenResource("instance", "i-never", "local", "us-east-1", "running"));
    EXPECT_FALSE(*ledger.resource("instance", "i-1", "local", "eu-west-1"));
    ASSERT_TRUE(ledger.openIntents(std::vector{makeIntent("t-1", "c-1", "head")}));
    EXPECT_EQ((*ledger.intent("t-1"))->node, "head");
    EXPECT_FALSE(*ledger.intent("t-2"));
}

TEST_F(LedgerTest, AnEarlierFileMarksClustersTakenFromTags)
{
    {
        Ledger ledger = open();
        ASSERT_TRUE(ledger.saveCluster(makeCluster("c-1", "launched")));
        ASSERT_TRUE(ledger.openIntents(std::vector{makeIntent("t-1", "c-1", "head")}));
        ASSERT_TRUE(ledger.saveCluster(makeCluster("c-2", "taken")));
    }
    {
        // Restores schema version 1.
        SQLite::Database db((m_folder.path() / "ledger.db").string(), SQLite::OPEN_READWRITE);
        db.exec("ALTER TABLE clusters DROP COLUMN account; "
                "ALTER TABLE clusters DROP COLUMN adopted_from; ALTER TABLE metrics DROP COLUMN first_sequence; "
                "ALTER TABLE events DROP COLUMN failed; PRAGMA user_version = 1");
    }
    Ledger ledger = open();
    EXPECT_EQ((*ledger.cluster(ClusterId("c-1")))->adoptedFrom, "");
    EXPECT_EQ((*ledger.cluster(ClusterId("c-2")))->adoptedFrom, "unknown");
    auto row = makeCluster("c-3", "adopted");
    row.adoptedFrom = "l-0123456789abcdef";
    ASSERT_TRUE(ledger.saveCluster(row));
    EXPECT_EQ(**ledger.cluster(row.id), row);
}

TEST_F(LedgerTest, AnEventMayReportAFailureAlsoInAnEarlierFile)
{
    {
        Ledger ledger = open();
        for (const auto &[kind, text] : {std::pair("launch", "the launch failed: no quota"),
                                         {"launch", "demo is ready"},
                                         {"attempt", "c5.xlarge in us-east-1a: no capacity"}})
            ASSERT_TRUE(ledger.addEvent({.cluster = ClusterId("c-1"), .kind = kind, .text = text}));
    }
    {
        // Restores schema version 3.
        SQLite::Database db((m_folder.path() / "ledger.db").string(), SQLite::OPEN_READWRITE);
        db.exec("ALTER TABLE clusters DROP COLUMN account; ALTER TABLE events DROP COLUMN failed; "
                "PRAGMA user_version = 3");
    }
    Ledger ledger = open();
    ASSERT_TRUE(
        ledger.addEvent({.cluster = ClusterId("c-1"), .kind = "run", .text = "run r-1 failed", .failed = true}));
    EXPECT_THAT(*ledger.events({}), ElementsAre(Field(&Event::failed, true), Field(&Event::failed, false),
                                                Field(&Event::failed, true), Field(&Event::failed, true)));
}

TEST_F(LedgerTest, LabelsOfARunSurviveWhatWritesTheRun)
{
    ledger::Run run;
    run.id = RunId("r-1");
    run.cluster = ClusterId("c-1");
    run.job = "{}";
    RunLabels labels;
    labels.run = run.id;
    labels.name = "first try";
    labels.notes = "two lines\nof notes";
    labels.tags = "baseline, tuned";
    labels.archived = Timestamp(std::chrono::milliseconds(5));
    {
        Ledger ledger = open();
        EXPECT_EQ(ledger.saveRunLabels(labels).error().code, ErrorCode::NotFound);
        ASSERT_TRUE(ledger.saveRun(run));
        EXPECT_EQ(ledger.runLabels(run.id)->name, "");
        ASSERT_TRUE(ledger.saveRunLabels(labels));
        run.state = protocol::RunState::Running;
        ASSERT_TRUE(ledger.saveRun(run)); // replaces the row
    }
    Ledger ledger = open();
    EXPECT_EQ(*ledger.runLabels(run.id), labels);
    EXPECT_THAT(*ledger.runLabels(), ElementsAre(labels));
    ASSERT_TRUE(ledger.deleteRun(run.id));
    EXPECT_THAT(*ledger.runLabels(), IsEmpty());
    EXPECT_EQ(ledger.deleteRun(run.id).error().code, ErrorCode::NotFound);
}

TEST_F(LedgerTest, RefusesANewerFileAndLeavesItAlone)
{
    {
        SQLite::Database db((m_folder.path() / "ledger.db").string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        db.exec("CREATE TABLE future (x); PRAGMA user_version = 999");
    }
    const auto before = *readFile(m_folder.path() / "ledger.db");
    const auto ledger = Ledger::open(m_folder.path());
    ASSERT_FALSE(ledger);
    EXPECT_EQ(ledger.error().code, ErrorCode::LedgerTooNew);
    EXPECT_EQ(*readFile(m_folder.path() / "ledger.db"), before);
}

TEST_F(LedgerTest, ReportsADamagedFile)
{
    std::ofstream(m_folder.path() / "ledger.db") << std::string(8192, 'x');
    const auto ledger = Ledger::open(m_folder.path());
    ASSERT_FALSE(ledger);
    EXPECT_EQ(ledger.error().code, ErrorCode::CorruptData);
}

TEST_F(LedgerTest, GivesEventsInOrderAndFromAPlace)
{
    Ledger ledger = open();
    for (int i = 0; i < 5; ++i)
        ASSERT_TRUE(ledger.addEvent(
            {.cluster = ClusterId(i % 2 ? "c-1" : "c-2"), .kind = "launch", .text = std::to_string(i)}));
    const auto first = *ledger.events(ClusterId("c-1"));
    ASSERT_EQ(first.size(), 2u);
    EXPECT_NE(first[0].at, Timestamp{});
    EXPECT_THAT(*ledger.events(ClusterId("c-1"), {}, first[0].sequence), ElementsAre(Field(&Event::text, "3")));
    EXPECT_EQ(ledger.events({})->size(), 5u);
}

TEST_F(LedgerTest, RecordsOnceWhatSeveralProgramsHaveFound)
{
    Ledger ours = open(), theirs = open();
    std::atomic<int> added = 0;
    const auto record = [&added](Ledger &ledger) {
        for (int i = 0; i < 50; ++i)
            added +=
                ledger.addEventOnce({.cluster = ClusterId("c-1"), .kind = "join", .text = std::to_string(i)}, false)
                        .value_or(false)
                    ? 1
                    : 0;
    };
    std::thread other([&] { record(theirs); });
    record(ours);
    other.join();
    EXPECT_EQ(added, 50);
    EXPECT_EQ(ours.events({})->size(), 50u);

    Event death{.at = Timestamp(std::chrono::seconds(5)),
                .cluster = ClusterId("c-1"),
                .run = RunId("r-1"),
                .kind = "worker-died",
                .subject = "worker-1",
                .text = "worker-1 died",
                .failed = true};
    EXPECT_TRUE(*ours.addEventOnce(death, true));
    EXPECT_FALSE(*theirs.addEventOnce(death, true));
    death.at += std::chrono::seconds(60); // a worker may die again
    EXPECT_TRUE(*theirs.addEventOnce(death, true));
    EXPECT_FALSE(*ours.addEventOnce(death, true));
    death.run = RunId("r-2");
    EXPECT_TRUE(*ours.addEventOnce(death, false));
}

TEST_F(LedgerTest, RemembersSmallChoices)
{
    EXPECT_FALSE(*open().setting("profile"));
    ASSERT_TRUE(open().setSetting("profile", "work"));
    EXPECT_EQ(**open().setting("profile"), "work");
}

} // namespace
} // namespace trainyard::ledger
