#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "backend/cluster/cloud/ec2.h"
#include "backend/core/sentence.h"

namespace trainyard::cluster {

struct CloudContext;

/// Reserved capacity of the account in a region that machines can be launched into, by type. Includes exhausted
/// reservations, so that they are not missed in the list.
Result<std::vector<aws::CapacityReservation>> capacityReservations(const CloudContext &, const std::string &region,
                                                                   const CallContext &);

/// "cr-0a1b2c3d4e5f60718: 3 of 4 c5n.18xlarge free in us-east-1a"
Sentence describe(const aws::CapacityReservation &);

} // namespace trainyard::cluster
