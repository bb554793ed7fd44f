#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/cli/cloud.h"
#include "backend/cli/commands.h"
#include "backend/cluster/operate/ssh_ingress.h"
#include "backend/core/try.h"

namespace trainyard::cli {

namespace {

using nlohmann::json;

struct AddressOptions {
    std::string cluster;
    bool neighbours = false, update = false;
};

/// Lists the clusters that no longer admit this computer; changes nothing.
Result<int> showBlockedClusters(Context &context)
{
    TY_ASSIGN(const auto cloud, openCloud(context));
    TY_ASSIGN(const auto drift, cluster::sshIngressDrift(cloud, context.request()));
    const std::string text =
        drift.address.empty() ? "No running cluster has a security group created by Trainyard.\n"
        : drift.clusters.empty()
            ? fmt::format("This computer's IP address is {}, and every cluster allows SSH from it.\n", drift.address)
            : fmt::format("This computer's IP address is {}, and {} does not allow SSH from it: trainyardctl address "
                          "--update\n",
                          drift.address, fmt::join(drift.clusters, ", "));
    return context.print({{"address", drift.address}, {"shut_out", drift.clusters}}, text);
}

Result<int> openToThisComputer(Context &context, const AddressOptions &options)
{
    TY_ASSIGN(const auto cloud, openCloud(context));
    ClusterId only;
    if (!options.cluster.empty()) {
        TY_ASSIGN(only, cluster::findCluster(cloud, options.cluster));
    }
    TY_ASSIGN(const auto changes, cluster::updateSshIngress(cloud, only, options.neighbours ? "/24" : "",
                                                            context.progress().sink(), context.stop));
    json list = json::array();
    Table table({{"CLUSTER"}, {"GROUP"}, {"OPEN TO"}, {"CLOSED TO"}, {"REMARK"}});
    bool failed = false;
    for (const auto &change : changes) {
        const std::string remark = change.error ? change.error->detail : "";
        failed = failed || change.error;
        list.push_back({{"cluster", change.name},
                        {"group", change.group},
                        {"open_to", change.error ? "" : change.opened},
                        {"closed_to", change.closed},
                        {"error", remark}});
        table.add({change.name, change.group, change.error ? "" : change.opened,
                   fmt::format("{}", fmt::join(change.closed, ", ")), remark.substr(0, 80)});
    }
    const int printed =
        context.print({{"changes", list}},
                      changes.empty() ? "No cluster has a security group to change.\n" : table.text(context.out));
    return failed ? Failed : printed;
}

} // namespace

void addAddress(Commands &commands)
{
    CLI::App *command = commands.add("address", "Check whether clusters allow SSH from this computer; with --update: "
                                                "allow it from its current IP address and remove its previous ones");
    auto options = std::make_shared<AddressOptions>();
    command->add_option("NAME", options->cluster, "Only this cluster; all running ones otherwise");
    command->add_flag("--neighbours", options->neighbours,
                      "The /24 around the IP address, for providers that change it often");
    command->add_flag("--update", options->update, "Change the rules to this computer's new IP address");
    commands.onRun(command, [options](Context &context) {
        const bool changes = options->update || options->neighbours || !options->cluster.empty();
        return changes ? openToThisComputer(context, *options) : showBlockedClusters(context);
    });
}

} // namespace trainyard::cli
