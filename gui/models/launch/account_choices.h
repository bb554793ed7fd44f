#pragma once

#include <optional>
#include <string>
#include <vector>

#include <QObject>

#include "backend/cluster/account/network.h"
#include "backend/cluster/account/permissions/roles.h"
#include "backend/cluster/managed/account_problems.h"
#include "backend/cluster/stack/plan/stack_limits.h"
#include "backend/services/tasks.h"

namespace trainyard::services {
class ManagedClusterService;
class PlanningService;
} // namespace trainyard::services

namespace trainyard::gui {

/// What the account has to choose from in a region, for the wizards of stacks and EMR clusters. A late response for a
/// previous region or release is dropped.
class AccountChoices : public QObject {
    Q_OBJECT
public:
    enum class Purpose { Stack, Emr };
    /// \param planning, managed  null: nothing is known
    AccountChoices(Purpose purpose, services::PlanningService *planning, services::ManagedClusterService *managed,
                   QObject *parent = nullptr);

    void load(const std::string &region); ///< no effect when that is the current region
    /// What a release of EMR has, and the type of its machines. No effect when that is the current release.
    void loadOffer(const std::string &release);

    const cluster::NetworkChoices &network() const { return m_network; }
    const std::vector<cluster::FileSystemChoice> &fileSystems() const { return m_fileSystems; }
    const cluster::FileSystemChoice *fileSystem(const std::string &id) const; ///< null: unknown
    const std::vector<std::string> &buckets() const { return m_buckets; }
    const std::optional<Result<std::string>> &address() const { return m_address; } ///< unset: no response yet
    const std::optional<cluster::NetworkUse> &networkUse() const { return m_networkUse; }
    const std::vector<std::string> &releases() const { return m_releases; }
    const std::optional<cluster::EmrOffer> &offer() const { return m_offer; }
    const std::vector<cluster::RoleState> &roles() const { return m_roles; }
    bool loading() const { return m_open > 0; }
    const std::vector<Error> &notKnown() const { return m_notKnown; } ///< why something is unknown

signals:
    void changed();

private:
    template <class T, class Keep>
    void ask(QFuture<Result<T>> answer, Keep keep);

    const Purpose m_purpose;
    services::PlanningService *m_planning;
    services::ManagedClusterService *m_managed;
    services::RequestGeneration m_latestOffer;
    std::string m_region;
    std::optional<std::string> m_release;
    int m_open = 0; ///< requests without a response
    cluster::NetworkChoices m_network;
    std::vector<cluster::FileSystemChoice> m_fileSystems;
    std::vector<std::string> m_buckets, m_releases;
    std::optional<Result<std::string>> m_address;
    std::optional<cluster::NetworkUse> m_networkUse;
    std::optional<cluster::EmrOffer> m_offer;
    std::vector<cluster::RoleState> m_roles;
    std::vector<Error> m_notKnown;
};

} // namespace trainyard::gui
