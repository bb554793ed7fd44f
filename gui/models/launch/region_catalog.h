#pragma once

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <QObject>

#include "backend/cluster/account/images.h"
#include "backend/cluster/account/instance_catalog.h"
#include "backend/cluster/account/reservations.h"
#include "backend/cluster/account/templates.h"
#include "backend/cluster/cloud/prices.h"
#include "backend/services/interfaces.h"
#include "backend/services/tasks.h"

namespace trainyard::gui {

/// The offers of a region for the launch wizard: the built-in table at once, then the cloud's data as it arrives. A
/// late response for a previous region is dropped.
class RegionCatalog : public QObject {
    Q_OBJECT
public:
    /// \param service  null: only the built-in table is available
    RegionCatalog(std::shared_ptr<const cluster::Catalog> builtIn, services::InstanceCatalogService *service,
                  QObject *parent = nullptr);

    void load(const std::string &region); ///< no effect when that is the current region
    void loadVersions(const std::string &launchTemplate);
    void loadPrices(const cluster::LaunchPlan &); ///< where some are unknown; each type is requested once

    const std::shared_ptr<const cluster::Catalog> &catalog() const { return m_catalog; }
    const std::vector<cluster::AvailableType> &types() const { return m_types; }
    const cluster::AvailableType *type(const std::string &name) const; ///< null when the region does not have it
    const std::vector<cluster::AvailableImage> &images() const { return m_images; }
    const std::vector<aws::CapacityReservation> &reservations() const { return m_reservations; }
    const std::vector<aws::LaunchTemplate> &templates() const { return m_templates; }
    const std::vector<aws::LaunchTemplateVersion> &versions() const { return m_versions; } ///< of the last request
    bool live() const { return m_live; } ///< the types are the region's own
    bool loading() const { return m_loading; }
    /// Why the types are not the region's own, or which of their data is unknown.
    const std::vector<Error> &notKnown() const { return m_notKnown; }

signals:
    void changed();
    void versionsLoaded();

private:
    void showBuiltIn();
    void addPrices();
    template <class T>
    void keep(QFuture<Result<std::vector<T>>> answer, std::vector<T> RegionCatalog::*list, std::uint64_t ticket);

    std::shared_ptr<const cluster::Catalog> m_builtIn, m_catalog;
    services::InstanceCatalogService *m_service;
    services::RequestGeneration m_latest, m_latestVersions;
    std::string m_region;
    std::vector<cluster::AvailableType> m_types;
    std::vector<cluster::AvailableImage> m_images;
    std::vector<aws::CapacityReservation> m_reservations;
    std::vector<aws::LaunchTemplate> m_templates;
    std::vector<aws::LaunchTemplateVersion> m_versions;
    std::vector<Error> m_notKnown;
    cluster::PlanPrices m_prices;         ///< all that were read
    std::set<std::string> m_pricesWanted; ///< types and regions whose prices were requested
    bool m_live = false, m_loading = false;
};

} // namespace trainyard::gui
