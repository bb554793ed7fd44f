#pragma once

#include <string>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/core/ids.h"
#include "backend/core/sentence.h"
#include "backend/core/time/deadline.h"

namespace trainyard::tour {

/// Identifies the machines of a local-cloud cluster on this computer; recorded while they run.
struct ProcessTrace {
    std::vector<std::string> instances; ///< ids
    std::vector<std::string> addresses; ///< loopback addresses
};
ProcessTrace processTrace(const cluster::CloudContext &, const ClusterId &);

struct LeakReport {
    std::vector<Sentence> checks;   ///< the checks and their results, one sentence each
    std::vector<std::string> leaks; ///< resources that still exist
};

/// Searches the cloud by tags, the bucket, and this computer's own processes and sockets. Local cloud only. Does not
/// wait: call it after the teardown.
LeakReport findLeaks(const cluster::CloudContext &, const ClusterId &, const std::string &bucket, const ProcessTrace &,
                     const Deadline &);

/// Lists the processes of this computer (except this one) whose command, environment or mounts name an instance.
std::vector<std::string> processesOf(const std::vector<std::string> &instances);
/// Lists the TCP sockets of this computer that listen on one of the addresses, as "127.64.0.3:2222".
std::vector<std::string> listenersOn(const std::vector<std::string> &addresses);

} // namespace trainyard::tour
