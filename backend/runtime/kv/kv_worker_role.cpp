#include <chrono>
#include <cstdlib>
#include <map>
#include <thread>

#include <fmt/format.h>
#include <spdlog/spdlog.h>
#include <unistd.h>

#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/jobs/variables.h"
#include "backend/runtime/kv/kv_host.h"
#include "backend/runtime/kv/program_stop.h"
#include "backend/runtime/nn/cuda/installed_gpus.h"
#include "backend/runtime/tasks/child_process.h"

/// The role of a worker whose computation is a user's program.
namespace trainyard::kv {

namespace fs = std::filesystem;
using Variables = std::map<std::string, std::string>;

namespace {

Variables inheritedVariables()
{
    Variables all;
    for (char **entry = environ; entry && *entry; ++entry) {
        const std::string_view line = *entry;
        if (const auto equals = line.find('='); equals != std::string_view::npos && equals > 0)
            all.emplace(line.substr(0, equals), line.substr(equals + 1));
    }
    // Of this process: the first would be the program's own secret, the second slows other programs down.
    all.erase("TRAINYARD_SECRET");
    all.erase("GOMP_SPINCOUNT");
    return all;
}

void overwrite(Variables &all, const Variables &more)
{
    for (const auto &[name, value] : more)
        all.insert_or_assign(name, value);
}

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

/// The real path of this program: in a bundle that of its wrapper.
fs::path programPath()
{
    std::error_code unknown;
    const fs::path real = fs::canonical(launch::ownProgram(), unknown);
    return unknown ? fs::path(launch::ownProgram()) : real;
}

/// Environment in the order of variables.h: inherited, ours, the job's, the type's, secrets.
Result<Variables> environmentOf(const protocol::JobSpec &job, const jobs::TaskMember &self, const jobs::Here &here,
                                const jobs::ProcessPlan &plan)
{
    const Variables inherited = inheritedVariables();
    Variables all = inherited;
    const protocol::TaskView view{.view = 0, .start = true, .members = {self}};
    overwrite(all, jobs::taskVariables(job, view, self, here));
    all["TRAINYARD_WORKERS"] = std::to_string(job.workers); // at the start; the others are known to the store only
    for (const std::string &line : job.task.environment) {
        TY_ASSIGN(const auto variable, protocol::variableOf(line));
        all.insert_or_assign(variable.first, variable.second);
    }
    overwrite(all, plan.environment);
    all["TRAINYARD_PYTHON"] = pythonFolder(here.runtime);
    all["TRAINYARD_KV"] = here.process;
    for (const std::string &name : job.task.secrets) {
        if (const auto secret = inherited.find(name); secret != inherited.end())
            all.insert_or_assign(name, secret->second);
    }
    return all;
}

Result<tasks::ChildOptions> childOf(const launch::RunFolder &run, const tasks::RunnerOptions &options,
                                    const fs::path &workFolder)
{
    const auto *type = jobs::typeOf(run.job);
    if (!type)
        return fail(ErrorCode::Unsupported, "job", fmt::format("{} is not in this version", toString(run.job.type)));
    const std::string label = protocol::label(protocol::Role::Worker, options.index);
    jobs::TaskMember self;
    self.host = options.host;
    self.address = options.bind;
    self.role = toString(protocol::Role::Worker);
    self.index = options.index;
    self.rank = options.rank;
    self.gpus = nn::cuda::installedGpus();
    self.cores = std::max(1, int(std::thread::hardware_concurrency()));
    const jobs::Here here{run.path.string(), workFolder.string(), (run.path / "process" / label).string(),
                          programPath().string(), ""};
    for (const fs::path &folder : {fs::path(here.process), run.path / "output"}) {
        TY_TRY(ensureFolder(folder, 0700));
    }
    tasks::ChildOptions child;
    TY_ASSIGN(child.plan, type->process(run.job, {.view = 0, .start = true, .members = {self}}, self, here));
    TY_ASSIGN(child.environment, environmentOf(run.job, self, here, child.plan));
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
    TY_ASSIGN(const auto child, childOf(run, options, workFolder));
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
