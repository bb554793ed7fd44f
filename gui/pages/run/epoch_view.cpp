#include "gui/pages/run/epoch_view.h"

#include <algorithm>
#include <string>

#include <QAbstractItemModel>
#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QShortcut>
#include <QTimer>
#include <QVBoxLayout>

#include "gui/models/charts/run_series.h"
#include "gui/models/runs/epoch_model.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/tables/data_table.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

namespace {

/// Titles and values as they are on the screen, tab-separated.
QString shownCells(const DataTable &table)
{
    const QAbstractItemModel &model = *table.model();
    QString text;
    for (int row = -1; row < model.rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(); ++column) {
            if (!table.isColumnHidden(column))
                cells << (row < 0 ? model.headerData(column, Qt::Horizontal) : model.index(row, column).data())
                             .toString();
        }
        text += cells.join(QLatin1Char('\t')) + QLatin1Char('\n');
    }
    return text;
}

} // namespace

CurveTable::CurveTable(const RunSeries &series, QWidget *parent)
    : QWidget(parent)
    , m_series(series)
    , m_timer(new QTimer(this))
{
    m_timer->setInterval(1000);
    connect(m_timer, &QTimer::timeout, this, [this] { refresh(); });
}

void CurveTable::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
    m_timer->start();
}

void CurveTable::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_timer->stop();
}

EpochView::EpochView(const RunSeries &series, QWidget *parent)
    : CurveTable(series, parent)
    , m_model(new EpochModel(this))
    , m_table(new DataTable(tr("Epochs"), {IconRole, ToneRole, IdRole}))
    , m_best(new ElidedLabel)
    , m_copy(button(tr("Copy table"), QStringLiteral("copy")))
{
    auto *menu = new QMenu(m_copy); // two buttons would be wider than the charts in a narrow window
    menu->setToolTipsVisible(true);
    QAction *shown = menu->addAction(tr("Copy as shown"));
    QAction *tabs = menu->addAction(tr("Copy as TSV"));
    QAction *commas = menu->addAction(tr("Copy as CSV"));
    QAction *markdown = menu->addAction(tr("Copy as Markdown"));
    shown->setToolTip(tr("Titles and values as they are on the screen"));
    tabs->setToolTip(tr("Tab-separated values, for a spreadsheet"));
    commas->setToolTip(tr("Comma-separated values, as Export epochs writes them"));
    markdown->setToolTip(tr("The table that MXNet's parse_log prints, for a report"));
    m_copy->setMenu(menu);
    auto *above = new QHBoxLayout;
    above->setContentsMargins(Theme::kStep, 0, Theme::kStep, 0);
    above->setSpacing(Theme::kStep);
    above->addWidget(m_best, 1);
    above->addWidget(m_copy);
    m_table->setModel(m_model);
    m_table->setEmptyText(tr("No epoch is done yet."));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, Theme::kStep, 0, 0);
    column->setSpacing(Theme::kHalf);
    column->addLayout(above);
    column->addWidget(m_table, 1);
    const auto copyLines = [this](char separator) {
        QGuiApplication::clipboard()->setText(text::from(training::epochLines(m_series.epochs().rows(), separator)));
    };
    connect(tabs, &QAction::triggered, this, [copyLines] { copyLines('\t'); });
    connect(commas, &QAction::triggered, this, [copyLines] { copyLines(','); });
    auto *copy = new QShortcut(QKeySequence::Copy, m_table);
    copy->setContext(Qt::WidgetWithChildrenShortcut);
    const auto copyShown = [this] { QGuiApplication::clipboard()->setText(shownCells(*m_table)); };
    connect(shown, &QAction::triggered, this, copyShown);
    connect(copy, &QShortcut::activated, this, copyShown);
    connect(markdown, &QAction::triggered, this, [this] {
        QGuiApplication::clipboard()->setText(text::from(training::epochMarkdown(m_series.epochs().rows())));
    });
    refresh();
}

/// New epochs stay in view where the last one was; a place further up stays.
void EpochView::refresh()
{
    const std::uint64_t revision = m_series.epochs().revision();
    if (revision != m_shown) {
        m_shown = revision;
        const QScrollBar *bar = m_table->verticalScrollBar();
        const bool follows = bar->value() == bar->maximum();
        m_model->showRows(m_series.epochs().rows());
        for (int c = EpochModel::Loss; c < EpochModel::ColumnCount; ++c)
            m_table->setColumnHidden(c, !m_model->isMeasured(c));
        if (follows)
            m_table->scrollToBottom();
        describeBest();
    }
    setWhyNot(m_copy, m_model->rowCount() > 0 ? QString() : tr("No epoch is complete yet."));
}

void EpochView::describeBest()
{
    const auto best = std::ranges::find(m_model->rows(), true, &EpochLine::best);
    m_best->setFullText(best == m_model->rows().end() ? QString() : bestText(best->row));
}

MetricView::MetricView(const RunSeries &series, QWidget *parent)
    : CurveTable(series, parent)
    , m_model(new MetricModel(this))
{
    auto *table = new DataTable(tr("Metrics"), {IconRole, ToneRole, IdRole});
    table->setModel(m_model);
    table->setStretchColumn(MetricModel::Name);
    table->setEmptyText(tr("Nothing was measured yet."));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, Theme::kStep, 0, 0);
    column->addWidget(table);
    refresh();
}

void MetricView::refresh()
{
    m_model->applyAll(metricLines(m_series));
}

} // namespace trainyard::gui
