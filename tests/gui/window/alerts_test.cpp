// Alert rules in the window: what a fulfilled one does (I17).
#include <algorithm>
#include <string>
#include <string_view>

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QtTest/QTest>

#include "backend/core/system/files.h"
#include "gui/app/alert_monitor.h"
#include "gui/dialogs/confirm_dialog.h"
#include "gui/dialogs/notices/alerts_dialog.h"
#include "gui/widgets/theme/theme.h"
#include "tests/gui/support/sample_data.h"
#include "tests/gui/support/window_fixture.h"

using namespace trainyard;
using namespace trainyard::gui;
using namespace std::chrono_literals;

namespace {

/// A window in which the only rule waits for progress.
struct Rules : fake::Window {
    AlertMonitor *monitor = window.findChild<AlertMonitor *>();
    services::RunSnapshot run = sample::runs()[0];
    Timestamp now = SystemClock::instance().now();
    explicit Rules(AlertRule::Action action)
    {
        run.state = services::RunState::Running;
        run.stopping.reset();
        run.unreachableSince.reset();
        fakes.runs.set({run});
        fakes.runs.calls.clear();
        monitor->setRules({{.comparison = AlertRule::NoProgress, .seconds = 60, .action = action}});
        monitor->pass(now);
    }
    void wait(std::chrono::seconds time) { monitor->pass(now += time); }
    void measure(std::string_view name, int rank, double value)
    {
        const auto t = std::chrono::duration<double>((now += 1s).time_since_epoch()).count();
        fakes.runs.history.push_back({.run = run.id, .rank = rank, .t = t, .name = std::string(name), .value = value});
        emit fakes.runs.metricsStored(run.id, std::int64_t(fakes.runs.history.size()));
    }
    void measureLoss(double loss) { measure("train-loss", -1, loss); }
    void judgeLoss(AlertRule::Action action)
    {
        fakes.runs.history.clear();
        monitor->setRules({{.metric = "train-loss", .comparison = AlertRule::Above, .value = 2, .action = action}});
    }
    int alerts() const
    {
        return int(
            std::ranges::count(fakes.notifications.reported, services::NoticeKind::Alert, &services::Notice::kind));
    }
};

} // namespace

class AlertsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void aRunWithoutProgressIsStoppedOnce()
    {
        Rules f(AlertRule::StopRun);
        f.wait(59s);
        QVERIFY(f.fakes.runs.calls.empty());
        f.wait(1s);
        QCOMPARE(f.fakes.runs.calls, std::vector<std::string>{"stop " + f.run.id.value});
        QCOMPARE(f.alerts(), 1);
        QVERIFY(f.says(QStringLiteral("lenet on digits-demo: "))); // the toast names the run (usability, 20)
        QCOMPARE(f.fakes.notifications.reported.back().text, std::string("The rule stops the run."));
        f.wait(60s);
        QCOMPARE(f.fakes.runs.calls.size(), std::size_t(1));
        QCOMPARE(f.alerts(), 1);
    }

    void aMeasurementIsProgress()
    {
        Rules f(AlertRule::StopRun);
        f.wait(50s);
        f.fakes.runs.history = sample::run(1, 1000);
        emit f.fakes.runs.metricsStored(f.run.id, std::int64_t(f.fakes.runs.history.size()));
        QTRY_VERIFY(!f.fakes.runs.reads.empty());
        QTest::qWait(0); // what was read is applied
        f.wait(50s);
        QVERIFY(f.fakes.runs.calls.empty());
        f.wait(10s);
        QCOMPARE(f.fakes.runs.calls.size(), std::size_t(1));
    }

    void aClusterIsTerminatedWithItsModelsCopied()
    {
        Rules f(AlertRule::TerminateCluster);
        f.wait(60s);
        QCOMPARE(f.fakes.teardown.scopes.size(), std::size_t(1));
        QCOMPARE(f.fakes.teardown.scopes[0].clusters, std::vector<ClusterId>{f.run.cluster});
        QVERIFY(f.fakes.teardown.scopes[0].models == cluster::UnsavedModels::TryTo);
        QVERIFY(!f.fakes.teardown.scopes[0].liftProtection);
        QVERIFY(f.fakes.runs.calls.empty());
    }

    void aClusterInAnotherAccountIsTerminatedWhenItsAccountAnswers() // S2
    {
        Rules f(AlertRule::TerminateCluster);
        auto clusters = sample::clusters();
        auto &cluster = *std::ranges::find(clusters, f.run.cluster, &services::ClusterDetails::id);
        const auto show = [&](bool elsewhere) {
            cluster.elsewhere = elsewhere;
            f.fakes.clusters.set(clusters);
        };
        show(true);
        f.wait(60s);
        QCOMPARE(f.fakes.teardown.ran, 0);
        QCOMPARE(f.alerts(), 1);
        QVERIFY(f.fakes.notifications.reported.back().text.starts_with("Not terminated, since another account"));
        show(true);
        QCOMPARE(f.fakes.teardown.ran, 0);
        show(false);
        QCOMPARE(f.fakes.teardown.ran, 1);
        QCOMPARE(f.fakes.teardown.scopes[0].clusters, std::vector<ClusterId>{f.run.cluster});
        QCOMPARE(f.fakes.teardown.scopes[0].profile, cluster.profile);
        QCOMPARE(f.alerts(), 2);
        show(false);
        QCOMPARE(f.fakes.teardown.ran, 1);
        cluster::Receipt left; // the profile had got other keys in between
        left.clustersNotChecked.emplace_back("digits-demo", Error{ErrorCode::InvalidArgument, "cluster", "elsewhere"});
        f.fakes.teardown.end(left);
        show(true);
        QCOMPARE(f.fakes.teardown.ran, 1);
        show(false);
        QCOMPARE(f.fakes.teardown.ran, 2);
        f.fakes.teardown.end({});
        show(true);
        show(false);
        QCOMPARE(f.fakes.teardown.ran, 2); // it is carried out once
    }

    void aNewRuleJudgesNothingThatWasMeasuredBefore()
    {
        Rules f(AlertRule::Notify);
        f.monitor->setRules({});
        f.fakes.runs.history.clear();
        f.measureLoss(3); // nothing reads it
        f.fakes.runs.reads.clear();
        f.monitor->setRules(
            {{.metric = "train-loss", .comparison = AlertRule::Above, .value = 2, .action = AlertRule::StopRun}});
        f.measureLoss(0.2);
        QTRY_VERIFY(std::ranges::count(f.fakes.runs.reads, 1) > 0);
        QTest::qWait(0); // what was read is applied
        QVERIFY(f.fakes.runs.calls.empty());
        f.measureLoss(2.5);
        QTRY_COMPARE(f.fakes.runs.calls, std::vector<std::string>{"stop " + f.run.id.value});
    }

    void aRuleOnTheSpeedSeesAllWorkersWithinAnEpoch()
    {
        Rules f(AlertRule::Notify);
        f.fakes.runs.history.clear();
        f.monitor->setRules(
            {{.metric = "speed", .comparison = AlertRule::Below, .value = 100, .action = AlertRule::StopRun}});
        f.measure("workers", -1, 2);
        for (const int rank : {0, 1, 0, 1})
            f.measure("speed", rank, 40);
        QTRY_COMPARE(f.fakes.runs.calls, std::vector<std::string>{"stop " + f.run.id.value});
        QVERIFY(f.fakes.notifications.reported.back().text.starts_with("now 80"));
    }

    void aRunOfAnotherProfileIsStoppedAsLongAsItIsRead()
    {
        Rules f(AlertRule::Notify);
        f.judgeLoss(AlertRule::StopRun);
        f.fakes.runs.set({}); // another profile was selected
        f.measureLoss(3);
        QTRY_VERIFY(std::ranges::count(f.fakes.runs.calls, "stop " + f.run.id.value) == 1);
        QCOMPARE(f.alerts(), 1);
        QCOMPARE(f.fakes.notifications.reported.back().occasion,
                 alerts::occasionOf(f.monitor->rules().front(), f.fakes.runs.history.back().t));
        QCOMPARE(f.fakes.notifications.reported.back().cluster, f.run.clusterName);
        QVERIFY(!f.monitor->run(RunId("r-unknown")));
    }

    void aRunThatIsStoppedIsTerminatedWhenTheStopHasFailed()
    {
        Rules f(AlertRule::Notify);
        services::RunSnapshot stopping = f.run;
        stopping.stopping = services::RunStop{};
        f.fakes.runs.set({stopping});
        f.judgeLoss(AlertRule::TerminateCluster);
        f.measureLoss(3);
        QTest::qWait(50);
        QCOMPARE(f.alerts(), 0);
        QCOMPARE(f.fakes.teardown.ran, 0);
        f.fakes.runs.set({f.run});
        QTRY_COMPARE(f.alerts(), 1);
        QCOMPARE(f.fakes.teardown.ran, 1);
    }

    void aClusterOfAnotherProfileIsTerminatedWhenItIsListedAgain() // never with the keys of the selected one
    {
        Rules f(AlertRule::Notify);
        f.judgeLoss(AlertRule::TerminateCluster);
        f.fakes.clusters.set({});
        f.fakes.runs.set({});
        f.measureLoss(3);
        QTRY_COMPARE(f.alerts(), 1);
        QCOMPARE(f.fakes.teardown.ran, 0);
        QVERIFY(f.fakes.notifications.reported.back().text.find("Not terminated, since another account") !=
                std::string::npos);
        f.fakes.runs.set({f.run});
        f.fakes.clusters.set(sample::clusters());
        QCOMPARE(f.fakes.teardown.ran, 1);
        QCOMPARE(f.fakes.teardown.scopes[0].clusters, std::vector<ClusterId>{f.run.cluster});
    }

    void aWorkerIsAddedOnceForEachRun()
    {
        Rules f(AlertRule::Notify);
        f.judgeLoss(AlertRule::AddWorker);
        const auto added = [&f] { return std::ranges::count(f.fakes.runs.calls, "add " + f.run.id.value); };
        f.measureLoss(3);
        QTRY_VERIFY(added() == 1);
        QVERIFY(f.fakes.notifications.reported.back().text.ends_with("The rule adds a worker."));
        f.measureLoss(1);
        f.measureLoss(3); // again
        QTRY_VERIFY((f.wait(0s), f.alerts() == 2));
        QVERIFY(added() == 1);
    }

    void noWorkerIsAddedToAFixedRun()
    {
        Rules f(AlertRule::Notify);
        f.run.elastic = false;
        f.fakes.runs.set({f.run});
        f.judgeLoss(AlertRule::AddWorker);
        f.measureLoss(3);
        QTRY_COMPARE(f.alerts(), 1);
        QVERIFY(f.fakes.notifications.reported.back().text.ends_with("those of this run are fixed."));
        QVERIFY(std::ranges::count(f.fakes.runs.calls, "add " + f.run.id.value) == 0);
    }

    void rulesThatCannotBeReadAreNotReplacedWithoutAQuestion()
    {
        fake::Window f;
        const std::string file = f.state.filePath(QStringLiteral("alerts.json")).toStdString();
        QVERIFY(writeFileAtomically(file, "damaged").has_value());
        for (QAction *one : f.window.actions()) {
            if (one->text() == QStringLiteral("Alert rules…"))
                one->trigger();
        }
        auto *question = f.dialog<ConfirmDialog>();
        QVERIFY(question);
        QVERIFY(!f.dialog<AlertsDialog>());
        QCOMPARE(QString::fromStdString(readFile(file).value_or("")), QStringLiteral("damaged"));
        fake::buttonIn(question, QStringLiteral("Edit rules"))->click();
        QVERIFY(f.dialog<AlertsDialog>());
    }

    void aRunThatIsOverIsForgotten()
    {
        Rules f(AlertRule::Notify);
        f.run.state = services::RunState::Finished;
        f.fakes.runs.set({f.run});
        f.fakes.runs.set({});
        QVERIFY(!f.monitor->run(f.run.id));
    }

    void aRunThatCannotBeReachedIsLeftAlone()
    {
        Rules f(AlertRule::TerminateCluster);
        f.run.unreachableSince = f.now;
        f.fakes.runs.set({f.run});
        for (int i = 0; i < 10; ++i)
            f.wait(60s);
        QCOMPARE(f.fakes.teardown.ran, 0);
        QCOMPARE(f.alerts(), 0);
    }
};

QTEST_MAIN(AlertsTest)
#include "alerts_test.moc"
