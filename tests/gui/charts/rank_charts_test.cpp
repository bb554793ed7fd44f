// Ranks as curves or as a band (I4), the speed-up (I16), the mark of the best value and a maximized chart.
#include <cmath>

#include <QAction>
#include <QApplication>
#include <QAreaSeries>
#include <QChartView>
#include <QLocale>
#include <QScopeGuard>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest/QTest>

#include "gui/charts/metric_chart.h"
#include "gui/charts/plot_view_internal.h"
#include "gui/charts/run_charts.h"
#include "gui/charts/scaling_view.h"
#include "gui/models/charts/rank_band.h"
#include "gui/models/charts/run_series.h"
#include "gui/widgets/theme/theme.h"
#include "tests/gui/support/sample_data.h"

using namespace trainyard;
using namespace trainyard::gui;

namespace {

protocol::MetricRecord recordOf(int rank, int epoch, std::string_view name, double value)
{
    protocol::MetricRecord record;
    record.rank = rank;
    record.epoch = epoch;
    record.t = 1000 + 10 * epoch;
    record.name = name;
    record.value = value;
    return record;
}

RunSeries runOf(int ranks, int epochs)
{
    namespace metric = protocol::metric;
    std::vector<protocol::MetricRecord> records;
    for (int rank = 0; rank < ranks; ++rank)
        records.push_back(recordOf(rank, 0, metric::kMemberJoined, rank + 1));
    for (int epoch = 0; epoch < epochs; ++epoch) {
        for (int rank = 0; rank < ranks; ++rank)
            records.push_back(recordOf(rank, epoch, metric::kTrainLoss, 1 + rank));
        records.push_back(recordOf(-1, epoch, metric::kTrainLoss, 1));
    }
    RunSeries series;
    series.append(records);
    return series;
}

struct Charts {
    RunSeries series;
    RunCharts charts;
    explicit Charts(RunSeries run)
        : series(std::move(run))
    {
        charts.resize(560, 900);
        charts.show();
        charts.setSeries(&series);
    }
    MetricChart *chart(const char *title)
    {
        for (auto *one : charts.findChildren<MetricChart *>()) {
            if (one->accessibleName() == QLatin1String(title))
                return one;
        }
        return nullptr;
    }
    QStringList shown()
    {
        QStringList titles;
        for (const auto *one : charts.findChildren<MetricChart *>()) {
            if (one->isVisibleTo(&charts))
                titles << one->accessibleName();
        }
        return titles;
    }
    PlotView *loss() { return chart("Loss")->findChild<PlotView *>(); }
    QList<QAreaSeries *> areas()
    {
        QList<QAreaSeries *> found;
        const auto all = loss()->chart()->series();
        for (auto *one : all) {
            if (auto *area = qobject_cast<QAreaSeries *>(one))
                found << area;
        }
        return found;
    }
    void setRanks(RankView ranks)
    {
        ChartView view = charts.view();
        view.ranks = ranks;
        charts.setView(view);
    }
};

} // namespace

class RankChartsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void aBandHasAPointWhenAllMembersHaveReported() // I4
    {
        RankBand band;
        for (const int rank : {0, 1, 2})
            band.join(rank);
        band.add(0, 1.0, 2);
        band.add(2, 1.1, 6);
        QVERIFY(band.mean.empty());
        band.add(1, 1.2, 4);
        QCOMPARE(band.mean.points(), QList<QPointF>({{1.2, 4}}));
        QCOMPARE(band.low.last()->y(), 2.0);
        QCOMPARE(band.high.last()->y(), 6.0);
        band.leave(2);
        band.add(0, 2, 3);
        band.add(1, 2, 5);
        QCOMPARE(*band.high.last(), QPointF(2, 5)); // without the rank that left
        band.add(0, 3, 1);
        band.add(0, 4, 1); // the other one is late: its last value counts
        QCOMPARE(*band.mean.last(), QPointF(3, 3));
        band.add(1, 4, std::nan("")); // diverged: it has no value
        QCOMPARE(band.mean.size(), std::size_t(3));
    }

    void aSilentRankCountsForAWhile() // I4
    {
        RankBand band; // of a program that tells no members
        band.add(0, 1, 1);
        band.add(1, 1, 3);
        for (int x = 2; x <= 5; ++x)
            band.add(0, x, 1);
        QCOMPARE(band.mean.size(), std::size_t(4));
        QCOMPARE(band.mean.last()->y(), 2.0);
        for (int x = 6; x <= 9; ++x)
            band.add(0, x, 1);
        QCOMPARE(band.mean.size(), std::size_t(4)); // one rank is no band
    }

    void aMetricOfAProgramHasABandOverAllRanks() // I4
    {
        constexpr int kRanks = 40; // more than have a curve
        std::vector<protocol::MetricRecord> records;
        for (int rank = 0; rank < kRanks; ++rank)
            records.push_back(recordOf(rank, 0, protocol::metric::kMemberJoined, rank + 1));
        for (int rank = 0; rank < kRanks; ++rank)
            records.push_back(recordOf(rank, 1, "gradient-norm", rank));
        RunSeries series;
        series.append(records);
        const OtherMetric &norm = *series.others().at("gradient-norm");
        QCOMPARE(norm.byRank.ranks.size(), RunSeries::kMostRanksOfOther);
        QCOMPARE(norm.byRank.band.mean.size(), std::size_t(1)); // at once: all members have reported
        QCOMPARE(norm.byRank.band.high.last()->y(), 39.0);
        series.append(std::vector{recordOf(39, 2, protocol::metric::kMemberLeft, 39)});
        records.clear();
        for (int rank = 0; rank < kRanks - 1; ++rank)
            records.push_back(recordOf(rank, 2, "gradient-norm", rank));
        series.append(records);
        QCOMPARE(norm.byRank.band.high.last()->y(), 38.0);

        Charts f(std::move(series));
        f.charts.setPicked({"gradient-norm"});
        auto *chart = f.chart("gradient-norm");
        QVERIFY(chart);
        QVERIFY2(chart->accessibleDescription().contains(QStringLiteral("rank maximum last=38 n=2")),
                 qPrintable(chart->accessibleDescription()));
        QVERIFY(!chart->accessibleDescription().contains(QStringLiteral("rank 0 ")));
        QCOMPARE(chart->findChild<PlotView *>()->events.size(), std::size_t(1)); // the departure (H30)
        f.setRanks(RankView::Curves);
        QVERIFY(chart->accessibleDescription().contains(QStringLiteral("rank 15 last=15 n=2")));
        QVERIFY(!chart->accessibleDescription().contains(QStringLiteral("rank maximum")));
        f.charts.setPicked({});
        QVERIFY(!f.shown().contains(QStringLiteral("gradient-norm")));
    }

    void ranksWithoutEndAreBounded() // I4: of a program that names another one in each record
    {
        RankBand band;
        for (int rank = 0; rank < 3 * int(RankBand::kMostReported); ++rank)
            band.add(rank, rank, 1);
        QCOMPARE(band.mean.size(), std::size_t(2));
    }

    void theChoiceForRanksIsKept() // I4, I9
    {
        QVERIFY(!showsBand(RankView::Automatic, 8));
        QVERIFY(showsBand(RankView::Automatic, 9));
        QVERIFY(!showsBand(RankView::Curves, 64));
        QVERIFY(showsBand(RankView::Band, 2));
        QTemporaryDir folder;
        QSettings settings(folder.filePath(QStringLiteral("window.ini")), QSettings::IniFormat);
        ChartView view;
        view.ranks = RankView::Band;
        storeChartView(settings, view);
        QVERIFY(loadChartView(settings) == view);
        settings.setValue(QStringLiteral("charts/ranks"), 7);
        QVERIFY(loadChartView(settings).ranks == RankView::Automatic);
    }

    void manyRanksAreABand() // I4
    {
        Charts f(runOf(64, 20));
        QCOMPARE(f.areas().size(), 1);
        QVERIFY(f.areas().front()->isVisible());
        QCOMPARE(f.loss()->lines().size(), 2 + 3); // of the job; mean, minimum and maximum
        const QString words = f.chart("Loss")->accessibleDescription();
        QVERIFY2(words.contains(QStringLiteral("rank mean last=32.5000 n=20")), qPrintable(words));
        QVERIFY(words.contains(QStringLiteral("rank maximum last=64.0000")));
        f.setRanks(RankView::Curves);
        QVERIFY(f.areas().isEmpty());
        QCOMPARE(f.loss()->lines().size(), 2 + 64);
        f.setRanks(RankView::Automatic);
        QCOMPARE(f.areas().size(), 1);
        QVERIFY(!f.charts.grab().isNull()); // it is drawn
    }

    void fewRanksAreCurvesUntilTheUserWantsABand() // I4
    {
        Charts f(runOf(3, 5));
        QCOMPARE(f.loss()->lines().size(), 2 + 3);
        QSignalSpy changed(&f.charts, &RunCharts::viewChanged);
        for (QAction *action : f.charts.findChildren<QAction *>()) {
            if (action->text() == QStringLiteral("Ranks: mean and range"))
                action->trigger();
        }
        QCOMPARE(changed.count(), 1);
        QVERIFY(f.charts.view().ranks == RankView::Band);
        QCOMPARE(f.areas().size(), 1);
    }

    void theAreaIsHiddenWithOneOfItsLimits() // I4
    {
        Charts f(runOf(64, 5));
        ChartView view;
        view.hidden = {QStringLiteral("loss/rank minimum")};
        f.charts.setView(view);
        QVERIFY(!f.areas().front()->isVisible());
        f.charts.setView(ChartView());
        QVERIFY(f.areas().front()->isVisible());
    }

    void theBestValueIsMarked() // I13
    {
        RunSeries series;
        for (const double accuracy : {0.5, 0.75, 0.625}) {
            const int epoch = int(accuracy * 16);
            series.append(std::vector{recordOf(-1, epoch, "validation-accuracy", accuracy),
                                      recordOf(-1, epoch, "validation-loss", accuracy == 0.625 ? 0.25 : 0.5)});
        }
        QCOMPARE(series.bestAccuracy.size(), std::size_t(1));
        QCOMPARE(series.bestAccuracy.last()->y(), 0.75);
        QCOMPARE(series.bestLoss.points(), QList<QPointF>{QPointF(20, 0.25)});
        series.append(
            std::vector{recordOf(-1, 13, "validation-loss", 0.25), recordOf(-1, 14, "validation-loss", std::nan(""))});
        QCOMPARE(series.bestLoss.points(), QList<QPointF>{QPointF(20, 0.25)}); // of equal ones the first
        Charts f(std::move(series));
        QVERIFY(f.chart("Accuracy")->accessibleDescription().contains(QStringLiteral("best last=75.00 %")));
        QVERIFY(f.chart("Loss")->accessibleDescription().contains(QStringLiteral("best last=0.2500")));
    }

    void aChartIsMaximizedAndRestored()
    {
        RunSeries series;
        series.append(sample::run(12, 1000));
        Charts f(std::move(series));
        const QStringList all = f.shown();
        QVERIFY(all.size() > 3);
        MetricChart *loss = f.chart("Loss");
        auto *maximize = loss->findChild<QAction *>(QStringLiteral("maximize"));
        QVERIFY(maximize);
        maximize->trigger();
        QCOMPARE(f.shown(), QStringList{QStringLiteral("Loss")});
        QTRY_VERIFY(loss->height() > 800);
        QVERIFY(loss->findChild<PlotView *>()->timeLabels);
        f.charts.refresh(); // new data changes nothing
        QCOMPARE(f.shown(), QStringList{QStringLiteral("Loss")});
        maximize->trigger();
        QCOMPARE(f.shown(), all);
        QVERIFY(!loss->findChild<PlotView *>()->timeLabels);
    }

    void theShareOfTimeWaitingIsShownByRank() // I15
    {
        RunSeries series;
        const auto name = protocol::metric::kWaitShare;
        series.append(std::vector{recordOf(0, 0, name, 0.5), recordOf(1, 0, name, 0), recordOf(0, 4, name, 0.25),
                                  recordOf(1, 4, name, 0)});
        const RankPace pace = rankWaiting(series, 2);
        QCOMPARE(pace.ranks, std::vector<int>({0, 1}));
        QCOMPARE(pace.at(0, 0), 0.5);
        QCOMPARE(pace.at(0, 1), 0.25);
        QCOMPARE(pace.at(1, 0), 0.0); // measured: the slow one waits for nobody
        QVERIFY(isMeasurement(recordOf(0, 0, name, 0.5)));
        ScalingView view;
        view.resize(560, 600);
        RunSeries without;
        view.setSeries(&without);
        const auto shown = [&view] {
            QStringList names;
            for (const auto *map : view.findChildren<PaceMap *>()) {
                if (map->isVisibleTo(&view))
                    names << map->accessibleName();
            }
            return names;
        };
        QCOMPARE(shown(), QStringList{QStringLiteral("Step time by worker")});
        view.setSeries(&series);
        QCOMPARE(shown().size(), 2);
        QVERIFY(view.findChildren<PaceMap *>().back()->accessibleDescription().contains(
            QStringLiteral("rank 1 waits for weights 0.0 % of the time")));
        QVERIFY(!view.grab().isNull());
    }

    void theStepTimeFollowsTheLanguage() // I15
    {
        const auto restored = qScopeGuard([before = QLocale()] { QLocale::setDefault(before); });
        QLocale::setDefault(QLocale(QStringLiteral("de")));
        const std::string_view speed = protocol::metric::kSpeed;
        RunSeries series;
        series.append(std::vector{recordOf(0, 0, speed, 100), recordOf(1, 0, speed, 100), recordOf(2, 0, speed, 50),
                                  recordOf(0, 1, speed, 100), recordOf(1, 1, speed, 100), recordOf(2, 1, speed, 50)});
        ScalingView view;
        view.setSeries(&series);
        const QString words = view.findChild<PaceMap *>()->accessibleDescription();
        QVERIFY2(words.contains(QStringLiteral("rank 2: 2,00 times the step time of the median")), qPrintable(words));
    }

    void theSpeedUpStandsBesideTheEfficiency() // I16
    {
        namespace metric = protocol::metric;
        RunSeries series;
        series.append(std::vector{recordOf(-1, 0, metric::kWorkers, 2), recordOf(-1, 1, metric::kSpeed, 200),
                                  recordOf(-1, 2, metric::kWorkers, 4), recordOf(-1, 3, metric::kSpeed, 250),
                                  recordOf(-1, 4, metric::kSpeed, 300)});
        ScalingView view;
        view.resize(560, 600);
        view.setSeries(&series);
        QStringList words;
        for (const auto *chart : view.findChildren<MetricChart *>())
            words << chart->accessibleName() + QStringLiteral(": ") + chart->accessibleDescription();
        QCOMPARE(words.size(), 2);
        QCOMPARE(words[0], QStringLiteral("Speed-up by number of workers: measured last=1.5× n=2; ideal last=2× n=2"));
        QVERIFY(words[1].contains(QStringLiteral("measured last=75 % n=2")));
    }
};

QTEST_MAIN(RankChartsTest)
#include "rank_charts_test.moc"
