#include "gui/models/region_offers.h"

#include <algorithm>

namespace trainyard::gui {

using cluster::TypeOffer;

RegionOffers::RegionOffers(std::shared_ptr<const cluster::Catalog> builtIn, services::OfferService *service,
                           QObject *parent)
    : QObject(parent)
    , m_builtIn(std::move(builtIn))
    , m_catalog(m_builtIn)
    , m_service(service)
{
}

void RegionOffers::showBuiltIn()
{
    cluster::OfferFacts facts;
    for (const cluster::InstanceType &type : m_builtIn->types()) {
        facts.types.emplace_back();
        facts.types.back().type = type;
    }
    m_types = cluster::mergedOffers(*m_builtIn, m_region, std::move(facts));
    m_catalog = m_builtIn;
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

/// A list that cannot be read stays as it is: what matters is said with the types.
template <class T>
void RegionOffers::keep(QFuture<Result<std::vector<T>>> answer, std::vector<T> RegionOffers::*list,
                        std::uint64_t ticket)
{
    answer.then(this, [this, list, ticket](const Result<std::vector<T>> &came) {
        if (!m_latest.isCurrent(ticket) || !came)
            return;
        this->*list = *came;
        emit changed();
    });
}

void RegionOffers::ask(const std::string &region)
{
    if (region == m_region)
        return;
    m_region = region;
    showBuiltIn();
    const auto ticket = m_latest.take();
    (void)m_latestVersions.take();
    m_asking = m_service != nullptr;
    emit changed();
    if (!m_service)
        return;
    keep(m_service->images(region), &RegionOffers::m_images, ticket);
    keep(m_service->reservations(region), &RegionOffers::m_reservations, ticket);
    keep(m_service->templates(region), &RegionOffers::m_templates, ticket);
    m_service->types(region).then(this, [this, ticket](const Result<cluster::TypeOffers> &answer) {
        if (!m_latest.isCurrent(ticket))
            return;
        m_asking = false;
        if (answer) {
            m_types = answer->types;
            m_catalog = answer->catalog ? answer->catalog : m_builtIn;
            m_notKnown = answer->notKnown;
            m_live = true;
        } else {
            m_notKnown = {answer.error()};
        }
        emit changed();
    });
}

void RegionOffers::askVersions(const std::string &launchTemplate)
{
    m_versions.clear();
    const auto ticket = m_latestVersions.take();
    if (!m_service || launchTemplate.empty()) {
        emit versionsCame();
        return;
    }
    m_service->templateVersions(m_region, launchTemplate)
        .then(this, [this, ticket](const Result<std::vector<cluster::TemplateVersion>> &answer) {
            if (!m_latestVersions.isCurrent(ticket))
                return;
            if (answer)
                m_versions = *answer;
            emit versionsCame();
        });
}

const TypeOffer *RegionOffers::type(const std::string &name) const
{
    const auto at = std::ranges::find(m_types, name, [](const TypeOffer &o) { return o.type.name; });
    return at == m_types.end() ? nullptr : &*at;
}

} // namespace trainyard::gui
