// Renders every page and dialog with sample data into a folder, once per theme:
// `gui_screenshots FOLDER [LANGUAGE [WIDTH]]`, as "de" or "pseudo", 1280. QT_SCALE_FACTOR sets the scale.
#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QWizard>

#include "backend/core/time/deadline.h"
#include "gui/app/address_banner.h"
#include "gui/app/main_window/main_window.h"
#include "gui/app/operations_panel.h"
#include "gui/app/render_chart.h"
#include "gui/charts/metric_chart.h"
#include "gui/dialogs/account/accounts_dialog.h"
#include "gui/dialogs/account/mfa_code_dialog.h"
#include "gui/dialogs/account/policy_dialog.h"
#include "gui/dialogs/account/quotas_and_permissions_dialog.h"
#include "gui/dialogs/clusters/scale_dialog.h"
#include "gui/dialogs/clusters/terminate_dialog.h"
#include "gui/dialogs/confirm_dialog.h"
#include "gui/dialogs/program/preferences.h"
#include "gui/dialogs/program/quit_dialog.h"
#include "gui/pages/machines/node_menu.h"
#include "gui/pages/run/run_log.h"
#include "gui/text/translation.h"
#include "gui/widgets/command_palette.h"
#include "gui/widgets/theme/theme.h"
#include "gui/wizards/job/job_wizard.h"
#include "gui/wizards/launch/launch_wizard.h"
#include "tests/gui/screenshots/screenshots_account.h"
#include "tests/gui/screenshots/screenshots_extra.h"
#include "tests/gui/screenshots/screenshots_managed.h"
#include "tests/gui/screenshots/screenshots_words.h"
#include "tests/gui/support/fakes/fakes.h"
#include "tests/gui/support/sample_catalog.h"
#include "tests/gui/support/sample_data.h"
#include "tests/gui/support/sample_system.h"

using namespace trainyard;
using namespace trainyard::gui;

namespace {

QString folder, tail;

void processPendingEvents()
{
    for (int i = 0; i < 5; ++i)
        QCoreApplication::processEvents();
    QElapsedTimer clock; // charts and logs repaint ten times a second
    for (clock.start(); clock.elapsed() < 150;)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 50);
}

template <class F>
void waitFor(F condition)
{
    while (!condition())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
}

void shoot(QWidget &widget, const char *name)
{
    processPendingEvents();
    widget.grab().save(folder + QLatin1Char('/') + QLatin1String(name) + tail);
}

