#include "gui/widgets/command_palette.h"

#include <algorithm>

#include <QAction>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/icons.h"
#include "gui/widgets/theme/theme.h"

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

std::vector<PaletteEntry> CommandPalette::entriesOf(const std::vector<QAction *> &actions, const QString &whyNot)
{
    std::vector<PaletteEntry> entries;
    for (QAction *action : actions) {
        if (!action->isVisible())
            continue;
        PaletteEntry entry;
        entry.text = plainText(action);
        entry.detail = action->shortcut().toString(QKeySequence::NativeText);
        entry.iconName = action->property("iconName").toString();
        if (const QString own = action->property("whyNot").toString(); !action->isEnabled())
            entry.whyNot = !own.isEmpty() ? own : !whyNot.isEmpty() ? whyNot : tr("Not available now.");
        entry.run = [action] { action->trigger(); };
        entries.push_back(std::move(entry));
    }
    return entries;
}

CommandPalette::CommandPalette(const std::vector<QAction *> &actions, QWidget *parent)
    : CommandPalette(entriesOf(actions), parent)
{
}

CommandPalette::CommandPalette(std::vector<PaletteEntry> entries, QWidget *parent)
    : QDialog(parent)
    , m_entries(std::move(entries))
    , m_edit(new QLineEdit(this))
    , m_list(new QListWidget(this))
    , m_note(label({}, "muted", this))
{
    setWindowTitle(tr("Commands"));
    setAttribute(Qt::WA_DeleteOnClose);
    setModal(true);
    resize(560, 400);
    std::stable_partition(m_entries.begin(), m_entries.end(), [](const auto &e) { return e.whyNot.isEmpty(); });
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::kStep, Theme::kStep, Theme::kStep, Theme::kStep);
    m_edit->setPlaceholderText(tr("Find a command, page, cluster, run or setting"));
    m_edit->setAccessibleName(tr("Command"));
    m_edit->setClearButtonEnabled(true);
    m_list->setAccessibleName(tr("Matching commands"));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setUniformItemSizes(true);
    m_list->setIconSize({16, 16});
    m_note->setWordWrap(true);
    m_note->setMinimumHeight(m_note->fontMetrics().lineSpacing() + 2); // the list does not move
    column->addWidget(m_edit);
    column->addWidget(m_list, 1);
    column->addWidget(m_note);
    m_edit->installEventFilter(this);
    connect(m_edit, &QLineEdit::textChanged, this, &CommandPalette::filter);
    connect(m_edit, &QLineEdit::returnPressed, this, &CommandPalette::choose);
    connect(m_list, &QListWidget::itemClicked, this, &CommandPalette::choose);
    connect(m_list, &QListWidget::currentItemChanged, this, &CommandPalette::showCurrent);
    filter({});
}

void CommandPalette::filter(const QString &words)
{
    m_list->clear();
    const Tokens &t = Theme::instance().tokens();
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const PaletteEntry &entry = m_entries[i];
        if (!matches(entry.text + QLatin1Char(' ') + entry.detail, words))
            continue;
        const bool isAvailable = entry.whyNot.isEmpty();
        auto *item = new QListWidgetItem(
            icon(entry.iconName, isAvailable ? t.text : t.muted),
            entry.detail.isEmpty() ? entry.text : tr("%1   (%2)", "command (shortcut)").arg(entry.text, entry.detail));
        item->setData(Qt::UserRole, int(i));
        item->setSizeHint({0, 28});
        item->setToolTip(entry.whyNot);
        item->setData(Qt::AccessibleDescriptionRole, entry.whyNot);
        if (!isAvailable)
            item->setForeground(t.muted);
        m_list->addItem(item);
    }
    m_list->setCurrentRow(0);
    showCurrent();
}

/// Says why the current entry is grey, or that nothing matches.
void CommandPalette::showCurrent()
{
    const QListWidgetItem *item = m_list->currentItem();
    m_note->setText(item ? m_entries[std::size_t(item->data(Qt::UserRole).toInt())].whyNot
                         : tr("Nothing matches. Try fewer words."));
}

void CommandPalette::choose()
{
    const QListWidgetItem *item = m_list->currentItem();
    if (!item)
        return;
    const PaletteEntry &entry = m_entries[std::size_t(item->data(Qt::UserRole).toInt())];
    if (!entry.whyNot.isEmpty())
        return;                 // the note says why
    const auto run = entry.run; // accept() may delete this
    accept();
    run();
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
