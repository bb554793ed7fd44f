#pragma once

#include <set>
#include <string>
#include <vector>

#include "backend/launchers/hosts_file.h"
#include "backend/runtime/launch/drop_in/drop_in_options.h"

/// What the drop-in launch starts, without starting it: which roles on which hosts, their variables, and scripts.
namespace trainyard::launch {

/// Where the processes find the scheduler, and how they are found again.
struct LaunchPlace {
    std::string rootAddress;
    int rootPort = 0;
    std::string id;     ///< of this launch: TRAINYARD_LAUNCH in the environment of all its processes
    std::string folder; ///< the working folder on the hosts
};

/// One process, or, of mpi, sge and slurm, one command that starts all of a role or both.
struct LaunchedProcess {
    std::string role;         ///< "scheduler", "server", "worker"; "tasks" of a queue
    int index = 0;            ///< among those of its role
    launchers::HostLine host; ///< empty: this machine
    DropInOptions::Variables variables;
};

/// All processes, the scheduler first. Index i of servers and then workers is on host i mod hosts, as with launch.py;
/// without hosts workers come first.
/// \param hosts  empty: this machine
std::vector<LaunchedProcess> processesOf(const DropInOptions &, const std::vector<launchers::HostLine> &hosts,
                                         const LaunchPlace &);
/// The one process of --launch-worker.
LaunchedProcess newWorkerOf(const DropInOptions &, const LaunchPlace &);

/// A script for `sh -s` that runs the command in the folder. Its values are in no command line.
std::string remoteScript(const LaunchedProcess &, const std::string &folder, const std::string &command);
/// Words of ssh to a host, up to and with the host: without a terminal, questions or a connection that hangs.
std::vector<std::string> sshWords(const launchers::HostLine &);
/// A script that ends all processes of a launch on the machine where it runs: SIGTERM, and SIGKILL after 5 seconds.
std::string sweepScript(const std::string &id);

/// The script of a queue's tasks: role and index follow from the number of the task. It has the values of all variables,
/// secrets among them, so that no queue may get it: the tasks read it from the shared folder.
/// \param number  an expression of the shell, from 0: "$SLURM_PROCID"
std::string taskScript(const DropInOptions &, const LaunchPlace &, const std::string &number);
/// What qsub gets, and copies into the files of its queue: it runs the script of the tasks.
std::string submittedScript(const LaunchPlace &, const std::string &taskScriptFile);
/// Names of the variables of the processes whose values are secret: keys of AWS, and those that look so. They are in the
/// script of the tasks, and not in the environment of the program of a queue, which may store it.
std::set<std::string> secretVariables(const DropInOptions &);

/// What the Dynamic Training fork expects beside its hosts: files by name, to be written into the current folder.
std::map<std::string, std::string> dynamicFiles(const std::vector<LaunchedProcess> &, const std::string &program);
/// Its variables.
DropInOptions::Variables dynamicVariables(const DropInOptions &, const std::string &folder);

/// The table of the end: host, role, status.
struct LaunchedEnd {
    std::string host, role;
    int status = -1; ///< -1: it was still running when the launch ended
};
std::string endTable(const std::vector<LaunchedEnd> &);

} // namespace trainyard::launch
