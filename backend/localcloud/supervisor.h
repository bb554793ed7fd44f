#pragma once

namespace trainyard::localcloud {

/// The process tier's replacement for a process namespace: runs argv and, when that ends or SIGTERM comes (also by the
/// death of the local cloud), ends every process that descends from it, detached ones too. Returns the exit status.
int superviseInstance(char **argv);

} // namespace trainyard::localcloud
