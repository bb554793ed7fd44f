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

/// Applies rules to the records of one run: those of the job, and two values of the ranks, since an epoch may last hours.
/// A rule that the training loss is not a number also sees the losses of the ranks' batches, until that of the job is a
/// number again. A rule on the speed also sees the sum of the members' speeds, which has a duration of its own. What one
/// of the two has fulfilled, the other does not fulfil meanwhile. A plain object.
class AlertWatch {
public:
    /// \param start  Unix seconds: what was measured before counts for the duration of a condition, but fulfils no rule
    explicit AlertWatch(double start = -std::numeric_limits<double>::infinity())
        : m_start(start)
    {
    }
    /// Returns the index of each rule that the record fulfils now. A rule is fulfilled once, and again after its
    /// condition was false in between.
    /// \param isStored  it counts for the duration of a condition, but fulfils no rule, as one before the start
    std::vector<std::size_t> add(const std::vector<AlertRule> &rules, const protocol::MetricRecord &record,
                                 bool isStored = false);
    double measured() const { return m_measured; } ///< what the last add() has compared: of ranks' speeds the sum
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
        bool reported = false;       ///< also: it was fulfilled before the start
        bool returned = false;
    };
    struct Condition {
        State ofJob, ofRanks;
    };
    std::optional<double> speedOfMembers(const protocol::MetricRecord &record);

    double m_start;
    double m_newest = -std::numeric_limits<double>::infinity(); ///< time of the latest record
    std::map<std::size_t, Condition> m_states;                  ///< by rule
    std::optional<Timestamp> m_passed;                          ///< of the last call of pass()
    std::chrono::milliseconds m_quiet{0};                       ///< since the last measurement
    bool m_hasMeasured = false;
    double m_measured = 0;
    int m_workers = 0;              ///< members; 0: unknown
    std::map<int, double> m_speeds; ///< by rank, since the last sum: fewer than m_workers
    bool m_isFirstSum = true;       ///< of these members
};

} // namespace trainyard::alerts
