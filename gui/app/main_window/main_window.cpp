#include "gui/app/main_window/main_window.h"

#include <algorithm>

#include <QAction>
#include <QListWidget>
#include <QSettings>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "backend/services/operations.h"
#include "gui/app/address_banner.h"
#include "gui/app/header_bar.h"
#include "gui/app/operations_panel.h"
#include "gui/app/session_banner.h"
#include "gui/dialogs/account/quotas_and_permissions_dialog.h"
#include "gui/dialogs/clusters/terminate_dialog.h"
#include "gui/models/charts/chart_view.h"
#include "gui/models/notices/notice_log.h"
#include "gui/pages/activity/activity_page.h"
#include "gui/pages/clusters/clusters_page.h"
#include "gui/pages/costs/costs_page.h"
#include "gui/pages/data/data_page.h"
#include "gui/pages/run/model_panel.h"
#include "gui/pages/run/run_page.h"
#include "gui/pages/runs/runs_page.h"
#include "gui/pages/tour/tour_page.h"
#include "gui/text/format.h"
#include "gui/widgets/theme/icons.h"

namespace trainyard::gui {

using namespace services;

MainWindow::MainWindow(Services services, QSettings &settings, const QString &stateFolder, QWidget *parent)
    : QMainWindow(parent)
    , m_services(services)
    , m_settings(settings)
    , m_stateFolder(stateFolder)
    , m_sidebar(new QListWidget)
    , m_pages(new QStackedWidget)
    , m_noticeLog(new NoticeLog(this))
{
    setWindowTitle(tr("Trainyard"));
    setWindowIcon(applicationIcon());
    makeActions();
    m_header = new HeaderBar(services, m_noticesAction, m_terminateAction);
    m_operationsPanel = new OperationsPanel(services.operations);
    makeSidebar();
    layOut();
    makePages();
    centralWidget()->layout()->addWidget(m_operationsPanel); // the last one also in the order of the focus
    makeMenus();
    connectServices();
    nameAccount(m_services.account.current());

    resize(1280, 800);
    setMinimumSize(960, 600);
    restoreLayout();
    go(Place(std::clamp(m_settings.value(QStringLiteral("window/place"), 0).toInt(), 0, 4)));
}

MainWindow::~MainWindow() = default;

void MainWindow::makePages()
{
    m_clusters =
        new ClustersPage(m_services, m_launchAction,
                         {m_tourAction, m_accountAction, {m_launchAction, m_attachAction, m_findAction}}, m_pages);
    m_clusters->setOtherLaunches({m_launchAction, m_planAction, m_stackAction, m_emrAction, m_attachAction});
    m_runs = new RunsPage(m_services, m_trainAction, {m_trainAction, m_tourAction}, m_pages);
    auto *sets = new DataPage(m_services, {m_digitsAction, m_uploadAction}, m_tourAction, m_pages);
    auto *costs = new CostsPage(m_services, m_pages);
    auto *activity = new ActivityPage(m_services, m_pages);
    for (QWidget *page : std::initializer_list<QWidget *>{m_clusters, m_runs, sets, costs, activity, new QWidget})
        m_pages->addWidget(page);
    for (const auto &from :
         {m_clusters->commands(), m_runs->page().commands(), m_runs->commands(), activity->commands()})
        m_commands.insert(m_commands.end(), from.begin(), from.end());
    connect(m_clusters, &ClustersPage::trainRequested, this, [this](const ClusterId &id) { startTraining(id, {}); });
    connect(&m_runs->page(), &RunPage::resumeRequested, this, &MainWindow::resumeTraining);
    connect(&m_runs->page().models(), &ModelPanel::continueRequested, this, &MainWindow::continueTraining);
    connect(&m_runs->page(), &RunPage::againRequested, this, &MainWindow::planAgain);
    connect(m_clusters, &ClustersPage::pageRequested, this, &MainWindow::openPage);
    connect(&m_runs->page(), &RunPage::pageRequested, this, &MainWindow::openPage);
    m_runs->page().setChartView(loadChartView(m_settings));
    connect(&m_runs->page(), &RunPage::chartViewChanged, this,
            [this](const ChartView &view) { storeChartView(m_settings, view); });
    m_runs->setListView(loadRunListView(m_settings));
    connect(m_runs, &RunsPage::listViewChanged, this,
            [this](const RunListView &view) { storeRunListView(m_settings, view); });
    connect(&m_runs->page(), &RunPage::newHeadRequested, this, &MainWindow::offerNewHead);
    connect(m_clusters, &ClustersPage::terminateRequested, this, [this](const ClusterId &id) { terminate(id); });
    connect(m_clusters, &ClustersPage::runRequested, this, [this](const RunId &id) {
        m_runs->select(id);
        go(Runs);
    });
    connect(m_clusters, &ClustersPage::filesRequested, this, [this, sets](const QString &address) {
        go(Data);
        sets->browse(address);
    });
    connect(sets, &DataPage::useRequested, this, [this](const QString &uri) { startTraining({}, uri); });
}

void MainWindow::makeSidebar()
{
    m_sidebar->setObjectName(QStringLiteral("sidebar"));
    m_sidebar->setAccessibleName(tr("Places"));
    m_sidebar->setFixedWidth(160);
    m_sidebar->setIconSize({16, 16});
    m_sidebar->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_sidebar->ensurePolished(); // setHidden() below computes the heights of the rows, which need the style sheet
    for (QAction *place : m_places)
        m_sidebar->addItem(new QListWidgetItem(place->text()));
    m_sidebar->item(Tour)->setHidden(true); // visible after the first start of the tour
    connect(m_sidebar, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0)
            m_pages->setCurrentIndex(row);
    });
    const auto paint = [this] {
        for (int i = 0; i < int(m_places.size()); ++i)
            m_sidebar->item(i)->setIcon(icon(m_places[std::size_t(i)]->property("iconName").toString()));
    };
    connect(&Theme::instance(), &Theme::changed, this, paint);
    paint();
}

