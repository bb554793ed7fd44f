#include <algorithm>
#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/cli/cloud.h"
#include "backend/cli/commands.h"
#include "backend/cli/context.h"
#include "backend/cluster/cloud/records/lost_machines.h"
#include "backend/cluster/operate/reconcile.h"
#include "backend/cluster/plan/milestones.h"
#include "backend/cluster/stack/elastic/elastic_workers.h"
#include "backend/core/try.h"
#include "backend/core/units.h"
#include "backend/wording/messages.h"

namespace trainyard::cli {

namespace {

using nlohmann::json;
using Align = Table::Align;

Result<int> listClusters(Context &context, const cluster::ReconcileOptions &options)
{
    TY_ASSIGN(auto cloud, openCloud(context));
    TY_ASSIGN(const auto list, cluster::reconcile(cloud, options, context.request()));
    json clusters = json::array();
    Table table({{"NAME"},
                 {"STATE"},
                 {"NODES", Align::Right},
                 {"TYPE"},
                 {"ZONE"},
                 {"AGE", Align::Right},
                 {"SO FAR", Align::Right},
                 {"AUTO-TERMINATES"}});
    std::string remarks;
    for (const auto &c : list.clusters) {
        const std::string name = c.name.empty() ? c.id.value : c.name;
        clusters.push_back(toJson(c));
        table.add({name, std::string(cluster::toString(c.state)), std::to_string(c.nodes.size()), c.instanceType,
                   c.zone.empty() ? c.region : c.zone, ageOf(c.created), cluster::describe(c.soFar()),
                   untilText(c.expires)});
        for (const Sentence &difference : c.differences)
            remarks += "! " + name + ": " + difference.english() + "\n";
        if (!c.detail.empty())
            remarks += "! " + name + ": " + c.detail + "\n";
    }
    json notRead = json::array();
    for (const auto &[region, error] : list.regionsNotRead) {
        notRead.push_back(
            {{"region", region}, {"code", trainyard::toString(error.code)}, {"sentence", wording::message(error)}});
        context.printMessage("trainyardctl: " + region + " was not checked: " + wording::message(error));
    }
    json value = {{"clusters", clusters},
                  {"regions_read", list.regionsRead},
                  {"regions_not_read", notRead},
                  {"machines_alive", list.machinesAlive()},
                  {"profile", cloud.profile}};
    addUsd(value, "usd_per_hour", list.hourly());
    const TerminalText text =
        list.clusters.empty() ? "No clusters (profile " + cloud.profile + ").\n"
                              : table.text(context.out) +
                                    fmt::format("\n{} machines alive, {} per hour (profile {})\n", list.machinesAlive(),
                                                cluster::describeRate(list.hourly()), cloud.profile);
    context.print(value, text + remarks);
    // Where no region could be read, this list is only from the ledger.
    return list.regionsRead.empty() && !list.regionsNotRead.empty()
               ? wording::exitStatus(list.regionsNotRead.front().second)
               : Done;
}

/// The machines, and what those of a stack do in its run.
/// \param value  of the cluster; gets the same
TerminalText machinesText(const Context &context, const cluster::CloudContext &cloud, const cluster::ClusterSnapshot &c,
                          json &value)
{
    std::vector<Table::Column> columns{{"NODE"},
                                       {"ROLE"},
                                       {"STATE"},
                                       {"INSTANCE"},
                                       {"TYPE"},
                                       {"IP ADDRESS"},
                                       {"SSH PORT", Align::Right},
                                       {"AGE", Align::Right}};
    const auto elastic = cluster::elasticColumn(cloud, c.id);
    if (!elastic.empty())
        columns.push_back({"ELASTIC"});
    Table table(columns);
    for (const auto &n : c.nodes) {
        std::vector<std::string> cells{n.name,
                                       n.role,
                                       n.state,
                                       n.id.value,
                                       n.type,
                                       n.publicAddress.empty() ? n.privateAddress : n.publicAddress,
                                       std::to_string(n.sshPort),
                                       ageOf(n.launched)};
        if (const auto status = elastic.find(n.name); status != elastic.end()) {
            cells.push_back(status->second);
            for (json &node : value["nodes"]) {
                if (node["name"] == n.name)
                    node["elastic"] = status->second;
            }
        }
        table.add(cells);
    }
    for (const auto &n : c.lost)
        table.add({n.name, n.role, "lost", n.id.value, n.type, "", "", ""});
    TerminalText text = table.text(context.out);
    for (const auto &n : c.nodes) {
        if (!n.probe.empty())
            text += (&n == &c.nodes.front() ? "\n" : "") + n.name + " has " + n.probe + "\n";
    }
    return text;
}

/// How long each machine took from its request to each milestone.
/// \param value  of the cluster; gets the same
TerminalText timelineText(const Context &context, const cluster::CloudContext &cloud, const ClusterId &id, json &value)
{
    value["timeline"] = json::array();
    const auto events = cloud.ledger->events(id, {}, 0, 0);
    if (!events)
        return {};
    const auto lines = cluster::timelines(*events);
    std::vector<Table::Column> columns{{"SECONDS TO"}};
    for (const cluster::Milestone m : cluster::kMilestones)
        columns.push_back({std::string(cluster::toString(m)), Align::Right});
    Table table(columns);
    for (const auto &line : lines) {
        std::vector<std::string> cells{line.node};
        json seconds = json::object();
        for (const cluster::Milestone m : cluster::kMilestones) {
            const double taken = line.secondsTo(m);
            cells.push_back(taken < 0 ? "" : fmt::format("{:.1f}", taken));
            if (taken >= 0)
                seconds[std::string(cluster::toString(m))] = taken;
        }
        table.add(cells);
        value["timeline"].push_back({{"node", line.node}, {"seconds", seconds}});
    }
    return lines.empty() ? TerminalText() : "\n" + table.text(context.out);
}

/// The runs of the cluster.
/// \param value  of the cluster; gets the same
TerminalText runsText(const Context &context, const cluster::CloudContext &cloud, const ClusterId &id, json &value)
{
    value["runs"] = json::array();
    const auto runs = cloud.ledger->runs(id);
    if (!runs || runs->empty())
        return {};
    Table table({{"RUN"}, {"MODEL"}, {"STATE"}, {"STARTED"}});
    for (const auto &run : *runs) {
        value["runs"].push_back(toJson(run));
        table.add({run.id.value, run.name, std::string(toString(run.state)), ageOf(run.created) + " ago"});
    }
    return "\n" + table.text(context.out);
}

/// What to do about the machines that were lost.
std::string lostText(const cluster::ClusterSnapshot &c)
{
    std::string text;
    const auto workers = c.workers() + std::ranges::count_if(c.lost, [](const auto &n) { return !n.isHead(); });
    for (const auto &n : c.lost) {
        const std::string replace =
            n.isHead() ? "replace-head " + c.name : fmt::format("scale {} --workers {}", c.name, workers);
        text += fmt::format("To replace {}: trainyardctl {}; to dismiss it: trainyardctl status {} --dismiss {}\n",
                            n.name, replace, c.name, n.name);
    }
    return text;
}

/// \param dismissed  a lost machine that is listed no more; empty: none
Result<int> showStatus(Context &context, const std::string &name, const std::string &dismissed)
{
    TY_ASSIGN(auto cloud, openCloud(context));
    if (!dismissed.empty()) {
        TY_ASSIGN(const auto id, cluster::findCluster(cloud, name));
        TY_TRY(cluster::dismissLost(*cloud.ledger, id, dismissed));
    }
    TY_ASSIGN(const auto c, cluster::status(cloud, name, context.request()));
    json value = toJson(c);
    TerminalText text = fmt::format("{}  {}  ", c.name, c.id.value) +
                        context.out.paint(Paint::Bold, std::string(cluster::toString(c.state))) +
                        fmt::format("\n{}, {} machines, {} per hour, {} so far; terminates itself {}\n\n", c.region,
                                    c.nodes.size(), cluster::describeRate(c.hourly()), cluster::describe(c.soFar()),
                                    c.expires ? untilText(c.expires) : "never");
    text += machinesText(context, cloud, c, value);
    text += timelineText(context, cloud, c.id, value);
    text += runsText(context, cloud, c.id, value);
    for (const Sentence &difference : c.differences)
        text += "! " + difference.english() + "\n";
    if (!c.detail.empty())
        text += "! " + c.detail + "\n";
    text += lostText(c);
    return context.print(value, text);
}

} // namespace

void addClusters(Commands &commands)
{
    auto options = std::make_shared<cluster::ReconcileOptions>();
    CLI::App *clusters = commands.add("clusters", "What exists, from the ledger and from AWS; differences are named");
    clusters->add_flag("--all-regions", options->allRegions, "Check every enabled region");
    clusters->add_flag("--closed", options->includeClosed, "Also terminated ones");
    commands.onRun(clusters, [options](Context &context) { return listClusters(context, *options); });

    auto name = std::make_shared<std::string>();
    CLI::App *status = commands.add("status", "One cluster: its machines, runs and differences");
    status->add_option("NAME", *name, "Cluster")->required();
    auto dismissed = std::make_shared<std::string>();
    status->add_option("--dismiss", *dismissed, "A lost machine that is to be listed no more")->type_name("NODE");
    commands.onRun(status, [name, dismissed](Context &context) { return showStatus(context, *name, *dismissed); });
}

} // namespace trainyard::cli
