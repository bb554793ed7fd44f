#pragma once

#include "backend/cluster/plan/costs/budget.h"

class QComboBox;

namespace trainyard::gui {

/// Creates the list of actions for a spent budget.
QComboBox *budgetActionBox();
cluster::BudgetAction chosen(const QComboBox *choice);
void choose(QComboBox *choice, cluster::BudgetAction action);

} // namespace trainyard::gui
