// The room of a run's charts: without the workers and the log (improvement 8), and the whole screen (section 5, no. 5).
#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QMenu>
#include <QSettings>
#include <QtTest/QTest>

#include "gui/charts/metric_chart.h"
#include "gui/charts/run_charts.h"
#include "gui/dialogs/confirm_dialog.h"
#include "gui/pages/run/metric_picker.h"
#include "gui/pages/run/model_panel.h"
#include "gui/pages/run/run_page.h"
#include "gui/pages/runs/runs_page.h"
#include "gui/widgets/theme/theme.h"
#include "tests/gui/support/sample_data.h"
#include "tests/gui/support/window_fixture.h"

using namespace trainyard;
using namespace trainyard::gui;

namespace {

struct Fixture : fake::Window {
    std::vector<services::RunSnapshot> known = sample::runs();
    RunsPage *runs = window.findChild<RunsPage *>();
    RunPage *page = &runs->page();
    RunCharts *charts = page->findChild<RunCharts *>();
    QWidget *side = page->models().parentWidget()->parentWidget(); // tabs, with a stack inside
    Fixture()
    {
        fakes.runs.history = sample::run(12, 1000);
        fakes.runs.set(known);
        window.go(MainWindow::Runs);
    }
    QAction *action(const char *name)
    {
        for (QAction *one : page->commands()) {
            if (one->text() == QLatin1String(name))
                return one;
        }
        return nullptr;
    }
    /// \return the window that the charts fill
    QWidget *fillScreen()
    {
        action("Full-screen charts")->trigger();
        fake::activate(charts->window());
        return charts->window();
    }
};

} // namespace

class RunRoomTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void theChartsTakeTheWidthOfTheLog()
    {
        Fixture f;
        QTRY_VERIFY(f.side->isVisible() && f.charts->width() > 0);
        const int beside = f.charts->width();
        f.action("Hide workers and log")->trigger();
        QVERIFY(!f.side->isVisible());
        QTRY_VERIFY(f.charts->width() > beside + 200);
        QVERIFY(f.settings.value(QStringLiteral("charts/wide")).toBool());
        protocol::JobSpec job;
        job.type = protocol::JobType::Command;
        job.task.command = "train.py";
        f.fakes.runs.jobOf = job;
        f.action("Copy as command")->trigger(); // its answer is in the log, too
        QTRY_VERIFY(f.says(QStringLiteral("The command line was copied.")));
        f.action("Show workers and log")->trigger();
        QVERIFY(f.side->isVisible());
        QTRY_VERIFY(f.charts->width() < beside + 200);
        QVERIFY(!f.settings.value(QStringLiteral("charts/wide")).toBool());
    }

    void theChoiceIsThatOfTheLastTime() // I9
    {
        Fixture f;
        ChartView view = f.charts->view();
        view.wide = true;
        f.page->setChartView(view); // as the window does with the stored one
        QVERIFY(!f.side->isVisible());
        QVERIFY(f.action("Show workers and log"));
        auto other = f.known;
        other.erase(other.begin());
        f.fakes.runs.set(other); // another run is shown
        QVERIFY(!f.side->isVisible());
    }

    void pickedMetricsAreThoseOfTheLastTime() // I9
    {
        Fixture f;
        auto &history = f.fakes.runs.history;
        protocol::MetricRecord other;
        other.name = "perplexity";
        other.t = history.back().t;
        other.value = 20;
        history.push_back(other);
        emit f.fakes.runs.metricsStored(f.page->run(), std::int64_t(history.size()));
        auto *picker = f.page->findChild<MetricPicker *>();
        auto *names = picker->findChild<QComboBox *>();
        QTRY_VERIFY(names->findText(QStringLiteral("perplexity")) >= 0);
        emit names->activated(names->findText(QStringLiteral("perplexity")));
        const std::vector<std::string> picked{"perplexity"};
        QCOMPARE(picker->picked(), picked);
        const auto stored = [&f] { return f.settings.value(QStringLiteral("charts/picked")).toStringList(); };
        QCOMPARE(stored(), QStringList(QStringLiteral("perplexity")));
        f.runs->select(f.known[1].id); // it has this metric, too
        QTRY_COMPARE(picker->picked(), picked);
        const auto charts = f.charts->findChildren<MetricChart *>();
        QVERIFY(std::ranges::any_of(charts, [](const MetricChart *chart) {
            return chart->accessibleName() == QStringLiteral("perplexity") && !chart->isHidden();
        }));
        MainWindow again(f.fakes.services(), f.settings, f.state.path());
        again.go(MainWindow::Runs);
        again.findChild<RunsPage *>()->select(f.known[1].id);
        QTRY_COMPARE(again.findChild<MetricPicker *>()->picked(), picked);
        QTRY_VERIFY(f.button(picker, QStringLiteral("perplexity")));
        f.button(picker, QStringLiteral("perplexity"))->click();
        QVERIFY(stored().isEmpty());
    }

    void aReplacedRecordKeepsTheZoomAndAnotherRunShowsAll() // I9
    {
        Fixture f;
        const auto &series = f.page->series();
        QTRY_COMPARE(series.epochsDone(), 12);
        f.charts->refresh();
        emit f.charts->findChild<MetricChart *>()->zoomed(0, series.lastX() / 2);
        QVERIFY(f.charts->isZoomed());
        auto &reads = f.fakes.runs.reads;
        reads.clear();
        f.fakes.runs.replaced = true;
        emit f.fakes.runs.metricsStored(f.page->run(), std::int64_t(f.fakes.runs.history.size()) + 1);
        QTRY_VERIFY(reads.size() >= 2 && reads.back() == 0); // from the start
        QTRY_COMPARE(series.epochsDone(), 12);
        QVERIFY(f.charts->isZoomed());
        f.runs->select(f.known[1].id);
        QVERIFY(!f.charts->isZoomed());
    }

    void saveModelShowsTheModelAgain() // improvement 9
    {
        Fixture f;
        f.fakes.models.found = sample::checkpoints();
        f.known[0].state = services::RunState::Finished;
        f.known[0].ended = SystemClock::instance().now();
        f.known[0].bestAccuracy = 0.978;
        f.known[0].bestEpoch = 9;
        f.fakes.runs.set(f.known);
        f.action("Hide workers and log")->trigger();
        QTRY_VERIFY(f.button(f.page, QStringLiteral("Save model")));
        f.button(f.page, QStringLiteral("Save model"))->click();
        QVERIFY(f.page->models().isVisible());
        QTRY_VERIFY(QApplication::activePopupWidget()); // the formats
        QApplication::activePopupWidget()->close();
    }

    void theChartsFillTheScreenAndReturn()
    {
        Fixture f;
        QTRY_VERIFY(f.charts->isVisible());
        QWidget *screen = f.fillScreen();
        QVERIFY(screen != &f.window);
        QVERIFY(screen->isFullScreen());
        QTRY_VERIFY(f.charts->isVisible());
        QVERIFY(f.says(QStringLiteral("The charts fill the screen.")));
        const QString first = screen->windowTitle();
        QVERIFY(!first.isEmpty());
        f.runs->select(f.known[1].id); // they follow the selected run
        QVERIFY(screen->windowTitle() != first);
        QTest::keyClick(screen, Qt::Key_Escape);
        QCOMPARE(f.charts->window(), static_cast<QWidget *>(&f.window));
        QTRY_VERIFY(f.charts->isVisible());
        QVERIFY(!f.says(QStringLiteral("The charts fill the screen.")));
        QVERIFY(f.action("Full-screen charts")->isEnabled());
    }

    void theButtonAndTheKeyOfTheScreenCloseIt()
    {
        Fixture f;
        QTRY_VERIFY(f.charts->isVisible());
        auto *leave = fake::buttonIn(f.fillScreen(), QStringLiteral("Exit full screen"));
        QVERIFY(leave);
        leave->click();
        QCOMPARE(f.charts->window(), static_cast<QWidget *>(&f.window));
        QWidget *screen = f.fillScreen();
        QVERIFY(screen != &f.window);
        QTest::keyClick(screen, Qt::Key_F11);
        QCOMPARE(f.charts->window(), static_cast<QWidget *>(&f.window));
        QVERIFY(f.fillScreen() != &f.window); // the window is closed while the charts fill the screen
    }

    void aQuestionOfTheWindowEndsTheFullScreen() // it would appear behind the charts
    {
        Fixture f;
        QTRY_VERIFY(f.charts->isVisible());
        QVERIFY(f.fillScreen() != &f.window);
        confirm(f.page, QStringLiteral("Stop the run?"), QStringLiteral("It can be resumed."), QStringLiteral("Stop"),
                [] {});
        QTRY_COMPARE(f.charts->window(), static_cast<QWidget *>(&f.window));
        QVERIFY(f.dialog<ConfirmDialog>());
        f.dialog<ConfirmDialog>()->reject();
        QVERIFY(f.fillScreen() != &f.window); // and it can be chosen again
    }

    void withoutARunThereAreNoCharts()
    {
        Fixture f;
        f.fakes.runs.set({});
        QVERIFY(!f.action("Full-screen charts")->isEnabled());
    }
};

QTEST_MAIN(RunRoomTest)
#include "run_room_test.moc"
