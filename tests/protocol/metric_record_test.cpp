#include "backend/protocol/metric_record.h"

#include <cmath>

#include <gmock/gmock.h>

#include "backend/protocol/run_state.h"

namespace trainyard::protocol {
namespace {

MetricRecord sample()
{
    return {RunId("r-1"),
            2,
            3,
            1,
            4,
            500,
            6000,
            1764000000.25,
            "train-accuracy",
            0.1234567890123456789,
            "worker-2: killed by signal 9"};
}

TEST(MetricRecord, SurvivesTheRoundTripBitForBit)
{
    const std::string line = toLine(sample());
    EXPECT_EQ(line.find('\n'), std::string::npos);
    const auto copy = metricFromLine(line);
    ASSERT_TRUE(copy) << copy.error().detail;
    EXPECT_EQ(*copy, sample());
}

TEST(MetricRecord, CarriesNaNAsNull)
{
    MetricRecord record = sample();
    record.value = std::nan("");
    const auto copy = metricFromLine(toLine(record));
    ASSERT_TRUE(copy);
    EXPECT_TRUE(std::isnan(copy->value));
}

TEST(MetricRecord, KeepsALineWhateverTheNoteHolds)
{
    MetricRecord record = sample();
    record.note = "a\nb\xff\"" + std::string(2000, 'x');
    const std::string line = toLine(record);
    EXPECT_EQ(line.find('\n'), std::string::npos);
    EXPECT_TRUE(metricFromLine(line));
}

TEST(MetricRecord, IgnoresFieldsOfANewerRuntime)
{
    EXPECT_TRUE(metricFromLine(R"({"run":"r-1","name":"speed","value":1,"t":5,"colour":"red"})"));
}

TEST(MetricRecord, NamesTheOutcomeOfARun)
{
    EXPECT_EQ(stateAfter(double(RunOutcome::Finished)), RunState::Finished);
    EXPECT_EQ(stateAfter(double(RunOutcome::Failed)), RunState::Failed);
    EXPECT_EQ(stateAfter(double(RunOutcome::Stopped)), RunState::Stopped);
    EXPECT_EQ(stateAfter(std::nan("")), RunState::Failed);
    for (const auto state : {RunState::Starting, RunState::Running, RunState::Finished, RunState::Failed,
                             RunState::Stopped, RunState::EndedWithCluster})
        EXPECT_EQ(parseRunState(toString(state)), state);
    EXPECT_EQ(parseRunState("of a later version"), RunState::Starting);
    EXPECT_FALSE(isOver(RunState::Running));
    EXPECT_TRUE(isOver(RunState::EndedWithCluster));
}

TEST(MetricRecord, CompletesAnEpochOfTheJobOnly) // D25
{
    MetricRecord record;
    record.name = metric::kTrainAccuracy;
    record.epoch = 6;
    EXPECT_EQ(completedEpochs(record), 7);
    record.name = metric::kTrainLoss;
    EXPECT_EQ(completedEpochs(record), 7);
    record.rank = 0;
    EXPECT_EQ(completedEpochs(record), 0) << "of one worker";
    record.rank = -1;
    record.name = metric::kSpeed;
    EXPECT_EQ(completedEpochs(record), 0) << "measured during the next epoch, too";
}

TEST(MetricRecord, NamesTheBadField)
{
    for (const char *line :
         {R"({"run":"r-1","name":"speed","value":"x","t":5})", R"({"run":"r-1","name":"speed","t":5})"}) {
        const auto record = metricFromLine(line);
        ASSERT_FALSE(record);
        EXPECT_EQ(record.error().code, ErrorCode::CorruptData);
        EXPECT_THAT(record.error().detail, ::testing::StartsWith("value:"));
    }
    EXPECT_FALSE(metricFromLine(R"({"run":"r-1","name":"speed","value":1,"t":5)"));
}

} // namespace
} // namespace trainyard::protocol
