// The hosts file of a cluster, for launchers that are not ours.

#include <memory>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "backend/cli/cloud.h"
#include "backend/cli/commands.h"
#include "backend/cli/context.h"
#include "backend/core/try.h"
#include "backend/launchers/hosts_file.h"

namespace trainyard::cli {

namespace {

struct HostsArguments {
    std::string cluster;
    int slots = 0;
    bool workersOnly = false;
};

Result<int> printHosts(Context &context, const HostsArguments &arguments)
{
    TY_ASSIGN(const auto cloud, openCloud(context));
    TY_ASSIGN(const auto id, cluster::findCluster(cloud, arguments.cluster));
    TY_ASSIGN(const auto machines, cluster::hosts(cloud, id));
    std::vector<launchers::HostLine> lines;
    std::string head;
    for (const ssh::Host &machine : machines) {
        const bool isHead = machine.isHead();
        if (machine.privateAddress.empty() || (isHead && arguments.workersOnly))
            continue;
        if (isHead)
            head = machine.privateAddress;
        lines.push_back({machine.privateAddress, machine.target.port});
    }
    if (lines.empty())
        return fail(ErrorCode::Conflict, "hosts", "none of these machines has an address");
    launchers::putLast(lines, head);
    nlohmann::json list = nlohmann::json::array();
    for (const launchers::HostLine &line : lines)
        list.push_back({{"host", line.host}, {"port", line.port}});
    return context.print({{"cluster", arguments.cluster}, {"hosts", list}},
                         arguments.slots > 0 ? launchers::slotsFile(lines, arguments.slots)
                                             : launchers::hostsFile(lines));
}

} // namespace

void addHosts(Commands &commands)
{
    auto arguments = std::make_shared<HostsArguments>();
    CLI::App *command = commands.add("hosts", "Print the hosts file of a cluster for launch.py or mpirun, head last");
    command->add_option("NAME", arguments->cluster, "Cluster")->required();
    command->add_option("--slots", arguments->slots, "As mpirun reads it: HOST slots=N; without it: HOST:PORT")
        ->check(CLI::Range(1, 4096));
    command->add_flag("--workers-only", arguments->workersOnly, "Without the head");
    commands.onRun(command, [arguments](Context &context) { return printHosts(context, *arguments); });
}

} // namespace trainyard::cli
