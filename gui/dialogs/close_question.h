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
    /// sentence: what runs, at which price, and when it ends itself.
    /// haveDeadline: do all of them end themselves at some time?
    explicit CloseQuestion(const QString &sentence, bool haveDeadline = true, QWidget *parent = nullptr);

    Answer answer() const { return m_answer; }
    std::chrono::minutes deadline() const;

private:
    void choose(Answer answer);
    Answer m_answer = Answer::Stay;
    QSpinBox *m_hours;
};

} // namespace trainyard::gui
