#include "gui/dialogs/program/shortcuts_dialog.h"

#include <QAction>
#include <QHeaderView>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

ShortcutsDialog::ShortcutsDialog(const std::vector<QAction *> &actions, QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Keyboard shortcuts"));
    setModal(true);
    resize(480, 520);
    auto *table = new QTreeWidget;
    table->setAccessibleName(tr("Keyboard shortcuts"));
    table->setColumnCount(2);
    table->setHeaderLabels({tr("Action"), tr("Keys")});
    table->setRootIsDecorated(false);
    table->setUniformRowHeights(true);
    const auto add = [table](const QString &what, const QString &keys) {
        new QTreeWidgetItem(table, QStringList{what, keys});
    };
    for (const QAction *action : actions) {
        if (!action->shortcut().isEmpty())
            add(action->text(), action->shortcut().toString(QKeySequence::NativeText));
    }
    add(tr("Next or previous field"), tr("Tab, Shift+Tab"));
    add(tr("Open the selected line of a table"), tr("Enter"));
    add(tr("Menu of the selected line"), tr("Menu key, Shift+F10"));
    add(tr("Close a dialog"), tr("Esc"));
    table->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    table->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    table->header()->setStretchLastSection(false);
    table->setCurrentItem(table->topLevelItem(0));
    auto *close = button(tr("Close"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::kTwo, Theme::kTwo, Theme::kTwo, Theme::kTwo);
    column->setSpacing(Theme::kStep);
    column->addWidget(table, 1);
    column->addWidget(close, 0, Qt::AlignRight);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
}

} // namespace trainyard::gui
