#pragma once

#include <chrono>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "backend/core/clock.h"
#include "backend/protocol/metric_record.h"
#include "backend/services/snapshots.h"

class QSettings;

namespace trainyard::gui {

/// A condition on a metric of the complete job, or on the progress of a run, of which the user wants to be notified.
struct AlertRule {
    enum Comparison { Above, Below, NotANumber, NoProgress };
    enum Action { Notify, StopRun, TerminateCluster, AddWorker }; ///< the last three besides the notification
    std::string metric;                                           ///< "train-loss"; not of NoProgress
    Comparison comparison = Below;
    double value = 0;
    int seconds = 0; ///< for so long without interruption; 0: at once
    Action action = Notify;
    bool operator==(const AlertRule &) const = default;

    bool holds(double measured) const;
};

std::vector<AlertRule> loadAlertRules(const QSettings &settings); ///< without invalid ones
void storeAlertRules(QSettings &settings, const std::vector<AlertRule> &rules);

/// What a rule that is fulfilled does now: it only notifies of a run that is over or stops already.
/// \param run  null: it is not known any more
AlertRule::Action actionNow(const AlertRule &rule, const services::RunSnapshot *run);

/// Whether the time in which this run measures nothing counts: it trains, this computer can reach it, and it is not a
/// program of the user that may never measure anything.
bool shouldProgress(const services::RunSnapshot &run, bool hasMeasured);

/// Applies rules to the records of one run. A plain object.
class AlertWatch {
public:
    /// Returns the index of each rule that the record fulfils now. A rule is fulfilled once, and again after its
    /// condition was false in between.
    std::vector<std::size_t> add(const std::vector<AlertRule> &rules, const protocol::MetricRecord &record);
    /// Called every few seconds: returns the index of each rule of no progress that is fulfilled now, once until the
    /// next measurement. Time in which this program did not run, or the computer slept, does not count.
    /// \param counts  as shouldProgress()
    std::vector<std::size_t> pass(const std::vector<AlertRule> &rules, Timestamp now, bool counts);
    void restart() { m_states.clear(); } ///< the rules are others
    bool hasMeasured() const { return m_hasMeasured; }

private:
    struct State {
        std::optional<double> since; ///< time of the first record that fulfilled it
        bool told = false;
    };
    std::map<std::size_t, State> m_states; ///< by rule
    std::optional<Timestamp> m_passed;     ///< of the last call of pass()
    std::chrono::milliseconds m_quiet{0};  ///< since the last measurement
    bool m_hasMeasured = false;
};

} // namespace trainyard::gui
