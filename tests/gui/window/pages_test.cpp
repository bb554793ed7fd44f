// Clusters page, Runs page and operations panel: their state after an action of the user.
#include <algorithm>
#include <tuple>

#include <QAction>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QStackedWidget>
#include <QTabWidget>
#include <QtTest/QTest>

#include "gui/app/operations_panel.h"
#include "gui/charts/metric_chart.h"
#include "gui/dialogs/confirm_dialog.h"
#include "gui/models/activity/activity_models.h"
#include "gui/models/clusters/cluster_models.h"
#include "gui/models/runs/run_models.h"
#include "gui/pages/clusters/clusters_page.h"
#include "gui/pages/run/run_page.h"
#include "gui/pages/run/system_view.h"
#include "gui/text/format.h"
#include "gui/widgets/page_header.h"
#include "gui/widgets/theme/theme.h"
#include "tests/gui/support/sample_data.h"
#include "tests/gui/support/sample_system.h"
#include "tests/gui/support/window_fixture.h"

using namespace trainyard;
using namespace trainyard::gui;
using Fixture = fake::Window;

class PagesTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void aNewClusterIsOnTopAndSelected() // D6
    {
        Fixture f;
        auto known = sample::clusters();
        f.fakes.clusters.set({known[3]}); // from an earlier session, terminated
        auto *page = f.window.findChild<ClustersPage *>();
        auto *table = fake::tableOf(page, QStringLiteral("Clusters"));
        QTRY_COMPARE(table->model()->rowCount(), 0);  // collapsed
        emit f.fakes.clusters.launching(known[1].id); // before the list contains it
        f.fakes.clusters.set({known[1], known[3]});
        QCOMPARE(page->current(), known[1].id);
        QCOMPARE(table->currentIndex().row(), 0);
        emit f.fakes.clusters.launching(known[0].id);
        f.fakes.clusters.set({known[0], known[1], known[3]});
        QCOMPARE(page->current(), known[0].id);
        QCOMPARE(table->currentIndex().row(), 0); // new clusters are on top
        QCOMPARE(table->model()->index(1, 0).data().toString(), QStringLiteral("bigger-batch"));
    }

    void endedClustersAreFolded() // D8
    {
        Fixture f;
        auto known = sample::clusters();
        f.fakes.clusters.set(known);
        auto *page = f.window.findChild<ClustersPage *>();
        auto *table = fake::tableOf(page, QStringLiteral("Clusters"));
        QCOMPARE(table->model()->rowCount(), 3);
        known[0].state = services::ClusterState::Terminated; // the selected cluster stays visible
        known[0].closed = sample::ago(std::chrono::seconds(1));
        f.fakes.clusters.set(known);
        QCOMPARE(page->current(), known[0].id);
        QCOMPARE(table->model()->rowCount(), 3);
        table->selectId(QString::fromStdString(known[1].id.value));
        QTRY_COMPARE(table->model()->rowCount(), 2);
        QCOMPARE(page->current(), known[1].id);
        auto *ended = f.button(page, QStringLiteral("Show ended (2)"));
        QVERIFY(ended);
        ended->click();
        QCOMPARE(table->model()->rowCount(), 4);
    }

    void everyPlaceHasOnePrimaryButton() // D8
    {
        Fixture f;
        const auto primary = [&](MainWindow::Place place) {
            QStringList found;
            for (auto *b : f.window.findChild<QStackedWidget *>()->widget(place)->findChildren<QPushButton *>()) {
                if (b->isVisible() && b->property("look").toString() == QStringLiteral("primary"))
                    found << b->text();
            }
            return found;
        };
        f.window.go(MainWindow::Clusters);
        QCOMPARE(primary(MainWindow::Clusters), QStringList{QStringLiteral("Try it: one minute, free")});
        f.window.go(MainWindow::Runs);
        QCOMPARE(primary(MainWindow::Runs), QStringList{QStringLiteral("Start training…")});
        f.fakes.clusters.set(sample::clusters());
        f.fakes.runs.set(sample::runs());
        QCOMPARE(primary(MainWindow::Runs), QStringList{QStringLiteral("Start training…")});
        f.window.go(MainWindow::Clusters);
        QCOMPARE(primary(MainWindow::Clusters), QStringList{QStringLiteral("Launch cluster…")});
    }

    void anInterruptedLaunchCanBeResumed() // D7
    {
        Fixture f;
        auto known = sample::clusters();
        auto *page = f.window.findChild<ClustersPage *>();
        f.fakes.clusters.set({known[0]});
        QVERIFY(!f.button(page, QStringLiteral("Resume launch")));
        f.fakes.clusters.set({known[2], known[0]});
        page->select(known[2].id);
        auto *resume = f.button(page, QStringLiteral("Resume launch"));
        QVERIFY(resume);
        resume->click();
        QCOMPARE(f.fakes.clusters.resumed, std::vector<ClusterId>{known[2].id});
        // Without running machines, resuming costs as much as a launch and needs a confirmation.
        known[2].nodes.clear();
        f.fakes.clusters.set({known[2], known[0]});
        f.button(page, QStringLiteral("Resume launch"))->click();
        QCOMPARE(f.fakes.clusters.resumed.size(), std::size_t(1));
        f.button(f.dialog<ConfirmDialog>(), QStringLiteral("Resume launch"))->click();
        QCOMPARE(f.fakes.clusters.resumed.size(), std::size_t(2));
        bool inPalette = false;
        for (QAction *action : page->commands())
            inPalette = inPalette || (action->text() == QStringLiteral("Resume launch") && action->isEnabled());
        QVERIFY(inPalette);
    }

    void aClusterOfALostComputerIsTakenOverAfterAQuestion() // with a confirmation
    {
        Fixture f;
        auto known = sample::clusters();
        auto &other = known[0];
        other.ours = false;
        other.owner = "anna";
        other.ledger = "l-0123456789abcdef";
        auto *page = f.window.findChild<ClustersPage *>();
        f.fakes.clusters.set(known);
        page->select(known[1].id);
        QVERIFY(!f.button(page, QStringLiteral("Take over")));
        page->select(other.id);
        for (QAction *action : page->commands()) {
            if (action->text() == QStringLiteral("Terminate this cluster…") ||
                action->text() == QStringLiteral("Add worker"))
                QVERIFY(!action->isEnabled());
        }
        cluster::AdoptableCluster found;
        found.id = other.id;
        found.name = other.name;
        found.owner = "anna";
        found.ledger = other.ledger;
        cluster::Target machine;
        machine.kind = "instance";
        machine.id = "i-0a1b2c3d4e5f60710";
        found.resources = {machine};
        f.button(page, QStringLiteral("Take over"))->click(); // the cluster no longer exists
        QTRY_VERIFY(f.dialog<QMessageBox>());
        f.dialog<QMessageBox>()->reject();
        QTRY_VERIFY(!f.dialog<QMessageBox>());
        const auto ask = [&](bool ofThisOwner) {
            f.fakes.clusters.candidate =
                services::AdoptionCandidate{std::make_shared<const cluster::AdoptableCluster>(found), ofThisOwner};
            f.button(page, QStringLiteral("Take over"))->click();
            (void)QTest::qWaitFor([&] { return f.dialog<ConfirmDialog>() != nullptr; });
            return f.dialog<ConfirmDialog>();
        };
        auto *question = ask(true);
        QVERIFY(question);
        for (const char *named : {"anna", "l-0123456789abcdef"})
            QVERIFY(f.says(QLatin1String(named)));
        QVERIFY(question->findChild<QPlainTextEdit *>()->toPlainText().contains(QLatin1String("i-0a1b2c3d4e5f60710")));
        QVERIFY(f.fakes.clusters.adopted.empty());
        f.button(question, QStringLiteral("Take over"))->click();
        QCOMPARE(f.fakes.clusters.adopted.size(), std::size_t(1));
        QCOMPARE(f.fakes.clusters.adopted[0], f.fakes.clusters.candidate->found); // exactly the displayed resources

        // The user types the name of a different owner, the id of a cluster without an owner, or the ledger where the
        // login of the owner is that of many.
        for (const auto &[owner, word] : {std::pair(std::string("anna"), QStringLiteral("anna")),
                                          std::pair(std::string(), text::from(other.id.value)),
                                          std::pair(std::string("ubuntu"), QStringLiteral("l-0123456789abcdef"))}) {
            QTRY_VERIFY(!f.dialog<ConfirmDialog>());
            found.owner = owner;
            question = ask(owner == "ubuntu");
            QVERIFY(question);
            auto *go = f.button(question, QStringLiteral("Take over"));
            QVERIFY(!go->isEnabled());
            auto *typed = question->findChild<QLineEdit *>();
            QTest::keyClicks(typed, word.chopped(1));
            QVERIFY(!go->isEnabled());
            QTest::keyClicks(typed, word.right(1));
            QVERIFY(go->isEnabled());
            go->click();
        }
        QCOMPARE(f.fakes.clusters.adopted.size(), std::size_t(4));
        QTRY_VERIFY(!f.dialog<ConfirmDialog>());
        other.ledger.clear(); // tags in a form that no launch writes
        f.fakes.clusters.set(known);
        QVERIFY(!f.button(page, QStringLiteral("Take over")));
    }

    void aStartedRunIsOnTopAndSelected() // D1
    {
        Fixture f;
        auto known = sample::runs();
        f.fakes.runs.set({known[1]});
        f.window.go(MainWindow::Runs);
        QWidget *page = f.window.findChild<QStackedWidget *>()->widget(MainWindow::Runs);
        auto *shown = page->findChild<RunPage *>();
        QCOMPARE(shown->run(), known[1].id);
        emit f.fakes.runs.starting(known[0].id);
        QCOMPARE(shown->run(), known[1].id); // not in the ledger yet
        f.fakes.runs.set(known);
        QCOMPARE(shown->run(), known[0].id);
        auto *table = fake::tableOf(page, QStringLiteral("Runs"));
        QCOMPARE(table->currentIndex().row(), 0);
        const QString started = text::startTime(known[0].started, SystemClock::instance().now());
        QTRY_VERIFY(f.says(QStringLiteral("lenet on digits-demo, started %1").arg(started))); // after the layout
        QCOMPARE(table->model()->index(0, RunModel::Started).data().toString(), started);
    }

    void anEndedRunHasNoWorkerThatTrains() // D9, D14
    {
        Fixture f;
        auto run = sample::runs()[0];
        f.fakes.runs.history = sample::run(6, 1000);
        f.fakes.runs.set({run});
        f.window.go(MainWindow::Runs);
        QWidget *page = f.window.findChild<QStackedWidget *>()->widget(MainWindow::Runs);
        auto *ranks = fake::tableOf(page, QStringLiteral("Ranks"));
        QTRY_COMPARE(ranks->model()->rowCount(), 3);
        const auto cell = [&](int row, int column, int role = Qt::DisplayRole) {
            return ranks->model()->index(row, column).data(role).toString();
        };
        QCOMPARE(cell(0, RankModel::State), QStringLiteral("training"));
        const std::tuple<services::RunState, QString, QString> ends[] = {
            {services::RunState::Finished, QStringLiteral("finished"), QStringLiteral("check")},
            {services::RunState::Stopped, QStringLiteral("stopped"), QStringLiteral("ended")},
            {services::RunState::Failed, QStringLiteral("gone"), QStringLiteral("ended")},
            {services::RunState::EndedWithCluster, QStringLiteral("gone"), QStringLiteral("ended")}};
        for (const auto &[state, word, icon] : ends) {
            run.state = state;
            run.ended = SystemClock::instance().now();
            f.fakes.runs.set({run});
            QCOMPARE(cell(0, RankModel::State), word);
            QCOMPARE(cell(0, RankModel::State, IconRole), icon);
            QCOMPARE(cell(0, RankModel::Speed), QString());
        }
        // A run that ends with the user's Terminate all has not failed.
        auto *table = fake::tableOf(page, QStringLiteral("Runs"));
        const QModelIndex state = table->model()->index(0, RunModel::State);
        QCOMPARE(state.data().toString(), QStringLiteral("ended with its cluster"));
        QCOMPARE(state.data(ToneRole).toInt(), int(Tone::Quiet));
        QTRY_VERIFY(!f.button(page, QStringLiteral("Stop run")));
    }

    void anUnreachableRunIsNoFailureAndCanBeStopped()
    {
        Fixture f;
        auto run = sample::runs()[0];
        f.fakes.runs.set({run});
        f.window.go(MainWindow::Runs);
        QWidget *page = f.window.findChild<QStackedWidget *>()->widget(MainWindow::Runs);
        run.unreachableSince = SystemClock::instance().now() - std::chrono::minutes(3);
        f.fakes.runs.set({run});
        const QString words = QStringLiteral("unreachable since %1")
                                  .arg(text::startTime(*run.unreachableSince, SystemClock::instance().now()));
        const QModelIndex state = fake::tableOf(page, QStringLiteral("Runs"))->model()->index(0, RunModel::State);
        QCOMPARE(state.data().toString(), words);
        QCOMPARE(state.data(ToneRole).toInt(), int(Tone::Attention));
        QTRY_VERIFY(f.says(words));
        QTRY_VERIFY(f.says(QStringLiteral("Its head node does not respond to this computer")));
        for (const char *command : {"Add worker", "Stop run"})
            QVERIFY(f.button(page, QString::fromLatin1(command))->isEnabled());
        run.unreachableSince.reset();
        f.fakes.runs.set({run});
        QCOMPARE(state.data().toString(), QStringLiteral("training"));
    }

    void theMachinesOfAClusterHaveCharts() // I14
    {
        Fixture f;
        const std::chrono::duration<double> now = SystemClock::instance().now().time_since_epoch();
        f.fakes.runs.measured.rows = sample::system(2, 4, now.count(), 0);
        f.fakes.clusters.set(sample::clusters());
        f.window.go(MainWindow::Clusters);
        auto *details = f.window.findChild<QTabWidget *>(QStringLiteral("clusterDetails"));
        QVERIFY(details && !details->findChild<SystemView *>());
        int system = 0;
        while (system < details->count() && details->tabText(system) != QLatin1String("System"))
            ++system;
        QVERIFY(system < details->count());
        details->setCurrentIndex(system);
        auto *view = details->findChild<SystemView *>();
        QVERIFY(view);
        const auto charts = [&] {
            const auto all = view->findChildren<MetricChart *>();
            return int(std::ranges::count_if(all, [](const MetricChart *chart) { return chart->isVisible(); }));
        };
        QTRY_COMPARE(charts(), 7); // without GPUs
        QCOMPARE(f.fakes.runs.clusterReads.front(), f.window.findChild<ClustersPage *>()->current());
        fake::tableOf(&f.window, QStringLiteral("Clusters"))->selectId(text::from(sample::clusters()[1].id.value));
        QTRY_COMPARE(f.fakes.runs.clusterReads.back(), sample::clusters()[1].id);
    }

    void nothingIsCutWhereTheWindowIsNarrow() // D11, D12
    {
        for (const int width : {960, 1024, 1280}) {
            Fixture f;
            f.window.resize(width, 700);
            f.fakes.runs.history = sample::run(6, 1000);
            f.fakes.clusters.set(sample::clusters());
            f.fakes.runs.set(sample::runs());
            for (const auto place : {MainWindow::Clusters, MainWindow::Runs}) {
                f.window.go(place);
                QWidget *page = f.window.findChild<QStackedWidget *>()->widget(place);
                QTRY_VERIFY(page->isVisible());
                QCoreApplication::processEvents();
                QCOMPARE(f.window.width(), width); // no page widens the window
                for (auto *b : page->findChildren<QPushButton *>()) {
                    if (!b->isVisible())
                        continue;
                    QVERIFY2(b->width() >= b->sizeHint().width(), qPrintable(b->text()));
                    const QRect in(b->mapTo(&f.window, QPoint()), b->size());
                    QVERIFY2(f.window.rect().contains(in), qPrintable(b->text()));
                }
                for (auto *title : page->findChildren<TitleLabel *>()) {
                    if (title->isVisible())
                        QCOMPARE(title->text(), title->fullText()); // not elided
                }
                for (auto *table : page->findChildren<DataTable *>()) {
                    if (!table->isVisible() || table->model()->rowCount() == 0)
                        continue;
                    const QString name = table->model()->index(0, 0).data().toString();
                    QVERIFY2(table->columnWidth(0) >= table->fontMetrics().horizontalAdvance(name) + 16,
                             qPrintable(table->accessibleName()));
                }
            }
        }
    }

    void whatHasNoRoomStandsInTheMenu() // D12
    {
        ActionRow row;
        QAction first(QStringLiteral("An important action")), second(QStringLiteral("Another one, not so important")),
            third(QStringLiteral("The third"));
        int triggered = 0;
        connect(&second, &QAction::triggered, &row, [&] { ++triggered; });
        row.add(&first, 2);
        row.add(&second);
        row.add(&third, 1);
        row.resize(row.sizeHint());
        row.show();
        const auto visible = [&] {
            QStringList found;
            for (auto *b : row.findChildren<QPushButton *>()) {
                if (b->isVisible())
                    found << b->text();
            }
            return found;
        };
        QCOMPARE(visible(), (QStringList{first.text(), second.text(), third.text()}));
        row.resize(row.sizeHint().width() - 20, row.height());
        QCOMPARE(visible(), (QStringList{QStringLiteral("…"), first.text(), third.text()}));
        row.findChild<QMenu *>()->actions().at(0)->trigger();
        QCOMPARE(triggered, 1);
        third.setVisible(false);
        QCOMPARE(visible(), (QStringList{first.text(), second.text()}));
        row.resize(row.minimumSizeHint());
        QCOMPARE(visible(), QStringList{QStringLiteral("…")});
        QCOMPARE(row.findChild<QMenu *>()->actions().size(), 2);
    }

    void finishedOperationsLeaveTheDrawer() // D19
    {
        Fixture f;
        auto *drawer = f.window.findChild<OperationsPanel *>();
        drawer->setSuccessStays(std::chrono::hours(1));
        f.fakes.operations.start("One", [](std::stop_token, const ProgressSink &) { return Status(); });
        f.fakes.operations.start("Two", [](std::stop_token, const ProgressSink &) -> Status {
            return fail(ErrorCode::NoCapacity, "test", "none");
        });
        QTRY_VERIFY(!f.fakes.operations.anyRunning());
        QTRY_VERIFY(f.button(drawer, QStringLiteral("Dismiss finished")));
        const auto rows = [&] { return drawer->findChildren<OperationRow *>(); };
        QCOMPARE(rows().size(), 2);
        drawer->setSuccessStays(std::chrono::milliseconds(0));
        QTRY_COMPARE(rows().size(), 1); // failed operations stay until the user has read them
        QVERIFY(rows().front()->findChild<QPushButton *>()->accessibleName().endsWith(QLatin1String("Two")));
        drawer->setSuccessStays(std::chrono::hours(1));
        f.fakes.operations.start("Three", [](std::stop_token, const ProgressSink &) { return Status(); });
        QTRY_VERIFY(f.button(drawer, QStringLiteral("Dismiss finished")));
        f.button(drawer, QStringLiteral("Dismiss finished"))->click();
        QTRY_COMPARE(rows().size(), 0);
        QVERIFY(!drawer->isVisible());
    }
};

QTEST_MAIN(PagesTest)
#include "pages_test.moc"
