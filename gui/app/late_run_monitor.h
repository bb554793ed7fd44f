#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include <QObject>

#include "backend/services/interfaces.h"
#include "gui/models/runs/record_position.h"
#include "gui/models/runs/run_end.h"

namespace trainyard::gui {

/// Finds the runs that would not finish before their cluster terminates itself, while the window is open, whichever run
/// it shows. Reads their records when it sees them first, then every 15 seconds.
class LateRunMonitor : public QObject {
    Q_OBJECT
public:
    LateRunMonitor(services::RunService &runs, services::ClusterService &clusters, QObject *parent = nullptr);
    /// Reads what was stored since. Called by a timer.
    void pass();

signals:
    /// Repeated.
    /// \param hours  as of LateRun
    void late(const trainyard::services::RunSnapshot &run, trainyard::Timestamp deadline, int hours);

private:
    struct Watched {
        RunCourse course;
        RecordPosition read;
        std::int64_t stored = 1; ///< sequence; at first, it is not known
        bool reading = false;
    };
    void look();
    void judge(const services::RunSnapshot &run, const Watched &watched,
               const std::vector<services::ClusterDetails> &clusters);
    void readMore(const RunId &run);

    services::RunService &m_runs;
    services::ClusterService &m_clusters;
    std::map<RunId, Watched> m_watched; ///< those whose end can be expected, and whose cluster has a deadline
};

} // namespace trainyard::gui
