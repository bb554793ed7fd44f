// The actions of a run: a checkpoint while it trains (section 5, no. 4), a later deadline for it (no. 7), and why others
// are grey (no. 8).
#include <algorithm>
#include <chrono>
#include <string>
#include <string_view>

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QtTest/QTest>

#include "gui/dialogs/confirm_dialog.h"
#include "gui/models/runs/run_models.h"
#include "gui/pages/run/run_log.h"
#include "gui/pages/run/run_page.h"
#include "gui/pages/runs/runs_page.h"
#include "gui/widgets/tables/data_table.h"
#include "gui/widgets/theme/theme.h"
#include "tests/gui/support/sample_data.h"
#include "tests/gui/support/window_fixture.h"

using namespace trainyard;
using namespace trainyard::gui;

namespace {

struct Fixture : fake::Window {
    services::RunSnapshot run = sample::runs()[0];
    RunPage *page = &window.findChild<RunsPage *>()->page();
    Fixture()
    {
        show();
        window.go(MainWindow::Runs);
    }
    void show() { fakes.runs.set({run}); }
    QString log() const { return page->findChild<RunLog *>()->text().toPlainText(); }
    QAction *action(const char *name) const
    {
        for (QAction *one : page->commands()) {
            if (one->text() == QString::fromUtf8(name))
                return one;
        }
        return nullptr;
    }
    /// Two epochs of an hour each are complete, and the cluster terminates itself after this time.
    services::ClusterDetails trainsUntil(std::chrono::hours deadline, int epochs)
    {
        const Timestamp now = SystemClock::instance().now();
        fakes.runs.history = sample::run(2, double(now.time_since_epoch().count()) / 1000 - 7200, 3600);
        services::ClusterDetails cluster = sample::clusters()[0];
        cluster.expires = now + deadline;
        cluster.budget = {};
        fakes.clusters.set({cluster});
        run.id = RunId("r-00000000000000cc");
        run.cluster = cluster.id;
        run.started = now - std::chrono::hours(2);
        run.epochs = epochs;
        run.epoch = 2;
        show();
        return cluster;
    }
    int reportedLate() const
    {
        const std::string title = "lenet on digits-demo would not finish before its cluster terminates itself";
        return int(std::ranges::count(fakes.notifications.reported, title, &services::Notice::title));
    }
};

constexpr QLatin1String kLateWarning("before the run would finish");

} // namespace

class RunActionsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void aCheckpointIsRequestedAndTheRunGoesOn()
    {
        Fixture f;
        QAction *save = f.action("Checkpoint now");
        QVERIFY(save && save->isVisible() && save->isEnabled());
        QTRY_VERIFY(f.button(f.page, QStringLiteral("Checkpoint now"))); // not in the menu (usability, 20)
        save->trigger();
        QVERIFY(std::ranges::count(f.fakes.runs.calls, "checkpoint " + f.run.id.value) == 1);
        QVERIFY(std::ranges::count(f.fakes.runs.calls, "stop " + f.run.id.value) == 0);
    }

    void theWorkerToRemoveIsNamed()
    {
        Fixture f;
        f.fakes.runs.history = sample::run(5, 1000); // worker-3 has the highest rank
        f.fakes.runs.replaced = true;
        emit f.fakes.runs.metricsStored(f.run.id, std::int64_t(f.fakes.runs.history.size()));
        auto *ranks = fake::tableOf(f.page, QStringLiteral("Ranks"));
        QVERIFY(ranks);
        QTRY_COMPARE(ranks->model()->rowCount(), 3);
        ranks->clearCurrent();
        f.action("Remove worker…")->trigger();
        auto *question = f.dialog<ConfirmDialog>();
        QVERIFY(question);
        const auto labels = question->findChildren<QLabel *>();
        QVERIFY(std::ranges::any_of(
            labels, [](const QLabel *one) { return one->text() == QStringLiteral("Remove worker-3 (rank 2)?"); }));
        f.button(question, QStringLiteral("Remove worker"))->click();
        QVERIFY(std::ranges::count(f.fakes.runs.calls, "remove " + f.run.id.value + " 2") == 1);
    }

    void itsEndIsSaidOnce()
    {
        Fixture f;
        f.fakes.runs.history.clear();
        // \return whether the page has read it
        const auto record = [&f](std::int64_t step, double value, const char *note) {
            const auto before = double(f.fakes.runs.history.size());
            f.fakes.runs.history.push_back({.run = f.run.id,
                                            .step = step,
                                            .t = 1000 + before,
                                            .name = "checkpoint",
                                            .value = value,
                                            .note = note});
            emit f.fakes.runs.metricsStored(f.run.id, std::int64_t(f.fakes.runs.history.size()));
            return QTest::qWaitFor([&] { return f.page->series().lastX() >= before; });
        };
        QVERIFY(record(400, 10, "/c/checkpoint"));
        QVERIFY(record(440, 11, "/c/checkpoint")); // of an epoch
        f.action("Checkpoint now")->trigger();
        QVERIFY(record(452, 11, "/c/checkpoint"));
        QTRY_VERIFY(f.log().contains(QStringLiteral("A checkpoint was saved at step 452.")));
        QVERIFY(record(480, 12, "/c/checkpoint")); // of the next epoch
        f.action("Checkpoint now")->trigger();
        QVERIFY(record(487, -1, "/c: no space left on device"));
        QTRY_VERIFY(f.log().contains(QStringLiteral("No checkpoint was saved: /c: no space left on device.")));
        QVERIFY(!f.log().contains(QStringLiteral("440")) && !f.log().contains(QStringLiteral("480")));
    }

    void aDeadWorkerIsNamedWithItsReasonAndReplaced() // usability, 4
    {
        Fixture f;
        auto cluster = sample::clusters().front();
        f.run.cluster = cluster.id;
        f.fakes.clusters.set({cluster});
        const auto record = [&f](const char *name, int rank, const char *note) {
            f.fakes.runs.history.push_back({.run = f.run.id, .rank = rank, .t = 1000, .name = name, .note = note});
        };
        f.fakes.runs.history.clear();
        record("member-joined", 0, "worker-1");
        record("member-joined", 1, "worker-2");
        record("member-died", 1, "worker-2: killed, signal 9");
        f.show();
        QVERIFY(!f.button(f.page, QStringLiteral("Replace worker")));
        emit f.fakes.runs.metricsStored(f.run.id, 3);
        QTRY_VERIFY(f.says(QStringLiteral("The worker of worker-2 (rank 1) has died: killed, signal 9.")));
        const auto *ranks = fake::tableOf(f.page, QStringLiteral("Ranks"));
        QVERIFY(ranks->model()
                    ->index(1, RankModel::State)
                    .data(Qt::ToolTipRole)
                    .toString()
                    .contains(QStringLiteral("killed, signal 9")));
        QVERIFY(ranks->model()->index(0, RankModel::State).data(Qt::ToolTipRole).toString().isEmpty());
        auto *replace = f.button(f.page, QStringLiteral("Replace worker"));
        QVERIFY(replace);
        replace->click();
        QVERIFY(f.fakes.clusters.replaced.empty()); // it costs money: a question comes first
        f.button(f.dialog<ConfirmDialog>(), QStringLiteral("Replace"))->click();
        QCOMPARE(f.fakes.clusters.replaced, std::vector<std::string>{"worker-2"});
        cluster.nodes.pop_back(); // its machine is terminated
        f.fakes.clusters.set({cluster});
        f.show();
        QTRY_VERIFY(!f.button(f.page, QStringLiteral("Replace worker")));
        cluster.lost = {sample::clusters().front().nodes.back()}; // by another than us
        cluster.lost[0].lost = "terminated, Server.InternalError";
        f.fakes.clusters.set({cluster});
        QTRY_VERIFY(f.says(QStringLiteral("The machine of worker-2 (rank 1) no longer exists: terminated, Server.")));
        replace = f.button(f.page, QStringLiteral("Replace worker"));
        QVERIFY(replace);
        replace->click();
        QVERIFY(f.says(QStringLiteral("Its machine is gone: terminated, Server.InternalError. Another c5.xlarge")));
        QVERIFY(!f.says(QStringLiteral("data on it is lost")));
        f.button(f.dialog<ConfirmDialog>(), QStringLiteral("Replace"))->click();
        QCOMPARE(f.fakes.clusters.replaced, (std::vector<std::string>{"worker-2", "worker-2"}));
    }

    void aStopOnTheFreeCloudNamesNoMoney()
    {
        for (const double price : {0.0, 0.5}) {
            Fixture f;
            f.run.usdPerHour = price;
            f.show();
            f.action("Stop run…")->trigger();
            QVERIFY(f.dialog<ConfirmDialog>());
            QVERIFY(f.says(QStringLiteral("The machines keep running")));
            QCOMPARE(f.says(QStringLiteral("keep costing money")), price > 0);
            f.button(f.dialog<ConfirmDialog>(), QStringLiteral("Copy as command"))->click(); // L13
            QVERIFY(QGuiApplication::clipboard()->text().startsWith(QLatin1String("trainyardctl runs --stop r-")));
            f.dialog<ConfirmDialog>()->reject();
        }
    }

    void onlyARunThatTrainsCanBeSaved()
    {
        Fixture f;
        QAction *save = f.action("Checkpoint now");
        QVERIFY(save);
        f.run.state = services::RunState::Starting;
        f.show();
        QVERIFY(save->isVisible() && !save->isEnabled());
        QCOMPARE(save->toolTip(), QStringLiteral("The run does not train yet."));
        f.run.state = services::RunState::Running;
        f.run.unreachableSince = SystemClock::instance().now();
        f.show();
        QVERIFY(!save->isEnabled());
        QCOMPARE(save->toolTip(), QStringLiteral("Its head node does not respond."));
        f.run.unreachableSince.reset();
        f.run.task = true; // its program saves by itself
        f.show();
        QVERIFY(!save->isVisible());
        f.run.task = false;
        f.show();
        QVERIFY(save->isVisible() && save->isEnabled());
        QCOMPARE(save->toolTip(), QStringLiteral("Saves a checkpoint after the current step; the run goes on"));
        f.run.state = services::RunState::Finished;
        f.run.ended = SystemClock::instance().now();
        f.show();
        QVERIFY(!save->isVisible());
    }

    void aRunThatTheDeadlineWouldCutOffOffersALaterOne() // section 5, row 7
    {
        using namespace std::chrono_literals;
        Fixture f;
        auto cluster = f.trainsUntil(10h, 20); // 18 h are left
        const Timestamp now = *cluster.expires - 10h;
        QTRY_VERIFY(f.says(kLateWarning));
        QTRY_COMPARE(f.reportedLate(), 1);
        auto *extend = f.button(f.page, QStringLiteral("Extend by 9 h"));
        QVERIFY(extend && extend->isEnabled());
        extend->click();
        QCOMPARE(f.fakes.clusters.limits.size(), std::size_t(1));
        QVERIFY(f.fakes.clusters.limits[0].extendBy == std::chrono::minutes(9h));
        cluster.expires = now + 19h;
        f.fakes.clusters.set({cluster});
        QVERIFY(!f.says(kLateWarning));
        cluster.expires = now + 17h;
        f.fakes.clusters.set({cluster});
        QVERIFY(f.says(kLateWarning));
        QCOMPARE(f.reportedLate(), 2); // once for each deadline
        cluster.ours = false;          // only the ledger that launched it moves its deadline
        f.fakes.clusters.set({cluster});
        QVERIFY(!f.says(kLateWarning));
        cluster.ours = true;
        f.fakes.clusters.set({cluster});
        QVERIFY(f.says(kLateWarning));
        QCOMPARE(f.reportedLate(), 2);
        f.run.state = services::RunState::Finished;
        f.run.ended = now;
        f.show();
        QVERIFY(!f.says(kLateWarning));
    }

    void aDeadlineMovesOnceUntilTheNewOneIsKnown() // section 5, row 7
    {
        using namespace std::chrono_literals;
        Fixture f;
        auto cluster = f.trainsUntil(10h, 20);
        QTRY_VERIFY(f.says(kLateWarning));
        auto *extend = f.button(f.page, QStringLiteral("Extend by 9 h"));
        QVERIFY(extend && extend->isEnabled());
        QVERIFY2(extend->toolTip().endsWith(QLatin1String("The machines cost $4.77 in that time.")),
                 qPrintable(extend->toolTip()));
        const auto hasEnded = [&f](services::OperationState state) {
            const auto operations = f.fakes.operations.all();
            return !operations.empty() && operations.back().state == state;
        };
        f.fakes.clusters.launchEnds = fail(ErrorCode::Unreachable, "ssh", "timed out");
        extend->click();
        QTRY_VERIFY(hasEnded(services::OperationState::Failed));
        QTRY_VERIFY(extend->isEnabled()); // to be tried again
        f.fakes.clusters.launchEnds = {};
        extend->click();
        QTRY_VERIFY(hasEnded(services::OperationState::Done));
        f.fakes.clusters.set({cluster}); // as it was
        QVERIFY(!extend->isEnabled());
        QCOMPARE(extend->toolTip(), QStringLiteral("The deadline is being moved."));
        extend->click();
        QCOMPARE(f.fakes.clusters.limits.size(), std::size_t(2));
        cluster.expires = *cluster.expires + 1h; // not far enough
        f.fakes.clusters.set({cluster});
        QVERIFY(extend->isVisible() && extend->isEnabled());
    }

    void aDeadlineThatCannotMoveSoFarIsNotOffered() // section 5, row 7
    {
        using namespace std::chrono_literals;
        Fixture f;
        auto cluster = f.trainsUntil(29 * 24h, 800); // 798 h are left: more than 33 days
        QTRY_VERIFY(f.says(kLateWarning));
        auto *extend = f.button(f.page, QStringLiteral("Extend by"));
        QVERIFY(extend && !extend->isEnabled());
        QCOMPARE(extend->toolTip(), QStringLiteral("A deadline is at most 30 days ahead."));
        QTRY_COMPARE(f.reportedLate(), 1);
        const auto &reported = f.fakes.notifications.reported;
        QCOMPARE(int(std::ranges::count(reported, "The page of the run says why its deadline cannot move so far.",
                                        &services::Notice::text)),
                 1);
        cluster = f.trainsUntil(8h, 20);
        cluster.budget = {5, cluster::BudgetAction::Terminate}; // for 10 h at most
        f.fakes.clusters.set({cluster});
        QTRY_VERIFY(extend->text().endsWith(QLatin1String(" 11 h")));
        QVERIFY(!extend->isEnabled());
        QVERIFY2(extend->toolTip().startsWith(QLatin1String("The budget of the cluster is spent at")),
                 qPrintable(extend->toolTip()));
    }

    void aLongMoveIsConfirmed() // section 5, row 7
    {
        using namespace std::chrono_literals;
        Fixture f;
        f.trainsUntil(10h, 60); // 58 h are left
        QTRY_VERIFY(f.says(kLateWarning));
        auto *extend = f.button(f.page, QStringLiteral("Extend by 49 h"));
        QVERIFY(extend && extend->isEnabled());
        extend->click();
        QVERIFY(f.fakes.clusters.limits.empty());
        auto *question = f.dialog<ConfirmDialog>();
        QVERIFY(question);
        QVERIFY(f.says(QStringLiteral("The machines cost $25.97 in that time.")));
        f.button(question, QStringLiteral("Extend by 49 h"))->click();
        QCOMPARE(f.fakes.clusters.limits.size(), std::size_t(1));
        QVERIFY(f.fakes.clusters.limits[0].extendBy == std::chrono::minutes(49h));
    }

    void theFirstEpochAfterAResumeIsNoReasonForANotice() // section 5, row 7
    {
        using namespace std::chrono_literals;
        Fixture f;
        const Timestamp now = SystemClock::instance().now();
        const double t = double(now.time_since_epoch().count()) / 1000;
        const auto history = [t](bool isSecond) {
            auto records = sample::run(3, t - 6 * 3600, 3600); // continued after the first epoch
            const auto add = [&records](int epoch, std::int64_t step, std::string_view name, double at) {
                protocol::MetricRecord &record = records.emplace_back();
                record.attempt = 2;
                record.epoch = epoch;
                record.step = step;
                record.t = at;
                record.name = name;
            };
            add(1, 125, protocol::metric::kLearningRate, t - 2 * 3600);
            add(1, 250, protocol::metric::kTrainLoss, t - 3600);
            if (isSecond)
                add(2, 375, protocol::metric::kTrainLoss, t);
            return records;
        };
        f.trainsUntil(10h, 20);
        QTRY_COMPARE(f.reportedLate(), 1);
        f.fakes.notifications.reported.clear();
        f.fakes.runs.history = history(false);
        f.run.id = RunId("r-00000000000000dd");
        f.show();
        QTRY_VERIFY(f.page->series().clock().attempts() == 2);
        QVERIFY(f.says(kLateWarning));
        QCOMPARE(f.reportedLate(), 0);
        f.fakes.runs.history = history(true);
        f.run.id = RunId("r-00000000000000ee");
        f.show();
        QTRY_COMPARE(f.reportedLate(), 1);
    }

    void greyActionsSayWhy()
    {
        Fixture f;
        QAction *add = f.action("Add worker"), *scale = f.action("Autoscale…");
        QVERIFY(add && scale);
        QVERIFY(add->isEnabled() && scale->isEnabled());
        f.run.elastic = false;
        f.show();
        QVERIFY(!add->isEnabled());
        QCOMPARE(add->toolTip(),
                 QStringLiteral(
                     "The machines of this job cannot change while it runs: its type or its options do not allow it."));
        f.run.elastic = f.run.task = true;
        f.show();
        QVERIFY(add->isEnabled() && !scale->isEnabled());
        QCOMPARE(scale->toolTip(), QStringLiteral("Only runs of the bundled trainer are autoscaled."));
        f.run.task = false;
        f.show();
        QVERIFY(scale->isEnabled());
        QCOMPARE(scale->toolTip(), QStringLiteral("Adjust the number of workers to a time or a budget"));
        f.fakes.runs.set({});
        QCOMPARE(add->toolTip(), QStringLiteral("Select a run first."));
    }
};

QTEST_MAIN(RunActionsTest)
#include "run_actions_test.moc"
