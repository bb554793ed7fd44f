// A real run on a local cloud, followed twice: once over a line that is cut for a while, once over one that never is.
// By default until the follower has noticed; TRAINYARD_OUTAGE_SECONDS=900 outage_test keeps it cut for 15 minutes more,
// beyond the limit of 300 s that CTest sets.
#include <algorithm>
#include <condition_variable>
#include <cstdlib>
#include <mutex>
#include <thread>

#include <gmock/gmock.h>

#include "backend/aws/s3/s3_client.h"
#include "backend/cluster/launch/launch.h"
#include "backend/cluster/plan/catalog/instance_facts.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/data/digits.h"
#include "backend/ssh/known_hosts.h"
#include "backend/storage/storage.h"
#include "backend/training/run/cluster_run.h"
#include "build_paths.h"
#include "tests/cluster/support/local_cloud_home.h"
#include "tests/support/latency_proxy.h"

namespace trainyard::training {
namespace {

using namespace std::chrono_literals;
using cluster::CloudContext;
using protocol::RunState;

const std::filesystem::path kBundle = TRAINYARD_BIN_DIR "/../bundle/trainyard-runtime.tar.gz";

/// How long the line stays cut after it was noticed.
std::chrono::seconds moreOutage()
{
    return std::chrono::seconds(std::max(0, std::atoi(environment("TRAINYARD_OUTAGE_SECONDS").c_str())));
}

/// A follower with its thread. All members are guarded by the mutex.
class Follower {
public:
    Follower(const CloudContext &cloud, const RunId &run)
        : m_cloud(cloud)
        , m_run(run)
    {
        FollowOptions options;
        options.stored = [this](std::int64_t last) { note([&] { m_stored = last; }); };
        options.unreachable = [this](std::optional<Timestamp> since) { note([&] { m_since = since; }); };
        m_thread = std::jthread([this, options](std::stop_token stop) {
            auto end = followRun(m_cloud, m_run, options, stop);
            note([&] { m_end = std::move(end); });
        });
    }
    bool reads(std::int64_t rows)
    {
        return eventually([&] { return m_stored >= rows; });
    }
    bool isCutOff(bool off)
    {
        return eventually([&] { return m_since.has_value() == off; });
    }
    std::int64_t stored()
    {
        const std::lock_guard lock(m_mutex);
        return m_stored;
    }
    /// \return the state in which the run ended; Running when it did not, or with an error
    RunState end()
    {
        if (!eventually([&] { return m_end.has_value(); }))
            return RunState::Running;
        EXPECT_TRUE(*m_end) << m_end->error().detail;
        return *m_end ? (*m_end)->state : RunState::Running;
    }
    /// By their keys: rows that replaced others have other sequences.
    std::vector<protocol::MetricRecord> records() const
    {
        auto records = m_cloud.ledger->metrics(m_run)->records;
        std::ranges::sort(
            records, {}, [](const protocol::MetricRecord &m) { return std::tuple(m.attempt, m.rank, m.name, m.step); });
        return records;
    }

private:
    template <class F>
    void note(F change)
    {
        const std::lock_guard lock(m_mutex);
        change();
        m_changed.notify_all();
    }
    template <class F>
    bool eventually(F condition)
    {
        std::unique_lock lock(m_mutex);
        return m_changed.wait_for(lock, 90s, condition);
    }
    const CloudContext m_cloud;
    const RunId m_run;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::int64_t m_stored = 0;
    std::optional<Timestamp> m_since;
    std::optional<Result<RunEnd>> m_end;
    std::jthread m_thread;
};

class Outage : public testing::Test {
protected:
    void SetUp() override
    {
        if (const auto missing = cluster::LocalCloudHome::missing(); !missing.empty())
            GTEST_SKIP() << missing;
        if (!std::filesystem::exists(kBundle))
            GTEST_SKIP() << "the runtime's bundle is not built";
    }
    /// Uploads rendered digits to s3://digits.
    Status upload(const CloudContext &cloud) const
    {
        TY_ASSIGN(const auto digits,
                  data::makeDigits(m_home.path() / "digits", {.train = 600, .validation = 100}, {}, {}));
        TY_TRY(cloud.s3->createBucket("digits", {Deadline::after(30s), {}}));
        storage::StorageConfig config;
        config.s3 = cloud.s3;
        for (const auto &file : digits.files) {
            TY_TRY(storage::writeFile("s3://digits/" + file.filename().string(), file.string(), config,
                                      {Deadline::after(60s), {}}));
        }
        return {};
    }
    /// The same account from a second computer: another ledger with the same rows, and the same keys.
    CloudContext second(const CloudContext &cloud, const ledger::Run &run) const
    {
        CloudContext other = cloud;
        other.stateFolder = m_second.path();
        auto opened = ledger::Ledger::open(m_second.path());
        EXPECT_TRUE(opened) << opened.error().detail;
        other.ledger = std::make_shared<ledger::Ledger>(std::move(*opened));
        EXPECT_TRUE(other.ledger->saveCluster(**cloud.ledger->cluster(run.cluster)));
        const auto resources = cloud.ledger->resources(run.cluster);
        for (const auto &resource : resources.value_or(std::vector<ledger::Resource>()))
            EXPECT_TRUE(other.ledger->saveResource(resource));
        EXPECT_TRUE(other.ledger->saveRun(run));
        std::filesystem::create_directories(other.clusterFolder(run.cluster).parent_path());
        std::filesystem::copy(cloud.clusterFolder(run.cluster), other.clusterFolder(run.cluster),
                              std::filesystem::copy_options::recursive);
        return other;
    }
    /// Leads all connections with the head through the proxy.
    static void lead(const CloudContext &cloud, const ClusterId &id, const support::LatencyProxy &proxy)
    {
        const auto resources = *cloud.ledger->resources(id);
        auto head = *std::ranges::find_if(
            resources, [](const ledger::Resource &r) { return r.kind == "instance" && r.name == "head"; });
        const auto target = cluster::host(cloud, id, "head")->target;
        const auto keys = ssh::knownKeys(target.knownHostsFile, target.host, target.port);
        ASSERT_TRUE(keys);
        std::vector<std::string> lines;
        for (const auto &key : *keys)
            lines.push_back(ssh::knownHostsLine("127.0.0.1", proxy.port(), key.type + " " + key.key));
        ASSERT_TRUE(ssh::replaceKnownHost(target.knownHostsFile, "127.0.0.1", proxy.port(), lines));
        head.facts[cluster::fact::kPublic] = "127.0.0.1";
        head.facts[cluster::fact::kPort] = std::to_string(proxy.port());
        ASSERT_TRUE(cloud.ledger->saveResource(head));
    }

