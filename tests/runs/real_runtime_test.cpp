// The complete path without fakes: recipe, bundle, agent, scheduler, server, workers, metric feed.
#include <algorithm>
#include <condition_variable>
#include <csignal>
#include <map>
#include <mutex>
#include <set>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backend/core/async/poll.h"
#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "backend/ledger/ledger.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/protocol/metric_record.h"
#include "backend/runs/feed.h"
#include "backend/runs/run_control.h"
#include "tests/runs/real_runtime.h"

using namespace trainyard;
using namespace trainyard::runs;
using namespace std::chrono_literals;

TEST_F(RealRuntime, TrainsWithAWorkerThatComesAndOneThatGoes)
{
    protocol::JobSpec job;
    job.data = "file://" + data().string();
    job.epochs = 400;
    job.batchSize = 60;
    job.displayBatches = 5;
    job.savePeriod = 0;
    RunControl control(m_run, node(0), {});
    const auto started = control.start(job, {node(1)}, {Deadline::after(60s), {}});
    ASSERT_TRUE(started) << started.error().detail;

    auto ledger = ledger::Ledger::open(m_servers[0]->folder());
    ASSERT_TRUE(ledger) << ledger.error().detail;
    std::mutex mutex;
    std::condition_variable heard;
    MetricsFeed feed(node(0), m_run, *ledger,
                     [&](std::int64_t, std::span<const protocol::MetricRecord>) {
                         const std::lock_guard lock(mutex);
                         heard.notify_all();
                     },
                     {});
    const auto wait = [&](std::string_view name, int count) {
        std::unique_lock lock(mutex);
        return heard.wait_for(lock, 60s, [&] {
            return std::ranges::count(ledger->metrics(m_run)->records, name, &protocol::MetricRecord::name) >= count;
        });
    };
    std::optional<Result<FeedEnd>> end;
    std::jthread follower([&](std::stop_token stop) { end = feed.follow(stop); });

    ASSERT_TRUE(wait(protocol::metric::kValidationAccuracy, 1)) << m_servers[0]->log();
    const auto joined = control.addWorker(node(2), {Deadline::after(60s), {}});
    ASSERT_TRUE(joined) << joined.error().detail;
    EXPECT_TRUE(wait(protocol::metric::kMemberJoined, 2)) << "the first worker, and the one that came later";
    const auto left = control.removeWorker(node(1), {Deadline::after(60s), {}});
    EXPECT_TRUE(left) << left.error().detail;
    EXPECT_TRUE(wait(protocol::metric::kMemberLeft, 1));
    const auto status = control.status({node(1), node(2)}, {Deadline::after(60s), {}});
    ASSERT_TRUE(status);
    EXPECT_TRUE(status->running);

    const auto stopped = control.stop({node(1), node(2)}, true, {Deadline::after(60s), {}});
    EXPECT_TRUE(stopped) << stopped.error().detail;
    EXPECT_FALSE(control.status({node(1), node(2)}, {Deadline::after(60s), {}})->running);
    ASSERT_TRUE(wait(protocol::metric::kRunFinished, 1));
    const auto records = ledger->metrics(m_run)->records;
    EXPECT_THAT(records.back().note, testing::HasSubstr("checkpoint saved at step"));
    const auto saved = std::ranges::find(records, protocol::metric::kCheckpoint, &protocol::MetricRecord::name);
    ASSERT_NE(saved, records.end());
    EXPECT_TRUE(std::filesystem::exists(saved->note)) << saved->note;
    follower.request_stop();
    follower.join();
    ASSERT_TRUE(end && *end) << (*end).error().detail;
    EXPECT_EQ((*end)->malformed, 0u);
    EXPECT_EQ(ledger->metrics(m_run)->records.size(), (*end)->records);
}

