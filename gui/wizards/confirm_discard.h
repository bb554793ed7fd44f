#pragma once

#include <functional>

class QWidget;

namespace trainyard::gui {

/// Confirms Cancel in a wizard with input; calls `discard` if the user agrees.
void confirmDiscard(QWidget *wizard, std::function<void()> discard);

} // namespace trainyard::gui
