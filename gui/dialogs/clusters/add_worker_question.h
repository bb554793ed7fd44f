#pragma once

#include <functional>

#include "backend/services/snapshots.h"

class QWidget;

namespace trainyard::services {
class ClusterService;
}

namespace trainyard::gui {

/// Asks before another machine is launched for a cluster: its type, its price, and what it costs until the deadline.
/// Calls `then` when the user agrees, and at once where machines cost nothing.
void confirmAddWorker(QWidget *over, services::ClusterService &clusters, const ClusterId &id,
                      std::function<void()> then);

} // namespace trainyard::gui
