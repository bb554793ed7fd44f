#include "backend/runtime/agent/system_monitor.h"

#include <algorithm>
#include <cctype>
#include <sstream>

#include <sys/statvfs.h>
#include <unistd.h>

#include "backend/core/numbers.h"
#include "backend/core/system/files.h"

namespace trainyard::agent {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

namespace {

constexpr std::size_t kMostCounterBytes = 1u << 20; ///< /proc/stat of a large machine has 100 KiB

std::string contentsOf(const fs::path &file)
{
    return readFile(file, kMostCounterBytes).value_or("");
}

/// \return unset for "max" and for a missing file
std::optional<std::uint64_t> numberOf(const fs::path &file)
{
    std::string text = contentsOf(file);
    while (!text.empty() && text.back() == '\n')
        text.pop_back();
    const auto value = parseInteger(text);
    return value && *value >= 0 ? std::optional(std::uint64_t(*value)) : std::nullopt;
}

/// \param name  of a line "NAME NUMBER"
std::uint64_t valueOf(const std::string &lines, const std::string &name)
{
    std::istringstream in(lines);
    for (std::string word, value; in >> word >> value;) {
        if (word == name)
            return std::uint64_t(std::max<std::int64_t>(0, parseInteger(value).value_or(0)));
    }
    return 0;
}

/// The file names of one version of control groups.
struct GroupFiles {
    const char *limit, *used, *cache; ///< cache: the line of memory.stat that counts as unused
};
constexpr GroupFiles kVersion2{"memory.max", "memory.current", "inactive_file"},
    kVersion1{"memory.limit_in_bytes", "memory.usage_in_bytes", "total_inactive_file"};

} // namespace

SystemMonitor::Measurement SystemMonitor::measure(Clock::time_point at, Timestamp now)
{
    CounterReading reading = read(at);
    m_gpus.read(at);
    Measurement measured;
    const double share = m_last ? ratesBetween(*m_last, reading).processShare.value_or(0) : 0;
    measured.inUse = !m_last || share > kProcessorShare || m_gpus.busy();
    if (untilSample(at) <= 0ms) {
        measured.sample = sampleOf(reading, now);
        m_sampled = reading;
    }
    m_last = std::move(reading);
    return measured;
}

std::chrono::milliseconds SystemMonitor::untilSample(Clock::time_point at) const
{
    return m_sampled ? std::chrono::ceil<std::chrono::milliseconds>(m_sampled->at + kInterval - at) : 0ms;
}

CounterReading SystemMonitor::read(Clock::time_point at) const
{
    return {at, parseProcessorTimes(contentsOf(m_proc / "stat")), processSeconds(),
            parseDisks(contentsOf(m_proc / "diskstats")), parseNetwork(contentsOf(m_proc / "net" / "dev"))};
}

protocol::SystemSample SystemMonitor::sampleOf(const CounterReading &reading, Timestamp now) const
{
    protocol::SystemSample sample;
    sample.t = std::chrono::duration<double>(now.time_since_epoch()).count();
    sample.cores = reading.processors ? reading.processors->cores : 0;
    sample.gpus = m_gpus.gpus();
    if (const auto machine = parseMemory(contentsOf(m_proc / "meminfo"))) {
        const MemoryUse memory = withinLimit(*machine, memoryLimit(machine->total));
        sample.memoryUsed = memory.used;
        sample.memoryTotal = memory.total;
    }
    struct statvfs disk {};
    if (::statvfs(m_home.c_str(), &disk) == 0 && disk.f_blocks >= disk.f_bfree) {
        sample.diskTotal = std::uint64_t(disk.f_blocks) * disk.f_frsize;
        sample.diskUsed = std::uint64_t(disk.f_blocks - disk.f_bfree) * disk.f_frsize;
    }
    if (!m_sampled)
        return sample;
    const Rates rates = ratesBetween(*m_sampled, reading);
    sample.processorPercent = rates.processorPercent;
    if (sample.cores > 0 && rates.processShare && seesOnlyItsOwnProcesses())
        sample.processorPercent = std::min(100.0, 100 * *rates.processShare / sample.cores);
    sample.diskRead = rates.diskRead;
    sample.diskWritten = rates.diskWritten;
    sample.networkReceived = rates.networkReceived;
    sample.networkSent = rates.networkSent;
    return sample;
}

/// Whether this is a sandbox, in which /proc/stat counts what the host does.
bool SystemMonitor::seesOnlyItsOwnProcesses() const
{
    std::error_code error;
    const auto space = fs::read_symlink(m_proc / "self" / "ns" / "pid", error);
    return !error && space != "pid:[4026531836]"; // the kernel's constant number of the first namespace
}

/// CPU time of the visible processes and their terminated children.
double SystemMonitor::processSeconds() const
{
    double ticks = 0;
    std::error_code error;
    for (auto it = fs::directory_iterator(m_proc, fs::directory_options::skip_permission_denied, error);
         !error && it != fs::directory_iterator(); it.increment(error)) {
        const std::string name = it->path().filename().string();
        if (name.empty() || !std::isdigit(static_cast<unsigned char>(name.front())))
            continue;
        const auto stat = readFile(it->path() / "stat", 4096);
        const auto end = stat ? stat->rfind(')') : std::string::npos; // the program's name may contain any character
        if (end == std::string::npos)
            continue;
        std::istringstream fields(stat->substr(end + 1));
        std::string skipped;
        for (int i = 0; i < 11; ++i)
            fields >> skipped;        // state ... cmajflt
        for (int i = 0; i < 4; ++i) { // utime, stime, cutime, cstime
            double value = 0;
            if (fields >> value)
                ticks += value;
        }
    }
    return ticks / double(::sysconf(_SC_CLK_TCK));
}

/// The smallest limit of this process's control group and those above it.
std::optional<MemoryLimit> SystemMonitor::memoryLimit(std::uint64_t machineBytes) const
{
    constexpr int kDeepest = 32;
    std::optional<MemoryLimit> smallest;
    std::istringstream groups(contentsOf(m_proc / "self" / "cgroup")); // lines "0::/PATH" or "5:memory:/PATH"
    for (std::string line; std::getline(groups, line);) {
        const auto first = line.find(':'), second = line.find(':', first + 1);
        if (first == std::string::npos || second == std::string::npos)
            continue;
        const std::string controllers = line.substr(first + 1, second - first - 1);
        if (!controllers.empty() && controllers != "memory")
            continue;
        const GroupFiles &files = controllers.empty() ? kVersion2 : kVersion1;
        const fs::path root = controllers.empty() ? m_groups : m_groups / "memory";
        fs::path group = fs::path(line.substr(second + 1)).relative_path().lexically_normal();
        if (group.string().starts_with(".."))
            group.clear(); // a container's view of a group outside
        for (int i = 0; i < kDeepest; ++i, group = group.parent_path()) {
            const fs::path folder = root / group;
            const auto limit = numberOf(folder / files.limit);
            const auto used = numberOf(folder / files.used);
            if (limit && used && *limit < (smallest ? smallest->limit : machineBytes)) {
                const std::uint64_t cache = valueOf(contentsOf(folder / "memory.stat"), files.cache);
                smallest = MemoryLimit{*limit, *used - std::min(*used, cache)};
            }
            if (group.empty())
                break;
        }
    }
    return smallest;
}

} // namespace trainyard::agent
