#pragma once

#include <chrono>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "backend/cluster/stack/elastic/elastic_policy.h"
#include "backend/cluster/stack/elastic/elastic_workers.h"
#include "backend/core/result.h"
#include "backend/core/time/clock.h"
#include "backend/core/time/deadline.h"
#include "backend/ssh/target.h"

namespace trainyard::ssh {
class Sftp;
}

namespace trainyard::cluster {

/// Uploads a script to the place where the stack's machines look for it, in the shared folder, through the head. A
/// different one that was there stays as "prepare-data.py.TIME". Does not check or execute it.
/// \return its path on the machines
/// \error InvalidArgument (the stack's path is not in its shared folder), NotFound (the head has no shared folder), those
///     of SSH
Result<std::string> uploadPrepareScript(const ElasticStack &, const ssh::Host &head, std::string_view text,
                                        const CallContext &);

struct PrepareRun {
    int status = 0;      ///< of the script; 124: it ran too long
    std::string log;     ///< the end of its output
    std::string logFile; ///< on the node: all of it
    bool ok() const { return status == 0; }
};
/// Runs the stack's script on a node, and records its end in the shared folder: its status, and the marker with which
/// the node is admitted. The marker of an earlier run is removed first.
/// \param limit   of the script
/// \param output  receives its output as it arrives; may be empty
/// \error NotFound (there is no script), InvalidArgument (the node has no private address), those of SSH
Result<PrepareRun> runPrepareScript(const ElasticStack &, const ssh::Host &node, std::chrono::seconds limit,
                                    const std::function<void(std::string_view)> &output, const CallContext &);

/// Creates the marker of a node without its script: its data is ready by other means.
/// \error those of runPrepareScript()
Status markPrepared(const ElasticStack &, const ssh::Host &node, const CallContext &);

/// How far the data of nodes is, by the files in the shared folder, read through the head.
/// \return in the order of `nodes`
/// \error NotFound (the head has no shared folder), those of SSH
Result<std::vector<Preparation>> preparationsOf(const ElasticStack &, const ssh::Host &head,
                                                const std::vector<ssh::Host> &nodes, const CallContext &);

/// A machine whose data may be ready.
struct PreparingMachine {
    std::string address;  ///< private; anything else is not ready
    Timestamp launched{}; ///< its first start; not set: unknown
};
/// The same over an open connection. Files that are older than the machine do not count: an earlier one had its address.
Result<std::vector<Preparation>> readPreparations(ssh::Sftp &, const std::string &sharedFolder,
                                                  const std::vector<PreparingMachine> &, const CallContext &);

/// "ready", "failed with status 3", "not ready".
std::string describe(const Preparation &);

} // namespace trainyard::cluster
