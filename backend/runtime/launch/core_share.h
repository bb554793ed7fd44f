#pragma once

#include <optional>
#include <string>
#include <vector>

namespace trainyard::launch {

/// A processor as Linux counts them: a hardware thread of a core.
struct LogicalCpu {
    int number = 0;
    int core = 0; ///< lowest number among the hardware threads of its core
    int node = 0; ///< NUMA node
    bool operator==(const LogicalCpu &) const = default;
};

/// What a process may use of its machine.
struct MachineCores {
    std::vector<LogicalCpu> cpus; ///< those of its affinity mask
    std::optional<double> quota;  ///< CPUs by the quota of its cgroups; 1.5: one and a half; unset: no limit
};

/// The processes of one run on a machine.
struct LocalRoles {
    int workers = 1;
    int index = 0; ///< of this worker among them; -1: unknown
    int servers = 0;
};

struct CoreShare {
    int threads = 1;
    /// Processors of this worker alone, all hardware threads of its cores. Empty: any, because the worker is alone on
    /// its machine, or there are fewer cores than workers.
    std::vector<int> cpus;
    std::string reason; ///< "17 of 18 cores": for the log
    bool operator==(const CoreShare &) const = default;
};

/// Decides on how many threads a worker computes, and where: one thread for each core that the machine may use, at most
/// its quota, less one core for every two servers from 8 cores on (at most a quarter), divided among the workers.
/// The second hardware thread of a core is left to the threads that read data and exchange gradients: matrix products
/// fill the vector units of a core from one thread.
/// Several workers get disjoint ranges of cores in the order of the NUMA nodes, so that a worker's memory is near.
CoreShare coreShare(const MachineCores &, const LocalRoles &);

} // namespace trainyard::launch
