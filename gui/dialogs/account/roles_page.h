#pragma once

#include <optional>
#include <vector>

#include <QWidget>

#include "backend/cluster/account/permissions/roles.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace trainyard::services {
class PlanningService;
}

namespace trainyard::gui {

class PolicyModel;

/// The managed policies that a purpose requires and the principals that have them, and the roles of EMR's machines. A
/// second click, after the commands are shown, creates the roles, with or without the permission to mount EFS.
class RolesPage : public QWidget {
    Q_OBJECT
public:
    explicit RolesPage(services::PlanningService &planning, QWidget *parent = nullptr);
    void show(cluster::Wizard wizard); ///< requests the policies

private:
    QWidget *makeRoles();
    void loadPolicies();
    void loadRoles();
    void showRoles(const Result<std::vector<cluster::RoleState>> &states);
    void makeThem();
    void setEfs(bool attached);
    cluster::Wizard chosen() const;

    services::PlanningService &m_planning;
    PolicyModel *m_policies;
    QComboBox *m_purpose;
    QLabel *m_words, *m_roleWords;
    QWidget *m_roles;
    QPlainTextEdit *m_commands;
    QPushButton *m_make;
    QCheckBox *m_efs;
    bool m_sure = false;
    std::uint64_t m_question = 0;
};

} // namespace trainyard::gui
