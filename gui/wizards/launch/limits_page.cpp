#include "gui/wizards/launch/limits_page.h"

#include <QLabel>
#include <QVBoxLayout>

#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

LimitsPage::LimitsPage(LaunchWizard &wizard)
    : LaunchPage(wizard, tr("Limits"), tr("When the machines terminate themselves."))
{
    addLimits(form()).addSpent(column());
    auto *words = label(tr("The machines enforce the deadline and the idle limit themselves, even if this computer is "
                           "off. Idle means no run and no CPU or GPU use. A budget that terminates also sets a "
                           "deadline, and one that stops runs is enforced by the head; warnings need Trainyard to be "
                           "open. An executable ~/.trainyard/before-stop on a machine runs first."),
                        "muted");
    words->setWordWrap(true);
    column()->addSpacing(Theme::kStep);
    column()->addWidget(words);
    column()->addStretch(1);
}

} // namespace trainyard::gui
