#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "backend/protocol/metric_record.h"

class QSettings;

namespace trainyard::gui {

/// A condition on a metric of the complete job of which the user wants to be notified.
struct AlertRule {
    enum Comparison { Above, Below, NotANumber };
    std::string metric; ///< "train-loss"
    Comparison comparison = Below;
    double value = 0;
    int seconds = 0; ///< for so long without interruption; 0: at once
    bool operator==(const AlertRule &) const = default;

    bool holds(double measured) const;
};

std::vector<AlertRule> loadAlertRules(const QSettings &settings); ///< without invalid ones
void storeAlertRules(QSettings &settings, const std::vector<AlertRule> &rules);

/// Applies rules to the records of one run. A plain object.
class AlertWatch {
public:
    /// Returns the index of each rule that the record fulfils now. A rule is fulfilled once, and again after its
    /// condition was false in between.
    std::vector<std::size_t> add(const std::vector<AlertRule> &rules, const protocol::MetricRecord &record);
    void restart() { m_states.clear(); } ///< the rules are others

private:
    struct State {
        std::optional<double> since; ///< time of the first record that fulfilled it
        bool told = false;
    };
    std::map<std::size_t, State> m_states; ///< by rule
};

} // namespace trainyard::gui
