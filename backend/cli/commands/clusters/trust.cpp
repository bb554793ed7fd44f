#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/cli/cloud.h"
#include "backend/cli/commands.h"
#include "backend/cli/context.h"
#include "backend/cluster/cloud/access/host_keys.h"
#include "backend/cluster/cloud/access/trust_host.h"
#include "backend/cluster/cloud/records/clusters.h"
#include "backend/core/try.h"

namespace trainyard::cli {

namespace {

using nlohmann::json;

struct TrustArguments {
    std::string cluster, fingerprint;
    std::vector<std::string> nodes;
};

/// The machines to trust, the head first: the others may be reached through it.
Result<std::vector<cluster::Host>> chosenHosts(const cluster::CloudContext &cloud, const ClusterId &id,
                                               const std::vector<std::string> &nodes)
{
    TY_ASSIGN(auto all, cluster::hosts(cloud, id));
    for (const std::string &node : nodes) {
        if (std::ranges::find(all, node, &cluster::Host::name) == all.end())
            return fail(ErrorCode::NotFound, "trust", "the cluster has no machine " + node + " with an address");
    }
    std::erase_if(all, [&](const cluster::Host &host) {
        return !nodes.empty() && std::ranges::find(nodes, host.name) == nodes.end();
    });
    std::stable_partition(all.begin(), all.end(), [](const cluster::Host &host) { return host.isHead(); });
    return all;
}

Result<int> trust(Context &context, const TrustArguments &arguments)
{
    TY_ASSIGN(auto cloud, openCloud(context));
    TY_ASSIGN(const auto id, cluster::findCluster(cloud, arguments.cluster));
    TY_ASSIGN(const auto hosts, chosenHosts(cloud, id, arguments.nodes));
    if (!arguments.fingerprint.empty() && hosts.size() != 1)
        return fail(ErrorCode::InvalidArgument, "trust", "--fingerprint belongs to one machine: name it");
    json nodes = json::array();
    std::string text;
    for (const cluster::Host &host : hosts) {
        if (cluster::hasHostKey(host)) {
            nodes.push_back({{"node", host.name}, {"fingerprint", nullptr}, {"trusted", true}});
            text += host.name + ": its host key is known\n";
            continue;
        }
        TY_ASSIGN(const auto offered, cluster::offeredHostKeyOf(host, context.request()));
        if (arguments.fingerprint.empty()) {
            TY_TRY(context.confirm(
                fmt::format("{} at {} shows the host key {}. Nothing proves that this is {}: compare it "
                            "with the machine's own (ssh-keygen -lf). Trust it?",
                            host.name, host.target.host, offered.fingerprint, host.instance.value)));
        } else if (arguments.fingerprint != offered.fingerprint) {
            return fail(ErrorCode::HostKeyMismatch, host.target.source(),
                        "it shows the host key " + offered.fingerprint + ", not " + arguments.fingerprint);
        }
        TY_TRY(cluster::trustHostKey(cloud, id, host, offered));
        nodes.push_back({{"node", host.name}, {"fingerprint", offered.fingerprint}, {"trusted", true}});
        text += host.name + ": " + offered.fingerprint + " is trusted\n";
    }
    return context.print({{"cluster", id.value}, {"nodes", nodes}}, text);
}

} // namespace

void addTrust(Commands &commands)
{
    auto arguments = std::make_shared<TrustArguments>();
    CLI::App *command = commands.add(
        "trust", "Trust the SSH host keys of machines whose console shows none, at their first connection");
    Commands::addCluster(command, arguments->cluster);
    command->add_option("NODE", arguments->nodes, "Machines: head, worker-2; without one all that are not known");
    command->add_option("--fingerprint", arguments->fingerprint,
                        "Trust the key without a question if this is its fingerprint: SHA256:...");
    commands.onRun(command, [arguments](Context &context) { return trust(context, *arguments); });
}

} // namespace trainyard::cli
