#include "gui/pages/activity/activity_page.h"

#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

#include "gui/models/activity/activity_models.h"
#include "gui/models/row_table.h"
#include "gui/pages/page_layout.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/tables/data_table.h"
#include "gui/widgets/theme/theme.h"
#include "gui/widgets/toast.h"

namespace trainyard::gui {

using namespace services;

ActivityPage::ActivityPage(Services services, QWidget *parent)
    : QWidget(parent)
    , m_activity(services.activity)
    , m_model(new ActivityModel(this))
    , m_filter(new FilterModel(this))
    , m_table(new DataTable(tr("Activity"), {IconRole, ToneRole, IdRole}))
    , m_copy(new QAction(tr("Copy as command line"), this))
    , m_export(new QAction(tr("Export activity…"), this))
{
    auto *column =
        pageLayout(this, tr("Activity"), tr("What was done at the cloud and on the machines, newest first."));
    auto *row = new QHBoxLayout;
    auto *caption = label(tr("&Filter"));
    auto *edit = new QLineEdit;
    edit->setPlaceholderText(tr("words that must occur: RunInstances, us-east-1, Throttling…"));
    edit->setClearButtonEnabled(true);
    caption->setBuddy(edit);
    m_copy->setProperty("iconName", QStringLiteral("copy"));
    setWhyNot(m_copy, tr("Select a line on the page Activity first."));
    m_export->setProperty("iconName", QStringLiteral("save"));
    m_export->setToolTip(
        tr("All calls and commands of the journal, with request IDs and what they mean for the bill: CSV, "
           "or lines of JSON if the name does not end in .csv"));
    row->addWidget(caption);
    row->addWidget(edit, 1);
    auto *reading = new QCheckBox(tr("Include read-only re&quests"));
    reading->setToolTip(tr("Calls that only read and change nothing"));
    row->addWidget(reading);
    column->addLayout(row);
    m_filter->setSourceModel(m_model);
    m_table->setModel(m_filter);
    m_table->setStretchColumn(ActivityModel::What);
    m_table->setEmptyText(tr("Requests to AWS and commands on machines appear here. Nothing matches yet."));
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(ActivityModel::Time, Qt::DescendingOrder);
    column->addWidget(m_table, 1);
    auto *actions = new QHBoxLayout; // below: beside the filter they have no room at 960 in languages with long words
    actions->addWidget(button(m_copy));
    actions->addWidget(button(m_export));
    actions->addStretch(1);
    column->addLayout(actions);
    m_filter->setHiddenRole(ActivityModel::ReadingRole);
    connect(reading, &QCheckBox::toggled, m_filter,
            [this](bool on) { m_filter->setHiddenRole(on ? -1 : int(ActivityModel::ReadingRole)); });
    connect(edit, &QLineEdit::textChanged, m_filter, &FilterModel::setWords);
    connect(m_table, &DataTable::currentIdChanged, this, [this](const QString &id) {
        const bool hasLine = !m_table->currentIndex().data(ActivityModel::CommandRole).toString().isEmpty();
        setWhyNot(m_copy, hasLine        ? QString()
                          : id.isEmpty() ? tr("Select a line on the page Activity first.")
                                         : tr("This has no command line."));
    });
    connect(m_copy, &QAction::triggered, this, [this] {
        QGuiApplication::clipboard()->setText(m_table->currentIndex().data(ActivityModel::CommandRole).toString());
        Toast::showText(this, tr("The command line was copied."));
    });
    connect(m_export, &QAction::triggered, this, &ActivityPage::exportAll);
    connect(&services.activity, &ActivityService::arrived, this,
            [this](const std::vector<ActivityEntry> &entries) { m_model->append(entries); });
    m_model->append(services.activity.entries());
    connect(&services.clusters, &ClusterService::changed, m_model, &ActivityModel::learn);
    m_model->learn(services.clusters.clusters());
}

void ActivityPage::exportAll()
{
    auto *dialog = new QFileDialog(this, tr("Export activity"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->selectFile(QStringLiteral("activity.csv"));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &file) {
        m_activity.exportTo(file.toStdString()).then(this, [this, file](const Result<std::uint64_t> &unreadable) {
            if (!unreadable)
                return Toast::showText(this, text::message(unreadable.error()));
            QString words = tr("Exported to %1.").arg(file);
            if (*unreadable > 0)
                words += QLatin1Char(' ') + tr("%n line(s) of the journal could not be read and were left out.",
                                               nullptr, int(*unreadable));
            Toast::showText(this, words);
        });
    });
    dialog->open();
}

} // namespace trainyard::gui
