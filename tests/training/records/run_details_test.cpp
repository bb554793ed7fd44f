// Names, figures, comparison, report and removal of runs (I13, I19, I20).
#include <fstream>
#include <limits>

#include <gmock/gmock.h>

#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/training/queue/run_queue.h"
#include "backend/training/records/run_details.h"
#include "backend/training/records/run_removal.h"
#include "backend/training/run/cluster_run_internal.h"
#include "backend/training/run/resume.h"
#include "tests/ledger/temporary_ledger.h"

namespace trainyard::training {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

EpochRow epochOf(int epoch, std::optional<double> accuracy, std::optional<double> loss = {})
{
    EpochRow row;
    row.epoch = epoch;
    row.workers = 2;
    row.validationAccuracy = accuracy;
    row.validationLoss = loss;
    row.samplesPerSecond = 100 * (epoch + 1);
    return row;
}

TEST(RunDetails, TagsAreSeparatedAndUnique)
{
    EXPECT_THAT(tagsOf(" baseline,tuned ;baseline\n\nlr sweep,"), ElementsAre("baseline", "tuned", "lr sweep"));
    EXPECT_EQ(normalTags("b,a, b"), "b, a");
    EXPECT_THAT(tagsOf(" , "), IsEmpty());
}

TEST(RunDetails, TheBestEpochIsTheFirstWithTheHighestAccuracyElseTheLowestLoss) // I13
{
    const std::vector rows{epochOf(0, 0.5, 0.1), epochOf(1, 0.9, 0.3), epochOf(2, 0.9, 0.2)};
    ASSERT_TRUE(bestEpoch(rows));
    EXPECT_EQ(bestEpoch(rows)->epoch, 1);
    const std::vector losses{epochOf(0, {}, 0.4), epochOf(1, {}, 0.2), epochOf(2, {}, 0.3)};
    EXPECT_EQ(bestEpoch(losses)->epoch, 1);
    EXPECT_FALSE(bestEpoch(std::vector{epochOf(0, {})}));
    EXPECT_FALSE(bestEpoch({}));
}

TEST(RunDetails, FiguresAreThoseOfTheLastEpochAndTheMeanSpeed)
{
    ledger::Run run;
    run.created = Timestamp(std::chrono::seconds(100));
    run.finished = Timestamp(std::chrono::seconds(160));
    const std::vector rows{epochOf(0, 0.9), epochOf(1, 0.8)};
    const auto figures = figuresOf(run, rows, Timestamp(std::chrono::seconds(999)));
    EXPECT_EQ(figures.epochs, 2);
    EXPECT_EQ(figures.bestEpoch, 1);
    EXPECT_EQ(figures.bestAccuracy, 0.9);
    EXPECT_EQ(figures.validationAccuracy, 0.8);
    EXPECT_EQ(figures.samplesPerSecond, 150);
    EXPECT_EQ(figures.seconds, 60);
}

TEST(RunDetails, AResumedRunHasTheEpochsOfItsTraining)
{
    const std::vector rows{epochOf(56, 0.9), epochOf(57, 0.9), epochOf(58, 0.9), epochOf(59, 0.9)};
    EXPECT_EQ(figuresOf({}, rows, Timestamp(std::chrono::seconds(1))).epochs, 60) << "as the window counts them";
}

TEST(RunDetails, AnEpochThatIsTheBestByItsLossHasNoAccuracyThatIsNoNumber)
{
    const std::vector rows{epochOf(0, std::numeric_limits<double>::quiet_NaN(), 0.4),
                           epochOf(1, std::numeric_limits<double>::quiet_NaN(), 0.2)};
    const auto figures = figuresOf({}, rows, Timestamp(std::chrono::seconds(1)));
    EXPECT_EQ(figures.bestEpoch, 2);
    EXPECT_EQ(figures.bestLoss, 0.2);
    EXPECT_FALSE(figures.bestAccuracy) << "nan % is not shown";
}

class RunsOfALedger : public testing::Test {
protected:
    RunDetails addRun(const char *id, double rate, const std::string &notes = {})
    {
        protocol::JobSpec job;
        job.run = RunId(id);
        job.model = "lenet";
        job.data = "s3://lab/digits";
        job.learningRate = rate;
        ledger::Run run;
        run.id = job.run;
        run.cluster = ClusterId("c-1");
        run.name = "lenet";
        run.state = protocol::RunState::Finished;
        run.job = protocol::toJson(job);
        run.created = Timestamp(std::chrono::seconds(1000));
        run.finished = Timestamp(std::chrono::seconds(1060));
        EXPECT_TRUE(m_ledger.saveRun(run));
        ledger::RunLabels labels;
        labels.run = run.id;
        labels.name = std::string("run|") + id;
        labels.notes = notes;
        EXPECT_TRUE(m_ledger.saveRunLabels(labels));
        auto accuracy = ledger::makeMetric(run.id, -1, 10, "validation-accuracy", 0.75);
        EXPECT_TRUE(m_ledger.appendMetrics(run.id, std::vector{accuracy}));
        const auto details = readRunDetails(m_ledger, *m_catalog, run.id, Timestamp(std::chrono::seconds(2000)));
        EXPECT_TRUE(details) << details.error().detail;
        return *details;
    }
    void SetUp() override { ASSERT_TRUE(m_ledger.saveCluster(ledger::makeCluster("c-1", "demo"))); }
    std::filesystem::path filesOf(const char *id) const { return m_folder.path() / "runs" / id; }

