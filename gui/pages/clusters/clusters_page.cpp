#include "gui/pages/clusters/clusters_page.h"

#include <algorithm>

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTimer>
#include <QVBoxLayout>

#include "backend/cluster/launch/schedule/auto_termination.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/cluster/plan/costs/machine_rate.h"
#include "backend/services/clusters/managed_clusters.h"
#include "backend/services/data/prepare_data.h"
#include "gui/dialogs/clusters/add_worker_question.h"
#include "gui/models/activity/activity_models.h"
#include "gui/models/clusters/cluster_models.h"
#include "gui/models/machines/node_model.h"
#include "gui/models/row_filter.h"
#include "gui/models/runs/run_models.h"
#include "gui/models/why_not.h"
#include "gui/pages/clusters/managed_view.h"
#include "gui/pages/clusters/resources_view.h"
#include "gui/pages/doctor/doctor_view.h"
#include "gui/pages/machines/node_menu.h"
#include "gui/pages/run/system_view.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/page_header.h"
#include "gui/widgets/tables/cell_delegates.h"
#include "gui/widgets/tables/data_table.h"
#include "gui/widgets/theme/color_legend.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

using namespace services;

namespace {

constexpr DataTable::Roles kRoles{IconRole, ToneRole, IdRole};

bool mayChangeWorkers(const ClusterDetails *c)
{
    return c && c->ours && (c->state == ClusterState::Ready || c->state == ClusterState::Training);
}

DataTable *detailTable(const QString &name, QAbstractItemModel *model, int stretch, const QString &whenEmpty = {})
{
    auto *made = new DataTable(name, kRoles);
    made->setEmptyText(whenEmpty);
    made->setModel(model);
    made->setStretchColumn(stretch);
    return made;
}

} // namespace

ClustersPage::ClustersPage(Services services, QAction *launch, const FirstPage::Actions &first, QWidget *parent)
    : QWidget(parent)
    , m_services(services)
    , m_model(new ClusterModel(this))
    , m_shown(new FilterModel(this))
    , m_nodes(new NodeModel(this))
    , m_shownNodes(new RowFilter(this))
    , m_runs(new RunModel(this))
    , m_events(new EventModel(this))
    , m_stack(new QStackedWidget)
    , m_add(command(tr("Add worker"), QStringLiteral("plus")))
    , m_remove(command(tr("Remove worker…"), QStringLiteral("minus")))
    , m_train(command(tr("Start training…"), QStringLiteral("play")))
    , m_terminate(command(tr("Terminate this cluster…"), QStringLiteral("stop")))
    , m_extend(command(tr("Extend by 2 h"), QStringLiteral("clock")))
    , m_resume(command(tr("Resume launch"), QStringLiteral("play")))
    , m_adopt(command(tr("Take over…"), QStringLiteral("plus")))
    , m_replace(command(tr("Replace worker…"), QStringLiteral("refresh")))
    , m_dismiss(command(tr("Dismiss"), QStringLiteral("check")))
    , m_openTerminal(command(tr("Open terminal"), QStringLiteral("computer")))
    , m_copyShell(command(tr("Copy SSH command"), QStringLiteral("copy")))
    , m_export(command(tr("Export plan…"), QStringLiteral("save")))
    , m_unlist(command(tr("Remove from list"), QStringLiteral("close")))
{
    m_timeline = new TimelineModel(this);
    m_nodeMenu = new NodeMenu(services.clusters, this);
    connect(m_nodeMenu, &NodeMenu::filesRequested, this, &ClustersPage::filesRequested);
    if (auto *preparation = m_services.managed.dataPreparation()) {
        m_nodeMenu->offerPreparation();
        connect(m_nodeMenu, &NodeMenu::preparationRequested, this,
                [preparation](const ClusterId &id, const std::string &node) { preparation->prepare(id, node); });
    }
    m_shown->setSourceModel(m_model);
    m_shown->setHiddenRole(ClusterModel::FoldedRole);
    // From the outside in: a widget that gets another parent is styled again, with its content.
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_stack);
    m_stack->addWidget(new FirstPage(m_services.account, first));
    auto *full = new QWidget;
    m_stack->addWidget(full);
    auto *column = new QVBoxLayout(full);
    column->setContentsMargins(Theme::kTwo, Theme::kTwo, Theme::kTwo, Theme::kTwo);
    column->setSpacing(Theme::kStep);
    column->addWidget(makeTop(launch));
    auto *splitter = new QSplitter(Qt::Vertical);
    column->addWidget(splitter, 1);
    splitter->setChildrenCollapsible(false);
    m_table = detailTable(tr("Clusters"), m_shown, ClusterModel::Name);
    m_table->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder); // newest first until a title is clicked
    m_table->setSortingEnabled(true);
    m_table->addActions({m_train, m_extend, m_resume, m_terminate, m_unlist});
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    splitter->addWidget(m_table);
    m_panel = new QWidget;
    splitter->addWidget(m_panel);
    fillPanel();
    splitter->setStretchFactor(0, 2);
    splitter->setStretchFactor(1, 3);
    splitter->setHandleWidth(Theme::kTwo);
    connectParts();
    auto *clock = new QTimer(this);
    connect(clock, &QTimer::timeout, m_model, [this] { m_model->tick(); });
    clock->start(5000);
    showClusters(m_services.clusters.clusters());
}

