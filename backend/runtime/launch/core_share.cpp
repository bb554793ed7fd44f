#include "backend/runtime/launch/core_share.h"

#include <algorithm>
#include <map>
#include <utility>

#include <fmt/format.h>

namespace trainyard::launch {

namespace {

constexpr int kFirstReserve = 8;   ///< cores: with fewer, a core for the servers costs more than it saves
constexpr int kServersPerCore = 2; ///< see bench/figures/threads.md
constexpr int kLargestReserve = 4; ///< at most one core in so many
constexpr int kMostThreads = 1024; ///< as JobSpec::threads

int reservedCores(int cores, int servers)
{
    if (cores < kFirstReserve)
        return 0;
    return std::min((servers + kServersPerCore - 1) / kServersPerCore, cores / kLargestReserve);
}

/// The hardware threads of each core, ordered by NUMA node and number.
std::vector<std::vector<int>> coresOf(const std::vector<LogicalCpu> &cpus)
{
    std::map<std::pair<int, int>, std::vector<int>> cores;
    for (const LogicalCpu &cpu : cpus)
        cores[{cpu.node, cpu.core}].push_back(cpu.number);
    std::vector<std::vector<int>> ordered;
    for (auto &[place, numbers] : cores) {
        std::ranges::sort(numbers);
        ordered.push_back(std::move(numbers));
    }
    return ordered;
}

} // namespace

CoreShare coreShare(const MachineCores &machine, const LocalRoles &roles)
{
    const auto cores = coresOf(machine.cpus);
    const int count = std::max(1, int(cores.size())), workers = std::max(1, roles.workers);
    const int allowed = machine.quota ? int(std::clamp(*machine.quota, 1.0, double(count))) : count;
    const int reserved = reservedCores(allowed, roles.servers);
    CoreShare share;
    share.threads = std::clamp((allowed - reserved) / workers, 1, kMostThreads);
    share.reason = fmt::format("{} of {} core{}", share.threads, count, count == 1 ? "" : "s");
    if (allowed < count)
        share.reason += fmt::format(", quota of {:g} CPUs", *machine.quota);
    if (workers > 1)
        share.reason += fmt::format(", {} workers", workers);
    if (reserved > 0)
        share.reason += fmt::format(", {} reserved for servers", reserved);
    if (workers == 1 || count < workers || roles.index < 0 || roles.index >= workers)
        return share;
    // Ranges begin at equal distances, so that a worker for each NUMA node has the cores of one node.
    const int first = roles.index * count / workers;
    for (int core = first; core < first + share.threads; ++core)
        share.cpus.insert(share.cpus.end(), cores[std::size_t(core)].begin(), cores[std::size_t(core)].end());
    std::ranges::sort(share.cpus);
    return share;
}

} // namespace trainyard::launch
