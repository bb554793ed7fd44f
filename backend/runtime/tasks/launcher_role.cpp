// Role::Launcher: the program of the job's launcher, such as mpirun, on the head.
#include <algorithm>
#include <filesystem>
#include <optional>
#include <thread>

#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <spdlog/spdlog.h>

#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "backend/core/text.h"
#include "backend/core/try.h"
#include "backend/jobs/machines_file.h"
#include "backend/launchers/launcher.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/runtime/tasks/child_process.h"
#include "backend/runtime/tasks/launched_job.h"
#include "backend/runtime/tasks/task_environment.h"
#include "backend/runtime/tasks/tasks.h"

namespace trainyard::tasks {

namespace fs = std::filesystem;
using launchers::LaunchPlan;
using launchers::QueueState;

namespace {

constexpr auto kQueuePause = std::chrono::seconds(5); ///< between two looks at a submitted job
constexpr auto kQueueCall = std::chrono::seconds(60);
constexpr const char *kQueueNoteName = "queue.state";
constexpr std::string_view kWaitsWord = "waits", kFailedWord = "failed: ";
constexpr auto kQueueNoteAge = std::chrono::minutes(2);
constexpr int kMostFailures = 60; ///< looks in a row that fail: five minutes without the queue

std::vector<std::string> withId(std::vector<std::string> words, const std::string &id)
{
    for (std::string &word : words) {
        if (const auto at = word.find("{id}"); at != std::string::npos)
            word.replace(at, 4, id);
    }
    return words;
}

Result<launchers::LaunchRequest> requestOf(const launch::RunFolder &run, const RunnerOptions &options)
{
    TY_ASSIGN(const auto text, readFile(run.path / jobs::MachinesFile::kName, 4u << 20));
    TY_ASSIGN(auto file, jobs::machinesFromJson(text));
    launchers::LaunchRequest request;
    request.job = run.job;
    request.machines = jobs::workerMachines(run.job, file.machines);
    if (request.machines.empty())
        request.machines = std::move(file.machines);
    request.runFolder = run.path.string();
    request.runtime = runtimeProgram();
    request.scheduler = options.scheduler.text();
    request.sshPort = file.sshPort;
    request.sshKey = file.sshKey;
    request.knownHosts = file.knownHosts;
    request.loopback =
        std::ranges::all_of(request.machines, [](const auto &m) { return m.address.starts_with("127."); });
    return request;
}

class LauncherRole {
public:
    LauncherRole(const launch::RunFolder &run, const launchers::Launcher &launcher, LaunchPlan plan)
        : m_run(run)
        , m_launcher(launcher)
        , m_plan(std::move(plan))
    {
    }

    Status run(std::stop_token gentle, std::stop_token hard)
    {
        for (const auto &[name, content] : m_plan.files) {
            if (!protocol::isSafeName(name))
                return fail(ErrorCode::Internal, name, "is no name for a file of a launcher");
            TY_TRY(writeFileAtomically(m_run.path / name, content, 0700));
        }
        TY_ASSIGN(m_environment, launcherEnvironment(m_run));
        if (m_plan.submits) {
            const Status ended = submit(gentle, hard);
            // Without it, the coordinator would wait for processes that are never started.
            const bool failed = !ended && ended.error().code != ErrorCode::Cancelled;
            (void)saveQueueNote(m_run.path, {.failure = failed ? ended.error().detail : std::string()});
            return ended;
        }
        TY_ASSIGN(const auto end, runStart(gentle, hard));
        if (end.asked)
            return fail(ErrorCode::Cancelled, name(), "stop was requested");
        return end.status == 0 ? Status() : failed(end);
    }

private:
    const std::string &name() const { return m_plan.start.front(); }
    Status failed(const ChildEnd &end) const
    {
        return fail(ErrorCode::LocalCommandFailed, name(),
                    fmt::format("ended with status {}: {}", end.status, end.words));
    }

