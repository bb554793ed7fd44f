#include "tests/gui/support/wizard_keys.h"

#include <QAbstractButton>
#include <QKeySequence>
#include <QLabel>
#include <QMap>

namespace trainyard::gui::fake {

QStringList ambiguousKeys(QWizard &wizard)
{
    QMap<QString, QStringList> meanings;
    const auto add = [&](const QString &text) {
        const QKeySequence key = QKeySequence::mnemonic(text);
        if (!key.isEmpty())
            meanings[key.toString()] << text;
    };
    for (auto *label : wizard.currentPage()->findChildren<QLabel *>()) {
        if (label->isVisibleTo(&wizard) && label->buddy())
            add(label->text());
    }
    for (auto *button : wizard.findChildren<QAbstractButton *>()) {
        if (button->isVisibleTo(&wizard))
            add(button->text());
    }
    QStringList twice;
    for (auto at = meanings.begin(); at != meanings.end(); ++at) {
        if (at->size() > 1)
            twice << at.key() + QStringLiteral(": ") + at->join(QStringLiteral(", "));
    }
    return twice;
}

} // namespace trainyard::gui::fake
