#pragma once

#include <QCoreApplication>

#include "backend/cluster/operate/account_resources.h"
#include "gui/models/row_table.h"

namespace trainyard::gui {

/// What exists in the account, each with its own price.
class ResourceModel final : public RowTable<cluster::AccountResource> {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::ResourceModel)
public:
    enum Column { Kind, Name, Cluster, Owner, Region, Type, State, Price, Created };
    explicit ResourceModel(QObject *parent = nullptr);
};

/// Whose it is: "you", or the owner that the tags of another ledger name.
QString ownerOf(const cluster::AccountResource &);
/// "5 resources, $0.5100/h", and what belongs to others: "; of others: 2 resources, $0.17/h".
QString summaryOf(const cluster::AccountInventory &);
/// The part that belongs to a cluster.
cluster::AccountInventory partOf(const cluster::AccountInventory &, const ClusterId &);

} // namespace trainyard::gui
