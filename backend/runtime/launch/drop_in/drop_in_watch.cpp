#include "backend/runtime/launch/drop_in/drop_in_watch.h"

#include <algorithm>
#include <utility>

namespace trainyard::launch {

LaunchWatch::LaunchWatch(std::vector<std::string> roles, bool shrink)
    : m_roles(std::move(roles))
    , m_status(m_roles.size(), -1)
    , m_shrink(shrink)
{
}

bool LaunchWatch::works(std::size_t process) const
{
    return m_roles[process] == "worker" || m_roles[process] == "tasks";
}

std::size_t LaunchWatch::count(bool (*accepts)(int status)) const
{
    std::size_t number = 0;
    for (std::size_t process = 0; process < m_status.size(); ++process)
        number += works(process) && accepts(m_status[process]) ? 1 : 0;
    return number;
}

bool LaunchWatch::onEnd(std::size_t process, int status, Clock::time_point now)
{
    m_status.at(process) = std::max(status, 0);
    const bool failed = m_status[process] != 0;
    if (failed && works(process) && !m_firstLost)
        m_firstLost = process;
    const std::size_t running = count([](int one) { return one < 0; }), good = count([](int one) { return one == 0; });
    if (running == 0 && !m_workersEnded)
        m_workersEnded = now;
    if (!failed || m_root)
        return false;
    if (!works(process)) {
        if (running == 0 && good > 0)
            return false; // the work is done
        m_root = process;
    } else if (!m_shrink || m_roles[process] != "worker") {
        m_root = process;
    } else if (running == 0 && good == 0) {
        m_root = m_firstLost; // all have failed
    }
    return m_root.has_value();
}

bool LaunchWatch::allEnded() const
{
    return std::ranges::all_of(m_status, [](int status) { return status >= 0; });
}

bool LaunchWatch::isOver(Clock::time_point now) const
{
    return m_root || allEnded() || (m_workersEnded && now - *m_workersEnded >= kGrace);
}

} // namespace trainyard::launch
