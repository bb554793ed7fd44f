#include "gui/wizards/fields/limit_fields.h"

#include <cmath>

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include "backend/core/time/clock.h"
#include "gui/text/currency.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/decimal_field.h"
#include "gui/wizards/fields/budget_action.h"
#include "gui/wizards/plan_page.h"

namespace trainyard::gui {

using std::chrono::minutes;

namespace {

minutes minutesOf(double hours)
{
    return minutes(std::llround(hours * 60));
}

} // namespace

LimitFields::LimitFields(QObject *parent)
    : QObject(parent)
    , m_hours(new DecimalField)
    , m_idle(new QSpinBox)
    , m_budget(new QDoubleSpinBox)
    , m_action(budgetActionBox())
    , m_spent(label({}, "muted"))
{
    m_hours->setRange(0, 30 * 24);
    m_hours->setDecimals(4); // minutes of an hour
    m_hours->setSuffix(tr(" h", "hours, after a number"));
    m_idle->setRange(0, 7 * 24 * 60);
    m_idle->setSingleStep(15);
    m_idle->setSuffix(tr(" min", "minutes, after a number"));
    m_idle->setSpecialValueText(tr("never"));
    m_budget->setRange(0, 1'000'000);
    m_budget->setDecimals(2);
    m_budget->setPrefix(text::moneyPrefix());
    m_budget->setSuffix(text::moneySuffix());
    m_budget->setSpecialValueText(tr("no limit"));
    m_spent->setWordWrap(true);
    connect(m_hours, &QDoubleSpinBox::valueChanged, this, [this](double h) { emit deadlineEdited(minutesOf(h)); });
    connect(m_hours, &QDoubleSpinBox::editingFinished, this, &LimitFields::deadlineFinished);
    connect(m_idle, &QSpinBox::valueChanged, this, [this](int m) { emit idleEdited(minutes(m)); });
    connect(m_budget, &QDoubleSpinBox::valueChanged, this, [this] { emit budgetEdited(budget()); });
    connect(m_action, &QComboBox::currentIndexChanged, this, [this] { emit budgetEdited(budget()); });
}

LimitFields::Messages LimitFields::addTo(QFormLayout *form)
{
    Messages made{};
    made.deadline = OpenPage::addField(form, tr("T&erminate after"), m_hours);
    made.idle = OpenPage::addField(form, tr("Or when &idle for"), m_idle);
    made.budget = OpenPage::addField(form, tr("Bud&get of the cluster"), m_budget);
    OpenPage::addField(form, tr("At the limi&t"), m_action);
    return made;
}

void LimitFields::addSpent(QVBoxLayout *column)
{
    column->addWidget(m_spent);
}

cluster::Budget LimitFields::budget() const
{
    cluster::Budget budget;
    budget.usd = m_budget->value();
    budget.action = chosen(m_action);
    return budget;
}

void LimitFields::show(minutes deadline, minutes idle, const cluster::Budget &budget, double usdPerHour)
{
    {
        const QSignalBlocker hours(m_hours), idleField(m_idle), money(m_budget), action(m_action);
        if (minutesOf(m_hours->value()) != deadline)
            m_hours->setValue(double(deadline.count()) / 60);
        if (m_idle->value() != int(idle.count()))
            m_idle->setValue(int(idle.count()));
        if (m_budget->value() != budget.usd)
            m_budget->setValue(budget.usd);
        if (chosen(m_action) != budget.action)
            choose(m_action, budget.action);
    }
    const Timestamp start{};
    const auto end = budget.reachedAt(0, usdPerHour, start);
    m_spent->setText(end ? tr("The budget is reached after %1.").arg(text::age(*end - start)) : QString());
    m_action->setEnabled(budget.usd > 0);
}

} // namespace trainyard::gui
