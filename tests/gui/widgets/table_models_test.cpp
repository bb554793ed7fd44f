#include <QAbstractItemModelTester>
#include <QLocale>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QtTest/QTest>

#include "gui/models/activity/activity_models.h"
#include "gui/models/clusters/cluster_models.h"
#include "gui/models/clusters/resource_model.h"
#include "gui/models/clusters/teardown_model.h"
#include "gui/models/costs/cost_models.h"
#include "gui/models/machines/node_answer_model.h"
#include "gui/models/machines/node_model.h"
#include "gui/models/runs/checkpoint_model.h"
#include "gui/models/runs/epoch_model.h"
#include "gui/models/runs/run_models.h"
#include "gui/text/format.h"
#include "tests/gui/support/sample_data.h"

using namespace trainyard;
using namespace trainyard::services;
using namespace trainyard::gui;
using namespace std::chrono_literals;

namespace {

/// \return a model as strings: one line per row, cells joined by '|'
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

ClusterDetails demo(const char *id, const char *name, ClusterState state)
{
    ClusterDetails c;
    c.id = ClusterId(id);
    c.name = name;
    c.state = state;
    c.formerWorkers = 2;
    c.instanceType = "c5.xlarge";
    c.zone = "us-east-1a";
    c.usdPerHour = 0.51;
    c.created = c.asOf = SystemClock::instance().now() - 12min;
    c.expires = SystemClock::instance().now() + 8h;
    return c;
}

} // namespace

class TableModelsTest : public QObject {
    Q_OBJECT
private slots:
    void rowsStandInTheOrderOfTheList() // D1, D6
    {
        ClusterModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto names = [&] {
            QString all;
            for (const ClusterDetails &c : model.rows())
                all += QString::fromStdString(c.name);
            return all;
        };
        const auto of = [](const char *letters) {
            std::vector<ClusterDetails> list;
            for (const char *at = letters; *at; ++at)
                list.push_back(demo(std::string(1, *at).c_str(), std::string(1, *at).c_str(), ClusterState::Ready));
            return list;
        };
        // Rows inserted at the top, in between and at the end; moved; removed; all at once. A repeated key is one row.
        for (const char *next : {"bd", "abd", "abcd", "abcde", "edcba", "xyebqa", "", "aa", "bab", "ba"}) {
            QPersistentModelIndex kept(model.index(0, 0));
            const QString was = kept.data(IdRole).toString();
            model.applyAll(of(next));
            QString expected;
            for (const char *at = next; *at; ++at) {
                if (!expected.contains(QLatin1Char(*at)))
                    expected += QLatin1Char(*at);
            }
            QCOMPARE(names().size(), expected.size());
            for (const QChar &c : expected)
                QVERIFY(model.find(c));
            if (QString::fromLatin1(next) == expected)
                QCOMPARE(names(), expected);
            if (kept.isValid())
                QCOMPARE(kept.data(IdRole).toString(), was); // a selection follows its row
        }
    }

    void aNearDeadlineIsAmber() // section 5, row 7
    {
        auto c = demo("c-1", "x", ClusterState::Ready);
        ClusterModel model;
        const auto tone = [&](std::chrono::minutes left) {
            c.expires = SystemClock::instance().now() + left;
            model.applyAll({c});
            return model.index(0, ClusterModel::DeadlineColumn).data(ToneRole);
        };
        QVERIFY(!tone(30min).isValid());
        QCOMPARE(tone(9min).toInt(), int(Tone::Attention));
        QCOMPARE(tone(-5min).toInt(), int(Tone::Attention)); // its machines should not exist any more
        c.state = ClusterState::Stopped;
        QVERIFY(!tone(9min).isValid()); // the deadline waits for its start
    }

    void almostAllIsNotAll() // D30
    {
        QCOMPARE(text::percent(0.9995), QStringLiteral("99.95 %"));
        QCOMPARE(text::percent(0.99999), QStringLiteral("99.99 %"));
        QCOMPARE(text::percent(0.9994), QStringLiteral("99.9 %"));
        QCOMPARE(text::percent(1), QStringLiteral("100.0 %"));
    }

