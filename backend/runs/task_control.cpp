#include <algorithm>

#include <fmt/format.h>

#include "backend/core/async/poll.h"
#include "backend/core/async/task_pool.h"
#include "backend/core/try.h"
#include "backend/jobs/job_type.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/protocol/metric_record.h"
#include "backend/runs/layout.h"
#include "backend/runs/starter_internal.h"

/// The processes of a run whose type is neither the trainer nor KvStore: a coordinator on the head, task runners on the
/// machines that the type selects.
namespace trainyard::runs {

using namespace std::chrono_literals;
using protocol::Role;

namespace {

constexpr std::size_t kEarlierRuns = 5; ///< whose leftovers are looked for on a machine
constexpr std::size_t kMostRunFolders = 20'000;

bool isRunName(std::string_view name)
{
    return name.starts_with("r-") && name.size() <= 64 && protocol::isSafeName(name);
}

/// Ends what the latest runs on a machine have left behind: a server of an ended run would keep its port or its GPU
/// memory. Best effort: an older agent does not know the command.
void endLeftovers(NodeLink &link, const RunId &own, const CallContext &context)
{
    auto session = link.session(context);
    auto files = session ? ssh::Sftp::open(**session, context) : fail(session.error());
    auto runs = files ? files->list(protocol::NodeLayout().runs(), kMostRunFolders, context) : fail(files.error());
    if (!runs)
        return;
    std::erase_if(*runs,
                  [&](const ssh::RemoteEntry &entry) { return !isRunName(entry.name) || entry.name == own.value; });
    std::ranges::sort(*runs, std::ranges::greater(), [](const ssh::RemoteEntry &entry) { return entry.file.modified; });
    runs->resize(std::min(runs->size(), kEarlierRuns));
    for (const ssh::RemoteEntry &entry : *runs) {
        const auto status = link.call(protocol::AgentStatus{RunId(entry.name)}, context);
        if (!status)
            return;
        if (std::ranges::any_of(status->roles, &protocol::RoleStatus::alive))
            continue;
        protocol::AgentSweep sweep;
        sweep.run = RunId(entry.name);
        sweep.end = true;
        if (!link.call(sweep, context))
            return;
    }
}

/// Whether the coordinator has recorded the end of a process, or of the run: then a process that has ended has run, and
/// its end belongs to the run.
bool hasRecordedAnEnd(NodeLink &head, const RunId &run, const CallContext &context)
{
    constexpr std::uint64_t kRecords = 64u << 10;
    const std::string metrics = protocol::NodeLayout().metrics(run);
    return bool(
        pollUntil(Backoff(100ms), {Deadline::after(5s).earlier(context.deadline), context.stop}, [&]() -> Result<bool> {
            TY_ASSIGN(auto session, head.session(context));
            TY_ASSIGN(auto files, ssh::Sftp::open(*session, context));
            TY_ASSIGN(const auto file, files.stat(metrics, context));
            if (!file)
                return false;
            const std::uint64_t from = file->size > kRecords ? file->size - kRecords : 0;
            TY_ASSIGN(const auto text, files.readAt(metrics, from, std::size_t(file->size - from), context));
            const auto has = [&](std::string_view name) {
                return text.find("\"" + std::string(name) + "\"") != std::string::npos;
            };
            return has(protocol::metric::kTaskEnded) || has(protocol::metric::kRunFinished);
        }));
}

/// The processes of one machine.
struct MachineRoles {
    std::shared_ptr<NodeLink> link;
    std::vector<jobs::Place> places; ///< servers first
    int workers = 0, servers = 0;
};

std::vector<MachineRoles> rolesByMachine(const std::vector<jobs::Place> &places,
                                         const std::vector<jobs::Machine> &machines, const Links &links)
{
    std::vector<MachineRoles> all(machines.size());
    for (std::size_t i = 0; i < machines.size(); ++i) {
        const auto link =
            std::ranges::find_if(links, [&](const auto &one) { return one->node().name == machines[i].name; });
        if (link != links.end())
            all[i].link = *link;
    }
    for (const jobs::Place &place : places) {
        if (place.machine >= all.size())
            continue;
        MachineRoles &machine = all[place.machine];
        machine.places.push_back(place);
        ++(place.role == Role::Server ? machine.servers : machine.workers);
    }
    std::erase_if(all, [](const MachineRoles &machine) { return !machine.link || machine.places.empty(); });
    for (MachineRoles &machine : all)
        std::ranges::stable_sort(machine.places, {}, [](const jobs::Place &p) { return p.role != Role::Server; });
    return all;
}

} // namespace

Status checkGrows(const protocol::JobSpec &job)
{
    if (job.usesParameterServer() && job.task.launcher == protocol::Launcher::Ssh)
        return {};
    const jobs::JobType *type = jobs::typeOf(job);
    const std::string name(toString(job.type));
    if (!type && job.isTask())
        return fail(ErrorCode::Unsupported, "run " + job.run.value,
                    "jobs of the type " + name + " are not in this version");
    if (job.task.launcher != protocol::Launcher::Ssh)
        return fail(
            ErrorCode::Conflict, "run " + job.run.value,
            fmt::format("its workers are started by {}: no machine can join them", toString(job.task.launcher)));
    if (type->isElastic(job))
        return {};
    protocol::JobSpec elastic = job;
    elastic.task.elastic = true;
    return fail(ErrorCode::Conflict, "run " + job.run.value,
                type->isElastic(elastic)
                    ? "no machine can join it, because it was started without --elastic: stop it, and start the job "
                      "with --elastic"
                    : fmt::format("no machine can join a job of the type {} while it runs: stop it, change the "
                                  "cluster, and start the job again",
                                  name));
}

Status RunControl::startTask(const protocol::JobSpec &wanted, const std::vector<ssh::Host> &nodes,
                             const CallContext &context)
{
    const std::vector<ssh::Host> all = withHead(m_head, nodes);
    TaskLayout layout = layOut(wanted, m_head, nodes);
    layout.job.run = m_run;
    TY_TRY(jobs::validate(layout.job));
    const protocol::JobSpec &job = layout.job;
    TY_ASSIGN(auto environment, environmentText(m_options.environment));
    Starter starter(*this, context);
    starter.job = protocol::toJson(job);
    starter.environment = std::move(environment);
    starter.secret = newRunSecret();
    starter.codeHash = job.task.codeHash;

    Links links = linksTo(all, m_options.agentCommand);
    const bool byAgents = job.task.launcher == protocol::Launcher::Ssh;
    std::erase_if(links, [&](const auto &link) { // those without processes do not belong to the run
        return link->node().name != m_head.name &&
               std::ranges::find(layout.machines, link->node().name, &jobs::Machine::name) == layout.machines.end();
    });
    const auto machines = rolesByMachine(layout.places, layout.machines, links);
    if (std::ranges::find(layout.machines, m_head.name, &jobs::Machine::name) == layout.machines.end())
        starter.codeless.insert(m_head.name);
    std::vector<ssh::Host> hosts;
    for (const jobs::Machine &machine : layout.machines)
        hosts.push_back(*std::ranges::find(all, machine.name, &ssh::Host::name));
    starter.machines = machinesFileOf(hosts, m_head);

    const auto startPlaces = [&](Role role) {
        return parallelForEach(machines, kNodesAtOnce, context.stop,
                               [&](const MachineRoles &machine, std::stop_token) -> Status {
                                   for (const jobs::Place &place : machine.places) {
                                       if (place.role == role)
                                           TY_TRY(starter.startRole(*machine.link, role, place.index, place.rank,
                                                                    {machine.workers, machine.servers}));
                                   }
                                   return {};
                               });
    };
    const auto onEach = [&](auto f) {
        return parallelForEach(links, kNodesAtOnce, context.stop,
                               [&](const std::shared_ptr<NodeLink> &link, std::stop_token) { return f(*link); });
    };
    const auto begin = [&]() -> Status {
        TY_TRY(onEach([&](NodeLink &link) {
            endLeftovers(link, m_run, starter.oneCall());
            return starter.prepare(link);
        }));
        NodeLink &head = *links.front();
        TY_TRY(starter.startRole(head, Role::Scheduler, 0));
        starter.scheduler = starter.schedulerAddress();
        TY_TRY(startPlaces(Role::Server));
        if (byAgents)
            TY_TRY(startPlaces(Role::Worker));
        else
            TY_TRY(starter.startRole(head, Role::Launcher, 0));
        const Status alive = onEach([&](NodeLink &link) { return starter.checkAlive(link); });
        const bool ended = !alive && alive.error().code == ErrorCode::NeverJoined;
        return ended && hasRecordedAnEnd(head, m_run, starter.oneCall()) ? Status() : alive;
    };
    const Status begun = begin();
    if (!begun) // as of start()
        static_cast<void>(stop(nodes, false, {Deadline::after(20s), {}}));
    return begun;
}

Status RunControl::addTaskWorker(Starter &starter, const protocol::JobSpec &job, const ssh::Host &node)
{
    TY_TRY(checkGrows(job));
    const auto places = jobs::typeOf(job)->placesOfNew(job, 0);
    const auto isServer = [](const jobs::Place &place) { return place.role == Role::Server; };
    const int servers = int(std::ranges::count_if(places, isServer));
    const Starter::Local local{int(places.size()) - servers, servers};
    NodeLink link(node, m_options.agentCommand);
    endLeftovers(link, m_run, starter.oneCall());
    TY_TRY(starter.prepare(link));
    for (const jobs::Place &place : places)
        TY_TRY(starter.startRole(link, place.role, place.index, place.rank, local));
    return starter.checkAlive(link);
}

Result<std::map<std::string, protocol::AgentProcesses>> RunControl::sweep(const std::vector<ssh::Host> &nodes, bool end,
                                                                          const CallContext &context)
{
    const Links links = linksTo(withHead(m_head, nodes), m_options.agentCommand);
    protocol::AgentSweep request;
    request.run = m_run;
    request.end = end;
    const auto replies = parallelMap(links, kNodesAtOnce, context.stop,
                                     [&](const std::shared_ptr<NodeLink> &link, std::stop_token token) {
                                         return link->call(request, {context.deadline, token});
                                     });
    std::map<std::string, protocol::AgentProcesses> found;
    for (std::size_t i = 0; i < links.size(); ++i) {
        const bool unknown = !replies[i] && (replies[i].error().code == ErrorCode::InvalidArgument ||
                                             replies[i].error().code == ErrorCode::NotFound);
        if (!replies[i] && !unknown)
            return fail(replies[i].error());
        if (replies[i])
            found.emplace(links[i]->node().name, *replies[i]);
    }
    return found;
}

} // namespace trainyard::runs
