#include "gui/widgets/mnemonic_kerning.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>

namespace trainyard::gui {

namespace {

class MnemonicKerning final : public QObject {
public:
    using QObject::QObject;
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        // The style sheet has set the font of a label before the label gets this event.
        if (event->type() == QEvent::Polish) {
            if (auto *label = qobject_cast<QLabel *>(watched); label && label->buddy()) {
                QFont font = label->font();
                font.setKerning(false);
                label->setFont(font);
            }
        }
        return false;
    }
};

} // namespace

void measureMnemonicsAsDrawn(QApplication &app)
{
    app.installEventFilter(new MnemonicKerning(&app));
}

} // namespace trainyard::gui
