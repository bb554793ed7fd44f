#include "backend/runtime/tasks/task_environment.h"

#include <algorithm>
#include <array>
#include <filesystem>

#include <unistd.h>

#include "backend/aws/credentials/credentials.h"
#include "backend/core/system/files.h"
#include "backend/core/text.h"
#include "backend/core/try.h"
#include "backend/jobs/variables.h"
#include "backend/protocol/job/task_spec.h"

namespace trainyard::tasks {

namespace {

/// For the runtime alone: the bundle's wrapper sets GOMP_SPINCOUNT, which would slow other OpenMP programs.
constexpr auto kOwnVariables =
    std::to_array<std::string_view>({"TRAINYARD_SECRET", "GOMP_SPINCOUNT", aws::kKeysFileVariable});

void addLine(Environment &all, std::string_view line)
{
    const auto equals = line.find('=');
    if (equals != std::string_view::npos && equals > 0)
        all[std::string(line.substr(0, equals))] = std::string(line.substr(equals + 1));
}

/// The file `env` of the run; empty where there is none.
Result<Environment> secretsOf(const launch::RunFolder &run)
{
    const auto content = readFile(run.path / "env", 1u << 20);
    if (!content && content.error().code != ErrorCode::NotFound)
        return fail(content.error());
    Environment secrets;
    std::string_view rest = content ? std::string_view(*content) : std::string_view(), line;
    while (takeLine(rest, line)) {
        if (!line.starts_with('#'))
            addLine(secrets, line);
    }
    return secrets;
}

} // namespace

Result<Environment> taskEnvironment(const launch::RunFolder &run, const Environment &variables, const Environment &plan)
{
    Environment all;
    for (char **entry = ::environ; *entry; ++entry)
        addLine(all, *entry);
    for (const std::string_view name : kOwnVariables)
        all.erase(std::string(name));
    for (const auto &[name, value] : variables)
        all[name] = value;
    for (const std::string &line : run.job.task.environment) {
        TY_ASSIGN(const auto variable, protocol::variableOf(line));
        all[variable.first] = variable.second;
    }
    for (const auto &[name, value] : plan)
        all[name] = value;
    TY_ASSIGN(const auto secrets, secretsOf(run));
    for (const auto &[name, value] : secrets)
        all[name] = value;
    return all;
}

Result<Environment> launcherEnvironment(const launch::RunFolder &run)
{
    TY_ASSIGN(auto all, taskEnvironment(run, {{"TRAINYARD_RUN", run.job.run.value}}, {}));
    TY_ASSIGN(const auto secrets, secretsOf(run));
    for (const auto &[name, value] : secrets)
        all.erase(name);
    for (const std::string &name : jobs::secretNames(run.job))
        all.erase(name);
    return all;
}

std::string runtimeProgram()
{
    const std::string program = launch::ownProgram();
    if (program != "/proc/self/exe")
        return program;
    std::error_code problem;
    const auto path = std::filesystem::read_symlink(program, problem);
    return problem ? program : path.string();
}

} // namespace trainyard::tasks
