#include "gui/widgets/mnemonic_room.h"

#include <algorithm>

#include <QApplication>
#include <QEvent>
#include <QFontMetrics>
#include <QLabel>

namespace trainyard::gui {

namespace {

/// \return pixels by which the text is wider when it is drawn than when it is measured
int kerningAt(const QFontMetrics &metrics, QString text)
{
    const auto at = text.indexOf(QLatin1Char('&'));
    if (at < 0 || at + 1 >= text.size() || text[at + 1] == QLatin1Char('&'))
        return 0;
    text.remove(at, 1);
    const int drawn = metrics.horizontalAdvance(text.left(at)) + metrics.horizontalAdvance(text.mid(at, 1)) +
                      metrics.horizontalAdvance(text.mid(at + 1));
    return std::max(drawn - metrics.horizontalAdvance(text), 0);
}

class MnemonicRoom final : public QObject {
public:
    using QObject::QObject;
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        // The style sheet has set the font of a label before the label gets this event.
        if (event->type() == QEvent::Polish) {
            if (auto *label = qobject_cast<QLabel *>(watched); label && label->buddy()) {
                QMargins margins = label->contentsMargins();
                margins.setRight(std::max(margins.right(), kerningAt(label->fontMetrics(), label->text())));
                label->setContentsMargins(margins);
            }
        }
        return false;
    }
};

} // namespace

void giveMnemonicsRoom(QApplication &app)
{
    app.installEventFilter(new MnemonicRoom(&app));
}

} // namespace trainyard::gui
