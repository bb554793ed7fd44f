#pragma once

#include <optional>

#include <QWidget>

#include "backend/ledger/system_samples.h"
#include "backend/services/interfaces.h"
#include "backend/services/tasks.h"
#include "gui/models/charts/system_series.h"

class QLabel;
class QScrollArea;
class QTimer;

namespace trainyard::gui {

class SystemCharts;

/// What the machines of a run or of a cluster measured, as charts; or why there is nothing. Reads the stored samples
/// while it is visible: every 5 s during the run or the life of the cluster, once after its end.
class SystemView : public QWidget {
    Q_OBJECT
public:
    explicit SystemView(services::RunService &runs, QWidget *parent = nullptr);

    /// \param origin  the time of x = 0, in seconds since 1970; negative: the start of the run
    /// \param lastX   the end of the time axis of the run's other charts
    void showRun(const services::RunSnapshot &run, double origin, double lastX);
    void showCluster(const cluster::ClusterSnapshot &cluster);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    /// Whose machines are shown: those of a run, or all of a cluster (run is empty).
    struct Subject {
        RunId run;
        ClusterId cluster;
        Timestamp started{};
        std::optional<Timestamp> ended;
        bool over = false;
        bool empty() const { return run.empty() && cluster.empty(); }
    };
    void showSubject(const Subject &subject, double origin, double lastX);
    void read();
    void apply(const ledger::SampleRows &rows);
    QString emptyText() const;
    QString machinesWith(ledger::SampleProblem problem) const;
    void describe();

    services::RunService &m_runs;
    Subject m_subject;
    SystemSeries m_series;
    ledger::SampleCursor m_cursor;
    std::vector<ledger::SampleSource> m_sources;
    services::RequestGeneration m_reads;        ///< of this subject
    bool m_reading = false, m_complete = false; ///< complete: the subject has ended and all was read
    bool m_answered = false;                    ///< the first read has ended
    SystemCharts *m_charts;
    QScrollArea *m_scroll;
    QLabel *m_note;
    QTimer *m_timer;
};

} // namespace trainyard::gui
