#pragma once

#include <functional>

class QWidget;

namespace trainyard::gui {

/// Cancel of a wizard in which something was entered: asks, and calls `discard` when that is wanted.
void confirmDiscard(QWidget *wizard, std::function<void()> discard);

} // namespace trainyard::gui
