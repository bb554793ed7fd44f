#include "backend/runs/run_control.h"

#include <algorithm>
#include <mutex>

#include "backend/core/encoding.h"
#include "backend/core/task_pool.h"
#include "backend/protocol/job_spec.h"
#include "backend/protocol/node_layout.h"
#include "backend/runs/agent_client_internal.h"
#include "backend/ssh/sftp.h"

namespace trainyard::runs {

using namespace std::chrono_literals;
using protocol::Role;

namespace {

constexpr std::size_t kWidth = 16;
constexpr std::size_t kSecretBytes = 32;

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

/// The first failure; Cancelled only when there is no other.
Status firstFailure(const std::vector<Status> &results)
{
    const Status *worst = nullptr;
    for (const Status &result : results) {
        if (!result && (!worst || worst->error().code == ErrorCode::Cancelled))
            worst = &result;
    }
    return worst ? *worst : Status();
}

using Links = std::vector<std::shared_ptr<NodeLink>>;

Links linksTo(const std::vector<Node> &nodes, const std::string &agentCommand)
{
    Links links;
    for (const Node &node : nodes)
        links.push_back(std::make_shared<NodeLink>(node, agentCommand));
    return links;
}

std::vector<Node> withHead(const Node &head, const std::vector<Node> &workers)
{
    std::vector<Node> nodes = {head};
    for (const Node &worker : workers) {
        if (worker.name != head.name)
            nodes.push_back(worker);
    }
    return nodes;
}

} // namespace

/// Deploys the files and starts the processes of one run on its nodes.
class RunControl::Starter {
public:
    Starter(const RunControl &control, const Deadline &deadline, std::stop_token stop)
        : m_control(control)
        , m_deadline(deadline)
        , m_stop(std::move(stop))
    {
    }

    std::string job, secret, environment;
    std::string scheduler; ///< "host:port"

    Status prepare(NodeLink &link) const
    {
        report(link, "prepare", "Preparing the run", StepState::Started);
        return reportResult(link, "prepare", "Preparing the run", writeFiles(link));
    }

    Status startRole(NodeLink &link, Role role, int index) const
    {
        const std::string step(protocol::toString(role));
        const std::string title = "Starting the " + step;
        report(link, step, title, StepState::Started);
        protocol::AgentStart start;
        start.run = m_control.m_run;
        start.role = role;
        start.index = index;
        start.bind = link.node().address;
        start.scheduler = scheduler;
        start.host = link.node().name;
        const auto reply = link.call(start, m_deadline, m_stop);
        if (reply && role == Role::Scheduler) {
            const std::lock_guard lock(m_mutex);
            m_address = reply->address;
        }
        return reportResult(link, step, title, reply ? Status() : Status(fail(reply.error())));
    }
    const std::string &schedulerAddress() const { return m_address; }

