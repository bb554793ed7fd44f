#pragma once

#include <QPushButton>
#include <QWidget>

namespace trainyard::gui::fake {

/// The visible dialog of that type below a window; null: none is open.
template <class T>
T *visible(const QWidget &window)
{
    for (T *found : window.findChildren<T *>()) {
        if (found->isVisible())
            return found;
    }
    return nullptr;
}

/// The button that is shown in a widget and whose text begins so; null: there is none, or no widget.
inline QPushButton *buttonIn(const QWidget *in, const QString &begin)
{
    for (auto *b : in ? in->findChildren<QPushButton *>() : QList<QPushButton *>()) {
        if (b->isVisibleTo(in) && b->text().startsWith(begin))
            return b;
    }
    return nullptr;
}

} // namespace trainyard::gui::fake
