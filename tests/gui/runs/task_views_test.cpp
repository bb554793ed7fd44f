// What is done on the machines of a cluster: queue and sweeps, recipes, the mesh of keys, tunnels.
#include <algorithm>

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QListWidget>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableWidget>
#include <QtTest/QTest>

#include "gui/dialogs/clusters/mesh_dialog.h"
#include "gui/dialogs/clusters/recipe_dialog.h"
#include "gui/dialogs/confirm_dialog.h"
#include "gui/dialogs/dialog_commands.h"
#include "gui/models/machines/tunnel_model.h"
#include "gui/models/runs/queue_models.h"
#include "gui/pages/machines/tunnels_view.h"
#include "gui/pages/runs/queue_view.h"
#include "gui/text/format.h"
#include "gui/text/translation.h"
#include "gui/widgets/theme/theme.h"
#include "tests/gui/support/sample_data.h"
#include "tests/gui/support/tool_views.h"
#include "tests/gui/support/window_fixture.h"
#include "tests/gui/support/wizard_fields.h"

using namespace trainyard;
using namespace trainyard::gui;
using fake::buttonIn;
using fake::ourCluster;
using fake::says;

namespace {

training::QueueEntry entryOf(const std::string &id, const std::string &name)
{
    training::QueueEntry entry;
    entry.id = id;
    entry.name = name;
    entry.job.type = protocol::JobType::Command;
    entry.job.task.command = "train.py --name " + name;
    return entry;
}

/// A sweep of three trials: the second one is the best.
training::SweepTable sweepOf(const RunId &run)
{
    training::SweepTable table;
    table.id = "w-0000000000000001";
    table.spec.metric = "validation-accuracy";
    for (int i = 0; i < 3; ++i) {
        training::SweepRow row;
        row.trial.number = i;
        row.trial.values = {{"learningRate", "0." + std::to_string(i)}};
        if (i < 2) {
            row.run = run;
            row.state = services::RunState::Finished;
            row.best = 0.5 + 0.1 * i;
            row.epoch = 3;
        }
        table.rows.push_back(row);
    }
    table.best = 1;
    return table;
}

} // namespace

class TaskViewsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        Theme::instance().install(*qApp);
        text::installTranslations(*qApp); // plurals
    }

    void theQueueIsShownWithTheStatesOfItsRuns()
    {
        fake::FakeQueue queue;
        fake::FakeRuns runs;
        runs.known = sample::runs();
        queue.entries = {entryOf("q-1", "first"), entryOf("q-2", "second"), entryOf("q-3", "third")};
        queue.entries[0].run = runs.known[0].id;
        queue.entries[2].failed = "the job before it failed";
        QueueView view(queue, runs);
        view.resize(800, 400);
        view.show();
        view.showCluster(ClusterId("c-1"), QStringLiteral("demo"));
        QTRY_COMPARE(view.entries().rowCount(), 3);
        const auto state = [&](int row) { return view.entries().index(row, QueueModel::State).data().toString(); };
        QCOMPARE(state(0), QStringLiteral("running")); // a program of one's own does not train
        QCOMPARE(state(1), QStringLiteral("waiting"));
        QCOMPARE(state(2), QStringLiteral("not started"));
        auto *start = buttonIn(&view, QStringLiteral("Start queued jobs"));
        QVERIFY(start->isEnabled());
        start->click();
        QCOMPARE(queue.worked, std::vector<ClusterId>{ClusterId("c-1")});
        queue.working = true;
        emit queue.changed(ClusterId("c-1"));
        QTRY_VERIFY(!start->isEnabled()); // once is enough
        QCOMPARE(view.trials().rowCount(), 0);
    }

    void anEntryIsRemovedAfterAQuestionAndCopied()
    {
        fake::FakeQueue queue;
        fake::FakeRuns runs;
        queue.entries = {entryOf("q-1", "first"), entryOf("q-2", "it's second")};
        QueueView view(queue, runs);
        view.show();
        view.showCluster(ClusterId("c-1"), QStringLiteral("demo"));
        QTRY_COMPARE(view.entries().rowCount(), 2);
        auto *remove = buttonIn(&view, QStringLiteral("Remove from queue"));
        QVERIFY(!remove->isEnabled());
        fake::tableOf(&view, QStringLiteral("Queue"))->selectId(QStringLiteral("q-2"));
        buttonIn(&view, QStringLiteral("Copy as command"))->click();
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(QLatin1String("trainyardctl run demo --type command")));
        remove->click();
        auto *question = fake::visible<ConfirmDialog>(view);
        QVERIFY(question);
        buttonIn(question, QStringLiteral("Remove"))->click();
        QTRY_COMPARE(view.entries().rowCount(), 1);
        QCOMPARE(queue.entries[0].id, std::string("q-1"));
    }

    void aSweepShowsItsBestTrial()
    {
        fake::FakeQueue queue;
        fake::FakeRuns runs;
        const RunId run("r-0000000000000009");
        queue.tables = {sweepOf(run)};
        QueueView view(queue, runs);
        QSignalSpy asked(&view, &QueueView::runRequested);
        view.resize(800, 500);
        view.show();
        view.showCluster(ClusterId("c-1"), QStringLiteral("demo"));
        QTRY_COMPARE(view.trials().rowCount(), 3);
        const auto cell = [&](int row, int column) { return view.trials().index(row, column).data().toString(); };
        QCOMPARE(cell(1, TrialModel::Result), QStringLiteral("0.6, the best"));
        QCOMPARE(cell(0, TrialModel::Result), QStringLiteral("0.5"));
        QCOMPARE(cell(2, TrialModel::State), QStringLiteral("waiting"));
        QCOMPARE(cell(1, TrialModel::Values), QStringLiteral("learningRate 0.1"));
        emit fake::tableOf(&view, QStringLiteral("Trials"))->opened(QStringLiteral("2"));
        QCOMPARE(asked.count(), 1);
        view.showCluster(ClusterId("c-2"), QStringLiteral("other")); // late answers belong to the other one
        QCOMPARE(view.trials().rowCount(), 0);
    }

    void theQueueIsReadWhenARunBeginsOrEnds()
    {
        fake::FakeQueue queue;
        fake::FakeRuns runs;
        auto run = sample::runs()[0];
        QueueView view(queue, runs);
        view.show();
        view.showCluster(run.cluster, QStringLiteral("demo"));
        QTRY_COMPARE(queue.reads, 1);
        run.state = services::RunState::Running;
        runs.set({run});
        QTRY_COMPARE(queue.reads, 2);
        run.usdSpent += 1; // not of interest
        runs.set({run});
        run.state = services::RunState::Finished;
        runs.set({run});
        QTRY_COMPARE(queue.reads, 3);
    }

    void aQueueThatCannotBeReadIsNotEmpty()
    {
        struct Broken : fake::FakeQueue {
            QFuture<Result<std::vector<training::QueueEntry>>> queued(const ClusterId &) override
            {
                return fake::answered<std::vector<training::QueueEntry>>(
                    fail(ErrorCode::CorruptData, "queue", "the entry is damaged"));
            }
        } queue;
        fake::FakeRuns runs;
        QueueView view(queue, runs);
        view.show();
        view.showCluster(ClusterId("c-1"), QStringLiteral("demo"));
        QTRY_VERIFY(says(view, QStringLiteral("the entry is damaged")));
    }

    void aRecipeTakesItsArgumentsAndMachines()
    {
        RecipeDialog dialog(QStringLiteral("my lab"), {"head", "worker-1"});
        dialog.show();
        auto *choice = dialog.findChild<QComboBox *>();
        QVERIFY(choice->count() > 0);
        for (int i = 0; i < choice->count(); ++i) {
            choice->setCurrentIndex(i);
            QCOMPARE(dialog.options().recipe, choice->currentData().toString().toStdString());
        }
        auto *nodes = dialog.findChild<QListWidget *>();
        nodes->item(0)->setCheckState(Qt::Unchecked);
        QCOMPARE(dialog.options().nodes, std::vector<std::string>{"worker-1"});
        buttonIn(&dialog, QStringLiteral("Copy as command"))->click(); // L13
        QCOMPARE(QGuiApplication::clipboard()->text(),
                 QStringLiteral("trainyardctl install-deps 'my lab' %1 --node worker-1")
                     .arg(choice->currentData().toString()));
        nodes->item(1)->setCheckState(Qt::Unchecked);
        QVERIFY(!buttonIn(&dialog, QStringLiteral("Apply"))->isEnabled());
    }

    void eachLineOfAnArgumentIsOneInTheCommand() // L13
    {
        cluster::RecipeOptions recipe;
        recipe.recipe = "none";
        recipe.arguments = {{"packages", "git\nit's"}};
        recipe.nodes = {"head"};
        QCOMPARE(recipeCommand(QStringLiteral("lab"), recipe, 1),
                 QStringLiteral("trainyardctl install-deps lab none --set packages=git --set 'packages=it'\\''s'"));
    }

    void theMeshShowsEachPair()
    {
        cluster::MeshTest test;
        test.nodes = {"head", "worker-1", "worker-2"};
        test.problems = {{"", "", ""}, {"", "", "Permission <b>denied</b>"}, {"", ""}}; // the last row is short
        MeshDialog dialog(QStringLiteral("lab"), test);
        QSignalSpy make(&dialog, &MeshDialog::makeRequested);
        dialog.show();
        auto *table = dialog.findChild<QTableWidget *>();
        QCOMPARE(table->item(1, 2)->text(), QStringLiteral("no"));
        QCOMPARE(table->item(0, 1)->text(), QStringLiteral("yes"));
        QCOMPARE(table->item(1, 2)->toolTip(), QStringLiteral("Permission <b>denied</b>")); // shown as plain text (S7)
        QVERIFY(says(dialog, QStringLiteral("worker-1 to worker-2")));
        buttonIn(&dialog, QStringLiteral("Copy as command"))->click(); // L13
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("trainyardctl mesh lab"));
        buttonIn(&dialog, QStringLiteral("Give the machines keys"))->click();
        QCOMPARE(make.count(), 1);
    }

    void tunnelsAreOpenedListedAndClosed()
    {
        fake::FakeTunnels service;
        TunnelsView view(service);
        QSignalSpy page(&view, &TunnelsView::pageRequested);
        view.resize(900, 300);
        view.show();
        view.showCluster(ourCluster());
        fake::choose(view.findChild<QComboBox *>(), 1); // TensorBoard
        buttonIn(&view, QStringLiteral("Open tunnel"))->click();
        QCOMPARE(service.opened.size(), std::size_t(1));
        QCOMPARE(service.opened[0].plan.port, std::uint16_t(6006));
        auto *table = fake::tableOf(&view, QStringLiteral("Tunnels"));
        QCOMPARE(table->model()->rowCount(), 1);
        QCOMPARE(table->model()->index(0, TunnelModel::LocalAddress).data().toString(), QStringLiteral("opening…"));
        table->setCurrentIndex(table->model()->index(0, 0));
        QVERIFY(!buttonIn(&view, QStringLiteral("Open in browser"))->isEnabled());
        service.opened[0].localPort = 40'001;
        service.opened[0].url = "http://127.0.0.1:40001/";
        emit service.changed();
        buttonIn(&view, QStringLiteral("Open in browser"))->click();
        QCOMPARE(page.at(0).at(0).toString(), QStringLiteral("http://127.0.0.1:40001/"));
        buttonIn(&view, QStringLiteral("Copy address"))->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("127.0.0.1:40001"));
        buttonIn(&view, QStringLiteral("Copy as command"))->click(); // L13
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("trainyardctl tunnel %1 6006 --node %2")
                                                           .arg(QString::fromStdString(ourCluster().name),
                                                                QString::fromStdString(service.opened[0].plan.node)));
        buttonIn(&view, QStringLiteral("Close tunnel"))->click();
        QCOMPARE(table->model()->rowCount(), 0);
        fake::choose(view.findChild<QComboBox *>(), 4); // any port: one must be given
        QVERIFY(!buttonIn(&view, QStringLiteral("Open tunnel"))->isEnabled());
    }
};

QTEST_MAIN(TaskViewsTest)
#include "task_views_test.moc"
