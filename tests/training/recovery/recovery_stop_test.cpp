// A run that is continued after its processes died: it is stopped meanwhile, its bucket is gone, or its start was cut off.
#include <gmock/gmock.h>

#include "backend/cluster/plan/cluster_state.h"
#include "backend/core/async/poll.h"
#include "backend/protocol/node_layout.h"
#include "backend/runtime/nn/checkpoint.h"
#include "backend/training/recovery/head_recovery_internal.h"
#include "backend/training/run/cluster_run_internal.h"
#include "tests/support/http_server.h"
#include "tests/training/run_fixture.h"

namespace trainyard::training {
namespace {

using namespace std::chrono_literals;
using protocol::RunState;
using support::httpResponse;
using testing::HasSubstr;
using testing::Not;

class RecoveryStopTest : public RunOnFakeNode {
protected:
    static CallContext soon() { return {Deadline::after(60s), {}}; }
    protocol::JobSpec job() const
    {
        protocol::JobSpec job;
        job.data = "file:///data";
        job.run = m_run;
        return job;
    }
    /// Starts a run on the head alone.
    void begin(const protocol::JobSpec &job)
    {
        addRun();
        auto row = run();
        row.job = protocol::toJson(job);
        ASSERT_TRUE(m_cloud.ledger->saveRun(row));
        const auto started = onHead().start(job, {}, soon());
        ASSERT_TRUE(started) << started.error().source << ": " << started.error().detail;
    }
    /// Kills all processes of the run, whose exit statuses are then unknown.
    void killAll()
    {
        for (const auto &file : std::filesystem::directory_iterator(m_head->run(m_run))) {
            if (file.path().extension() == ".pid")
                m_head->kill(file.path());
        }
        ASSERT_TRUE(pollUntil(Backoff(20ms), soon(), [&]() -> Result<bool> { return allEnded(); }));
    }
    runs::RunControl onHead() const { return {m_run, m_head->node(), {}}; }
    bool allEnded() const
    {
        const auto status = onHead().status({}, soon());
        EXPECT_TRUE(status) << status.error().detail;
        return status && !status->processes.empty() &&
               std::ranges::none_of(status->processes, &runs::ProcessStatus::alive);
    }
    ledger::Run run() const { return **m_cloud.ledger->run(m_run); }
    std::string events() const
    {
        std::string text;
        for (const auto &event : m_cloud.ledger->events(m_cluster, m_run).value_or(std::vector<ledger::Event>()))
            text += event.text + "\n";
        return text;
    }
    HeadRecovery::Outcome recover(const FollowOptions &options = {})
    {
        const auto row = run();
        HeadRecovery recovery(m_cloud, row, options);
        const auto outcome = recovery.attempt(false, "no scheduler", {});
        m_plan = recovery.plan();
        m_reason = recovery.reason();
        return outcome;
    }
    /// Another program records a stop when the last process of a start has begun.
    ProgressSink stopAtTheEnd()
    {
        return [this](const StepEvent &event) {
            if (event.step != "worker" || event.state != StepState::Done)
                return;
            const auto stopped = m_cloud.ledger->setRunState(m_run, RunState::Stopped, "by the user");
            EXPECT_TRUE(stopped) << stopped.error().detail;
            EXPECT_TRUE(cluster::setState(m_cloud, m_cluster, cluster::ClusterState::Ready));
        };
    }
    /// A cloud without the buckets of the run.
    void loseBuckets()
    {
        m_s3 = std::make_unique<support::HttpServer>([](const support::ReceivedRequest &request) {
            return httpResponse(404, request.method == "HEAD" ? "" : "<Error><Code>NoSuchBucket</Code></Error>");
        });
        readBucketsFrom(m_s3->url());
        m_cloud.nodeEnvironment = {}; // no keys are sent
    }
    /// A checkpoint after three epochs, as the runtime writes it, on the head.
    void saveOnHead() const
    {
        nn::Checkpoint checkpoint;
        checkpoint.model = "mlp";
        checkpoint.epoch = 3;
        checkpoint.step = 30;
        checkpoint.notes["run"] = m_run.value;
        checkpoint.tensors = {{"fc1.weight", 0, 10, {10}}};
        checkpoint.parameters.assign(10, 1);
        const auto folder = m_head->server().home() / protocol::NodeLayout{}.checkpoints(m_run);
        ASSERT_TRUE(ensureFolder(folder));
        const auto saved = nn::saveCheckpoint(folder / protocol::fileNameOf({3, std::nullopt}), checkpoint);
        ASSERT_TRUE(saved) << saved.error().detail;
    }

