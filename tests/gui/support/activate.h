#pragma once

#include <QApplication>

namespace trainyard::gui::fake {

/// Makes a visible top-level widget the active window immediately: the offscreen platform has no window manager.
/// Qt 6.5 deprecates the call in favour of QWidget::activateWindow(), which is only a request to the platform.
inline void activate(QWidget *window)
{
    QT_WARNING_PUSH
    QT_WARNING_DISABLE_DEPRECATED
    QApplication::setActiveWindow(window);
    QT_WARNING_POP
}

} // namespace trainyard::gui::fake
