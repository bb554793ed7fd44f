// Stacks and EMR clusters in the window: the ways to them, the dialog that attaches a stack, the origin of clusters,
// locked and elastic machines, and what AWS reports about a stack. Fake services.
#include <QAction>
#include <QCheckBox>
#include <QFrame>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTabWidget>
#include <QtTest/QTest>

#include "backend/cluster/stack/elastic/elastic_facts.h"
#include "backend/core/time/clock.h"
#include "gui/models/clusters/cluster_models.h"
#include "gui/models/clusters/managed_resource_model.h"
#include "gui/models/machines/node_model.h"
#include "gui/pages/clusters/clusters_page.h"
#include "gui/pages/clusters/managed_view.h"
#include "gui/widgets/theme/theme.h"
#include "gui/wizards/stack/attach_dialog.h"
#include "tests/gui/support/managed_fixture.h"
#include "tests/gui/support/sample_data.h"
#include "tests/gui/support/window_fixture.h"

using namespace trainyard;
using namespace trainyard::gui;
using namespace trainyard::gui::fake;

namespace {

QAction *actionNamed(const QWidget &window, const QString &text)
{
    for (QAction *action : window.actions()) {
        if (action->text() == text)
            return action;
    }
    return nullptr;
}

/// A stack of a master, a base worker and an elastic one.
ClusterDetails stackCluster(const std::string &status = {})
{
    ClusterDetails c = sample::clusters()[0];
    c.origin = cluster::Origin::Stack;
    c.nodes[1].locked = true;
    const char *roles[] = {"master", "base", "elastic"};
    for (std::size_t i = 0; i < 3; ++i)
        c.resources[i].facts[cluster::kStackRoleFact] = roles[i];
    if (!status.empty())
        c.resources[2].facts[cluster::kElasticStatusFact] = status;
    return c;
}

} // namespace

class ManagedWindowTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void theMenuBesideTheButtonOffersEveryWayToACluster()
    {
        Window f;
        f.fakes.clusters.set({sample::clusters()[0]});
        QPushButton *others = nullptr;
        for (auto *b : f.window.findChildren<QPushButton *>()) {
            if (b->accessibleName() == QLatin1String("Other ways to a cluster"))
                others = b;
        }
        QVERIFY(others && others->isVisible() && others->menu());
        QStringList texts;
        for (const QAction *action : others->menu()->actions())
            texts << action->text();
        QCOMPARE(texts.join(QStringLiteral(", ")),
                 QStringLiteral("Launch cluster…, Open a saved plan…, Create training stack…, Create EMR cluster…, "
                                "Open an existing stack…"));
        for (const QString &text : texts) // also in the palette, which lists the actions of the window
            QVERIFY2(actionNamed(f.window, text), qPrintable(text));
    }

    void anEmptyWindowOffersToOpenAStack()
    {
        Window f;
        QVERIFY(f.button(&f.window, QStringLiteral("Open an existing stack")));
    }

    void aStackIsCreatedFromItsWizard() // D1
    {
        Window f;
        actionNamed(f.window, QStringLiteral("Create training stack…"))->trigger();
        auto *wizard = f.dialog<StackWizard>();
        QVERIFY(wizard);
        QCOMPARE(wizard->plan().name, std::string("cluster-1"));
        while (wizard->nextId() >= 0)
            wizard->next();
        named(wizard->currentPage(), QStringLiteral("The stack may create IAM roles"))->click();
        QVERIFY(f.fakes.managed.stackPlans.empty());
        wizard->setScript("x = 1\n");
        wizard->button(QWizard::FinishButton)->click();
        QCOMPARE(f.fakes.managed.stackPlans.size(), std::size_t(1));
        QVERIFY(f.fakes.managed.stackPlans[0].acknowledgeIam);
        QCOMPARE(f.fakes.managed.scripts, std::vector<std::string>{"x = 1\n"});
    }

    void anEmrClusterIsCreatedFromItsWizard() // C1
    {
        Window f;
        f.fakes.planning.haveRoles = true;
        actionNamed(f.window, QStringLiteral("Create EMR cluster…"))->trigger();
        auto *wizard = f.dialog<EmrWizard>();
        QVERIFY(wizard);
        wizard->edit([](cluster::EmrPlan &p) { p.logUri = "s3://lab-data/emr"; });
        while (wizard->nextId() >= 0)
            wizard->next();
        wizard->button(QWizard::FinishButton)->click();
        QCOMPARE(f.fakes.managed.emrPlans.size(), std::size_t(1));
        QCOMPARE(f.fakes.managed.emrPlans[0].logUri, std::string("s3://lab-data/emr"));
    }

    void aStackIsAttachedOnlyWithConsentAndAKey()
    {
        Window f;
        actionNamed(f.window, QStringLiteral("Open an existing stack…"))->trigger();
        auto *dialog = f.dialog<AttachDialog>();
        QVERIFY(dialog);
        auto *table = tableOf(dialog, QStringLiteral("Stacks of the region"));
        QCOMPARE(table->model()->rowCount(), 2);
        auto *attach = f.button(dialog, QStringLiteral("&Attach"));
        auto *consent = dialog->findChild<QCheckBox *>();
        QVERIFY(attach && consent);
        const auto &stacks = f.fakes.managed.stackList;
        table->selectId(QString::fromStdString(stacks[1].stack.id)); // not one of training
        QVERIFY(words(dialog).contains(QLatin1String("The stack has no group of workers.")));
        QVERIFY(!consent->isEnabled() && !attach->isEnabled());
        QVERIFY(f.fakes.managed.previewed.empty());
        table->selectId(QString::fromStdString(stacks[0].stack.id));
        QCOMPARE(f.fakes.managed.previewed, std::vector<std::string>{stacks[0].stack.id});
        QVERIFY(words(dialog).contains(QString::fromStdString(f.fakes.managed.preview.consent().english())));
        for (const cluster::StackNode &node : f.fakes.managed.preview.nodes)
            QVERIFY(words(dialog).contains(QString::fromStdString(node.instance.value)));
        consent->click();
        QVERIFY(!attach->isEnabled()); // the key is missing
        auto *key = field<QLineEdit>(dialog, QStringLiteral("Private key"));
        QTest::keyClicks(key, QStringLiteral("lab.pem"));
        QCOMPARE(problemsOn(dialog).filter(QStringLiteral("complete path")).size(), 1);
        retype(key, QStringLiteral("/home/me/.ssh/lab.pem"));
        QVERIFY(attach->isEnabled());
        retype(dialog, QStringLiteral("Name of the cluster"), QStringLiteral("No Name"));
        QVERIFY(!attach->isEnabled());
        retype(dialog, QStringLiteral("Name of the cluster"), QStringLiteral("lab"));
        table->selectId(QString::fromStdString(stacks[1].stack.id));
        table->selectId(QString::fromStdString(stacks[0].stack.id));
        QVERIFY(!consent->isChecked() && !attach->isEnabled()); // consent to one stack is not consent to another
        consent->click();
        attach->click();
        QCOMPARE(f.fakes.managed.attached.size(), std::size_t(1));
        const cluster::AttachOptions &options = f.fakes.managed.attached[0];
        QCOMPARE(options.stack, stacks[0].stack.id);
        QCOMPARE(options.name, std::string("lab"));
        QCOMPARE(options.keyFile.string(), std::string("/home/me/.ssh/lab.pem"));
        QVERIFY(options.deadline == std::chrono::hours(8));
    }

    void theOriginOfAClusterIsAWordWithAnExplanation()
    {
        ClusterModel model;
        auto emr = sample::clusters()[1];
        emr.origin = cluster::Origin::Emr;
        model.applyAll({stackCluster(), emr, sample::clusters()[2]});
        const auto at = [&](int row, int role) {
            return model.index(row, ClusterModel::OriginColumn).data(role).toString();
        };
        QCOMPARE(at(0, Qt::DisplayRole), QStringLiteral("Stack"));
        QVERIFY(at(0, Qt::ToolTipRole).contains(QLatin1String("deletion of the stack")));
        QCOMPARE(at(1, Qt::DisplayRole), QStringLiteral("EMR"));
        QCOMPARE(at(2, Qt::DisplayRole), QStringLiteral("Instances"));
    }

    void aLockedWorkerIsNotRemovedAndTheReasonIsShown() // D24
    {
        Window f;
        f.fakes.clusters.set({stackCluster()});
        auto *page = f.window.findChild<ClustersPage *>();
        auto *nodes = tableOf(page, QStringLiteral("Nodes"));
        const auto removal = [&] { return f.button(page, QStringLiteral("Remove worker")); };
        QVERIFY(removal()->isEnabled()); // the elastic one
        nodes->selectId(QStringLiteral("worker-1"));
        QVERIFY(!removal()->isEnabled());
        QVERIFY(removal()->toolTip().contains(QLatin1String("base worker is locked")));
        QVERIFY(nodes->model()
                    ->index(1, NodeModel::Name)
                    .data(Qt::ToolTipRole)
                    .toString()
                    .contains(QLatin1String("nothing starts another machine")));
        QCOMPARE(nodes->model()->index(1, NodeModel::Role).data().toString(), QStringLiteral("worker, locked"));
        nodes->selectId(QStringLiteral("worker-2"));
        QVERIFY(removal()->isEnabled());
        QVERIFY(!removal()->toolTip().contains(QLatin1String("locked")));
    }

    void theStatusOfElasticWorkersIsAColumn() // H5
    {
        Window f;
        auto *page = f.window.findChild<ClustersPage *>();
        auto *nodes = tableOf(page, QStringLiteral("Nodes"));
        f.fakes.clusters.set({sample::clusters()[0]});
        QVERIFY(nodes->isColumnHidden(NodeModel::Elastic)); // only a stack has it
        const auto at = [&](int row, int role = Qt::DisplayRole) {
            return nodes->model()->index(row, NodeModel::Elastic).data(role).toString();
        };
        const std::pair<const char *, const char *> expected[] = {{"", "in no run"},
                                                                  {"ADD_QUEUED", "joining"},
                                                                  {"ADDED", "in the run"},
                                                                  {"REMOVAL_QUEUED", "leaving"},
                                                                  {"REMOVED", "removed"}};
        for (const auto &word : expected) {
            f.fakes.clusters.set({stackCluster(word.first)});
            QVERIFY(!nodes->isColumnHidden(NodeModel::Elastic));
            QCOMPARE(at(2), QLatin1String(word.second));
            QVERIFY(at(2, Qt::ToolTipRole).contains(QLatin1String(word.first)));
            QVERIFY(!at(2, IconRole).isEmpty());
        }
        QCOMPARE(at(0), QStringLiteral("locked"));
        QCOMPARE(at(1), QStringLiteral("locked"));
        QVERIFY(at(1, Qt::ToolTipRole).contains(QLatin1String("nothing starts another machine")));
        // Anyone can write a tag: another value is none.
        f.fakes.clusters.set({stackCluster("<b>ADDED</b>")});
        QCOMPARE(at(2), QStringLiteral("in no run"));
        QVERIFY(!at(2, Qt::ToolTipRole).contains(QLatin1String("<b>")));
    }

    void aCoreNodeIsLockedForAnotherReason() // C25
    {
        auto emr = stackCluster();
        emr.origin = cluster::Origin::Emr;
        const auto rows = nodeRows(emr);
        QVERIFY(lockReason(rows[1]).contains(QLatin1String("HDFS")));
        QVERIFY(!lockReason(rows[1]).contains(QLatin1String("Auto Scaling")));
        QVERIFY(lockReason(rows[2]).isEmpty());
        QVERIFY(!rows[2].elastic); // of a stack only
        QCOMPARE(coreNodeType(emr), rows[1].type);
        QVERIFY(coreNodeType(stackCluster()).empty());
    }

    void manyOutputsAndALongReasonDoNotMakeTheWindowHigher()
    {
        Window f;
        cluster::ManagedState state;
        state.origin = cluster::Origin::Stack;
        state.id = "arn:stack/1";
        state.status = "CREATE_FAILED";
        state.reason = std::string(20'000, 'r');
        for (int i = 0; i < 200; ++i)
            state.outputs.emplace_back("Output" + std::to_string(i), std::string(1000, 'v'));
        f.fakes.managed.managed = state;
        f.fakes.clusters.set({stackCluster()});
        auto *tabs = f.window.findChild<QTabWidget *>(QStringLiteral("clusterDetails"));
        auto *view = f.window.findChild<ManagedView *>();
        tabs->setCurrentWidget(view);
        QTRY_COMPARE(tableOf(view, QStringLiteral("Outputs of the stack"))->model()->rowCount(), 200);
        QVERIFY2(view->minimumSizeHint().height() < 600, qPrintable(QString::number(view->minimumSizeHint().height())));
        QVERIFY(words(view).contains(QStringLiteral("rrr…")));
    }

    void whatAwsReportsAboutAStackIsShownWhileItIsCreated() // D12, D13, D16
    {
        Window f;
        cluster::ManagedState state;
        state.origin = cluster::Origin::Stack;
        state.id = "arn:stack/1";
        state.status = "CREATE_IN_PROGRESS";
        state.resources = {{"WorkerGroup", "AWS::AutoScaling::AutoScalingGroup", "g", "CREATE_FAILED", "no capacity",
                            std::chrono::seconds(90), true},
                           {"Vpc", "AWS::EC2::VPC", "vpc-1", "CREATE_COMPLETE", "", std::chrono::seconds(3), false}};
        state.activities = {{"trainers-workers", "Launching a new EC2 instance", "1", "Failed", "no capacity",
                             std::chrono::seconds(1), true}};
        state.hint = Sentence::verbatim("Choose another zone.");
        state.alarm = Sentence::verbatim("Two lists differ.");
        state.workers = cluster::StackWorkers{3, 3, 2, 1};
        state.wait = cluster::ManagedWait{SystemClock::instance().now() + std::chrono::minutes(30), true};
        f.fakes.managed.managed = state;
        auto *tabs = f.window.findChild<QTabWidget *>(QStringLiteral("clusterDetails"));
        auto *view = f.window.findChild<ManagedView *>();
        QVERIFY(tabs && view);
        const int tab = tabs->indexOf(view);
        f.fakes.clusters.set({sample::clusters()[0]});
        QVERIFY(!tabs->isTabVisible(tab)); // its machines were started one by one
        f.fakes.clusters.set({stackCluster()});
        QVERIFY(tabs->isTabVisible(tab));
        QCOMPARE(tabs->tabText(tab), QStringLiteral("Stack"));
        QVERIFY(f.fakes.managed.statesAsked.empty()); // not shown yet
        tabs->setCurrentIndex(tab);
        QTRY_COMPARE(view->resources().rowCount(), 2);
        QCOMPARE(f.fakes.managed.statesAsked.front(), stackCluster().id);
        QCOMPARE(view->resources().index(0, ManagedResourceModel::Reason).data().toString(),
                 QStringLiteral("no capacity"));
        QVERIFY(words(view).contains(QLatin1String("CREATE_IN_PROGRESS")));
        QVERIFY(words(view).contains(QLatin1String("Choose another zone.")));
        QVERIFY(words(view).contains(QLatin1String("Two lists differ."))); // C23
        auto *alarm = view->findChild<QFrame *>(QStringLiteral("alarm"));
        QVERIFY(alarm && alarm->isVisible());
        QVERIFY(words(view).contains(QLatin1String("Workers: 3 requested, 2 launched, 1 joined")));
        QCOMPARE(tableOf(view, QStringLiteral("Scaling activities"))->model()->rowCount(), 1);
        const auto *wait = view->findChild<QLabel *>(QStringLiteral("wait"));
        QVERIFY(wait && wait->text().startsWith(QLatin1String("CloudFormation ends the creation in ")));
        const QString first = wait->text();
        QTRY_VERIFY(wait->text() != first); // it counts down between two readings
        // It is read again by itself.
        state.status = "CREATE_FAILED";
        state.alarm = {};
        state.wait.reset();
        state.workers.reset();
        f.fakes.managed.managed = state;
        QTRY_VERIFY_WITH_TIMEOUT(words(view).contains(QLatin1String("arn:stack/1: CREATE_FAILED")), 10'000);
        QVERIFY(!words(view).contains(QLatin1String("requested"))); // not known
        QVERIFY(!alarm->isVisible());
        QVERIFY(!wait->isVisible());
    }

    void aClusterCreatedHereIsSelected()
    {
        Window f;
        const auto known = sample::clusters();
        f.fakes.clusters.set({known[1]});
        emit f.fakes.managed.launching(known[0].id);
        f.fakes.clusters.set({known[0], known[1]});
        QCOMPARE(f.window.findChild<ClustersPage *>()->current(), known[0].id);
    }
};

QTEST_MAIN(ManagedWindowTest)
#include "managed_window_test.moc"
