#include "gui/widgets/command_palette.h"

#include <QAction>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

#include "gui/widgets/icons.h"
#include "gui/widgets/theme.h"

namespace trainyard::gui {

namespace {

/// Whether the text contains every word of `words`, ignoring case.
bool matches(const QString &text, const QString &words)
{
    const auto parts = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return std::all_of(parts.begin(), parts.end(),
                       [&](const QString &w) { return text.contains(w, Qt::CaseInsensitive); });
}

QString plainText(const QAction *action)
{
    QString text = action->text();
    text.remove(QLatin1Char('&'));
    return text;
}

} // namespace

CommandPalette::CommandPalette(const std::vector<QAction *> &actions, QWidget *parent)
    : QDialog(parent)
    , m_actions(actions)
    , m_edit(new QLineEdit(this))
    , m_list(new QListWidget(this))
{
    setWindowTitle(tr("Commands"));
    setAttribute(Qt::WA_DeleteOnClose);
    setModal(true);
    resize(480, 360);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::kStep, Theme::kStep, Theme::kStep, Theme::kStep);
    m_edit->setPlaceholderText(tr("Type what you want to do"));
    m_edit->setAccessibleName(tr("Command"));
    m_edit->setClearButtonEnabled(true);
    m_list->setAccessibleName(tr("Matching commands"));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setUniformItemSizes(true);
    m_list->setIconSize({16, 16});
    column->addWidget(m_edit);
    column->addWidget(m_list);
    m_edit->installEventFilter(this);
    connect(m_edit, &QLineEdit::textChanged, this, &CommandPalette::filter);
    connect(m_edit, &QLineEdit::returnPressed, this, &CommandPalette::choose);
    connect(m_list, &QListWidget::itemClicked, this, &CommandPalette::choose);
    filter({});
}

void CommandPalette::filter(const QString &words)
{
    m_list->clear();
    for (std::size_t i = 0; i < m_actions.size(); ++i) {
        QAction *action = m_actions[i];
        if (!action->isEnabled() || !matches(plainText(action), words))
            continue;
        const QString shortcut = action->shortcut().toString(QKeySequence::NativeText);
        auto *item = new QListWidgetItem(icon(action->property("iconName").toString()),
                                         shortcut.isEmpty()
                                             ? plainText(action)
                                             : tr("%1   (%2)", "command (shortcut)").arg(plainText(action), shortcut));
        item->setData(Qt::UserRole, int(i));
        item->setSizeHint({0, 28});
        m_list->addItem(item);
    }
    m_list->setCurrentRow(0);
}

void CommandPalette::choose()
{
    const QListWidgetItem *item = m_list->currentItem();
    if (!item)
        return;
    QAction *action = m_actions[std::size_t(item->data(Qt::UserRole).toInt())];
    accept();
    action->trigger();
}

bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_edit && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Up) {
            const int rows = m_list->count();
            if (rows > 0)
                m_list->setCurrentRow((m_list->currentRow() + (key == Qt::Key_Down ? 1 : rows - 1)) % rows);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace trainyard::gui
