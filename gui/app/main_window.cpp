#include "gui/app/main_window.h"

#include <algorithm>

#include <QAction>
#include <QActionGroup>
#include <QCloseEvent>
#include <QListWidget>
#include <QMenuBar>
#include <QSettings>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "backend/services/data.h"
#include "backend/services/operations.h"
#include "backend/services/planning.h"
#include "gui/app/address_banner.h"
#include "gui/app/header_bar.h"
#include "gui/app/operations_panel.h"
#include "gui/app/session_banner.h"
#include "gui/dialogs/preferences.h"
#include "gui/dialogs/quit_dialog.h"
#include "gui/dialogs/quotas_and_permissions_dialog.h"
#include "gui/dialogs/terminate_dialog.h"
#include "gui/models/cluster_models.h"
#include "gui/pages/activity_page.h"
#include "gui/pages/clusters_page.h"
#include "gui/pages/costs_page.h"
#include "gui/pages/data_page.h"
#include "gui/pages/run_page.h"
#include "gui/pages/runs_page.h"
#include "gui/pages/tour_page.h"
#include "gui/text/format.h"
#include "gui/widgets/command_palette.h"
#include "gui/widgets/icons.h"
#include "gui/widgets/toast.h"

namespace trainyard::gui {

using namespace services;

MainWindow::MainWindow(Services services, QSettings &settings, const QString &stateFolder, QWidget *parent)
    : QMainWindow(parent)
    , m_services(services)
    , m_settings(settings)
    , m_stateFolder(stateFolder)
    , m_sidebar(new QListWidget)
    , m_pages(new QStackedWidget)
{
    setWindowTitle(tr("Trainyard"));
    setWindowIcon(applicationIcon());
    makeActions();
    m_header = new HeaderBar(services, m_terminateAction);
    m_operationsPanel = new OperationsPanel(services.operations);
    m_clusters = new ClustersPage(services, m_launchAction, {m_tourAction, m_launchAction, m_findAction});
    m_runs = new RunsPage(services, m_trainAction, {m_trainAction, m_tourAction});
    auto *sets = new DataPage(services, {m_digitsAction, m_uploadAction}, m_tourAction);
    auto *activity = new ActivityPage(services);
    for (QWidget *page :
         std::initializer_list<QWidget *>{m_clusters, m_runs, sets, new CostsPage(services), activity, new QWidget})
        m_pages->addWidget(page);

    m_sidebar->setObjectName(QStringLiteral("sidebar"));
    m_sidebar->setAccessibleName(tr("Places"));
    m_sidebar->setFixedWidth(160);
    m_sidebar->setIconSize({16, 16});
    m_sidebar->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (QAction *place : m_places)
        m_sidebar->addItem(new QListWidgetItem(place->text()));
    m_sidebar->item(Tour)->setHidden(true); // visible after the first start of the tour
    connect(m_sidebar, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0)
            m_pages->setCurrentIndex(row);
    });

    auto *body = new QWidget;
    auto *row = new QHBoxLayout(body);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_sidebar);
    row->addWidget(m_pages, 1);
    auto *central = new QWidget;
    auto *column = new QVBoxLayout(central);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(new SessionBanner(services));
    column->addWidget(new AddressBanner(services));
    column->addWidget(body, 1);
    column->addWidget(m_operationsPanel);
    setCentralWidget(central);

    for (const auto &from :
         {m_clusters->commands(), m_runs->page().commands(), std::vector<QAction *>{activity->copyAction()}})
        m_commands.insert(m_commands.end(), from.begin(), from.end());
    makeMenus();
    connect(m_clusters, &ClustersPage::trainRequested, this, [this](const ClusterId &id) { startTraining(id, {}); });
    connect(m_clusters, &ClustersPage::terminateRequested, this, [this](const ClusterId &id) { terminate(id); });
    connect(m_clusters, &ClustersPage::runRequested, this, [this](const RunId &id) {
        m_runs->select(id);
        go(Runs);
    });
    connect(sets, &DataPage::useRequested, this, [this](const QString &uri) { startTraining({}, uri); });
    connect(&m_services.tour, &TourService::began, this, [this] {
        makeTour();
        m_sidebar->item(Tour)->setHidden(false);
        m_places[Tour]->setVisible(true);
        m_places[Tour]->setEnabled(true);
        m_tourAction->setText(tr("Show the tour"));
    });
    connect(&m_services.tour, &TourService::finished, this,
            [this] { m_tourAction->setText(tr("Try it on this computer")); });
    connect(&m_services.teardown, &TeardownService::finished, this, [this](const Result<TeardownReceipt> &receipt) {
        QStringList left;
        if (receipt) {
            for (const TeardownItem &item : receipt->leftover)
                left << text::from(item.name.empty() ? item.id : item.name);
        }
        m_header->setLeftover(left.isEmpty() ? QString()
                                             : tr("Still running: %1").arg(left.join(QStringLiteral(", "))));
    });
    connect(&m_services.costs, &CostService::alarm, this, [this](const cluster::BudgetAlarm &alarm) {
        const QString whose = alarm.cluster.empty() ? tr("today") : text::from(alarm.name);
        const QString spent = tr("%1 of the %2 budget for %3 is spent", "money, money, a cluster or today")
                                  .arg(text::money(alarm.spent), text::money(alarm.budget.usd), whose);
        m_header->setAlarm(alarm.news.act && alarm.budget.action != cluster::BudgetAction::Warn
                               ? tr("%1. Budget action in progress: %2.", "what is spent, what happens")
                                     .arg(spent, text::toString(alarm.budget.action))
                               : spent);
    });
    const auto paintSidebar = [this] {
        for (int i = 0; i < int(m_places.size()); ++i)
            m_sidebar->item(i)->setIcon(icon(m_places[std::size_t(i)]->property("iconName").toString()));
    };
    connect(&Theme::instance(), &Theme::changed, this, paintSidebar);
    paintSidebar();
    connect(m_operationsPanel, &OperationsPanel::helpRequested, this, &MainWindow::help);
    connect(&m_services.clusters, &ClusterService::notebookReady, this, &MainWindow::showNotebook);
    connect(m_header, &HeaderBar::accountRequested, this, &MainWindow::addAccount);
    connect(&m_services.account, &AccountService::mfaCodeRequested, this, &MainWindow::promptMfaCode);
    connect(&m_services.account, &AccountService::changed, this, &MainWindow::nameAccount);
    nameAccount(m_services.account.current());

    resize(1280, 800);
    setMinimumSize(960, 600);
    restoreGeometry(m_settings.value(QStringLiteral("window/geometry")).toByteArray());
    go(Place(std::clamp(m_settings.value(QStringLiteral("window/place"), 0).toInt(), 0, 4)));
}

