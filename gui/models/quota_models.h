#pragma once

#include <QCoreApplication>

#include "backend/cluster/account/permissions.h"
#include "backend/cluster/account/quotas.h"
#include "backend/cluster/account/roles.h"
#include "gui/models/row_table.h"

namespace trainyard::gui {

/// vCPUs that an account needs, uses and may use, a line for each family and market.
class QuotaModel final : public RowTable<cluster::QuotaLine> {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::QuotaModel)
public:
    enum Column { Family, Market, Needed, Used, Allowed, State, ColumnCount };
    using RowTable::RowTable;

protected:
    int columns() const override { return ColumnCount; }
    QString title(int column) const override;
    QString key(const cluster::QuotaLine &) const override; ///< the quota's code
    QVariant cell(const cluster::QuotaLine &, int column, int role) const override;
    bool isNumber(int column) const override { return column == Needed || column == Used || column == Allowed; }
};

/// Permissions of the credentials.
class PermissionModel final : public RowTable<cluster::PermissionLine> {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::PermissionModel)
public:
    enum Column { Action, Purpose, State, Because, ColumnCount };
    using RowTable::RowTable;

protected:
    int columns() const override { return ColumnCount; }
    QString title(int column) const override;
    QString key(const cluster::PermissionLine &) const override;
    QVariant cell(const cluster::PermissionLine &, int column, int role) const override;
};

/// Managed policies that a purpose requires.
class PolicyModel final : public RowTable<cluster::PolicyLine> {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::PolicyModel)
public:
    enum Column { Policy, State, By, Advice, ColumnCount };
    using RowTable::RowTable;

protected:
    int columns() const override { return ColumnCount; }
    QString title(int column) const override;
    QString key(const cluster::PolicyLine &) const override; ///< the policy's name
    QVariant cell(const cluster::PolicyLine &, int column, int role) const override;
};

} // namespace trainyard::gui
