// Terminates 500 machines in the 17 regions that an account has from its first day, and counts the calls and the CPU
// time of our own code. The local cloud is another process, and its machines are only records. Run it from
// build/release/bin: it finds trainyard-localcloud beside itself.

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <map>

#include <benchmark/benchmark.h>
#include <nlohmann/json.hpp>
#include <sys/resource.h>
#include <unistd.h>

#include "backend/aws/credentials/profiles.h"
#include "backend/aws/ec2/ec2_client.h"
#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/teardown/teardown.h"
#include "backend/core/encoding.h"
#include "backend/core/system/files.h"
#include "backend/core/system/logging.h"
#include "backend/core/system/process.h"

using namespace trainyard;
using namespace std::chrono_literals;

namespace {

constexpr int kMachines = 500;

/// CPU time of this process in seconds: user and system.
double processorSeconds()
{
    rusage used{};
    ::getrusage(RUSAGE_SELF, &used);
    const auto seconds = [](const timeval &t) { return double(t.tv_sec) + double(t.tv_usec) / 1e6; };
    return seconds(used.ru_utime) + seconds(used.ru_stime);
}

/// A local cloud whose instances are only records; it ends with this object.
class Records {
public:
    Records()
    {
        char name[] = "/tmp/trainyard-bench-XXXXXX";
        m_folder = ::mkdtemp(name);
        ProcessSpec spec;
        spec.argv = {(std::filesystem::read_symlink("/proc/self/exe").parent_path() / "trainyard-localcloud").string(),
                     "--data",
                     (m_folder / "localcloud").string(),
                     "--port",
                     "0",
                     "--speed",
                     "10",
                     "--records-only",
                     "--log",
                     "warn"};
        const auto process = spawnDetached(spec, (m_folder / "log").string());
        if (process)
            m_process = *process;
        const auto deadline = Deadline::after(60s);
        while (!aws::readLocalEndpoint(m_folder) && pause(10ms, {deadline, {}})) {
        }
        cluster::CloudOptions options;
        options.profile = "local";
        options.ignoreAwsEnvironment = true;
        options.stateFolder = m_folder;
        options.startLocalCloud = false;
        auto opened = cluster::openCloud(options, {Deadline::after(60s), {}});
        if (opened)
            cloud = std::move(*opened);
        else
            std::fprintf(stderr, "teardown_bench: %s\n", opened.error().detail.c_str());
    }
    ~Records()
    {
        if (m_process.pid > 0)
            ::kill(m_process.pid, SIGTERM);
        const auto deadline = Deadline::after(20s);
        while (m_process.pid > 0 && isAlive(m_process) && pause(10ms, {deadline, {}})) {
        }
        std::error_code ignored;
        std::filesystem::remove_all(m_folder, ignored);
    }

    /// Counts the calls in the journal from a line on, by operation.
    std::map<std::string, int> callsSince(std::size_t first) const
    {
        std::map<std::string, int> counts;
        const auto text = readFile(m_folder / "journal.jsonl", 1u << 28).value_or("");
        std::size_t line = 0;
        for (std::size_t at = 0, end; (end = text.find('\n', at)) != std::string::npos; at = end + 1) {
            if (line++ < first)
                continue;
            const auto json = nlohmann::json::parse(text.substr(at, end - at), nullptr, false);
            if (json.is_object())
                ++counts[json.value("operation", "?")];
        }
        return counts;
    }

    cluster::CloudContext cloud;

private:
    std::filesystem::path m_folder;
    ProcessIdentity m_process;
};

int sum(const std::map<std::string, int> &counts)
{
    int all = 0;
    for (const auto &[operation, count] : counts)
        all += count;
    return all;
}

/// Creates 500 machines with our tags, spread over all regions.
Status make(Records &records, const std::vector<std::string> &regions)
{
    const auto deadline = Deadline::after(2min);
    for (std::size_t r = 0; r < regions.size(); ++r) {
        auto config = records.cloud.ec2()->config();
        config.region = regions[r];
        aws::Ec2Client ec2(std::make_shared<net::HttpClient>(), config);
        const auto images = ec2.describeImages({}, {"amazon"}, {{"name", {"ubuntu*24.04*"}}}, {deadline, {}});
        if (!images)
            return fail(images.error());
        aws::RunInstancesRequest request{.imageId = images->front().id, .instanceType = "t3.nano"};
        request.minCount = request.maxCount =
            kMachines / int(regions.size()) + (int(r) < kMachines % int(regions.size()) ? 1 : 0);
        request.clientToken = hexEncode(randomBytes(16));
        request.tags = {{cluster::tag::kCluster, "c-00000000000be4c4"},
                        {cluster::tag::kLedger, records.cloud.ledger->id()}};
        if (const auto made = ec2.runInstances(request, {deadline, {}}); !made)
            return fail(made.error());
    }
    return {};
}

void terminate500(benchmark::State &state)
{
    Records records;
    if (!records.cloud.ledger)
        return state.SkipWithError("the local cloud does not start");
    const auto regions = cluster::enabledRegions(*records.cloud.ec2(), {Deadline::after(30s), {}});
    if (!regions)
        return state.SkipWithError("the regions cannot be listed");
    for (auto _ : state) {
        state.PauseTiming();
        if (const auto made = make(records, *regions); !made)
            return state.SkipWithError(made.error().detail.c_str());
        // The ledger did not request these machines, so they terminate only with consent to the list that was shown.
        const auto shown = cluster::Teardown(records.cloud).targets({.allRegions = true}, {Deadline::after(2min), {}});
        if (!shown)
            return state.SkipWithError(shown.error().detail.c_str());
        const auto before = static_cast<std::size_t>(sum(records.callsSince(0)));
        const double processorBefore = processorSeconds();
        state.ResumeTiming();
        const auto receipt =
            cluster::Teardown(records.cloud).run({.allRegions = true, .agreed = shown->claimedIds()}, {}, {});
        state.PauseTiming();
        const double processor = processorSeconds() - processorBefore;
        if (!receipt || !receipt->clean())
            return state.SkipWithError("something is left");
        const auto calls = records.callsSince(before);
        state.counters["machines"] = double(receipt->lines.size());
        state.counters["regions"] = double(regions->size());
        state.counters["calls"] = sum(calls);
        state.counters["terminate_calls"] = calls.contains("TerminateInstances") ? calls.at("TerminateInstances") : 0;
        state.counters["processor_s"] = processor;
        for (const auto &[operation, count] : calls)
            std::printf("  %-32s %d\n", operation.c_str(), count);
        state.ResumeTiming();
    }
}
BENCHMARK(terminate500)->Unit(benchmark::kMillisecond)->Iterations(1)->UseRealTime();

} // namespace

int main(int argc, char **argv)
{
    startLogging("warn");
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
