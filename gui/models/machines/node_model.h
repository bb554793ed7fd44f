#pragma once

#include <string>
#include <vector>

#include <QCoreApplication>

#include "backend/services/snapshots.h"
#include "gui/models/machines/node_activity.h"
#include "gui/models/row_table.h"

namespace trainyard::gui {

/// A machine with what its stack or EMR makes of it.
struct NodeRow : cluster::NodeSnapshot {
    cluster::Origin origin = cluster::Origin::Instances;
    bool elastic = false; ///< an elastic worker of a stack
    NodeActivity activity;
    std::string status; ///< of an elastic worker: the last known value of its tag elastic_worker_status; may be empty
    bool operator==(const NodeRow &) const = default;
};

/// The machines of a cluster in their order, then the lost ones.
std::vector<NodeRow> nodeRows(const services::ClusterDetails &cluster);

class NodeModel final : public RowTable<NodeRow> {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::NodeModel)
public:
    /// Elastic: only of a stack; the view hides it for other clusters.
    enum Column { Name, Role, Address, State, Process, Processor, Memory, Network, Gpu, Elastic, Type, Zone, Instance };
    enum { ValuesRole = SortRole + 100 }; ///< the curve of a measurement
    explicit NodeModel(QObject *parent = nullptr);

private:
    QVariant more(const NodeRow &, int column, int role) const override;
};

/// The type of an EMR cluster's core nodes; empty: it has none.
std::string coreNodeType(const services::ClusterDetails &cluster);
/// Why a machine cannot be removed alone; empty when it can.
QString lockReason(const NodeRow &node);

} // namespace trainyard::gui
