// The machines of a cluster as they work: curves, process and epoch; a dead worker is replaced; a terminal is opened.

#include <algorithm>
#include <utility>

#include <QAction>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QtTest/QTest>

#include "gui/dialogs/clusters/add_worker_question.h"
#include "gui/dialogs/confirm_dialog.h"
#include "gui/models/clusters/cluster_models.h"
#include "gui/models/machines/node_model.h"
#include "gui/pages/clusters/clusters_page.h"
#include "gui/pages/machines/node_menu.h"
#include "gui/pages/machines/node_watch.h"
#include "gui/pages/machines/terminal_view.h"
#include "gui/widgets/theme/color_legend.h"
#include "gui/widgets/theme/theme.h"
#include "tests/gui/support/sample_data.h"
#include "tests/gui/support/window_fixture.h"

using namespace trainyard;
using namespace trainyard::gui;
namespace metric = protocol::metric;

namespace {

protocol::MetricRecord recordOf(std::string_view name, int rank, int epoch, const char *note = "")
{
    protocol::MetricRecord record;
    record.name = std::string(name);
    record.rank = rank;
    record.epoch = epoch;
    record.note = note;
    return record;
}

ledger::StoredSample sampleOf(const char *node, double processor)
{
    ledger::StoredSample stored;
    stored.node = node;
    stored.seconds = ledger::kSampleSeconds;
    stored.sample.processorPercent = processor;
    stored.sample.memoryUsed = 1u << 30;
    stored.sample.memoryTotal = 4ull << 30;
    return stored;
}

/// The clusters of the local cloud, where all prices are 0.
struct FreeClusters : fake::FakeClusters {
    using fake::FakeClusters::FakeClusters;
    std::shared_ptr<const cluster::Catalog> catalog() const override { return cluster::Catalog::bundled()->free(); }
};

} // namespace

class LiveNodesTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void activityIsBuiltFromSamplesAndRecords()
    {
        NodeActivities all;
        for (int i = 0; i < 100; ++i)
            all.append(std::vector{sampleOf("worker-1", i)});
        QCOMPARE(all.of("worker-1").processor.size(), NodeActivities::kMostPoints);
        QCOMPARE(all.of("worker-1").processor.back(), 99.0);
        QCOMPARE(all.of("worker-1").memory.back(), 25.0);
        all.append(std::vector{recordOf(metric::kMemberJoined, 0, 0, "worker-1"),
                               recordOf(metric::kMemberJoined, 1, 0, "worker-2"), recordOf(metric::kSpeed, 0, 3),
                               recordOf(metric::kMemberDied, 1, 3, "worker-2: killed, signal 9")});
        QCOMPARE(all.of("worker-1").epoch, 3);
        QCOMPARE(all.of("worker-2").died, std::string("killed, signal 9"));
        QCOMPARE(all.of("worker-2").rank, -1);
        all.append(std::vector{recordOf(metric::kMemberJoined, 2, 4, "worker-2")}); // it is back
        QVERIFY(all.of("worker-2").died.empty());
        all.forgetRun();
        QCOMPARE(all.of("worker-1").rank, -1);
        QCOMPARE(all.of("worker-1").processor.size(), NodeActivities::kMostPoints);
    }

    void aDeadWorkerIsAmberWithItsReason()
    {
        NodeRow row;
        row.name = "worker-2";
        row.state = "running";
        row.activity.died = "killed, signal 9";
        NodeModel model;
        model.applyAll({row});
        QCOMPARE(model.index(0, NodeModel::State).data(ToneRole).toInt(), int(Tone::Attention));
        QCOMPARE(model.index(0, NodeModel::Name).data(ToneRole).toInt(), int(Tone::Attention));
        QCOMPARE(model.index(0, NodeModel::Process).data().toString(), QStringLiteral("killed, signal 9"));
        QVERIFY(!model.index(0, NodeModel::Address).data(ToneRole).isValid());
    }

    void aDeadWorkerIsReplacedAfterAQuestion()
    {
        fake::Window f;
        const auto cluster = sample::clusters().front();
        services::RunSnapshot run;
        run.id = RunId("r-1");
        run.cluster = cluster.id;
        run.state = protocol::RunState::Running;
        f.fakes.runs.set({run});
        f.fakes.clusters.set({cluster});
        auto *page = f.window.findChild<ClustersPage *>();
        QVERIFY(!f.button(page, QStringLiteral("Replace worker")));
        f.fakes.runs.measured.rows = {sampleOf("worker-1", 10), sampleOf("worker-1", 87)};
        f.fakes.runs.history = {recordOf(metric::kMemberJoined, 0, 0, "worker-1"),
                                recordOf(metric::kMemberDied, 1, 3, "worker-2: killed, signal 9")};
        page->findChild<NodeWatch *>()->read();
        QTRY_VERIFY(f.button(page, QStringLiteral("Replace worker")));
        auto *nodes = fake::tableOf(page, QStringLiteral("Nodes"));
        QTRY_VERIFY(!nodes->isColumnHidden(NodeModel::Processor));
        QVERIFY(nodes->isColumnHidden(NodeModel::Gpu));
        QCOMPARE(nodes->model()->index(1, NodeModel::Processor).data().toString(), QStringLiteral("87 %"));
        QCOMPARE(nodes->model()->index(1, NodeModel::Processor).data(NodeModel::ValuesRole).toList().size(), 2);
        QCOMPARE(nodes->model()->index(1, NodeModel::Process).data().toString(), QStringLiteral("worker 0, epoch 1"));

        f.button(page, QStringLiteral("Replace worker"))->click();
        QVERIFY(f.fakes.clusters.replaced.empty());
        auto *question = f.dialog<ConfirmDialog>();
        QVERIFY(question);
        f.button(question, QStringLiteral("Replace"))->click();
        QCOMPARE(f.fakes.clusters.replaced, std::vector<std::string>{"worker-2"});
    }

    void aLostMachineStaysAmberUntilItIsReplacedOrDismissed()
    {
        fake::Window f;
        auto cluster = sample::clusters().front();
        cluster.ours = true;
        cluster.state = services::ClusterState::Ready;
        auto *page = f.window.findChild<ClustersPage *>();
        f.fakes.clusters.set({cluster});
        QVERIFY(!f.button(page, QStringLiteral("Dismiss")));
        QCOMPARE(page->model().index(0, ClusterModel::State).data(ToneRole).toInt(), int(Tone::Good));
        cluster.lost = {cluster.nodes.back()};
        cluster.nodes.pop_back();
        cluster.lost[0].state = "terminated";
        cluster.lost[0].lost = "terminated, Server.InternalError: a fault";
        f.fakes.clusters.set({cluster});
        QCOMPARE(page->model().index(0, ClusterModel::State).data(ToneRole).toInt(), int(Tone::Attention));
        QVERIFY(page->model().index(0, ClusterModel::State).data().toString().contains(QLatin1String("1 machine")));
        auto *nodes = fake::tableOf(page, QStringLiteral("Nodes"));
        QCOMPARE(nodes->model()->rowCount(), 3);
        const QModelIndex state = nodes->model()->index(2, NodeModel::State);
        QCOMPARE(state.data().toString(), QStringLiteral("lost"));
        QCOMPARE(state.data(ToneRole).toInt(), int(Tone::Attention));
        QVERIFY(state.data(Qt::ToolTipRole).toString().contains(QLatin1String("Server.InternalError")));
        QVERIFY(!nodes->isColumnHidden(NodeModel::Process));

        f.button(page, QStringLiteral("Replace worker"))->click();
        auto *question = f.dialog<ConfirmDialog>();
        QVERIFY(question);
        f.button(question, QStringLiteral("Replace"))->click();
        QCOMPARE(f.fakes.clusters.replaced, std::vector<std::string>{"worker-2"});
        f.button(page, QStringLiteral("Dismiss"))->click();
        QCOMPARE(f.fakes.clusters.dismissed, std::vector<std::string>{"worker-2"});
        QCOMPARE(nodes->model()->rowCount(), 2);
        QVERIFY(!f.button(page, QStringLiteral("Dismiss")));
        QVERIFY(!f.button(page, QStringLiteral("Replace worker")));
    }

    void nodesAreSearchedAndSorted()
    {
        fake::Window f;
        auto cluster = sample::clusters().front();
        f.fakes.clusters.set({cluster});
        auto *page = f.window.findChild<ClustersPage *>();
        auto *nodes = fake::tableOf(page, QStringLiteral("Nodes"));
        QLineEdit *words = nullptr;
        for (auto *edit : page->findChildren<QLineEdit *>()) {
            if (edit->accessibleName() == QStringLiteral("Search nodes"))
                words = edit;
        }
        QVERIFY(words);
        const auto names = [nodes] {
            QStringList shown;
            for (int row = 0; row < nodes->model()->rowCount(); ++row)
                shown << nodes->model()->index(row, NodeModel::Name).data().toString();
            return shown.join(QLatin1Char(' '));
        };
        QCOMPARE(names(), QStringLiteral("head worker-1 worker-2"));
        nodes->selectId(QStringLiteral("worker-1"));
        words->setText(QStringLiteral("WORKER-1 running"));
        QCOMPARE(names(), QStringLiteral("worker-1"));
        QCOMPARE(nodes->currentId(), QStringLiteral("worker-1")); // selected again
        words->setText(QStringLiteral("nothing like this"));
        QCOMPARE(names(), QString());
        QCOMPARE(nodes->currentId(), QString());
        QCOMPARE(nodes->emptyText(), QStringLiteral("No machine matches these words."));
        words->clear();
        nodes->sortByColumn(NodeModel::Name, Qt::DescendingOrder);
        QCOMPARE(names(), QStringLiteral("worker-2 worker-1 head"));
        nodes->selectId(QStringLiteral("worker-2"));
        cluster.nodes.push_back(cluster.nodes.back());
        cluster.nodes.back().name = "worker-3";
        f.fakes.clusters.set({cluster});
        QCOMPARE(names(), QStringLiteral("worker-3 worker-2 worker-1 head"));
        QCOMPARE(nodes->currentId(), QStringLiteral("worker-2"));
        cluster.nodes.erase(cluster.nodes.begin() + 2); // the selected one ends
        f.fakes.clusters.set({cluster});
        QCOMPARE(names(), QStringLiteral("worker-3 worker-1 head"));
    }

    void aLostHeadIsReplacedOnThePageOfItsRun()
    {
        NodeRow head;
        head.name = head.role = "head";
        head.locked = true;
        head.lost = "terminated";
        NodeModel model;
        model.applyAll({head});
        const QString tip = model.index(0, NodeModel::State).data(Qt::ToolTipRole).toString();
        QVERIFY2(tip.contains(QLatin1String("trainyardctl replace-head")), qPrintable(tip));
        QVERIFY2(!tip.contains(QLatin1String("Replace launches")), qPrintable(tip));

        fake::Window f;
        auto cluster = sample::clusters().front();
        cluster.lost = {cluster.nodes.front(), cluster.nodes.back()};
        for (auto &one : cluster.lost)
            one.lost = "terminated";
        cluster.nodes = {cluster.nodes[1]};
        f.fakes.clusters.set({cluster});
        f.window.go(MainWindow::Clusters);
        auto *page = f.window.findChild<ClustersPage *>();
        auto *nodes = fake::tableOf(page, QStringLiteral("Nodes"));
        for (const auto &[name, commands] : {std::pair{"head", 1}, {"worker-2", 2}}) {
            nodes->selectId(QString::fromLatin1(name));
            emit nodes->customContextMenuRequested(QPoint(1, 1));
            QMenu *shown = nullptr;
            for (auto *menu : page->findChildren<QMenu *>()) {
                if (menu->isVisible())
                    shown = menu;
            }
            QVERIFY(shown);
            QCOMPARE(int(shown->actions().size()), commands); // Dismiss; Replace only of the machine itself
            shown->close();
        }
    }

    void anotherWorkerIsAQuestionOfItsPrice()
    {
        fake::Window f;
        auto cluster = sample::clusters().front();
        f.fakes.clusters.set({cluster});
        auto *page = f.window.findChild<ClustersPage *>();
        f.button(page, QStringLiteral("Add worker"))->click();
        QCOMPARE(f.fakes.clusters.added, 0);
        auto *question = f.dialog<ConfirmDialog>();
        QVERIFY(question);
        QStringList words;
        for (const auto *one : question->findChildren<QLabel *>())
            words << one->text();
        const QString all = words.join(QLatin1Char('\n'));
        QVERIFY2(all.contains(QLatin1String("Another c5.xlarge is launched: $0.17")), qPrintable(all));
        QVERIFY2(all.contains(QLatin1String("Until the deadline in 7 h")), qPrintable(all));
        f.button(question, QStringLiteral("Add worker"))->click();
        QCOMPARE(f.fakes.clusters.added, 1);
        fake::Fakes others;
        FreeClusters clusters(others.operations);
        clusters.set({cluster});
        int asked = 0;
        confirmAddWorker(page, clusters, cluster.id, [&asked] { ++asked; });
        QCOMPARE(asked, 1); // at once
    }

    void thePlanOfAClusterIsExported() // L16
    {
        fake::Window f;
        auto cluster = sample::clusters().front();
        cluster.ours = true;
        f.fakes.clusters.set({cluster});
        auto *page = f.window.findChild<ClustersPage *>();
        QAction *exported = nullptr;
        for (QAction *action : page->commands()) {
            if (action->text() == QStringLiteral("Export plan…"))
                exported = action;
        }
        QVERIFY(exported && exported->isEnabled());
        exported->trigger();
        auto *dialog = page->findChild<QFileDialog *>();
        QVERIFY(dialog);
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("cluster.yaml"));
        emit dialog->fileSelected(path);
        QTRY_VERIFY(QFile::exists(path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().toStdString(), *f.fakes.clusters.exported);
        cluster.origin = trainyard::cluster::Origin::Stack;
        f.fakes.clusters.set({cluster});
        QVERIFY(!exported->isEnabled()); // it has no plan of machines
    }

    void aTerminalIsOpenedOnTheSelectedMachine()
    {
        fake::Window f;
        f.fakes.clusters.set({sample::clusters().front()});
        auto *page = f.window.findChild<ClustersPage *>();
        fake::tableOf(page, QStringLiteral("Nodes"))->selectId(QStringLiteral("worker-1"));
        const auto commands = page->commands(); // a button where there is room, otherwise in the menu beside them
        const auto open = std::find_if(commands.begin(), commands.end(),
                                       [](QAction *one) { return one->text() == QLatin1String("Open terminal"); });
        QVERIFY(open != commands.end() && (*open)->isEnabled());
        (*open)->trigger();
        auto *tabs = page->findChild<QTabWidget *>(QStringLiteral("clusterDetails"));
        QCOMPARE(tabs->tabText(tabs->currentIndex()), QStringLiteral("Terminal"));
        QVERIFY(page->findChild<TerminalView *>());
        QTRY_COMPARE(f.fakes.terminals.asked, std::vector<std::string>{"worker-1"});
    }

    void nothingIsSaidToCostMoneyOnTheLocalCloud() // D35
    {
        fake::Fakes f;
        FreeClusters clusters(f.operations);
        QWidget over;
        over.show();
        NodeMenu menus(clusters, &over);
        auto cluster = sample::clusters()[0];
        cluster.state = services::ClusterState::Ready;
        for (const int action : {0, 1}) { // Stop, Hibernate
            menus.menuFor(cluster, cluster.nodes[1])->actions()[action]->trigger();
            auto *question = over.findChild<QMessageBox *>();
            QVERIFY(question && !question->informativeText().isEmpty());
            QVERIFY2(!question->informativeText().contains(QLatin1Char('$')), qPrintable(question->informativeText()));
            delete question;
        }
    }

    void stagesAreOneBar() // D32
    {
        const Timestamp start(std::chrono::hours(1000));
        using cluster::Milestone;
        TimelineModel model;
        model.applyAll({{"head",
                         {{Milestone::Requested, start},
                          {Milestone::Pending, start + std::chrono::seconds(1)},
                          {Milestone::Running, start + std::chrono::seconds(8)},
                          {Milestone::Joined, start + std::chrono::seconds(20)}}}});
        QList<double> ends;
        const QVariantList values = model.index(0, TimelineModel::Bar).data(TimelineModel::EndsRole).toList();
        for (const QVariant &value : values)
            ends << value.toDouble();
        QCOMPARE(ends, (QList<double>{1, 8, 8, 8, 20}));
        QCOMPARE(int(TimelineModel::Bar), model.columnCount() - 1);
        QCOMPARE(model.stages().size(), ends.size()); // a name for each colour
        QCOMPARE(model.stages().constFirst(), QStringLiteral("Pending"));
        QCOMPARE(model.stages().constLast(), QStringLiteral("Joined"));
    }

    void theColoursOfTheStagesAreNamed()
    {
        fake::Fakes f;
        QAction launch(QStringLiteral("Launch cluster…")), tour, account;
        ClustersPage page(f.services(), &launch, {&tour, &account, {}});
        page.show();
        auto *legend = page.findChild<ColorLegend *>();
        QVERIFY(legend);
        const auto isHidden = [&] { return !legend->isVisibleTo(legend->parentWidget()); };
        QVERIFY(isHidden()); // without a bar
        auto cluster = sample::clusters()[0];
        cluster.timelines = {{"head",
                              {{cluster::Milestone::Requested, Timestamp(std::chrono::hours(1000))},
                               {cluster::Milestone::Pending, Timestamp(std::chrono::hours(1001))}}}};
        f.clusters.set({cluster});
        QVERIFY(!isHidden());
        QStringList words;
        for (const QLabel *l : legend->findChildren<QLabel *>()) {
            if (!l->text().isEmpty())
                words << l->text();
        }
        QCOMPARE(words.size(), 6); // a title and five stages
        QVERIFY(words.contains(QStringLiteral("Set up")));
        cluster.timelines.clear();
        f.clusters.set({cluster});
        QVERIFY(isHidden());
    }
};

QTEST_MAIN(LiveNodesTest)
#include "live_nodes_test.moc"
