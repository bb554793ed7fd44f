// Costs page (K1, K27), budgets in the window (K25), extension by one click (K24), Limits page of the wizard.

#include <QAction>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QtTest/QTest>

#include "gui/app/header_bar.h"
#include "gui/dialogs/confirm_dialog.h"
#include "gui/models/clusters/cluster_models.h"
#include "gui/models/costs/cost_models.h"
#include "gui/pages/clusters/clusters_page.h"
#include "gui/pages/costs/budget_editor.h"
#include "gui/pages/costs/costs_page.h"
#include "gui/pages/machines/node_menu.h"
#include "gui/widgets/tables/data_table.h"
#include "gui/widgets/theme/theme.h"
#include "gui/widgets/toast.h"
#include "gui/wizards/launch/launch_wizard.h"
#include "tests/gui/support/fakes/fakes.h"
#include "tests/gui/support/find_widget.h"
#include "tests/gui/support/sample_data.h"
#include "tests/gui/support/window_fixture.h"

using namespace trainyard;
using namespace trainyard::gui;
using cluster::BudgetAction;

namespace {

QStringList columnOf(QAbstractItemModel *model, int column)
{
    QStringList found;
    for (int row = 0; row < model->rowCount(); ++row)
        found << model->index(row, column).data().toString();
    return found;
}

bool says(const QWidget &in, const QString &text)
{
    for (const QLabel *l : in.findChildren<QLabel *>()) {
        if (l->isVisibleTo(&in) && l->text() == text)
            return true;
    }
    return false;
}

} // namespace

class CostsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void showsWhatIsPaidByClusterAndDayAndWhatWouldBeCheaper()
    {
        fake::Fakes f;
        f.costs.known = sample::costs();
        CostsPage page(f.services());
        page.show();
        f.clusters.set(sample::clusters());
        QVERIFY(says(page, QStringLiteral("$1.9400/h"))); // of the running clusters
        QVERIFY(says(page, QStringLiteral("$4.20")));     // today
        auto *tabs = page.findChild<QTabWidget *>();
        QStringList titles;
        for (int i = 0; i < tabs->count(); ++i)
            titles << tabs->tabText(i);
        QCOMPARE(titles, QStringList({QStringLiteral("By cluster"), QStringLiteral("By day"),
                                      QStringLiteral("Paid for now"), QStringLiteral("Cheaper")}));
        const auto model = [&](int tab) {
            auto *table = qobject_cast<DataTable *>(tabs->widget(tab));
            return table ? table->model() : tabs->widget(tab)->findChild<DataTable *>()->model();
        };
        QCOMPARE(columnOf(model(0), CostModel::Budget),
                 QStringList({QStringLiteral("$5.00, then terminate"), QStringLiteral("none"), QStringLiteral("none"),
                              QStringLiteral("none")}));
        QCOMPARE(columnOf(model(1), DayCostModel::Cost),
                 QStringList({QStringLiteral("$4.20"), QStringLiteral("$11.75"), QStringLiteral("$0.61")}));
        QCOMPARE(columnOf(model(2), CostShareModel::PerHour),
                 QStringList({QStringLiteral("$1.5300/h"), QStringLiteral("$0.3600/h"), QStringLiteral("$0.0100/h"),
                              QStringLiteral("$0.0400/h"), QStringLiteral("–")}));
        QCOMPARE(columnOf(model(3), SavingModel::PerHour),
                 QStringList({QStringLiteral("$0.3315/h"), QStringLiteral("$0.0797/h")}));
    }

    void theLocalCloudShowsWhatAwsWouldCost() // improvement 11
    {
        fake::Fakes f;
        CostsPage page(f.services());
        page.show();
        auto local = sample::clusters()[0];
        local.usdPerHour = local.usdSoFar = 0;
        f.clusters.set({local});
        auto *table = fake::tableOf(&page, QStringLiteral("Costs by cluster"));
        QVERIFY(says(page, QStringLiteral("free")));
        QVERIFY(!table->isColumnHidden(CostModel::AwsPerHour));
        const QString rate = table->model()->index(0, CostModel::AwsPerHour).data().toString();
        QVERIFY2(rate.startsWith(QLatin1Char('$')) && rate > QStringLiteral("$0.5"),
                 qPrintable(rate)); // machines that exist
        const auto note = [&] {
            for (const QLabel *l : page.findChildren<QLabel *>()) {
                if (l->isVisibleTo(&page) && l->text().startsWith(QLatin1String("On AWS")))
                    return l->text();
            }
            return QString();
        };
        QVERIFY2(note().contains(rate), qPrintable(note()));
        f.account.shown.costsMoney = true;
        emit f.account.changed(f.account.shown);
        QVERIFY(note().isEmpty());
        QVERIFY(table->isColumnHidden(CostModel::AwsSoFar));
    }

    void aBudgetIsSetOnceItDiffers()
    {
        fake::Fakes f;
        CostsPage page(f.services());
        page.show();
        f.clusters.set(sample::clusters());
        const auto editors = page.findChildren<BudgetEditor *>();
        QCOMPARE(editors.size(), 2);
        for (BudgetEditor *editor : editors) {
            auto *set = editor->findChild<QPushButton *>();
            QVERIFY(!set->isEnabled());
            editor->findChild<QDoubleSpinBox *>()->setValue(20);
            editor->findChild<QComboBox *>()->setCurrentIndex(1);
            QVERIFY(set->isEnabled());
            set->click();
            QVERIFY(!set->isEnabled());
        }
        QCOMPARE(f.costs.set, std::vector<cluster::Budget>({{20, BudgetAction::StopRun}}));
        const auto *answer = page.findChild<Toast *>(); // D31
        QVERIFY(answer && answer->isVisible());
        QVERIFY2(answer->text().startsWith(QLatin1String("The daily budget is $20")), qPrintable(answer->text()));
        QCOMPARE(f.clusters.limits.size(), std::size_t(1));
        QVERIFY(f.clusters.limits[0].budget == (cluster::Budget{20, BudgetAction::StopRun}));
        // A terminated cluster has no budget to set.
        for (DataTable *table : page.findChildren<DataTable *>())
            table->selectId(QStringLiteral("c-1111111111111111"));
        QTRY_VERIFY(!editors[0]->isEnabled() || !editors[1]->isEnabled());
        const BudgetEditor *closed = editors[0]->isEnabled() ? editors[1] : editors[0];
        const QString why = closed->findChild<QPushButton *>()->toolTip();
        QVERIFY2(why.endsWith(QLatin1String("has ended.")), qPrintable(why)); // not what would be changed first
    }

    void aBudgetThatIsSpentAlreadyIsConfirmed()
    {
        fake::Fakes f;
        f.costs.known.today.usd = 7;
        CostsPage page(f.services());
        page.show();
        f.clusters.set(sample::clusters());
        BudgetEditor *day = nullptr, *ofCluster = nullptr;
        for (BudgetEditor *editor : page.findChildren<BudgetEditor *>())
            (editor->parentWidget() == &page ? day : ofCluster) = editor;
        QVERIFY(day && ofCluster);
        const auto set = [&](BudgetEditor *editor, double usd, BudgetAction action) {
            editor->findChild<QDoubleSpinBox *>()->setValue(usd);
            editor->findChild<QComboBox *>()->setCurrentIndex(int(action));
            editor->findChild<QPushButton *>()->click();
            return fake::visible<ConfirmDialog>(page);
        };
        const auto press = [](ConfirmDialog *question, const char *text) {
            fake::buttonIn(question, QString::fromLatin1(text))->click();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        };
        auto *question = set(day, 5, BudgetAction::Terminate);
        QVERIFY(question);
        QVERIFY(f.costs.set.empty());
        press(question, "Cancel");
        QVERIFY(f.costs.set.empty());
        QVERIFY2(day->findChild<QPushButton *>()->isEnabled(), "nothing was set");
        question = set(day, 5, BudgetAction::Terminate);
        QVERIFY(question);
        press(question, "Set and terminate");
        QCOMPARE(f.costs.set, std::vector<cluster::Budget>({{5, BudgetAction::Terminate}}));
        QVERIFY2(!set(day, 6, BudgetAction::Warn), "a warning ends nothing");
        question = set(ofCluster, 0.01, BudgetAction::StopRun);
        QVERIFY(question);
        f.clusters.set({}); // it is not listed any more
        press(question, "Set and stop");
        QVERIFY2(f.clusters.limits.empty(), "of a cluster that the question did not name");
        f.clusters.set(sample::clusters());
        question = set(ofCluster, 0.01, BudgetAction::StopRun);
        QVERIFY(question);
        const auto *named = question->findChild<QPlainTextEdit *>();
        QVERIFY(named && named->toPlainText() == QString::fromStdString(sample::clusters().front().name));
        QVERIFY(f.clusters.limits.empty());
        press(question, "Set and stop");
        QCOMPARE(f.clusters.limits.size(), std::size_t(1));
    }

    void twoHoursMoreAreOneClick()
    {
        fake::Fakes f;
        QAction launch(QStringLiteral("Launch cluster…")), tour, account;
        ClustersPage page(f.services(), &launch, {&tour, &account, {}});
        page.show();
        f.clusters.set(sample::clusters());
        page.select(ClusterId("c-0123456789abcdef"));
        QAction *extend = nullptr;
        for (QAction *action : page.commands()) {
            if (action->text() == QStringLiteral("Extend by 2 h"))
                extend = action;
        }
        QVERIFY(extend && extend->isEnabled());
        extend->trigger();
        QCOMPARE(f.clusters.limits.size(), std::size_t(1));
        QVERIFY(f.clusters.limits[0].extendBy == std::chrono::hours(2));
        page.select(ClusterId("c-1111111111111111"));
        QVERIFY(!extend->isEnabled());
        QVERIFY2(extend->toolTip().endsWith(QLatin1String("has ended.")), qPrintable(extend->toolTip()));
        auto stopped = sample::clusters();
        for (cluster::NodeSnapshot &node : stopped[0].nodes)
            node.state = "terminated";
        f.clusters.set(stopped);
        page.select(stopped[0].id);
        QVERIFY(!extend->isEnabled());
        QCOMPARE(extend->toolTip(), QStringLiteral("No machine of this cluster is running."));
    }

    void aMachineIsStoppedAndChangedFromItsMenu() // B27, K31
    {
        fake::Fakes f;
        QWidget over;
        NodeMenu menus(f.clusters, &over);
        auto cluster = sample::clusters()[0];
        cluster.state = services::ClusterState::Ready;
        const auto enabled = [&](const cluster::NodeSnapshot &node) {
            QStringList found;
            auto *menu = menus.menuFor(cluster, node);
            for (const QAction *action : menu->actions()) {
                if (action->isEnabled())
                    found << action->text();
            }
            delete menu;
            return found;
        };
        auto node = cluster.nodes[1];
        QCOMPARE(enabled(node),
                 QStringList({QStringLiteral("Stop…"), QStringLiteral("Hibernate…"), QStringLiteral("Restart…"),
                              QStringLiteral("Change instance type…"), QStringLiteral("Browse files"),
                              QStringLiteral("Show the set-up log"), QStringLiteral("Open Jupyter")}));
        node.state = "stopped";
        QCOMPARE(enabled(node), QStringList({QStringLiteral("Start"), QStringLiteral("Change instance type…")}));
        menus.menuFor(cluster, node)->actions()[2]->trigger();
        QCOMPARE(f.clusters.powered, std::vector<std::string>({"start worker-1"}));
        cluster.state = services::ClusterState::Training;
        node.state = "running";
        QCOMPARE(enabled(node),
                 QStringList({QStringLiteral("Let it join the run again"), QStringLiteral("Browse files"),
                              QStringLiteral("Show the set-up log"), QStringLiteral("Open Jupyter")}));
        auto *running = menus.menuFor(cluster, node);
        running->actions()[running->actions().size() - 4]->trigger(); // H29
        QCOMPARE(f.clusters.readmitted, std::vector<std::string>({"worker-1"}));
        delete running;
        menus.menuFor(cluster, node)->actions().back()->trigger(); // B28
        QCOMPARE(f.clusters.notebooks, std::vector<std::string>({"worker-1"}));

        // The script of a stack runs only on its machines, and after a question.
        over.show();
        cluster.origin = cluster::Origin::Stack;
        QVERIFY(!enabled(node).contains(QStringLiteral("Prepare data…"))); // no service for it
        menus.offerPreparation();
        QVERIFY(enabled(node).contains(QStringLiteral("Prepare data…")));
        QSignalSpy prepared(&menus, &NodeMenu::preparationRequested);
        auto *menu = menus.menuFor(cluster, node);
        for (QAction *action : menu->actions()) {
            if (action->text() == QStringLiteral("Prepare data…"))
                action->trigger();
        }
        auto *script = over.findChild<QMessageBox *>();
        QVERIFY(script && prepared.isEmpty());
        for (QAbstractButton *b : script->buttons()) {
            if (b->text() == QLatin1String("Prepare"))
                b->click();
        }
        QCOMPARE(prepared.size(), 1);
        QCOMPARE(prepared.at(0).at(0).value<ClusterId>(), cluster.id);
        QTRY_VERIFY(!over.findChild<QMessageBox *>());
        cluster.origin = cluster::Origin::Instances;
        QVERIFY(!enabled(node).contains(QStringLiteral("Prepare data…")));

        // The confirmation shows the costs of a stopped machine.
        cluster.state = services::ClusterState::Ready;
        over.show();
        menus.menuFor(cluster, node)->actions()[0]->trigger();
        auto *question = over.findChild<QMessageBox *>();
        QVERIFY(question && question->informativeText().contains(QStringLiteral("$0.0033/h for its disk")));
        QCOMPARE(f.clusters.powered.size(), std::size_t(1));
        for (QAbstractButton *b : question->buttons()) {
            if (b->text() == QStringLiteral("Stop"))
                b->click();
        }
        QCOMPARE(f.clusters.powered.back(), std::string("stop worker-1"));
    }

    void theTimelineShowsSecondsPerMachine() // B19
    {
        TimelineModel model;
        const Timestamp start(std::chrono::hours(1000));
        using cluster::Milestone;
        model.applyAll({{"head",
                         {{Milestone::Requested, start},
                          {Milestone::Pending, start + std::chrono::milliseconds(900)},
                          {Milestone::Running, start + std::chrono::milliseconds(8200)}}}});
        QCOMPARE(model.index(0, 2).data().toString(), QStringLiteral("+0.9 s"));
        QCOMPARE(model.index(0, 3).data().toString(), QStringLiteral("+8.2 s"));
        QCOMPARE(model.index(0, 5).data().toString(), QStringLiteral("–"));
        QStringList titles;
        for (int column = 0; column < model.columnCount(); ++column)
            titles << model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        QVERIFY2(titles.indexOf(QStringLiteral("2/2 checks passed")) > titles.indexOf(QStringLiteral("SSH")),
                 qPrintable(titles.join(QLatin1Char(',')))); // EC2's status checks may pass later than SSH
    }

    void anAlarmStaysInTheHeaderUntilItIsDismissed()
    {
        fake::Fakes f;
        QAction notices, terminate;
        HeaderBar header(f.services(), &notices, &terminate);
        header.show();
        header.setAlarm(QStringLiteral("$4.02 of the $5.00 budget for digits-demo is spent"));
        QVERIFY(says(header, QStringLiteral("$4.02 of the $5.00 budget for digits-demo is spent")));
        for (auto *b : header.findChildren<QPushButton *>()) {
            if (b->text() == QStringLiteral("Dismiss"))
                b->click();
        }
        QVERIFY(!says(header, QStringLiteral("$4.02 of the $5.00 budget for digits-demo is spent")));
    }

    void theWizardHasFieldsForTimeIdlenessAndMoney()
    {
        cluster::LaunchPlan plan;
        plan.name = "digits-demo";
        LaunchWizard wizard(cluster::Catalog::bundled(), plan, true);
        wizard.show();
        QSpinBox *idle = nullptr;
        for (int page = 0; page < 6 && !idle; ++page) {
            for (auto *box : wizard.currentPage()->findChildren<QSpinBox *>()) {
                if (box->specialValueText() == QStringLiteral("never"))
                    idle = box;
            }
            if (!idle)
                wizard.next();
        }
        QVERIFY(idle);
        QWidget *page = wizard.currentPage();
        QDoubleSpinBox *budget = nullptr;
        for (auto *box : page->findChildren<QDoubleSpinBox *>()) {
            if (box->specialValueText() == QStringLiteral("no limit"))
                budget = box;
        }
        QVERIFY(budget);
        auto *then = page->findChild<QComboBox *>();
        QVERIFY(!then->isEnabled());
        idle->setValue(2);
        QVERIFY(!wizard.currentPage()->isComplete());
        idle->setValue(45);
        budget->setValue(2 * plan.usdPerHour(*cluster::Catalog::bundled()));
        QVERIFY(then->isEnabled());
        then->setCurrentIndex(2);
        QVERIFY(wizard.currentPage()->isComplete());
        QCOMPARE(wizard.plan().idle, std::chrono::minutes(45));
        QVERIFY(wizard.plan().budget.action == BudgetAction::Terminate);
        bool said = false; // the budget is rounded to cents: about two hours
        for (const QLabel *l : page->findChildren<QLabel *>())
            said = said || l->text().startsWith(QStringLiteral("The budget is reached after "));
        QVERIFY(said);
    }
};

QTEST_MAIN(CostsTest)
#include "costs_test.moc"
