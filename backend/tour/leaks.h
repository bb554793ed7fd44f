#pragma once

#include <string>
#include <vector>

#include "backend/cluster/cloud_context.h"
#include "backend/core/deadline.h"
#include "backend/core/ids.h"

namespace trainyard::tour {

/// By what a machine of the local cloud can be recognised on this computer, noted while it lives.
struct ProcessTrace {
    std::vector<std::string> instances; ///< ids
    std::vector<std::string> addresses; ///< loopback addresses
};
ProcessTrace processTrace(const cluster::CloudContext &, const ClusterId &);

struct LeakReport {
    std::vector<std::string> checks; ///< what was looked at and found clean or not, one sentence each
    std::vector<std::string> leaks;  ///< what is still there
};

/// Look at the cloud by tags, at the bucket, and at this computer's own processes and sockets. Local cloud only. Waits
/// for nothing: call it after the teardown.
LeakReport findLeaks(const cluster::CloudContext &, const ClusterId &, const std::string &bucket, const ProcessTrace &,
                     const Deadline &);

/// Processes of this computer (not we ourselves) whose command, environment or mounts name one of the instances.
std::vector<std::string> processesOf(const std::vector<std::string> &instances);
/// "127.64.0.3:2222": TCP sockets of this computer that listen on one of the addresses.
std::vector<std::string> listenersOn(const std::vector<std::string> &addresses);

} // namespace trainyard::tour
