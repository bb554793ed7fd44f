#include "backend/runs/throughput_estimator.h"

#include <gtest/gtest.h>

#include "backend/protocol/metric_record.h"

using namespace trainyard::runs;
using trainyard::protocol::MetricRecord;
namespace metric = trainyard::protocol::metric;

namespace {

MetricRecord view(int workers)
{
    MetricRecord record;
    record.name = metric::kWorkers;
    record.value = workers;
    return record;
}

/// \return the record of the job's throughput over an epoch of 1,000 samples that ended at `t`
MetricRecord epoch(int number, double samplesPerSecond, double t = 0)
{
    MetricRecord record;
    record.name = metric::kSpeed;
    record.epoch = number;
    record.samples = 1000;
    record.value = samplesPerSecond;
    record.t = t;
    return record;
}

ThroughputEstimator estimatorOf(const std::vector<MetricRecord> &records)
{
    ThroughputEstimator estimator;
    for (const auto &record : records) // one at a time
        estimator.take({&record, 1});
    return estimator;
}

} // namespace

TEST(ThroughputEstimator, TheFirstEpochCountsUntilThereIsAnother)
{
    EXPECT_EQ(estimatorOf({view(2)}).throughputs(), std::vector<Throughput>{});
    EXPECT_EQ(estimatorOf({view(2), epoch(0, 50)}).throughputs(), (std::vector<Throughput>{{2, 50}}));
    EXPECT_EQ(estimatorOf({view(2), epoch(0, 50), epoch(1, 80)}).throughputs(), (std::vector<Throughput>{{2, 80}}));
}

TEST(ThroughputEstimator, GivesTheMedianOfEachSize)
{
    const auto estimator = estimatorOf(
        {view(2), epoch(0, 50), epoch(1, 80), epoch(2, 81), epoch(3, 20), view(3), epoch(4, 90), epoch(5, 120)});
    EXPECT_EQ(estimator.workers(), 3);
    EXPECT_EQ(estimator.epochsDone(), 6);
    EXPECT_EQ(estimator.throughputs(), (std::vector<Throughput>{{2, 80}, {3, 120}})); // the size changed in epoch 4
}

TEST(ThroughputEstimator, AnEpochOfWhichMembersChangedIsOfNoSize)
{
    EXPECT_EQ(estimatorOf({view(2), view(3), epoch(0, 50)}).throughputs(), std::vector<Throughput>{});
    EXPECT_EQ(estimatorOf({view(2), view(2), epoch(0, 50)}).throughputs(),
              (std::vector<Throughput>{{2, 50}})); // a new attempt
}

TEST(ThroughputEstimator, RecordsThatComeTwiceCountOnce)
{
    const auto estimator = estimatorOf({view(2), epoch(0, 50), epoch(1, 80), epoch(1, 80), epoch(0, 50)});
    EXPECT_EQ(estimator.epochsDone(), 2);
    EXPECT_EQ(estimator.throughputs(), (std::vector<Throughput>{{2, 80}}));
}

TEST(ThroughputEstimator, RanksAreNotTheJob)
{
    MetricRecord rank = epoch(0, 25);
    rank.rank = 1;
    EXPECT_EQ(estimatorOf({view(2), rank}).epochsDone(), 0);
}

TEST(ThroughputEstimator, ALongEpochIsMeasuredBeforeItsEnd)
{
    const auto report = [](int rank, double t) { // of 300 samples
        MetricRecord record = epoch(1, 1, t);
        record.rank = rank;
        record.samples = 300;
        return record;
    };
    std::vector<MetricRecord> records{view(2), epoch(0, 50), view(2)};
    for (const double t : {1000, 1300, 1600}) {
        records.push_back(report(0, t));
        EXPECT_EQ(estimatorOf(records).measurements(), t < 1600 ? 1 : 2);
        records.push_back(report(1, t + 10));
    }
    EXPECT_EQ(estimatorOf(records).throughputs(), (std::vector<Throughput>{{2, 2}}));
    EXPECT_EQ(estimatorOf(records).epochsDone(), 1);

    records = {view(2),         epoch(0, 50),    view(2), report(0, 1000), report(1, 1010),
               report(0, 1300), report(1, 1310), view(3), report(0, 1600), report(1, 1610)};
    EXPECT_EQ(estimatorOf(records).measurements(), 1) << "another number of workers begins anew";
    EXPECT_EQ(estimatorOf({view(1), report(0, 1000), report(0, 2000), report(0, 3000)}).measurements(), 0)
        << "the first epoch is warm-up";
}

TEST(ThroughputEstimator, CountsDownWithinAnEpoch)
{
    const auto estimator = estimatorOf({view(2), epoch(0, 50, 1000), epoch(1, 100, 1010)});
    EXPECT_DOUBLE_EQ(estimator.remainingSamples(4, 1010), 2000);
    EXPECT_DOUBLE_EQ(estimator.remainingSamples(4, 1015), 1500);
    EXPECT_DOUBLE_EQ(estimator.remainingSamples(4, 1500),
                     1000); // a hanging job: counts at most the current epoch as done
    EXPECT_DOUBLE_EQ(estimator.remainingSamples(2, 1010), 0);
    EXPECT_DOUBLE_EQ(estimatorOf({view(2)}).remainingSamples(4, 1000), 0);
}
