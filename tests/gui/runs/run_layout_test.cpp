// The Runs page in the smallest window, in every language: nothing lies over anything else, and the curves and the log
// keep their room.
#include <utility>
#include <vector>

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSlider>
#include <QTabBar>
#include <QVBoxLayout>
#include <QtTest/QTest>

#include "gui/charts/chart_bar.h"
#include "gui/charts/metric_chart.h"
#include "gui/charts/run_charts.h"
#include "gui/pages/run/run_log.h"
#include "gui/pages/run/run_page.h"
#include "gui/pages/runs/runs_page.h"
#include "gui/text/translation.h"
#include "gui/widgets/theme/theme.h"
#include "tests/gui/support/sample_data.h"
#include "tests/gui/support/window_fixture.h"

using namespace trainyard;
using namespace trainyard::gui;

namespace {

struct Fixture : fake::Window {
    RunsPage *runs = window.findChild<RunsPage *>();
    RunPage *page = &runs->page();
    QScrollArea *scroll = nullptr;
    explicit Fixture(bool over)
    {
        auto known = sample::runs();
        if (over) {
            known[0].state = services::RunState::Finished;
            known[0].ended = SystemClock::instance().now();
            known[0].bestAccuracy = 0.978;
            known[0].bestEpoch = 9;
        }
        known[0].note = "the scheduler started again: some of its messages may be lost, and this sentence says so in "
                        "more words than one line of the page has";
        fakes.runs.history = sample::run(6, 1000);
        fakes.runs.kept = sample::log();
        fakes.clusters.set(sample::clusters());
        fakes.runs.set(known);
        window.resize(960, 600);
        window.go(MainWindow::Runs);
        for (QWidget *above = page->parentWidget(); above && !scroll; above = above->parentWidget())
            scroll = qobject_cast<QScrollArea *>(above);
    }
};

bool isContent(const QWidget *w)
{
    return qobject_cast<const QAbstractButton *>(w) || qobject_cast<const QComboBox *>(w) ||
           qobject_cast<const QLabel *>(w) || qobject_cast<const QLineEdit *>(w) ||
           qobject_cast<const QPlainTextEdit *>(w) || qobject_cast<const QSlider *>(w) ||
           qobject_cast<const QTabBar *>(w) || qobject_cast<const DataTable *>(w) ||
           qobject_cast<const MetricChart *>(w);
}

/// \return what of a widget is inside all widgets around it, in coordinates of `in`
QRect seenIn(const QWidget *in, const QWidget *w)
{
    QRect seen = w->rect();
    for (; w != in; w = w->parentWidget())
        seen = seen.translated(w->pos()) & w->parentWidget()->rect();
    return seen;
}

/// \return pairs of visible contents that share pixels
QStringList overlaps(const QWidget *in)
{
    std::vector<std::pair<const QWidget *, QRect>> contents;
    for (const auto *w : in->findChildren<QWidget *>()) {
        if (!w->isVisible() || !isContent(w))
            continue;
        bool isPart = false; // the edit of a combo box
        for (const QWidget *around = w->parentWidget(); around != in && !isPart; around = around->parentWidget())
            isPart = isContent(around);
        if (const QRect seen = isPart ? QRect() : seenIn(in, w); !seen.isEmpty())
            contents.emplace_back(w, seen);
    }
    QStringList found;
    const auto nameOf = [](const QWidget *w) {
        const auto *label = qobject_cast<const QLabel *>(w);
        return QLatin1String(w->metaObject()->className()) + QLatin1Char(' ') +
               (label ? label->text() : w->accessibleName());
    };
    for (auto a = contents.begin(); a != contents.end(); ++a) {
        for (auto b = a + 1; b != contents.end(); ++b) {
            if (a->second.intersects(b->second))
                found << nameOf(a->first) + QStringLiteral(" / ") + nameOf(b->first);
        }
    }
    return found;
}

} // namespace

class RunLayoutTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }
    void cleanup() { text::installTranslations(*qApp, QStringLiteral("en")); }

    void theBarOfTheChartsHasTwoLinesWhereOneIsTooWide()
    {
        QWidget page;
        auto *column = new QVBoxLayout(&page);
        auto *charts = new RunCharts;
        auto *bar = new ChartBar(charts);
        auto *wide = new QPushButton; // as with a large font
        wide->setFixedWidth(700);
        bar->addControl(wide);
        column->addWidget(bar);
        column->addWidget(charts);
        page.resize(1600, 400);
        page.show();
        const auto isOneLine = [bar] {
            const auto *axis = bar->findChild<QComboBox *>();
            const auto *smoothing = bar->findChild<QSlider *>();
            return smoothing->mapTo(bar, QPoint()).y() < axis->mapTo(bar, QPoint(0, axis->height())).y();
        };
        QTRY_VERIFY(isOneLine());
        page.resize(page.minimumSizeHint().width(), 400);
        QTRY_VERIFY(!isOneLine());
        page.resize(1600, 400);
        QTRY_VERIFY(isOneLine());
    }

    void theBarNamesTheAxisThatIsDrawn()
    {
        RunSeries series;
        series.append(sample::run(12, 1000));
        RunCharts charts;
        ChartBar bar(&charts);
        charts.setSeries(&series);
        auto *axis = bar.findChild<QComboBox *>();
        ChartView view;
        view.axis = XAxis::Dollars; // chosen on AWS
        bar.setView(view);
        QCOMPARE(axis->currentText(), QStringLiteral("Time")); // of a run on the local cloud
        int chosen = 0;
        connect(&bar, &ChartBar::viewChanged, this, [&chosen] { ++chosen; });
        bar.findChild<QSlider *>()->setValue(50);
        QCOMPARE(chosen, 1);
        QVERIFY(charts.view().axis == XAxis::Dollars); // the choice stays
        series.setUsdPerHour(0.5);
        bar.setPriceKnown(true);
        QCOMPARE(axis->currentText(), QStringLiteral("Dollars"));
        series.setUsdPerHour(0);
        bar.setPriceKnown(false);
        QCOMPARE(axis->currentText(), QStringLiteral("Time"));
        axis->setCurrentIndex(int(XAxis::Step));
        QVERIFY(charts.view().axis == XAxis::Step);
        QCOMPARE(charts.view().smoothing, 50);
    }

    void aWindowThatWasWiderShrinksBack()
    {
        Fixture f(false);
        QTRY_VERIFY(f.page->series().epochsDone() > 0);
        f.window.resize(1280, 600);
        QTest::qWait(200);
        f.window.resize(960, 600);
        QTest::qWait(200);
        QCOMPARE(f.window.size(), QSize(960, 600));
        const QStringList pairs = overlaps(f.runs);
        QVERIFY2(pairs.isEmpty(), qPrintable(pairs.join(QStringLiteral("; "))));
    }

    void theSmallestWindowHasRoomForEverything_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<bool>("over");
        for (const char *language : {"en", "de", "es", "fr", "ja", "zh_CN"}) {
            for (const bool over : {false, true})
                QTest::addRow("%s, %s", language, over ? "ended" : "training") << QString::fromLatin1(language) << over;
        }
    }
    void theSmallestWindowHasRoomForEverything() // usability, 8
    {
        QFETCH(QString, language);
        QFETCH(bool, over);
        text::installTranslations(*qApp, language);
        Fixture f(over);
        auto *charts = f.page->findChild<RunCharts *>();
        QVERIFY(f.scroll && charts);
        QTRY_VERIFY(charts->isVisible() && f.page->series().epochsDone() > 0);
        QTest::qWait(200); // charts and the log are drawn ten times a second
        QCOMPARE(f.window.size(), QSize(960, 600));
        QPlainTextEdit &log = f.page->findChild<RunLog *>()->text();
        for (const int at : {0, f.scroll->verticalScrollBar()->maximum()}) {
            f.scroll->verticalScrollBar()->setValue(at);
            const QStringList pairs = overlaps(f.runs);
            QVERIFY2(pairs.isEmpty(), qPrintable(pairs.join(QStringLiteral("; "))));
        }
        f.scroll->ensureWidgetVisible(&log, 0, 0);
        QCOMPARE(seenIn(f.runs, &log).size(), log.size());
        QVERIFY(log.viewport()->height() >= 5 * log.fontMetrics().lineSpacing());
        for (const auto *chart : charts->findChildren<MetricChart *>()) {
            if (chart->isVisible())
                QVERIFY2(chart->height() >= 80, qPrintable(QString::number(chart->height())));
        }
        QVERIFY(seenIn(f.runs, charts).height() >= 80); // beside it: one of them, at least
        for (const auto *caption : f.page->findChildren<QLabel *>()) {
            if (caption->buddy() && caption->buddy()->isVisible())
                QVERIFY2(caption->isVisible(), qPrintable(caption->text())); // X axis, smoothing
        }
    }
};

QTEST_MAIN(RunLayoutTest)
#include "run_layout_test.moc"