void ClustersPage::connectParts()
{
    connect(m_table, &DataTable::currentIdChanged, this, &ClustersPage::showCurrent);
    connect(m_table, &QAbstractItemView::clicked, this, [this] { // what the user has picked stays after the search
        if (!m_beforeSearch.isEmpty())
            m_beforeSearch = m_table->currentId();
    });
    connect(&m_services.clusters, &ClusterService::launching, this, &ClustersPage::select);
    connect(&m_services.managed, &ManagedClusterService::launching, this, &ClustersPage::select);
    connect(m_nodeTable, &DataTable::currentIdChanged, this, &ClustersPage::showNode);
    connect(m_runTable, &DataTable::opened, this,
            [this](const QString &id) { emit runRequested(RunId(id.toStdString())); });
    connect(m_add, &QAction::triggered, this, [this] {
        confirmAddWorker(this, m_services.clusters, current(),
                         [this, id = current()] { m_services.clusters.addWorkers(id, 1); });
    });
    connect(m_remove, &QAction::triggered, this, &ClustersPage::confirmRemoveWorker);
    connect(m_resume, &QAction::triggered, this, &ClustersPage::confirmResume);
    connect(m_adopt, &QAction::triggered, this, &ClustersPage::confirmAdopt);
    connect(m_unlist, &QAction::triggered, this, &ClustersPage::unlistCurrent);
    connect(m_train, &QAction::triggered, this, [this] { emit trainRequested(current()); });
    connect(m_extend, &QAction::triggered, this,
            [this] { m_services.clusters.changeLimits(current(), {.extendBy = std::chrono::hours(2)}); });
    connect(m_terminate, &QAction::triggered, this, [this] { emit terminateRequested(current()); });
    connect(m_copyShell, &QAction::triggered, this, [this] {
        if (const cluster::NodeSnapshot *node = m_nodes->find(m_nodeTable->currentId()))
            QGuiApplication::clipboard()->setText(text::from(node->sshCommand));
    });
    connect(&m_services.clusters, &ClusterService::changed, this, &ClustersPage::showClusters);
    connect(&m_services.runs, &RunService::changed, this, &ClustersPage::showRuns);
}

QAction *ClustersPage::command(const QString &text, const QString &icon)
{
    auto *made = new QAction(text, this);
    made->setProperty("iconName", icon);
    return made;
}

void ClustersPage::fillPanel()
{
    auto *column = new QVBoxLayout(m_panel);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::kStep);
    m_head = new PageHeader;
    m_extend->setToolTip(tr("Moves the deadline of the machines two hours later"));
    m_resume->setToolTip(tr("Continues an interrupted launch: keeps running machines and launches the missing ones"));
    m_adopt->setToolTip(
        tr("Takes over a cluster whose computer or state folder was lost, so that you can terminate it here"));
    m_remove->setToolTip(tr("Terminates the machine of one worker"));
    m_head->actions()->add(m_resume, 4);
    m_head->actions()->add(m_adopt, 4);
    m_head->actions()->add(m_replace, 4);
    m_head->actions()->add(m_dismiss, 4);
    m_head->actions()->add(m_unlist, 3);
    m_unlist->setToolTip(tr("Removes this ended cluster from the list; its costs and runs are kept"));
    m_head->actions()->add(m_train, 3);
    m_head->actions()->add(m_add, 1);
    m_head->actions()->add(m_remove, 1);
    m_head->actions()->add(m_extend);
    m_head->actions()->add(m_openTerminal);
    m_head->actions()->add(m_copyShell);
    m_head->actions()->add(m_terminate, 2, "danger");
    column->addWidget(m_head);
    m_note = label({}, "attention");
    m_note->setWordWrap(true);
    m_note->hide();
    column->addWidget(m_note);

    auto *tabs = new QTabWidget;
    tabs->setObjectName(QStringLiteral("clusterDetails"));
    tabs->setAccessibleName(tr("Details of the cluster"));
    column->addWidget(tabs, 1);
    m_shownNodes->setSourceModel(m_nodes);
    m_nodeTable = detailTable(tr("Nodes"), m_shownNodes, NodeModel::Address);
    m_runTable = detailTable(tr("Runs of this cluster"), m_runs, RunModel::Job, tr("No runs on this cluster yet."));
    for (const int hidden : {RunModel::Cost, RunModel::Tags, RunModel::Parameters}) // the Runs page has them
        m_runTable->setColumnHidden(hidden, true);
    addNodes(tabs);
    tabs->addTab(m_runTable, tr("Runs"));
    m_nodeTable->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_nodeTable, &QWidget::customContextMenuRequested, this, &ClustersPage::showNodeMenu);
    addTimeline(tabs);
    auto *events = detailTable(tr("Events"), m_events, EventModel::What, tr("No events yet."));
    tabs->addTab(events, tr("Events"));
    addLazyTab(tabs, tr("Resources"), [this] { return m_resources = new ResourcesView(m_services.clusters); });
    addOriginTab(tabs);
    addLazyTab(tabs, tr("Doctor"), [this] { return m_doctor = new DoctorView(m_services.doctor); });
    addLazyTab(tabs, tr("System"), [this] { return m_system = new SystemView(m_services.runs); });
    addTools(tabs);
    addLiveNodes();
}

