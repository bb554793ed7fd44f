#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/async/progress.h"
#include "backend/core/result.h"
#include "backend/core/time/deadline.h"
#include "backend/ssh/target.h"

namespace trainyard::cluster {

/// The output of `metadata_setup.sh nodes`.
struct YarnNodes {
    std::vector<std::string> addresses; ///< of YARN's running nodes, IPv4
    std::string self;                   ///< of the master; empty: it does not know its address
    bool operator==(const YarnNodes &) const = default;
};
/// Accepts IPv4 addresses only: the output comes from a machine and becomes part of commands.
YarnNodes parseYarnNodes(std::string_view output);

/// The lines of worker_ip_file: the nodes of YARN and the master, which trains too, sorted by their numbers.
std::vector<std::string> workerAddresses(const YarnNodes &);

/// The command that runs metadata_setup.sh, which is its standard input.
std::string metadataCommand(const std::vector<std::string> &arguments);

/// The output of `metadata_setup.sh apply`: DEEPLEARNING_WORKERS_COUNT and the other variables, "worker_ip_file", "efs".
std::map<std::string, std::string> parseMetadata(std::string_view output);

/// Reads the list of YARN on the head.
/// \error those of SSH, RemoteCommandFailed
Result<YarnNodes> readYarnNodes(const ssh::Host &head, const CallContext &);

/// Writes the worker file and the variables to every node, and gives its login the folder of ec2-user. Each node is a
/// step "metadata".
/// \param needsEfs  a node without a mounted file system is an error
/// \return the variables of the head
/// \error the first one, after all nodes have been tried; Conflict (/efs is not mounted)
Result<std::map<std::string, std::string>> applyMetadata(const std::vector<ssh::Host> &nodes,
                                                         const std::vector<std::string> &workers, bool needsEfs,
                                                         const std::string &clusterName, const ProgressSink &,
                                                         const CallContext &);

} // namespace trainyard::cluster
