// What a chart draws: the lines, and no more of them than needed.
#include <cmath>

#include <QApplication>
#include <QChart>
#include <QImage>
#include <QLabel>
#include <QLineSeries>
#include <QSignalSpy>
#include <QValueAxis>
#include <QtTest/QTest>

#include "gui/charts/metric_chart.h"
#include "gui/charts/plot_view_internal.h"
#include "gui/models/charts/series_buffer.h"
#include "gui/widgets/theme/theme.h"

using namespace trainyard::gui;

class ChartLinesTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void linesOfEventsAreNotMoreThanThereIsRoom() // H30
    {
        SeriesBuffer curve, events;
        curve.append(0, 1);
        curve.append(1000, 2);
        for (int i = 0; i < 20'000; ++i)
            events.append(i * 0.05, 1);
        MetricChart chart({.title = QStringLiteral("many")});
        chart.resize(800, 300);
        chart.show();
        chart.addSeries(&curve, {QStringLiteral("a"), 0});
        chart.addEvents(&events, 1);
        chart.setXRange(0, 1000);
        chart.refresh();
        const auto &lines = chart.findChild<PlotView *>()->events;
        QVERIFY(lines.size() > 50 && lines.size() <= 400);
        QVERIFY(!chart.grab().isNull()); // they are drawn
    }

    void marksFoldBeforeALegendIsCut() // D18
    {
        SeriesBuffer workers, joined, died;
        workers.append(0, 2);
        joined.append(0, 1);
        died.append(5, 1);
        QWidget window;
        MetricChart chart(
            {.title = QStringLiteral("Workers"), .valueText = [](double value) { return QString::number(value); }},
            &window);
        chart.addSeries(&workers, {QStringLiteral("training"), 0, SeriesStyle::Step});
        chart.addSeries(&joined, {QStringLiteral("joined"), 1, SeriesStyle::JoinMark});
        chart.addSeries(&died, {QStringLiteral("died"), 2, SeriesStyle::DeathMark});
        window.resize(800, 300);
        window.show();
        chart.setXRange(0, 10);
        chart.refresh();
        QStringList shown;
        const auto isCut = [&] {
            bool cut = false;
            shown.clear();
            const auto labels = chart.findChildren<QLabel *>();
            for (const QLabel *one : labels) {
                if (one->isVisible())
                    shown << one->text() << one->toolTip();
                cut = cut || (one->isVisible() && one->width() < one->sizeHint().width());
            }
            return cut;
        };
        chart.resize(800, 300);
        QTRY_VERIFY2(!isCut(), qPrintable(shown.join(QLatin1Char(','))));
        QVERIFY(shown.contains(QLatin1String("training 2")) && shown.contains(QLatin1String("died")));
        chart.resize(420, 300);
        QTRY_VERIFY2(!isCut(), qPrintable(shown.join(QLatin1Char(','))));
        QVERIFY(shown.contains(QLatin1String("training 2")) && !shown.contains(QLatin1String("died")));
        QVERIFY(shown.contains(QLatin1String("joined\ndied"))); // what has folded is in one tool tip
        chart.resize(300, 300);
        QTRY_VERIFY2(!isCut(), qPrintable(shown.join(QLatin1Char(','))));
        chart.resize(800, 300);
        QTRY_VERIFY2(!isCut() && shown.contains(QLatin1String("died")), qPrintable(shown.join(QLatin1Char(','))));
    }

    void drawsAtMostThreeThousandPoints()
    {
        SeriesBuffer buffers[4];
        MetricChart chart({.title = QStringLiteral("many")});
        for (int s = 0; s < 4; ++s) {
            for (int i = 0; i < 40'000; ++i)
                buffers[s].append(i * 0.01, std::sin(i * 0.1 * (s + 1)));
            chart.addSeries(&buffers[s], {QString::number(s), s});
        }
        chart.setXRange(0, 400);
        chart.refresh();
        int drawn = 0;
        const auto &lines = chart.findChild<PlotView *>()->lines();
        for (const auto *line : lines)
            drawn += line->count();
        QVERIFY(drawn <= 3000 + 8);
        QVERIFY(drawn > 2000);
    }

    void drawsOnlyWhatMoved()
    {
        SeriesBuffer a, b;
        a.append(0, 1);
        b.append(0, 2);
        MetricChart chart({.title = QStringLiteral("two")});
        chart.addSeries(&a, {QStringLiteral("a"), 0});
        chart.addSeries(&b, {QStringLiteral("b"), 1});
        chart.refresh();
        const auto lines = chart.findChild<PlotView *>()->lines();
        QSignalSpy replacedA(lines[0], &QXYSeries::pointsReplaced);
        QSignalSpy replacedB(lines[1], &QXYSeries::pointsReplaced);
        b.append(1, 1.5);
        chart.refresh();
        chart.refresh();
        QCOMPARE(replacedA.count(), 0);
        QCOMPARE(replacedB.count(), 1);
    }

    void linesAreDrawnWhereTheirValuesAre()
    {
        SeriesBuffer flat, late;
        flat.append(0, 0.5);
        flat.append(10, 0.5);
        late.append(0, 0.25);
        MetricChart chart({.title = QStringLiteral("flat"), .lowest = 0, .highest = 1, .leastSpan = 1});
        chart.resize(600, 300);
        chart.addSeries(&flat, {QStringLiteral("a"), 0, SeriesStyle::Thin});
        chart.addSeries(&late, {QStringLiteral("b"), 1, SeriesStyle::Thin});
        chart.setXRange(0, 10);
        chart.show();
        chart.refresh();
        auto *view = chart.findChild<PlotView *>();
        const QRectF area = view->chart()->plotArea();
        const auto isDrawn = [&](double y, int color) {
            const double share = (y - view->y()->min()) / (view->y()->max() - view->y()->min());
            const QImage picture = view->viewport()->grab().toImage();
            const QColor wanted = Theme::instance().series(color);
            const int x = int(area.left() + area.width() * 0.375), row = int(area.bottom() - share * area.height());
            for (int near = row - 1; near <= row + 1; ++near) { // smooth edges mix colours
                const QColor there = picture.pixelColor(x, near);
                if (std::abs(there.hue() - wanted.hue()) < 15 && there.saturation() > 60)
                    return true;
            }
            return false;
        };
        QVERIFY(isDrawn(0.5, 0));
        QVERIFY(!isDrawn(0.25, 1));
        late.append(10, 0.25);
        chart.refresh();
        QVERIFY(isDrawn(0.25, 1));
        chart.setHidden({QStringLiteral("a")});
        chart.refresh();
        QVERIFY(!isDrawn(0.5, 0));
        chart.clear();
        QVERIFY(!isDrawn(0.25, 1));
    }
};

QTEST_MAIN(ChartLinesTest)
#include "chart_lines_test.moc"