    void numbersFollowTheLanguage()
    {
        const auto restored = qScopeGuard([before = QLocale()] { QLocale::setDefault(before); });
        QLocale::setDefault(QLocale(QStringLiteral("de")));
        QCOMPARE(text::fixed(0.25, 3), QStringLiteral("0,250"));
        EpochModel epochs;
        epochs.showRows({{.trainAccuracy = 0.9412}});
        QCOMPARE(epochs.index(0, EpochModel::Accuracy).data().toString(), QStringLiteral("94,12 %"));
        CheckpointModel checkpoints;
        checkpoints.show(sample::checkpoints(), training::BestBy::Loss);
        QCOMPARE(checkpoints.index(1, CheckpointModel::Metric).data().toString(), QStringLiteral("0,0731"));
        NodeAnswerModel answers;
        answers.applyAll({{.node = "worker-1", .running = false, .seconds = 1.5}});
        QCOMPARE(answers.index(0, NodeAnswerModel::Seconds).data().toString(), QStringLiteral("1,5"));
    }

    void activityNamesMachines() // improvement 11
    {
        const auto call = [](std::int64_t number, const char *what, std::vector<std::string> machines) {
            ActivityEntry e;
            e.number = number;
            e.kind = ActivityKind::AwsCall;
            e.what = what;
            e.outcome = "200";
            e.machines = std::move(machines);
            return e;
        };
        ActivityModel model;
        auto launch = call(1, "ec2:RunInstances", {"demo worker-3"});
        launch.type = "c5.xlarge";
        model.append({launch, call(2, "ec2:TerminateInstances", {"i-1", "i-9"}),
                      call(3, "ec2:StopInstances", {"i-1", "i-2", "i-3", "i-4", "i-5"}),
                      call(4, "ec2:TerminateInstances", {})});
        const auto what = [&](int row) { return model.index(row, ActivityModel::What).data().toString(); };
        QCOMPARE(what(0), QStringLiteral("Requested demo worker-3 (c5.xlarge)"));
        QCOMPARE(what(1), QStringLiteral("Terminated i-1, i-9"));
        QCOMPARE(what(3), QStringLiteral("Terminated machines"));
        auto known = demo("c-1", "demo", ClusterState::Ready);
        cluster::NodeSnapshot node;
        node.id = InstanceId("i-1");
        node.name = "worker-1";
        known.nodes = {node};
        QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
        model.learn({known});
        QCOMPARE(changes.count(), 1);
        known.nodes.clear(); // it has ended
        model.learn({known});
        QCOMPARE(changes.count(), 1);
        QCOMPARE(what(1), QStringLiteral("Terminated demo worker-1, i-9"));
        QVERIFY2(what(2).startsWith(QStringLiteral("Stopped demo worker-1, i-2, i-3 and 2 more")), qPrintable(what(2)));
    }

    void activityIsInSentencesAndExpectedAnswersAreNoErrors() // D20
    {
        const auto entry = [](std::int64_t number, ActivityKind kind, const char *what, const char *outcome,
                              bool failed, bool reading) {
            ActivityEntry e;
            e.number = number;
            e.kind = kind;
            e.what = what;
            e.outcome = outcome;
            e.failed = failed;
            e.reading = reading;
            return e;
        };
        ActivityModel model;
        model.append(
            {entry(1, ActivityKind::AwsCall, "ec2:RunInstances", "200", false, false),
             entry(2, ActivityKind::AwsCall, "ec2:CreateSecurityGroup", "InvalidGroup.Duplicate", true, false),
             entry(3, ActivityKind::AwsCall, "s3:HeadObject", "NoSuchKey", true, true),
             entry(4, ActivityKind::AwsCall, "ec2:RunInstances", "InsufficientInstanceCapacity", true, false),
             entry(5, ActivityKind::RemoteCommand, "S=$(command -v sudo); $S mkdir -p /opt/x", "exit 0", false, false),
             entry(6, ActivityKind::AwsCall, "s3:PutObject", "NoSuchBucket", true, false), // an unexpected error
             entry(7, ActivityKind::AwsCall, "new:Operation", "200", false, false)});
        const auto text = [&](int row, int column) { return model.index(row, column).data().toString(); };
        const auto tone = [&](int row) {
            return Tone(model.index(row, ActivityModel::Outcome).data(ToneRole).toInt());
        };
        QCOMPARE(text(0, ActivityModel::What), QStringLiteral("Requested machines"));
        QCOMPARE(text(0, ActivityModel::Outcome), QStringLiteral("done"));
        QCOMPARE(text(1, ActivityModel::Outcome), QStringLiteral("exists already"));
        QCOMPARE(tone(1), Tone::Quiet);
        QCOMPARE(text(2, ActivityModel::Outcome), QStringLiteral("not found"));
        QVERIFY(model.index(2, 0).data(ActivityModel::ReadingRole).toBool()); // a read-only request like others
        QCOMPARE(text(3, ActivityModel::Outcome), QStringLiteral("InsufficientInstanceCapacity"));
        QCOMPARE(tone(3), Tone::Bad);
        QCOMPARE(text(4, ActivityModel::What), QStringLiteral("Ran: mkdir -p /opt/x"));
        QCOMPARE(tone(5), Tone::Bad);
        QCOMPARE(text(6, ActivityModel::What), QStringLiteral("new:Operation"));
        FilterModel filter;
        filter.setSourceModel(&model);
        filter.setWords(QStringLiteral("RunInstances")); // the filter also finds the API name
        QCOMPARE(filter.rowCount(), 2);
    }

