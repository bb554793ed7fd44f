#include "gui/app/main_window/main_window.h"

#include <QAction>
#include <QActionGroup>
#include <QDesktopServices>
#include <QMenuBar>
#include <QSettings>
#include <QUrl>

#include "backend/services/clusters/planning.h"
#include "backend/services/data/data.h"
#include "gui/dialogs/program/licenses_dialog.h"
#include "gui/models/clusters/cluster_models.h"
#include "gui/pages/clusters/clusters_page.h"
#include "gui/pages/run/run_page.h"
#include "gui/pages/runs/runs_page.h"
#include "gui/text/format.h"
#include "gui/widgets/toast.h"

namespace trainyard::gui {

using namespace services;

QAction *MainWindow::action(const QString &text, const QString &iconName, const QKeySequence &shortcut)
{
    auto *made = new QAction(text, this);
    made->setProperty("iconName", iconName);
    made->setShortcut(shortcut);
    addAction(made); // shortcuts work for any focus
    m_commands.push_back(made);
    return made;
}

void MainWindow::makeActions()
{
    makePlaces();
    m_tourAction = action(tr("Try it: one minute, free"), QStringLiteral("computer"));
    m_launchAction = action(tr("Launch cluster…"), QStringLiteral("launch"), QKeySequence(Qt::CTRL | Qt::Key_N));
    m_planAction = action(tr("Open a saved plan…"), QStringLiteral("folder"));
    m_planAction->setToolTip(tr("A plan in YAML or JSON; its file can also be dropped on this window"));
    m_stackAction = action(tr("Create training stack…"), QStringLiteral("launch"));
    m_stackAction->setToolTip(tr("A CloudFormation stack whose workers can join and leave during a run"));
    m_emrAction = action(tr("Create EMR cluster…"), QStringLiteral("launch"));
    m_attachAction = action(tr("Open an existing stack…"), QStringLiteral("folder"));
    m_attachAction->setToolTip(tr("Makes a stack that another tool or a colleague has created a cluster here"));
    m_findAction = action(tr("Find running clusters"), QStringLiteral("search"));
    m_quotasAction = action(tr("Quotas and permissions…"), QStringLiteral("search"));
    m_addressAction = action(tr("Allow SSH from my new IP address"), QStringLiteral("key"));
    m_addressAction->setToolTip(
        tr("Allows SSH to all clusters from this computer's current IP address and removes its previous ones"));
    m_digitsAction = action(tr("Make digits…"), QStringLiteral("data"));
    m_uploadAction = action(tr("Upload folder…"), QStringLiteral("folder"));
    m_trainAction = action(tr("Start training…"), QStringLiteral("play"), QKeySequence(Qt::CTRL | Qt::Key_R));
    m_terminateAction =
        action(tr("Terminate all"), QStringLiteral("stop"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_T));
    m_accountAction = action(tr("Add an account…"), QStringLiteral("plus"));
    m_accountsAction = action(tr("Accounts…"), QStringLiteral("key"));
    m_permissionsAction = action(tr("Required permissions…"), QStringLiteral("key"));
    m_paletteAction = action(tr("Command palette…"), QStringLiteral("search"), QKeySequence(Qt::CTRL | Qt::Key_K));
    m_preferencesAction =
        action(tr("Preferences…"), QStringLiteral("settings"), QKeySequence(Qt::CTRL | Qt::Key_Comma));
    m_notificationsAction = action(tr("Notifications…"), QStringLiteral("alert"));
    m_licensesAction = action(tr("Licenses…"), QStringLiteral("copy"));
    m_alertsAction = action(tr("Alert rules…"), QStringLiteral("pulse"));
    m_noticesAction = action(tr("Notices…"), QStringLiteral("bell"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N));
    m_refreshAction = action(tr("Refresh"), QStringLiteral("refresh"), QKeySequence(Qt::Key_F5));
    m_quitAction = action(tr("Quit"), QStringLiteral("close"), QKeySequence(Qt::CTRL | Qt::Key_Q));
    m_terminateAccountAction = action(tr("Terminate everything in the account…"), QStringLiteral("stop"));
    m_terminateAccountAction->setToolTip(tr("Also what Trainyard did not launch; asks for the name of the account"));
    connectActions();
    makeThemes();
}

void MainWindow::makePlaces()
{
    const struct {
        QString text, icon;
    } places[] = {{tr("Clusters"), QStringLiteral("clusters")}, {tr("Runs"), QStringLiteral("runs")},
                  {tr("Data"), QStringLiteral("data")},         {tr("Costs"), QStringLiteral("costs")},
                  {tr("Activity"), QStringLiteral("activity")}, {tr("The tour"), QStringLiteral("computer")}};
    for (int i = 0; i < int(m_places.size()); ++i) {
        m_places[std::size_t(i)] =
            action(places[i].text, places[i].icon, QKeySequence(Qt::CTRL | Qt::Key(Qt::Key_1 + i)));
        connect(m_places[std::size_t(i)], &QAction::triggered, this, [this, i] { go(Place(i)); });
    }
    m_places[Tour]->setVisible(false);
    m_places[Tour]->setEnabled(false);
}

void MainWindow::connectActions()
{
    connect(m_tourAction, &QAction::triggered, this, &MainWindow::startTour);
    connect(m_launchAction, &QAction::triggered, this, [this] { launchCluster(); });
    connect(m_planAction, &QAction::triggered, this, &MainWindow::choosePlan);
    connect(m_stackAction, &QAction::triggered, this, &MainWindow::createStack);
    connect(m_emrAction, &QAction::triggered, this, &MainWindow::createEmr);
    connect(m_attachAction, &QAction::triggered, this, &MainWindow::attachStack);
    connect(m_findAction, &QAction::triggered, this, &MainWindow::findMachines);
    connect(m_quotasAction, &QAction::triggered, this, [this] { showQuotasAndPermissions(this); });
    connect(m_addressAction, &QAction::triggered, this, [this] { m_services.planning.updateSshIngress({}, false); });
    connect(m_digitsAction, &QAction::triggered, this, [this] { newData(true, this); });
    connect(m_uploadAction, &QAction::triggered, this, [this] { newData(false, this); });
    connect(m_trainAction, &QAction::triggered, this, [this] { startTraining(m_clusters->current(), {}); });
    connect(m_terminateAction, &QAction::triggered, this, [this] { terminate({}); });
    connect(m_terminateAccountAction, &QAction::triggered, this, [this] { terminate({}, true); });
    connect(m_accountAction, &QAction::triggered, this, &MainWindow::addAccount);
    connect(m_accountsAction, &QAction::triggered, this, &MainWindow::showAccounts);
    connect(m_permissionsAction, &QAction::triggered, this, &MainWindow::showPermissions);
    connect(m_notificationsAction, &QAction::triggered, this, &MainWindow::showNotifications);
    connect(m_alertsAction, &QAction::triggered, this, &MainWindow::showAlertRules);
    connect(m_noticesAction, &QAction::triggered, this, &MainWindow::showNotices);
    connect(m_preferencesAction, &QAction::triggered, this, &MainWindow::showPreferences);
    connect(m_paletteAction, &QAction::triggered, this, &MainWindow::showPalette);
    connect(m_refreshAction, &QAction::triggered, this, &MainWindow::refreshAll);
    connect(m_quitAction, &QAction::triggered, this, &QWidget::close);
}

void MainWindow::makeThemes()
{
    auto *group = new QActionGroup(this);
    const QString names[] = {tr("Theme: as the desktop"), tr("Theme: light"), tr("Theme: dark")};
    for (int i = 0; i < 3; ++i) {
        m_themes[std::size_t(i)] = action(names[i], QStringLiteral("settings"));
        m_themes[std::size_t(i)]->setCheckable(true);
        group->addAction(m_themes[std::size_t(i)]);
        connect(m_themes[std::size_t(i)], &QAction::triggered, this, [this, i] {
            m_settings.setValue(QStringLiteral("window/theme"), i);
            Theme::instance().setMode(Theme::Mode(i));
        });
    }
    m_themes[std::size_t(Theme::instance().mode())]->setChecked(true);
    connect(m_licensesAction, &QAction::triggered, this, [this] {
        auto *dialog = new LicensesDialog(this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &LicensesDialog::pageRequested, this,
                [](const QString &address) { QDesktopServices::openUrl(QUrl(address)); });
        dialog->open();
    });
}

/// Searches for clusters and reports how many machines run.
void MainWindow::findMachines()
{
    connect(
        &m_services.clusters, &ClusterService::answered, this,
        [this] {
            int machines = 0;
            for (const ClusterDetails &c : m_services.clusters.clusters())
                machines += c.alive() ? c.machinesAlive() : 0;
            Toast::showText(this, machines > 0 ? tr("Found %1 running.").arg(text::machines(machines))
                                               : tr("None of your machines is running."));
        },
        Qt::SingleShotConnection);
    m_services.clusters.refresh();
}

void MainWindow::refreshAll()
{
    m_services.account.refresh();
    m_services.clusters.refresh();
    m_services.runs.refresh();
    m_services.data.refresh();
}

void MainWindow::makeMenus()
{
    QMenu *file = menuBar()->addMenu(tr("&Cluster"));
    for (QAction *a :
         {m_launchAction, m_planAction, m_stackAction, m_emrAction, m_attachAction, m_tourAction, m_findAction})
        file->addAction(a);
    file->addSeparator();
    for (QAction *a : m_clusters->commands())
        file->addAction(a);
    file->addSeparator();
    file->addAction(m_accountAction);
    file->addAction(m_accountsAction);
    file->addAction(m_permissionsAction);
    for (QAction *a : {m_quotasAction, m_addressAction})
        file->addAction(a);
    file->addSeparator();
    file->addAction(m_terminateAction);
    file->addAction(m_terminateAccountAction);
    file->addAction(m_quitAction);
    QMenu *run = menuBar()->addMenu(tr("&Run"));
    run->addAction(m_trainAction);
    run->addAction(m_digitsAction);
    run->addAction(m_uploadAction);
    run->addSeparator();
    for (QAction *a : m_runs->page().commands())
        run->addAction(a);
    run->addSeparator();
    for (QAction *a : m_runs->commands())
        run->addAction(a);
    QMenu *view = menuBar()->addMenu(tr("&View"));
    for (QAction *a : m_places)
        view->addAction(a);
    view->addSeparator();
    for (QAction *a : m_themes)
        view->addAction(a);
    view->addSeparator();
    for (QAction *a : {m_paletteAction, m_refreshAction, m_noticesAction, m_notificationsAction, m_alertsAction,
                       m_preferencesAction})
        view->addAction(a);
    makeHelpMenu();
}

} // namespace trainyard::gui
