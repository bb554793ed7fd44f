#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <functional>

#include <CLI/CLI.hpp>

#include "backend/core/system/files.h"
#include "backend/core/system/logging.h"
#include "backend/core/system/private_memory.h"
#include "backend/core/version.h"
#include "backend/data/tools/tools.h"
#include "backend/protocol/job/job_options.h"
#include "backend/runtime/agent/agent.h"
#include "backend/runtime/agent/watchdog.h"
#include "backend/runtime/launch/drop_in/dmlc.h"
#include "backend/runtime/launch/drop_in/drop_in.h"
#include "backend/runtime/launch/join.h"
#include "backend/runtime/launch/local_launch.h"
#include "backend/runtime/launch/roles.h"
#include "backend/runtime/launch/run_folder.h"
#include "backend/runtime/model_commands.h"
#include "backend/runtime/worker/nn_learner.h"

/// trainyard-runtime, the program deployed to the nodes: parses, calls, prints.
namespace {

using namespace trainyard;

/// How many processes of the run share the machine: a worker's share of its cores follows from them.
void addLocalRoles(CLI::App *command, launch::LocalRoles &local)
{
    command->add_option("--local-workers", local.workers, "workers of the run on this machine")
        ->check(CLI::Range(1, 4096));
    command->add_option("--local-index", local.index, "of this worker among them, from 0; -1: unknown")
        ->check(CLI::Range(-1, 4095));
    command->add_option("--local-servers", local.servers, "servers of the run on this machine")
        ->check(CLI::Range(0, 1024));
}

std::function<int()> addRole(CLI::App &app, protocol::Role role, const std::string &about)
{
    auto options = std::make_shared<launch::RoleOptions>();
    options->role = role;
    CLI::App *command = app.add_subcommand(std::string(toString(role)), about);
    command->add_option("--run-folder", options->runFolder, "folder with job.json and secret")->required();
    command->add_option("--bind", options->bind, "this node's own address; never one that means all")->required();
    command->add_option("--host", options->host, "how people call this node");
    if (role == protocol::Role::Scheduler)
        command->add_option("--port", options->port, "0: the first free one from 9091")->check(CLI::Range(0, 65535));
    else
        command->add_option("--scheduler", options->scheduler, "HOST:PORT of the scheduler")->required();
    if (role == protocol::Role::Server) {
        command->add_option("--port", options->port, "0: any free one")->check(CLI::Range(0, 65535));
        command->add_option("--announce", options->announce, "HOST:PORT where the others reach it, if not as bound");
    }
    if (role == protocol::Role::Worker)
        addLocalRoles(command, options->local);
    if (role != protocol::Role::Scheduler) {
        command->add_option("--rank", options->rank, "wished rank, -1 for any");
        command->add_option("--index", options->index, "of a task's process: among those of its role on this machine")
            ->check(CLI::Range(0, 4095));
    }
    return
        [command, options]() -> int { return command->parsed() ? launch::exitStatus(launch::runRole(*options)) : -1; };
}

std::function<int()> addSupervise(CLI::App &app)
{
    auto options = std::make_shared<launch::RoleOptions>();
    auto label = std::make_shared<std::string>(), role = std::make_shared<std::string>();
    CLI::App *command =
        app.add_subcommand("supervise", "run a role and note its end; what the agent starts")->group("");
    command->add_option("--label", *label)->required();
    command->add_option("--role", *role)->required();
    command->add_option("--run-folder", options->runFolder)->required();
    command->add_option("--bind", options->bind)->required();
    command->add_option("--host", options->host);
    command->add_option("--rank", options->rank);
    command->add_option("--scheduler", options->scheduler);
    addLocalRoles(command, options->local);
    return [=]() -> int {
        if (!command->parsed())
            return -1;
        const auto known = protocol::roleFromString(*role);
        if (!known)
            return launch::exitStatus(fail(known.error()));
        options->role = *known;
        options->monitorInterruptions = true;
        return launch::superviseRole(*options, *label);
    };
}

/// Converts paths of this machine to file:/// URLs: a job names its data independently of the node.
std::string withScheme(const std::string &list)
{
    std::string out;
    for (std::size_t begin = 0; begin < list.size();) {
        const std::string one = list.substr(begin, list.find(';', begin) - begin);
        begin += one.size() + 1;
        out += out.empty() ? "" : ";";
        out += one.find("://") != std::string::npos
                   ? one
                   : "file://" + std::filesystem::absolute(one).lexically_normal().string();
    }
    return out;
}

void withSchemes(protocol::JobSpec &job)
{
    job.data = withScheme(job.data);
    job.input.validation = withScheme(job.input.validation);
}

/// Adds the options of a job to a command. The job is valid, and its paths have schemes, once readJob returns true.
std::shared_ptr<protocol::JobOptions> addJobOptions(CLI::App *command, protocol::JobSpec &job)
{
    auto options = std::make_shared<protocol::JobOptions>();
    options->addTo(*command, job);
    protocol::JobOptions::addInputTo(*command, job);
    command->get_option("--data")->required();
    return options;
}

bool readJob(protocol::JobOptions &options, protocol::JobSpec &job)
{
    withSchemes(job);
    const auto named = options.finish();
    (void)launch::exitStatus(named); // prints what is wrong
    return named.has_value();
}

std::function<int()> addLaunch(CLI::App &app)
{
    auto local = std::make_shared<launch::LocalLaunch>();
    CLI::App *command = app.add_subcommand("launch", "run a whole job as processes of this machine");
    command->add_option("-n,--num-workers", local->job.workers, "workers")->required();
    const auto options = addJobOptions(command, local->job);
    command->add_option("--run-folder", local->runFolder, "default: ~/.trainyard/runs/RUN");
    command->add_option("--bind", local->bind);
    command->footer("With a command behind the options it is launch.py of MXNet, with its options:\n"
                    "--launcher is ssh, local, mpi, sge or slurm. Not yarn, whose containers have\n"
                    "neither this folder nor the variables of a launch; on a cluster of Trainyard,\n"
                    "EMR's among them, that is: trainyardctl run --launcher yarn");
    return [=]() -> int {
        if (!command->parsed())
            return -1;
        if (!readJob(*options, local->job))
            return 2;
        return launch::launchLocally(*local);
    };
}

std::function<int()> addTrain(CLI::App &app)
{
    auto job = std::make_shared<protocol::JobSpec>();
    auto folder = std::make_shared<std::string>("trainyard-run");
    CLI::App *command =
        app.add_subcommand("train", "be what DMLC_ROLE says: the command for launch.py of MXNet and its like");
    const auto options = addJobOptions(command, *job);
    command->add_option("--run-folder", *folder, "shared by all roles");
    return [=]() -> int {
        if (!command->parsed())
            return -1;
        if (!readJob(*options, *job))
            return 2;
        const auto place = launch::dmlcEnvironment([](const char *name) { return environment(name); });
        if (!place)
            return launch::exitStatus(fail(place.error())), 2;
        if (*place) {
            const auto ended = launch::runDmlc(**place, *job, std::filesystem::absolute(*folder));
            return ended ? *ended : launch::exitStatus(fail(ended.error()));
        }
        return launch::launchLocally({*job, *folder, "127.0.0.1"}); // one worker, on this machine
    };
}

std::function<int()> addJoin(CLI::App &app)
{
    auto join = std::make_shared<launch::JoinCommand>();
    CLI::App *command =
        app.add_subcommand("join", "become a worker of a run on this machine: what mpirun, srun or a queue starts");
    command->add_option("--run-folder", join->runFolder, "folder with job.json and secret")->required();
    command->add_option("--scheduler", join->scheduler, "HOST:PORT of the scheduler")->required();
    command->add_option("--bind", join->bind, "this machine's own address; default: the one towards the scheduler");
    command->add_option("--host", join->host, "how people call this machine");
    return [=]() -> int { return command->parsed() ? launch::exitStatus(launch::joinRun(*join)) : -1; };
}

std::function<int()> addExec(CLI::App &app)
{
    auto folder = std::make_shared<std::string>();
    auto words = std::make_shared<std::vector<std::string>>();
    CLI::App *command =
        app.add_subcommand("exec", "become a command that has the variables of a run, its secrets included");
    command->add_option("--run-folder", *folder, "folder with job.json and secret")->required();
    command->add_option("command", *words, "after --")
        ->required()
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    return [=]() -> int { return command->parsed() ? launch::exitStatus(launch::execInRun(*folder, *words)) : -1; };
}

/// Prints one line at the start and the end of a step, and at every tenth of it.
ProgressSink progressLines()
{
    auto tenth = std::make_shared<int>(0);
    return [tenth](const StepEvent &event) {
        const int now = event.fraction < 0 ? 0 : int(event.fraction * 10);
        if (event.state == StepState::Progressing && now <= *tenth)
            return;
        *tenth = now;
        const std::string message = event.message.english();
        std::fprintf(stderr, "%s%s%s\n", event.title.c_str(), message.empty() ? "" : ": ", message.c_str());
    };
}

std::vector<std::function<int()>> addData(CLI::App &app)
{
    CLI::App *group = app.add_subcommand("data", "data sets")->require_subcommand(1);
    std::vector<std::function<int()>> commands;
    for (const data::Tool &tool : data::tools()) {
        CLI::App *command = group->add_subcommand(tool.name, tool.about);
        commands.emplace_back([command, run = tool.declare(*command)]() -> int {
            if (!command->parsed())
                return -1;
            const auto answer = run({worker::nodeStorage, progressLines(), {}});
            if (!answer)
                return launch::exitStatus(fail(answer.error()));
            std::fputs(answer->text.c_str(), stdout);
            return answer->good ? 0 : 1;
        });
    }
    return commands;
}

} // namespace

