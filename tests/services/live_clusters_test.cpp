// Clusters with a real local cloud: launch, deadlines and termination as the window requests them.

#include <QSignalSpy>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/core/system/files.h"
#include "tests/services/support/live_services.h"

using namespace trainyard;
using namespace trainyard::services;

class LiveClustersTest : public QObject {
    Q_OBJECT
private slots:
    void retryGoesOnWithTheMachinesOfTheTryBefore()
    {
        NEEDS_BUNDLE();
        LiveServices window;
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
        const auto tellsOfFailure = [](const ClusterDetails &c) {
            return std::ranges::any_of(c.events, [](const auto &e) {
                return e.failed && e.kind == "launch" && e.text.starts_with("the launch failed: ");
            });
        };
        QVERIFY(window.shows([&](const auto &all) {
            return all.size() == 1 && all.front().state == ClusterState::NeedsAttention && tellsOfFailure(all.front());
        }));

        const Bundle real(kBundle);
        window.operations.retry(launching);
        VERIFY_DONE(window.ended(launching));
        QCOMPARE(window.alive(), kept);
        QVERIFY(
            window.shows([](const auto &all) { return all.size() == 1 && all.front().state == ClusterState::Ready; }));
        QCOMPARE(window.clusters.clusters().front().machinesAlive(), 2);
    }

    void theAccountThatShowsTheMachinesOfAClusterIsRecorded() // S2
    {
        NEEDS_LOCAL_CLOUD();
        LiveServices window;
        const auto cloud = window.cloud();
        const auto id = cluster::launch(cloud, planOf("demo", 1), {.provision = false}, {}, {});
        QVERIFY(id.has_value());
        auto row = **cloud.ledger->cluster(*id);
        row.account = "111111111111";
        QVERIFY(cloud.ledger->saveCluster(row).has_value());
        window.clusters.refresh();
        QVERIFY(window.shows([&](const auto &all) {
            return all.size() == 1 && all.front().machinesAlive() == 2 &&
                   (*cloud.ledger->cluster(*id))->account == "000000000000";
        }));
        QVERIFY(!(*cloud.ledger->cluster(*id))->closed);
    }

    void aTerminationOfAnEarlierSelectionIsCarriedOutThere() // as the measure of a budget
    {
        NEEDS_LOCAL_CLOUD();
        LiveServices window;
        const auto cloud = window.cloud();
        const auto id = cluster::launch(cloud, planOf("demo", 1), {.provision = false}, {}, {});
        QVERIFY(id.has_value());
        window.source.select("another", {});
        cluster::TeardownScope scope;
        scope.clusters = {*id};
        scope.models = cluster::UnsavedModels::Lose;
        scope.profile = cloud.profile;
        VERIFY_DONE(window.ended(window.teardown.run(scope, {})));
        QVERIFY(cluster::LocalCloudHome::aliveAt(cloud).empty());
        QCOMPARE(window.source.profile(), std::string("another"));
    }

