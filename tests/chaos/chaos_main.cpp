/// trainyard-chaos: short trainings whose processes are killed, stopped and disconnected. Each must end with the result
/// of an undisturbed run.
#include <cstdio>

#include <CLI/CLI.hpp>
#include <unistd.h>

#include "build_paths.h"
#include "tests/chaos/chaos.h"

using namespace trainyard;

int main(int argc, char **argv)
{
    chaos::Options options;
    std::string data, folder = "/tmp/trainyard-chaos-" + std::to_string(::getpid());
    int runs = 200;
    std::uint64_t seed = 1;
    double points = 0.5, within = 4;
    CLI::App app("Short trainings whose processes are killed, stopped and cut off");
    app.add_option("--runtime", options.runtime, "trainyard-runtime")
        ->default_val(TRAINYARD_BIN_DIR "/trainyard-runtime");
    app.add_option("--data", data, "folder with the four MNIST files (trainyard-runtime data make-digits)")->required();
    app.add_option("--folder", folder, "where the runs' folders go; those of bad runs are kept");
    app.add_option("--runs", runs);
    app.add_option("--seed", seed, "of the first run; the others follow");
    app.add_option("--network", options.network);
    app.add_option("--kv-store", options.kvStore);
    app.add_option("--workers", options.workers);
    app.add_option("--servers", options.servers);
    app.add_option("--epochs", options.epochs);
    app.add_option("--events", options.events, "disturbances of a run");
    app.add_option("--within", within, "seconds of the run in which they happen");
    app.add_option("--points", points, "how far the accuracy may lie from that of an undisturbed run, in points");
    CLI11_PARSE(app, argc, argv);
    options.data = "file://" + std::filesystem::absolute(data).string();
    options.folder = folder;
    options.within = std::chrono::milliseconds(int(within * 1000));

    chaos::Options quiet = options;
    quiet.events = 0;
    const chaos::Outcome calm = chaos::Run(quiet, 0).execute();
    std::printf("undisturbed: accuracy %.4f in %.1f s%s%s\n", calm.accuracy, calm.seconds,
                calm.problem.empty() ? "" : ": ", calm.problem.c_str());
    if (!calm.problem.empty())
        return 1;
    int bad = 0;
    for (int i = 0; i < runs; ++i) {
        chaos::Outcome outcome = chaos::Run(options, seed + std::uint64_t(i)).execute();
        const double off = 100 * (outcome.accuracy - calm.accuracy);
        if (outcome.problem.empty() && std::abs(off) > points)
            outcome.problem = "the accuracy is another one";
        if (outcome.problem.empty() && outcome.trained > calm.trained)
            outcome.problem = "an epoch had " + std::to_string(outcome.trained) + " samples";
        std::printf("seed %llu: accuracy %.4f (%+.2f points) in %.1f s%s%s\n",
                    (unsigned long long)(seed + std::uint64_t(i)), outcome.accuracy, off, outcome.seconds,
                    outcome.problem.empty() ? "" : ": ", outcome.problem.c_str());
        for (const std::string &line : outcome.log)
            std::printf("    %s\n", line.c_str());
        std::fflush(stdout);
        std::error_code ignored;
        if (outcome.problem.empty())
            std::filesystem::remove_all(options.folder / ("run-" + std::to_string(seed + std::uint64_t(i))), ignored);
        bad += outcome.problem.empty() ? 0 : 1;
    }
    std::printf("%d of %d runs ended badly\n", bad, runs);
    return bad == 0 ? 0 : 1;
}
