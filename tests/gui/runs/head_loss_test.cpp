// A run that lost its head node or a worker: what the window offers.
#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QProgressBar>
#include <QStackedWidget>
#include <QtTest/QTest>

#include "gui/dialogs/runs/head_loss_dialog.h"
#include "gui/models/charts/run_series.h"
#include "gui/models/runs/dead_workers.h"
#include "gui/widgets/theme/theme.h"
#include "tests/gui/support/sample_data.h"
#include "tests/gui/support/window_fixture.h"

using namespace trainyard;
using namespace trainyard::gui;
using namespace trainyard::services;
using Fixture = fake::Window;
using Continuation = HeadLossReport::Continuation;

namespace {

RunSnapshot lostRun()
{
    RunSnapshot run = sample::runs()[0];
    run.state = RunState::Failed;
    run.ended = SystemClock::instance().now();
    run.note = "it was lost with its head node, which is terminated";
    run.lostWithHead = true;
    return run;
}

HeadLossReport resumable()
{
    HeadLossReport report;
    report.headState = "terminated";
    report.instanceType = "m5.large";
    report.usdPerHour = 0.096;
    report.continuation = Continuation::Resume;
    report.epoch = 7;
    report.step = 812;
    report.stepsLost = 123;
    return report;
}

/// The visible text of a row; empty: it is not visible
QString value(const QWidget &dialog, const char *row)
{
    const auto *label = dialog.findChild<QLabel *>(QLatin1String(row));
    return label && label->isVisibleTo(&dialog) ? label->text() : QString();
}

bool shows(const QWidget &dialog, const QString &words)
{
    for (auto *label : dialog.findChildren<QLabel *>()) {
        if (label->isVisibleTo(&dialog) && label->text().contains(words))
            return true;
    }
    return false;
}

const QString kLaunch = QStringLiteral("&Launch a new head"), kEnd = QStringLiteral("&End the run"),
              kClose = QStringLiteral("Close");

/// The dialog with a service that replies.
struct Shown {
    fake::FakeRuns runs;
    HeadLossDialog dialog;
    explicit Shown(const Result<HeadLossReport> &report, bool examines = false)
        : dialog(prepared(report, examines), lostRun())
    {
        dialog.show();
        fake::activate(&dialog);
    }
    fake::FakeRuns &prepared(const Result<HeadLossReport> &report, bool examines)
    {
        runs.loss = report;
        runs.examines = examines;
        return runs;
    }
    bool examined() { return !dialog.findChild<QProgressBar *>()->isVisible(); }
    QPushButton *button(const QString &text) { return fake::buttonIn(&dialog, text); }
};

} // namespace

class HeadLossTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void showsWhatANewHeadCostsAndWhatIsLost()
    {
        Shown s(resumable());
        QTRY_VERIFY(s.examined());
        QVERIFY(shows(s.dialog, QStringLiteral("Its head node is terminated")));
        QCOMPARE(value(s.dialog, "newHead"), QStringLiteral("m5.large, $0.0960/h"));
        QCOMPARE(value(s.dialog, "continuesFrom"), QStringLiteral("the checkpoint at step 812, after epoch 7"));
        QCOMPARE(value(s.dialog, "stepsLost"), QStringLiteral("123, which are trained again"));
        QCOMPARE(s.dialog.findChild<QLabel *>(QStringLiteral("newHead"))->accessibleName(),
                 QStringLiteral("New head: m5.large, $0.0960/h"));
        QVERIFY(s.button(kClose)->hasFocus()); // Return decides nothing
        QCOMPARE(s.button(kLaunch)->shortcut(), QKeySequence(QStringLiteral("Alt+L")));
        QCOMPARE(s.button(kEnd)->shortcut(), QKeySequence(QStringLiteral("Alt+E")));
        const std::string id = lostRun().id.value;
        QCOMPARE(s.runs.calls, std::vector<std::string>{"examine " + id});
        s.button(QStringLiteral("Copy as command"))->click(); // L13
        QCOMPARE(QGuiApplication::clipboard()->text(),
                 QStringLiteral("trainyardctl replace-head ") + QString::fromStdString(lostRun().clusterName));
        s.button(kLaunch)->click();
        QCOMPARE(s.runs.calls.back(), "new head " + id + " 123"); // no more than was shown
        QVERIFY(!s.dialog.isVisible());
    }

    void theCostIsKnownUnknownOrNothing_data()
    {
        QTest::addColumn<bool>("costsMoney");
        QTest::addColumn<double>("usdPerHour");
        QTest::addColumn<QString>("type");
        QTest::addColumn<QString>("words");
        QTest::newRow("unknown") << true << -1.0 << QStringLiteral("x9.large")
                                 << QStringLiteral("x9.large, price unknown");
        QTest::newRow("local") << false << -1.0 << QStringLiteral("m5.large")
                               << QStringLiteral("m5.large, costs nothing");
        QTest::newRow("no type") << true << -1.0 << QString() << QStringLiteral("price unknown");
        QTest::newRow("known") << true << 1.5 << QStringLiteral("m5.large") << QStringLiteral("m5.large, $1.5000/h");
    }
    void theCostIsKnownUnknownOrNothing()
    {
        QFETCH(bool, costsMoney);
        QFETCH(double, usdPerHour);
        QFETCH(QString, type);
        QFETCH(QString, words);
        auto report = resumable();
        report.costsMoney = costsMoney;
        report.instanceType = type.toStdString();
        report.usdPerHour = usdPerHour < 0 ? std::optional<double>() : usdPerHour;
        Shown s(report);
        QTRY_COMPARE(value(s.dialog, "newHead"), words);
    }

    void withoutACheckpointItBeginsAgain()
    {
        auto report = resumable();
        report.continuation = Continuation::BeginAgain;
        report.stepsLost = 0;
        Shown s(report);
        QTRY_COMPARE(value(s.dialog, "continuesFrom"), QStringLiteral("the beginning: there is no checkpoint"));
        QCOMPARE(value(s.dialog, "stepsLost"), QStringLiteral("none"));
        QVERIFY(s.button(kLaunch)->isEnabled());
    }

    void theRunCanBeEnded()
    {
        Shown s(resumable());
        QTRY_VERIFY(s.examined());
        s.button(kEnd)->click();
        QCOMPARE(s.runs.calls.back(), "end " + lostRun().id.value);
        QVERIFY(!s.dialog.isVisible());
    }

    void aRunThatCannotContinueCanOnlyBeEnded()
    {
        auto report = resumable();
        report.continuation = Continuation::NotPossible;
        report.reason = say("the checkpoint from which it had resumed was on the lost machine only");
        Shown s(report);
        QTRY_VERIFY(shows(s.dialog, QStringLiteral("The run cannot continue: the checkpoint from which")));
        QVERIFY(!s.button(kLaunch));
        QVERIFY(s.button(kEnd)->isEnabled());
        QVERIFY(value(s.dialog, "newHead").isEmpty());
    }

    void aFinishedRunNeedsNoHead()
    {
        auto report = resumable();
        report.continuation = Continuation::Finished;
        Shown s(report);
        QTRY_VERIFY(shows(s.dialog, QStringLiteral("The run is finished")));
        QVERIFY(!s.button(kLaunch) && !s.button(kEnd));
        auto over = lostRun();
        over.state = RunState::Finished;
        over.lostWithHead = false;
        s.runs.set({over});
        QVERIFY(s.dialog.isVisible()); // it has words to read
    }

    void anExaminationIsCancelledWithTheDialog()
    {
        fake::FakeRuns runs;
        runs.examines = true;
        {
            HeadLossDialog dialog(runs, lostRun());
            dialog.show();
            QVERIFY(!fake::buttonIn(&dialog, kLaunch)->isEnabled() && !fake::buttonIn(&dialog, kEnd)->isEnabled());
            QVERIFY(dialog.findChild<QProgressBar *>()->isVisible());
            QVERIFY(!runs.lossStop.stop_requested());
        }
        QVERIFY(runs.lossStop.stop_requested());
        QCOMPARE(runs.calls.size(), std::size_t(1)); // nothing but the examination
    }

    void whatCannotBeReadIsNotGuessed()
    {
        Shown s(fail(ErrorCode::Unreachable, "ssh:worker-1", "no route to host"));
        QTRY_VERIFY(shows(s.dialog, QStringLiteral("It is not known what is left of the run")));
        QVERIFY(!s.button(kLaunch)->isEnabled() && !s.button(kEnd)->isEnabled());
        QVERIFY(s.button(kClose)->isEnabled());
    }

    void aHeadThatTheCloudReportsAsGoneIsNotSaidToContinue()
    {
        Fixture f;
        auto run = sample::runs()[0];
        run.unreachableSince = SystemClock::instance().now() - std::chrono::minutes(3);
        auto cluster = sample::clusters()[0];
        cluster.id = run.cluster;
        f.fakes.clusters.set({cluster});
        f.fakes.runs.set({run});
        f.window.go(MainWindow::Runs);
        QTRY_VERIFY(f.says(QStringLiteral("The run probably continues")));
        cluster.lost = {cluster.nodes[0]};
        cluster.lost[0].lost = "terminated";
        cluster.nodes.erase(cluster.nodes.begin());
        f.fakes.clusters.set({cluster});
        run.unreachableSince = *run.unreachableSince + std::chrono::seconds(1);
        f.fakes.runs.set({run});
        QTRY_VERIFY(f.says(QStringLiteral("Its head node no longer exists")));
        QVERIFY(!f.says(QStringLiteral("probably continues")));
        auto head = sample::clusters()[0].nodes[0];
        head.launched = *run.unreachableSince + std::chrono::minutes(1);
        cluster.nodes.insert(cluster.nodes.begin(), head);
        cluster.lost.clear();
        f.fakes.clusters.set({cluster});
        QTRY_VERIFY(f.says(QStringLiteral("A new head node is being set up")));
        QVERIFY(!f.says(QStringLiteral("probably continues")));
    }

    void theWindowOffersANewHeadWhenItIsLost()
    {
        Fixture f;
        f.fakes.runs.loss = resumable();
        f.fakes.runs.set({sample::runs()[0]}); // it trains
        QVERIFY(!f.dialog<HeadLossDialog>());
        f.fakes.runs.set({lostRun()});
        QTRY_VERIFY(f.dialog<HeadLossDialog>());
        f.dialog<HeadLossDialog>()->reject();
        QTRY_VERIFY(!f.window.findChild<HeadLossDialog *>());
        f.fakes.runs.set({lostRun()}); // once
        QVERIFY(!f.window.findChild<HeadLossDialog *>());
        QCOMPARE(f.fakes.runs.calls.size(), std::size_t(1));

        f.window.go(MainWindow::Runs); // its page still offers it
        QWidget *page = f.window.findChild<QStackedWidget *>()->widget(MainWindow::Runs);
        QTRY_VERIFY(f.button(page, QStringLiteral("Replace head")));
        QVERIFY(f.says(QStringLiteral("Its head node is gone.")));
        f.button(page, QStringLiteral("Replace head"))->click();
        QTRY_VERIFY(f.dialog<HeadLossDialog>());
        auto continues = sample::runs()[0]; // by another program
        f.fakes.runs.set({continues});
        QTRY_VERIFY(!f.window.findChild<HeadLossDialog *>());
        QVERIFY(!f.button(page, QStringLiteral("Replace head")));
    }

    void anEarlierLossOrAnotherDialogIsNotInterrupted()
    {
        Fixture f;
        f.fakes.runs.loss = resumable();
        f.fakes.runs.set({lostRun()}); // before the window was opened
        QVERIFY(!f.window.findChild<HeadLossDialog *>());
        f.fakes.runs.set({sample::runs()[0]});
        QDialog other(&f.window);
        other.setModal(true);
        other.open();
        f.fakes.runs.set({lostRun()});
        QVERIFY(!f.window.findChild<HeadLossDialog *>());
        other.close();
        auto failed = lostRun(); // for another reason
        failed.lostWithHead = false;
        f.fakes.runs.set({sample::runs()[0]});
        f.fakes.runs.set({failed});
        QVERIFY(!f.window.findChild<HeadLossDialog *>());
    }

    void onlyADeadWorkerWithAMachineIsReplaced()
    {
        const auto cluster = sample::clusters().front();
        services::RunSnapshot run = sample::runs()[0];
        run.state = services::RunState::Running;
        run.stopping.reset();
        std::vector<RankSnapshot> ranks(2);
        ranks[0] = {.rank = 0, .host = "worker-1", .member = true, .state = "training"};
        ranks[1] = {.rank = 1, .host = "worker-2", .member = false, .state = "died", .reason = "killed"};
        const std::vector<DeadWorker> dead{{1, "worker-2", "c5.xlarge", "killed", false}};
        QVERIFY(deadWorkers(run, ranks, cluster) == dead);
        auto back = ranks;
        back.push_back({.rank = 2, .host = "worker-2", .member = true, .state = "training"});
        QVERIFY(deadWorkers(run, back, cluster).empty());
        auto lost = cluster;
        lost.nodes[2].state = "shutting-down";
        QVERIFY(deadWorkers(run, ranks, lost).empty());
        lost.lost = {lost.nodes[2]};
        lost.lost[0].lost = "terminated, Server.InternalError";
        lost.nodes.pop_back(); // it is only among the lost ones
        const std::vector<DeadWorker> gone{{1, "worker-2", "c5.xlarge", "terminated, Server.InternalError", true}};
        QVERIFY(deadWorkers(run, ranks, lost) == gone);
        auto theirs = cluster;
        theirs.ours = false;
        QVERIFY(deadWorkers(run, ranks, theirs).empty());
        run.state = services::RunState::Finished;
        QVERIFY(deadWorkers(run, ranks, cluster).empty());
    }
};

QTEST_MAIN(HeadLossTest)
#include "head_loss_test.moc"
