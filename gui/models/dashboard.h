#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "backend/cluster/cloud/clusters.h"
#include "backend/services/log_buffer.h"

namespace trainyard::gui {

/// Where a program of a run serves its web page, as one of its machines reaches it.
struct DashboardAddress {
    std::string host;
    std::uint16_t port = 0;
    bool operator==(const DashboardAddress &) const = default;
};

/// Finds the address in the output of a scheduler of Dask or Ray: "dashboard at: http://10.0.0.1:20001/status"; Dask of
/// 2022, as Debian 12 has it, prints "10.0.0.1:20001" alone.
/// \param nodes  of the cluster: another host than these and loopback is ignored, whatever the line says
std::optional<DashboardAddress> dashboardIn(const services::LogLine &line,
                                            const std::vector<cluster::NodeSnapshot> &nodes);

} // namespace trainyard::gui
