#pragma once

#include <functional>

#include <QTimer>

#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/services/cloud_source.h"
#include "backend/services/interfaces.h"
#include "backend/services/operations.h"

namespace trainyard::services {

/// Clusters of the ledger and the cloud, polled: every second on the local cloud, every 15 s on AWS. While no cluster
/// is alive only the ledger is polled: an idle window makes no AWS calls and lets the local cloud exit.
class LiveClusterService final : public ClusterService {
    Q_OBJECT
public:
    LiveClusterService(Tasks &tasks, CloudSource &source, Operations &operations, QObject *parent = nullptr);
    std::vector<ClusterDetails> clusters() const override { return *m_known; }
    std::shared_ptr<const cluster::Catalog> catalog() const override;
    void refresh() override { poll(Scope::Everywhere); }
    OperationId launch(const cluster::LaunchPlan &plan) override;
    OperationId resume(const ClusterId &id) override;
    QFuture<Result<std::string>> exportedPlan(const ClusterId &id) override;
    QFuture<Result<AdoptionCandidate>> adoptable(const ClusterId &id, const std::string &ledger) override;
    OperationId adopt(const AdoptionCandidate &candidate) override;
    OperationId addWorkers(const ClusterId &id, int count) override;
    OperationId removeWorker(const ClusterId &id, const std::string &node, bool atOnce) override;
    OperationId replaceWorker(const ClusterId &id, const std::string &node) override;
    QFuture<Status> dismissLost(const ClusterId &id, const std::string &node) override;
    QFuture<Status> unlist(const std::vector<ClusterId> &ended) override;
    QFuture<Status> relist(const std::vector<ClusterId> &ended) override;
    QFuture<Result<cluster::AccountInventory>> inventory() override;
    OperationId scheduleTermination(std::chrono::minutes time) override;
    OperationId changePower(const ClusterId &id, const std::vector<std::string> &nodes,
                            cluster::PowerAction action) override;
    OperationId resize(const ClusterId &id, const std::string &node, const std::string &type) override;
    OperationId changeLimits(const ClusterId &id, const cluster::ClusterLimits &change) override;
    OperationId readmit(const ClusterId &id, const std::string &node) override;
    OperationId openNotebook(const ClusterId &id, const std::string &node) override;

private:
    using Clusters = std::vector<ClusterDetails>;
    struct Snapshot {
        std::shared_ptr<const Clusters> clusters;
        bool isNews = false; ///< clusters differ from the known ones
        bool alive = false;  ///< some cluster is alive: poll at the short interval
        std::optional<Error> error;
        std::shared_ptr<const cluster::Catalog> catalog;
    };
    enum class Scope {
        Ledger,     ///< and the cloud only while a cluster is alive
        Cloud,      ///< the selected region, and those that the ledger names
        Everywhere, ///< every enabled region; clusters found there enter the ledger
    };
    void poll(Scope how);
    QFuture<Status> changeRecords(std::function<Status(ledger::Ledger &)> change); ///< then polls
    std::string nameOf(const ClusterId &id) const;                                 ///< for titles
    static Snapshot fetch(CloudSource &source, Scope how, const Clusters &known, std::stop_token stop);

    Tasks &m_tasks;
    CloudSource &m_source;
    Operations &m_operations;
    std::shared_ptr<const Clusters> m_known = std::make_shared<const Clusters>();
    std::shared_ptr<const cluster::Catalog> m_catalog = cluster::Catalog::bundled();
    std::optional<Error> m_error;
    QTimer m_again;
    bool m_polling = false;
    std::optional<Scope> m_pendingPoll;
    RequestGeneration m_latest;
};

} // namespace trainyard::services
