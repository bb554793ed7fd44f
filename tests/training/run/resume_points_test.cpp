#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backend/core/system/files.h"
#include "backend/ledger/ledger.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/runtime/nn/checkpoint.h"
#include "backend/training/checkpoints/checkpoints.h"
#include "backend/training/checkpoints/model_export.h"
#include "backend/training/run/resume_points.h"
#include "tests/support/temporary_folder.h"

namespace trainyard::training {
namespace {

namespace fs = std::filesystem;
namespace metric = protocol::metric;

class ResumePoints : public testing::Test {
protected:
    void SetUp() override
    {
        auto opened = ledger::Ledger::open(m_state.path);
        ASSERT_TRUE(opened) << opened.error().detail;
        m_ledger = std::make_shared<ledger::Ledger>(std::move(*opened));
        addCluster("c-1", "local", false);
    }
    void addCluster(const char *id, const char *profile, bool closed)
    {
        ledger::Cluster cluster;
        cluster.id = ClusterId(id);
        cluster.name = std::string("name-") + id;
        cluster.profile = profile;
        cluster.state = closed ? "terminated" : "ready";
        if (closed)
            cluster.closed = SystemClock::instance().now();
        ASSERT_TRUE(m_ledger->saveCluster(cluster));
    }
    ledger::Run addRun(const char *id, const char *cluster, const char *folder = "")
    {
        protocol::JobSpec job;
        job.run = RunId(id);
        job.model = "lenet";
        job.data = "s3://lab/digits";
        job.checkpointFolder = folder;
        ledger::Run run;
        run.id = job.run;
        run.cluster = ClusterId(cluster);
        run.state = protocol::RunState::Finished;
        run.job = protocol::toJson(job);
        run.created = Timestamp(std::chrono::seconds(++m_time));
        EXPECT_TRUE(m_ledger->saveRun(run));
        return run;
    }
    void record(const ledger::Run &run, std::string_view name, double value, int epoch, const std::string &note = {})
    {
        protocol::MetricRecord r;
        r.run = run.id;
        r.rank = name == metric::kCheckpoint ? 0 : -1;
        r.epoch = epoch;
        r.step = ++m_step;
        r.name = name;
        r.value = value;
        r.note = note;
        ASSERT_TRUE(m_ledger->appendMetrics(run.id, std::vector{r}));
    }
    void recordCheckpoint(const ledger::Run &run, int epochs, const std::string &folder = "/runs/")
    {
        record(run, metric::kValidationAccuracy, 0.5 + epochs * 0.01, epochs - 1);
        record(run, metric::kCheckpoint, epochs, epochs - 1, folder + protocol::fileNameOf({epochs}));
    }
    /// A copy on this computer.
    void copy(const ledger::Run &run, int epochs)
    {
        nn::Checkpoint c;
        c.model = "lenet";
        c.epoch = epochs;
        c.step = epochs * 10;
        c.notes["run"] = run.id.value;
        c.tensors = {{"fc1.weight", 0, 10, {10}}};
        c.parameters.assign(10, 1);
        cluster::CloudContext cloud;
        cloud.stateFolder = m_state.path;
        const fs::path folder = checkpointFolder(cloud, run.id);
        ASSERT_TRUE(ensureFolder(folder));
        ASSERT_TRUE(nn::saveCheckpoint(folder / protocol::fileNameOf({epochs}), c));
    }
    std::vector<ResumePoint> points(const char *profile = "local")
    {
        auto found = resumePoints(m_ledger, m_state.path, profile);
        EXPECT_TRUE(found) << found.error().detail;
        return found.value_or(std::vector<ResumePoint>());
    }

