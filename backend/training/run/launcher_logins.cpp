// Logins between the machines, by which mpirun, horovodrun and containers reach them.
#include <algorithm>

#include <fmt/format.h>

#include "backend/core/encoding.h"
#include "backend/core/try.h"
#include "backend/jobs/job_type.h"
#include "backend/ledger/ledger.h"
#include "backend/training/run/cluster_run_internal.h"
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

namespace {

/// The program of a job that logs in to its machines; empty: none does.
std::string programWithLogins(const protocol::JobSpec &job)
{
    const jobs::JobType *type = jobs::typeOf(job);
    if (type && type->needsLogins(job))
        return std::string(type->program(job));
    return job.task.launcher == protocol::Launcher::Mpi ? "mpirun" : "";
}

/// The logins between two machines, and of each to itself.
cluster::MeshTest between(const cluster::MeshTest &test, const std::string &one, const std::string &other)
{
    cluster::MeshTest part{{one, other}, {}};
    for (const std::string &from : part.nodes) {
        std::vector<std::string> &cells = part.problems.emplace_back();
        for (const std::string &to : part.nodes) {
            const auto row = std::size_t(std::ranges::find(test.nodes, from) - test.nodes.begin());
            const auto column = std::size_t(std::ranges::find(test.nodes, to) - test.nodes.begin());
            const bool isTested = row < test.problems.size() && column < test.problems[row].size();
            cells.push_back(isTested ? test.problems[row][column] : "it was not tested");
        }
    }
    return part;
}

} // namespace

Status ensureLogins(const cluster::CloudContext &cloud, const ClusterId &id, const std::vector<ssh::Host> &nodes,
                    const protocol::JobSpec &job, const ProgressSink &sink, std::stop_token stop)
{
    const std::string program = programWithLogins(job);
    const cluster::MeshOptions options{.nodes = nodesWithLogins(job, nodes), .tested = {}};
    if (program.empty() || options.nodes.size() < 2)
        return {};
    TY_ASSIGN(const auto row, cloud.ledger->cluster(id));
    TY_ASSIGN(const auto test, cluster::makeKeyMesh(cloud, id, options, sink, std::move(stop)));
    const std::string problem = loginProblem(test, row ? row->name : id.value);
    if (problem.empty())
        return {};
    return fail(ErrorCode::Conflict, program, problem);
}

Status ensureLogins(const cluster::CloudContext &cloud, const ledger::Run &run, const ssh::Host &head,
                    std::vector<ssh::Host> &joining, std::vector<FailedJoin> &failed, const ProgressSink &sink,
                    std::stop_token stop)
{
    const auto job = protocol::jobSpecFromJson(run.job);
    const std::string program = job ? programWithLogins(*job) : std::string();
    if (program.empty() || joining.empty())
        return {};
    // All machines learn the new ones. One that does not respond now, as a member that dies, keeps no other one out.
    cluster::MeshOptions options{.nodes = {}, .tested = {head.name}};
    for (const ssh::Host &node : joining)
        options.tested.push_back(node.name);
    TY_ASSIGN(const auto row, cloud.ledger->cluster(run.cluster));
    TY_ASSIGN(const auto test, cluster::makeKeyMesh(cloud, run.cluster, options, sink, std::move(stop)));
    std::erase_if(joining, [&](const ssh::Host &node) {
        const std::string problem =
            loginProblem(between(test, head.name, node.name), row ? row->name : run.cluster.value);
        if (!problem.empty())
            failed.push_back({node.name, {ErrorCode::Conflict, program, problem}});
        return !problem.empty();
    });
    return {};
}

} // namespace trainyard::training