    std::unique_ptr<support::HttpServer> m_s3;
    RecoveryPlan m_plan;
    std::string m_reason;
};

TEST_F(RecoveryStopTest, ARunContinuesUnlessItIsStopped)
{
    ASSERT_NO_FATAL_FAILURE(begin(job()));
    ASSERT_NO_FATAL_FAILURE(killAll());
    EXPECT_EQ(recover(), HeadRecovery::Outcome::Continues) << m_reason;
    EXPECT_EQ(run().state, RunState::Running);
    EXPECT_THAT(run().detail, HasSubstr("the run begins again"));
    EXPECT_FALSE(allEnded());
}

TEST_F(RecoveryStopTest, AStopWhileProcessesStartIsNotOverwritten)
{
    ASSERT_NO_FATAL_FAILURE(begin(job()));
    ASSERT_NO_FATAL_FAILURE(killAll());
    FollowOptions options;
    options.progress = stopAtTheEnd();
    EXPECT_EQ(recover(options), HeadRecovery::Outcome::Lost);
    EXPECT_EQ(run().state, RunState::Stopped);
    EXPECT_EQ(run().detail, "by the user");
    EXPECT_TRUE(allEnded());
    EXPECT_THAT(events(), Not(HasSubstr("begins again")));
    EXPECT_EQ(cluster::parseClusterState((**m_cloud.ledger->cluster(m_cluster)).state), cluster::ClusterState::Ready);
}

TEST_F(RecoveryStopTest, AStopAlsoEndsProcessesThatStartAfterItsRequest)
{
    ASSERT_NO_FATAL_FAILURE(begin(job()));
    bool continued = false;
    const auto sink = [&](const StepEvent &event) { // as a follower continues the run at this moment
        if (event.step != kStopStep || event.state != StepState::Done || std::exchange(continued, true))
            return;
        const auto again = onHead().startAgain(job(), {}, 1, soon());
        EXPECT_TRUE(again) << again.error().detail;
        EXPECT_EQ(m_cloud.ledger->continueRun(m_run, "the run continues"), true);
        EXPECT_FALSE(allEnded());
    };
    const auto stopped = stopRun(m_cloud, m_run, StopMode::AtOnce, sink, {});
    ASSERT_TRUE(stopped) << stopped.error().detail;
    EXPECT_TRUE(continued);
    EXPECT_EQ(run().state, RunState::Stopped);
    EXPECT_TRUE(allEnded());
}

TEST_F(RecoveryStopTest, AStopDoesNotNeedTheHeadThatIsBeingPrepared)
{
    m_fast.emplace();
    addRun();
    m_head->server().stop();
    const auto refused = stopRun(m_cloud, m_run, StopMode::AtOnce, {}, {});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::Unreachable) << "it may be training";
    EXPECT_EQ(run().state, RunState::Running);

