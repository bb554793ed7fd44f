// Real runs on a local cloud whose head loses its processes, or is terminated.
#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "backend/aws/s3/s3_client.h"
#include "backend/cluster/cloud/ec2.h"
#include "backend/cluster/launch/launch.h"
#include "backend/core/try.h"
#include "backend/data/digits.h"
#include "backend/ssh/session.h"
#include "backend/storage/storage.h"
#include "backend/training/records/metric_report.h"
#include "backend/training/recovery/head_loss.h"
#include "backend/training/recovery/replace_head.h"
#include "backend/training/run/cluster_run.h"
#include "build_paths.h"
#include "tests/cluster/support/local_cloud_home.h"

namespace trainyard::training {
namespace {

using namespace std::chrono_literals;
using cluster::CloudContext;
using protocol::RunState;
using testing::HasSubstr;

const std::filesystem::path kBundle = TRAINYARD_BIN_DIR "/../bundle/trainyard-runtime.tar.gz";

class HeadRecoveryTest : public testing::Test {
protected:
    void SetUp() override
    {
        if (const auto missing = cluster::LocalCloudHome::missing(); !missing.empty())
            GTEST_SKIP() << missing;
        if (!std::filesystem::exists(kBundle))
            GTEST_SKIP() << "the runtime's bundle is not built";
        if (m_spot) {
            ASSERT_TRUE(writeFileAtomically(faultFile(), R"({"faults": []})"));
            const auto served = m_home.serve({"--speed", "2", "--fault", faultFile().string()});
            ASSERT_TRUE(served) << served.error().detail;
        }
        auto opened = m_home.open();
        ASSERT_TRUE(opened) << opened.error().detail;
        m_cloud = std::move(*opened);
        const auto endpoint =
            nlohmann::json::parse(readFile(m_home.path() / "localcloud/endpoint.json").value_or(""), nullptr, false);
        if (!endpoint.is_object() || endpoint.value("tier", "") != "sandbox")
            GTEST_SKIP() << "without sandboxes a kill by name would reach the processes of every machine";
        if (const auto uploaded = upload(); !uploaded)
            GTEST_SKIP() << uploaded.error().detail; // no fonts are installed
        cluster::LaunchPlan plan;
        plan.name = "demo";
        plan.workers = 2;
        plan.spot = m_spot;
        const auto id = cluster::launch(m_cloud, plan, {.bundle = kBundle}, {}, {});
        ASSERT_TRUE(id) << id.error().source << ": " << id.error().detail;
        m_cluster = *id;
    }
    std::filesystem::path faultFile() const { return m_home.path() / "faults.json"; }
    void terminateHead() const
    {
        const auto id = cluster::host(m_cloud, m_cluster, "head")->instance;
        const auto ended = m_cloud.ec2()->terminateInstances({id}, {Deadline::after(30s), {}});
        ASSERT_TRUE(ended) << ended.error().detail;
    }
    /// Uploads rendered digits to s3://digits.
    Status upload() const
    {
        TY_ASSIGN(const auto digits,
                  data::makeDigits(m_home.path() / "digits", {.train = 3000, .validation = 400}, {}, {}));
        TY_TRY(m_cloud.s3->createBucket("digits", {Deadline::after(30s), {}}));
        storage::StorageConfig config;
        config.s3 = m_cloud.s3;
        for (const auto &file : digits.files) {
            TY_TRY(storage::writeFile("s3://digits/" + file.filename().string(), file.string(), config,
                                      {Deadline::after(60s), {}}));
        }
        return {};
    }
    RunId start(int epochs)
    {
        protocol::JobSpec job;
        job.model = "lenet";
        job.data = "s3://digits";
        job.epochs = epochs;
        job.batchSize = 60;
        job.displayBatches = 2;
        job.deterministic = true;
        job.boundary = protocol::Boundary::Epoch;
        const auto run = startRun(m_cloud, m_cluster, job, {}, {});
        EXPECT_TRUE(run) << run.error().source << ": " << run.error().detail;
        return run.value_or(RunId());
    }
    /// Follows a run to its end in this thread, and calls `strike` once when so many epochs are finished.
    Result<RunEnd> follow(const RunId &run, int epochs = 0, const std::function<void()> &strike = {})
    {
        FollowOptions options;
        options.launch.bundle = kBundle;
        options.progress = m_progress;
        options.note = [this](const std::string &text) {
            const std::lock_guard lock(m_mutex);
            m_notes += text + "\n";
        };
        options.confirm = [this](const RecoveryPlan &plan) {
            m_confirmed.push_back(plan);
            return m_agrees;
        };
        std::jthread striker;
        std::atomic<bool> struck = false;
        options.stored = [&](std::int64_t) {
            if (strike && int(epochTable(records(run)).size()) >= epochs && !struck.exchange(true))
                striker = std::jthread(strike); // not in the feed's own thread, which loses its connection
        };
        return followRun(m_cloud, run, options, {});
    }
    std::vector<protocol::MetricRecord> records(const RunId &run) const
    {
        return m_cloud.ledger->metrics(run).value_or(ledger::MetricRows()).records;
    }
    void onHead(const std::string &command) const
    {
        const auto target = cluster::host(m_cloud, m_cluster, "head")->target;
        const CallContext context{Deadline::after(30s), {}};
        auto session = ssh::SshSession::open(target, context);
        ASSERT_TRUE(session) << session.error().detail;
        const auto done = session->exec(command, {}, context);
        ASSERT_TRUE(done) << done.error().detail;
        EXPECT_EQ(done->status, 0) << done->out << done->err;
    }
    std::string events(const RunId &run) const
    {
        std::string text;
        for (const auto &event : m_cloud.ledger->events(m_cluster, run).value_or(std::vector<ledger::Event>()))
            text += event.text + "\n";
        return text;
    }
    int attempts(const RunId &run) const
    {
        int most = 0;
        for (const auto &record : records(run))
            most = std::max(most, record.attempt);
        return most;
    }

