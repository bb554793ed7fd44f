// A run whose head node cannot be reached for a while, or has ended: what is recorded, and what is only shown.
#include <tuple>

#include <gmock/gmock.h>

#include "backend/protocol/stop_note.h"
#include "backend/training/recovery/head_recovery_internal.h"
#include "backend/training/recovery/replace_head.h"
#include "backend/training/run/requested_job.h"
#include "tests/training/run_fixture.h"

namespace trainyard::training {
namespace {

using namespace std::chrono_literals;
using protocol::RunState;
using testing::ElementsAre;
using testing::HasSubstr;

using FollowRunTest = RunOnFakeNode;

TEST_F(FollowRunTest, AnOutageLosesNoPointAndEndsNoRun)
{
    m_fast.emplace();
    addRun();
    write(1);
    write(2);
    follow();
    ASSERT_TRUE(stored(2));
    const Timestamp before = wallNow();
    m_head->server().stop();
    write(3);
    ASSERT_TRUE(eventually([&] { return !m_contacts.empty() && m_contacts.back(); }));
    EXPECT_LE(*m_contacts.back(), before + 1s) << "the last reply";
    const std::string since = "unreachable since " + toLocalTime(*m_contacts.back(), wallNow());
    EXPECT_TRUE(eventually([&] { return m_notes.find(since) != std::string::npos; })) << m_notes;
    EXPECT_THAT(m_notes, HasSubstr(", still trying (ssh:head: "));
    EXPECT_EQ(state(m_run), RunState::Running);

    // A stop fails with the reason, and a new run does not take its workers.
    const auto stopped = stopRun(m_cloud, m_run, StopMode::SaveCheckpoint, {}, {});
    ASSERT_FALSE(stopped);
    EXPECT_EQ(stopped.error().code, ErrorCode::Unreachable);
    EXPECT_EQ(stopped.error().source, "ssh:head");
    protocol::JobSpec job;
    job.data = "file:///data";
    const auto second = startRun(m_cloud, m_cluster, job, {}, {});
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error().code, ErrorCode::Busy);
    EXPECT_THAT(second.error().detail,
                HasSubstr("the run " + m_run.value + " on it cannot be reached now and may still be training"));
    EXPECT_EQ(m_cloud.ledger->runs()->size(), 1u);
    EXPECT_EQ(state(m_run), RunState::Running);

