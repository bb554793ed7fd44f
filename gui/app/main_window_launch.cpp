// Launch in the main window: the wizard, the dialogs that its findings open, and the notebook of a machine.

#include <QDesktopServices>
#include <QMessageBox>
#include <QUrl>

#include "backend/cluster/plan/catalog.h"
#include "gui/app/main_window.h"
#include "gui/dialogs/quotas_and_permissions_dialog.h"
#include "gui/models/plan_defaults.h"
#include "gui/wizards/launch/launch_wizard.h"

namespace trainyard::gui {

using namespace services;

void MainWindow::launchCluster(std::optional<cluster::LaunchPlan> again)
{
    const auto account = m_services.account.current();
    cluster::LaunchPlan plan;
    PlanDefaults::read(m_settings).apply(plan);
    plan.region = account.region.empty() ? plan.region : account.region;
    if (again)
        plan = std::move(*again);
    if (plan.name.empty() || isNameTaken(plan.name))
        plan.name = freeClusterName();
    auto *wizard = new LaunchWizard(catalogOfAccount(), plan, account.costsMoney, &m_services.instanceCatalog,
                                    &m_services.planning, this);
    connect(wizard, &LaunchWizard::fixRequested, this, [this, wizard](const cluster::Fix &fix) {
        if (fix.action == cluster::FixAction::LogIn)
            m_services.account.logIn();
        else if (fix.action == cluster::FixAction::ShowPermissions)
            showQuotasAndPermissions(wizard)->showPermissions();
        else if (fix.action == cluster::FixAction::ShowPolicies)
            showQuotasAndPermissions(wizard)->showPolicies(cluster::Wizard::Ec2);
        else
            showQuotasAndPermissions(wizard, wizard->plan().region,
                                     {{wizard->plan().typeOfHead(), 1, wizard->plan().spot},
                                      {wizard->plan().instanceType, wizard->plan().workers, wizard->plan().spot}})
                ->showQuota(wizard->plan().region, fix.value);
    });
    wizard->setAttribute(Qt::WA_DeleteOnClose);
    connect(wizard, &LaunchWizard::accepted, this, [this, wizard] {
        m_launched[m_services.clusters.launch(wizard->plan()).value] = wizard->plan();
        go(Clusters);
    });
    wizard->open();
}

void MainWindow::showNotebook(const QString &page)
{
    const QUrl url = QUrl::fromLocalFile(page);
    if (QDesktopServices::openUrl(url))
        return;
    auto *box = new QMessageBox(QMessageBox::NoIcon, tr("Jupyter"),
                                tr("Jupyter is ready, but this desktop has no browser set up. Open this page in one:"),
                                QMessageBox::Close, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(url.toString());
    box->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    box->open();
}

QuotasAndPermissionsDialog *MainWindow::showQuotasAndPermissions(QWidget *over, const std::string &region,
                                                                 const std::vector<cluster::QuotaNeed> &needs)
{
    const auto account = m_services.account.current();
    auto *dialog = new QuotasAndPermissionsDialog(m_services.planning, account.regions,
                                                  region.empty() ? account.region : region, needs, over);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
    return dialog;
}

} // namespace trainyard::gui
