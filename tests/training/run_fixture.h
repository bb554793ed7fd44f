#pragma once

#include <condition_variable>
#include <mutex>
#include <thread>

#include <gtest/gtest.h>

#include "backend/aws/s3/s3_client.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/cluster/plan/catalog/instance_facts.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/core/time/time_source.h"
#include "backend/training/run/cluster_run.h"
#include "tests/ledger/temporary_ledger.h"
#include "tests/runs/fake_node.h"

namespace trainyard::training {

/// The system's clocks, three times as fast, during its lifetime: pauses pass in a third of their time. Not faster,
/// since the limits of connections pass, too.
class FastTime final : public TimeSource {
public:
    FastTime() { install(this); }
    ~FastTime() override { install(nullptr); }
    FastTime(const FastTime &) = delete;
    FastTime &operator=(const FastTime &) = delete;
    TimePoint now() const override { return m_began + kSpeed * (std::chrono::steady_clock::now() - m_began); }
    Timestamp wallNow() const override
    {
        return m_beganWall + std::chrono::duration_cast<std::chrono::milliseconds>(now() - m_began);
    }
    void waitUntil(TimePoint until, std::stop_token stop) override
    {
        std::mutex mutex;
        std::condition_variable_any wake;
        std::unique_lock lock(mutex);
        const auto real = until == TimePoint::max() ? until : m_began + (until - m_began) / kSpeed + kTick;
        wake.wait_until(lock, stop, real, [] { return false; });
    }

private:
    static constexpr int kSpeed = 3;
    static constexpr std::chrono::microseconds kTick{1}; ///< for the rounding
    const TimePoint m_began = std::chrono::steady_clock::now();
    const Timestamp m_beganWall = SystemClock::instance().now();
};

/// A cluster in the ledger whose only machine is a real sshd with a stand-in for the runtime.
class RunOnFakeNode : public testing::Test {
protected:
    void SetUp() override
    {
        if (!runs::FakeNode::available())
            GTEST_SKIP() << "no sshd with sftp-server, or no python3 for the stand-in of the runtime";
        m_head = runs::FakeNode::start("head");
        ASSERT_TRUE(m_head);
        m_cloud.profile = m_cloud.endpointId = "local";
        m_cloud.local = true;
        m_cloud.stateFolder = m_state.path();
        m_cloud.catalog = std::make_shared<cluster::Catalog>(*cluster::Catalog::bundled());
        m_cloud.nodeEnvironment = [](const CallContext &) { return std::map<std::string, Secret>(); };
        auto opened = ledger::Ledger::open(m_state.path());
        ASSERT_TRUE(opened) << opened.error().detail;
        m_cloud.ledger = std::make_shared<ledger::Ledger>(std::move(*opened));

        auto row = ledger::makeCluster(m_cluster.value, "demo");
        row.state = "training";
        row.plan = cluster::LaunchPlan().toJson();
        ASSERT_TRUE(m_cloud.ledger->saveCluster(row));
        const ssh::Target &target = m_head->server().target();
        const auto folder = m_cloud.clusterFolder(m_cluster);
        std::filesystem::create_directories(folder);
        std::filesystem::copy_file(target.keyFile, folder / "id_ed25519");
        addMachine(*m_head, "i-1");
    }
    /// Adds a node to the cluster in the ledger.
    void addMachine(runs::FakeNode &node, const std::string &id, const std::string &type = "c5.xlarge") const
    {
        const ssh::Target &target = node.server().target();
        auto machine = ledger::makeInstance(id, m_cluster.value, target.name);
        machine.state = "running";
        machine.facts[cluster::fact::kType] = type;
        machine.facts[cluster::fact::kRole] = target.name == "head" ? "head" : "worker";
        machine.facts[cluster::fact::kPublic] = machine.facts[cluster::fact::kPrivate] = target.host;
        machine.facts[cluster::fact::kPort] = std::to_string(target.port);
        machine.facts[cluster::fact::kUser] = target.user;
        ASSERT_TRUE(m_cloud.ledger->saveResource(machine));
        const auto all = m_cloud.clusterFolder(m_cluster) / "known_hosts";
        std::ofstream(all, std::ios::app) << readFile(target.knownHostsFile).value_or("");
        std::filesystem::permissions(all, std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
        if (&node != m_head.get()) // the cluster has one key
            std::ofstream(node.server().folder() / "authorized_keys", std::ios::app)
                << readFile(m_head->server().folder() / "authorized_keys").value_or("");
    }
    /// Reads buckets from a server, which is not the one of AWS.
    void readBucketsFrom(const std::string &url)
    {
        aws::ClientConfig client;
        client.credentials = aws::fixedCredentials({"A", Secret("s"), {}, {}});
        client.endpointUrl = url;
        m_cloud.s3 = std::make_shared<aws::S3Client>(std::make_shared<net::HttpClient>(net::HttpOptions{}), client);
    }
    /// Adds a run to the ledger, and its folder to the node.
    void addRun(protocol::RunState state = protocol::RunState::Running, const std::string &detail = {})
    {
        ledger::Run run;
        run.id = m_run;
        run.cluster = m_cluster;
        run.state = state;
        run.detail = detail;
        run.job = "{}";
        run.created = wallNow();
        ASSERT_TRUE(m_cloud.ledger->saveRun(run));
        std::filesystem::create_directories(m_head->run(m_run) / "log");
    }
    void write(std::int64_t step, std::string_view name = "speed", int rank = 0, const std::string &note = {}) const
    {
        auto record = ledger::makeMetric(m_run, rank, step, std::string(name), name == "speed" ? double(step) : 0);
        record.note = note;
        std::ofstream(m_head->run(m_run) / "metrics.jsonl", std::ios::app) << protocol::toLine(record) << "\n";
    }
    /// Follows the run in another thread until it ends.
    void follow()
    {
        FollowOptions options;
        options.stored = [this](std::int64_t last) { note([&] { m_stored = last; }); };
        options.unreachable = [this](std::optional<Timestamp> since) { note([&] { m_contacts.push_back(since); }); };
        options.note = [this](const std::string &words) { note([&] { m_notes += words + "\n"; }); };
        m_follower = std::jthread([this, options](std::stop_token stop) {
            auto end = followRun(m_cloud, m_run, options, stop);
            note([&] { m_end = std::move(end); });
        });
    }
    template <class F>
    bool eventually(F condition)
    {
        std::unique_lock lock(m_mutex);
        return m_changed.wait_for(lock, std::chrono::seconds(60), condition);
    }
    bool stored(std::int64_t rows)
    {
        return eventually([&] { return m_stored >= rows; });
    }
    protocol::RunState state(const RunId &run) const { return (**m_cloud.ledger->run(run)).state; }
    std::vector<std::int64_t> steps() const
    {
        std::vector<std::int64_t> found;
        const auto rows = m_cloud.ledger->metrics(m_run).value_or(ledger::MetricRows());
        for (const auto &record : rows.records)
            found.push_back(record.step);
        return found;
    }

    std::optional<FastTime> m_fast; ///< first: the follower uses it to its end
    const ledger::TemporaryFolder m_state;
    const ClusterId m_cluster{"c-0123456789abcdef"};
    const RunId m_run = newRunId();
    std::unique_ptr<runs::FakeNode> m_head;
    cluster::CloudContext m_cloud;
    // Guarded by the mutex:
    std::vector<std::optional<Timestamp>> m_contacts;
    std::string m_notes;
    std::int64_t m_stored = 0; ///< sequence of the last row
    std::optional<Result<RunEnd>> m_end;
    std::jthread m_follower; ///< last: it uses the others

private:
    template <class F>
    void note(F change)
    {
        const std::lock_guard lock(m_mutex);
        change();
        m_changed.notify_all();
    }
    std::mutex m_mutex;
    std::condition_variable m_changed;
};

} // namespace trainyard::training