    Result<ChildEnd> runStart(std::stop_token gentle, std::stop_token hard) const
    {
        return runCommand(m_plan.start, gentle, hard);
    }
    Result<ChildEnd> runCommand(std::vector<std::string> words, std::stop_token gentle, std::stop_token hard) const
    {
        ChildOptions options;
        options.plan.title = name();
        options.plan.argv = std::move(words);
        options.plan.parsesOutput = false;
        options.environment = m_environment;
        options.folder = m_run.path.string();
        options.stopTime = std::chrono::seconds(m_run.job.stopSeconds);
        ChildHooks hooks;
        hooks.started = [&](std::int64_t pid) { spdlog::info("{} runs as process {}", name(), pid); };
        return runChild(options, hooks, gentle, hard);
    }

    /// Submits the job, and follows it to its end.
    Status submit(std::stop_token gentle, std::stop_token hard)
    {
        TY_ASSIGN(const auto submitted, runStart(gentle, hard));
        if (submitted.status != 0)
            return failed(submitted);
        const auto id = m_launcher.idIn(submitted.words);
        if (!id)
            return fail(ErrorCode::LocalCommandFailed, name(),
                        "its output contains no id of a job: " + submitted.words);
        const LaunchedJob job{*id, withId(m_plan.cancel, *id)};
        TY_TRY(writeFileAtomically(m_run.path / LaunchedJob::kName, toJson(job), 0600));
        spdlog::info("{} has submitted the job {}", name(), *id);
        (void)saveQueueNote(m_run.path, {.waits = true}); // without it, the time of the start runs
        const Status ended = follow(*id, gentle, hard);
        if (!ended && ended.error().code != ErrorCode::LocalCommandFailed) // then the job itself has failed
            TY_TRY(cancelLaunchedJob(m_run.path));
        std::error_code ignored;
        fs::remove(m_run.path / LaunchedJob::kName, ignored);
        if (!m_plan.logs.empty() && !hard.stop_requested())
            showLogs(*id, hard);
        return ended;
    }

    /// What the queue has kept of the output of the job's processes.
    void showLogs(const std::string &id, const std::stop_token &hard) const
    {
        const auto shown = runCommand(withId(m_plan.logs, id), {}, hard);
        if (!shown || shown->status != 0)
            spdlog::warn("the logs of the job {} were not read: {}", id, shown ? shown->words : shown.error().detail);
    }

    Status follow(const std::string &id, const std::stop_token &gentle, const std::stop_token &hard)
    {
        std::stop_source either;
        const std::stop_callback onGentle(gentle, [&] { either.request_stop(); });
        const std::stop_callback onHard(hard, [&] { either.request_stop(); });
        ProcessSpec spec;
        spec.argv = withId(m_plan.state, id);
        spec.environment.emplace();
        for (const auto &[variable, value] : m_environment)
            spec.environment->push_back(variable + "=" + value);
        QueueState last = QueueState::Unknown;
        const int most = m_run.job.task.queueSeconds;
        const Deadline queueEnd = most > 0 ? Deadline::after(std::chrono::seconds(most)) : Deadline::never();
        bool ran = false; // a job that the queue starts again after it has run has not waited for its first start
        for (int failures = 0;;) {
            if (!pause(kQueuePause, {Deadline::never(), either.get_token()}))
                return fail(ErrorCode::Cancelled, name(), "stop was requested");
            const auto found = runProcess(spec, {Deadline::after(kQueueCall), either.get_token()});
            const QueueState state = found ? m_launcher.stateIn(found->out) : QueueState::Unknown;
            failures = state == QueueState::Unknown ? failures + 1 : 0;
            if (failures > kMostFailures)
                return fail(ErrorCode::ServiceFailure, name(),
                            fmt::format("the queue has not known the job {} for five minutes", id));
            if (state != QueueState::Unknown && state != last)
                spdlog::info("the job {} {}", id,
                             state == QueueState::Waiting
                                 ? most > 0 ? fmt::format("waits in the queue, {} s at most", most)
                                            : "waits in the queue; without --queue-seconds only the "
                                              "cluster's deadline, idle limit and budget end that"
                             : state == QueueState::Running ? "runs"
                                                            : "has ended");
            last = state == QueueState::Unknown ? last : state;
            ran = ran || state == QueueState::Running;
            if (!ran && last == QueueState::Waiting && queueEnd.expired())
                return fail(ErrorCode::Timeout, name(),
                            fmt::format("the job {} has waited in the queue for {} s (--queue-seconds)", id, most));
            if (state != QueueState::Unknown)
                (void)saveQueueNote(m_run.path, {.waits = state == QueueState::Waiting});
            if (state == QueueState::Ended)
                return {};
            if (state == QueueState::Failed)
                return fail(ErrorCode::LocalCommandFailed, name(), fmt::format("the job {} has failed", id));
        }
    }