void shootAll(const QString &stateFolder)
{
    fake::Fakes f;
    QSettings settings(stateFolder + QStringLiteral("/window.ini"), QSettings::IniFormat);
    MainWindow window(f.services(), settings, stateFolder);
    window.resize(pictureWidth(), 800);
    window.show();
    for (const auto &[place, name] :
         {std::pair(MainWindow::Clusters, "empty"), std::pair(MainWindow::Runs, "empty-runs"),
          std::pair(MainWindow::Data, "empty-data"), std::pair(MainWindow::Costs, "empty-costs"),
          std::pair(MainWindow::Activity, "empty-activity")}) {
        window.go(place);
        shoot(window, name);
    }
    f.runs.kept = sample::log();
    window.go(MainWindow::Clusters);
    f.teardown.list = sample::teardown();
    f.costs.known = sample::costs();
    f.costs.refresh();
    f.clusters.set(sample::clusters());
    f.runs.history = sample::run(12, 1000);
    f.runs.measured.rows = sample::system(6, 15, 1000, 1);
    f.runs.measured.sources = {ledger::SampleSource{"worker-6", {}, ledger::SampleProblem::Unreachable}};
    f.runs.set(sample::runs());
    f.activity.add(sample::activity());
    f.operations.start("Launching bigger-batch", [](std::stop_token stop, const ProgressSink &sink) -> Status {
        sink({.step = "run-instances",
              .title = "Requesting machines",
              .state = StepState::Done,
              .message = say("%1 machines", 5)});
        sink({.step = "wait-ssh",
              .title = "Waiting for SSH",
              .state = StepState::Progressing,
              .fraction = 0.4,
              .message = say("%1 of %2 machines", 2, 5)});
        (void)pause(std::chrono::hours(1), {Deadline::never(), stop});
        return fail(ErrorCode::Cancelled, "test", "");
    });
    f.operations.start(
        "Adding a worker to digits-demo",
        [](std::stop_token, const ProgressSink &) -> Status {
            return fail(ErrorCode::NoCapacity, "ec2:RunInstances", "InsufficientInstanceCapacity: none in us-east-1a");
        },
        true);
    shoot(window, "clusters");
    window.resize(960, 700);
    shoot(window, "clusters-960");
    window.resize(pictureWidth(), 800);
    auto *panel = window.findChild<QStackedWidget *>()->widget(MainWindow::Clusters)->findChild<QTabWidget *>();
    panel->setCurrentIndex(2);
    shoot(window, "clusters-timeline");
    panel->setCurrentIndex(panel->count() - 5);
    shoot(window, "clusters-system");
    panel->setCurrentIndex(panel->count() - 1);
    shoot(window, "clusters-terminal");
    panel->setCurrentIndex(0);
    {
        QWidget over;
        over.resize(480, 320);
        over.show();
        auto stopped = sample::clusters()[0];
        stopped.state = services::ClusterState::Ready;
        NodeMenu menus(f.clusters, &over);
        auto *menu = menus.menuFor(stopped, stopped.nodes[1]);
        menu->popup({});
        shoot(*menu, "node-menu");
        menu->actions()[0]->trigger();
        if (auto *question = over.findChild<QMessageBox *>())
            shoot(*question, "node-stop");
    }
    for (auto *row : window.findChildren<OperationRow *>())
        row->findChild<QPushButton *>()->click(); // shows the steps
    shoot(window, "operations");
    for (const auto &operation : f.operations.all()) {
        f.operations.cancel(operation.id);
        waitFor([&] { return !f.operations.anyRunning(); });
    }
    for (const auto &operation : f.operations.all())
        f.operations.dismiss(operation.id);
    shootTakeOver(f, window, shoot);
    emit f.runs.logSources(sample::runs()[0].id, sample::logSources());
    window.go(MainWindow::Runs);
    shoot(window, "runs");
    auto *charts = window.findChild<QTabWidget *>(QStringLiteral("charts"));
    charts->setCurrentIndex(1);
    shoot(window, "runs-system");
    window.resize(960, 700);
    charts->setCurrentIndex(3);
    shoot(window, "runs-epochs-960");
    charts->setCurrentIndex(0);
    shoot(window, "runs-960");
    window.resize(1024, 700);
    shoot(window, "runs-1024");
    window.resize(pictureWidth(), 800);
    QWidget *runs = window.findChild<QStackedWidget *>()->widget(MainWindow::Runs); // excludes the tour page
    for (auto *b : runs->findChildren<QPushButton *>()) {
        if (b->isVisible() && begins(*b, "Stop run"))
            b->click(); // opens a confirmation
    }
    if (auto *question = window.findChild<ConfirmDialog *>()) {
        shoot(*question, "stop-run");
        question->reject();
    }
    runs->findChild<RunLog *>()->findChild<QLineEdit *>()->setText(QStringLiteral("accuracy"));
    runs->findChild<MetricChart *>()->hovered(40);
    shoot(window, "runs-search");
    window.go(MainWindow::Data);
    shoot(window, "data");
    window.go(MainWindow::Costs);
    shoot(window, "costs");
    auto *costs = window.findChild<QStackedWidget *>()->widget(MainWindow::Costs)->findChild<QTabWidget *>();
    for (const char *name : {"costs-days", "costs-now", "costs-cheaper"}) {
        costs->setCurrentIndex(costs->currentIndex() + 1);
        shoot(window, name);
    }
    f.costs.publish(
        {ClusterId("c-0123456789abcdef"), "digits-demo", {80, false}, 4.02, {5, cluster::BudgetAction::Terminate}});
    window.go(MainWindow::Clusters);
    shoot(window, "budget-alarm");
    f.costs.publish({{}, "2026-03-04", {100, true}, 20.1, {20, cluster::BudgetAction::StopRun}});
    shoot(window, "budget-act");
    window.go(MainWindow::Activity);
    shoot(window, "activity");
    f.account.shown.loginLine = "aws sso login --profile work";
    f.account.shown.sessionEnds = SystemClock::instance().now() + std::chrono::seconds(12 * 60 + 30);
    f.account.select("work", {});
    window.go(MainWindow::Clusters);
    shoot(window, "session-ends");
    f.account.shown.sessionEnds.reset();
    f.account.refresh();
    f.planning.drift = cluster::SshIngressDrift{"203.0.113.9/32", {"digits-demo"}};
    auto *moved = window.findChild<AddressBanner *>();
    moved->setClock([] { return cluster::PublicIpMonitor::Clock::now() + std::chrono::hours(1); });
    moved->check(cluster::PublicIpMonitor::Occasion::WindowActive);
    shoot(window, "address-changed");
    moved->hide();
    f.account.shown.error = Error{ErrorCode::CredentialsExpired, "sts", "ExpiredToken"};
    f.account.refresh();
    shoot(window, "session-over");
    f.account.shown.error.reset();
    f.account.refresh();
    shootAccount(f.account, shoot);
    window.startTour();
    f.tour.step({.step = "local-cloud", .title = "Start the local cloud", .state = StepState::Done});
    f.tour.step({.step = "launch",
                 .title = "Launch one head and two workers",
                 .state = StepState::Done,
                 .message = say("the runtime answers on %1 machines", 3)});
    f.tour.step({.step = "train",
                 .title = "Train LeNet for 12 epochs",
                 .state = StepState::Progressing,
                 .message = say("%1 of %2 epochs done, %3 workers", 4, 12, 2)});
    tour::ShownDigits digits{28, 28, std::vector<std::uint8_t>(24 * 784, 60), std::vector<std::int32_t>(24, 7)};
    f.tour.digits(digits);
    protocol::MetricRecord predictions;
    predictions.name = protocol::metric::kSamplePredictions;
    predictions.note = "7,7,1,7,7,7,7,9,7,7,7,7,7,7,4,7,7,7,7,7,7,7,7,2";
    f.tour.records({predictions});
    f.tour.training(sample::runs()[0].id);
    shoot(window, "tour");

    const auto &targets = f.teardown.list->found.targets;
    const auto receipt = sample::receiptOf(targets);
    tour::TourSummary summary;
    summary.accuracy = 0.9412;
    summary.took = std::chrono::seconds(62);
    summary.machines = 4;
    summary.awsUsd = 0.0131;
    f.tour.summary(summary);
    f.tour.end(QString::fromStdString("Validation accuracy: 94.12 %\n\n" + receipt.toText()));
    shoot(window, "tour-over");
    TerminateDialog sheet(f.teardown, {});
    sheet.show();
    shoot(sheet, "terminate");
    for (auto *b : sheet.findChildren<QPushButton *>()) {
        if (begins(*b, "Terminate"))
            b->click();
    }
    f.teardown.publish(targets[0], StepState::Progressing, "shutting-down");
    shoot(sheet, "terminate-ending");
    f.teardown.end(receipt);
    shoot(sheet, "terminate-over");
    TerminateDialog left(f.teardown, {});
    left.show();
    const auto press = [&](const char *begin) {
        for (auto *b : left.findChildren<QPushButton *>()) {
            if (b->isVisible() && begins(*b, begin))
                return b->click();
        }
    };
    processPendingEvents();
    press("Terminate");
    f.teardown.end(sample::receiptOf({targets[0]}, 1, "it has termination protection", true));
    shoot(left, "terminate-left");
    press("Lift protection");
    shoot(left, "terminate-countdown");
    TerminateDialog account(f.teardown, {.wholeAccount = true}, f.account.shown);
    account.show();
    shoot(account, "terminate-account");
    QuitDialog question(
        QStringLiteral("3 machines running at $0.5322/h. The first of them terminates itself in 7 h 48 min."));
    question.show();
    shoot(question, "close");
    ScaleDialog scale(QStringLiteral("digits-demo"), 2, true);
    scale.show();
    shoot(scale, "scale");
    const auto actions = window.actions();
    auto *palette = new CommandPalette(std::vector<QAction *>(actions.begin(), actions.end()), &window);
    palette->show();
    shoot(*palette, "palette");
    palette->close();
    AccountsDialog accounts(f.account);
    accounts.show();
    shoot(accounts, "accounts");
    for (auto *b : accounts.findChildren<QPushButton *>()) {
        if (begins(*b, "Remove"))
            b->click(); // opens a confirmation
    }
    shoot(accounts, "accounts-remove");
    MfaCodeDialog code(f.account, QStringLiteral("work"), QStringLiteral("arn:aws:iam::123456789012:mfa/me"));
    code.show();
    shoot(code, "one-time-code");
    PolicyDialog policy(f.account.shown);
    policy.show();
    shoot(policy, "policy");
    Preferences preferences(settings, QStringLiteral("/home/user/.local/state/trainyard"),
                            {QStringLiteral("c5.xlarge")}, {QStringLiteral("us-east-1")});
    preferences.show();
    shoot(preferences, "preferences");
    cluster::LaunchPlan plan;
    plan.name = "digits-demo";
    plan.buckets = {"trainyard-digits"};
    sample::fillInstanceCatalog(f.instanceCatalog);
    f.planning.found.findings = sample::findings();
    LaunchWizard wizard(cluster::Catalog::bundled(), plan, true, &f.instanceCatalog, &f.planning, nullptr, &window);
    wizard.show();
    for (const char *name : {"launch-1", "launch-2", "launch-3", "launch-4", "launch-5", "launch-6", "launch-7"}) {
        shoot(wizard, name);
        wizard.next();
    }
    wizard.edit([](cluster::LaunchPlan &p) {
        p.image = "ami-e7c96af1"; // from an old walkthrough
        p.instanceType = "g4dn.12xlarge";
        p.spot = true;
        p.maxPriceUsd = 1.5;
        p.zones = {"us-east-1b", "us-east-1a"};
    });
    wizard.restart();
    for (const char *name : {"launch-gpu-1", "launch-gpu-2", "launch-gpu-3", "launch-gpu-4", "launch-gpu-5"}) {
        shoot(wizard, name);
        wizard.next();
    }
    wizard.restart();
    auto *name = wizard.currentPage()->findChild<QLineEdit *>();
    name->selectAll();
    name->insert(QStringLiteral("Not A Name")); // like typing
    shoot(wizard, "launch-problem");
    wizard.edit([](cluster::LaunchPlan &p) {
        p.name = "digits-demo";
        p.sshFrom = "0.0.0.0/0";
        p.subnet = "subnet-p";
        p.securityGroup = "sg-0123456789abcdef0";
    });
    for (int page = 0; page < 3; ++page)
        wizard.next();
    shoot(wizard, "launch-access-problem");
    QuotasAndPermissionsDialog allowance(f.planning, {"us-east-1"}, "us-east-1", {});
    allowance.show();
    allowance.showQuota("us-east-1", "L-DB2E81BA");
    shoot(allowance, "quotas");
    allowance.showPermissions();
    shoot(allowance, "permissions");
    allowance.showPolicies(cluster::Wizard::Emr);
    shoot(allowance, "policies");
    auto ready = sample::clusters();
    ready[0].state = services::ClusterState::Ready;
    protocol::JobSpec spec;
    spec.model = "lenet";
    spec.data = "s3://trainyard-digits/digits";
    spec.schedule = protocol::Schedule::Kind::Step;
    spec.stepEpochs = {10, 15};
    spec.globalBatch = false;
    JobWizard job({ready[0]}, spec, {QStringLiteral("s3://trainyard-digits/digits")}, nullptr, &window);
    job.show();
    shoot(job, "job-1");
    job.next();
    shoot(job, "job-2");
    job.next();
    shoot(job, "job-3");
    job.next();
    shoot(job, "job-4");
    shootManaged(f, shoot);
    shootFree(f, shoot);
    shootRuns(f, shoot);
    shootTasks(f, shoot);
    f.operations.cancelAll();
}

} // namespace

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    const QString language = argc > 2 ? QString::fromLocal8Bit(argv[2]) : QString();
    text::installTranslations(app, language);
    rememberTexts(app);
    app.setLayoutDirection(text::isRightToLeft(language) ? Qt::RightToLeft : Qt::LeftToRight);
    setPictureWidth(argc > 3 ? QByteArray(argv[3]).toInt() : 1280);
    folder = argc > 1 ? QString::fromLocal8Bit(argv[1]) : QStringLiteral(".");
    QDir().mkpath(folder);
    Theme::instance().install(app);
    for (const auto mode : {Theme::Mode::Light, Theme::Mode::Dark}) {
        QTemporaryDir state;
        Theme::instance().setMode(mode);
        tail = QStringLiteral("-%1-%2x.png")
                   .arg(mode == Theme::Mode::Dark ? QStringLiteral("dark") : QStringLiteral("light"))
                   .arg(app.devicePixelRatio());
        shootAll(state.path());
    }
    return renderChart(sample::runs()[0], sample::run(12, 1000), folder + QStringLiteral("/render-chart.png")) ? 0 : 1;
}
