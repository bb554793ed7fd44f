#pragma once

#include <chrono>

#include <QObject>

#include "backend/cluster/plan/costs/budget.h"

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QSpinBox;
class QVBoxLayout;

namespace trainyard::gui {

class DecimalField;
class FieldMessage;

/// The fields for the limits after which the machines end themselves: a time, idleness, or money.
class LimitFields final : public QObject {
    Q_OBJECT
public:
    struct Messages {
        FieldMessage *deadline, *idle, *budget;
    };
    explicit LimitFields(QObject *parent = nullptr);

    Messages addTo(QFormLayout *form);
    void addSpent(QVBoxLayout *column); ///< when the budget is reached
    const DecimalField *hours() const { return m_hours; }
    void show(std::chrono::minutes deadline, std::chrono::minutes idle, const cluster::Budget &budget,
              double usdPerHour);

signals:
    void deadlineEdited(std::chrono::minutes deadline);
    void deadlineFinished(); ///< its field lost the focus
    void idleEdited(std::chrono::minutes idle);
    void budgetEdited(const trainyard::cluster::Budget &budget);

private:
    cluster::Budget budget() const;

    DecimalField *m_hours;
    QSpinBox *m_idle;
    QDoubleSpinBox *m_budget;
    QComboBox *m_action;
    QLabel *m_spent;
};

} // namespace trainyard::gui
