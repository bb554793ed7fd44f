#pragma once

#include "gui/wizards/launch/launch_page.h"

namespace trainyard::gui {

/// 6: the limits after which the machines end themselves: a time, idleness, or money.
class LimitsPage final : public LaunchPage {
    Q_OBJECT
public:
    explicit LimitsPage(LaunchWizard &wizard);
};

} // namespace trainyard::gui
