#include "backend/runtime/ps/transport/unauthenticated_peers.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

namespace trainyard::ps {

std::optional<int> UnauthenticatedPeers::add(int fd, const std::string &source)
{
    m_queue.push_back({fd, source});
    ++m_counts[source];
    if (m_queue.size() <= m_places)
        return {};
    const auto most = std::ranges::max_element(m_counts, {}, [](const auto &count) { return count.second; });
    const int victim = std::ranges::find(m_queue, most->first, &Peer::source)->fd;
    remove(victim);
    return victim;
}

void UnauthenticatedPeers::remove(int fd)
{
    const auto at = std::ranges::find(m_queue, fd, &Peer::fd);
    if (at == m_queue.end())
        return;
    if (const auto count = m_counts.find(at->source); --count->second == 0)
        m_counts.erase(count);
    m_queue.erase(at);
}

std::optional<std::string> RefusalLog::add(const std::string &peer, const std::string &why, Clock::time_point now)
{
    m_last = fmt::format("{}: {}", peer, why);
    ++m_count;
    if (m_since && now - *m_since < kPeriod)
        return {};
    if (m_count > 1)
        return onTick(now);
    m_since = now;
    m_count = 0;
    return "refused a connection from " + m_last;
}

std::optional<std::string> RefusalLog::onTick(Clock::time_point now)
{
    if (m_count == 0 || !m_since || now - *m_since < kPeriod)
        return {};
    m_since = now;
    return fmt::format("refused {} more connections, the last from {}", std::exchange(m_count, 0), m_last);
}

} // namespace trainyard::ps
