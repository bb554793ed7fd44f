// Accounts in the main window, and the help offered for a failed operation.
#include <utility>

#include <QClipboard>
#include <QGuiApplication>

#include "backend/services/operations.h"
#include "backend/wording/help.h"
#include "gui/app/main_window/main_window.h"
#include "gui/dialogs/account/accounts_dialog.h"
#include "gui/dialogs/account/mfa_code_dialog.h"
#include "gui/dialogs/account/policy_dialog.h"
#include "gui/dialogs/account/quotas_and_permissions_dialog.h"
#include "gui/text/format.h"
#include "gui/wizards/account/account_wizard.h"

namespace trainyard::gui {

using namespace services;

void MainWindow::help(const OperationSnapshot &failed)
{
    if (!failed.error)
        return;
    const auto plan = m_launched.find(failed.id.value);
    const auto quota = cluster::quotaNamedIn(*failed.error);
    const wording::Help help = wording::helpFor(*failed.error);
    switch (help) {
    case wording::Help::LogIn:
        if (!m_services.account.current().renewable())
            addAccount(); // static keys are renewed by entering new ones
        else
            m_services.account.logIn();
        break;
    case wording::Help::Account:
        addAccount();
        break;
    case wording::Help::OtherPlace:
    case wording::Help::Change:
        launchCluster(plan == m_launched.end() ? std::nullopt : std::optional(plan->second));
        break;
    case wording::Help::Terminate:
        terminate({});
        break;
    case wording::Help::Machine:
        go(Clusters);
        break;
    case wording::Help::Quota:
        if (quota)
            showQuotasAndPermissions(this, quota->region)->showQuota(quota->region, quota->code);
        else
            showQuotasAndPermissions(this);
        break;
    case wording::Help::Permissions:
        showPermissions();
        break;
    case wording::Help::Clock:
        QGuiApplication::clipboard()->setText(text::from(std::string(wording::command(help))));
        break;
    case wording::Help::None:
    case wording::Help::Retry:
        break;
    }
}

void MainWindow::showPermissions()
{
    auto *dialog = new PolicyDialog(m_services.account.current(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void MainWindow::promptMfaCode(const std::string &profile, const std::string &device)
{
    if (m_mfaDialog)
        return;
    m_mfaDialog = new MfaCodeDialog(m_services.account, text::from(profile), text::from(device), this);
    m_mfaDialog->setAttribute(Qt::WA_DeleteOnClose);
    m_mfaDialog->open();
}

void MainWindow::showAccounts()
{
    auto *dialog = new AccountsDialog(m_services.account, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &AccountsDialog::addRequested, this, [this, dialog] {
        dialog->close();
        addAccount();
    });
    dialog->open();
}

void MainWindow::addAccount()
{
    auto *wizard = new AccountWizard(m_services.account, this);
    wizard->setAttribute(Qt::WA_DeleteOnClose);
    wizard->open();
}

/// Shows the account in the title, too: dialogs hide the header, and the task bar shows only the title.
void MainWindow::nameAccount(const AccountSnapshot &account)
{
    const QString id = text::from(account.accountId), alias = text::from(account.alias);
    m_whose = account.profile == "local" ? tr("local cloud")
              : id.isEmpty()             ? tr("account unknown (profile %1)").arg(text::from(account.profile))
              : alias.isEmpty()          ? tr("account %1").arg(id)
                                         : tr("account %1 (%2)").arg(id, alias);
    showProgress();
}

/// Terminate all is disabled only when it is certain that nothing runs: an account that cannot be read may have machines.
void MainWindow::watchWhatRuns()
{
    connect(&m_services.clusters, &ClusterService::answered, this, [this] {
        m_knowledge.isRead = true;
        showTerminateAll();
    });
    connect(&m_services.clusters, &ClusterService::failed, this, [this] {
        m_knowledge.hasFailed = true;
        showTerminateAll();
    });
    connect(&m_services.clusters, &ClusterService::changed, this, [this] {
        m_knowledge.hasFailed = false; // a failure is reported after the list that it belongs to
        showTerminateAll();
    });
    connect(&m_services.account, &AccountService::changed, this, [this](const AccountSnapshot &account) {
        if (account.profile != std::exchange(m_knownProfile, account.profile))
            m_knowledge.isRead = false;
        showTerminateAll();
    });
    connect(&m_services.operations, &Operations::changed, this, [this] { // at every step of each
        if (m_services.operations.anyRunning() != m_knowledge.isBusy)
            showTerminateAll();
    });
    showTerminateAll();
}

void MainWindow::showTerminateAll()
{
    m_knowledge.isBusy = m_services.operations.anyRunning();
    const QString why = whyNothingToTerminate(m_services.clusters.clusters(), m_knowledge);
    m_terminateAction->setEnabled(why.isEmpty());
    m_terminateAction->setToolTip(why.isEmpty() ? tr("Lists what will be terminated and asks for confirmation") : why);
    m_terminateAction->setProperty("whyNot", why);
}

} // namespace trainyard::gui
