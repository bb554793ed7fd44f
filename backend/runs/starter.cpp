#include <algorithm>

#include "backend/core/encoding.h"
#include "backend/core/text.h"
#include "backend/core/try.h"
#include "backend/jobs/machines_file.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/protocol/keys_removed.h"
#include "backend/runs/starter_internal.h"

namespace trainyard::runs {

using protocol::Role;

namespace {

constexpr std::size_t kRunSecretBytes = 32;
constexpr std::size_t kMostRunFile = 256u << 10;
constexpr std::uint64_t kSlowestUpload = 128u << 10; ///< bytes per second; at less the node is stuck

} // namespace

Links linksTo(const std::vector<ssh::Host> &nodes, const std::string &agentCommand)
{
    Links links;
    for (const ssh::Host &node : nodes)
        links.push_back(std::make_shared<NodeLink>(node, agentCommand));
    return links;
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

std::map<std::string, Secret> variablesIn(std::string_view text)
{
    std::map<std::string, Secret> variables;
    for (std::string_view line; takeLine(text, line);) {
        if (const auto equals = line.find('='); equals != std::string_view::npos && equals > 0)
            variables.emplace(line.substr(0, equals), Secret(std::string(line.substr(equals + 1))));
    }
    return variables;
}

std::string machinesFileOf(const std::vector<ssh::Host> &machines, const ssh::Host &head)
{
    jobs::MachinesFile file;
    for (const ssh::Host &machine : machines)
        file.machines.push_back({machine.name, machine.privateAddress, machine.name == head.name});
    file.sshPort = machines.empty() ? file.sshPort : int(machines.back().target.port);
    return jobs::toJson(file);
}

std::string newRunSecret()
{
    const Bytes secret = randomBytes(kRunSecretBytes);
    return {reinterpret_cast<const char *>(secret.data()), secret.size()};
}

CallContext RunControl::Starter::transfer(std::uint64_t bytes) const
{
    return longCall(std::chrono::seconds(bytes / kSlowestUpload));
}

Status RunControl::Starter::prepare(NodeLink &link) const
{
    auto report = step(link, "prepare", "Preparing the run");
    report.begin();
    return report.end(writeFiles(link, report));
}

Status RunControl::Starter::startRole(NodeLink &link, Role role, int index, int rank) const
{
    const bool head = link.node().name == m_control.m_head.name;
    return startRole(link, role, index, rank, {localWorkers, head ? headServers : machineServers});
}

Status RunControl::Starter::startRole(NodeLink &link, Role role, int index, int rank, Local local) const
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
    start.localWorkers = std::max(local.workers, 1);
    start.localServers = local.servers;
    const auto reply = link.call(start, oneCall());
    if (reply && role == Role::Scheduler) {
        const std::lock_guard lock(m_mutex);
        m_address = reply->address;
    }
    return report.end(reply ? Status() : Status(fail(reply.error())));
}

Status RunControl::Starter::startWorkers(NodeLink &link, int rank) const
{
    for (int worker = 0; worker < localWorkers; ++worker) {
        TY_TRY(startRole(link, Role::Worker, worker, rank < 0 ? rank : rank + worker));
    }
    return {};
}

Status RunControl::Starter::startServers(NodeLink &link, const std::vector<int> &ranks) const
{
    for (int index = 0; index < int(ranks.size()); ++index)
        TY_TRY(startRole(link, Role::Server, index, ranks[std::size_t(index)]));
    return {};
}

Status RunControl::Starter::checkAlive(NodeLink &link) const
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

Status RunControl::Starter::readFromHead()
{
    const protocol::NodeLayout layout;
    const RunId &run = m_control.m_run;
    const CallContext call = oneCall();
    TY_ASSIGN(auto session, ssh::SshSession::open(m_control.m_head.target, call));
    TY_ASSIGN(auto files, ssh::Sftp::open(session, call));
    const std::pair<std::string, std::string *> needed[] = {
        {layout.job(run), &job}, {layout.secret(run), &secret}, {layout.address(run), &scheduler}};
    for (const auto &[file, text] : needed) {
        auto content = files.get(file, kMostRunFile, call);
        if (!content && content.error().code == ErrorCode::NotFound)
            return fail(ErrorCode::NotFound, "run " + run.value,
                        "it was never started on " + m_control.m_head.name + ": no " + file);
        if (!content)
            return fail(content.error());
        *text = std::move(*content);
    }
    scheduler = trimmed(scheduler);
    TY_ASSIGN(const auto spec, protocol::jobSpecFromJson(job));
    auto variables = m_control.m_options.environment;
    if (variables.empty() || !spec.task.secrets.empty()) {
        TY_ASSIGN(const auto content, files.get(layout.environment(run), kMostRunFile, call));
        auto stored = variablesIn(content);
        if (!variables.empty()) // keys of the head next to keys of this program would not fit together
            std::erase_if(stored, [&](const auto &one) {
                return std::ranges::find(spec.task.secrets, one.first) == spec.task.secrets.end();
            });
        variables.merge(stored);
    }
    TY_ASSIGN(environment, environmentText(variables));
    return {};
}

Status RunControl::Starter::writeFiles(NodeLink &link, const StepReporter &report) const
{
    const CallContext context = oneCall();
    TY_ASSIGN(auto session, link.session(context));
    TY_ASSIGN(auto files, ssh::Sftp::open(*session, context));
    const protocol::NodeLayout layout;
    const RunId &run = m_control.m_run;
    TY_TRY(files.ensureFolder(layout.run(run), 0700, context));
    TY_TRY(files.put(secret, layout.secret(run), 0600, context));
    TY_TRY(files.remove(layout.run(run) + "/" + protocol::kKeysRemovedFile, context)); // of processes that ended
    TY_TRY(files.put(environment, layout.environment(run), 0600, context));
    if (!m_control.m_options.resumeFile.empty() && (workerReadsResume || link.node().name == m_control.m_head.name))
        TY_TRY(writeResume(files, report));
    if (!machines.empty()) {
        TY_TRY(files.put(machines, layout.run(run) + "/" + jobs::MachinesFile::kName, 0600, context));
        // A queue writes the output of its job there, on a machine of its choice and before our process starts.
        TY_TRY(files.ensureFolder(layout.run(run) + "/log", 0700, context));
    }
    if (!codeHash.empty())
        TY_TRY(installCode(link, *session, files, report));
    return files.put(job, layout.job(run), 0600, oneCall());
}

Status RunControl::Starter::writeResume(ssh::Sftp &files, const StepReporter &report) const
{
    const auto &resume = m_control.m_options.resumeFile;
    const auto progress = [&](std::uint64_t done, std::uint64_t total) {
        report.progress(say("sending the checkpoint"), double(done) / double(std::max<std::uint64_t>(total, 1)));
    };
    std::error_code unreadable; // reported by upload()
    const auto bytes = std::filesystem::file_size(resume, unreadable);
    TY_TRY(files.upload(resume, protocol::NodeLayout().resume(m_control.m_run), 0600, progress,
                        transfer(unreadable ? 0 : bytes)));
    return {};
}

StepReporter RunControl::Starter::step(const NodeLink &link, std::string name, std::string title) const
{
    const ssh::Host &node = link.node();
    return {m_control.m_options.sink,
            {.step = std::move(name),
             .title = std::move(title),
             .host = node.name,
             .subject = {StepSubject::kNode, node.name, m_control.m_options.cluster.value}}};
}

} // namespace trainyard::runs
