#pragma once

namespace trainyard::localcloud {

/// The process tier's replacement for a PID namespace: runs argv. When argv ends or SIGTERM arrives (also when the
/// local cloud dies), it kills every descendant process, including detached ones.
/// \return exit status of the supervisor: 0, or 1 when it cannot fork
int superviseInstance(char **argv);

} // namespace trainyard::localcloud
