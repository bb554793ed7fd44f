/// Compares the model of scale_bench with a real job: scheduler, servers and workers run as processes of this machine
/// over TCP, around steps that wait instead of computing, and the same job is simulated with this machine's cores.
///     scale_check [--workers 1,2,4] [--servers 1] [--model NAME] [--compute-ms MS] [--steps N] [--cores N]
/// Run it on an idle machine. The copy rate of a core is calibrated with the first number of workers without
/// computation; all other figures are predictions.
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <thread>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "backend/core/system/files.h"
#include "backend/core/system/logging.h"
#include "backend/runtime/ps/scheduler/scheduler.h"
#include "backend/runtime/ps/server/server.h"
#include "backend/runtime/worker/worker.h"
#include "bench/scale/simulation.h"

namespace {

using namespace trainyard;
using namespace trainyard::bench::scale;
namespace fs = std::filesystem;

/// Waits as long as a layer would compute, and reports gradients as a network with overlap would.
class Waiter final : public worker::Learner {
public:
    Waiter(const Setup &setup, const Layout &layout)
        : m_setup(setup)
        , m_stages(setup.compute.overlap ? layout.stages : std::vector{together(layout.stages)})
        , m_parameters(layout.parameters)
        , m_gradients(layout.parameters)
    {
    }
    std::size_t parameterCount() const override { return m_parameters.size(); }
    Status load() override { return {}; }
    std::int64_t trainingSamples() const override { return std::int64_t(m_setup.steps) * m_setup.workers; }
    Status prepare(int) override { return {}; }
    std::span<float> parameters() override { return m_parameters; }
    std::span<const float> gradients() override { return m_gradients; }
    void beginPartition(int, const protocol::EpochPartition &, int) override { m_until = Clock::now(); }
    Result<protocol::BatchMetrics> step(nn::StepObserver &observer) override
    {
        const double forward = m_setup.compute.forwardShare;
        for (const Stage &stage : m_stages) {
            for (const auto &[begin, end] : stage.ranges) {
                if (auto ready = observer.parametersNeeded(begin, end); !ready)
                    return fail(ready.error());
            }
            compute(stage.share * forward);
        }
        const protocol::BatchMetrics metrics{1, 1, 1};
        if (auto going = observer.backwardBegins(metrics); !going)
            return fail(going.error());
        for (std::size_t i = m_stages.size(); i-- > 0;) {
            compute(m_stages[i].share * (1 - forward));
            for (const auto &[begin, end] : m_stages[i].ranges)
                observer.gradientsFinal(begin, end);
        }
        m_ends.push_back(Clock::now());
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
    /// Mean of the steps after the first two.
    double stepSeconds() const { return inSeconds(m_ends.back() - m_ends.at(1)) / double(m_ends.size() - 2); }
    bool stepped() const { return m_ends.size() > 2; }

private:
    /// Waits from when the previous wait should have ended, or from now if the delay since then is more than the
    /// lateness of a timer.
    void compute(double share)
    {
        const Time now = Clock::now();
        if (now - m_until > std::chrono::microseconds(200))
            m_until = now;
        m_until += seconds(share * m_setup.compute.seconds);
        std::this_thread::sleep_until(m_until);
    }

    const Setup &m_setup;
    std::vector<Stage> m_stages;
    std::vector<float> m_parameters, m_gradients;
    std::vector<Time> m_ends;
    Time m_until;
};

/// Runs one role in a process of its own.
pid_t start(const std::function<Status()> &role)
{
    const pid_t pid = ::fork();
    if (pid != 0)
        return pid;
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    const Status status = role();
    if (!status)
        std::fprintf(stderr, "scale_check: %s: %s\n", status.error().source.c_str(), status.error().detail.c_str());
    ::_exit(status ? 0 : 1);
}

/// Mean step of the workers of a real job.
Result<double> real(const Setup &setup, const Layout &layout)
{
    char name[] = "/tmp/scale-check-XXXXXX";
    const fs::path folder = ::mkdtemp(name);
    protocol::JobSpec job = setup.job();
    job.sharedMemory = false;
    const ps::JobSecret secret{std::array<std::byte, 32>{}};
    std::vector<pid_t> children;
    children.push_back(start([&] { return ps::runScheduler({job, secret, "127.0.0.1", 0, folder, {}}, {}); }));
    const Deadline limit = Deadline::after(std::chrono::seconds(20));
    while (!fs::exists(folder / "scheduler.address") && pause(std::chrono::milliseconds(5), {limit, {}})) {
    }
    std::string address = readFile(folder / "scheduler.address").value_or("\n");
    address.pop_back();
    const auto scheduler = ps::parseEndpoint(address);
    if (!scheduler)
        return fail(scheduler.error());
    for (int i = 0; i < setup.servers; ++i)
        children.push_back(start([&, i] {
            return ps::runServer({job, secret, *scheduler, "127.0.0.1", fmt::format("server-{}", i), i,
                                  [&] {
                                      return Result<nn::TrainingState>({std::vector<float>(layout.parameters), {}});
                                  }},
                                 {});
        }));
    for (int i = 0; i < setup.workers; ++i)
        children.push_back(start([&, i] {
            Waiter waiter(setup, layout);
            const std::string host = fmt::format("worker-{}", i);
            Status status = worker::runWorker({job, secret, *scheduler, "127.0.0.1", host, -1}, waiter, {}, {});
            if (status && waiter.stepped())
                status = writeFileAtomically(folder / host, fmt::format("{}", waiter.stepSeconds()));
            return status;
        }));
    bool well = true;
    for (const pid_t child : children) {
        int status = 0;
        ::waitpid(child, &status, 0);
        well = well && status == 0;
    }
    double sum = 0;
    for (int i = 0; i < setup.workers; ++i)
        sum += std::atof(readFile(folder / fmt::format("worker-{}", i)).value_or("0").c_str());
    std::error_code ignored;
    fs::remove_all(folder, ignored);
    return well ? Result<double>(sum / setup.workers) : fail(ErrorCode::Internal, "job", "a process of it failed");
}

int reportError(const Error &error)
{
    std::fprintf(stderr, "scale_check: %s: %s\n", error.source.c_str(), error.detail.c_str());
    return 1;
}

} // namespace

int main(int argc, char **argv)
{
    Setup setup;
    setup.servers = 1;
    setup.compute.jitter = 0;
    setup.machine.latencySeconds = 10e-6;
    setup.machine.cores = int(std::thread::hardware_concurrency());
    std::vector<int> workers{1, 2, 4};
    double computeMs = 250, copy = 0;
    CLI::App app("The simulated step against the real one on this machine");
    app.add_option("--workers", workers)->delimiter(',');
    app.add_option("--servers", setup.servers);
    app.add_option("--model", setup.model);
    app.add_option("--compute-ms", computeMs);
    app.add_option("--steps", setup.steps);
    app.add_option("--cores", setup.machine.cores);
    app.add_option("--copy-gbs", copy, "instead of taking it from the first run");
    CLI11_PARSE(app, argc, argv);
    startLogging("warn");
    const auto layout = layoutOf(setup.model);
    if (!layout)
        return reportError(layout.error());
    const auto compare = [&](double compute) -> Result<std::pair<double, double>> {
        setup.compute.seconds = compute;
        const auto measured = real(setup, *layout);
        const auto simulated = simulate(setup);
        if (!measured || !simulated)
            return fail(measured ? simulated.error() : measured.error());
        return std::pair(*measured, simulated->stepSeconds);
    };
    if (copy > 0)
        setup.machine.copyRate = copy * 1e9;
    std::printf("workers  computation ms    real ms  simulated ms  ratio\n");
    for (const int count : workers) {
        setup.workers = count;
        for (const double compute : {1e-6, computeMs / 1e3}) {
            auto result = compare(compute);
            const bool calibrate = copy <= 0;
            for (int i = 0; result && calibrate && i < 6; ++i) { // the rate that reproduces the first figure
                setup.machine.copyRate *= result->second / result->first;
                const auto again = simulate(setup);
                if (!again)
                    return reportError(again.error());
                result->second = again->stepSeconds;
                copy = setup.machine.copyRate / 1e9;
            }
            if (!result)
                return reportError(result.error());
            std::printf("%7d %15.3f %10.2f %13.2f %6.2f", count, compute * 1e3, result->first * 1e3,
                        result->second * 1e3, result->second / result->first);
            if (calibrate)
                std::printf("   calibrated: %.2f GB/s a core", copy);
            std::printf("\n");
            std::fflush(stdout);
        }
    }
    return 0;
}
