// A termination has the runs of its clusters save first: which ones and for how long, and over real SSH connections.
#include "backend/training/checkpoints/final_save.h"

#include <atomic>

#include <gmock/gmock.h>

#include "backend/core/async/poll.h"
#include "backend/protocol/control/save_request.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/protocol/stop_note.h"
#include "backend/runs/run_control.h"
#include "tests/training/checkpoints/checkpoints_fixture.h"
#include "tests/training/run_fixture.h"

namespace trainyard::training {
namespace {

using namespace std::chrono_literals;
using cluster::UnsavedModels;
using protocol::RunState;
using testing::HasSubstr;

ledger::Run runOf(const ClusterId &cluster, const RunId &id, int stopSeconds = 60)
{
    ledger::Run run;
    run.id = id;
    run.cluster = cluster;
    run.state = RunState::Running;
    run.created = wallNow();
    protocol::JobSpec job;
    job.run = run.id;
    job.data = "file:///d";
    job.stopSeconds = stopSeconds;
    run.job = protocol::toJson(job);
    return run;
}

ledger::Run runOf(const char *cluster, int stopSeconds = 60, RunState state = RunState::Running)
{
    auto run = runOf(ClusterId(cluster), newRunId(), stopSeconds);
    run.state = state;
    return run;
}

ledger::Cluster clusterIn(const std::string &id, const std::string &state)
{
    auto row = ledger::makeCluster(id, "name of " + id);
    row.state = state;
    return row;
}

TEST(FinalSaves, AreThoseOfActiveRunsAndShorterWhereNoUserWaits)
{
    const std::vector clusters{clusterIn("c-1", "training"), clusterIn("c-2", "training"), clusterIn("c-3", "stopping"),
                               clusterIn("c-4", "ready"), clusterIn("c-5", "training")};
    auto program = runOf("c-5");
    protocol::JobSpec job;
    job.run = program.id;
    job.type = protocol::JobType::Command;
    job.servers = 0;
    job.task.command = "./train.sh";
    program.job = protocol::toJson(job);
    const std::vector runs{runOf("c-1"), runOf("c-1", 60, RunState::Finished), runOf("c-2", 3600),
                           runOf("c-3"), runOf("c-4", 60, RunState::Stopped),  program};
    const auto saves = finalSaves(clusters, runs, UnsavedModels::Copy);
    ASSERT_EQ(saves.size(), 2u);
    EXPECT_EQ(saves[0].run.id, runs[0].id);
    EXPECT_EQ(saves[0].cluster, "name of c-1");
    EXPECT_EQ(saves[0].limit, 90s);
    EXPECT_EQ(saves[1].run.id, runs[2].id);
    EXPECT_EQ(saves[1].limit, kFinalSaveTime);
    const auto unattended = finalSaves(clusters, runs, UnsavedModels::TryTo);
    ASSERT_EQ(unattended.size(), 2u);
    EXPECT_EQ(unattended[0].limit, 90s);
    EXPECT_EQ(unattended[1].limit, kUnattendedSaveTime);
    EXPECT_TRUE(finalSaves(clusters, runs, UnsavedModels::Lose).empty());
}

class FinalSaveTest : public RunOnFakeNode {
protected:
    /// Records the run, and starts stand-ins for its processes on the head.
    void begin(const runs::FakeNode &head, ledger::Run run)
    {
        ASSERT_TRUE(m_cloud.ledger->saveRun(run));
        const auto job = protocol::jobSpecFromJson(run.job);
        ASSERT_TRUE(job);
        const auto started = runs::RunControl(run.id, head.node(), {}).start(*job, {}, {Deadline::after(60s), {}});
        ASSERT_TRUE(started) << started.error().source << ": " << started.error().detail;
    }
    void begin() { begin(*m_head, runOf(m_cluster, m_run)); }
    Status save(UnsavedModels models = UnsavedModels::Copy, std::set<ClusterId> clusters = {})
    {
        const auto sink = [this](const StepEvent &event) {
            const std::lock_guard lock(m_eventsMutex);
            if (event.step == kFinalSaveStep)
                m_events.push_back(event);
            if (event.step == kFinalSaveStep && m_cancelAtOnce)
                m_cancel.request_stop();
        };
        return saveBeforeTermination(m_cloud, {std::move(clusters)}, models, sink, m_cancel.get_token());
    }
    static std::filesystem::path requestOn(const runs::FakeNode &head, const RunId &run)
    {
        return head.run(run) / protocol::kSaveRequestFile;
    }
    /// In place of a scheduler: saves the checkpoint of step 15, within an epoch, and records it.
    void answerRequest(const runs::FakeNode &head, const RunId &run) const
    {
        std::filesystem::remove(requestOn(head, run));
        writeCheckpoint(head.run(run) / "checkpoints", 1, run.value, true);
        const auto record = ledger::makeMetric(run, 0, 15, std::string(protocol::metric::kCheckpoint), 1);
        std::ofstream(head.run(run) / "metrics.jsonl", std::ios::app) << protocol::toLine(record) << "\n";
    }
    static Status awaitRequests(const std::vector<std::filesystem::path> &files, std::stop_token stop)
    {
        return pollUntil(Backoff(10ms), {Deadline::never(), std::move(stop)}, [&]() -> Result<bool> {
            return std::ranges::all_of(files, [](const auto &file) { return std::filesystem::exists(file); });
        });
    }
    StepEvent last() const { return m_events.empty() ? StepEvent() : m_events.back(); }
    std::string clusterState() const { return (**m_cloud.ledger->cluster(m_cluster)).state; }
    /// What is on this computer before.
    void copyEarlier() const { writeCheckpoint(checkpointFolder(m_cloud, m_run), 1, m_run.value); }

