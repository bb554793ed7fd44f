#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include <QWidget>

#include "backend/ledger/rows.h"
#include "backend/services/interfaces.h"
#include "backend/services/tasks.h"
#include "gui/models/charts/chart_view.h"
#include "gui/models/charts/run_series.h"
#include "gui/models/runs/dashboard.h"
#include "gui/models/runs/dead_workers.h"
#include "gui/models/runs/record_position.h"

class QAction;
class QDialog;
class QLabel;
class QPushButton;
class QSplitter;
class QTabWidget;

namespace trainyard::gui {

class ChartBar;
class DataTable;
class ElidedLabel;
class EpochView;
class LogSearchView;
class MetricPicker;
class MetricView;
class ModelPanel;
class PageHeader;
class ProcessEndModel;
class RankModel;
class RunCharts;
class RunComparison;
class RunLog;
class SystemView;

/// One run: its facts, its curves, its workers, its output.
class RunPage : public QWidget {
    Q_OBJECT
public:
    enum class Form { Full, ChartsOnly }; ///< the tour shows only the charts
    explicit RunPage(services::Services services, Form form = Form::Full, QWidget *parent = nullptr);
    ~RunPage() override;

    /// Follows and shows this run; an empty id shows none.
    void showRun(const services::RunSnapshot &run);
    const RunId &run() const { return m_run.id; }
    const RunSeries &series() const { return m_series; }
    std::vector<QAction *> commands() const;
    /// Those for the context menu of the run's row.
    QList<QAction *> rowCommands() const
    {
        return {m_saveNow, m_stop, m_stopNow, m_newHead, m_resume, m_again, m_copy, m_csv};
    }
    ModelPanel &models() { return *m_models; }
    void setChartView(const ChartView &view);
    /// Lists this many workers before their table scrolls: the log has the rest of the height.
    void setMostWorkers(int rows);

    /// Its sentences wrap: their lines are part of the least height, and those of the current width.
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return false; } ///< layouts would take the wanted height as the least

signals:
    void
    newHeadRequested(const trainyard::RunId &run);     ///< the user wants to continue a run that was lost with its head
    void resumeRequested(const trainyard::RunId &run); ///< the user wants to continue a run that is over
    void againRequested(const trainyard::RunId &run);  ///< the user wants to plan its job again
    void chartViewChanged(const trainyard::gui::ChartView &view); ///< by the user: to be stored
    void pageRequested(const QString &url);                       ///< behind a tunnel, to be opened in a browser

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QAction *command(const QString &text, const QString &icon);
    QWidget *makeHeader(Form form);
    void fillCard(QSplitter *into, Form form);
    void addSystemTab();
    void fillSide(QSplitter *into);
    void readMetrics();
    void applyMetrics(const ledger::MetricRows &rows);
    void clearSeries();
    void describe();
    void showScaleDialog();
    QString note() const;
    void showStop(); ///< the actions that save, stop and resume the run
    QWidget *makeLateness();
    void readDeadline(const std::vector<services::ClusterDetails> &clusters);
    void showLateness();
    void askToExtend();
    QWidget *makeDeaths();
    void showDeaths();
    void confirmReplace();
    void saveNow();
    void answerSave(std::span<const protocol::MetricRecord> records);
    bool costsMoney() const;
    void confirmStop();
    void confirmStopOfTask();
    void confirmStopNow();
    void confirmRemoveWorker();
    void showRanks();
    void connectActions();
    void connectRuns();
    void connectTask();
    void copyCommand();
    void findDashboard(const std::vector<services::LogLine> &lines);
    void openDashboard();
    void showKind();
    void clearTask();
    void showTask();
    QStringList factsOf(int epoch) const;
    void setLogFollowing(bool on);
    void connectRoom();
    void setWide(bool on);
    void fillScreen();
    void nameScreen();
    void leaveScreen();
    void answer(const QString &words);
    void connectExports();
    void exportAs(const QString &title, const QString &name, const std::function<void(const QString &)> &write);
    void reportExport(const QString &path, bool written);
    void exportRecords(const QString &path, training::RecordFormat format);
    QString pictureTitle() const;
    void exportEpochs(const QString &path);
    void writeReport(const QString &path);
    void noteExchange(std::span<const protocol::MetricRecord> records);
    QWidget *makeResult(Form form);
    void showResult();

    services::Services m_services;
    const Form m_form;
    services::RunSnapshot m_run;
    RunSeries m_series;
    RecordPosition m_read;     ///< of what is in the series
    std::int64_t m_stored = 0; ///< sequence of the last record that was announced
    bool m_reading = false;
    services::RequestGeneration m_reads; ///< of this run
    std::size_t m_delivered = 0;         ///< membership changes already in the log
    bool m_saveWanted = false;           ///< the user has requested a checkpoint of this run
    std::optional<DashboardAddress> m_dashboardAt;
    std::string m_openingDashboard; ///< id of the tunnel's operation, until its page was requested
    RunCharts *m_charts;
    ChartBar *m_bar;
    RunComparison *m_comparison;
    SystemView *m_system = nullptr; ///< created for the first look at its tab
    EpochView *m_epochs;
    MetricView *m_metrics;
    RankModel *m_ranks;
    DataTable *m_rankTable;
    PageHeader *m_head;
    QLabel *m_note;
    QWidget *m_late; ///< the deadline of its cluster comes before its end
    QLabel *m_lateText;
    QPushButton *m_extend;
    std::optional<Timestamp> m_deadline;   ///< of its cluster, where this program can move it
    std::optional<Timestamp> m_budgetEnds; ///< when the cluster's budget terminates it
    cluster::Usd m_hourly;                 ///< of the cluster
    std::chrono::hours m_missing{0};       ///< by which the deadline has to move
    struct Move {
        OperationId operation;
        Timestamp from; ///< the deadline before
        bool hasFailed = false;
    };
    std::map<ClusterId, Move> m_moves; ///< the last request of each cluster
    QWidget *m_deaths;                 ///< workers that died
    QLabel *m_deathText;
    std::vector<DeadWorker> m_dead;
    ElidedLabel *m_facts;
    QWidget *m_result;
    ElidedLabel *m_resultText;
    QPushButton *m_saveModel;
    RunLog *m_log;
    QLabel *m_benchmark = nullptr;                  ///< why the speed of this run is no measure
    std::vector<protocol::MetricRecord> m_exchange; ///< how much of the exchange was hidden, the latest ones
    ModelPanel *m_models;
    ProcessEndModel *m_ends;
    DataTable *m_endTable;
    LogSearchView *m_search;
    MetricPicker *m_picker;
    QTabWidget *m_side;
    QWidget *m_card;                      ///< the charts, in tabs
    QTabWidget *m_tabs = nullptr;         ///< not of the tour
    QLabel *m_elsewhere = nullptr;        ///< shown in their place while they fill the screen
    QDialog *m_screen = nullptr;          ///< that the charts fill now
    ElidedLabel *m_screenTitle = nullptr; ///< while there is m_screen
    QAction *m_replace;                   ///< of its banner and of the table of workers
    QAction *m_add, *m_remove, *m_scale, *m_saveNow, *m_stop, *m_stopNow, *m_newHead, *m_resume, *m_again, *m_dashboard,
        *m_copy, *m_wide, *m_fullScreen, *m_export, *m_csv, *m_json, *m_png, *m_svg, *m_events, *m_report, *m_epochsOut;
};

} // namespace trainyard::gui
