#pragma once

#include <string>

#include <sys/types.h>

#include "backend/core/result.h"

namespace trainyard::localcloud {

/// Changes the mounts of a sandbox from outside: the processes inside may not, but the user who made its namespaces may.
/// \param process  a process of the sandbox
/// \param from     folder inside to bind at `to`; empty: unmount `to`
/// \error NotFound (a folder, or the process, does not exist), PermissionDenied, IoFailure
Status changeMounts(pid_t process, const std::string &from, const std::string &to);

} // namespace trainyard::localcloud
