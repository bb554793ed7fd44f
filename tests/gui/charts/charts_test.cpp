#include <algorithm>
#include <cmath>
#include <set>

#include <QApplication>
#include <QChartView>
#include <QLabel>
#include <QLineSeries>
#include <QLocale>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QValueAxis>
#include <QtTest/QTest>

#include "gui/charts/axis_step.h"
#include "gui/charts/day_bars.h"
#include "gui/charts/metric_chart.h"
#include "gui/charts/plot_view_internal.h"
#include "gui/charts/run_charts.h"
#include "gui/models/charts/run_series.h"
#include "gui/widgets/theme/theme.h"
#include "tests/gui/support/sample_data.h"

using namespace trainyard::gui;

class ChartsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void recordsBecomeCurvesRanksAndChanges()
    {
        RunSeries series;
        const auto records = sample::run(12, 1000);
        series.append({records.begin(), records.begin() + 40});
        series.append({records.begin() + 40, records.end()});
        QCOMPARE(series.trainAccuracy.size(), std::size_t(12));
        QCOMPARE(series.speed.size(), std::size_t(12));
        QCOMPARE(series.epochsDone(), 12);
        QCOMPARE(series.rankSpeed().size(), std::size_t(3));
        const auto ranks = series.ranks();
        QCOMPARE(ranks[1].state, std::string("died"));
        QCOMPARE(ranks[1].host, std::string("worker-2"));
        QVERIFY(!ranks[1].member);
        QVERIFY(ranks[2].member);
        QCOMPARE(series.changes().size(), std::size_t(4));
    }

    void whatInterruptsARunIsMarkedWhereTheWorkersAre()
    {
        RunSeries series;
        auto points = sample::run(2, 1000);
        auto event = points.back();
        event.rank = -1;
        for (const char *name : {"paused", "resumed", "server-died", "awaited", "scheduler-back", "cooling-down",
                                 "worker-wanted", "never-joined", "checkpoint"}) {
            event.name = name;
            ++event.t;
            points.push_back(event);
        }
        series.append(points);
        QCOMPARE(series.interrupted.size(), std::size_t(4));
        QCOMPARE(series.changes().size(), std::size_t(2 + 8));
        QCOMPARE(series.changes().back().record.name, std::string("never-joined"));
    }

    void whatChangesTheMembersIsALineInEachChart() // H30
    {
        RunSeries series;
        const auto points = sample::run(12, 1000);
        series.append(points);
        QVERIFY(!series.joined.empty() && !series.died.empty());
        RunCharts charts;
        charts.resize(900, 900);
        charts.show();
        charts.setSeries(&series);
        std::set<double> times; // of all joins, departures, deaths and interruptions
        for (const auto *buffer : {&series.joined, &series.left, &series.died, &series.interrupted}) {
            for (const QPointF &point : buffer->points())
                times.insert(point.x());
        }
        int shown = 0;
        for (const auto *view : charts.findChildren<PlotView *>()) {
            if (!view->isVisibleTo(&charts))
                continue;
            ++shown;
            std::set<double> lines;
            for (const auto &line : view->events)
                lines.insert(line.x);
            QVERIFY2(lines == times, qPrintable(view->accessibleName()));
        }
        QVERIFY(shown >= 4);

        auto again = points.back();
        again.rank = -1;
        again.name = "paused";
        again.t += 1;
        series.append({&again, 1});
        charts.refresh();
        for (const auto *view : charts.findChildren<PlotView *>())
            QVERIFY(!view->isVisibleTo(&charts) || view->events.back().x == again.t - series.origin());
        charts.setSeries(nullptr);
        for (const auto *view : charts.findChildren<PlotView *>())
            QVERIFY(view->events.empty());
    }

    void accessibleDescriptionHasTheLatestValues()
    {
        RunSeries series;
        series.append(sample::run(3, 1000));
        RunCharts charts;
        charts.resize(900, 700);
        charts.setSeries(&series);
        QStringList names;
        for (const auto *view : charts.findChildren<QChartView *>()) {
            if (!view->isVisibleTo(&charts))
                continue; // the chart of the constant batch size
            names << view->accessibleName();
            QVERIFY(view->accessibleDescription().contains(QLatin1String("last=")));
        }
        QCOMPARE(names,
                 QStringList({QStringLiteral("Accuracy"), QStringLiteral("Loss"), QStringLiteral("Samples per second"),
                              QStringLiteral("Learning rate"), QStringLiteral("Workers")}));
    }

    void axesAreCalm()
    {
        QCOMPARE(niceStep(1.0, 5), 0.2);
        QCOMPARE(niceStep(9300, 4), 2500.0);
        QCOMPARE(niceTimeStep(60, 6), 10.0);
        QCOMPARE(timeWindow(0), 30.0);
        QCOMPARE(timeWindow(31), timeWindow(34)); // does not move with every point
        QVERIFY(timeWindow(100) >= 100);
    }

    void theLegendFoldsAndDropsNoRank() // D18
    {
        RunSeries series;
        std::vector<trainyard::protocol::MetricRecord> points;
        for (int rank = 0; rank < 8; ++rank) {
            trainyard::protocol::MetricRecord p;
            p.rank = rank;
            p.t = 1000;
            p.name = "member-joined";
            p.note = "worker-" + std::to_string(rank + 1);
            points.push_back(p);
            p.t = 1001;
            p.name = "speed";
            p.value = 100 + rank;
            points.push_back(p);
        }
        trainyard::protocol::MetricRecord died = points[0];
        died.name = "member-died";
        died.t = 1002;
        points.push_back(died);
        series.append(points);
        for (const int width : {400, 620, 900, 2400}) {
            RunCharts charts;
            charts.resize(width, 700);
            charts.show();
            charts.setSeries(&series);
            MetricChart *speed = nullptr;
            for (auto *chart : charts.findChildren<MetricChart *>()) {
                if (chart->accessibleName() == QStringLiteral("Samples per second"))
                    speed = chart;
            }
            QVERIFY(speed);
            QStringList named;
            for (const auto *label : speed->findChildren<QLabel *>()) {
                if (!label->isVisibleTo(speed))
                    continue;
                if (label->text().startsWith(QStringLiteral("rank")))
                    named << label->text();
                else if (!label->toolTip().isEmpty())
                    named << label->toolTip().split(QLatin1Char('\n'));
            }
            named.removeAll(QStringLiteral("all workers")); // folds, too, where the chart is narrow
            named.sort();                                   // folded workers share one label
            QCOMPARE(named.size(), 8);
            QCOMPARE(named.front(), QStringLiteral("rank 0 died")); // instead of its last value
            QCOMPARE(named.back(), QStringLiteral("rank 7 107"));
        }
    }

    void aMarkAtHundredPercentIsComplete() // usability, 15
    {
        RunSeries series;
        auto records = sample::run(12, 1000);
        for (auto &record : records) {
            if (record.name == "validation-accuracy")
                record.value = 1;
        }
        series.append(records);
        RunCharts charts;
        charts.resize(900, 700);
        charts.show();
        charts.setSeries(&series);
        const auto above = [&charts] { // pixels
            for (const auto *chart : charts.findChildren<MetricChart *>()) {
                const auto *view = chart->findChild<QChartView *>();
                const auto *axis = qobject_cast<QValueAxis *>(view->chart()->axes(Qt::Vertical).value(0));
                if (chart->accessibleName() == QStringLiteral("Accuracy") && axis)
                    return (axis->max() - 1) / (axis->max() - axis->min()) * view->chart()->plotArea().height();
            }
            return 0.0;
        };
        QTRY_VERIFY(above() >= 6);
    }

    void numbersFollowTheLanguage()
    {
        const QLocale before;
        QLocale::setDefault(QLocale(QStringLiteral("de")));
        RunSeries series;
        series.append(sample::run(2, 1000));
        RunCharts charts;
        charts.resize(900, 700);
        charts.show();
        charts.setSeries(&series);
        QStringList words;
        for (const auto *chart : charts.findChildren<MetricChart *>())
            words << chart->accessibleDescription();
        QLocale::setDefault(before);
        static const QRegularExpression share(QStringLiteral("train last=[0-9]+,[0-9]{2} %")),
            loss(QStringLiteral("train last=[0-9]+,[0-9]{4} "));
        QVERIFY2(words.filter(share).size() == 1, qPrintable(words.join(QLatin1Char('\n'))));
        QVERIFY2(words.filter(loss).size() == 1, qPrintable(words.join(QLatin1Char('\n'))));
    }

    void aFoldedCurveReturnsWithTheRoom() // I10
    {
        RunSeries series;
        series.append(sample::run(12, 1000));
        RunCharts charts;
        charts.resize(260, 700);
        charts.show();
        charts.setSeries(&series);
        const auto isNamed = [&](const char *begin) {
            const auto labels = charts.findChildren<QLabel *>();
            return std::any_of(labels.begin(), labels.end(), [&](const QLabel *one) {
                return one->isVisibleTo(&charts) && one->text().startsWith(QLatin1String(begin));
            });
        };
        QTRY_VERIFY(!isNamed("validation"));
        charts.resize(1600, 700);
        QTRY_VERIFY(isNamed("validation") && isNamed("train") && isNamed("all workers"));
    }

    void aDragZoomsAllChartsAndADoubleClickShowsAll() // I7, I9
    {
        RunSeries series;
        auto records = sample::run(12, 1000);
        series.append(records);
        RunCharts charts;
        charts.resize(900, 900);
        charts.show();
        charts.setSeries(&series);
        auto views = charts.findChildren<PlotView *>();
        const double all = views[0]->x()->max();
        const QRectF area = views[0]->chart()->plotArea();
        const auto at = [&](double share) {
            return QPoint(int(area.left() + share * area.width()), int(area.center().y()));
        };
        QTest::mousePress(views[0]->viewport(), Qt::LeftButton, {}, at(0.25));
        QTest::mouseMove(views[0]->viewport(), at(0.5));
        QTest::mouseRelease(views[0]->viewport(), Qt::LeftButton, {}, at(0.5));
        QVERIFY(charts.isZoomed());
        const double from = views[0]->x()->min();
        QVERIFY(std::abs(from - all / 4) < all / 100);
        QCOMPARE(views[1]->x()->min(), from);
        auto later = records.back(); // new data moves nothing
        later.t += 10'000;
        series.append({&later, 1});
        charts.refresh();
        QCOMPARE(views[0]->x()->min(), from);
        QTest::keyClick(views[0], Qt::Key_Right, Qt::ShiftModifier);
        QVERIFY(views[0]->x()->min() > from);
        QTest::keyClick(views[0], Qt::Key_0);
        QVERIFY(!charts.isZoomed());
        QTest::keyClick(views[0], Qt::Key_Plus);
        QVERIFY(charts.isZoomed());
        QTest::mouseDClick(views[0]->viewport(), Qt::LeftButton, {}, at(0.5));
        QVERIFY(!charts.isZoomed());
        QCOMPARE(views[0]->x()->min(), 0.0);
    }

    void theViewIsThatOfTheUser() // I6, I8, I9: by step, smoothed, a hidden curve, a logarithmic scale
    {
        RunSeries series;
        series.append(sample::run(12, 1000));
        RunCharts charts;
        charts.resize(900, 900);
        charts.show();
        charts.setSeries(&series);
        ChartView view;
        view.axis = XAxis::Step;
        view.smoothing = 60;
        view.hidden = {QStringLiteral("loss/train"), QStringLiteral("gone/curve")};
        view.logarithmic = {QStringLiteral("loss")};
        charts.setView(view);
        auto *loss = charts.findChildren<PlotView *>()[1];
        QCOMPARE(loss->accessibleName(), QStringLiteral("Loss"));
        QVERIFY(loss->x()->max() >= 12 * 125); // 125 steps in an epoch
        QVERIFY(loss->logarithmic && loss->y()->max() < 2);
        const auto curves = loss->lines();
        QVERIFY(!curves[0]->isVisible());
        QVERIFY(curves[1]->isVisible());
        QCOMPARE(curves.size(), 4); // each with its raw shadow
        QCOMPARE(curves[1]->at(0).x(), 125.0);
        charts.setSeries(nullptr); // another run is shown in the same way
        charts.setSeries(&series);
        QVERIFY(!loss->lines()[0]->isVisible());

        QSignalSpy changed(&charts, &RunCharts::viewChanged);
        auto *chart = qobject_cast<MetricChart *>(loss->parentWidget());
        QVERIFY(chart);
        for (auto *name : chart->findChildren<QLabel *>()) {
            if (name->property("curve").toString() == QStringLiteral("validation")) {
                QTest::mouseClick(name, Qt::LeftButton);
                break;
            }
        }
        QCOMPARE(changed.count(), 1);
        QVERIFY(charts.view().hidden.contains(QStringLiteral("loss/validation")));
        QVERIFY(charts.view().hidden.contains(QStringLiteral("gone/curve"))); // of a chart that is not here
        QVERIFY(!loss->lines()[1]->isVisible());
    }

    void anotherRunIsDrawnInTheSameCharts() // I5
    {
        RunSeries series, other;
        series.append(sample::run(4, 1000));
        other.append(sample::run(12, 90'000));
        RunCharts charts;
        charts.resize(900, 900);
        charts.show();
        charts.setSeries(&series);
        auto *accuracy = charts.findChildren<PlotView *>().front();
        const double alone = accuracy->x()->max();
        charts.setCompared({{QStringLiteral("other"), &other}});
        QCOMPARE(accuracy->lines().size(), 4);
        QCOMPARE(accuracy->chart()->series().size(), 1); // the mark of the best value
        QVERIFY(accuracy->x()->max() > alone);
        QVERIFY(accuracy->accessibleDescription().contains(QStringLiteral("other validation")));
        charts.setCompared({});
        QCOMPARE(accuracy->x()->max(), alone);
    }

    void daysAreBarsWithoutGaps() // costs by day
    {
        DayBars bars(QStringLiteral("Costs"));
        bars.resize(600, 200);
        const auto day = [](int month, int date) { return QDate(2026, month, date); };
        bars.setDays({{day(3, 4), 4.2}, {day(3, 2), 11.75}, {QDate(), 7}, {day(1, 1), 1}});
        QCOMPARE(bars.days().size(), std::size_t(DayBars::kMostDays));
        QCOMPARE(bars.days().back().usd, 4.2);
        QCOMPARE(bars.days()[DayBars::kMostDays - 2].usd, 0.0);
        QVERIFY(bars.accessibleDescription().contains(QStringLiteral("$11.75")));
        QTest::keyClick(&bars, Qt::Key_Left);
        QCOMPARE(bars.chosen(), DayBars::kMostDays - 1);
        QTest::keyClick(&bars, Qt::Key_Home);
        QCOMPARE(bars.chosen(), 0);
        QVERIFY(!bars.grab().isNull());
        bars.setDays({});
        QCOMPARE(bars.chosen(), -1);
    }

    void crosshairShowsExactValues()
    {
        RunSeries series;
        series.append(sample::run(12, 1000));
        RunCharts charts;
        charts.resize(900, 700);
        charts.show();
        charts.setSeries(&series);
        auto *view = charts.findChildren<QChartView *>().front();
        QTest::keyClick(view, Qt::Key_Home);
        bool found = false;
        for (const auto *label : charts.findChildren<QLabel *>())
            found = found || label->text() == QStringLiteral("train 43.80 %"); // the first epoch
        QVERIFY(found);
    }
};

QTEST_MAIN(ChartsTest)
#include "charts_test.moc"
