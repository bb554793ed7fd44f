// Budgets of the window: to whom their measures belong, and what happens while the ledger cannot be written.

#include <filesystem>
#include <memory>

#include <QTemporaryDir>
#include <QtTest/QTest>

#include "backend/cluster/plan/launch_plan.h"
#include "backend/ledger/ledger.h"
#include "backend/services/account/live_costs.h"
#include "backend/services/clusters/live_clusters.h"
#include "backend/services/operations.h"
#include "backend/services/runs/live_runs.h"
#include "tests/ledger/temporary_ledger.h"
#include "tests/support/http_server.h"

using namespace trainyard;
using namespace trainyard::services;
using namespace std::chrono_literals;

namespace {

class RecordingTeardown final : public TeardownService {
public:
    std::vector<cluster::TeardownScope> scopes;
    OperationId last;
    QFuture<Result<TeardownPreview>> preview(const cluster::TeardownScope &) override { return {}; }
    OperationId run(const cluster::TeardownScope &scope, const std::string &) override
    {
        scopes.push_back(scope);
        last = newOperationId();
        return last;
    }
};

/// A cluster at AWS whose budget is spent, in a ledger that no program has opened. The endpoint refuses everything.
struct SpentBudget {
    QTemporaryDir state;
    const std::filesystem::path folder = state.path().toStdString();
    const support::HttpServer server{
        [](const support::ReceivedRequest &) { return support::httpResponse(403, "<Error/>"); }};
    Tasks tasks;
    CloudSource source{{.endpointUrl = server.url(), .stateFolder = folder.string()}};
    Operations operations{tasks};
    LiveClusterService clusters{tasks, source, operations};
    LiveRunService runs{tasks, source, operations};
    RecordingTeardown teardown;
    std::unique_ptr<LiveCostService> costs =
        std::make_unique<LiveCostService>(tasks, source, operations, clusters, runs, teardown);

    SpentBudget()
    {
        const Timestamp begun = SystemClock::instance().now() - 2h;
        auto row = ledger::makeCluster("c-a", "a");
        row.profile = "environment";
        row.endpoint = "";
        row.created = begun;
        cluster::LaunchPlan plan;
        plan.name = "a";
        plan.budget = {0.01, cluster::BudgetAction::Terminate};
        row.plan = plan.toJson();
        auto head = ledger::makeInstance("i-a", "c-a", "head");
        head.profile = row.profile;
        head.created = begun;
        auto ledger = ledger::Ledger::open(folder);
        if (ledger && ledger->saveCluster(row))
            (void)ledger->saveResource(head);
    }
    ~SpentBudget() { tasks.drain(); }

    /// Raises the alarm on the pool; its measure waits for this thread, which reads no events meanwhile.
    void raiseAlarm()
    {
        costs->refresh();
        const auto late = Deadline::after(60s);
        while (recorded().empty() && !late.expired())
            QTest::qSleep(1);
    }
    /// What the file has about the budget.
    std::string recorded() const
    {
        auto ledger = ledger::Ledger::open(folder);
        const auto told = ledger ? ledger->setting("budget-told:c-a") : fail(ledger.error());
        return told ? told->value_or("") : std::string();
    }
};

} // namespace

class CostsServiceTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        qputenv("AWS_ACCESS_KEY_ID", "AKIDEXAMPLE");
        qputenv("AWS_SECRET_ACCESS_KEY", "not-a-secret-of-anybody");
        qputenv("AWS_CONFIG_FILE", "/nonexistent/config");
        qputenv("AWS_SHARED_CREDENTIALS_FILE", "/nonexistent/credentials");
        qunsetenv("AWS_PROFILE");
    }

    void aMeasureBelongsToTheProfileOfItsAlarm()
    {
        SpentBudget f;
        f.raiseAlarm();
        QVERIFY(!f.recorded().empty());
        QCOMPARE(f.teardown.scopes.size(), std::size_t(0));
        f.source.select("another", {});
        QTRY_COMPARE_WITH_TIMEOUT(f.teardown.scopes.size(), std::size_t(1), 60'000);
        QCOMPARE(f.teardown.scopes[0].clusters, std::vector<ClusterId>{ClusterId("c-a")});
        QCOMPARE(f.teardown.scopes[0].profile, std::string("environment"));
        QCOMPARE(f.source.profile(), std::string("another"));
    }

    void aTerminationThatLeavesAMachineIsTriedAgain() // D1: it would run to its own deadline
    {
        SpentBudget f;
        f.costs->refresh();
        QTRY_COMPARE_WITH_TIMEOUT(f.teardown.scopes.size(), std::size_t(1), 60'000);
        QCOMPARE(f.recorded(), std::string("1 100"));
        cluster::ReceiptLine left;
        left.target.kind = "instance";
        left.target.id = "i-a";
        cluster::Receipt receipt;
        receipt.lines = {left};
        emit f.teardown.finished(f.teardown.last, receipt);
        const auto isDue = [&f] { return f.recorded() == "1 99" || f.teardown.scopes.size() > 1; };
        QTRY_VERIFY_WITH_TIMEOUT(isDue(), 60'000);
    }

    void aTerminationIsRepeatedUnlessTheUserCancelsIt() // D1
    {
        const auto ended = [](bool isClosing) {
            SpentBudget f;
            f.costs->refresh();
            if (!QTest::qWaitFor([&f] { return f.teardown.scopes.size() == 1; }, 60'000))
                return std::string("no termination");
            if (isClosing)
                f.operations.cancelAll();
            emit f.teardown.finished(f.teardown.last, fail(ErrorCode::Cancelled, "terminate", "it was cancelled"));
            f.tasks.drain();
            f.costs.reset();
            return f.recorded();
        };
        QCOMPARE(ended(false), std::string("1 100"));
        QCOMPARE(ended(true), std::string("1 99"));
    }

    void aTerminationThatIsNotOverWhenTheWindowClosesIsDue() // D1
    {
        SpentBudget f;
        f.costs->refresh();
        QTRY_COMPARE_WITH_TIMEOUT(f.teardown.scopes.size(), std::size_t(1), 60'000);
        f.tasks.drain();
        QCOMPARE(f.recorded(), std::string("1 100"));
        f.costs.reset();
        QCOMPARE(f.recorded(), std::string("1 99"));
    }

    void anAlarmWhoseMeasureDoesNotBeginBeforeTheWindowClosesIsDue() // D1: it is recorded, and would be nobody's
    {
        SpentBudget f;
        f.raiseAlarm();
        QCOMPARE(f.recorded(), std::string("1 100"));
        f.operations.cancelAll();
        f.tasks.drain();
        f.costs.reset();
        QCOMPARE(f.teardown.scopes.size(), std::size_t(0));
        QCOMPARE(f.recorded(), std::string("1 99"));
    }

    void aBudgetIsEnforcedOnceWhileTheLedgerCannotBeWritten() // D2
    {
        SpentBudget f;
        // Permissions do not stop root, but a folder in the place of a file does.
        const std::filesystem::path lock = f.folder / "ledger.lock";
        QVERIFY(std::filesystem::remove(lock) && std::filesystem::create_directory(lock));
        f.clusters.refresh();
        QTRY_COMPARE_WITH_TIMEOUT(f.clusters.clusters().size(), std::size_t(1), 60'000);
        f.costs->refresh();
        QTRY_COMPARE_WITH_TIMEOUT(f.teardown.scopes.size(), std::size_t(1), 60'000);
        QVERIFY((*f.source.ledger())->unwritable());
        int refreshed = 0;
        connect(f.costs.get(), &CostService::changed, f.costs.get(), [&refreshed] { ++refreshed; });
        f.costs->setDayBudget({5, cluster::BudgetAction::Warn}); // it would be lost
        f.costs->refresh();
        QTRY_VERIFY_WITH_TIMEOUT(refreshed > 0, 60'000);
        QVERIFY(f.costs->current().dayBudget == cluster::Budget());
        QVERIFY(std::filesystem::remove(lock));
        const auto isRecorded = [&f] {
            f.costs->refresh();
            return !f.recorded().empty();
        };
        QTRY_VERIFY_WITH_TIMEOUT(isRecorded(), 60'000);
        QVERIFY(!(*f.source.ledger())->unwritable());
        QCOMPARE(f.teardown.scopes.size(), std::size_t(1)); // neither the copy nor the file repeats it
    }
};

QTEST_GUILESS_MAIN(CostsServiceTest)
#include "costs_service_test.moc"
