#include "gui/wizards/limits_page.h"

#include <QLabel>
#include <QSpinBox>
#include <QVBoxLayout>

#include "gui/widgets/small.h"
#include "gui/widgets/theme.h"

namespace trainyard::gui {

using cluster::Field;
using cluster::LaunchPlan;

LimitsPage::LimitsPage(LaunchWizard &wizard)
    : LaunchPage(wizard, tr("Limits"), tr("When the machines end themselves."))
    , m_hours(new QSpinBox)
{
    m_hours->setRange(0, 24 * 60);
    m_hours->setSuffix(tr(" h", "hours, after a number"));
    own(Field::Deadline, addField(tr("&End after"), m_hours));
    auto *words =
        label(tr("The machines end themselves after this time, even if this computer never comes back."), "muted");
    words->setWordWrap(true);
    column()->addSpacing(Theme::kStep);
    column()->addWidget(words);
    column()->addStretch(1);
    connect(m_hours, &QSpinBox::valueChanged, this,
            [this](int h) { m_wizard.edit([&](LaunchPlan &p) { p.deadline = std::chrono::hours(h); }); });
}

void LimitsPage::initializePage()
{
    m_hours->setValue(int(std::chrono::duration_cast<std::chrono::hours>(m_wizard.plan().deadline).count()));
}

} // namespace trainyard::gui
