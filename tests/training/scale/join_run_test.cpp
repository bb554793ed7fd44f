// Workers that join and leave a run take as long as the run needs, and only who was admitted has joined.
#include <atomic>

#include <gmock/gmock.h>

#include "backend/cluster/plan/membership.h"
#include "backend/cluster/plan/milestones.h"
#include "backend/sshkeys/keys.h"
#include "backend/training/follow/run_records_internal.h"
#include "backend/training/run/cluster_run_internal.h"
#include "tests/training/run_fixture.h"

namespace trainyard::training {
namespace {

using namespace std::chrono_literals;
using protocol::RunState;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
namespace metric = protocol::metric;

class JoinRunTest : public RunOnFakeNode {
protected:
    void SetUp() override
    {
        RunOnFakeNode::SetUp();
        if (IsSkipped() || HasFatalFailure())
            return;
        m_worker = runs::FakeNode::start("worker-1");
        ASSERT_TRUE(m_worker);
        protocol::JobSpec job;
        job.data = "file:///data";
        job.run = m_run;
        const auto started = startRun(m_cloud, m_cluster, job, {}, {}); // on the head alone
        ASSERT_TRUE(started) << started.error().detail;
        addMachine(*m_worker, "i-2");
    }
    ledger::Run run() const { return **m_cloud.ledger->run(m_run); }
    /// Calls `then` when the wait for the worker has been reported for the first time.
    ProgressSink whenItWaits(std::function<void()> then)
    {
        return [this, then = std::move(then)](const StepEvent &event) {
            if (event.step != "join")
                return;
            m_events.push_back(std::string(toString(event.state)) + " " + event.message.english());
            if (event.state == StepState::Progressing && !m_waited.exchange(true))
                then();
        };
    }
    std::vector<std::string> joinedMachines() const
    {
        std::vector<std::string> found;
        for (const cluster::NodeTimeline &line : cluster::timelines(*m_cloud.ledger->events(m_cluster, {}, 0, 0))) {
            if (std::ranges::find(line.reached, cluster::Milestone::Joined, &cluster::ReachedMilestone::milestone) !=
                line.reached.end())
                found.push_back(line.node);
        }
        return found;
    }

