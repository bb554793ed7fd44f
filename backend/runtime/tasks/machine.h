#pragma once

#include <string>
#include <string_view>

#include "backend/core/result.h"
#include "backend/core/system/fd.h"
#include "backend/protocol/control/control_task.h"
#include "backend/runtime/tasks/tasks.h"

namespace trainyard::tasks {

/// The number of GPUs in the output of `nvidia-smi -L`, of which a process sees those in CUDA_VISIBLE_DEVICES.
/// \param visible  the value of the variable; null: it is not set
int gpusIn(std::string_view listing, const char *visible);

/// The GPUs that processes of this user see on this machine.
int gpusHere();

/// The cores that this process may use, by affinity, quota and TRAINYARD_CPUS; at least 1.
int coresHere();

/// 16 consecutive ports that are free on this machine, of 20000 to 31900.
struct PortRange {
    int first = 0;
    Fd lock; ///< no other process of this user is given them while it is open
};
/// \param seed  of the process: the search begins at a place that follows from it
/// \error Conflict (none is free), those of lockFile() but Timeout
Result<PortRange> freePorts(const std::string &address, const std::string &seed);

/// The runner's description of itself, without a place.
/// \param ports  receives the lock of its ports
Result<protocol::TaskMember> describeSelf(const launch::RunFolder &, const RunnerOptions &, PortRange &ports);

} // namespace trainyard::tasks
