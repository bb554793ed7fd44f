#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "backend/cluster/ec2.h"

namespace trainyard::cluster {

struct CloudContext;

/// Capacity that the account has reserved in a region and that machines can come out of, by type; also what is used up,
/// so that nobody looks for it in vain.
Result<std::vector<CapacityReservation>> capacityReservations(const CloudContext &, const std::string &region,
                                                              const Deadline &, std::stop_token);

/// "cr-0a1b2c3d4e5f60718: 3 of 4 c5n.18xlarge free in us-east-1a"
std::string describe(const CapacityReservation &);

} // namespace trainyard::cluster
