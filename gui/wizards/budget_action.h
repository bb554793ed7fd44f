#pragma once

#include "backend/cluster/budget.h"

class QComboBox;

namespace trainyard::gui {

/// The choice of what happens once a budget is spent.
QComboBox *budgetActionBox();
cluster::BudgetAction chosen(const QComboBox *choice);
void choose(QComboBox *choice, cluster::BudgetAction action);

} // namespace trainyard::gui
