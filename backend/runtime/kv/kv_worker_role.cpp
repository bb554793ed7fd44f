#include <chrono>

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/jobs/variables.h"
#include "backend/runtime/kv/kv_host.h"
#include "backend/runtime/kv/program_stop.h"
#include "backend/runtime/tasks/child_process.h"
#include "backend/runtime/tasks/machine.h"
#include "backend/runtime/tasks/task_environment.h"

/// The role of a worker whose computation is a user's program.
namespace trainyard::kv {

namespace fs = std::filesystem;

namespace {

/// The folder with the Python module and the library: beside the program in a bundle or a build, else where a package
/// installs it.
std::string pythonFolder(const fs::path &program)
{
    std::error_code unknown;
    const fs::path beside = program.parent_path() / "python";
    const fs::path installed = program.parent_path().parent_path() / "lib" / "trainyard" / "python";
    return fs::exists(beside / "trainyard", unknown) || !fs::exists(installed, unknown) ? beside.string()
                                                                                        : installed.string();
}

Result<tasks::ChildOptions> childOf(const launch::RunFolder &run, const jobs::TaskMember &self,
                                    const fs::path &workFolder)
{
    const auto *type = jobs::typeOf(run.job);
    if (!type)
        return fail(ErrorCode::Unsupported, "job", fmt::format("{} is not in this version", toString(run.job.type)));
    const std::string label = protocol::label(protocol::Role::Worker, self.index);
    const jobs::Here here{run.path.string(), workFolder.string(), (run.path / "process" / label).string(),
                          tasks::runtimeProgram(), ""};
    for (const fs::path &folder : {fs::path(here.process), run.path / "output"}) {
        TY_TRY(ensureFolder(folder, 0700));
    }
    const protocol::TaskView view{.view = 0, .start = true, .members = {self}};
    auto variables = jobs::taskVariables(run.job, view, self, here);
    // At the start; later members are known to the store only.
    variables["TRAINYARD_WORKERS"] = std::to_string(run.job.workers);
    tasks::ChildOptions child;
    TY_ASSIGN(child.plan, type->process(run.job, view, self, here));
    child.plan.environment["TRAINYARD_PYTHON"] = pythonFolder(here.runtime);
    TY_ASSIGN(child.environment, tasks::taskEnvironment(run, variables, child.plan.environment));
    child.folder = here.workFolder;
    child.logFormats = run.job.task.logFormats;
    child.patterns = run.job.task.patterns;
    child.valuesFile = here.process + "/values.jsonl";
    child.stopTime = std::chrono::seconds(run.job.stopSeconds);
    return child;
}

} // namespace

Status runKvWorker(const launch::RunFolder &run, const tasks::RunnerOptions &options, std::stop_token gentle,
                   std::stop_token hard, std::stop_token preempted)
{
    TY_ASSIGN(const auto workFolder, tasks::setUp(run, gentle));
    tasks::PortRange ports;
    TY_ASSIGN(const auto self, tasks::describeSelf(run, options, ports));
    TY_ASSIGN(const auto child, childOf(run, self, workFolder));
    ps::JoinOptions join{run.job, run.secret, options.scheduler, options.bind, options.host, options.rank, {}, {}};
    TY_ASSIGN(const auto host,
              KvHost::open(join,
                           (run.path / "process" / protocol::label(protocol::Role::Worker, options.index)).string(),
                           hard));
    const std::stop_callback onLeave(gentle, [&host] { host->leave(false); });
    const std::stop_callback onPreempted(preempted, [&host] { host->leave(true); });
    ProgramStop stop{std::chrono::seconds(run.job.stopSeconds)};
    std::stop_source end;
    tasks::ChildHooks hooks;
    hooks.started = [](std::int64_t pid) { spdlog::info("the program runs as process {}", pid); };
    hooks.values = [&host](std::vector<protocol::TaskValue> values) { host->report(std::move(values)); };
    hooks.idle = [&] {
        host->report({});
        const ProgramStop::Situation now{gentle.stop_requested() || preempted.stop_requested(), host->joined(),
                                         host->over(), host->failedRun()};
        if (stop.isDue(now, ProgramStop::Clock::now()))
            end.request_stop();
    };
    const auto ended = tasks::runChild(child, hooks, end.get_token(), hard);
    if (!ended) {
        (void)host->programEnded({127, false, ended.error().source + ": " + ended.error().detail});
        return fail(ended.error());
    }
    return host->programEnded({ended->status, ended->asked, ended->words});
}

} // namespace trainyard::kv
