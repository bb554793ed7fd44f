#pragma once

#include "gui/wizards/field_page.h"
#include "gui/wizards/launch/launch_wizard.h"

namespace trainyard::gui {

/// A page of the launch wizard, with the fields of the plan that it edits.
class LaunchPage : public FieldPage<cluster::LaunchPlan> {
    Q_OBJECT
public:
    LaunchPage(LaunchWizard &wizard, const QString &title, const QString &purpose);
};

} // namespace trainyard::gui
