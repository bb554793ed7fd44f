#pragma once

#include <map>

#include <QWidget>

#include "backend/services/interfaces.h"

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QVBoxLayout;

namespace trainyard::gui {

class RunPage;
class StateLabel;

/// The tour as a checklist beside the live run, and the receipt at its end.
class TourPage : public QWidget {
    Q_OBJECT
public:
    explicit TourPage(services::Services services, QWidget *parent = nullptr);

private:
    struct Line {
        StateLabel *state;
        QLabel *message;
    };
    void build();
    void showStep(const StepEvent &event);
    void finish(const Result<QString> &receipt);

    services::Services m_services;
    QVBoxLayout *m_list;
    std::map<std::string, Line> m_lines;
    QLabel *m_title, *m_sentence;
    QPushButton *m_cancel;
    RunPage *m_run;
    QPlainTextEdit *m_receipt;
};

} // namespace trainyard::gui
