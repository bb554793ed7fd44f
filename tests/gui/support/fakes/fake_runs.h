#pragma once

#include <map>

#include "backend/cluster/launch/forwarded_credentials.h"
#include "backend/jobs/help_options.h"
#include "backend/ledger/rows.h"
#include "backend/ledger/system_samples.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/runs/scale_policy.h"
#include "backend/services/interfaces.h"
#include "backend/services/runs/head_loss_report.h"
#include "backend/tour/tour.h"
#include "backend/training/logs/log_search.h"
#include "backend/training/records/run_details.h"
#include "backend/training/records/run_removal.h"
#include "backend/training/run/cluster_run.h"
#include "backend/training/run/code_pack.h"
#include "tests/gui/support/fakes/ready_future.h"

namespace trainyard::gui::fake {

using namespace trainyard::services;

class FakeRuns : public RunService {
public:
    FakeRuns();
    ~FakeRuns() override;
    std::vector<RunSnapshot> known;
    std::vector<protocol::MetricRecord> history; ///< stored records
    bool replaced = false;                       ///< result of the next read
    std::vector<protocol::JobSpec> started;
    std::vector<cluster::CredentialForwarding> agreed; ///< consent of each started run
    std::vector<std::string> calls;

    void set(std::vector<RunSnapshot> next);
    std::vector<RunSnapshot> runs() const override;
    void refresh() override;
    OperationId start(const ClusterId &, const protocol::JobSpec &job, cluster::CredentialForwarding keys) override;
    std::vector<std::map<std::string, Secret>> secrets; ///< of each started task
    OperationId startTask(const ClusterId &, const protocol::JobSpec &job, cluster::CredentialForwarding keys,
                          const std::map<std::string, Secret> &values) override;
    Result<protocol::JobSpec> jobOf = protocol::JobSpec{};
    QFuture<Result<protocol::JobSpec>> job(const RunId &) override { return answered<protocol::JobSpec>(jobOf); }
    QFuture<Status> label(const RunId &run, const std::string &name, const std::string &notes,
                          const std::string &tags) override;
    QFuture<Status> archive(const RunId &run, bool archived) override;
    Result<training::RunRemoval> removed = training::RunRemoval{120, 2, 3'500'000};
    QFuture<Result<training::RunRemoval>> removal(const RunId &) override;
    QFuture<Status> remove(const RunId &run) override;
    Result<std::vector<training::RunDetails>> compared = std::vector<training::RunDetails>{};
    QFuture<Result<std::vector<training::RunDetails>>> details(const std::vector<RunId> &runs) override;
    QFuture<Result<std::string>> report(const RunId &run) override;
    Result<training::CodePreview> code = training::CodePreview{};
    std::vector<std::string> previewed; ///< folders
    QFuture<Result<training::CodePreview>> previewCode(const std::string &folder, const std::vector<std::string> &,
                                                       std::stop_token) override;
    Result<std::vector<jobs::ScriptOption>> options = std::vector<jobs::ScriptOption>{};
    std::vector<protocol::JobSpec> asked; ///< for their options
    std::stop_token optionsStop;          ///< of the last of them
    QFuture<Result<std::vector<jobs::ScriptOption>>> scriptOptions(const protocol::JobSpec &job,
                                                                   std::stop_token stop) override;
    Result<std::vector<training::LogHit>> hits = std::vector<training::LogHit>{};
    std::vector<training::LogQuery> searches;
    QFuture<Result<std::vector<training::LogHit>>> searchLog(const RunId &, const training::LogQuery &query,
                                                             std::stop_token) override;
    OperationId stop(const RunId &run, training::StopMode mode) override;
    OperationId saveCheckpoint(const RunId &run) override;
    Result<HeadLossReport> loss = fail(ErrorCode::Conflict, "run", "it does not wait for a new head node");
    bool examines = false;    ///< headLoss() does not end
    std::stop_token lossStop; ///< of the last headLoss()
    QPromise<Result<HeadLossReport>> lossPromise;
    QFuture<Result<HeadLossReport>> headLoss(const RunId &run, std::stop_token stop) override;
    OperationId replaceHead(const RunId &run, const HeadLossReport &shown) override;
    OperationId endLostRun(const RunId &run) override;
    OperationId addWorker(const RunId &run) override;
    OperationId removeWorker(const RunId &run, int rank) override;
    OperationId autoscale(const RunId &run, const runs::ScaleGoal &goal, bool act) override;
    std::vector<runs::ScaleGoal> goals;
    std::vector<std::int64_t> reads; ///< the first sequence of each call
    QFuture<Result<ledger::MetricRows>> metrics(const RunId &, std::int64_t since, int limit) override;
    /// Really writes the history.
    QFuture<Status> exportRecords(const RunId &, training::RecordFormat format, const std::string &path) override;
    ledger::SampleRows measured; ///< stored samples
    std::vector<ledger::SampleCursor> sampleReads;
    QFuture<Result<ledger::SampleRows>> samples(const RunId &, const ledger::SampleCursor &after, int limit) override;
    std::vector<ClusterId> clusterReads; ///< whose samples were read
    QFuture<Result<ledger::SampleRows>> clusterSamples(const ClusterId &cluster, const ledger::SampleCursor &after,
                                                       int limit) override;
    std::vector<LogLine> kept; ///< lines of the log
    std::vector<LogLine> log(const RunId &) const override;
    std::vector<std::string> logCalls;
    void followLog(const RunId &run, const LogSource &only) override;
    void unfollowLog(const RunId &run) override;

private:
    OperationId call(std::string words);
};

class FakeTour : public TourService {
public:
    FakeTour();
    ~FakeTour() override;
    bool on = false, cancelled = false;
    std::vector<tour::StepInfo> steps() const override;
    int starts = 0;
    void start() override;
    void cancel() override;
    bool running() const override;
    void step(const StepEvent &event);
    void training(const RunId &run);
    void digits(const tour::ShownDigits &digits);
    void records(const std::vector<protocol::MetricRecord> &records);
    void summary(const tour::TourSummary &summary);
    void end(const Result<QString> &receipt);
};

} // namespace trainyard::gui::fake
