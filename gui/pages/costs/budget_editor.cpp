#include "gui/pages/costs/budget_editor.h"

#include <utility>

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include "gui/dialogs/confirm_dialog.h"
#include "gui/text/currency.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"
#include "gui/wizards/fields/budget_action.h"

namespace trainyard::gui {

BudgetEditor::BudgetEditor(const QString &caption, QWidget *parent)
    : QWidget(parent)
    , m_usd(new QDoubleSpinBox)
    , m_action(budgetActionBox())
    , m_set(button(tr("Set")))
{
    m_usd->setRange(0, 1'000'000);
    m_usd->setDecimals(2);
    m_usd->setPrefix(text::moneyPrefix());
    m_usd->setSuffix(text::moneySuffix());
    m_usd->setSpecialValueText(tr("no limit"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Theme::kStep);
    auto *amount = label(caption), *actionLabel = label(tr("then"));
    amount->setBuddy(m_usd);
    actionLabel->setBuddy(m_action);
    for (QWidget *w : std::initializer_list<QWidget *>{amount, m_usd, actionLabel, m_action, m_set})
        row->addWidget(w);
    row->addStretch(1);
    const auto edited = [this] { allowSet(this->edited() != m_budget); };
    connect(m_usd, &QDoubleSpinBox::valueChanged, this, edited);
    connect(m_action, &QComboBox::currentIndexChanged, this, edited);
    connect(m_set, &QPushButton::clicked, this, &BudgetEditor::set);
    allowSet(false);
}

void BudgetEditor::allowSet(bool isNew)
{
    const QString unchanged = isNew ? QString() : tr("Change the amount or the action first.");
    setWhyNot(m_set, m_forbidden.isEmpty() ? unchanged : m_forbidden);
}

void BudgetEditor::setForbidden(const QString &reason)
{
    if (reason == m_forbidden)
        return; // what was just set may not have arrived yet
    m_forbidden = reason;
    setWhyNot(this, reason);
    allowSet(edited() != m_budget);
}

cluster::Budget BudgetEditor::edited() const
{
    return {m_usd->value(), chosen(m_action)};
}

void BudgetEditor::setSubject(std::function<Subject()> subject)
{
    m_subject = std::move(subject);
}

void BudgetEditor::set()
{
    const cluster::Budget budget = edited();
    const Subject now = m_subject();
    const auto send = [this, budget, id = now.id] {
        if (m_subject().id != id)
            return; // the list has changed below the question: another cluster is current
        allowSet(edited() != budget);
        emit wanted(budget);
    };
    if (!budget.actsAtOnce(now.spent))
        return send();
    const bool ends = budget.action == cluster::BudgetAction::Terminate;
    const QString sum = text::money(now.spent), limit = text::money(budget.usd);
    ConfirmDetails details;
    details.lines = now.affected;
    confirm(
        this, ends ? tr("Terminate now?") : tr("Stop the runs now?"),
        ends ? tr("%1 was spent already. A budget of %2 is reached at once, and the machines are terminated.")
                   .arg(sum, limit)
             : tr("%1 was spent already. A budget of %2 is reached at once, and the runs are stopped.").arg(sum, limit),
        ends ? tr("Set and terminate") : tr("Set and stop"), send, details);
}

void BudgetEditor::setBudget(const cluster::Budget &budget)
{
    if (budget == m_budget)
        return;
    m_budget = budget;
    m_usd->setValue(budget.usd);
    choose(m_action, budget.action);
    allowSet(false);
}

} // namespace trainyard::gui