    write(4);
    ASSERT_TRUE(m_head->server().restart());
    ASSERT_TRUE(stored(4));
    ASSERT_TRUE(eventually([&] { return !m_contacts.back(); }));
    EXPECT_TRUE(eventually([&] { return m_notes.find("the head node responds again") != std::string::npos; }))
        << m_notes;
    write(5, protocol::metric::kRunFinished);
    ASSERT_TRUE(eventually([&] { return m_end.has_value(); }));
    ASSERT_TRUE(*m_end) << m_end->error().detail;
    EXPECT_EQ((*m_end)->state, RunState::Finished);
    EXPECT_THAT(steps(), ElementsAre(1, 2, 3, 4, 5));
    EXPECT_EQ(state(m_run), RunState::Finished);
    const auto events = m_cloud.ledger->events(m_cluster, m_run);
    ASSERT_TRUE(events);
    for (const auto &event : *events)
        EXPECT_THAT(event.text, testing::Not(HasSubstr("failed")));
}

TEST_F(FollowRunTest, AnEndDuringAnOutageIsReadAfterwards)
{
    m_fast.emplace();
    addRun();
    write(1);
    follow();
    ASSERT_TRUE(stored(1));
    m_head->server().stop();
    write(2);
    write(3, protocol::metric::kRunFinished);
    ASSERT_TRUE(eventually([&] { return !m_contacts.empty() && m_contacts.back(); }));
    ASSERT_TRUE(m_head->server().restart());
    ASSERT_TRUE(eventually([&] { return m_end.has_value(); }));
    ASSERT_TRUE(*m_end) << m_end->error().detail;
    EXPECT_EQ((*m_end)->state, RunState::Finished);
    EXPECT_THAT(steps(), ElementsAre(1, 2, 3));
}

TEST_F(FollowRunTest, AHeadThatRespondsReportsThatTheSchedulerHasEnded)
{
    m_fast.emplace();
    addRun();
    write(1);
    follow();
    ASSERT_TRUE(eventually([&] { return m_end.has_value(); }));
    ASSERT_FALSE(*m_end);
    EXPECT_EQ(m_end->error().code, ErrorCode::PeerLost);
    EXPECT_EQ(state(m_run), RunState::Failed);
    EXPECT_EQ((**m_cloud.ledger->run(m_run)).detail, "its scheduler is not running any more");
    EXPECT_THAT(steps(), ElementsAre(1));
}

TEST_F(FollowRunTest, ARunThatIsStoppedWhileItIsFollowedStaysStopped)
{
    m_fast.emplace();
    addRun();
    write(1);
    FollowOptions options;
    options.stored = [&](std::int64_t) { // as another program does it
        EXPECT_TRUE(m_cloud.ledger->setRunState(m_run, RunState::Stopped, "stopped by the user"));
    };
    const auto end = followRun(m_cloud, m_run, options, {});
    ASSERT_TRUE(end) << end.error().detail;
    EXPECT_EQ(end->state, RunState::Stopped);
    EXPECT_EQ(end->note, "stopped by the user");
    EXPECT_EQ(state(m_run), RunState::Stopped);
    EXPECT_EQ((**m_cloud.ledger->run(m_run)).detail, "stopped by the user");
}

TEST_F(FollowRunTest, ALostRunIsReservedUntilItsEndIsRecorded)
{
    addRun();
    const auto row = **m_cloud.ledger->run(m_run);
    const FollowOptions options;
    std::optional<HeadRecovery> recovery(std::in_place, m_cloud, row, options);
    EXPECT_EQ(recovery->attempt(false, "no scheduler", {}), HeadRecovery::Outcome::Lost);
    const auto busy = m_cloud.ledger->lease("run:" + m_run.value, "another program");
    ASSERT_FALSE(busy);
    EXPECT_EQ(busy.error().code, ErrorCode::Busy);
    recovery.reset();
    EXPECT_TRUE(m_cloud.ledger->lease("run:" + m_run.value, "another program"));
}

TEST_F(FollowRunTest, AFollowerOfAnotherProfileDecidesNothing)
{
    addRun();
    const auto row = **m_cloud.ledger->run(m_run);
    const FollowOptions options;
    m_cloud.profile = "other";
    HeadRecovery recovery(m_cloud, row, options);
    EXPECT_EQ(recovery.attempt(false, "no scheduler", {}), HeadRecovery::Outcome::Continues);
    EXPECT_EQ(recovery.plan().action, Recovery::None);
    EXPECT_EQ(state(m_run), RunState::Running);
    EXPECT_TRUE(m_cloud.ledger->lease("run:" + m_run.value, "another program")) << "it is not reserved";
}

TEST_F(FollowRunTest, AFollowerOfAnotherProfileThatOnlyCatchesUpRecordsNoEnd)
{
    addRun();
    ASSERT_TRUE(m_cloud.ledger->closeResource("instance", "i-1", "local", "us-east-1", "terminated", wallNow()));
    FollowOptions look;
    look.untilQuiet = true;
    auto other = m_cloud;
    other.profile = "other";
    const auto unknown = followRun(other, m_run, look, {});
    ASSERT_FALSE(unknown);
    EXPECT_EQ(unknown.error().code, ErrorCode::Unreachable);
    EXPECT_EQ(state(m_run), RunState::Running);

    const auto lost = followRun(m_cloud, m_run, look, {});
    ASSERT_FALSE(lost);
    EXPECT_EQ(lost.error().code, ErrorCode::PeerLost);
    EXPECT_EQ(state(m_run), RunState::Failed);
}

TEST_F(FollowRunTest, ARunHasEndedWithAClusterThatWasTerminated)
{
    addRun();
    ASSERT_TRUE(m_cloud.ledger->closeResource("instance", "i-1", "local", "us-east-1", "terminated", wallNow()));
    auto cluster = **m_cloud.ledger->cluster(m_cluster);
    cluster.closed = wallNow();
    ASSERT_TRUE(m_cloud.ledger->saveCluster(cluster));
    FollowOptions look;
    look.untilQuiet = true;
    const auto end = followRun(m_cloud, m_run, look, {});
    ASSERT_TRUE(end) << end.error().detail;
    EXPECT_EQ(end->state, RunState::Stopped);
    EXPECT_EQ(end->note, kEndedWithCluster);
    EXPECT_EQ(stateOf(**m_cloud.ledger->run(m_run)), RunState::EndedWithCluster);
}

TEST_F(FollowRunTest, ARunIsLostWithAHeadThatTheCloudHasTerminated)
{
    m_fast.emplace();
    addRun();
    write(1);
    follow();
    ASSERT_TRUE(stored(1));
    m_head->server().stop();
    ASSERT_TRUE(eventually([&] { return !m_contacts.empty() && m_contacts.back(); }));
    EXPECT_EQ(state(m_run), RunState::Running);
    // What another thread learns from AWS, by the machine's id.
    ASSERT_TRUE(m_cloud.ledger->closeResource("instance", "i-1", "local", "us-east-1", "terminated", wallNow()));
    ASSERT_TRUE(eventually([&] { return m_end.has_value(); }));
    ASSERT_FALSE(*m_end);
    EXPECT_EQ(m_end->error().code, ErrorCode::PeerLost);
    EXPECT_EQ(state(m_run), RunState::Failed);
    EXPECT_THAT((**m_cloud.ledger->run(m_run)).detail, HasSubstr("lost with its head node, which is terminated"));

    EXPECT_TRUE(isLostWithHead(**m_cloud.ledger->run(m_run)));
    m_cloud.costsMoney = true;
    const NewHead head = newHeadOf(m_cloud, m_cluster);
    EXPECT_EQ(head.type, cluster::LaunchPlan().typeOfHead());
    EXPECT_TRUE(head.usdPerHour);
    EXPECT_THAT(describeNewHead(m_cloud, m_cluster), HasSubstr(head.type + ", $"));
    {
        const auto other = m_cloud.ledger->lease("run:" + m_run.value, "continue the run in another program");
        const auto busy = endLostRun(m_cloud, m_run);
        ASSERT_FALSE(busy);
        EXPECT_EQ(busy.error().code, ErrorCode::Busy);
    }
    ASSERT_TRUE(endLostRun(m_cloud, m_run));
    EXPECT_EQ(state(m_run), RunState::Stopped);
    EXPECT_FALSE(isLostWithHead(**m_cloud.ledger->run(m_run)));
    const auto again = endLostRun(m_cloud, m_run);
    ASSERT_FALSE(again);
    EXPECT_EQ(again.error().code, ErrorCode::Conflict);
}

TEST_F(FollowRunTest, ARunThatWasRecordedAsFailedForSilenceIsFollowedAgain)
{
    addRun(RunState::Failed, "the head node of its cluster has not answered for a long time");
    EXPECT_EQ(stateOf(**m_cloud.ledger->run(m_run)), RunState::Running);
    EXPECT_EQ(activeRun(m_cloud, m_cluster)->id, m_run);
    write(1);
    follow();
    ASSERT_TRUE(stored(1));
    ASSERT_TRUE(eventually([&] { return state(m_run) == RunState::Running; }));
    write(2, protocol::metric::kRunFinished);
    ASSERT_TRUE(eventually([&] { return m_end.has_value(); }));
    EXPECT_EQ(state(m_run), RunState::Finished);
}

TEST_F(FollowRunTest, ANewRunStartsOnceTheFormerOneIsKnownToHaveEnded)
{
    protocol::JobSpec job;
    job.data = "file:///data";
    const auto first = startRun(m_cloud, m_cluster, job, {}, {});
    ASSERT_TRUE(first) << first.error().detail;
    const auto busy = startRun(m_cloud, m_cluster, job, {}, {});
    ASSERT_FALSE(busy);
    EXPECT_EQ(busy.error().code, ErrorCode::Busy);
    EXPECT_THAT(busy.error().detail, HasSubstr(first->value + " is active"));
    m_head->kill(m_head->run(*first) / "scheduler.pid");
    const auto second = startRun(m_cloud, m_cluster, job, {}, {});
    ASSERT_TRUE(second) << second.error().detail;
    EXPECT_EQ(state(*first), RunState::Failed);
    EXPECT_EQ(state(*second), RunState::Running);
    EXPECT_TRUE(stopRun(m_cloud, *second, StopMode::AtOnce, {}, {}));
    EXPECT_EQ(state(*second), RunState::Stopped);
}

// Its scheduler has ended, but another program may be about to continue it.
TEST_F(FollowRunTest, NoRunStartsBesideOneThatHasPausedForItsHead)
{
    protocol::JobSpec job, next;
    job.data = next.data = "file:///data";
    job.run = m_run;
    const auto first = startRun(m_cloud, m_cluster, job, {}, {});
    ASSERT_TRUE(first) << first.error().detail;
    write(7, protocol::metric::kPaused, -1, std::string(protocol::kHeadTakenBack) + "; checkpoint saved at step 7");
    m_head->kill(m_head->run(m_run) / "scheduler.pid");
    const auto gone = [this](const StepEvent &event) { // as another program learns it
        if (event.step != "check" || event.state != StepState::Done)
            return;
        EXPECT_TRUE(m_cloud.ledger->closeResource("instance", "i-1", "local", "us-east-1", "terminated", wallNow()));
    };
    for (const ProgressSink &sink : {ProgressSink(), ProgressSink(gone)}) {
        const auto second = startRun(m_cloud, m_cluster, next, sink, {});
        ASSERT_FALSE(second);
        EXPECT_EQ(second.error().code, ErrorCode::Busy);
        EXPECT_THAT(second.error().detail,
                    HasSubstr(m_run.value + " on it has paused, since EC2 takes back the machine of its head"));
        EXPECT_THAT(second.error().detail, HasSubstr("(trainyardctl runs --stop " + m_run.value + ")"));
        EXPECT_EQ(state(m_run), RunState::Running);
        EXPECT_EQ(m_cloud.ledger->runs()->size(), 1u);
    }
    const auto stopped = stopRun(m_cloud, m_run, StopMode::AtOnce, {}, {});
    ASSERT_TRUE(stopped) << stopped.error().detail;
    EXPECT_EQ(state(m_run), RunState::Stopped);
}

TEST_F(FollowRunTest, ARunOnSpotMachinesWaitsForTheirReplacements)
{
    const auto worker = runs::FakeNode::start("worker-1");
    ASSERT_TRUE(worker);
    addMachine(*worker, "i-2");
    for (const auto &[spot, asked, expected] : {std::tuple(false, -1, 300), std::tuple(true, -1, 3600),
                                                std::tuple(true, 300, 300), std::tuple(true, 60, 60)}) {
        cluster::LaunchPlan plan;
        plan.spot = spot;
        auto row = **m_cloud.ledger->cluster(m_cluster);
        row.plan = plan.toJson();
        ASSERT_TRUE(m_cloud.ledger->saveCluster(row));
        protocol::JobSpec job;
        job.data = "file:///data";
        job.pauseSeconds = asked;
        const auto run = startRun(m_cloud, m_cluster, job, {}, {});
        ASSERT_TRUE(run) << run.error().detail;
        const auto recorded = protocol::jobSpecFromJson((**m_cloud.ledger->run(*run)).job);
        ASSERT_TRUE(recorded) << recorded.error().detail;
        EXPECT_EQ(recorded->pauseLimit(), expected);
        EXPECT_TRUE(stopRun(m_cloud, *run, StopMode::AtOnce, {}, {}));
    }
}

TEST_F(FollowRunTest, AMachineWithSeveralGpusGetsAWorkerForEach)
{
    const auto worker = runs::FakeNode::start("worker-1");
    ASSERT_TRUE(worker);
    addMachine(*worker, "i-2", "g4dn.12xlarge"); // 4 GPUs
    cluster::LaunchPlan plan;
    plan.instanceType = "g4dn.12xlarge";
    auto row = **m_cloud.ledger->cluster(m_cluster);
    row.plan = plan.toJson();
    ASSERT_TRUE(m_cloud.ledger->saveCluster(row));
    for (const auto &[gpus, workers] : {std::pair("", 4), {"auto", 4}, {"1,3", 2}, {"none", 1}}) {
        protocol::JobSpec job;
        job.data = "file:///data";
        job.gpus = gpus;
        const auto run = startRun(m_cloud, m_cluster, job, {}, {});
        ASSERT_TRUE(run) << run.error().detail;
        int started = 0;
        for (int index = 0; index < 8; ++index)
            started +=
                std::filesystem::exists(worker->run(*run) / (protocol::label(protocol::Role::Worker, index) + ".pid"));
        EXPECT_EQ(started, workers) << gpus;
        const auto recorded = protocol::jobSpecFromJson((**m_cloud.ledger->run(*run)).job);
        ASSERT_TRUE(recorded) << recorded.error().detail;
        EXPECT_EQ(recorded->workers, workers);
        EXPECT_EQ(recorded->workersPerMachine, workers);
        const auto again = requestedJob(*m_cloud.ledger, *m_cloud.catalog, **m_cloud.ledger->run(*run));
        EXPECT_EQ(again.value().workersPerMachine, 1) << "nobody chose them";
        EXPECT_TRUE(stopRun(m_cloud, *run, StopMode::AtOnce, {}, {}));
    }
}

TEST_F(FollowRunTest, AJobFileMayAskForAWorkerOnEachNumaNode)
{
    const auto worker = runs::FakeNode::start("worker-1");
    ASSERT_TRUE(worker);
    addMachine(*worker, "i-2");
    protocol::JobSpec job;
    job.data = "file:///data";
    job.workersPerMachine = 2;
    const auto run = startRun(m_cloud, m_cluster, job, {}, {});
    ASSERT_TRUE(run) << run.error().detail;
    const auto recorded = protocol::jobSpecFromJson((**m_cloud.ledger->run(*run)).job);
    ASSERT_TRUE(recorded) << recorded.error().detail;
    EXPECT_EQ(recorded->workersPerMachine, 2);
    EXPECT_EQ(recorded->workers, 2);
    const auto again = requestedJob(*m_cloud.ledger, *m_cloud.catalog, **m_cloud.ledger->run(*run));
    EXPECT_EQ(again.value().workersPerMachine, 2);
    EXPECT_TRUE(stopRun(m_cloud, *run, StopMode::AtOnce, {}, {}));
}

TEST_F(FollowRunTest, OfATypeThatTheCatalogueDoesNotKnowTheGpusAreCountedOnTheMachines)
{
    const auto worker = runs::FakeNode::start("worker-1");
    ASSERT_TRUE(worker);
    addMachine(*worker, "i-2", "p99.48xlarge");
    cluster::LaunchPlan plan;
    plan.instanceType = "p99.48xlarge";
    auto row = **m_cloud.ledger->cluster(m_cluster);
    row.plan = plan.toJson();
    ASSERT_TRUE(m_cloud.ledger->saveCluster(row));
    const auto machines = m_cloud.ledger->resources(m_cluster);
    ASSERT_TRUE(machines);
    for (ledger::Resource machine : *machines) {
        machine.facts[cluster::fact::kGpus] = machine.id == "i-2" ? "3" : "0"; // the head has none
        ASSERT_TRUE(m_cloud.ledger->saveResource(machine));
    }
    protocol::JobSpec job;
    job.data = "file:///data";
    const auto run = startRun(m_cloud, m_cluster, job, {}, {});
    ASSERT_TRUE(run) << run.error().detail;
    const auto recorded = protocol::jobSpecFromJson((**m_cloud.ledger->run(*run)).job);
    ASSERT_TRUE(recorded) << recorded.error().detail;
    EXPECT_EQ(recorded->workersPerMachine, 3);
    EXPECT_TRUE(stopRun(m_cloud, *run, StopMode::AtOnce, {}, {}));
}

} // namespace
} // namespace trainyard::training
