#include "backend/runtime/agent/use_meter.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <sstream>

#include <unistd.h>

#include "backend/core/files.h"
#include "backend/core/process.h"

namespace trainyard::agent {

namespace fs = std::filesystem;

bool UseMeter::inUse()
{
    const auto at = std::chrono::steady_clock::now();
    const double seconds = processorSeconds();
    const double passed = std::chrono::duration<double>(at - m_at).count();
    const bool first = !m_seconds;
    const bool worked = !first && passed > 0 && (seconds - *m_seconds) / passed > kProcessorShare;
    m_seconds = seconds;
    m_at = at;
    return first || worked || cardsInUse();
}

/// Of the processes that this machine shows, and of their ended children: /proc/stat would count, in a sandbox, what
/// its host does.
double UseMeter::processorSeconds() const
{
    double ticks = 0;
    std::error_code error;
    for (auto it = fs::directory_iterator(m_proc, fs::directory_options::skip_permission_denied, error);
         !error && it != fs::directory_iterator(); it.increment(error)) {
        const std::string name = it->path().filename().string();
        if (name.empty() || !std::isdigit(static_cast<unsigned char>(name.front())))
            continue;
        const auto stat = readFile(it->path() / "stat", 4096);
        const auto end = stat ? stat->rfind(')') : std::string::npos; // the program's name may hold anything
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

bool UseMeter::cardsInUse()
{
    if (!findProgram("nvidia-smi"))
        return false;
    const auto told =
        runProcess({{"nvidia-smi", "--query-gpu=utilization.gpu", "--format=csv,noheader,nounits"}, {}, {}, {}},
                   Deadline::after(std::chrono::seconds(10)), {}, 64u << 10);
    if (!told || told->exitStatus != 0)
        return false; // no card, or no driver
    std::istringstream lines(told->out);
    for (int percent = 0; lines >> percent;) {
        if (percent > kCardPercent)
            return true;
    }
    return false;
}

} // namespace trainyard::agent
