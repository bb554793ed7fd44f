// One training step on one thread: samples per second per model and batch. See bench/README.md.
#include <benchmark/benchmark.h>

#include <cstdio>
#include <numeric>
#include <vector>

#include "backend/runtime/input/dataset.h"
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
        nn::sgdUpdate((*network)->parameters(), velocity, (*network)->gradients(), {.learningRate = 0.01F, .weightDecay = 1e-4F},
                      1.0F / float(batch));
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

/// What the input side costs: copying a shuffled batch out of the set.
void gather(benchmark::State &state)
{
    data::ImageSet set{28, 28, 1, std::vector<std::uint8_t>(std::size_t(12000) * 784, 100), std::vector<std::uint8_t>(12000, 1)};
    std::vector<std::int64_t> indices;
    for (std::int64_t i = 0; i < state.range(0); ++i)
        indices.push_back(i * 7919 % 12000);
    input::Batch batch;
    for (auto _ : state)
        input::gather(set, indices, batch);
    state.SetItemsProcessed(state.iterations() * state.range(0));
}

void update(benchmark::State &state)
{
    std::vector<float> w(std::size_t(state.range(0)), 0.1F), v(w.size()), g(w.size(), 0.01F);
    for (auto _ : state)
        nn::sgdUpdate(w, v, g, {}, 1.0F);
    state.SetItemsProcessed(state.iterations() * state.range(0));
}

BENCHMARK_CAPTURE(step, mlp, "mlp")->Arg(64)->Arg(128)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(step, lenet, "lenet")->Arg(32)->Arg(64)->Arg(128)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(evaluate, lenet, "lenet")->Arg(128)->Unit(benchmark::kMillisecond);
BENCHMARK(gather)->Arg(128)->Unit(benchmark::kMicrosecond);
BENCHMARK(update)->Arg(431080)->Unit(benchmark::kMicrosecond);

} // namespace

BENCHMARK_MAIN();
