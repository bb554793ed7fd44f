#pragma once

#include <QAbstractButton>
#include <QKeySequence>
#include <QLabel>
#include <QMap>
#include <QWizard>

namespace trainyard::gui::fake {

/// \return "S: SSH open to, Subnet" for each letter with more than one action on the current page
inline QStringList ambiguousKeys(QWizard &wizard)
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
