#pragma once

#include "backend/cluster/launch/forwarded_credentials.h"
#include "backend/ledger/rows.h"
#include "backend/ledger/system_samples.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/runs/scale_policy.h"
#include "backend/services/head_loss_report.h"
#include "backend/services/interfaces.h"
#include "backend/tour/tour.h"
#include "backend/training/cluster_run.h"
#include "tests/gui/support/ready_future.h"

namespace trainyard::gui::fake {

using namespace trainyard::services;

class FakeRuns : public RunService {
public:
    std::vector<RunSnapshot> known;
    std::vector<protocol::MetricRecord> history; ///< stored records
    bool replaced = false;                       ///< result of the next read
    std::vector<protocol::JobSpec> started;
    std::vector<cluster::CredentialForwarding> agreed; ///< consent of each started run
    std::vector<std::string> calls;

    void set(std::vector<RunSnapshot> next)
    {
        known = std::move(next);
        emit changed(known);
    }
    std::vector<RunSnapshot> runs() const override { return known; }
    void refresh() override {}
    OperationId start(const ClusterId &, const protocol::JobSpec &job, cluster::CredentialForwarding keys) override
    {
        started.push_back(job);
        agreed.push_back(keys);
        return newOperationId();
    }
    OperationId stop(const RunId &run, training::StopMode mode) override
    {
        return call((mode == training::StopMode::AtOnce ? "stop at once " : "stop ") + run.value);
    }
    Result<HeadLossReport> loss = fail(ErrorCode::Conflict, "run", "it does not wait for a new head node");
    bool examines = false;    ///< headLoss() does not end
    std::stop_token lossStop; ///< of the last headLoss()
    QPromise<Result<HeadLossReport>> lossPromise;
    QFuture<Result<HeadLossReport>> headLoss(const RunId &run, std::stop_token stop) override
    {
        (void)call("examine " + run.value);
        lossStop = std::move(stop);
        if (!examines)
            return answered<HeadLossReport>(loss);
        lossPromise = QPromise<Result<HeadLossReport>>();
        lossPromise.start();
        return lossPromise.future();
    }
    OperationId replaceHead(const RunId &run, const HeadLossReport &shown) override
    {
        return call("new head " + run.value + " " + std::to_string(shown.stepsLost));
    }
    OperationId endLostRun(const RunId &run) override { return call("end " + run.value); }
    OperationId addWorker(const RunId &run) override { return call("add " + run.value); }
    OperationId removeWorker(const RunId &run, int rank) override
    {
        return call("remove " + run.value + " " + std::to_string(rank));
    }
    OperationId autoscale(const RunId &run, const runs::ScaleGoal &goal, bool act) override
    {
        goals.push_back(goal);
        return call((act ? "scale " : "advise ") + run.value);
    }
    std::vector<runs::ScaleGoal> goals;
    std::vector<std::int64_t> reads; ///< the first sequence of each call
    QFuture<Result<ledger::MetricRows>> metrics(const RunId &, std::int64_t since, int limit) override
    {
        reads.push_back(since);
        const auto from = std::min(std::size_t(since), history.size());
        const auto to = limit > 0 ? std::min(from + std::size_t(limit), history.size()) : history.size();
        return answered<ledger::MetricRows>(
            ledger::MetricRows{{history.begin() + std::ptrdiff_t(from), history.begin() + std::ptrdiff_t(to)},
                               std::int64_t(to),
                               std::exchange(replaced, false)});
    }
    ledger::SampleRows measured; ///< stored samples
    std::vector<ledger::SampleCursor> sampleReads;
    QFuture<Result<ledger::SampleRows>> samples(const RunId &, const ledger::SampleCursor &after, int limit) override
    {
        sampleReads.push_back(after);
        const auto from = std::min(std::size_t(after.sample), measured.rows.size());
        const auto to = std::min(from + std::size_t(limit), measured.rows.size());
        ledger::SampleRows found{.rows = {},
                                 .next = {.minute = 0, .sample = std::int64_t(to), .minutesRead = true},
                                 .more = to - from == std::size_t(limit),
                                 .sources = measured.sources};
        found.rows.assign(measured.rows.begin() + std::ptrdiff_t(from), measured.rows.begin() + std::ptrdiff_t(to));
        return answered<ledger::SampleRows>(std::move(found));
    }
    std::vector<ClusterId> clusterReads; ///< whose samples were read
    QFuture<Result<ledger::SampleRows>> clusterSamples(const ClusterId &cluster, const ledger::SampleCursor &after,
                                                       int limit) override
    {
        clusterReads.push_back(cluster);
        return samples({}, after, limit);
    }
    std::vector<LogLine> kept; ///< lines of the log
    std::vector<LogLine> log(const RunId &) const override { return kept; }
    std::vector<std::string> logCalls;
    void followLog(const RunId &run, const LogSource &only) override
    {
        logCalls.push_back(run.value + (only.empty() ? "" : " " + only.label()));
    }
    void unfollowLog(const RunId &run) override { logCalls.push_back("no " + run.value); }

private:
    OperationId call(std::string words)
    {
        calls.push_back(std::move(words));
        return newOperationId();
    }
};

class FakeTour : public TourService {
public:
    bool on = false, cancelled = false;
    std::vector<tour::StepInfo> steps() const override
    {
        return {{"local-cloud", "Start the local cloud"},
                {"launch", "Launch one head and two workers"},
                {"digits", "Make the digits"},
                {"upload", "Put them into a bucket"},
                {"train", "Train LeNet for 12 epochs"},
                {"add-worker", "Add a third worker"},
                {"report", "Write the report"},
                {"terminate", "Terminate everything"},
                {"prove", "Prove that nothing is left"}};
    }
    int starts = 0;
    void start() override
    {
        on = true;
        ++starts;
        emit began();
    }
    void cancel() override { cancelled = true; }
    bool running() const override { return on; }
    void step(const StepEvent &event) { emit stepChanged(event); }
    void training(const RunId &run) { emit runStarted(run); }
    void end(const Result<QString> &receipt)
    {
        on = false;
        emit finished(receipt);
    }
};

} // namespace trainyard::gui::fake
