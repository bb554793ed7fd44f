#include "job_fixture.h"

#include <filesystem>
#include <stdexcept>

#include <fmt/format.h>
#include <spdlog/spdlog.h>
#include <unistd.h>

#include "backend/core/encoding.h"
#include "backend/core/system/files.h"
#include "backend/runtime/worker/worker.h"

namespace trainyard::testing {

bool eventually(const std::function<bool()> &condition, std::chrono::seconds limit)
{
    const Deadline deadline = Deadline::after(limit);
    while (!condition()) {
        if (!pause(std::chrono::milliseconds(2), {deadline, {}}))
            return condition();
    }
    return true;
}

std::string ownLoopback()
{
    const auto id = unsigned(::getpid()); // at most 22 bits
    return fmt::format("127.{}.{}.{}", 64 + (id >> 16), id >> 8 & 255, id & 255);
}

TemporaryFolder::TemporaryFolder()
    : path(std::filesystem::temp_directory_path() / ("trainyard-ps-" + hexEncode(randomBytes(6))))
{
    std::filesystem::create_directories(path);
}

TemporaryFolder::~TemporaryFolder()
{
    std::error_code ignored;
    std::filesystem::remove_all(path, ignored);
}

protocol::JobSpec smallJob(int workers, int servers)
{
    protocol::JobSpec job;
    job.run = RunId("r-test");
    job.data = "file:///nowhere";
    job.workers = workers;
    job.servers = servers;
    job.epochs = 3;
    job.batchSize = 48;
    job.learningRate = 0.01;
    job.displayBatches = 5;
    job.sliceBytes = 4096;
    job.startSeconds = 50;
    job.candidateSeconds = 50;
    job.stepSeconds = 50;
    job.heartbeatSeconds = 1;
    job.heartbeatMisses = 20; // for slow machines; tests of heartbeats set less
    return job;
}

ps::JobSecret testSecret(std::uint8_t fill)
{
    std::array<std::byte, 32> bytes;
    bytes.fill(std::byte(fill));
    return ps::JobSecret(bytes);
}

Result<nn::TrainingState> firstState()
{
    return nn::TrainingState{std::vector<float>(FakeLearner::kParameters, 0.01F), {}};
}

LocalJob::LocalJob(protocol::JobSpec spec)
    : job(std::move(spec))
{
    spdlog::set_level(spdlog::level::err);
    std::promise<ps::Endpoint> listening;
    auto where = listening.get_future();
    scheduler.result = std::async(std::launch::async, [this, &listening] {
        ps::SchedulerOptions options{job, testSecret(), "127.0.0.1",
                                     0,   folder.path,  [&](const ps::Endpoint &e) { listening.set_value(e); }};
        return ps::runScheduler(options, scheduler.leave.get_token(), scheduler.stop.get_token());
    });
    endpoint = where.get();
}

LocalJob::~LocalJob()
{
    scheduler.stop.request_stop();
    for (auto &worker : workers)
        worker->stop.request_stop();
    for (auto &server : servers)
        server->stop.request_stop();
}

RunningRole &LocalJob::addServer(const std::string &host, int rank, const std::string &bind)
{
    auto &role = *servers.emplace_back(std::make_unique<RunningRole>());
    const std::string name = host.empty() ? fmt::format("head-{}", servers.size()) : host;
    role.result =
        std::async(std::launch::async, [this, endpoint = endpoint, stop = role.stop.get_token(), name, rank, bind] {
            const ps::ServerOptions options{job, testSecret(), endpoint, bind, name, rank, firstState};
            return ps::runServer(options, stop);
        });
    return role;
}

RunningRole &LocalJob::addWorker(std::shared_ptr<FakeLearner> learner, int rank, const std::string &host,
                                 const std::string &bind)
{
    auto &role = *workers.emplace_back(std::make_unique<RunningRole>());
    role.learner = learner;
    const std::string name = host.empty() ? fmt::format("worker-{}", workers.size()) : host;
    role.result = std::async(std::launch::async, [this, learner, rank, name, bind, endpoint = endpoint,
                                                  stop = role.stop.get_token(), leave = role.leave.get_token()] {
        const ps::JoinOptions options{job, testSecret(), endpoint, bind, name, rank, firstState};
        return worker::runWorker(options, *learner, leave, stop);
    });
    return role;
}

void LocalJob::startAll()
{
    for (int i = 0; i < job.servers; ++i)
        addServer();
    for (int i = 0; i < job.workers; ++i)
        addWorker();
}

Status LocalJob::wait()
{
    const Status outcome = scheduler.result.get();
    for (auto &role : servers)
        role->result.wait();
    for (auto &role : workers)
        role->result.wait();
    return outcome;
}

std::vector<protocol::MetricRecord> readRecords(const std::filesystem::path &path)
{
    std::vector<protocol::MetricRecord> list;
    const std::string text = readFile(path).value_or("");
    for (std::size_t at = 0, end; (end = text.find('\n', at)) != std::string::npos; at = end + 1) {
        if (auto record = protocol::metricFromLine(std::string_view(text).substr(at, end - at)))
            list.push_back(std::move(*record));
    }
    return list;
}

std::vector<protocol::MetricRecord> LocalJob::records() const
{
    return readRecords(folder.path / "metrics.jsonl");
}

std::vector<protocol::MetricRecord> LocalJob::records(std::string_view name, std::optional<int> rank) const
{
    auto list = records();
    std::erase_if(list, [&](const auto &r) { return r.name != name || (rank && r.rank != *rank); });
    return list;
}

double LocalJob::lastValidation() const
{
    const auto list = records(protocol::metric::kValidationAccuracy, -1);
    return list.empty() ? 0 : list.back().value;
}

} // namespace trainyard::testing
