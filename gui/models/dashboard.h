#pragma once

#include <optional>
#include <vector>

#include "backend/cluster/cloud/clusters.h"
#include "backend/services/log_buffer.h"
#include "backend/training/dashboard.h"

namespace trainyard::gui {

using training::DashboardAddress;

/// Finds the address of a web page in the output of a scheduler of Dask or Ray, as training::dashboardIn().
/// \param nodes  of the cluster
std::optional<DashboardAddress> dashboardIn(const services::LogLine &line,
                                            const std::vector<cluster::NodeSnapshot> &nodes);

} // namespace trainyard::gui
