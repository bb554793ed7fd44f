#include "backend/runtime/launch/drop_in/drop_in.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>

#include <fmt/format.h>

#include "backend/core/encoding.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/runtime/launch/drop_in/drop_in_children.h"
#include "backend/runtime/launch/drop_in/drop_in_machine.h"
#include "backend/runtime/launch/drop_in/drop_in_options.h"
#include "backend/runtime/launch/drop_in/drop_in_plan.h"
#include "backend/runtime/launch/drop_in/drop_in_watch.h"
#include "backend/runtime/launch/roles.h"
#include "backend/runtime/launch/run_folder.h"

namespace trainyard::launch {

namespace fs = std::filesystem;

namespace {

using Launcher = DropInOptions::Launcher;
using namespace std::chrono_literals;

constexpr std::size_t kAtATime = 32; ///< connections to hosts that copy files or end processes

std::string endOf(int status)
{
    return status > 128 && status < 128 + 65 ? fmt::format("was ended by signal {}", status - 128)
                                             : fmt::format("ended with status {}", status);
}

class DropInLaunch {
public:
    explicit DropInLaunch(DropInOptions options)
        : m_options(std::move(options))
    {
    }
    ~DropInLaunch()
    {
        std::error_code ignored;
        for (const fs::path &file : {m_taskScript, m_submitted, m_archive}) {
            if (!file.empty())
                fs::remove(file, ignored);
        }
    }
    /// \error before anything runs
    Status prepare();
    Status start();
    int run();

private:
    bool overSsh() const { return m_options.launcher == Launcher::Ssh && !m_hosts.empty(); }
    Status copyFolder();
    Status writeDynamicFiles();
    Status addQueueCommand();
    ChildCommand commandOf(const LaunchedProcess &) const;
    ChildCommand mpiCommand(const LaunchedProcess &) const;
    std::string nameOf(std::size_t process) const;
    void reap();
    void end();
    void printTable() const;

