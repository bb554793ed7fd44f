#pragma once

#include <QString>

#include "backend/services/snapshots.h"

/// Describes calls and remote commands as sentences; their names and results stay in the tool tip.
namespace trainyard::gui::text {

/// "Requested machines", "Ran a command: uname -m"
QString describeCall(const services::ActivityEntry &);

/// Describes an expected error: the group exists already, the object is gone already, a dry run would succeed.
/// \return the result in a few words; empty for any other outcome
QString expectedOutcome(const services::ActivityEntry &);

/// Returns "done", an expected result, or the error's code.
QString outcome(const services::ActivityEntry &);

} // namespace trainyard::gui::text