    TemporaryFolder m_state;
    std::shared_ptr<ledger::Ledger> m_ledger;
    std::int64_t m_step = 0, m_time = 1'000'000;
};

TEST_F(ResumePoints, AreTheLastCheckpointsThatStillExist)
{
    addCluster("c-2", "local", true);
    addCluster("c-3", "work", false);
    const auto onMachines = addRun("r-1", "c-1"), without = addRun("r-2", "c-1"), lost = addRun("r-3", "c-2"),
               here = addRun("r-4", "c-2"), bucket = addRun("r-5", "c-2", "s3://lab/models"),
               another = addRun("r-6", "c-3");
    record(without, metric::kValidationAccuracy, 0.9, 3);
    record(without, metric::kCheckpoint, -1, 3, "no space is left"); // it failed
    for (const auto *run : {&onMachines, &lost, &here, &another}) {
        recordCheckpoint(*run, 3);
        recordCheckpoint(*run, 7);
    }
    recordCheckpoint(bucket, 7, "s3://lab/models/");
    recordCheckpoint(bucket, 9); // on its machine, which ended before the upload did
    copy(here, 3);               // the last one was not copied before its machines ended
    const auto found = points();
    ASSERT_EQ(found.size(), 3u);
    EXPECT_EQ(found[0].run, bucket.id); // newest first
    EXPECT_EQ(found[0].epochs, 7);
    EXPECT_EQ(found[0].model, "lenet");
    EXPECT_EQ(found[0].clusterName, "name-c-2");
    EXPECT_DOUBLE_EQ(found[0].accuracy.value_or(0), 0.57);
    EXPECT_EQ(found[1].run, here.id);
    EXPECT_EQ(found[1].epochs, 3);
    EXPECT_EQ(found[2].run, onMachines.id);
    ASSERT_EQ(points("work").size(), 1u);
    EXPECT_EQ(points("work")[0].run, another.id);
}

TEST_F(ResumePoints, ACheckpointWithinAnEpochHasNoAccuracy)
{
    const auto run = addRun("r-1", "c-1");
    recordCheckpoint(run, 3);
    record(run, metric::kCheckpoint, 3, 3, "/runs/" + protocol::fileNameOf({3, 512}));
    const auto found = points();
    ASSERT_EQ(found.size(), 1u);
    EXPECT_TRUE(found[0].within);
    EXPECT_EQ(found[0].epochs, 3);
    EXPECT_FALSE(found[0].accuracy);
}

TEST_F(ResumePoints, PathsOfRecordsAreNotFollowed)
{
    const auto run = addRun("r-1", "c-1");
    record(run, metric::kCheckpoint, 3, 2, "/elsewhere/../../etc/passwd");
    EXPECT_TRUE(points().empty());
}

TEST_F(ResumePoints, ASavedModelReplacesAFileOnlyWhenItIsComplete)
{
    const auto run = addRun("r-1", "c-1");
    copy(run, 4);
    cluster::CloudContext cloud;
    cloud.stateFolder = m_state.path;
    cloud.ledger = m_ledger;
    const fs::path to = m_state.path / "saved" / "lenet.safetensors";
    Checkpoint checkpoint;
    checkpoint.here = checkpointFolder(cloud, run.id) / protocol::fileNameOf({4});
    const auto header = readCheckpointHeader(checkpoint.here);
    ASSERT_TRUE(header) << header.error().detail;
    checkpoint.header = *header;
    const CallContext context{Deadline::after(std::chrono::seconds(60)), {}};
    const Status saved = saveModel(cloud, run, checkpoint, ModelFormat::Checkpoint, to, {}, context);
    ASSERT_TRUE(saved) << saved.error().detail;
    EXPECT_EQ(readFile(to), readFile(checkpoint.here));
    ASSERT_TRUE(writeFileAtomically(to, "another model"));
    checkpoint.header.sha256 = std::string(64, '0');
    EXPECT_FALSE(saveModel(cloud, run, checkpoint, ModelFormat::Checkpoint, to, {}, context));
    EXPECT_EQ(readFile(to).value_or(""), "another model");
    const Status wrong = saveModel(cloud, run, checkpoint, ModelFormat::Onnx, to, {}, context);
    ASSERT_FALSE(wrong);
    EXPECT_EQ(wrong.error().code, ErrorCode::InvalidArgument);
    ASSERT_EQ(std::distance(fs::directory_iterator(to.parent_path()), {}), 1) << "no part of a file is left";
}

TEST(WithoutFollower, ARunSaysWhatAFollowerDoes) // D28
{
    protocol::JobSpec job;
    job.run = RunId("r-1");
    job.data = "file:///d";
    ledger::Run run;
    run.job = protocol::toJson(job);
    EXPECT_EQ(withoutFollower(run).substr(0, 17), "No bucket is set:");
    job.checkpointFolder = "s3://models/r-1";
    run.job = protocol::toJson(job);
    EXPECT_EQ(withoutFollower(run),
              "While no program follows the run, no lost machine is replaced, and the loss of its "
              "servers ends it.");
    job.servers = 0;
    job.kvStore = "local";
    run.job = protocol::toJson(job);
    EXPECT_EQ(withoutFollower(run), "While no program follows the run, no lost machine is replaced.");
}

} // namespace
} // namespace trainyard::training
