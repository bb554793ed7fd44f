#pragma once

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <thread>

#include <QTimer>

#include "backend/core/async/poll.h"
#include "backend/ledger/rows.h"
#include "backend/services/cloud_source.h"
#include "backend/services/interfaces.h"
#include "backend/services/operations.h"
#include "backend/services/runs/head_loss_report.h"
#include "backend/services/runs/live_logs.h"

namespace trainyard::services {

/// Runs of the ledger. Each active run has a reader thread, unless another part of this program reads it; a reader that
/// fails is restarted, after increasing pauses. Polls the ledger every second for records stored by other programs.
class LiveRunService final : public RunService {
    Q_OBJECT
public:
    LiveRunService(Tasks &tasks, CloudSource &source, Operations &operations, QObject *parent = nullptr);
    ~LiveRunService() override; ///< stops the readers and waits for them

    std::vector<RunSnapshot> runs() const override { return m_known; }
    void refresh() override { poll(); }
    OperationId start(const ClusterId &cluster, const protocol::JobSpec &job,
                      cluster::CredentialForwarding keys) override;
    OperationId startTask(const ClusterId &cluster, const protocol::JobSpec &job, cluster::CredentialForwarding keys,
                          const std::map<std::string, Secret> &secrets) override;
    QFuture<Result<protocol::JobSpec>> job(const RunId &run) override;
    QFuture<Status> label(const RunId &run, const std::string &name, const std::string &notes,
                          const std::string &tags) override;
    QFuture<Status> archive(const RunId &run, bool archived) override;
    QFuture<Result<training::RunRemoval>> removal(const RunId &run) override;
    QFuture<Status> remove(const RunId &run) override;
    QFuture<Result<std::vector<training::RunDetails>>> details(const std::vector<RunId> &runs) override;
    QFuture<Result<std::string>> report(const RunId &run) override;
    QFuture<Result<training::CodePreview>>
    previewCode(const std::string &folder, const std::vector<std::string> &excludes, std::stop_token stop) override;
    QFuture<Result<std::vector<jobs::ScriptOption>>> scriptOptions(const protocol::JobSpec &job,
                                                                   std::stop_token stop) override;
    QFuture<Result<std::vector<training::LogHit>>> searchLog(const RunId &run, const training::LogQuery &query,
                                                             std::stop_token stop) override;
    OperationId stop(const RunId &run, training::StopMode mode) override;
    OperationId saveCheckpoint(const RunId &run) override;
    QFuture<Result<HeadLossReport>> headLoss(const RunId &run, std::stop_token stop) override;
    OperationId replaceHead(const RunId &run, const HeadLossReport &shown) override;
    OperationId endLostRun(const RunId &run) override;
    OperationId addWorker(const RunId &run) override;
    OperationId removeWorker(const RunId &run, int rank) override;
    OperationId autoscale(const RunId &run, const runs::ScaleGoal &goal, bool act) override;
    QFuture<Result<ledger::MetricRows>> metrics(const RunId &run, std::int64_t since, int limit) override;
    QFuture<Status> exportRecords(const RunId &run, training::RecordFormat format, const std::string &path) override;
    QFuture<Result<ledger::SampleRows>> samples(const RunId &run, const ledger::SampleCursor &after,
                                                int limit) override;
    QFuture<Result<ledger::SampleRows>> clusterSamples(const ClusterId &cluster, const ledger::SampleCursor &after,
                                                       int limit) override;
    std::vector<LogLine> log(const RunId &run) const override { return m_logs.lines(run); }
    void followLog(const RunId &run, const LogSource &only) override { m_logs.follow(run, only); }
    void unfollowLog(const RunId &run) override { m_logs.unfollow(run); }

    /// Registers a run whose metrics another component (the tour) stores and reports by reportStored(). Any thread.
    void setExternalReader(const RunId &run);
    void reportStored(const RunId &run, std::int64_t last);

private:
    /// Summary of a run's curves, kept to avoid reading them again.
    struct Digest {
        std::int64_t sequence = 0;
        int epoch = 0, workers = 0;
        double accuracy = -1, bestAccuracy = -1;
        int bestEpoch = 0;
        std::map<int, double> accuracies;         ///< of the validation, by epoch
        std::shared_ptr<const RunSnapshot> ofJob; ///< what depends on the job alone, which does not change
        std::map<int, std::string> hosts;         ///< by rank
        std::string priceDate;                    ///< of the prices of an ended run; empty: its cost is computed again
        double usdPerHour = 0, usdSpent = 0;
        cluster::SumBound bound = cluster::SumBound::Exact; ///< of both
        void add(const protocol::MetricRecord &);
        void findBest(); ///< after the last of several records
    };
    using Digests = std::map<RunId, Digest>;
    /// When a reader that has ended is restarted.
    struct Restart {
        Backoff pauses{std::chrono::seconds(5), std::chrono::seconds(60)};
        Deadline earliest = Deadline::after(std::chrono::seconds(0));
        std::string logged; ///< the last error, which is not repeated in the log
    };
    struct Snapshot {
        std::vector<RunSnapshot> runs;
        Digests digests;
    };
    void poll();
    void read(const RunId &run);
    void readerEnded(const RunId &run, const std::optional<Error> &error);
    void setUnreachable(const RunId &run, std::optional<Timestamp> since);
    using Action = std::function<Status(const ProgressSink &, std::stop_token)>;
    /// Runs an action of a reader as an operation, and waits for its end. Called in the reader's thread.
    Status showAction(const RunId &run, const std::string &title, const Action &, std::stop_token);
    void addUnreachable(std::vector<RunSnapshot> &runs) const;
    void setStopping(const RunId &run, std::optional<RunStop> stop);
    void stopEnded(const RunId &run, const RunStop &asked, bool good);
    void addOwnKnowledge(std::vector<RunSnapshot> &runs) const;
    bool mayRead(const RunId &run) const;
    const RunSnapshot *find(const RunId &run) const;
    std::string titleOf(const RunId &run) const; ///< "lenet on demo"
    static Result<Snapshot> fetch(CloudSource &source, Digests digests);
    static void addJob(RunSnapshot &, const protocol::JobSpec &);
    static RunSnapshot summarize(ledger::Ledger &, const ledger::Run &, const ledger::Cluster &, Digest &);
    /// Changes the labels of a run, and shows them.
    QFuture<Status> changeLabels(const RunId &run, const std::function<void(ledger::RunLabels &)> &change);
    /// Those of an ended run change only with the list prices.
    static void addCosts(ledger::Ledger &, RunSnapshot &, const ledger::Cluster &, const cluster::Catalog &,
                         Timestamp at, Digest &);

    Tasks &m_tasks;
    CloudSource &m_source;
    Operations &m_operations;
    LiveLogs m_logs;
    std::vector<RunSnapshot> m_known;
    Digests m_digests;
    std::set<RunId> m_externallyRead;
    std::map<RunId, std::jthread> m_readers;
    std::map<RunId, Restart> m_restarts;
    std::map<RunId, OperationId> m_actions;   ///< the last action of each reader
    std::map<RunId, Timestamp> m_unreachable; ///< since when; known to this program only
    std::map<RunId, RunStop> m_stopping;      ///< requested by this program
    QTimer m_again;
    bool m_polling = false;
    int m_removals = 0; ///< runs that this program has deleted
};

} // namespace trainyard::services
