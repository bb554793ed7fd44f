#pragma once

#include <filesystem>
#include <string_view>
#include <vector>

#include "backend/core/result.h"
#include "backend/runtime/launch/core_share.h"

namespace trainyard::launch {

/// Reads what this process may use: its affinity mask, the topology in /sys, and the CPU quotas of its cgroups (version
/// 2, or 1). Without /sys every CPU counts as a core of its own, on one NUMA node. A number in TRAINYARD_CPUS, which the
/// local cloud sets to the cores of an instance's type, is a quota, too.
/// \param root  holds sys/ and proc/; tests use another one
/// \param allowed  the CPUs of the affinity mask
/// \param cpus  the value of TRAINYARD_CPUS
MachineCores machineCores(const std::filesystem::path &root, std::vector<int> allowed, std::string_view cpus = {});

/// Of this process.
MachineCores machineCores();

/// Restricts this process, and the threads that it starts from now on, to these CPUs. Memory that they touch first is
/// then allocated on their NUMA node.
/// \error as systemError
Status runOn(const std::vector<int> &cpus);

/// Parses a list of the kernel such as "0-3,8,10-11". Ignores what is not one; at most 4,096 numbers.
std::vector<int> cpuList(std::string_view);

} // namespace trainyard::launch