void ClustersPage::addTimeline(QTabWidget *tabs)
{
    auto *place = new QWidget;
    tabs->addTab(place, tr("Timeline"));
    auto *column = new QVBoxLayout(place);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::kHalf);
    auto *table = detailTable(tr("Timeline"), m_timeline, TimelineModel::Bar,
                              tr("No machine of this cluster was launched from here."));
    table->setItemDelegateForColumn(TimelineModel::Bar, new StagesDelegate(TimelineModel::EndsRole, table));
    auto *legend = new ColorLegend(tr("Stages: time until", "before the names of milestones"), m_timeline->stages());
    legend->hide(); // there is no bar yet
    column->addWidget(table, 1);
    column->addWidget(legend);
    const auto show = [this, legend] { legend->setVisible(m_timeline->rowCount() > 0); };
    connect(m_timeline, &QAbstractItemModel::rowsInserted, legend, show);
    connect(m_timeline, &QAbstractItemModel::rowsRemoved, legend, show);
}

void ClustersPage::addOriginTab(QTabWidget *tabs)
{
    m_tabs = tabs;
    m_managed = new ManagedView(m_services.managed);
    tabs->addTab(m_managed, originName(cluster::Origin::Stack));
    tabs->setTabVisible(tabs->indexOf(m_managed), false);
}

/// Creates its content for the first look at it: charts make the start of the window longer.
void ClustersPage::addLazyTab(QTabWidget *tabs, const QString &title, std::function<QWidget *()> make)
{
    auto *place = new QWidget;
    auto *column = new QVBoxLayout(place);
    column->setContentsMargins(0, 0, 0, 0);
    tabs->addTab(place, title);
    connect(tabs, &QTabWidget::currentChanged, this, [this, tabs, place, column, make = std::move(make)] {
        if (column->count() > 0 || tabs->currentWidget() != place)
            return;
        column->addWidget(make());
        showCurrent();
    });
}

ClusterId ClustersPage::current() const
{
    return ClusterId(m_table->currentId().toStdString());
}

std::vector<QAction *> ClustersPage::commands() const
{
    return {m_train,   m_add,       m_remove,       m_extend,    m_resume, m_adopt, m_replace,
            m_dismiss, m_terminate, m_openTerminal, m_copyShell, m_export, m_unlist};
}

