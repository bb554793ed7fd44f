#pragma once

#include <chrono>

#include <QDialog>

class QLabel;
class QSpinBox;

namespace trainyard::gui {

/// Shown when the window closes while machines or long actions run.
class QuitDialog : public QDialog {
    Q_OBJECT
public:
    enum class Choice { Stay, Keep, KeepWithDeadline, Terminate };
    /// \param sentence  the running machines, their price, and their deadline
    /// \param haveDeadline  whether all of them have a deadline
    explicit QuitDialog(const QString &sentence, bool haveDeadline = true, QWidget *parent = nullptr);

    /// Shows which queues stop with this program; an empty sentence: none.
    void showQueues(const QString &sentence);
    /// Shows which runs go on, or end with their machines, and what they lack meanwhile; an empty sentence: none.
    void showRuns(const QString &sentence);
    Choice answer() const { return m_answer; }
    std::chrono::minutes deadline() const;

private:
    void choose(Choice answer);
    Choice m_answer = Choice::Stay;
    QLabel *m_runs, *m_queues;
    QSpinBox *m_hours;
};

} // namespace trainyard::gui
