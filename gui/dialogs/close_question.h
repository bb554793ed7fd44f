#pragma once

#include <chrono>

#include <QDialog>

class QSpinBox;

namespace trainyard::gui {

/// Asked when the window closes while machines run.
class CloseQuestion : public QDialog {
    Q_OBJECT
public:
    enum class Answer { Stay, Keep, KeepWithDeadline, Terminate };
    /// sentence about what runs: number of machines, dollars per hour, when they end themselves.
    CloseQuestion(int machines, double usdPerHour, const QString &deadline, QWidget *parent = nullptr);

    Answer answer() const { return m_answer; }
    std::chrono::minutes deadline() const;

private:
    void choose(Answer answer);
    Answer m_answer = Answer::Stay;
    QSpinBox *m_hours;
};

} // namespace trainyard::gui
