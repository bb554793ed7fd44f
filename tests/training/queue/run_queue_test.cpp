// The queue of a cluster: which entry comes next, and what the ledger keeps of it.
#include "backend/training/queue/run_queue.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/training/queue/sweep.h"
#include "tests/ledger/temporary_ledger.h"
#include "tests/support/http_server.h"
#include "tests/training/run_fixture.h"

namespace trainyard::training {
namespace {

using protocol::RunState;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::SizeIs;

protocol::JobSpec queuedCommand(const std::string &line)
{
    protocol::JobSpec job;
    job.type = protocol::JobType::Command;
    job.task.command = line;
    return job;
}

QueueEntry entryOfQueue(const std::string &id, int priority = 0, std::vector<std::string> after = {})
{
    QueueEntry entry;
    entry.id = id;
    entry.job = queuedCommand("echo " + id);
    entry.name = "name of " + id;
    entry.priority = priority;
    entry.after = std::move(after);
    return entry;
}

/// The states of runs, for nextOf().
struct States {
    std::map<std::string, RunState> byRun;
    std::optional<RunState> operator()(const RunId &run) const
    {
        const auto at = byRun.find(run.value);
        return at == byRun.end() ? std::nullopt : std::optional(at->second);
    }
};

TEST(QueueOrder, ThePriorityDecidesAndThenTheOrder)
{
    std::vector<QueueEntry> entries{entryOfQueue("q-1"), entryOfQueue("q-2", 5), entryOfQueue("q-3", 5)};
    EXPECT_EQ(nextOf(entries, States{}).start, 1u);
    entries[1].run = RunId("r-2");
    EXPECT_EQ(nextOf(entries, States{}).start, 2u);
    entries[2].failed = "no such folder";
    EXPECT_EQ(nextOf(entries, States{}).start, 0u);
    entries[0].run = RunId("r-1");
    EXPECT_EQ(nextOf(entries, States{}).start, std::nullopt);
    EXPECT_EQ(nextOf({}, States{}).start, std::nullopt);
}

TEST(QueueOrder, APredecessorMustHaveFinished)
{
    std::vector<QueueEntry> entries{entryOfQueue("q-1"), entryOfQueue("q-2", 9, {"q-1"})};
    EXPECT_EQ(nextOf(entries, States{}).start, 0u) << "although the other one has a higher priority";
    entries[0].run = RunId("r-1");
    EXPECT_EQ(nextOf(entries, States{{{"r-1", RunState::Running}}}).start, std::nullopt);
    EXPECT_EQ(nextOf(entries, States{{{"r-1", RunState::Finished}}}).start, 1u);
    for (const RunState end : {RunState::Failed, RunState::Stopped}) {
        const QueueStep step = nextOf(entries, States{{{"r-1", end}}});
        EXPECT_EQ(step.start, std::nullopt);
        ASSERT_THAT(step.fail, SizeIs(1));
        EXPECT_EQ(step.fail[0].first, 1u);
        EXPECT_THAT(step.fail[0].second, HasSubstr("q-1 (name of q-1), which it waits for"));
    }
    entries.erase(entries.begin());
    EXPECT_THAT(nextOf(entries, States{}).fail.at(0).second, HasSubstr("removed from the queue"));
}

TEST(QueueOrder, OnlyTheFaultOfAnEntryFailsIt)
{
    const auto isFault = [](ErrorCode code) { return isFaultOfEntry({code, "test", "words"}); };
    for (const ErrorCode code : {ErrorCode::InvalidArgument, ErrorCode::NotFound, ErrorCode::PermissionDenied,
                                 ErrorCode::RemoteCommandFailed, ErrorCode::ChecksumMismatch})
        EXPECT_TRUE(isFault(code)) << toString(code);
    for (const ErrorCode code :
         {ErrorCode::Unreachable, ErrorCode::Timeout, ErrorCode::Disconnected, ErrorCode::CredentialsExpired,
          ErrorCode::Throttled, ErrorCode::SshRefused, ErrorCode::DiskFull, ErrorCode::Busy})
        EXPECT_FALSE(isFault(code)) << toString(code);
}

TEST(QueueOrder, AnEntryThatMayBeTheReasonFailsAfterSomeAttempts)
{
    auto entry = entryOfQueue("q-1");
    const auto fails = [&](ErrorCode code) { return hasFailedTooOften(entry, {code, "test", "words"}); };
    entry.attempts = kMostAttempts - 2;
    EXPECT_FALSE(fails(ErrorCode::Timeout));
    entry.attempts = kMostAttempts - 1;
    for (const ErrorCode code :
         {ErrorCode::Timeout, ErrorCode::MalformedReply, ErrorCode::TlsFailed, ErrorCode::CredentialsRejected})
        EXPECT_TRUE(fails(code)) << toString(code);
    for (const ErrorCode code : {ErrorCode::Unreachable, ErrorCode::Disconnected, ErrorCode::CredentialsExpired,
                                 ErrorCode::NoCapacity, ErrorCode::Throttled, ErrorCode::Busy})
        EXPECT_FALSE(fails(code)) << toString(code) << " holds for every entry";
}

TEST(QueueText, EntriesSurviveTheLedger)
{
    auto entry = entryOfQueue("q-1", 3, {"q-0"});
    entry.keys = cluster::CredentialForwarding::Limited;
    entry.sweep = "w-1";
    entry.trial = 4;
    entry.run = RunId("r-0123456789abcdef");
    entry.waits = "the head does not answer";
    entry.attempts = 3;
    const std::vector<QueueEntry> entries{entry, entryOfQueue("q-2")};
    const auto read = queueFromJson(toJson(entries));
    ASSERT_TRUE(read) << read.error().detail;
    EXPECT_EQ(*read, entries);
    EXPECT_TRUE(queueFromJson("")->empty());
    EXPECT_EQ(queueFromJson("{").error().code, ErrorCode::CorruptData);
    EXPECT_EQ(queueFromJson(R"({"entries":[{"name":"x"}]})").error().code, ErrorCode::CorruptData);
}

TEST(QueueText, AnEntryOfANewerVersionIsKeptAndNotStarted)
{
    auto whole = nlohmann::json::parse(toJson(std::vector{entryOfQueue("q-1")}));
    whole["entries"][0]["job"]["version"] = 99;
    whole["entries"][0]["later"] = true;
    const auto read = queueFromJson(whole.dump());
    ASSERT_TRUE(read);
    ASSERT_THAT(*read, SizeIs(1));
    EXPECT_THAT((*read)[0].failed, HasSubstr("cannot read its job"));
    EXPECT_EQ(nextOf(*read, States{}).start, std::nullopt);
    EXPECT_EQ(nlohmann::json::parse(toJson(*read)), whole);
}

class QueueInLedger : public testing::Test {
protected:
    void SetUp() override
    {
        m_cloud.profile = m_cloud.endpointId = "local";
        m_cloud.stateFolder = m_state.path();
        m_cloud.catalog = std::make_shared<cluster::Catalog>(*cluster::Catalog::bundled());
        auto opened = ledger::Ledger::open(m_state.path());
        ASSERT_TRUE(opened) << opened.error().detail;
        m_cloud.ledger = std::make_shared<ledger::Ledger>(std::move(*opened));
        ASSERT_TRUE(m_cloud.ledger->saveCluster(ledger::makeCluster(m_cluster.value, "demo")));
    }
    std::vector<std::string> names() const
    {
        std::vector<std::string> list;
        const auto entries = queueOf(m_cloud, m_cluster);
        for (const QueueEntry &entry : entries.value())
            list.push_back(entry.name);
        return list;
    }
    /// Adds the run of an entry, or of a trial, to the ledger.
    void addRun(const RunId &id, RunState state, const std::vector<protocol::MetricRecord> &records = {}) const
    {
        ledger::Run run;
        run.id = id;
        run.cluster = m_cluster;
        run.state = state;
        run.job = "{}";
        ASSERT_TRUE(m_cloud.ledger->saveRun(run));
        ASSERT_TRUE(m_cloud.ledger->appendMetrics(id, records));
    }

