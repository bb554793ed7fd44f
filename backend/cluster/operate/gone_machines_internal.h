#pragma once

#include <string>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/cloud/ec2.h"
#include "backend/ledger/rows.h"

namespace trainyard::cluster {

struct GoneMachine {
    std::string state;    ///< its last one, with AWS's reason
    bool closed = false;  ///< its row is closed now
    bool lost = false;    ///< and recorded as lost: see lost_machines.h
    bool settled = false; ///< noteGone(): we have ended it, or its service replaces it
};

/// Closes the row of a machine that was terminated by others: its deadline, a user, or a Spot interruption, which is
/// recorded as an event of its own. While a program works on the cluster the row stays, as for noteGone(): that program
/// may have ended the machine, and then closes it.
/// \param known  as AWS reports it, queried by its id; null: AWS does not know it
GoneMachine closeGone(const CloudContext &, const ledger::Resource &row, const aws::Instance *known);

/// Records when a machine ended whose row has to stay open, since a program works on its cluster: from then on it costs
/// nothing, and closeGone() closes the row at that time. An event, so that no row of that program is written.
GoneMachine noteGone(const CloudContext &, const ledger::Resource &row, const aws::Instance *known);

} // namespace trainyard::cluster
