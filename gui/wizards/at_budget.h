#pragma once

#include "backend/cluster/budget.h"

class QComboBox;

namespace trainyard::gui {

/// The choice of what happens once a budget is spent.
QComboBox *atBudgetChoice();
cluster::AtBudget chosen(const QComboBox *choice);
void choose(QComboBox *choice, cluster::AtBudget action);

} // namespace trainyard::gui
