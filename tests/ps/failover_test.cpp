#include <set>

#include <gmock/gmock.h>
#include <poll.h>
#include <spdlog/spdlog.h>

#include "backend/runtime/ps/transport/loop.h"
#include "job_fixture.h"
#include "tests/support/latency_proxy.h"

/// Data path of a worker whose servers die, with a scheduler that the test controls.
namespace trainyard::testing {
namespace {

using namespace protocol; // NOLINT: messages

/// Accepts servers and workers, records their messages, and sends placements on request of the test.
class ScriptedScheduler final : ps::LoopHandler {
public:
    explicit ScriptedScheduler(int count)
        : parts(count)
        , m_loop(*this, testSecret(), std::chrono::milliseconds(20))
    {
        auto listener = ps::listenOn("127.0.0.1", 0).value();
        endpoint = listener.bound;
        m_loop.listen(std::move(listener), {});
        m_thread = std::thread([this] { (void)m_loop.run(); });
    }
    ~ScriptedScheduler() override
    {
        m_loop.stop();
        m_thread.join();
    }

    void place(std::vector<int> primary, std::vector<int> backup, bool workersToo)
    {
        m_loop.post([this, primary, backup, workersToo] {
            const Placement placement{++m_version, m_addresses, primary, backup};
            for (auto &[connection, role] : m_roles) {
                if (role.server || workersToo)
                    connection->send(placement);
            }
        });
    }
    /// Removes the address of a server that died.
    void forget(int server)
    {
        m_loop.post([this, server] { m_addresses[std::size_t(server)].clear(); });
    }
    bool isReplicaComplete(int part, int server)
    {
        const std::lock_guard lock(m_mutex);
        return m_whole.contains({part, server});
    }
    int acknowledged()
    {
        const std::lock_guard lock(m_mutex);
        return m_acks;
    }

    ps::Endpoint endpoint;
    int parts; ///< set before the first join request

private:
    struct Role {
        bool server = false;
        int rank = 0;
    };
    Result<std::span<std::byte>> bufferFor(ps::Connection &c, const FrameHeader &) override
    {
        return fail(ErrorCode::CorruptData, c.peer(), "data");
    }
    Status onFrame(ps::Connection &c, const FrameHeader &header, std::span<const std::byte> payload) override
    {
        if (header.type != FrameType::Control)
            return {};
        const auto message = controlFromJson({reinterpret_cast<const char *>(payload.data()), payload.size()});
        if (const auto *hello = std::get_if<JoinRequest>(&*message)) {
            const bool server = hello->role == "server";
            m_roles[&c] = {server, hello->rank};
            if (server) {
                const bool later = int(m_addresses.size()) >= parts;
                if (int(m_addresses.size()) <= hello->rank)
                    m_addresses.resize(std::size_t(hello->rank) + 1);
                m_addresses[std::size_t(hello->rank)] = hello->address;
                c.send(JoinAccepted{hello->rank, 1, {}, later});
            } else {
                c.send(JoinAccepted{hello->rank, 1, {m_addresses.begin(), m_addresses.begin() + parts}, false});
            }
        } else if (std::holds_alternative<Ready>(*message)) {
            const std::lock_guard lock(m_mutex);
            ++m_acks;
            const View view{1, 0, 0, {{0, "w"}}, -1, {{{0, 1}}, 1, 1, true}, false};
            if (m_roles[&c].server && m_version > 0) // a late server knows the members before it gets a shard
                c.send(view);
            if (!m_roles[&c].server)
                for (auto &[connection, role] : m_roles)
                    connection->send(View{1, 0, 0, {{0, "w"}}, role.server ? -1 : 0, {{{0, 1}}, 1, 1, true}, true});
        } else if (std::holds_alternative<ViewAck>(*message)) {
            if (++m_viewAcks == int(m_roles.size()))
                for (auto &[connection, role] : m_roles)
                    if (!role.server)
                        connection->send(Start{1});
        } else if (const auto *ack = std::get_if<PlacementAck>(&*message)) {
            EXPECT_EQ(ack->problem, "");
            const std::lock_guard lock(m_mutex);
            ++m_acks;
        } else if (const auto *copy = std::get_if<ReplicaState>(&*message)) {
            const std::lock_guard lock(m_mutex);
            if (copy->complete)
                m_whole.emplace(copy->part, copy->server);
            else
                m_whole.erase({copy->part, copy->server});
        }
        return {};
    }
    void onClosed(ps::Connection &c, const Error &) override { m_roles.erase(&c); }
    void onTick() override
    {
        for (auto &[connection, role] : m_roles)
            connection->send(kHeartbeat, {});
        for (auto &[connection, role] : m_roles)
            m_loop.flush(*connection);
    }

