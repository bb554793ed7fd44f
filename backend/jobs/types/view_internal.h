#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "backend/jobs/job_type.h"

/// What several types need of a view and of a job.
namespace trainyard::jobs {

/// The workers of a view by their place.
std::vector<const TaskMember *> workersOf(const TaskView &);
/// The servers of a view from a number on, spread as they were placed: number 0 of each machine, then number 1. Machines
/// count in the order of their workers, then by name.
std::vector<const TaskMember *> serversOf(const TaskView &, int firstIndex = 0);
/// The process of role server with this number on the machine where the type places it alone: the head.
/// \error NotFound (it has not joined)
Result<const TaskMember *> serviceOf(const TaskView &, int index, std::string_view title);

/// "10.0.0.2:20003"
std::string endpointOf(const TaskMember &, int offset = 0);
std::string joined(const std::vector<const TaskMember *> &, int offset = 0); ///< endpoints, by commas

/// A plan with the files that all types have: "workers", the addresses of the machines with workers, one per line.
ProcessPlan planOf(const TaskView &, std::string title);
std::vector<std::string> shell(std::string line); ///< {"/bin/sh", "-c", line}
/// Words for a shell, each quoted where necessary, with blanks between them.
std::string quoted(const std::vector<std::string> &words);
/// A shell line that ends with a sentence and status 127 unless the interpreter finds the module.
/// \param python  as a word of the shell
std::string requireModule(const std::string &python, const std::string &module, const std::string &package);

bool setsVariable(const JobSpec &, std::string_view name); ///< TaskSpec::environment or TaskSpec::secrets
/// The processes of a machine: TaskSpec::processes, else one for each GPU, or one.
int processesOf(const JobSpec &, const TaskMember &);

/// A line for the shell as far as types look into it.
struct ShellLine {
    bool simple = true; ///< one command: no lists, pipes, redirections or comments outside quotes and substitutions
    std::string_view first, rest; ///< the first word as it is written, and what follows it
    /// Whether the first word is the name or path of a Python interpreter.
    bool callsPython() const;
};
ShellLine parseShellLine(std::string_view line);

} // namespace trainyard::jobs
