#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/core/ids.h"
#include "backend/core/progress.h"
#include "backend/core/result.h"

namespace trainyard::cluster {

struct CloudContext;

/// What was done to one security group.
struct AddressChange {
    ClusterId cluster;
    std::string name, group;         ///< of the cluster; "sg-..."
    std::string opened;              ///< the range that may reach SSH now
    std::vector<std::string> closed; ///< ranges that may not any more
    std::optional<Error> error;      ///< why this group stays as it was
};

/// This computer has another address than before: let it in, and its former ones no longer, in the security groups of
/// all living clusters of this account (or of one). Only rules that Trainyard made are touched, and none that is wider
/// than a /24: such a one was meant. Opening comes first, so that nobody is shut out when the second half fails.
/// size    "" for the address alone, "/24" for the range around it
/// return  a line for each group; empty when there is no cluster
/// errors  those of CloudContext::publicAddress, NotFound (no such cluster), Cancelled
Result<std::vector<AddressChange>> followAddress(const CloudContext &, const ClusterId &only, const std::string &size,
                                                 const ProgressSink &, std::stop_token);

} // namespace trainyard::cluster
