#pragma once

#include <cstdint>
#include <map>
#include <memory>

#include <QToolButton>

#include "backend/services/interfaces.h"
#include "gui/models/charts/run_series.h"
#include "gui/models/runs/record_position.h"

class QMenu;

namespace trainyard::gui {

class RunCharts;

/// Chooses other runs that are drawn in the charts of a run, and reads what they measured, also while they train.
class RunComparison : public QToolButton {
    Q_OBJECT
public:
    RunComparison(services::RunService &runs, RunCharts *charts, QWidget *parent = nullptr);

    /// The run of the charts; it is not offered. Another one ends the comparison.
    void setRun(const RunId &run);
    std::size_t count() const { return m_others.size(); }

    static constexpr std::size_t kMost = 5; ///< as many colours as are left

private:
    struct Other {
        QString name;
        RunSeries series;
        RecordPosition read;
        bool reading = false;
    };
    void fillMenu();
    void toggle(const services::RunSnapshot &run);
    void readMore(const RunId &run);
    void draw();

    services::RunService &m_runs;
    RunCharts *m_charts;
    QMenu *m_menu;
    RunId m_run;
    std::map<RunId, std::shared_ptr<Other>> m_others;
};

} // namespace trainyard::gui
