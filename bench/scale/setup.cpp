#include "bench/scale/setup.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace trainyard::bench::scale {

protocol::JobSpec Setup::job() const
{
    protocol::JobSpec job;
    job.run = RunId{"scale"};
    job.data = "file:///nowhere";
    job.workers = workers;
    job.servers = servers;
    job.serversOn = serversOnWorkers ? protocol::ServersOn::Workers : protocol::ServersOn::Head;
    job.serverReplicas = replicas;
    job.serverThreads = serverThreads;
    job.sliceBytes = sliceBytes;
    job.compression = compression;
    job.epochs = epochs;
    job.batchSize = 1;
    job.globalBatch = false;
    job.momentum = 0;
    job.weightDecay = 0;
    job.learningRate = 1.0 / 1024;
    job.boundary = boundary;
    job.savePeriod = 0;
    return job;
}

double stepSeconds(const Setup &setup, int index, int rank, std::uint64_t round)
{
    const ComputeModel &model = setup.compute;
    const bool slow = index < setup.workers && index >= setup.workers - model.stragglers;
    return model.seconds * (slow ? model.slowdown : 1) *
           (1 + model.jitter * normal(setup.seed, round * 4096 + std::uint64_t(rank)));
}

double uniform(std::uint64_t seed, std::uint64_t n)
{
    std::uint64_t x = seed * 0x9e3779b97f4a7c15ull + n + 0x632be59bd9b4e019ull; // SplitMix64
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ull;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebull;
    return double((x ^ (x >> 31)) >> 11) / double(1ull << 53);
}

double normal(std::uint64_t seed, std::uint64_t n)
{
    const double u = uniform(seed, 2 * n), v = uniform(seed, 2 * n + 1);
    const double z = std::sqrt(-2 * std::log(1 - u)) * std::cos(2 * std::numbers::pi * v); // Box and Muller
    return std::clamp(z, -3.0, 3.0);
}

} // namespace trainyard::bench::scale
