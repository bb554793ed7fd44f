#pragma once

#include <functional>

class QWidget;

namespace trainyard::gui {

/// Confirms Cancel in a wizard with input; calls `discard` if the user agrees, or does not want to be
/// asked (widgets/minor_steps.h).
void confirmDiscard(QWidget *wizard, std::function<void()> discard);

} // namespace trainyard::gui
