#pragma once

#include <functional>

#include <QDialog>

namespace trainyard::gui {

/// What a question may need besides its words.
struct ConfirmDetails {
    QStringList lines; ///< what it is about, one each
    QString typed;     ///< what has to be typed before it can be agreed to; empty: nothing
};

/// Asks before something that cannot be taken back: what would happen, Cancel (which has the focus), and the verb.
class ConfirmDialog : public QDialog {
    Q_OBJECT
public:
    ConfirmDialog(const QString &title, const QString &sentence, const QString &verb, QWidget *parent = nullptr,
                  const ConfirmDetails &more = {});
};

/// Open it over a widget, and call `then` when the user agrees.
void confirm(QWidget *over, const QString &title, const QString &sentence, const QString &verb,
             std::function<void()> then, const ConfirmDetails &more = {});

} // namespace trainyard::gui