    const launch::RunFolder &m_run;
    const launchers::Launcher &m_launcher;
    const LaunchPlan m_plan;
    Environment m_environment;
};

} // namespace

Status saveQueueNote(const fs::path &runFolder, const QueueNote &note)
{
    const fs::path file = runFolder / kQueueNoteName;
    if (note == QueueNote()) {
        std::error_code error;
        fs::remove(file, error);
        return error ? fail(ErrorCode::IoFailure, file.string(), error.message()) : Status();
    }
    return writeFileAtomically(file, note.waits ? std::string(kWaitsWord) : std::string(kFailedWord) + note.failure,
                               0600);
}

QueueNote queueNote(const fs::path &runFolder)
{
    const fs::path file = runFolder / kQueueNoteName;
    const auto text = readFile(file, 64u << 10);
    if (!text)
        return {};
    if (text->starts_with(kFailedWord))
        return {.failure = text->substr(kFailedWord.size())};
    std::error_code error;
    const auto written = fs::last_write_time(file, error);
    return {.waits = !error && *text == kWaitsWord && fs::file_time_type::clock::now() - written < kQueueNoteAge};
}

std::string toJson(const LaunchedJob &job)
{
    const nlohmann::json whole{{"id", job.id}, {"cancel", job.cancel}};
    return whole.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
}

Status cancelLaunchedJob(const fs::path &runFolder)
{
    constexpr std::size_t kMostWords = 256;
    const auto text = readFile(runFolder / LaunchedJob::kName, 1u << 20);
    if (!text)
        return text.error().code == ErrorCode::NotFound ? Status() : Status(fail(text.error()));
    const auto whole = nlohmann::json::parse(*text, nullptr, false);
    const auto cancel = whole.is_object() ? whole.find("cancel") : whole.end();
    if (!whole.is_object() || cancel == whole.end() || !cancel->is_array() || cancel->size() > kMostWords)
        return fail(ErrorCode::CorruptData, LaunchedJob::kName, "cancel is no list of words");
    ProcessSpec spec;
    for (const auto &word : *cancel) {
        if (!word.is_string())
            return fail(ErrorCode::CorruptData, LaunchedJob::kName, "cancel is no list of words");
        spec.argv.push_back(word.get<std::string>());
    }
    if (!spec.argv.empty()) {
        TY_ASSIGN(const auto done, runProcess(spec, {Deadline::after(kQueueCall), {}}));
        if (done.exitStatus != 0)
            return fail(
                ErrorCode::LocalCommandFailed, spec.argv.front(),
                fmt::format("the submitted job was not cancelled: status {}: {}", done.exitStatus, trimmed(done.err)));
    }
    std::error_code ignored;
    fs::remove(runFolder / LaunchedJob::kName, ignored);
    return {};
}

Status runLauncher(const launch::RunFolder &run, const RunnerOptions &options, std::stop_token gentle,
                   std::stop_token hard)
{
    const launchers::Launcher *launcher = launchers::launcherOf(run.job.task.launcher);
    if (!launcher)
        return fail(
            ErrorCode::Unsupported, "launcher",
            fmt::format("this version of trainyard-runtime has no launcher {}", toString(run.job.task.launcher)));
    TY_ASSIGN(const auto request, requestOf(run, options));
    TY_ASSIGN(auto plan, launcher->plan(request));
    if (plan.start.empty())
        return fail(ErrorCode::Internal, std::string(launcher->program()), "has no command");
    if (!findProgram(plan.start.front()))
        return fail(ErrorCode::NotFound, plan.start.front(),
                    "is not on this machine; install it, or choose the launcher ssh");
    return LauncherRole(run, *launcher, std::move(plan)).run(gentle, hard);
}

} // namespace trainyard::tasks
