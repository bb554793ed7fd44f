#pragma once

#include <filesystem>
#include <string>

#include "backend/protocol/job/job_spec.h"
#include "backend/protocol/node_layout.h"
#include "backend/runtime/ps/transport/handshake.h"

namespace trainyard::launch {

/// A run's folder on this node (NodeLayout), as opened by one of its roles.
struct RunFolder {
    std::filesystem::path path;
    protocol::JobSpec job;
    ps::JobSecret secret;

    /// Reads job.json and secret, and adds the NAME=value lines of `env` to this process's environment, and where they
    /// are: aws::nodeCredentials() reads keys there again that are renewed during the run.
    /// \error NotFound, PermissionDenied, InvalidArgument (the job's field is named), ProtocolMismatch
    static Result<RunFolder> open(const std::filesystem::path &);
};

/// Removes the credentials in `env`, which serve the roles of the run on this node, once none of the roles is alive,
/// and leaves protocol::kKeysRemovedFile.
void removeCredentialsAfterRun(const std::filesystem::path &runFolder);

/// ~/.trainyard of this user, or $TRAINYARD_HOME.
std::filesystem::path nodeHome();

/// The command that starts this program: $TRAINYARD_RUNTIME (set by the bundle's wrapper), else /proc/self/exe.
std::string ownProgram();

} // namespace trainyard::launch
