#pragma once

#include "backend/services/cloud_source.h"
#include "backend/services/clusters/live_emr_steps.h"
#include "backend/services/clusters/managed_clusters.h"
#include "backend/services/data/live_prepare_data.h"
#include "backend/services/interfaces.h"
#include "backend/services/operations.h"

namespace trainyard::services {

/// Stacks and EMR clusters of the selected account.
class LiveManagedClusterService final : public ManagedClusterService {
    Q_OBJECT
public:
    /// \param clusters  its list is read again when a cluster has entered the ledger
    LiveManagedClusterService(Tasks &tasks, CloudSource &source, Operations &operations, ClusterService &clusters,
                              QObject *parent = nullptr);
    OperationId createStack(const cluster::StackPlan &plan, const std::string &script) override;
    OperationId createEmr(const cluster::EmrPlan &plan) override;
    OperationId attachStack(const cluster::AttachOptions &options) override;
    QFuture<Result<std::vector<cluster::AttachableStack>>> stacks(const std::string &region) override;
    QFuture<Result<cluster::AttachPreview>> attachPreview(const cluster::AttachOptions &options) override;
    QFuture<Result<cluster::NetworkUse>> networkUse(const std::string &region) override;
    QFuture<Result<std::vector<cluster::FileSystemChoice>>> fileSystems(const std::string &region) override;
    QFuture<Result<std::vector<std::string>>> emrReleases(const std::string &region) override;
    QFuture<Result<cluster::EmrOffer>> emrOffer(const std::string &region, const std::string &release) override;
    QFuture<Result<cluster::EmrFindings>> emrFindings(const cluster::EmrPlan &plan) override;
    QFuture<Result<std::vector<Sentence>>> stackWarnings(const cluster::StackPlan &plan) override;
    QFuture<Result<std::vector<cluster::ChecklistLine>>> checklist(const cluster::ChecklistRequest &request) override;
    QFuture<Status> checkScript(const std::string &text) override;
    QFuture<Result<ManagedState>> state(const ClusterId &id) override;
    PrepareDataService *dataPreparation() override { return &m_dataPreparation; }
    EmrStepService *emrSteps() override { return &m_emrSteps; }

private:
    template <class Launch>
    OperationId launch(std::string title, Launch launch);

    Tasks &m_tasks;
    CloudSource &m_source;
    Operations &m_operations;
    ClusterService &m_clusters;
    LivePrepareDataService m_dataPreparation;
    LiveEmrStepService m_emrSteps;
};

} // namespace trainyard::services
