// Stacks and EMR clusters in the main window: their wizards, and the dialog that attaches a stack.
#include <algorithm>

#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/services/clusters/managed_clusters.h"
#include "gui/app/main_window/main_window.h"
#include "gui/wizards/emr/emr_wizard.h"
#include "gui/wizards/stack/attach_dialog.h"
#include "gui/wizards/stack/stack_wizard.h"

namespace trainyard::gui {

using namespace services;

bool MainWindow::isNameTaken(const std::string &name) const
{
    const auto clusters = m_services.clusters.clusters();
    return std::ranges::any_of(clusters, [&](const ClusterDetails &c) { return c.alive() && c.name == name; });
}

std::string MainWindow::freeClusterName() const
{
    for (int n = 1;; ++n) {
        std::string name = "cluster-" + std::to_string(n);
        if (!isNameTaken(name))
            return name;
    }
}

std::shared_ptr<const cluster::Catalog> MainWindow::catalogOfAccount() const
{
    const auto account = m_services.account.current();
    auto catalog = m_services.clusters.catalog();
    return account.regions.empty() ? catalog : catalog->withRegions(account.regions);
}

void MainWindow::createStack()
{
    const auto account = m_services.account.current();
    cluster::StackPlan plan;
    plan.name = freeClusterName();
    plan.region = account.region.empty() ? plan.region : account.region;
    auto *wizard = new StackWizard(catalogOfAccount(), plan, account.costsMoney, &m_services.instanceCatalog,
                                   &m_services.planning, &m_services.managed, this);
    wizard->setAttribute(Qt::WA_DeleteOnClose);
    connect(wizard, &QWizard::accepted, this, [this, wizard] {
        m_services.managed.createStack(wizard->plan(), wizard->script());
        go(Clusters);
    });
    wizard->open();
}

void MainWindow::createEmr()
{
    const auto account = m_services.account.current();
    cluster::EmrPlan plan;
    plan.name = freeClusterName();
    plan.region = account.region.empty() ? plan.region : account.region;
    if (!account.accountId.empty()) // the console's own default
        plan.logUri = "s3://aws-logs-" + account.accountId + "-" + plan.region + "/elasticmapreduce";
    auto *wizard = new EmrWizard(catalogOfAccount(), plan, account.costsMoney, &m_services.instanceCatalog,
                                 &m_services.planning, &m_services.managed, this);
    wizard->setAttribute(Qt::WA_DeleteOnClose);
    connect(wizard, &QWizard::accepted, this, [this, wizard] {
        m_services.managed.createEmr(wizard->plan());
        go(Clusters);
    });
    wizard->open();
}

void MainWindow::attachStack()
{
    auto *dialog = new AttachDialog(m_services.managed, m_services.account.current().region, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_services.managed.attachStack(dialog->options());
        go(Clusters);
    });
    dialog->open();
}

} // namespace trainyard::gui
