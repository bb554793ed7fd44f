#pragma once

#include <filesystem>
#include <string>

#include "backend/protocol/job_spec.h"
#include "backend/protocol/node_layout.h"
#include "backend/runtime/ps/handshake.h"

namespace trainyard::launch {

/// A run's folder on this node (NodeLayout), opened by one of its roles.
struct RunFolder {
    std::filesystem::path path;
    protocol::JobSpec job;
    ps::JobSecret secret;

    /// Reads job.json and secret, and puts the NAME=value lines of `env` into this process's environment.
    /// errors  NotFound, PermissionDenied, InvalidArgument (the job's field is named), ProtocolMismatch
    static Result<RunFolder> open(const std::filesystem::path &);
};

/// The keys in `env` serve the roles of the run on this node: removed once none of them is alive.
void removeCredentialsAfterRun(const std::filesystem::path &runFolder);

/// ~/.trainyard of this user, or $TRAINYARD_HOME.
std::filesystem::path nodeHome();

/// How this program is started again: $TRAINYARD_RUNTIME (set by the bundle's wrapper), else /proc/self/exe.
std::string ownProgram();

} // namespace trainyard::launch
