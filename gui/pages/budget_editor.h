#pragma once

#include <QWidget>

#include "backend/cluster/budget.h"

class QComboBox;
class QDoubleSpinBox;
class QPushButton;

namespace trainyard::gui {

/// An amount and what happens once it is spent, with a button that is enabled when they differ from what holds now.
class BudgetEditor : public QWidget {
    Q_OBJECT
public:
    /// caption  of the amount, with its mnemonic
    explicit BudgetEditor(const QString &caption, QWidget *parent = nullptr);
    void setBudget(const cluster::Budget &budget); ///< what holds now; what is being typed stays
    cluster::Budget edited() const;

signals:
    void wanted(const trainyard::cluster::Budget &budget);

private:
    QDoubleSpinBox *m_usd;
    QComboBox *m_then;
    QPushButton *m_set;
    cluster::Budget m_budget;
};

} // namespace trainyard::gui
