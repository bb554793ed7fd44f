#pragma once

#include <functional>

#include <QString>
#include <QStringList>
#include <QWidget>

#include "backend/cluster/plan/costs/budget.h"

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
    /// Disables the editor. \param reason  why no budget can be set; empty: enables it
    void setForbidden(const QString &reason);
    cluster::Budget edited() const;
    /// What is to be known before a budget is set that is spent already, and then confirmed.
    struct Subject {
        QString id;           ///< of the cluster; empty: of all
        double spent = 0;     ///< so far
        QStringList affected; ///< what would end, for the question
        bool operator==(const Subject &) const = default;
    };
    void setSubject(std::function<Subject()> subject);

signals:
    void wanted(const trainyard::cluster::Budget &budget);

private:
    void allowSet(bool isNew);
    void set();
    QDoubleSpinBox *m_usd;
    QComboBox *m_action;
    QPushButton *m_set;
    cluster::Budget m_budget;
    std::function<Subject()> m_subject = [] { return Subject(); };
    QString m_forbidden; ///< why
};

} // namespace trainyard::gui
