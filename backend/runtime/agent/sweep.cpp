// What the roles of a run leave behind: processes that escaped their group, containers, jobs in a queue.
#include <algorithm>
#include <charconv>
#include <csignal>
#include <cstdio>
#include <set>

#include <fmt/format.h>
#include <spdlog/spdlog.h>
#include <unistd.h>

#include "backend/core/secret_mask.h"
#include "backend/core/system/files.h"
#include "backend/core/text.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/runtime/agent/processes.h"
#include "backend/runtime/tasks/launched_job.h"

namespace trainyard::agent {

namespace fs = std::filesystem;
using std::chrono::milliseconds;

namespace {

constexpr std::size_t kShownCommand = 1024;
constexpr auto kEndTime = std::chrono::seconds(5); ///< between SIGTERM and SIGKILL
constexpr auto kContainerTime = std::chrono::seconds(30);

/// A process of this machine.
struct ListedProcess {
    ProcessIdentity process;
    pid_t parent = 0;
};

/// Its parent: the second field after the name, which may contain anything, in /proc/PID/stat.
pid_t parentOf(pid_t pid)
{
    const auto text = readFile(fmt::format("/proc/{}/stat", pid), 4096);
    const auto nameEnd = text ? text->rfind(')') : std::string::npos;
    char state = 0;
    int parent = 0;
    return nameEnd != std::string::npos && std::sscanf(text->c_str() + nameEnd + 1, " %c %d", &state, &parent) == 2
               ? parent
               : 0;
}

std::vector<ListedProcess> allProcesses()
{
    std::vector<ListedProcess> list;
    std::error_code problem;
    for (const auto &entry : fs::directory_iterator("/proc", problem)) {
        const std::string name = entry.path().filename().string();
        pid_t pid = 0;
        const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), pid);
        if (error != std::errc() || end != name.data() + name.size())
            continue;
        if (const auto identity = identify(pid))
            list.push_back({*identity, parentOf(pid)});
    }
    return list;
}

std::string commandOf(pid_t pid)
{
    std::string command =
        readFile(fmt::format("/proc/{}/cmdline", pid), 1u << 20).value_or("").substr(0, kShownCommand);
    std::ranges::replace(command, '\0', ' ');
    return maskSecrets(command);
}

/// The value of a variable of an environment as /proc has it.
std::optional<std::string> valueIn(const std::string &variables, const std::string &name)
{
    const std::string all = '\0' + variables, begin = '\0' + name + "=";
    const auto at = all.find(begin);
    if (at == std::string::npos)
        return std::nullopt;
    const auto value = at + begin.size();
    return all.substr(value, all.find('\0', value) - value);
}

/// Containers of a run of type docker that has no living role here. They are no descendants of its processes.
/// \param end  they are removed
int sweepContainers(const RunId &run, bool end, std::vector<protocol::LingeringProcess> &found)
{
    int ended = 0;
    for (const char *program : {"docker", "podman"}) {
        if (!findProgram(program))
            continue;
        const CallContext context{Deadline::after(kContainerTime), {}};
        const auto listed = runProcess(
            {{program, "ps", "--filter", "label=trainyard.run=" + run.value, "--format", "{{.ID}} {{.Names}}"},
             {},
             {},
             {}},
            context);
        if (!listed || listed->exitStatus != 0) // without rights, or without a server: it has none of ours
            continue;
        std::string_view rest = listed->out, line;
        while (takeLine(rest, line)) {
            const std::string id(line.substr(0, line.find(' ')));
            if (id.empty())
                continue;
            found.push_back({0, 0, maskSecrets(fmt::format("{} container {}", program, line.substr(0, 256)))});
            if (!end)
                continue;
            const auto removed = runProcess({{program, "rm", "-f", id}, {}, {}, {}}, context);
            ended += removed && removed->exitStatus == 0;
        }
    }
    return ended;
}

/// Ends processes: SIGTERM, and SIGKILL for those that ignore it.
void endAll(const std::vector<ProcessIdentity> &processes)
{
    const Deadline patience = Deadline::after(kEndTime);
    while (std::ranges::any_of(processes, isAlive) && pause(milliseconds(10), {patience, {}})) {
    }
    for (const ProcessIdentity &process : processes) {
        if (isAlive(process))
            ::kill(process.pid, SIGKILL);
    }
}

} // namespace

/// Whether a process has the run in its environment; not of another home, which may have a run of the same name.
bool ProcessManager::isLeftOf(const ProcessIdentity &process, const RunId &run) const
{
    if (!isOfRun(process, run))
        return false;
    const auto variables = readFile(fmt::format("/proc/{}/environ", process.pid), 1u << 20);
    const auto folder = variables ? valueIn(*variables, kRunFolderVariable) : std::nullopt;
    return !folder || *folder == runFolder(run).string();
}

protocol::AgentProcesses ProcessManager::sweep(const protocol::AgentSweep &wanted) const
{
    const std::vector<ListedProcess> all = allProcesses();
    std::set<pid_t> kept{::getpid()};
    bool active = false;
    for (const RoleProcess &role : roles(wanted.run)) {
        active = active || isAlive(role.process);
        for (const ProcessIdentity &process : {role.process, role.watcher}) {
            if (isAlive(process))
                kept.insert(process.pid);
        }
    }
    const auto addDescendants = [&all](std::set<pid_t> &of) { // generation by generation
        for (std::size_t before = 0; before != of.size();) {
            before = of.size();
            for (const ListedProcess &one : all) {
                if (of.contains(one.parent))
                    of.insert(one.process.pid);
            }
        }
    };
    addDescendants(kept);
    protocol::AgentProcesses found;
    std::vector<ProcessIdentity> ended;
    std::set<pid_t> left;
    for (const ListedProcess &one : all) {
        if (kept.contains(one.process.pid) || !isLeftOf(one.process, wanted.run))
            continue;
        left.insert(one.process.pid);
        found.lingering.push_back({one.process.pid, one.parent, commandOf(one.process.pid)});
        if (wanted.end && isAlive(one.process) && ::kill(one.process.pid, SIGTERM) == 0)
            ended.push_back(one.process);
    }
    // What another user runs below them (sudo) has an environment that cannot be read: it is named, and not ended.
    std::set<pid_t> below = left;
    addDescendants(below);
    for (const ListedProcess &one : all) {
        if (below.contains(one.process.pid) && !left.contains(one.process.pid) && !kept.contains(one.process.pid) &&
            ::access(fmt::format("/proc/{}/environ", one.process.pid).c_str(), R_OK) != 0)
            found.lingering.push_back(
                {one.process.pid, one.parent, commandOf(one.process.pid) + " (of another user: it is not ended)"});
    }
    endAll(ended);
    found.ended = int(ended.size());
    if (active) // a container is no descendant of the role that it belongs to
        return found;
    const auto job = protocol::jobSpecFromJson(readFile(runFolder(wanted.run) / "job.json", 1u << 20).value_or(""));
    if (job && job->type == protocol::JobType::Docker)
        found.ended += sweepContainers(wanted.run, wanted.end, found.lingering);
    return found;
}

void ProcessManager::endLeftovers(const RunId &run) const
{
    if (const auto cancelled = tasks::cancelLaunchedJob(runFolder(run)); !cancelled)
        spdlog::error("{}: {}", cancelled.error().source, cancelled.error().detail);
    if (!fs::exists(runFolder(run) / "job.json"))
        return;
    const auto found = sweep({run, true});
    if (!found.lingering.empty())
        spdlog::warn("{} processes of the run {} had outlived its roles; {} were ended", found.lingering.size(),
                     run.value, found.ended);
}

} // namespace trainyard::agent