    std::unique_ptr<runs::FakeNode> m_worker;
    std::atomic<bool> m_waited = false;
    std::vector<std::string> m_events; ///< of the thread that joins
};

/// The error of the only node that did not join.
Error onlyFailure(const Result<JoinResult> &result)
{
    if (!result || result->failed.size() != 1)
        return {ErrorCode::Internal, "test", "not one node that failed"};
    return result->failed.front().error;
}

TEST_F(JoinRunTest, AWorkerHasJoinedWhenTheSchedulerHasAdmittedIt)
{
    write(1, metric::kWorkers, -1);
    const auto sink = whenItWaits([&] {
        EXPECT_THAT(joinedMachines(), IsEmpty()) << "its process runs, and no more";
        write(2, metric::kMemberJoined, 1, "worker-1");
    });
    const auto done = joinRun(m_cloud, run(), {"worker-1"}, sink, {});
    ASSERT_TRUE(done) << done.error().detail;
    EXPECT_THAT(done->joined, ElementsAre("worker-1"));
    EXPECT_TRUE(done->failed.empty());
    EXPECT_THAT(joinedMachines(), ElementsAre("worker-1"));
    EXPECT_THAT(m_events, testing::Contains(HasSubstr("progressing loads its data; joins between two batches")));
    EXPECT_EQ(m_events.back(), "done ");
    ASSERT_TRUE(stopRun(m_cloud, m_run, StopMode::AtOnce, {}, {}));
}

TEST_F(JoinRunTest, TheStagesOfANewMachineAreAnEvent) // H6
{
    const auto reached = [&](const std::string &node, cluster::Milestone milestone, Timestamp at) {
        ledger::Event event;
        event.at = at;
        event.cluster = m_cluster;
        event.kind = cluster::kMilestoneEvent;
        event.subject = node;
        event.text = toString(milestone);
        ASSERT_TRUE(m_cloud.ledger->addEvent(event));
    };
    reached("worker-1", cluster::Milestone::Requested, run().created);
    reached("worker-1", cluster::Milestone::Running, run().created);
    reached("worker-2", cluster::Milestone::Requested, run().created - 1h); // was there before the run
    const auto sink = whenItWaits([&] {
        write(1, metric::kMemberJoined, 1, "worker-2");
        write(2, metric::kMemberJoined, 2, "worker-1");
    });
    ASSERT_TRUE(joinRun(m_cloud, run(), {"worker-1"}, sink, {}));
    std::vector<std::string> stages;
    const auto events = m_cloud.ledger->events(m_cluster, {}, 0, 0);
    ASSERT_TRUE(events);
    for (const ledger::Event &event : *events) {
        if (event.kind == "join" && event.run == m_run)
            stages.push_back(event.text);
    }
    EXPECT_THAT(stages, ElementsAre(AllOf(testing::StartsWith("worker-1 joined the run: "),
                                          HasSubstr(" in all: start 0 ms, data and admission "))));
    EXPECT_THAT(joinedMachines(), ElementsAre("worker-1", "worker-2"));
    ASSERT_TRUE(stopRun(m_cloud, m_run, StopMode::AtOnce, {}, {}));
}

TEST_F(JoinRunTest, ASpareWaitsOutsideOfTheRun) // H28
{
    auto row = run();
    auto job = protocol::jobSpecFromJson(row.job);
    ASSERT_TRUE(job) << job.error().detail;
    job->maxWorkers = 1;
    job->spares = 1;
    row.job = protocol::toJson(*job);
    ASSERT_TRUE(m_cloud.ledger->saveRun(row));
    write(1, metric::kMemberJoined, 0, "head");
    const auto done = joinRun(m_cloud, run(), {"worker-1"}, whenItWaits([] {}), {});
    ASSERT_TRUE(done) << done.error().detail;
    EXPECT_THAT(done->joined, ElementsAre("worker-1"));
    EXPECT_TRUE(done->failed.empty());
    EXPECT_EQ(m_events.back(), "done ready to replace a worker that dies");
    EXPECT_THAT(joinedMachines(), IsEmpty()) << "the scheduler has not admitted it";
    ASSERT_TRUE(stopRun(m_cloud, m_run, StopMode::AtOnce, {}, {}));
}

TEST_F(JoinRunTest, AWorkerThatEndsBeforeItJoinsHasNotJoined)
{
    const auto sink = whenItWaits([&] { m_worker->kill(m_worker->run(m_run) / "worker.pid"); });
    const auto done = joinRun(m_cloud, run(), {"worker-1"}, sink, {});
    ASSERT_TRUE(done) << done.error().detail;
    EXPECT_EQ(onlyFailure(done).code, ErrorCode::NeverJoined);
    EXPECT_THAT(onlyFailure(done).detail, HasSubstr("its worker ended before it joined"));
    EXPECT_THAT(done->joined, IsEmpty());
    EXPECT_THAT(joinedMachines(), IsEmpty());
    ASSERT_TRUE(stopRun(m_cloud, m_run, StopMode::AtOnce, {}, {}));
}

TEST_F(JoinRunTest, TheReasonOfTheSchedulerIsNamed)
{
    write(1, metric::kNeverJoined, 1, "worker-1: an earlier try"); // of a former machine with this name
    const auto sink =
        whenItWaits([&] { write(2, metric::kNeverJoined, 2, "worker-1: its data has 961 samples instead of 960"); });
    const auto done = joinRun(m_cloud, run(), {"worker-1"}, sink, {});
    ASSERT_TRUE(done) << done.error().detail;
    EXPECT_EQ(onlyFailure(done).code, ErrorCode::NeverJoined);
    EXPECT_THAT(onlyFailure(done).detail, HasSubstr("did not admit it: its data has 961 samples instead of 960"));
    ASSERT_TRUE(stopRun(m_cloud, m_run, StopMode::AtOnce, {}, {}));
}

TEST_F(JoinRunTest, ANodeThatFailsChangesNothingForTheOthers)
{
    const auto second = runs::FakeNode::start("worker-2");
    ASSERT_TRUE(second);
    addMachine(*second, "i-3");
    const auto sink = whenItWaits([&] { // for worker-1, which is the first one
        m_worker->kill(m_worker->run(m_run) / "worker.pid");
        write(1, metric::kMemberJoined, 2, "worker-2");
    });
    const auto done = joinRun(m_cloud, run(), {"worker-1", "worker-2", "worker-9"}, sink, {});
    ASSERT_TRUE(done) << done.error().detail;
    EXPECT_THAT(done->joined, ElementsAre("worker-2"));
    ASSERT_EQ(done->failed.size(), 2u);
    EXPECT_EQ(done->failed[0].node, "worker-9");
    EXPECT_EQ(done->failed[0].error.code, ErrorCode::NotFound);
    EXPECT_EQ(done->failed[1].node, "worker-1");
    EXPECT_EQ(done->failed[1].error.code, ErrorCode::NeverJoined);
    EXPECT_THAT(done->failed[1].error.detail, HasSubstr("its worker ended before it joined"));
    EXPECT_THAT(joinedMachines(), ElementsAre("worker-2"));
    ASSERT_TRUE(stopRun(m_cloud, m_run, StopMode::AtOnce, {}, {}));
}

TEST_F(JoinRunTest, ANodeThatCannotStartKeepsNoOtherOut)
{
    const auto second = runs::FakeNode::start("worker-2");
    ASSERT_TRUE(second);
    addMachine(*second, "i-3");
    std::ofstream(m_worker->home() / "fail-worker") << "";
    const auto sink = whenItWaits([&] { write(1, metric::kMemberJoined, 2, "worker-2"); });
    const auto done = joinRun(m_cloud, run(), {"worker-1", "worker-2"}, sink, {});
    ASSERT_TRUE(done) << done.error().detail;
    EXPECT_THAT(done->joined, ElementsAre("worker-2"));
    EXPECT_THAT(onlyFailure(done).detail, HasSubstr("boom: cannot work"));
    EXPECT_EQ(done->failed.front().node, "worker-1");
    ASSERT_TRUE(stopRun(m_cloud, m_run, StopMode::AtOnce, {}, {}));
}

TEST_F(JoinRunTest, MachinesThatHorovodrunLogsInToGetTheKeyMesh) // G21
{
    if (!findProgram("ssh"))
        GTEST_SKIP() << "no ssh here";
    const auto second = runs::FakeNode::start("worker-2");
    ASSERT_TRUE(second);
    addMachine(*second, "i-3");
    // These servers do not read the keys of their home folders; worker-2 gets none at all.
    const auto key = sshkeys::generateEd25519("mesh");
    ASSERT_TRUE(key);
    const auto file = m_cloud.clusterFolder(m_cluster) / "mesh_ed25519";
    ASSERT_TRUE(writeFileAtomically(file, key->privateText.reveal(), 0600));
    ASSERT_TRUE(writeFileAtomically(file.string() + ".pub", key->publicLine, 0644));
    for (runs::FakeNode *node : {m_head.get(), m_worker.get()})
        std::ofstream(node->server().folder() / "authorized_keys", std::ios::app) << key->publicLine << "\n";
    auto row = run();
    protocol::JobSpec job;
    job.run = m_run;
    job.type = protocol::JobType::Horovod;
    job.task.command = "python3 train.py";
    job.task.elastic = true;
    row.job = protocol::toJson(job);

    const auto sink = whenItWaits([&] { write(1, metric::kMemberJoined, 1, "worker-1"); });
    const auto done = joinRun(m_cloud, row, {"worker-1", "worker-2"}, sink, {});
    ASSERT_TRUE(done) << done.error().detail;
    EXPECT_THAT(done->joined, ElementsAre("worker-1"));
    EXPECT_EQ(onlyFailure(done).code, ErrorCode::Conflict);
    EXPECT_EQ(onlyFailure(done).source, "horovodrun");
    EXPECT_THAT(onlyFailure(done).detail, AllOf(HasSubstr("head cannot log in to worker-2"), HasSubstr("mesh demo")));
    EXPECT_FALSE(std::filesystem::exists(second->run(m_run))) << "nothing is started that horovodrun cannot reach";
    EXPECT_THAT(m_head->read(m_head->home() / "mesh/config"), HasSubstr("Host worker-1 "));
    ASSERT_TRUE(stopRun(m_cloud, m_run, StopMode::AtOnce, {}, {}));
}

TEST_F(JoinRunTest, AMemberStaysAlsoWhenTheWaitIsCancelled)
{
    std::stop_source stop;
    const auto sink = whenItWaits([&] {
        write(1, metric::kMemberJoined, 1, "worker-1");
        const auto soon = Deadline::after(60s);
        while (steps().empty() && pause(10ms, {soon, {}})) { // until the record is in the ledger
        }
        stop.request_stop();
    });
    const auto done = joinRun(m_cloud, run(), {"worker-1"}, sink, stop.get_token());
    ASSERT_TRUE(done) << done.error().detail;
    EXPECT_THAT(done->joined, ElementsAre("worker-1"));
    EXPECT_TRUE(done->failed.empty());
    ASSERT_TRUE(stopRun(m_cloud, m_run, StopMode::AtOnce, {}, {}));
}

TEST_F(JoinRunTest, CancelEndsTheWait)
{
    std::stop_source stop;
    const auto done =
        joinRun(m_cloud, run(), {"worker-1"}, whenItWaits([&] { stop.request_stop(); }), stop.get_token());
    ASSERT_TRUE(done) << done.error().detail;
    EXPECT_EQ(onlyFailure(done).code, ErrorCode::Cancelled);
    EXPECT_THAT(done->joined, IsEmpty());
    ASSERT_TRUE(stopRun(m_cloud, m_run, StopMode::AtOnce, {}, {}));
}

TEST_F(JoinRunTest, AMachineJoinsARunThatEndsMeanwhileWithoutAnError)
{
    const auto sink = whenItWaits([&] { write(1, metric::kRunFinished, -1); });
    const auto done = joinRun(m_cloud, run(), {"worker-1"}, sink, {});
    ASSERT_TRUE(done) << done.error().detail;
    EXPECT_EQ(m_events.back(), "skipped the run has ended");
    EXPECT_THAT(joinedMachines(), IsEmpty());
}

TEST_F(JoinRunTest, TheFollowerOfARunNotesItsFirstMembersOnce)
{
    write(1, metric::kMemberJoined, 0, "worker-1");
    follow();
    ASSERT_TRUE(stored(1));
    write(2, metric::kMemberLeft, 0, "worker-1");
    write(3, metric::kMemberJoined, 1, "worker-1");
    write(4, metric::kMemberJoined, 2, "head");
    ASSERT_TRUE(stored(4));
    EXPECT_THAT(joinedMachines(), ElementsAre("worker-1"));
    int noted = 0;
    const auto events = m_cloud.ledger->events(m_cluster, {}, 0, 0);
    ASSERT_TRUE(events);
    for (const auto &event : *events)
        noted += event.kind == cluster::kMilestoneEvent;
    EXPECT_EQ(noted, 1);
    m_follower.request_stop();
    m_follower.join();
    ASSERT_TRUE(stopRun(m_cloud, m_run, StopMode::AtOnce, {}, {}));
}

TEST_F(JoinRunTest, TheDeathOfAWorkerIsAnEventOnce)
{
    const auto deaths = [&] {
        std::vector<std::string> texts;
        const auto events = m_cloud.ledger->events(m_cluster, {}, 0, 0);
        for (const ledger::Event &event : events ? *events : std::vector<ledger::Event>()) {
            if (event.kind == cluster::kWorkerDiedEvent && event.failed && event.run == m_run)
                texts.push_back(event.text);
        }
        return texts;
    };
    protocol::MetricRecord record;
    record.name = metric::kMemberDied;
    record.note = "worker-1: killed, signal 9";
    record.t = 4e9; // a node's clock may be wrong
    protocol::MetricRecord left = record;
    left.name = metric::kMemberLeft;
    left.note = "worker-2";
    const std::vector<protocol::MetricRecord> records{record, left};
    noteMembers(m_cloud, run(), records);
    noteMembers(m_cloud, run(), records); // another reader, or the next start of the program
    EXPECT_THAT(deaths(), ElementsAre("worker-1 died: killed, signal 9"));
    record.t -= 60; // a worker may die again
    noteMembers(m_cloud, run(), {&record, 1});
    EXPECT_EQ(deaths().size(), 2u);

    ledger::Event removed;
    removed.cluster = m_cluster;
    removed.kind = cluster::kRemovedAtOnceEvent;
    removed.subject = "worker-3";
    ASSERT_TRUE(m_cloud.ledger->addEvent(removed));
    record.note = "worker-3: closed the connection";
    noteMembers(m_cloud, run(), {&record, 1});
    EXPECT_EQ(deaths().size(), 2u) << "its removal was requested";
    ASSERT_TRUE(stopRun(m_cloud, m_run, StopMode::AtOnce, {}, {}));
}

TEST_F(JoinRunTest, MembersOfAStartBeforeAreNoneOfThisOne)
{
    const auto append = [&](std::string_view name, int rank, const std::string &host, int attempt) {
        auto record = ledger::makeMetric(m_run, rank, 1, std::string(name), 0);
        record.note = host;
        record.attempt = attempt;
        ASSERT_TRUE(m_cloud.ledger->appendMetrics(m_run, std::vector{record}));
    };
    append(metric::kMemberJoined, 0, "worker-1", 1);
    append(metric::kMemberJoined, 1, "worker-2", 1);
    RunRecords records(m_cloud, run(), m_head->node(), {});
    EXPECT_TRUE(records.isMember("worker-2"));
    append(metric::kSchedulerBack, -1, "attempt 2", 2);
    append(metric::kMemberJoined, 2, "worker-3", 2);
    records.refresh();
    EXPECT_TRUE(records.isMember("worker-2")) << "a scheduler that continues from its journal keeps them";
    append(metric::kMemberJoined, 0, "worker-1", 3);
    records.refresh();
    EXPECT_TRUE(records.isMember("worker-1"));
    EXPECT_FALSE(records.isMember("worker-2")) << "all processes have started again, without it";
    ASSERT_TRUE(stopRun(m_cloud, m_run, StopMode::AtOnce, {}, {}));
}

TEST_F(JoinRunTest, RecordsNameTheMembersAndTheNextBoundary)
{
    write(1, metric::kMemberJoined, 0, "worker-1");
    RunRecords records(m_cloud, run(), m_head->node(), {});
    EXPECT_TRUE(records.isMember("worker-1"));
    EXPECT_FALSE(records.isMember("worker-2"));
    EXPECT_EQ(records.nextBoundary().english(), "between two batches, or at the end of the epoch if it ends within 5 s")
        << "in an epoch of an hour it is not its end";
    EXPECT_FALSE(records.over());
    write(2, metric::kMemberDied, 0, "worker-1: closed the connection");
    const auto deadline = Deadline::after(60s);
    while (records.isMember("worker-1") && pause(10ms, {deadline, {}}))
        records.refresh();
    EXPECT_FALSE(records.isMember("worker-1"));
    auto row = run();
    auto job = protocol::jobSpecFromJson(row.job);
    ASSERT_TRUE(job) << job.error().detail;
    job->boundary = protocol::Boundary::Epoch;
    row.job = protocol::toJson(*job);
    EXPECT_EQ(RunRecords(m_cloud, row, m_head->node(), {}).leaving().english(), "leaves at the end of epoch 1");
    ASSERT_TRUE(stopRun(m_cloud, m_run, StopMode::AtOnce, {}, {}));
}

} // namespace
} // namespace trainyard::training
