// The tables of a run: its epochs (I20) and the last values of its metrics (I13).
#include <algorithm>

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QPushButton>
#include <QScrollBar>
#include <QtTest/QTest>

#include "gui/models/charts/run_series.h"
#include "gui/models/runs/epoch_model.h"
#include "gui/pages/run/epoch_view.h"
#include "gui/widgets/tables/data_table.h"
#include "gui/widgets/theme/theme.h"
#include "tests/gui/support/find_widget.h"
#include "tests/gui/support/sample_data.h"

using namespace trainyard;
using namespace trainyard::gui;

namespace {

protocol::MetricRecord recordOf(int epoch, std::string_view name, double value)
{
    protocol::MetricRecord record;
    record.epoch = epoch;
    record.t = 1000 + 10 * epoch;
    record.name = name;
    record.value = value;
    return record;
}

QString textAt(const QAbstractItemModel &model, int row, int column)
{
    return model.index(row, column).data().toString();
}

struct View {
    RunSeries series;
    EpochView view{series};
    DataTable *table = view.findChild<DataTable *>();
    explicit View(int epochs)
    {
        series.append(sample::run(epochs, 1000));
        view.resize(560, 400); // beside the other column of a window of 960 pixels
        view.show();
    }
    QString copied(const char *entry)
    {
        QApplication::clipboard()->clear();
        for (QAction *action : view.findChildren<QAction *>()) {
            if (action->text() == QLatin1String(entry))
                action->trigger();
        }
        return QApplication::clipboard()->text();
    }
};

} // namespace

class EpochViewTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void anEpochIsARowAndTheBestIsMarked() // I20
    {
        namespace metric = protocol::metric;
        RunSeries series;
        series.append(std::vector{recordOf(0, metric::kWorkers, 2), recordOf(0, metric::kGlobalBatch, 128),
                                  recordOf(0, metric::kTrainLoss, 1.5), recordOf(0, metric::kTrainAccuracy, 0.5),
                                  recordOf(0, metric::kValidationAccuracy, 0.975), recordOf(0, metric::kSpeed, 123),
                                  recordOf(0, metric::kEpochSeconds, 12.5), recordOf(1, metric::kTrainLoss, 1.25),
                                  recordOf(1, metric::kValidationAccuracy, 0.95)});
        EpochModel model;
        model.showRows(series.epochs().rows());
        QCOMPARE(model.rowCount(), 2);
        QStringList cells;
        for (int c = 0; c < model.columnCount(); ++c)
            cells << textAt(model, 0, c);
        QCOMPARE(cells, QStringList({QStringLiteral("1 (best)"), QStringLiteral("1.5"), QStringLiteral("50.00 %"),
                                     QString(), QStringLiteral("97.50 %"), QStringLiteral("123"),
                                     QStringLiteral("12.5"), QStringLiteral("2"), QStringLiteral("128")}));
        QCOMPARE(textAt(model, 1, EpochModel::Epoch), QStringLiteral("2"));
        QVERIFY(model.isMeasured(EpochModel::Seconds));
        QVERIFY(!model.isMeasured(EpochModel::ValidationLoss));
        auto better = series.epochs().rows();
        better[1].validationAccuracy = 0.98;
        model.showRows(better);
        QCOMPARE(textAt(model, 0, EpochModel::Epoch), QStringLiteral("1"));
        QCOMPARE(textAt(model, 1, EpochModel::Epoch), QStringLiteral("2 (best)"));
    }

    void metricsHaveTheirLastAndExtremeValues() // I13
    {
        RunSeries series;
        series.append(std::vector{recordOf(0, "train-loss", 3), recordOf(1, "train-loss", 1),
                                  recordOf(2, "train-loss", 2), recordOf(0, "perplexity", 40),
                                  recordOf(1, "perplexity", 20)});
        const std::vector<MetricLine> lines = metricLines(series);
        QCOMPARE(lines.size(), std::size_t(2));
        QVERIFY((lines[0] == MetricLine{"train-loss", 2, 1, 3, 3, 2, 1}));
        QVERIFY((lines[1] == MetricLine{"perplexity", 20, 20, 40, 2, 0, 0})); // in no table of epochs
        MetricView view(series);
        view.show();
        const auto *table = view.findChild<DataTable *>();
        QCOMPARE(table->model()->rowCount(), 2);
        QCOMPARE(textAt(*table->model(), 0, MetricModel::Name), QStringLiteral("Training loss"));
        QCOMPARE(textAt(*table->model(), 1, MetricModel::Name), QStringLiteral("perplexity"));
        QCOMPARE(textAt(*table->model(), 0, MetricModel::Lowest), QStringLiteral("1 (epoch 2)"));
        QCOMPARE(textAt(*table->model(), 0, MetricModel::Highest), QStringLiteral("3 (epoch 1)"));
        QCOMPARE(textAt(*table->model(), 1, MetricModel::Lowest), QStringLiteral("20"));
        series.append(std::vector{recordOf(3, "train-loss", 0.5)});
        QTRY_COMPARE(textAt(*table->model(), 0, MetricModel::Last), QStringLiteral("0.5"));
        QCOMPARE(textAt(*table->model(), 0, MetricModel::Lowest), QStringLiteral("0.5 (epoch 4)"));
    }

    void theTableIsCopied() // I20
    {
        View f(3);
        const QStringList lines = f.copied("Copy as TSV").split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 4);
        QVERIFY(lines[0].startsWith(QStringLiteral("epoch\ttrain-accuracy\tval-accuracy\ttime\t")));
        QVERIFY(lines[3].startsWith(QStringLiteral("3\t")));
        const QStringList shown = f.copied("Copy as shown").split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QCOMPARE(shown.size(), 4); // what the screen has, not identifiers with 16 digits
        QVERIFY2(shown[0].startsWith(QStringLiteral("Epoch\tLoss\tAccuracy\t")), qPrintable(shown[0]));
        QVERIFY2(!shown[0].contains(QLatin1String("Seconds")), qPrintable(shown[0])); // a hidden column
        QVERIFY2(shown[1].contains(QLatin1String(" %")), qPrintable(shown[1]));
        QVERIFY(f.copied("Copy as CSV").startsWith(QStringLiteral("epoch,train-accuracy,val-accuracy,time,")));
        QVERIFY(f.copied("Copy as Markdown").startsWith(QStringLiteral("| epoch | train-accuracy | val-accuracy |")));
        f.series.clear();
        f.view.refresh();
        QVERIFY(!fake::buttonIn(&f.view, QStringLiteral("Copy table"))->isEnabled());
    }

    void columnsWithoutValuesAreHidden()
    {
        View f(3);
        QVERIFY(f.table->isColumnHidden(EpochModel::Seconds)); // the sample has none
        QVERIFY(!f.table->isColumnHidden(EpochModel::ValidationLoss));
        f.series.append(std::vector{recordOf(3, protocol::metric::kEpochSeconds, 6)});
        f.view.refresh();
        QVERIFY(!f.table->isColumnHidden(EpochModel::Seconds));
        QCOMPARE(f.table->model()->rowCount(), 4);
    }

    void aThousandEpochsFollowTheLastOneUntilTheUserScrolls()
    {
        View f(1000);
        QScrollBar *bar = f.table->verticalScrollBar();
        f.view.refresh();
        QCOMPARE(f.table->model()->rowCount(), 1000);
        QTRY_VERIFY(bar->maximum() > 0);
        f.table->scrollToBottom();
        f.series.append(std::vector{recordOf(1000, "train-loss", 0.1)});
        f.view.refresh();
        QCOMPARE(f.table->model()->rowCount(), 1001);
        QVERIFY(f.table->rowAt(f.table->viewport()->height() - 4) == 1000);
        bar->setValue(0);
        f.series.append(std::vector{recordOf(1001, "train-loss", 0.1)});
        f.view.refresh();
        QCOMPARE(bar->value(), 0);
        int best = 0;
        for (int row = 0; row < f.table->model()->rowCount(); ++row)
            best += textAt(*f.table->model(), row, EpochModel::Epoch).endsWith(QStringLiteral("(best)")) ? 1 : 0;
        QCOMPARE(best, 1);
    }
};

QTEST_MAIN(EpochViewTest)
#include "epoch_view_test.moc"
