#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "backend/core/result.h"
#include "backend/runtime/launch/drop_in/dmlc.h"

namespace trainyard::launch {

/// The arguments of launch.py, of all its versions.
struct DropInOptions {
    using Variables = std::map<std::string, std::string>;
    enum class Launcher { Ssh, Local, Mpi, Sge, Slurm };

    int workers = 0;
    int servers = 0;
    std::string hostsFile;  ///< -H; empty: none
    std::string syncFolder; ///< --sync-dst-dir: the current folder's content goes there; empty: shared storage
    Launcher launcher = Launcher::Ssh;
    Variables variables;    ///< of all processes: --env, and what the ssh launcher always passes on
    Variables serversOwn;   ///< --env-server
    Variables workersOwn;   ///< --env-worker
    bool elastic = false;   ///< --elastic-training-enabled: variables and files of the Dynamic Training fork
    std::string newWorker;  ///< --launch-worker: the host of --host, on which one worker is started; empty: all
    int newWorkerPort = 22; ///< --port
    bool shrink = false;    ///< --on-failure shrink: when a worker fails, the others go on
    std::string command;    ///< a line for the shell: one word as it is, several quoted
};

/// Reads options up to the first other word, which begins the command. Long options may be abbreviated, and have their
/// value behind a blank or an equals sign, as with Python's argparse.
/// \param environment  of this process, for --env NAME
/// \return unset if there is no command, or an unknown option before it
/// \error InvalidArgument (the option is named)
Result<std::optional<DropInOptions>> parseDropIn(const std::vector<std::string> &arguments,
                                                 const EnvironmentReader &environment);

} // namespace trainyard::launch
