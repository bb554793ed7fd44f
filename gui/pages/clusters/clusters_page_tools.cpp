// The tabs of a cluster in which something is done on its machines.
#include <algorithm>
#include <utility>

#include <QAction>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QTabWidget>
#include <QVBoxLayout>

#include "backend/core/system/files.h"
#include "gui/models/clusters/cluster_models.h"
#include "gui/models/machines/node_model.h"
#include "gui/models/row_filter.h"
#include "gui/pages/clusters/clusters_page.h"
#include "gui/pages/doctor/setup_log_view.h"
#include "gui/pages/machines/node_menu.h"
#include "gui/pages/machines/node_watch.h"
#include "gui/pages/machines/run_on_all_view.h"
#include "gui/pages/machines/terminal_view.h"
#include "gui/pages/machines/tunnels_view.h"
#include "gui/pages/runs/queue_view.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/tables/cell_delegates.h"
#include "gui/widgets/tables/data_table.h"
#include "gui/widgets/theme/theme.h"
#include "gui/widgets/toast.h"

namespace trainyard::gui {

using namespace services;

void ClustersPage::addTools(QTabWidget *tabs)
{
    addLazyTab(tabs, tr("Queue"), [this] {
        m_queue = new QueueView(m_services.queue, m_services.runs);
        connect(m_queue, &QueueView::runRequested, this, &ClustersPage::runRequested);
        return m_queue;
    });
    addLazyTab(tabs, tr("Commands"), [this] { return m_runOnAll = new RunOnAllView(m_services.recipes); });
    addLazyTab(tabs, tr("Tunnels"), [this] {
        m_tunnels = new TunnelsView(m_services.tunnels);
        connect(m_tunnels, &TunnelsView::pageRequested, this, &ClustersPage::pageRequested);
        return m_tunnels;
    });
    m_terminalTab = tabs->count();
    addLazyTab(tabs, tr("Terminal"), [this] { return m_terminal = new TerminalView(m_services.terminals); });
    m_setUpTab = tabs->count();
    addLazyTab(tabs, tr("Set-up log"), [this] { return m_setUp = new SetupLogView(m_services.doctor); });
    connect(m_nodeMenu, &NodeMenu::setUpLogRequested, this, &ClustersPage::openSetUpLog);
}

void ClustersPage::showTools(const ClusterDetails &cluster)
{
    if (m_queue)
        m_queue->showCluster(cluster.ours ? cluster.id : ClusterId(), text::from(cluster.name));
    if (m_runOnAll)
        m_runOnAll->showCluster(cluster);
    if (m_tunnels)
        m_tunnels->showCluster(cluster);
    if (m_terminal)
        m_terminal->showCluster(cluster);
    if (m_setUp)
        m_setUp->showCluster(cluster);
}

/// The machines, with a search and an order as the list of clusters has them: there may be thousands.
void ClustersPage::addNodes(QTabWidget *tabs)
{
    auto *place = new QWidget;
    tabs->addTab(place, tr("Nodes"));
    auto *column = new QVBoxLayout(place);
    column->setContentsMargins(0, Theme::kHalf, 0, 0);
    column->setSpacing(Theme::kHalf);
    auto *words = new QLineEdit;
    words->setPlaceholderText(tr("Search by name, state, type or zone"));
    words->setClearButtonEnabled(true);
    words->setAccessibleName(tr("Search nodes"));
    words->setMaximumWidth(320);
    connect(words, &QLineEdit::textChanged, this, &ClustersPage::searchNodes);
    auto *row = new QHBoxLayout; // a field of limited width alone would stand in the middle
    column->addLayout(row);
    row->addWidget(words, 1);
    row->addStretch(1);
    column->addWidget(m_nodeTable, 1);
    m_nodeTable->setEmptyText(tr("No machine of this cluster exists."));
    // In the order of the cluster until a title is clicked.
    m_nodeTable->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    m_nodeTable->setSortingEnabled(true);
    connect(m_shownNodes, &QAbstractItemModel::modelAboutToBeReset, this,
            [this] { m_keptNode = m_nodeTable->currentId(); });
    connect(m_shownNodes, &QAbstractItemModel::modelReset, this, [this] {
        if (!m_keptNode.isEmpty())
            m_nodeTable->selectId(m_keptNode);
        showNode(); // the search may hide the selected one
    });
}

void ClustersPage::searchNodes(const QString &words)
{
    m_shownNodes->setWords(words);
    m_nodeTable->setEmptyText(words.trimmed().isEmpty() ? tr("No machine of this cluster exists.")
                                                        : tr("No machine matches these words."));
}

/// Curves, processes and actions of the machines that are listed.
void ClustersPage::addLiveNodes()
{
    for (const auto &[column, most] : {std::pair{NodeModel::Processor, 100.0},
                                       {NodeModel::Memory, 100.0},
                                       {NodeModel::Network, 0.0},
                                       {NodeModel::Gpu, 100.0}})
        m_nodeTable->setItemDelegateForColumn(column, new SparkDelegate(NodeModel::ValuesRole, most, m_nodeTable));
    m_watch = new NodeWatch(m_services.runs, this);
    connect(m_watch, &NodeWatch::changed, this, [this] {
        if (const ClusterDetails *c = m_model->find(m_table->currentId())) {
            m_nodes->applyAll(liveRows(*c));
            showLiveNodes();
        }
    });
    m_replace->setToolTip(tr("Launches a machine for the worker that died, then terminates its machine"));
    connect(m_replace, &QAction::triggered, this, &ClustersPage::confirmReplace);
    m_dismiss->setToolTip(tr("Removes the lost machine from this list; its events are kept"));
    connect(m_dismiss, &QAction::triggered, this, &ClustersPage::dismissLost);
    m_export->setToolTip(
        tr("A file for the launch wizard, and for trainyardctl launch --plan, without keys and paths"));
    connect(m_export, &QAction::triggered, this, &ClustersPage::exportPlan);
    connect(m_openTerminal, &QAction::triggered, this, [this] {
        if (const NodeRow *node = m_nodes->find(m_nodeTable->currentId()))
            openTerminal(node->name);
    });
}

std::vector<NodeRow> ClustersPage::liveRows(const ClusterDetails &cluster)
{
    RunId active;
    for (const RunSnapshot &run : m_services.runs.runs()) {
        if (run.cluster == cluster.id && !isOver(run.state))
            active = run.id;
    }
    m_watch->showCluster(cluster.ours ? cluster.id : ClusterId(), active);
    std::vector<NodeRow> rows = nodeRows(cluster);
    for (NodeRow &row : rows)
        row.activity = m_watch->of(row.name);
    return rows;
}

/// Hides the columns without a measurement, and offers to replace a worker that died.
void ClustersPage::showLiveNodes()
{
    const auto &rows = m_nodes->rows();
    const auto any = [&rows](auto has) { return std::ranges::any_of(rows, has); };
    const bool curves[] = {any([](const NodeRow &n) { return !n.activity.processor.empty(); }),
                           any([](const NodeRow &n) { return !n.activity.memory.empty(); }),
                           any([](const NodeRow &n) { return !n.activity.network.empty(); }),
                           any([](const NodeRow &n) { return !n.activity.gpu.empty(); })};
    for (int i = 0; i < 4; ++i)
        m_nodeTable->setColumnHidden(NodeModel::Processor + i, !curves[i]);
    m_nodeTable->setColumnHidden(NodeModel::Process, !any([](const NodeRow &n) {
                                     return n.activity.rank >= 0 || !n.activity.died.empty() || !n.lost.empty();
                                 }));
    const ClusterDetails *c = m_model->find(m_table->currentId());
    const NodeRow *dead = c && c->ours ? deadNode() : nullptr;
    m_replace->setVisible(dead != nullptr);
    const bool trains = c && c->state == ClusterState::Training;
    const bool mayReplace = dead && (trains || (!dead->lost.empty() && c->state == ClusterState::Ready));
    setWhyNot(m_replace, mayReplace                    ? QString()
                         : dead && !dead->lost.empty() ? tr("A lost machine is replaced while the cluster is ready or "
                                                            "trains.")
                                                       : tr("A worker is replaced while a run trains."));
    m_dismiss->setVisible(c && c->ours && lostNode());
    m_dismiss->setEnabled(m_dismiss->isVisible());
}

const NodeRow *ClustersPage::deadNode() const
{
    const auto dead = [](const NodeRow &n) {
        return !n.locked && (!n.lost.empty() || (!n.activity.died.empty() && n.isRunning()));
    };
    if (const NodeRow *chosen = m_nodes->find(m_nodeTable->currentId()); chosen && dead(*chosen))
        return chosen;
    const auto first = std::ranges::find_if(m_nodes->rows(), dead);
    return first == m_nodes->rows().end() ? nullptr : &*first;
}

const NodeRow *ClustersPage::lostNode() const
{
    const auto lost = [](const NodeRow &n) { return !n.lost.empty(); };
    if (const NodeRow *chosen = m_nodes->find(m_nodeTable->currentId()); chosen && lost(*chosen))
        return chosen;
    const auto first = std::ranges::find_if(m_nodes->rows(), lost);
    return first == m_nodes->rows().end() ? nullptr : &*first;
}

void ClustersPage::dismissLost()
{
    const NodeRow *lost = lostNode();
    if (!lost)
        return;
    m_services.clusters.dismissLost(current(), lost->name).then(this, [this](const Status &done) {
        if (!done)
            Toast::showText(this, text::message(done.error()));
    });
}

/// A machine that no longer exists has no other commands.
void ClustersPage::showLostMenu(const QPoint &at)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (const NodeRow *dead = deadNode(); dead && dead == m_nodes->find(m_nodeTable->currentId()))
        menu->addAction(m_replace); // not of another machine
    menu->addAction(m_dismiss);
    menu->popup(at);
}

void ClustersPage::openTerminal(const std::string &node)
{
    m_tabs->setCurrentIndex(m_terminalTab); // creates its content
    if (m_terminal)
        m_terminal->open(node);
}

/// Writes the plan of the cluster as a file from which others can launch the same.
void ClustersPage::exportPlan()
{
    auto *dialog = new QFileDialog(this, tr("Export the plan of the cluster"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->selectFile(QStringLiteral("cluster.yaml"));
    connect(dialog, &QFileDialog::fileSelected, this, [this, id = current()](const QString &file) {
        m_services.clusters.exportedPlan(id).then(this, [this, file](const Result<std::string> &plan) {
            const Status done = plan ? writeFileAtomically(file.toStdString(), *plan) : Status(fail(plan.error()));
            Toast::showText(this, done ? tr("Exported to %1.").arg(file) : text::message(done.error()));
        });
    });
    dialog->open();
}

void ClustersPage::openSetUpLog(const std::string &node)
{
    m_tabs->setCurrentIndex(m_setUpTab); // creates its content
    if (m_setUp)
        m_setUp->open(node);
}

void ClustersPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_watch->setWatched(true);
}

void ClustersPage::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_watch->setWatched(false);
}

} // namespace trainyard::gui
