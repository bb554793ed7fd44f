#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

namespace trainyard::bench::scale {

/// The clock type of the real decision code; its values are virtual here and never read from the machine.
using Clock = std::chrono::steady_clock;
using Time = Clock::time_point;
using Duration = std::chrono::nanoseconds;

inline Duration seconds(double s)
{
    return Duration(std::int64_t(s * 1e9));
}
inline double inSeconds(Clock::duration d)
{
    return std::chrono::duration<double>(d).count();
}

/// Virtual time: runs events in the order of their times, and in the order of scheduling where times are equal, so a
/// run depends on nothing but its input. For one thread.
class Timeline {
public:
    Time now() const { return m_now; }
    void at(Time when, std::function<void()> what)
    {
        if (m_free.empty()) {
            m_free.push_back(std::uint32_t(m_what.size()));
            m_what.emplace_back();
        }
        m_what[m_free.back()] = std::move(what);
        m_events.push_back({std::max(when, m_now), m_asked++, m_free.back()});
        m_free.pop_back();
        std::ranges::push_heap(m_events, later);
    }
    void after(Duration delay, std::function<void()> what) { at(m_now + delay, std::move(what)); }

    /// Runs the next event.
    /// \return false if there is none
    bool step()
    {
        if (m_events.empty())
            return false;
        std::ranges::pop_heap(m_events, later);
        const Event next = m_events.back();
        m_events.pop_back();
        m_now = next.when;
        ++m_done;
        const auto what = std::exchange(m_what[next.place], {});
        m_free.push_back(next.place);
        what();
        return true;
    }
    std::uint64_t done() const { return m_done; }

private:
    struct Event {
        Time when;
        std::uint64_t asked;
        std::uint32_t place; ///< in m_what; keeps the values of the heap small and fast to move
    };
    static bool later(const Event &a, const Event &b) { return a.when != b.when ? a.when > b.when : a.asked > b.asked; }

    std::vector<Event> m_events; ///< a heap
    std::vector<std::function<void()>> m_what;
    std::vector<std::uint32_t> m_free; ///< free places of m_what
    Time m_now{std::chrono::hours(1)};
    std::uint64_t m_asked = 0, m_done = 0;
};

} // namespace trainyard::bench::scale
