#include "backend/runtime/launch/machine_cores.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <map>
#include <string>
#include <string_view>

#include <sched.h>

#include "backend/core/numbers.h"
#include "backend/core/system/files.h"
#include "backend/core/text.h"

namespace trainyard::launch {

namespace fs = std::filesystem;

namespace {

constexpr int kMostCpus = 4096;
constexpr std::size_t kMostBytes = 64u << 10; ///< of a file that is read here

std::string fileText(const fs::path &path)
{
    return std::string(trimmed(readFile(path, kMostBytes).value_or("")));
}

/// The CPUs of a mask of any size: the kernel rejects a mask that is too small with EINVAL.
std::vector<int> affinity()
{
    std::vector<int> allowed;
    cpu_set_t *set = CPU_ALLOC(kMostCpus);
    if (!set)
        return allowed;
    const std::size_t size = CPU_ALLOC_SIZE(kMostCpus);
    if (::sched_getaffinity(0, size, set) == 0) {
        for (int cpu = 0; cpu < kMostCpus; ++cpu) {
            if (CPU_ISSET_S(std::size_t(cpu), size, set))
                allowed.push_back(cpu);
        }
    }
    CPU_FREE(set);
    return allowed;
}

/// \param quota  microseconds, or "max"
std::optional<double> quotaOf(std::string_view quota, std::string_view period)
{
    const auto most = parseNumber(quota), each = parseNumber(period);
    return most && each && *most > 0 && *each > 0 ? std::optional(*most / *each) : std::nullopt;
}

void keepLess(std::optional<double> &least, std::optional<double> other)
{
    if (other && (!least || *other < *least))
        least = other;
}

/// The smallest quota of a cgroup and those above it, up to the mounted root.
template <class Read>
std::optional<double> smallestQuota(const fs::path &mounted, std::string_view group, Read read)
{
    std::optional<double> least;
    const fs::path below = fs::path(group).relative_path();
    fs::path at = below.empty() ? mounted : (mounted / below).lexically_normal();
    if (!at.string().starts_with(mounted.string() + '/')) // the root, or a group outside of this name space: "/../.."
        at = mounted;
    for (;; at = at.parent_path()) {
        keepLess(least, read(at));
        if (at == mounted || !at.has_relative_path())
            return least;
    }
}

std::optional<double> quotaOfCgroups(const fs::path &root)
{
    const fs::path mounted = root / "sys/fs/cgroup";
    std::optional<double> least;
    const std::string groups = fileText(root / "proc/self/cgroup");
    for (const std::string_view line : split(groups, '\n')) { // HIERARCHY:CONTROLLERS:GROUP
        const auto parts = split(line, ':');
        if (parts.size() < 3)
            continue;
        const std::string_view group = line.substr(parts[0].size() + parts[1].size() + 2);
        if (parts[1].empty())
            keepLess(least, smallestQuota(mounted, group, [](const fs::path &folder) {
                         const std::string text = fileText(folder / "cpu.max"); // "150000 100000" or "max 100000"
                         const auto words = split(text, ' ');
                         return words.size() == 2 ? quotaOf(words[0], words[1]) : std::nullopt;
                     }));
        else if (const auto names = split(parts[1], ','); std::ranges::find(names, "cpu") != names.end())
            keepLess(least, smallestQuota(mounted / "cpu", group, [](const fs::path &folder) {
                         return quotaOf(fileText(folder / "cpu.cfs_quota_us"), fileText(folder / "cpu.cfs_period_us"));
                     }));
    }
    return least;
}

std::map<int, int> nodesOf(const fs::path &system)
{
    std::map<int, int> nodes;
    for (const int node : cpuList(fileText(system / "node/online"))) {
        for (const int cpu : cpuList(fileText(system / "node" / ("node" + std::to_string(node)) / "cpulist")))
            nodes[cpu] = node;
    }
    return nodes;
}

} // namespace

std::vector<int> cpuList(std::string_view text)
{
    std::vector<int> numbers;
    for (const std::string_view part : split(trimmed(text), ',')) {
        const auto dash = part.find('-');
        const auto first = parseInteger(part.substr(0, dash));
        const auto last = dash == std::string_view::npos ? first : parseInteger(part.substr(dash + 1));
        if (!first || !last || *first < 0 || *last < *first || *last >= kMostCpus)
            continue;
        for (auto number = *first; number <= *last && numbers.size() < std::size_t(kMostCpus); ++number)
            numbers.push_back(int(number));
    }
    return numbers;
}

MachineCores machineCores()
{
    const char *cpus = std::getenv("TRAINYARD_CPUS");
    return machineCores("/", affinity(), cpus ? cpus : "");
}

MachineCores machineCores(const fs::path &root, std::vector<int> allowed, std::string_view cpus)
{
    if (allowed.empty())
        allowed.push_back(0);
    const fs::path system = root / "sys/devices/system";
    const auto nodes = nodesOf(system);
    MachineCores machine;
    for (const int cpu : allowed) {
        const auto siblings =
            cpuList(fileText(system / "cpu" / ("cpu" + std::to_string(cpu)) / "topology/thread_siblings_list"));
        const auto node = nodes.find(cpu);
        machine.cpus.push_back(
            {cpu, siblings.empty() ? cpu : std::ranges::min(siblings), node == nodes.end() ? 0 : node->second});
    }
    machine.quota = quotaOfCgroups(root);
    keepLess(machine.quota, quotaOf(cpus, "1"));
    return machine;
}

Status runOn(const std::vector<int> &cpus)
{
    cpu_set_t *set = CPU_ALLOC(kMostCpus);
    if (!set)
        return fail(systemError(ENOMEM, "worker", "choosing its processors"));
    const std::size_t size = CPU_ALLOC_SIZE(kMostCpus);
    CPU_ZERO_S(size, set);
    for (const int cpu : cpus)
        CPU_SET_S(std::size_t(cpu), size, set);
    const int failed = ::sched_setaffinity(0, size, set) == 0 ? 0 : errno;
    CPU_FREE(set);
    return failed == 0 ? Status() : Status(fail(systemError(failed, "worker", "choosing its processors")));
}

} // namespace trainyard::launch
