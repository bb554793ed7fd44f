#pragma once

#include <QApplication>

namespace trainyard::gui::fake {

/// Make a visible top-level widget the active window, at once: the offscreen platform has no window manager that would.
/// Qt 6.5 deprecates the call in favour of QWidget::activateWindow(), which only asks the platform for it.
inline void activate(QWidget *window)
{
    QT_WARNING_PUSH
    QT_WARNING_DISABLE_DEPRECATED
    QApplication::setActiveWindow(window);
    QT_WARNING_POP
}

} // namespace trainyard::gui::fake
