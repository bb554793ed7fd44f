#include "backend/tour/report.h"
#include "backend/training/records/metric_report.h"

#include <gmock/gmock.h>

using namespace trainyard;
using namespace trainyard::tour;
using namespace trainyard::training;
using protocol::MetricRecord;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

namespace {

MetricRecord record(int epoch, int rank, std::string name, double value, std::string note = {}, double t = 100)
{
    MetricRecord r;
    r.run = RunId("r-1");
    r.epoch = epoch;
    r.rank = rank;
    r.t = t + epoch;
    r.name = std::move(name);
    r.value = value;
    r.note = std::move(note);
    return r;
}

std::vector<MetricRecord> story()
{
    return {record(0, -1, "workers", 2),
            record(0, 0, "member-joined", 1, "worker-1"),
            record(0, 1, "member-joined", 2, "worker-2"),
            record(0, 0, "train-accuracy", 0.1),
            record(0, -1, "train-accuracy", 0.5),
            record(0, -1, "validation-accuracy", 0.625),
            record(0, -1, "speed", 1000),
            record(1, -1, "workers", 3),
            record(1, 2, "member-joined", 3, "worker-3"),
            record(1, -1, "train-accuracy", 0.75),
            record(1, -1, "validation-accuracy", 0.98)};
}

} // namespace

TEST(TourReport, TheTableHasOneLinePerEpochOfTheWholeJob)
{
    const auto table = epochTable(story());
    ASSERT_EQ(table.size(), 2u);
    EXPECT_EQ(table[0].workers, 2);
    EXPECT_DOUBLE_EQ(*table[0].trainAccuracy, 0.5);
    EXPECT_DOUBLE_EQ(*table[0].samplesPerSecond, 1000);
    EXPECT_EQ(table[1].workers, 3);
    EXPECT_FALSE(table[1].samplesPerSecond);
    EXPECT_DOUBLE_EQ(*lastValidationAccuracy(story()), 0.98);
}

TEST(TourReport, TheSummaryHasThePriceOfTheMachinesOnAws)
{
    TourRecord tour;
    tour.began = Timestamp(std::chrono::seconds(1000));
    tour.ended = tour.began + std::chrono::seconds(90);
    tour.metrics = story();
    tour.machines = 4;
    EXPECT_FALSE(summarize(tour, "out").awsUsd) << "nothing was launched";
    tour.awsUsdPerHour = 0.36;
    StepRecord launch{.name = "launch", .began = tour.began + std::chrono::seconds(5)};
    StepRecord terminate{.name = "terminate", .ended = launch.began + std::chrono::seconds(75)};
    tour.steps = {launch, terminate};
    const TourSummary summary = summarize(tour, "out");
    EXPECT_DOUBLE_EQ(*summary.accuracy, 0.98);
    EXPECT_EQ(summary.took, std::chrono::seconds(90));
    EXPECT_EQ(summary.machines, 4);
    EXPECT_NEAR(*summary.awsUsd, 0.0075, 1e-9);
    EXPECT_EQ(summary.report, std::filesystem::path("out/report.md"));
    EXPECT_THAT(reportMarkdown(tour), HasSubstr("| the same machines on AWS, by list prices | $0.01 |"));
    tour.steps[1].ended = launch.began + std::chrono::seconds(2);
    EXPECT_NEAR(*summarize(tour, "out").awsUsd, 0.006, 1e-9) << "a minute at least";
}

TEST(TourReport, TheTableIsAlsoMarkdown)
{
    EXPECT_EQ(epochMarkdown(story()), "| epoch | train-accuracy | val-accuracy | time | speed | workers |\n"
                                      "| --- | --- | --- | --- | --- | --- |\n"
                                      "| 1 | 0.5 | 0.625 | | 1000 | 2 |\n"
                                      "| 2 | 0.75 | 0.98 | | | 3 |\n");
}

TEST(TourReport, TheTableOfEpochsGrowsRecordByRecord) // I20
{
    EpochTable table;
    for (const MetricRecord &one : story())
        table.add(one);
    EXPECT_EQ(table.rows(), epochTable(story()));
    const auto before = table.revision();
    table.add(record(1, -1, "global-batch", 128));
    EXPECT_EQ(table.revision(), before) << "no row has changed";
    table.add(record(2, -1, "train-loss", 0.25));
    EXPECT_GT(table.revision(), before);
    ASSERT_EQ(table.rows().size(), 3u);
    EXPECT_EQ(table.rows()[2].globalBatch, 128.0);
    EXPECT_EQ(epochLines(table.rows(), ','), "epoch,train-accuracy,val-accuracy,time,train-loss,speed,workers,batch\n"
                                             "1,0.5,0.625,,,1000,2,\n"
                                             "2,0.75,0.98,,,,3,\n"
                                             "3,,,,0.25,,3,128\n");
}

