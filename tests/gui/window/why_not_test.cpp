// Why commands of a run are grey.
#include <QtTest/QTest>

#include "gui/models/why_not.h"

namespace {

using namespace trainyard;
using namespace trainyard::gui;

} // namespace

class WhyNotTest : public QObject {
    Q_OBJECT
private slots:
    void everyCommandOfARunHasItsOwnReason()
    {
        services::RunSnapshot run;
        run.state = protocol::RunState::Running;
        run.elastic = true;
        const auto why = [&run](RunCommand command) { return whyNotOnRun(&run, command); };
        for (const RunCommand may :
             {RunCommand::Any, RunCommand::ChangeWorkers, RunCommand::Autoscale, RunCommand::Stop})
            QCOMPARE(why(may), QString());
        QVERIFY(why(RunCommand::Resume).contains(QLatin1String("is not over: training")));
        QVERIFY(why(RunCommand::StopNow).contains(QLatin1String("Stop the run first")));
        QVERIFY(why(RunCommand::Delete).contains(QLatin1String("Stop the run first")));
        QVERIFY(why(RunCommand::ReplaceHead).contains(QLatin1String("was not lost")));
        run.task = true;
        QVERIFY(why(RunCommand::Resume).contains(QLatin1String("is not over: running"))); // it need not be a training
        QCOMPARE(why(RunCommand::ChangeWorkers), QString());
        QVERIFY(why(RunCommand::Autoscale).contains(QLatin1String("bundled trainer")));
        run.elastic = false;
        QVERIFY(why(RunCommand::ChangeWorkers).contains(QLatin1String("cannot change")));
        run.state = protocol::RunState::Finished;
        QVERIFY(why(RunCommand::ChangeWorkers).contains(QLatin1String("is over")));
        QVERIFY(why(RunCommand::Stop).contains(QLatin1String("is over")));
        QVERIFY(why(RunCommand::StopNow).contains(QLatin1String("is over")));
        QVERIFY(why(RunCommand::Resume).contains(QLatin1String("its own checkpoints")));
        run.task = false;
        QCOMPARE(why(RunCommand::Resume), QString());
        QCOMPARE(why(RunCommand::Delete), QString());
        QVERIFY(whyNotOnRun(nullptr, RunCommand::Any).contains(QLatin1String("Select a run")));
    }
};

QTEST_GUILESS_MAIN(WhyNotTest)
#include "why_not_test.moc"