    const cluster::LocalCloudHome m_home;
    CloudContext m_cloud;
    ClusterId m_cluster;
    std::mutex m_mutex;
    std::string m_notes;
    std::vector<RecoveryPlan> m_confirmed;
    bool m_agrees = true;
    bool m_spot = false;     ///< the machines
    ProgressSink m_progress; ///< of a recovery
};

class SpotHeadRecoveryTest : public HeadRecoveryTest {
protected:
    SpotHeadRecoveryTest() { m_spot = true; }
    /// EC2 announces that it takes the head back, and does so after two minutes of this cloud.
    void giveNotice() const
    {
        const auto id = cluster::host(m_cloud, m_cluster, "head")->instance;
        const nlohmann::json faults{{"faults", nlohmann::json::array()}, {"spotInterruption", id.value}};
        EXPECT_TRUE(writeFileAtomically(faultFile(), faults.dump()));
    }
};

TEST_F(HeadRecoveryTest, ARunWhoseHeadLosesAllProcessesEndsAsAnUndisturbedOne)
{
    constexpr int kEpochs = 8;
    const RunId calm = start(kEpochs);
    const auto undisturbed = follow(calm);
    ASSERT_TRUE(undisturbed) << undisturbed.error().detail;
    ASSERT_EQ(undisturbed->state, RunState::Finished);
    const auto expected = lastValidationAccuracy(records(calm));
    ASSERT_TRUE(expected);

    const RunId run = start(kEpochs);
    const auto end = follow(run, 3, [&] { onHead("pkill -KILL -f 'trainyard-[r]untime'"); });
    ASSERT_TRUE(end) << end.error().detail << "\n" << m_notes << events(run);
    EXPECT_EQ(end->state, RunState::Finished);
    const auto accuracy = lastValidationAccuracy(records(run));
    ASSERT_TRUE(accuracy);
    EXPECT_NEAR(*accuracy, *expected, 0.005);
    EXPECT_EQ(epochTable(records(run)).size(), std::size_t(kEpochs));
    EXPECT_EQ(attempts(run), 2);
    EXPECT_THAT(events(run), testing::ContainsRegex("the scheduler died on the head node after .*; the run continues "
                                                    "from epoch [0-9]+ .checkpoint., ([0-9]+|no) steps? lost"));
    EXPECT_THAT(m_notes, HasSubstr(" lost"));
    EXPECT_TRUE(m_confirmed.empty()) << "it costs nothing";
}

TEST_F(HeadRecoveryTest, ARunWhoseOnlyServerDiesContinuesFromItsLastCheckpoint) // H21
{
    constexpr int kEpochs = 8;
    const RunId run = start(kEpochs);
    const auto end = follow(run, 3, [&] { onHead("pkill -KILL -f 'role [s]erver'"); });
    ASSERT_TRUE(end) << end.error().detail << "\n" << m_notes << events(run);
    EXPECT_EQ(end->state, RunState::Finished);
    EXPECT_EQ(epochTable(records(run)).size(), std::size_t(kEpochs)) << "the curves continue";
    EXPECT_EQ(attempts(run), 2);
    EXPECT_THAT(events(run), testing::ContainsRegex("server 0 .head.: the server is gone.*; the run continues from "
                                                    "epoch [0-9]+ .checkpoint., ([0-9]+|no) steps? lost"));
    EXPECT_TRUE(m_confirmed.empty()) << "it costs nothing";
}

TEST_F(HeadRecoveryTest, ARunContinuesOnANewHead)
{
    const RunId run = start(8);
    m_agrees = false;
    m_cloud.costsMoney = true; // as at AWS
    const auto lost = follow(run, 3, [&] { terminateHead(); });
    ASSERT_FALSE(lost);
    EXPECT_EQ(lost.error().code, ErrorCode::PeerLost);
    ASSERT_EQ(m_confirmed.size(), 1u);
    EXPECT_TRUE(m_confirmed[0].newHead);
    EXPECT_EQ(m_confirmed[0].action, Recovery::Resume);
    EXPECT_THAT(lost.error().detail,
                HasSubstr("trainyardctl replace-head launches another one, and the run continues"));
    EXPECT_EQ((**m_cloud.ledger->run(run)).state, RunState::Failed);
    EXPECT_EQ(cluster::LocalCloudHome::aliveAt(m_cloud).size(), 2u) << "nothing was launched";

    FollowOptions options;
    options.launch.bundle = kBundle;
    options.confirm = [](const RecoveryPlan &) { return true; };
    const auto replaced = replaceHead(m_cloud, m_cluster, options, {});
    ASSERT_TRUE(replaced) << replaced.error().source << ": " << replaced.error().detail;
    EXPECT_EQ(replaced->run, run);
    EXPECT_EQ((**m_cloud.ledger->run(run)).state, RunState::Running);
    EXPECT_THAT((**m_cloud.ledger->run(run)).detail, testing::ContainsRegex("head node lost after .* lost"));
    const auto end = follow(run);
    ASSERT_TRUE(end) << end.error().detail << "\n" << m_notes << events(run);
    EXPECT_EQ(end->state, RunState::Finished);
    EXPECT_EQ(epochTable(records(run)).size(), 8u) << "the curves continue";
    EXPECT_EQ(attempts(run), 2);
    EXPECT_EQ(cluster::LocalCloudHome::aliveAt(m_cloud).size(), 3u);
    const auto again = replaceHead(m_cloud, m_cluster, options, {});
    ASSERT_FALSE(again);
    EXPECT_EQ(again.error().code, ErrorCode::InvalidArgument) << "it exists";
}

TEST_F(SpotHeadRecoveryTest, ARunWhoseHeadIsTakenBackContinuesFromWhatItHasSaved)
{
    constexpr int kEpochs = 100; // far more than it trains until the notice has reached the head
    const RunId run = start(kEpochs);
    const auto end = follow(run, 1, [&] { giveNotice(); });
    ASSERT_TRUE(end) << end.error().detail << "\n" << m_notes << events(run);
    EXPECT_EQ(end->state, RunState::Finished);
    const auto all = records(run);
    const auto paused = std::ranges::find(all, protocol::metric::kPaused, &protocol::MetricRecord::name);
    ASSERT_NE(paused, all.end());
    EXPECT_THAT(paused->note, HasSubstr("EC2 takes back the machine of the head; checkpoint saved at step "));
    EXPECT_THAT(events(run), testing::ContainsRegex("head node lost after .*; the run continues from epoch .*no step "
                                                    "lost"));
    EXPECT_EQ(epochTable(all).size(), std::size_t(kEpochs)) << "the curves continue";
    EXPECT_EQ(attempts(run), 2);
    EXPECT_EQ(cluster::LocalCloudHome::aliveAt(m_cloud).size(), 3u);
}

TEST_F(HeadRecoveryTest, AStopWhileANewHeadIsLaunchedTerminatesThatMachine)
{
    const RunId run = start(1000); // trains until it is stopped
    std::atomic<bool> requested = false;
    m_progress = [&](const StepEvent &event) { // as another program does it while there is no head
        if (event.step != "run-instances" || event.state != StepState::Done || requested.exchange(true))
            return;
        const auto stopped = m_cloud.ledger->setRunState(run, RunState::Stopped, "by the user");
        EXPECT_TRUE(stopped) << stopped.error().detail;
    };
    const auto end = follow(run, 1, [&] { terminateHead(); });
    ASSERT_TRUE(end) << end.error().detail << "\n" << m_notes << events(run);
    EXPECT_TRUE(requested);
    EXPECT_EQ(end->state, RunState::Stopped);
    EXPECT_EQ((**m_cloud.ledger->run(run)).state, RunState::Stopped);
    EXPECT_EQ((**m_cloud.ledger->run(run)).detail, "by the user");
    EXPECT_EQ(cluster::LocalCloudHome::aliveAt(m_cloud).size(), 2u) << "the workers stay, as after every stop";
    EXPECT_THAT(events(run), testing::Not(HasSubstr("the run continues")));
}

} // namespace
} // namespace trainyard::training
