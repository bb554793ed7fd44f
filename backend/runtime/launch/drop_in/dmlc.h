#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>

#include "backend/protocol/job/job_spec.h"
#include "backend/runtime/launch/roles.h"

namespace trainyard::launch {

using EnvironmentReader = std::function<std::string(const char *name)>;

/// The role of a process according to the environment variables of an MXNet launch script.
/// \source ps-lite: DMLC_ROLE, DMLC_PS_ROOT_URI, DMLC_PS_ROOT_PORT, DMLC_NUM_WORKER, DMLC_NUM_SERVER, DMLC_NODE_HOST,
///     DMLC_INTERFACE; PS_HEARTBEAT_INTERVAL and PS_HEARTBEAT_TIMEOUT if set. MXNet: MXNET_UPDATE_ON_KVSTORE, which is
///     --update-on (1 servers, 0 workers)
struct DmlcEnvironment {
    RoleOptions role; ///< without the run folder
    int workers = 1, servers = 1;
    double heartbeatSeconds = 0; ///< 0: that of the job
    int heartbeatMisses = 0;
    std::optional<protocol::OptimizerPlacement> optimizerPlacement; ///< unset: that of the job
};

/// \return unset if DMLC_ROLE is not set
/// \error InvalidArgument (the variable is named)
Result<std::optional<DmlcEnvironment>> dmlcEnvironment(const EnvironmentReader &);

/// Runs that role of a job. All roles share the folder: the scheduler creates the job's secret in it, the others wait
/// for the secret. The output of the role goes, masked, to standard output and into log/LABEL.log, which rotates
/// (role_log.h); each process of a folder has a label of its own.
/// \return the exit status of the role, which has printed its error
/// \error Timeout (there is no secret), Busy (too many processes), those of the folder
Result<int> runDmlc(const DmlcEnvironment &, protocol::JobSpec, const std::filesystem::path &folder);

} // namespace trainyard::launch
