#include "gui/widgets/plain_text.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>

namespace trainyard::gui {

namespace {

class PlainLabels final : public QObject {
public:
    using QObject::QObject;
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        // A label is polished before its text is laid out for the first time; that of a tool tip before it has a text.
        if (event->type() == QEvent::Polish) {
            if (auto *label = qobject_cast<QLabel *>(watched); label && label->textFormat() == Qt::AutoText)
                label->setTextFormat(Qt::PlainText);
        }
        return false;
    }
};

} // namespace

void showPlainTextOnly(QApplication &app)
{
    app.installEventFilter(new PlainLabels(&app));
}

} // namespace trainyard::gui