    DropInOptions m_options;
    std::vector<launchers::HostLine> m_hosts; ///< different ones, in the order of the file
    LaunchPlace m_place;
    std::vector<LaunchedProcess> m_processes;
    std::vector<ChildCommand> m_commands; ///< of m_processes
    std::vector<pid_t> m_pids;
    std::vector<bool> m_endedByUs;
    fs::path m_taskScript; ///< of a queue; removed at the end
    fs::path m_submitted;  ///< what qsub gets in its place; removed at the end
    fs::path m_archive;    ///< of the current folder; removed at the end
    Children m_children;
    std::optional<LaunchWatch> m_watch;
    int m_signals = 0; ///< SIGINT, SIGTERM or SIGHUP so far
};

Status DropInLaunch::prepare()
{
    std::error_code error;
    const std::string here = fs::current_path(error).string();
    if (error)
        return fail(systemError(error.value(), ".", "looking for the current folder"));
    m_place.id = hexEncode(randomBytes(8));
    m_place.folder = m_options.syncFolder.empty() ? here : m_options.syncFolder;
    std::vector<launchers::HostLine> lines;
    if (!m_options.newWorker.empty()) {
        lines.push_back({m_options.newWorker, m_options.newWorkerPort, 1});
    } else if (!m_options.hostsFile.empty()) {
        TY_ASSIGN(const std::string text, readFile(m_options.hostsFile, 1u << 20));
        TY_ASSIGN(lines, launchers::parseHostsFile(text));
    }
    for (const launchers::HostLine &line : lines) {
        const auto same = [&](const launchers::HostLine &one) {
            return one.host == line.host && one.port == line.port;
        };
        if (std::ranges::none_of(m_hosts, same))
            m_hosts.push_back(line);
    }
    if (!m_options.newWorker.empty()) {
        m_processes = {newWorkerOf(m_options, m_place)};
    } else {
        m_place.rootAddress = "127.0.0.1";
        if (m_options.launcher != Launcher::Local) {
            const std::string towards = m_hosts.empty() ? std::string("10.255.255.255") : m_hosts.front().host;
            TY_ASSIGN(m_place.rootAddress, addressTowardsHost(towards));
        }
        TY_ASSIGN(m_place.rootPort, freeRootPort());
        if (m_options.elastic) {
            for (const auto &[name, value] : dynamicVariables(m_options, here))
                m_options.variables.try_emplace(name, value);
        }
        m_processes = processesOf(m_options, lines, m_place);
        if (m_options.elastic)
            TY_TRY(writeDynamicFiles());
    }
    if (m_options.launcher != Launcher::Ssh && m_options.launcher != Launcher::Local)
        TY_TRY(addQueueCommand());
    return m_options.syncFolder.empty() ? Status() : copyFolder();
}

/// Of mpi one command for all servers, and one for all workers; of a queue one for both.
Status DropInLaunch::addQueueCommand()
{
    const auto isFirst = [](const LaunchedProcess &process) { return process.index == 0; };
    std::erase_if(m_processes, [&](const LaunchedProcess &process) { return !isFirst(process); });
    if (m_options.launcher == Launcher::Mpi)
        return {};
    std::erase_if(m_processes, [](const LaunchedProcess &process) { return process.role != "scheduler"; });
    const bool sge = m_options.launcher == Launcher::Sge;
    const fs::path here = fs::current_path();
    m_taskScript = here / fmt::format(".trainyard-launch-{}.tasks.sh", m_place.id);
    TY_TRY(writeFileAtomically(m_taskScript,
                               taskScript(m_options, m_place, sge ? "$((SGE_TASK_ID - 1))" : "$SLURM_PROCID"), 0700));
    if (sge) {
        m_submitted = here / fmt::format(".trainyard-launch-{}.sh", m_place.id);
        TY_TRY(writeFileAtomically(m_submitted, submittedScript(m_place, m_taskScript.string()), 0700));
    }
    m_processes.push_back({"tasks", 0, {"", 22, 1}, {}});
    return {};
}

Status DropInLaunch::writeDynamicFiles()
{
    const fs::path here = fs::current_path();
    for (const auto &[name, content] : dynamicFiles(m_processes, ownProgram()))
        TY_TRY(writeFileAtomically(here / name, content));
    logLine("INFO", "Created worker host file " + (here / "host_worker").string());
    logLine("INFO", "Created worker host log file " + (here / "host_worker_log").string());
    return {};
}

/// The content of the current folder goes to each host; files that are only there stay.
Status DropInLaunch::copyFolder()
{
    m_archive = fs::temp_directory_path() / fmt::format("trainyard-launch-{}.tar.gz", m_place.id);
    const std::string archive = shellQuote(m_archive.string()), target = shellQuote(m_options.syncFolder);
    const auto packed = m_children.runAll(
        {{{"/bin/sh", "-c", fmt::format("umask 077; exec tar -czf {} .", archive)}, "", {}}}, 1, 3600s);
    if (m_children.interrupted() || packed.front() != 0)
        return fail(m_children.interrupted() ? ErrorCode::Cancelled : ErrorCode::LocalCommandFailed, "tar",
                    fmt::format("the current folder could not be packed into {}", m_archive.string()));
    std::vector<ChildCommand> copies;
    for (const launchers::HostLine &host : m_hosts) {
        std::string ssh;
        for (const std::string &word : sshWords(host))
            ssh += shellQuote(word) + " ";
        logLine("INFO",
                fmt::format("rsync {}/ -> {}:{}", fs::current_path().string(), host.host, m_options.syncFolder));
        const std::string unpack = fmt::format("mkdir -p {0} && tar -C {0} -xzf -", target);
        copies.push_back({{"/bin/sh", "-c", fmt::format("{} {} <{}", ssh, shellQuote(unpack), archive)}, "", {}});
    }
    const auto statuses = m_children.runAll(copies, kAtATime, 3600s);
    if (m_children.interrupted())
        return fail(ErrorCode::Cancelled, "launch", "stopped while the current folder was copied");
    for (std::size_t host = 0; host < statuses.size(); ++host) {
        if (statuses[host] != 0)
            return fail(ErrorCode::RemoteCommandFailed, m_hosts[host].host,
                        fmt::format("the current folder could not be copied to {}: the copy {}", m_options.syncFolder,
                                    statuses[host] < 0 ? "took more than an hour" : endOf(statuses[host])));
    }
    return {};
}

ChildCommand DropInLaunch::mpiCommand(const LaunchedProcess &process) const
{
    ChildCommand command;
    command.argv = {"mpirun", "-n", std::to_string(process.role == "server" ? m_options.servers : m_options.workers)};
    for (const auto &[name, value] : process.variables) { // by name: the values stay out of the command line
        if (name == "DMLC_NODE_HOST")
            continue; // of the first host only
        command.argv.emplace_back("-x");
        command.argv.push_back(name);
    }
    for (const std::string &word : {std::string("--hostfile"), fs::absolute(m_options.hostsFile).string(),
                                    std::string("/bin/sh"), std::string("-c"), m_options.command})
        command.argv.push_back(word);
    auto variables = process.variables;
    variables.erase("DMLC_NODE_HOST");
    variables["DMLC_JOB_CLUSTER"] = "mpi";
    command.environment = environmentWith(variables);
    return command;
}

ChildCommand DropInLaunch::commandOf(const LaunchedProcess &process) const
{
    if (process.role == "tasks") {
        const std::string tasks = std::to_string(m_options.workers + m_options.servers);
        ChildCommand command{{}, "", environmentWith({}, secretVariables(m_options))};
        if (m_options.launcher == Launcher::Sge)
            command.argv = {"qsub", "-sync", "y", "-cwd", "-t", "1-" + tasks, "-S", "/bin/bash", m_submitted.string()};
        else
            command.argv = {"srun",      "--oversubscribe",    "--ntasks=" + tasks, "--kill-on-bad-exit=0",
                            "/bin/bash", m_taskScript.string()};
        return command;
    }
    if (m_options.launcher == Launcher::Mpi && process.role != "scheduler")
        return mpiCommand(process);
    if (process.host.host.empty())
        return {{"/bin/sh", "-c", m_options.command}, "", environmentWith(process.variables)};
    auto words = sshWords(process.host);
    words.emplace_back("sh");
    words.emplace_back("-s");
    return {words, remoteScript(process, m_place.folder, m_options.command), {}};
}

std::string DropInLaunch::nameOf(std::size_t process) const
{
    const LaunchedProcess &one = m_processes[process];
    const std::string host = one.host.host.empty() ? "this machine" : one.host.host;
    return fmt::format("{}-{} on {}", one.role, one.index, host);
}

Status DropInLaunch::start()
{
    std::vector<std::string> roles;
    for (const LaunchedProcess &process : m_processes)
        roles.push_back(process.role);
    m_watch.emplace(std::move(roles), m_options.shrink);
    m_endedByUs.assign(m_processes.size(), false);
    for (const LaunchedProcess &process : m_processes) {
        if (!m_options.newWorker.empty())
            logLine("INFO", "Launching new worker jobs :ssh " + process.host.host);
        else if (overSsh() && process.role != "scheduler")
            logLine("INFO", fmt::format("Launching {} node at ip: {}", process.role, process.host.host));
        TY_ASSIGN(const pid_t pid, m_children.start(commandOf(process)));
        m_pids.push_back(pid);
    }
    return {};
}

void DropInLaunch::reap()
{
    const auto now = LaunchWatch::Clock::now();
    for (std::size_t process = 0; process < m_pids.size(); ++process) {
        if (!m_watch->isRunning(process))
            continue;
        const auto status = m_children.ended(m_pids[process]);
        if (!status)
            continue;
        const bool unreachable = *status == 255 && !m_processes[process].host.host.empty();
        if (m_watch->onEnd(process, *status, now))
            logLine("ERROR", fmt::format("{} {}{}: all others are ended", nameOf(process), endOf(*status),
                                         unreachable ? " (ssh did not reach it, or the connection broke)" : ""));
        else if (*status != 0 && !m_endedByUs[process])
            logLine("WARNING", fmt::format("{} {}", nameOf(process), endOf(*status)));
    }
}

/// Ends what still runs, on all hosts. A second signal ends it at once.
void DropInLaunch::end()
{
    std::vector<ChildCommand> sweeps{{{"/bin/sh", "-s"}, sweepScript(m_place.id), {}}};
    for (std::size_t process = 0; process < m_pids.size(); ++process) {
        if (!m_watch->isRunning(process))
            continue;
        m_endedByUs[process] = true;
        if (m_processes[process].host.host.empty() ||
            m_options.launcher != Launcher::Ssh) // qsub ends its job at SIGINT
            Children::signalGroup(m_pids[process], m_options.launcher == Launcher::Sge ? SIGINT : SIGTERM);
    }
    for (const launchers::HostLine &host : m_hosts) {
        auto words = sshWords(host);
        words.emplace_back("sh");
        words.emplace_back("-s");
        sweeps.push_back({words, sweepScript(m_place.id), {}});
    }
    const auto statuses = m_children.runAll(sweeps, kAtATime, 60s + 10s * int(sweeps.size() / kAtATime));
    for (std::size_t host = 0; host < m_hosts.size(); ++host) {
        if (statuses[host + 1] != 0)
            logLine("WARNING", fmt::format("{} could not be reached to end its processes", m_hosts[host].host));
    }
    const Deadline deadline = Deadline::after(5s); // for connections whose processes have just ended
    while (!m_watch->allEnded() && !deadline.expired() && !m_children.interrupted()) {
        if (m_children.wait(deadline.remaining(200ms)) != 0)
            break;
        reap();
    }
    for (std::size_t process = 0; process < m_pids.size(); ++process) {
        if (m_watch->isRunning(process))
            Children::signalGroup(m_pids[process], SIGKILL);
    }
}

void DropInLaunch::printTable() const
{
    std::vector<LaunchedEnd> ends;
    for (std::size_t process = 0; process < m_processes.size(); ++process) {
        const LaunchedProcess &one = m_processes[process];
        ends.push_back({one.host.host.empty() ? "this machine" : one.host.host,
                        fmt::format("{}-{}", one.role, one.index),
                        m_endedByUs[process] ? -1 : m_watch->statusOf(process)});
    }
    const std::string table = endTable(ends);
    std::fwrite(table.data(), 1, table.size(), stderr);
}

int DropInLaunch::run()
{
    while (!m_watch->isOver(LaunchWatch::Clock::now()) && m_signals == 0) {
        if (m_children.wait(500ms) != 0) {
            ++m_signals;
            logLine("INFO", "Stop launcher");
        }
        reap();
    }
    if (!m_watch->allEnded()) {
        if (m_signals == 0 && !m_watch->rootCause())
            logLine("INFO", "all workers have ended: scheduler and servers that still run are ended");
        end();
    }
    printTable();
    return m_signals > 0 ? 130 : m_watch->exitStatus();
}

} // namespace

std::optional<int> runDropIn(const std::vector<std::string> &arguments)
{
    auto options = parseDropIn(arguments, [](const char *name) { return environment(name); });
    if (!options)
        return exitStatus(fail(options.error())), 2;
    if (!*options)
        return std::nullopt;
    DropInLaunch launch(std::move(**options));
    if (const Status ready = launch.prepare(); !ready)
        return exitStatus(ready);
    if (const Status started = launch.start(); !started)
        return exitStatus(started);
    return launch.run();
}

} // namespace trainyard::launch