    const cluster::LocalCloudHome m_home;
    const ledger::TemporaryFolder m_second;
};

TEST_F(Outage, TheCurvesHaveEveryPointAfterwards)
{
    const auto opened = m_home.open();
    ASSERT_TRUE(opened) << opened.error().detail;
    const CloudContext &cloud = *opened;
    if (const auto uploaded = upload(cloud); !uploaded)
        GTEST_SKIP() << uploaded.error().detail; // no fonts are installed
    cluster::LaunchPlan plan;
    plan.name = "demo";
    plan.workers = 1;
    const auto id = cluster::launch(cloud, plan, {.bundle = kBundle}, {}, {});
    ASSERT_TRUE(id) << id.error().source << ": " << id.error().detail;
    protocol::JobSpec job;
    job.model = "mlp";
    job.data = "s3://digits";
    job.epochs = 100'000; // trains until it is stopped
    job.batchSize = 60;
    job.displayBatches = 2;
    job.boundary = protocol::Boundary::Epoch; // no worker comes or goes
    job.savePeriod = 0;
    const auto run = startRun(cloud, *id, job, {}, {});
    ASSERT_TRUE(run) << run.error().source << ": " << run.error().detail;

    const auto target = cluster::host(cloud, *id, "head")->target;
    const CloudContext uncut = second(cloud, **cloud.ledger->run(*run));
    support::LatencyProxy proxy(target.port, 0ms, target.host);
    ASSERT_NO_FATAL_FAILURE(lead(cloud, *id, proxy));
    Follower whole(uncut, *run), broken(cloud, *run);
    ASSERT_TRUE(whole.reads(20) && broken.reads(20));

    proxy.refuse(true);
    ASSERT_TRUE(broken.isCutOff(true));
    const std::int64_t before = broken.stored();
    ASSERT_TRUE(whole.reads(before + 100)) << "it trains on";
    const auto unstopped = stopRun(cloud, *run, StopMode::SaveCheckpoint, {}, {});
    ASSERT_FALSE(unstopped);
    EXPECT_EQ(unstopped.error().code, ErrorCode::Unreachable) << unstopped.error().detail;
    const auto refused = startRun(cloud, *id, job, {}, {});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::Busy);
    EXPECT_THAT(refused.error().detail, testing::HasSubstr("may still be training"));
    EXPECT_EQ((**cloud.ledger->run(*run)).state, RunState::Running);
    ASSERT_TRUE(pause(moreOutage(), {Deadline::never(), {}}));
    EXPECT_EQ(broken.stored(), before);

    const std::int64_t missed = whole.stored();
    proxy.refuse(false);
    ASSERT_TRUE(broken.isCutOff(false));
    ASSERT_TRUE(broken.reads(missed));
    const auto stopped = stopRun(cloud, *run, StopMode::SaveCheckpoint, {}, {});
    ASSERT_TRUE(stopped) << stopped.error().source << ": " << stopped.error().detail;
    EXPECT_EQ(whole.end(), RunState::Stopped);
    EXPECT_EQ(broken.end(), RunState::Stopped);
    EXPECT_GE(whole.records().size(), std::size_t(missed));
    EXPECT_EQ(broken.records(), whole.records());
    const auto events = cloud.ledger->events(*id, *run);
    ASSERT_TRUE(events);
    for (const auto &event : *events)
        EXPECT_THAT(event.text, testing::Not(testing::HasSubstr("failed")));
}

} // namespace
} // namespace trainyard::training