    std::map<ps::Connection *, Role> m_roles;
    std::vector<std::string> m_addresses;
    int m_version = 0, m_viewAcks = 0;
    std::mutex m_mutex;
    std::set<std::pair<int, int>> m_whole;
    int m_acks = 0;
    ps::Loop m_loop;
    std::thread m_thread;
};

struct Exchanging {
    bool sharedMemory = false;
    OptimizerPlacement optimizerPlacement = OptimizerPlacement::Servers;
    WireMode wire = WireMode::Auto;
};

class Failover : public ::testing::TestWithParam<Exchanging> {
protected:
    static constexpr std::size_t kParameters = 50'000;
    Failover()
        : job(smallJob(1, 2))
        , scheduler(2)
    {
        spdlog::set_level(spdlog::level::err); // also creates spdlog's registry before threads use it
        job.sharedMemory = GetParam().sharedMemory;
        job.optimizerPlacement = GetParam().optimizerPlacement;
        job.wire = GetParam().wire;
        job.serverThreads = 2;
        job.momentum = 0.5;
        job.learningRate = 1;
        job.weightDecay = 0;
    }
    /// \param announce  address of a proxy to the server; empty: the address on which it listens
    void addServer(int rank, int port = 0, const std::string &announce = {})
    {
        auto &role = servers[rank];
        role = std::make_unique<RunningRole>();
        role->result = std::async(std::launch::async, [=, this, stop = role->stop.get_token()] {
            return ps::runServer({job,
                                  testSecret(),
                                  scheduler.endpoint,
                                  "127.0.0.1",
                                  "head",
                                  rank,
                                  [] {
                                      return Result<nn::TrainingState>({std::vector<float>(kParameters, 8.0F), {}});
                                  },
                                  {},
                                  port,
                                  announce},
                                 stop);
        });
        const int before = ++said;
        ASSERT_TRUE(eventually([&] { return scheduler.acknowledged() >= before; }));
    }
    void kill(int rank)
    {
        servers[rank]->stop.request_stop();
        servers[rank]->result.wait();
        scheduler.forget(rank);
    }
    void place(std::vector<int> primary, std::vector<int> backup, int acks)
    {
        said += acks;
        scheduler.place(primary, backup, false);
        ASSERT_TRUE(eventually([&] { return scheduler.acknowledged() >= said; }));
    }
    /// \return a worker that is a member, with the initial weights of the servers
    std::unique_ptr<ps::KvWorker> joinWorker()
    {
        auto kv = ps::KvWorker::join(worker(), kParameters, {});
        EXPECT_TRUE(kv) << kv.error().detail;
        return kv ? begin(std::move(*kv)) : nullptr;
    }
    ps::JoinOptions worker() const { return {job, testSecret(), scheduler.endpoint, "127.0.0.1", "w", 0, {}, {}}; }
    std::unique_ptr<ps::KvWorker> begin(std::unique_ptr<ps::KvWorker> kv)
    {
        kv->announceReady(1);
        ++said;
        EXPECT_TRUE(kv->task());
        EXPECT_TRUE(kv->pull(weights));
        return kv;
    }
    /// Expects that the servers have the weights of the worker.
    void expectAgreement(ps::KvWorker &kv) const
    {
        std::vector<float> theirs(kParameters);
        EXPECT_TRUE(kv.pull(theirs));
        EXPECT_EQ(theirs, weights);
    }
    /// Runs one step with a constant gradient.
    /// \return the weight after it, equal for all parameters
    float step(ps::KvWorker &kv)
    {
        const Status status = kv.pushPull(gradient, 1, weights);
        EXPECT_TRUE(status) << (status ? "" : status.error().source + ": " + status.error().detail);
        for (const float w : weights)
            EXPECT_EQ(w, weights[0]);
        return weights[0];
    }

