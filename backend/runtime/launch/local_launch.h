#pragma once

#include <string>

#include "backend/protocol/job/job_spec.h"

namespace trainyard::launch {

struct LocalLaunch {
    protocol::JobSpec job; ///< job.run may be empty: a new id
    std::string runFolder; ///< empty: runs/RUN below the node's home
    std::string bind = "127.0.0.1";
};

/// Runs a complete job as processes of this machine: a smoke test without a cluster. Refuses a job that does not fit its
/// data before it starts any (status 2). Prints the scheduler's log on
/// standard output. Ends all processes that it started, in every case. The first SIGINT or SIGTERM ends the run after
/// a checkpoint, the second one at once. Call it before any thread is started.
/// \return exit status
int launchLocally(const LocalLaunch &);

} // namespace trainyard::launch
