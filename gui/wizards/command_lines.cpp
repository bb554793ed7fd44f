#include "gui/wizards/command_lines.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QDialog>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"
#include "gui/widgets/toast.h"

namespace trainyard::gui {

CommandLines::CommandLines(QWidget *parent)
    : QWidget(parent)
    , m_text(new QPlainTextEdit)
    , m_copy(button(tr("Copy"), QStringLiteral("copy")))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::kHalf);
    m_text->setReadOnly(true);
    m_text->setTabChangesFocus(true);
    m_text->setAccessibleName(tr("Equivalent command lines"));
    m_text->setLineWrapMode(QPlainTextEdit::WidgetWidth);
    m_text->setFont(fixedFont());
    m_copy->setAccessibleName(tr("Copy the commands"));
    column->addWidget(m_text, 1);
    column->addWidget(m_copy, 0, Qt::AlignLeft);
    connect(m_copy, &QPushButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(m_text->toPlainText());
        Toast::showText(this, tr("Copied."));
    });
}

void CommandLines::setLines(const QStringList &commandLines)
{
    const QString lines = commandLines.join(QStringLiteral("\n\n"));
    if (lines != m_text->toPlainText())
        m_text->setPlainText(lines);
    m_copy->setEnabled(!lines.isEmpty());
}

void showCommands(QWidget *over, const QStringList &commandLines)
{
    auto *dialog = new QDialog(over);
    dialog->setObjectName(QStringLiteral("commands"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(CommandLines::tr("The same as commands"));
    dialog->resize(QSize(720, 480).boundedTo(over->size()));
    auto *column = new QVBoxLayout(dialog);
    auto *lines = new CommandLines;
    lines->setLines(commandLines);
    column->addWidget(lines, 1);
    auto *close = button(CommandLines::tr("Close"));
    QObject::connect(close, &QPushButton::clicked, dialog, &QDialog::accept);
    column->addWidget(close, 0, Qt::AlignRight);
    dialog->open();
}

} // namespace trainyard::gui
