#include <gmock/gmock.h>

#include <cmath>
#include <limits>
#include <thread>

#include "tests/ledger/temporary_ledger.h"

namespace trainyard::ledger {
namespace {

class MetricsTest : public testing::Test {
protected:
    TemporaryFolder m_folder;
    Ledger m_ledger = std::move(*Ledger::open(m_folder.path()));
    const RunId m_run{"r-1"};
};

TEST_F(MetricsTest, StoresRowsAndCursorAndGivesWhatCameAfter)
{
    const std::vector rows{makeMetric(m_run, -1, 10, "train-accuracy", 0.5),
                           makeMetric(m_run, -1, 20, "train-accuracy", 0.6)};
    EXPECT_EQ(*m_ledger.cursor(m_run), FeedCursor{});
    EXPECT_EQ(*m_ledger.appendMetrics(m_run, rows, FeedCursor{42, 1000}), 2);
    EXPECT_EQ(*m_ledger.cursor(m_run), (FeedCursor{42, 1000}));
    EXPECT_EQ(*m_ledger.cursor(RunId("r-2")), FeedCursor{});
    const auto all = *m_ledger.metrics(m_run);
    EXPECT_EQ(all.records, rows);
    EXPECT_EQ(all.last, 2);
    const auto first = *m_ledger.metrics(m_run, 0, 1);
    EXPECT_EQ(first.last, 1);
    EXPECT_THAT(first.records, testing::ElementsAre(rows[0]));
    EXPECT_THAT(m_ledger.metrics(m_run, first.last)->records, testing::ElementsAre(rows[1]));
    const auto none = *m_ledger.metrics(m_run, all.last);
    EXPECT_TRUE(none.records.empty());
    EXPECT_EQ(none.last, all.last);
    EXPECT_TRUE(m_ledger.metrics(RunId("r-2"))->records.empty());
}

TEST_F(MetricsTest, AReplayChangesNothing)
{
    const std::vector rows{makeMetric(m_run, 0, 1, "speed", 100), makeMetric(m_run, 0, 2, "speed", 200)};
    ASSERT_EQ(*m_ledger.appendMetrics(m_run, rows), 2);
    EXPECT_EQ(*m_ledger.appendMetrics(m_run, rows), 2);
    EXPECT_EQ(m_ledger.metrics(m_run)->records, rows);
}

TEST_F(MetricsTest, ALaterRecordOfTheSameKeyReplacesAndIsSeenByFollowers)
{
    auto row = makeMetric(m_run, -1, 5, "workers", 2);
    ASSERT_TRUE(m_ledger.appendMetrics(m_run, std::vector{row, makeMetric(m_run, -1, 6, "speed", 1)}));
    const auto seen = m_ledger.metrics(m_run)->last;
    row.view = 1;
    row.value = 3;
    EXPECT_EQ(*m_ledger.appendMetrics(m_run, std::vector{row}), 3);
    const auto news = *m_ledger.metrics(m_run, seen);
    EXPECT_THAT(news.records, testing::ElementsAre(row));
    EXPECT_TRUE(news.replaced);
    EXPECT_EQ(m_ledger.metrics(m_run)->records.size(), 2u);
    auto older = row;
    older.view = 0;
    EXPECT_EQ(*m_ledger.appendMetrics(m_run, std::vector{older}), 3);
}

TEST_F(MetricsTest, OnlyAReaderOfAReplacedRecordReadsAgain)
{
    auto row = makeMetric(m_run, -1, 5, "workers", 2);
    ASSERT_TRUE(m_ledger.appendMetrics(m_run, std::vector{makeMetric(m_run, 0, 1, "speed", 1), row}));
    for (const double t : {2000, 3000}) { // twice: its first row is older than the one that the last record replaces
        row.t = t;
        ASSERT_TRUE(m_ledger.appendMetrics(m_run, std::vector{row}));
    }
    EXPECT_FALSE(m_ledger.metrics(m_run)->replaced);
    EXPECT_FALSE(m_ledger.metrics(m_run, 1)->replaced);
    EXPECT_TRUE(m_ledger.metrics(m_run, 2)->replaced);
    EXPECT_TRUE(m_ledger.metrics(m_run, 3)->replaced);
    EXPECT_FALSE(m_ledger.metrics(m_run, 4)->replaced);
}

TEST_F(MetricsTest, KeepsNumbersThatAreNotFinite)
{
    const std::vector rows{makeMetric(m_run, 0, 1, "train-loss", std::nan("")),
                           makeMetric(m_run, 0, 2, "train-loss", std::numeric_limits<double>::infinity())};
    ASSERT_TRUE(m_ledger.appendMetrics(m_run, rows));
    const auto all = *m_ledger.metrics(m_run);
    EXPECT_TRUE(std::isnan(all.records[0].value));
    EXPECT_TRUE(std::isinf(all.records[1].value));
}

TEST_F(MetricsTest, KeepsRuns)
{
    ledger::Run run{.id = m_run,
                    .cluster = ClusterId("c-1"),
                    .name = "digits",
                    .state = protocol::RunState::Running,
                    .job = "{}",
                    .created = SystemClock::instance().now()};
    ASSERT_TRUE(m_ledger.saveRun(run));
    EXPECT_EQ(**m_ledger.run(m_run), run);
    run.state = protocol::RunState::Finished;
    run.finished = run.created + std::chrono::minutes(3);
    ASSERT_TRUE(m_ledger.setRunState(m_run, run.state, "", run.finished));
    EXPECT_THAT(*m_ledger.runs(ClusterId("c-1")), testing::ElementsAre(run));
    EXPECT_TRUE(m_ledger.runs(ClusterId("c-2"))->empty());
    EXPECT_EQ(m_ledger.setRunState(RunId("r-none"), run.state).error().code, ErrorCode::NotFound);
}

TEST_F(MetricsTest, ARunThatWasStoppedIsNotSetToRunningAgain)
{
    using protocol::RunState;
    ledger::Run run{.id = m_run, .cluster = ClusterId("c-1"), .state = RunState::Starting, .job = "{}"};
    ASSERT_TRUE(m_ledger.saveRun(run));
    EXPECT_EQ(m_ledger.continueRun(m_run), true);
    EXPECT_EQ((**m_ledger.run(m_run)).state, RunState::Running);
    const Timestamp at = SystemClock::instance().now();
    for (const RunState state : {RunState::Stopped, RunState::Finished}) {
        ASSERT_TRUE(m_ledger.setRunState(m_run, state, "by the user", at));
        EXPECT_EQ(m_ledger.continueRun(m_run, "it continues"), false);
        const auto after = **m_ledger.run(m_run);
        EXPECT_EQ(after.state, state);
        EXPECT_EQ(after.detail, "by the user");
        EXPECT_EQ(after.finished, at);
    }
    ASSERT_TRUE(m_ledger.setRunState(m_run, RunState::Failed, "it was lost", at));
    EXPECT_EQ(m_ledger.continueRun(m_run, "it continues"), true);
    const auto after = **m_ledger.run(m_run);
    EXPECT_EQ(after.state, RunState::Running);
    EXPECT_EQ(after.detail, "it continues");
    EXPECT_EQ(after.finished, std::nullopt);
    EXPECT_EQ(m_ledger.continueRun(RunId("r-none")).error().code, ErrorCode::NotFound);
}

TEST_F(MetricsTest, TakesRowsFromManyThreadsWhileOthersRead)
{
    constexpr int threads = 4, batches = 10, rows = 20;
    {
        std::vector<std::jthread> writers;
        for (int t = 0; t < threads; ++t) {
            writers.emplace_back([this, t] {
                for (int b = 0; b < batches; ++b) {
                    std::vector<protocol::MetricRecord> batch;
                    for (int i = 0; i < rows; ++i)
                        batch.push_back(makeMetric(m_run, t, b * rows + i, "speed", i));
                    EXPECT_TRUE(m_ledger.appendMetrics(m_run, batch));
                    EXPECT_TRUE(m_ledger.saveCluster(makeCluster("c-" + std::to_string(t), "n" + std::to_string(t))));
                    EXPECT_TRUE(m_ledger.metrics(m_run, 0, 5));
                }
            });
        }
    }
    EXPECT_EQ(m_ledger.metrics(m_run)->records.size(), static_cast<std::size_t>(threads * batches * rows));
    EXPECT_EQ(m_ledger.clusters()->size(), static_cast<std::size_t>(threads));
}

} // namespace
} // namespace trainyard::ledger
