#include "backend/runs/layout.h"

#include <algorithm>

#include "backend/protocol/job/job_spec.h"
#include "backend/protocol/node_layout.h"

namespace trainyard::runs {

using protocol::Role;
using protocol::ServersOn;

void decideServers(protocol::JobSpec &job, std::size_t workerMachines)
{
    constexpr std::size_t kMostServers = 1024;
    if (job.local() || workerMachines == 0)
        job.serversOn = ServersOn::Head;
    else if (job.serversOn == ServersOn::Auto)
        job.serversOn = ServersOn::Head;
    if (job.serversOn == ServersOn::Workers && job.servers <= 1)
        job.servers = int(std::min(workerMachines, kMostServers));
}

std::vector<int> serversOfMachine(int servers, std::size_t machine, std::size_t machines)
{
    std::vector<int> ranks;
    for (std::size_t server = machine; server < std::size_t(std::max(servers, 0)); server += machines)
        ranks.push_back(int(server));
    return ranks;
}

std::vector<RunRole> rolesOf(const protocol::JobSpec &job, const ssh::Host &head, const std::vector<ssh::Host> &workers)
{
    const bool onWorkers = job.serversOn == ServersOn::Workers && !workers.empty();
    std::vector<RunRole> roles{{head, protocol::label(Role::Scheduler, 0)}};
    for (int server = 0; server < (onWorkers ? 1 : job.servers); ++server)
        roles.push_back({head, protocol::label(Role::Server, server)});
    for (int worker = 0; workers.empty() && worker < job.workers; ++worker)
        roles.push_back({head, protocol::label(Role::Worker, worker)});
    const int each = std::max(job.workersPerMachine, 1);
    const auto machines = std::size_t(std::max(job.workers / each, 1)); // at the start
    for (std::size_t machine = 0; machine < workers.size(); ++machine) {
        const auto servers = machine < machines ? serversOfMachine(job.servers, machine, machines).size() : 1;
        for (int server = 0; onWorkers && server < int(servers); ++server)
            roles.push_back({workers[machine], protocol::label(Role::Server, server)});
        for (int worker = 0; worker < each; ++worker)
            roles.push_back({workers[machine], protocol::label(Role::Worker, worker)});
    }
    return roles;
}

} // namespace trainyard::runs