TEST_F(RealRuntime, RanksFollowTheMachinesAlthoughTheWorkersArriveInReverseOrder)
{
    // The agent of worker-1 answers after the scheduler has registered the other worker.
    const auto log = m_servers[0]->home() / ".trainyard/runs" / m_run.value / "log/scheduler.log";
    ASSERT_TRUE(writeFileAtomically(m_servers[1]->home() / ".trainyard/bundle/trainyard-runtime",
                                    "#!/bin/sh\nuntil grep -qs 'worker .* joins' " + log.string() +
                                        "; do sleep 0.05; done\nexec " + kRuntimeProgram.string() + " \"$@\"\n",
                                    0755));
    protocol::JobSpec job;
    job.data = "file://" + data().string();
    job.serversOn = protocol::ServersOn::Head; // ready before the workers, which depend on the order here
    job.epochs = 1;
    job.batchSize = 60;
    RunControl control(m_run, node(0), {});
    const auto started = control.start(job, {node(1), node(2)}, {Deadline::after(60s), {}});
    ASSERT_TRUE(started) << started.error().detail;
    auto ledger = ledger::Ledger::open(m_servers[0]->folder());
    ASSERT_TRUE(ledger);
    std::stop_source giveUp;
    const std::jthread watchdog([&](std::stop_token done) {
        if (pause(90s, {Deadline::never(), done}))
            giveUp.request_stop();
    });
    const auto end = MetricsFeed(node(0), m_run, *ledger, {}, {}).follow(giveUp.get_token());
    ASSERT_TRUE(end) << end.error().detail;
    const std::string lines = readFile(log).value_or("");
    EXPECT_LT(lines.find("worker 1 (worker-2) joins"), lines.find("worker 0 (worker-1) joins")) << lines;
    std::map<int, std::string> hosts;
    const auto rows = ledger->metrics(m_run);
    ASSERT_TRUE(rows);
    for (const auto &record : rows->records) {
        if (record.name == protocol::metric::kMemberJoined)
            hosts[record.rank] = record.note;
    }
    EXPECT_THAT(hosts, testing::ElementsAre(testing::Pair(0, "worker-1"), testing::Pair(1, "worker-2")));
}

TEST_F(RealRuntime, RunsToItsEnd)
{
    protocol::JobSpec job;
    job.data = "file://" + data().string();
    job.epochs = 2;
    job.batchSize = 60;
    RunControl control(m_run, node(0), {});
    const auto started = control.start(job, {node(1), node(2)}, {Deadline::after(60s), {}});
    ASSERT_TRUE(started) << started.error().detail;
    auto ledger = ledger::Ledger::open(m_servers[0]->folder());
    ASSERT_TRUE(ledger);
    std::stop_source giveUp;
    const std::jthread watchdog([&](std::stop_token done) {
        if (!pause(90s, {Deadline::never(), done}))
            return;
        giveUp.request_stop();
    });
    const auto end = MetricsFeed(node(0), m_run, *ledger, {}, {}).follow(giveUp.get_token());
    ASSERT_TRUE(end) << end.error().detail;
    EXPECT_TRUE(end->finished);
    EXPECT_EQ(end->value, 0) << end->note;
    const auto log = m_servers[1]->home() / ".trainyard" / "runs" / m_run.value / "log" / "worker.log";
    EXPECT_NE(readFile(log).value_or("").find("Epoch[1]"), std::string::npos) << readFile(log).value_or("no log");
    EXPECT_NE(readFile(log).value_or("").find("computes on "), std::string::npos) << "and logs the number of threads";
}

TEST_F(RealRuntime, AMachineWithAServerLeavesAndAnotherDies)
{
    using Roles = std::multiset<std::string>;
    protocol::JobSpec job;
    job.data = "file://" + data().string();
    job.epochs = 100'000;
    job.batchSize = 60;
    job.savePeriod = 0;
    job.serversOn = protocol::ServersOn::Workers;
    RunControl control(m_run, node(0), {});
    const auto started = control.start(job, {node(1), node(2)}, {Deadline::after(60s), {}});
    ASSERT_TRUE(started) << started.error().detail;
    const auto machine = Roles{"server", "worker"};
    EXPECT_EQ(alive(control, 0), (Roles{"scheduler", "server"})) << "its server is the spare one";
    EXPECT_EQ(alive(control, 1), machine);
    EXPECT_EQ(alive(control, 2), machine);

    const auto records = [&](std::string_view name) {
        std::vector<protocol::MetricRecord> list;
        const std::string text =
            readFile(m_servers[0]->home() / ".trainyard/runs" / m_run.value / "metrics.jsonl").value_or("");
        for (std::size_t at = 0, end; (end = text.find('\n', at)) != std::string::npos; at = end + 1) {
            const auto record = protocol::metricFromLine(std::string_view(text).substr(at, end - at));
            if (record && record->name == name && (name != protocol::metric::kValidationAccuracy || record->rank < 0))
                list.push_back(*record);
        }
        return list;
    };
    const auto wait = [&](std::string_view name, std::size_t count) {
        return bool(pollUntil(Backoff(20ms), {Deadline::after(60s), {}},
                              [&]() -> Result<bool> { return records(name).size() >= count; }));
    };
    const auto trainsOn = [&] {
        return wait(protocol::metric::kValidationAccuracy, records(protocol::metric::kValidationAccuracy).size() + 3);
    };
    ASSERT_TRUE(trainsOn());
    const auto left = control.removeWorker(node(1), {Deadline::after(60s), {}});
    ASSERT_TRUE(left) << left.error().detail;
    EXPECT_EQ(alive(control, 1), Roles());
    EXPECT_EQ(records(protocol::metric::kServerLeft).size(), 1u);
    EXPECT_TRUE(trainsOn());

    const auto added = control.addWorker(node(1), {Deadline::after(60s), {}});
    ASSERT_TRUE(added) << added.error().detail;
    ASSERT_TRUE(wait(protocol::metric::kMemberJoined, 3));
    EXPECT_EQ(alive(control, 1), machine) << "its server is a spare one, since the head's has become a server";
    ASSERT_TRUE(trainsOn());

    const auto status = control.status({node(1), node(2)}, {Deadline::after(60s), {}});
    ASSERT_TRUE(status);
    for (const ProcessStatus &process : status->processes) { // as a machine that loses its power
        if (process.alive && process.node == node(2).name) {
            ASSERT_EQ(::kill(process.pid, SIGKILL), 0);
        }
    }
    EXPECT_TRUE(wait(protocol::metric::kServerDied, 1));
    EXPECT_TRUE(wait(protocol::metric::kMemberDied, 1));
    EXPECT_TRUE(trainsOn());
    const auto stopped = control.stop({node(1), node(2)}, true, {Deadline::after(60s), {}});
    EXPECT_TRUE(stopped) << stopped.error().detail;
    const auto finished = records(protocol::metric::kRunFinished);
    ASSERT_EQ(finished.size(), 1u);
    EXPECT_THAT(finished[0].note, testing::HasSubstr("checkpoint saved at step"));
    EXPECT_GT(records(protocol::metric::kValidationAccuracy).back().value, 0.8)
        << "the weights are still the trained ones";
    const auto died = records(protocol::metric::kMemberDied);
    ASSERT_EQ(died.size(), 1u);
    for (const protocol::MetricRecord &epoch : records(protocol::metric::kTrainAccuracy)) {
        if (epoch.rank >= 0)
            continue;
        if (epoch.epoch == died[0].epoch) {
            EXPECT_LE(epoch.samples, 600) << "the dead worker had not reported what it did of this epoch";
        } else {
            EXPECT_EQ(epoch.samples, 600) << "each sample counts once in epoch " << epoch.epoch;
        }
    }
}