MainWindow::~MainWindow() = default;

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
    m_tourAction = action(tr("Try it on this computer"), QStringLiteral("computer"));
    m_launchAction = action(tr("Launch cluster…"), QStringLiteral("launch"), QKeySequence(Qt::CTRL | Qt::Key_N));
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
    m_refreshAction = action(tr("Refresh"), QStringLiteral("refresh"), QKeySequence(Qt::Key_F5));
    m_quitAction = action(tr("Quit"), QStringLiteral("close"), QKeySequence(Qt::CTRL | Qt::Key_Q));
    m_terminateAction->setToolTip(tr("Lists what will be terminated and asks for confirmation"));

    connect(m_tourAction, &QAction::triggered, this, &MainWindow::startTour);
    connect(m_launchAction, &QAction::triggered, this, [this] { launchCluster(); });
    connect(m_findAction, &QAction::triggered, this, [this] {
        connect(
            &m_services.clusters, &ClusterService::answered, this,
            [this] {
                int machines = 0;
                for (const ClusterSnapshot &c : m_services.clusters.clusters())
                    machines += c.alive() ? c.machinesAlive() : 0;
                Toast::showText(this, machines > 0 ? tr("Found %1 running.").arg(text::machines(machines))
                                                   : tr("None of your machines is running."));
            },
            Qt::SingleShotConnection);
        m_services.clusters.refresh();
    });
    connect(m_quotasAction, &QAction::triggered, this, [this] { showQuotasAndPermissions(this); });
    connect(m_addressAction, &QAction::triggered, this, [this] { m_services.planning.updateSshIngress({}, false); });
    connect(m_digitsAction, &QAction::triggered, this, [this] { newData(true, this); });
    connect(m_uploadAction, &QAction::triggered, this, [this] { newData(false, this); });
    connect(m_trainAction, &QAction::triggered, this, [this] { startTraining(m_clusters->current(), {}); });
    connect(m_terminateAction, &QAction::triggered, this, [this] { terminate({}); });
    connect(m_accountAction, &QAction::triggered, this, &MainWindow::addAccount);
    connect(m_accountsAction, &QAction::triggered, this, &MainWindow::showAccounts);
    connect(m_permissionsAction, &QAction::triggered, this, &MainWindow::showPermissions);
    connect(m_paletteAction, &QAction::triggered, this, &MainWindow::showPalette);
    connect(m_refreshAction, &QAction::triggered, this, [this] {
        m_services.account.refresh();
        m_services.clusters.refresh();
        m_services.runs.refresh();
        m_services.data.refresh();
    });
    connect(m_quitAction, &QAction::triggered, this, &QWidget::close);

    const auto setTheme = [this](Theme::Mode mode) {
        m_settings.setValue(QStringLiteral("window/theme"), int(mode));
        Theme::instance().setMode(mode);
        m_themes[std::size_t(mode)]->setChecked(true);
    };
    auto *group = new QActionGroup(this);
    const QString names[] = {tr("Theme: as the desktop"), tr("Theme: light"), tr("Theme: dark")};
    for (int i = 0; i < 3; ++i) {
        m_themes[std::size_t(i)] = action(names[i], QStringLiteral("settings"));
        m_themes[std::size_t(i)]->setCheckable(true);
        group->addAction(m_themes[std::size_t(i)]);
        connect(m_themes[std::size_t(i)], &QAction::triggered, this, [setTheme, i] { setTheme(Theme::Mode(i)); });
    }
    m_themes[std::size_t(Theme::instance().mode())]->setChecked(true);
    connect(m_preferencesAction, &QAction::triggered, this, [this, setTheme] {
        auto *dialog = new Preferences(m_stateFolder, this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &Preferences::themeChosen, this, setTheme);
        dialog->open();
    });
}

