#include "gui/dialogs/notices/notices_dialog.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include "gui/models/notices/notice_log.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/tables/data_table.h"
#include "gui/widgets/theme/theme.h"
#include "gui/widgets/undo_bar.h"

namespace trainyard::gui {

NoticesDialog::NoticesDialog(NoticeLog &log, QWidget *parent)
    : QDialog(parent)
    , m_log(log)
    , m_clear(button(tr("&Clear")))
{
    setWindowTitle(tr("Notices"));
    resize(720, 420);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::kThree, Theme::kThree, Theme::kThree, Theme::kThree);
    column->setSpacing(Theme::kTwo);
    auto *table = new DataTable(tr("Notices"), {IconRole, ToneRole, IdRole});
    table->setModel(&log);
    table->setStretchColumn(NoticeLog::Outcome);
    table->setEmptyText(tr("Ended operations and runs, budgets and Spot notices of this session are listed here."));
    column->addWidget(table, 1);
    auto *row = new QHBoxLayout;
    row->setSpacing(Theme::kStep);
    auto *settings = button(tr("&Notifications…"), QStringLiteral("settings"));
    auto *close = button(tr("Close"));
    row->addWidget(m_clear);
    row->addWidget(settings);
    row->addStretch(1);
    row->addWidget(close);
    column->addLayout(row);
    const auto enable = [this] { setWhyNot(m_clear, m_log.rowCount() > 0 ? QString() : tr("There are no notices.")); };
    enable();
    connect(&log, &QAbstractItemModel::rowsInserted, this, enable);
    connect(&log, &QAbstractItemModel::rowsRemoved, this, enable);
    connect(m_clear, &QPushButton::clicked, this, &NoticesDialog::clear);
    connect(settings, &QPushButton::clicked, this, &NoticesDialog::settingsRequested);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
}

void NoticesDialog::clear()
{
    UndoBar::offer(this, tr("The list of notices was cleared."),
                   [log = &m_log, removed = m_log.clear()] { log->restore(removed); });
}

} // namespace trainyard::gui
