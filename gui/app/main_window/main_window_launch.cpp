// Launch in the main window: the wizard, the dialogs that its findings open, and the notebook of a machine.

#include <QDesktopServices>
#include <QFileDialog>
#include <QMessageBox>
#include <QSettings>
#include <QUrl>

#include "backend/automation/declarative.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "gui/app/main_window/main_window.h"
#include "gui/dialogs/account/quotas_and_permissions_dialog.h"
#include "gui/models/launch/plan_defaults.h"
#include "gui/text/format.h"
#include "gui/widgets/toast.h"
#include "gui/wizards/launch/launch_wizard.h"

namespace trainyard::gui {

using namespace services;

void MainWindow::launchCluster(std::optional<cluster::LaunchPlan> again)
{
    const auto account = m_services.account.current();
    cluster::LaunchPlan plan;
    const PlanDefaults defaults = PlanDefaults::read(m_settings);
    defaults.apply(plan);
    plan.region = defaults.regionIn(account.regions, account.region.empty() ? plan.region : account.region);
    if (again)
        plan = std::move(*again);
    if (plan.name.empty() || isNameTaken(plan.name))
        plan.name = freeClusterName();
    std::optional<cluster::LaunchPlan> draft;
    if (!again) {
        if (auto stored = cluster::LaunchPlan::fromJson(m_settings.value(draftKey()).toString().toStdString()))
            draft = std::move(*stored);
    }
    auto *wizard = new LaunchWizard(catalogOfAccount(), plan, account.costsMoney, &m_services.instanceCatalog,
                                    &m_services.planning, &m_services.clusters, this);
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
    wizard->offerDraft(draft);
    const QString key = draftKey(); // of the profile that the wizard plans for
    connect(wizard, &LaunchWizard::draftDiscarded, this, [this, key] { m_settings.remove(key); });
    connect(wizard, &LaunchWizard::rejected, this, [this, wizard, key] {
        if (!wizard->isEdited())
            return;
        m_settings.setValue(key, text::from(wizard->plan().toJson()));
        Toast::showText(this, tr("Your plan is kept: Launch cluster offers it again."));
    });
    connect(wizard, &LaunchWizard::accepted, this, [this, wizard, key] {
        m_settings.remove(key);
        m_launched[wizard->operation().value] = wizard->plan();
        go(Clusters);
    });
    wizard->open();
}

QString MainWindow::draftKey() const
{
    return QStringLiteral("launch/draft-") + text::from(m_services.account.current().profile);
}

void MainWindow::choosePlan()
{
    auto *dialog = new QFileDialog(this, tr("Open a saved plan"), {}, tr("Plans (*.json *.yaml *.yml)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &MainWindow::openPlan);
    dialog->open();
}

void MainWindow::openPlan(const QString &file)
{
    const QString title = tr("This plan cannot be opened");
    const auto read = automation::readDeclarativeFile(file.toStdString(), automation::Reading::Plan);
    if (!read)
        return showProblem(title, read.error().code == ErrorCode::InvalidArgument
                                      ? text::from(read.error().detail) // the lines that are wrong
                                      : text::message(read.error()));
    if (!read->cluster)
        return showProblem(title, tr("The file does not describe a cluster."));
    cluster::LaunchPlan plan = *read->cluster;
    if (const auto account = m_services.account.current(); !read->hasRegion && !account.region.empty())
        plan.region = account.region;
    launchCluster(std::move(plan));
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
