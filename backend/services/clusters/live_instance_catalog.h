#pragma once

#include "backend/services/cloud_source.h"
#include "backend/services/interfaces.h"
#include "backend/services/tasks.h"

namespace trainyard::services {

class LiveInstanceCatalogService final : public InstanceCatalogService {
    Q_OBJECT
public:
    LiveInstanceCatalogService(Tasks &tasks, CloudSource &source, QObject *parent = nullptr);
    QFuture<Result<cluster::AvailableTypes>> types(const std::string &region) override;
    QFuture<Result<std::vector<cluster::AvailableImage>>> images(const std::string &region) override;
    QFuture<Result<std::vector<aws::CapacityReservation>>> reservations(const std::string &region) override;
    QFuture<Result<std::vector<aws::LaunchTemplate>>> templates(const std::string &region) override;
    QFuture<Result<std::vector<aws::LaunchTemplateVersion>>> templateVersions(const std::string &region,
                                                                              const std::string &idOrName) override;
    QFuture<Result<cluster::PlanPrices>> prices(const cluster::LaunchPlan &plan) override;

private:
    Tasks &m_tasks;
    CloudSource &m_source;
};

} // namespace trainyard::services