void ClustersPage::showCurrent()
{
    // Deferred: within the table's own change of rows, unpinning might remove one.
    QMetaObject::invokeMethod(
        this, [this] { m_model->pin(m_table->currentId()); }, Qt::QueuedConnection);
    const ClusterDetails *c = m_model->find(m_table->currentId());
    m_panel->setVisible(c != nullptr);
    const bool ours = c && c->ours, adoptable = c && !c->ours && !c->ledger.empty();
    const auto allow = [notNow = whyNotOnCluster(c)](QAction *action, bool may) {
        setWhyNot(action, may ? QString() : notNow);
    };
    allow(m_add, mayChangeWorkers(c));
    allow(m_train, ours && c->state == ClusterState::Ready);
    allow(m_terminate, ours && c->alive());
    setWhyNot(m_extend, !ours || !c->alive()      ? whyNotOnCluster(c)
                        : c->machinesAlive() == 0 ? tr("No machine of this cluster is running.")
                                                  : QString());
    m_unlist->setVisible(ours && c->state == ClusterState::Terminated);
    m_unlist->setEnabled(m_unlist->isVisible());
    m_resume->setVisible(ours && c->state == ClusterState::NeedsAttention);
    m_resume->setEnabled(m_resume->isVisible());
    m_adopt->setVisible(adoptable);
    m_adopt->setEnabled(adoptable && !m_fetchingCandidate);
    if (c) {
        m_head->title()->setTitle(text::from(c->name));
        m_head->state()->setState(text::toString(c->state), iconOf(c->state), int(toneOf(c->state)));
        m_note->setText(noteOf(*c));
        m_note->setVisible(!m_note->text().isEmpty());
        m_nodeTable->setColumnHidden(NodeModel::Elastic, c->origin != cluster::Origin::Stack);
        m_nodes->applyAll(liveRows(*c));
        m_timeline->applyAll(c->timelines);
        m_events->applyAll(c->events);
        m_tabs->setTabText(m_tabs->indexOf(m_managed), originName(c->origin));
        m_tabs->setTabVisible(m_tabs->indexOf(m_managed), c->origin != cluster::Origin::Instances);
        m_managed->showCluster(c->origin == cluster::Origin::Instances ? ClusterId() : c->id);
        if (const std::string core = coreNodeType(*c); !core.empty()) {
            const auto price = m_services.clusters.catalog()->price(core, c->region);
            m_managed->setCoreNodePrice(text::perHour(price ? price->usdPerHour * (1 + cluster::kEmrPriceShare) : -1));
        }
        if (m_system)
            m_system->showCluster(*c);
        if (m_resources)
            m_resources->showCluster(c->id);
        showTools(*c);
        if (m_doctor)
            m_doctor->showCluster(c->ours ? c->id : ClusterId(), text::from(c->name));
    }
    setWhyNot(m_export, !ours ? whyNotOnCluster(c)
                        : c->origin == cluster::Origin::Instances
                            ? QString()
                            : tr("Only clusters of single EC2 instances have a plan to export."));
    showNode();
    showRuns();
}

/// What depends on the selected machine. Changes no row: a table selects another one in the middle of a change.
void ClustersPage::showNode()
{
    const ClusterDetails *c = m_model->find(m_table->currentId());
    const NodeRow *node = m_nodes->find(m_nodeTable->currentId());
    const QString noMachine = whyNotOnMachine(c, node);
    showRemoval(node, mayChangeWorkers(c) ? QString() : whyNotOnCluster(c), c ? workersOf(*c) : 0);
    setWhyNot(m_copyShell, noMachine);
    setWhyNot(m_openTerminal, c && c->alive() && !c->ours ? whyNotOnCluster(c)
                              : !noMachine.isEmpty()      ? noMachine
                              : node->isRunning()         ? QString()
                                                          : tr("%1 is not running: %2.", "a machine, its state")
                                                        .arg(text::from(node->name), text::ec2State(node->state)));
    showLiveNodes();
}

/// Enables Remove worker, or explains why it is disabled.
/// \param notNow  why the cluster does not allow it; empty: it does
void ClustersPage::showRemoval(const NodeRow *node, const QString &notNow, int workers)
{
    const auto &nodes = m_nodes->rows();
    const bool anyRemovable = std::ranges::any_of(nodes, [](const auto &n) { return !n.locked; });
    QString why;
    if (node)
        why = lockReason(*node);
    else if (!anyRemovable && workers > 0 && !nodes.empty())
        why = tr("All workers of this cluster are locked: only workers that are added later can be removed.");
    if (why.isEmpty())
        why = notNow;
    if (why.isEmpty() && workers <= 1)
        why = tr("A cluster keeps at least one worker.");
    setWhyNot(m_remove, why);
}

void ClustersPage::showNodeMenu(const QPoint &at)
{
    const ClusterDetails *c = m_model->find(m_table->currentId());
    const cluster::NodeSnapshot *node = m_nodes->find(m_nodeTable->currentId());
    if (c && c->ours && node && !node->lost.empty())
        return showLostMenu(m_nodeTable->viewport()->mapToGlobal(at));
    if (c && c->ours && node)
        m_nodeMenu->menuFor(*c, *node)->popup(m_nodeTable->viewport()->mapToGlobal(at));
}

void ClustersPage::showRuns()
{
    std::vector<RunSnapshot> mine;
    for (const RunSnapshot &run : m_services.runs.runs()) {
        if (run.cluster == current())
            mine.push_back(run);
    }
    m_runs->applyAll(mine);
}

} // namespace trainyard::gui
