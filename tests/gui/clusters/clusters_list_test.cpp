// The list of clusters: search as you type, sort, and ended clusters that are removed from it.
#include <algorithm>

#include <QAction>
#include <QHeaderView>
#include <QLineEdit>
#include <QtTest/QTest>

#include "gui/models/clusters/cluster_models.h"
#include "gui/pages/clusters/clusters_page.h"
#include "gui/pages/costs/costs_page.h"
#include "gui/text/format.h"
#include "gui/text/translation.h"
#include "gui/widgets/theme/theme.h"
#include "gui/widgets/toast.h"
#include "gui/widgets/undo_bar.h"
#include "tests/gui/support/sample_data.h"
#include "tests/gui/support/window_fixture.h"

using namespace trainyard;
using namespace trainyard::gui;

namespace {

struct ListWindow : fake::Window {
    ClustersPage *page = window.findChild<ClustersPage *>();
    DataTable *table = fake::tableOf(page, QStringLiteral("Clusters"));
    QLineEdit *words = nullptr;
    explicit ListWindow(std::vector<services::ClusterDetails> known = sample::clusters())
    {
        fakes.clusters.set(std::move(known));
        for (auto *edit : page->findChildren<QLineEdit *>()) {
            if (edit->accessibleName() == QLatin1String("Search clusters"))
                words = edit;
        }
    }
    QStringList names() const
    {
        QStringList shown;
        for (int row = 0; row < table->model()->rowCount(); ++row)
            shown << table->model()->index(row, ClusterModel::Name).data().toString();
        return shown;
    }
};

} // namespace

class ClustersListTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        Theme::instance().install(*qApp);
        text::installTranslations(*qApp); // plurals
    }

    void theSearchFiltersWhileTypingAndTheShownClusterComesBack() // section 5, row 10
    {
        ListWindow f;
        const auto known = sample::clusters();
        QVERIFY(f.words);
        f.table->selectId(text::from(known[1].id.value));
        QTest::keyClicks(f.words, QStringLiteral("left-o"));
        QCOMPARE(f.names(), QStringList{QStringLiteral("left-over")});
        QCOMPARE(f.page->current(), known[2].id); // the panel shows a cluster of the list
        f.words->setText(QStringLiteral("no such thing"));
        QVERIFY(f.names().isEmpty());
        QCOMPARE(f.table->emptyText(), QStringLiteral("No cluster matches these words."));
        f.words->clear();
        QCOMPARE(f.names().size(), 3);
        QCOMPARE(f.page->current(), known[1].id);
    }

    void greyButtonsSayWhy() // section 5, row 8
    {
        auto known = sample::clusters();
        known[0].state = services::ClusterState::Training;
        ListWindow f({known[0]});
        const auto *train = f.button(f.page, QStringLiteral("Start training"));
        const auto *remove = f.button(f.page, QStringLiteral("Remove worker"));
        QVERIFY(train && remove);
        QVERIFY(!train->isEnabled());
        const QString name = text::from(known[0].name);
        QCOMPARE(train->toolTip(), QStringLiteral("Not while %1 is in this state: training.").arg(name));
        QVERIFY(remove->isEnabled());
        QCOMPARE(remove->toolTip(), QStringLiteral("Terminates the machine of one worker"));
        known[0].state = services::ClusterState::Ready;
        f.fakes.clusters.set({known[0]});
        QVERIFY(train->isEnabled());
        QVERIFY2(!train->toolTip().contains(QLatin1String("Not while")), qPrintable(train->toolTip()));
        known[0].state = services::ClusterState::Stopping;
        f.fakes.clusters.set({known[0]});
        QVERIFY(!remove->isEnabled());
        QCOMPARE(remove->toolTip(), QStringLiteral("Not while %1 is in this state: stopping.").arg(name));
    }

    void aNewClusterIsNotHiddenByASearch() // D6
    {
        const auto known = sample::clusters();
        ListWindow f({known[1], known[2]});
        f.words->setText(QStringLiteral("left"));
        emit f.fakes.clusters.launching(known[0].id);
        f.fakes.clusters.set({known[0], known[1], known[2]});
        QCOMPARE(f.page->current(), known[0].id);
        QVERIFY(f.words->text().isEmpty());
    }

    void aSearchThatShowsTheNewClusterIsKept() // D6, with an ended cluster that is folded
    {
        auto known = sample::clusters();
        QVERIFY(known[3].state == services::ClusterState::Terminated);
        ListWindow f({known[1], known[2], known[3]});
        f.table->selectId(text::from(known[1].id.value));
        f.words->setText(QStringLiteral("digits"));
        emit f.fakes.clusters.launching(known[0].id);
        f.fakes.clusters.set(known);
        QCOMPARE(f.page->current(), known[0].id);
        QCOMPARE(f.words->text(), QStringLiteral("digits"));
        f.words->clear();
        QCOMPARE(f.page->current(), known[0].id); // not the one before the search
        QCOMPARE(f.names().size(), 3);            // the ended one stays folded
    }

    void noStateIsCutInAWindowOfUsualWidth() // I18
    {
        ListWindow f;
        f.window.resize(1280, 800);
        const QAbstractItemView *view = f.table; // its hint is public
        QTRY_VERIFY(f.table->isVisible() && f.table->viewport()->width() > 1000);
        QTRY_VERIFY2(f.table->columnWidth(ClusterModel::State) >= view->sizeHintForColumn(ClusterModel::State),
                     qPrintable(QString::number(f.table->columnWidth(ClusterModel::State))));
        // The room for the arrow of the order comes once, not a second time for one that is never drawn.
        const QHeaderView *titles = f.table->horizontalHeader();
        for (const int column : {ClusterModel::OriginColumn, ClusterModel::DeadlineColumn}) {
            const QString title = f.table->model()->headerData(column, Qt::Horizontal).toString();
            QVERIFY2(titles->sectionSizeHint(column) <= titles->fontMetrics().horizontalAdvance(title) + 40,
                     qPrintable(title));
        }
    }

    void titlesSortTheList() // row 10
    {
        ListWindow f;
        QCOMPARE(f.names().front(), QStringLiteral("digits-demo")); // as listed until a title is clicked
        f.table->sortByColumn(ClusterModel::Age, Qt::DescendingOrder);
        QCOMPARE(f.names(), (QStringList{QStringLiteral("left-over"), QStringLiteral("digits-demo"),
                                         QStringLiteral("bigger-batch")}));
        f.table->sortByColumn(ClusterModel::Name, Qt::AscendingOrder);
        QCOMPARE(f.names(), (QStringList{QStringLiteral("bigger-batch"), QStringLiteral("digits-demo"),
                                         QStringLiteral("left-over")}));
    }

    void anEndedClusterIsRemovedCanBeListedAgainAndStaysInTheCosts() // row 10
    {
        ListWindow f;
        const auto known = sample::clusters();
        f.table->selectId(text::from(known[0].id.value));
        QVERIFY(!f.button(f.page, QStringLiteral("Remove from list"))); // it runs
        QVERIFY(!f.button(f.page, QStringLiteral("Remove all ended")));
        f.button(f.page, QStringLiteral("Show ended (1)"))->click();
        QCOMPARE(f.names().size(), 4);
        f.table->selectId(text::from(known[3].id.value));
        QTRY_VERIFY(f.button(f.page, QStringLiteral("Remove from list")));
        f.button(f.page, QStringLiteral("Remove from list"))->click();
        QCOMPARE(f.fakes.clusters.unlisted, std::vector<ClusterId>{known[3].id});
        QCOMPARE(f.names().size(), 3);
        QVERIFY(!f.button(f.page, QStringLiteral("Hide ended")));
        auto *costs = fake::tableOf(f.window.findChild<CostsPage *>(), QStringLiteral("Costs by cluster"));
        QCOMPARE(costs->model()->rowCount(), 4);

        QTRY_VERIFY(f.window.findChild<UndoBar *>());
        fake::buttonIn(f.window.findChild<UndoBar *>(), QStringLiteral("Undo"))->click();
        QCOMPARE(f.fakes.clusters.relisted, std::vector<ClusterId>{known[3].id});
        QTRY_COMPARE(f.page->current(), known[3].id);
        QCOMPARE(f.names().size(), 4);
    }

    void allEndedOnesAreRemovedTogether() // row 10
    {
        auto known = sample::clusters();
        known[1].state = services::ClusterState::Terminated;
        ListWindow f(known);
        f.button(f.page, QStringLiteral("Show ended (2)"))->click();
        f.button(f.page, QStringLiteral("Remove all ended"))->click();
        QCOMPARE(f.fakes.clusters.unlisted, (std::vector<ClusterId>{known[1].id, known[3].id}));
        QCOMPARE(f.names().size(), 2);
        QTRY_VERIFY(f.says(QStringLiteral("2 ended clusters were removed from the list.")));
        fake::buttonIn(f.window.findChild<UndoBar *>(), QStringLiteral("Undo"))->click();
        QTRY_COMPARE(int(f.names().size()), 4);
        QCOMPARE(f.fakes.clusters.relisted, f.fakes.clusters.unlisted);
    }

    void aSecondRemovalAddsToTheUndo() // row 10
    {
        auto known = sample::clusters();
        known[1].state = services::ClusterState::Terminated;
        ListWindow f(known);
        f.button(f.page, QStringLiteral("Show ended (2)"))->click();
        for (const std::size_t ended : {std::size_t(3), std::size_t(1)}) {
            f.table->selectId(text::from(known[ended].id.value));
            QTRY_VERIFY(f.button(f.page, QStringLiteral("Remove from list")));
            f.button(f.page, QStringLiteral("Remove from list"))->click();
        }
        QTRY_VERIFY(f.says(QStringLiteral("2 ended clusters were removed from the list.")));
        fake::buttonIn(f.window.findChild<UndoBar *>(), QStringLiteral("Undo"))->click();
        QTRY_COMPARE(int(f.names().size()), 4);
        QCOMPARE(f.fakes.clusters.relisted, (std::vector<ClusterId>{known[3].id, known[1].id}));

        f.fakes.clusters.relisted.clear(); // what was undone is not offered again
        QTRY_COMPARE(f.page->current(), known[3].id);
        QTRY_VERIFY(f.button(f.page, QStringLiteral("Remove from list")));
        f.button(f.page, QStringLiteral("Remove from list"))->click();
        QTRY_VERIFY(f.says(QStringLiteral("first-try was removed from the list.")));
        fake::buttonIn(f.window.findChild<UndoBar *>(), QStringLiteral("Undo"))->click();
        QCOMPARE(f.fakes.clusters.relisted, std::vector<ClusterId>{known[3].id});
    }

    void oneThatCannotBeRemovedKeepsTheOthers() // row 10
    {
        auto known = sample::clusters();
        known[1].state = services::ClusterState::Terminated;
        ListWindow f(known);
        f.button(f.page, QStringLiteral("Show ended (2)"))->click();
        f.fakes.clusters.unlistEnds = fail(ErrorCode::Conflict, "cluster first-try", "it has not ended");
        f.button(f.page, QStringLiteral("Remove all ended"))->click();
        QTRY_VERIFY(f.says(QStringLiteral("it has not ended")));
        QCOMPARE(f.fakes.clusters.relisted, (std::vector<ClusterId>{known[1].id, known[3].id}));
        QVERIFY(!f.window.findChild<UndoBar *>());
    }

    void removeAllEndedIsShownOnlyWhereItCanRemove() // row 10
    {
        auto known = sample::clusters();
        known[3].ours = false; // of a colleague
        ListWindow f(known);
        f.button(f.page, QStringLiteral("Show ended (1)"))->click();
        QCOMPARE(f.names().size(), 4);
        QVERIFY(!f.button(f.page, QStringLiteral("Remove all ended")));
        known[3].ours = true;
        f.fakes.clusters.set(known);
        QVERIFY(f.button(f.page, QStringLiteral("Remove all ended")));
    }

    void lookingForRunningClustersIsAnswered() // D31
    {
        ListWindow f;
        const auto actions = f.window.findChildren<QAction *>();
        const auto find = std::ranges::find_if(
            actions, [](const QAction *action) { return action->text() == QLatin1String("Find running clusters"); });
        QVERIFY(find != actions.end());
        (*find)->trigger();
        const auto *answer = f.window.findChild<Toast *>();
        QVERIFY(answer && answer->isVisible());
        QVERIFY2(answer->text().startsWith(QLatin1String("Found ")), qPrintable(answer->text()));
        f.fakes.clusters.set({});
        (*find)->trigger();
        QCOMPARE(answer->text(), QStringLiteral("None of your machines is running."));
    }

    void aRefusalIsShown()
    {
        ListWindow f;
        f.fakes.clusters.unlistEnds = fail(ErrorCode::Conflict, "cluster first-try", "it has not ended");
        f.page->select(sample::clusters()[3].id);
        QTRY_VERIFY(f.button(f.page, QStringLiteral("Remove from list")));
        f.button(f.page, QStringLiteral("Remove from list"))->click();
        QTRY_VERIFY(f.says(QStringLiteral("it has not ended")));
        QVERIFY(f.fakes.clusters.unlisted.empty());
    }
};

QTEST_MAIN(ClustersListTest)
#include "clusters_list_test.moc"
