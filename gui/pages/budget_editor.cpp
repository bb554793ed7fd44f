#include "gui/pages/budget_editor.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme.h"
#include "gui/wizards/budget_action.h"

namespace trainyard::gui {

BudgetEditor::BudgetEditor(const QString &caption, QWidget *parent)
    : QWidget(parent)
    , m_usd(new QDoubleSpinBox)
    , m_action(budgetActionBox())
    , m_set(button(tr("Set")))
{
    m_usd->setRange(0, 1'000'000);
    m_usd->setDecimals(2);
    m_usd->setPrefix(QStringLiteral("$"));
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
    connect(m_set, &QPushButton::clicked, this, [this] {
        allowSet(false);
        emit wanted(this->edited());
    });
    allowSet(false);
}

void BudgetEditor::allowSet(bool isNew)
{
    setWhyNot(m_set, !m_whyNot.isEmpty() ? m_whyNot : isNew ? QString() : tr("Change the amount or the action first."));
}

cluster::Budget BudgetEditor::edited() const
{
    return {m_usd->value(), chosen(m_action)};
}

void BudgetEditor::forbid(const QString &why)
{
    if (why == m_whyNot)
        return;
    m_whyNot = why;
    setWhyNot(this, why);
    allowSet(edited() != m_budget);
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
