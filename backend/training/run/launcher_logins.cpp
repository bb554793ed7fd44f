// Logins between the machines, by which mpirun, horovodrun and containers reach them.
#include <fmt/format.h>

#include "backend/core/encoding.h"
#include "backend/core/try.h"
#include "backend/jobs/job_type.h"
#include "backend/ledger/ledger.h"
#include "backend/training/run/task_start_internal.h"

namespace trainyard::training {

std::string loginProblem(const cluster::MeshTest &test, const std::string &clusterName)
{
    for (std::size_t from = 0; from < test.nodes.size(); ++from) {
        const auto cells = from < test.problems.size() ? test.problems[from] : std::vector<std::string>();
        for (std::size_t to = 0; to < test.nodes.size(); ++to) {
            const std::string why = to < cells.size() ? cells[to] : "it was not tested";
            if (!why.empty())
                return fmt::format("{} cannot log in to {}: {}; try it again with: trainyardctl mesh {}",
                                   test.nodes[from], test.nodes[to], why, shellQuote(clusterName));
        }
    }
    return {};
}

Status ensureLogins(const cluster::CloudContext &cloud, const ClusterId &id, const std::vector<ssh::Host> &nodes,
                    const protocol::JobSpec &job, const ProgressSink &sink, std::stop_token stop)
{
    const jobs::JobType *type = jobs::typeOf(job);
    const bool byType = type && type->needsLogins(job);
    if (!byType && job.task.launcher != protocol::Launcher::Mpi)
        return {};
    const cluster::MeshOptions between{.nodes = nodesWithLogins(job, nodes)};
    if (between.nodes.size() < 2)
        return {};
    TY_ASSIGN(const auto row, cloud.ledger->cluster(id));
    TY_ASSIGN(const auto test, cluster::makeKeyMesh(cloud, id, between, sink, std::move(stop)));
    const std::string problem = loginProblem(test, row ? row->name : id.value);
    if (problem.empty())
        return {};
    return fail(ErrorCode::Conflict, byType ? std::string(type->program(job)) : "mpirun", problem);
}

} // namespace trainyard::training
