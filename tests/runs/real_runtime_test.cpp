// The complete path without fakes: recipe, bundle, agent, scheduler, server, workers, metric feed.
#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "backend/ledger/ledger.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/protocol/metric_record.h"
#include "backend/provision/standard.h"
#include "backend/runs/feed.h"
#include "backend/runs/run_control.h"
#include "build_paths.h"
#include "tests/support/ssh_server.h"

using namespace trainyard;
using namespace trainyard::runs;
using namespace std::chrono_literals;
using support::SshServer;

namespace {

const std::filesystem::path kProgram = std::filesystem::path(TRAINYARD_BIN_DIR) / "trainyard-runtime";

class RealRuntime : public testing::Test {
protected:
    void SetUp() override
    {
        if (!SshServer::available())
            GTEST_SKIP() << "no sshd with sftp-server here";
        if (!std::filesystem::exists(kProgram))
            GTEST_SKIP() << "trainyard-runtime is not built";
        for (const char *name : {"head", "worker-1", "worker-2"}) {
            m_servers.push_back(SshServer::start({.name = name}));
            ASSERT_TRUE(m_servers.back());
        }
        const auto made =
            runProcess({{kProgram.string(), "data", "make-digits", data().string(), "--train", "600", "--test", "100"}},
                       {Deadline::after(100s), {}});
        ASSERT_TRUE(made && made->exitStatus == 0) << (made ? made->err : made.error().detail);
        provision();
    }
    void TearDown() override
    {
        if (m_servers.size() < 3)
            return;
        const auto stopped = RunControl(m_run, node(0), {}).stop({node(1), node(2)}, false, {Deadline::after(60s), {}});
        EXPECT_TRUE(stopped) << stopped.error().detail;
    }
    /// Deploys a minimal bundle, which runs the program that was built on this machine.
    void provision()
    {
        const auto folder = m_servers[0]->folder() / "bundle" / "trainyard-runtime";
        std::filesystem::create_directories(folder);
        ASSERT_TRUE(writeFileAtomically(folder / "trainyard-runtime",
                                        "#!/bin/sh\nexec " + kProgram.string() + " \"$@\"\n", 0755));
        provision::StandardOptions options;
        options.bundle = m_servers[0]->folder() / "bundle.tar.gz";
        options.replaceHostKey = false;
        options.freeBytesNeeded = 1'000'000;
        const auto packed = runProcess(
            {{"tar", "-czf", options.bundle.string(), "-C", folder.parent_path().string(), "trainyard-runtime"}},
            {Deadline::after(60s), {}});
        ASSERT_TRUE(packed && packed->exitStatus == 0);
        std::vector<ssh::Host> hosts;
        for (const auto &server : m_servers)
            hosts.push_back({.name = server->target().name, .target = server->target()});
        const auto ready = summary(run(provision::standardRecipe(options), hosts, {}, {Deadline::after(100s), {}}));
        ASSERT_TRUE(ready) << ready.error().detail;
    }
    std::filesystem::path data() const { return m_servers[0]->folder() / "digits"; }
    ssh::Host node(std::size_t i) const
    {
        const auto &target = m_servers[i]->target();
        return {.name = target.name, .privateAddress = "127.0.0.1", .target = target};
    }

    const RunId m_run = newRunId();
    std::vector<std::unique_ptr<SshServer>> m_servers;
};

} // namespace

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
                     [&](std::int64_t, double) {
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
    EXPECT_NE(readFile(log).value_or("").find("computes on "), std::string::npos) << "and says on how many threads";
}
