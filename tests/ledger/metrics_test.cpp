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
    const std::vector rows{makeMetric(m_run, -1, 10, "train-accuracy", 0.5), makeMetric(m_run, -1, 20, "train-accuracy", 0.6)};
    EXPECT_EQ(*m_ledger.cursor(m_run), FeedCursor{});
    EXPECT_EQ(*m_ledger.appendMetrics(m_run, rows, "metrics", FeedCursor{42, 1000}), 2);
    EXPECT_EQ(*m_ledger.cursor(m_run), (FeedCursor{42, 1000}));
    EXPECT_EQ(*m_ledger.cursor(m_run, "log"), FeedCursor{});
    const auto all = *m_ledger.metrics(m_run);
    ASSERT_EQ(all.size(), 2u);
    EXPECT_EQ(all[0].value, 0.5);
    const auto rest = *m_ledger.metrics(m_run, all[0].sequence);
    ASSERT_EQ(rest.size(), 1u);
    EXPECT_EQ(rest[0].step, 20);
    EXPECT_EQ(m_ledger.metrics(m_run, 0, 1)->size(), 1u);
    EXPECT_TRUE(m_ledger.metrics(RunId("r-2"))->empty());
}

TEST_F(MetricsTest, AReplayChangesNothing)
{
    const std::vector rows{makeMetric(m_run, 0, 1, "speed", 100), makeMetric(m_run, 0, 2, "speed", 200)};
    ASSERT_EQ(*m_ledger.appendMetrics(m_run, rows), 2);
    const auto before = *m_ledger.metrics(m_run);
    EXPECT_EQ(*m_ledger.appendMetrics(m_run, rows), 0);
    EXPECT_EQ(*m_ledger.metrics(m_run), before);
}

TEST_F(MetricsTest, ALaterRecordOfTheSameKeyReplacesAndIsSeenByFollowers)
{
    auto row = makeMetric(m_run, -1, 5, "workers", 2);
    ASSERT_TRUE(m_ledger.appendMetrics(m_run, std::vector{row, makeMetric(m_run, -1, 6, "speed", 1)}));
    const auto seen = m_ledger.metrics(m_run)->back().sequence;
    row.view = 1;
    row.value = 3;
    EXPECT_EQ(*m_ledger.appendMetrics(m_run, std::vector{row}), 1);
    const auto news = *m_ledger.metrics(m_run, seen);
    ASSERT_EQ(news.size(), 1u);
    EXPECT_EQ(news[0].value, 3);
    EXPECT_EQ(m_ledger.metrics(m_run)->size(), 2u);
}

TEST_F(MetricsTest, KeepsNumbersThatAreNotFinite)
{
    const std::vector rows{makeMetric(m_run, 0, 1, "train-loss", std::nan("")),
                           makeMetric(m_run, 0, 2, "train-loss", std::numeric_limits<double>::infinity())};
    ASSERT_TRUE(m_ledger.appendMetrics(m_run, rows));
    const auto all = *m_ledger.metrics(m_run);
    EXPECT_TRUE(std::isnan(all[0].value));
    EXPECT_TRUE(std::isinf(all[1].value));
}

TEST_F(MetricsTest, KeepsRuns)
{
    ledger::Run run{.id = m_run, .cluster = ClusterId("c-1"), .name = "digits", .state = "running", .job = "{}",
            .created = SystemClock::instance().now()};
    ASSERT_TRUE(m_ledger.saveRun(run));
    EXPECT_EQ(**m_ledger.run(m_run), run);
    run.state = "finished";
    run.finished = run.created + std::chrono::minutes(3);
    ASSERT_TRUE(m_ledger.setRunState(m_run, "finished", "", run.finished));
    EXPECT_THAT(*m_ledger.runs(ClusterId("c-1")), testing::ElementsAre(run));
    EXPECT_TRUE(m_ledger.runs(ClusterId("c-2"))->empty());
    EXPECT_EQ(m_ledger.setRunState(RunId("r-none"), "x").error().code, ErrorCode::NotFound);
}

TEST_F(MetricsTest, TakesRowsFromManyThreadsWhileOthersRead)
{
    constexpr int threads = 4, batches = 10, rows = 20;
    {
        std::vector<std::jthread> writers;
        for (int t = 0; t < threads; ++t) {
            writers.emplace_back([this, t] {
                for (int b = 0; b < batches; ++b) {
                    std::vector<Metric> batch;
                    for (int i = 0; i < rows; ++i)
                        batch.push_back(makeMetric(m_run, t, b * rows + i, "speed", i));
                    EXPECT_TRUE(m_ledger.appendMetrics(m_run, batch));
                    EXPECT_TRUE(m_ledger.saveCluster(makeCluster("c-" + std::to_string(t), "n" + std::to_string(t))));
                    EXPECT_TRUE(m_ledger.metrics(m_run, 0, 5));
                }
            });
        }
    }
    EXPECT_EQ(m_ledger.metrics(m_run)->size(), static_cast<std::size_t>(threads * batches * rows));
    EXPECT_EQ(m_ledger.clusters()->size(), static_cast<std::size_t>(threads));
}

} // namespace
} // namespace trainyard::ledger
