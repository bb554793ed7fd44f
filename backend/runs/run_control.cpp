#include "backend/runs/run_control.h"

#include <algorithm>
#include <mutex>
#include <numeric>

#include "backend/core/async/poll.h"
#include "backend/core/async/steps.h"
#include "backend/core/async/task_pool.h"
#include "backend/core/encoding.h"
#include "backend/core/try.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/protocol/node_layout.h"
#include "backend/runs/agent_client_internal.h"
#include "backend/runs/layout.h"
#include "backend/ssh/sftp.h"

namespace trainyard::runs {

using namespace std::chrono_literals;
using protocol::Role;

namespace {

constexpr std::size_t kWidth = 16;
constexpr std::size_t kSecretBytes = 32;
constexpr std::uint64_t kSlowestUpload = 128u << 10; ///< bytes per second of a checkpoint, otherwise its node is stuck

/// NAME=value lines. A line break in a value is refused, since it would add another variable.
Result<std::string> environmentText(const std::map<std::string, Secret> &environment)
{
    std::string text;
    for (const auto &[name, value] : environment) {
        const bool fits = !name.empty() && name.find_first_of("=\n\r ") == std::string::npos &&
                          value.reveal().find_first_of("\n\r") == std::string::npos;
        if (!fits)
            return fail(ErrorCode::InvalidArgument, "environment",
                        "the variable " + name + " does not fit on one line");
        text += name + "=" + value.reveal() + "\n";
    }
    return text;
}

using Links = std::vector<std::shared_ptr<NodeLink>>;

Links linksTo(const std::vector<ssh::Host> &nodes, const std::string &agentCommand)
{
    Links links;
    for (const ssh::Host &node : nodes)
        links.push_back(std::make_shared<NodeLink>(node, agentCommand));
    return links;
}

std::vector<std::size_t> indexesOf(const Links &links)
{
    std::vector<std::size_t> indexes(links.size());
    std::iota(indexes.begin(), indexes.end(), std::size_t(0));
    return indexes;
}

std::vector<ssh::Host> withHead(const ssh::Host &head, const std::vector<ssh::Host> &workers)
{
    std::vector<ssh::Host> nodes = {head};
    for (const ssh::Host &worker : workers) {
        if (worker.name != head.name)
            nodes.push_back(worker);
    }
    return nodes;
}

} // namespace

/// Deploys the files and starts the processes of one run on its nodes.
class RunControl::Starter {
public:
    Starter(const RunControl &control, const CallContext &context)
        : m_control(control)
        , m_context(context)
    {
    }

    std::string job, secret, environment;
    std::string scheduler; ///< "host:port"
    int localWorkers = 1;  ///< on each node with workers
    int headServers = 0;
    int machineServers = 0; ///< on each worker node
    bool workerReadsResume = false;

    /// A start takes as long as its nodes respond: their number does not limit it.
    CallContext oneCall() const
    {
        return {Deadline::after(m_control.m_options.call).earlier(m_context.deadline), m_context.stop};
    }

    Status prepare(NodeLink &link) const
    {
        auto report = step(link, "prepare", "Preparing the run");
        report.begin();
        return report.end(writeFiles(link, report));
    }

    /// \param rank  requested; -1: any
    Status startRole(NodeLink &link, Role role, int index, int rank = -1) const
    {
        const std::string name(protocol::toString(role));
        auto report = step(link, name, "Starting the " + name);
        report.begin();
        protocol::AgentStart start;
        start.run = m_control.m_run;
        start.role = role;
        start.index = index;
        start.rank = rank;
        start.bind = link.node().privateAddress;
        start.scheduler = scheduler;
        start.host = link.node().name;
        start.localWorkers = localWorkers;
        start.localServers = link.node().name == m_control.m_head.name ? headServers : machineServers;
        const auto reply = link.call(start, oneCall());
        if (reply && role == Role::Scheduler) {
            const std::lock_guard lock(m_mutex);
            m_address = reply->address;
        }
        return report.end(reply ? Status() : Status(fail(reply.error())));
    }
    /// \param rank  requested for the first one; -1: any
    Status startWorkers(NodeLink &link, int rank = -1) const
    {
        for (int worker = 0; worker < localWorkers; ++worker) {
            TY_TRY(startRole(link, Role::Worker, worker, rank < 0 ? rank : rank + worker));
        }
        return {};
    }
    const std::string &schedulerAddress() const { return m_address; }

    /// Starts the servers of a worker machine.
    Status startServers(NodeLink &link, const std::vector<int> &ranks) const
    {
        for (int index = 0; index < int(ranks.size()); ++index)
            TY_TRY(startRole(link, Role::Server, index, ranks[std::size_t(index)]));
        return {};
    }