void MainWindow::makeMenus()
{
    QMenu *file = menuBar()->addMenu(tr("&Cluster"));
    for (QAction *a : {m_launchAction, m_tourAction, m_findAction})
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
    file->addAction(m_quitAction);
    QMenu *run = menuBar()->addMenu(tr("&Run"));
    run->addAction(m_trainAction);
    run->addAction(m_digitsAction);
    run->addAction(m_uploadAction);
    run->addSeparator();
    for (QAction *a : m_runs->page().commands())
        run->addAction(a);
    QMenu *view = menuBar()->addMenu(tr("&View"));
    for (QAction *a : m_places)
        view->addAction(a);
    view->addSeparator();
    for (QAction *a : m_themes)
        view->addAction(a);
    view->addSeparator();
    for (QAction *a : {m_paletteAction, m_refreshAction, m_preferencesAction})
        view->addAction(a);
}

void MainWindow::go(Place place)
{
    m_sidebar->setCurrentRow(place);
    m_pages->setCurrentIndex(place);
}

/// Creates the tour page on demand: it makes the start a fifth longer (bench/window_start.py), and most starts do not
/// need it.
void MainWindow::makeTour()
{
    if (m_tour)
        return;
    m_tour = new TourPage(m_services, m_launchAction);
    delete m_pages->widget(Tour); // the placeholder
    m_pages->insertWidget(Tour, m_tour);
}

