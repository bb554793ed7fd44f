#pragma once

#include <map>
#include <string>
#include <vector>

#include <QWidget>

#include "backend/services/interfaces.h"
#include "backend/tour/tour.h"

class QAction;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QVBoxLayout;

namespace trainyard::gui {

class RunPage;
class StateLabel;

/// The tour as a checklist beside the live run, and its receipt at the end.
class TourPage : public QWidget {
    Q_OBJECT
public:
    /// \param launch  offered after the tour
    TourPage(services::Services services, QAction *launch, QWidget *parent = nullptr);

private:
    struct Line {
        StateLabel *state;
        QLabel *message;
    };
    void build();
    void begin(); ///< restores the initial state
    void showStep(const StepEvent &event);
    void finish(const Result<QString> &receipt);

    services::Services m_services;
    QVBoxLayout *m_list;
    std::vector<tour::StepInfo> m_steps;
    std::map<std::string, Line> m_lines;
    std::vector<StepEvent> m_failed; ///< steps of this tour
    QLabel *m_title, *m_sentence;
    QPushButton *m_cancel, *m_launch, *m_again;
    RunPage *m_run;
    QPlainTextEdit *m_receipt;
};

} // namespace trainyard::gui
