#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "backend/core/result.h"
#include "backend/core/system/fd.h"

/// Processes of a run that another program than the agent starts: mpirun, srun, a queue.
namespace trainyard::launch {

struct JoinCommand {
    std::filesystem::path runFolder;
    std::string scheduler; ///< "host:port"
    std::string host;      ///< empty: the name of this machine's address in machines.json, else its host name
    std::string bind;      ///< empty: this machine's address on the route to the scheduler
};

/// What a launcher passes to each process that it starts.
struct LaunchedPlace {
    int index = -1;   ///< on its machine; -1: unknown
    int rank = -1;    ///< of all; -1: unknown
    int workers = -1; ///< on its machine; -1: unknown
    bool operator==(const LaunchedPlace &) const = default;
};
/// Reads the variables of Open MPI, MPICH and Intel MPI, Slurm and Grid Engine. A value that is no number counts as
/// unknown.
LaunchedPlace launchedPlace(const std::function<std::string(const char *)> &environment);

/// Becomes the supervised worker of a run on this machine; returns only on failure.
/// \error NotFound (the run was not prepared here, or is over here), InvalidArgument, those of ownIndex()
Status joinRun(const JoinCommand &);

/// Becomes this command, with the variables of the run's file `env`: for launchers that would show their values to others.
/// \error NotFound, those of RunFolder::open()
Status execInRun(const std::filesystem::path &runFolder, const std::vector<std::string> &command);

} // namespace trainyard::launch
