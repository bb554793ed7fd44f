#pragma once

#include <map>
#include <string>

#include <QString>

#include "backend/services/snapshots.h"

/// Describes calls and remote commands as sentences; their names and results stay in the tool tip.
namespace trainyard::gui::text {

/// Names of machines, by their ids: "demo worker-1".
using MachineNames = std::map<std::string, std::string>;

/// "Requested demo worker-3 (c5.xlarge)", "Ran: uname -m"
/// \param names  of machines that are known; others are called by their ids
QString describeCall(const services::ActivityEntry &, const MachineNames &names = {});

/// Describes an expected error: the group exists already, the object is gone already, a dry run would succeed.
/// \return the result in a few words; empty for any other outcome
QString expectedOutcome(const services::ActivityEntry &);

/// Returns "done", an expected result, or the error's code.
QString outcome(const services::ActivityEntry &);

} // namespace trainyard::gui::text
