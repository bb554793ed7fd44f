// What the charts draw, without widgets.
#include <cmath>

#include <QSettings>
#include <QTemporaryDir>
#include <QtTest/QTest>

#include "gui/models/charts/axis_window.h"
#include "gui/models/charts/chart_view.h"
#include "gui/models/charts/rank_pace.h"
#include "gui/models/charts/run_clock.h"
#include "gui/models/charts/run_series.h"
#include "gui/models/charts/smoothed_series.h"
#include "gui/models/notices/alert_rules.h"
#include "gui/models/runs/run_end.h"

using namespace trainyard;
using namespace trainyard::gui;

namespace {

protocol::MetricRecord lossAt(int attempt, int epoch, std::int64_t step, double t, double value)
{
    protocol::MetricRecord record;
    record.attempt = attempt;
    record.epoch = epoch;
    record.step = step;
    record.samples = 1000;
    record.t = t;
    record.name = protocol::metric::kTrainLoss;
    record.value = value;
    return record;
}

/// Three epochs of 100 steps; the second attempt continues after the first epoch and repeats the others.
std::vector<protocol::MetricRecord> recordsOfResumedRun()
{
    std::vector<protocol::MetricRecord> records{lossAt(1, 0, 0, 1000, 0)};
    records[0].name = protocol::metric::kLearningRate;
    for (int e = 0; e < 3; ++e)
        records.push_back(lossAt(1, e, 100 * (e + 1), 1010 + 10 * e, 3 - e));
    records.push_back(lossAt(2, 0, 0, 1040, 0)); // a member connects: the position is not known yet
    records.back().name = protocol::metric::kMemberJoined;
    records.push_back(lossAt(2, 1, 100, 1041, 0));
    records.back().name = protocol::metric::kLearningRate;
    for (int e = 1; e < 3; ++e)
        records.push_back(lossAt(2, e, 100 * (e + 1), 1040 + 10 * e, 2.5 - e));
    return records;
}

RunSeries resumedRun()
{
    RunSeries series;
    series.append(recordsOfResumedRun());
    return series;
}

} // namespace

