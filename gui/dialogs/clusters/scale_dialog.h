#pragma once

#include <QDialog>

#include "backend/runs/scale_policy.h"

class QCheckBox;
class QDoubleSpinBox;
class QSpinBox;

namespace trainyard::gui {

/// The goals for a run's time and cost that determine the number of its workers.
class ScaleDialog : public QDialog {
    Q_OBJECT
public:
    /// \param cluster  its name, for the command line
    /// \param workers  the current number
    /// \param costsMoney  whether to offer a budget
    ScaleDialog(const QString &cluster, int workers, bool costsMoney, QWidget *parent = nullptr);

    runs::ScaleGoal goal() const;
    bool mayAct() const;

private:
    QSpinBox *m_minutes, *m_least, *m_most;
    QDoubleSpinBox *m_usd;
    QCheckBox *m_act;
    bool m_costsMoney;
};

} // namespace trainyard::gui
