#include <algorithm>
#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/cli/cloud.h"
#include "backend/cli/commands.h"
#include "backend/cli/context.h"
#include "backend/cluster/stack/elastic/elastic_workers.h"
#include "backend/cluster/stack/elastic/unjoined_workers.h"
#include "backend/cluster/stack/prepare/prepare_data.h"
#include "backend/cluster/stack/prepare/prepare_data_run.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"

namespace trainyard::cli {

namespace {

using nlohmann::json;

struct PrepareArguments {
    std::string cluster, node, file, templateName, source;
    int seconds = 0; ///< 0: the limit of the stack
    bool check = false, markDone = false, print = false;
};

/// The script that the options name; empty when they name none.
Result<std::string> scriptOf(const PrepareArguments &arguments)
{
    if (!arguments.file.empty())
        return readFile(arguments.file, 1u << 20);
    if (!arguments.templateName.empty())
        return cluster::prepareScript(arguments.templateName, arguments.source);
    return std::string();
}

Result<int> showPreparations(Context &context, const cluster::ElasticStack &stack,
                             const std::vector<ssh::Host> &machines)
{
    TY_ASSIGN(const auto found, cluster::preparationsOf(stack, machines.front(), machines, context.request()));
    json nodes = json::array();
    Table table({{"NODE"}, {"IP ADDRESS"}, {"DATA"}});
    for (std::size_t i = 0; i < machines.size(); ++i) {
        nodes.push_back({{"node", machines[i].name}, {"ready", found[i].marker}, {"status", orNull(found[i].status)}});
        table.add({machines[i].name, machines[i].privateAddress, cluster::describe(found[i])});
    }
    return context.print({{"cluster", stack.name}, {"script", stack.prepareScript}, {"nodes", nodes}},
                         table.text(context.out));
}

Result<int> runOn(Context &context, const cluster::ElasticStack &stack, const ssh::Host &node,
                  const PrepareArguments &arguments)
{
    const std::chrono::seconds limit =
        arguments.seconds > 0 ? std::chrono::seconds(arguments.seconds) : stack.prepareTimeout;
    const auto output = [&](std::string_view words) { context.printText(printable(std::string(words))); };
    TY_ASSIGN(const auto done,
              cluster::runPrepareScript(stack, node, limit,
                                        context.globals.json ? std::function<void(std::string_view)>() : output,
                                        {Deadline::never(), context.stop}));
    const std::string text =
        done.ok()
            ? fmt::format("{}: its data is ready\n", node.name)
            : fmt::format("{}: the script ended with status {}{}; all of its output is in {} on the machine\n",
                          node.name, done.status,
                          done.status == 124 ? fmt::format(", after {} s, which is the limit", limit.count()) : "",
                          done.logFile);
    context.print({{"cluster", stack.name},
                   {"node", node.name},
                   {"status", done.status},
                   {"log", done.log},
                   {"log_file", done.logFile}},
                  text);
    return done.ok() ? Done : Failed;
}

Result<int> markDone(Context &context, const cluster::ElasticStack &stack, const ssh::Host &node)
{
    TY_TRY(
        context.confirm(fmt::format("Is the data of {} complete? It joins the run without its script, and fails there "
                                    "when the data is missing.",
                                    node.name)));
    TY_TRY(cluster::markPrepared(stack, node, context.request()));
    return context.print({{"cluster", stack.name}, {"node", node.name}, {"ready", true}},
                         node.name + " is marked as ready\n");
}

Result<int> prepareData(Context &context, const PrepareArguments &arguments)
{
    TY_ASSIGN(const auto script, scriptOf(arguments));
    const bool isGiven = !arguments.file.empty() || !arguments.templateName.empty();
    if (!isGiven && (arguments.check || arguments.print))
        return context.wrongUsage("--check and --print need --script or --template.");
    if (arguments.markDone && arguments.node.empty())
        return context.wrongUsage("--mark-done needs a NODE.");
    if (arguments.print) {
        return context.print({{"script", script}}, script);
    }
    if (isGiven) {
        TY_TRY(cluster::checkPrepareScript(script, context.request()));
    }
    if (arguments.check)
        return context.print({{"valid", true}}, "The script has no syntax error\n");

    TY_ASSIGN(auto cloud, openCloud(context));
    TY_ASSIGN(const auto id, cluster::findCluster(cloud, arguments.cluster));
    TY_ASSIGN(const auto stack, cluster::elasticStackOf(cloud, id, context.request()));
    TY_ASSIGN(const auto machines, cluster::hosts(cloud, id));
    if (machines.empty() || !machines.front().isHead())
        return fail(ErrorCode::NotFound, "cluster " + stack.name, "its head has no address at present");
    std::string path;
    if (isGiven) {
        TY_ASSIGN(path, cluster::uploadPrepareScript(stack, machines.front(), script, context.request()));
    }
    if (arguments.node.empty()) {
        if (!isGiven)
            return showPreparations(context, stack, machines);
        return context.print({{"cluster", stack.name}, {"script", path}},
                             "The script of " + stack.name + " is " + path + " now: machines run it when they start\n");
    }
    std::string name = arguments.node;
    const auto known = std::ranges::find(machines, InstanceId(name), &ssh::Host::instance);
    if (known != machines.end()) {
        name = known->name;
    } else if (name.starts_with("i-")) { // of a machine that others have started, and whose script has failed
        TY_ASSIGN(name,
                  cluster::setUpUnjoined(cloud, id, InstanceId(name), {}, context.progress().sink(), context.stop));
    }
    TY_ASSIGN(const auto node, cluster::host(cloud, id, name));
    return arguments.markDone ? markDone(context, stack, node) : runOn(context, stack, node, arguments);
}

} // namespace

void addPrepareData(Commands &commands)
{
    auto o = std::make_shared<PrepareArguments>();
    CLI::App *command = commands.add(
        "prepare-data", "The script that prepares the data of a stack's machines: upload it, run it, show its results");
    Commands::addCluster(command, o->cluster, "Cluster, of a stack");
    command->add_option("NODE", o->node,
                        "Run the script on this machine: worker-2, or the instance ID of one that others have started");
    auto *file =
        command->add_option("--script", o->file, "Upload this script, written in Python 3")->check(CLI::ExistingFile);
    auto *named = command->add_option("--template", o->templateName,
                                      "Upload a template: mnist, cifar10, s3-sync, s3-ramdisk or efs-copy");
    command
        ->add_option("--source", o->source, "Of a template: s3://BUCKET/PREFIX, or a folder of the shared file system")
        ->needs(named);
    command->add_option("--seconds", o->seconds, "Time limit on NODE; that of the stack otherwise")
        ->check(CLI::Range(1, 86'400));
    auto *check = command->add_flag("--check", o->check, "Only check the syntax of the script");
    auto *print = command->add_flag("--print", o->print, "Only print the script, to edit it");
    auto *mark = command->add_flag("--mark-done", o->markDone, "The data of NODE is ready by other means: let it join");
    file->excludes(named);
    check->excludes(print)->excludes(mark);
    print->excludes(mark);
    commands.onRun(command, [o](Context &context) { return prepareData(context, *o); });
}

} // namespace trainyard::cli
