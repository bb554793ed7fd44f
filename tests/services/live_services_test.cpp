// The services with a real local cloud: actions of the window, without the window.

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest/QTest>

#include "backend/aws/credentials/profiles.h"
#include "backend/aws/ec2/ec2_client.h"
#include "backend/aws/s3/s3_client.h"
#include "backend/cluster/launch/forwarded_credentials.h"
#include "backend/cluster/launch/launch.h"
#include "backend/cluster/plan/cluster_state.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/data/digits.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/services/live/live_account.h"
#include "backend/services/live/live_clusters.h"
#include "backend/services/live/live_planning.h"
#include "backend/services/live/live_runs.h"
#include "backend/services/live/live_teardown.h"
#include "backend/storage/storage.h"
#include "tests/cluster/support/local_cloud_home.h"

using namespace trainyard;
using namespace trainyard::services;
using namespace std::chrono_literals;

namespace {

/// The services as constructed by the application, with a separate local cloud.
struct Window {
    cluster::LocalCloudHome home;
    Tasks tasks{12};
    CloudSource source{home.options()};
    Operations operations{tasks};
    LiveAccountService account{tasks, source};
    LiveClusterService clusters{tasks, source, operations};
    LiveRunService runs{tasks, source, operations};
    LiveTeardownService teardown{tasks, source, operations};
    ~Window()
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

cluster::LaunchPlan planOf(const std::string &name, int workers)
{
    cluster::LaunchPlan plan;
    plan.name = name;
    plan.workers = workers;
    return plan;
}

/// Adds an active run on a cluster without machines to the ledger.
ledger::Run activeRun(ledger::Ledger &ledger, Timestamp now)
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
    run.state = "running";
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

const std::string kBundle = TRAINYARD_BIN_DIR "/../bundle/trainyard-runtime.tar.gz";

std::string words(const OperationSnapshot &operation)
{
    return operation.error ? operation.error->source + ": " + operation.error->detail : "no error";
}

} // namespace

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

class LiveServicesTest : public QObject {
    Q_OBJECT
private slots:
    void aPlanIsCheckedBesideTheWindowAndANewerQuestionWins() // M28, A16, A17, B9
    {
        Window w;
        LivePlanningService planning{w.tasks, w.source, w.operations};
        cluster::LaunchPlan plan;
        plan.name = "asked";
        auto first = planning.preflight(plan), second = planning.preflight(plan);
        auto network = planning.network("us-east-1");
        auto quotas = planning.quotas("us-east-1", {{"g4dn.xlarge", 2, false}});
        auto permissions = planning.permissions();
        auto address = planning.address();
        QTRY_VERIFY_WITH_TIMEOUT(first.isFinished() && second.isFinished() && network.isFinished() &&
                                     quotas.isFinished() && permissions.isFinished() && address.isFinished(),
                                 60'000);
        QVERIFY(!first.result() && first.result().error().code == ErrorCode::Cancelled);
        QVERIFY2(second.result(), second.result() ? "" : second.result().error().detail.c_str());
        QVERIFY(second.result()->severity() == cluster::Severity::Green);
        QCOMPARE(network.result()->subnets.size(), std::size_t(3));
        QCOMPARE(quotas.result()->size(), std::size_t(14));
        QVERIFY(permissions.result()->size() > 20);
        QCOMPARE(*address.result(), std::string("127.0.0.1/32"));
        auto asked = planning.requestQuota("us-east-1", "L-DB2E81BA", 8);
        QTRY_VERIFY_WITH_TIMEOUT(asked.isFinished(), 60'000);
        QVERIFY(asked.result());
        QVERIFY(w.alive().empty());
        const auto done = w.ended(planning.updateSshIngress({}, false)); // no-op without clusters
        QCOMPARE(done.state, OperationState::Done);
    }

    void retryGoesOnWithTheMachinesOfTheTryBefore()
    {
        NEEDS_BUNDLE();
        Window window;
        OperationId launching;
        {
            const std::string damaged = (window.home.path() / "damaged-bundle.tar.gz").string();
            QVERIFY(writeFileAtomically(damaged, "no archive").has_value());
            const Bundle none(damaged); // a missing file would fail before machines exist
            launching = window.clusters.launch(planOf("again", 1));
            const auto failed = window.ended(launching);
            QCOMPARE(failed.state, OperationState::Failed);
            QVERIFY(failed.canRetry);
        }
        const auto kept = window.alive();
        QCOMPARE(kept.size(), std::size_t(2));
        QVERIFY(window.shows(
            [](const auto &all) { return all.size() == 1 && all.front().state == ClusterState::NeedsAttention; }));

        const Bundle real(kBundle);
        window.operations.retry(launching);
        VERIFY_DONE(window.ended(launching));
        QCOMPARE(window.alive(), kept);
        QVERIFY(
            window.shows([](const auto &all) { return all.size() == 1 && all.front().state == ClusterState::Ready; }));
        QCOMPARE(window.clusters.clusters().front().machinesAlive(), 2);
    }

    void aRefusedLaunchLeavesNothingAndRetryStartsAnew()
    {
        NEEDS_LOCAL_CLOUD();
        Window window;
        auto plan = planOf("impossible", 1);
        plan.workers = 0;
        const auto refused = window.ended(window.clusters.launch(plan));
        QCOMPARE(refused.state, OperationState::Failed);
        QCOMPARE(int(refused.error->code), int(ErrorCode::InvalidArgument));
        QVERIFY(window.alive().empty());
    }

    void cancelEndsWhatTheLaunchHasStarted()
    {
        NEEDS_LOCAL_CLOUD();
        Window window;
        const auto launching = window.clusters.launch(planOf("cancelled", 3));
        QVERIFY(QTest::qWaitFor([&] { return window.did(launching, "run-instances"); }, 60'000));
        window.operations.cancel(launching);
        const auto end = window.ended(launching);
        QVERIFY2(end.state == OperationState::Cancelled, words(end).c_str());
        QVERIFY(window.alive().empty());
        QVERIFY(window.shows([](const auto &all) { return std::ranges::none_of(all, &ClusterSnapshot::alive); }));
    }

    void machinesEndThemselvesAtTheDeadlineThatClosingSets()
    {
        NEEDS_BUNDLE();
        const Bundle real(kBundle);
        Window window;
        VERIFY_DONE(window.ended(window.clusters.launch(planOf("closing", 1))));
        const auto expires = [&] { return window.cloud().ledger->clusters(true)->front().expires; };
        const auto own = expires();

        // A cluster with an earlier deadline keeps it.
        VERIFY_DONE(window.ended(window.clusters.scheduleTermination(24h)));
        QVERIFY(expires() == own);

        const auto before = SystemClock::instance().now();
        const auto closing = window.ended(window.clusters.scheduleTermination(30min));
        VERIFY_DONE(closing);
        QCOMPARE(closing.steps.size(), std::size_t(2));
        QVERIFY(*expires() >= before + 30min && *expires() <= SystemClock::instance().now() + 30min);
        QCOMPARE(window.alive().size(), std::size_t(2));

        // The machines terminate themselves, without a call.
        VERIFY_DONE(window.ended(window.clusters.scheduleTermination(0min)));
        QVERIFY(QTest::qWaitFor([&] { return window.alive().empty(); }, 60'000));
    }

    void aDeadlineThatAMachineCannotBeToldIsAFailure()
    {
        NEEDS_LOCAL_CLOUD();
        Window window;
        const auto cloud = window.cloud();
        const auto id = cluster::launch(cloud, planOf("deaf", 1), {.provision = false}, {}, {});
        QVERIFY2(id, id ? "" : id.error().detail.c_str());
        std::filesystem::remove(cloud.clusterFolder(*id) / "id_ed25519");
        const auto end = window.ended(window.clusters.scheduleTermination(30min));
        QCOMPARE(end.state, OperationState::Failed);
        QVERIFY(*cloud.ledger->clusters(true)->front().expires > SystemClock::instance().now() + 1h);
    }

    void everythingIsListedFirstAndThenEnded()
    {
        NEEDS_LOCAL_CLOUD();
        Window window;
        const auto id = cluster::launch(window.cloud(), planOf("going", 1), {.provision = false}, {}, {});
        QVERIFY2(id, id ? "" : id.error().detail.c_str());
        auto asked = window.teardown.targets({});
        QVERIFY(QTest::qWaitFor([&] { return asked.isFinished(); }, 60'000));
        const auto list = asked.result();
        QVERIFY(list);
        QCOMPARE(std::ranges::count(list->ending, "instance", &TeardownItem::kind), 2);
        QCOMPARE(list->ending.size(), std::size_t(4)); // including key pair and security group
        QCOMPARE(window.alive().size(), std::size_t(2));

        QSignalSpy items(&window.teardown, &TeardownService::itemChanged);
        QSignalSpy finished(&window.teardown, &TeardownService::finished);
        VERIFY_DONE(window.ended(window.teardown.run({})));
        QTRY_COMPARE(finished.size(), 1);
        const auto receipt = finished.front().front().value<Result<TeardownReceipt>>();
        QVERIFY(receipt && receipt->leftover.empty());
        QCOMPARE(receipt->ended.size(), std::size_t(4));
        QVERIFY(std::filesystem::exists(receipt->file));
        QVERIFY(items.size() >= 4);
        QVERIFY(window.alive().empty());
    }

    void eachLineOfTwoClustersShowsItsOwnState() // both have a node "head"
    {
        NEEDS_LOCAL_CLOUD();
        Window window;
        for (const char *name : {"first", "second"})
            QVERIFY(cluster::launch(window.cloud(), planOf(name, 1), {.provision = false}, {}, {}));
        // One machine cannot be terminated: its line must not be confused with that of the other cluster.
        const auto clusters = window.cloud().ledger->clusters(true);
        const auto held = window.cloud().ledger->resources(clusters->front().id);
        std::string kept;
        for (const ledger::Resource &r : *held) {
            if (r.kind == "instance" && r.name == "head")
                kept = r.id;
        }
        QVERIFY(!kept.empty());
        QVERIFY(window.cloud().ec2Client->setTerminationProtection(InstanceId(kept), true, {Deadline::after(30s), {}}));
        std::map<std::string, std::vector<std::string>> states; // by instance id
        connect(&window.teardown, &TeardownService::itemChanged, this,
                [&](const TeardownItem &item) { states[item.id].push_back(item.state); });
        const auto over = window.ended(window.teardown.run({}));
        QCOMPARE(over.state, OperationState::Failed);
        QCOMPARE(window.alive(), std::set<std::string>{kept});
        QTRY_VERIFY(states.contains(kept));
        QVERIFY2(states[kept].back().starts_with("left"), states[kept].back().c_str());
        QVERIFY(std::ranges::find(states[kept], "terminated") == states[kept].end());
        int terminated = 0;
        for (const auto &[id, words] : states)
            terminated += words.back() == "terminated";
        QCOMPARE(terminated, 3);
        // The operations panel also has a line for each machine.
        std::set<std::string> lines;
        for (const StepEvent &step : over.steps) {
            if (step.step == "terminate" && step.subject.kind == "instance")
                lines.insert(step.host + " " + step.subject.id);
        }
        QCOMPARE(lines.size(), std::size_t(4));
        VERIFY_DONE(window.ended(window.teardown.run({.liftProtection = true})));
        QVERIFY(window.alive().empty());
    }

    void aWholeAccountEndsOnlyWithItsNameAlsoPastTheWindow() // A15, K5
    {
        NEEDS_LOCAL_CLOUD();
        Window window;
        QVERIFY(cluster::launch(window.cloud(), planOf("all", 1), {.provision = false}, {}, {}));
        const auto wrong = window.ended(window.teardown.run({{}, true, "another"}));
        QCOMPARE(wrong.state, OperationState::Failed);
        QCOMPARE(int(wrong.error->code), int(ErrorCode::InvalidArgument));
        QCOMPARE(window.alive().size(), std::size_t(2));
        VERIFY_DONE(window.ended(window.teardown.run({{}, true, "local-cloud"})));
        QVERIFY(window.alive().empty());
    }

    void aProfileIsKeptOnlyWhenTheCloudKnowsItsKey() // A1, A3
    {
        NEEDS_LOCAL_CLOUD();
        Window window;
        const auto cloud = window.cloud();
        const auto endpoint = aws::readLocalEndpoint(cloud.stateFolder);
        QVERIFY(endpoint);
        QTemporaryDir home;
        for (const auto &[name, value] : {std::pair<const char *, std::string>{"AWS_ENDPOINT_URL", endpoint->url()},
                                          {"AWS_CONFIG_FILE", home.filePath("config").toStdString()},
                                          {"AWS_SHARED_CREDENTIALS_FILE", home.filePath("credentials").toStdString()}})
            qputenv(name, QByteArray::fromStdString(value));
        NewProfile profile;
        profile.name = "mine";
        profile.accessKeyId = endpoint->accessKeyId;
        profile.secretKey = Secret("another");
        QVERIFY(profile.problems({{"mine", true}}).contains(NewProfile::Field::Name));
        QVERIFY(profile.problems({}).empty());
        const auto added = [&] {
            auto future = window.account.add(profile);
            (void)QTest::qWaitFor([&] { return future.isFinished(); }, 60'000);
            return future.result();
        };
        QCOMPARE(int(added().error().code), int(ErrorCode::CredentialsRejected));
        QVERIFY(!QFile::exists(home.filePath("credentials")));
        profile.secretKey = endpoint->secretAccessKey;
        const auto kept = added();
        QVERIFY2(kept, kept ? "" : kept.error().detail.c_str());
        QCOMPARE(kept->accountId, std::string("000000000000"));
        QCOMPARE(int(added().error().code), int(ErrorCode::AlreadyExists));
        profile.name = "corp";
        profile.way = NewProfile::Way::SignOn;
        profile.startUrl = "https://corp.awsapps.com/start";
        profile.signOnRegion = "eu-west-1";
        profile.accountId = "123456789012";
        profile.roleName = "Train";
        QVERIFY(added());
        for (const char *name : {"AWS_ENDPOINT_URL", "AWS_CONFIG_FILE", "AWS_SHARED_CREDENTIALS_FILE"})
            qunsetenv(name);
    }

    void theAccountIsKnownOnceTheCloudRunsAndAnUnknownOneIsAnError()
    {
        NEEDS_LOCAL_CLOUD();
        Window window;
        window.account.refresh();
        QVERIFY(QTest::qWaitFor([&] { return !window.account.current().regions.empty(); }, 60'000));
        QVERIFY(!window.account.current().known); // a query starts no local cloud
        QVERIFY(!window.account.current().error);
        (void)window.cloud();
        window.account.refresh();
        QVERIFY(QTest::qWaitFor([&] { return window.account.current().known; }, 60'000));
        QCOMPARE(window.account.current().accountId.size(), std::size_t(12));
        QVERIFY(!window.account.current().costsMoney);
        window.account.select("nobody-has-this-profile", "");
        QVERIFY(QTest::qWaitFor([&] { return window.account.current().error.has_value(); }, 60'000));
        QVERIFY(!window.account.current().known);
    }

    void clustersAreListedNewestFirstAndEndedOnesWithWhatTheyHad() // D6, D34
    {
        Window window;
        const auto ledger = *window.source.ledger();
        const Timestamp now = SystemClock::instance().now();
        const auto older = activeRun(*ledger, now - 1h);
        for (const char *name : {"head", "worker-1", "worker-2", "worker-3"}) {
            ledger::Resource machine;
            machine.kind = "instance";
            machine.id = std::string("i-") + name;
            machine.cluster = older.cluster;
            machine.profile = "local";
            machine.region = "us-east-1";
            machine.name = name;
            machine.state = "terminated";
            machine.created = now - 1h;
            machine.closed = machine.created;
            machine.facts = {{"role", std::string_view(name) == "head" ? "head" : "worker"}, {"zone", "us-east-1b"}};
            QVERIFY(ledger->saveResource(machine));
        }
        for (const char *text : {"first", "second"}) {
            ledger::Event event;
            event.cluster = older.cluster;
            event.kind = "launch";
            event.text = text;
            QVERIFY(ledger->addEvent(event));
        }
        QVERIFY(ledger->closeCluster(older.cluster, "terminated", now - 30min));
        ledger::Cluster newer = **ledger->cluster(older.cluster);
        newer.id = newClusterId();
        newer.name = "newer";
        newer.created = now;
        newer.closed = now;
        QVERIFY(ledger->saveCluster(newer));
        window.clusters.refresh();
        QVERIFY(window.shows([](const auto &all) { return all.size() == 2; }));
        const auto all = window.clusters.clusters();
        QCOMPARE(all.front().name, std::string("newer"));
        QCOMPARE(all.back().workers, 3); // more than in the plan
        QCOMPARE(all.back().zone, std::string("us-east-1b"));
        QCOMPARE(all.back().events.front().text, std::string("second"));
    }

    void aRunThatItsClusterTookWithItIsNoFailure() // D14
    {
        Window window;
        const auto ledger = *window.source.ledger();
        const Timestamp now = SystemClock::instance().now(), closed = now - 4min;
        const auto run = activeRun(*ledger, now);
        // The termination of its machines, by this or another process, ends the run immediately.
        QVERIFY(ledger->setClusterState(run.cluster, std::string(cluster::toString(cluster::ClusterState::Stopping))));
        auto teardown = ledger->lease(cluster::clusterLeaseName(run.cluster), "terminate");
        QVERIFY(teardown);
        window.runs.refresh();
        QTRY_COMPARE_WITH_TIMEOUT(window.runs.runs().size(), std::size_t(1), 60'000);
        QCOMPARE(window.runs.runs().front().state, RunState::EndedWithCluster);
        QCOMPARE((*ledger->run(run.id))->state, std::string("running")); // not recorded yet
        QVERIFY(ledger->closeCluster(run.cluster, "terminated", closed));
        QTRY_VERIFY_WITH_TIMEOUT(window.runs.runs().front().ended.has_value(), 60'000);
        QCOMPARE(window.runs.runs().front().state, RunState::EndedWithCluster);
        QCOMPARE(*window.runs.runs().front().ended, closed); // instead of the time when the window was opened
        const auto row = *ledger->run(run.id);
        QCOMPARE(row->state, std::string("stopped"));
        QCOMPARE(*row->finished, closed);
    }

    void aRunWhoseReaderFailedIsReadAgain()
    {
        NEEDS_LOCAL_CLOUD();
        Window window;
        const QByteArray program = qgetenv("TRAINYARD_LOCALCLOUD");
        qputenv("TRAINYARD_LOCALCLOUD", "/nonexistent");
        const auto ledger = *window.source.ledger();
        const auto run = activeRun(*ledger, SystemClock::instance().now());
        QSignalSpy said(&window.runs, &RunService::logLines);
        window.runs.refresh();
        const bool failed = QTest::qWaitFor([&] { return !said.isEmpty(); }, 60'000);
        qputenv("TRAINYARD_LOCALCLOUD", program);
        QVERIFY(failed); // without a local cloud
        // The next reader finds no machine of the run.
        QTRY_COMPARE_WITH_TIMEOUT((*ledger->run(run.id))->state, std::string("failed"), 60'000);
    }

    void aRunIsStartedFollowedGrownAndStopped()
    {
        NEEDS_BUNDLE();
        const Bundle real(kBundle);
        Window window;
        VERIFY_DONE(window.ended(window.clusters.launch(planOf("training", 1))));
        const auto cloud = window.cloud();
        const auto digits = data::makeDigits(window.home.path() / "digits", {.train = 600, .validation = 100}, {}, {});
        if (!digits)
            QSKIP(digits.error().detail.c_str()); // no fonts are installed
        QVERIFY(cloud.s3->createBucket("digits", {Deadline::after(30s), {}}));
        storage::StorageConfig config;
        config.s3 = cloud.s3;
        for (const auto &file : digits->files)
            QVERIFY(storage::writeFile("s3://digits/" + file.filename().string(), file.string(), config,
                                       {Deadline::after(60s), {}}));

        const ClusterId id = cloud.ledger->clusters(true)->front().id;
        protocol::JobSpec job;
        job.model = "mlp";
        job.data = "s3://digits";
        job.epochs = 100'000; // runs until it is stopped
        job.batchSize = 60;
        VERIFY_DONE(window.ended(window.runs.start(id, job, cluster::CredentialForwarding::No)));
        window.runs.refresh();
        QVERIFY(QTest::qWaitFor([&] { return !window.runs.runs().empty(); }, 60'000));
        const RunId run = window.runs.runs().front().id;
        int heard = 0;
        connect(&window.runs, &RunService::metrics, this, [&](const RunId &of, const std::vector<MetricPoint> &points) {
            heard += of == run ? int(points.size()) : 0;
        });
        auto following = window.runs.follow(run);
        QVERIFY(QTest::qWaitFor([&] { return following.isFinished(); }, 60'000));
        QVERIFY(following.result());
        QVERIFY(QTest::qWaitFor([&] { return heard > 0; }, 60'000));

        VERIFY_DONE(window.ended(window.runs.addWorker(run)));
        const auto workers = [&] { return window.runs.runs().front().workers; };
        QVERIFY(QTest::qWaitFor([&] { return workers() == 2; }, 60'000));
        QCOMPARE(window.alive().size(), std::size_t(3));
        VERIFY_DONE(window.ended(window.runs.removeWorker(run, -1)));
        QVERIFY(QTest::qWaitFor([&] { return workers() == 1; }, 60'000));
        QCOMPARE(window.alive().size(), std::size_t(2));

        VERIFY_DONE(window.ended(window.runs.stop(run)));
        QVERIFY(QTest::qWaitFor([&] { return window.runs.runs().front().state == RunState::Stopped; }, 60'000));
    }
};

QTEST_GUILESS_MAIN(LiveServicesTest)
#include "live_services_test.moc"
