#pragma once

#include <string>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/cloud/ec2.h"
#include "backend/ledger/rows.h"

namespace trainyard::cluster {

/// Closes the row of a machine that was terminated by others: its deadline, a user, or a Spot interruption, which is
/// recorded as an event of its own.
/// \param known  as AWS reports it, queried by its id; null: AWS does not know it
/// \return its last state, with AWS's reason
std::string closeGone(const CloudContext &, const ledger::Resource &row, const aws::Instance *known);

} // namespace trainyard::cluster
