/// Exchanges with the parameter server on loopback: one server, 1 and 2 workers, real scheduler, frames and proofs.
/// ps_bench [SECONDS per point, default 0.4]. One line per size: microseconds of one synchronous exchange (median of
/// windows) and the payload of one worker in GB/s (bytes pushed plus bytes pulled).
#include <algorithm>
#include <array>
#include <atomic>
#include <barrier>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <future>
#include <thread>
#include <vector>

#include <spdlog/spdlog.h>

#include "backend/core/encoding.h"
#include "backend/runtime/ps/kv.h"
#include "backend/runtime/ps/scheduler.h"
#include "backend/runtime/ps/server.h"

using namespace trainyard;
using Clock = std::chrono::steady_clock;

namespace {

struct Point {
    double microseconds = 0, gigabytesPerSecond = 0;
};

protocol::JobSpec benchJob(int workers)
{
    protocol::JobSpec job;
    job.run = newRunId();
    job.data = "file:///nowhere";
    job.workers = workers;
    job.batchSize = workers;
    job.momentum = 0.9;
    return job;
}

void complain(const Error &error)
{
    std::fprintf(stderr, "ps_bench: %s: %s\n", error.source.c_str(), error.detail.c_str());
    std::exit(1);
}

/// Windows of exchanges by all workers together; the first worker's clock counts.
Point measure(int workers, std::size_t bytes, double seconds)
{
    const auto job = benchJob(workers);
    const auto folder = std::filesystem::temp_directory_path() / ("ps-bench-" + job.run.value);
    std::array<std::byte, 32> key{};
    const ps::JobSecret secret(key);
    std::promise<ps::Endpoint> listening;
    std::stop_source stop;
    auto scheduler = std::async(std::launch::async, [&] {
        return ps::runScheduler(
            {job, secret, "127.0.0.1", 0, folder, [&](const ps::Endpoint &e) { listening.set_value(e); }},
            stop.get_token());
    });
    const ps::Endpoint endpoint = listening.get_future().get();
    auto server = std::async(std::launch::async, [&] {
        return ps::runServer({job, secret, endpoint, "127.0.0.1", "server", 0,
                              [&] { return Result<std::vector<float>>(std::vector<float>(bytes / 4)); }},
                             {});
    });
    std::vector<double> windows;
    std::atomic<bool> done = false;
    std::barrier together(workers);
    const auto work = [&](int index) {
        auto kv = ps::KvWorker::join({job, secret, endpoint, "127.0.0.1", "worker", index}, bytes / 4, {});
        if (!kv)
            complain(kv.error());
        (*kv)->ready(1);
        if (auto place = (*kv)->membership({}); !place)
            complain(place.error());
        std::vector<float> gradient(bytes / 4, 1e-6F), weights(bytes / 4);
        const auto exchange = [&] {
            if (auto status = (*kv)->pushPull(gradient, 1, weights, {}); !status)
                complain(status.error());
        };
        const auto first = Clock::now();
        exchange();
        exchange();
        const double once = std::chrono::duration<double>(Clock::now() - first).count() / 2;
        // The same number for all, or they would wait for each other at the end.
        static std::atomic<int> rounds;
        if (index == 0)
            rounds = std::max(1, int(seconds / 12 / std::max(1e-6, once)));
        together.arrive_and_wait();
        for (int window = 0; window < 12; ++window) {
            const auto start = Clock::now();
            for (int i = 0; i < rounds; ++i)
                exchange();
            if (index == 0)
                windows.push_back(std::chrono::duration<double>(Clock::now() - start).count() / rounds);
        }
        together.arrive_and_wait();
        done = true;
    };
    std::vector<std::thread> threads;
    for (int i = 0; i < workers; ++i)
        threads.emplace_back(work, i);
    for (std::thread &thread : threads)
        thread.join();
    stop.request_stop();
    scheduler.wait();
    server.wait();
    std::error_code ignored;
    std::filesystem::remove_all(folder, ignored);
    std::ranges::nth_element(windows, windows.begin() + 6);
    return {windows[6] * 1e6, 2.0 * double(bytes) / windows[6] / 1e9};
}

} // namespace

int main(int argc, char **argv)
{
    spdlog::set_level(spdlog::level::off);
    const double seconds = argc > 1 ? std::atof(argv[1]) : 0.4;
    std::printf("%-22s %12s %8s %14s %8s\n", "payload", "1 worker us", "GB/s", "2 workers us", "GB/s");
    const std::vector<std::pair<const char *, std::size_t>> sizes{{"4 KiB", 4096},
                                                                  {"64 KiB", 65536},
                                                                  {"MLP, 0.44 MB", 109'386 * 4},
                                                                  {"1 MiB", 1u << 20},
                                                                  {"LeNet, 1.72 MB", 431'080 * 4},
                                                                  {"16 MiB", 16u << 20},
                                                                  {"64 MiB", 64u << 20}};
    for (const auto &[name, bytes] : sizes) {
        const Point one = measure(1, bytes, seconds), two = measure(2, bytes, seconds);
        std::printf("%-22s %12.1f %8.2f %14.1f %8.2f\n", name, one.microseconds, one.gigabytesPerSecond,
                    two.microseconds, two.gigabytesPerSecond);
        std::fflush(stdout);
    }
    return 0;
}