    ledger::TemporaryFolder m_folder;
    ledger::Ledger m_ledger = std::move(*ledger::Ledger::open(m_folder.path()));
    std::shared_ptr<const cluster::Catalog> m_catalog = cluster::Catalog::bundled();
};

TEST_F(RunsOfALedger, AComparisonNamesWhatDiffers) // I19
{
    const std::vector runs{addRun("r-1", 0.1), addRun("r-2", 0.2)};
    const auto rows = compareParameters(runs);
    const auto rate = std::ranges::find(rows, "learningRate", &ComparedParameter::name);
    ASSERT_NE(rate, rows.end());
    EXPECT_TRUE(rate->differs);
    EXPECT_THAT(rate->values, ElementsAre(std::optional<std::string>("0.1"), std::optional<std::string>("0.2")));
    EXPECT_EQ(std::ranges::count_if(rows, &ComparedParameter::differs), 1);
    EXPECT_EQ(rows.front().name, "model");
    EXPECT_THAT(shortParameters(runs[1].job), HasSubstr("learningRate=0.2"));
    protocol::JobSpec started; // what the start of a run sets was not chosen by anybody
    started.epochs = 150;
    started.serversOn = protocol::ServersOn::Head;
    started.checkpointFolder = "s3://lab/checkpoints";
    started.workersPerMachine = 8; // of its GPUs
    EXPECT_EQ(shortParameters(started), "epochs=150");
    started.serversOn = protocol::ServersOn::Workers;
    EXPECT_EQ(shortParameters(started), "epochs=150 serversOn=workers");
    // A task has other parameters: those of the trainer are missing there.
    RunDetails task = runs[0];
    task.job.type = protocol::JobType::Command;
    task.job.task.command = "make";
    const auto mixed = compareParameters(std::vector{runs[0], task});
    const auto command = std::ranges::find(mixed, "task.command", &ComparedParameter::name);
    ASSERT_NE(command, mixed.end());
    EXPECT_TRUE(command->differs);
    EXPECT_THAT(command->values, ElementsAre(std::nullopt, std::optional<std::string>("make")));
}

TEST_F(RunsOfALedger, TheReportHasResultParametersAndEpochs) // I20
{
    const auto details = addRun("r-1", 0.2, "Tried a | b");
    const auto metrics = *m_ledger.metrics(details.run.id);
    const auto text = runReport(details, metrics.records, Timestamp(std::chrono::seconds(2000)));
    EXPECT_THAT(text, HasSubstr("# run\\|r-1\n")); // a name cannot add a column
    EXPECT_THAT(text, HasSubstr("| cluster | demo |"));
    EXPECT_THAT(text, HasSubstr("| duration | 0:01:00 |"));
    EXPECT_THAT(text, HasSubstr("75.00 % in epoch 1 |"));
    EXPECT_THAT(text, HasSubstr("| learningRate | 0.2 | changed |"));
    EXPECT_THAT(text, HasSubstr("## Notes"));
    EXPECT_THAT(text, HasSubstr(epochMarkdown(metrics.records)));
    EXPECT_THAT(text, Not(HasSubstr("cost"))); // the local cloud costs nothing
}

TEST_F(RunsOfALedger, DeletingTakesItsMetricsAndFilesAndNothingElse)
{
    addRun("r-1", 0.1);
    addRun("r-2", 0.1);
    for (const char *id : {"r-1", "r-2"}) {
        std::filesystem::create_directories(filesOf(id) / "logs");
        std::ofstream(filesOf(id) / "logs" / "head-scheduler.log") << "1234567890";
    }
    const auto found = describeRemoval(m_ledger, m_folder.path(), RunId("r-1"));
    ASSERT_TRUE(found) << found.error().detail;
    EXPECT_EQ(*found, (RunRemoval{1, 0, 10}));
    ASSERT_TRUE(removeRun(m_ledger, m_folder.path(), RunId("r-1")));
    EXPECT_FALSE(std::filesystem::exists(filesOf("r-1")));
    EXPECT_TRUE(std::filesystem::exists(filesOf("r-2")));
    EXPECT_FALSE(*m_ledger.run(RunId("r-1")));
    EXPECT_THAT(m_ledger.metrics(RunId("r-1"))->records, IsEmpty());
    EXPECT_EQ(m_ledger.metrics(RunId("r-2"))->records.size(), 1u);
    EXPECT_EQ(m_ledger.runLabels()->size(), 1u);
    // A run that is active stays, as does everything below a text that is no ID.
    ASSERT_TRUE(m_ledger.setRunState(RunId("r-2"), protocol::RunState::Running));
    EXPECT_EQ(removeRun(m_ledger, m_folder.path(), RunId("r-2")).error().code, ErrorCode::Conflict);
    EXPECT_EQ(removeRun(m_ledger, m_folder.path(), RunId("")).error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(removeRun(m_ledger, m_folder.path(), RunId("r-/..")).error().code, ErrorCode::InvalidArgument);
    EXPECT_TRUE(std::filesystem::exists(filesOf("r-2")));
}

TEST_F(RunsOfALedger, ARunOfAQueueIsNotDeletedBeforeItsEntry) // G42: its job would be started again
{
    addRun("r-1", 0.1);
    addRun("r-2", 0.1);
    QueueEntry entry;
    entry.id = "q-1";
    entry.run = RunId("r-1");
    ASSERT_TRUE(m_ledger.setSetting(queueKey(ClusterId("c-1")), toJson(std::vector{entry})));
    EXPECT_EQ(describeRemoval(m_ledger, m_folder.path(), RunId("r-1")).error().code, ErrorCode::Conflict);
    const Status removed = removeRun(m_ledger, m_folder.path(), RunId("r-1"));
    ASSERT_FALSE(removed);
    EXPECT_THAT(removed.error().detail, HasSubstr("q-1"));
    EXPECT_TRUE(*m_ledger.run(RunId("r-1")));
    EXPECT_TRUE(removeRun(m_ledger, m_folder.path(), RunId("r-2")));
    // The queue of a terminated cluster starts nothing.
    auto row = ledger::makeCluster("c-1", "demo");
    row.closed = Timestamp(std::chrono::seconds(3000));
    ASSERT_TRUE(m_ledger.saveCluster(row));
    EXPECT_TRUE(removeRun(m_ledger, m_folder.path(), RunId("r-1")));
}

TEST_F(RunsOfALedger, ARunThatIsBeingContinuedIsNotDeleted) // it failed with its head
{
    addRun("r-1", 0.1);
    std::filesystem::create_directories(filesOf("r-1"));
    {
        const auto recovery = m_ledger.lease(recoveryLease(RunId("r-1")), "continue the run");
        ASSERT_TRUE(recovery);
        EXPECT_EQ(removeRun(m_ledger, m_folder.path(), RunId("r-1")).error().code, ErrorCode::Busy);
        EXPECT_TRUE(*m_ledger.run(RunId("r-1")));
        EXPECT_TRUE(std::filesystem::exists(filesOf("r-1"))) << "with its checkpoints";
    }
    EXPECT_TRUE(removeRun(m_ledger, m_folder.path(), RunId("r-1")));
}

TEST_F(RunsOfALedger, ANameThatBeginsTheIdOfAnotherRunIsAmbiguous) // runs --stop would end the other one
{
    addRun("r-1f", 0.1);
    addRun("r-77", 0.1);
    ledger::RunLabels labels;
    labels.run = RunId("r-77");
    labels.name = "1";
    ASSERT_TRUE(m_ledger.saveRunLabels(labels));
    cluster::CloudContext cloud;
    cloud.ledger = std::make_shared<ledger::Ledger>(std::move(*ledger::Ledger::open(m_folder.path())));
    const auto found = findRun(cloud, "1");
    ASSERT_FALSE(found);
    EXPECT_EQ(found.error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(findRun(cloud, "1f")->id, RunId("r-1f"));
    labels.name = "77"; // both of the same run
    ASSERT_TRUE(m_ledger.saveRunLabels(labels));
    EXPECT_EQ(findRun(cloud, "77")->id, RunId("r-77"));
}

TEST(Resume, AnEpochOfARunIsNamedAfterAnAtSign)
{
    using Named = std::pair<std::string, std::optional<int>>;
    EXPECT_EQ(splitResume("r-12@5"), Named("r-12", 5));
    EXPECT_EQ(splitResume("r-12"), Named("r-12", std::nullopt));
    EXPECT_EQ(splitResume("r-12@"), Named("r-12@", std::nullopt));
    EXPECT_EQ(splitResume("r-12@-1"), Named("r-12@-1", std::nullopt));
    EXPECT_EQ(splitResume("@5"), Named("@5", std::nullopt));
}

} // namespace
} // namespace trainyard::training
