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

void fitTask(const jobs::JobType &type, protocol::JobSpec &job, std::span<const jobs::Machine> machines, int gpus)
{
    const int least = job.minWorkers;
    type.fit(job, machines, gpus);
    if (job.task.onFailure == protocol::TaskFailure::Shrink)
        job.minWorkers = std::clamp(least, 1, std::max(job.workers, 1));
}

TaskLayout layOut(const protocol::JobSpec &job, const ssh::Host &head, const std::vector<ssh::Host> &nodes)
{
    TaskLayout layout{job, {}, {}};
    std::vector<jobs::Machine> all{{head.name, head.privateAddress, true}};
    for (const ssh::Host &node : nodes) {
        if (node.name != head.name)
            all.push_back({node.name, node.privateAddress, false});
    }
    layout.machines = jobs::selectMachines(job, all);
    const jobs::JobType *type = jobs::typeOf(job);
    if (!type)
        return layout;
    layout.places = type->places(layout.job, layout.machines);
    const auto workers = std::ranges::count(layout.places, Role::Worker, &jobs::Place::role);
    const bool isFitted = job.task.processes <= 0 || job.workersPerMachine == job.task.processes;
    if (!isFitted || workers != layout.job.workers) { // fitted to other machines, or to none
        fitTask(*type, layout.job, layout.machines, layout.job.workersPerMachine);
        layout.places = type->places(layout.job, layout.machines);
    }
    return layout;
}

namespace {

/// The processes of a task. `job` has the number of workers of its start; machines that came later have theirs, too.
std::vector<RunRole> taskRolesOf(const protocol::JobSpec &job, const ssh::Host &head,
                                 const std::vector<ssh::Host> &nodes)
{
    std::vector<RunRole> roles{{head, protocol::label(Role::Scheduler, 0)}};
    if (job.task.launcher != protocol::Launcher::Ssh)
        roles.push_back({head, protocol::label(Role::Launcher, 0)});
    const jobs::JobType *type = jobs::typeOf(job);
    if (!type)
        return roles;
    const TaskLayout layout = layOut(job, head, nodes);
    const auto hostOf = [&](const std::string &name) {
        const auto at = std::ranges::find(nodes, name, &ssh::Host::name);
        return at == nodes.end() ? head : *at;
    };
    for (const jobs::Place &place : layout.places)
        roles.push_back({hostOf(layout.machines[place.machine].name), protocol::label(place.role, place.index)});
    if (!type->isElastic(job) || job.task.nodes == "head")
        return roles;
    for (const ssh::Host &node : nodes) {
        const bool later = node.name != head.name &&
                           std::ranges::find(layout.machines, node.name, &jobs::Machine::name) == layout.machines.end();
        for (const jobs::Place &place : later ? type->placesOfNew(job, 0) : std::vector<jobs::Place>())
            roles.push_back({node, protocol::label(place.role, place.index)});
    }
    return roles;
}

} // namespace

std::vector<RunRole> rolesOf(const protocol::JobSpec &job, const ssh::Host &head, const std::vector<ssh::Host> &workers)
{
    if (!job.usesParameterServer())
        return taskRolesOf(job, head, workers);
    const bool onWorkers = job.serversOn == ServersOn::Workers && !workers.empty();
    std::vector<RunRole> roles{{head, protocol::label(Role::Scheduler, 0)}};
    if (job.task.launcher != protocol::Launcher::Ssh)
        roles.push_back({head, protocol::label(Role::Launcher, 0)});
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
