// Time that a step loses when a worker or server dies, freezes, joins or leaves, or when a connection to a server
// breaks. The real roles run as processes of this machine around a learner whose step is a wait, so the cores of the
// machine are not measured.
//     elastic_bench [--rounds 5] [--step-ms 5] [--only NAME]
#include <algorithm>
#include <chrono>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <map>
#include <optional>
#include <thread>

#include <CLI/CLI.hpp>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "backend/core/deadline.h"
#include "backend/core/system/files.h"
#include "backend/core/system/logging.h"
#include "backend/core/try.h"
#include "backend/runtime/launch/run_folder.h"
#include "backend/runtime/ps/scheduler/scheduler.h"
#include "backend/runtime/ps/server/server.h"
#include "backend/runtime/worker/worker.h"
#include "tests/support/latency_proxy.h"

using namespace trainyard;
namespace fs = std::filesystem;
using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock; // CLOCK_MONOTONIC: the same in all processes of a machine
using Times = std::vector<double>;       // in seconds

namespace {

constexpr std::size_t kParameters = 109'386; // of the MLP
double stepSeconds = 0.005;

double now()
{
    return std::chrono::duration<double>(Clock::now().time_since_epoch()).count();
}

/// Waits instead of computing, and records when each of its steps began.
class PacedLearner final : public worker::Learner {
public:
    explicit PacedLearner(const fs::path &log)
        : m_log(::open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600))
    {
    }
    std::size_t parameterCount() const override { return kParameters; }
    Status load() override { return {}; }
    std::int64_t trainingSamples() const override { return 1'000'000'000; }
    Status prepare(int) override { return {}; }
    std::span<float> parameters() override { return m_parameters; }
    std::span<const float> gradients() override { return m_gradients; }
    void beginPartition(int, const protocol::EpochPartition &, int) override {}
    Result<protocol::BatchMetrics> step(nn::StepObserver &observer) override
    {
        TY_TRY(observer.parametersNeeded(0, kParameters));
        const double at = now();
        [[maybe_unused]] const auto ignored = ::write(m_log, &at, sizeof at);
        std::this_thread::sleep_for(std::chrono::duration<double>(stepSeconds));
        const protocol::BatchMetrics metrics{1, 1, 32};
        TY_TRY(observer.backwardBegins(metrics));
        observer.gradientsFinal(0, kParameters);
        return metrics;
    }
    Result<protocol::BatchMetrics> validate(int, int) override { return protocol::BatchMetrics{}; }
    std::function<Result<std::string>(std::stop_token)> checkpoint(worker::TrainingPosition) override
    {
        return [](std::stop_token) { return Result<std::string>(""); };
    }

private:
    int m_log;
    std::vector<float> m_parameters = std::vector<float>(kParameters), m_gradients = m_parameters;
};

/// Each worker has an address of its own, by which a proxy distinguishes their connections.
std::string addressOf(const std::string &role, int index)
{
    return fmt::format("127.0.0.{}", role == "worker" ? 100 + index : 1);
}

/// Runs one role of the job in this process.
/// \param port, announce  for a server behind a proxy: its own port and the proxy's address
Status beRole(const std::string &role, int index, const fs::path &folder, int port, const std::string &announce,
              std::stop_token leave)
{
    const auto run = launch::RunFolder::open(folder);
    if (!run)
        return fail(run.error());
    if (role == "scheduler")
        return ps::runScheduler({run->job, run->secret, "127.0.0.1", 0, folder, {}}, {});
    std::string address = readFile(folder / "scheduler.address").value_or("\n");
    address.pop_back();
    const auto scheduler = ps::parseEndpoint(address);
    if (!scheduler)
        return fail(scheduler.error());
    const std::string host = fmt::format("{}-{}", role, index);
    if (role == "server")
        return ps::runServer({run->job,
                              run->secret,
                              *scheduler,
                              addressOf(role, index),
                              host,
                              index,
                              [] {
                                  return Result<nn::TrainingState>({std::vector<float>(kParameters), {}});
                              },
                              {},
                              port,
                              announce},
                             {});
    PacedLearner pacer(folder / host);
    return worker::runWorker({run->job, run->secret, *scheduler, addressOf(role, index), host, -1}, pacer, leave, {});
}

/// A job that runs until it is destroyed: a scheduler, two servers, three workers.
class Job {
public:
    /// \param withLine  whether server 0 is reached through a proxy
    explicit Job(bool withLine)
    {
        if (withLine)
            line = std::make_unique<support::LatencyProxy>(m_port.port(), milliseconds(0));
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
    ~Job()
    {
        for (const auto &[name, pid] : m_pids) {
            ::kill(pid, SIGKILL);
            ::waitpid(pid, nullptr, 0);
        }
        std::error_code ignored;
        fs::remove_all(m_folder, ignored);
    }
    void start(const std::string &role, int index)
    {
        const std::string name = fmt::format("{}-{}", role, index), log = m_folder / (name + ".log");
        const pid_t pid = ::fork();
        if (pid == 0) {
            ::prctl(PR_SET_PDEATHSIG, SIGKILL);
            const int fd = ::open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
            ::dup2(fd, 2);
            const bool behind = line && name == "server-0";
            const std::string pace = fmt::format("{}", stepSeconds * 1000), number = std::to_string(index),
                              port = std::to_string(behind ? m_port.port() : 0),
                              announce = behind ? fmt::format("127.0.0.1:{}", line->port()) : "";
            ::execl("/proc/self/exe", "elastic_bench", "--step-ms", pace.c_str(), "--role", role.c_str(), "--index",
                    number.c_str(), "--folder", m_folder.c_str(), "--port", port.c_str(), "--announce",
                    announce.c_str(), nullptr);
            ::_exit(127);
        }
        m_pids[name] = pid;
    }
    void signal(const std::string &name, int which)
    {
        ::kill(m_pids.at(name), which);
        if (which == SIGKILL) {
            ::waitpid(m_pids.at(name), nullptr, 0);
            m_pids.erase(name);
        }
    }
    Times steps(int worker) const
    {
        const std::string bytes = readFile(m_folder / fmt::format("worker-{}", worker), 1u << 26).value_or("");
        Times times(bytes.size() / sizeof(double));
        std::memcpy(times.data(), bytes.data(), times.size() * sizeof(double));
        return times;
    }
    bool says(const std::string &log, const std::string &words) const
    {
        return readFile(m_folder / (log + ".log"), 1u << 26).value_or("").find(words) != std::string::npos;
    }
    template <class Condition>
    static void await(Condition condition)
    {
        const Deadline limit = Deadline::after(std::chrono::seconds(60));
        while (!condition()) {
            if (!pause(milliseconds(5), {limit, {}})) {
                std::fprintf(stderr, "elastic_bench: what was waited for did not happen in a minute\n");
                std::exit(1);
            }
        }
    }

    std::unique_ptr<support::LatencyProxy> line;

private:
    fs::path m_folder;
    support::ReservedPort m_port;
    std::map<std::string, pid_t> m_pids;
};

/// The longest pause between steps of worker 0 that ended after `since`.
/// \return its length beyond a usual step, and its end
std::pair<double, double> longestPause(const Times &steps, double since)
{
    Times gaps;
    std::pair<double, double> longest{0, 0};
    for (std::size_t i = 1; i < steps.size(); ++i) {
        const double gap = steps[i] - steps[i - 1];
        if (steps[i] < since)
            gaps.push_back(gap);
        else if (gap > longest.first)
            longest = {gap, steps[i]};
    }
    std::ranges::nth_element(gaps, gaps.begin() + std::ptrdiff_t(gaps.size() / 2));
    return {std::max(0.0, longest.first - gaps[gaps.size() / 2]), longest.second};
}

struct Figure {
    std::string name;
    Times values;
};

struct Event {
    std::string name;
    std::function<std::vector<Figure>(Job &)> play; ///< returns figures with one value each
    bool withLine = false;
};

/// The longest pause of worker 0 since an event, measured until 100 steps after `over` holds.
double stall(Job &job, double since, const std::function<bool()> &over)
{
    Job::await(over);
    const std::size_t reached = job.steps(0).size();
    Job::await([&] { return job.steps(0).size() > reached + 100; });
    return longestPause(job.steps(0), since).first;
}

const std::vector<Event> kEvents = {
    {"a worker is killed",
     [](Job &job) {
         const double at = now();
         job.signal("worker-2", SIGKILL);
         const double lost = stall(job, at, [&] { return job.says("scheduler-0", "died"); });
         return std::vector<Figure>{{"the others lose", {lost}}};
     }},
    {"a worker is frozen",
     [](Job &job) {
         const double at = now();
         job.signal("worker-2", SIGSTOP);
         const double lost = stall(job, at, [&] { return job.says("scheduler-0", "died"); });
         return std::vector<Figure>{{"the others lose", {lost}}};
     }},
    {"a worker joins",
     [](Job &job) {
         const double at = now();
         job.start("worker", 3);
         const double lost = stall(job, at, [&] { return !job.steps(3).empty(); });
         return std::vector<Figure>{{"process start to its first step", {job.steps(3).front() - at}},
                                    {"the others lose", {lost}}};
     }},
    {"a worker leaves",
     [](Job &job) {
         const double at = now();
         job.signal("worker-2", SIGTERM);
         const double lost = stall(job, at, [&] { return job.says("scheduler-0", "left,"); });
         return std::vector<Figure>{{"the others lose", {lost}}};
     }},
    {"a server is killed",
     [](Job &job) {
         Job::await([&] {
             return job.says("server-0", "has a complete replica") && job.says("server-1", "has a complete replica");
         });
         const double at = now();
         job.signal("server-0", SIGKILL);
         const double lost = stall(job, at, [&] { return job.says("scheduler-0", "the replicas take over"); });
         return std::vector<Figure>{{"the workers lose", {lost}}};
     }},
    {"the scheduler is killed",
     [](Job &job) {
         const double at = now();
         job.signal("scheduler-0", SIGKILL);
         job.start("scheduler", 0);
         const double lost = stall(job, at, [&] { return job.says("scheduler-0", "all that were left came back"); });
         return std::vector<Figure>{{"the workers lose", {lost}}};
     }},
    {"a line to a server is cut",
     [](Job &job) {
         const double at = now();
         job.line->cut(addressOf("worker", 2));
         const double lost = stall(job, at, [&] { return job.says("worker-2", "connecting again"); });
         return std::vector<Figure>{{"the workers lose", {lost}}};
     },
     true},
    {"a line to a server is silent",
     [](Job &job) {
         const double at = now();
         job.line->hold(true, addressOf("worker", 2));
         const double lost = stall(job, at, [&] { return job.says("scheduler-0", "died"); });
         return std::vector<Figure>{{"the others lose", {lost}}};
     },
     true},
};

} // namespace

int main(int argc, char **argv)
{
    std::string role, folder, only, announce;
    int index = 0, rounds = 5, port = 0;
    double stepMilliseconds = 5;
    CLI::App app("What a step loses when somebody dies, comes or goes");
    app.add_option("--rounds", rounds);
    app.add_option("--step-ms", stepMilliseconds, "a step's computation, as a wait");
    app.add_option("--only", only, "events whose name has this");
    app.add_option("--role", role)->group("");
    app.add_option("--index", index)->group("");
    app.add_option("--folder", folder)->group("");
    app.add_option("--port", port)->group("");
    app.add_option("--announce", announce)->group("");
    CLI11_PARSE(app, argc, argv);
    stepSeconds = stepMilliseconds / 1000;
    if (!role.empty()) {
        startLogging("info");
        ::signal(SIGPIPE, SIG_IGN);
        sigset_t set;
        sigemptyset(&set);
        sigaddset(&set, SIGTERM);
        ::pthread_sigmask(SIG_BLOCK, &set, nullptr);
        std::stop_source leave;
        std::thread([set, &leave] {
            int which = 0;
            ::sigwait(&set, &which);
            leave.request_stop();
        }).detach();
        const Status status = beRole(role, index, folder, port, announce, leave.get_token());
        if (!status)
            std::fprintf(stderr, "%s: %s\n", status.error().source.c_str(), status.error().detail.c_str());
        std::_Exit(status ? 0 : 1); // the detached thread waits for a signal that will not come
    }
    for (const Event &event : kEvents) {
        if (event.name.find(only) == std::string::npos)
            continue;
        std::vector<Figure> figures;
        for (int round = 0; round < rounds; ++round) {
            Job job(event.withLine);
            for (const Figure &figure : event.play(job)) {
                const auto at = std::ranges::find(figures, figure.name, &Figure::name);
                (at == figures.end() ? figures.emplace_back(Figure{figure.name, {}}) : *at)
                    .values.push_back(figure.values[0]);
            }
        }
        for (Figure &figure : figures) {
            std::ranges::sort(figure.values);
            const std::size_t n = figure.values.size();
            std::printf("%s: %s %.0f ms [%.0f, %.0f]\n", event.name.c_str(), figure.name.c_str(),
                        1000 * figure.values[n / 2], 1000 * figure.values.front(), 1000 * figure.values.back());
            std::fflush(stdout);
        }
    }
}
