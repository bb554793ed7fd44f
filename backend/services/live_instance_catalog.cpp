#include "backend/services/live_instance_catalog.h"

#include "backend/cluster/images.h"
#include "backend/cluster/instance_catalog.h"
#include "backend/cluster/reservations.h"
#include "backend/cluster/templates.h"

namespace trainyard::services {

LiveInstanceCatalogService::LiveInstanceCatalogService(Tasks &tasks, CloudSource &source, QObject *parent)
    : InstanceCatalogService(parent)
    , m_tasks(tasks)
    , m_source(source)
{
}

/// Runs query(context, deadline, stop) on a pool thread.
template <class Query>
auto LiveInstanceCatalogService::runQuery(Query query)
{
    using QueryResult = std::invoke_result_t<Query, const cluster::CloudContext &, const Deadline &, std::stop_token>;
    return m_tasks.run([this, query = std::move(query)](std::stop_token stop) -> QueryResult {
        const auto deadline = Deadline::after(std::chrono::minutes(1)); // a table of 900 types takes ten calls
        const auto context = m_source.open(false, deadline, stop);
        if (!context)
            return fail(context.error());
        return query(*context, deadline, stop);
    });
}

QFuture<Result<cluster::AvailableTypes>> LiveInstanceCatalogService::types(const std::string &region)
{
    return runQuery([region](const auto &context, const Deadline &deadline, std::stop_token stop) {
        return cluster::availableTypes(context, region, deadline, stop);
    });
}

QFuture<Result<std::vector<cluster::AvailableImage>>> LiveInstanceCatalogService::images(const std::string &region)
{
    return runQuery([region](const auto &context, const Deadline &deadline, std::stop_token stop) {
        return cluster::availableImages(context, region, deadline, stop);
    });
}

QFuture<Result<std::vector<cluster::CapacityReservation>>>
LiveInstanceCatalogService::reservations(const std::string &region)
{
    return runQuery([region](const auto &context, const Deadline &deadline, std::stop_token stop) {
        return cluster::capacityReservations(context, region, deadline, stop);
    });
}

QFuture<Result<std::vector<cluster::LaunchTemplateSummary>>>
LiveInstanceCatalogService::templates(const std::string &region)
{
    return runQuery([region](const auto &context, const Deadline &deadline, std::stop_token stop) {
        return cluster::launchTemplates(context, region, deadline, stop);
    });
}

QFuture<Result<std::vector<cluster::TemplateVersion>>>
LiveInstanceCatalogService::templateVersions(const std::string &region, const std::string &idOrName)
{
    return runQuery([region, idOrName](const auto &context, const Deadline &deadline, std::stop_token stop) {
        return cluster::templateVersions(context, region, idOrName, deadline, stop);
    });
}

} // namespace trainyard::services
