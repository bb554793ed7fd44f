#include "gui/models/launch/account_choices.h"

#include <algorithm>

#include "backend/services/clusters/managed_clusters.h"
#include "backend/services/clusters/planning.h"

namespace trainyard::gui {

AccountChoices::AccountChoices(Purpose purpose, services::PlanningService *planning,
                               services::ManagedClusterService *managed, QObject *parent)
    : QObject(parent)
    , m_purpose(purpose)
    , m_planning(planning)
    , m_managed(managed)
{
}

const cluster::FileSystemChoice *AccountChoices::fileSystem(const std::string &id) const
{
    const auto at = std::ranges::find(m_fileSystems, id, &cluster::FileSystemChoice::id);
    return at == m_fileSystems.end() ? nullptr : &*at;
}

/// Keeps the response for the current region. What cannot be read stays unknown.
template <class T, class Keep>
void AccountChoices::ask(QFuture<Result<T>> answer, Keep keep)
{
    ++m_open;
    answer.then(this, [this, keep, region = m_region](const Result<T> &came) {
        --m_open;
        if (region != m_region)
            return;
        if (came)
            keep(*came);
        else
            m_notKnown.push_back(came.error());
        emit changed();
    });
}

void AccountChoices::load(const std::string &region)
{
    if (region == m_region)
        return;
    m_region = region;
    m_release.reset();
    m_network = {};
    m_fileSystems.clear();
    m_releases.clear();
    m_networkUse.reset();
    m_offer.reset();
    m_notKnown.clear();
    if (m_planning) {
        ask(m_planning->network(region), [this](const cluster::NetworkChoices &came) { m_network = came; });
        ask(m_planning->buckets(), [this](const std::vector<std::string> &came) { m_buckets = came; });
        ask(m_planning->address(), [this](const std::string &came) { m_address = came; });
    }
    if (m_managed)
        ask(m_managed->fileSystems(region),
            [this](const std::vector<cluster::FileSystemChoice> &came) { m_fileSystems = came; });
    if (m_managed && m_purpose == Purpose::Stack)
        ask(m_managed->networkUse(region), [this](const cluster::NetworkUse &came) { m_networkUse = came; });
    if (m_managed && m_purpose == Purpose::Emr)
        ask(m_managed->emrReleases(region), [this](const std::vector<std::string> &came) { m_releases = came; });
    if (m_planning && m_purpose == Purpose::Emr)
        ask(m_planning->emrRoles(false), [this](const std::vector<cluster::RoleState> &came) { m_roles = came; });
    emit changed();
}

void AccountChoices::loadOffer(const std::string &release)
{
    if (!m_managed || release == m_release)
        return;
    m_release = release;
    m_offer.reset();
    const auto ticket = m_latestOffer.next();
    ask(m_managed->emrOffer(m_region, release), [this, ticket](const cluster::EmrOffer &came) {
        if (m_latestOffer.isCurrent(ticket))
            m_offer = came;
    });
}

} // namespace trainyard::gui
