#include <algorithm>
#include <array>
#include <filesystem>
#include <future>

#include <fmt/format.h>

#include "backend/runtime/ps/scheduler/scheduler.h"
#include "backend/runtime/ps/server/server.h"
#include "backend/runtime/ps/worker/kv.h"
#include "bench/peers/contestant.h"

namespace trainyard::bench {

namespace {

class Trainyard final : public Contestant {
public:
    Trainyard(const Payload &payload, const TrainyardOptions &options)
        : m_payload(payload)
        , m_options(options)
        , m_job(jobOf(payload, options))
        , m_folder(std::filesystem::temp_directory_path() / ("ps-bench-" + m_job.run.value))
    {
        std::promise<ps::Endpoint> listening;
        m_scheduler = std::async(std::launch::async, [&, this] {
            return ps::runScheduler(
                {m_job, m_secret, "127.0.0.1", 0, m_folder, [&](const ps::Endpoint &e) { listening.set_value(e); }},
                m_stop.get_token());
        });
        const ps::Endpoint endpoint = listening.get_future().get();
        for (int i = 0; i < m_job.servers; ++i)
            m_servers.push_back(std::async(std::launch::async, [this, endpoint, i] {
                return ps::runServer({m_job, m_secret, endpoint, addressOf(i), hostOf(i, "server"), i,
                                      [this] {
                                          return Result<nn::TrainingState>({std::vector<float>(floats()), {}});
                                      }},
                                     {});
            }));
        m_workers.resize(std::size_t(payload.workers));
        std::vector<std::thread> joining;
        for (int i = 0; i < payload.workers; ++i)
            joining.emplace_back([this, endpoint, i] { join(i, endpoint); });
        for (std::thread &thread : joining)
            thread.join();
        m_team = std::make_unique<ThreadTeam>(payload.workers, [this](int i) { one(m_workers[std::size_t(i)]); });
    }
    ~Trainyard() override
    {
        m_team.reset();
        m_stop.request_stop();
        m_scheduler.wait();
        for (auto &server : m_servers)
            server.wait();
        std::error_code ignored;
        std::filesystem::remove_all(m_folder, ignored);
    }
    std::string name() const override { return m_options.name; }
    double window(int rounds) override { return m_team->window(rounds); }
    double bytesOnTheWire() override
    {
        const auto traffic = m_workers.front().kv->takeTraffic();
        return traffic.steps ? double(traffic.bytes) / double(traffic.steps) : 0;
    }

private:
    struct Member {
        std::unique_ptr<ps::KvWorker> kv;
        std::shared_ptr<float> memory;
        std::span<float> gradient; ///< in `memory`
        std::vector<float> weights;
    };
    static protocol::JobSpec jobOf(const Payload &payload, const TrainyardOptions &options)
    {
        protocol::JobSpec job;
        job.run = newRunId();
        job.data = "file:///nowhere";
        job.workers = payload.workers;
        job.batchSize = payload.workers;
        job.momentum = 0.9;
        job.sharedMemory = options.sharedMemory;
        job.compression = options.compression;
        job.optimizerPlacement = options.optimizerPlacement;
        job.wire = options.wire;
        job.servers = options.servers;
        job.serverThreads = options.serverThreads;
        job.serverReplicas = options.replicas;
        if (options.machines) {
            job.serversOn = protocol::ServersOn::Workers;
            job.servers = payload.workers;
            job.sharedMemory = true;
        }
        return job;
    }
    std::string addressOf(int index) const
    {
        return m_options.machines ? fmt::format("127.0.0.{}", 2 + index) : "127.0.0.1";
    }
    std::string hostOf(int index, const char *otherwise) const
    {
        return m_options.machines ? fmt::format("machine-{}", index) : otherwise;
    }
    std::size_t floats() const { return m_payload.bytes / sizeof(float); }
    void join(int index, const ps::Endpoint &endpoint)
    {
        Member &member = m_workers[std::size_t(index)];
        auto kv = ps::KvWorker::join({m_job, m_secret, endpoint, addressOf(index), hostOf(index, "worker"), index, {}},
                                     floats(), {});
        if (!kv)
            fatal(kv.error().source + ": " + kv.error().detail);
        (*kv)->announceReady(1);
        if (auto place = (*kv)->task(); !place)
            fatal(place.error().source + ": " + place.error().detail);
        member.kv = std::move(*kv);
        member.memory = member.kv->gradientMemory();
        if (!member.memory)
            member.memory = std::shared_ptr<float>(new float[floats()], std::default_delete<float[]>());
        member.gradient = {member.memory.get(), floats()};
        std::ranges::fill(member.gradient, 1e-6F);
        member.weights.resize(floats());
    }
    void one(Member &member) const
    {
        const Status status = m_payload.op == Op::Pull ? member.kv->pull(member.weights)
                                                       : member.kv->pushPull(member.gradient, 1, member.weights);
        if (!status)
            fatal(status.error().source + ": " + status.error().detail);
    }

    Payload m_payload;
    TrainyardOptions m_options;
    protocol::JobSpec m_job;
    ps::JobSecret m_secret{std::array<std::byte, 32>{}};
    std::filesystem::path m_folder;
    std::stop_source m_stop;
    std::future<Status> m_scheduler;
    std::vector<std::future<Status>> m_servers;
    std::vector<Member> m_workers;
    std::unique_ptr<ThreadTeam> m_team;
};

} // namespace

std::unique_ptr<Contestant> makeTrainyard(const Payload &payload, const TrainyardOptions &options)
{
    return std::make_unique<Trainyard>(payload, options);
}

} // namespace trainyard::bench