    void aTimelineCountsFromTheRequest() // D32
    {
        cluster::NodeTimeline node{"worker-1", {}};
        const Timestamp begin = SystemClock::instance().now();
        node.reached = {{cluster::Milestone::Requested, begin},
                        {cluster::Milestone::Ssh, begin + 700ms},
                        {cluster::Milestone::Checks, begin + 2s}};
        TimelineModel model;
        model.applyAll({node});
        QStringList titles;
        for (int c = 0; c < model.columnCount(); ++c)
            titles << model.headerData(c, Qt::Horizontal, Qt::DisplayRole).toString();
        QVERIFY(titles.indexOf(QStringLiteral("SSH")) < titles.indexOf(QStringLiteral("2/2 checks passed")));
        QCOMPARE(model.index(0, int(titles.indexOf(QStringLiteral("SSH")))).data().toString(),
                 QStringLiteral("+0.7 s"));
        QCOMPARE(model.index(0, int(titles.indexOf(QStringLiteral("2/2 checks passed")))).data().toString(),
                 QStringLiteral("+2.0 s"));
    }

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
        QCOMPARE(inserted.count(), 1); // simultaneous rows are one change for the views
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
        c.usdSoFar = 0.3; // of machines that have left
        QCOMPARE(costSoFar(c, now), 1.32);
        c.state = ClusterState::Terminated;
        QCOMPARE(costSoFar(c, now), 0.3);
        c.state = ClusterState::Ready;
        c.sameOwner = false;
        QCOMPARE(hourlyNow(c), 0.0);
    }

    void theAccountIsListedInSections() // D35
    {
        cluster::Target foreign, here, other;
        foreign.id = "i-foreign";
        here.id = "i-here";
        here.inLedger = true;
        here.cluster = ClusterId("c-1");
        other.id = "i-other";
        other.cluster = ClusterId("c-2");
        other.owner = "anna";
        TeardownModel model;
        model.applyAll(inSections({foreign, other, here}));
        const auto cell = [&](int row) { return model.index(row, TeardownModel::Section).data().toString(); };
        QCOMPARE(cell(0), QStringLiteral("Trainyard, here"));
        QCOMPARE(cell(1), QStringLiteral("Trainyard, anna"));
        QCOMPARE(cell(2), QStringLiteral("not Trainyard"));
        QCOMPARE(model.index(2, TeardownModel::Name).data().toString(), QStringLiteral("i-foreign"));
    }

    void onlyChangingResourcesHaveAClock() // D35
    {
        TeardownModel model;
        std::vector<cluster::Target> targets(5);
        const char *states[] = {"available", "shutting-down", "in-use", "deleting", "running"};
        for (std::size_t i = 0; i < targets.size(); ++i) {
            targets[i].id = "x-" + std::to_string(i);
            targets[i].state = states[i];
        }
        model.applyAll(targets);
        QStringList icons;
        for (int row = 0; row < model.rowCount(); ++row)
            icons << model.index(row, TeardownModel::State).data(IconRole).toString();
        const QString clock = QStringLiteral("clock");
        QCOMPARE(icons, QStringList({QString(), clock, QString(), clock, QString()}));
    }

    void otherTablesHoldTheRules()
    {
        NodeModel nodes;
        ResourceModel resources;
        EventModel events;
        RunModel runs;
        RankModel ranks;
        CostModel costs;
        for (QAbstractItemModel *m :
             std::initializer_list<QAbstractItemModel *>{&nodes, &resources, &events, &runs, &ranks, &costs})
            new QAbstractItemModelTester(m, QAbstractItemModelTester::FailureReportingMode::QtTest, m);
        ClusterDetails one;
        one.nodes = {
            {.name = "head", .role = "head", .state = "running", .publicAddress = "127.64.0.1", .sshPort = 2222}};
        nodes.applyAll(nodeRows(one));
        QCOMPARE(nodes.index(0, NodeModel::Address).data().toString(), QStringLiteral("127.64.0.1:2222"));
        cluster::AccountResource group, machine;
        group.kind = "security-group";
        group.id = "sg-1";
        machine.kind = "instance";
        machine.id = "i-1";
        machine.usdPerHour = 0.17;
        resources.applyAll({group, machine});
        QCOMPARE(resources.index(0, ResourceModel::Price).data().toString(), QStringLiteral("free"));
        QCOMPARE(resources.index(1, ResourceModel::Price).data().toString(), QStringLiteral("$0.1700/h"));
        events.applyAll(
            {{.sequence = 1, .kind = "launch", .text = "Two machines run."},
             {.sequence = 2, .kind = "attempt", .subject = "head", .text = "us-east-1a: none left", .failed = true}});
        QCOMPARE(events.index(0, EventModel::What).data(IconRole).toString(), QString());
        QCOMPARE(events.index(1, EventModel::What).data(IconRole).toString(), QStringLiteral("alert"));
        QVERIFY(events.index(1, EventModel::What).data(ToneRole).toInt() == int(Tone::Bad));
        QCOMPARE(events.index(0, EventModel::What).data().toString(), QStringLiteral("Two machines run."));
        QCOMPARE(events.index(1, EventModel::What).data().toString(),
                 QStringLiteral("AWS had no capacity for head: us-east-1a: none left"));
        runs.applyAll({{.id = RunId("r-1"), .model = "lenet", .epochs = 12, .epoch = 3, .validationAccuracy = 0.971}});
        QCOMPARE(runs.index(0, RunModel::Accuracy).data().toString(), QStringLiteral("97.1 %"));
        ranks.applyAll({{.rank = 0, .host = "worker-1", .samplesPerSecond = 5230}});
        QCOMPARE(ranks.index(0, RankModel::Speed).data().toString(), QStringLiteral("5,230/s"));
        costs.applyAll({demo("c-1", "x", ClusterState::Terminated)});
        QCOMPARE(costs.index(0, CostModel::PerHour).data().toString(), QStringLiteral("–")); // D35
        OperationSnapshot o{.id = OperationId("o-1"), .title = "Launching"};
        o.steps = {{.step = "a",
                    .title = "Waiting for SSH",
                    .state = StepState::Progressing,
                    .fraction = 0.5,
                    .message = Sentence::verbatim("1 of 2 machines")}};
        QCOMPARE(o.currentStep(), std::string("Waiting for SSH: 1 of 2 machines"));
    }

    void activityKeepsTheLatestAndFilters()
    {
        ActivityModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        std::vector<ActivityEntry> lines;
        for (int i = 0; i < int(ActivityModel::kMost) + 10; ++i)
            lines.push_back({.number = i,
                             .kind = i % 2 ? ActivityKind::AwsCall : ActivityKind::RemoteCommand,
                             .what = "call " + std::to_string(i),
                             .commandLine = "aws ec2 x"});
        model.append({lines.begin(), lines.begin() + 100});
        model.append(lines); // the first hundred are duplicates
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

QTEST_MAIN(TableModelsTest)
#include "table_models_test.moc"
