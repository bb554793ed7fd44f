#pragma once

#include <QCoreApplication>

#include "backend/cluster/account/permissions/permissions.h"
#include "backend/cluster/account/permissions/roles.h"
#include "backend/cluster/account/quotas.h"
#include "gui/models/row_table.h"

namespace trainyard::gui {

/// vCPUs that an account needs, uses and may use, a line for each family and market.
class QuotaModel final : public RowTable<cluster::QuotaLine> {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::QuotaModel)
public:
    enum Column { Family, Market, Needed, Used, Allowed, State };
    explicit QuotaModel(QObject *parent = nullptr);
};

/// Permissions of the credentials.
class PermissionModel final : public RowTable<cluster::PermissionLine> {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::PermissionModel)
public:
    enum Column { Action, Purpose, State, Because };
    explicit PermissionModel(QObject *parent = nullptr);
};

/// Managed policies that a purpose requires.
class PolicyModel final : public RowTable<cluster::PolicyLine> {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::PolicyModel)
public:
    enum Column { Policy, State, By, Advice };
    explicit PolicyModel(QObject *parent = nullptr);
};

} // namespace trainyard::gui
