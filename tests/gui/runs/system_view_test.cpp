// The charts of the machines of a run (I14).

#include <QApplication>
#include <QChartView>
#include <QLabel>
#include <QLineSeries>
#include <QSignalSpy>
#include <QTabWidget>
#include <QtTest/QTest>

#include "gui/charts/metric_chart.h"
#include "gui/charts/plot_view_internal.h"
#include "gui/charts/system_charts.h"
#include "gui/models/charts/system_series.h"
#include "gui/pages/run/system_view.h"
#include "gui/widgets/theme/theme.h"
#include "tests/gui/support/fakes/fake_runs.h"
#include "tests/gui/support/sample_system.h"

using namespace trainyard;
using namespace trainyard::gui;
using ledger::SampleProblem;
using ledger::SampleSource;

namespace {

services::RunSnapshot running(std::chrono::seconds started)
{
    services::RunSnapshot run;
    run.id = RunId("r-1");
    run.state = services::RunState::Running;
    run.started = Timestamp(started);
    return run;
}

QStringList visibleCharts(const QWidget &parent)
{
    QStringList names;
    for (const auto *chart : parent.findChildren<MetricChart *>()) {
        if (chart->isVisibleTo(&parent))
            names << chart->accessibleName();
    }
    return names;
}

QString noteOf(const SystemView &view)
{
    return view.findChild<QLabel *>()->text();
}

} // namespace

class SystemViewTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void samplesBecomeCurvesOfMachinesAndGpus()
    {
        SystemSeries series(1000);
        const auto samples = sample::system(2, 3, 1000, 2);
        series.append(samples);
        const auto &processors = series.lines(SystemMetric::Processor);
        QCOMPARE(processors.size(), std::size_t(3));
        QCOMPARE(processors.begin()->first.machine, std::string("head"));
        QCOMPARE(processors.begin()->second->size(), std::size_t(2)); // the first one has no rates
        QCOMPARE(series.lines(SystemMetric::Memory).begin()->second->size(), std::size_t(3));
        QCOMPARE(series.lines(SystemMetric::Memory).begin()->second->points().front().x(), 0.0);
        QVERIFY(series.lines(SystemMetric::Memory).begin()->second->points().front().y() < 100); // GiB
        QCOMPARE(series.lines(SystemMetric::GpuUse).size(), std::size_t(4));
        QCOMPARE(series.lastX(), 10.0);
        auto early = samples;
        for (auto &stored : early)
            stored.sample.t -= 500;
        series.append(early);
        QCOMPARE(series.lines(SystemMetric::Memory).begin()->second->size(), std::size_t(3));
    }

    void machinesAreInTheOrderOfTheirNumbers()
    {
        SystemSeries series;
        std::vector<ledger::StoredSample> samples;
        for (const char *name : {"worker-10", "worker-2", "head", "worker-1"}) {
            ledger::StoredSample &stored = samples.emplace_back();
            stored.node = name;
            stored.sample.t = 1;
            stored.sample.processorPercent = 1;
        }
        series.append(samples);
        QStringList names;
        for (const auto &[line, buffer] : series.lines(SystemMetric::Processor))
            names << QString::fromStdString(line.machine);
        QCOMPARE(names, QStringList({"head", "worker-1", "worker-2", "worker-10"}));
    }

    void onlyWhatWasMeasuredHasAChart()
    {
        SystemSeries series(1000);
        series.append(sample::system(1, 4, 1000, 0));
        SystemCharts charts;
        charts.resize(900, 900);
        charts.setSeries(&series);
        QCOMPARE(visibleCharts(charts), QStringList({"CPU use", "Memory used", "Network: received", "Network: sent",
                                                     "Disk: read", "Disk: written", "Disk: used"}));
        const auto *processors = charts.findChild<QChartView *>();
        QVERIFY(processors->accessibleDescription().contains(QLatin1String("worker-1 last=")));
        QVERIFY(processors->accessibleDescription().contains(QLatin1Char('%')));
        series.append(sample::system(1, 4, 1020, 1));
        charts.refresh();
        QVERIFY(visibleCharts(charts).contains(QStringLiteral("GPU temperature")));
        QCOMPARE(charts.linesLeftOut(), std::size_t(0));
    }

    void aVeryLargeClusterIsDrawnInPart()
    {
        SystemSeries series(1000);
        series.append(sample::system(120, 3, 1000, 0));
        SystemCharts charts;
        charts.resize(900, 900);
        charts.setSeries(&series);
        QCOMPARE(charts.linesLeftOut(), std::size_t(121 - SystemCharts::kMostLines));
        qsizetype points = 0;
        const auto &lines = charts.findChild<PlotView *>()->lines();
        for (const auto *line : lines)
            points += line->count();
        QVERIFY(points > 0 && points <= 3'000 + 4 * qsizetype(SystemCharts::kMostLines));
    }

    void readsWhileItIsVisibleAndContinues()
    {
        fake::FakeRuns runs;
        runs.measured.rows = sample::system(40, 200, 1000, 0); // more than one read
        SystemView view(runs);
        view.resize(900, 700);
        view.showRun(running(std::chrono::seconds(1000)), -1, 0);
        QVERIFY(runs.sampleReads.empty());
        view.show();
        QTRY_COMPARE(visibleCharts(view).size(), 7);
        QTRY_COMPARE(runs.sampleReads.size(), std::size_t(2));
        QCOMPARE(runs.sampleReads[1].sample, std::int64_t(5000));
        view.hide();
        view.show();
        QTRY_COMPARE(runs.sampleReads.size(), std::size_t(3));
        QCOMPARE(runs.sampleReads[2].sample, std::int64_t(runs.measured.rows.size()));
        view.showRun(running(std::chrono::seconds(1000)), 1003, 0); // the run's first record: x = 0 is there
        QTRY_COMPARE(runs.sampleReads.size(), std::size_t(5));
        QCOMPARE(runs.sampleReads[3].sample, std::int64_t(0));
        auto over = running(std::chrono::seconds(1000));
        over.state = services::RunState::Finished;
        over.ended = Timestamp(std::chrono::seconds(2000));
        view.showRun(over, 1003, 0);
        view.hide();
        view.show();
        QTRY_COMPARE(runs.sampleReads.size(), std::size_t(6));
        view.hide();
        view.show();
        QTest::qWait(0);
        QCOMPARE(runs.sampleReads.size(), std::size_t(6)); // an ended run measures nothing more
    }

    void saysWhyThereIsNothing_data()
    {
        QTest::addColumn<int>("problem");
        QTest::addColumn<bool>("ended");
        QTest::addColumn<QString>("words");
        QTest::newRow("not followed") << -1 << false << QStringLiteral("are read while the run is followed");
        QTest::newRow("older") << int(SampleProblem::OlderAgent) << false << QStringLiteral("are older");
        QTest::newRow("silent") << int(SampleProblem::Unreachable) << false << QStringLiteral("do not respond");
        QTest::newRow("early") << int(SampleProblem::NotMeasuring) << false << QStringLiteral("nothing yet");
        QTest::newRow("ended") << -1 << true << QStringLiteral("no program followed this run");
    }
    void saysWhyThereIsNothing()
    {
        QFETCH(int, problem);
        QFETCH(bool, ended);
        QFETCH(QString, words);
        fake::FakeRuns runs;
        if (problem >= 0)
            runs.measured.sources = {SampleSource{"head", {}, SampleProblem(problem)},
                                     SampleSource{"worker-1", {}, SampleProblem(problem)}};
        SystemView view(runs);
        auto run = running(std::chrono::seconds(1000));
        run.state = ended ? services::RunState::Finished : services::RunState::Running;
        view.showRun(run, -1, 0);
        view.show();
        QTRY_VERIFY2(noteOf(view).contains(words), qPrintable(noteOf(view)));
        QVERIFY(visibleCharts(view).isEmpty());
    }

    void aClusterShowsItsMachinesSinceItsLaunch()
    {
        fake::FakeRuns runs;
        SystemView view(runs);
        cluster::ClusterSnapshot demo;
        demo.id = ClusterId("c-1");
        demo.created = Timestamp(std::chrono::seconds(1000));
        view.showCluster(demo);
        view.show();
        QTRY_VERIFY2(noteOf(view).contains(QLatin1String("Start a training")), qPrintable(noteOf(view)));
        QCOMPARE(runs.clusterReads, std::vector<ClusterId>{demo.id});
        runs.measured.rows = sample::system(2, 4, 1000, 1);
        view.hide();
        view.show(); // reads again
        QTRY_VERIFY(visibleCharts(view).contains(QStringLiteral("GPU use")));
        QVERIFY(visibleCharts(view).contains(QStringLiteral("CPU use")));
        const auto drawn = [&] { return view.findChild<QChartView *>()->accessibleDescription(); };
        QTRY_VERIFY(drawn().contains(QLatin1String("head last=")));
        QVERIFY(drawn().contains(QLatin1String("worker-2 last=")));
        QVERIFY(noteOf(view).isEmpty());

        demo.id = ClusterId("c-2"); // another cluster, whose machines are gone
        demo.closed = Timestamp(std::chrono::seconds(2000));
        runs.measured = {};
        view.showCluster(demo);
        QTRY_VERIFY2(noteOf(view).contains(QLatin1String("no run of this cluster was followed")),
                     qPrintable(noteOf(view)));
        QVERIFY(visibleCharts(view).isEmpty());
        const auto reads = runs.clusterReads.size();
        QCOMPARE(runs.clusterReads.back(), demo.id);
        view.showCluster(demo);
        view.hide();
        view.show();
        QTest::qWait(0);
        QCOMPARE(runs.clusterReads.size(), reads); // its machines measure nothing more
    }

    void namesTheMachinesThatDeliverNothing()
    {
        fake::FakeRuns runs;
        runs.measured.rows = sample::system(1, 3, 1000, 0);
        runs.measured.sources = {SampleSource{"head", {}, SampleProblem::None},
                                 SampleSource{"worker-1", {}, SampleProblem::Unreachable},
                                 SampleSource{"worker-2", {}, SampleProblem::OlderAgent}};
        SystemView view(runs);
        view.showRun(running(std::chrono::seconds(1000)), -1, 0);
        view.show();
        QTRY_VERIFY(noteOf(view).contains(QLatin1String("worker-1")));
        QVERIFY(noteOf(view).contains(QLatin1String("worker-2")));
        QVERIFY(!noteOf(view).contains(QLatin1String("head")));
    }
};

QTEST_MAIN(SystemViewTest)
#include "system_view_test.moc"
