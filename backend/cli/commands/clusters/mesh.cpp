// Logins between machines, and whether machines are ready.

#include "backend/cluster/recipes/key_mesh.h"

#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/cli/commands/launch/recipe_commands.h"
#include "backend/cli/output/terminal.h"
#include "backend/cluster/recipes/readiness.h"
#include "backend/core/try.h"
#include "backend/wording/messages.h"

namespace trainyard::cli {

namespace {

using nlohmann::json;

struct MeshArguments {
    std::string cluster;
    cluster::MeshOptions options;
    bool test = false, remove = false;
};

json meshJson(const cluster::MeshTest &test)
{
    json logins = json::array();
    for (std::size_t from = 0; from < test.nodes.size(); ++from) {
        for (std::size_t to = 0; to < test.nodes.size(); ++to)
            logins.push_back({{"from", test.nodes[from]},
                              {"to", test.nodes[to]},
                              {"ok", test.problems[from][to].empty()},
                              {"problem", test.problems[from][to]}});
    }
    return {{"nodes", test.nodes}, {"logins", logins}};
}

/// A matrix while it fits, and each failed login with its reason.
TerminalText meshText(const cluster::MeshTest &test, const Terminal &terminal)
{
    TerminalText text;
    if (test.nodes.size() <= 12) {
        std::vector<Table::Column> columns = {{"FROM \\ TO"}};
        for (const std::string &node : test.nodes)
            columns.push_back({node});
        Table table(columns);
        for (std::size_t from = 0; from < test.nodes.size(); ++from) {
            std::vector<std::string> row = {test.nodes[from]};
            for (const std::string &problem : test.problems[from])
                row.emplace_back(problem.empty() ? "ok" : "FAILED");
            table.add(row);
        }
        text = table.text(terminal);
    }
    for (std::size_t from = 0; from < test.nodes.size(); ++from) {
        for (std::size_t to = 0; to < test.nodes.size(); ++to) {
            if (const std::string &problem = test.problems[from][to]; !problem.empty())
                text += fmt::format("{} to {}: {}\n", test.nodes[from], test.nodes[to], problem);
        }
    }
    if (test.allGood())
        text += fmt::format("All {} logins between {} machines work\n", test.nodes.size() * test.nodes.size(),
                            test.nodes.size());
    return text;
}

Result<int> mesh(Context &context, const MeshArguments &arguments)
{
    TY_ASSIGN(const auto place, namedCluster(context, arguments.cluster));
    if (arguments.remove) {
        TY_TRY(cluster::removeKeyMesh(place.cloud, place.id, arguments.options.nodes, context.progress().sink(),
                                      context.stop));
        return context.print({{"cluster", arguments.cluster}, {"removed", true}},
                             "The key of the mesh is removed from the machines\n");
    }
    TY_ASSIGN(const auto test, arguments.test ? cluster::testKeyMesh(place.cloud, place.id, arguments.options.nodes,
                                                                     context.progress().sink(), context.stop)
                                              : cluster::makeKeyMesh(place.cloud, place.id, arguments.options,
                                                                     context.progress().sink(), context.stop));
    const int exit = context.print(meshJson(test), meshText(test, context.out));
    return test.allGood() ? exit : Failed;
}

struct ReadyArguments {
    std::string cluster;
    cluster::ReadinessOptions options;
};

Result<int> ready(Context &context, const ReadyArguments &arguments)
{
    TY_ASSIGN(const auto place, namedCluster(context, arguments.cluster));
    TY_ASSIGN(const auto nodes,
              cluster::checkReadiness(place.cloud, place.id, arguments.options, context.progress().sink(),
                                      {Deadline::after(std::chrono::minutes(10)), context.stop}));
    json list = json::array();
    TerminalText text;
    bool isGood = true;
    for (const auto &node : nodes) {
        json requirements = json::array();
        Table table({{"NEEDED"}, {"REQUIRED"}, {"FOUND"}, {""}});
        for (const auto &one : node.requirements) {
            requirements.push_back({{"what", one.what},
                                    {"required", one.required},
                                    {"found", one.found},
                                    {"ok", one.isMet},
                                    {"optional", one.isOptional}});
            table.add({one.what, one.required, printable(one.found),
                       one.isMet ? "ok" : (one.isOptional ? "optional" : "MISSING")});
        }
        const std::string sentence = node.status ? std::string() : wording::message(node.status.error());
        list.push_back({{"node", node.node},
                        {"ready", node.status.has_value()},
                        {"sentence", sentence},
                        {"findings", node.findings},
                        {"requirements", requirements}});
        text += fmt::format("{}: {}\n", node.node, node.status ? "ready" : "not ready: " + sentence);
        for (const std::string &finding : node.findings)
            text += fmt::format("  {}\n", finding);
        if (!table.empty())
            text += table.text(context.out);
        isGood = isGood && node.status.has_value();
    }
    const int exit = context.print({{"cluster", arguments.cluster}, {"nodes", list}}, text);
    return isGood ? exit : Failed;
}

} // namespace

void addMesh(Commands &commands)
{
    auto arguments = std::make_shared<MeshArguments>();
    CLI::App *command = commands.add(
        "mesh", "Let the machines of a cluster log in to each other with a key of their own, and test each login");
    command->add_option("NAME", arguments->cluster, "Cluster")->required();
    command->add_option("--node", arguments->options.nodes, "Only this node; may be repeated")->allow_extra_args(false);
    auto *test = command->add_flag("--test", arguments->test, "Only test");
    auto *remove = command->add_flag("--remove", arguments->remove, "Remove the key from the machines");
    remove->excludes(test);
    command->add_flag("--new-key", arguments->options.newKey, "Replace the key; the former one loses its access")
        ->excludes(test)
        ->excludes(remove);
    command
        ->add_flag("--id-rsa", arguments->options.legacyKey,
                   "Also as ~/.ssh/id_rsa where there is none, for tools that take no other")
        ->excludes(test)
        ->excludes(remove);
    commands.onRun(command, [arguments](Context &context) { return mesh(context, *arguments); });
}

void addReady(Commands &commands)
{
    auto arguments = std::make_shared<ReadyArguments>();
    CLI::App *command = commands.add("ready", "Check whether machines are ready: end of cloud-init, clock, disk, GPUs");
    command->add_option("NAME", arguments->cluster, "Cluster")->required();
    command->add_option("--node", arguments->options.nodes, "Only this node; may be repeated")->allow_extra_args(false);
    command->add_flag("--stress", arguments->options.stress, "Also compute on each GPU, for a minute or two");
    command->add_flag("--requirements", arguments->options.requirements,
                      "Also compare compilers and libraries with what building a framework needs");
    commands.onRun(command, [arguments](Context &context) { return ready(context, *arguments); });
}

} // namespace trainyard::cli