/// An epoch of 2,400 large steps: its end is far away.
class RealLongEpoch : public RealRuntime {
protected:
    void makeData() override
    {
        const auto made = runProcess({{kRuntimeProgram.string(), "data", "make-digits", data().string(), "--colour",
                                       "--train", "4800", "--test", "100"}},
                                     {Deadline::after(100s), {}});
        ASSERT_TRUE(made && made->exitStatus == 0) << (made ? made->err : made.error().detail);
    }
    std::vector<protocol::MetricRecord> records(std::string_view name) const
    {
        const std::string text =
            readFile(m_servers[0]->home() / ".trainyard/runs" / m_run.value / "metrics.jsonl").value_or("");
        std::vector<protocol::MetricRecord> found;
        for (std::size_t at = 0, end; (end = text.find('\n', at)) != std::string::npos; at = end + 1) {
            const auto record = protocol::metricFromLine(std::string_view(text).substr(at, end - at));
            if (record && record->name == name)
                found.push_back(*record);
        }
        return found;
    }
    bool wait(std::string_view name, std::size_t least) const
    {
        return bool(pollUntil(Backoff(20ms), {Deadline::after(100s), {}},
                              [&]() -> Result<bool> { return records(name).size() >= least; }));
    }
};

TEST_F(RealLongEpoch, ByDefaultWorkersJoinAndLeaveWithinIt) // H6
{
    protocol::JobSpec job;
    job.data = "file://" + data().string();
    job.model = "cifar-resnet-110-32x32";
    job.threads = 1;
    job.batchSize = 2;
    job.displayBatches = 1;
    job.savePeriod = 0;
    ASSERT_EQ(job.boundary, protocol::Boundary::Auto);
    RunControl control(m_run, node(0), {});
    const auto started = control.start(job, {node(1)}, {Deadline::after(60s), {}});
    ASSERT_TRUE(started) << started.error().detail;
    ASSERT_TRUE(wait(protocol::metric::kSpeed, 2)) << m_servers[0]->log();
    const auto joined = control.addWorker(node(2), {Deadline::after(60s), {}});
    ASSERT_TRUE(joined) << joined.error().detail;
    ASSERT_TRUE(wait(protocol::metric::kMemberJoined, 2));
    const auto left = control.removeWorker(node(1), {Deadline::after(60s), {}});
    EXPECT_TRUE(left) << left.error().detail;
    ASSERT_TRUE(wait(protocol::metric::kMemberLeft, 1));
    EXPECT_EQ(records(protocol::metric::kMemberJoined).back().epoch, 0) << "the epoch had not ended";
    EXPECT_EQ(records(protocol::metric::kMemberLeft).front().epoch, 0);
}
