#include "backend/services/clusters/live_instance_catalog.h"

#include "backend/cluster/account/images.h"
#include "backend/cluster/account/instance_catalog.h"
#include "backend/cluster/account/reservations.h"
#include "backend/cluster/account/templates.h"
#include "backend/cluster/cloud/prices.h"
#include "backend/cluster/plan/launch_plan.h"

namespace trainyard::services {
namespace {

constexpr std::chrono::minutes kListTime(1); ///< a table of 900 types takes ten calls

} // namespace

LiveInstanceCatalogService::LiveInstanceCatalogService(Tasks &tasks, CloudSource &source, QObject *parent)
    : InstanceCatalogService(parent)
    , m_tasks(tasks)
    , m_source(source)
{
}

QFuture<Result<cluster::AvailableTypes>> LiveInstanceCatalogService::types(const std::string &region)
{
    return m_tasks.run(m_source.query(false, kListTime, [region](const auto &cloud, const auto &context) {
        return cluster::availableTypes(cloud, region, context);
    }));
}

QFuture<Result<std::vector<cluster::AvailableImage>>> LiveInstanceCatalogService::images(const std::string &region)
{
    return m_tasks.run(m_source.query(false, kListTime, [region](const auto &cloud, const auto &context) {
        return cluster::availableImages(cloud, region, context);
    }));
}

QFuture<Result<std::vector<aws::CapacityReservation>>>
LiveInstanceCatalogService::reservations(const std::string &region)
{
    return m_tasks.run(m_source.query(false, kListTime, [region](const auto &cloud, const auto &context) {
        return cluster::capacityReservations(cloud, region, context);
    }));
}

QFuture<Result<std::vector<aws::LaunchTemplate>>> LiveInstanceCatalogService::templates(const std::string &region)
{
    return m_tasks.run(m_source.query(false, kListTime, [region](const auto &cloud, const auto &context) {
        return cluster::launchTemplates(cloud, region, context);
    }));
}

QFuture<Result<std::vector<aws::LaunchTemplateVersion>>>
LiveInstanceCatalogService::templateVersions(const std::string &region, const std::string &idOrName)
{
    return m_tasks.run(m_source.query(false, kListTime, [region, idOrName](const auto &cloud, const auto &context) {
        return cluster::templateVersions(cloud, region, idOrName, context);
    }));
}

QFuture<Result<cluster::PlanPrices>> LiveInstanceCatalogService::prices(const cluster::LaunchPlan &plan)
{
    return m_tasks.run(
        m_source.query(false, kListTime, [plan](const auto &cloud, const auto &context) -> Result<cluster::PlanPrices> {
            return cluster::readPrices(cloud, plan, context);
        }));
}

} // namespace trainyard::services
