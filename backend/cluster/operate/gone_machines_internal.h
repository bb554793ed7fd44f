#pragma once

#include <string>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/cloud/ec2.h"
#include "backend/ledger/rows.h"

namespace trainyard::cluster {

struct GoneMachine {
    std::string state;   ///< its last one, with AWS's reason
    bool closed = false; ///< its row is closed now
    bool lost = false;   ///< and recorded as lost: see lost_machines.h
};

/// Closes the row of a machine that was terminated by others: its deadline, a user, or a Spot interruption, which is
/// recorded as an event of its own. While a program works on the cluster the row stays: that program may have ended the
/// machine, and then closes it.
/// \param known  as AWS reports it, queried by its id; null: AWS does not know it
GoneMachine closeGone(const CloudContext &, const ledger::Resource &row, const aws::Instance *known);

} // namespace trainyard::cluster
