#pragma once

#include <string>
#include <vector>

#include <QDialog>

#include "backend/cluster/account/permissions/roles.h"
#include "backend/cluster/account/quotas.h"

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;
class QTabWidget;

namespace trainyard::services {
class PlanningService;
}

namespace trainyard::gui {

class DataTable;
class PermissionModel;
class QuotaModel;
class RolesPage;

/// Quotas and permissions of the account, on one page each: vCPU quotas needed, used and allowed, with a request for
/// more; the matrix of permissions, found by DryRun; roles and policies. A change needs a second click after its
/// description.
class QuotasAndPermissionsDialog : public QDialog {
    Q_OBJECT
public:
    /// \param needs  machines of a plan, counted as needed
    QuotasAndPermissionsDialog(services::PlanningService &planning, const std::vector<std::string> &regions,
                               const std::string &region, std::vector<cluster::QuotaNeed> needs,
                               QWidget *parent = nullptr);
    /// Shows the quotas of a region and selects this line.
    void showQuota(const std::string &region, const std::string &code);
    void showPermissions();
    void showPolicies(cluster::Wizard wizard);

private:
    QWidget *makeQuotas(const std::vector<std::string> &regions, const std::string &region);
    QWidget *makePermissions();
    void loadQuotas();
    void loadPermissions();
    void showLine();
    void request();

    services::PlanningService &m_planning;
    std::vector<cluster::QuotaNeed> m_needs;
    QuotaModel *m_quotas;
    PermissionModel *m_permissions;
    QTabWidget *m_tabs;
    RolesPage *m_roles;
    QComboBox *m_region;
    DataTable *m_quotaTable;
    QSpinBox *m_wanted;
    QLabel *m_words, *m_permissionWords;
    QPushButton *m_request;
    std::string m_code; ///< of the line to select when the quotas arrive
    bool m_sure = false, m_permissionsLoaded = false, m_policiesLoaded = false;
    std::uint64_t m_question = 0;
};

} // namespace trainyard::gui
