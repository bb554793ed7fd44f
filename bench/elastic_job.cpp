#include "bench/elastic_job.h"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstring>
#include <functional>
#include <thread>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "backend/core/system/fd.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/runtime/launch/run_folder.h"
#include "backend/runtime/ps/scheduler/scheduler.h"
#include "backend/runtime/ps/server/server.h"
#include "backend/runtime/ps/transport/socket.h"
#include "backend/runtime/worker/worker.h"

namespace trainyard::bench {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kParameters = 109'386; // of the MLP

void append(int file, double at)
{
    [[maybe_unused]] const auto ignored = ::write(file, &at, sizeof at);
}

int openForAppend(const fs::path &path)
{
    return ::open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

Times timesIn(const fs::path &path)
{
    const std::string bytes = readFile(path, 1u << 26).value_or("");
    Times times(bytes.size() / sizeof(double));
    std::memcpy(times.data(), bytes.data(), times.size() * sizeof(double));
    return times;
}

/// Waits until the process is killed.
Status waitForEver(std::stop_token stop)
{
    while (pause(std::chrono::hours(1), {Deadline::after(std::chrono::hours(1)), stop})) {
    }
    return {};
}

/// Waits instead of computing, and records when it began to load and when each of its steps began.
class PacedLearner final : public worker::Learner {
public:
    PacedLearner(const fs::path &log, const Role &role, std::stop_token stop)
        : m_log(openForAppend(log))
        , m_hello(openForAppend(log.string() + ".hello"))
        , m_step(role.stepSeconds)
        , m_trouble(role.trouble)
        , m_stop(std::move(stop))
    {
    }
    std::size_t parameterCount() const override { return kParameters; }
    Status load() override
    {
        append(m_hello, now());
        if (m_trouble == Trouble::NeverReady)
            return waitForEver(m_stop);
        if (m_trouble == Trouble::Fails)
            return fail(ErrorCode::InvalidArgument, "prepare", "the script that prepares the data failed");
        return {};
    }
    std::int64_t trainingSamples() const override { return 1'000'000'000; }
    Status prepare(int) override { return {}; }
    std::span<float> parameters() override { return m_parameters; }
    std::span<const float> gradients() override { return m_gradients; }
    void beginPartition(int, const protocol::EpochPartition &, int) override {}
    Result<protocol::BatchMetrics> step(nn::StepObserver &observer) override
    {
        TY_TRY(observer.parametersNeeded(0, kParameters));
        append(m_log, now());
        std::this_thread::sleep_for(std::chrono::duration<double>(m_step));
        const protocol::BatchMetrics metrics{1, 1, 32};
        TY_TRY(observer.backwardBegins(metrics));
        observer.gradientsFinal(0, kParameters);
        return metrics;
    }
    Result<protocol::BatchMetrics> validate(int, int, const std::function<Status()> &) override
    {
        return protocol::BatchMetrics{};
    }
    worker::CheckpointTask checkpoint(worker::TrainingPosition) override
    {
        return {[](std::stop_token) { return Result<std::string>(""); }};
    }

private:
    int m_log, m_hello;
    double m_step;
    Trouble m_trouble;
    std::stop_token m_stop;
    std::vector<float> m_parameters = std::vector<float>(kParameters), m_gradients = m_parameters;
};

Status runServer(const Role &role, const launch::RunFolder &run, const ps::Endpoint &scheduler, const std::string &host)
{
    return ps::runServer({run.job,
                          run.secret,
                          scheduler,
                          addressOf(role.name, role.index),
                          host,
                          role.index,
                          [] {
                              return Result<nn::TrainingState>({std::vector<float>(kParameters), {}});
                          },
                          {},
                          role.port,
                          role.announce},
                         {});
}

} // namespace

double now()
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

std::string addressOf(const std::string &role, int index)
{
    return fmt::format("127.0.0.{}", role == "worker" ? 100 + index : 1);
}

std::vector<std::string> Role::arguments() const
{
    return {"--step-ms",
            fmt::format("{}", stepSeconds * 1000),
            "--role",
            name,
            "--index",
            std::to_string(index),
            "--folder",
            folder.string(),
            "--trouble",
            std::to_string(int(trouble)),
            "--port",
            std::to_string(port),
            "--announce=" + announce};
}

Status runRole(const Role &role, std::stop_token leave)
{
    TY_ASSIGN(const auto run, launch::RunFolder::open(role.folder));
    if (role.name == "scheduler")
        return ps::runScheduler({run.job, run.secret, "127.0.0.1", 0, role.folder, {}}, {});
    std::string address = readFile(role.folder / "scheduler.address").value_or("\n");
    address.pop_back();
    TY_ASSIGN(const auto scheduler, ps::parseEndpoint(address));
    const std::string host = fmt::format("{}-{}", role.name, role.index);
    if (role.name == "server")
        return runServer(role, run, scheduler, host);
    if (role.trouble == Trouble::Mute) {
        TY_ASSIGN(const auto line, ps::connectTo(scheduler, addressOf(role.name, role.index),
                                                 {Deadline::after(std::chrono::seconds(30)), leave}));
        append(openForAppend(role.folder / (host + ".hello")), now());
        return waitForEver(leave);
    }
    PacedLearner learner(role.folder / host, role, leave);
    return worker::runWorker({run.job, run.secret, scheduler, addressOf(role.name, role.index), host, -1}, learner,
                             leave, {});
}

Job::Job(double stepSeconds, bool withLine)
    : m_stepSeconds(stepSeconds)
{
    if (withLine)
        line = std::make_unique<support::LatencyProxy>(m_port.port(), std::chrono::milliseconds(0));
    char name[] = "/tmp/elastic-bench-XXXXXX";
    m_folder = ::mkdtemp(name);
    protocol::JobSpec job;
    job.run = RunId("elastic");
    job.data = "file:///none";
    job.workers = 3;
    job.servers = 2;
    job.batchSize = 96;
    job.boundary = protocol::Boundary::Batch;
    job.hostDeaths = 0;
    (void)writeFileAtomically(m_folder / "job.json", protocol::toJson(job));
    (void)writeFileAtomically(m_folder / "secret", std::string(32, 's'), 0600);
    start("scheduler", 0);
    await([&] { return fs::exists(m_folder / "scheduler.address"); });
    for (int i = 0; i < job.servers; ++i)
        start("server", i);
    for (int i = 0; i < job.workers; ++i)
        start("worker", i);
    await([&] { return steps(0).size() > 100; });
}

Job::~Job()
{
    for (const auto &[name, pid] : m_pids) {
        ::kill(pid, SIGKILL);
        ::waitpid(pid, nullptr, 0);
    }
    std::error_code ignored;
    fs::remove_all(m_folder, ignored);
}

void Job::start(const std::string &role, int index, Trouble trouble)
{
    const std::string name = fmt::format("{}-{}", role, index), log = m_folder / (name + ".log");
    const bool behind = line && name == "server-0";
    const Role started{.name = role,
                       .index = index,
                       .folder = m_folder,
                       .stepSeconds = m_stepSeconds,
                       .trouble = trouble,
                       .port = behind ? m_port.port() : 0,
                       .announce = behind ? fmt::format("127.0.0.1:{}", line->port()) : ""};
    std::vector<std::string> words = started.arguments();
    words.insert(words.begin(), "elastic_bench");
    std::vector<char *> argv;
    for (std::string &word : words)
        argv.push_back(word.data());
    argv.push_back(nullptr);
    const pid_t pid = ::fork();
    if (pid == 0) {
        ::prctl(PR_SET_PDEATHSIG, SIGKILL);
        const int fd = ::open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
        ::dup2(fd, 2);
        ::execv("/proc/self/exe", argv.data());
        ::_exit(127);
    }
    m_pids[name] = pid;
}

void Job::signal(const std::string &name, int which)
{
    ::kill(m_pids.at(name), which);
    if (which == SIGKILL) {
        ::waitpid(m_pids.at(name), nullptr, 0);
        m_pids.erase(name);
    }
}

bool Job::ended(const std::string &name)
{
    if (::waitpid(m_pids.at(name), nullptr, WNOHANG) == 0)
        return false;
    m_pids.erase(name);
    return true;
}

Times Job::steps(int worker) const
{
    return timesIn(m_folder / fmt::format("worker-{}", worker));
}

double Job::hello(int worker) const
{
    const Times times = timesIn(m_folder / fmt::format("worker-{}.hello", worker));
    return times.empty() ? 0 : times.back();
}

bool Job::says(const std::string &log, const std::string &words) const
{
    return readFile(m_folder / (log + ".log"), 1u << 26).value_or("").find(words) != std::string::npos;
}

std::pair<double, double> longestPause(const Times &steps, double since)
{
    std::pair<double, double> longest{0, 0};
    for (std::size_t i = 1; i < steps.size(); ++i) {
        if (steps[i] >= since && steps[i] - steps[i - 1] > longest.first)
            longest = {steps[i] - steps[i - 1], steps[i]};
    }
    return {std::max(0.0, longest.first - paceOf(steps, 0, since).usual), longest.second};
}

} // namespace trainyard::bench
