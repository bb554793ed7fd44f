// Time from "launch" to the first training step of a job on the local cloud: how long a user waits.
// Run it from build/release/bin: it finds trainyard-localcloud and the bundle beside itself.
#include <chrono>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <optional>
#include <utility>

#include <benchmark/benchmark.h>
#include <unistd.h>

#include "backend/aws/s3/s3_client.h"
#include "backend/cluster/launch/launch.h"
#include "backend/cluster/teardown/teardown.h"
#include "backend/core/system/logging.h"
#include "backend/core/system/process.h"
#include "backend/data/digits.h"
#include "backend/storage/storage.h"
#include "backend/training/run/cluster_run.h"

using namespace trainyard;
using namespace std::chrono_literals;

namespace {

using Clock = std::chrono::steady_clock;

double seconds(Clock::time_point from, Clock::time_point to)
{
    return std::chrono::duration<double>(to - from).count();
}

/// A local cloud with a small data set, created once for all repetitions and terminated with the program.
class Fixture {
public:
    Fixture()
    {
        if (const auto made = make(); !made)
            std::fprintf(stderr, "launch_bench: %s: %s\n", made.error().source.c_str(), made.error().detail.c_str());
    }
    ~Fixture()
    {
        if (cloud) {
            (void)cluster::Teardown(*cloud).run({}, {}, {});
            ProcessSpec end;
            end.argv = {"sh", "-c", "kill $(sed -n 's/.*\"pid\": *\\([0-9]*\\).*/\\1/p' \"$0\")",
                        (cloud->stateFolder / "localcloud/endpoint.json").string()};
            (void)runProcess(end, {Deadline::after(10s), {}});
        }
        std::error_code ignored;
        std::filesystem::remove_all(m_folder, ignored);
    }

    std::optional<cluster::CloudContext> cloud;

private:
    Status make()
    {
        char name[] = "/tmp/trainyard-bench-XXXXXX";
        m_folder = ::mkdtemp(name);
        cluster::CloudOptions options;
        options.profile = "local";
        options.ignoreAwsEnvironment = true;
        options.stateFolder = m_folder / "state";
        auto opened = cluster::openCloud(options, {Deadline::after(60s), {}});
        if (!opened)
            return fail(opened.error());
        data::DigitsOptions digits;
        digits.train = 3000;
        digits.validation = 300;
        const auto made = data::makeDigits(m_folder / "digits", digits, {}, {});
        if (!made)
            return fail(made.error());
        if (const auto bucket = opened->s3->createBucket("bench", {Deadline::after(30s), {}}); !bucket)
            return fail(bucket.error());
        for (const auto &file : made->files) {
            storage::StorageConfig config;
            config.s3 = opened->s3;
            if (const auto put = storage::writeFile("s3://bench/digits/" + file.filename().string(), file.string(),
                                                    config, {Deadline::after(30s), {}});
                !put)
                return fail(put.error());
        }
        cloud = std::move(*opened);
        return {};
    }

    std::filesystem::path m_folder;
};

void launchToFirstStep(benchmark::State &state)
{
    static Fixture fixture;
    if (!fixture.cloud)
        return state.SkipWithError("no local cloud");
    const int machines = int(state.range(0));
    for (auto _ : state) {
        cluster::LaunchPlan plan;
        plan.name = "bench-" + newIdText("").substr(0, 8);
        plan.region = fixture.cloud->region;
        plan.workers = machines - 1;
        const auto begin = Clock::now();
        cluster::LaunchOptions options;
        options.provision = false;
        const auto id = cluster::launch(*fixture.cloud, plan, options, {}, {});
        if (!id)
            return state.SkipWithError(id.error().detail.c_str());
        const auto running = Clock::now();
        if (const auto done = cluster::provisionCluster(*fixture.cloud, *id, {}, {}, {}); !done)
            return state.SkipWithError(done.error().detail.c_str());
        const auto ready = Clock::now();
        protocol::JobSpec job;
        job.model = "lenet";
        job.data = "s3://bench/digits";
        job.epochs = 2;
        job.batchSize = 96;
        job.displayBatches = 1; // the first record comes with the first step
        const auto run = training::startRun(*fixture.cloud, *id, job, {}, {});
        if (!run)
            return state.SkipWithError(run.error().detail.c_str());
        std::optional<Clock::time_point> firstStep, firstEpoch;
        training::FollowOptions follow;
        follow.stored = [&, read = std::int64_t(0)](std::int64_t last) mutable {
            const auto rows = fixture.cloud->ledger->metrics(*run, std::exchange(read, last));
            if (!rows)
                return;
            for (const auto &record : rows->records) {
                if (!firstStep && record.name == protocol::metric::kSpeed)
                    firstStep = Clock::now();
                if (!firstEpoch && record.name == protocol::metric::kTrainAccuracy && record.rank == -1)
                    firstEpoch = Clock::now();
            }
        };
        const auto end = training::followRun(*fixture.cloud, *run, follow, {});
        if (!end || !firstStep || !firstEpoch)
            return state.SkipWithError("the run measured nothing");
        state.SetIterationTime(seconds(begin, *firstStep));
        state.counters["running_s"] = seconds(begin, running);
        state.counters["provision_s"] = seconds(running, ready);
        state.counters["to_first_step_s"] = seconds(ready, *firstStep);
        state.counters["first_epoch_s"] = seconds(begin, *firstEpoch);
        cluster::TeardownScope scope;
        scope.clusters = {*id};
        const auto ending = Clock::now();
        if (const auto receipt = cluster::Teardown(*fixture.cloud).run(scope, {}, {}); !receipt || !receipt->clean())
            return state.SkipWithError("something is left running");
        state.counters["teardown_s"] = seconds(ending, Clock::now());
    }
}

BENCHMARK(launchToFirstStep)->Arg(4)->Iterations(1)->Repetitions(3)->UseManualTime()->Unit(benchmark::kSecond);

} // namespace

int main(int argc, char **argv)
{
    startLogging();
    std::signal(SIGPIPE, SIG_IGN);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
}
