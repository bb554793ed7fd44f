#pragma once

#include <optional>
#include <vector>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/services/runs/log_buffer.h"
#include "backend/training/notebooks/dashboard.h"

namespace trainyard::gui {

using training::DashboardAddress;

/// Finds the address of a web page in the output of a scheduler of Dask or Ray, as training::dashboardIn().
/// \param nodes  of the cluster
std::optional<DashboardAddress> dashboardIn(const services::LogLine &line,
                                            const std::vector<cluster::NodeSnapshot> &nodes);

} // namespace trainyard::gui
