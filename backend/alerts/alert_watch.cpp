#include "backend/alerts/alert_watch.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace trainyard::alerts {

namespace {

constexpr std::chrono::minutes kLongestGap{
    2}; ///< between two calls of pass(); a longer one was a pause of the computer

} // namespace

std::vector<std::size_t> AlertWatch::add(const std::vector<AlertRule> &rules, const protocol::MetricRecord &record)
{
    if (isMeasurement(record)) {
        m_hasMeasured = true;
        m_quiet = {};
        for (std::size_t i = 0; i < rules.size(); ++i) {
            if (rules[i].comparison == AlertRule::NoProgress)
                m_states.erase(i);
        }
    }
    m_newest = std::max(m_newest, record.t);
    std::vector<std::size_t> fulfilled;
    if (record.rank >= 0)
        return fulfilled;
    for (std::size_t i = 0; i < rules.size(); ++i) {
        if (rules[i].metric != record.name || rules[i].comparison == AlertRule::NoProgress)
            continue;
        State &state = m_states[i];
        if (!rules[i].holds(record.value)) {
            state = {};
            continue;
        }
        if (!state.since)
            state.since = record.t;
        if (state.reported || record.t - *state.since < rules[i].seconds)
            continue;
        state.reported = true;
        if (record.t >= m_start)
            fulfilled.push_back(i);
    }
    return fulfilled;
}

void AlertWatch::readAgain()
{
    if (m_newest > m_start)
        m_start = std::nextafter(m_newest, std::numeric_limits<double>::infinity());
    restart();
}

std::vector<std::size_t> AlertWatch::pass(const std::vector<AlertRule> &rules, Timestamp now, bool counts)
{
    const auto gap = m_passed ? now - *m_passed : std::chrono::milliseconds(0);
    m_passed = now;
    if (!counts)
        m_quiet = {};
    else if (gap > gap.zero() && gap <= kLongestGap)
        m_quiet += gap;
    std::vector<std::size_t> fulfilled;
    for (std::size_t i = 0; counts && i < rules.size(); ++i) {
        if (rules[i].comparison != AlertRule::NoProgress || m_quiet < std::chrono::seconds(rules[i].seconds) ||
            std::exchange(m_states[i].reported, true))
            continue;
        fulfilled.push_back(i);
    }
    return fulfilled;
}

} // namespace trainyard::alerts
