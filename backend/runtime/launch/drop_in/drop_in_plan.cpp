#include "backend/runtime/launch/drop_in/drop_in_plan.h"

#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "backend/core/encoding.h"
#include "backend/jobs/variables.h"

namespace trainyard::launch {

namespace {

DropInOptions::Variables rootVariables(const DropInOptions &options, const LaunchPlace &place)
{
    auto variables = options.variables;
    variables["DMLC_PS_ROOT_URI"] = place.rootAddress;
    variables["DMLC_PS_ROOT_PORT"] = std::to_string(place.rootPort);
    variables["DMLC_NUM_WORKER"] = std::to_string(options.workers);
    variables["DMLC_NUM_SERVER"] = std::to_string(options.servers);
    variables["TRAINYARD_LAUNCH"] = place.id;
    return variables;
}

std::string exportsOf(const DropInOptions::Variables &variables)
{
    std::string lines;
    for (const auto &[name, value] : variables)
        lines += fmt::format("export {}={}\n", name, shellQuote(value));
    return lines;
}

std::string changeFolder(const std::string &folder)
{
    return fmt::format("cd {0} || {{ echo {1} >&2; exit 1; }}\n", shellQuote(folder),
                       shellQuote(folder + " is not there: share it, or copy the current folder with --sync-dst-dir"));
}

} // namespace

std::vector<LaunchedProcess> processesOf(const DropInOptions &options, const std::vector<launchers::HostLine> &hosts,
                                         const LaunchPlace &place)
{
    std::vector<LaunchedProcess> all;
    const auto add = [&](const std::string &role, int index, const launchers::HostLine &host,
                         const DropInOptions::Variables &own) {
        LaunchedProcess process{role, index, host, rootVariables(options, place)};
        process.variables["DMLC_ROLE"] = role;
        for (const auto &[name, value] : own)
            process.variables[name] = value;
        if (!host.host.empty())
            process.variables["DMLC_NODE_HOST"] = host.host;
        else if (role != "scheduler")
            process.variables["DMLC_TASK_ID"] = std::to_string(role == "worker" ? index : options.workers + index);
        process.variables["DMLC_JOB_CLUSTER"] = hosts.empty() ? "local" : "ssh";
        all.push_back(std::move(process));
    };
    add("scheduler", 0, {"", 22, 1}, {});
    const auto hostAt = [&](int number) {
        return hosts.empty() ? launchers::HostLine{"", 22, 1} : hosts[std::size_t(number) % hosts.size()];
    };
    for (int worker = 0; hosts.empty() && worker < options.workers; ++worker)
        add("worker", worker, hostAt(worker), options.workersOwn);
    for (int server = 0; server < options.servers; ++server)
        add("server", server, hostAt(server), options.serversOwn);
    for (int worker = 0; !hosts.empty() && worker < options.workers; ++worker)
        add("worker", worker, hostAt(options.servers + worker), options.workersOwn);
    return all;
}

LaunchedProcess newWorkerOf(const DropInOptions &options, const LaunchPlace &place)
{
    LaunchedProcess process{"worker", 0, {options.newWorker, options.newWorkerPort, 1}, options.variables};
    for (const auto &[name, value] : options.workersOwn)
        process.variables[name] = value;
    process.variables["DMLC_ROLE"] = "worker";
    process.variables["DMLC_NODE_HOST"] = options.newWorker;
    process.variables["TRAINYARD_LAUNCH"] = place.id;
    return process;
}

std::string remoteScript(const LaunchedProcess &process, const std::string &folder, const std::string &command)
{
    // The shell reads this script from standard input, which the command must not continue to read.
    return exportsOf(process.variables) + changeFolder(folder) +
           fmt::format("exec /bin/sh -c {} </dev/null\n", shellQuote(command));
}

std::vector<std::string> sshWords(const launchers::HostLine &host)
{
    std::vector<std::string> words{"ssh", "-T"};
    for (const char *option : {"BatchMode=yes", "StrictHostKeyChecking=accept-new", "ConnectTimeout=20",
                               "ServerAliveInterval=15", "ServerAliveCountMax=4"}) {
        words.emplace_back("-o");
        words.emplace_back(option);
    }
    words.emplace_back("-p");
    words.push_back(std::to_string(host.port));
    words.push_back(host.host);
    return words;
}

std::string sweepScript(const std::string &id)
{
    return fmt::format("them() {{ grep -laF 'TRAINYARD_LAUNCH={}' /proc/[0-9]*/environ 2>/dev/null |\n"
                       "    while IFS=/ read -r _ _ pid _; do echo \"$pid\"; done; }}\n"
                       "pids=$(them)\n"
                       "[ -z \"$pids\" ] || kill -TERM $pids 2>/dev/null\n"
                       "tries=0\n"
                       "while pids=$(them); [ -n \"$pids\" ] && [ $tries -lt 50 ]; do\n"
                       "    sleep 0.1\n"
                       "    tries=$((tries + 1))\n"
                       "done\n"
                       "[ -z \"$pids\" ] || kill -KILL $pids 2>/dev/null\n"
                       "exit 0\n",
                       id);
}

std::string taskScript(const DropInOptions &options, const LaunchPlace &place, const std::string &number)
{
    const std::string cluster = options.launcher == DropInOptions::Launcher::Sge ? "sge" : "slurm";
    return fmt::format("#!/bin/bash\n"
                       "[ ! -f ~/.bashrc ] || . ~/.bashrc\n"
                       "{}"
                       "export DMLC_TASK_ID={} DMLC_JOB_CLUSTER={}\n"
                       "if [ \"$DMLC_TASK_ID\" -lt {} ]; then\n"
                       "    export DMLC_ROLE=worker\n{}"
                       "else\n"
                       "    export DMLC_ROLE=server\n{}"
                       "fi\n"
                       "{}exec /bin/sh -c {}\n",
                       exportsOf(rootVariables(options, place)), number, cluster, options.workers,
                       exportsOf(options.workersOwn), exportsOf(options.serversOwn), changeFolder(place.folder),
                       shellQuote(options.command));
}

std::string submittedScript(const LaunchPlace &place, const std::string &taskScriptFile)
{
    return fmt::format("#!/bin/bash\n{}exec /bin/bash {}\n", changeFolder(place.folder), shellQuote(taskScriptFile));
}

std::set<std::string> secretVariables(const DropInOptions &options)
{
    const auto ofAws = jobs::secretNames({});
    std::set<std::string> names(ofAws.begin(), ofAws.end());
    for (const auto *some : {&options.variables, &options.serversOwn, &options.workersOwn}) {
        for (const auto &[name, value] : *some) {
            if (jobs::seemsSecret(name, value))
                names.insert(name);
        }
    }
    return names;
}

std::map<std::string, std::string> dynamicFiles(const std::vector<LaunchedProcess> &processes,
                                                const std::string &program)
{
    std::string hosts;
    std::set<std::string> seen;
    for (const LaunchedProcess &process : processes) {
        if (process.role == "worker" && seen.insert(process.host.host).second)
            hosts += process.host.host + "\n";
    }
    return {{"host_worker", hosts},
            {"host_worker_log", ""},
            {"trainyard_launch.py", fmt::format("import os, sys\n"
                                                "os.execv(\"{0}\", [\"{0}\", \"launch\"] + sys.argv[1:])\n",
                                                program)}};
}

DropInOptions::Variables dynamicVariables(const DropInOptions &options, const std::string &folder)
{
    return {{"ELASTIC_TRAINING_ENABLED", "1"},
            {"WORKER_HOST_FILE", folder + "/host_worker"},
            {"MXNET_LAUNCH_SCRIPT_PATH", folder + "/trainyard_launch.py"},
            {"INSTANCE_POOL", "DEFAULT"},
            {"TRAINING_CMD", options.command}};
}

std::string endTable(const std::vector<LaunchedEnd> &ends)
{
    std::size_t host = 4, role = 4;
    for (const LaunchedEnd &end : ends) {
        host = std::max(host, end.host.size());
        role = std::max(role, end.role.size());
    }
    std::string table = fmt::format("{:<{}}  {:<{}}  STATUS\n", "HOST", host, "ROLE", role);
    for (const LaunchedEnd &end : ends)
        table += fmt::format("{:<{}}  {:<{}}  {}\n", end.host, host, end.role, role,
                             end.status < 0 ? "ended by the launcher" : std::to_string(end.status));
    return table;
}

} // namespace trainyard::launch