    /// Fails when a process has already died: of an invalid option, a missing library, or an address that is not the
    /// node's.
    Status checkAlive(NodeLink &link) const
    {
        TY_ASSIGN(const auto reply, link.call(protocol::AgentStatus{m_control.m_run}, oneCall()));
        for (const protocol::RoleStatus &role : reply.roles) {
            if (role.alive || role.exitStatus.value_or(1) == 0)
                continue;
            const std::string status = role.exitStatus ? " with status " + std::to_string(*role.exitStatus) : "";
            return fail(ErrorCode::NeverJoined, link.node().target.source(),
                        "the " + protocol::label(role.role, role.index) + " ended at once" + status + ": " +
                            role.lastLines);
        }
        return {};
    }

private:
    Status writeFiles(NodeLink &link, const StepReporter &report) const
    {
        const CallContext context = oneCall();
        TY_ASSIGN(auto session, link.session(context));
        TY_ASSIGN(auto files, ssh::Sftp::open(*session, context));
        const protocol::NodeLayout layout;
        const RunId &run = m_control.m_run;
        TY_TRY(files.ensureFolder(layout.run(run), 0700, context));
        TY_TRY(files.put(secret, layout.secret(run), 0600, context));
        TY_TRY(files.put(environment, layout.environment(run), 0600, context));
        const auto &resume = m_control.m_options.resumeFile;
        if (!resume.empty() && (workerReadsResume || link.node().name == m_control.m_head.name)) {
            const auto progress = [&](std::uint64_t done, std::uint64_t total) {
                report.progress("sending the checkpoint", double(done) / double(std::max<std::uint64_t>(total, 1)));
            };
            std::error_code unreadable; // reported by upload()
            const auto bytes = std::filesystem::file_size(resume, unreadable);
            const auto longest =
                m_control.m_options.call + std::chrono::seconds(unreadable ? 0 : bytes / kSlowestUpload);
            TY_TRY(files.upload(resume, layout.resume(run), 0600, progress,
                                {Deadline::after(longest).earlier(m_context.deadline), m_context.stop}));
        }
        return files.put(job, layout.job(run), 0600, oneCall());
    }

    StepReporter step(const NodeLink &link, std::string name, std::string title) const
    {
        const ssh::Host &node = link.node();
        return {m_control.m_options.sink,
                {.step = std::move(name),
                 .title = std::move(title),
                 .host = node.name,
                 .subject = {StepSubject::kNode, node.name, m_control.m_options.cluster.value}}};
    }

    const RunControl &m_control;
    const CallContext m_context;
    mutable std::mutex m_mutex;
    mutable std::string m_address;
};

RunControl::RunControl(RunId run, ssh::Host head, Options options)
    : m_run(std::move(run))
    , m_head(std::move(head))
    , m_options(std::move(options))
{
}

Status RunControl::start(const protocol::JobSpec &wanted, const std::vector<ssh::Host> &workers,
                         const CallContext &context)
{
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
    const Bytes secret = randomBytes(kSecretBytes);
    starter.secret.assign(reinterpret_cast<const char *>(secret.data()), secret.size());

    const Links links = linksTo(withHead(m_head, workers), m_options.agentCommand);
    const auto onAll = [&](const Links &some, auto f) {
        return parallelForEach(some, kWidth, context.stop,
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
            TY_TRY(parallelForEach(indexesOf(workerLinks), kWidth, context.stop, [&](std::size_t i, std::stop_token) {
                return starter.startServers(*workerLinks[i], serversOfMachine(job.servers, i, workerLinks.size()));
            }));
        }
        for (int server = 0; server < (serversOnWorkers ? int(!headWorks) : job.servers); ++server)
            TY_TRY(starter.startRole(head, Role::Server, server)); // with servers on workers: the spare one
        if (workers.empty()) {
            TY_TRY(starter.startWorkers(head, 0));
        } else {
            // The workers arrive in any order: each requests its rank.
            TY_TRY(parallelForEach(indexesOf(workerLinks), kWidth, context.stop, [&](std::size_t i, std::stop_token) {
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
    const protocol::NodeLayout layout;
    Starter starter(*this, context);
    TY_ASSIGN(auto environment, environmentText(m_options.environment));
    starter.environment = std::move(environment);
    {
        // The head stores what a new worker needs, so that any program with the cluster's key can add one.
        const CallContext call = starter.oneCall();
        TY_ASSIGN(auto session, ssh::SshSession::open(m_head.target, call));
        TY_ASSIGN(auto files, ssh::Sftp::open(session, call));
        const std::pair<std::string, std::string *> needed[] = {{layout.job(m_run), &starter.job},
                                                                {layout.secret(m_run), &starter.secret},
                                                                {layout.address(m_run), &starter.scheduler}};
        for (const auto &[file, text] : needed) {
            auto content = files.get(file, 256u << 10, call);
            if (!content && content.error().code == ErrorCode::NotFound)
                return fail(ErrorCode::NotFound, "run " + m_run.value,
                            "it was never started on " + m_head.name + ": no " + file);
            if (!content)
                return fail(content.error());
            *text = std::move(*content);
        }
        while (!starter.scheduler.empty() && std::isspace(static_cast<unsigned char>(starter.scheduler.back())))
            starter.scheduler.pop_back();
        if (m_options.environment.empty()) { // an attached program may have none of its own
            TY_ASSIGN(auto content, files.get(layout.environment(m_run), 256u << 10, call));
            starter.environment = std::move(content);
        }
    }
    TY_ASSIGN(const auto job, protocol::jobSpecFromJson(starter.job));
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
        links, kWidth, context.stop, [&](const std::shared_ptr<NodeLink> &link, std::stop_token token) -> Status {
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
    const auto replies =
        parallelMap(links, kWidth, context.stop, [&](const std::shared_ptr<NodeLink> &link, std::stop_token token) {
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
