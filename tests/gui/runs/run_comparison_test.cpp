// Other runs in the charts of a run (I5): chosen in a menu, read, and followed while they train.
#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include <QAction>
#include <QMenu>
#include <QtTest/QTest>

#include "backend/protocol/metric_record.h"
#include "gui/charts/metric_chart.h"
#include "gui/charts/run_charts.h"
#include "gui/models/charts/run_series.h"
#include "gui/pages/runs/run_comparison.h"
#include "gui/widgets/theme/theme.h"
#include "tests/gui/support/fakes/fake_runs.h"
#include "tests/gui/support/sample_data.h"

using namespace trainyard;
using namespace trainyard::gui;

namespace {

struct Fixture {
    fake::FakeRuns runs;
    RunSeries series;
    RunCharts charts;
    RunComparison comparison{runs, &charts};
    Fixture()
    {
        runs.known = sample::runs();
        runs.history = sample::run(4, 90'000);
        series.append(sample::run(12, 1000));
        charts.resize(900, 900);
        charts.show();
        charts.setSeries(&series);
        comparison.setRun(runs.known[0].id);
    }
    ~Fixture() { comparison.setRun({}); } // the charts draw none of its series any more
    /// \return the entries of the menu: new ones for each look at it
    QList<QAction *> offered()
    {
        emit comparison.menu()->aboutToShow();
        return comparison.menu()->actions();
    }
    /// \return what the chart of the accuracy says to assistive technology
    QString accuracy()
    {
        charts.refresh();
        const auto all = charts.findChildren<MetricChart *>();
        const auto found = std::ranges::find(all, QStringLiteral("Accuracy"), &QWidget::accessibleName);
        return found == all.end() ? QString() : (*found)->accessibleDescription();
    }
};

} // namespace

class RunComparisonTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void aRunIsDrawnUntilItIsChosenAgain()
    {
        Fixture f;
        auto entries = f.offered();
        QCOMPARE(entries.size(), 1); // not the run of the charts
        QVERIFY2(entries[0]->text().startsWith(QStringLiteral("mlp on digits-demo")), qPrintable(entries[0]->text()));
        QVERIFY(entries[0]->isEnabled() && !entries[0]->isChecked());
        entries[0]->trigger();
        QCOMPARE(f.comparison.count(), std::size_t(1));
        QCOMPARE(f.comparison.text(), QStringLiteral("Compare (1)"));
        QTRY_VERIFY2(f.accuracy().contains(QStringLiteral("; mlp ")), qPrintable(f.accuracy()));
        entries = f.offered();
        QVERIFY(entries[0]->isChecked());
        entries[0]->trigger();
        QCOMPARE(f.comparison.count(), std::size_t(0));
        QCOMPARE(f.comparison.text(), QStringLiteral("Compare"));
        QVERIFY2(!f.accuracy().contains(QStringLiteral("mlp")), qPrintable(f.accuracy()));
    }

    void whatAComparedRunMeasuresLaterIsDrawn()
    {
        Fixture f;
        f.offered()[0]->trigger();
        auto &history = f.runs.history;
        const auto read = history.size();
        QTRY_VERIFY(f.accuracy().contains(QStringLiteral("mlp")));
        protocol::MetricRecord later;
        later.name = protocol::metric::kValidationAccuracy;
        later.epoch = 4;
        later.t = history.back().t + 10;
        later.value = 0.125;
        history.push_back(later);
        emit f.runs.metricsStored(f.runs.known[0].id, std::int64_t(history.size())); // the run of the charts
        QCOMPARE(f.runs.reads, std::vector<std::int64_t>{0});
        emit f.runs.metricsStored(f.runs.known[1].id, std::int64_t(history.size()));
        QCOMPARE(f.runs.reads.back(), std::int64_t(read)); // only what is new
        QTRY_VERIFY2(f.accuracy().contains(QStringLiteral("last=12.50 % n=5")), qPrintable(f.accuracy()));
    }

    void asManyAsThereAreColours()
    {
        Fixture f;
        for (int i = 0; i < 6; ++i) {
            f.runs.known.push_back(f.runs.known[1]);
            f.runs.known.back().id = RunId("r-00000000000000a" + std::to_string(i));
        }
        for (std::size_t i = 0; i < RunComparison::kMost; ++i)
            f.offered()[qsizetype(i)]->trigger();
        QCOMPARE(f.comparison.count(), RunComparison::kMost);
        const auto entries = f.offered();
        QCOMPARE(entries.size(), 7);
        QVERIFY(entries[0]->isEnabled()); // to be removed
        QVERIFY(!entries[5]->isEnabled() && !entries[6]->isEnabled());
        f.comparison.setRun(f.runs.known[1].id); // another run is shown
        QCOMPARE(f.comparison.count(), std::size_t(0));
        QVERIFY(!f.accuracy().contains(QStringLiteral("mlp")));
        f.runs.known.resize(1);
        f.comparison.setRun(f.runs.known[0].id);
        QVERIFY(!f.offered()[0]->isEnabled()); // a sentence: there is no other run
    }
};

QTEST_MAIN(RunComparisonTest)
#include "run_comparison_test.moc"
