// C26: steps of an EMR cluster through the service of the window, with a real local cloud of records.

#include "backend/cluster/emr/emr_launch.h"
#include "backend/services/clusters/live_managed.h"
#include "tests/services/support/live_services.h"

using namespace trainyard;
using namespace trainyard::services;

namespace {

struct EmrWindow {
    LiveServices window;
    LiveManagedClusterService managed{window.tasks, window.source, window.operations, window.clusters};
    std::vector<ClusterId> changes;

    EmrWindow()
    {
        QObject::connect(managed.emrSteps(), &EmrStepService::changed, managed.emrSteps(),
                         [this](const ClusterId &id) { changes.push_back(id); });
    }
    ~EmrWindow() { window.tasks.drain(); } // before the service: its tasks use it

    template <class T>
    T result(QFuture<T> answer)
    {
        (void)QTest::qWaitFor([&] { return answer.isFinished(); }, 60'000);
        return answer.result();
    }
};

} // namespace

class LiveEmrTest : public QObject {
    Q_OBJECT
private slots:
    void aStepIsAddedListedAndCannotBeCancelledAfterItsEnd()
    {
        NEEDS_LOCAL_CLOUD();
        EmrWindow f;
        QVERIFY(f.window.home.serve({"--records-only", "--speed", "50"}));
        const auto cloud = f.window.cloud();
        cluster::EmrPlan plan;
        plan.name = "emr-window";
        plan.region = cloud.region;
        plan.logUri = "s3://trainyard-emr-window/emr";
        plan.workers = 1;
        plan.makeRoles = true;
        const auto id = cluster::launchEmr(cloud, plan, {.provision = false}, {}, {});
        QVERIFY2(id.has_value(), id ? "" : id.error().detail.c_str());
        EmrStepService &steps = *f.managed.emrSteps();

        cluster::EmrStepPlan wrong;
        const auto refused = f.window.ended(steps.add(*id, wrong));
        QCOMPARE(refused.state, OperationState::Failed);
        QVERIFY(refused.error && refused.error->detail.find("needs a command") != std::string::npos);
        QVERIFY(f.changes.empty());

        cluster::EmrStepPlan hello;
        hello.name = "hello";
        hello.command = {"echo", "hello"};
        VERIFY_DONE(f.window.ended(steps.add(*id, hello)));
        QTRY_VERIFY(f.changes == std::vector<ClusterId>{*id});
        Result<cluster::EmrStepList> list = f.result(steps.list(*id));
        QVERIFY2(list.has_value(), list ? "" : list.error().detail.c_str());
        QCOMPARE(list->steps.size(), std::size_t(1));
        QCOMPARE(list->steps.front().name, std::string("hello"));
        QCOMPARE(list->steps.front().command, std::string("echo hello"));
        const std::string step = list->steps.front().id;
        QVERIFY(QTest::qWaitFor(
            [&] {
                list = f.result(steps.list(*id));
                return list && list->steps.front().state == "COMPLETED";
            },
            60'000));
        const Status cancelled = f.result(steps.cancel(*id, step, false));
        QVERIFY(!cancelled && cancelled.error().code == ErrorCode::Conflict);
        QVERIFY(f.result(steps.logs(*id, step)).has_value());
        QVERIFY(f.result(steps.logs(*id, "s-1/../x")).error().code == ErrorCode::InvalidArgument);
        QVERIFY(f.result(steps.list(ClusterId("c-none"))).error().code == ErrorCode::NotFound);
    }
};

QTEST_GUILESS_MAIN(LiveEmrTest)
#include "live_emr_test.moc"