    std::mutex m_eventsMutex;
    std::vector<StepEvent> m_events;
    std::atomic<bool> m_cancelAtOnce = false;
    std::stop_source m_cancel;
};

TEST_F(FinalSaveTest, WhatIsSavedNowIsCopiedBeforeTheMachinesEnd)
{
    begin();
    write(5);
    writeCheckpoint(m_head->run(m_run) / "checkpoints", 1, m_run.value);
    write(10, protocol::metric::kCheckpoint, 0, "/c");
    const std::jthread scheduler([this](std::stop_token stop) {
        if (awaitRequests({requestOn(*m_head, m_run)}, std::move(stop)))
            answerRequest(*m_head, m_run);
    });
    const auto saved = save();
    ASSERT_TRUE(saved) << saved.error().detail;
    EXPECT_EQ(m_events.front().host, "demo");
    EXPECT_THAT(m_events.front().message.english(), HasSubstr("1 min 30 s"));
    EXPECT_EQ(last().state, StepState::Done) << last().message.english();
    EXPECT_EQ(last().message.english(), "the newest copy is that of step 15");
    EXPECT_TRUE(std::filesystem::exists(checkpointFolder(m_cloud, m_run) /
                                        protocol::fileNameOf(protocol::CheckpointName{1, 15})));
    EXPECT_EQ(state(m_run), RunState::Running) << "it trains until its machines end";
}

TEST_F(FinalSaveTest, TheEndOfAnUploadIsNoNewerCheckpoint)
{
    begin();
    write(5);
    const std::string file = protocol::fileNameOf({1, 15});
    const std::jthread scheduler([&](std::stop_token stop) {
        if (!awaitRequests({requestOn(*m_head, m_run)}, std::move(stop)))
            return;
        writeCheckpoint(m_head->run(m_run) / "checkpoints", 1, m_run.value, true);
        auto record = ledger::makeMetric(m_run, 0, 15, std::string(protocol::metric::kCheckpoint), 1);
        record.note = "/c/" + file;
        auto upload = record;
        upload.note = "s3://bucket/" + file;
        upload.step = 16; // the keys of records are unique
        std::ofstream(m_head->run(m_run) / "metrics.jsonl", std::ios::app) << protocol::toLine(record) << "\n"
                                                                           << protocol::toLine(upload) << "\n";
    });
    ASSERT_TRUE(save());
    EXPECT_EQ(last().state, StepState::Done) << last().message.english();
    EXPECT_EQ(last().message.english(), "the newest copy is that of step 15");
}

TEST_F(FinalSaveTest, ARunThatHasNothingToSaveIsNoFailure)
{
    begin();
    write(5);
    copyEarlier();
    const std::jthread scheduler([this](std::stop_token stop) {
        if (!awaitRequests({requestOn(*m_head, m_run)}, std::move(stop)))
            return;
        auto record = ledger::makeMetric(m_run, 0, 15, std::string(protocol::metric::kCheckpoint), -1);
        record.note = protocol::kNothingToSave;
        std::ofstream(m_head->run(m_run) / "metrics.jsonl", std::ios::app) << protocol::toLine(record) << "\n";
    });
    ASSERT_TRUE(save());
    EXPECT_EQ(last().state, StepState::Done) << last().message.english();
    EXPECT_EQ(last().message.english(), "the newest copy is that of step 10");
}

TEST_F(FinalSaveTest, ASilentHeadDelaysNothingForLongAndTheNewestCopyIsNamed)
{
    m_fast.emplace();
    addRun();
    copyEarlier();
    m_head->server().stop();
    const auto saved = save(UnsavedModels::TryTo);
    EXPECT_TRUE(saved) << saved.error().detail;
    EXPECT_EQ(last().state, StepState::Failed);
    EXPECT_THAT(last().message.english(), HasSubstr("does not respond"));
    EXPECT_THAT(last().message.english(), HasSubstr("; the newest copy is that of step 10"));
    EXPECT_EQ(state(m_run), RunState::Running);
}

TEST_F(FinalSaveTest, ARunWithoutASchedulerIsNotWaitedFor)
{
    addRun();
    copyEarlier();
    const auto saved = save();
    EXPECT_TRUE(saved) << saved.error().detail;
    EXPECT_EQ(last().state, StepState::Failed);
    EXPECT_EQ(last().message.english(), "its scheduler is not running any more; the newest copy is that of step 10");
    EXPECT_FALSE(std::filesystem::exists(requestOn(*m_head, m_run)));
}

TEST_F(FinalSaveTest, ARunThatCannotSaveIsNotWaitedForAnyLonger)
{
    begin();
    write(5);
    const std::jthread scheduler([this](std::stop_token stop) {
        if (!awaitRequests({requestOn(*m_head, m_run)}, std::move(stop)))
            return;
        auto record = ledger::makeMetric(m_run, 0, 15, std::string(protocol::metric::kCheckpoint), -1);
        record.note = "no space is left";
        std::ofstream(m_head->run(m_run) / "metrics.jsonl", std::ios::app) << protocol::toLine(record) << "\n";
    });
    EXPECT_TRUE(save());
    EXPECT_EQ(last().state, StepState::Failed);
    EXPECT_EQ(last().message.english(), "no space is left; no copy of a checkpoint was found");
}

TEST_F(FinalSaveTest, CancelLeavesTheRunAsItWas)
{
    begin();
    write(5);
    m_cancelAtOnce = true;
    const auto saved = save();
    ASSERT_FALSE(saved);
    EXPECT_EQ(saved.error().code, ErrorCode::Cancelled);
    EXPECT_EQ(state(m_run), RunState::Running);
    EXPECT_EQ(clusterState(), "training");
}

TEST_F(FinalSaveTest, AtOnceMeansThatNoRunIsAsked)
{
    begin();
    ASSERT_TRUE(save(UnsavedModels::Lose));
    EXPECT_TRUE(m_events.empty());
    EXPECT_FALSE(std::filesystem::exists(requestOn(*m_head, m_run)));
}

TEST_F(FinalSaveTest, RunsOfSeveralClustersSaveAtTheSameTime)
{
    begin();
    const auto second = runs::FakeNode::start("head");
    ASSERT_TRUE(second);
    const auto other = runOf("c-fedcba9876543210");
    auto row = ledger::makeCluster(other.cluster.value, "second");
    row.plan = cluster::LaunchPlan().toJson();
    row.state = "training";
    ASSERT_TRUE(m_cloud.ledger->saveCluster(row));
    const ssh::Target &target = second->server().target();
    const auto folder = m_cloud.clusterFolder(other.cluster);
    std::filesystem::create_directories(folder);
    std::filesystem::copy_file(target.keyFile, folder / "id_ed25519");
    std::filesystem::copy_file(target.knownHostsFile, folder / "known_hosts");
    auto machine = **m_cloud.ledger->resource("instance", "i-1", "local", "us-east-1");
    machine.id = "i-2";
    machine.cluster = other.cluster;
    machine.facts[cluster::fact::kPort] = std::to_string(target.port);
    ASSERT_TRUE(m_cloud.ledger->saveResource(machine));
    begin(*second, other);
    // Neither saves before both were asked.
    const std::jthread schedulers([&](std::stop_token stop) {
        if (!awaitRequests({requestOn(*m_head, m_run), requestOn(*second, other.id)}, std::move(stop)))
            return;
        answerRequest(*m_head, m_run);
        answerRequest(*second, other.id);
    });
    const auto saved = save();
    ASSERT_TRUE(saved) << saved.error().detail;
    for (const RunId &run : {m_run, other.id})
        EXPECT_TRUE(std::filesystem::exists(checkpointFolder(m_cloud, run) /
                                            protocol::fileNameOf(protocol::CheckpointName{1, 15})));
    EXPECT_EQ(std::ranges::count(m_events, StepState::Done, &StepEvent::state), 2);
}

} // namespace
} // namespace trainyard::training
