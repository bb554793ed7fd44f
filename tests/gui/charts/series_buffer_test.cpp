#include <algorithm>
#include <cmath>

#include <QtTest/QTest>

#include "gui/models/charts/series_buffer.h"

using namespace trainyard::gui;

class SeriesBufferTest : public QObject {
    Q_OBJECT
private slots:
    void fewPointsAreDrawnAsTheyAre()
    {
        SeriesBuffer b;
        for (int i = 0; i < 10; ++i)
            b.append(i, i * i);
        QCOMPARE(b.decimated(0, 9, 40).size(), 10);
        QCOMPARE(b.decimated(3, 5, 40).size(), 5); // with one neighbour per side: lines reach the edges
    }

    void manyPointsAreAtMostTwoPerBucket()
    {
        SeriesBuffer b;
        for (int i = 0; i < 100'000; ++i)
            b.append(i, std::sin(i * 0.01));
        const auto drawn = b.decimated(0, 99'999, 500);
        QVERIFY(drawn.size() <= 1000);
        QVERIFY(drawn.size() >= 900);
        for (int i = 1; i < drawn.size(); ++i)
            QVERIFY(drawn[i - 1].x() <= drawn[i].x());
        QCOMPARE(b.size(), std::size_t(100'000)); // all points are stored
    }

    void aSpikeSurvives()
    {
        SeriesBuffer b;
        for (int i = 0; i < 50'000; ++i)
            b.append(i, i == 31'337 ? 99 : i == 31'338 ? -99 : 0);
        const auto drawn = b.decimated(0, 49'999, 100);
        QVERIFY(drawn.contains(QPointF(31'337, 99)));
        QVERIFY(drawn.contains(QPointF(31'338, -99)));
    }

    void latePointsFindTheirPlace()
    {
        SeriesBuffer b;
        b.append(1, 1);
        b.append(3, 3);
        b.append(2, 2);
        QCOMPARE(b.points()[1], QPointF(2, 2));
        QCOMPARE(b.last(), QPointF(3, 3));
    }

    void revisionMovesOnlyWithTheData()
    {
        SeriesBuffer b;
        const auto before = b.revision();
        QVERIFY(!b.nearest(1));
        (void)b.decimated(0, 1, 10);
        QCOMPARE(b.revision(), before);
        b.append(0, 0);
        QVERIFY(b.revision() > before);
    }

    void nearestIsTheNearest()
    {
        SeriesBuffer b;
        b.append(0, 10);
        b.append(10, 20);
        QCOMPARE(b.nearest(-5)->y(), 10.0);
        QCOMPARE(b.nearest(4)->y(), 10.0);
        QCOMPARE(b.nearest(6)->y(), 20.0);
        QCOMPARE(b.nearest(99)->y(), 20.0);
    }

    void notANumberDoesNotSpoilTheRange()
    {
        SeriesBuffer b;
        b.append(0, 1);
        b.append(1, std::nan(""));
        b.append(2, 3);
        QCOMPARE(b.yRange()->low, 1.0);
        QCOMPARE(b.yRange()->high, 3.0);
    }

    void notANumberHidesNoOtherValue()
    {
        SeriesBuffer b;
        for (int i = 0; i < 50'000; ++i) // 500 points in a bucket; the first ones are no numbers
            b.append(i, i % 500 < 2 || i / 500 == 30 ? std::nan("") : i == 31'337 ? 99 : i == 31'338 ? -99 : 0);
        const auto drawn = b.decimated(0, 49'999, 100);
        QVERIFY(drawn.contains(QPointF(31'337, 99)));
        QVERIFY(drawn.contains(QPointF(31'338, -99)));
        const auto isNan = [](const QPointF &p) { return std::isnan(p.y()); };
        QCOMPARE(std::ranges::count_if(drawn, isNan), qsizetype(1)); // of the bucket without any number
    }

    void pointsOfOneMomentDoNotStopTheScan()
    {
        SeriesBuffer b;
        for (int i = 0; i < 1000; ++i)
            b.append(5, i);
        QVERIFY(b.decimated(5, 5, 40).size() <= 82);
        QVERIFY(b.decimated(0, 10, 40).size() <= 82);
    }

    void aChartDrawsAboutThreeThousandPoints()
    {
        QCOMPARE(bucketsPerSeries(1), 1500);
        QCOMPARE(bucketsPerSeries(10), 150);
        QCOMPARE(bucketsPerSeries(100), 40);
    }

    void decimatingWhatIsNewIsDecimatingAll()
    {
        SeriesBuffer followed;
        for (int i = 0; i < 5000; ++i) {
            followed.append(i == 3000 ? i - 700.5 : i * 0.9, i % 211 == 3 ? 50 : std::sin(i * 0.3)); // one is late
            if (i % 13 != 0)
                continue;
            const double to = i < 2000 ? 2500 : 4000; // the axis moves once; in the end points are beyond it
            SeriesBuffer scratch;
            for (const QPointF &p : followed.points())
                scratch.append(p.x(), p.y());
            QCOMPARE(followed.decimated(100, to, 60), scratch.decimated(100, to, 60));
        }
        followed.clear();
        QVERIFY(followed.decimated(100, 4000, 60).isEmpty());
        for (int i = 0; i < 500; ++i)
            followed.append(i, i % 7);
        SeriesBuffer scratch;
        for (const QPointF &p : followed.points())
            scratch.append(p.x(), p.y());
        QCOMPARE(followed.decimated(100, 4000, 60), scratch.decimated(100, 4000, 60));
    }

    void aMillionPointsKeepTheirSpikes()
    {
        SeriesBuffer b;
        for (int i = 0; i < 1'000'000; ++i)
            b.append(i, i == 123'456 ? 1000 : i == 654'321 ? -1000 : i % 97);
        const auto drawn = b.decimated(0, 1'000'000, 1500);
        QVERIFY(drawn.size() > 1500);
        QVERIFY(drawn.size() <= 3002);
        QVERIFY(drawn.contains(QPointF(123'456, 1000)));
        QVERIFY(drawn.contains(QPointF(654'321, -1000)));
        QVERIFY(std::ranges::is_sorted(drawn, {}, &QPointF::x));
    }
};

QTEST_GUILESS_MAIN(SeriesBufferTest)
#include "series_buffer_test.moc"
