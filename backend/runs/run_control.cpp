#include "backend/runs/run_control.h"

#include <algorithm>
#include <cstddef>
#include <numeric>

#include "backend/core/async/steps.h"
#include "backend/core/async/task_pool.h"
#include "backend/core/try.h"
#include "backend/jobs/fixed_workers.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/runs/layout.h"
#include "backend/runs/starter_internal.h"

namespace trainyard::runs {

using namespace std::chrono_literals;
using protocol::Role;

namespace {

std::vector<std::size_t> indexesOf(const Links &links)
{
    std::vector<std::size_t> indexes(links.size());
    std::iota(indexes.begin(), indexes.end(), std::size_t(0));
    return indexes;
}

} // namespace

RunControl::RunControl(RunId run, ssh::Host head, Options options)
    : m_run(std::move(run))
    , m_head(std::move(head))
    , m_options(std::move(options))
{
}

Status RunControl::start(const protocol::JobSpec &wanted, const std::vector<ssh::Host> &workers,
                         const CallContext &context)
{
    if (!wanted.usesParameterServer())
        return startTask(wanted, workers, context);
    // Since the run began, more machines may have arrived, which could not join it.
    if (const std::size_t most = jobs::fixedMachines(wanted); most > 0 && most < workers.size())
        return start(wanted, {workers.begin(), workers.begin() + std::ptrdiff_t(most)}, context);
    protocol::JobSpec job = wanted;
    job.run = m_run;
    if (!workers.empty())
        job.workers = int(workers.size()) * job.workersPerMachine;
    decideServers(job, workers.size());
    job.minWorkers = std::min(job.minWorkers, job.workers);
    TY_TRY(protocol::validate(job));
    TY_ASSIGN(auto environment, environmentText(m_options.environment));
    Starter starter(*this, context);
    starter.job = protocol::toJson(job);
    const bool serversOnWorkers = job.serversOn == protocol::ServersOn::Workers;
    starter.localWorkers = workers.empty() ? job.workers : job.workersPerMachine;
    starter.headServers = serversOnWorkers ? 0 : job.servers; // a spare one computes nothing
    starter.machineServers =
        serversOnWorkers ? int(serversOfMachine(job.servers, 0, std::max<std::size_t>(workers.size(), 1)).size()) : 0;
    // Without servers on the head, or any, the state of the checkpoint comes from the worker machines.
    starter.workerReadsResume = job.local() || serversOnWorkers;
    starter.environment = std::move(environment);
    starter.secret = newRunSecret();
    starter.codeHash = job.task.codeHash;

    const bool byAgents = job.task.launcher == protocol::Launcher::Ssh;
    if (!byAgents)
        starter.machines = machinesFileOf(workers.empty() ? std::vector{m_head} : workers, m_head);
    const Links links = linksTo(withHead(m_head, workers), m_options.agentCommand);
    const auto onAll = [&](const Links &some, auto f) {
        return parallelForEach(some, kNodesAtOnce, context.stop,
                               [&](const std::shared_ptr<NodeLink> &link, std::stop_token) { return f(*link); });
    };
    const auto begin = [&]() -> Status {
        TY_TRY(onAll(links, [&](NodeLink &link) { return starter.prepare(link); }));
        NodeLink &head = *links.front();
        TY_TRY(starter.startRole(head, Role::Scheduler, 0));
        starter.scheduler = starter.schedulerAddress();
        const bool headWorks = links.size() == workers.size();
        const Links workerLinks(links.begin() + (headWorks || workers.empty() ? 0 : 1), links.end());
        if (serversOnWorkers) {
            TY_TRY(parallelForEach(
                indexesOf(workerLinks), kNodesAtOnce, context.stop, [&](std::size_t i, std::stop_token) {
                    return starter.startServers(*workerLinks[i], serversOfMachine(job.servers, i, workerLinks.size()));
                }));
        }
        for (int server = 0; server < (serversOnWorkers ? int(!headWorks) : job.servers); ++server)
            TY_TRY(starter.startRole(head, Role::Server, server)); // with servers on workers: the spare one
        if (!byAgents) {
            TY_TRY(starter.startRole(head, Role::Launcher, 0));
        } else if (workers.empty()) {
            TY_TRY(starter.startWorkers(head, 0));
        } else {
            // The workers arrive in any order: each requests its rank.
            TY_TRY(parallelForEach(indexesOf(workerLinks), kNodesAtOnce, context.stop,
                                   [&](std::size_t i, std::stop_token) {
                                       return starter.startWorkers(*workerLinks[i], int(i) * starter.localWorkers);
                                   }));
        }
        return onAll(links, [&](NodeLink &link) { return starter.checkAlive(link); });
    };
    const Status begun = begin();
    if (!begun) // a defined state: nothing of this run continues. The deadline and the stop token may be exhausted.
        static_cast<void>(this->stop(workers, false, {Deadline::after(20s), {}}));
    return begun;
}

Status RunControl::addWorker(const ssh::Host &node, const CallContext &context)
{
    Starter starter(*this, context);
    // The head stores what a new worker needs, so that any program with the cluster's key can add one.
    TY_TRY(starter.readFromHead());
    TY_ASSIGN(const auto job, protocol::jobSpecFromJson(starter.job));
    starter.codeHash = job.task.codeHash;
    if (!job.usesParameterServer())
        return addTaskWorker(starter, job, node);
    starter.localWorkers = job.workersPerMachine;
    starter.machineServers = job.serversOn == protocol::ServersOn::Workers ? 1 : 0;
    NodeLink link(node, m_options.agentCommand);
    TY_TRY(starter.prepare(link));
    if (starter.machineServers > 0)
        TY_TRY(starter.startRole(link, Role::Server, 0)); // a spare one, unless the run lacks a server
    TY_TRY(starter.startWorkers(link));
    return starter.checkAlive(link);
}

Status RunControl::stop(const std::vector<ssh::Host> &workers, bool graceful, const CallContext &context)
{
    const Links links = linksTo(withHead(m_head, workers), m_options.agentCommand);
    StepReporter step(m_options.sink, {.step = "stop",
                                       .title = graceful ? "Saving a checkpoint" : "Ending the run",
                                       .host = m_head.name,
                                       .subject = {StepSubject::kNode, m_head.name, m_options.cluster.value}});
    step.begin();
    protocol::AgentStop request;
    request.run = m_run;
    request.graceful = graceful;
    // The scheduler first, since it would treat the end of a worker as a failure. Its head is called again below, and
    // that reply counts.
    request.role = Role::Scheduler;
    static_cast<void>(links.front()->call(request, context));
    request.role.reset();
    std::vector<Status> results = parallelMap(
        links, kNodesAtOnce, context.stop, [&](const std::shared_ptr<NodeLink> &link, std::stop_token token) -> Status {
            const auto reply = link->call(request, {context.deadline, token});
            return reply ? Status() : Status(fail(reply.error()));
        });
    // On a node without runtime no process runs.
    for (Status &result : results) {
        if (!result && result.error().code == ErrorCode::NotFound)
            result = Status();
    }
    return step.end(firstFailure(results));
}

Result<RunStatus> RunControl::status(const std::vector<ssh::Host> &workers, const CallContext &context)
{
    const Links links = linksTo(withHead(m_head, workers), m_options.agentCommand);
    const auto replies = parallelMap(links, kNodesAtOnce, context.stop,
                                     [&](const std::shared_ptr<NodeLink> &link, std::stop_token token) {
                                         return link->call(protocol::AgentStatus{m_run}, {context.deadline, token});
                                     });
    if (context.stop.stop_requested())
        return fail(ErrorCode::Cancelled, "run " + m_run.value, "stopped while asking for its status");
    RunStatus status;
    for (std::size_t i = 0; i < links.size(); ++i) {
        const ssh::Host &node = links[i]->node();
        if (!replies[i]) {
            status.unreachable.push_back(node.name);
            continue;
        }
        for (const protocol::RoleStatus &role : replies[i]->roles) {
            status.running = status.running || (role.role == Role::Scheduler && role.alive);
            status.processes.push_back({node.name, std::string(protocol::toString(role.role)), int(role.pid),
                                        role.alive, role.exitStatus, role.lastLines});
        }
    }
    return status;
}

} // namespace trainyard::runs
