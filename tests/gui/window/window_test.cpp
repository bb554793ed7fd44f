#include <algorithm>
#include <latch>

#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTemporaryDir>
#include <QtTest/QTest>

#include "gui/app/main_window/main_window.h"
#include "gui/app/operations_panel.h"
#include "gui/app/render_chart.h"
#include "gui/dialogs/clusters/scale_dialog.h"
#include "gui/dialogs/clusters/terminate_dialog.h"
#include "gui/dialogs/confirm_dialog.h"
#include "gui/dialogs/program/quit_dialog.h"
#include "gui/models/activity/activity_models.h"
#include "gui/pages/clusters/clusters_page.h"
#include "gui/pages/run/curves_picture.h"
#include "gui/pages/run/run_log.h"
#include "gui/pages/run/run_page.h"
#include "gui/widgets/command_palette.h"
#include "gui/widgets/tables/data_table.h"
#include "gui/widgets/theme/theme.h"
#include "gui/wizards/account/account_wizard.h"
#include "gui/wizards/launch/launch_wizard.h"
#include "tests/gui/support/fakes/fakes.h"
#include "tests/gui/support/sample_data.h"
#include "tests/gui/support/window_fixture.h"

using namespace trainyard;
using namespace trainyard::gui;
using namespace std::chrono_literals;
using Fixture = fake::Window;

namespace {

/// Presses a button of the visible question, which is deleted then.
template <class Question>
void answer(Fixture &f, const QString &verb)
{
    auto *question = f.dialog<Question>();
    QVERIFY(question);
    f.button(question, verb)->click();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

} // namespace

class WindowTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void anEmptyWindowSaysWhatItIsAndOffersWaysToBegin() // improvement 15
    {
        Fixture f;
        QVERIFY(f.says(QStringLiteral("Train a model on a cluster")));
        QVERIFY(f.says(QStringLiteral("Trainyard launches machines on AWS")));
        auto *picture = f.window.findChild<CurvesPicture *>();
        QVERIFY(picture && picture->isVisible());
        const QImage curves = picture->grab().toImage();
        const QRgb loss = Theme::instance().series(1).rgb();
        int ofLoss = 0; // pixels
        for (int i = 0; i < curves.width() * curves.height(); ++i)
            ofLoss += curves.pixelColor(i % curves.width(), i / curves.width()).rgb() == loss ? 1 : 0;
        QVERIFY2(ofLoss > 20, qPrintable(QString::number(ofLoss)));
        for (const auto *text : {"Try it: one minute, free", "Launch cluster", "Find running clusters"})
            QVERIFY2(f.button(&f.window, QLatin1String(text)), text);
        f.fakes.account.shown.profile = "local";
        f.fakes.account.refresh();
        auto *account = f.button(&f.window, QStringLiteral("I have an AWS account"));
        QVERIFY(account);
        account->click();
        QVERIFY(f.dialog<AccountWizard>());
        f.dialog<AccountWizard>()->reject();
        f.fakes.account.shown.profile = "research";
        f.fakes.account.refresh();
        QVERIFY(!f.button(&f.window, QStringLiteral("I have an AWS account")));
        QVERIFY(f.says(QStringLiteral("profile research")));
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

    void placesHaveTheHeightOfTheirContent()
    {
        Fixture f;
        auto *sidebar = f.window.findChild<QListWidget *>(QStringLiteral("sidebar"));
        for (int i = 0; i < sidebar->count(); ++i) {
            if (!sidebar->isRowHidden(i))
                QCOMPARE(sidebar->visualItemRect(sidebar->item(i)).height(), sidebar->sizeHintForRow(i));
        }
    }

    void headerCountsMachinesAndMoney()
    {
        Fixture f;
        f.fakes.clusters.set({sample::clusters()[0]});
        QVERIFY(f.says(QStringLiteral("3 machine")));
        QVERIFY(f.says(QStringLiteral("$0.5300/h")));
        QVERIFY(f.says(QStringLiteral("costs nothing")));
        f.fakes.account.select("work", {});
        QVERIFY(f.says(QStringLiteral("acme (123456789012), costs money")));
    }

