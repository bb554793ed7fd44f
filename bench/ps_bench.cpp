/// Compares exchanges with the parameter server on loopback with other ways to exchange the same data, in turns.
///     ps_bench [--seconds S] [--rounds N] [--only TEXT] [--ours OPTIONS]... [--peer NAME=COMMAND]...
/// Each window lasts S seconds (0.15); each of N rounds (10) gives every contestant one window, in alternating order.
/// The figures are medians: milliseconds of one exchange, and the ratio to the bare socket within a round with its
/// quartiles (below 1 is faster); then the CPU time of all threads, which other programs disturb less, and its ratio;
/// and the bytes that one of our workers sent and received. OPTIONS are words of: tcp, aead (TCP, encrypted), shm,
/// bf16, 2bit, "workers step", threadsN (of a server), serversN; the default is tcp and shm. machines: a server beside
/// each worker, as --servers-on workers; with replicas, each part has a copy on the other machine.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>

#include <spdlog/spdlog.h>

#include "backend/runtime/nn/models.h"
#include "bench/peers/contestant.h"

namespace trainyard::bench {

void fatal(const std::string &what)
{
    std::fprintf(stderr, "ps_bench: %s\n", what.c_str());
    std::_Exit(1);
}

namespace {

struct Case {
    const char *name;
    Payload payload;
    const char *model = nullptr; ///< a name of nn/models.h
};

const Case kCases[] = {
    {"push+pull 4 KiB, 1 worker", {4096, 1, Op::Exchange}},
    {"push+pull 64 KiB, 1 worker", {64 << 10, 1, Op::Exchange}},
    {"push+pull 1 MiB, 1 worker", {1 << 20, 1, Op::Exchange}},
    {"push+pull 16 MiB, 1 worker", {16 << 20, 1, Op::Exchange}},
    {"push+pull 64 MiB, 1 worker", {64 << 20, 1, Op::Exchange}},
    {"pull 4 KiB, 1 worker", {4096, 1, Op::Pull}},
    {"pull 64 KiB, 1 worker", {64 << 10, 1, Op::Pull}},
    {"pull 1 MiB, 1 worker", {1 << 20, 1, Op::Pull}},
    {"pull 16 MiB, 1 worker", {16 << 20, 1, Op::Pull}},
    {"pull 64 MiB, 1 worker", {64 << 20, 1, Op::Pull}},
    {"MLP, 2 workers", {109'386 * 4, 2, Op::Exchange}, "mlp"},
    {"LeNet, 2 workers", {431'080 * 4, 2, Op::Exchange}, "lenet"},
    {"ResNet-20, 2 workers", {272'544 * 4, 2, Op::Exchange}, "cifar-resnet-20-32x32"},
    {"ResNet-50 28x28, 2 workers", {758'624 * 4, 2, Op::Exchange}, "cifar-resnet-50-28x28"},
    {"ResNet-110, 2 workers", {1'730'784 * 4, 2, Op::Exchange}, "cifar-resnet-110-28x28"},
    {"ResNet-50 224x224, 2 workers", {23'513'168 * 4, 2, Op::Exchange}, "imagenet-resnet-50-32x32"},
};

struct Options {
    double seconds = 0.15;
    int rounds = 10;
    std::string only;
    std::vector<std::string> ours;
    std::vector<std::pair<std::string, std::string>> peers;
};

Options read(int argc, char **argv)
{
    Options options;
    for (int i = 1; i + 1 < argc; i += 2) {
        const std::string option = argv[i], value = argv[i + 1];
        if (option == "--seconds")
            options.seconds = std::atof(value.c_str());
        else if (option == "--rounds")
            options.rounds = std::max(1, std::atoi(value.c_str()));
        else if (option == "--only")
            options.only = value;
        else if (option == "--ours")
            options.ours.push_back(value);
        else if (const auto at = value.find('='); option == "--peer" && at != std::string::npos)
            options.peers.emplace_back(value.substr(0, at), value.substr(at + 1));
        else
            fatal("unknown option " + option);
    }
    if (options.ours.empty())
        options.ours = {"tcp", "shm"};
    return options;
}

std::unique_ptr<Contestant> makeTrainyard(const Payload &payload, const std::string &words)
{
    TrainyardOptions ours{.name = "ours, " + words};
    ours.sharedMemory = words.find("shm") != std::string::npos;
    for (const auto compression : {protocol::Compression::BFloat16, protocol::Compression::TwoBit}) {
        if (words.find(toString(compression)) != std::string::npos)
            ours.compression = compression;
    }
    if (words.find("aead") != std::string::npos)
        ours.wire = protocol::WireMode::Aead;
    if (words.find("workers step") != std::string::npos)
        ours.optimizerPlacement = protocol::OptimizerPlacement::Workers;
    ours.machines = words.find("machines") != std::string::npos;
    ours.replicas = !ours.machines || words.find("replicas") != std::string::npos;
    if (const auto at = words.find("threads"); at != std::string::npos)
        ours.serverThreads = std::atoi(words.c_str() + at + 7);
    if (const auto at = words.find("servers"); at != std::string::npos)
        ours.servers = std::atoi(words.c_str() + at + 7);
    return makeTrainyard(payload, ours);
}

double quantile(std::vector<double> values, double q)
{
    const auto at = values.begin() + std::ptrdiff_t(q * double(values.size() - 1) + 0.5);
    std::ranges::nth_element(values, at);
    return *at;
}

/// CPU time of all threads of this process, in seconds.
double processorTime()
{
    timespec now{};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return double(now.tv_sec) + double(now.tv_nsec) * 1e-9;
}

/// End of each trainable tensor, in floats, with the tensors laid out one after the other.
std::vector<std::size_t> tensorEnds(const Case &c)
{
    std::vector<std::size_t> ends;
    const auto model = nn::modelNamed(c.model, 10);
    const auto tensors = model ? nn::tensorsOf(*model) : fail(model.error());
    if (!tensors)
        fatal(tensors.error().detail);
    for (const nn::TensorInfo &tensor : *tensors) {
        if (tensor.trainable())
            ends.push_back((ends.empty() ? 0 : ends.back()) + tensor.size);
    }
    if (ends.back() * sizeof(float) != c.payload.bytes)
        fatal(std::string(c.model) + " has another size");
    return ends;
}

void run(const Case &c, const Options &options)
{
    std::vector<std::unique_ptr<Contestant>> all;
    all.push_back(makeRawSocket(c.payload));
    if (c.model)
        all.push_back(makeKeyed(c.payload, tensorEnds(c)));
    for (const std::string &words : options.ours)
        all.push_back(makeTrainyard(c.payload, words));
    for (const auto &[name, command] : options.peers) {
        if (c.payload.op == Op::Exchange && c.payload.workers == 2)
            all.push_back(makeProgram(c.payload, name, command));
    }
    std::vector<int> counts;
    for (const auto &contestant : all) {
        contestant->window(3);
        const double once = contestant->window(3) / 3;
        counts.push_back(std::max(1, int(options.seconds / std::max(1e-6, once))));
    }
    std::vector<std::vector<double>> times(all.size()), ratios(all.size()), work(all.size()), workRatios(all.size());
    for (int round = 0; round < options.rounds; ++round) {
        std::vector<double> now(all.size());
        for (std::size_t i = 0; i < all.size(); ++i) {
            const std::size_t k = round % 2 ? all.size() - 1 - i : i;
            const double before = processorTime();
            now[k] = all[k]->window(counts[k]) / counts[k];
            work[k].push_back((processorTime() - before) / counts[k]);
        }
        for (std::size_t k = 0; k < all.size(); ++k) {
            workRatios[k].push_back(work[k].back() / work[0].back());
            times[k].push_back(now[k]);
            ratios[k].push_back(now[k] / now[0]);
        }
    }
    for (std::size_t k = 0; k < all.size(); ++k) {
        const double seconds = quantile(times[k], 0.5),
                     moved = double(c.payload.bytes) * (c.payload.op == Op::Pull ? 1 : 2);
        std::printf("%-32s %-16s %10.3f ms %8.2f GB/s   %5.2f [%.2f, %.2f]", k ? "" : c.name, all[k]->name().c_str(),
                    seconds * 1e3, moved / seconds / 1e9, quantile(ratios[k], 0.5), quantile(ratios[k], 0.25),
                    quantile(ratios[k], 0.75));
        if (all[k]->inThisProcess())
            std::printf("   %8.3f ms of processor, %5.2f", quantile(work[k], 0.5) * 1e3, quantile(workRatios[k], 0.5));
        if (const double bytes = all[k]->bytesOnTheWire(); bytes > 0)
            std::printf(", %.3f MB moved", bytes / 1e6);
        std::printf("\n");
    }
    std::fflush(stdout);
}

} // namespace
} // namespace trainyard::bench

int main(int argc, char **argv)
{
    using namespace trainyard::bench;
    spdlog::set_level(spdlog::level::off);
    const Options options = read(argc, argv);
    for (const Case &c : kCases) {
        if (std::strstr(c.name, options.only.c_str()))
            run(c, options);
    }
    return 0;
}
