#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include <QObject>

#include "backend/alerts/alert_watch.h"
#include "backend/services/interfaces.h"
#include "gui/models/runs/record_position.h"

namespace trainyard::gui {

/// Applies the alert rules to what all runs measure while the window is open. What was measured before counts for the
/// duration of a condition, but is not reported.
class AlertMonitor : public QObject {
    Q_OBJECT
public:
    AlertMonitor(services::RunService &runs, Timestamp start, QObject *parent = nullptr);
    void setRules(const std::vector<alerts::AlertRule> &rules);
    const std::vector<alerts::AlertRule> &rules() const { return m_rules; }
    /// The run as it is, or as it was last seen before another profile was selected; empty: it is not known.
    std::optional<services::RunSnapshot> run(const RunId &id) const;
    /// Looks for runs without progress. Called by a timer.
    void pass(Timestamp now);

signals:
    /// \param value  the measured one; of no progress 0
    /// \param at     as of alerts::occasionOf()
    void fulfilled(const trainyard::RunId &run, const trainyard::alerts::AlertRule &rule, double value, double at);

private:
    struct Watched {
        alerts::AlertWatch watch;
        RecordPosition read = {};
        std::int64_t stored = 0; ///< sequence
        bool reading = false;
    };
    struct Fulfilled {
        RunId run;
        alerts::AlertRule rule;
        double value = 0, at = 0;
    };
    void judge(const Fulfilled &one);
    Watched &watchedOf(const RunId &run);
    void readMore(const RunId &run);
    void note(const std::vector<services::RunSnapshot> &runs);

    services::RunService &m_runs;
    const double m_start; ///< seconds since 1970
    std::vector<alerts::AlertRule> m_rules;
    std::map<RunId, Watched> m_watched;
    std::vector<Fulfilled> m_held;                   ///< alerts::awaitsStop()
    std::map<RunId, services::RunSnapshot> m_active; ///< those that were not over when they were listed last
};

} // namespace trainyard::gui
