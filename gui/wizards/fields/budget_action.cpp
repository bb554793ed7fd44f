#include "gui/wizards/fields/budget_action.h"

#include <QComboBox>

#include "gui/text/format.h"

namespace trainyard::gui {

using cluster::BudgetAction;

QComboBox *budgetActionBox()
{
    auto *choice = new QComboBox;
    for (const BudgetAction action : {BudgetAction::Warn, BudgetAction::StopRun, BudgetAction::Terminate})
        choice->addItem(text::toString(action), int(action));
    return choice;
}

BudgetAction chosen(const QComboBox *choice)
{
    return BudgetAction(choice->currentData().toInt());
}

void choose(QComboBox *choice, BudgetAction action)
{
    choice->setCurrentIndex(choice->findData(int(action)));
}

} // namespace trainyard::gui
