#include "backend/services/live/live_instance_catalog.h"

#include "backend/cluster/account/images.h"
#include "backend/cluster/account/instance_catalog.h"
#include "backend/cluster/account/reservations.h"
#include "backend/cluster/account/templates.h"
#include "backend/core/try.h"

namespace trainyard::services {

LiveInstanceCatalogService::LiveInstanceCatalogService(Tasks &tasks, CloudSource &source, QObject *parent)
    : InstanceCatalogService(parent)
    , m_tasks(tasks)
    , m_source(source)
{
}

/// Runs query(cloud, {deadline, stop}) on a pool thread.
template <class Query>
auto LiveInstanceCatalogService::runQuery(Query query)
{
    using QueryResult = std::invoke_result_t<Query, const cluster::CloudContext &, const CallContext &>;
    return m_tasks.run([this, query = std::move(query)](std::stop_token stop) -> QueryResult {
        const auto deadline = Deadline::after(std::chrono::minutes(1)); // a table of 900 types takes ten calls
        TY_ASSIGN(const auto cloud, m_source.open(false, {deadline, stop}));
        return query(cloud, {deadline, stop});
    });
}

QFuture<Result<cluster::AvailableTypes>> LiveInstanceCatalogService::types(const std::string &region)
{
    return runQuery([region](const auto &cloud, const CallContext &context) {
        return cluster::availableTypes(cloud, region, context);
    });
}

QFuture<Result<std::vector<cluster::AvailableImage>>> LiveInstanceCatalogService::images(const std::string &region)
{
    return runQuery([region](const auto &cloud, const CallContext &context) {
        return cluster::availableImages(cloud, region, context);
    });
}

QFuture<Result<std::vector<cluster::CapacityReservation>>>
LiveInstanceCatalogService::reservations(const std::string &region)
{
    return runQuery([region](const auto &cloud, const CallContext &context) {
        return cluster::capacityReservations(cloud, region, context);
    });
}

QFuture<Result<std::vector<cluster::LaunchTemplateSummary>>>
LiveInstanceCatalogService::templates(const std::string &region)
{
    return runQuery([region](const auto &cloud, const CallContext &context) {
        return cluster::launchTemplates(cloud, region, context);
    });
}

QFuture<Result<std::vector<cluster::TemplateVersion>>>
LiveInstanceCatalogService::templateVersions(const std::string &region, const std::string &idOrName)
{
    return runQuery([region, idOrName](const auto &cloud, const CallContext &context) {
        return cluster::templateVersions(cloud, region, idOrName, context);
    });
}

} // namespace trainyard::services