/// Before the pages are created: with a style sheet, a widget that gets another parent is styled again, with all that is
/// in it. Pages that moved with their content took two thirds of the start; they are created in their place, too.
void MainWindow::layOut()
{
    auto *central = new QWidget;
    setCentralWidget(central);
    auto *column = new QVBoxLayout(central);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(new SessionBanner(m_services));
    column->addWidget(new AddressBanner(m_services));
    auto *body = new QWidget;
    column->addWidget(body, 1);
    auto *row = new QHBoxLayout(body);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_sidebar);
    row->addWidget(m_pages, 1);
}

void MainWindow::connectServices()
{
    connect(&m_services.tour, &TourService::began, this, [this] {
        makeTour();
        m_sidebar->item(Tour)->setHidden(false);
        m_places[Tour]->setVisible(true);
        m_places[Tour]->setEnabled(true);
        m_tourAction->setText(tr("Show the tour"));
    });
    connect(&m_services.tour, &TourService::finished, this,
            [this] { m_tourAction->setText(tr("Try it: one minute, free")); });
    connect(&m_services.teardown, &TeardownService::finished, this,
            [this](const OperationId &, const Result<cluster::Receipt> &receipt) { showLeftovers(receipt); });
    connect(&m_services.runs, &RunService::changed, this, &MainWindow::watchHeads);
    connect(&m_services.costs, &CostService::alarm, this, &MainWindow::showAlarm);
    connectNotices();
    watchWhatRuns();
    connect(m_operationsPanel, &OperationsPanel::helpRequested, this, &MainWindow::help);
    connect(&m_services.clusters, &ClusterService::notebookReady, this, &MainWindow::showNotebook);
    connect(m_header, &HeaderBar::accountRequested, this, &MainWindow::addAccount);
    connect(&m_services.account, &AccountService::mfaCodeRequested, this, &MainWindow::promptMfaCode);
    connect(&m_services.account, &AccountService::changed, this, &MainWindow::nameAccount);
}

void MainWindow::showLeftovers(const Result<cluster::Receipt> &receipt)
{
    QStringList left;
    for (const cluster::ReceiptLine &line : receipt ? receipt->leftovers() : std::vector<cluster::ReceiptLine>())
        left << text::from(line.target.name.empty() ? line.target.id : line.target.name);
    m_knowledge.hasLeftovers = !left.isEmpty();
    showTerminateAll();
    m_header->setLeftover(left.isEmpty() ? QString() : tr("Still running: %1").arg(left.join(QStringLiteral(", "))));
}

void MainWindow::showAlarm(const cluster::BudgetAlarm &alarm)
{
    const QString whose = alarm.isOfDay() ? tr("today") : text::from(alarm.name);
    QString spent = tr("%1 of the %2 budget for %3 is spent", "money, money, a cluster or today")
                        .arg(text::money(alarm.spent), text::money(alarm.budget.usd), whose);
    if (!alarm.elsewhere.empty())
        spent = tr("%1. Not terminated, in another account: %2", "what is spent, clusters")
                    .arg(spent, text::list(alarm.elsewhere).join(QStringLiteral(", ")));
    const bool waits = !alarm.elsewhere.empty() && !alarm.measures.terminate; // for the account of its clusters
    m_header->setAlarm(alarm.news.act && alarm.budget.action != cluster::BudgetAction::Warn && !waits
                           ? tr("%1. Budget action in progress: %2.", "what is spent, what happens")
                                 .arg(spent, text::toString(alarm.budget.action))
                           : spent);
}

void MainWindow::go(Place place)
{
    m_sidebar->setCurrentRow(place);
    m_pages->setCurrentIndex(place);
}

/// Creates the tour page on demand: it makes the start a fifth longer (bench/window/window_start.py), and most starts
/// do not need it.
void MainWindow::makeTour()
{
    if (m_tour)
        return;
    m_tour = new TourPage(m_services, m_launchAction);
    connect(m_tour, &TourPage::pageRequested, this, &MainWindow::openPage);
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

TerminateDialog *MainWindow::terminate(const ClusterId &id, bool wholeAccount)
{
    cluster::TeardownScope scope;
    scope.profile = m_services.account.current().profile; // also when it is repeated after another was selected
    scope.wholeAccount = wholeAccount;
    if (!id.empty())
        scope.clusters = {id};
    scope.named = !id.empty();
    auto *dialog = new TerminateDialog(m_services.teardown, scope, m_services.account.current(), this);
    nameRuns(dialog, id);
    connect(dialog, &TerminateDialog::wholeAccountRequested, this, [this] { terminate({}, true); });
    // A hidden dialog reopens with its receipt and is deleted only when it is closed.
    connect(dialog, &TerminateDialog::finished, dialog, [dialog] { dialog->open(); });
    connect(dialog, &QDialog::finished, dialog, &QObject::deleteLater);
    dialog->open();
    return dialog;
}

} // namespace trainyard::gui
