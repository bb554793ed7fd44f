#include "gui/pages/runs_page.h"

#include <QAction>
#include <QHBoxLayout>
#include <QPushButton>
#include <QStackedWidget>
#include <QTimer>
#include <QVBoxLayout>

#include "gui/models/run_models.h"
#include "gui/pages/run_page.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/data_table.h"
#include "gui/widgets/theme.h"

namespace trainyard::gui {

using namespace services;

RunsPage::RunsPage(Services services, QAction *train, const std::vector<QAction *> &emptyActions, QWidget *parent)
    : QWidget(parent)
    , m_services(services)
    , m_model(new RunModel(this))
    , m_table(new DataTable(tr("Runs"), {IconRole, ToneRole, IdRole}))
    , m_page(new RunPage(services))
    , m_stack(new QStackedWidget)
{
    m_table->setModel(m_model);
    m_table->setStretchColumn(RunModel::Job);
    m_table->setMostRows(4);
    m_table->addActions(m_page->rowCommands());
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    auto *full = new QWidget;
    auto *column = new QVBoxLayout(full);
    column->setContentsMargins(Theme::kTwo, Theme::kTwo, Theme::kTwo, Theme::kTwo);
    column->setSpacing(Theme::kStep);
    auto *top = new QHBoxLayout;
    top->addWidget(label(tr("Runs"), "title"));
    top->addStretch(1);
    top->addWidget(button(train, "primary"));
    column->addLayout(top);
    column->addWidget(m_table);
    column->addSpacing(Theme::kStep);
    column->addWidget(m_page, 1);
    m_stack->addWidget(new EmptyState(QStringLiteral("runs"), tr("No runs"),
                                      tr("A run is one training job on a cluster. Its curves appear here, live."),
                                      emptyActions));
    m_stack->addWidget(full);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_stack);
    connect(m_table, &DataTable::currentIdChanged, this, &RunsPage::showCurrent);
    connect(&m_services.runs, &RunService::changed, this, &RunsPage::showRuns);
    connect(&m_services.runs, &RunService::starting, this, &RunsPage::select);
    auto *clock = new QTimer(this);
    connect(clock, &QTimer::timeout, m_model, [this] { m_model->tick(); });
    clock->start(1000);
    showRuns(m_services.runs.runs());
}

void RunsPage::select(const RunId &id)
{
    m_wanted = id;
    m_table->selectId(text::from(id.value));
}

void RunsPage::showRuns(const std::vector<RunSnapshot> &runs)
{
    m_model->applyAll(runs);
    m_stack->setCurrentIndex(runs.empty() ? 0 : 1);
    if (!m_wanted.empty() && m_model->find(text::from(m_wanted.value))) {
        m_table->selectId(text::from(m_wanted.value));
        m_wanted = {};
    }
    if (!runs.empty() && m_table->currentId().isEmpty())
        m_table->setCurrentIndex(m_model->index(0, 0));
    showCurrent();
}

void RunsPage::showCurrent()
{
    const RunSnapshot *run = m_model->find(m_table->currentId());
    m_page->showRun(run ? *run : RunSnapshot());
}

} // namespace trainyard::gui
