#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/core/time/deadline.h"
#include "backend/ssh/target.h"

namespace trainyard::cluster {

/// What a command did on one machine.
struct NodeAnswer {
    std::string node;
    Status status;      ///< of the connection and the transfer; an exit status other than 0 is no error
    int exitStatus = 0; ///< 128 + N when signal N ended it
    std::string out, err;
    double seconds = 0; ///< from the first attempt to connect
    bool ok() const { return status.has_value() && exitStatus == 0; }
};

/// Runs a line of the shell on machines of a cluster, 32 at a time. The line travels over standard input: the journal
/// and the argument lists of the machines do not contain it. Its own standard input is empty.
/// \param nodes  empty: all machines that have an address
/// \param each   called for each machine when it ends, from several threads, one at a time; may be empty
/// \return one answer per machine, in the order of the cluster
/// \error InvalidArgument (the line is empty or contains a zero byte), NotFound (cluster, node), Conflict (no machine)
Result<std::vector<NodeAnswer>> runOnAll(const CloudContext &, const ClusterId &, const std::string &line,
                                         const std::vector<std::string> &nodes,
                                         std::function<void(const NodeAnswer &)> each, const CallContext &);

/// The names of the machines in a file of hosts, "HOST", "HOST slots=4", "HOST:4", each once and in its order; HOST is
/// a name, an address or an instance id.
/// \error NotFound (a host that the cluster does not have, with its line)
Result<std::vector<std::string>> nodesInHostsFile(std::string_view text, const std::vector<ssh::Host> &);

/// The names of the machines on which the line did not end with status 0, for a repetition on those.
std::vector<std::string> failedNodes(const std::vector<NodeAnswer> &);

} // namespace trainyard::cluster
