#pragma once

#include <string>

#include "backend/protocol/job_spec.h"

namespace trainyard::launch {

struct LocalLaunch {
    protocol::JobSpec job; ///< run may be empty: a new id
    std::string runFolder; ///< empty: runs/RUN below the node's home
    std::string bind = "127.0.0.1";
};

/// Run a whole job as processes of this machine: the smoke test that needs no cluster. Prints the scheduler's log on
/// standard output, ends what it started, whatever happens. SIGINT and SIGTERM end the run. Call it before any thread
/// was started. Returns the exit status.
int launchLocally(const LocalLaunch &);

} // namespace trainyard::launch
