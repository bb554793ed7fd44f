#pragma once

#include <optional>
#include <stop_token>

#include <QDialog>

#include "backend/services/interfaces.h"
#include "backend/services/runs/head_loss_report.h"

class QFormLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QWidget;

namespace trainyard::gui {

/// For a run that was lost with its head: what happened, what a new head costs, from where the run continues and how
/// many steps are lost. Launches the new head or ends the run, as an operation; closing it decides nothing. Closes by
/// itself when the run continues otherwise.
class HeadLossDialog : public QDialog {
    Q_OBJECT
public:
    HeadLossDialog(services::RunService &runs, const services::RunSnapshot &run, QWidget *parent = nullptr);
    ~HeadLossDialog() override; ///< the examination under way is cancelled

private:
    QLabel *addRow(const QString &name, const char *objectName);
    void setRow(QLabel *value, const QString &words);
    void examine();
    void showReport(const Result<services::HeadLossReport> &report);
    void showFacts(const services::HeadLossReport &report);
    void follow(const std::vector<services::RunSnapshot> &runs);
    void resizeToText();

    services::RunService &m_runs;
    const services::RunSnapshot m_run;
    std::stop_source m_stop;
    std::optional<services::HeadLossReport> m_report;
    QLabel *m_sentence;
    QProgressBar *m_progress;
    QWidget *m_facts;
    QFormLayout *m_form;
    QLabel *m_head, *m_from, *m_lost;
    QPushButton *m_copy, *m_close, *m_end, *m_launch;
};

} // namespace trainyard::gui
