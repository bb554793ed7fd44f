#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "backend/jobs/job_type.h"

namespace trainyard::jobs {

/// The variables that every process of a task gets, on top of those of the machine's login shell. In this order, later
/// ones win: these; TaskSpec::environment; ProcessPlan::environment; the secrets (file `env` of the run).
///
///     TRAINYARD_RUN, _ATTEMPT, _RESTARTS    the run; starts so far
///     TRAINYARD_RANK, _WORKERS              place among the workers, and their number; of servers empty
///     TRAINYARD_LOCAL_RANK, _LOCAL_WORKERS  the same on this machine
///     TRAINYARD_NODE, _NODE_RANK, _NODES, _NODE_IPS   name, number of the machine, machines, addresses (one per line)
///     TRAINYARD_PORT                        first of 16 free ports on the machine of worker 0
///     TRAINYARD_GPUS                        of this machine
///     TRAINYARD_DATA, _CHECKPOINTS, _RESUME, _OUTPUT, _METRICS
///     RANK, WORLD_SIZE, LOCAL_RANK, LOCAL_WORLD_SIZE, NODE_RANK, MASTER_ADDR, MASTER_PORT   as torchrun sets them
///     SKYPILOT_NODE_RANK, _NODE_IPS, _NUM_NODES, _NUM_GPUS_PER_NODE; DSTACK_NODE_RANK, _NODES_NUM, _NODES_IPS,
///     _MASTER_NODE_IP, _GPUS_PER_NODE       for scripts written for those
///     DEEPLEARNING_WORKERS_COUNT, _WORKERS_PATH, _WORKER_GPU_COUNT   as the stacks of AWS set them
///     PYTHONUNBUFFERED=1                    so that lines, and curves, arrive as they are printed
std::map<std::string, std::string> taskVariables(const JobSpec &, const TaskView &, const TaskMember &self,
                                                 const Here &);

/// Names of variables whose values are secret: those of the job, and those with which programs reach AWS.
std::vector<std::string> secretNames(const JobSpec &);

/// Whether a variable seems to be a secret: its name has a part such as KEY, TOKEN or PASSWORD, and its value is long enough
/// for one. TaskSpec::environment is stored with the run, and shown: secrets belong into TaskSpec::secrets.
bool seemsSecret(std::string_view name, std::string_view value);

} // namespace trainyard::jobs
