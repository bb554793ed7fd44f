// The tabs of a cluster in which something is done on its machines.
#include <QTabWidget>

#include "gui/pages/clusters_page.h"
#include "gui/pages/queue_view.h"
#include "gui/pages/run_on_all_view.h"
#include "gui/pages/terminal_view.h"
#include "gui/pages/tunnels_view.h"
#include "gui/text/format.h"

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
    addLazyTab(tabs, tr("Terminal"), [this] { return m_terminal = new TerminalView(m_services.terminals); });
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
}

} // namespace trainyard::gui
