#include "tests/gui/support/window_fixture.h"

namespace trainyard::gui::fake {

DataTable *tableOf(QWidget *in, const QString &name)
{
    for (auto *table : in->findChildren<DataTable *>()) {
        if (table->accessibleName() == name)
            return table;
    }
    return nullptr;
}

Window::Window()
{
    window.show();
    window.activateWindow();
    activate(&window);
}

Window::~Window() = default;

bool Window::says(const QString &words)
{
    for (auto *label : window.findChildren<QLabel *>()) {
        if (label->isVisibleTo(&window) && label->text().contains(words))
            return true;
    }
    return false;
}

QPushButton *Window::button(QWidget *in, const QString &begin)
{
    return buttonIn(in, begin);
}

} // namespace trainyard::gui::fake
