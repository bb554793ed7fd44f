#pragma once

#include <chrono>
#include <cstddef>
#include <limits>
#include <map>
#include <optional>
#include <vector>

#include "backend/alerts/alert_rule.h"
#include "backend/core/time/clock.h"
#include "backend/protocol/metric_record.h"

namespace trainyard::alerts {

/// Applies rules to the records of one run. A plain object.
class AlertWatch {
public:
    /// \param start  Unix seconds: what was measured before counts for the duration of a condition, but fulfils no rule
    explicit AlertWatch(double start = -std::numeric_limits<double>::infinity())
        : m_start(start)
    {
    }
    /// Returns the index of each rule that the record fulfils now. A rule is fulfilled once, and again after its
    /// condition was false in between.
    std::vector<std::size_t> add(const std::vector<AlertRule> &rules, const protocol::MetricRecord &record);
    /// Called every few seconds: returns the index of each rule of no progress that is fulfilled now, once until the
    /// next measurement. Time in which this program did not run, or the computer slept, does not count.
    /// \param counts  as shouldProgress()
    std::vector<std::size_t> pass(const std::vector<AlertRule> &rules, Timestamp now, bool counts);
    void restart() { m_states.clear(); } ///< the rules are others
    void readAgain();                    ///< add() gets all records once more: those up to now fulfil no rule
    bool hasMeasured() const { return m_hasMeasured; }
    double newest() const { return m_newest; } ///< time of the latest record

private:
    struct State {
        std::optional<double> since; ///< time of the first record that fulfilled it
        bool reported = false;
    };
    double m_start;
    double m_newest = -std::numeric_limits<double>::infinity(); ///< time of the latest record
    std::map<std::size_t, State> m_states;                      ///< by rule
    std::optional<Timestamp> m_passed;                          ///< of the last call of pass()
    std::chrono::milliseconds m_quiet{0};                       ///< since the last measurement
    bool m_hasMeasured = false;
};

} // namespace trainyard::alerts
