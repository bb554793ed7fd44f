// One training step: samples per second by model and batch. See bench/figures/trainer_bench.md.
#include <benchmark/benchmark.h>

#include <cstdlib>
#include <ctime>
#include <iostream>
#include <string>
#include <vector>

#include "backend/runtime/nn/models.h"
#include "backend/runtime/nn/network.h"
#include "backend/runtime/nn/optimizer.h"

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

/// Forward, backward, SGD with momentum and decay, repeatedly on one batch.
class Training {
public:
    static Result<Training> of(const std::string &name, int batch, nn::ElementType precision, int threads = 1)
    {
        auto model = nn::modelNamed(name, 10);
        if (!model)
            return fail(model.error());
        auto network = nn::Network::build(
            {.model = std::move(*model), .batch = batch, .threads = threads, .precision = precision});
        if (!network)
            return fail(network.error());
        return Training(std::move(*network), batch);
    }

    Status step()
    {
        const auto result = m_network->forwardBackward(m_samples.images, m_samples.labels);
        if (!result)
            return fail(result.error());
        m_optimizer.update(0, m_network->parameters(), m_state, m_network->gradients(),
                           {0.01F, 1.0F / float(m_batch), ++m_updates});
        return {};
    }

private:
    Training(std::unique_ptr<nn::Network> network, int batch)
        : m_network(std::move(network))
        , m_batch(batch)
        , m_samples(samples(m_network->model(), batch))
        , m_optimizer({.weightDecay = 1e-4F},
                      nn::ParameterRules({m_network->tensors().begin(), m_network->tensors().end()}))
        , m_state(m_network->parameters().size())
    {
        m_network->initialise(1);
    }
    std::unique_ptr<nn::Network> m_network;
    int m_batch;
    Samples m_samples;
    nn::Optimizer m_optimizer;
    std::vector<float> m_state;
    std::uint64_t m_updates = 0;
};

void step(benchmark::State &state, const char *model, nn::ElementType precision)
{
    auto training = Training::of(model, int(state.range(0)), precision, int(state.range(1)));
    Status status = training ? Status() : fail(training.error());
    for (auto _ : state) {
        if (status)
            status = training->step();
        if (!status)
            state.SkipWithError(status.error().detail.c_str());
    }
    state.SetItemsProcessed(state.iterations() * state.range(0));
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
    const nn::Optimizer optimizer;
    std::vector<float> w(std::size_t(state.range(0)), 0.1F), v(w.size()), g(w.size(), 0.01F);
    for (auto _ : state)
        optimizer.update(0, w, v, g, {});
    state.SetItemsProcessed(state.iterations() * state.range(0));
}

double secondsOf(clockid_t clock)
{
    timespec now{};
    clock_gettime(clock, &now);
    return double(now.tv_sec) + 1e-9 * double(now.tv_nsec);
}

/// The side of compare_torch.py and threads.py: reads the length of a window in seconds, trains for that long and prints
/// samples per second, until end of file.
/// \param clock  CPU time of the process, or, with several threads, the time that passes
int windows(const char *model, int batch, nn::ElementType precision, int threads, clockid_t clock)
{
    auto training = Training::of(model, batch, precision, threads);
    if (!training) {
        std::cerr << training.error().detail << std::endl;
        return 1;
    }
    for (int i = 0; i < 3; ++i)
        if (!training->step())
            return 1;
    std::cout << "ready" << std::endl;
    for (double seconds = 0; std::cin >> seconds;) {
        const double start = secondsOf(clock);
        double passed = 0;
        std::int64_t trained = 0;
        while (passed < seconds) {
            if (!training->step())
                return 1;
            trained += batch;
            passed = secondsOf(clock) - start;
        }
        std::cout << double(trained) / passed << std::endl;
    }
    return 0;
}

constexpr auto kFloat = nn::ElementType::Float32, kHalf = nn::ElementType::BFloat16;
BENCHMARK_CAPTURE(step, mlp, "mlp", kFloat)
    ->ArgNames({"batch", "threads"})
    ->ArgsProduct({{64, 128}, {1, 2}})
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(step, mlp_bf16, "mlp", kHalf)
    ->ArgNames({"batch", "threads"})
    ->ArgsProduct({{128}, {1, 2}})
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(step, lenet, "lenet", kFloat)
    ->ArgNames({"batch", "threads"})
    ->ArgsProduct({{32, 64, 128}, {1, 2}})
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(step, lenet_bf16, "lenet", kHalf)
    ->ArgNames({"batch", "threads"})
    ->ArgsProduct({{128}, {1, 2}})
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(step, resnet20, "cifar-resnet-20-32x32", kFloat)
    ->ArgNames({"batch", "threads"})
    ->ArgsProduct({{128}, {1, 2}})
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(step, resnet20_bf16, "cifar-resnet-20-32x32", kHalf)
    ->ArgNames({"batch", "threads"})
    ->ArgsProduct({{128}, {1, 2}})
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(step, resnet50, "cifar-resnet-50-28x28", kFloat)
    ->ArgNames({"batch", "threads"})
    ->ArgsProduct({{128}, {1, 2}})
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(step, resnet50_bf16, "cifar-resnet-50-28x28", kHalf)
    ->ArgNames({"batch", "threads"})
    ->ArgsProduct({{128}, {1, 2}})
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(evaluate, lenet, "lenet")->Arg(128)->Unit(benchmark::kMillisecond);
BENCHMARK(update)->Arg(431080)->Unit(benchmark::kMicrosecond);

} // namespace

int main(int argc, char **argv)
{
    if (argc == 5 && std::string(argv[1]) == "--windows")
        return windows(argv[2], std::atoi(argv[3]), std::string(argv[4]) == "bf16" ? kHalf : kFloat, 1,
                       CLOCK_PROCESS_CPUTIME_ID);
    if (argc == 6 && std::string(argv[1]) == "--windows")
        return windows(argv[2], std::atoi(argv[3]), std::string(argv[4]) == "bf16" ? kHalf : kFloat, std::atoi(argv[5]),
                       CLOCK_MONOTONIC);
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 2;
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
