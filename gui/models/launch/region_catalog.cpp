#include "gui/models/launch/region_catalog.h"

#include <algorithm>

#include "backend/cluster/plan/launch_plan.h"

namespace trainyard::gui {

using cluster::AvailableType;

RegionCatalog::RegionCatalog(std::shared_ptr<const cluster::Catalog> builtIn, services::InstanceCatalogService *service,
                             QObject *parent)
    : QObject(parent)
    , m_builtIn(std::move(builtIn))
    , m_catalog(m_builtIn)
    , m_service(service)
{
}

void RegionCatalog::showBuiltIn()
{
    cluster::AvailabilityData facts;
    for (const cluster::InstanceType &type : m_builtIn->types()) {
        facts.types.emplace_back();
        facts.types.back().type = type;
    }
    m_types = cluster::mergeAvailableTypes(*m_builtIn, m_region, std::move(facts));
    m_catalog = m_builtIn;
    addPrices();
    m_images.clear();
    for (const cluster::Image &image : m_builtIn->images())
        m_images.push_back(
            {image.alias, image.title, image.user, image.minRootGiB, image.gpuDriver, std::nullopt, std::nullopt});
    m_reservations.clear();
    m_templates.clear();
    m_versions.clear();
    m_notKnown.clear();
    m_live = false;
}

/// Stores a list when it arrives. One that cannot be read stays unchanged: errors are reported with the types.
template <class T>
void RegionCatalog::keep(QFuture<Result<std::vector<T>>> answer, std::vector<T> RegionCatalog::*list,
                         std::uint64_t ticket)
{
    answer.then(this, [this, list, ticket](const Result<std::vector<T>> &came) {
        if (!m_latest.isCurrent(ticket) || !came)
            return;
        this->*list = *came;
        emit changed();
    });
}

void RegionCatalog::load(const std::string &region)
{
    if (region == m_region)
        return;
    m_region = region;
    showBuiltIn();
    const auto ticket = m_latest.next();
    (void)m_latestVersions.next();
    m_loading = m_service != nullptr;
    emit changed();
    if (!m_service)
        return;
    keep(m_service->images(region), &RegionCatalog::m_images, ticket);
    keep(m_service->reservations(region), &RegionCatalog::m_reservations, ticket);
    keep(m_service->templates(region), &RegionCatalog::m_templates, ticket);
    m_service->types(region).then(this, [this, ticket](const Result<cluster::AvailableTypes> &answer) {
        if (!m_latest.isCurrent(ticket))
            return;
        m_loading = false;
        if (answer) {
            m_types = answer->types;
            m_catalog = answer->catalog ? answer->catalog->withRegions(m_builtIn->regions()) : m_builtIn;
            m_notKnown = answer->notKnown;
            m_live = true;
            addPrices();
        } else {
            m_notKnown = {answer.error()};
        }
        emit changed();
    });
}

/// Into the catalog and the table of types.
void RegionCatalog::addPrices()
{
    m_catalog = m_prices.in(*m_catalog);
    for (AvailableType &offer : m_types) {
        if (const auto *price = m_catalog->listed(offer.type.name, m_region); price && !m_catalog->costsNothing()) {
            offer.usdPerHour = price->usdPerHour;
            offer.estimate = false;
        }
    }
}

void RegionCatalog::loadPrices(const cluster::LaunchPlan &plan)
{
    const auto unpriced = plan.unpricedTypes(*m_catalog);
    bool isNew = false;
    for (const std::string &one : unpriced)
        isNew = m_pricesWanted.insert(one).second || isNew;
    if (!isNew || !m_service)
        return;
    m_service->prices(plan).then(this, [this](const Result<cluster::PlanPrices> &answer) {
        if (!answer || (answer->listed.empty() && answer->spot.empty()))
            return;
        m_prices.listed.insert(m_prices.listed.begin(), answer->listed.begin(), answer->listed.end());
        m_prices.spot.insert(m_prices.spot.begin(), answer->spot.begin(), answer->spot.end());
        addPrices();
        emit changed();
    });
}

void RegionCatalog::loadVersions(const std::string &launchTemplate)
{
    m_versions.clear();
    const auto ticket = m_latestVersions.next();
    if (!m_service || launchTemplate.empty()) {
        emit versionsLoaded();
        return;
    }
    m_service->templateVersions(m_region, launchTemplate)
        .then(this, [this, ticket](const Result<std::vector<aws::LaunchTemplateVersion>> &answer) {
            if (!m_latestVersions.isCurrent(ticket))
                return;
            if (answer)
                m_versions = *answer;
            emit versionsLoaded();
        });
}

const AvailableType *RegionCatalog::type(const std::string &name) const
{
    const auto at = std::ranges::find(m_types, name, [](const AvailableType &o) { return o.type.name; });
    return at == m_types.end() ? nullptr : &*at;
}

} // namespace trainyard::gui