    JobSpec job;
    ScriptedScheduler scheduler;
    std::map<int, std::unique_ptr<RunningRole>> servers;
    std::vector<float> gradient = std::vector<float>(kParameters, 1.0F), weights = std::vector<float>(kParameters);
    int said = 0;
};

TEST_P(Failover, NoUpdateIsLostAndNoneCountsTwice)
{
    addServer(0);
    addServer(1);
    place({0, 1}, {1, 0}, 2);
    for (const auto &[part, server] : {std::pair(0, 1), std::pair(1, 0)})
        ASSERT_TRUE(
            eventually([&, part = part, server = server] { return scheduler.isReplicaComplete(part, server); }));
    const auto kv = joinWorker();
    ASSERT_TRUE(kv);
    EXPECT_EQ(step(*kv), 7.0F);
    EXPECT_EQ(step(*kv), 5.5F); // v = 1.5
    kill(0);
    auto inTheMiddle = std::async(std::launch::async, [&] { return step(*kv); });
    place({1, 1}, {-1, -1}, 1);
    scheduler.place({1, 1}, {-1, -1}, true);
    said += 1;
    EXPECT_EQ(inTheMiddle.get(), 3.75F); // v = 1.75: the replica has the momentum
    // Another server joins, gets replicas, and takes over both shards.
    addServer(2);
    place({1, 1}, {2, 2}, 2);
    for (const int part : {0, 1})
        ASSERT_TRUE(eventually([&] { return scheduler.isReplicaComplete(part, 2); }));
    EXPECT_EQ(step(*kv), 1.875F); // v = 1.875
    kill(1);
    place({2, 2}, {-1, -1}, 1);
    scheduler.place({2, 2}, {-1, -1}, true);
    EXPECT_EQ(step(*kv), -0.0625F); // v = 1.9375
    expectAgreement(*kv);
}

TEST_P(Failover, AServerThatDiesWhileAWorkerComesIsReplacedForIt)
{
    addServer(0);
    addServer(1);
    place({0, 1}, {1, 0}, 2);
    ASSERT_TRUE(eventually([&] { return scheduler.isReplicaComplete(0, 1); }));
    servers[0]->stop.request_stop();
    servers[0]->result.wait();
    auto joining = std::async(std::launch::async, [&] { return ps::KvWorker::join(worker(), kParameters, {}); });
    EXPECT_TRUE(eventually([&] {
        scheduler.place({1, 1}, {-1, -1}, true);
        return joining.wait_for(std::chrono::milliseconds(20)) == std::future_status::ready;
    }));
    auto joined = joining.get();
    ASSERT_TRUE(joined) << joined.error().detail;
    const auto kv = begin(std::move(*joined));
    EXPECT_EQ(step(*kv), 7.0F);
    expectAgreement(*kv);
}

TEST_P(Failover, ABrokenLineLosesNoUpdateAndDoublesNone)
{
    scheduler.parts = job.servers = 1;
    job.momentum = 0;
    job.heartbeatSeconds = 0.2;
    job.heartbeatMisses = 5;
    const support::ReservedPort port;
    support::LatencyProxy line(port.port(), std::chrono::milliseconds(0));
    addServer(0, port.port(), "127.0.0.1:" + std::to_string(line.port()));
    const auto kv = joinWorker();
    ASSERT_TRUE(kv);
    EXPECT_EQ(step(*kv), 7.0F);
    line.cut();
    EXPECT_EQ(step(*kv), 6.0F);
    for (float expected = 5; expected > -20; --expected) { // cuts at any point of the step
        auto cut = std::async(std::launch::async, [&] { line.cut(); });
        EXPECT_EQ(step(*kv), expected);
    }
    const int before = line.accepted();
    line.hold(true);
    auto held = std::async(std::launch::async, [&] { return step(*kv); });
    EXPECT_TRUE(eventually([&] { return line.accepted() > before; })) << "silence was not noticed";
    line.hold(false);
    EXPECT_EQ(held.get(), -20.0F);
    expectAgreement(*kv);
}

TEST_P(Failover, AWorkerThatIsCutOffGivesUpWithASentence)
{
    scheduler.parts = job.servers = 1;
    job.heartbeatSeconds = 0.1;
    job.heartbeatMisses = 5;
    const support::ReservedPort port;
    auto line = std::make_unique<support::LatencyProxy>(port.port(), std::chrono::milliseconds(0));
    addServer(0, port.port(), "127.0.0.1:" + std::to_string(line->port()));
    const auto kv = joinWorker();
    ASSERT_TRUE(kv);
    EXPECT_EQ(step(*kv), 7.0F);
    line.reset();
    const Status status = kv->pushPull(gradient, 1, weights);
    ASSERT_FALSE(status);
    EXPECT_EQ(status.error().code, ErrorCode::PeerLost);
    EXPECT_THAT(status.error().source, ::testing::HasSubstr("server 0 at 127.0.0.1:"));
}

INSTANTIATE_TEST_SUITE_P(
    Exchanging, Failover,
    ::testing::Values(Exchanging{}, Exchanging{.sharedMemory = true},
                      Exchanging{.optimizerPlacement = OptimizerPlacement::Workers}, Exchanging{.wire = WireMode::Aead},
                      Exchanging{.sharedMemory = true, .optimizerPlacement = OptimizerPlacement::Workers}));

} // namespace
} // namespace trainyard::testing
