// The list of runs: search, comparison, labels, archive and deletion.
#include <algorithm>

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QFrame>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStackedWidget>
#include <QTabWidget>
#include <QtTest/QTest>

#include "gui/dialogs/confirm_dialog.h"
#include "gui/dialogs/runs/run_labels_dialog.h"
#include "gui/pages/run/model_panel.h"
#include "gui/pages/run/run_page.h"
#include "gui/pages/runs/compare_dialog.h"
#include "gui/pages/runs/runs_page.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/tables/data_table.h"
#include "gui/widgets/theme/theme.h"
#include "gui/widgets/undo_bar.h"
#include "tests/gui/support/sample_data.h"
#include "tests/gui/support/window_fixture.h"

using namespace trainyard;
using namespace trainyard::gui;

namespace {

struct Fixture : fake::Window {
    std::vector<services::RunSnapshot> known = sample::runs();
    RunsPage *page = window.findChild<RunsPage *>();
    DataTable *table = fake::tableOf(page, QStringLiteral("Runs"));
    QLineEdit *search = nullptr;
    Fixture()
    {
        fakes.runs.set(known);
        window.go(MainWindow::Runs);
        for (auto *edit : page->findChildren<QLineEdit *>()) {
            if (edit->accessibleName() == QStringLiteral("Search runs"))
                search = edit;
        }
    }
    QAction *command(const QString &begin)
    {
        for (QAction *action : page->commands()) {
            if (action->text().startsWith(begin))
                return action;
        }
        return nullptr;
    }
    /// \return the complete text of the card of the run's result; empty: there is no card
    QString card() const
    {
        for (const auto *frame : page->findChildren<QFrame *>()) {
            if (frame->accessibleName() == QStringLiteral("Result") && frame->isVisibleTo(page))
                return frame->findChild<ElidedLabel *>()->fullText();
        }
        return {};
    }
};

} // namespace

class RunsPageTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void theSearchFiltersWhileTypingAndKeepsTheShownRun()
    {
        Fixture f;
        QVERIFY(f.search);
        QCOMPARE(f.page->page().run(), f.known[0].id);
        QTest::keyClicks(f.search, QStringLiteral("mlp"));
        QCOMPARE(f.table->model()->rowCount(), 1);
        QCOMPARE(f.page->page().run(), f.known[0].id);
        f.search->setText(QStringLiteral("nothing like this"));
        QCOMPARE(f.table->model()->rowCount(), 0);
        QCOMPARE(f.table->emptyText(), QStringLiteral("No run matches these words."));
        f.search->clear();
        QCOMPARE(f.table->model()->rowCount(), 2);
        QCOMPARE(f.table->currentId(), QString::fromStdString(f.known[0].id.value)); // selected again
    }

    void aNewRunKeepsTheSelection() // it comes first
    {
        Fixture f;
        auto next = f.known;
        next.insert(next.begin(), f.known[1]);
        next[0].id = RunId("r-00000000000000aa");
        f.fakes.runs.set(next);
        const auto rows = f.table->selectionModel()->selectedRows();
        QCOMPARE(rows.size(), 1);
        QCOMPARE(rows[0].row(), 1);
        QCOMPARE(f.table->currentId(), QString::fromStdString(f.known[0].id.value));
    }

    void anEndedRunShowsItsPricePerEpoch()
    {
        Fixture f;
        f.known[1].usdSpent = 0.5; // in two epochs
        f.fakes.runs.set(f.known);
        f.table->selectId(text::from(f.known[1].id.value));
        QCOMPARE(f.page->page().run(), f.known[1].id);
        const auto shows = [&](const QString &words) {
            const auto labels = f.page->findChildren<ElidedLabel *>();
            return std::ranges::any_of(labels, [&](ElidedLabel *one) { return one->fullText().contains(words); });
        };
        QVERIFY(shows(QStringLiteral("$0.2500 per epoch")));
        f.known[1].usdSpent = 0; // no price is known
        f.fakes.runs.set(f.known);
        QVERIFY(!shows(QStringLiteral("per epoch")));
    }

    void twoSelectedRunsAreCompared() // I19
    {
        Fixture f;
        QAction *compare = f.command(QStringLiteral("Compare"));
        QVERIFY(compare && !compare->isEnabled());
        f.table->selectAll();
        QVERIFY(compare->isEnabled());
        f.fakes.runs.compared = std::vector<training::RunDetails>(2);
        compare->trigger();
        QTRY_VERIFY(f.dialog<CompareDialog>());
        QCOMPARE(f.fakes.runs.calls.back(), "details " + f.known[1].id.value);
        f.button(f.dialog<CompareDialog>(), QStringLiteral("C&lose"))->click();
    }

    void aRunGetsANameTagsAndNotes()
    {
        Fixture f;
        f.command(QStringLiteral("Name"))->trigger();
        auto *dialog = f.dialog<RunLabelsDialog>();
        QVERIFY(dialog);
        QTest::keyClicks(dialog->findChildren<QLineEdit *>().front(), QStringLiteral("first try"));
        dialog->findChild<QPlainTextEdit *>()->setPlainText(QStringLiteral("notes"));
        f.button(dialog, QStringLiteral("&Save"))->click();
        QCOMPARE(f.fakes.runs.calls.back(), "label " + f.known[0].id.value + " first try||notes");
        f.known[0].title = "first try";
        f.fakes.runs.set(f.known);
        QCOMPARE(f.table->model()->index(0, 0).data().toString(), QStringLiteral("first try"));
        QTRY_VERIFY(f.says(QStringLiteral("first try on digits-demo")));
    }

    void anArchivedRunIsHiddenAndCanBeListedAgain()
    {
        Fixture f;
        f.command(QStringLiteral("Archive"))->trigger();
        QCOMPARE(f.fakes.runs.calls.back(), "archive " + f.known[0].id.value);
        QTRY_VERIFY(f.window.findChild<UndoBar *>());
        const auto *bar = f.window.findChild<UndoBar *>();
        QVERIFY(bar->isVisible());
        QVERIFY(f.says(QStringLiteral("was archived. Its curves and files stay.")));
        f.known[0].archived = true;
        f.fakes.runs.set(f.known);
        QTRY_COMPARE(f.table->model()->rowCount(), 1);
        fake::buttonIn(bar, QStringLiteral("Undo"))->click();
        QCOMPARE(f.fakes.runs.calls.back(), "unarchive " + f.known[0].id.value);
        QVERIFY(!bar->isVisible());
    }

    void theListIsThatOfTheLastTime() // columns, order and archived runs
    {
        Fixture f;
        QCheckBox *archived = nullptr;
        for (auto *box : f.page->findChildren<QCheckBox *>()) {
            if (box->text() == QStringLiteral("Sho&w archived"))
                archived = box;
        }
        QVERIFY(archived);
        f.known[1].archived = true;
        f.fakes.runs.set(f.known);
        f.page->select(f.known[1].id);
        QVERIFY(archived->isChecked());
        QVERIFY(!loadRunListView(f.settings).showArchived); // the user has not chosen it
        f.fakes.runs.set({f.known[0]});
        archived->click();
        archived->click();
        for (auto *action : f.page->findChildren<QAction *>()) {
            if (action->isCheckable() &&
                (action->text() == QStringLiteral("Cost") || action->text() == QStringLiteral("Mode")))
                action->trigger();
        }
        f.table->sortByColumn(RunModel::Cluster, Qt::DescendingOrder);
        const RunListView chosen{
            {RunModel::Mode, RunModel::Tags, RunModel::Parameters}, RunModel::Cluster, Qt::DescendingOrder, true};
        QVERIFY(loadRunListView(f.settings) == chosen);

        MainWindow again(f.fakes.services(), f.settings, f.state.path());
        auto *table = fake::tableOf(again.findChild<RunsPage *>(), QStringLiteral("Runs"));
        QVERIFY(table->isColumnHidden(RunModel::Mode) && !table->isColumnHidden(RunModel::Cost));
        QCOMPARE(table->horizontalHeader()->sortIndicatorSection(), int(RunModel::Cluster));
        QCOMPARE(table->horizontalHeader()->sortIndicatorOrder(), Qt::DescendingOrder);
        f.fakes.runs.set(f.known);
        QCOMPARE(table->model()->rowCount(), 2); // the archived one, too
        QVERIFY(loadRunListView(f.settings) == chosen);
        f.settings.setValue(QStringLiteral("runs/hidden"), QStringList{QStringLiteral("run"), QStringLiteral("other")});
        f.settings.setValue(QStringLiteral("runs/sortedBy"), QStringLiteral("other"));
        QVERIFY(loadRunListView(f.settings).hidden.isEmpty());
        QCOMPARE(loadRunListView(f.settings).sortedBy, -1);
    }

    void aRunIsDeletedAfterAQuestionWithWhatIsLost()
    {
        Fixture f;
        QAction *remove = f.command(QStringLiteral("Delete"));
        QVERIFY(!remove->isEnabled()); // it is active
        QCOMPARE(remove->toolTip(), QStringLiteral("Stop the run first."));
        f.table->selectId(QString::fromStdString(f.known[1].id.value));
        QVERIFY(remove->isEnabled());
        remove->trigger();
        QTRY_VERIFY(f.dialog<ConfirmDialog>());
        QVERIFY(f.dialog<ConfirmDialog>()->findChild<QPlainTextEdit *>()->toPlainText().contains(QLatin1String("120")));
        QVERIFY(f.fakes.runs.calls.empty());
        f.button(f.dialog<ConfirmDialog>(), QStringLiteral("Delete run"))->click();
        QTRY_COMPARE(f.fakes.runs.calls.back(), "delete " + f.known[1].id.value);
    }

    void greyButtonsNameTheirReasonInTheToolTip()
    {
        Fixture f;
        const auto of = [&](const QString &begin) {
            for (QAction *action : f.page->page().commands()) {
                if (action->text().startsWith(begin))
                    return action;
            }
            return static_cast<QAction *>(nullptr);
        };
        QVERIFY(of(QStringLiteral("Add worker"))->isEnabled());
        QCOMPARE(of(QStringLiteral("Add worker"))->toolTip(), QStringLiteral("Add worker"));
        f.table->selectId(QString::fromStdString(f.known[1].id.value)); // it is over
        const QString state = text::toString(f.known[1].state);
        for (const char *begin : {"Add worker", "Remove worker", "Autoscale", "Stop run"}) {
            const QAction *action = of(QString::fromLatin1(begin));
            QVERIFY2(!action->isEnabled(), begin);
            QCOMPARE(action->toolTip(), QStringLiteral("The selected run is over: %1.").arg(state));
        }
        for (QPushButton *one : f.page->page().findChildren<QPushButton *>()) {
            if (one->text() == QStringLiteral("Add worker"))
                QVERIFY2(one->toolTip().contains(state), qPrintable(one->toolTip())); // also of the button
        }
        f.table->clearSelection();
        QVERIFY(!f.command(QStringLiteral("Compare"))->isEnabled());
        QVERIFY(f.command(QStringLiteral("Compare"))->toolTip().startsWith(QLatin1String("Select two")));
    }

    void noButtonOfTheModelIsCutBesideTheCharts()
    {
        Fixture f;
        ModelPanel &panel = f.page->page().models();
        auto *tabs = qobject_cast<QTabWidget *>(panel.parentWidget()->parentWidget());
        QVERIFY(tabs);
        tabs->setCurrentWidget(&panel);
        QTRY_VERIFY(panel.isVisible());
        const auto cut = [&panel] {
            QStringList names;
            for (auto *b : panel.findChildren<QPushButton *>()) {
                if (b->isVisible() && b->width() < b->sizeHint().width())
                    names << b->text();
            }
            return names;
        };
        QTRY_COMPARE(cut(), QStringList());
    }

    void theCardOfAnEndedRunNamesTheBestEpoch() // I13
    {
        Fixture f;
        f.known[0].state = services::RunState::Finished;
        f.known[0].ended = SystemClock::instance().now();
        f.known[0].bestAccuracy = 0.978;
        f.known[0].bestEpoch = 9;
        f.fakes.runs.set(f.known);
        QTRY_VERIFY(f.says(QStringLiteral("Best validation 97.8 % in epoch 9")));
        QVERIFY(f.button(f.page, QStringLiteral("Save model")));
    }

    void theCardOffersTheFormatsOfAModel()
    {
        Fixture f;
        f.fakes.models.found = sample::checkpoints();
        f.known[0].state = services::RunState::Finished;
        f.known[0].ended = SystemClock::instance().now();
        f.known[0].bestAccuracy = 0.978;
        f.known[0].bestEpoch = 9;
        f.fakes.runs.set(f.known);
        QTRY_VERIFY(f.says(QStringLiteral("Best validation 97.8 % in epoch 9")));
        f.button(f.page, QStringLiteral("Save model"))->click();
        QTRY_VERIFY(QApplication::activePopupWidget()); // after the list of checkpoints has been read
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QCOMPARE(menu->actions().size(), 3);
        menu->close();
    }

    void theCardHasTheSpeedAndTheParameters()
    {
        Fixture f;
        f.fakes.runs.history = sample::run(2, 1000); // 1860 and 1830 samples/s
        emit f.fakes.runs.metricsStored(f.known[0].id, std::int64_t(f.fakes.runs.history.size()));
        f.known[0].state = services::RunState::Finished;
        f.known[0].bestAccuracy = 0.978;
        f.known[0].bestEpoch = 9;
        f.known[0].parameters = "epochs=20 batchSize=96";
        f.fakes.runs.set(f.known);
        QTRY_VERIFY2(f.card().contains(QStringLiteral("1,845 samples/s")), qPrintable(f.card()));
        QVERIFY(f.card().endsWith(QStringLiteral("Epochs 20, Batch size 96")));
    }

    void theCardOfAProgramWithoutAccuracyHasItsLoss() // improvement 9
    {
        Fixture f;
        const auto measured = [](int epoch, std::string_view name, double value) {
            protocol::MetricRecord record;
            record.epoch = epoch;
            record.t = 1000 + epoch;
            record.name = name;
            record.value = value;
            return record;
        };
        const auto show = [&f](std::vector<protocol::MetricRecord> records) {
            f.fakes.runs.history = std::move(records);
            services::RunSnapshot run = f.known[0];
            run.id = RunId(run.id.value + "-" + std::to_string(f.fakes.runs.history.size()));
            run.task = true;
            run.state = services::RunState::Finished;
            run.ended = run.started + std::chrono::seconds(90);
            run.bestAccuracy = -1;
            run.bestEpoch = 0;
            run.parameters = "restarts=2";
            f.fakes.runs.set({run});
        };
        show({measured(0, "train-loss", 3), measured(1, "train-loss", 1.5)});
        QTRY_VERIFY2(f.card().startsWith(QStringLiteral("Loss 1.5 in epoch 2")), qPrintable(f.card()));
        QVERIFY(!f.button(f.page, QStringLiteral("Save model"))); // its checkpoints are its own
        show({measured(0, "validation-loss", 0.25), measured(0, "train-loss", 1), measured(1, "validation-loss", 0.5)});
        QTRY_VERIFY2(f.card().startsWith(QStringLiteral("Lowest validation loss 0.25 in epoch 1")),
                     qPrintable(f.card()));
        QVERIFY(f.card().endsWith(QStringLiteral("restarts=2")));
        show({measured(0, "train-loss", 0.125)}); // a command that printed one number
        QTRY_VERIFY2(f.card().startsWith(QStringLiteral("Loss 0.125")), qPrintable(f.card()));
        QVERIFY(!f.card().contains(QLatin1String("epoch")) && !f.card().contains(QLatin1String("raining")));
        show({});
        QTRY_VERIFY(f.card().isEmpty()); // nothing was measured
    }
};

QTEST_MAIN(RunsPageTest)
#include "runs_page_test.moc"
