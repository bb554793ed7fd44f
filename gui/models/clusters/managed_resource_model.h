#pragma once

#include <QCoreApplication>

#include "backend/cluster/managed/managed_state.h"
#include "gui/models/row_table.h"

namespace trainyard::gui {

/// The resources of a stack, the activities of its groups, or the groups and instances of an EMR cluster.
class ManagedResourceModel final : public RowTable<cluster::ManagedResource> {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::ManagedResourceModel)
public:
    enum Column { Name, Type, Status, Took, Reason };
    explicit ManagedResourceModel(QObject *parent = nullptr);
};

} // namespace trainyard::gui
