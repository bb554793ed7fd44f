#include "gui/wizards/at_budget.h"

#include <QComboBox>

#include "gui/text/format.h"

namespace trainyard::gui {

using cluster::AtBudget;

QComboBox *atBudgetChoice()
{
    auto *choice = new QComboBox;
    for (const AtBudget action : {AtBudget::Warn, AtBudget::StopRun, AtBudget::Terminate})
        choice->addItem(text::word(action), int(action));
    return choice;
}

AtBudget chosen(const QComboBox *choice)
{
    return AtBudget(choice->currentData().toInt());
}

void choose(QComboBox *choice, AtBudget action)
{
    choice->setCurrentIndex(choice->findData(int(action)));
}

} // namespace trainyard::gui