TEST(TourReport, OnlyAWorkerThatComesAfterTheFirstEpochJoinedWhileTraining)
{
    EXPECT_TRUE(joinedWhileTraining(story()));
    auto first = story();
    first.resize(5);
    EXPECT_FALSE(joinedWhileTraining(first));
    EXPECT_THAT(eventLines(story()), ElementsAre(HasSubstr("rank 0 (worker-1) joined in epoch 1"), HasSubstr("rank 1"),
                                                 HasSubstr("rank 2 (worker-3) joined in epoch 2, 1.0 s into the run")));
}

TEST(TourReport, EverythingThatInterruptsARunIsASentence)
{
    const std::vector<MetricRecord> records{
        record(0, -1, "workers", 2),
        record(0, -1, "never-joined", 1, "1 of 3 workers were not ready within 120 s; the run starts without them"),
        record(1, 1, "server-died", 1, "head-2: closed the connection"),
        record(1, 4, "awaited", 10.2, "all members wait"),
        record(1, 5, "never-joined", 2, "worker-6: not ready within 120 s"),
        record(2, -1, "paused", 1, "only 1 of at least 2 workers are left"),
        record(2, -1, "resumed", 2),
        record(2, -1, "cooling-down", 280, "worker-2"),
        record(3, -1, "worker-wanted", 1, "10.0.0.7"),
        record(3, -1, "scheduler-back", 1.24, "attempt 2"),
        record(3, -1, "checkpoint", 3, "/c")};
    EXPECT_THAT(
        eventLines(records),
        ElementsAre(
            "not all workers joined (1 of 3 workers were not ready within 120 s; the run starts without them) in epoch "
            "1, 0.0 s into the run",
            "server 1 (head-2: closed the connection) died in epoch 2, 1.0 s into the run",
            "all workers waited for rank 4, 10 s and longer, in epoch 2, 1.0 s into the run",
            "rank 5 (worker-6: not ready within 120 s) never joined in epoch 2, 1.0 s into the run",
            "the run paused (only 1 of at least 2 workers are left) in epoch 3, 2.0 s into the run",
            "the run continued with 2 workers in epoch 3, 2.0 s into the run",
            "worker-2 was excluded for 280 s because several workers died there, in epoch 3, 2.0 s into the run",
            "host_worker requested a worker on 10.0.0.7 in epoch 4, 3.0 s into the run",
            "the scheduler was restarted (attempt 2); all processes reconnected after 1.2 s in epoch 4, 3.0 s into the "
            "run"));
}

TEST(TourReport, ReportsWhatHappenedAndWhatRemains)
{
    TourRecord tour;
    tour.began = Timestamp(std::chrono::seconds(100));
    tour.ended = Timestamp(std::chrono::seconds(200));
    tour.metrics = story();
    tour.steps = {{"launch", "Launching | all", StepState::Done, tour.began, tour.ended, "3 machines"}};
    tour.chart = "chart.png";
    std::string text = reportMarkdown(tour);
    EXPECT_THAT(text, HasSubstr("| validation accuracy | 98.00 % |"));
    EXPECT_THAT(text, HasSubstr("| resources left | 0 |"));
    EXPECT_THAT(text, HasSubstr("Launching \\| all"));
    EXPECT_THAT(text, HasSubstr("(chart.png)"));
    EXPECT_THAT(text, Not(HasSubstr("It failed")));
    tour.failure = "No machine answered.";
    tour.leftovers = {"i-1"};
    text = reportMarkdown(tour);
    EXPECT_THAT(text, HasSubstr("**It failed:** No machine answered."));
    EXPECT_THAT(text, HasSubstr("| resources left | 1 |"));
}

TEST(TourReport, CsvQuotesWhatNeedsIt)
{
    auto r = record(2, -1, "run-finished", 1, "said \"no\", twice");
    EXPECT_EQ(csvLine(r), "r-1,1,0,-1,2,0,0,102.000,run-finished,1,\"said \"\"no\"\", twice\"\n");
    for (const char *formula : {"=1+1", "+1+A1", "-1+A1", "@SUM(A1)", "\tx"}) { // S16: nodes write the notes
        r.note = formula;
        EXPECT_EQ(csvLine(r), "r-1,1,0,-1,2,0,0,102.000,run-finished,1,'" + std::string(formula) + "\n");
    }
    EXPECT_EQ(metricsCsv({}), csvHeading());
}
