#include "gui/dialogs/clusters/log_dialog.h"

#include <algorithm>

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QTextBlock>
#include <QVBoxLayout>

#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

LogDialog::LogDialog(const QString &title, std::vector<Log> logs, QWidget *parent)
    : QDialog(parent)
    , m_logs(std::move(logs))
    , m_choice(new QComboBox)
    , m_note(label({}, "muted"))
    , m_text(new QPlainTextEdit)
{
    setWindowTitle(title);
    setModal(true);
    resize(880, 560);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::kTwo, Theme::kTwo, Theme::kTwo, Theme::kTwo);
    column->setSpacing(Theme::kStep);
    auto *row = new QHBoxLayout;
    auto *caption = label(tr("&Log"));
    caption->setBuddy(m_choice);
    for (const Log &log : m_logs)
        m_choice->addItem(log.name);
    row->addWidget(caption);
    row->addWidget(m_choice);
    row->addStretch(1);
    column->addLayout(row);
    m_note->setWordWrap(true);
    m_note->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    column->addWidget(m_note);
    m_text->setReadOnly(true);
    m_text->setFont(fixedFont());
    m_text->setTabChangesFocus(true);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setAccessibleName(tr("Text of the log"));
    column->addWidget(m_text, 1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_choice, &QComboBox::currentIndexChanged, this, &LogDialog::showLog);
    showLog(m_choice->currentIndex());
}

void LogDialog::showLog(int row)
{
    if (row < 0 || row >= int(m_logs.size()))
        return;
    const Log &log = m_logs[std::size_t(row)];
    QStringList notes{log.address};
    if (log.line > 0)
        notes << tr("Line %1 shows the failure.").arg(log.line);
    if (log.isCut)
        notes << tr("Only a part of the log is shown, from line %1.").arg(log.firstLine);
    m_note->setText(notes.join(QLatin1Char('\n')));
    m_text->setPlainText(log.text);
    const int block =
        log.line > 0 ? std::max(log.line - log.firstLine, 0) : std::max(m_text->document()->blockCount() - 1, 0);
    QTextCursor cursor(m_text->document()->findBlockByNumber(block));
    cursor.movePosition(QTextCursor::EndOfBlock, log.line > 0 ? QTextCursor::KeepAnchor : QTextCursor::MoveAnchor);
    m_text->setTextCursor(cursor);
    m_text->centerCursor();
}

} // namespace trainyard::gui