    const auto lease = m_cloud.ledger->lease(recoveryLease(m_run), "continue the run");
    ASSERT_TRUE(lease) << lease.error().detail;
    const auto stopped = stopRun(m_cloud, m_run, StopMode::AtOnce, {}, {});
    ASSERT_TRUE(stopped) << stopped.error().detail;
    EXPECT_EQ(run().state, RunState::Stopped);
}

TEST_F(RecoveryStopTest, ProcessesOfAStartThatWasCutOffEndBeforeTheNextStart)
{
    ASSERT_NO_FATAL_FAILURE(begin(job()));
    // What a start leaves that failed without a network, and could not end its processes.
    const std::string key = "cut-off-start:" + m_cluster.value;
    ASSERT_TRUE(m_cloud.ledger->setRunState(m_run, RunState::Failed, "the network was away"));
    ASSERT_TRUE(m_cloud.ledger->setSetting(key, m_run.value));
    EXPECT_FALSE(allEnded());

    auto next = job();
    next.run = newRunId();
    const auto started = startRun(m_cloud, m_cluster, next, {}, {});
    ASSERT_TRUE(started) << started.error().source << ": " << started.error().detail;
    EXPECT_TRUE(allEnded());
    EXPECT_EQ(state(next.run), RunState::Running);
    EXPECT_EQ(m_cloud.ledger->setting(key)->value_or(""), "") << "it is done once";
}

TEST_F(RecoveryStopTest, AStartThatItsNetworkCutsOffIsKeptForTheNextOne)
{
    const auto cut = [&](const StepEvent &event) { // before the last process
        if (event.step == "worker" && event.state == StepState::Started)
            m_head->server().stop();
    };
    const auto started = startRun(m_cloud, m_cluster, job(), cut, {});
    ASSERT_FALSE(started);
    EXPECT_EQ(state(m_run), RunState::Failed) << started.error().detail;
    const auto kept = [&] { return m_cloud.ledger->setting("cut-off-start:" + m_cluster.value)->value_or(""); };
    EXPECT_EQ(kept(), m_run.value);

    const std::vector<ssh::Host> nodes{m_head->node()};
    const Status early = endCutOffStart(m_cloud, m_cluster, nodes, {}, {});
    ASSERT_FALSE(early);
    EXPECT_EQ(early.error().code, ErrorCode::Unreachable) << "a queue waits then";
    EXPECT_THAT(early.error().detail, HasSubstr(m_run.value));
    EXPECT_EQ(kept(), m_run.value);

    ASSERT_TRUE(m_head->server().restart());
    const Status ended = endCutOffStart(m_cloud, m_cluster, nodes, {}, {});
    ASSERT_TRUE(ended) << ended.error().detail;
    EXPECT_TRUE(allEnded());
    EXPECT_EQ(kept(), "");
    noteCutOffStart(m_cloud, run(), nodes);
    EXPECT_EQ(kept(), "") << "the machines respond: nothing is left for the next start";
}

TEST_F(RecoveryStopTest, AStopDuringTheStartOfARunWins)
{
    const auto started = startRun(m_cloud, m_cluster, job(), stopAtTheEnd(), {});
    ASSERT_FALSE(started);
    EXPECT_EQ(started.error().code, ErrorCode::Cancelled) << started.error().detail;
    EXPECT_EQ(run().state, RunState::Stopped);
    EXPECT_TRUE(allEnded());
    EXPECT_EQ(cluster::parseClusterState((**m_cloud.ledger->cluster(m_cluster)).state), cluster::ClusterState::Ready);
}

TEST_F(RecoveryStopTest, ADeletedBucketLeavesTheCheckpointsOfTheMachines)
{
    auto saving = job();
    saving.checkpointFolder = "s3://models/run";
    ASSERT_NO_FATAL_FAILURE(begin(saving));
    ASSERT_NO_FATAL_FAILURE(saveOnHead());
    ASSERT_NO_FATAL_FAILURE(killAll());
    loseBuckets();
    EXPECT_EQ(recover(), HeadRecovery::Outcome::Continues) << m_reason;
    EXPECT_EQ(m_plan.action, Recovery::Resume);
    EXPECT_EQ(m_plan.from.epochs, 3);
    EXPECT_EQ(run().state, RunState::Running);
    const std::string gone = "the bucket models of its checkpoints no longer exists";
    EXPECT_THAT(run().detail, HasSubstr(gone));
    EXPECT_THAT(events(), HasSubstr("the run continues from epoch 3 (checkpoint), no step lost; " + gone));
    EXPECT_FALSE(m_s3->received().empty());
}

TEST_F(RecoveryStopTest, ARunWithoutAnyCheckpointIsLostWithItsBucket)
{
    auto saving = job();
    saving.checkpointFolder = "s3://models/run";
    ASSERT_NO_FATAL_FAILURE(begin(saving));
    ASSERT_TRUE(m_cloud.ledger->appendMetrics(m_run, std::vector{ledger::makeMetric(m_run, 0, 20, "speed", 20)}));
    ASSERT_NO_FATAL_FAILURE(killAll());
    loseBuckets();
    EXPECT_EQ(recover(), HeadRecovery::Outcome::Lost);
    EXPECT_THAT(m_reason, HasSubstr("it has no checkpoint"));
    EXPECT_THAT(m_reason, HasSubstr("the bucket models of its checkpoints no longer exists"));
    EXPECT_TRUE(allEnded());
}

} // namespace
} // namespace trainyard::training
