#include "gui/wizards/launch/limits_page.h"

#include <cmath>

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QSpinBox>
#include <QVBoxLayout>

#include "backend/cluster/plan/catalog.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/decimal_field.h"
#include "gui/widgets/theme.h"
#include "gui/wizards/budget_action.h"

namespace trainyard::gui {

using cluster::LaunchPlan;
using std::chrono::minutes;

LimitsPage::LimitsPage(LaunchWizard &wizard)
    : LaunchPage(wizard, tr("Limits"), tr("When the machines terminate themselves."))
    , m_hours(new DecimalField)
    , m_idle(new QSpinBox)
    , m_budget(new QDoubleSpinBox)
    , m_action(budgetActionBox())
    , m_spent(label({}, "muted"))
{
    m_hours->setRange(0, 30 * 24);
    m_hours->setDecimals(4); // minutes of an hour
    m_hours->setSuffix(tr(" h", "hours, after a number"));
    bindField(&LaunchPlan::deadline, addField(tr("T&erminate after"), m_hours), m_hours);
    m_idle->setRange(0, 7 * 24 * 60);
    m_idle->setSingleStep(15);
    m_idle->setSuffix(tr(" min", "minutes, after a number"));
    m_idle->setSpecialValueText(tr("never"));
    bindField(&LaunchPlan::idle, addField(tr("Or when &idle for"), m_idle));
    m_budget->setRange(0, 1'000'000);
    m_budget->setDecimals(2);
    m_budget->setPrefix(QStringLiteral("$"));
    m_budget->setSpecialValueText(tr("no limit"));
    bindField(&LaunchPlan::budget, addField(tr("Bud&get of the cluster"), m_budget));
    addField(tr("At the limi&t"), m_action);
    m_spent->setWordWrap(true);
    column()->addWidget(m_spent);
    auto *words = label(tr("The machines enforce the deadline and the idle limit themselves, even if this computer is "
                           "off. Idle means no run and no CPU or GPU use. A budget that terminates also sets a "
                           "deadline, and one that stops runs is enforced by the head; warnings need Trainyard to be "
                           "open. An executable ~/.trainyard/before-stop on a machine runs first."),
                        "muted");
    words->setWordWrap(true);
    column()->addSpacing(Theme::kStep);
    column()->addWidget(words);
    column()->addStretch(1);
    connect(m_hours, &QDoubleSpinBox::valueChanged, this,
            [this](double h) { m_wizard.edit([&](LaunchPlan &p) { p.deadline = minutes(std::llround(h * 60)); }); });
    connect(m_hours, &QDoubleSpinBox::editingFinished, this, &LimitsPage::refresh, Qt::QueuedConnection);
    connect(m_idle, &QSpinBox::valueChanged, this,
            [this](int m) { m_wizard.edit([&](LaunchPlan &p) { p.idle = minutes(m); }); });
    connect(m_budget, &QDoubleSpinBox::valueChanged, this,
            [this](double usd) { m_wizard.edit([&](LaunchPlan &p) { p.budget.usd = usd; }); });
    connect(m_action, &QComboBox::currentIndexChanged, this,
            [this] { m_wizard.edit([&](LaunchPlan &p) { p.budget.action = chosen(m_action); }); });
}

void LimitsPage::initializePage()
{
    const LaunchPlan plan = m_wizard.plan();
    m_hours->setValue(double(plan.deadline.count()) / 60);
    m_idle->setValue(int(plan.idle.count()));
    m_budget->setValue(plan.budget.usd);
    choose(m_action, plan.budget.action);
    replanned();
}

void LimitsPage::replanned()
{
    const LaunchPlan &plan = m_wizard.plan();
    const Timestamp start{};
    const auto end = plan.budget.reachedAt(0, plan.usdPerHour(m_wizard.catalog()), start);
    m_spent->setText(end ? tr("The budget is reached after %1.").arg(text::age(*end - start)) : QString());
    m_action->setEnabled(plan.budget.usd > 0);
}

} // namespace trainyard::gui
