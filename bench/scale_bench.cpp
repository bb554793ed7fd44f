/// The parameter server beyond this machine: real scheduler and server code over a modelled network in virtual time.
///     scale_bench [--workers 2,4,8,64,512] [--incident kill-server:1@4.5] ...   --help lists what can be modelled
/// Efficiency is the computation of a worker alone divided by the time of a step. Bound is the efficiency with an
/// infinitely fast network, where only the slowest worker of each step delays the others. Equal options give equal
/// figures on every machine.
#include <chrono>
#include <cstdio>

#include "bench/scale/options.h"
#include "bench/scale/simulation.h"

namespace {

using namespace trainyard;
using namespace trainyard::bench::scale;

int reportError(const Error &error)
{
    std::fprintf(stderr, "scale_bench: %s: %s\n", error.source.c_str(), error.detail.c_str());
    return 1;
}

void print(const Setup &setup, const Report &report, double realSeconds)
{
    std::printf("%7d %7d %7d %7.2f %10.1f %% %7.1f %% %7.1f %%   %3.0f/%3.0f %3.0f/%3.0f %6.0f %6.0f", setup.workers,
                setup.servers, report.serverThreads, report.stepSeconds * 1e3, report.efficiency * 100,
                setup.compute.seconds / report.boundSeconds * 100, report.waitShare * 100, report.busy.workerOut * 100,
                report.busy.workerIn * 100, report.busy.serverOut * 100, report.busy.serverIn * 100,
                report.busy.workerThread * 100, report.busy.serverThread * 100);
    if (!setup.incidents.empty())
        std::printf(" %9.3f s", report.recoverySeconds);
    std::printf("   %.1fM events in %.1f s\n", double(report.events) / 1e6, realSeconds);
    std::fflush(stdout);
}

} // namespace

int main(int argc, char **argv)
{
    std::string help;
    const auto options = optionsFrom(argc, argv, help);
    if (!options)
        return reportError(options.error());
    if (!help.empty()) {
        std::fputs(help.c_str(), stdout);
        return 0;
    }
    std::printf("%s, %.1f ms of computation, %.0f Gbit/s\n", options->setup.model.c_str(),
                options->setup.compute.seconds * 1e3, options->setup.machine.nicGbits);
    std::printf("workers servers threads step ms  efficiency     bound      wait   busy %%: workers servers, out/in "
                "worker and server threads%s\n",
                options->setup.incidents.empty() ? "" : "  recovery");
    bool violations = false;
    for (const int workers : options->workers) {
        Setup setup = options->setup;
        setup.workers = workers;
        const int perHost = std::max(setup.machine.workersPerHost, 1), hosts = (workers + perHost - 1) / perHost;
        setup.servers = options->servers > 0     ? options->servers
                        : setup.serversOnWorkers ? hosts
                                                 : std::min(workers, 128);
        const auto start = std::chrono::steady_clock::now();
        const auto report = simulate(setup);
        if (!report)
            return reportError(report.error());
        print(setup, *report, std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
        for (const std::string &line : report->log) {
            if (options->log)
                std::printf("    %s\n", line.c_str());
        }
        for (const std::string &line : report->violations)
            std::printf("    WRONG: %s\n", line.c_str());
        violations = violations || !report->violations.empty();
    }
    return violations ? 2 : 0;
}
