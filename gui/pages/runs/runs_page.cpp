#include "gui/pages/runs/runs_page.h"

#include <algorithm>

#include <QAction>
#include <QCheckBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTimer>
#include <QVBoxLayout>

#include "gui/models/row_filter.h"
#include "gui/models/runs/run_models.h"
#include "gui/models/why_not.h"
#include "gui/pages/run/run_page.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/tables/data_table.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

using namespace services;

RunsPage::RunsPage(Services services, QAction *train, const std::vector<QAction *> &emptyActions, QWidget *parent)
    : QWidget(parent)
    , m_services(services)
    , m_model(new RunModel(this))
    , m_filter(new RowFilter(this))
    , m_table(new DataTable(tr("Runs"), {IconRole, ToneRole, IdRole}))
    , m_stack(new QStackedWidget)
    , m_compare(command(tr("Compare…"), QStringLiteral("runs")))
    , m_label(command(tr("Name, tags and notes…"), QStringLiteral("settings")))
    , m_archive(command(tr("Archive run"), QStringLiteral("folder")))
    , m_delete(command(tr("Delete run…"), QStringLiteral("close")))
{
    m_filter->setSourceModel(m_model);
    m_filter->setHiddenRole(RunModel::ArchivedRole);
    m_table->setModel(m_filter);
    m_table->setStretchColumn(RunModel::Job);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder); // newest first until a title is clicked
    m_table->setSortingEnabled(true);
    m_table->addActions({m_compare, m_label, m_archive, m_delete});
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    for (const int column : m_view.hidden)
        m_table->setColumnHidden(column, true);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_stack);
    m_stack->addWidget(new EmptyState(QStringLiteral("runs"), tr("No runs"),
                                      tr("A run is one training job on a cluster. Its curves appear here, live."),
                                      emptyActions));
    auto *scroll = new QScrollArea; // a low window scrolls: no curve, worker or line of the log is squeezed
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    m_stack->addWidget(scroll);
    auto *full = new QWidget;
    scroll->setWidget(full);
    auto *column = new QVBoxLayout(full);
    column->setContentsMargins(Theme::kTwo, Theme::kTwo, Theme::kTwo, Theme::kTwo);
    column->setSpacing(Theme::kStep);
    auto *top = new QHBoxLayout;
    top->addWidget(label(tr("Runs"), "title"));
    top->addStretch(1);
    top->addWidget(button(train, "primary"));
    column->addLayout(top);
    column->addWidget(makeTools());
    column->addWidget(m_table);
    column->addSpacing(Theme::kStep);
    m_page = new RunPage(services, RunPage::Form::Full, full); // in its place: it would be styled again after a move
    column->addWidget(m_page, 1);
    m_table->addActions(m_page->rowCommands());
    connect(m_table, &DataTable::currentIdChanged, this, &RunsPage::showCurrent);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &RunsPage::showCommands);
    connect(m_table->horizontalHeader(), &QHeaderView::sortIndicatorChanged, this,
            [this](int section, Qt::SortOrder order) {
                m_view.sortedBy = section;
                m_view.order = order;
                emit listViewChanged(m_view);
            });
    connect(m_filter, &QAbstractItemModel::modelAboutToBeReset, this, &RunsPage::keepSelection);
    connect(m_filter, &QAbstractItemModel::modelReset, this, &RunsPage::restoreSelection);
    connect(m_compare, &QAction::triggered, this, &RunsPage::compare);
    connect(m_label, &QAction::triggered, this, &RunsPage::editLabels);
    connect(m_archive, &QAction::triggered, this, &RunsPage::archive);
    connect(m_delete, &QAction::triggered, this, &RunsPage::confirmDelete);
    connect(&m_services.runs, &RunService::changed, this, &RunsPage::showRuns);
    connect(&m_services.runs, &RunService::starting, this, &RunsPage::select);
    auto *clock = new QTimer(this);
    connect(clock, &QTimer::timeout, m_model, [this] { m_model->tick(); });
    clock->start(1000);
    showRuns(m_services.runs.runs());
}

/// A higher window lists more runs and workers; the curves and the log keep their room.
void RunsPage::resizeEvent(QResizeEvent *event)
{
    constexpr int kOfTheRun = 678, kRow = 32, kFewest = 3, kMost = 12;
    constexpr int kWithoutWorkers = 603, kFewestWorkers = 2, kMostWorkers = 5;
    QWidget::resizeEvent(event);
    m_table->setMostRows(std::clamp((height() - kOfTheRun) / kRow, kFewest, kMost));
    m_page->setMostWorkers(std::clamp((height() - kWithoutWorkers) / kRow, kFewestWorkers, kMostWorkers));
}

QAction *RunsPage::command(const QString &text, const QString &icon)
{
    auto *made = new QAction(text, this);
    made->setProperty("iconName", icon);
    return made;
}

/// The line above the table.
QWidget *RunsPage::makeTools()
{
    auto *tools = new QWidget;
    auto *row = new QHBoxLayout(tools);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Theme::kStep);
    m_words = new QLineEdit;
    m_words->setPlaceholderText(tr("Search by name, model, data, tag, note or parameter"));
    m_words->setClearButtonEnabled(true);
    m_words->setAccessibleName(tr("Search runs"));
    m_showArchived = new QCheckBox(tr("Sho&w archived"));
    m_showArchived->setToolTip(tr("Archived runs keep their curves and files"));
    auto *columns = button(tr("Columns"));
    columns->setMenu(makeColumns());
    m_compare->setToolTip(tr("Select two or more runs with Ctrl or Shift"));
    m_archive->setToolTip(m_showArchived->toolTip()); // its text changes
    row->addWidget(m_words, 1);
    row->addWidget(m_showArchived);
    row->addWidget(columns);
    row->addWidget(button(m_compare));
    connect(m_words, &QLineEdit::textChanged, this, [this](const QString &words) {
        m_filter->setWords(words);
        showEmpty();
    });
    connect(m_showArchived, &QCheckBox::toggled, this, [this](bool on) {
        m_filter->setHiddenRole(on ? -1 : int(RunModel::ArchivedRole));
        showEmpty();
    });
    connect(m_showArchived, &QCheckBox::clicked, this, [this](bool on) { // not where an archived run is selected
        m_view.showArchived = on;
        emit listViewChanged(m_view);
    });
    return tools;
}

