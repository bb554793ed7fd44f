#pragma once

#include <QString>

#include "backend/services/snapshots.h"

/// Calls and remote commands as sentences; the name of the call and its answer stay in the tool tip.
namespace trainyard::gui::text {

/// "Requested machines", "Ran a command: uname -m"
QString describeCall(const services::ActivityEntry &);

/// An error that is an answer: the group is there already, the object is not there any more, a dry run would succeed.
/// return  the answer in a few words; empty where it was no such error
QString expectedOutcome(const services::ActivityEntry &);

/// "done", an expected answer, or the error's code
QString outcome(const services::ActivityEntry &);

} // namespace trainyard::gui::text
