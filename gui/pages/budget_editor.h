#pragma once

#include <QWidget>

#include "backend/cluster/plan/budget.h"

class QComboBox;
class QDoubleSpinBox;
class QPushButton;

namespace trainyard::gui {

/// An amount and its action, with a button that is enabled when they differ from the current budget.
class BudgetEditor : public QWidget {
    Q_OBJECT
public:
    /// \param caption  of the amount, with its mnemonic
    explicit BudgetEditor(const QString &caption, QWidget *parent = nullptr);
    void setBudget(const cluster::Budget &budget); ///< the current budget; discards an edit only when it differs
    cluster::Budget edited() const;
    void forbid(const QString &why); ///< disables it with a reason; empty: enables it

signals:
    void wanted(const trainyard::cluster::Budget &budget);

private:
    void allowSet(bool isNew);
    QDoubleSpinBox *m_usd;
    QComboBox *m_action;
    QPushButton *m_set;
    cluster::Budget m_budget;
    QString m_whyNot;
};

} // namespace trainyard::gui
