// One training step on one thread: samples per second per model and batch. See bench/README.md.
#include <benchmark/benchmark.h>

#include <chrono>
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

#include "backend/runtime/nn/network.h"
#include "backend/runtime/nn/sgd.h"

using namespace trainyard;

namespace {

struct Samples {
    std::vector<float> images;
    std::vector<std::int32_t> labels;
};

Samples samples(const nn::Model &model, int n)
{
    Samples s;
    s.images.resize(std::size_t(n) * model.input.size());
    for (std::size_t i = 0; i < s.images.size(); ++i)
        s.images[i] = float(i * 2654435761U % 1000) / 1000.0F;
    for (int i = 0; i < n; ++i)
        s.labels.push_back(i % 10);
    return s;
}

/// Forward, backward, SGD with momentum and decay.
void step(benchmark::State &state, const char *model)
{
    const int batch = int(state.range(0));
    auto network = nn::Network::build(model, batch, 1);
    if (!network) {
        state.SkipWithError(network.error().detail.c_str());
        return;
    }
    (*network)->initialise(1);
    const Samples s = samples((*network)->model(), batch);
    std::vector<float> velocity((*network)->parameters().size());
    for (auto _ : state) {
        const auto result = (*network)->forwardBackward(s.images, s.labels);
        if (!result) {
            state.SkipWithError(result.error().detail.c_str());
            return;
        }
        nn::sgdUpdate((*network)->parameters(), velocity, (*network)->gradients(),
                      {.learningRate = 0.01F, .weightDecay = 1e-4F}, 1.0F / float(batch));
    }
    state.SetItemsProcessed(state.iterations() * batch);
}

void evaluate(benchmark::State &state, const char *model)
{
    auto network = nn::Network::build(model, int(state.range(0)), 1);
    if (!network) {
        state.SkipWithError(network.error().detail.c_str());
        return;
    }
    (*network)->initialise(1);
    const Samples s = samples((*network)->model(), int(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize((*network)->evaluate(s.images, s.labels));
    state.SetItemsProcessed(state.iterations() * state.range(0));
}

void update(benchmark::State &state)
{
    std::vector<float> w(std::size_t(state.range(0)), 0.1F), v(w.size()), g(w.size(), 0.01F);
    for (auto _ : state)
        nn::sgdUpdate(w, v, g, {}, 1.0F);
    state.SetItemsProcessed(state.iterations() * state.range(0));
}

/// For compare_torch.py: reads the length of a window in seconds, trains that long, prints samples per second; until
/// end of file.
int windows(const char *model, int batch)
{
    auto network = nn::Network::build(model, batch, 1);
    if (!network)
        return 1;
    (*network)->initialise(1);
    const Samples s = samples((*network)->model(), batch);
    std::vector<float> velocity((*network)->parameters().size());
    const auto train = [&] {
        const bool ok = (*network)->forwardBackward(s.images, s.labels).has_value();
        nn::sgdUpdate((*network)->parameters(), velocity, (*network)->gradients(),
                      {.learningRate = 0.01F, .weightDecay = 1e-4F}, 1.0F / float(batch));
        return ok;
    };
    for (int i = 0; i < 5; ++i)
        if (!train())
            return 1;
    std::cout << "ready" << std::endl;
    for (double seconds = 0; std::cin >> seconds;) {
        const auto start = std::chrono::steady_clock::now();
        double passed = 0;
        std::int64_t trained = 0;
        while (passed < seconds) {
            if (!train())
                return 1;
            trained += batch;
            passed = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
        }
        std::cout << double(trained) / passed << std::endl;
    }
    return 0;
}

BENCHMARK_CAPTURE(step, mlp, "mlp")->Arg(64)->Arg(128)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(step, lenet, "lenet")->Arg(32)->Arg(64)->Arg(128)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(evaluate, lenet, "lenet")->Arg(128)->Unit(benchmark::kMillisecond);
BENCHMARK(update)->Arg(431080)->Unit(benchmark::kMicrosecond);

} // namespace

int main(int argc, char **argv)
{
    if (argc == 4 && std::string(argv[1]) == "--windows")
        return windows(argv[2], std::atoi(argv[3]));
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 2;
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
