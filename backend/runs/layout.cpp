#include "backend/runs/layout.h"

#include "backend/protocol/job/job_spec.h"
#include "backend/protocol/node_layout.h"

namespace trainyard::runs {

using protocol::Role;

std::vector<RunRole> rolesOf(const protocol::JobSpec &job, const ssh::Host &head, const std::vector<ssh::Host> &workers)
{
    std::vector<RunRole> roles{{head, protocol::label(Role::Scheduler, 0)}};
    for (int server = 0; server < job.servers; ++server)
        roles.push_back({head, protocol::label(Role::Server, server)});
    for (int worker = 0; workers.empty() && worker < job.workers; ++worker)
        roles.push_back({head, protocol::label(Role::Worker, worker)});
    for (const ssh::Host &node : workers) {
        for (int worker = 0; worker < job.workersPerMachine; ++worker)
            roles.push_back({node, protocol::label(Role::Worker, worker)});
    }
    return roles;
}

} // namespace trainyard::runs
