#pragma once

#include <chrono>

#include <QDialog>

class QSpinBox;

namespace trainyard::gui {

/// Asked when the window closes while machines run.
class QuitDialog : public QDialog {
    Q_OBJECT
public:
    enum class Choice { Stay, Keep, KeepWithDeadline, Terminate };
    /// sentence: what runs, at which price, and when it ends itself.
    /// haveDeadline: do all of them end themselves at some time?
    explicit QuitDialog(const QString &sentence, bool haveDeadline = true, QWidget *parent = nullptr);

    Choice answer() const { return m_answer; }
    std::chrono::minutes deadline() const;

private:
    void choose(Choice answer);
    Choice m_answer = Choice::Stay;
    QSpinBox *m_hours;
};

} // namespace trainyard::gui
