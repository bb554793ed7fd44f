#pragma once

#include <QDialog>

#include "backend/runs/scale_policy.h"

class QCheckBox;
class QDoubleSpinBox;
class QSpinBox;

namespace trainyard::gui {

/// What a person wants of a run's time and cost, so that the number of its workers can follow.
class ScaleDialog : public QDialog {
    Q_OBJECT
public:
    /// workers: there are now. costsMoney: a budget can be asked for.
    ScaleDialog(int workers, bool costsMoney, QWidget *parent = nullptr);

    runs::ScaleGoal goal() const;
    bool mayAct() const;

private:
    QSpinBox *m_minutes, *m_least, *m_most;
    QDoubleSpinBox *m_usd;
    QCheckBox *m_act;
    bool m_costsMoney;
};

} // namespace trainyard::gui