void MainWindow::startTour()
{
    makeTour();
    if (!m_services.tour.running())
        m_services.tour.start();
    go(Tour);
}

void MainWindow::bringToFront()
{
    setWindowState(windowState() & ~Qt::WindowMinimized);
    show();
    raise();
    activateWindow();
}

TerminateDialog *MainWindow::terminate(const ClusterId &cluster, bool wholeAccount)
{
    auto *sheet =
        new TerminateDialog(m_services.teardown, {cluster, wholeAccount, {}}, m_services.account.current(), this);
    connect(sheet, &TerminateDialog::wholeAccountRequested, this, [this] { terminate({}, true); });
    // A hidden dialog reopens with its receipt and is deleted only when it is closed.
    connect(sheet, &TerminateDialog::finished, sheet, [sheet] { sheet->open(); });
    connect(sheet, &QDialog::finished, sheet, &QObject::deleteLater);
    sheet->open();
    return sheet;
}

void MainWindow::showPalette()
{
    (new CommandPalette(m_commands, this))->open();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    saveState();
    const auto clusters = m_services.clusters.clusters();
    const bool running =
        std::ranges::any_of(clusters, [](const ClusterSnapshot &c) { return c.alive() && c.machinesAlive() > 0; });
    if (m_closeAllowed || (!running && !m_services.operations.anyRunning())) {
        event->accept();
        return;
    }
    event->ignore();
    confirmQuit();
}

void MainWindow::confirmQuit()
{
    int machines = 0;
    double hourly = 0;
    std::optional<Timestamp> first;
    bool endless = false;
    for (const ClusterSnapshot &c : m_services.clusters.clusters()) {
        machines += c.alive() ? c.machinesAlive() : 0;
        hourly += std::max(0.0, hourlyNow(c));
        endless = endless || (c.alive() && !c.expires);
        if (c.alive() && c.expires && (!first || *c.expires < *first))
            first = c.expires;
    }
    const QString deadline =
        first ? tr("The first of them terminates itself in %1.").arg(text::age(*first - SystemClock::instance().now()))
              : tr("They have no deadline.");
    auto *question = new QuitDialog(
        machines > 0 ? tr("%1 running at %2. %3").arg(text::machines(machines), text::perHour(hourly), deadline)
                     : tr("An operation is still in progress; machines may be starting."),
        !endless, this);
    question->setAttribute(Qt::WA_DeleteOnClose);
    const auto closeNow = [this] {
        m_closeAllowed = true;
        close();
    };
    connect(question, &QDialog::accepted, this, [this, question, closeNow] {
        switch (question->answer()) {
        case QuitDialog::Choice::Keep:
            closeNow();
            break;
        case QuitDialog::Choice::KeepWithDeadline: {
            const OperationId id = m_services.clusters.scheduleTermination(question->deadline());
            connect(&m_services.operations, &Operations::changed, this, [id, closeNow](const OperationSnapshot &o) {
                if (o.id == id && o.state == OperationState::Done)
                    closeNow();
            });
            break;
        }
        case QuitDialog::Choice::Terminate:
            connect(terminate({}), &TerminateDialog::finished, this, [closeNow](bool clean) {
                if (clean)
                    closeNow();
            });
            break;
        case QuitDialog::Choice::Stay:
            break;
        }
    });
    question->open();
}

void MainWindow::saveState()
{
    m_settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
    const int place = m_sidebar->currentRow();
    m_settings.setValue(QStringLiteral("window/place"), place == Tour ? int(Clusters) : place);
}

} // namespace trainyard::gui