    /// Fails when a process has already died: of an invalid option, a missing library, or an address that is not the
    /// node's.
    Status checkAlive(NodeLink &link) const
    {
        const auto reply = link.call(protocol::AgentStatus{m_control.m_run}, m_deadline, m_stop);
        if (!reply)
            return fail(reply.error());
        for (const protocol::RoleStatus &role : reply->roles) {
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
    Status writeFiles(NodeLink &link) const
    {
        auto session = link.session(m_deadline, m_stop);
        if (!session)
            return fail(session.error());
        auto files = ssh::Sftp::open(**session, m_deadline, m_stop);
        if (!files)
            return fail(files.error());
        const protocol::NodeLayout layout;
        const RunId &run = m_control.m_run;
        if (auto made = files->ensureFolder(layout.run(run), 0700, m_deadline, m_stop); !made)
            return made;
        if (auto put = files->put(secret, layout.secret(run), 0600, m_deadline, m_stop); !put)
            return put;
        if (auto put = files->put(environment, layout.environment(run), 0600, m_deadline, m_stop); !put)
            return put;
        return files->put(job, layout.job(run), 0600, m_deadline, m_stop);
    }

    void report(const NodeLink &link, const std::string &step, const std::string &title, StepState state,
                std::string message = {}) const
    {
        if (m_control.m_options.sink)
            m_control.m_options.sink(
                {step, title, link.node().name, state, state == StepState::Done ? 1.0 : -1.0, std::move(message)});
    }
    Status reportResult(const NodeLink &link, const std::string &step, const std::string &title, Status status) const
    {
        report(link, step, title, status ? StepState::Done : StepState::Failed,
               status ? std::string() : status.error().detail);
        return status;
    }

    const RunControl &m_control;
    Deadline m_deadline;
    std::stop_token m_stop;
    mutable std::mutex m_mutex;
    mutable std::string m_address;
};

RunControl::RunControl(RunId run, Node head, Options options)
    : m_run(std::move(run))
    , m_head(std::move(head))
    , m_options(std::move(options))
{
}

Status RunControl::start(const protocol::JobSpec &wanted, const std::vector<Node> &workers, const Deadline &deadline,
                         std::stop_token stop)
{
    protocol::JobSpec job = wanted;
    job.run = m_run;
    if (!workers.empty())
        job.workers = int(workers.size());
    job.minWorkers = std::min(job.minWorkers, job.workers);
    if (auto valid = protocol::validate(job); !valid)
        return valid;
    auto environment = environmentText(m_options.environment);
    if (!environment)
        return fail(environment.error());
    Starter starter(*this, deadline, stop);
    starter.job = protocol::toJson(job);
    starter.environment = std::move(*environment);
    const Bytes secret = randomBytes(kSecretBytes);
    starter.secret.assign(reinterpret_cast<const char *>(secret.data()), secret.size());

    const Links links = linksTo(withHead(m_head, workers), m_options.agentCommand);
    const auto onAll = [&](const Links &some, auto f) {
        return firstFailure(
            parallelMap(some, kWidth, stop,
                        [&](const std::shared_ptr<NodeLink> &link, std::stop_token) -> Status { return f(*link); }));
    };
    const auto begin = [&]() -> Status {
        if (auto done = onAll(links, [&](NodeLink &link) { return starter.prepare(link); }); !done)
            return done;
        NodeLink &head = *links.front();
        if (auto done = starter.startRole(head, Role::Scheduler, 0); !done)
            return done;
        starter.scheduler = starter.schedulerAddress();
        for (int server = 0; server < job.servers; ++server) {
            if (auto done = starter.startRole(head, Role::Server, server); !done)
                return done;
        }
        if (workers.empty()) {
            for (int worker = 0; worker < job.workers; ++worker) {
                if (auto done = starter.startRole(head, Role::Worker, worker); !done)
                    return done;
            }
        } else {
            const Links workerLinks(links.begin() + (links.size() > workers.size() ? 1 : 0), links.end());
            if (auto done =
                    onAll(workerLinks, [&](NodeLink &link) { return starter.startRole(link, Role::Worker, 0); });
                !done)
                return done;
        }
        return onAll(links, [&](NodeLink &link) { return starter.checkAlive(link); });
    };
    const Status begun = begin();
    if (!begun) // a defined state: nothing of this run continues. The deadline and the stop token may be exhausted.
        static_cast<void>(this->stop(workers, false, Deadline::after(20s), {}));
    return begun;
}

Status RunControl::addWorker(const Node &node, const Deadline &deadline, std::stop_token stop)
{
    const protocol::NodeLayout layout;
    Starter starter(*this, deadline, stop);
    auto environment = environmentText(m_options.environment);
    if (!environment)
        return fail(environment.error());
    starter.environment = std::move(*environment);
    {
        // The head stores what a new worker needs, so that any program with the cluster's key can add one.
        auto session = ssh::SshSession::open(m_head.target, deadline, stop);
        if (!session)
            return fail(session.error());
        auto files = ssh::Sftp::open(*session, deadline, stop);
        if (!files)
            return fail(files.error());
        const std::pair<std::string, std::string *> needed[] = {{layout.job(m_run), &starter.job},
                                                                {layout.secret(m_run), &starter.secret},
                                                                {layout.address(m_run), &starter.scheduler}};
        for (const auto &[file, text] : needed) {
            auto content = files->get(file, 256u << 10, deadline, stop);
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
            auto content = files->get(layout.environment(m_run), 256u << 10, deadline, stop);
            if (!content)
                return fail(content.error());
            starter.environment = std::move(*content);
        }
    }
    NodeLink link(node, m_options.agentCommand);
    if (auto done = starter.prepare(link); !done)
        return done;
    if (auto done = starter.startRole(link, Role::Worker, 0); !done)
        return done;
    return starter.checkAlive(link);
}

Status RunControl::removeWorker(const Node &node, const Deadline &deadline, std::stop_token stop)
{
    NodeLink link(node, m_options.agentCommand), head(m_head, m_options.agentCommand);
    const auto working = [&]() -> Result<bool> {
        const auto reply = link.call(protocol::AgentStatus{m_run}, deadline, stop);
        if (!reply)
            return fail(reply.error());
        return std::ranges::any_of(
            reply->roles, [](const protocol::RoleStatus &role) { return role.role == Role::Worker && role.alive; });
    };
    auto is = working();
    if (!is)
        return fail(is.error());
    if (!*is)
        return fail(ErrorCode::NotFound, node.target.source(),
                    "no worker of the run " + m_run.value + " runs on " + node.name);
    protocol::AgentLeave leave;
    leave.run = m_run;
    leave.host = node.name;
    if (const auto asked = head.call(leave, deadline, stop); !asked)
        return fail(asked.error());
    while (*is) {
        if (auto paused = pause(200ms, deadline, stop); !paused)
            return fail(paused.error().code, node.target.source(), "the worker on " + node.name + " has not left yet");
        is = working();
        if (!is)
            return fail(is.error());
    }
    return {};
}

Status RunControl::stop(const std::vector<Node> &workers, bool graceful, const Deadline &deadline,
                        std::stop_token stopToken)
{
    const Links links = linksTo(withHead(m_head, workers), m_options.agentCommand);
    protocol::AgentStop request;
    request.run = m_run;
    request.graceful = graceful;
    // The scheduler first, since it would treat the end of a worker as a failure.
    request.role = Role::Scheduler;
    const auto first = links.front()->call(request, deadline, stopToken);
    request.role.reset();
    std::vector<Status> results = parallelMap(
        links, kWidth, stopToken, [&](const std::shared_ptr<NodeLink> &link, std::stop_token token) -> Status {
            const auto reply = link->call(request, deadline, token);
            return reply ? Status() : Status(fail(reply.error()));
        });
    // On a node without runtime no process runs.
    for (Status &result : results) {
        if (!result && result.error().code == ErrorCode::NotFound)
            result = Status();
    }
    return firstFailure(results);
}

Result<RunStatus> RunControl::status(const std::vector<Node> &workers, const Deadline &deadline, std::stop_token stop)
{
    const Links links = linksTo(withHead(m_head, workers), m_options.agentCommand);
    const auto replies =
        parallelMap(links, kWidth, stop, [&](const std::shared_ptr<NodeLink> &link, std::stop_token token) {
            return link->call(protocol::AgentStatus{m_run}, deadline, token);
        });
    if (stop.stop_requested())
        return fail(ErrorCode::Cancelled, "run " + m_run.value, "stopped while asking for its status");
    RunStatus status;
    for (std::size_t i = 0; i < links.size(); ++i) {
        const Node &node = links[i]->node();
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
