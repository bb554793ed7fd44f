#pragma once

#include "backend/provision/recipe.h"

namespace trainyard::cluster {

/// The session of a step's machine. A machine that has just started, or restarts, is waited for.
/// \error those of ssh::SshSession::open()
Result<ssh::SshSession *> reach(provision::StepContext &);

} // namespace trainyard::cluster