    ledger::TemporaryFolder m_state;
    const ClusterId m_cluster{"c-0123456789abcdef"};
    cluster::CloudContext m_cloud;
};

TEST_F(QueueInLedger, EntriesAreAddedListedAndRemoved)
{
    auto first = entryOfQueue("");
    first.name.clear();
    const auto added = addToQueue(m_cloud, m_cluster, first);
    ASSERT_TRUE(added) << added.error().detail;
    EXPECT_THAT(added->id, testing::StartsWith("q-"));
    EXPECT_EQ(added->name, "command echo");
    ASSERT_TRUE(addToQueue(m_cloud, m_cluster, entryOfQueue("", 0, {added->id})));
    EXPECT_EQ(addToQueue(m_cloud, m_cluster, entryOfQueue("", 0, {"q-none"})).error().code, ErrorCode::InvalidArgument);
    EXPECT_THAT(names(), ElementsAre("command echo", "name of "));
    EXPECT_EQ(addToQueue(m_cloud, ClusterId("c-none"), first).error().code, ErrorCode::NotFound);
    auto wrong = first;
    wrong.job.task.command.clear();
    EXPECT_EQ(addToQueue(m_cloud, m_cluster, wrong).error().code, ErrorCode::InvalidArgument);
    EXPECT_TRUE(removeFromQueue(m_cloud, m_cluster, added->id));
    EXPECT_EQ(removeFromQueue(m_cloud, m_cluster, added->id).error().code, ErrorCode::NotFound);
    EXPECT_THAT(names(), ElementsAre("name of "));
}

TEST_F(QueueInLedger, TwoProgramsDoNotWorkAtOneQueue)
{
    const auto other = m_cloud.ledger->lease("queue-run:" + m_cluster.value, "another program");
    ASSERT_TRUE(other);
    EXPECT_EQ(runQueue(m_cloud, m_cluster, {}, {}).error().code, ErrorCode::Busy);
    EXPECT_TRUE(addToQueue(m_cloud, m_cluster, entryOfQueue(""))) << "and it can be changed meanwhile";
}

TEST_F(QueueInLedger, AClusterThatCannotStartPausesTheQueue)
{
    // It has no machine, as after the loss of its head: each entry would fail in the same way.
    const FastTime fast;
    ASSERT_TRUE(addToQueue(m_cloud, m_cluster, entryOfQueue("")));
    ASSERT_TRUE(addToQueue(m_cloud, m_cluster, entryOfQueue("", 5)));
    std::stop_source stop;
    int attempts = 0, pauses = 0;
    const auto sink = [&](const StepEvent &event) {
        attempts += event.step == "queue" && event.state == StepState::Started;
        pauses += event.step == "queue-pause" && event.state == StepState::Started;
        if (pauses == 2)
            stop.request_stop();
    };
    EXPECT_EQ(runQueue(m_cloud, m_cluster, sink, stop.get_token()).error().code, ErrorCode::Cancelled);
    EXPECT_EQ(attempts, 2) << "it is tried again";
    const auto entries = *queueOf(m_cloud, m_cluster);
    ASSERT_THAT(entries, SizeIs(2));
    for (const QueueEntry &entry : entries) {
        EXPECT_THAT(entry.failed, testing::IsEmpty());
        EXPECT_TRUE(entry.run.empty());
        EXPECT_EQ(entry.attempts, 0) << "without a head it is no attempt of the entry";
    }
    EXPECT_THAT(entries[0].waits, testing::IsEmpty());
    EXPECT_THAT(entries[1].waits, HasSubstr("head")) << "the reason is shown";
    EXPECT_EQ(nextOf(entries, States{}).start, 1u) << "and its turn remains";
    EXPECT_TRUE(m_cloud.ledger->runs()->empty()) << "an attempt leaves no failed run";
}

TEST_F(QueueInLedger, TheQueueOfATerminatedClusterEnds)
{
    ASSERT_TRUE(addToQueue(m_cloud, m_cluster, entryOfQueue("")));
    auto row = ledger::makeCluster(m_cluster.value, "demo");
    row.closed = wallNow();
    ASSERT_TRUE(m_cloud.ledger->saveCluster(row));
    EXPECT_EQ(runQueue(m_cloud, m_cluster, {}, {}).error().code, ErrorCode::NotFound);
    EXPECT_THAT(queueOf(m_cloud, m_cluster)->front().failed, testing::IsEmpty());
}

TEST_F(QueueInLedger, FailedEntriesWaitAgain)
{
    std::vector<QueueEntry> entries{entryOfQueue("q-1"), entryOfQueue("q-2"), entryOfQueue("q-3"), entryOfQueue("q-4"),
                                    entryOfQueue("q-5")};
    entries[0].failed = "no such folder";
    entries[0].attempts = kMostAttempts;
    const RunState states[] = {RunState::Failed, RunState::Stopped, RunState::Finished};
    for (std::size_t i = 0; i < 3; ++i) {
        entries[i + 1].run = RunId("r-" + std::to_string(i));
        addRun(entries[i + 1].run, states[i]);
    }
    ASSERT_TRUE(m_cloud.ledger->setSetting("queue:" + m_cluster.value, toJson(entries)));
    EXPECT_EQ(retryQueued(m_cloud, m_cluster, {"q-none"}).error().code, ErrorCode::NotFound);
    for (const char *other : {"q-4", "q-5"})
        EXPECT_EQ(retryQueued(m_cloud, m_cluster, {other}).error().code, ErrorCode::InvalidArgument) << other;
    EXPECT_THAT(*retryQueued(m_cloud, m_cluster, {}), ElementsAre("q-1", "q-2")) << "a stop was the user's wish";
    EXPECT_THAT(*retryQueued(m_cloud, m_cluster, {"q-3"}), ElementsAre("q-3"));
    const auto after = *queueOf(m_cloud, m_cluster);
    for (std::size_t i = 0; i < 3; ++i)
        EXPECT_TRUE(after[i].run.empty() && after[i].failed.empty() && after[i].attempts == 0) << i;
    EXPECT_FALSE(after[3].run.empty());
}

class QueueOnFakeNode : public RunOnFakeNode {};

TEST_F(QueueOnFakeNode, AnEntryThatCannotBeStartedIsMarkedAndPassedOver)
{
    auto entry = entryOfQueue("");
    entry.job.task.secrets = {"TRAINYARD_TEST_MISSING"};
    ASSERT_TRUE(addToQueue(m_cloud, m_cluster, entry));
    const auto first = queueOf(m_cloud, m_cluster)->front().id;
    ASSERT_TRUE(addToQueue(m_cloud, m_cluster, entryOfQueue("", 0, {first})));
    const Status done = runQueue(m_cloud, m_cluster, {}, {});
    ASSERT_TRUE(done) << done.error().detail;
    const auto entries = *queueOf(m_cloud, m_cluster);
    ASSERT_THAT(entries, SizeIs(2));
    EXPECT_THAT(entries[0].failed, HasSubstr("TRAINYARD_TEST_MISSING has no value"));
    EXPECT_TRUE(entries[0].run.empty());
    EXPECT_THAT(entries[1].failed, HasSubstr("was not started"));
}

TEST_F(QueueOnFakeNode, AttemptsOfAnEntryAreCountedUntilItFails)
{
    const support::HttpServer buckets([](const support::ReceivedRequest &) {
        return support::httpResponse(403, "<Error><Code>InvalidAccessKeyId</Code><Message>unknown</Message></Error>");
    });
    readBucketsFrom(buckets.url());
    auto entry = entryOfQueue("q-1");
    entry.job = protocol::JobSpec();
    entry.job.data = "file:///data";
    entry.job.resume = "s3://models/run/";
    entry.attempts = kMostAttempts - 2;
    ASSERT_TRUE(m_cloud.ledger->setSetting(queueKey(m_cluster), toJson(std::vector{entry})));
    const auto attempt = [&] { // a program that ends instead of the pause before the next one
        std::stop_source stop;
        const auto sink = [&](const StepEvent &event) {
            if (event.step == "queue-pause")
                stop.request_stop();
        };
        return runQueue(m_cloud, m_cluster, sink, stop.get_token());
    };
    const auto shown = [&] { return queueOf(m_cloud, m_cluster)->front(); };
    EXPECT_EQ(attempt().error().code, ErrorCode::Cancelled);
    EXPECT_EQ(shown().attempts, kMostAttempts - 1);
    EXPECT_EQ(shown().failed, "");
    EXPECT_THAT(shown().waits, HasSubstr("InvalidAccessKeyId"));

    const Status last = attempt();
    ASSERT_TRUE(last) << last.error().detail;
    EXPECT_THAT(shown().failed, HasSubstr("InvalidAccessKeyId"));
    EXPECT_TRUE(shown().run.empty());
    EXPECT_TRUE(m_cloud.ledger->runs()->empty());
}

TEST_F(QueueInLedger, ASweepShowsTheBestOfItsRuns)
{
    SweepSpec spec;
    spec.base = queuedCommand("train --lr {lr}");
    spec.grid["lr"] = {"0.1", "0.2", "0.3"};
    spec.metric = "validation-loss";
    spec.maximize = false;
    const auto id = startSweep(m_cloud, m_cluster, spec, cluster::CredentialForwarding::No);
    ASSERT_TRUE(id) << id.error().detail;
    EXPECT_THAT(*sweepsOf(m_cloud, m_cluster), ElementsAre(*id));
    const auto entries = *queueOf(m_cloud, m_cluster);
    ASSERT_THAT(entries, SizeIs(3));
    EXPECT_EQ(entries[1].job.task.command, "train --lr 0.2");
    EXPECT_EQ(entries[1].name, "lr=0.2");

    const auto loss = [](const RunId &run, int epoch, double value, int rank) {
        auto record = ledger::makeMetric(run, rank, epoch, "validation-loss", value);
        record.epoch = epoch;
        return record;
    };
    const RunId one = entries[0].job.run, two = entries[1].job.run;
    addRun(one, RunState::Finished, {loss(one, 0, 0.7, -1), loss(one, 1, 0.4, -1), loss(one, 2, 0.5, -1)});
    addRun(two, RunState::Running, {loss(two, 0, 0.1, 3), loss(two, 0, 0.6, -1)}); // one rank does not count
    auto table = sweepTable(m_cloud, *id);
    ASSERT_TRUE(table) << table.error().detail;
    ASSERT_THAT(table->rows, SizeIs(3));
    EXPECT_EQ(table->best, 0u);
    EXPECT_EQ(table->rows[0].best, 0.4);
    EXPECT_EQ(table->rows[0].epoch, 1);
    EXPECT_EQ(table->rows[1].best, 0.6);
    EXPECT_EQ(table->rows[1].state, RunState::Running);
    EXPECT_EQ(table->rows[2].state, std::nullopt);
    EXPECT_THAT(toCsv(*table), HasSubstr("trial,lr,run,state,validation-loss,epoch,failed\n0,0.1," + one.value +
                                         ",finished,0.4,2,\n"));

    ASSERT_TRUE(removeFromQueue(m_cloud, m_cluster, entries[0].id)); // the table does not need it
    ASSERT_TRUE(removeFromQueue(m_cloud, m_cluster, entries[2].id));
    table = sweepTable(m_cloud, *id);
    ASSERT_TRUE(table);
    EXPECT_EQ(table->rows[0].best, 0.4);
    EXPECT_EQ(table->rows[2].failed, "it was removed from the queue");
    EXPECT_EQ(sweepTable(m_cloud, "w-none").error().code, ErrorCode::NotFound);
    const RunId again("r-00000000000000aa"); // a trial that starts again has another run
    addRun(again, RunState::Running);
    ASSERT_TRUE(setRunOfTrial(m_cloud, *id, 0, again));
    EXPECT_EQ(sweepTable(m_cloud, *id)->rows[0].run, again);
    EXPECT_EQ(setRunOfTrial(m_cloud, *id, 3, again).error().code, ErrorCode::NotFound);
}

} // namespace
} // namespace trainyard::training
