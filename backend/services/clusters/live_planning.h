#pragma once

#include <stop_token>

#include "backend/services/cloud_source.h"
#include "backend/services/clusters/planning.h"
#include "backend/services/operations.h"

namespace trainyard::services {

/// Plans with the selected account. Most calls start the local cloud: a user who plans is about to use it.
class LivePlanningService final : public PlanningService {
    Q_OBJECT
public:
    LivePlanningService(Tasks &tasks, CloudSource &source, Operations &operations, QObject *parent = nullptr);
    ~LivePlanningService() override { cancelPreflight(); }
    QFuture<Result<cluster::Preflight>> preflight(const cluster::LaunchPlan &plan) override;
    void cancelPreflight() override { m_preflight.request_stop(); }
    QFuture<Result<cluster::NetworkChoices>> network(const std::string &region) override;
    QFuture<Result<std::vector<std::string>>> buckets() override;
    QFuture<Result<std::string>> address() override;
    QFuture<Result<cluster::SshIngressDrift>> sshIngressDrift() override;
    QFuture<Result<std::vector<cluster::QuotaLine>>> quotas(const std::string &region,
                                                            const std::vector<cluster::QuotaNeed> &needs) override;
    QFuture<Result<std::vector<cluster::PermissionLine>>> permissions() override;
    QFuture<Result<std::vector<cluster::PolicyLine>>> policies(cluster::Wizard wizard) override;
    QFuture<Result<std::vector<cluster::RoleState>>> emrRoles(bool make) override;
    QFuture<Status> setEfsPolicy(bool attached) override;
    QFuture<Result<std::string>> requestQuota(const std::string &region, const std::string &code,
                                              double vcpus) override;
    OperationId updateSshIngress(const ClusterId &only, bool neighbours) override;

private:
    Tasks &m_tasks;
    CloudSource &m_source;
    Operations &m_operations;
    std::stop_source m_preflight; ///< of the latest preflight
};

} // namespace trainyard::services
