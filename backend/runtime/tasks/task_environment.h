#pragma once

#include <map>
#include <string>

#include "backend/core/result.h"
#include "backend/runtime/launch/run_folder.h"

namespace trainyard::tasks {

using Environment = std::map<std::string, std::string>;

/// The complete environment of a program of a task. Later ones win: that of this process, without what serves the runtime
/// alone; `variables` (jobs/variables.h); TaskSpec::environment; `plan` (ProcessPlan::environment); the file `env` of the
/// run, with the secrets.
/// \error InvalidArgument (TaskSpec::environment), those of reading `env`
Result<Environment> taskEnvironment(const launch::RunFolder &, const Environment &variables, const Environment &plan);

/// The environment of the program of a launcher: that of a task without the file `env` and the secrets of the job. Slurm,
/// for one, stores the environment of sbatch with its job; the processes read their secrets on their machines.
/// \error as taskEnvironment()
Result<Environment> launcherEnvironment(const launch::RunFolder &);

/// The command that starts this program, as a path that other processes can use.
std::string runtimeProgram();

} // namespace trainyard::tasks
