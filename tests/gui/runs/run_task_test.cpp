// The page of a run of a user's program: exits, other metrics, search, hostile records, its command line.
#include <algorithm>
#include <cmath>

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTabWidget>
#include <QtTest/QTest>

#include "gui/charts/metric_chart.h"
#include "gui/charts/run_charts.h"
#include "gui/dialogs/confirm_dialog.h"
#include "gui/models/runs/dashboard.h"
#include "gui/models/runs/run_models.h"
#include "gui/pages/run/event_text.h"
#include "gui/pages/run/metric_picker.h"
#include "gui/pages/run/run_page.h"
#include "gui/pages/runs/log_search_view.h"
#include "gui/text/translation.h"
#include "gui/widgets/theme/theme.h"
#include "gui/wizards/task/task_wizard.h"
#include "tests/gui/support/sample_data.h"
#include "tests/gui/support/window_fixture.h"

using namespace trainyard;
using namespace trainyard::gui;
using Fixture = fake::Window;
using protocol::MetricRecord;

namespace {

namespace metric = protocol::metric;

MetricRecord record(std::string_view name, double value, int rank = -1, double t = 1000, const std::string &note = {})
{
    MetricRecord made;
    made.run = RunId("r-0000000000000001");
    made.name = name;
    made.value = value;
    made.rank = rank;
    made.t = t;
    made.note = note;
    return made;
}

services::RunSnapshot taskRun()
{
    services::RunSnapshot run = sample::runs()[0];
    run.model = "python3 train.py";
    run.mode = "pytorch";
    run.data.clear();
    run.task = true;
    run.elastic = false;
    run.epochs = 0;
    run.epoch = 0;
    run.stopSeconds = 45;
    run.stopping.reset();
    return run;
}

/// The window with the page of such a run.
struct Shown : Fixture {
    QWidget *page;
    explicit Shown(std::vector<MetricRecord> records, const services::RunSnapshot &run = taskRun())
    {
        fakes.runs.history = std::move(records);
        fakes.runs.set({run});
        window.go(MainWindow::Runs);
        page = window.findChild<QStackedWidget *>()->widget(MainWindow::Runs);
    }
    RunPage &runPage() { return *page->findChild<RunPage *>(); }
    QAction *command(const QString &text)
    {
        for (QAction *action : runPage().commands()) {
            if (action->text() == text)
                return action;
        }
        return nullptr;
    }
};

} // namespace

class RunTaskTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        Theme::instance().install(*qApp);
        text::installTranslations(*qApp); // plurals
    }

    void aBenchmarkThatIsTooSmallIsSaid() // G41
    {
        const auto says = [](const Shown &f) {
            const auto labels = f.page->findChildren<QLabel *>();
            return std::ranges::any_of(labels, [](const QLabel *one) {
                return !one->isHidden() && one->text().contains(QLatin1String("only 20 % of the exchange"));
            });
        };
        std::vector<MetricRecord> records;
        for (int i = 0; i < 20; ++i)
            records.push_back(record(metric::kHiddenShare, 0.2, i % 2, 1000 + i));
        {
            Shown f(records);
            QTRY_VERIFY(says(f));
        }
        for (MetricRecord &one : records)
            one.value = 0.9;
        records.push_back(record(metric::kTaskEnded, 0, 1, 1030, "worker-1 worker: ended with status 0"));
        Shown f(records);
        auto *exits = fake::tableOf(f.page, QStringLiteral("Ends of processes"));
        QTRY_COMPARE(exits->model()->rowCount(), 1); // it is read
        QVERIFY(!says(f));
    }

    void theRootCauseIsTheFirstExit()
    {
        Shown f({record(metric::kTaskEnded, 1, 2, 1010, "worker-2 worker: ended with status 1: ValueError: no data"),
                 record(metric::kTaskEnded, 143, 1, 1012, "worker-1 worker: ended with status 143 after SIGTERM"),
                 record(metric::kRootCause, 1, 2, 1010, "worker-2 worker: ended with status 1: ValueError: no data")});
        auto *exits = fake::tableOf(f.page, QStringLiteral("Ends of processes"));
        QTRY_COMPARE(exits->model()->rowCount(), 2);
        const auto cell = [&](int row, int column, int role = Qt::DisplayRole) {
            return exits->model()->index(row, column).data(role);
        };
        QCOMPARE(cell(0, ProcessEndModel::Process).toString(), QStringLiteral("worker-2 worker"));
        QCOMPARE(cell(0, ProcessEndModel::Status).toString(), QStringLiteral("1, ended the run"));
        QCOMPARE(cell(0, ProcessEndModel::Status, ToneRole).toInt(), int(Tone::Bad));
        QVERIFY(cell(0, ProcessEndModel::Reason).toString().contains(QLatin1String("ValueError")));
        QCOMPARE(cell(1, ProcessEndModel::Status).toString(), QStringLiteral("143 (SIGTERM)"));
        // The tab appears with the first exit.
        auto *tabs = qobject_cast<QTabWidget *>(exits->parentWidget()->parentWidget());
        QVERIFY(tabs && tabs->isTabVisible(tabs->indexOf(exits)));
    }

    void aRunWithoutExitsHasNoTabForThem()
    {
        Shown f({record(metric::kTrainLoss, 0.5)});
        auto *exits = fake::tableOf(f.page, QStringLiteral("Ends of processes"));
        auto *tabs = qobject_cast<QTabWidget *>(exits->parentWidget()->parentWidget());
        QVERIFY(tabs && !tabs->isTabVisible(tabs->indexOf(exits)));
    }

    void threeHundredMetricsStayUsable()
    {
        std::vector<MetricRecord> records;
        for (int step = 0; step < 20; ++step) {
            for (int i = 0; i < 300; ++i)
                records.push_back(record("layer" + std::to_string(i) + ".norm", step + i, -1, 1000 + step));
        }
        Shown f(records);
        auto *picker = f.page->findChild<MetricPicker *>();
        QTRY_VERIFY(picker->isVisible());
        auto *names = picker->findChild<QComboBox *>();
        QCOMPARE(names->count(), 300);
        auto *charts = f.page->findChild<RunCharts *>();
        const auto shown = [&] {
            int count = 0;
            for (auto *chart : charts->findChildren<MetricChart *>())
                count += !chart->isHidden();
            return count;
        };
        const int before = shown();
        for (int i = 0; i < 8; ++i) // two more than fit
            emit names->activated(names->findText(QStringLiteral("layer%1.norm").arg(i)));
        QCOMPARE(picker->picked().size(), MetricPicker::kMostPicked);
        QTRY_COMPARE(shown(), before + int(MetricPicker::kMostPicked));
        QTRY_VERIFY(f.button(picker, QStringLiteral("layer0.norm"))); // shown by its layout
        f.button(picker, QStringLiteral("layer0.norm"))->click();
        QTRY_COMPARE(shown(), before + int(MetricPicker::kMostPicked) - 1);
        emit names->activated(names->findText(QStringLiteral("layer1.norm"))); // a second time
        QCOMPARE(picker->picked().size(), MetricPicker::kMostPicked - 1);
        // Another run begins without them.
        auto other = taskRun();
        other.id = RunId("r-00000000000000ff");
        f.fakes.runs.history.clear();
        f.fakes.runs.set({other});
        QVERIFY(picker->picked().empty());
        QVERIFY(!picker->isVisible());
    }

    void aMetricIsPickedByItsIdentifier()
    {
        for (const char *own : {"Learning rate", "a  b"}) { // a program's: the words of another one; two blanks
            Shown f({record(own, 1)});
            auto *picker = f.page->findChild<MetricPicker *>();
            QTRY_VERIFY(picker->isVisible());
            auto *names = picker->findChild<QComboBox *>();
            emit names->activated(names->findText(QString::fromLatin1(own)));
            QCOMPARE(picker->picked(), std::vector<std::string>{own});
        }
    }

    void hostileRecordsAreBounded()
    {
        RunSeries series;
        std::vector<MetricRecord> records;
        for (int i = 0; i < 5000; ++i)
            records.push_back(record("name-" + std::to_string(i), i));
        for (int rank = 0; rank < 100; ++rank)
            records.push_back(record("name-0", rank, rank));
        records.push_back(record(metric::kTaskEnded, std::nan(""), 0, 1000, "no colon in this note"));
        records.push_back(record(metric::kTaskEnded, 1e300, 0, 1000, ": : "));
        records.push_back(record(metric::kTaskEnded, 0, 0, 1000, ""));
        series.append(records);
        QCOMPARE(series.others().size(), RunSeries::kMostOthers);
        QCOMPARE(series.others().at("name-0")->byRank.ranks.size(), RunSeries::kMostRanksOfOther);
        QCOMPARE(series.others().at("name-0")->job.size(), std::size_t(1));
        for (const ProcessEnd &end : series.ends())
            QVERIFY(end.status >= -1);
        QVERIFY(!series.others().contains(std::string(metric::kRunFinished)));
        series.clear();
        QVERIFY(series.others().empty() && series.ends().empty());
    }

    void anExitIsCountedOnceForEachAttempt()
    {
        RunSeries series;
        MetricRecord first = record(metric::kTaskEnded, 1, 0, 1000, "worker-1 worker: ended with status 1");
        MetricRecord second = first;
        second.attempt = 2;
        second.value = 0;
        series.append(std::vector{first, first, second});
        QCOMPARE(series.ends().size(), std::size_t(2));
        QCOMPARE(series.ends()[1].attempt, 2);
    }

    void chartsWithoutPointsAreHiddenForPrograms()
    {
        RunSeries series;
        series.append(std::vector{record(metric::kTrainLoss, 0.5), record(metric::kTrainLoss, 0.4, -1, 1010)});
        RunCharts charts;
        charts.setSeries(&series);
        const auto hidden = [&] {
            int count = 0;
            for (auto *chart : charts.findChildren<MetricChart *>())
                count += chart->isHidden();
            return count;
        };
        const int usual = hidden();
        charts.setOnlyFilled(true);
        charts.refresh();
        QCOMPARE(hidden(), usual + 2); // accuracy and speed
    }

    void theMachinesOfAStaticJobStay()
    {
        Shown f({record(metric::kTrainLoss, 0.5)});
        QVERIFY(!f.command(QStringLiteral("Add worker"))->isEnabled());
        QVERIFY(f.command(QStringLiteral("Add worker"))->toolTip().contains(QLatin1String("cannot change")));
        auto elastic = taskRun();
        elastic.elastic = true;
        f.fakes.runs.set({elastic});
        QVERIFY(f.command(QStringLiteral("Add worker"))->isEnabled());
        QVERIFY(!f.command(QStringLiteral("Autoscale…"))->isEnabled()); // it has no speed to steer by
    }

    void aStopGivesTheProgramItsTime()
    {
        Shown f({});
        f.command(QStringLiteral("Stop run…"))->trigger();
        auto *dialog = f.dialog<ConfirmDialog>();
        QVERIFY(dialog);
        QVERIFY(f.says(QStringLiteral("SIGKILL after 45 seconds")));
        f.button(dialog, QStringLiteral("Stop run"))->click();
        QCOMPARE(f.fakes.runs.calls.back(), "stop " + taskRun().id.value);
    }

    void theCommandLineIsCopied() // L13
    {
        Shown f({});
        protocol::JobSpec job;
        job.type = protocol::JobType::Command;
        job.task.command = "train.py && echo 'done'";
        job.task.secrets = {"TOKEN"};
        f.fakes.runs.jobOf = job;
        f.command(QStringLiteral("Copy as command"))->trigger();
        QTRY_VERIFY(QGuiApplication::clipboard()->text().startsWith(QLatin1String("trainyardctl run ")));
        QVERIFY(QGuiApplication::clipboard()->text().contains(QLatin1String("--secret-env TOKEN")));
    }

    void anEndedRunIsPlannedAgain()
    {
        auto run = taskRun();
        run.state = services::RunState::Failed;
        run.ended = SystemClock::instance().now();
        Shown f({}, run);
        QVERIFY(!f.command(QStringLiteral("Resume…"))->isEnabled()); // its checkpoints are the program's own
        protocol::JobSpec job;
        job.type = protocol::JobType::Command;
        job.task.command = "train.py";
        f.fakes.runs.jobOf = job;
        f.command(QStringLiteral("Run again with changes…"))->trigger();
        QTRY_VERIFY(f.dialog<TaskWizard>());
        QCOMPARE(f.dialog<TaskWizard>()->job().task.command, std::string("train.py"));
    }

    void aDashboardIsFoundOnlyOnTheMachinesOfTheCluster()
    {
        cluster::NodeSnapshot head;
        head.name = "head";
        head.privateAddress = "10.0.0.1";
        const std::vector nodes{head};
        const auto found = [&](const char *role, const std::string &line) {
            return dashboardIn({{"head", role}, line}, nodes);
        };
        const auto dask =
            found("server", "distributed.scheduler - INFO -   dashboard at:  http://10.0.0.1:20001/status");
        QVERIFY(dask && *dask == (DashboardAddress{"10.0.0.1", 20'001}));
        QVERIFY(found("server", "distributed.scheduler - INFO -   dashboard at:            10.0.0.1:20001") ==
                dask); // G30
        QVERIFY(found("server-1", "View the Ray dashboard at http://127.0.0.1:8265"));
        for (const char *line :
             {"dashboard at: http://169.254.169.254:80/latest", "dashboard at: http://10.0.0.1:0/status",
              "dashboard at: http://10.0.0.1:99999/", "dashboard at: http://10.0.0.1.evil.com:80/",
              "dashboard at: https://10.0.0.1:80/", "http://10.0.0.1:80/", "dashboard at: 169.254.169.254:80"})
            QVERIFY2(!found("server", line), line);
        QVERIFY(!found("worker", "dashboard at: http://10.0.0.1:20001/")); // any program may print that
    }

    void theDashboardIsOpenedThroughATunnel()
    {
        auto clusters = sample::clusters();
        clusters[0].nodes[0].privateAddress = "10.0.0.1";
        auto run = taskRun();
        run.cluster = clusters[0].id;
        run.mode = "dask";
        Fixture f;
        f.fakes.clusters.set({clusters[0]});
        f.fakes.runs.set({run});
        f.window.go(MainWindow::Runs);
        auto *page = f.window.findChild<RunPage *>();
        QSignalSpy opened(page, &RunPage::pageRequested);
        page->disconnect(&f.window); // no browser is started here
        emit f.fakes.runs.logLines(run.id, {{{"head", "server"}, "dashboard at: http://10.0.0.1:20001/status"}});
        f.fakes.runs.set({run});
        QAction *open = nullptr;
        for (QAction *action : page->commands()) {
            if (action->text() == QLatin1String("Open dashboard"))
                open = action;
        }
        QTRY_VERIFY(open && open->isEnabled());
        open->trigger();
        QCOMPARE(f.fakes.tunnels.opened.size(), std::size_t(1));
        QCOMPARE(f.fakes.tunnels.opened[0].plan.port, std::uint16_t(20'001));
        QCOMPARE(f.fakes.tunnels.opened[0].plan.host, std::string("10.0.0.1"));
        f.fakes.tunnels.opened[0].url = "http://127.0.0.1:4000/status";
        emit f.fakes.tunnels.changed();
        emit f.fakes.tunnels.changed();
        QCOMPARE(opened.count(), 1);
    }

    void theLogsOfAllProcessesAreSearched()
    {
        Shown f({});
        f.fakes.runs.hits = std::vector<training::LogHit>{
            {{"worker-2", "worker"}, 1, 77, {}, "\x1b[31mCUDA error\x1b[0m: out of memory"}};
        auto *search = f.page->findChild<LogSearchView *>();
        auto *words = search->findChild<QLineEdit *>();
        words->setText(QStringLiteral("CUDA"));
        QTest::keyClick(words, Qt::Key_Return);
        auto *found = fake::tableOf(search, QStringLiteral("Lines found"));
        QTRY_COMPARE(found->model()->rowCount(), 1);
        QCOMPARE(f.fakes.runs.searches.back().text, std::string("CUDA"));
        QCOMPARE(found->model()->index(0, 0).data().toString(), QStringLiteral("rank 1 worker-2"));
        QCOMPARE(found->model()->index(0, 3).data().toString(), QStringLiteral("CUDA error: out of memory"));
        f.fakes.runs.hits = fail(ErrorCode::InvalidArgument, "search", "missing closing parenthesis");
        QTest::keyClick(words, Qt::Key_Return);
        const auto says = [&](const QString &sentence) {
            const auto labels = search->findChildren<QLabel *>();
            return std::ranges::any_of(labels, [&](const QLabel *one) { return one->text().contains(sentence); });
        };
        QTRY_VERIFY(says(QStringLiteral("missing closing parenthesis")));
    }

    void whatHappensIsSaid()
    {
        const auto words = [](std::string_view name, double value, const char *note) {
            return eventText({0, {}, record(name, value, -1, 1000, note)});
        };
        QVERIFY(words(metric::kRootCause, 1, "worker-1 worker: ended with status 1")
                    .contains(QLatin1String("worker-1 worker: ended with status 1")));
        QVERIFY(words(metric::kRestarted, 2, "").contains(QLatin1String("restart 2")));
        QVERIFY(words(metric::kSetUp, 3, "worker-1").contains(QLatin1String("worker-1 is set up")));
    }
};

QTEST_MAIN(RunTaskTest)
#include "run_task_test.moc"