QMenu *RunsPage::makeColumns()
{
    m_columns = new QMenu(this);
    for (int c = RunModel::Started; c <= RunModel::Parameters; ++c) {
        QAction *shown = m_columns->addAction(m_model->headerData(c, Qt::Horizontal, Qt::DisplayRole).toString());
        shown->setCheckable(true);
        shown->setData(c);
        shown->setChecked(!m_table->isColumnHidden(c));
        connect(shown, &QAction::toggled, m_table, [this, c](bool on) { m_table->setColumnHidden(c, !on); });
        connect(shown, &QAction::triggered, this, &RunsPage::chooseColumns);
    }
    return m_columns;
}

void RunsPage::chooseColumns()
{
    m_view.hidden.clear();
    const QList<QAction *> columns = m_columns->actions();
    for (const QAction *shown : columns) {
        if (!shown->isChecked())
            m_view.hidden << shown->data().toInt();
    }
    emit listViewChanged(m_view);
}

void RunsPage::setListView(const RunListView &view)
{
    m_view = view;
    const QList<QAction *> columns = m_columns->actions();
    for (QAction *shown : columns)
        shown->setChecked(!view.hidden.contains(shown->data().toInt()));
    m_table->sortByColumn(view.sortedBy, view.order);
    m_showArchived->setChecked(view.showArchived);
}

void RunsPage::select(const RunId &id)
{
    m_wanted = id;
    if (m_model->find(text::from(id.value)))
        showRuns(m_services.runs.runs());
}

void RunsPage::showRuns(const std::vector<RunSnapshot> &runs)
{
    m_model->applyAll(runs);
    m_stack->setCurrentIndex(runs.empty() ? 0 : 1);
    if (const RunSnapshot *wanted = m_model->find(text::from(m_wanted.value)); wanted && !m_wanted.empty()) {
        if (wanted->archived)
            m_showArchived->setChecked(true);
        if (!m_words->text().isEmpty() && m_table->currentId() != text::from(m_wanted.value))
            m_words->clear(); // a new run is never hidden by what was searched before
        m_table->selectId(text::from(m_wanted.value));
        m_wanted = {};
    }
    if (!runs.empty() && m_table->currentId().isEmpty() && !current())
        m_table->setCurrentIndex(m_filter->index(0, 0));
    showEmpty();
    showCurrent();
}

const RunSnapshot *RunsPage::current() const
{
    return m_model->find(text::from(m_shown.value));
}

void RunsPage::showCurrent()
{
    if (const QString id = m_table->currentId(); !id.isEmpty())
        m_shown = RunId(id.toStdString());
    const RunSnapshot *run = current();
    m_page->showRun(run ? *run : RunSnapshot());
    showCommands();
}

void RunsPage::showCommands()
{
    const RunSnapshot *run = current();
    const auto count = selected().size();
    setWhyNot(m_compare, count >= 2 ? QString() : tr("Select two or more runs with Ctrl or Shift"));
    m_compare->setText(count >= 2 ? tr("Compare %n run(s)…", nullptr, int(count)) : tr("Compare…"));
    setWhyNot(m_label, whyNotOnRun(run, RunCommand::Any));
    setWhyNot(m_archive, whyNotOnRun(run, RunCommand::Any));
    m_archive->setText(run && run->archived ? tr("List run again") : tr("Archive run"));
    setWhyNot(m_delete, whyNotOnRun(run, RunCommand::Delete));
}

void RunsPage::showEmpty()
{
    m_table->setEmptyText(m_words->text().trimmed().isEmpty()
                              ? tr("All runs are archived. Show archived above lists them.")
                              : tr("No run matches these words."));
}

/// Rows are other ones after the filter was reset: they are known by their ids.
void RunsPage::keepSelection()
{
    m_kept.clear();
    for (const RunId &id : selected())
        m_kept << text::from(id.value);
}

void RunsPage::restoreSelection()
{
    auto *selection = m_table->selectionModel();
    const QString shown = text::from(m_shown.value);
    for (int row = 0; row < m_filter->rowCount(); ++row) {
        const QModelIndex index = m_filter->index(row, 0);
        const QString id = index.data(IdRole).toString();
        if (m_kept.contains(id))
            selection->select(index, QItemSelectionModel::Select | QItemSelectionModel::Rows);
        if (id == shown)
            selection->setCurrentIndex(index, QItemSelectionModel::Select | QItemSelectionModel::Rows);
    }
    showCommands();
}

std::vector<RunId> RunsPage::selected() const
{
    std::vector<RunId> ids;
    if (!m_table->selectionModel())
        return ids;
    auto rows = m_table->selectionModel()->selectedRows();
    std::ranges::sort(rows, {}, &QModelIndex::row);
    for (const QModelIndex &row : rows)
        ids.emplace_back(row.data(IdRole).toString().toStdString());
    return ids;
}

} // namespace trainyard::gui
