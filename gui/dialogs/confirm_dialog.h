#pragma once

#include <functional>

#include <QDialog>

namespace trainyard::gui {

/// Optional parts of a confirmation.
struct ConfirmDetails {
    QStringList lines; ///< the affected items, one each
    QString typed;     ///< text to type before the verb is enabled; empty: none
    QString otherVerb; ///< a second way to do it; empty: none
    std::function<void()> other;
    QString command{};    ///< the line of trainyardctl that does the same; empty: none
    bool isMinor = false; ///< only asked where the user wants that: see widgets/minor_steps.h
};

/// Confirms an irreversible action: its consequences, Cancel (which has the focus), and the verb, or two.
class ConfirmDialog : public QDialog {
    Q_OBJECT
public:
    static constexpr int kOther = 2; ///< result for the second verb
    ConfirmDialog(const QString &title, const QString &sentence, const QString &verb, QWidget *parent = nullptr,
                  const ConfirmDetails &more = {});
};

/// Opens the dialog over a widget and calls `then`, or `more.other`, when the user agrees. Calls `then` at once for a
/// minor step of a user who does not want to be asked.
void confirm(QWidget *over, const QString &title, const QString &sentence, const QString &verb,
             std::function<void()> then, const ConfirmDetails &more = {});

} // namespace trainyard::gui
