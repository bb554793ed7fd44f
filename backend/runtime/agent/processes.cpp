#include "backend/runtime/agent/processes.h"

#include <algorithm>
#include <charconv>
#include <csignal>

#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <unistd.h>

#include "backend/core/async/poll.h"
#include "backend/core/system/file_lock.h"
#include "backend/core/system/files.h"
#include "backend/core/system/rotating_file.h"
#include "backend/core/try.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/protocol/job/training_command.h"
#include "backend/runtime/launch/run_folder.h"
#include "backend/runtime/ps/scheduler/run_files.h"
#include "backend/runtime/tasks/coordinator_core.h"
#include "backend/runtime/tasks/tasks.h"

namespace trainyard::agent {

namespace fs = std::filesystem;
using protocol::Role;
using std::chrono::milliseconds;

extern "C" char **environ;

namespace {

constexpr auto kPatience = std::chrono::seconds(5);
constexpr auto kLastWords = std::chrono::milliseconds(300); ///< of a role that has ended, until its watcher wrote them
constexpr auto kStopMargin = std::chrono::seconds(10);      ///< of a scheduler, beyond the time that its job allows
constexpr auto kClusterDelay = std::chrono::seconds(15);    ///< between the stops of a run on two nodes

/// "worker-2.pid" -> worker, 2
std::optional<std::pair<Role, int>> fromLabel(std::string_view label)
{
    int index = 0;
    if (const std::size_t dash = label.find('-'); dash != std::string_view::npos) {
        const std::string_view number = label.substr(dash + 1);
        if (std::from_chars(number.data(), number.data() + number.size(), index).ec != std::errc())
            return std::nullopt;
        label = label.substr(0, dash);
    }
    const auto role = protocol::roleFromString(label);
    return role ? std::optional(std::pair(*role, index)) : std::nullopt;
}

std::optional<int> exitStatusIn(const fs::path &file)
{
    const auto text = readFile(file, 64);
    int status = 0;
    if (!text || std::from_chars(text->data(), text->data() + text->size(), status).ec != std::errc())
        return std::nullopt;
    return status;
}

/// The environment of this process, with the run, and for programs that expect it the command of the job's workers.
std::vector<std::string> environmentOf(const RunId &run, const fs::path &folder)
{
    const std::string training = std::string(protocol::kTrainingCommandVariable) + "=";
    const std::string ownFolder = std::string(kRunFolderVariable) + "=";
    std::vector<std::string> variables;
    for (char **entry = ::environ; *entry; ++entry) {
        const std::string_view variable = *entry;
        if (!variable.starts_with("TRAINYARD_RUN=") && !variable.starts_with(ownFolder) &&
            !variable.starts_with(training))
            variables.emplace_back(variable);
    }
    variables.push_back("TRAINYARD_RUN=" + run.value);
    variables.push_back(ownFolder + folder.string());
    const auto text = readFile(folder / "job.json", 1u << 20);
    const auto job = text ? protocol::jobSpecFromJson(*text) : fail(text.error());
    if (const auto command = job ? protocol::trainingCommand(*job) : fail(job.error()))
        variables.push_back(training + *command);
    return variables;
}

} // namespace

fs::path ProcessManager::runFolder(const RunId &run) const
{
    return protocol::NodeLayout{m_home.string()}.run(run);
}

std::vector<RoleProcess> ProcessManager::roles(const RunId &run) const
{
    std::vector<RoleProcess> list;
    std::error_code problem;
    for (const auto &entry : fs::directory_iterator(runFolder(run), problem)) {
        if (entry.path().extension() != ".pid")
            continue;
        const auto which = fromLabel(entry.path().stem().string());
        const auto json = nlohmann::json::parse(readFile(entry.path(), 4096).value_or(""), nullptr, false);
        if (!which || !json.is_object())
            continue;
        const auto number = [&](const char *field) {
            const auto at = json.find(field);
            return at != json.end() && at->is_number_unsigned() ? at->get<std::uint64_t>() : 0;
        };
        const auto text = [&](const char *field) {
            const auto at = json.find(field);
            return at != json.end() && at->is_string() ? at->get<std::string>() : std::string();
        };
        list.push_back({which->first,
                        which->second,
                        {pid_t(number("pid")), number("startTime")},
                        {pid_t(number("watcherPid")), number("watcherStartTime")},
                        text("bind"),
                        text("host")});
    }
    std::ranges::sort(list, {}, [](const RoleProcess &r) { return std::pair(r.role, r.index); });
    return list;
}

std::vector<RunId> ProcessManager::runs() const
{
    std::vector<RunId> list;
    std::error_code problem;
    for (const auto &run : fs::directory_iterator(protocol::NodeLayout{m_home.string()}.runs(), problem))
        list.emplace_back(run.path().filename().string());
    return list;
}

bool ProcessManager::anyAlive() const
{
    return std::ranges::any_of(runs(), [this](const RunId &run) {
        return std::ranges::any_of(roles(run), [](const RoleProcess &r) { return isAlive(r.process); });
    });
}

std::chrono::seconds ProcessManager::stopTime(const RunId &run) const
{
    const auto job = protocol::jobSpecFromJson(readFile(runFolder(run) / "job.json", 256u << 10).value_or(""));
    return std::chrono::seconds(job.value_or(protocol::JobSpec()).stopSeconds) + kStopMargin;
}

std::chrono::seconds ProcessManager::stopTime() const
{
    std::chrono::seconds longest(0);
    for (const RunId &run : runs()) {
        if (std::ranges::any_of(roles(run), [&](const RoleProcess &r) { return isOfRun(r, run); }))
            longest = std::max(longest, stopTime(run));
    }
    return longest;
}

bool ProcessManager::isOfRun(const RoleProcess &role, const RunId &run) const
{
    return isOfRun(role.process, run);
}

bool ProcessManager::isOfRun(const ProcessIdentity &process, const RunId &run) const
{
    if (!isAlive(process))
        return false;
    const auto variables = readFile(fmt::format("/proc/{}/environ", process.pid), 1u << 20);
    return variables &&
           ('\0' + *variables).find(std::string(1, '\0') + "TRAINYARD_RUN=" + run.value + std::string(1, '\0')) !=
               std::string::npos;
}

std::string ProcessManager::lastLines(const RunId &run, const std::string &label) const
{
    constexpr std::size_t kTail = 2048; // read with every status, and a log may have gigabytes
    return endOfLog(protocol::NodeLayout{m_home.string()}.log(run, label), kTail);
}

std::vector<protocol::RoleStatus> ProcessManager::status(const RunId &run) const
{
    std::vector<protocol::RoleStatus> list;
    for (const RoleProcess &role : roles(run)) {
        const bool alive = isAlive(role.process);
        const auto exitFile = runFolder(run) / (role.label() + ".exit");
        // The watcher writes the last lines of the role, and then how it ended.
        for (const auto soon = Deadline::after(kLastWords); !alive && isAlive(role.watcher) && !fs::exists(exitFile);) {
            if (!pause(milliseconds(5), {soon, {}}))
                break;
        }
        list.push_back({role.role, role.index, role.process.pid, alive, alive ? std::nullopt : exitStatusIn(exitFile),
                        lastLines(run, role.label())});
    }
    return list;
}

Result<protocol::AgentStarted> ProcessManager::start(const protocol::AgentStart &wanted, const Deadline &deadline)
{
    const fs::path folder = runFolder(wanted.run);
    if (!fs::exists(folder / "job.json"))
        return fail(ErrorCode::NotFound, folder.string(),
                    "this run was not prepared on this node: there is no job.json");
    // Two agents, or an agent and the watchdog, may start the same role.
    const auto lock = lockFile(folder / "start.lock", {deadline, {}}, milliseconds(5));
    if (!lock && lock.error().code == ErrorCode::Timeout)
        return fail(ErrorCode::Timeout, folder.string(), "another process is starting a role of this run");
    if (!lock)
        return fail(lock.error());
    return startLocked(wanted, deadline);
}

Result<bool> ProcessManager::reviveScheduler(const RunId &run, const Deadline &deadline)
{
    const std::vector<RoleProcess> all = roles(run);
    const auto scheduler = std::ranges::find(all, Role::Scheduler, &RoleProcess::role);
    if (scheduler == all.end() || scheduler->bind.empty() || isAlive(scheduler->process) ||
        isAlive(scheduler->watcher) || fs::exists(runFolder(run) / (scheduler->label() + ".exit")))
        return false;
    const bool serversAlive =
        std::ranges::all_of(all, [&](const RoleProcess &r) { return r.role != Role::Server || isOfRun(r, run); });
    // Of a task the runners keep what the coordinator has to know; its file records the beginning.
    const auto state = ps::lastState(runFolder(run), run);
    if (!serversAlive || ((!state || !*state) && !tasks::lastCoordinatorState(runFolder(run), run)))
        return false;
    protocol::AgentStart start;
    start.run = run;
    start.role = Role::Scheduler;
    start.index = scheduler->index;
    start.bind = scheduler->bind;
    start.host = scheduler->host;
    const auto started = this->start(start, deadline);
    return started ? Result<bool>(true) : fail(started.error());
}

Result<protocol::AgentStarted> ProcessManager::startLocked(const protocol::AgentStart &wanted, const Deadline &deadline)
{
    const fs::path folder = runFolder(wanted.run);
    const std::string label = protocol::label(wanted.role, wanted.index);
    const auto address = [&]() -> std::string {
        std::string text = readFile(folder / "scheduler.address", 256).value_or("");
        while (!text.empty() && text.back() == '\n')
            text.pop_back();
        return text;
    };
    for (const RoleProcess &role : roles(wanted.run)) {
        if (role.label() == label && isAlive(role.process))
            return protocol::AgentStarted{role.process.pid, wanted.role == Role::Scheduler ? address() : ""};
    }
    TY_TRY(ensureFolder(folder / "log", 0700));
    std::error_code ignored;
    fs::remove(folder / (label + ".pid"), ignored);
    fs::remove(folder / (label + ".exit"), ignored);
    if (wanted.role == Role::Scheduler)
        fs::remove(folder / "scheduler.address", ignored);

    ProcessSpec spec;
    spec.argv = {launch::ownProgram(),
                 "supervise",
                 "--label",
                 label,
                 "--role",
                 std::string(toString(wanted.role)),
                 "--run-folder",
                 folder.string(),
                 "--bind",
                 wanted.bind,
                 "--host",
                 wanted.host,
                 "--rank",
                 std::to_string(wanted.rank)};
    if (wanted.role == Role::Worker)
        spec.argv.insert(spec.argv.end(),
                         {"--local-workers", std::to_string(std::max(wanted.localWorkers, 1)), "--local-index",
                          std::to_string(wanted.index), "--local-servers", std::to_string(wanted.localServers)});
    if (!wanted.scheduler.empty())
        spec.argv.insert(spec.argv.end(), {"--scheduler", wanted.scheduler});
    spec.environment = environmentOf(wanted.run, folder);
    TY_ASSIGN(const auto watcher, spawnDetached(spec, (folder / "log" / (label + ".log")).string()));
    for (;;) {
        const bool isOver = !isAlive(watcher);
        for (const RoleProcess &role : roles(wanted.run)) {
            if (role.label() != label)
                continue;
            const std::string where = wanted.role == Role::Scheduler ? address() : "";
            if (isAlive(role.process) && (wanted.role != Role::Scheduler || !where.empty()))
                return protocol::AgentStarted{role.process.pid, where};
            // A program of the user may be done before it is seen alive.
            if (isOver && wanted.role == Role::Worker && exitStatusIn(folder / (label + ".exit")) == 0)
                return protocol::AgentStarted{role.process.pid, where};
        }
        if (isOver)
            return fail(ErrorCode::LocalCommandFailed, label, "it ended at once: " + lastLines(wanted.run, label));
        if (auto waited = pause(milliseconds(5), {deadline, {}}); !waited)
            return fail(ErrorCode::Timeout, label,
                        "it was started, and is not under way yet: " + lastLines(wanted.run, label));
    }
}

/// \return false if some are alive at the deadline
bool ProcessManager::waitForEnd(const std::vector<RoleProcess> &processes, const Deadline &deadline) const
{
    const auto isUp = [](const RoleProcess &r) { return isAlive(r.process) || isAlive(r.watcher); };
    return pollUntil(Backoff(milliseconds(10)), {deadline, {}},
                     [&]() -> Result<bool> { return std::ranges::none_of(processes, isUp); })
        .has_value();
}

int ProcessManager::stop(const protocol::AgentStop &wanted, const Deadline &limit)
{
    std::vector<RoleProcess> targets = roles(wanted.run);
    std::erase_if(targets, [&](const RoleProcess &r) {
        return (wanted.role && r.role != *wanted.role) || (wanted.index && r.index != *wanted.index) ||
               !isOfRun(r, wanted.run);
    });
    for (const RoleProcess &role : targets) {
        if (isAlive(role.watcher))
            ::kill(role.watcher.pid, SIGTERM); // so that it does not restart a scheduler
    }
    if (wanted.graceful) {
        for (const Role first : {Role::Scheduler, Role::Server, Role::Worker, Role::Launcher}) {
            std::vector<RoleProcess> asked;
            for (const RoleProcess &role : targets) {
                if (role.role == first && isAlive(role.process) && ::kill(role.process.pid, SIGTERM) == 0)
                    asked.push_back(role);
            }
            if (first == Role::Scheduler) // it sends End to the others, most of which then end
                (void)waitForEnd(asked, limit.earlier(Deadline::after(stopTime(wanted.run))));
        }
        (void)waitForEnd(targets, limit.earlier(Deadline::after(kPatience)));
    }
    for (const RoleProcess &role : targets) {
        if (isAlive(role.process))
            ::kill(role.process.pid, SIGKILL);
    }
    if (!waitForEnd(targets, Deadline::after(std::chrono::seconds(2)))) {
        for (const RoleProcess &role : targets) {
            if (!isAlive(role.watcher))
                continue;
            ::kill(-role.watcher.pid, SIGKILL);
            // In place of the watcher: it was stopped, and did not die.
            (void)writeFileAtomically(runFolder(wanted.run) / (role.label() + ".exit"),
                                      std::to_string(128 + SIGKILL) + "\n");
        }
    }
    if (!wanted.role && !wanted.index) {
        endLeftovers(wanted.run);
        // Also if their watcher was killed, or no role was ever started.
        launch::removeCredentialsAfterRun(runFolder(wanted.run));
    }
    return int(targets.size());
}

void ProcessManager::stopWithCluster(const RunId &run, const Deadline &limit)
{
    std::vector<RoleProcess> ours = roles(run);
    std::erase_if(ours, [&](const RoleProcess &r) { return !isOfRun(r, run); });
    if (!ours.empty() && std::ranges::find(ours, Role::Scheduler, &RoleProcess::role) == ours.end())
        (void)waitForEnd(ours, limit.earlier(Deadline::after(stopTime(run) + kClusterDelay)));
    (void)stop({run, {}, {}, true}, limit);
}

} // namespace trainyard::agent
