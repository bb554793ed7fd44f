// Runs in the ledger, and one on a real local cloud.

#include <QSignalSpy>

#include "backend/aws/s3/s3_client.h"
#include "backend/cluster/launch/forwarded_credentials.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/cluster/plan/cluster_state.h"
#include "backend/cluster/plan/costs/cost.h"
#include "backend/data/digits.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/protocol/metric_record.h"
#include "backend/services/runs/live_models.h"
#include "backend/storage/storage.h"
#include "backend/training/records/metric_report.h"
#include "backend/training/run/cluster_run.h"
#include "tests/services/support/live_services.h"

using namespace trainyard;
using namespace trainyard::services;

namespace {

/// A run of a cluster in the ledger that no reader follows.
ledger::Run finishedRun(ledger::Ledger &ledger, Timestamp now)
{
    auto run = activeRun(ledger, now);
    run.state = RunState::Finished;
    run.finished = now;
    (void)ledger.saveRun(run);
    return run;
}

} // namespace

class LiveRunsTest : public QObject {
    Q_OBJECT
private slots:
    void aRunThatItsClusterTookWithItIsNoFailure() // D14
    {
        LiveServices window;
        const auto ledger = *window.source.ledger();
        const Timestamp now = SystemClock::instance().now(), closed = now - 4min;
        const auto run = activeRun(*ledger, now);
        // The termination of its machines, by this or another process, ends the run immediately.
        QVERIFY(ledger->setClusterState(run.cluster, std::string(cluster::toString(cluster::ClusterState::Stopping))));
        auto teardown = ledger->lease(cluster::clusterLeaseName(run.cluster), "terminate");
        QVERIFY(teardown);
        window.runs.refresh();
        QTRY_COMPARE_WITH_TIMEOUT(window.runs.runs().size(), std::size_t(1), 60'000);
        QVERIFY(window.runs.runs().front().state == RunState::EndedWithCluster);
        QVERIFY((*ledger->run(run.id))->state == RunState::Running); // not recorded yet
        QVERIFY(ledger->closeCluster(run.cluster, "terminated", closed));
        QTRY_VERIFY_WITH_TIMEOUT(window.runs.runs().front().ended.has_value(), 60'000);
        QVERIFY(window.runs.runs().front().state == RunState::EndedWithCluster);
        QCOMPARE(*window.runs.runs().front().ended, closed); // instead of the time when the window was opened
        const auto row = *ledger->run(run.id);
        QVERIFY(row->state == RunState::Stopped);
        QCOMPARE(*row->finished, closed);
    }

    void aRunCostsWhatTheMachinesOfItsClusterCost()
    {
        LiveServices window;
        const auto ledger = *window.source.ledger();
        const Timestamp now = SystemClock::instance().now();
        auto run = activeRun(*ledger, now);
        run.state = RunState::Starting; // no reader
        QVERIFY(ledger->saveRun(run));
        auto row = **ledger->cluster(run.cluster);
        row.endpoint = ""; // AWS
        QVERIFY(ledger->saveCluster(row));
        for (const char *name : {"head", "worker-1"}) {
            ledger::Resource machine;
            machine.kind = "instance";
            machine.id = std::string("i-") + name;
            machine.cluster = run.cluster;
            machine.profile = "local";
            machine.region = "us-east-1";
            machine.name = name;
            machine.state = "running";
            machine.created = now - 1h;
            machine.facts = {{"type", "c5.xlarge"}};
            QVERIFY(ledger->saveResource(machine));
        }
        const double one =
            cluster::machineCost(*cluster::Catalog::bundled(), planOf("demo", 1), "c5.xlarge", "us-east-1").total();
        const auto costs = [&](double usdPerHour) {
            const auto runs = window.runs.runs();
            return !runs.empty() && std::abs(runs.front().usdPerHour - usdPerHour) < 1e-9;
        };
        window.runs.refresh();
        QTRY_VERIFY_WITH_TIMEOUT(costs(2 * one), 60'000);
        // The worker leaves after half of the run's five minutes.
        QVERIFY(ledger->closeResource("instance", "i-worker-1", "local", "us-east-1", "terminated", now - 150s));
        QTRY_VERIFY_WITH_TIMEOUT(costs(one), 60'000);
        // What it has cost is the head for all of its time and the worker for half of it, whatever the price is now.
        const auto running = window.runs.runs().front();
        const std::chrono::duration<double, std::ratio<3600>> sinceStart = running.spentUntil - running.started;
        QVERIFY(std::abs(running.usdSpent - one * (sinceStart.count() + 150.0 / 3600)) < 1e-9);
        QVERIFY(running.bound == cluster::SumBound::Exact);
        // An unknown price is not 0.
        auto head = **ledger->resource("instance", "i-head", "local", "us-east-1");
        head.facts["type"] = "c9.large";
        QVERIFY(ledger->saveResource(head));
        QTRY_VERIFY_WITH_TIMEOUT(window.runs.runs().front().bound == cluster::SumBound::AtLeast, 60'000);
        head.facts["type"] = "c5.xlarge";
        QVERIFY(ledger->saveResource(head));
        QVERIFY(ledger->setRunState(run.id, RunState::Finished, "", now));
        QTRY_VERIFY_WITH_TIMEOUT(costs(1.5 * one), 60'000);
        QVERIFY(std::abs(window.runs.runs().front().usdSpent - one * 450.0 / 3600) < 1e-9);
    }

    void theBestEpochIsThatOfTheRecordsThatRemain() // I13
    {
        LiveServices window;
        const auto ledger = *window.source.ledger();
        const Timestamp now = SystemClock::instance().now();
        const auto run = finishedRun(*ledger, now);
        const auto accuracy = [&](int epoch, double value, int attempt) {
            protocol::MetricRecord record;
            record.run = run.id;
            record.rank = -1;
            record.epoch = epoch;
            record.step = epoch * 10;
            record.attempt = attempt;
            record.t = 1000.0 * attempt + epoch;
            record.name = protocol::metric::kValidationAccuracy;
            record.value = value;
            return record;
        };
        QVERIFY(ledger->appendMetrics(run.id, std::vector{accuracy(0, 0.5, 1), accuracy(1, 0.9, 1)}));
        const auto best = [&] { return window.runs.runs().empty() ? -1 : window.runs.runs().front().bestAccuracy; };
        window.runs.refresh();
        QTRY_COMPARE_WITH_TIMEOUT(best(), 0.9, 60'000);
        // It continued from a checkpoint before the second epoch, which went worse.
        QVERIFY(ledger->appendMetrics(run.id, std::vector{accuracy(1, 0.6, 2)}));
        QTRY_COMPARE_WITH_TIMEOUT(best(), 0.6, 60'000);
        QCOMPARE(window.runs.runs().front().bestEpoch, 2);
    }

    void aDeletedRunStaysAwayWhileTheLedgerIsRead()
    {
        LiveServices window;
        const auto ledger = *window.source.ledger();
        const Timestamp now = SystemClock::instance().now();
        const auto large = finishedRun(*ledger, now);
        auto gone = large;
        gone.id = newRunId();
        QVERIFY(ledger->saveRun(gone));
        std::vector<protocol::MetricRecord> records(50'000); // reading them takes longer than the removal
        for (std::size_t i = 0; i < records.size(); ++i) {
            records[i].run = large.id;
            records[i].step = std::int64_t(i);
            records[i].t = 1000.0 + double(i);
            records[i].name = "speed";
        }
        QVERIFY(ledger->appendMetrics(large.id, records));
        window.runs.refresh();
        auto removing = window.runs.remove(gone.id);
        QTRY_VERIFY_WITH_TIMEOUT(removing.isFinished(), 60'000);
        QVERIFY(removing.result());
        bool cameBack = false;
        connect(&window.runs, &RunService::changed, this, [&](const std::vector<RunSnapshot> &runs) {
            cameBack = cameBack || std::ranges::find(runs, gone.id, &RunSnapshot::id) != runs.end();
        });
        QTRY_COMPARE_WITH_TIMEOUT(window.runs.runs().size(), std::size_t(1), 60'000);
        QVERIFY(window.runs.runs().front().id == large.id);
        QVERIFY(!cameBack);
    }

    void aRunWhoseReaderFailedIsReadAgain()
    {
        NEEDS_LOCAL_CLOUD();
        LiveServices window;
        const QByteArray program = qgetenv("TRAINYARD_LOCALCLOUD");
        qputenv("TRAINYARD_LOCALCLOUD", "/nonexistent");
        const auto ledger = *window.source.ledger();
        const Timestamp now = SystemClock::instance().now();
        const auto run = activeRun(*ledger, now);
        const auto shown = [&] { return window.runs.runs().empty() ? RunSnapshot() : window.runs.runs().front(); };
        QSignalSpy said(&window.runs, &RunService::logLines);
        window.runs.refresh();
        const bool failed = QTest::qWaitFor([&] { return !said.isEmpty(); }, 60'000);
        qputenv("TRAINYARD_LOCALCLOUD", program);
        QVERIFY(failed); // without a local cloud
        // That says nothing about the run.
        QTRY_VERIFY_WITH_TIMEOUT(shown().unreachableSince.has_value(), 60'000);
        const Timestamp since = *shown().unreachableSince;
        QVERIFY(since >= now);
        QVERIFY(shown().state == RunState::Running);
        // Its head is terminated, as the ledger knows from AWS: the next reader concludes the end.
        ledger::Resource head;
        head.kind = "instance";
        head.id = "i-head";
        head.cluster = run.cluster;
        head.profile = "local";
        head.region = "us-east-1";
        head.name = "head";
        head.state = "terminated";
        head.created = now - 1h;
        head.closed = now;
        QVERIFY(ledger->saveResource(head));
        QTRY_VERIFY_WITH_TIMEOUT((*ledger->run(run.id))->state == RunState::Failed, 90'000);
        QTRY_VERIFY_WITH_TIMEOUT(shown().state == RunState::Failed && !shown().unreachableSince, 60'000);

        // A new head may continue it: what that takes is found out without launching anything.
        QTRY_VERIFY_WITH_TIMEOUT(shown().lostWithHead, 60'000);
        const auto look = [&](std::stop_token stop) {
            auto looking = window.runs.headLoss(run.id, std::move(stop));
            (void)QTest::qWaitFor([&] { return looking.isFinished(); }, 120'000);
            return looking.result();
        };
        const auto loss = look({});
        QVERIFY2(loss, loss ? "" : loss.error().detail.c_str());
        QVERIFY(!loss->headState.empty());
        QVERIFY(!loss->instanceType.empty() && !loss->costsMoney); // of a local cloud
        QVERIFY(loss->continuation == HeadLossReport::Continuation::BeginAgain);
        QCOMPARE(loss->stepsLost, std::int64_t(0));
        QVERIFY(window.alive().empty());
        QVERIFY((*ledger->run(run.id))->state == RunState::Failed);
        std::stop_source closed; // the dialog
        closed.request_stop();
        const auto unwanted = look(closed.get_token());
        QVERIFY(!unwanted && unwanted.error().code == ErrorCode::Cancelled);
        VERIFY_DONE(window.ended(window.runs.endLostRun(run.id)));
        QTRY_VERIFY_WITH_TIMEOUT(shown().state == RunState::Stopped && !shown().lostWithHead, 60'000);
        QVERIFY(window.ended(window.runs.endLostRun(run.id)).error->code == ErrorCode::Conflict);
        QVERIFY(look({}).error().code == ErrorCode::Conflict);
        const auto nothing = window.ended(window.runs.replaceHead(run.id, *loss));
        QVERIFY(nothing.error && nothing.error->code == ErrorCode::Conflict);
        QVERIFY(window.alive().empty());
    }

    void aRunIsStartedFollowedGrownAndStopped()
    {
        NEEDS_BUNDLE();
        const Bundle real(kBundle);
        LiveServices window;
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
        std::int64_t stored = 0;
        connect(&window.runs, &RunService::metricsStored, this, [&](const RunId &of, std::int64_t last) {
            if (of == run)
                stored = std::max(stored, last);
        });
        QVERIFY(QTest::qWaitFor([&] { return stored > 1; }, 60'000));
        const auto read = [&](std::int64_t since, int limit) {
            auto reading = window.runs.metrics(run, since, limit);
            (void)QTest::qWaitFor([&] { return reading.isFinished(); }, 60'000);
            return reading.result().value_or(ledger::MetricRows());
        };
        QCOMPARE(read(0, 1).last, std::int64_t(1));
        QVERIFY(read(1, 0).last >= stored);

        VERIFY_DONE(window.ended(window.runs.addWorker(run)));
        const auto workers = [&] { return window.runs.runs().front().workers; };
        QVERIFY(QTest::qWaitFor([&] { return workers() == 2; }, 60'000));
        QCOMPARE(window.alive().size(), std::size_t(3));
        VERIFY_DONE(window.ended(window.runs.removeWorker(run, -1)));
        QVERIFY(QTest::qWaitFor([&] { return workers() == 1; }, 60'000));
        QCOMPARE(window.alive().size(), std::size_t(2));

        std::vector<RunStop> stops;
        connect(&window.runs, &RunService::changed, this, [&](const std::vector<RunSnapshot> &runs) {
            if (runs.front().stopping && (stops.empty() || stops.back() != *runs.front().stopping))
                stops.push_back(*runs.front().stopping);
        });
        VERIFY_DONE(window.ended(window.runs.stop(run, training::StopMode::SaveCheckpoint)));
        QVERIFY(QTest::qWaitFor([&] { return window.runs.runs().front().state == RunState::Stopped; }, 60'000));
        QCOMPARE(stops.size(), std::size_t(2)); // requested, and received by the head
        QVERIFY(stops[0].saves && !stops[0].begun && stops[1].begun);
        QCOMPARE(stops[1].limit, 60s);
        QVERIFY(!window.runs.runs().front().stopping);
        QVERIFY(window.runs.runs().front().note.find("checkpoint saved at step") != std::string::npos);

        LiveModelService models(window.tasks, window.source, window.operations);
        const auto answerOf = [](auto future) {
            (void)QTest::qWaitFor([&] { return future.isFinished(); }, 60'000);
            return future.result();
        };
        const auto found = answerOf(models.list(run));
        QVERIFY(found && found->last());
        const auto file = window.home.path() / "saved.safetensors";
        VERIFY_DONE(window.ended(models.save(run, *found->last(), ModelFormat::Checkpoint, file.string())));
        const auto header = training::readCheckpointHeader(file);
        QVERIFY(header && header->run == run.value && header->step == found->last()->header.step);
        const auto table = window.home.path() / "metrics.csv";
        QVERIFY(answerOf(window.runs.exportRecords(run, training::RecordFormat::Csv, table.string())));
        QCOMPARE(readFile(table).value(), training::metricsCsv(read(0, 0).records));
        QVERIFY(!answerOf(window.runs.exportRecords(run, training::RecordFormat::Csv, (table / "a.csv").string())));
        const auto points = answerOf(models.resumePoints());
        QVERIFY(points && points->size() == 1 && points->front().run == run);
        const auto again = answerOf(models.job(run));
        QVERIFY(again);
        QCOMPARE(again->job.resume, run.value);
        QCOMPARE(again->job.epochs, 100'000);
        QVERIFY(again->job.run.empty() && again->job.checkpointFolder.empty());
        QVERIFY(!answerOf(models.job(RunId("r-nothing"))));
    }
};

QTEST_GUILESS_MAIN(LiveRunsTest)
#include "live_runs_test.moc"
