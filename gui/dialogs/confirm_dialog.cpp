#include "gui/dialogs/confirm_dialog.h"

#include <algorithm>
#include <utility>

#include <QHBoxLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "gui/dialogs/dialog_commands.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/minor_steps.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

ConfirmDialog::ConfirmDialog(const QString &title, const QString &sentence, const QString &verb, QWidget *parent,
                             const ConfirmDetails &more)
    : QDialog(parent)
{
    setWindowTitle(verb);
    setModal(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::kThree, Theme::kThree, Theme::kThree, Theme::kTwo);
    column->setSpacing(Theme::kTwo);
    auto *heading = label(title, "title");
    auto *words = label(sentence);
    for (QLabel *text : {heading, words}) {
        text->setTextFormat(Qt::PlainText); // names come from files and from the cloud
        text->setWordWrap(true);
        text->setMinimumWidth(440);
        column->addWidget(text);
    }
    if (!more.lines.isEmpty()) {
        auto *lines = new QPlainTextEdit(more.lines.join(QLatin1Char('\n')));
        lines->setReadOnly(true);
        lines->setFont(fixedFont());
        lines->setLineWrapMode(QPlainTextEdit::NoWrap);
        lines->setAccessibleName(tr("What it is about"));
        column->addWidget(lines);
    }
    auto *field = new QLineEdit;
    if (!more.typed.isEmpty()) {
        auto *request = label(tr("Type %1 to continue:").arg(more.typed));
        request->setTextFormat(Qt::PlainText);
        request->setWordWrap(true);
        request->setBuddy(field);
        column->addWidget(request);
        column->addWidget(field);
    }
    auto *row = new QHBoxLayout;
    row->setSpacing(Theme::kStep);
    if (!more.command.isEmpty())
        row->addWidget(copyCommandButton([line = more.command] { return line; }));
    auto *cancel = button(tr("Cancel"));
    auto *go = button(verb, {}, "dangerFull");
    row->addStretch(1);
    row->addWidget(cancel);
    if (!more.otherVerb.isEmpty()) {
        auto *other = button(more.otherVerb, {}, "danger");
        row->addWidget(other);
        connect(other, &QPushButton::clicked, this, [this] { done(kOther); });
    }
    row->addWidget(go);
    column->addLayout(row);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(go, &QPushButton::clicked, this, &QDialog::accept);
    if (more.typed.isEmpty()) {
        delete field;
    } else {
        const auto check = [go, typed = more.typed](const QString &text) {
            setWhyNot(go, text == typed ? QString() : tr("Type %1 first.").arg(typed));
        };
        check({});
        connect(field, &QLineEdit::textChanged, go, check);
    }
    // Show the complete text: Qt limits its own size to two thirds of the screen.
    resize(sizeHint().width(), std::max(sizeHint().height(), column->totalHeightForWidth(sizeHint().width())));
    cancel->setFocus(); // Return must not end anything by accident
}

void confirm(QWidget *over, const QString &title, const QString &sentence, const QString &verb,
             std::function<void()> then, const ConfirmDetails &more)
{
    if (more.isMinor && !asksBeforeMinorSteps()) {
        then();
        return;
    }
    auto *dialog = new ConfirmDialog(title, sentence, verb, over, more);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &QDialog::accepted, over, std::move(then));
    QObject::connect(dialog, &QDialog::finished, over, [other = more.other](int result) {
        if (result == ConfirmDialog::kOther && other)
            other();
    });
    dialog->open();
}

} // namespace trainyard::gui
