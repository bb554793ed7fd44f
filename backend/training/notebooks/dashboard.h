#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/core/time/deadline.h"

namespace trainyard::training {

/// Where a program of a run serves its web page, as one of its machines reaches it.
struct DashboardAddress {
    std::string host;
    std::uint16_t port = 0;
    bool operator==(const DashboardAddress &) const = default;
};

/// Finds the address in a line of the output of a scheduler of Dask or Ray: "dashboard at: http://10.0.0.1:20001/status".
/// Dask of 2022, as Debian 12 has it, prints "10.0.0.1:20001" alone.
/// \param machines  names and addresses of the cluster: another host than these and loopback is ignored, whatever the
///     line says
std::optional<DashboardAddress> dashboardIn(std::string_view line, const std::vector<std::string> &machines);

/// The page of the active run of a cluster, from the logs of its services, which are copied first.
/// \return empty: no run of Dask or Ray is active
/// \error NotFound (its scheduler has not named the page yet), and those of the connections
Result<std::optional<DashboardAddress>> dashboardOf(const cluster::CloudContext &, const ClusterId &,
                                                    const CallContext &);

} // namespace trainyard::training
