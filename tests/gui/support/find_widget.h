#pragma once

#include <QPushButton>
#include <QWidget>

namespace trainyard::gui::fake {

/// \return the visible dialog of type T below a window; null: none
template <class T>
T *visible(const QWidget &window)
{
    for (T *found : window.findChildren<T *>()) {
        if (found->isVisible())
            return found;
    }
    return nullptr;
}

/// \return the visible button in a widget whose text starts with `begin`; null: no such button, or `in` is null
inline QPushButton *buttonIn(const QWidget *in, const QString &begin)
{
    for (auto *b : in ? in->findChildren<QPushButton *>() : QList<QPushButton *>()) {
        if (b->isVisibleTo(in) && b->text().startsWith(begin))
            return b;
    }
    return nullptr;
}

} // namespace trainyard::gui::fake