    void aRefusedLaunchLeavesNothingAndRetryStartsAgain()
    {
        NEEDS_LOCAL_CLOUD();
        LiveServices window;
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
        LiveServices window;
        ClusterId announced;
        QObject::connect(&window.clusters, &ClusterService::launching, &window.clusters,
                         [&announced](const ClusterId &id) { announced = id; });
        const auto launching = window.clusters.launch(planOf("cancelled", 3));
        QVERIFY(QTest::qWaitFor([&] { return window.did(launching, "run-instances"); }, 60'000));
        window.operations.cancel(launching);
        const auto end = window.ended(launching);
        QVERIFY2(end.state == OperationState::Cancelled, words(end).c_str());
        QTRY_VERIFY(!announced.empty()); // the page of the clusters selects it
        QVERIFY(window.alive().empty());
        QVERIFY(window.shows([](const auto &all) { return std::ranges::none_of(all, &ClusterDetails::alive); }));
    }

    void machinesEndThemselvesAtTheDeadlineThatClosingSets()
    {
        NEEDS_BUNDLE();
        const Bundle real(kBundle);
        LiveServices window;
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

    void aDeadlineThatCannotBeSentToAMachineIsAFailure()
    {
        NEEDS_LOCAL_CLOUD();
        LiveServices window;
        const auto cloud = window.cloud();
        for (const char *name : {"deaf", "mute"}) {
            const auto id = cluster::launch(cloud, planOf(name, 1), {.provision = false}, {}, {});
            QVERIFY2(id, id ? "" : id.error().detail.c_str());
            std::filesystem::remove(cloud.clusterFolder(*id) / "id_ed25519");
        }
        const auto end = window.ended(window.clusters.scheduleTermination(30min));
        QCOMPARE(end.state, OperationState::Failed);
        QVERIFY(*cloud.ledger->clusters(true)->front().expires > SystemClock::instance().now() + 1h);
        std::set<std::pair<std::string, std::string>> lines; // each of the two clusters has a "head"
        for (const StepEvent &step : end.steps)
            lines.emplace(step.host, step.subject.cluster);
        QCOMPARE(lines.size(), std::size_t(4));
    }

    void everythingIsListedFirstAndThenEnded()
    {
        NEEDS_LOCAL_CLOUD();
        LiveServices window;
        const auto id = cluster::launch(window.cloud(), planOf("going", 1), {.provision = false}, {}, {});
        QVERIFY2(id, id ? "" : id.error().detail.c_str());
        auto asked = window.teardown.preview({});
        QVERIFY(QTest::qWaitFor([&] { return asked.isFinished(); }, 60'000));
        const auto list = asked.result();
        QVERIFY(list);
        QCOMPARE(list->found.machines(), 2);
        QCOMPARE(list->found.targets.size(), std::size_t(4)); // including key pair and security group
        QCOMPARE(window.alive().size(), std::size_t(2));

        std::map<std::string, std::set<std::string>> states; // by kind
        connect(&window.teardown, &TeardownService::stepped, this, [&](const OperationId &, const StepEvent &event) {
            states[event.subject.kind].insert(event.subjectState);
        });
        QSignalSpy finished(&window.teardown, &TeardownService::finished);
        const OperationId run = window.teardown.run({}, {});
        VERIFY_DONE(window.ended(run));
        QTRY_COMPARE(finished.size(), 1);
        QVERIFY(finished.front().at(0).value<OperationId>() == run);
        const auto receipt = finished.front().at(1).value<Result<cluster::Receipt>>();
        QVERIFY(receipt && receipt->clean());
        QCOMPARE(receipt->lines.size(), std::size_t(4));
        QVERIFY(std::filesystem::exists(receipt->files.front()));
        for (const cluster::ReceiptLine &line : receipt->lines) {
            const bool isMachine = line.target.kind == "instance";
            QCOMPARE(line.target.state, std::string(isMachine ? "terminated" : "deleted"));
            QVERIFY(states[line.target.kind].contains(line.target.state));
            QVERIFY(states[line.target.kind].contains(isMachine ? "running" : "deleting"));
        }
        QVERIFY(window.alive().empty());
    }

    void eachLineOfTwoClustersShowsItsOwnState() // both have a node "head"
    {
        NEEDS_LOCAL_CLOUD();
        LiveServices window;
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
        QVERIFY(window.cloud().ec2()->setTerminationProtection(InstanceId(kept), true, {Deadline::after(30s), {}}));
        std::map<std::string, std::vector<std::string>> states; // by instance id
        connect(&window.teardown, &TeardownService::stepped, this, [&](const OperationId &, const StepEvent &event) {
            states[event.subject.id].push_back(event.subjectState);
        });
        const auto over = window.ended(window.teardown.run({}, {}));
        QCOMPARE(over.state, OperationState::Failed);
        QCOMPARE(window.alive(), std::set<std::string>{kept});
        QTRY_VERIFY(states.contains(kept));
        QCOMPARE(states[kept].back(), std::string("failed"));
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
        VERIFY_DONE(window.ended(window.teardown.run({.liftProtection = true}, {})));
        QVERIFY(window.alive().empty());
    }

    void aWholeAccountEndsOnlyWithItsNameAlsoPastTheWindow() // A15, K5
    {
        NEEDS_LOCAL_CLOUD();
        LiveServices window;
        QVERIFY(cluster::launch(window.cloud(), planOf("all", 1), {.provision = false}, {}, {}));
        const auto wrong = window.ended(window.teardown.run({.wholeAccount = true}, "another"));
        QCOMPARE(wrong.state, OperationState::Failed);
        QCOMPARE(int(wrong.error->code), int(ErrorCode::InvalidArgument));
        QCOMPARE(window.alive().size(), std::size_t(2));
        VERIFY_DONE(window.ended(window.teardown.run({.wholeAccount = true}, "local-cloud")));
        QVERIFY(window.alive().empty());
    }

    void clustersAreListedNewestFirstAndEndedOnesWithWhatTheyHad() // D6, D34
    {
        LiveServices window;
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
        QCOMPARE(all.back().formerWorkers, 3); // more than in the plan
        QCOMPARE(all.back().zone, std::string("us-east-1b"));
        QCOMPARE(all.back().events.front().text, std::string("second"));
    }
};

QTEST_GUILESS_MAIN(LiveClustersTest)
#include "live_clusters_test.moc"
