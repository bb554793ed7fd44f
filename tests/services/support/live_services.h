#pragma once

#include <QtTest/QTest>

#include "backend/cluster/launch/launch.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/services/account/live_account.h"
#include "backend/services/clusters/live_clusters.h"
#include "backend/services/clusters/live_teardown.h"
#include "backend/services/runs/live_runs.h"
#include "build_paths.h"
#include "tests/cluster/support/local_cloud_home.h"

namespace trainyard::services {

using namespace std::chrono_literals;

/// The services as constructed by the application, with a separate local cloud.
struct LiveServices {
    cluster::LocalCloudHome home;
    Tasks tasks{12};
    CloudSource source{home.options()};
    Operations operations{tasks};
    LiveAccountService account{tasks, source};
    LiveClusterService clusters{tasks, source, operations};
    LiveRunService runs{tasks, source, operations};
    LiveTeardownService teardown{tasks, source, operations};
    ~LiveServices()
    {
        operations.cancelAll();
        tasks.drain();
    }

    cluster::CloudContext cloud()
    {
        auto opened = source.open(true, {Deadline::after(60s), {}});
        return opened ? *opened : cluster::CloudContext();
    }
    std::set<std::string> alive() { return cluster::LocalCloudHome::aliveAt(cloud()); }
    OperationSnapshot snapshot(const OperationId &id)
    {
        for (const OperationSnapshot &one : operations.all()) {
            if (one.id == id)
                return one;
        }
        return {};
    }
    /// Waits for the end of an operation.
    /// \return its last state, at the latest after two minutes
    OperationSnapshot ended(const OperationId &id)
    {
        (void)QTest::qWaitFor([&] { return snapshot(id).state != OperationState::Running; }, 120'000);
        return snapshot(id);
    }
    bool did(const OperationId &id, const std::string &step)
    {
        return std::ranges::any_of(snapshot(id).steps,
                                   [&](const StepEvent &e) { return e.step == step && e.state == StepState::Done; });
    }
    /// Waits until the list of clusters satisfies the condition.
    template <class F>
    bool shows(F condition)
    {
        return QTest::qWaitFor([&] { return condition(clusters.clusters()); }, 60'000);
    }
};

inline cluster::LaunchPlan planOf(const std::string &name, int workers)
{
    cluster::LaunchPlan plan;
    plan.name = name;
    plan.workers = workers;
    return plan;
}

/// Adds an active run on a cluster without machines to the ledger.
inline ledger::Run activeRun(ledger::Ledger &ledger, Timestamp now)
{
    ledger::Cluster cluster;
    cluster.id = newClusterId();
    cluster.name = "demo";
    cluster.profile = "local";
    cluster.region = "us-east-1";
    cluster.endpoint = "local";
    cluster.state = "training";
    cluster.plan = planOf("demo", 1).toJson();
    cluster.created = now - 10min;
    ledger::Run run;
    run.id = newRunId();
    run.cluster = cluster.id;
    run.name = "lenet";
    run.state = RunState::Running;
    run.job = "{}";
    run.created = now - 5min;
    (void)ledger.saveCluster(cluster);
    (void)ledger.saveRun(run);
    return run;
}

/// Selects the bundle for launches during its lifetime.
class Bundle {
public:
    explicit Bundle(const std::string &file) { qputenv("TRAINYARD_BUNDLE", file.c_str()); }
    ~Bundle() { qunsetenv("TRAINYARD_BUNDLE"); }
};

inline const std::string kBundle = TRAINYARD_BIN_DIR "/../bundle/trainyard-runtime.tar.gz";

inline std::string words(const OperationSnapshot &operation)
{
    return operation.error ? operation.error->source + ": " + operation.error->detail : "no error";
}

} // namespace trainyard::services

#define NEEDS_LOCAL_CLOUD()                                                                                            \
    if (const std::string missing = cluster::LocalCloudHome::missing(); !missing.empty())                              \
    QSKIP(missing.c_str())
#define NEEDS_BUNDLE()                                                                                                 \
    NEEDS_LOCAL_CLOUD();                                                                                               \
    if (!std::filesystem::exists(kBundle))                                                                             \
    QSKIP("the runtime's bundle is not built")
#define VERIFY_DONE(operation)                                                                                         \
    do {                                                                                                               \
        const OperationSnapshot end = (operation);                                                                     \
        QVERIFY2(end.state == OperationState::Done, words(end).c_str());                                               \
    } while (false)