int main(int argc, char **argv)
{
    trainyard::disableCoreDumps(); // it has the keys of runs
    // A launch with a command of the user has the options of launch.py, not those of a job.
    if (argc > 1 && std::string_view(argv[1]) == "launch") {
        if (const auto status = trainyard::launch::runDropIn({argv + 2, argv + argc}))
            return *status;
    }
    trainyard::startLogging(std::getenv("TRAINYARD_LOG") ? "" : "info");
    // In UTC: machines of one run may be set to different time zones.
    spdlog::set_pattern("%Y-%m-%d %H:%M:%S,%e %l %v", spdlog::pattern_time_type::utc);
    CLI::App app("Trainyard's runtime: scheduler, servers and workers of a training job");
    app.set_version_flag("--version", "trainyard-runtime " + std::string(version()));
    app.require_subcommand(1);
    app.option_defaults()->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
    std::vector<std::function<int()>> commands{
        addLaunch(app),
        addTrain(app),
        addRole(app, protocol::Role::Scheduler, "deal epochs, keep the membership, write the metrics"),
        addRole(app, protocol::Role::Server, "hold a part of the weights"),
        addRole(app, protocol::Role::Worker, "train"),
        addSupervise(app),
        addJoin(app),
        addExec(app),
    };
    std::ranges::move(addData(app), std::back_inserter(commands));
    std::ranges::move(addModelCommands(app), std::back_inserter(commands));
    CLI::App *agentCommand =
        app.add_subcommand("agent", "start, watch and end roles for a client, or the machine itself");
    bool stdio = false, watch = false, farewell = false;
    std::string limits = "/etc/trainyard", proc = "/proc";
    auto *ways = agentCommand->add_option_group("way")->require_option(1);
    ways->add_flag("--stdio", stdio, "lines of JSON on standard input and output");
    ways->add_flag("--watch", watch, "power this machine off at its deadline, or when it has been idle");
    ways->add_flag("--farewell", farewell, "stop every run of this node; each saves a checkpoint first");
    agentCommand->add_option("--limits", limits, "folder with the files deadline, stop-run and idle, in seconds");
    agentCommand->add_option("--proc", proc)->group(""); // for tests, whose machine is idle whatever its host does
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError &problem) {
        return app.exit(problem) == 0 ? 0 : 2;
    }
    if (agentCommand->parsed())
        return farewell ? agent::stopRuns(launch::nodeHome())
               : watch  ? agent::watchMachine(launch::nodeHome(), limits, proc)
                        : agent::serveStdio(launch::nodeHome());
    for (const auto &command : commands) {
        if (const int status = command(); status >= 0)
            return status;
    }
    return 2;
}
