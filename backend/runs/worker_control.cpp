#include <algorithm>
#include <optional>

#include "backend/core/async/poll.h"
#include "backend/core/async/steps.h"
#include "backend/core/try.h"
#include "backend/runs/agent_client_internal.h"
#include "backend/runs/run_control.h"

/// One worker of a run that is waited for.
namespace trainyard::runs {

using namespace std::chrono_literals;
using protocol::Role;

namespace {

using Processes = std::vector<ProcessStatus>;

const ProcessStatus *find(const Processes &processes, Role role, bool alive)
{
    const auto at = std::ranges::find_if(
        processes, [&](const ProcessStatus &p) { return p.role == toString(role) && (p.alive || !alive); });
    return at == processes.end() ? nullptr : &*at;
}

StepReporter leaveStep(const RunControl::Options &options, const ssh::Host &node)
{
    return {options.sink,
            {.step = "leave",
             .title = "Leaving the run",
             .host = node.name,
             .subject = {StepSubject::kNode, node.name, options.cluster.value}}};
}

} // namespace

/// Calls `look` with the processes of a node every few seconds until it returns one.
Result<ProcessStatus> RunControl::watch(const ssh::Host &node, const CallContext &context, const Look &look)
{
    constexpr auto kReply = 20s;
    std::optional<NodeLink> link(std::in_place, node, m_options.agentCommand);
    Deadline silence = Deadline::after(m_options.silence);
    return pollUntil(Backoff(200ms, 2s), context, [&]() -> Result<std::optional<ProcessStatus>> {
        const CallContext call{Deadline::after(kReply).earlier(silence), context.stop};
        const auto reply = link->call(protocol::AgentStatus{m_run}, call);
        if (!reply) {
            link.emplace(node, m_options.agentCommand);
            if (!reply.error().retryable() || silence.expired())
                return fail(reply.error());
            return std::nullopt;
        }
        silence = Deadline::after(m_options.silence);
        Processes processes;
        for (const protocol::RoleStatus &role : reply->roles)
            processes.push_back({node.name, std::string(toString(role.role)), int(role.pid), role.alive,
                                 role.exitStatus, role.lastLines});
        return look(processes);
    });
}

Result<ProcessStatus> RunControl::watchWorker(const ssh::Host &node, const CallContext &context,
                                              const std::function<Result<bool>(const ProcessStatus &)> &look)
{
    return watch(node, context, [&](const Processes &processes) -> Result<std::optional<ProcessStatus>> {
        const ProcessStatus *worker = find(processes, Role::Worker, true);
        if (!worker)
            worker = find(processes, Role::Worker, false);
        if (!worker)
            return fail(ErrorCode::NotFound, node.target.source(),
                        "no worker of the run " + m_run.value + " runs on " + node.name);
        if (!worker->alive)
            return *worker;
        TY_ASSIGN(const bool enough, look(*worker));
        return enough ? std::optional(*worker) : std::nullopt;
    });
}

Status RunControl::requestLeave(const ssh::Host &node, const CallContext &context)
{
    std::ptrdiff_t alive = 0;
    const auto now = watch(node, context, [&](const Processes &all) -> Result<std::optional<ProcessStatus>> {
        alive = std::ranges::count_if(
            all, [](const ProcessStatus &p) { return p.role == toString(Role::Worker) && p.alive; });
        const ProcessStatus *process = find(all, Role::Worker, true);
        if (!process)
            process = find(all, Role::Server, true);
        return process ? Result<std::optional<ProcessStatus>>(*process)
                       : fail(ErrorCode::NotFound, node.target.source(),
                              "no worker of the run " + m_run.value + " runs on " + node.name);
    });
    if (!now)
        return fail(now.error());
    protocol::AgentLeave leave;
    leave.run = m_run;
    leave.host = node.name;
    const CallContext call{Deadline::after(m_options.call).earlier(context.deadline), context.stop};
    NodeLink head(m_head, m_options.agentCommand);
    for (std::ptrdiff_t worker = 0; worker < std::max<std::ptrdiff_t>(alive, 1); ++worker) {
        if (const auto requested = head.call(leave, call); !requested)
            return leaveStep(m_options, node).begin().failed(requested.error());
    }
    return {};
}

Status RunControl::awaitLeave(const ssh::Host &node, const CallContext &context, const std::function<Sentence()> &until)
{
    StepReporter report = leaveStep(m_options, node);
    report.begin();
    bool workerLeft = false;
    const auto ended = [&](const Processes &all) -> Result<std::optional<ProcessStatus>> {
        workerLeft = !find(all, Role::Worker, true);
        if (workerLeft && !find(all, Role::Server, true))
            return all.empty() ? ProcessStatus() : all.front();
        if (workerLeft)
            report.progress(say("hands over its part of the weights"));
        else if (until)
            report.progress(until());
        return std::nullopt;
    };
    auto left = watch(node, context, ended);
    if (!left && (left.error().code == ErrorCode::Timeout || left.error().code == ErrorCode::Cancelled)) {
        const std::string what = workerLeft
                                     ? "the server on " + node.name + " has not handed over its part of the weights"
                                     : "the worker on " + node.name + " was asked to leave and has not left yet";
        left = fail(left.error().code, node.target.source(),
                    what + (until && !workerLeft ? " (" + until().english() + ")" : std::string()) +
                        ": it leaves later, and its machine stays");
    }
    return report.end(left ? Status() : fail(left.error()));
}

Status RunControl::removeWorker(const ssh::Host &node, const CallContext &context,
                                const std::function<Sentence()> &until)
{
    TY_TRY(requestLeave(node, context));
    return awaitLeave(node, context, until);
}

} // namespace trainyard::runs
