#include <thread>

#include <QApplication>
#include <QComboBox>
#include <QDesktopServices>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTemporaryDir>
#include <QtTest/QTest>

#include "gui/app/address_banner.h"
#include "gui/app/header_bar.h"
#include "gui/app/main_window.h"
#include "gui/app/operations_drawer.h"
#include "gui/app/render_chart.h"
#include "gui/app/single_instance.h"
#include "gui/dialogs/close_question.h"
#include "gui/dialogs/code_dialog.h"
#include "gui/dialogs/scale_dialog.h"
#include "gui/dialogs/terminate_sheet.h"
#include "gui/models/activity_models.h"
#include "gui/pages/clusters_page.h"
#include "gui/pages/run_log.h"
#include "gui/pages/run_page.h"
#include "gui/widgets/command_palette.h"
#include "gui/widgets/data_table.h"
#include "gui/widgets/theme.h"
#include "gui/wizards/launch_wizard.h"
#include "tests/gui/fakes.h"
#include "tests/gui/made_up.h"

using namespace trainyard;
using namespace trainyard::gui;
using namespace std::chrono_literals;

namespace {

struct Fixture {
    QTemporaryDir state;
    fake::Fakes fakes;
    QSettings settings{state.path() + QStringLiteral("/window.ini"), QSettings::IniFormat};
    MainWindow window{fakes.services(), settings, state.path()};
    Fixture()
    {
        window.show();
        window.activateWindow();
        QApplication::setActiveWindow(&window); // the offscreen platform has no window manager
    }
    template <class T>
    T *dialog()
    {
        for (T *found : window.findChildren<T *>()) {
            if (found->isVisible())
                return found;
        }
        return nullptr;
    }
    bool says(const QString &words)
    {
        for (auto *label : window.findChildren<QLabel *>()) {
            if (label->isVisibleTo(&window) && label->text().contains(words))
                return true;
        }
        return false;
    }
    QPushButton *button(QWidget *in, const QString &begin)
    {
        for (auto *b : in->findChildren<QPushButton *>()) {
            if (b->isVisibleTo(in) && b->text().startsWith(begin))
                return b;
        }
        return nullptr;
    }
};

} // namespace

/// Stands in for the desktop's browser.
class Browser : public QObject {
    Q_OBJECT
public:
    QUrl opened;
public slots:
    void open(const QUrl &url) { opened = url; }
};

class WindowTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void anEmptyWindowOffersThreeWaysToBegin()
    {
        Fixture f;
        QVERIFY(f.says(QStringLiteral("No clusters")));
        for (const auto *text : {"Try it on this computer", "Launch cluster", "Look for running clusters"})
            QVERIFY2(f.button(&f.window, QLatin1String(text)), text);
    }

    void placesByShortcut()
    {
        Fixture f;
        auto *sidebar = f.window.findChild<QListWidget *>(QStringLiteral("sidebar"));
        for (int i = 4; i >= 0; --i) {
            QTest::keyClick(&f.window, Qt::Key(Qt::Key_1 + i), Qt::ControlModifier);
            QCOMPARE(sidebar->currentRow(), i);
        }
    }

    void headerCountsMachinesAndMoney()
    {
        Fixture f;
        f.fakes.clusters.set({madeup::clusters()[0]});
        QVERIFY(f.says(QStringLiteral("3 machine")));
        QVERIFY(f.says(QStringLiteral("$0.5300/h")));
        QVERIFY(f.says(QStringLiteral("costs nothing")));
        f.fakes.account.select("work", {});
        QVERIFY(f.says(QStringLiteral("acme (123456789012), costs money")));
    }

    void theSessionCountsDownAndIsRenewedInPlace() // A5
    {
        Fixture f;
        f.fakes.account.select("work", {});
        auto *session = f.window.findChild<QLabel *>(QStringLiteral("session"));
        auto *logIn = f.window.findChild<QPushButton *>(QStringLiteral("logIn"));
        QVERIFY(session && logIn);
        const auto isShown = [&](QWidget *widget) { return widget->isVisibleTo(&f.window); };
        QVERIFY(!isShown(session) && !isShown(logIn));
        auto &shown = f.fakes.account.shown;
        shown.loginLine = "aws sso login --profile work";
        shown.sessionEnds = SystemClock::instance().now() + 2h + 30s;
        f.fakes.account.refresh();
        QCOMPARE(session->text(), QStringLiteral("session ends in 2 h"));
        QVERIFY(isShown(session) && !isShown(logIn));
        shown.sessionEnds = SystemClock::instance().now() + 5min + 30s;
        f.fakes.account.refresh();
        QCOMPARE(session->text(), QStringLiteral("session ends in 5 min"));
        QVERIFY(isShown(logIn));
        shown.sessionEnds.reset();
        shown.error = Error{ErrorCode::CredentialsExpired, "credentials:work", "run `aws sso login --profile work`"};
        f.fakes.account.refresh();
        QVERIFY(f.says(QStringLiteral("session ended")));
        QVERIFY(isShown(logIn));
        logIn->click();
        QCOMPARE(f.fakes.account.logins, 1);
    }

    void aOneTimeCodeIsAskedForAndTriedAgain() // A6
    {
        Fixture f;
        f.fakes.account.select("work", {});
        auto &shown = f.fakes.account.shown;
        shown.codeDevice = "arn:aws:iam::123456789012:mfa/me";
        shown.error = Error{ErrorCode::CredentialsExpired, "credentials:work", "a one-time code is needed"};
        f.fakes.account.refresh();
        auto *logIn = f.window.findChild<QPushButton *>(QStringLiteral("logIn"));
        QVERIFY(logIn->isVisibleTo(&f.window));
        logIn->click();
        logIn->click();
        const auto dialogs = f.window.findChildren<CodeDialog *>();
        QCOMPARE(dialogs.size(), 1);
        QPointer<CodeDialog> dialog = dialogs.front();
        auto *code = dialog->findChild<QLineEdit *>();
        QTest::keyClicks(code, QStringLiteral("65x43 21"));
        QCOMPARE(code->text(), QStringLiteral("654321"));
        QTest::keyClick(code, Qt::Key_Return);
        QTRY_VERIFY(code->text().isEmpty()); // it was refused, and is asked for again
        QVERIFY(dialog && dialog->isVisible());
        QTest::keyClicks(code, QStringLiteral("123456"));
        QTest::keyClick(code, Qt::Key_Return);
        QTRY_VERIFY(!dialog);
        QCOMPARE(f.fakes.account.codes, (std::vector<std::string>{"654321", "123456"}));
        QVERIFY(!logIn->isVisibleTo(&f.window));
    }

    void theEndOfASessionIsABannerWhileMachinesRun() // A5
    {
        Fixture f;
        f.fakes.clusters.set({madeup::clusters()[0]});
        f.fakes.account.select("work", {});
        f.fakes.account.shown.loginLine = "aws sso login --profile work";
        f.fakes.account.shown.sessionEnds = SystemClock::instance().now() + 20min + 30s;
        f.fakes.account.refresh();
        QVERIFY(f.says(QStringLiteral("The session ends in 20 min, while 3 machine")));
        f.window.findChild<QPushButton *>(QStringLiteral("bannerLogIn"))->click();
        QCOMPARE(f.fakes.account.logins, 1);
        QVERIFY2(!f.window.findChild<QPushButton *>(QStringLiteral("logIn"))->isVisibleTo(&f.window), "one is enough");
        f.fakes.clusters.set({});
        QVERIFY(!f.says(QStringLiteral("The session ends in 20 min, while")));
    }

    void aChangedAddressIsABannerWithTheRepair() // B13
    {
        Fixture f;
        auto *banner = f.window.findChild<AddressBanner *>();
        auto now = cluster::AddressWatch::Clock::time_point(12h);
        banner->setClock([&] { return now; });
        const auto look = [&](std::chrono::minutes later) {
            now += later;
            banner->look(cluster::AddressWatch::Occasion::WindowActive);
        };
        f.fakes.planning.drift = cluster::AddressDrift{"203.0.113.9/32", {"digits-demo"}};
        f.fakes.clusters.set({});
        f.fakes.account.select("work", {});
        const int before = f.fakes.planning.drifts;
        look(20min);
        QCOMPARE(f.fakes.planning.drifts, before); // nothing lives
        f.fakes.clusters.set({madeup::clusters()[0]});
        look(20min);
        QTRY_VERIFY(f.says(QStringLiteral("address is now 203.0.113.9/32, and SSH of digits-demo")));
        f.window.findChild<QPushButton *>(QStringLiteral("addressUpdate"))->click();
        QCOMPARE(f.fakes.planning.followed, 1);
        QVERIFY(!banner->isVisible());
        f.fakes.planning.drift = cluster::AddressDrift{"203.0.113.9/32", {}};
        look(2min);
        QTest::qWait(0);
        QVERIFY(!banner->isVisible());
        f.fakes.account.select("local", {});
        const int asked = f.fakes.planning.drifts;
        look(20min);
        QCOMPARE(f.fakes.planning.drifts, asked); // loopback is always the same
    }

    void aFailedOperationHasTheButtonThatHelps() // M23
    {
        Fixture f;
        f.fakes.account.shown.loginLine = "aws sso login --profile work";
        const std::pair<Error, QString> cases[]{
            {{ErrorCode::NoCapacity, "ec2:RunInstances", "InsufficientInstanceCapacity: none"},
             QStringLiteral("Choose another place…")},
            {{ErrorCode::QuotaExceeded, "ec2:RunInstances", "VcpuLimitExceeded: 32"}, QStringLiteral("See quotas…")},
            {{ErrorCode::PermissionDenied, "ec2:RunInstances", "UnauthorizedOperation: no"},
             QStringLiteral("See permissions…")},
            {{ErrorCode::Unreachable, "ssh:head", "ConnectionRefused: head"}, QStringLiteral("Show the cluster")},
            {{ErrorCode::Throttled, "ec2:RunInstances", "RequestLimitExceeded: slow"}, QString()},
            {{ErrorCode::CredentialsExpired, "ec2:RunInstances", "RequestExpired: over"},
             QStringLiteral("Log in again")}};
        for (const auto &[error, words] : cases) {
            const auto id = f.fakes.operations.start(
                "Launching x", [error](std::stop_token, const ProgressSink &) -> Status { return fail(error); }, true);
            auto *drawer = f.window.findChild<OperationsDrawer *>();
            QTRY_VERIFY(f.button(drawer, QStringLiteral("Retry")));
            auto *help = drawer->findChild<QPushButton *>(QStringLiteral("help"));
            QCOMPARE(help->isVisibleTo(drawer) ? help->text() : QString(), words);
            if (words == QStringLiteral("Log in again")) {
                help->click();
                QCOMPARE(f.fakes.account.logins, 1);
            }
            f.fakes.operations.dismiss(id);
            QTRY_VERIFY(!drawer->findChild<QPushButton *>(QStringLiteral("help")));
        }
    }

    void aNotebookOpensInTheBrowser() // B28
    {
        Fixture f;
        Browser browser;
        QDesktopServices::setUrlHandler(QStringLiteral("file"), &browser, "open");
        emit f.fakes.clusters.notebookReady(QStringLiteral("/state/clusters/c-1/jupyter head.html"));
        QDesktopServices::unsetUrlHandler(QStringLiteral("file"));
        QCOMPARE(browser.opened, QUrl(QStringLiteral("file:///state/clusters/c-1/jupyter%20head.html")));
    }

    void noRegionHidesAMachineAndTheTitleNamesTheAccount() // A7, A15
    {
        Fixture f;
        auto here = madeup::clusters()[0], there = here;
        there.id = ClusterId("c-far");
        there.region = "ap-southeast-2"; // not in the list of the account
        f.fakes.clusters.set({here, there});
        QStringList regions;
        for (auto *box : f.window.findChild<HeaderBar *>()->findChildren<QComboBox *>()) {
            for (int i = 0; i < box->count(); ++i)
                regions << box->itemText(i);
        }
        QVERIFY(regions.contains(QStringLiteral("us-east-1 (3)")));
        QVERIFY(regions.contains(QStringLiteral("ap-southeast-2 (3)")));
        QVERIFY(regions.contains(QStringLiteral("eu-central-1")));
        QCOMPARE(f.window.windowTitle(), QStringLiteral("Trainyard: local cloud"));
        f.fakes.account.select("work", {});
        QCOMPARE(f.window.windowTitle(), QStringLiteral("Trainyard: account 123456789012 (acme)"));
    }

    void terminateAllFromTheKeyboard()
    {
        Fixture f;
        f.fakes.clusters.set(madeup::clusters());
        f.fakes.teardown.list = madeup::teardown();
        QTest::keyClick(&f.window, Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
        auto *sheet = f.dialog<TerminateSheet>();
        QVERIFY(sheet && sheet->isVisible());
        QTRY_VERIFY(f.button(sheet, QStringLiteral("Terminate 3")));
        f.button(sheet, QStringLiteral("Terminate 3"))->click();
        services::TeardownReceipt receipt;
        receipt.leftover = {f.fakes.teardown.list->ending[1]};
        f.fakes.teardown.end(receipt);
        QVERIFY(f.says(QStringLiteral("Left running: worker-1"))); // the header stays red and says what
        f.fakes.teardown.end({});
        QVERIFY(!f.says(QStringLiteral("Left running")));
    }

    void aWorkerMoreAndAWorkerLess()
    {
        Fixture f;
        f.fakes.clusters.set({madeup::clusters()[0]});
        auto *page = f.window.findChild<ClustersPage *>();
        f.button(page, QStringLiteral("Add worker"))->click();
        QCOMPARE(f.fakes.clusters.added, 1);
        f.button(page, QStringLiteral("Remove worker"))->click();
        QCOMPARE(f.fakes.clusters.removed, std::vector<std::string>{"worker-2"});
        // The head is locked against removal.
        for (auto *table : page->findChildren<DataTable *>()) {
            if (table->accessibleName() == QStringLiteral("Nodes"))
                table->selectId(QStringLiteral("head"));
        }
        QVERIFY(!f.button(page, QStringLiteral("Remove worker"))->isEnabled());
    }

    void launchGoesThroughTheWizard()
    {
        Fixture f;
        QTest::keyClick(&f.window, Qt::Key_N, Qt::ControlModifier);
        auto *wizard = f.dialog<LaunchWizard>();
        QVERIFY(wizard);
        QCOMPARE(wizard->plan().name, std::string("cluster-1"));
        while (wizard->nextId() >= 0)
            wizard->next();
        QVERIFY(f.fakes.clusters.launched.empty());
        wizard->button(QWizard::FinishButton)->click();
        QCOMPARE(f.fakes.clusters.launched.size(), std::size_t(1));
        QTRY_COMPARE(f.window.findChild<OperationsDrawer *>()->model().rowCount(), 1);
    }

    void aFailedOperationKeepsRetryAndDetails()
    {
        Fixture f;
        std::atomic<int> calls = 0;
        f.fakes.operations.start(
            "Launching x",
            [&](std::stop_token, const ProgressSink &) -> Status {
                if (++calls == 1)
                    return fail(ErrorCode::NoCapacity, "ec2:RunInstances", "InsufficientInstanceCapacity");
                return {};
            },
            true);
        auto *drawer = f.window.findChild<OperationsDrawer *>();
        QTRY_VERIFY(f.button(drawer, QStringLiteral("Retry")));
        QVERIFY(f.button(drawer, QStringLiteral("Copy details")));
        f.button(drawer, QStringLiteral("Retry"))->click();
        QTRY_VERIFY(f.button(drawer, QStringLiteral("Dismiss")) && !f.button(drawer, QStringLiteral("Retry")));
        QVERIFY(drawer->isVisible()); // finished ones stay until dismissed
        f.button(drawer, QStringLiteral("Dismiss"))->click();
        QVERIFY(!drawer->isVisible());
    }

    void closingAsksWhileMachinesRun()
    {
        Fixture f;
        f.fakes.clusters.set({madeup::clusters()[0]});
        QVERIFY(!f.window.close());
        auto *question = f.dialog<CloseQuestion>();
        QVERIFY(question);
        f.button(question, QStringLiteral("Do not close"))->click();
        QVERIFY(f.window.isVisible());
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(!f.window.close());
        f.button(f.dialog<CloseQuestion>(), QStringLiteral("Keep them, but"))->click();
        QTRY_VERIFY(!f.window.isVisible());
        QCOMPARE(f.fakes.clusters.endIn, std::chrono::minutes(120));
    }

    void closingMayTerminateFirst()
    {
        Fixture f;
        f.fakes.clusters.set({madeup::clusters()[0]});
        f.fakes.teardown.list = madeup::teardown();
        f.window.close();
        f.button(f.dialog<CloseQuestion>(), QStringLiteral("Terminate"))->click();
        auto *sheet = f.dialog<TerminateSheet>();
        QTRY_VERIFY(f.button(sheet, QStringLiteral("Terminate 3")));
        f.button(sheet, QStringLiteral("Terminate 3"))->click();
        QVERIFY(f.window.isVisible());
        services::TeardownReceipt receipt;
        receipt.ended = f.fakes.teardown.list->ending;
        f.fakes.teardown.end(receipt);
        QTRY_VERIFY(!f.window.isVisible());
    }

    void anEmptyWindowClosesAtOnceAndIsRemembered()
    {
        Fixture f;
        QTest::keyClick(&f.window, Qt::Key_4, Qt::ControlModifier);
        QVERIFY(f.window.close());
        QCOMPARE(f.settings.value(QStringLiteral("window/place")).toInt(), 3);
        MainWindow again(f.fakes.services(), f.settings, f.state.path());
        QCOMPARE(again.findChild<QListWidget *>(QStringLiteral("sidebar"))->currentRow(), 3);
    }

    void theRunPageIsLive()
    {
        Fixture f;
        const auto all = madeup::run(12, 1000);
        f.fakes.runs.history = {all.begin(), all.begin() + 40};
        f.fakes.runs.set(madeup::runs());
        f.window.go(MainWindow::Runs);
        auto *page = f.window.findChild<QStackedWidget *>()->widget(MainWindow::Runs)->findChild<RunPage *>();
        QTRY_COMPARE(page->series().points().size(), std::size_t(40));
        emit f.fakes.runs.metrics(madeup::runs()[0].id, all);
        QCOMPARE(page->series().points().size(), all.size());
        emit f.fakes.runs.metrics(RunId("r-other"), all); // of another run
        QCOMPARE(page->series().points().size(), all.size());
        f.button(page, QStringLiteral("Add worker"))->click();
        f.button(page, QStringLiteral("Stop run"))->click();
        f.button(page, QStringLiteral("Scale…"))->click();
        auto *scale = f.dialog<ScaleDialog>();
        QVERIFY(scale);
        scale->accept();
        QCOMPARE(f.fakes.runs.calls,
                 (std::vector<std::string>{"add " + madeup::runs()[0].id.value, "stop " + madeup::runs()[0].id.value,
                                           "advise " + madeup::runs()[0].id.value}));
        QCOMPARE(f.fakes.runs.goals.at(0).most, 2 * madeup::runs()[0].workers);
    }

    void theLogIsReadWhileSomebodySeesIt()
    {
        Fixture f;
        const auto run = madeup::runs()[0];
        f.fakes.runs.kept = madeup::log();
        f.fakes.runs.set(madeup::runs());
        QVERIFY(f.fakes.runs.logCalls.empty());
        f.window.go(MainWindow::Runs);
        QCOMPARE(f.fakes.runs.logCalls, std::vector<std::string>{run.id.value});
        auto *log = f.window.findChild<QStackedWidget *>()->widget(MainWindow::Runs)->findChild<RunLog *>();
        QTRY_VERIFY(log->text().toPlainText().contains(QStringLiteral("head scheduler | ")));
        emit f.fakes.runs.logSources(run.id, madeup::logSources());
        emit f.fakes.runs.logLines(run.id, {{madeup::logSources()[2], "one more"}});
        emit f.fakes.runs.logLines(RunId("r-other"), {{madeup::logSources()[2], "of another run"}});
        QTRY_VERIFY(log->text().toPlainText().endsWith(QStringLiteral("worker-1 | one more")));
        f.window.go(MainWindow::Costs);
        QCOMPARE(f.fakes.runs.logCalls.back(), "no " + run.id.value);
        f.window.go(MainWindow::Runs);
        QCOMPARE(f.fakes.runs.logCalls.back(), run.id.value);
        QVERIFY(log->text().toPlainText().endsWith(QStringLiteral("one more"))); // what was read stays
    }

    void theTourShowsItsStepsAndTheRun()
    {
        Fixture f;
        f.window.startTour();
        QVERIFY(f.fakes.tour.on);
        f.fakes.tour.step({.step = "launch",
                           .title = "Launch one head and two workers",
                           .state = StepState::Done,
                           .message = "3 machines are ready"});
        QVERIFY(f.says(QStringLiteral("3 machines are ready")));
        f.fakes.tour.training(RunId("r-0000000000000001"));
        f.fakes.tour.end(QStringLiteral("Nothing is left."));
        QVERIFY(f.says(QStringLiteral("The tour is over")));
    }

    void paletteReachesEverything()
    {
        Fixture f;
        QTest::keyClick(&f.window, Qt::Key_K, Qt::ControlModifier);
        auto *palette = f.dialog<CommandPalette>();
        QVERIFY(palette);
        QVERIFY(palette->findChild<QListWidget *>()->count() >= 12);
    }

    void aSecondStartRaisesTheFirst()
    {
        QTemporaryDir state;
        SingleInstance first(state.path());
        QSignalSpy asked(&first, &SingleInstance::raiseAsked);
        QVERIFY(first.claim());
        bool second = true;
        std::thread other([&] { second = SingleInstance(state.path()).claim(); });
        QTRY_COMPARE(asked.count(), 1);
        other.join();
        QVERIFY(!second);
        QTemporaryDir elsewhere;
        QVERIFY(SingleInstance(elsewhere.path()).claim());
    }

    void chartsAreRenderedToAFile()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("chart.png"));
        QVERIFY(renderChart(madeup::runs()[0], madeup::run(12, 1000), file));
        const QImage image(file);
        QVERIFY(image.width() >= 1200 && image.height() >= 900);
        const auto none = renderChart(madeup::runs()[0], {}, file);
        QVERIFY(!none);
        QCOMPARE(none.error().code, ErrorCode::InvalidArgument);
    }
};

QTEST_MAIN(WindowTest)
#include "window_test.moc"
