#pragma once

#include <QDialog>

#include "backend/cluster/emr/emr_steps.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace trainyard::gui {

class FieldMessage;

/// A step to add to an EMR cluster: its command, and what follows from a failure. Adds nothing itself.
class EmrStepDialog final : public QDialog {
    Q_OBJECT
public:
    explicit EmrStepDialog(QWidget *parent = nullptr);

    cluster::EmrStepPlan plan() const;

private:
    void check();

    QLineEdit *m_name, *m_command;
    QComboBox *m_onFailure;
    FieldMessage *m_problem;
    QLabel *m_warning;
    QPushButton *m_go = nullptr;
};

} // namespace trainyard::gui
