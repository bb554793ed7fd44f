// The filter of the list of runs, and what runs look like side by side.
#include <QAbstractItemModelTester>
#include <QPersistentModelIndex>
#include <QtTest/QTest>

#include "gui/models/row_filter.h"
#include "gui/models/runs/run_comparison_model.h"
#include "gui/models/runs/run_models.h"
#include "gui/text/format.h"

using namespace trainyard;
using namespace trainyard::services;
using namespace trainyard::gui;

namespace {

RunSnapshot runOf(const char *id, const char *model, double best, const char *tags = "")
{
    RunSnapshot run;
    run.id = RunId(id);
    run.model = model;
    run.tags = tags;
    run.bestAccuracy = best;
    run.bestEpoch = 1;
    return run;
}

QString namesOf(const QAbstractItemModel &model)
{
    QStringList names;
    for (int row = 0; row < model.rowCount(); ++row)
        names << model.index(row, RunModel::Job).data().toString();
    return names.join(QLatin1Char(' '));
}

} // namespace

class RowFilterTest : public QObject {
    Q_OBJECT
private slots:
    void rowsAreFilteredAndSorted()
    {
        RunModel model;
        RowFilter filter;
        filter.setSourceModel(&model);
        QAbstractItemModelTester tester(&filter, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.applyAll({runOf("r-1", "lenet", 0.9), runOf("r-2", "mlp", 0.8, "Baseline"), runOf("r-3", "vgg", 0.95)});
        QCOMPARE(namesOf(filter), QStringLiteral("lenet mlp vgg"));
        filter.setWords(QStringLiteral("BASE mlp"));
        QCOMPARE(namesOf(filter), QStringLiteral("mlp"));
        filter.setWords(QStringLiteral("r-3")); // not in a column
        QCOMPARE(namesOf(filter), QStringLiteral("vgg"));
        filter.setWords(QString());
        filter.sort(RunModel::Best, Qt::DescendingOrder);
        QCOMPARE(namesOf(filter), QStringLiteral("vgg lenet mlp"));
        filter.sort(RunModel::Job, Qt::AscendingOrder);
        QCOMPARE(namesOf(filter), QStringLiteral("lenet mlp vgg"));
        const QPersistentModelIndex kept = filter.index(0, 0);
        filter.sort(RunModel::Job, Qt::DescendingOrder);
        QCOMPARE(kept.row(), 2); // the selection of a view moves with its row
        QVERIFY(filter.headerData(RunModel::Best, Qt::Horizontal, Qt::DisplayRole).isValid());
    }

    void changesOfTheSourceAreShown()
    {
        RunModel model;
        RowFilter filter;
        filter.setSourceModel(&model);
        QAbstractItemModelTester tester(&filter, QAbstractItemModelTester::FailureReportingMode::QtTest);
        filter.setHiddenRole(RunModel::ArchivedRole);
        filter.sort(RunModel::Best, Qt::DescendingOrder);
        auto first = runOf("r-1", "lenet", 0.9), second = runOf("r-2", "mlp", 0.8);
        model.applyAll({first, second});
        second.bestAccuracy = 0.99;
        model.applyAll({first, second});
        QTRY_COMPARE(namesOf(filter), QStringLiteral("mlp lenet"));
        second.archived = true;
        model.applyAll({first, second});
        QTRY_COMPARE(namesOf(filter), QStringLiteral("lenet"));
        filter.setHiddenRole(-1);
        QCOMPARE(namesOf(filter), QStringLiteral("mlp lenet"));
        model.applyAll({second});
        QCOMPARE(namesOf(filter), QStringLiteral("mlp"));
        model.applyAll({});
        QCOMPARE(filter.rowCount(), 0);
    }

    void aComparisonHasMetricsThenParameters() // I19
    {
        std::vector<training::RunDetails> runs(2);
        for (std::size_t i = 0; i < 2; ++i) {
            runs[i].run.id = RunId("r-" + std::to_string(i));
            runs[i].run.name = "lenet";
            runs[i].job.model = "lenet";
            runs[i].job.learningRate = i == 0 ? 0.1 : 0.2;
        }
        const auto rows = comparisonRows(runs, true);
        QVERIFY(!comparisonRows(runs, false).front().isParameter);
        for (const ComparisonRow &row : rows)
            QVERIFY2(row.differs, qPrintable(row.name)); // usability, 17: no empty Cost and Tags
        QVERIFY(rows.back().isParameter);
        QCOMPARE(rows.back().name, QStringLiteral("Learning rate"));
        QCOMPARE(rows.back().values, (QStringList{QStringLiteral("0.1"), QStringLiteral("0.2")}));
        QVERIFY(comparisonRows(runs, false).size() > rows.size() + 10);
        QCOMPARE(comparisonTitles(runs).front(), QStringLiteral("lenet (r-0)")); // names and starts are equal
        const Timestamp now = SystemClock::instance().now();
        for (std::size_t i = 0; i < 2; ++i)
            runs[i].run.created = now - std::chrono::hours(24 * int(i + 2));
        QCOMPARE(comparisonTitles(runs).front(),
                 QStringLiteral("lenet, ") + text::startTime(runs[0].run.created, now)); // as the list calls it
        RunComparisonModel model(comparisonTitles(runs));
        model.applyAll(rows);
        QCOMPARE(model.columnCount(), 4);
        const auto all = comparisonRows(runs, false);
        model.applyAll(all);
        QCOMPARE(model.rowCount(), int(all.size()));
        QSet<QString> names; // no two rows are called the same
        for (const ComparisonRow &row : all)
            names.insert(row.name);
        QCOMPARE(names.size(), qsizetype(all.size()));
    }
};

QTEST_MAIN(RowFilterTest)
#include "row_filter_test.moc"
