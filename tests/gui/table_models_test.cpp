#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QtTest/QTest>

#include "gui/models/activity_models.h"
#include "gui/models/cluster_models.h"
#include "gui/models/cost_models.h"
#include "gui/models/run_models.h"

using namespace trainyard;
using namespace trainyard::services;
using namespace trainyard::gui;
using namespace std::chrono_literals;

namespace {

/// A model as strings: one line per row, cells joined by '|'.
QStringList rows(const QAbstractItemModel &model)
{
    QStringList lines;
    for (int r = 0; r < model.rowCount(); ++r) {
        QStringList cells;
        for (int c = 0; c < model.columnCount(); ++c)
            cells << model.index(r, c).data().toString();
        lines << cells.join(QLatin1Char('|'));
    }
    return lines;
}

ClusterSnapshot demo(const char *id, const char *name, ClusterState state)
{
    ClusterSnapshot c;
    c.id = ClusterId(id);
    c.name = name;
    c.state = state;
    c.workers = 2;
    c.instanceType = "c5.xlarge";
    c.zone = "us-east-1a";
    c.usdPerHour = 0.51;
    c.created = SystemClock::instance().now() - 12min;
    c.expires = SystemClock::instance().now() + 8h;
    return c;
}

} // namespace

class TableModelsTest : public QObject {
    Q_OBJECT
private slots:
    void clustersChangeRowByRow()
    {
        ClusterModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted),
            changed(&model, &QAbstractItemModel::dataChanged), removed(&model, &QAbstractItemModel::rowsRemoved),
            reset(&model, &QAbstractItemModel::modelReset);

        const auto a = demo("c-1", "digits-demo", ClusterState::Booting);
        const auto b = demo("c-2", "other", ClusterState::Ready);
        model.applyAll({a, b});
        QCOMPARE(inserted.count(), 1); // rows that come together are one change to the views
        QCOMPARE(model.rowCount(), 2);
        model.applyAll({a, b});
        QCOMPARE(changed.count(), 0);
        auto next = a;
        next.state = ClusterState::Training;
        model.applyAll({next, b});
        QCOMPARE(changed.count(), 1);
        QCOMPARE(changed.front().front().toModelIndex().row(), 0);
        QVERIFY(rows(model)[0].startsWith(QStringLiteral("digits-demo|training|1 head + 2 worker")));
        model.applyAll({b});
        QCOMPARE(removed.count(), 1);
        QCOMPARE(reset.count(), 0);
        QCOMPARE(model.index(0, 0).data(IdRole).toString(), QStringLiteral("c-2"));
    }

    void costGrowsWithAgeAndStopsAtTheEnd()
    {
        auto c = demo("c-1", "x", ClusterState::Ready);
        const auto now = c.created + 2h;
        QCOMPARE(costSoFar(c, now), 1.02);
        c.ended = c.created + 1h;
        QCOMPARE(costSoFar(c, now), 0.51);
        c.usdPerHour = -1;
        QVERIFY(costSoFar(c, now) < 0);
    }

    void otherTablesHoldTheRules()
    {
        NodeModel nodes;
        ResourceModel resources;
        EventModel events;
        RunModel runs;
        RankModel ranks;
        CostModel costs;
        OperationsModel operations;
        for (QAbstractItemModel *m : std::initializer_list<QAbstractItemModel *>{&nodes, &resources, &events, &runs,
                                                                                 &ranks, &costs, &operations})
            new QAbstractItemModelTester(m, QAbstractItemModelTester::FailureReportingMode::QtTest, m);
        nodes.applyAll(
            {{.name = "head", .role = "head", .address = "127.64.0.1", .sshPort = 2222, .state = "running"}});
        QCOMPARE(nodes.index(0, NodeModel::Address).data().toString(), QStringLiteral("127.64.0.1:2222"));
        resources.applyAll(
            {{.kind = "security-group", .id = "sg-1"}, {.kind = "instance", .id = "i-1", .usdPerHour = 0.17}});
        QCOMPARE(resources.index(0, ResourceModel::Price).data().toString(), QStringLiteral("free"));
        QCOMPARE(resources.index(1, ResourceModel::Price).data().toString(), QStringLiteral("$0.1700/h"));
        events.applyAll({{.id = 1, .text = "Two machines run."}});
        runs.applyAll({{.id = RunId("r-1"), .model = "lenet", .epochs = 12, .epoch = 3, .validationAccuracy = 0.971}});
        QCOMPARE(runs.index(0, RunModel::Accuracy).data().toString(), QStringLiteral("97.1 %"));
        ranks.applyAll({{.rank = 0, .host = "worker-1", .samplesPerSecond = 5230}});
        QCOMPARE(ranks.index(0, RankModel::Speed).data().toString(), QStringLiteral("5,230/s"));
        costs.applyAll({demo("c-1", "x", ClusterState::Terminated)});
        QCOMPARE(costs.index(0, CostModel::PerHour).data().toString(), QStringLiteral("$0.0000/h"));
        OperationSnapshot o{.id = OperationId("o-1"), .title = "Launching"};
        o.steps = {{.step = "a",
                    .title = "Waiting for SSH",
                    .state = StepState::Progressing,
                    .fraction = 0.5,
                    .message = "1 of 2 machines"}};
        operations.apply(o);
        QCOMPARE(operations.index(0, OperationsModel::Step).data().toString(),
                 QStringLiteral("Waiting for SSH: 1 of 2 machines"));
        operations.remove(QStringLiteral("o-1"));
        QCOMPARE(operations.rowCount(), 0);
    }

    void activityKeepsTheLatestAndFilters()
    {
        ActivityModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        std::vector<ActivityEntry> lines;
        for (int i = 0; i < int(ActivityModel::kMost) + 10; ++i)
            lines.push_back({.number = i,
                             .kind = i % 2 ? "aws" : "ssh",
                             .what = "call " + std::to_string(i),
                             .commandLine = "aws ec2 x"});
        model.append({lines.begin(), lines.begin() + 100});
        model.append(lines); // the first hundred are known already
        QCOMPARE(model.rowCount(), int(ActivityModel::kMost));
        QCOMPARE(model.index(0, 0).data(IdRole).toString(), QStringLiteral("10"));
        QCOMPARE(model.index(0, 0).data(ActivityModel::CommandRole).toString(), QStringLiteral("aws ec2 x"));
        FilterModel filter;
        filter.setSourceModel(&model);
        filter.setWords(QStringLiteral("4999 aws"));
        QCOMPARE(filter.rowCount(), 1);
        filter.setWords({});
        filter.sort(ActivityModel::Time, Qt::DescendingOrder);
        QCOMPARE(filter.index(0, ActivityModel::What).data().toString(), QStringLiteral("call 5009"));
    }
};

QTEST_GUILESS_MAIN(TableModelsTest)
#include "table_models_test.moc"
