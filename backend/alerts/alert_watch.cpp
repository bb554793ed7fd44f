#include "backend/alerts/alert_watch.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace trainyard::alerts {

namespace metric = protocol::metric;

namespace {

constexpr std::chrono::minutes kLongestGap{
    2}; ///< between two calls of pass(); a longer one was a pause of the computer

/// A finite loss of one rank does not refute that of another.
bool isLostLossOfRank(const protocol::MetricRecord &record)
{
    return record.rank >= 0 && (record.name == metric::kBatchLoss || record.name == metric::kTrainLoss) &&
           !std::isfinite(record.value);
}

bool watchesLossOfRanks(const AlertRule &rule)
{
    return rule.comparison == AlertRule::NotANumber &&
           (rule.metric == metric::kTrainLoss || rule.metric == metric::kBatchLoss);
}

} // namespace

std::vector<std::size_t> AlertWatch::add(const std::vector<AlertRule> &rules, const protocol::MetricRecord &record,
                                         bool isStored)
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
    const auto speed = speedOfMembers(record);
    m_measured = speed.value_or(record.value);
    const bool isLostLoss = isLostLossOfRank(record);
    std::vector<std::size_t> fulfilled;
    if (record.rank >= 0 && !speed && !isLostLoss)
        return fulfilled;
    for (std::size_t i = 0; i < rules.size(); ++i) {
        const AlertRule &rule = rules[i];
        const bool isWatched = rule.metric == record.name && rule.comparison != AlertRule::NoProgress;
        if (isLostLoss ? !watchesLossOfRanks(rule) : !isWatched)
            continue;
        Condition &condition = m_states[i];
        State &state = record.rank >= 0 ? condition.ofRanks : condition.ofJob;
        const State &other = record.rank >= 0 ? condition.ofJob : condition.ofRanks;
        if (!rule.holds(m_measured)) {
            state = {};
            if (rule.comparison == AlertRule::NotANumber)
                condition.ofRanks = {};
            continue;
        }
        if (!state.since)
            state.since = record.t;
        if (state.reported || record.t - *state.since < rule.seconds)
            continue;
        state.reported = true;
        state.returned = !isStored && record.t >= m_start && !other.returned;
        if (state.returned)
            fulfilled.push_back(i);
    }
    return fulfilled;
}

/// The sum of the members' speeds, once each of them has reported since the last sum. The first reports of a membership
/// cover its start, and give none.
std::optional<double> AlertWatch::speedOfMembers(const protocol::MetricRecord &record)
{
    if (record.rank < 0 && record.name == metric::kWorkers) {
        m_workers = protocol::workersIn(record.value);
        m_speeds.clear();
        m_isFirstSum = true;
    }
    if (record.rank < 0 || record.name != metric::kSpeed || m_workers == 0)
        return std::nullopt;
    m_speeds[record.rank] = record.value;
    if (int(m_speeds.size()) < m_workers)
        return std::nullopt;
    double sum = 0;
    for (const auto &[rank, speed] : std::exchange(m_speeds, {}))
        sum += speed;
    return std::exchange(m_isFirstSum, false) ? std::nullopt : std::optional(sum);
}

void AlertWatch::readAgain()
{
    if (m_newest > m_start)
        m_start = std::nextafter(m_newest, std::numeric_limits<double>::infinity());
    m_workers = 0;
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
            std::exchange(m_states[i].ofJob.reported, true))
            continue;
        fulfilled.push_back(i);
    }
    return fulfilled;
}

} // namespace trainyard::alerts
