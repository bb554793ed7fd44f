#pragma once

#include <map>
#include <string>
#include <vector>

#include <QWidget>

#include "backend/services/interfaces.h"
#include "backend/tour/tour.h"
#include "gui/models/tour/tour_board.h"

class QAction;
class QLabel;
class QLayout;
class QPlainTextEdit;
class QPushButton;
class QVBoxLayout;

namespace trainyard::gui {

class Fold;
class MetricChart;
class RunPage;
class SampleTiles;
class StateLabel;

/// The tour as a checklist beside what the model learns: samples with their predictions, the loss by step, and the live
/// run. It ends with the result and what to do next.
class TourPage : public QWidget {
    Q_OBJECT
public:
    /// \param launch  offered after the tour
    TourPage(services::Services services, QAction *launch, QWidget *parent = nullptr);
    ~TourPage() override;

signals:
    void pageRequested(const QString &url); ///< the report, to be opened by the desktop

private:
    struct Line {
        StateLabel *state;
        QLabel *message;
    };
    QWidget *makeChecklist();
    QLayout *makeRight(QAction *launch); ///< what the model learns, the run and the result
    void connectService();
    QWidget *makeResult(QAction *launch);
    QWidget *makeLearning();
    void build();
    void begin(); ///< restores the initial state
    void showStep(const StepEvent &event);
    void summarize(const tour::TourSummary &summary);
    void showBoard();
    void finish(const Result<std::vector<Sentence>> &receipt);

    services::Services m_services;
    QVBoxLayout *m_list;
    std::vector<tour::StepInfo> m_steps;
    std::map<std::string, Line> m_lines;
    std::vector<StepEvent> m_failed; ///< steps of this tour
    QLabel *m_title, *m_sentence;
    QPushButton *m_cancel, *m_again; ///< in one place: during the tour, and after it
    QWidget *m_result;               ///< shown at the end
    QLabel *m_figure, *m_price;
    QPushButton *m_report;
    QString m_reportUrl;
    TourBoard m_board;
    SampleTiles *m_tiles;
    QLabel *m_right;
    MetricChart *m_loss;
    RunPage *m_run;
    Fold *m_receiptFold;
    QPlainTextEdit *m_receipt;
};

} // namespace trainyard::gui
