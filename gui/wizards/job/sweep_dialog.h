#pragma once

#include <optional>
#include <string>
#include <vector>

#include <QDialog>
#include <QStringList>

#include "backend/training/queue/sweep.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace trainyard::gui {

class FieldMessage;

/// A sweep over parameters of a job: lists of values, and ranges from which values are drawn. Starts nothing itself.
class SweepDialog final : public QDialog {
    Q_OBJECT
public:
    explicit SweepDialog(const protocol::JobSpec &job, QWidget *parent = nullptr);

    training::SweepSpec spec() const;

private:
    enum Mode { Values, Uniform, Logarithmic, Whole };
    struct Row {
        QWidget *widget;
        QComboBox *name, *mode;
        QLineEdit *text;
    };
    void addRow(const QString &name);
    QStringList parameters() const;
    void check();

    const protocol::JobSpec m_job;
    std::vector<Row> m_rows;
    QVBoxLayout *m_lines;
    QSpinBox *m_trials, *m_seed;
    QComboBox *m_metric, *m_goal;
    FieldMessage *m_message;
    QPushButton *m_go = nullptr;
};

/// The words in braces of a command, each once: {"lr"} of "train.py --lr {lr}". Not those of a shell's ${NAME}.
QStringList placeholdersOf(const std::string &command);
/// "0.1, 0.01" as values; a value with a comma is put in quotes. Empty texts are none.
std::vector<std::string> valuesOf(const QString &text);
/// "0.001 to 0.1".
/// \return unset: it is no range
std::optional<training::Range> rangeOf(const QString &text);

} // namespace trainyard::gui
