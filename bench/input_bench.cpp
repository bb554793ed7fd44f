// Cost of reading, augmenting and copying a batch, relative to the step that uses it, on one thread each. See
// bench/figures/input_bench.md.
#include <benchmark/benchmark.h>

#include <chrono>
#include <filesystem>

#include <unistd.h>

#include "backend/data/random.h"
#include "backend/data/sets/pack.h"
#include "backend/runtime/input/batch_feed.h"
#include "backend/runtime/nn/network.h"

using namespace trainyard;

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::int64_t kPictures = 4096;

double since(Clock::time_point start)
{
    return std::chrono::duration<double>(Clock::now() - start).count();
}

/// Smooth images with some noise, as in photographs, which neither favour nor penalise JPEG.
data::ImageSet pictures(data::ImageShape shape)
{
    data::ImageSet set{shape, 10, {}, {}};
    data::Random random(1);
    for (std::int64_t i = 0; i < kPictures; ++i) {
        const auto base = int(random.below(200));
        for (std::size_t p = 0; p < shape.size(); ++p)
            set.pixels.push_back(std::uint8_t(base + int(p / 64 % 40) + int(random.below(12))));
        set.labels.push_back(std::int32_t(i % 10));
    }
    return set;
}

/// The images as a `.rec` file of JPEGs, read and decoded again in every epoch.
std::unique_ptr<data::Dataset> packed(data::ImageShape shape)
{
    const auto folder =
        std::filesystem::temp_directory_path() / ("trainyard-input-bench-" + std::to_string(::getpid()));
    data::PackOptions options;
    options.output = folder / "pictures.rec";
    const auto report = data::packDataset(*data::makeDataset(pictures(shape), "made up"), options, {}, {});
    auto set = report ? data::openDataset(options.output.string(), {.decodedBytes = 0}, {}, {}) : fail(report.error());
    std::filesystem::remove_all(folder); // the open file stays readable
    return set ? std::move(*set) : nullptr;
}

struct Case {
    const char *model;
    int batch;
    data::ImageShape pictures;
    bool augmented, jpeg;
};

/// Measures the time to prepare a batch, the time of a step alone, and the share of a complete training loop that is
/// spent waiting for batches.
void share(benchmark::State &state, const Case &what)
{
    auto network = nn::Network::build(what.model, what.batch, 1);
    const auto set = what.jpeg ? packed(what.pictures) : data::makeDataset(pictures(what.pictures), "made up");
    if (!network || !set) {
        state.SkipWithError(network ? "no data set" : network.error().detail.c_str());
        return;
    }
    (*network)->initialise(1);
    const nn::Shape &wanted = (*network)->model().input;
    const input::Augmenter augmenter(what.augmented ? protocol::cifarInput() : protocol::InputSpec(),
                                     {wanted.height, wanted.width, wanted.channels}, input::Layout::ChannelsLast, true);
    const input::ShardPlan plan({set->size(), 1, 0}, 1, what.batch);
    double prepare = 0, step = 0, waiting = 0, fed = 0;
    std::int64_t prepared = 0, steps = 0, fedSteps = 0;
    for (auto _ : state) {
        input::BatchFeed alone(*set, augmenter, plan, 0);
        auto start = Clock::now();
        while (const auto batch = alone.next({}).value_or(nullptr))
            prepared += batch->samples() > 0;
        prepare += since(start);

        input::BatchFeed feed(*set, augmenter, plan, 0);
        const input::Batch first = **feed.next({}); // a copy, so that the steps read no memory that is being filled
        start = Clock::now();
        for (int i = 0; i < 4; ++i, ++steps)
            benchmark::DoNotOptimize((*network)->forwardBackward(first.images, first.labels));
        step += since(start);

        start = Clock::now();
        for (int i = 0; i < 8; ++i, ++fedSteps) {
            const auto asked = Clock::now();
            const auto batch = feed.next({});
            waiting += since(asked);
            benchmark::DoNotOptimize((*network)->forwardBackward((*batch)->images, (*batch)->labels));
        }
        fed += since(start);
    }
    state.counters["prepare_us"] = prepare / double(prepared) * 1e6;
    state.counters["step_us"] = step / double(steps) * 1e6;
    state.counters["prepare_of_step_%"] = 100 * (prepare / double(prepared)) / (step / double(steps));
    state.counters["waiting_%"] = 100 * waiting / fed;
}

BENCHMARK_CAPTURE(share, lenet_digits, Case{"lenet", 64, {28, 28, 1}, false, false})->Iterations(5);
BENCHMARK_CAPTURE(share, resnet20_cifar, Case{"cifar-resnet-20-28x28", 128, {32, 32, 3}, true, false})->Iterations(3);
BENCHMARK_CAPTURE(share, resnet20_jpeg, Case{"cifar-resnet-20-28x28", 128, {32, 32, 3}, true, true})->Iterations(3);

} // namespace

BENCHMARK_MAIN();
