#include <cstdio>
#include <filesystem>
#include <functional>

#include <CLI/CLI.hpp>

#include "backend/core/logging.h"
#include "backend/core/units.h"
#include "backend/data/digits.h"
#include "backend/protocol/version.h"
#include "backend/runtime/agent/agent.h"
#include "backend/runtime/launch/local_launch.h"
#include "backend/runtime/launch/roles.h"
#include "backend/runtime/launch/run_folder.h"

/// trainyard-runtime: what is deployed to the nodes. Parses, calls, prints.
namespace {

using namespace trainyard;

std::function<int()> addRole(CLI::App &app, protocol::Role role, const std::string &about)
{
    auto options = std::make_shared<launch::RoleOptions>();
    options->role = role;
    CLI::App *command = app.add_subcommand(std::string(name(role)), about);
    command->add_option("--run-folder", options->runFolder, "folder with job.json and secret")->required();
    command->add_option("--bind", options->bind, "this node's own address; never one that means all")->required();
    command->add_option("--host", options->host, "how people call this node");
    if (role == protocol::Role::Scheduler)
        command->add_option("--port", options->port, "0: the first free one from 9091")->check(CLI::Range(0, 65535));
    else
        command->add_option("--scheduler", options->scheduler, "HOST:PORT of the scheduler")->required();
    if (role != protocol::Role::Scheduler)
        command->add_option("--rank", options->rank, "wished rank, -1 for any");
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
    return [=]() -> int {
        if (!command->parsed())
            return -1;
        const auto known = protocol::roleFromName(*role);
        if (!known)
            return launch::exitStatus(fail(known.error()));
        options->role = *known;
        return launch::superviseRole(*options, *label);
    };
}

std::function<int()> addLaunch(CLI::App &app)
{
    auto local = std::make_shared<launch::LocalLaunch>();
    auto &job = local->job;
    job.model = "mlp";
    CLI::App *command = app.add_subcommand("launch", "run a whole job as processes of this machine");
    command->add_option("-n,--num-workers", job.workers, "workers")->required();
    command->add_option("-s,--num-servers", job.servers, "servers, default 1");
    command->add_option("--data", job.data, "folder or URI with the four MNIST files")->required();
    command->add_option("--network", job.model, "mlp or lenet");
    command->add_option("--kv-store", job.kvStore,
                        "dist_sync, dist_async, their device spellings, or local (with -s 0)");
    command->add_option("--num-epochs", job.epochs);
    command->add_option("--batch-size", job.batchSize, "of all workers together; with --batch-per-worker of each");
    command->add_flag("!--batch-per-worker", job.globalBatch);
    command->add_option("--lr", job.learningRate);
    command->add_option("--mom", job.momentum);
    command->add_option("--wd", job.weightDecay);
    command->add_option("--seed", job.seed);
    command->add_option("--disp-batches", job.displayBatches);
    command->add_option("--threads", job.threads, "compute threads of each worker");
    command->add_option("--save-period", job.savePeriod, "epochs between checkpoints; 0: none");
    command->add_option("--min-workers", job.minWorkers);
    command->add_flag("--deterministic", job.deterministic);
    command->add_option("--run-folder", local->runFolder, "default: ~/.trainyard/runs/RUN");
    command->add_option("--bind", local->bind);
    return [=]() -> int {
        if (!command->parsed())
            return -1;
        if (local->job.data.find("://") == std::string::npos)
            local->job.data = "file://" + std::filesystem::absolute(local->job.data).lexically_normal().string();
        return launch::launchLocally(*local);
    };
}

std::function<int()> addData(CLI::App &app)
{
    auto folder = std::make_shared<std::string>();
    auto options = std::make_shared<data::DigitsOptions>();
    CLI::App *group = app.add_subcommand("data", "data sets")->require_subcommand(1);
    CLI::App *command = group->add_subcommand("make-digits", "render a set of digits as the four MNIST files");
    command->add_option("folder", *folder, "where to")->required();
    command->add_option("--train", options->train, "training images");
    command->add_option("--test", options->validation, "validation images");
    command->add_option("--seed", options->seed);
    return [=]() -> int {
        if (!command->parsed())
            return -1;
        const auto report = data::makeDigits(*folder, *options, [](std::size_t, std::size_t) {}, {});
        if (!report)
            return launch::exitStatus(fail(report.error()));
        std::printf("%s of digits from %zu fonts in %s\n", formatBytes(report->bytes).c_str(), report->fonts,
                    folder->c_str());
        return 0;
    };
}

} // namespace

int main(int argc, char **argv)
{
    trainyard::startLogging(std::getenv("TRAINYARD_LOG") ? "" : "info");
    CLI::App app("Trainyard's runtime: scheduler, servers and workers of a training job");
    app.set_version_flag("--version", "trainyard-runtime " + std::string(protocol::runtimeVersion()));
    app.require_subcommand(1);
    app.option_defaults()->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
    const std::vector<std::function<int()>> commands{
        addLaunch(app),
        addRole(app, protocol::Role::Scheduler, "deal epochs, keep the membership, write the metrics"),
        addRole(app, protocol::Role::Server, "hold a part of the weights"),
        addRole(app, protocol::Role::Worker, "train"),
        addData(app),
        addSupervise(app),
    };
    CLI::App *agentCommand = app.add_subcommand("agent", "start, watch and end roles for a client");
    bool stdio = false;
    agentCommand->add_flag("--stdio", stdio, "lines of JSON on standard input and output")->required();
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError &problem) {
        return app.exit(problem) == 0 ? 0 : 2;
    }
    if (agentCommand->parsed())
        return agent::serveStdio(launch::nodeHome());
    for (const auto &command : commands) {
        if (const int status = command(); status >= 0)
            return status;
    }
    return 2;
}