class ChartModelsTest : public QObject {
    Q_OBJECT
private slots:
    void theEndIsExpectedAtThePaceOfTheLastEpoch() // section 5, row 7
    {
        using namespace std::chrono_literals;
        const RunSeries series = resumedRun(); // three epochs are complete after 1060 s; the last one took 10 s
        QVERIFY(expectedEnd(series, 10) == Timestamp(1130s));
        QVERIFY(!expectedEnd(series, 3));             // complete
        QVERIFY(!expectedEnd(series, 0));             // a program: its epochs are not known
        QVERIFY(!expectedEnd(series, 2'000'000'000)); // centuries
        QVERIFY(!expectedEnd(RunSeries(), 10));
        RunSeries begun;
        begun.append(std::vector{lossAt(1, 0, 100, 1010, 3)}); // no epoch was measured from its start to its end
        QVERIFY(!expectedEnd(begun, 10));
        QCOMPARE(epochsMeasured(begun), 0);
    }

    void anEpochThatTakesLongerDelaysTheEnd() // section 5, row 7
    {
        using namespace std::chrono_literals;
        RunSeries series = resumedRun();
        auto speed = lossAt(2, 3, 310, 1064, 100);
        speed.name = protocol::metric::kSpeed;
        speed.rank = 0;
        series.append(std::vector{speed});
        QVERIFY(expectedEnd(series, 10) == Timestamp(1130s)); // the fourth epoch is in time
        speed.t = 1200;
        series.append(std::vector{speed});
        QVERIFY(expectedEnd(series, 10) == Timestamp(1260s)); // six more after the fourth
        QVERIFY(expectedEnd(series, 4) == Timestamp(1200s));  // the last one: its end is not known
        QVERIFY(endForDeadline(Timestamp(1200s), Timestamp(1199s)) == Timestamp(1200s));
        QVERIFY(endForDeadline(Timestamp(1200s), Timestamp(1300s)) == Timestamp(1300s + 15min)); // overdue
    }

    void aPaceIsMeasuredByTheLastAttempt() // section 5, row 7
    {
        QCOMPARE(epochsMeasured(resumedRun()), 2);
        auto records = recordsOfResumedRun();
        records.pop_back();
        RunSeries series;
        series.append(records);
        QCOMPARE(series.epochsDone(), 3); // of the first attempt
        QCOMPARE(epochsMeasured(series), 1);
        QCOMPARE(epochsMeasured(RunSeries()), 0);
    }

    void aRunIsLateByItsRecordsAndTheDeadlineOfItsCluster() // section 5, row 7
    {
        using namespace std::chrono_literals;
        RunCourse course;
        course.add(recordsOfResumedRun());
        QVERIFY(expectedEnd(course, 10) == expectedEnd(resumedRun(), 10)); // 1130 s
        services::ClusterDetails cluster;
        cluster.id = ClusterId("c-1");
        cluster.ours = cluster.sameOwner = true;
        cluster.nodes.emplace_back().state = "running";
        cluster.expires = Timestamp(1100s);
        services::RunSnapshot run;
        run.cluster = cluster.id;
        run.state = services::RunState::Running;
        run.epochs = 10;
        run.epoch = 3;
        const Timestamp now(1065s);
        const auto late = lateRun(run, course, {cluster}, now);
        QVERIFY(late && late->deadline == Timestamp(1100s));
        QCOMPARE(late->hours, 1);
        QVERIFY(!lateRun(run, course, {}, now));
        QVERIFY(!lateRun(run, course, {cluster}, Timestamp(1200s))); // its records were not read since
        auto other = run;
        other.epoch = 4; // it is farther than its records
        QVERIFY(!lateRun(other, course, {cluster}, now));
        other = run;
        other.stopping = services::RunStop();
        QVERIFY(!lateRun(other, course, {cluster}, now));
        other = run;
        other.epochs = 0; // a program: its epochs are not known
        QVERIFY(!lateRun(other, course, {cluster}, now));
        auto later = cluster;
        later.expires = Timestamp(1130s);
        QVERIFY(!lateRun(run, course, {later}, now));
        later = cluster;
        later.elsewhere = true; // in another account
        QVERIFY(!lateRun(run, course, {later}, now));
        auto records = recordsOfResumedRun();
        records.resize(2);
        RunCourse first;
        first.add(records);
        run.epochs = 20;
        run.epoch = 1;
        QVERIFY(expectedEnd(first, 20) == Timestamp(1200s));
        QVERIFY(!lateRun(run, first, {cluster}, Timestamp(1011s))); // one epoch may have waited for data
    }

    void aDeadlineMovesByWholeHours() // section 5, row 7
    {
        using namespace std::chrono_literals;
        const Timestamp deadline(10h);
        QVERIFY(missingHours(deadline, deadline) == 0h);
        QVERIFY(missingHours(deadline + 1s, deadline) == 1h);
        QVERIFY(missingHours(deadline + 45min, deadline) == 1h);
        QVERIFY(missingHours(deadline + 46min, deadline) == 2h); // a quarter of an hour is left
        QVERIFY(missingHours(deadline + 200min, deadline) == 4h);
        const QString sentence = latenessSentence(deadline + 200min, deadline);
        QVERIFY2(sentence.contains(QLatin1String("about 3 h 20 min before")), qPrintable(sentence));
        QVERIFY(latenessSentence(deadline + 2s, deadline).contains(QLatin1String("about 1 min before")));
    }

    void aDeadlineHasLimits() // section 5, row 7
    {
        using namespace std::chrono_literals;
        const Timestamp now(1000h), deadline = now + 100h;
        QCOMPARE(whyNotExtended(deadline, 620h, {}, now), QString()); // 30 days
        QCOMPARE(whyNotExtended(deadline, 621h, {}, now), QStringLiteral("A deadline is at most 30 days ahead."));
        QCOMPARE(whyNotExtended(deadline, 5h, deadline + 5h, now), QString());
        QVERIFY(whyNotExtended(deadline, 6h, deadline + 5h, now).endsWith(QLatin1String("raise it first.")));
    }

    void theClockIsExactAtRecords() // I8
    {
        RunSeries series = resumedRun();
        const RunClock &clock = series.clock();
        QCOMPARE(clock.attempts(), std::size_t(2));
        QCOMPARE(clock.at(XAxis::Time, 12), 12.0);
        QCOMPARE(clock.at(XAxis::Epoch, 20), 2.0);
        QCOMPARE(clock.at(XAxis::Step, 20), 200.0);
        QCOMPARE(clock.at(XAxis::Step, 25), 250.0);
        QCOMPARE(clock.at(XAxis::Samples, 30), 3000.0);
        QCOMPARE(clock.at(XAxis::Epoch, 50), 2.0);
        QCOMPARE(clock.at(XAxis::Samples, 60), 3000.0);
        QCOMPARE(clock.timeOf(XAxis::Step, 50), 5.0);   // only the first attempt was there
        QCOMPARE(clock.timeOf(XAxis::Step, 300), 60.0); // the newest attempt
        QVERIFY(!clock.hasPrice());
        series.setUsdPerHour(3.6);
        QVERIFY(std::abs(series.clock().at(XAxis::Dollars, 20) - 0.02) < 1e-12);
    }

    void programsThatReportStepsEndAnEpochWithTheLastOne() // I8
    {
        RunClock clock;
        for (int i = 1; i <= 20; ++i)
            clock.add(lossAt(1, (i - 1) / 10, i, 0, 1), i);
        QCOMPARE(clock.at(XAxis::Epoch, 10), 1.0);
        QCOMPARE(clock.at(XAxis::Epoch, 20), 2.0);
        QCOMPARE(clock.at(XAxis::Samples, 20), 20'000.0);
    }

    void aResumedRunIsDrawnOverItsFormerAttempt() // I11
    {
        const RunSeries series = resumedRun();
        const CurvePoints byStep = curvePoints(series.trainLoss, &series.clock(), XAxis::Step, 0, 400, 100);
        QCOMPARE(byStep.points, QList<QPointF>({{100, 3}, {200, 1.5}, {300, 0.5}}));
        QCOMPARE(byStep.repeated.size(), std::size_t(1));
        QCOMPARE(byStep.repeated[0], QList<QPointF>({{100, 3}, {200, 2}, {300, 1}}));
        const CurvePoints byTime = curvePoints(series.trainLoss, &series.clock(), XAxis::Time, 0, 100, 100);
        QCOMPARE(byTime.points.size(), 5);
        QVERIFY(byTime.repeated.empty());
    }

    void smoothingFollowsWithoutBias() // I6
    {
        SeriesBuffer raw;
        SmoothedSeries smoothed;
        raw.append(0, 4);
        QCOMPARE(smoothed.update(raw, 0.9).last()->y(), 4.0); // not 0.4
        raw.append(1, std::nan(""));
        raw.append(2, 8);
        const double expected = (0.9 * 0.1 * 4 + 0.1 * 8) / (0.9 * 0.1 + 0.1);
        QVERIFY(std::abs(smoothed.update(raw, 0.9).last()->y() - expected) < 1e-12);
        QCOMPARE(smoothed.update(raw, 0.9).size(), std::size_t(2));
        QCOMPARE(smoothed.update(raw, 0).last()->y(), 8.0); // another weight begins again
        raw.append(1, 6);                                   // late
        QCOMPARE(smoothed.update(raw, 0).size(), std::size_t(3));
        QCOMPARE(smoothed.update(raw, 0).points()[1].y(), 6.0);
    }

    void smoothingPointByPointIsSmoothingFromScratch() // I6
    {
        SeriesBuffer raw;
        SmoothedSeries followed;
        for (int i = 0; i < 3000; ++i) {
            raw.append(i == 1500 ? i - 40.5 : i, i % 97 == 5 ? std::nan("") : std::sin(i * 0.7) + i * 0.01);
            if (i % 7 != 0 && i != 1500) // sometimes one point, sometimes several; and one that is late
                continue;
            SmoothedSeries scratch;
            const auto &now = followed.update(raw, 0.8);
            if (i % 70 == 0 || i == 1500)
                QCOMPARE(now.points(), scratch.update(raw, 0.8).points());
        }
        SmoothedSeries scratch;
        QCOMPARE(followed.update(raw, 0.8).points(), scratch.update(raw, 0.8).points());
        QCOMPARE(followed.update(raw, 0.3).points(), scratch.update(raw, 0.3).points());
    }

    void newDataKeepsTheChosenPart() // I7, I9
    {
        AxisWindow window;
        window.setFull(100);
        QCOMPARE(window.to(), 100.0);
        window.zoom(40, 20);
        QCOMPARE(window.from(), 20.0);
        window.setFull(500);
        QCOMPARE(window.to(), 40.0);
        window.pan(0.5);
        QCOMPARE(window.from(), 30.0);
        window.pan(-100);
        QCOMPARE(window.from(), 0.0);
        QCOMPARE(window.to(), 20.0);
        window.scale(0.5, 10);
        QCOMPARE(window.from(), 5.0);
        QCOMPARE(window.to(), 15.0);
        window.zoom(7, 7); // a click is no range
        QCOMPARE(window.to(), 15.0);
        window.scale(1000, 10);
        QVERIFY(!window.isZoomed());
        window.zoom(1, 2);
        window.reset();
        QCOMPARE(window.to(), 500.0);
    }

    void aSlowRankStandsOut() // I15
    {
        RunSeries series;
        std::vector<protocol::MetricRecord> records;
        for (int t = 0; t < 10; ++t) {
            for (int rank = 0; rank < 3; ++rank) {
                records.push_back(lossAt(1, 0, t, 1000 + t, rank == 2 && t >= 5 ? 50 : 100));
                records.back().rank = rank;
                records.back().name = protocol::metric::kSpeed;
            }
        }
        series.append(records);
        const RankPace pace = rankPace(series, 2);
        QCOMPARE(pace.ranks, std::vector<int>({0, 1, 2}));
        QCOMPARE(pace.at(0, 1), 1.0);
        QVERIFY(pace.at(2, 0) < 1.2);
        QCOMPARE(pace.at(2, 1), 2.0);
        QVERIFY(rankPace(RunSeries(), 5).ranks.empty());
    }

    void efficiencyLeavesOutEpochsInWhichWorkersChanged() // I16
    {
        RunSeries series;
        std::vector<protocol::MetricRecord> records;
        const auto put = [&](double t, std::string_view name, double value) {
            records.push_back(lossAt(1, 0, 0, t, value));
            records.back().name = name;
        };
        put(1000, protocol::metric::kWorkers, 2);
        put(1010, protocol::metric::kSpeed, 200);
        put(1015, protocol::metric::kWorkers, 4);
        put(1020, protocol::metric::kSpeed, 250); // partly with two, partly with four
        put(1030, protocol::metric::kSpeed, 300);
        series.append(records);
        const std::vector<ScalingPoint> points = scalingOf(series);
        QCOMPARE(points.size(), std::size_t(2));
        QCOMPARE(points[0].efficiency, 1.0);
        QCOMPARE(points[1].workers, 4);
        QCOMPARE(points[1].speedUp, 1.5);
        QCOMPARE(points[1].efficiency, 0.75);
    }

    void rulesOfFormerVersionsAreMovedToTheirFile() // I17
    {
        QTemporaryDir folder;
        QSettings settings(folder.filePath(QStringLiteral("window.ini")), QSettings::IniFormat);
        QVERIFY(loadAlertRules(settings, folder.path()).value().empty());
        settings.setValue(QStringLiteral("alerts"),
                          QStringList{QStringLiteral("speed\t1\t100\t60"), QStringLiteral("speed\t1\t100\t60\t7"),
                                      QStringLiteral("\t3\t0\t0\t1"), QStringLiteral("a\t9\t1\t1"), QStringLiteral("b"),
                                      QStringLiteral("\t3\t0\t600\t1"), QStringLiteral("speed\t1\t50\t0\t3")});
        const std::vector<AlertRule> rules{
            {.metric = "speed", .comparison = AlertRule::Below, .value = 100, .seconds = 60},
            {.comparison = AlertRule::NoProgress, .seconds = 600, .action = AlertRule::StopRun},
            {.metric = "speed", .comparison = AlertRule::Below, .value = 50, .action = AlertRule::AddWorker}};
        QVERIFY(loadAlertRules(settings, folder.path()).value() == rules);
        QVERIFY(!settings.contains(QStringLiteral("alerts")));
        QVERIFY(loadAlertRules(settings, folder.path()).value() == rules);
    }

    void theViewSurvivesARestart() // I9
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("window.ini"));
        ChartView view;
        view.axis = XAxis::Step;
        view.smoothing = 60;
        view.hidden = {QStringLiteral("loss/train")};
        view.logarithmic = {QStringLiteral("loss")};
        view.wide = true;
        view.picked = {QStringLiteral("perplexity"), QStringLiteral("a, b")};
        {
            QSettings settings(file, QSettings::IniFormat);
            QVERIFY(loadChartView(settings) == ChartView());
            storeChartView(settings, view);
        }
        QSettings again(file, QSettings::IniFormat);
        QVERIFY(loadChartView(again) == view);
        again.setValue(QStringLiteral("charts/axis"), 99);
        again.setValue(QStringLiteral("charts/smoothing"), -5);
        QVERIFY(loadChartView(again).axis == XAxis::Time);
        QCOMPARE(loadChartView(again).smoothing, 0);
    }
};

QTEST_GUILESS_MAIN(ChartModelsTest)
#include "chart_models_test.moc"
