#include "backend/runtime/agent/utilization_monitor.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cstdlib>
#include <sstream>

#include <unistd.h>

#include "backend/core/system/files.h"
#include "backend/core/system/process.h"

namespace trainyard::agent {

namespace fs = std::filesystem;

namespace {

/// \return the output of nvidia-smi; empty without GPU or driver, or if it does not answer in time
std::string queryGpus(const char *question)
{
    const auto output = runProcess({{"nvidia-smi", question, "--format=csv,noheader,nounits"}, {}, {}, {}},
                                   {Deadline::after(std::chrono::seconds(10)), {}}, 64u << 10);
    return output && output->exitStatus == 0 ? output->out : std::string();
}

bool gpusInUse()
{
    if (!findProgram("nvidia-smi"))
        return false;
    if (const auto works = UtilizationMonitor::anyGpuBusy(queryGpus("--query-gpu=utilization.gpu")))
        return *works;
    // A GPU that does not report its utilization is in use if a process holds it.
    const auto holders = queryGpus("--query-compute-apps=pid");
    return std::ranges::any_of(holders, [](unsigned char c) { return std::isdigit(c); });
}

} // namespace

bool UtilizationMonitor::inUse()
{
    const auto at = std::chrono::steady_clock::now();
    const double seconds = processorSeconds();
    const double passed = std::chrono::duration<double>(at - m_at).count();
    const bool first = !m_seconds;
    const bool worked = !first && passed > 0 && (seconds - *m_seconds) / passed > kProcessorShare;
    m_seconds = seconds;
    m_at = at;
    return first || worked || gpusInUse();
}

/// CPU time of the visible processes and their terminated children. /proc/stat would, in a sandbox, count the host's.
double UtilizationMonitor::processorSeconds() const
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

std::optional<bool> UtilizationMonitor::anyGpuBusy(std::string_view answer)
{
    bool silent = false;
    while (!answer.empty()) {
        const auto line = answer.substr(0, answer.find('\n'));
        answer.remove_prefix(std::min(line.size() + 1, answer.size()));
        const auto begin = line.find_first_not_of(" \t\r");
        if (begin == std::string_view::npos)
            continue;
        int percent = 0;
        const auto read = std::from_chars(line.data() + begin, line.data() + line.size(), percent);
        if (read.ec == std::errc() && percent > kGpuPercent)
            return true;
        silent |= read.ec != std::errc();
    }
    return silent ? std::nullopt : std::optional(false);
}

} // namespace trainyard::agent
