#include "gui/pages/small_pages.h"

#include <map>

#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QStackedLayout>
#include <QVBoxLayout>

#include "gui/models/activity_models.h"
#include "gui/models/row_table.h"
#include "gui/pages/page_column.h"
#include "gui/text/format.h"
#include "gui/widgets/data_table.h"
#include "gui/widgets/small.h"
#include "gui/widgets/theme.h"

namespace trainyard::gui {

using namespace services;

namespace {

struct DataRow {
    std::string uri, models;
    int runs = 0;
    Timestamp last{};
    bool operator==(const DataRow &) const = default;
};

} // namespace

class DataPage::Rows final : public RowTable<DataRow> {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::DataPage)
public:
    using RowTable::RowTable;

protected:
    int columns() const override { return 4; }
    bool isNumber(int column) const override { return column == 2; }
    QString key(const DataRow &r) const override { return text::from(r.uri); }
    QString title(int column) const override
    {
        switch (column) {
        case 0:
            return tr("Data set");
        case 1:
            return tr("Models");
        case 2:
            return tr("Runs");
        default:
            return tr("Last used");
        }
    }
    QVariant cell(const DataRow &r, int column, int role) const override
    {
        switch (column) {
        case 0:
            return plain(column, role, text::from(r.uri));
        case 1:
            return plain(column, role, text::from(r.models));
        case 2:
            return plain(column, role, QString::number(r.runs), r.runs);
        default:
            if (role == Qt::ToolTipRole)
                return text::exactTime(r.last);
            return plain(column, role, text::ago(r.last, SystemClock::instance().now()),
                         qlonglong(r.last.time_since_epoch().count()));
        }
    }
};

DataPage::DataPage(Services services, const std::vector<QAction *> &emptyActions, QWidget *parent)
    : QWidget(parent)
    , m_rows(new Rows(this))
    , m_table(new DataTable(tr("Data sets"), {IconRole, ToneRole, IdRole}))
    , m_stack(new QStackedLayout(this))
{
    auto *full = new QWidget;
    m_stack->addWidget(new EmptyState(
        QStringLiteral("data"), tr("No data sets"),
        tr("Data sets appear here when a run has used them. The tour makes one. Your own come from a terminal: "
           "trainyardctl data make-digits FOLDER, then trainyardctl data put FOLDER s3://BUCKET/PREFIX."),
        emptyActions));
    m_stack->addWidget(full);
    auto *column = pageColumn(full, tr("Data"),
                              tr("Data sets that runs have used. New ones are made and uploaded with: trainyardctl "
                                 "data make-digits, trainyardctl data put."));
    m_table->setModel(m_rows);
    m_table->setStretchColumn(0);
    column->addWidget(m_table, 1);
    auto *row = new QHBoxLayout;
    auto *use = button(tr("Use in a run…"), QStringLiteral("play"));
    auto *copy = button(tr("Copy address"), QStringLiteral("copy"));
    for (QPushButton *b : {use, copy}) {
        b->setEnabled(false);
        row->addWidget(b);
        connect(m_table, &DataTable::currentIdChanged, b, [b](const QString &id) { b->setEnabled(!id.isEmpty()); });
    }
    row->addStretch(1);
    column->addLayout(row);
    connect(use, &QPushButton::clicked, this, [this] { emit useWanted(m_table->currentId()); });
    connect(copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_table->currentId()); });
    connect(&services.runs, &RunService::changed, this, &DataPage::showRuns);
    showRuns(services.runs.runs());
}

void DataPage::showRuns(const std::vector<RunSnapshot> &runs)
{
    std::map<std::string, DataRow> sets;
    for (const RunSnapshot &run : runs) {
        if (run.data.empty())
            continue;
        DataRow &row = sets[run.data];
        row.uri = run.data;
        ++row.runs;
        row.last = std::max(row.last, run.started);
        if (row.models.find(run.model) == std::string::npos)
            row.models += (row.models.empty() ? "" : ", ") + run.model;
    }
    std::vector<DataRow> rows;
    for (const auto &[uri, row] : sets)
        rows.push_back(row);
    m_rows->applyAll(rows);
    m_stack->setCurrentIndex(rows.empty() ? 0 : 1);
}

ActivityPage::ActivityPage(Services services, QWidget *parent)
    : QWidget(parent)
    , m_model(new ActivityModel(this))
    , m_filter(new FilterModel(this))
    , m_table(new DataTable(tr("Activity"), {IconRole, ToneRole, IdRole}))
    , m_copy(new QAction(tr("Copy as command line"), this))
{
    auto *column =
        pageColumn(this, tr("Activity"), tr("What was done at the cloud and on the machines, newest first."));
    auto *row = new QHBoxLayout;
    auto *caption = label(tr("&Filter"));
    auto *edit = new QLineEdit;
    edit->setPlaceholderText(tr("words that must occur: RunInstances, us-east-1, Throttling…"));
    edit->setClearButtonEnabled(true);
    caption->setBuddy(edit);
    m_copy->setProperty("iconName", QStringLiteral("copy"));
    m_copy->setEnabled(false);
    row->addWidget(caption);
    row->addWidget(edit, 1);
    auto *reading = new QCheckBox(tr("Show &questions too"));
    reading->setToolTip(tr("Calls that only look and change nothing"));
    row->addWidget(reading);
    row->addWidget(button(m_copy));
    column->addLayout(row);
    m_filter->setSourceModel(m_model);
    m_table->setModel(m_filter);
    m_table->setStretchColumn(ActivityModel::What);
    m_table->setEmptyText(tr("Nothing was done yet, or nothing matches the filter."));
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(ActivityModel::Time, Qt::DescendingOrder);
    column->addWidget(m_table, 1);
    m_filter->setHiddenRole(ActivityModel::ReadingRole);
    connect(reading, &QCheckBox::toggled, m_filter,
            [this](bool on) { m_filter->setHiddenRole(on ? -1 : int(ActivityModel::ReadingRole)); });
    connect(edit, &QLineEdit::textChanged, m_filter, &FilterModel::setWords);
    connect(m_table, &DataTable::currentIdChanged, this, [this] {
        m_copy->setEnabled(!m_table->currentIndex().data(ActivityModel::CommandRole).toString().isEmpty());
    });
    connect(m_copy, &QAction::triggered, this, [this] {
        QGuiApplication::clipboard()->setText(m_table->currentIndex().data(ActivityModel::CommandRole).toString());
    });
    connect(&services.activity, &ActivityService::arrived, this,
            [this](const std::vector<ActivityEntry> &entries) { m_model->append(entries); });
    m_model->append(services.activity.entries());
}

} // namespace trainyard::gui
