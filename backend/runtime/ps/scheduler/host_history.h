#pragma once

#include <chrono>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace trainyard::ps {

/// Deaths of workers by host, to exclude an unstable host for a while. Plain value.
class HostHistory {
public:
    using Clock = std::chrono::steady_clock;

    /// \param deaths  so many within `window` exclude a host until the first of them is older than `window`; 0: never
    HostHistory(int deaths, std::chrono::seconds window)
        : m_deaths(std::size_t(deaths))
        , m_window(window)
    {
    }

    void recordDeath(const std::string &host, Clock::time_point now)
    {
        auto &times = m_times[host];
        times.push_back(now);
        if (times.size() > m_deaths)
            times.pop_front();
    }
    /// How long this host is excluded from now on; unset: not at all.
    std::optional<std::chrono::seconds> cooldown(const std::string &host, Clock::time_point now) const
    {
        const auto at = m_times.find(host);
        if (m_deaths == 0 || at == m_times.end() || at->second.size() < m_deaths)
            return std::nullopt;
        const auto left = std::chrono::ceil<std::chrono::seconds>(at->second.front() + m_window - now);
        return left.count() > 0 ? std::optional(left) : std::nullopt;
    }
    /// \return the number of deaths that are forgotten
    std::size_t forget(const std::string &host)
    {
        const auto at = m_times.find(host);
        const std::size_t deaths = at == m_times.end() ? 0 : at->second.size();
        m_times.erase(host);
        return deaths;
    }
    /// The hosts on which workers died.
    std::vector<std::string> hosts() const
    {
        std::vector<std::string> all;
        for (const auto &[host, times] : m_times)
            all.push_back(host);
        return all;
    }

private:
    std::size_t m_deaths;
    std::chrono::seconds m_window;
    std::map<std::string, std::deque<Clock::time_point>> m_times;
};

} // namespace trainyard::ps
