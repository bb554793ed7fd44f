#pragma once

#include <QEvent>
#include <QObject>
#include <QWidget>

namespace trainyard::gui {

/// Leaves the wheel to the page: it must not change a field that happens to be under the pointer.
class WheelFilter final : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        auto *field = qobject_cast<QWidget *>(watched);
        if (event->type() != QEvent::Wheel || !field || field->hasFocus())
            return false;
        event->ignore();
        return true;
    }
};

} // namespace trainyard::gui
