#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/cli/cloud.h"
#include "backend/cli/commands.h"
#include "backend/cli/context.h"
#include "backend/cluster/operate/power.h"
#include "backend/cluster/operate/reconcile.h"
#include "backend/core/try.h"
#include "backend/core/units.h"

namespace trainyard::cli {

namespace {

using cluster::PowerAction;

struct PowerOptions {
    std::string name, node, type;
    std::vector<std::string> nodes;
    bool hibernate = false;
};

/// Prints the cluster in its new state, with its cost in that state.
Result<int> printAfter(Context &context, const cluster::CloudContext &cloud, const ClusterId &id)
{
    TY_ASSIGN(const auto c, cluster::status(cloud, id.value, context.request()));
    std::string text;
    for (const auto &n : c.nodes)
        text += fmt::format("{} ({}, {}) is {}\n", n.name, n.id.value, n.type, n.state);
    return context.print(toJson(c), text + fmt::format("{} costs {} per hour like this; it terminates itself {}\n",
                                                       c.name, cluster::describeRate(c.hourly()),
                                                       c.expires ? untilText(c.expires) : "never"));
}

template <class Do>
Result<int> change(Context &context, const std::string &name, Do work)
{
    TY_ASSIGN(auto cloud, openCloud(context));
    TY_ASSIGN(const auto id, cluster::findCluster(cloud, name));
    TY_TRY(work(cloud, id, context.progress().sink()));
    return printAfter(context, cloud, id);
}

CLI::App *addPowerCommand(Commands &commands, const char *name, const char *about,
                          const std::shared_ptr<PowerOptions> &options, PowerAction action)
{
    CLI::App *command = commands.add(name, about);
    Commands::addCluster(command, options->name);
    command->add_option("NODE", options->nodes, "Machines; all without one");
    commands.onRun(command, [options, action](Context &context) {
        return change(context, options->name, [&](const auto &cloud, const ClusterId &id, const ProgressSink &sink) {
            return cluster::changePower(cloud, id, options->nodes, options->hibernate ? PowerAction::Hibernate : action,
                                        sink, context.stop);
        });
    });
    return command;
}

} // namespace

void addPower(Commands &commands)
{
    auto stop = std::make_shared<PowerOptions>();
    addPowerCommand(commands, "stop", "Stop machines: their disks stay, and keep costing money", stop,
                    PowerAction::Stop)
        ->add_flag("--hibernate", stop->hibernate, "Keep the data in memory, if hibernation was enabled at launch");
    addPowerCommand(commands, "start", "Start stopped machines", std::make_shared<PowerOptions>(), PowerAction::Start);
    addPowerCommand(commands, "reboot", "Restart machines; they keep their deadline", std::make_shared<PowerOptions>(),
                    PowerAction::Reboot);
    auto resized = std::make_shared<PowerOptions>();
    CLI::App *resize = commands.add("resize", "Change the instance type of a machine: stop it, change it, start it");
    Commands::addCluster(resize, resized->name);
    resize->add_option("NODE", resized->node, "Machine")->required();
    resize->add_option("TYPE", resized->type, "Instance type")->required();
    commands.onRun(resize, [resized](Context &context) {
        return change(context, resized->name, [&](const auto &cloud, const ClusterId &id, const ProgressSink &sink) {
            return cluster::resizeNode(cloud, id, resized->node, resized->type, sink, context.stop);
        });
    });
}

} // namespace trainyard::cli