    void terminateAllFromTheKeyboard()
    {
        Fixture f;
        f.fakes.clusters.set(sample::clusters());
        f.fakes.teardown.list = sample::teardown();
        QTest::keyClick(&f.window, Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
        auto *sheet = f.dialog<TerminateDialog>();
        QVERIFY(sheet && sheet->isVisible());
        QTRY_VERIFY(f.button(sheet, QStringLiteral("Terminate 3")));
        f.button(sheet, QStringLiteral("Terminate 3"))->click();
        f.fakes.teardown.end(sample::receiptOf({f.fakes.teardown.list->found.targets[1]}, 1));
        QVERIFY(f.says(QStringLiteral("Still running: worker-1"))); // the header stays red and names the machine
        f.fakes.teardown.end({});
        QVERIFY(!f.says(QStringLiteral("Still running")));
    }

    void aWorkerMoreAndAWorkerLess()
    {
        Fixture f;
        f.fakes.clusters.set({sample::clusters()[0]});
        auto *page = f.window.findChild<ClustersPage *>();
        f.button(page, QStringLiteral("Add worker"))->click();
        answer<ConfirmDialog>(f, QStringLiteral("Add worker"));
        QCOMPARE(f.fakes.clusters.added, 1);
        // A confirmation comes first. Without a selection it refers to the latest worker.
        f.button(page, QStringLiteral("Remove worker"))->click();
        answer<ConfirmDialog>(f, QStringLiteral("Cancel"));
        QVERIFY(f.fakes.clusters.removed.empty());
        f.button(page, QStringLiteral("Remove worker"))->click();
        answer<ConfirmDialog>(f, QStringLiteral("Remove worker"));
        QCOMPARE(f.fakes.clusters.removed, std::vector<std::string>{"worker-2"});
        auto *nodes = fake::tableOf(page, QStringLiteral("Nodes"));
        nodes->selectId(QStringLiteral("worker-1"));
        f.button(page, QStringLiteral("Remove worker"))->click();
        answer<ConfirmDialog>(f, QStringLiteral("Remove worker"));
        QCOMPARE(f.fakes.clusters.removed.back(), std::string("worker-1"));
        QVERIFY(nodes->currentId().isEmpty()); // a second click must not remove the next worker
        auto training = sample::clusters()[0]; // a machine that hangs cannot leave its run
        training.state = services::ClusterState::Training;
        f.fakes.clusters.set({training});
        nodes->selectId(QStringLiteral("worker-1"));
        f.button(page, QStringLiteral("Remove worker"))->click();
        answer<ConfirmDialog>(f, QStringLiteral("Terminate at once"));
        QCOMPARE(f.fakes.clusters.removed.back(), std::string("worker-1 at once"));
        // The head cannot be removed.
        nodes->selectId(QStringLiteral("head"));
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
        QTRY_COMPARE(f.window.findChildren<OperationRow *>().size(), 1);
    }

    void closingIsConfirmedWhileMachinesRun()
    {
        Fixture f;
        f.fakes.clusters.set({sample::clusters()[0]});
        QVERIFY(!f.window.close());
        answer<QuitDialog>(f, QStringLiteral("Do not close"));
        QVERIFY(f.window.isVisible());
        QVERIFY(!f.window.close());
        f.button(f.dialog<QuitDialog>(), QStringLiteral("Keep them, but"))->click();
        QTRY_VERIFY(!f.window.isVisible());
        QCOMPARE(f.fakes.clusters.endIn, std::chrono::minutes(120));
    }

    void closingNamesTheQueueThatStops()
    {
        Fixture f;
        auto cluster = sample::clusters()[0];
        f.fakes.clusters.set({cluster});
        f.fakes.queue.entries.resize(3);
        f.fakes.queue.entries[0].run = RunId("r-1"); // it trains; the others wait
        QVERIFY(!f.window.close());
        QVERIFY(!f.says(QStringLiteral("The queue of"))); // no program works at it
        answer<QuitDialog>(f, QStringLiteral("Do not close"));
        f.fakes.queue.working = true;
        QVERIFY(!f.window.close());
        const QString name = QString::fromStdString(cluster.name);
        QTRY_VERIFY(f.says(QStringLiteral("The queue of %1 stops, and 2 job").arg(name)));
        f.button(f.dialog<QuitDialog>(), QStringLiteral("Do not close"))->click();
        QVERIFY(f.window.isVisible());
    }

    void closingShowsOperationsUntilTheyHaveEnded() // a launch that is undone takes minutes
    {
        std::latch undone(1);
        Fixture f;
        f.fakes.operations.start("Launching demo", [&](std::stop_token stop, const ProgressSink &) -> Status {
            (void)pause(1h, {Deadline::never(), stop});
            undone.wait();
            return fail(ErrorCode::Cancelled, "test", "undone");
        });
        QVERIFY(!f.window.close());
        f.button(f.dialog<QuitDialog>(), QStringLiteral("Keep them until"))->click();
        QCoreApplication::processEvents();
        const bool shown = f.window.isVisible() && f.says(QStringLiteral("closes when the operations"));
        undone.count_down();
        QVERIFY(shown);
        QTRY_VERIFY(!f.window.isVisible());
    }

    void closingMayTerminateFirst()
    {
        Fixture f;
        f.fakes.clusters.set({sample::clusters()[0]});
        f.fakes.teardown.list = sample::teardown();
        f.window.close();
        f.button(f.dialog<QuitDialog>(), QStringLiteral("Terminate"))->click();
        auto *sheet = f.dialog<TerminateDialog>();
        QTRY_VERIFY(f.button(sheet, QStringLiteral("Terminate 3")));
        f.button(sheet, QStringLiteral("Terminate 3"))->click();
        QVERIFY(f.window.isVisible());
        f.fakes.teardown.end(sample::receiptOf(f.fakes.teardown.list->found.targets));
        QTRY_VERIFY(!f.window.isVisible());
    }

    void missingMachinesAreLaunchedAfterAQuestion() // also while others run
    {
        Fixture f;
        auto partly = sample::clusters()[2]; // its launch was interrupted
        partly.formerWorkers = partly.workers() + 1;
        f.fakes.clusters.set({partly});
        auto *page = f.window.findChild<ClustersPage *>();
        page->select(partly.id);
        f.button(page, QStringLiteral("Resume launch"))->click();
        QVERIFY(f.fakes.clusters.resumed.empty());
        f.button(f.dialog<ConfirmDialog>(), QStringLiteral("Resume launch"))->click();
        QCOMPARE(f.fakes.clusters.resumed, std::vector<ClusterId>{partly.id});
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
        const auto all = sample::run(12, 1000);
        auto &runs = f.fakes.runs;
        const RunId shown = sample::runs()[0].id;
        const auto store = [&](std::size_t count) {
            runs.history = {all.begin(), all.begin() + std::ptrdiff_t(count)};
            emit runs.metricsStored(shown, std::int64_t(count));
        };
        store(40);
        runs.set(sample::runs());
        f.window.go(MainWindow::Runs);
        auto *page = f.window.findChild<QStackedWidget *>()->widget(MainWindow::Runs)->findChild<RunPage *>();
        const auto accuracies = [&] { return page->series().trainAccuracy.size(); };
        QTRY_COMPARE(accuracies(), std::size_t(2));
        store(all.size() - 60);
        store(all.size());
        QTRY_COMPARE(accuracies(), std::size_t(12));
        const auto reads = runs.reads.size();
        QCOMPARE(runs.reads[0], std::int64_t(0));
        QVERIFY(runs.reads.back() >= 40); // no record is read twice
        store(all.size());
        emit runs.metricsStored(RunId("r-other"), 1000); // a different run
        QCOMPARE(runs.reads.size(), reads);
        // A record was replaced: the page reads the run again.
        const auto epoch =
            std::ranges::find(runs.history, protocol::metric::kTrainAccuracy, &protocol::MetricRecord::name);
        auto later = *epoch;
        later.value = 0.25;
        runs.history.erase(epoch);
        runs.history.insert(runs.history.end(), 2, later);
        runs.replaced = true;
        emit runs.metricsStored(shown, std::int64_t(runs.history.size()));
        const auto &curve = page->series().trainAccuracy;
        QTRY_VERIFY(!curve.empty() && curve.points().front().y() == 0.25);
        QCOMPARE(std::ranges::count(runs.reads, 0), 2);
        f.button(page, QStringLiteral("Add worker"))->click();
        answer<ConfirmDialog>(f, QStringLiteral("Add worker"));
        f.button(page, QStringLiteral("Stop run…"))->click();
        QVERIFY(f.dialog<ConfirmDialog>()); // D15: a confirmation
        f.button(f.dialog<ConfirmDialog>(), QStringLiteral("Stop run"))->click();
        f.button(page, QStringLiteral("Stop run…"))->click();
        f.button(f.dialog<ConfirmDialog>(), QStringLiteral("Stop at once"))->click();
        for (QAction *action : page->findChildren<QAction *>()) { // in the menu "…" when the window is narrow
            if (action->text() == QStringLiteral("Autoscale…"))
                action->trigger();
        }
        auto *scale = f.dialog<ScaleDialog>();
        QVERIFY(scale);
        scale->accept();
        QCOMPARE(f.fakes.runs.calls,
                 (std::vector<std::string>{"add " + shown.value, "stop " + shown.value, "stop at once " + shown.value,
                                           "advise " + shown.value}));
        QCOMPARE(f.fakes.runs.goals.at(0).most, 2 * sample::runs()[0].workers);
    }

    void theLogIsReadWhileItIsVisible()
    {
        Fixture f;
        const auto run = sample::runs()[0];
        f.fakes.runs.kept = sample::log();
        f.fakes.runs.set(sample::runs());
        QVERIFY(f.fakes.runs.logCalls.empty());
        f.window.go(MainWindow::Runs);
        QCOMPARE(f.fakes.runs.logCalls, std::vector<std::string>{run.id.value});
        auto *log = f.window.findChild<QStackedWidget *>()->widget(MainWindow::Runs)->findChild<RunLog *>();
        QTRY_VERIFY(log->text().toPlainText().contains(QStringLiteral("head scheduler | ")));
        emit f.fakes.runs.logSources(run.id, sample::logSources());
        emit f.fakes.runs.logLines(run.id, {{sample::logSources()[2], "one more"}});
        emit f.fakes.runs.logLines(RunId("r-other"), {{sample::logSources()[2], "of another run"}});
        QTRY_VERIFY(log->text().toPlainText().endsWith(QStringLiteral("worker-1 | one more")));
        f.window.go(MainWindow::Costs);
        QCOMPARE(f.fakes.runs.logCalls.back(), "no " + run.id.value);
        f.window.go(MainWindow::Runs);
        QCOMPARE(f.fakes.runs.logCalls.back(), run.id.value);
        QVERIFY(log->text().toPlainText().endsWith(QStringLiteral("one more"))); // displayed lines stay
    }

    void theTourShowsItsStepsAndTheRun()
    {
        Fixture f;
        f.window.startTour();
        QVERIFY(f.fakes.tour.on);
        f.fakes.tour.step({.step = "launch",
                           .title = "Launch one head and two workers",
                           .state = StepState::Done,
                           .message = Sentence::verbatim("3 machines are ready")});
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
        const auto *list = palette->findChild<QListWidget *>();
        QStringList offered;
        for (int i = 0; i < list->count(); ++i)
            offered << list->item(i)->text().section(QStringLiteral("   ("), 0, 0);
        int commands = 0;
        for (const QMenu *menu : f.window.menuBar()->findChildren<QMenu *>()) {
            for (const QAction *action : menu->actions()) {
                if (action->isSeparator() || action->menu() || !action->isEnabled())
                    continue;
                ++commands;
                const QString text = action->text().remove(QLatin1Char('&'));
                QVERIFY2(offered.contains(text), qPrintable(text));
            }
        }
        QVERIFY(commands >= 12);
    }

    void chartsAreRenderedToAFile()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("chart.png"));
        QVERIFY(renderChart(sample::runs()[0], sample::run(12, 1000), file));
        const QImage image(file);
        QVERIFY(image.width() >= 1200 && image.height() >= 900);
        const auto none = renderChart(sample::runs()[0], {}, file);
        QVERIFY(!none);
        QCOMPARE(int(none.error().code), int(ErrorCode::InvalidArgument));
    }
};

QTEST_MAIN(WindowTest)
#include "window_test.moc"
