// Notices of the window: sessions, MFA codes, IP addresses, failed operations. Fake services.
#include <algorithm>

#include <QComboBox>
#include <QDesktopServices>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QTabWidget>
#include <QUrl>
#include <QtTest/QTest>

#include "gui/app/address_banner.h"
#include "gui/app/header_bar.h"
#include "gui/app/operations_panel.h"
#include "gui/dialogs/account/mfa_code_dialog.h"
#include "gui/pages/run/run_page.h"
#include "gui/pages/runs/runs_page.h"
#include "gui/widgets/theme/theme.h"
#include "tests/gui/support/fakes/fakes.h"
#include "tests/gui/support/sample_data.h"
#include "tests/gui/support/window_fixture.h"

using namespace trainyard;
using namespace trainyard::gui;
using namespace std::chrono_literals;
using Fixture = fake::Window;

/// Replaces the browser of the desktop.
class Browser : public QObject {
    Q_OBJECT
public:
    QUrl opened;
public slots:
    void open(const QUrl &url) { opened = url; }
};

class WindowNoticesTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

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
        QCOMPARE(session->text(), QStringLiteral("session expires in 2 h"));
        QVERIFY(isShown(session) && !isShown(logIn));
        shown.sessionEnds = SystemClock::instance().now() + 5min + 30s;
        f.fakes.account.refresh();
        QCOMPARE(session->text(), QStringLiteral("session expires in 5 min"));
        QVERIFY(isShown(logIn));
        shown.sessionEnds.reset();
        shown.error = Error{ErrorCode::CredentialsExpired, "credentials:work", "run `aws sso login --profile work`"};
        f.fakes.account.refresh();
        QVERIFY(f.says(QStringLiteral("session expired")));
        QVERIFY(isShown(logIn));
        logIn->click();
        QCOMPARE(f.fakes.account.logins, 1);
    }

    void aOneTimeCodeIsRequestedAndTriedAgain() // A6
    {
        Fixture f;
        f.fakes.account.select("work", {});
        auto &shown = f.fakes.account.shown;
        shown.mfaDevice = "arn:aws:iam::123456789012:mfa/me";
        shown.error = Error{ErrorCode::CredentialsExpired, "credentials:work", "a one-time code is needed"};
        f.fakes.account.refresh();
        auto *logIn = f.window.findChild<QPushButton *>(QStringLiteral("logIn"));
        QVERIFY(logIn->isVisibleTo(&f.window));
        logIn->click();
        logIn->click();
        const auto dialogs = f.window.findChildren<MfaCodeDialog *>();
        QCOMPARE(dialogs.size(), 1);
        QPointer<MfaCodeDialog> dialog = dialogs.front();
        auto *code = dialog->findChild<QLineEdit *>();
        QTest::keyClicks(code, QStringLiteral("65x43 21"));
        QCOMPARE(code->text(), QStringLiteral("654321"));
        QTest::keyClick(code, Qt::Key_Return);
        QTRY_VERIFY(code->text().isEmpty()); // refused: the dialog requests a new code
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
        f.fakes.clusters.set({sample::clusters()[0]});
        f.fakes.account.select("work", {});
        f.fakes.account.shown.loginLine = "aws sso login --profile work";
        f.fakes.account.shown.sessionEnds = SystemClock::instance().now() + 20min + 30s;
        f.fakes.account.refresh();
        QVERIFY(f.says(QStringLiteral("The session expires in 20 min, while 3 machine")));
        f.window.findChild<QPushButton *>(QStringLiteral("bannerLogIn"))->click();
        QCOMPARE(f.fakes.account.logins, 1);
        QVERIFY2(!f.window.findChild<QPushButton *>(QStringLiteral("logIn"))->isVisibleTo(&f.window), "one is enough");
        f.fakes.clusters.set({});
        QVERIFY(!f.says(QStringLiteral("The session expires in 20 min, while")));
    }

    void aLedgerThatCannotBeWrittenIsABanner() // D2
    {
        Fixture f;
        const QString begin = QStringLiteral("The ledger /state/ledger.db cannot be written (disk full).");
        QVERIFY(!f.says(begin));
        f.fakes.account.shown.unwritable = Error{ErrorCode::DiskFull, "/state/ledger.db", "disk full"};
        f.fakes.account.refresh();
        QVERIFY(f.says(begin));
        QVERIFY(f.says(QStringLiteral("nothing can be launched")));
        QVERIFY(f.says(QStringLiteral("free some space on the disk")));
        QVERIFY(!f.window.findChild<QPushButton *>(QStringLiteral("bannerLogIn"))->isVisibleTo(&f.window));
        f.fakes.account.shown.unwritable.reset();
        f.fakes.account.refresh();
        QVERIFY(!f.says(begin));
    }

    void aBudgetNamesTheClustersOfAnotherAccount() // K25
    {
        Fixture f;
        cluster::BudgetAlarm alarm;
        alarm.name = "2026-11-22";
        alarm.news = {100, true};
        alarm.spent = 5;
        alarm.budget = {5, cluster::BudgetAction::Terminate};
        alarm.measures.terminate = true;
        const QString named = QStringLiteral("Not terminated, in another account: digits-demo, mnist");
        f.fakes.costs.publish(alarm);
        QVERIFY(f.says(QStringLiteral("budget for today is spent. Budget action in progress")));
        QVERIFY(!f.says(named));
        alarm.elsewhere = {"digits-demo", "mnist"};
        f.fakes.costs.publish(alarm);
        QVERIFY(f.says(named + QStringLiteral(". Budget action in progress")));
        QCOMPARE(f.fakes.notifications.reported.back().text, named.toStdString() + ".");
        alarm.measures.terminate = false; // none is in the account that answers
        f.fakes.costs.publish(alarm);
        QVERIFY(f.says(named));
        QVERIFY(!f.says(QStringLiteral("Budget action in progress")));
        alarm.elsewhere.clear();
        alarm.cluster = ClusterId("c-1"); // the budget of the day again, for one cluster
        alarm.clusterName = "mnist";
        f.fakes.costs.publish(alarm);
        QVERIFY(f.says(QStringLiteral("budget for today is spent")));
        const auto reported = f.fakes.notifications.reported.size();
        alarm.spent = 5.5; // what the termination has left costs money
        f.fakes.costs.publish(alarm);
        QCOMPARE(f.fakes.notifications.reported.size(), reported);
        alarm.budget.usd = 5.25;
        f.fakes.costs.publish(alarm);
        QCOMPARE(f.fakes.notifications.reported.size(), reported + 1);
    }

    void aDeadWorkerAndANearDeadlineAreNotices() // section 5, row 7; improvements 12 and 14
    {
        Fixture f;
        auto cluster = sample::clusters()[0];
        f.fakes.clusters.set({cluster});
        const auto before = f.fakes.notifications.reported.size();
        ledger::Event death;
        death.sequence = 1000;
        death.at = SystemClock::instance().now();
        death.kind = "worker-died";
        death.subject = "worker-1";
        death.text = "worker-1 died: killed, signal 9";
        death.failed = true;
        cluster.events.insert(cluster.events.begin(), death);
        f.fakes.clusters.set({cluster});
        const auto &reported = f.fakes.notifications.reported;
        QCOMPARE(reported.size(), before + 1);
        QCOMPARE(reported.back().title, std::string("worker-1 of a run on digits-demo has died"));
        f.window.findChild<QTabWidget *>(QStringLiteral("clusterDetails"))->setCurrentIndex(3);
        auto *events = fake::tableOf(&f.window, QStringLiteral("Events"));
        QVERIFY(events);
        QCOMPARE(events->model()->index(0, 1).data().toString(), QStringLiteral("worker-1 died: killed, signal 9"));
        cluster.expires = SystemClock::instance().now() + 9min + 30s;
        f.fakes.clusters.set({cluster});
        QCOMPARE(reported.size(), before + 2);
        QCOMPARE(reported.back().title, std::string("digits-demo is terminated at its deadline, in 10 minutes"));
        f.fakes.clusters.set({cluster}); // each once
        QCOMPARE(reported.size(), before + 2);
    }

    void aLateRunIsNoticedWhileAnotherOneIsShown() // section 5, row 7
    {
        Fixture f;
        const services::RunSnapshot shown = sample::runs()[1]; // it is over
        f.fakes.runs.set({shown});
        f.window.go(MainWindow::Costs);
        const Timestamp now = SystemClock::instance().now();
        services::ClusterDetails cluster = sample::clusters()[0];
        cluster.expires = now + 10h;
        cluster.budget = {};
        f.fakes.clusters.set({cluster});
        f.fakes.runs.history = sample::run(2, double(now.time_since_epoch().count()) / 1000 - 7200, 3600);
        services::RunSnapshot late = sample::runs()[0];
        late.epochs = 20; // 18 h are left
        late.epoch = 2;
        const auto &reported = f.fakes.notifications.reported;
        const auto count = [&reported] {
            return int(std::ranges::count_if(reported, [](const services::Notice &notice) {
                return notice.title.ends_with("would not finish before its cluster terminates itself");
            }));
        };
        f.fakes.runs.set({shown, late});
        QTRY_COMPARE(count(), 1);
        QCOMPARE(f.window.findChild<RunsPage *>()->page().run(), shown.id);
        QCOMPARE(reported.back().run, late.id);
        QVERIFY2(reported.back().text.starts_with("Move the deadline by 9 h"), reported.back().text.c_str());
        f.fakes.runs.set({shown, late});
        QCOMPARE(count(), 1);
        cluster.expires = now + 12h; // not far enough
        f.fakes.clusters.set({cluster});
        QCOMPARE(count(), 2);
        cluster.expires = now + 30h;
        f.fakes.clusters.set({cluster});
        QCOMPARE(count(), 2);
        late.state = services::RunState::Finished;
        f.fakes.runs.set({shown, late});
        cluster.expires = now + 5h;
        f.fakes.clusters.set({cluster});
        QCOMPARE(count(), 2); // it is over
    }

    void aChangedAddressIsABannerWithTheRepair() // B13
    {
        Fixture f;
        auto *banner = f.window.findChild<AddressBanner *>();
        auto now = cluster::PublicIpMonitor::Clock::time_point(12h);
        banner->setClock([&] { return now; });
        const auto check = [&](std::chrono::minutes later) {
            now += later;
            banner->check(cluster::PublicIpMonitor::Occasion::WindowActive);
        };
        f.fakes.planning.drift = cluster::SshIngressDrift{"203.0.113.9/32", {"digits-demo"}};
        f.fakes.clusters.set({});
        f.fakes.account.select("work", {});
        const int before = f.fakes.planning.drifts;
        check(20min);
        QCOMPARE(f.fakes.planning.drifts, before); // no running cluster
        f.fakes.clusters.set({sample::clusters()[0]});
        check(20min);
        QTRY_VERIFY(
            f.says(QStringLiteral("address is now 203.0.113.9/32, and digits-demo does not allow SSH from it")));
        f.window.findChild<QPushButton *>(QStringLiteral("addressUpdate"))->click();
        QCOMPARE(f.fakes.planning.followed, 1);
        QVERIFY(!banner->isVisible());
        f.fakes.planning.drift = cluster::SshIngressDrift{"203.0.113.9/32", {}};
        check(2min);
        QTest::qWait(0);
        QVERIFY(!banner->isVisible());
        f.fakes.account.select("local", {});
        const int asked = f.fakes.planning.drifts;
        check(20min);
        QCOMPARE(f.fakes.planning.drifts, asked); // the loopback address never changes
    }

    void aFailedOperationHasTheButtonThatHelps() // M23
    {
        Fixture f;
        f.fakes.account.shown.loginLine = "aws sso login --profile work";
        const std::pair<Error, QString> cases[]{
            {{ErrorCode::NoCapacity, "ec2:RunInstances", "InsufficientInstanceCapacity: none"},
             QStringLiteral("Choose another place…")},
            {{ErrorCode::QuotaExceeded, "ec2:RunInstances", "VcpuLimitExceeded: 32"}, QStringLiteral("Show quotas…")},
            {{ErrorCode::PermissionDenied, "ec2:RunInstances", "UnauthorizedOperation: no"},
             QStringLiteral("Show permissions…")},
            {{ErrorCode::Unreachable, "ssh:head", "ConnectionRefused: head"}, QStringLiteral("Show the cluster")},
            {{ErrorCode::Throttled, "ec2:RunInstances", "RequestLimitExceeded: slow"}, QString()},
            {{ErrorCode::CredentialsExpired, "ec2:RunInstances", "RequestExpired: over"},
             QStringLiteral("Log in again")}};
        for (const auto &[error, words] : cases) {
            const auto id = f.fakes.operations.start(
                "Launching x", [error = error](std::stop_token, const ProgressSink &) -> Status { return fail(error); },
                true);
            auto *drawer = f.window.findChild<OperationsPanel *>();
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
        auto *drawer = f.window.findChild<OperationsPanel *>();
        QTRY_VERIFY(f.button(drawer, QStringLiteral("Retry")));
        QVERIFY(f.button(drawer, QStringLiteral("Copy details")));
        f.button(drawer, QStringLiteral("Retry"))->click();
        QTRY_VERIFY(f.button(drawer, QStringLiteral("Dismiss")) && !f.button(drawer, QStringLiteral("Retry")));
        QVERIFY(drawer->isVisible()); // finished operations stay until dismissed
        f.button(drawer, QStringLiteral("Dismiss"))->click();
        QVERIFY(!drawer->isVisible());
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
        auto here = sample::clusters()[0], there = here;
        there.id = ClusterId("c-far");
        there.region = "ap-southeast-2"; // not among the regions of the account
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
};

QTEST_MAIN(WindowNoticesTest)
#include "window_notices_test.moc"
