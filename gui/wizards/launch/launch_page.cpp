#include "gui/wizards/launch/launch_page.h"

namespace trainyard::gui {

LaunchPage::LaunchPage(LaunchWizard &wizard, const QString &title, const QString &purpose)
    : FieldPage(wizard, title, purpose)
{
}

} // namespace trainyard::gui
